"""Everything that can happen."""

from typing import Annotated, ClassVar, Literal

from mathom.core.events import Event
from mathom.core.values import Named, Seat
from mathom.games.ringwar.kinds import (
    CardId,
    CharacterId,
    DeckId,
    DieFace,
    FigureId,
    Force,
    NationId,
    RegionId,
    SideId,
    TileId,
)

Player = Annotated[Seat, Named("seat")]


class TurnBegan(Event, frozen=True):
    """A new turn, with so many dice for each side."""

    number: int
    free: int
    shadow: int


class Drew(Event, frozen=True):
    """A seat drew a card, and alone sees it."""

    barrier: ClassVar[bool] = True

    seat: Player
    deck: DeckId
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.deck, None)


class Discarded(Event, frozen=True):
    """A seat discarded a card face down."""

    seat: Player
    deck: DeckId
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Discarded":
        return self if seat == self.seat else Discarded(self.seat, self.deck, None)


class Swapped(Event, frozen=True):
    """A player got a card from a team mate; both know it."""

    barrier: ClassVar[bool] = True

    seat: Player
    giver: Player
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Swapped":
        return self if seat in (self.seat, self.giver) else Swapped(self.seat, self.giver, None)


class Allocated(Event, frozen=True):
    """The Shadow put dice into the hunt box."""

    dice: int


class ActionDieRolled(Event, frozen=True):
    """An action die shows this; eyes go to the hunt box."""

    side: SideId
    face: DieFace


class DieUsed(Event, frozen=True):
    """A side used a die for an action."""

    side: SideId
    die: DieFace
    action: Annotated[str, Named("action")]


class DieLaidAside(Event, frozen=True):
    """A side laid a die aside."""

    side: SideId
    die: DieFace


class Passed(Event, frozen=True):
    """A side passed."""

    side: SideId


class RingUsed(Event, frozen=True):
    """A side used an Elven Ring to turn a die."""

    side: SideId
    die: DieFace
    face: DieFace


class CardPlayed(Event, frozen=True):
    """A side plays an event card with a die."""

    barrier: ClassVar[bool] = True

    side: SideId
    card: CardId
    die: DieFace


class CardUsed(Event, frozen=True):
    """A side used a card that lay on the table."""

    side: SideId
    card: CardId


class CardLeft(Event, frozen=True):
    """A card left the table."""

    card: CardId


class ArmyMoved(Event, frozen=True):
    """An army went from one region to another."""

    side: SideId
    origin: RegionId
    to: RegionId
    force: Force
    people: tuple[CharacterId, ...]
    how: Literal["march", "advance", "retreat"] = "march"


class Captured(Event, frozen=True):
    """A side took a settlement."""

    side: SideId
    region: RegionId


class SiegeBegan(Event, frozen=True):
    """A stronghold is besieged."""

    region: RegionId


class SiegeEnded(Event, frozen=True):
    """A siege is over."""

    region: RegionId


class Recruited(Event, frozen=True):
    """A figure came into play."""

    figure: FigureId
    region: RegionId


class Trimmed(Event, frozen=True):
    """A surplus figure went back to the reinforcements."""

    figure: FigureId
    region: RegionId


class UnitLost(Event, frozen=True):
    """A unit was lost."""

    figure: FigureId
    region: RegionId


class EliteReduced(Event, frozen=True):
    """An elite was replaced by a regular."""

    figure: FigureId
    region: RegionId


class LeadersLost(Event, frozen=True):
    """Leaders or Nazgûl were eliminated."""

    side: SideId
    region: RegionId
    count: int


class NationActivated(Event, frozen=True):
    """A nation is active now."""

    nation: NationId


class NationAdvanced(Event, frozen=True):
    """A nation came closer to war; so many boxes are left."""

    nation: NationId
    left: int


class CharacterMoved(Event, frozen=True):
    """A character went from one region to another."""

    person: CharacterId
    origin: RegionId
    to: RegionId


class CharacterEntered(Event, frozen=True):
    """A character came into play."""

    person: CharacterId
    region: RegionId


class CharacterLost(Event, frozen=True):
    """A character was eliminated."""

    person: CharacterId


class Separated(Event, frozen=True):
    """Companions left the Fellowship."""

    people: tuple[CharacterId, ...]


class NazgulFlew(Event, frozen=True):
    """Nazgûl flew."""

    count: int
    origin: RegionId
    to: RegionId


class BattleBegan(Event, frozen=True):
    """A side attacks."""

    attacker: SideId
    origin: RegionId
    target: RegionId
    kind: Literal["field", "siege", "sortie"]


