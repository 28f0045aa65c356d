"""What all 365 cards say, read from beginning to end by a person, in German and in English.

After a change that was meant: `python -m tests.rulebook.tcg.test_card_texts` writes them anew.
"""

from pathlib import Path

import pytest

from mathom.games.tcg.cards.catalogue import all_cards
from mathom.games.tcg.game import Tcg
from mathom.games.tcg.game import game as tcg
from mathom.games.tcg.say import card_text
from mathom.text.words import grammar

LANGUAGES = ("de", "en")
HERE = Path(__file__).parent


def said(game: Tcg, language: str) -> str:
    """Every card with its text, a line each."""
    speaker = grammar(game, language)
    lines = []
    for card in game.box.components.cards:
        title = card.title_de_likely or card.title_de if language == "de" else card.title_en
        text = speaker.text(card_text(card, all_cards()[card.id])) or "–"
        lines.append(f"{card.id:6} {title}: {text}\n")
    return "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_say_what_was_read(language: str) -> None:
    read = (HERE / f"card_texts.{language}.txt").read_text("utf-8")
    assert said(tcg(), language).splitlines() == read.splitlines()


if __name__ == "__main__":
    for one in LANGUAGES:
        text = said(tcg(), one)
        (HERE / f"card_texts.{one}.txt").write_text(text, "utf-8")
