"""All 96 combat halves: there, tested, with initiative numbers, and able to speak."""

import pytest

from mathom.core import Value
from mathom.games.ringwar import events, options
from mathom.games.ringwar.cards.base import MOMENTS
from mathom.games.ringwar.cards.decks.combat_halves import COMBATS
from mathom.games.ringwar.cards.text import combat_message
from mathom.text.fluent import sentences_in
from mathom.text.words import Words
from tests.rulebook.ringwar.combat import (
    test_cancelling,
    test_hits,
    test_leadership,
    test_modifiers,
    test_retreat,
    test_slaying,
    test_strikes,
)
from tests.rulebook.ringwar.combat.battlefield import BOX, GAME, HALVES, TEXTS
from tests.rulebook.ringwar.combat.halves import TESTED

CHAPTERS = (
    test_cancelling,
    test_hits,
    test_leadership,
    test_modifiers,
    test_retreat,
    test_slaying,
    test_strikes,
)


def test_every_card_has_its_half() -> None:
    assert set(COMBATS) == set(BOX.cards)


def test_every_half_was_tried_in_a_battle() -> None:
    assert CHAPTERS
    assert set(HALVES) == TESTED


def test_the_same_name_is_the_same_half() -> None:
    for cards in HALVES.values():
        assert len({id(COMBATS[card]) for card in cards}) == 1


@pytest.mark.parametrize("card", sorted(COMBATS))
def test_effects_come_in_order_and_have_their_initiative(card: str) -> None:
    effects = COMBATS[card].effects
    moments = [MOMENTS.index(effect.moment) for effect in effects]
    assert moments == sorted(moments)
    numbers = BOX.cards[card].combat.initiative
    assert len(numbers) == 1 or len(numbers) == len(effects)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_half_says_what_it_does(language: str) -> None:
    words = Words(language, GAME, strict=True)
    said = {words.say(combat_message(cards[0], COMBATS[cards[0]])) for cards in HALVES.values()}
    same = 1  # It Is a Gift and One for the Dark Lord say the same
    assert len(said) == len(HALVES) - same
    for sentence in said:
        assert sentence.endswith(".")
        assert "  " not in sentence


@pytest.mark.parametrize("language", ["de", "en"])
def test_answers_and_events_can_be_told(language: str) -> None:
    words = Words(language, GAME, strict=True)
    told: list[Value] = [
        options.Choose("boromir"),
        options.Slay("gondor-leader"),
        options.GiveLife("boromir", 2),
        options.Amount(1),
        options.Withdraw(),
        events.CombatCardCancelled(0, "fp-strategy-01"),
        events.LeadershipGivenUp(1, 2),
        events.LeadershipGivenUp(0, 1, "boromir"),
        events.Silenced("gimli"),
        events.MissesTurned(0, 1),
        events.HitsAdded(0, 2),
        events.HitsCancelled(1, 1),
    ]
    assert all(words.say(value.message()) for value in told)


def test_both_languages_have_the_same_sentences() -> None:
    german, english = (
        sentences_in((TEXTS / f"combat.{language}.ftl").read_text("utf-8"))
        for language in ("de", "en")
    )
    assert set(german) == set(english)
    assert len(german) == len(set(german))
