"""Piles: decks whose unseen order does not exist.

A pile has a known top, an unordered unseen rest and a known bottom. Which card of the rest lies
where is decided, by chance, at the moment somebody draws it; so it can neither leak nor be peeked.
A place on top or at the bottom may be known to everybody or to some seats only.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from mathom.core.question import Chance
from mathom.core.values import Seat

HIDDEN = ""
"""Stands for a card in the view of somebody who does not know which it is."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """A card whose place in the pile only these seats know."""

    card: str
    to: tuple[Seat, ...]


Placed: TypeAlias = str | Known
"""A card at a known place: everybody knows it, or some do."""
CardCounts: TypeAlias = tuple[tuple[str, int], ...]
"""A multiset: cards in sorted order with their counts."""


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A face-down pile: its top from above, the unseen rest as a multiset, its bottom from above.

    What a seat sees of it (`seen_by`) is a pile too, with `HIDDEN` where it does not know the card.
    """

    rest: CardCounts = ()
    top: tuple[Placed, ...] = ()
    bottom: tuple[Placed, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[str]) -> "Pile":
        """A shuffled pile of these cards."""
        return cls(_counted(cards))

    def __len__(self) -> int:
        length = 0
        for _, count in self.rest:
            length += count
        # In a view a hidden place holds one of the cards that the rest counts.
        for one in (*self.top, *self.bottom):
            length += _card(one) != HIDDEN
        return length

    def __bool__(self) -> bool:
        return bool(self.rest or self.top or self.bottom)

    def __contains__(self, card: object) -> bool:
        if any(kind == card for kind, _ in self.rest):
            return True
        return any(_card(one) == card for one in (*self.top, *self.bottom))

    def cards(self) -> tuple[str, ...]:
        """Every card in the pile, the unseen ones in sorted order."""
        return (*map(_card, self.top), *_listed(self.rest), *map(_card, self.bottom))

    # -- from the top ----------------------------------------------------------------------------

    def draw(self, what: str) -> Chance:
        """The chance question which card is drawn next."""
        if self.top:
            return Chance(what, (_card(self.top[0]),))
        if self.rest:
            return self.uncover(what)
        return Chance(what, tuple(map(_card, self.bottom[:1])))

    def without(self, card: str) -> "Pile":
        """The pile after `card` was drawn, as answered to `draw`. Raises KeyError."""
        if self.top:
            if _card(self.top[0]) != card:
                raise KeyError(card)
            return Pile(self.rest, self.top[1:], self.bottom)
        if self.rest:
            return Pile(_less(self.rest, card), (), self.bottom)
        if self.bottom and _card(self.bottom[0]) == card:
            return Pile((), (), self.bottom[1:])
        raise KeyError(card)

    def uncover(self, what: str) -> Chance:
        """The chance question which card lies below the known top, while there is a `rest`."""
        outcomes, weights = zip(*self.rest, strict=True)
        return Chance(what, outcomes, weights)

    def uncovered(self, card: str, to: tuple[Seat, ...] | None = None) -> "Pile":
        """The pile after `card` was found below the known top, as answered to `uncover`.

        It stays there. Known from now on: to these seats (None: to everybody). Raises KeyError.
        """
        return Pile(_less(self.rest, card), (*self.top, _place(card, to)), self.bottom)

    def shown(self, number: int, to: tuple[Seat, ...] | None = None) -> "Pile":
        """The pile after these seats (None: everybody) saw so many cards of the known top."""
        seen = tuple(_shown(one, to) for one in self.top[:number])
        return Pile(self.rest, seen + self.top[number:], self.bottom)

    # -- anywhere --------------------------------------------------------------------------------

    def taken(self, card: str) -> "Pile":
        """The pile after somebody searched it and took a card of this kind. Raises KeyError.

        Of several alike the one whose place nobody knows is taken, else the lowest.
        """
        if any(kind == card for kind, _ in self.rest):
            return Pile(_less(self.rest, card), self.top, self.bottom)
        for name in ("bottom", "top"):
            places: tuple[Placed, ...] = getattr(self, name)
            for at in reversed(range(len(places))):
                if _card(places[at]) == card:
                    changed = {name: places[:at] + places[at + 1 :]}
                    return msgspec.structs.replace(self, **changed)
        raise KeyError(card)

    def on_top(self, cards: Iterable[str], to: tuple[Seat, ...] | None = None) -> "Pile":
        """The pile with these cards on it, the first of them uppermost; who knows them: `to`."""
        return Pile(self.rest, (*(_place(card, to) for card in cards), *self.top), self.bottom)

    def beneath(self, cards: Iterable[str], to: tuple[Seat, ...] | None = None) -> "Pile":
        """The pile with these cards under it, the last of them lowest; who knows them: `to`."""
        return Pile(self.rest, self.top, (*self.bottom, *(_place(card, to) for card in cards)))

    def shuffled_with(self, cards: Iterable[str] = ()) -> "Pile":
        """The pile after it was shuffled, together with these cards: nobody knows a place."""
        return Pile.of((*self.cards(), *cards))

    # -- eyes ------------------------------------------------------------------------------------

    def seen_by(self, seat: Seat | None, *, contents: bool = False) -> "Pile":
        """The pile as a seat (None: a spectator) sees it.

        Cards whose place it does not know are counted in `rest`: by name if the seat knows what
        is in the pile (`contents`), else as so many hidden ones. Where a place is known to others
        only, a hidden card lies there, and it tells to whom.
        """
        unplaced = [card for card, one in self._placed() if not _knows(one, seat)]
        hidden = _counted((*_listed(self.rest), *unplaced))
        if not contents and hidden:
            hidden = ((HIDDEN, sum(count for _, count in hidden)),)
        top, bottom = (
            tuple(one if _knows(one, seat) else _hide(one) for one in places)
            for places in (self.top, self.bottom)
        )
        return Pile(hidden, top, bottom)

    def filled(self, cards: Sequence[str]) -> "Pile":
        """A whole pile that looks like this view of one: with these cards, shuffled by the
        caller, for those that the view counts in `rest`."""
        left = iter(cards)
        top = tuple(_fill(one, left) for one in self.top)
        bottom = tuple(_fill(one, left) for one in self.bottom)
        return Pile(_counted(left), top, bottom)

    def _placed(self) -> Iterator[tuple[str, Placed]]:
        for one in (*self.top, *self.bottom):
            yield _card(one), one


