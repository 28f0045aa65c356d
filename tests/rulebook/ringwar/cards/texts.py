"""The texts of all cards, as they were read from beginning to end by a person.

    python -m tests.rulebook.ringwar.cards.texts

writes them anew. Read the difference before you commit it.
"""

from pathlib import Path

from mathom.core import Message
from mathom.games.ringwar.cards.text import combat_message, event_message
from mathom.text.words import Words
from tests.rulebook.ringwar.tabletop import the_game

LANGUAGES = ("de", "en")


def path(language: str) -> Path:
    return Path(__file__).parent / f"texts.{language}.txt"


def texts(language: str) -> str:
    """Every card: its title, and both halves."""
    words = Words(language, the_game(), strict=True)
    lines = []
    for name, card in the_game().box.built.items():
        lines += [
            words.say(Message(f"card-{name}")),
            f"    {words.say(event_message(name, card.event))}",
            f"  {words.say(Message(f'combat-{name}'))}",
            f"    {words.say(combat_message(name, card.combat))}",
            "",
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    for one in LANGUAGES:
        path(one).write_text(texts(one), encoding="utf-8")
