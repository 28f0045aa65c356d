"""Cards: two halves made of pieces, put together once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

import msgspec

from mathom.core import Refusal
from mathom.games.ringwar.frames.ring import Occasion
from mathom.games.ringwar.kinds import Face, Side

if TYPE_CHECKING:
    from mathom.core import Log
    from mathom.core.phrases import Phrase
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.cards.pieces.piece import Condition, Piece
    from mathom.games.ringwar.state import State

Moment: TypeAlias = Literal[
    "reveal", "before-roll", "roll", "before-reroll", "after-rolls", "after-losses"
]
MOMENTS: tuple[Moment, ...] = (
    "reveal",
    "before-roll",
    "roll",
    "before-reroll",
    "after-rolls",
    "after-losses",
)
"""When the effects of combat cards act within a round, in this order. RKR-6.63"""

Happening: TypeAlias = Literal[
    "declared", "declared-haven", "revealed", "advanced-by-attack", "advanced-by-ability"
]
"""What can take a card off the table: the Fellowship is declared (in a city or stronghold of its
own), is revealed, a nation of the Free Peoples comes closer to war by an attack or an ability."""

House: TypeAlias = tuple[str, ...]
"""What a table agreed on besides the usual, as `setting=value` (`State.house`)."""


class StandingRule(Protocol):
    """Something that is true while a card lies on the table; the rules look for its type."""

    def say(self, house: House) -> Phrase: ...


class During(msgspec.Struct, frozen=True):
    """What a combat card does at a moment of the round."""

    moment: Moment
    what: Piece

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)


class Reaction(msgspec.Struct, frozen=True):
    """What a card on the table can be used for, on an occasion; then it is gone, or it stays."""

    on: Occasion
    what: Piece
    used_up: bool = True

    @property
    def parts(self) -> tuple[Piece, ...]:
        return (self.what,)


class EventHalf(msgspec.Struct, frozen=True):
    """What a card does as an event, and while it lies on the table."""

    effects: tuple[Piece, ...] = ()
    condition: Condition | None = None
    stays: bool = False
    standing: tuple[StandingRule, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    leaves: Condition | None = None
    """When a card on the table leaves it, besides when its condition is no longer met. RKR-5.8"""
    leaves_at: tuple[Happening, ...] = ()
    fights_from_table: bool = False
    """Whether its combat half can be used from the table. (Balrog of Moria)"""


class BattleHalf(msgspec.Struct, frozen=True):
    """What a card does in a battle: an effect for each initiative number."""

    effects: tuple[During, ...]
    condition: Condition | None = None


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


class Card(msgspec.Struct, frozen=True):
    """An event card with both halves; `build` puts it together."""

    event: EventHalf
    combat: BattleHalf
    parts: tuple[Piece | Reaction | StandingRule | During, ...]
    """All it is made of; the first number of a path counts them."""
    nations: tuple[str, ...]
    """The nations it is for, whatever its player chooses. RKR-11.21"""
    actions: tuple[Action, ...]
    """What dice can be used for while it lies on the table, as to get rid of it. RK-024"""


@runtime_checkable
class Removable(Protocol):
    """A piece by which a die can take the card off the table."""

    def action(self, card: str, at: int) -> Action:
        """What a die can be used for; `at` is the number of the piece among the card's parts."""
        ...


def build(name: str, event: EventHalf, combat: BattleHalf) -> Card:
    """A card from its halves."""
    parts: tuple[Piece | Reaction | StandingRule | During, ...] = (
        *event.effects,
        *event.reactions,
        *event.standing,
        *combat.effects,
    )
    nations = tuple(sorted({one for effect in event.effects for one in effect.nations}))
    actions = tuple(
        part.action(name, at) for at, part in enumerate(parts) if isinstance(part, Removable)
    )
    return Card(event, combat, parts, nations, actions)


Catalogue: TypeAlias = Mapping[str, Card]
"""All event cards."""


def event(*effects: Piece, condition: Condition | None = None) -> EventHalf:
    """An event that takes effect and is discarded."""
    return EventHalf(effects, condition)


def table(
    *effects: Piece,
    condition: Condition | None = None,
    standing: tuple[StandingRule, ...] = (),
    reactions: tuple[Reaction, ...] = (),
    leaves: Condition | None = None,
    leaves_at: tuple[Happening, ...] = (),
    fights_from_table: bool = False,
) -> EventHalf:
    """A card that stays on the table."""
    return EventHalf(
        effects, condition, True, standing, reactions, leaves, leaves_at, fights_from_table
    )


def combat(*effects: During, condition: Condition | None = None) -> BattleHalf:
    """The combat half of a card."""
    return BattleHalf(effects, condition)
