"""Who is likely to win: everybody's points so far, and what the places to come may add.

The figures below were fitted to how some thousand games between `greedy` players ended. They tell
how little a lead in cards says about a place that is still many cards away.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, repeat
from math import exp
from operator import getitem, sub
from typing import NamedTuple

from mathom.core.frames import put
from mathom.core.values import Seat
from mathom.games.journey.advice.prospects import (
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
    lead: float
    """How many cards it is worth there to lay out first."""


class Possession(NamedTuple):
    """What a player has."""

    strengths: Sequence[float]
    """What could be shown, slot by slot."""
    more: float
    """What the cards are worth beyond that."""
    gandalfs: int
    """How many of them are Gandalfs."""


class Share(dict[float, float]):
    """What the first of two players may win in a slot, by how far ahead the strength there is."""

    def __init__(self, stake: Stake, more: int, sign: int) -> None:
        """`more`: how many cards more are still to be taken; `sign`: 1 or -1, as the first of the
        two lays out first or not."""
        _, self.doubt, _, useful, self.points, lead = stake
        self.coming, self.lead = useful * more, lead * sign

    def __missing__(self, ahead: float) -> float:
        likely = above((ahead + self.coming + self.lead) / self.doubt)
        won = self[ahead] = self.points * likely
        return won


class Stretch(NamedTuple):
    """The way that is left, and what can be won there."""

    way: Way
    stakes: tuple[Stake, ...]
    points: float
    """What all first tiles count."""
    gandalf: float
    """What a Gandalf is worth beyond his strength."""
    spread: float
    shares: dict[tuple[int, Seat], list[Share]]
    """What can be won by the first of two players, slot by slot: by how many cards more are still
    to be taken, and by who lays out first."""


class Odds:
    """Everybody's share of the win, for one box."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.stretch = lru_cache(maxsize=1 << 6)(self._stretch)
        self.possession = lru_cache(maxsize=1 << 10)(_possession)

    def of(self, state: State) -> tuple[float, ...]:
        """Every seat's share."""
        hands, start, place, frame = state.hands, state.start, state.place, state.frames[-1]
        seats, laying, coming = len(hands), type(frame) is Laying, 0
        if laying:
            first, cards = place, 0
        else:
            first, cards = place + 1, sum(state.paths[place : place + 1]) - state.space
            coming = frame.left if type(frame) is Swapping else int(type(frame) is Taking)
        done, to_take = _turns(seats, start, state.turn, laying, coming)
        stretch = self.stretch(first, cards, done[start], seats == 2, state.tiles, state.paths)
        way, stakes, points, gandalf, spread, shares = stretch
        totals: list[float] = []
        strengths = []
        has = map(self.possession, repeat(way), hands, state.rows, done)
        for (strong, more, gandalfs), won, to_come in zip(has, state.won, to_take, strict=True):
            strengths.append(strong)
            totals.append(sum(won) + (more + COMING * to_come + gandalf * gandalfs))
        if seats == 2:  # the same, only faster: they compare for one tile at a time
            more = to_take[0] - to_take[1]
            known = shares.get((more, start))
            if known is None:
                sign = 1 - 2 * start
                known = shares[more, start] = [Share(stake, more, sign) for stake in stakes]
            gained = sum(map(getitem, known, map(sub, *strengths)))
            totals[0] += gained
            totals[1] += points - gained
        else:
            _share_of_many(stakes, strengths, to_take, totals, start)
        best = max(totals)
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
            lead = 0.0 if ahead else TIES if laid else SHOWING
            stakes.append(Stake(slot.tiles, doubt, fading, CHOSEN * slot.useful, points, lead))
        places = self.atlas.box.last + 1 - first
        gandalf = GANDALF_MORE - GANDALF_LESS * places
        points = sum([stake.points for stake in stakes])
        spread = SPREAD + SPREAD_PER_PLACE * places
        return Stretch(way, tuple(stakes), points, gandalf, spread, {})


def _possession(way: Way, hand: tuple[str, ...], rows: Rows, done: bool) -> Possession:
    """What a player with this hand has on the way, who has or has not laid out here already."""
    shown = sum([row.cards for row in rows if row is not None])
    more = IN_HAND * len(hand) + IN_ROW * shown
    return Possession(way.strong(hand, rows, done), more, hand.count(GANDALF))


@lru_cache(maxsize=1 << 8)
def _turns(
    seats: int, start: Seat, turn: Seat, laying: bool, coming: int
) -> tuple[tuple[bool, ...], tuple[int, ...]]:
    """Who has laid out here already, and how many cards everybody is still to take on this space,
    if so many are coming to the player on turn; where that is none, nobody takes any."""
    been, order = (turn - start) % seats, [(seat - start) % seats for seat in range(seats)]
    done = tuple([laying and at < been for at in order])
    if not coming:
        return done, (0,) * seats
    return done, put(tuple([int(at > been) for at in order]), turn, coming)


def _share_of_many(
    stakes: Sequence[Stake],
    strengths: Sequence[Sequence[float]],
    to_take: Sequence[int],
    totals: list[float],
    start: Seat,
) -> None:
    """Adds what everybody can hope for, slot by slot. `start`: who lays out first."""
    pairs = tuple(combinations(range(len(totals)), 2))
    for at, (tiles, doubt, fading, useful, _, lead) in enumerate(stakes):
        column = [one[at] + useful * more for one, more in zip(strengths, to_take, strict=True)]
        column[start] += lead
        ranks = [0.0] * len(totals)
        for one, other in pairs:
            better = above((column[one] - column[other]) / doubt)
            ranks[other] += better
            ranks[one] += 1 - better
        for seat, rank in enumerate(ranks):
            totals[seat] += fading * prize(tiles, rank)
