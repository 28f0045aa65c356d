"""A deck: what a player brings."""

import msgspec

from mathom.games.tcg.box import Box


class Deck(msgspec.Struct, frozen=True):
    """A Ring-bearer, a Ring, an adventure deck and a draw deck, by number."""

    ring_bearer: str
    ring: str
    sites: tuple[str, ...]
    cards: dict[str, int]
    name: str = ""

    def line(self) -> str:
        """The deck on one line, as it stands in a record."""
        cards = " ".join(f"{count}x{kind}" for kind, count in self.cards.items())
        return f"{self.ring_bearer} {self.ring} / {' '.join(self.sites)} / {cards}"

    def __len__(self) -> int:
        return sum(self.cards.values())


def of_the_box(box: Box, name: str) -> Deck:
    """A deck that comes with the game."""
    printed = box.decks[name]
    return Deck(printed.ring_bearer, printed.ring, printed.sites, dict(printed.cards), name)
