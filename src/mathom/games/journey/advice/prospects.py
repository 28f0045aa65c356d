"""What there is to be won: how many cards everybody could show at the places to come.

All estimates. A player's *strength* is the number of valid cards that could lie at a place if the
hand were laid out for it; what a strength brings follows from how likely it is above each of the
others'. Strengths are told slot by slot: with two players every trait of a place is a *slot* of
its own, otherwise every place is one.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from math import exp
from typing import NamedTuple, TypeAlias

from mathom.core.frames import put
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
NEAR = 2.0
"""… those of hands at the next place, …"""
FAR = 0.75
"""… and how much more for every place further on."""
PATIENCE = 0.93
"""What a point at the place after the next is worth in points at the next one."""

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each trait there are in one colour."""
Tiles: TypeAlias = tuple[tuple[int, ...], ...]
"""What lies at each place."""

FINE, WIDE = 20, 6
ABOVE = [1 / (1 + exp(-1.7 * at / FINE)) for at in range(-WIDE * FINE, WIDE * FINE + 1)]
"""How likely somebody is ahead, from six deviations behind to six ahead, in twentieths."""


def above(difference: float) -> float:
    """How likely somebody so many deviations ahead really is ahead."""
    if difference >= WIDE:
        return 1.0
    if difference <= -WIDE:
        return 0.0
    return ABOVE[int((difference + WIDE) * FINE + 0.5)]


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


class Rival(NamedTuple):
    """Another player, compared with one at the next place."""

    seat: Seat
    lead: float
    """What it is worth to have the earlier turn."""
    doubt: float
    """How far their strengths can be misjudged."""


class Laid(NamedTuple):
    """What it changes to lay all cards of one trait and colour."""

    slot: int
    more: int
    """How many cards more count here."""
    left: float
    """What the colour is worth after this place if they are laid, …"""
    kept: float
    """… and if they are not."""


