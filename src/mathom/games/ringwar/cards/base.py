"""What a card is made of: pieces that can be asked, done and said.

A piece has three readings, and each is written once: *may it be done* (`possible`), *do it* (`do`)
and *say it* (`say`). A card is a tuple of pieces; its text is what its pieces say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

import msgspec

from mathom.core import Log, Message, Option, Refusal
from mathom.games.ringwar.kinds import Face, Side

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.frames import Battle, Playing
    from mathom.games.ringwar.state import State

Phrase: TypeAlias = Message
"""What a piece says: a message whose arguments may be messages. Put into words by text/*.ftl."""


class Condition(Protocol):
    """Something that is true of a position or not."""

    def holds(self, box: Box, state: State, side: Side) -> bool: ...

    def say(self) -> Phrase: ...


class Effect(Protocol):
    """Something an event card does."""

    @property
    def nations(self) -> frozenset[str]:
        """The nations it is for, whatever its player chooses."""
        ...

    def possible(self, box: Box, state: State, side: Side) -> bool:
        """Whether any of it can be done; what cannot be done lapses. RKR-5.5"""
        ...

    def do(self, box: Box, state: State, frame: Playing, log: Log) -> State:
        """The state afterwards. `Playing` is on top and stays there: push frames over it."""
        ...

    def say(self) -> Phrase: ...


Moment = Literal["reveal", "before-roll", "roll", "before-reroll", "after-rolls", "after-losses"]
MOMENTS: tuple[Moment, ...] = (
    "reveal",
    "before-roll",
    "roll",
    "before-reroll",
    "after-rolls",
    "after-losses",
)
"""When the effects of combat cards act within a round, in this order. RKR-6.63"""


class CombatEffect(Protocol):
    """Something the combat half of a card does."""

    @property
    def moment(self) -> Moment: ...

    def do(self, box: Box, state: State, battle: Battle, side: Side, log: Log) -> State:
        """The state afterwards. `Battle` is on top and stays there: push frames over it."""
        ...

    def say(self) -> Phrase: ...


@runtime_checkable
class CombatQuestion(CombatEffect, Protocol):
    """A combat effect with a choice: `do` pushes `Deciding`, and the answer comes back here."""

    @property
    def question(self) -> str:
        """The id of the text in which it is asked."""
        ...

    def options(self, box: Box, state: State, battle: Battle, side: Side) -> list[Option]:
        """What there is to choose from; nothing: the effect lapses."""
        ...

    def chosen(
        self, box: Box, state: State, battle: Battle, side: Side, option: Option, log: Log
    ) -> State:
        """The state afterwards. `Battle` is on top."""
        ...


class CombatCondition(Protocol):
    """What must be true of the figures in a battle. RKR-6.62"""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool: ...

    def say(self) -> Phrase: ...


class Standing(Protocol):
    """Something that is true while a card lies on the table; the rules look for its type."""

    def say(self) -> Phrase: ...


class Reaction(Protocol):
    """A use of a card on the table at a moment of the rules: `tile`, `before-tile`, `hunt`, …"""

    @property
    def moment(self) -> str: ...

    @property
    def used_up(self) -> bool:
        """Whether the card leaves the table when it is used."""
        ...

    def possible(self, box: Box, state: State, side: Side) -> bool: ...

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        """The state afterwards; the frame that asked is gone, what it was about is on top."""
        ...

    def say(self) -> Phrase: ...


class Action(NamedTuple):
    """Something an action die can be used for."""

    id: str
    side: Side | None
    """The side that may do it; None: both."""
    fits: Callable[[Box, State, Side, Face], bool]
    """Whether a die of a side that shows this will do."""
    refuse: Callable[[Box, State, Side], Refusal | None]
    begin: Callable[[Box, State, Side, Face, Log], State]
    """Does it, or pushes the frames that will; the die is spent already."""


class Combat(msgspec.Struct, frozen=True):
    """The combat half: condition, and an effect for each initiative number."""

    effects: tuple[CombatEffect, ...]
    condition: CombatCondition | None = None


class Card(msgspec.Struct, frozen=True):
    """An event card. One that stays on the table has standing effects or reactions."""

    effects: tuple[Effect, ...]
    combat: Combat
    condition: Condition | None = None
    nations: tuple[str, ...] = ()
    """The nations it is for, whatever its player chooses. RKR-11.21"""
    stays: bool = False
    standing: tuple[Standing, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[Action, ...] = ()
    """What dice can be used for while it lies on the table, as to get rid of it. RK-024"""
    fights_from_table: bool = False
    """Whether its combat half can be used from the table. (Balrog of Moria)"""
    leaves: Condition | None = None
    """When a card on the table leaves it, besides when its condition is no longer met. RKR-5.8"""
    leaves_at: tuple[str, ...] = ()
    """Moments at which it leaves: `declared`, `declared-haven`, `revealed`, `advanced-by-attack`,
    `advanced-by-ability`."""


Catalogue: TypeAlias = Mapping[str, Card]
