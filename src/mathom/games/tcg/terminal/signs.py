"""Cards in a line: name, strength, vitality, what they bear."""

from collections.abc import Iterable

from rich.text import Text

from mathom.art import Voice
from mathom.core import Arg, Message
from mathom.games.tcg.board import Card
from mathom.games.tcg.scene.scene import Scene

STYLES = {
    "dwarven": "yellow",
    "elven": "green",
    "gandalf": "bright_white",
    "gondor": "bright_blue",
    "rohan": "bright_green",
    "shire": "cyan",
    "dunland": "bright_yellow",
    "isengard": "red",
    "raider": "magenta",
}
"""The colour of each culture."""
SHOWN = ("fierce", "archer", "damage", "defender", "ambush", "roaming")
"""Keywords that matter at a glance."""
DIM = "bright_black"


class Signs:
    """How cards of one table look in a terminal."""

    def __init__(self, scene: Scene, words: Voice) -> None:
        self.scene = scene
        self.words = words

    def say(self, name: str, /, **facts: Arg) -> str:
        return self.words.say(Message(name, facts))

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return self.say("seat", seat=seat)

    def name(self, kind: str) -> Text:
        """A card's name in the colour of its culture."""
        return Text(self.say(f"card-{kind}"), STYLES.get(self.scene.faces[kind].culture, ""))

    def names(self, kinds: Iterable[str]) -> Text:
        """Several names; the same ones are counted."""
        counts: dict[str, int] = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        parts = [
            Text.assemble(f"{n} × " if n > 1 else "", self.name(kind)) for kind, n in counts.items()
        ]
        return Text(", ").join(parts)

    def character(self, card: Card) -> Text:
        """Name, strength, vitality left of how much, keywords."""
        scene = self.scene
        face = scene.faces[card.kind]
        active = scene.active(card.id) is not None
        strength = scene.strength(card) if active else face.strength
        most = scene.vitality(card) if active else face.vitality
        left = most - scene.wounds.get(card.id, 0)
        wounds = "bold red" if left <= 1 < most else "red" if left < most else ""
        line = Text.assemble(
            self.name(card.kind),
            "  ",
            (f"⚔ {strength}", "bold"),
            "  ",
            (f"♥ {left}/{most}", wounds),
        )
        if active:
            words = [self._keyword(card, word) for word in SHOWN]
            said = ", ".join(word for word in words if word)
            if said:
                line.append(f"  {said}", "italic")
        return line

    def _keyword(self, card: Card, word: str) -> str:
        n = int(self.scene.roaming(card)) if word == "roaming" else self.scene.keyword(card, word)
        if not n:
            return ""
        return self.say(f"terminal-{word}", n=n)

    def carried(self, card: Card) -> Text | None:
        """What a card bears, what is stacked on it, its tokens; None if there is nothing."""
        scene = self.scene
        parts = [self.name(one.kind) for one in scene.borne(card.id)]
        if tokens := scene.tokens.get(card.id):
            parts.append(Text(self.say("terminal-tokens", n=tokens)))
        if stacked := scene.stacks.get(card.id):
            kinds = self.names(one.kind for one in stacked)
            parts.append(Text.assemble(self.say("terminal-stacked"), " ", kinds))
        return Text(", ").join(parts) if parts else None