class Way:
    """The slots from a place on, and what cards are worth there on average."""

    def __init__(self, atlas: "Atlas", first: int, apart: bool, tiles: Tiles) -> None:
        slots: list[Slot] = []
        for place in range(first, atlas.box.last + 1):
            slots += _slots(place, place - first, apart, tiles[place], len(atlas.traits[place]))
        self.slots = tuple(slots)
        self.here = sum(slot.ahead == 0 for slot in slots)
        """So many slots are at the first place."""
        self.weights = tuple([slot.weight for slot in slots])
        self.drawn = sum([slot.weight * slot.useful for slot in slots])
        """What an unknown card is worth."""
        self.whole = sum(self.weights)
        """What one that fits everywhere is worth."""
        self.apart = apart
        self.shown = atlas.shown(first, apart)
        self.traits = atlas.box.places[first].traits
        """What counts at the first place."""
        self.gain = lru_cache(maxsize=1 << 11)(self._gain)
        self.laid = lru_cache(maxsize=1 << 11)(self._laid)
        self.valid = lru_cache(maxsize=1 << 9)(self._valid)
        self.led = lru_cache(maxsize=1 << 9)(self._led)
        self._atlas = atlas

    def _gain(self, counts: Counts, row: Row | None, trait: int, more: int) -> float:
        """What one card more of a colour is worth; with -1, one card less."""
        changed = put(counts, trait, counts[trait] + more)
        return (self._worth(changed, row) - self._worth(counts, row)) * more

    def _worth(self, counts: Counts, row: Row | None) -> float:
        """What all a colour can show is worth."""
        strengths = self.shown(counts, row).strengths
        return sum([weight * one for weight, one in zip(self.weights, strengths, strict=True)])

    def _laid(self, counts: Counts, row: Row | None, trait: int, gandalf: bool) -> Laid:
        """What it changes to lay all cards of a trait that counts at the first place, behind a
        Gandalf or not."""
        name, cards, lost = self._atlas.box.traits[trait], counts[trait], 0
        more = cards + gandalf
        if row is not None and row.trait == name:
            cards += row.cards
        elif row is not None and row.trait in self.traits:
            lost = len(row)
        left = self._later(put(counts, trait, 0), Row(name, cards, gandalf))
        return Laid(self.slot_of(name), more - lost, left, self._later(counts, row))

    def _later(self, counts: Counts, row: Row | None) -> float:
        """What a colour is worth after the first place, if its row has to pay for counting."""
        if row is not None and row.trait in self.traits:
            row = Row(row.trait, row.cards - 1, row.gandalf) if row.cards > 1 else None
        here, strengths = self.here, self.shown(counts, row).strengths
        pairs = zip(self.weights[here:], strengths[here:], strict=True)
        return sum([weight * one for weight, one in pairs])

    def slot_of(self, trait: str) -> int:
        """Where a trait counts at the first place."""
        return self.traits.index(trait) if self.apart else 0

    def _valid(self, rows: Rows) -> tuple[float, ...]:
        """How many cards count at the first place, slot by slot."""
        found = [0.0] * self.here
        for row in rows:
            if row is not None and row.trait in self.traits:
                found[self.slot_of(row.trait)] += len(row)
        return tuple(found)

    def strong(self, hand: tuple[str, ...], rows: Rows, done: bool) -> list[float]:
        """What a player with this hand could show, slot by slot."""
        return self._strengths(self._atlas.counted(hand), rows, hand.count(GANDALF), 0, done)

    def strengths(self, holding: Holding) -> list[float]:
        """What a player could show, slot by slot."""
        counts, gandalfs, rows, unknown, done = holding
        return self._strengths(counts, rows, gandalfs, unknown, done)

    def _strengths(
        self, counts: tuple[Counts, ...], rows: Rows, gandalfs: int, unknown: int, done: bool
    ) -> list[float]:
        found = self.together([*map(self.shown, counts, rows)], gandalfs, unknown)
        if done:
            found[: self.here] = self.valid(rows)
        return found

    def together(self, colours: Sequence[Shown], gandalfs: int, unknown: int) -> list[float]:
        """What these colours show with so many Gandalfs and unknown cards in the hand."""
        parts = [strengths for strengths, _ in colours]
        if unknown:
            parts.append(tuple([slot.useful * unknown for slot in self.slots]))
        if gandalfs:
            parts.append(self.led(gandalfs, *[fresh for _, fresh in colours]))
        return [*map(sum, zip(*parts, strict=True))]

    def _led(self, gandalfs: int, *colours: tuple[int, ...]) -> tuple[float, ...]:
        """What Gandalfs add, slot by slot: one to every new row (`Shown.fresh` of every colour),
        and a little for those that are left over."""
        spare = SPARE_GANDALF * gandalfs / 2
        found = [spare if self.apart and slot.ahead else 0.0 for slot in self.slots]
        for at, new in enumerate(zip(*colours, strict=True)):
            led = [slot for slot in new if slot >= 0][:gandalfs]
            for slot in led:
                found[slot] += 1
            if not self.apart:
                found[at] += SPARE_GANDALF * (gandalfs - len(led))
        return tuple(found)


def _slots(place: int, ahead: int, apart: bool, tiles: tuple[int, ...], traits: int) -> list[Slot]:
    """What is to be won at a place."""
    scale = PATIENCE**ahead / (2 * (NEAR + FAR * ahead))
    if not apart:
        weight = scale * sum(tiles) / len(tiles) if tiles else 0.0
        return [Slot(place, ahead, tiles, USEFUL[traits], weight)]
    single = [tiles[at : at + 1] for at in range(traits)]
    useful = USEFUL[traits] / traits
    return [Slot(place, ahead, tile, useful, scale * sum(tile)) for tile in single]