class CombatCardLaid(Event, frozen=True):
    """A side laid a combat card face down, of this deck, or none."""

    side: SideId
    deck: DeckId | None


class CombatCardShown(Event, frozen=True):
    """A combat card was turned up."""

    barrier: ClassVar[bool] = True

    side: SideId
    card: CardId


class CombatRolled(Event, frozen=True):
    """A side rolled combat dice."""

    side: SideId
    dice: str
    hits: int
    how: Literal["roll", "reroll", "strike"] = "roll"


class CombatCardCancelled(Event, frozen=True):
    """The combat card of a side has no effect."""

    side: SideId
    card: CardId


class LeadershipGivenUp(Event, frozen=True):
    """A side gave up leadership, of a companion or of its Nazgûl."""

    side: SideId
    amount: int
    person: CharacterId | None = None


class Silenced(Event, frozen=True):
    """A character neither leads nor uses abilities in this round."""

    person: CharacterId


class MissesTurned(Event, frozen=True):
    """A card turned misses of a side into hits."""

    side: SideId
    dice: int


class HitsAdded(Event, frozen=True):
    """A card gave a side more hits."""

    side: SideId
    hits: int


class HitsCancelled(Event, frozen=True):
    """A card took hits that a side had scored."""

    side: SideId
    hits: int


class Withdrew(Event, frozen=True):
    """The defenders went into the stronghold."""

    side: SideId
    region: RegionId


class BattleEnded(Event, frozen=True):
    """The battle is over."""

    how: Literal["ceased", "retreat", "withdrawal", "destroyed", "siege"]


class FellowshipMoved(Event, frozen=True):
    """The Fellowship moved on."""

    progress: int


class HuntRolled(Event, frozen=True):
    """The Shadow rolled for the hunt."""

    dice: str
    successes: int


class TileDrawn(Event, frozen=True):
    """A hunt tile was drawn."""

    tile: TileId
    source: Literal["hunt", "mordor", "stronghold", "card"]


class DamageSet(Event, frozen=True):
    """The tile does this much damage."""

    damage: int


class Casualty(Event, frozen=True):
    """A companion of the Fellowship was taken as a casualty."""

    person: CharacterId


class Corrupted(Event, frozen=True):
    """Corruption rose or fell to this."""

    amount: int
    total: int


class Declared(Event, frozen=True):
    """The Fellowship was declared here."""

    region: RegionId


class Revealed(Event, frozen=True):
    """The Fellowship was revealed."""

    region: RegionId


class Hidden(Event, frozen=True):
    """The Fellowship is hidden again."""


class GuideNamed(Event, frozen=True):
    """Somebody guides the Fellowship now."""

    person: CharacterId


class MordorEntered(Event, frozen=True):
    """The Fellowship is on the Mordor track."""


class MordorStep(Event, frozen=True):
    """The Fellowship is on this step of the Mordor track."""

    step: int


class PoolRefilled(Event, frozen=True):
    """The hunt pool was empty, and the normal tiles went back."""


class TileInPlay(Event, frozen=True):
    """A special tile came into play."""

    tile: TileId


class Won(Event, frozen=True):
    """A side has won."""

    side: SideId
    how: Literal["corruption", "ring", "conquest"]


# -- event cards ---------------------------------------------------------------------------------


class CardPlayedToo(Event, frozen=True):
    """A side plays another event card, without a die."""

    barrier: ClassVar[bool] = True

    side: SideId
    card: CardId


class CardThrown(Event, frozen=True):
    """Dice were rolled for a card."""

    card: CardId
    dice: str
    count: int


class FigureImproved(Event, frozen=True):
    """An elite took the place of a regular."""

    figure: FigureId
    region: RegionId


class DieTurned(Event, frozen=True):
    """A card turned a die."""

    side: SideId
    die: DieFace
    face: DieFace


class DiceLost(Event, frozen=True):
    """A card took dice of a side away."""

    side: SideId
    die: DieFace
    count: int


class NationFellBack(Event, frozen=True):
    """A nation is further from war; so many boxes are left."""

    nation: NationId
    left: int


class TileReturned(Event, frozen=True):
    """A hunt tile went back into the pool."""

    tile: TileId


class TileRemoved(Event, frozen=True):
    """A hunt tile left the game."""

    tile: TileId


class FellowshipDriven(Event, frozen=True):
    """The Shadow moved the figure of the Fellowship."""

    region: RegionId
