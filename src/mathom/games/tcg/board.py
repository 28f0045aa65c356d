"""The board: everything public that card text can look at.

A change makes a new one. `play` stays the same object until a card comes, goes or is transferred;
wounds, tokens and stacks lie beside it, by the number of the card.
"""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, TypeAlias

import msgspec

from mathom.core.shape import By, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.tcg.kinds import Kind, Phase

By_seat = By("seat")


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card in play, or a site on the path (numbers 1 to 9); `on` is what bears it."""

    id: int
    kind: Kind
    owner: Annotated[Seat, Named("seat")]
    on: int = 0

    def __str__(self) -> str:
        return f"{self.kind}.{self.id}"


class Count(msgspec.Struct, frozen=True, gc=False):
    """So many wounds or tokens on a card."""

    card: int
    n: int


class StackedCard(msgspec.Struct, frozen=True, gc=False):
    """A card that lies stacked: not in play, open to all. TCG-2.7"""

    kind: Kind
    owner: Annotated[Seat, Named("seat")]


class Stack(msgspec.Struct, frozen=True, gc=False):
    """What is stacked on a card."""

    on: int
    cards: tuple[StackedCard, ...]


class Bout(msgspec.Struct, frozen=True, gc=False):
    """A character and the minions assigned to it; 0: nobody of that side is left."""

    who: int
    minions: tuple[int, ...]
    gone: Card | None = None
    """Who left last, so that a side is empty. TCG-14.20"""


Env: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""What was chosen while a text is carried out, by name."""


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """Something that holds for a while: fixed cards, a fixed number. It outlives its source."""

    what: str
    cards: tuple[int, ...]
    value: int
    until: str
    kind: Kind
    you: Seat
    word: str = ""
    record: int = 0
    program: int = 0
    env: Env = ()


class Idle(msgspec.Struct, frozen=True, gc=False):
    """An action whose last use changed nothing. TCG-10.18"""

    seat: Seat
    card: int
    kind: Kind
    record: int


Hidden = Annotated[int, Unspoken]
COVERED = "discards=covered"
"""Nobody looks through the discard piles of others; in a view their cards are `""`."""


class Board(msgspec.Struct, frozen=True, gc=False):
    """The board."""

    order: tuple[Annotated[Seat, Named("seat")], ...]
    """Clockwise, the first player first; who has lost is not among them."""
    fp: Annotated[Seat, Named("seat")]
    """The Free Peoples player of the turn."""
    phase: Phase
    turn: int
    twilight: int
    moves: int
    """How often the fellowship has moved this turn."""
    limit: int
    """The move limit without what changes it for the turn."""
    markers: Annotated[tuple[int, ...], By_seat]
    burdens: Annotated[tuple[int, ...], By_seat]
    resistance: Annotated[tuple[int, ...], By_seat, Unspoken]
    bearers: Annotated[tuple[int, ...], By_seat, Unspoken]
    """Everybody's Ring-bearer, by the number of the card; 0: none."""
    worn: bool
    """Whether the Ring-bearer of the turn wears the Ring."""
    play: tuple[Card, ...]
    path: tuple[Card, ...]
    control: tuple[Annotated[Seat, Named("seat")] | None, ...]
    """Who controls each site of the path."""
    wounds: tuple[Count, ...]
    tokens: tuple[Count, ...]
    stacks: tuple[Stack, ...]
    assigned: tuple[Bout, ...]
    skirmish: Bout | None
    fierce: bool
    """Whether it is the fierce round."""
    fierce_set: Annotated[tuple[int, ...], Unspoken]
    taken: Annotated[tuple[Count, ...], Unspoken]
    """Wounds taken in this skirmish phase. TCG-11.7"""
    lasting: Annotated[tuple[Lasting, ...], Unspoken]
    used: Annotated[tuple[Count, ...], Unspoken]
    """Texts that were used this turn and may be used once: card and record."""
    played: Annotated[tuple[tuple[str, int], ...], Unspoken]
    """What was played this turn, and at which site."""
    drawn: Hidden
    """How many cards came into the hand in this fellowship phase. TCG-7.3"""
    moved_to: Annotated[tuple[int, ...], Unspoken]
    """The sites the fellowship moved to in this phase."""
    shadow_phases: Hidden
    """How many Shadow phases have begun since the last move."""
    discards: Annotated[tuple[tuple[Kind, ...], ...], By_seat]
    dead: Annotated[tuple[tuple[Kind, ...], ...], By_seat]
    shown: Annotated[tuple[tuple[Kind, ...], ...], By_seat]
    """Cards in each hand that everybody has seen go there."""
    lost: tuple[Annotated[Seat, Named("seat")], ...]
    """Who has lost, the first one first."""
    how: Annotated[tuple[str, ...], Unspoken]
    """How each of them lost."""
    winner: Annotated[Seat, Named("seat")] | None
    next_id: Hidden
    changes: Hidden
    idle: Annotated[tuple[Idle, ...], Unspoken]
    acts: Hidden = 0
    """How many actions and responses there were this turn. TCG-10.18"""
    reshuffled: Annotated[tuple[Seat, ...], Unspoken] = ()
    """Who has made a new deck of the discard pile. TCG-3.6"""
    next_place: Hidden = 0
    """Where the turn goes if its player has left the game: a place in `order`."""
    agreed: Annotated[tuple[str, ...], Unspoken] = ()
    """What the table plays otherwise than usual: `discards=covered`."""

    @property
    def covered(self) -> bool:
        """Whether the discard piles are closed to all but their owners. TCG-2.3"""
        return COVERED in self.agreed

    @property
    def site(self) -> int:
        """The number of the site where the fellowship is."""
        return self.markers[self.fp]

    def to_the_right(self) -> tuple[Seat, ...]:
        """All players counter-clockwise, the Free Peoples player first. TCG-5.2

        Who finishes the turn of one who has lost begins on his right. TCG-18.3
        """
        first = self.fp if self.fp in self.order else self.order[self.next_place - 1]
        return _to_the_right(self.order, first)

    def shadows(self) -> tuple[Seat, ...]:
        """The Shadow players, counter-clockwise from the right of the Free Peoples player."""
        return tuple([seat for seat in self.to_the_right() if seat != self.fp])


@cache
def _to_the_right(order: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The players in the order in which they sit, turned around and begun with one of them."""
    at = order.index(first)
    return tuple(order[at - step] for step in range(len(order)))


def counted(counts: tuple[Count, ...], card: int) -> int:
    """How many there are on a card."""
    for one in counts:
        if one.card == card:
            return one.n
    return 0


def recount(counts: tuple[Count, ...], changes: Iterable[tuple[int, int]]) -> tuple[Count, ...]:
    """The counts after so many more on these cards."""
    found = {one.card: one.n for one in counts}
    for card, more in changes:
        found[card] = found.get(card, 0) + more
    return tuple(Count(card, n) for card, n in sorted(found.items()) if n > 0)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one of this kind, if there is one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards and one more, sorted."""
    return tuple(sorted((*cards, card)))
