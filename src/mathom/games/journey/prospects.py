"""What there is to be won: how many cards everybody could show at the places to come.

All estimates. A player's *strength* is the number of valid cards that could lie at a place if the
hand were laid out for it; what a strength brings follows from how likely it is above each of the
others'. Strengths are told slot by slot: with two players every trait of a place is a *slot* of
its own, otherwise every place is one.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple, TypeAlias

from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF
from mathom.games.journey.state import Laying, Row, Rows, State
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

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each trait there are in one colour."""

_FINE, _WIDE = 20, 6
_ABOVE = [1 / (1 + exp(-1.7 * at / _FINE)) for at in range(-_WIDE * _FINE, _WIDE * _FINE + 1)]


def above(difference: float) -> float:
    """How likely somebody so many deviations ahead really is ahead."""
    if difference >= _WIDE:
        return 1.0
    if difference <= -_WIDE:
        return 0.0
    return _ABOVE[int((difference + _WIDE) * _FINE + 0.5)]


class Holding(NamedTuple):
    """What a player has: hand cards by colour and trait, Gandalfs, rows, and what nobody knows."""

    counts: tuple[Counts, ...]
    gandalfs: int
    rows: Rows
    unknown: int = 0
    done: bool = False
    """Whether the player has laid out at the current place already."""


class Shown(NamedTuple):
    """What one colour can show: its strength in every slot, and for every place the slot in which
    it would begin a new row there (-1: none)."""

    strengths: tuple[float, ...]
    fresh: tuple[int, ...]


class Slot(NamedTuple):
    """Something to be won by comparing cards."""

    place: int
    ahead: int
    tiles: tuple[int, ...]
    useful: float
    """How much an unknown card helps."""
    weight: float
    """About how many points one card more is worth."""


class Atlas:
    """What one colour can show from a place on. The same questions come again and again."""

    def __init__(self, box: Box) -> None:
        self.box = box
        index = {trait: at for at, trait in enumerate(box.traits)}
        self.traits = tuple(tuple(index[one] for one in place.traits) for place in box.places)
        self.index = index
        self.none = (0,) * len(box.traits)
        self.shown = lru_cache(maxsize=1 << 16)(self._shown)

    def _shown(self, first: int, apart: bool, counts: Counts, row: Row | None) -> Shown:
        """Every place shows the trait of which there are most cards."""
        laid, length = (-1, 0) if row is None else (self.index[row.trait], len(row))
        strengths: list[float] = []
        fresh: list[int] = []
        for traits in self.traits[first:]:
            best, best_at, others = 0, -1, 0
            for at, trait in enumerate(traits):
                cards = counts[trait] + (length if trait == laid else 0)
                others += cards
                if cards > best:
                    best, best_at = cards, at
            here = [0.0] * (len(traits) if apart else 1)
            slot = best_at if apart else 0
            if best:
                here[slot] = best + SECOND_BEST * (others - best)
            new = best > 0 and traits[best_at] != laid
            fresh.append(len(strengths) + slot if new else -1)
            strengths += here
        return Shown(tuple(strengths), tuple(fresh))


