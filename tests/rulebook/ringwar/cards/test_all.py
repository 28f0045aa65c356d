"""All 96 event halves: there, tested, and able to speak."""

import re

import pytest

from mathom.core import Message
from mathom.games.ringwar.cards.base import During, Reaction
from mathom.games.ringwar.cards.catalogue import CARDS, EVENTS
from mathom.games.ringwar.cards.pieces.logic import Way
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece
from mathom.games.ringwar.cards.text import event_message
from mathom.text.words import Words
from tests.rulebook.ringwar.cards import (
    test_fp_character,
    test_fp_strategy,
    test_shadow_character,
    test_shadow_lying,
    test_shadow_strategy,
)
from tests.rulebook.ringwar.cards.playing import TESTED
from tests.rulebook.ringwar.cards.texts import LANGUAGES, path, texts
from tests.rulebook.ringwar.tabletop import the_game

DECKS = (
    test_fp_character,
    test_fp_strategy,
    test_shadow_character,
    test_shadow_lying,
    test_shadow_strategy,
)


def pieces(piece: object) -> list[object]:
    """A piece with all its parts."""
    if not isinstance(piece, Piece | Reaction | During):
        return [piece]
    return [piece, *(one for part in piece.parts for one in pieces(part))]


def test_all_cards_are_built_in_the_order_of_the_decks() -> None:
    assert list(EVENTS) == list(the_game().box.cards)


def test_every_card_is_tested() -> None:
    assert DECKS
    assert set(CARDS) == TESTED


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", CARDS)
def test_a_card_says_what_it_does(name: str, language: str) -> None:
    said = Words(language, the_game(), strict=True).say(event_message(name, CARDS[name].event))
    assert said.endswith(".")
    assert "  " not in said
    assert not re.search(r"[‹›{}]|\.\.| [,.;:]", said)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_question_has_words(language: str) -> None:
    words = Words(language, the_game(), strict=True)
    for name, card in CARDS.items():
        for part in card.parts:
            for piece in pieces(part):
                if isinstance(piece, Asks):
                    words.say(Message(piece.ask, {"card": Message(f"card-{name}")}))
                if isinstance(piece, Way):
                    words.say(Message(f"way-{piece.id}"))
        for action in card.actions:
            words.say(Message(f"action-{action.id}"))


def test_cards_on_the_table_do_something_there() -> None:
    for card in CARDS.values():
        event = card.event
        assert event.stays == bool(event.standing or event.reactions)


def test_the_debt_is_known() -> None:
    """Cards with code for their own text alone. There should be fewer, not more."""
    owing = [
        name
        for name, event in EVENTS.items()
        for effect in (*event.effects, *event.reactions)
        if any(getattr(piece, "debt", False) for piece in pieces(effect))
    ]
    assert sorted(set(owing)) == [
        "fp-character-14",  # Challenge of the King
        "fp-character-18",  # The Eagles are Coming!
        "fp-character-22",  # Dead Men of Dunharrow
        "shadow-character-14",  # The Breaking of the Fellowship
        "shadow-character-17",  # Balrog of Moria
        "shadow-character-19",  # Dreadful Spells
        "shadow-strategy-10",  # Corsairs of Umbar
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_that_were_read(language: str) -> None:
    """Another word somewhere? Write them anew (`texts.py`), and read what has changed."""
    assert texts(language) == path(language).read_text("utf-8")


def test_what_a_table_agreed_on_changes_the_text() -> None:
    words = Words("en", the_game(), strict=True)
    usual, agreed = (
        words.say(Message(f"need-combat-fp-character-08{how}"))
        for how in ("", "@secret-fire=either")
    )
    assert usual == "Only if Gandalf the Grey takes part."
    assert agreed == "Only if Gandalf the Grey or Gandalf the White takes part."
    changed = {one.partition("@")[2] for one in the_game().phrases() if "@" in one}
    assert changed == {
        "astray=held",
        "eagles=free",
        "lure=casualty",
        "mithril=new-tile",
        "mordor=open",
        "palantir=at-once",
        "power=symbols",
        "secret-fire=either",
        "staff=no-step",
        "storm=three-rounds",
    }
