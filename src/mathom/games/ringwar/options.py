"""Everything a player can answer."""

from typing import Annotated, ClassVar, Literal

from mathom.core.message import Message
from mathom.core.values import Named, Option
from mathom.games.ringwar.kinds import (
    CardId,
    CharacterId,
    DeckId,
    DieFace,
    FigureId,
    NationId,
    RegionId,
)

# -- the turn ------------------------------------------------------------------------------------


class Use(Option, frozen=True):
    """Use a die for an action."""

    die: DieFace
    action: Annotated[str, Named("action")]

    def anchors(self) -> tuple[str, ...]:
        return (f"die:{self.die}", f"action:{self.action}")


class Play(Option, frozen=True):
    """Play an event card with a die that counts as this face."""

    card: CardId
    die: DieFace
    face: DieFace

    def message(self) -> Message:
        said = super().message()
        plain = "yes" if self.die == self.face else "no"
        return Message(said.id, {**said.args, "plain": plain})

    def anchors(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"die:{self.die}", f"face:{self.face}")


class LayAside(Option, frozen=True):
    """Lay a die aside without effect."""

    careful: ClassVar[bool] = True

    die: DieFace


class Pass(Option, frozen=True):
    """Do nothing this time."""


class TurnDie(Option, frozen=True):
    """Use an Elven Ring: turn a die to another face."""

    die: DieFace
    face: DieFace

    def anchors(self) -> tuple[str, ...]:
        return ("ring", f"die:{self.die}", f"face:{self.face}")


class OfferJoining(Option, frozen=True):
    """Offer the team mate a mixed army, before the action."""

    region: RegionId


class Swap(Option, frozen=True):
    """Offer the team mate this card, unseen, for one of theirs."""

    card: CardId


class Discard(Option, frozen=True):
    """Discard a card from the hand."""

    card: CardId


class DrawFrom(Option, frozen=True):
    """Draw a card from this deck."""

    deck: DeckId


class Allocate(Option, frozen=True):
    """Put so many dice into the hunt box."""

    dice: int


class UseCard(Option, frozen=True):
    """Use a card that lies on the table."""

    card: CardId


class Accept(Option, frozen=True):
    """Do what was offered."""


class Decline(Option, frozen=True):
    """Do not do what was offered."""


class Done(Option, frozen=True):
    """That is all."""


# -- armies --------------------------------------------------------------------------------------


class March(Option, frozen=True):
    """An army moves to a neighbouring region."""

    origin: RegionId
    to: RegionId


class Attack(Option, frozen=True):
    """An army attacks, a neighbouring region or in its own."""

    origin: RegionId
    to: RegionId


class Stay(Option, frozen=True):
    """So many figures stay behind."""

    figure: FigureId
    count: int


class StayBehind(Option, frozen=True):
    """A character stays behind."""

    person: CharacterId


class Go(Option, frozen=True):
    """All others set out."""


class Hold(Option, frozen=True):
    """Nobody advances."""


class Remove(Option, frozen=True):
    """Take a surplus figure off the map."""

    figure: FigureId


class Recruit(Option, frozen=True):
    """Bring a figure into play."""

    figure: FigureId
    region: RegionId


class Advance(Option, frozen=True):
    """Move a nation's marker towards war."""

    nation: NationId


# -- characters ----------------------------------------------------------------------------------


class Take(Option, frozen=True):
    """Take a character into the group."""

    person: CharacterId


class Walk(Option, frozen=True):
    """The group goes here."""

    to: RegionId


class Lift(Option, frozen=True):
    """So many Nazgûl rise from a region."""

    origin: RegionId
    count: int


class Land(Option, frozen=True):
    """They come down here."""

    to: RegionId


class Guide(Option, frozen=True):
    """Make a companion the guide."""

    person: CharacterId


# -- battles -------------------------------------------------------------------------------------


class CombatCard(Option, frozen=True):
    """Lay a card face down for this round of battle."""

    card: CardId


class Reroll(Option, frozen=True):
    """Re-roll so many dice."""

    dice: int


class Lose(Option, frozen=True):
    """Remove a unit."""

    figure: FigureId


class Reduce(Option, frozen=True):
    """Replace an elite by a regular."""

    figure: FigureId


class ReduceFromReserve(Option, frozen=True):
    """Replace an elite by a regular of the reinforcements, though one fell in this battle."""

    figure: FigureId


class Choose(Option, frozen=True):
    """A combat card is about this character."""

    person: CharacterId


class Slay(Option, frozen=True):
    """A leader or a Nazgûl is eliminated."""

    figure: FigureId


class GiveLife(Option, frozen=True):
    """A companion is eliminated to cancel so many hits."""

    person: CharacterId
    hits: int


class Amount(Option, frozen=True):
    """So many: hits, dice or points of leadership."""

    number: int


class Withdraw(Option, frozen=True):
    """Withdraw into the stronghold."""


class Retreat(Option, frozen=True):
    """Retreat to a neighbouring region."""

    to: RegionId


# -- the Fellowship ------------------------------------------------------------------------------


class Trace(Option, frozen=True):
    """The figure of the Fellowship goes here, touching these places on the way."""

    to: RegionId
    through: tuple[RegionId, ...] = ()


class Sacrifice(Option, frozen=True):
    """Take a casualty: the guide, or a companion drawn at random."""

    who: Literal["guide", "random"]

    def anchors(self) -> tuple[str, ...]:
        return (f"casualty:{self.who}",)


class Leave(Option, frozen=True):
    """A hobbit leaves the Fellowship to lower the damage."""

    person: CharacterId


class ShowYourself(Option, frozen=True):
    """Gollum lets the Fellowship be revealed to lower the damage."""


class Bear(Option, frozen=True):
    """Use the Ring: the damage becomes corruption."""


# -- event cards ---------------------------------------------------------------------------------


class Pick(Option, frozen=True):
    """One of the ways a card offers."""

    way: Annotated[str, Named("way")]


class Target(Option, frozen=True):
    """What a card is about happens in this region."""

    region: RegionId


class Aim(Option, frozen=True):
    """An army works on another one, in its region or next to it."""

    origin: RegionId
    to: RegionId


class Improve(Option, frozen=True):
    """An elite takes the place of a regular."""

    figure: FigureId
    region: RegionId


class GiveUp(Option, frozen=True):
    """A figure is given up."""

    figure: FigureId
    region: RegionId


class Summon(Option, frozen=True):
    """A unit comes from this region."""

    figure: FigureId
    origin: RegionId


class TakeAway(Option, frozen=True):
    """A card is taken off the table."""

    card: CardId


class ToEye(Option, frozen=True):
    """A die is turned to an eye."""

    die: DieFace


class PlayCard(Option, frozen=True):
    """Another event card is played, without a die."""

    card: CardId


ALL: tuple[type[Option], ...] = (
    Use, Play, LayAside, Pass, TurnDie, OfferJoining, Swap, Discard, DrawFrom, Allocate,
    UseCard, Accept, Decline, Done, March, Attack, Stay, StayBehind, Go, Hold, Remove, Recruit,
    Advance, Take, Walk, Lift, Land, Guide, CombatCard, Reroll, Lose, Reduce, ReduceFromReserve,
    Choose, Slay, GiveLife, Amount, Withdraw, Retreat, Trace, Sacrifice, Leave, ShowYourself,
    Bear, Pick, Target, Aim, Improve, GiveUp, Summon, TakeAway, ToEye, PlayCard,
)  # fmt: skip