def _card(one: Placed) -> str:
    return one if isinstance(one, str) else one.card


def _place(card: str, to: tuple[Seat, ...] | None) -> Placed:
    return card if to is None else Known(card, tuple(sorted(set(to))))


def _knows(one: Placed, seat: Seat | None) -> bool:
    return isinstance(one, str) or seat in one.to


def _shown(one: Placed, to: tuple[Seat, ...] | None) -> Placed:
    if isinstance(one, str) or to is None:
        return _card(one)
    return _place(one.card, (*one.to, *to))


def _hide(one: Placed) -> Placed:
    return one if isinstance(one, str) else Known(HIDDEN, one.to)


def _fill(one: Placed, cards: Iterator[str]) -> Placed:
    if isinstance(one, Known) and one.card == HIDDEN:
        return Known(next(cards), one.to)
    return one


def _counted(cards: Iterable[str]) -> CardCounts:
    return tuple(sorted(Counter(cards).items()))


def _listed(kinds: CardCounts) -> Iterator[str]:
    return (card for card, count in kinds for _ in range(count))


def _less(kinds: CardCounts, card: str) -> CardCounts:
    for at, (kind, count) in enumerate(kinds):
        if kind == card:
            left = ((kind, count - 1),) if count > 1 else ()
            return kinds[:at] + left + kinds[at + 1 :]
    raise KeyError(card)
