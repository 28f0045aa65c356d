"""Piles: what lies on top is known, what was shuffled has no order."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.core import Pile
from mathom.core.pile import HIDDEN, Known

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


# -- searching, putting back, looking --------------------------------------------------------------


@given(CARDS.filter(bool))
def test_a_card_taken_out_of_a_searched_pile_is_gone(cards: list[str]) -> None:
    left = Pile.of(cards).taken(cards[0])
    assert len(left) == len(cards) - 1
    assert left.shuffled_with([cards[0]]) == Pile.of(cards)


def test_a_search_leaves_known_places_alone_as_long_as_it_can() -> None:
    pile = Pile(rest=(("orc", 1),), top=("orc", "elf"), bottom=("orc",))
    pile = pile.taken("orc")
    assert pile == Pile(top=("orc", "elf"), bottom=("orc",))
    pile = pile.taken("orc")
    assert pile == Pile(top=("orc", "elf"))
    assert pile.taken("orc") == Pile(top=("elf",))
    with pytest.raises(KeyError):
        pile.taken("ent")


def test_what_is_put_on_a_pile_is_drawn_first_and_what_is_put_beneath_last() -> None:
    pile = Pile.of(["orc"]).on_top(["elf", "ent"]).beneath(["ent", "elf"])
    drawn = []
    while pile:
        card = str(pile.draw("card").outcomes[0])
        drawn.append(card)
        pile = pile.without(card)
    assert drawn == ["elf", "ent", "orc", "ent", "elf"]


def test_cards_are_uncovered_one_by_one_and_stay_where_they_are() -> None:
    pile = Pile.of(["orc", "orc", "elf"]).on_top(["ent"])
    assert pile.uncover("card").counts() == {"elf": 1, "orc": 2}
    pile = pile.uncovered("elf", to=(1,))
    assert pile.uncover("card").counts() == {"orc": 2}
    assert [pile.without("ent").draw("card").outcomes, len(pile)] == [("elf",), 4]


def test_a_shuffled_pile_forgets_who_knew_what() -> None:
    pile = Pile.of(["orc"]).on_top(["elf"], to=(0,)).beneath(["ent"])
    assert pile.shuffled_with() == Pile.of(["orc", "elf", "ent"])
    assert pile.shuffled_with(["ent"]) == Pile.of(["orc", "elf", "ent", "ent"])


# -- who knows what --------------------------------------------------------------------------------

DECK = Pile.of(["orc", "orc", "elf"]).on_top(["ent"], to=(0,)).beneath(["elf"], to=(1,))


def test_its_owner_knows_what_is_in_a_pile_and_the_places_it_was_shown() -> None:
    seen = DECK.seen_by(0, contents=True)
    assert seen == Pile((("elf", 2), ("orc", 2)), (Known("ent", (0,)),), (Known(HIDDEN, (1,)),))
    assert len(seen) == len(DECK)


def test_others_know_how_many_cards_there_are_and_who_knows_a_place() -> None:
    for seat in (2, None):
        seen = DECK.seen_by(seat)
        assert seen == Pile(((HIDDEN, 5),), (Known(HIDDEN, (0,)),), (Known(HIDDEN, (1,)),))
        assert len(seen) == len(DECK)


def test_what_everybody_saw_on_top_everybody_sees() -> None:
    assert Pile.of(["orc"]).on_top(["ent"]).seen_by(None) == Pile(((HIDDEN, 1),), ("ent",))
    assert Pile.of(["orc"]).on_top(["ent"], to=(0,)).shown(1) == Pile((("orc", 1),), ("ent",))


def test_who_looks_too_knows_too() -> None:
    pile = Pile.of(["orc"]).on_top(["ent", "elf"], to=(0,)).shown(1, to=(1,))
    assert pile.top == (Known("ent", (0, 1)), Known("elf", (0,)))


@given(CARDS, CARDS, CARDS, st.booleans(), st.randoms())
def test_a_pile_imagined_from_a_view_gives_the_same_view(
    rest: list[str], top: list[str], bottom: list[str], contents: bool, rng: Random
) -> None:
    pile = Pile.of(rest).on_top(top, to=(0,)).beneath(bottom, to=(1,))
    for seat in (0, 1, 2, None):
        view = pile.seen_by(seat, contents=contents)
        unknown = [card for card, count in view.rest for _ in range(count)]
        cards = unknown if contents else rng.choices(["ent", "orc"], k=len(unknown))
        rng.shuffle(cards)
        imagined = view.filled(cards)
        assert imagined.seen_by(seat, contents=contents) == view
        assert len(imagined) == len(pile)


@given(CARDS, CARDS)
def test_piles_survive_a_round_trip(rest: list[str], top: list[str]) -> None:
    pile = Pile.of(rest).on_top(top, to=(0, 2)).beneath(top)
    assert msgspec.json.decode(msgspec.json.encode(pile), type=Pile) == pile
