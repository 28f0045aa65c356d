"""What there is to be won: how many cards everybody could show at the places to come.

All estimates. A player's *strength* at a place is the number of valid cards that could lie there
if the hand were laid out for that place; what a strength brings follows from how likely it is
above each of the others'.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF
from mathom.games.journey.state import Laying, Rows, State
from mathom.games.journey.view import Table

SECOND_BEST = 0.2
"""What a card is worth that fits the place, but not the row its colour would show there."""
SPARE_GANDALF = 0.35
"""What a Gandalf is worth for whom no new row would wait."""
USEFUL = (0.0, 0.26, 0.4, 0.48)
"""The share of unknown cards that help at a place with so many traits."""
SURE = 0.3
"""How far strengths of cards on the table can be misjudged (ties apart), …"""
NEAR = 1.1
"""… those of hands at the next place, …"""
FAR = 0.75
"""… and how much more for every place further on."""
PATIENCE = 0.93
"""What a point at the place after the next is worth in points at the next one."""


class Holding(NamedTuple):
    """What a player has: hand cards by kind, rows, and hand cards nobody knows."""

    hand: Mapping[str, int]
    rows: Rows
    unknown: int = 0
    done: bool = False
    """Whether the player has laid out at the current place already."""


class Slot(NamedTuple):
    """Something to be won by comparing: the tiles, and the traits that count for them."""

    place: int
    traits: tuple[str, ...]
    tiles: tuple[int, ...]


@cache
def above(difference: float) -> float:
    """How likely somebody so many deviations ahead really is ahead."""
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, difference))))


class Prospects:
    """The places to come, and what everybody can hope for there."""

    def __init__(self, box: Box, seen: State | Table) -> None:
        self.box = box
        self.seats = len(seen.rows)
        self.start = seen.start
        self.laying = bool(seen.frames) and isinstance(seen.frames[-1], Laying)
        self.next = seen.place if self.laying else seen.place + 1
        self.turn = seen.turn
        self.slots = [
            slot
            for place in range(self.next, box.last + 1)
            for slot in self._slots(place, seen.tiles[place])
        ]
        self.points = [sum(won) for won in seen.won]

    def _slots(self, place: int, tiles: tuple[int, ...]) -> list[Slot]:
        traits = self.box.places[place].traits
        if self.seats > 2:
            return [Slot(place, traits, tiles)]
        pairs = zip(traits, tiles, strict=False)
        return [Slot(place, (trait,), (tile,)) for trait, tile in pairs]

    def done(self, seat: Seat) -> bool:
        """Whether a player has laid out at the current place already."""
        if not self.laying:
            return False
        return (seat - self.start) % self.seats < (self.turn - self.start) % self.seats

    def strengths(self, holding: Holding) -> list[float]:
        """What a player could show, slot by slot."""
        found: list[float] = []
        places = self.box.places
        for place in range(self.next, self.box.last + 1):
            if self.seats > 2:
                found.append(self._strength(holding, places[place].traits, place))
            else:
                found += self._strength_by_trait(holding, places[place].traits, place)
        return found

    def _strength(self, holding: Holding, traits: tuple[str, ...], place: int) -> float:
        return sum(self._strength_by_trait(holding, traits, place))

    def _strength_by_trait(
        self, holding: Holding, traits: tuple[str, ...], place: int
    ) -> list[float]:
        """Every colour shows the trait it has most cards of."""
        hand, rows = holding.hand, holding.rows
        sums = [0.0] * len(traits)
        if holding.done and place == self.next:
            for row in rows:
                if row is not None and row.trait in traits:
                    sums[traits.index(row.trait)] += row.cards + row.gandalf
            return sums
        gandalfs = hand.get(GANDALF, 0)
        for row, card_of in zip(rows, self.box.card_of, strict=True):
            best, best_at, fresh, others = 0, 0, False, 0
            for at, trait in enumerate(traits):
                cards = hand.get(card_of[trait], 0)
                laid = row is not None and row.trait == trait
                if laid and row is not None:
                    cards += row.cards + row.gandalf
                others += cards
                if cards > best:
                    best, best_at, fresh = cards, at, not laid
            if not best:
                continue
            sums[best_at] += best + SECOND_BEST * (others - best)
            if fresh and gandalfs:
                gandalfs -= 1
                sums[best_at] += 1
        more = SPARE_GANDALF * gandalfs + USEFUL[len(traits)] * holding.unknown
        for at in range(len(traits)):
            sums[at] += more / len(traits)
        return sums

    def hopes(self, strengths: Sequence[Sequence[float]], seat: Seat) -> list[float]:
        """The points a player can expect, slot by slot, if everybody is this strong."""
        mine = strengths[seat]
        return [
            self.hope(at, mine[at], seat, [one[at] for one in strengths])
            for at in range(len(self.slots))
        ]

    def hope(self, at: int, mine: float, seat: Seat, all_strengths: Sequence[float]) -> float:
        """The points to expect from one slot for a strength, against those of the others."""
        slot = self.slots[at]
        ahead = slot.place - self.next
        rank = 0.0
        for other, theirs in enumerate(all_strengths):
            if other == seat:
                continue
            doubt = NEAR + FAR * ahead
            if not ahead:
                if self.laying and self.done(other):
                    doubt = SURE
                first = (seat - self.start) % self.seats < (other - self.start) % self.seats
                theirs += -0.5 if first else 0.5  # noqa: PLW2901 – GEF-6.2
            rank += above(round((theirs - mine) / doubt, 2))
        sure = min(1.0, mine + 0.4 * ahead)  # nothing is won with nothing. GEF-6.3
        tiles = slot.tiles
        whole = int(rank)
        if whole >= len(tiles):
            return 0.0
        beyond = tiles[whole + 1] if whole + 1 < len(tiles) else 0
        points = tiles[whole] + (beyond - tiles[whole]) * (rank - whole)
        return points * sure * PATIENCE**ahead