class Atlas:
    """What can be won and shown from a place on. The same questions come again and again."""

    def __init__(self, box: Box) -> None:
        self.box = box
        index = {trait: at for at, trait in enumerate(box.traits)}
        self.traits = tuple(tuple(index[one] for one in place.traits) for place in box.places)
        self.index = index
        self.none = (0,) * len(box.traits)
        self.at = {
            card: (colour, index[box.trait_of[card]]) for card, colour in box.colour_of.items()
        }
        """The colour and the trait of every card but Gandalf, as numbers."""
        self._numbers = {card: at for at, card in enumerate(box.kinds)}
        """Every card's number, colour by colour, …"""
        self._colours = range(0, len(box.characters), len(box.traits))
        """… and where each colour begins."""
        self.shown = cache(self._shown_from)
        self.way = lru_cache(maxsize=1 << 8)(partial(Way, self))
        self._prospects = lru_cache(maxsize=1 << 7)(partial(Prospects, self))
        self.counted = lru_cache(maxsize=1 << 9)(self._counted)

    def prospects(self, seen: State | Table) -> "Prospects":
        """The places to come, and whose turn it is there."""
        laying = bool(seen.frames) and type(seen.frames[-1]) is Laying
        first = seen.place if laying else seen.place + 1
        return self._prospects(first, seen.tiles, len(seen.rows), seen.start, seen.turn, laying)

    def _counted(self, cards: tuple[str, ...]) -> tuple[Counts, ...]:
        """How many cards there are of each trait, colour by colour."""
        numbers, traits = self._numbers, len(self.none)
        counts = [0] * len(numbers)
        for card in cards:
            counts[numbers[card]] += 1
        return tuple([tuple(counts[at : at + traits]) for at in self._colours])

    def _shown_from(self, first: int, apart: bool) -> Callable[[Counts, Row | None], Shown]:
        """What a colour can show at every place from one on."""
        return lru_cache(maxsize=1 << 11)(partial(self._shown, first, apart))

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

    def __init__(
        self, atlas: Atlas, first: int, tiles: Tiles, seats: int, start: Seat, turn: Seat,
        laying: bool,
    ) -> None:  # fmt: skip
        self.atlas = atlas
        self.seats = seats
        self.apart = seats == 2
        self.start = start
        self.turn = turn
        self.laying = laying
        self.next = first
        self.way = way = atlas.way(first, self.apart, tiles)
        self.slots = way.slots
        self.here = way.here
        self.useful = [
            tuple([0.0 if self.done(seat) else slot.useful for slot in way.slots[: way.here]])
            for seat in range(seats)
        ]
        """How much a card in the hand of each may yet help here, slot by slot."""
        self.hope = lru_cache(maxsize=1 << 9)(self._hope)
        self._known_rivals: dict[Seat, list[Rival]] = {}

    def holding(
        self, cards: tuple[str, ...], rows: Rows, unknown: int = 0, seat: Seat = -1
    ) -> Holding:
        """What a player has; with a seat, also whether its turn here is over."""
        done = seat >= 0 and self.done(seat)
        return Holding(self.atlas.counted(cards), cards.count(GANDALF), rows, unknown, done)

    def done(self, seat: Seat) -> bool:
        """Whether a player has laid out at the current place already."""
        if not self.laying:
            return False
        return (seat - self.start) % self.seats < (self.turn - self.start) % self.seats

    def _hope(self, at: int, mine: float, seat: Seat, others: tuple[float, ...]) -> float:
        """The points to expect from a slot with this strength, against those of the others."""
        _, ahead, tiles, _, _ = self.slots[at]
        rank = 0.0
        for other, lead, doubt in self._rivals(seat):
            strong = others[other] - mine
            rank += above(strong / (NEAR + FAR * ahead) if ahead else (strong + lead) / doubt)
        sure = min(1.0, mine + 0.4 * ahead)  # nothing is won with nothing. GEF-6.3
        return prize(tiles, rank) * sure * float(PATIENCE**ahead)

    def _rivals(self, seat: Seat) -> Sequence[Rival]:
        """The others, as they compare with this one at the next place."""
        found = self._known_rivals.get(seat)
        if found is None:
            mine, done = (seat - self.start) % self.seats, self.done(seat)
            found = self._known_rivals[seat] = [
                Rival(
                    other,
                    0.5 if (other - self.start) % self.seats < mine else -0.5,  # GEF-6.2
                    SURE if done or self.done(other) else NEAR,
                )
                for other in range(self.seats)
                if other != seat
            ]
        return found


def prize(tiles: tuple[int, ...], rank: float) -> float:
    """The points for a rank (0: surely first) that may lie between two tiles."""
    whole = int(rank)
    if whole >= len(tiles):
        return 0.0
    beyond = tiles[whole + 1] if whole + 1 < len(tiles) else 0
    return tiles[whole] + (beyond - tiles[whole]) * (rank - whole)
