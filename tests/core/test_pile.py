"""Piles: what lies on top is known, what was shuffled has no order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.core import Pile

CARDS = st.lists(st.sampled_from(["ent", "orc", "elf"]), max_size=12)


@given(CARDS)
def test_a_shuffled_pile_does_not_remember_an_order(cards: list[str]) -> None:
    assert Pile.of(cards) == Pile.of(reversed(cards))
    assert len(Pile.of(cards)) == len(cards)
    assert bool(Pile.of(cards)) == bool(cards)


@given(CARDS.filter(bool))
def test_drawing_weighs_cards_by_how_many_there_are(cards: list[str]) -> None:
    chance = Pile.of(cards).draw("card")
    assert chance.counts() == {card: cards.count(card) for card in set(cards)}


@given(CARDS.filter(bool))
def test_a_card_drawn_is_gone(cards: list[str]) -> None:
    left = Pile.of(cards).without(cards[0])
    assert left.shuffled_with([cards[0]]) == Pile.of(cards)


def test_the_known_top_comes_first_then_the_rest_then_the_known_bottom() -> None:
    pile = Pile(rest=(("orc", 2),), top=("ent",), bottom=("elf",))
    drawn = []
    while pile:
        card = str(pile.draw("card").outcomes[0])
        drawn.append(card)
        pile = pile.without(card)
    assert drawn == ["ent", "orc", "orc", "elf"]


@pytest.mark.parametrize("pile", [Pile.of(["orc"]), Pile(top=("orc",)), Pile(bottom=("orc",))])
def test_what_is_not_next_cannot_be_drawn(pile: Pile) -> None:
    with pytest.raises(KeyError):
        pile.without("elf")