class Prospects:
    """The places to come, and what everybody can hope for there."""

    def __init__(self, atlas: Atlas, seen: State | Table) -> None:
        box = atlas.box
        self.atlas = atlas
        self.seats = len(seen.rows)
        self.apart = self.seats == 2
        self.start = seen.start
        self.turn = seen.turn
        self.laying = bool(seen.frames) and isinstance(seen.frames[-1], Laying)
        self.next = seen.place if self.laying else seen.place + 1
        self.slots: list[Slot] = []
        for place in range(self.next, box.last + 1):
            self._add(place, seen.tiles[place], len(box.places[place].traits))
        self.here = sum(slot.ahead == 0 for slot in self.slots)
        """So many slots are at the next place."""
        self.points = [sum(won) for won in seen.won]

    def _add(self, place: int, tiles: tuple[int, ...], traits: int) -> None:
        ahead = place - self.next
        doubt = NEAR + FAR * ahead
        scale = PATIENCE**ahead / (2 * doubt)
        if not self.apart:
            weight = scale * sum(tiles) / len(tiles) if tiles else 0.0
            self.slots.append(Slot(place, ahead, tiles, USEFUL[traits], weight))
            return
        for at in range(traits):
            tile = tiles[at : at + 1]
            useful = USEFUL[traits] / traits
            self.slots.append(Slot(place, ahead, tile, useful, scale * sum(tile)))

    # -- strengths -------------------------------------------------------------------------------

    def holding(
        self, cards: Sequence[str], rows: Rows, unknown: int = 0, seat: Seat = -1
    ) -> Holding:
        """What a player has; with a seat, also whether its turn here is over."""
        counts = [
            tuple([cards.count(card) for card in card_of.values()])
            for card_of in self.atlas.box.card_of
        ]
        done = seat >= 0 and self.done(seat)
        return Holding(tuple(counts), cards.count(GANDALF), rows, unknown, done)

    def done(self, seat: Seat) -> bool:
        """Whether a player has laid out at the current place already."""
        if not self.laying:
            return False
        return (seat - self.start) % self.seats < (self.turn - self.start) % self.seats

    def shown(self, counts: Counts, row: Row | None) -> Shown:
        """What one colour can show."""
        return self.atlas.shown(self.next, self.apart, counts, row)

    def strengths(self, holding: Holding) -> list[float]:
        """What a player could show, slot by slot."""
        pairs = zip(holding.counts, holding.rows, strict=True)
        found = self.together(
            [self.shown(counts, row) for counts, row in pairs], holding.gandalfs, holding.unknown
        )
        if holding.done:
            laid = [self.shown(self.atlas.none, row) for row in holding.rows]
            found[: self.here] = self.together(laid, 0, 0)[: self.here]
        return found

    def together(self, colours: Sequence[Shown], gandalfs: int, unknown: int) -> list[float]:
        """What these colours show with so many Gandalfs and unknown cards in the hand."""
        found = [sum(column) for column in zip(*[one.strengths for one in colours], strict=True)]
        if unknown:
            for at, slot in enumerate(self.slots):
                found[at] += slot.useful * unknown
        if gandalfs:
            self._lead_rows(found, colours, gandalfs)
        return found

    def _lead_rows(self, found: list[float], colours: Sequence[Shown], gandalfs: int) -> None:
        """Adds a Gandalf to every new row, and a little for those that are left over."""
        for at, new in enumerate(zip(*[one.fresh for one in colours], strict=True)):
            left = gandalfs
            for slot in new:
                if slot >= 0 and left:
                    left -= 1
                    found[slot] += 1
            if not self.apart:
                found[at] += SPARE_GANDALF * left
        if self.apart:
            for at in range(self.here, len(found)):
                found[at] += SPARE_GANDALF * gandalfs / 2

    # -- hopes -----------------------------------------------------------------------------------

    def hope(self, at: int, mine: float, seat: Seat, others: Sequence[float]) -> float:
        """The points to expect from a slot with this strength, against those of the others."""
        slot = self.slots[at]
        rank = 0.0
        for other, theirs in enumerate(others):
            if other != seat:
                rank += above(self._lead(slot, other, theirs, seat, mine))
        return prize(slot, rank, mine)

    def _lead(self, slot: Slot, one: Seat, strength: float, other: Seat, others: float) -> float:
        """By how many deviations one player is ahead of another."""
        lead = strength - others
        if slot.ahead:
            return lead / (NEAR + FAR * slot.ahead)
        first = (one - self.start) % self.seats < (other - self.start) % self.seats
        lead += 0.5 if first else -0.5  # GEF-6.2
        return lead / (SURE if self.done(one) or self.done(other) else NEAR)

    def totals(self, strengths: Sequence[Sequence[float]]) -> list[float]:
        """Everybody's points at the end, if everybody is this strong."""
        totals = [float(points) for points in self.points]
        pairs = tuple(combinations(range(self.seats), 2))
        for at, slot in enumerate(self.slots):
            ranks = [0.0] * self.seats
            for one, other in pairs:
                better = above(
                    self._lead(slot, one, strengths[one][at], other, strengths[other][at])
                )
                ranks[other] += better
                ranks[one] += 1 - better
            for seat, rank in enumerate(ranks):
                totals[seat] += prize(slot, rank, strengths[seat][at])
        return totals


def prize(slot: Slot, rank: float, strength: float) -> float:
    """The points for a rank (0: surely first) that may lie between two tiles."""
    tiles, whole = slot.tiles, int(rank)
    if whole >= len(tiles):
        return 0.0
    beyond = tiles[whole + 1] if whole + 1 < len(tiles) else 0
    points = tiles[whole] + (beyond - tiles[whole]) * (rank - whole)
    sure = min(1.0, strength + 0.4 * slot.ahead)  # nothing is won with nothing. GEF-6.3
    return points * sure * float(PATIENCE**slot.ahead)
