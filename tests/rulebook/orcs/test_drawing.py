"""Chapter 7: step 3, draw; and what others see of a hand."""

from random import Random

import pytest

from mathom.core import project
from mathom.games.orcs.events import Drew, HeroesShuffled
from tests.rulebook.orcs.tabletop import Tabletop


@pytest.mark.rule("ORK-7.1")
def test_the_played_card_is_discarded_and_a_new_one_drawn() -> None:
    table = Tabletop().hand(0, "gimli-5a")
    table.play("gimli-5a h4-h3", "faramir-5")
    assert table.state.discard == ("gimli-5a",)
    assert "faramir-5" in table.state.hands[0]
    assert len(table.state.hands[0]) == 3


@pytest.mark.rule("ORK-7.1")
def test_when_the_pile_is_used_up_the_discarded_cards_are_the_new_one() -> None:
    table = Tabletop().hand(0, "gimli-5a").hero_pile("faramir-5", "faramir-6")
    table.play("gimli-5a h4-h3", "faramir-5")
    assert table.told(HeroesShuffled) == []
    table.play("mordor_row2")
    card = next(option for option in table.options if option.count("-") >= 2)
    table.play(card)  # the last card is drawn without asking
    assert len(table.told(HeroesShuffled)) == 1
    assert table.state.discard == ()
    assert {"gimli-5a", card.split()[0]} <= set(table.state.deck)
    assert "faramir-6" in table.state.hands[1]


@pytest.mark.rule("ORK-7.1")
def test_only_the_owner_sees_what_was_drawn() -> None:
    table = Tabletop().hand(0, "gimli-5a").play("gimli-5a h4-h3", "faramir-5")
    (drawn,) = table.told(Drew)
    assert project((drawn,), 0) == (drawn,)
    assert project((drawn,), 1) == project((drawn,), None) == (Drew(0, None),)
    assert table.match.view(1).table.hand == table.state.hands[1]
    assert table.match.view(None).table.hand is None


@pytest.mark.rule("ORK-7.1")
def test_everybody_remembers_what_the_pile_was_last_made_of() -> None:
    table = Tabletop().hand(0, "gimli-5a").hero_pile("faramir-5", "faramir-6")
    table.play("gimli-5a h4-h3", "faramir-5", "mordor_row2")
    table.play(next(option for option in table.options if option.count("-") >= 2))
    held = set(table.state.hands[0]) | set(table.state.hands[2])
    for seed in range(20):
        imagined = table.game.resample(table.match.view(1), Random(seed))
        assert set(imagined.hands[0]) | set(imagined.hands[2]) == held
        assert set(imagined.deck) == set(table.state.deck)
