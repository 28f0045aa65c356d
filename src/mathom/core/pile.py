"""Piles: decks whose unseen order does not exist.

A pile has a known top, an unordered unseen rest and a known bottom. Which card of the rest lies
where is decided, by chance, at the moment somebody draws it; so it can neither leak nor be peeked.
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from mathom.core.question import Chance


class Pile(msgspec.Struct, frozen=True):
    """A face-down pile. `rest` is a multiset: cards in sorted order with their counts."""

    rest: tuple[tuple[str, int], ...] = ()
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[str]) -> "Pile":
        """A shuffled pile of these cards."""
        return cls(tuple(sorted(Counter(cards).items())))

    def __len__(self) -> int:
        return len(self.top) + sum(count for _, count in self.rest) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.rest or self.top or self.bottom)

    def cards(self) -> tuple[str, ...]:
        """Every card in the pile, the unseen ones in sorted order."""
        unseen = (card for card, count in self.rest for _ in range(count))
        return (*self.top, *unseen, *self.bottom)

    def draw(self, what: str) -> Chance:
        """The chance question which card is drawn next."""
        if self.top:
            return Chance(what, self.top[:1])
        if self.rest:
            outcomes, weights = zip(*self.rest, strict=True)
            return Chance(what, outcomes, weights)
        return Chance(what, self.bottom[:1])

    def without(self, card: str) -> "Pile":
        """The pile after `card` was drawn, as answered to `draw`. Raises KeyError."""
        if self.top:
            if self.top[0] != card:
                raise KeyError(card)
            return Pile(self.rest, self.top[1:], self.bottom)
        for at, (kind, count) in enumerate(self.rest):
            if kind == card:
                left = ((kind, count - 1),) if count > 1 else ()
                return Pile(self.rest[:at] + left + self.rest[at + 1 :], (), self.bottom)
        if not self.rest and self.bottom[:1] == (card,):
            return Pile((), (), self.bottom[1:])
        raise KeyError(card)

    def shuffled_with(self, cards: Iterable[str]) -> "Pile":
        """The pile after these cards were shuffled into it."""
        return Pile.of((*self.cards(), *cards))
