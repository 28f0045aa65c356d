"""The table as machines that learn look at it: cards by their kind instead of by their number.

In play a card has a number, and wounds, tokens and skirmishes speak of cards by it. The number says
nothing outside its match; here everything is said of the card's kind.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, TypeAlias

import msgspec

from mathom.core.pile import Pile
from mathom.core.shape import By
from mathom.core.values import Named, Seat
from mathom.games.tcg.board import Card, Count
from mathom.games.tcg.frames import AnyFrame
from mathom.games.tcg.kinds import HandCard, Kind, Phase
from mathom.games.tcg.sums import Standing, SummedTable

Kinds: TypeAlias = tuple[Kind, ...]
"""Cards by kind. A card with three wounds is in the list of wounds three times."""
KindsBySeat: TypeAlias = Annotated[tuple[Kinds, ...], By("seat")]
"""The same, by the owner of the card."""
NumberBySeat: TypeAlias = Annotated[tuple[int, ...], By("seat")]


class Skirmish(msgspec.Struct, frozen=True, gc=False):
    """A skirmish, and how it would end if strengths were compared now."""

    who: Kinds
    minions: Kinds
    free: int
    shadow: int
    won: bool
    overwhelmed: bool
    wounds: int


class Study(msgspec.Struct, frozen=True, gc=False):
    """The table."""

    frames: tuple[AnyFrame, ...]
    fp: Annotated[Seat, Named("seat")]
    phase: Phase
    turn: int
    twilight: int
    moves: int
    limit: int
    worn: bool
    fierce: bool
    markers: NumberBySeat
    burdens: NumberBySeat
    resistance: NumberBySeat
    in_play: KindsBySeat
    borne: KindsBySeat
    wounds: KindsBySeat
    tokens: KindsBySeat
    strength: KindsBySeat
    vitality: KindsBySeat
    stacked: KindsBySeat
    asleep: KindsBySeat
    path: Kinds
    controlled: KindsBySeat
    skirmish: Skirmish | None
    skirmishes: tuple[Skirmish, ...]
    strengths: tuple[int, int]
    archery: tuple[int, int]
    hand: tuple[HandCard, ...]
    hand_sizes: NumberBySeat
    shown: KindsBySeat
    discards: KindsBySeat
    dead: KindsBySeat
    decks: Annotated[tuple[Annotated[Pile, Named("card")], ...], By("seat")]
    adventure: Kinds
    lists: Annotated[tuple[Kinds | None, ...], By("seat")]
    lost: tuple[Annotated[Seat, Named("seat")], ...]


def study(table: SummedTable) -> Study:
    """What this table shows, by the kinds of cards."""
    board, sums = table.board, table.sums
    cards = {card.id: card for card in (*board.play, *board.path)}
    seats = range(len(table.hand_sizes))

    def owned(numbers: Iterable[int]) -> tuple[Kinds, ...]:
        found = [cards[number] for number in numbers if number in cards]
        return tuple(tuple(one.kind for one in found if one.owner == seat) for seat in seats)

    def counted(counts: Iterable[Count]) -> tuple[Kinds, ...]:
        return owned(one.card for one in counts for _ in range(one.n))

    figures = sums.figures
    fighting = 0 if board.skirmish is None else board.skirmish.who
    standings = {one.who: _skirmish(one, cards) for one in sums.standings}
    return Study(
        frames=table.frames,
        fp=board.fp,
        phase=board.phase,
        turn=board.turn,
        twilight=board.twilight,
        moves=board.moves,
        limit=board.limit,
        worn=board.worn,
        fierce=board.fierce,
        markers=board.markers,
        burdens=board.burdens,
        resistance=board.resistance,
        in_play=owned(card.id for card in board.play),
        borne=owned(card.id for card in board.play if card.on),
        wounds=counted(board.wounds),
        tokens=counted(board.tokens),
        strength=counted(Count(one.card, one.strength) for one in figures),
        vitality=counted(Count(one.card, one.left) for one in figures),
        stacked=tuple(
            tuple(one.kind for stack in board.stacks for one in stack.cards if one.owner == seat)
            for seat in seats
        ),
        asleep=owned(sums.asleep),
        path=tuple(site.kind for site in board.path),
        controlled=tuple(
            tuple(
                site.kind
                for site, holder in zip(board.path, board.control, strict=False)
                if holder == seat
            )
            for seat in seats
        ),
        skirmish=standings.get(fighting),
        skirmishes=tuple(standings.values()),
        strengths=(sums.free, sums.shadow),
        archery=sums.archery,
        hand=table.hand or (),
        hand_sizes=table.hand_sizes,
        shown=board.shown,
        discards=tuple(tuple(kind for kind in pile if kind) for pile in board.discards),
        dead=board.dead,
        decks=table.decks,
        adventure=table.adventure or (),
        lists=table.lists,
        lost=board.lost,
    )


def _skirmish(standing: Standing, cards: Mapping[int, Card]) -> Skirmish:
    who = [standing.who] if standing.who in cards else []
    return Skirmish(
        who=tuple(cards[number].kind for number in who),
        minions=tuple(cards[number].kind for number in standing.minions if number in cards),
        free=standing.free,
        shadow=standing.shadow,
        won=standing.won,
        overwhelmed=standing.overwhelmed,
        wounds=standing.wounds,
    )
