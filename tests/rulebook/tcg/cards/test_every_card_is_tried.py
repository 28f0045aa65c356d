"""Every sentence of every card is tried on a table set by hand."""

from tests.rulebook.tcg.cards.sentences import every_sentence, tried
from tests.rulebook.tcg.tabletop import FACES

UNDER_WAY = {"dunland", "isengard", "raider"}
"""Cultures (sites and the Ring: none) whose tests are still being written."""


def culture(sentence: str) -> str:
    return FACES[sentence.partition("-")[0]].culture


def test_every_sentence_is_tried() -> None:
    by_sentence = tried()
    missing = [one for one in every_sentence() if one not in by_sentence]
    assert [one for one in missing if culture(one) not in UNDER_WAY] == []


def test_only_sentences_there_are_are_tried() -> None:
    assert set(tried()) <= set(every_sentence())
