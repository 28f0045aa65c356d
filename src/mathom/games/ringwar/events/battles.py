"""Battles, round by round."""

from typing import ClassVar, Literal, TypeAlias

from mathom.core.events import Event
from mathom.core.message import Message
from mathom.games.ringwar.kinds import CardId, CharacterId, DeckId, RegionId, SideId


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

    def message(self) -> Message:
        said = super().message()
        return Message(said.id, {**said.args, "combat": Message(f"combat-{self.card}")})


class CombatRolled(Event, frozen=True):
    """A side rolled combat dice."""

    side: SideId
    dice: str
    hits: int
    how: Literal["roll", "reroll", "strike"] = "roll"

    def message(self) -> Message:
        said = super().message()
        return Message(said.id, {**said.args, "dice": " ".join(self.dice)})


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


BattleEnd: TypeAlias = Literal["ceased", "retreat", "withdrawal", "destroyed", "siege"]
"""How a battle ends."""


class BattleEnded(Event, frozen=True):
    """The battle is over."""

    how: BattleEnd
