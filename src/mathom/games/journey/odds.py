"""Who is likely to win: everybody's points so far, and what the places to come may add.

The figures below were fitted to how some thousand games between `greedy` players ended. They tell
how little a lead in cards says about a place that is still many cards away.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from mathom.games.journey.options import GANDALF
from mathom.games.journey.prospects import Atlas, Prospects, Tiles, above, prize
from mathom.games.journey.state import State, Swapping, Taking

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


class Stretch(NamedTuple):
    """The way that is left."""

    stakes: tuple[Stake, ...]
    gandalf: float
    """What a Gandalf is worth beyond his strength."""
    spread: float


class Odds:
    """Everybody's share of the win, for one box."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.stretch = lru_cache(maxsize=1 << 9)(self._stretch)

    def __call__(self, state: State) -> tuple[float, ...]:
        prospects = Prospects(self.atlas, state)
        first, laying, start = prospects.next, prospects.laying, state.start
        cards = 0 if laying else sum(state.paths[first - 1 : first]) - state.space
        laid = laying and state.turn != start
        stretch = self.stretch(first, cards, laid, prospects.apart, state.tiles, state.paths)
        strong, coming = prospects.way.strong, _coming(state)
        totals: list[float] = []
        strengths = []
        for seat, hand in enumerate(state.hands):
            rows = state.rows[seat]
            strengths.append(strong(hand, rows, laid and prospects.done(seat)))
            shown = sum([row.cards for row in rows if row is not None])
            more = IN_HAND * len(hand) + IN_ROW * shown + COMING * coming[seat]
            more += stretch.gandalf * hand.count(GANDALF)
            totals.append(sum(state.won[seat]) + more)
        lead = TIES if laid else SHOWING
        for at, stake in enumerate(stretch.stakes):
            useful = stake.useful
            column = [one[at] + useful * more for one, more in zip(strengths, coming, strict=True)]
            if at < prospects.here:
                column[start] += lead
            _share(stake, column, totals)
        best, spread = max(totals), stretch.spread
        weights = [exp((total - best) / spread) for total in totals]
        whole = sum(weights)
        return tuple([weight / whole for weight in weights])

    def _stretch(
        self, first: int, cards: int, laid: bool, apart: bool, tiles: Tiles, paths: tuple[int, ...]
    ) -> Stretch:
        stakes = []
        for slot in self.atlas.way(first, apart, tiles).slots:
            ahead = slot.ahead
            doubt = HELD + PER_CARD * (cards + sum(paths[first : slot.place])) + PER_PLACE * ahead
            if laid and not ahead:
                doubt = LAID
            stakes.append(Stake(slot.tiles, doubt, FADING**ahead, CHOSEN * slot.useful))
        places = self.atlas.box.last + 1 - first
        gandalf = GANDALF_MORE - GANDALF_LESS * places
        return Stretch(tuple(stakes), gandalf, SPREAD + SPREAD_PER_PLACE * places)


def _coming(state: State) -> list[int]:
    """How many cards everybody is still to take on this space."""
    seats, frame = len(state.hands), state.frames[-1]
    if not isinstance(frame, Taking | Swapping):
        return [0] * seats
    turn = (state.turn - state.start) % seats
    coming = [int((seat - state.start) % seats >= turn) for seat in range(seats)]
    if isinstance(frame, Swapping):
        coming[state.turn] = frame.left
    return coming


def _share(stake: Stake, strengths: Sequence[float], totals: list[float]) -> None:
    """Adds what everybody can hope for at a slot."""
    tiles, doubt, fading, _ = stake
    if len(totals) == 2:  # the same in short
        better = above((strengths[0] - strengths[1]) / doubt)
        points = fading * tiles[0] if tiles else 0.0
        totals[0] += points * better
        totals[1] += points * (1 - better)
        return
    ranks = [0.0] * len(totals)
    for one, other in combinations(range(len(totals)), 2):
        better = above((strengths[one] - strengths[other]) / doubt)
        ranks[other] += better
        ranks[one] += 1 - better
    for seat, rank in enumerate(ranks):
        totals[seat] += fading * prize(tiles, rank)
