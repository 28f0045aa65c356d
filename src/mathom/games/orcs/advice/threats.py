"""How near the orcs are to joining the towers, for many boards that hardly differ.

Whatever a player does takes orcs off a board and puts a figure on it: then no link gets shorter. So
most of it is worked out once, for the board before, and asked again only where it was touched.
Sets of fields are numbers with one bit for each field, as in `link`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from mathom.games.orcs.board import COLUMNS
from mathom.games.orcs.box import Box
from mathom.games.orcs.link import Fronts, Links, flood, grown

_ROW = (1 << COLUMNS) - 1


class Threat(NamedTuple):
    """How near the orcs are to joining the towers."""

    missing: int
    """So many orcs would close the link, if figures stay where they are."""
    closing: float
    """How likely the next orc card closes it."""


class RowEntry(NamedTuple):
    """Orcs that enter a row with an orc card."""

    shift: int
    """Where the row begins in a set of fields."""
    number: int
    from_left: bool


class ReckonedCard(NamedTuple):
    """An orc card as it is reckoned with."""

    entries: tuple[RowEntry, ...]
    size: int
    rows: int
    """All fields of the rows that are entered."""


def orc_card(box: Box, card: str) -> ReckonedCard:
    """What an orc card does."""
    entries = tuple(
        RowEntry((one.row - 1) * COLUMNS, one.count, one.edge == "left")
        for one in box.orc_cards[card].placements
    )
    rows = 0
    for entry in entries:
        rows |= _ROW << entry.shift
    return ReckonedCard(entries, sum(entry.number for entry in entries), rows)


@lru_cache(maxsize=1 << 14)
def _first(free: int, count: int, from_left: bool) -> int:
    """The first free fields of a row, at most so many."""
    taken = 0
    for _ in range(count):
        if not free:
            break
        one = free & -free if from_left else 1 << free.bit_length() - 1
        taken |= one
        free ^= one
    return taken


def entering(card: ReckonedCard, orcs: int, ground: int) -> int:
    """The fields on which the orcs of a card come to stand, if the supply lasts."""
    more = 0
    for shift, count, from_left in card.entries:
        free = (ground & ~orcs & ~more) >> shift & _ROW
        more |= _first(free, count, from_left) << shift
    return more


def threat(
    links: Links,
    cards: Sequence[ReckonedCard],
    orcs: int,
    ground: int,
    missing: int,
    known: Iterable[Sequence[int]] = ((), ()),
) -> Threat:
    """The threat on one board, on which so many orcs are missing.

    `known`: what can be reached from each tower, as far as that is known (`Links.between`).
    """
    more = [entering(card, orcs, ground) for card in cards if card.size >= missing]
    if not more:
        return Threat(missing, 0.0)
    ends = _ends(links, orcs, ground, known)
    return Threat(missing, _closing(links, orcs, missing, more, ends) / len(cards))


def _ends(links: Links, orcs: int, ground: int, known: Iterable[Sequence[int]]) -> list[int]:
    """From each tower: the free fields on which a link would go on."""
    free = ground & ~orcs
    return [
        (grown(levels[0] if levels else flood(orcs & side, orcs)) | side) & free
        for side, levels in zip((links.near, links.far), known, strict=True)
    ]


def _closing(
    links: Links, orcs: int, missing: int, entered: Sequence[int], needed: Sequence[int]
) -> int:
    """How many cards close the link, each told by where its orcs come, if they are enough of them.

    `needed`: sets of fields; a card that has no orc on one of them needs no second look.
    """
    if not missing:
        return len(entered)
    closing = 0
    for more in entered:
        if all(map(more.__and__, needed)) and links.joined(orcs | more):
            closing += 1
    return closing


class Glimpses:
    """Threats on a few boards that come of one by a move: not worth much preparation."""

    def __init__(self, links: Links, cards: Sequence[ReckonedCard], orcs: int, ground: int) -> None:
        self._links = links
        self._cards = cards
        self.fronts = Fronts(links, orcs, ground)

    def __call__(self, orcs: int, ground: int) -> Threat:
        """The threat with these orcs left, and this ground for more."""
        known = self.fronts.known(orcs, ground)
        missing = self._links.between(*known, orcs, ground)
        return threat(self._links, self._cards, orcs, ground, missing, known)

    def matters(self, orcs: int, field: int) -> bool:
        """Whether it matters on which field a figure ends, given as a bit: it might."""
        return True


class Threats:
    """Threats on a board, and on those that are left when orcs are taken off and a figure comes."""

    def __init__(self, links: Links, cards: Sequence[ReckonedCard], orcs: int, ground: int) -> None:
        self._links = links
        self._cards = cards
        self._orcs = orcs
        self._ground = ground
        self._fronts = Fronts(links, orcs, ground)
        self._missing = self._fronts.missing(orcs, ground)
        self._shortest = reduce(or_, self._fronts.shortest())
        """The fields of all shortest links, whether there is an orc or one is lacking."""
        self._shells = self._fronts.shells()
        """A new link has an orc on each of them: taking orcs off does not make it easier."""
        self._entering = [(card, entering(card, orcs, ground)) for card in cards]
        self._able: dict[int, list[tuple[ReckonedCard, int]]] = {}
        """By how many orcs are missing: the cards that bring as many, and where."""
        rows = [card.rows for card in cards if card.size >= self._missing]
        self._touchy = reduce(or_, rows, self._shortest)
        """Where a figure matters. On any other field it might as well be nowhere."""
        self._known: dict[tuple[int, int], Threat] = {}

    def matters(self, orcs: int, field: int) -> bool:
        """Whether it matters on which field a figure ends, given as a bit, with these orcs left:
        not if it is in nobody's way, and no orc is missing that a shortest link goes through."""
        return bool(field & self._touchy or (self._orcs ^ orcs) & self._shortest)

    def __call__(self, orcs: int, ground: int) -> Threat:
        """The threat with these orcs left, and this ground for more."""
        known = self._known.get((orcs, ground))
        if known is None:
            changed = self._orcs ^ orcs | self._ground ^ ground
            missing = self._missing
            if changed & self._shortest:
                missing = self._fronts.missing(orcs, ground)
            able = self._able.get(missing)
            if able is None:
                able = self._able[missing] = [
                    (card, more) for card, more in self._entering if card.size >= missing
                ]
            closing = 0.0
            if able:
                more = [
                    entering(card, orcs, ground) if card.rows & changed else more
                    for card, more in able
                ]
                closing = _closing(self._links, orcs, missing, more, self._shells)
                closing /= len(self._cards)
            known = self._known[orcs, ground] = Threat(missing, closing)
        return known
