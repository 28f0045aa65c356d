"""What the things of one box look like and are called: suits, traits and places."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from mathom import art
from mathom.art import COLOURS
from mathom.core import Message
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF

_PLACES = {
    "amon_hen": "path-marker",
    "rohan": "nation-rohan",
    "fangorn": "ent",
    "edoras": "settlement-town",
    "orthanc": "tower",
    "helms_deep": "settlement-fortification",
    "minas_tirith": "settlement-city",
}
_PATTERNS = {"red": "slanting", "blue": "lying", "green": "dotted", "yellow": "upright"}
_OTHERS = ("c-gandalf", "c-raider", "n-rohan", "p5", "n-dwarves", "n-north", "n-isengard")


class Suit(NamedTuple):
    """The colour of a card's picture and what is printed on it: never one without the other."""

    tone: str
    pattern: str = ""
    letter: str = ""


_WHITE = Suit(COLOURS["suit-gandalf"], "rays")


class Prints:
    """How the things of one box are drawn, and said in one language."""

    def __init__(self, box: Box, words: art.Voice) -> None:
        self.box = box
        self.words = words

    def say(self, message_id: str, **facts: str | int) -> str:
        """A sentence, or the name of a thing."""
        return self.words.say(Message(message_id, {**facts}))

    def title(self, card: str) -> str:
        """What stands on the lower edge of a card: its trait, or Gandalf."""
        return self.say("card-gandalf" if card == GANDALF else f"trait-{self.box.trait_of[card]}")

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suit of each colour of the box; one nobody has printed yet shows its letter."""
        return tuple(
            Suit(COLOURS[f"suit-{colour}"], _PATTERNS[colour])
            if colour in _PATTERNS
            else Suit(COLOURS[_OTHERS[at % len(_OTHERS)]], letter=self.say(f"colour-{colour}")[:2])
            for at, colour in enumerate(self.box.colours)
        )

    def in_order(self, cards: Iterable[str]) -> tuple[str, ...]:
        """By colour, then by trait, as in the box; Gandalf last."""
        return tuple(sorted(cards, key=(*self.box.characters, GANDALF).index))

    def suit(self, card: str) -> Suit:
        """The suit of a card."""
        return _WHITE if card == GANDALF else self.suits[self.box.colour_of[card]]

    def emblem(self, card: str, x: float, y: float, size: float, cut: str = COLOURS["card"]) -> str:
        """The print in the middle of a card."""
        if card == GANDALF:
            return art.stamp("gandalf", x, y, size, COLOURS["card-ink"], cut)
        return self.trait(self.box.trait_of[card], x, y, size, cut)

    def trait(
        self, trait: str, x: float, y: float, size: float, cut: str = COLOURS["surface"]
    ) -> str:
        """The stamp of a trait; the first letters of one that has none."""
        try:
            return art.stamp(f"trait-{trait}", x, y, size, COLOURS["card-ink"], cut)
        except KeyError:
            letters = self.say(f"trait-{trait}")[:2]
            return art.text(letters, x, y + size * 0.28, size * 0.8, anchor="middle", width=size)

    def place(self, place: str, x: float, y: float, size: float, cut: str) -> str:
        """The stamp of a place."""
        stamp = _PLACES.get(place, "path-marker")
        return art.stamp(stamp, x, y, size, COLOURS["board-ink"], cut)
