"""Every sentence of every card is tried on a table set by hand."""

from tests.rulebook.tcg.cards.sentences import every_sentence, tried


def test_every_sentence_is_tried() -> None:
    by_sentence = tried()
    assert [one for one in every_sentence() if one not in by_sentence] == []


def test_only_sentences_there_are_are_tried() -> None:
    assert set(tried()) <= set(every_sentence())
