"""Signs and colours. Every colour also has its name, so that nothing is lost without it."""

from rich.text import Text

from mathom.art import Voice
from mathom.core import Message
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF

CARD, GANDALF_SIGN = "▮", "✦"
MARKER, PLACE, SPACE, PASSED = "◆", "◎", "○", "●"
RING = "◯"
GANDALF_STYLE = "bold white"
DIM = "bright_black"
MARKED = "bold bright_white"
_COLOURS = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}


class Signs:
    """How the things of one box are written in one language."""

    def __init__(self, box: Box, words: Voice) -> None:
        self.box = box
        self.words = words
        self.traits = {trait: self.say(f"trait-{trait}") for trait in box.traits}
        self.letters = _initials(self.traits)

    def say(self, message_id: str, **facts: str | int) -> str:
        """A sentence, or the name of a thing."""
        return self.words.say(Message(message_id, {**facts}))

    def player(self, seat: int) -> str:
        return self.words.say(Message("seat", {"seat": seat}))

    def colour(self, colour: str) -> str:
        """The style of a colour."""
        return _COLOURS.get(colour, "white")

    def card(self, card: str) -> Text:
        """A card by its name, in its colour."""
        if card == GANDALF:
            return Text(f"{GANDALF_SIGN} {self.say('card-gandalf')}", GANDALF_STYLE)
        colour = self.box.colours[self.box.colour_of[card]]
        return Text(f"{CARD} {self.say(f'card-{card}')}", self.colour(colour))

    def legend(self) -> Text:
        """Which letter stands for which trait."""
        parts = (f"{self.letters[trait]} {name}" for trait, name in self.traits.items())
        return Text("  ".join((*parts, f"{GANDALF_SIGN} {self.say('card-gandalf')}")), DIM)


def _initials(names: dict[str, str]) -> dict[str, str]:
    """The shortest beginnings that tell the names apart."""
    length = 1
    while len({name[:length] for name in names.values()}) < len(set(names.values())):
        length += 1
    return {key: name[:length] for key, name in names.items()}
