"""Every card on crowded tables, sentence by sentence, with random answers.

After each answer the position can be, and no card came from nowhere or was lost; everything asked
and told has words. MATHOM_PROPERTIES=thorough plays many more tables.
"""

import os
from random import Random

import pytest

from mathom.core import Choice
from mathom.text import Words
from tests.rulebook.tcg.crowded import carried_out, crowded, play_on
from tests.rulebook.tcg.tabletop import FACES, GAME, Table

THOROUGH = os.environ.get("MATHOM_PROPERTIES") == "thorough"
TABLES = 40 if THOROUGH else 4
"""At most so many for a sentence; when it was carried out, the thorough search alone goes on."""
ANSWERS = 40 if THOROUGH else 15
CULTURES = sorted({face.culture for face in FACES.values()})
SELDOM = 0.3
"""A few tables do not suffice for every sentence: some wait for a rare coincidence."""


def say_everything(t: Table) -> None:
    for language in ("de", "en"):
        words = Words(language, GAME, strict=True)
        for event in t.events:
            assert words.say(event.message())
        if isinstance(t.question, Choice):
            assert words.say(t.question.ask)
            assert all(words.say(option.message()) for option in t.options)


def met(card: str, at: int) -> bool:
    """Plays the tables of a sentence; whether it was carried out."""
    face, found = FACES[card], False
    for seed in range(TABLES):
        try:
            t = play_on(crowded(card, at, seed), card, Random(seed), ANSWERS)
            if seed == 0:
                say_everything(t)
        except Exception as error:
            error.add_note(f"crowded({card!r}, {at}, {seed})")
            raise
        quiet = not face.text or at in dict(face.statics)
        found = found or quiet or f"{card}-{at + 1}" in carried_out(t)
        if found and not THOROUGH:
            break
    return found


@pytest.mark.parametrize("culture", CULTURES)
def test_every_sentence_among_many_cards(culture: str) -> None:
    cards = [face for face in FACES.values() if face.culture == culture]
    told = [met(face.id, at) for face in cards for at in range(max(1, len(face.text)))]
    assert told.count(False) <= SELDOM * len(told)
