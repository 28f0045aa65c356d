"""Who is likely to win: everybody's points so far, and what the places to come may add.

The figures below were fitted to how some thousand games between `greedy` players ended. They tell
how little a lead in cards says about a place that is still many cards away.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from mathom.core.values import Seat
from mathom.games.journey.advice.prospects import (
    ABOVE,
    FINE,
    WIDE,
    Atlas,
    Tiles,
    Way,
    above,
    prize,
)
from mathom.games.journey.options import GANDALF
from mathom.games.journey.state import Laying, Rows, State, Swapping, Taking

LAID = 2.7
"""How far strengths can be misjudged at a place where somebody has laid out already, …"""
HELD = 2.9
"""… where all is still in the hands, …"""
PER_CARD = 0.47
"""… and how much more for every card to be taken on the way …"""
PER_PLACE = 0.46
"""… and for every place before it, where cards are paid."""
FADING = 0.94
"""What a point there counts for every place before it."""
TIES = 0.7
"""How many cards it is worth to have laid out first, …"""
SHOWING = -0.45
"""… and to be about to: the others will see what they have to beat."""
IN_HAND = 0.3
"""How many points any card in the hand is worth beyond its strength, …"""
IN_ROW = 0.14
"""… any card in a row, …"""
COMING = -0.14
"""… and one that is still to be taken on this space, …"""
CHOSEN = 2.3
"""… which helps so many times as much as a card somebody just happens to have."""
GANDALF_MORE = 0.23
"""How many points a Gandalf in the hand is worth beyond that, …"""
GANDALF_LESS = 0.23
"""… and how many less for every place to come, where his strength is counted each time."""
SPREAD = 1.3
"""So many points ahead make the win likely (e to 1) at the end, …"""
SPREAD_PER_PLACE = 0.77
"""… and so many more for every place to come."""


class Stake(NamedTuple):
    """A slot, seen from where the marker is."""

    tiles: tuple[int, ...]
    doubt: float
    fading: float
    useful: float
    """How much a card helps that is still to be taken."""
    points: float
    """What its first tile counts."""


class Possession(NamedTuple):
    """What a player has."""

    strengths: tuple[float, ...]
    """What could be shown, slot by slot."""
    more: float
    """What the cards are worth beyond that."""
    gandalfs: int
    """How many of them are Gandalfs."""


class Stretch(NamedTuple):
    """The way that is left, and what can be won there."""

    way: Way
    stakes: tuple[Stake, ...]
    gandalf: float
    """What a Gandalf is worth beyond his strength."""
    spread: float


class Odds:
    """Everybody's share of the win, for one box."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.stretch = lru_cache(maxsize=1 << 9)(self._stretch)
        self.possession = lru_cache(maxsize=1 << 15)(_possession)

    def __call__(self, state: State) -> tuple[float, ...]:
        hands, start = state.hands, state.start
        seats, laying = len(hands), isinstance(state.frames[-1], Laying)
        first = state.place if laying else state.place + 1
        cards = 0 if laying else sum(state.paths[first - 1 : first]) - state.space
        done = (state.turn - start) % seats if laying else 0
        stretch = self.stretch(first, cards, done > 0, seats == 2, state.tiles, state.paths)
        way, possession, coming = stretch.way, self.possession, _coming(state)
        totals: list[float] = []
        strengths = []
        for seat, hand in enumerate(hands):
            has = possession(way, hand, state.rows[seat], (seat - start) % seats < done)
            strengths.append(has.strengths)
            more = has.more + COMING * coming[seat] + stretch.gandalf * has.gandalfs
            totals.append(sum(state.won[seat]) + more)
        share = _share_of_two if seats == 2 else _share_of_many
        lead = TIES if done else SHOWING
        share(stretch.stakes, strengths, coming, totals, (start, lead, way.here))
        best, spread = max(totals), stretch.spread
        weights = [exp((total - best) / spread) for total in totals]
        whole = sum(weights)
        return tuple([weight / whole for weight in weights])

    def _stretch(
        self, first: int, cards: int, laid: bool, apart: bool, tiles: Tiles, paths: tuple[int, ...]
    ) -> Stretch:
        way = self.atlas.way(first, apart, tiles)
        stakes = []
        for slot in way.slots:
            ahead = slot.ahead
            doubt = HELD + PER_CARD * (cards + sum(paths[first : slot.place])) + PER_PLACE * ahead
            if laid and not ahead:
                doubt = LAID
            fading = FADING**ahead
            points = fading * slot.tiles[0] if slot.tiles else 0.0
            stakes.append(Stake(slot.tiles, doubt, fading, CHOSEN * slot.useful, points))
        places = self.atlas.box.last + 1 - first
        gandalf = GANDALF_MORE - GANDALF_LESS * places
        return Stretch(way, tuple(stakes), gandalf, SPREAD + SPREAD_PER_PLACE * places)


def _possession(way: Way, hand: tuple[str, ...], rows: Rows, done: bool) -> Possession:
    """What a player with this hand has on the way, who has or has not laid out here already."""
    shown = sum([row.cards for row in rows if row is not None])
    more = IN_HAND * len(hand) + IN_ROW * shown
    return Possession(way.strong(hand, rows, done), more, hand.count(GANDALF))


def _coming(state: State) -> list[int]:
    """How many cards everybody is still to take on this space."""
    seats, frame = len(state.hands), state.frames[-1]
    if type(frame) is not Taking and type(frame) is not Swapping:
        return [0] * seats
    start, turn = state.start, (state.turn - state.start) % seats
    coming = [int((seat - start) % seats >= turn) for seat in range(seats)]
    if type(frame) is Swapping:
        coming[state.turn] = frame.left
    return coming


def _share_of_many(
    stakes: Sequence[Stake],
    strengths: Sequence[Sequence[float]],
    coming: Sequence[int],
    totals: list[float],
    first: tuple[Seat, float, int],
) -> None:
    """Adds what everybody can hope for, slot by slot.

    `first` is who lays out first, the cards that is worth, and in how many slots.
    """
    start, lead, here = first
    pairs = tuple(combinations(range(len(totals)), 2))
    for at, (tiles, doubt, fading, useful, _) in enumerate(stakes):
        column = [one[at] + useful * more for one, more in zip(strengths, coming, strict=True)]
        if at < here:
            column[start] += lead
        ranks = [0.0] * len(totals)
        for one, other in pairs:
            better = above((column[one] - column[other]) / doubt)
            ranks[other] += better
            ranks[one] += 1 - better
        for seat, rank in enumerate(ranks):
            totals[seat] += fading * prize(tiles, rank)


def _share_of_two(
    stakes: Sequence[Stake],
    strengths: Sequence[Sequence[float]],
    coming: Sequence[int],
    totals: list[float],
    first: tuple[Seat, float, int],
) -> None:
    """The same for two players, who compare for one tile at a time. Only faster."""
    start, lead, here = first
    (mine, theirs), (more, others) = strengths, coming
    lead, coming_more = lead if start == 0 else -lead, more - others
    whole = won = 0.0
    for at, (tiles, doubt, _, useful, points) in enumerate(stakes):
        if tiles:
            ahead = mine[at] - theirs[at] + useful * coming_more
            if at < here:
                ahead += lead
            ahead /= doubt
            whole += points
            if -WIDE < ahead < WIDE:  # what `above` says, without asking it
                won += points * ABOVE[int((ahead + WIDE) * FINE + 0.5)]
            elif ahead > 0:
                won += points
    totals[0] += won
    totals[1] += whole - won
