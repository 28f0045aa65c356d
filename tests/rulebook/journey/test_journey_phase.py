"""Chapters 3 and 4: rounds, and the journey phase with all its ways to take cards."""

from random import Random

import pytest

import mathom
from mathom.core import Chance, Choice, NoUndo
from mathom.games.journey.events import (
    Arrived,
    Drew,
    Moved,
    Reshuffled,
    Swapped,
    Took,
    TookNothing,
)
from tests.rulebook.journey.tabletop import Tabletop, cards


def on_the_way(hand: str = "2 red-wisdom gandalf", opened: str = "blue-strength") -> Tabletop:
    """Three players on their way to Fangorn, seat 0 about to take cards."""
    table = Tabletop(3).on_the_way("fangorn").open(opened)
    return table.hand(0, hand).hand(1, "red-strength").hand(2, "red-strength")


# -- rounds and the marker -------------------------------------------------------------------------


@pytest.mark.rule("GEF-3.1", "GEF-1.3")
def test_six_rounds_each_with_a_journey_and_a_scoring() -> None:
    match, rng = mathom.new("journey", seats=3, seed=5), Random(5)
    while isinstance(match.question, Choice):
        match.play(rng.choice(match.question.options))
    events = match.events(None)
    arrivals = [event.place for event in events if isinstance(event, Arrived)]
    assert arrivals == [place.id for place in Tabletop().game.box.places[1:]]
    assert sum(isinstance(event, Moved) for event in events) == sum(match.state.paths)


@pytest.mark.rule("GEF-4.1", "GEF-4.5")
def test_everybody_takes_cards_clockwise_from_the_starting_player() -> None:
    table = on_the_way().start(2)
    table.play("draw", "red-wisdom")
    assert table.asked(0, "ask-taking")
    table.play("draw", "red-wisdom")
    assert table.asked(1, "ask-taking")


@pytest.mark.rule("GEF-4.5")
def test_then_the_starting_player_moves_the_marker_on() -> None:
    table = on_the_way()
    table.play("draw", "red-wisdom", "draw", "red-wisdom", "draw", "red-wisdom")
    assert (table.state.place, table.state.space) == (1, 2)
    assert Moved(0, "rohan", 2, 2) in table.happened
    assert table.asked(0, "ask-taking")


@pytest.mark.rule("GEF-4.5", "GEF-5.1")
def test_at_the_place_cards_are_laid_out_at_once() -> None:
    table = on_the_way().on_the_way("fangorn", space=2)
    table.play("draw", "red-wisdom", "draw", "red-wisdom", "draw", "red-wisdom")
    assert table.state.place == 2
    assert table.asked(0, "ask-laying")


@pytest.mark.rule("GEF-4.1", "GEF-4.5")
def test_every_space_of_the_path_brings_everybody_one_card() -> None:
    table = Tabletop(2).open("red-wisdom").on_the_way("edoras")
    assert table.state.paths[2] == 3
    for _ in range(3):
        table.play("draw", "blue-wisdom", "draw", "green-wisdom")
    assert [len(hand) for hand in table.state.hands] == [3, 3]
    assert table.asked(0, "ask-laying")


# -- (a) -------------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-4.2")
def test_a_card_may_be_taken_from_the_open_ones() -> None:
    table = on_the_way(opened="blue-strength green-wisdom").play("take blue-strength")
    assert table.hand_of(0) == cards("blue-strength 2 red-wisdom gandalf")
    assert table.state.open == ("green-wisdom",)
    assert table.asked(1, "ask-taking")


@pytest.mark.rule("GEF-4.2")
def test_or_from_the_draw_pile_unseen_by_the_others() -> None:
    table = on_the_way().play("draw")
    assert table.chance.what == "card"
    table.play("yellow-endurance")
    assert table.hand_of(0) == cards("2 red-wisdom gandalf yellow-endurance")
    (event,) = table.told(Drew)
    assert event.seen_by(0) == Drew(0, "yellow-endurance")
    assert event.seen_by(1) == event.seen_by(None) == Drew(0, None)


@pytest.mark.rule("GEF-4.2")
def test_a_gandalf_may_be_taken_like_any_other_card() -> None:
    assert "gandalf" in on_the_way(opened="gandalf").play("take gandalf").hand_of(0)


@pytest.mark.rule("GEF-4.2")
def test_a_card_that_does_not_lie_open_cannot_be_taken() -> None:
    assert on_the_way().refused("take yellow-wisdom").rule == "GEF-4.2"
    assert on_the_way().refused("take balrog").rule == "GEF-4.2"


@pytest.mark.rule("GEF-4.2", "GEF-2.4")
def test_not_even_from_the_discard_pile() -> None:
    assert on_the_way().discard("yellow-wisdom").refused("take yellow-wisdom").rule == "GEF-4.2"


@pytest.mark.rule("GEF-4.1", "GEF-R1")
def test_nobody_may_pass() -> None:
    assert on_the_way().refused("done").rule == "GEF-4.1"
    assert "done" not in on_the_way().options


@pytest.mark.rule("GEF-4.7")
def test_there_is_no_hand_limit() -> None:
    table = on_the_way(hand="16 gandalf 5 red-wisdom").play("take blue-strength")
    assert len(table.hand_of(0)) == 22


@pytest.mark.rule("GEF-4.4", "GEF-R3")
def test_open_cards_are_not_refilled() -> None:
    table = on_the_way().play("take blue-strength")
    assert table.state.open == ()
    assert table.options == ["draw", "swap red-strength"]


@pytest.mark.rule("GEF-4.4")
def test_without_open_cards_only_the_pile_is_left() -> None:
    table = on_the_way(opened="")
    assert table.options == ["draw", "swap gandalf", "swap red-wisdom"]


# -- (b) -------------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-4.3")
def test_a_hand_card_is_laid_to_the_open_cards_not_on_the_discard_pile() -> None:
    table = on_the_way().play("swap gandalf")
    assert table.state.open == ("blue-strength", "gandalf")
    assert table.state.discard == ()
    assert table.hand_of(0) == cards("2 red-wisdom")
    assert table.asked(0, "ask-swapping")


@pytest.mark.rule("GEF-4.3")
def test_two_open_cards() -> None:
    table = on_the_way(opened="2 blue-strength green-wisdom")
    table.play("swap gandalf", "take blue-strength", "take green-wisdom")
    assert table.hand_of(0) == cards("blue-strength green-wisdom 2 red-wisdom")
    assert table.state.open == ("blue-strength", "gandalf")
    assert table.asked(1, "ask-taking")


@pytest.mark.rule("GEF-4.3")
def test_two_cards_from_the_pile() -> None:
    table = on_the_way().play("swap gandalf", "draw", "red-endurance", "blue-endurance")
    assert table.hand_of(0) == cards("blue-endurance red-endurance 2 red-wisdom")
    assert table.asked(1, "ask-taking")


@pytest.mark.rule("GEF-4.3", "GEF-R15")
def test_an_open_card_and_then_one_from_the_pile() -> None:
    table = on_the_way(opened="blue-strength green-wisdom")
    table.play("swap gandalf", "take blue-strength", "draw", "red-endurance")
    assert table.hand_of(0) == cards("blue-strength red-endurance 2 red-wisdom")


@pytest.mark.rule("GEF-4.3", "GEF-R15")
def test_after_a_card_from_the_pile_the_other_comes_from_the_pile_too() -> None:
    table = on_the_way(opened="blue-strength green-wisdom")
    table.play("swap gandalf", "draw", "red-endurance")
    assert isinstance(table.match.question, Chance)
    assert table.refused("take blue-strength").rule is None  # chance is asked, nobody else


@pytest.mark.rule("GEF-4.1", "GEF-4.3")
def test_both_ways_the_hand_grows_by_exactly_one() -> None:
    for answers in (["draw", "gandalf"], ["swap gandalf", "draw", "gandalf", "gandalf"]):
        assert len(on_the_way().play(*answers).hand_of(0)) == 4


@pytest.mark.rule("GEF-R2", "GEF-4.3")
def test_the_card_just_laid_down_may_not_be_taken_back() -> None:
    table = on_the_way().play("swap gandalf")
    assert table.options == ["take blue-strength", "draw"]
    refusal = table.refused("take gandalf")
    assert (refusal.rule, refusal.message.id) == ("GEF-R2", "refused-just-laid")


@pytest.mark.rule("GEF-R2")
def test_nor_as_the_second_card() -> None:
    table = on_the_way(opened="blue-strength green-wisdom")
    assert table.play("swap gandalf", "take blue-strength").refused("take gandalf").rule == "GEF-R2"


@pytest.mark.rule("GEF-R2")
def test_another_copy_of_it_may_be_taken_once() -> None:
    table = on_the_way(opened="gandalf blue-strength").play("swap gandalf")
    assert "take gandalf" in table.options
    table.play("take gandalf")
    assert table.refused("take gandalf").rule == "GEF-R2"


@pytest.mark.rule("GEF-4.2", "GEF-R2")
def test_the_next_player_may_take_it() -> None:
    table = on_the_way().play("swap gandalf", "draw", "red-endurance", "red-endurance")
    assert "gandalf" in table.play("take gandalf").hand_of(1)


@pytest.mark.rule("GEF-R16", "GEF-4.4")
def test_without_another_open_card_both_come_from_the_pile() -> None:
    table = on_the_way(opened="").play("swap gandalf")
    assert table.chance.what == "card"  # nothing is left to choose
    table.play("red-endurance", "blue-endurance")
    assert table.hand_of(0) == cards("blue-endurance red-endurance 2 red-wisdom")
    assert table.asked(1, "ask-taking")


@pytest.mark.rule("GEF-4.3", "GEF-R16")
def test_with_a_single_other_open_card_the_second_one_is_drawn() -> None:
    table = on_the_way().play("swap gandalf", "take blue-strength")
    assert table.chance.what == "card"


@pytest.mark.rule("GEF-4.3")
def test_only_a_card_of_the_own_hand_can_be_laid_down() -> None:
    assert on_the_way().refused("swap red-strength").rule == "GEF-4.3"
    assert on_the_way().refused("swap balrog").rule == "GEF-4.3"


@pytest.mark.rule("GEF-4.3", "GEF-4.1")
def test_in_between_nothing_else_can_be_done() -> None:
    assert on_the_way().play("swap gandalf").refused("swap red-wisdom").rule == "GEF-4.3"


@pytest.mark.rule("GEF-4.3")
def test_without_a_hand_card_only_a_remains() -> None:
    assert on_the_way(hand="").options == ["take blue-strength", "draw"]


@pytest.mark.rule("GEF-4.1")
def test_where_there_is_only_one_way_nobody_is_asked() -> None:
    table = on_the_way(hand="", opened="gandalf").start(2).play("take gandalf")
    assert table.chance.what == "card"
    assert table.state.turn == 0


# -- when cards run out ----------------------------------------------------------------------------


def running_out(pile: str, discard: str = "", opened: str = "", hand: str = "gandalf") -> Tabletop:
    """Three players; seat 2 holds whatever is not mentioned."""
    table = Tabletop(3).on_the_way("fangorn").open(opened).discard(discard).hand(0, hand)
    return table.pile(pile, rest_to=2)


@pytest.mark.rule("GEF-4.6")
def test_an_empty_pile_is_replaced_by_the_discard_pile_when_a_card_is_needed() -> None:
    table = running_out("", discard="red-wisdom blue-wisdom").play("draw")
    assert table.told(Reshuffled) == [Reshuffled(2)]
    assert table.state.discard == ()
    assert set(table.chance.outcomes) == {"red-wisdom", "blue-wisdom"}


@pytest.mark.rule("GEF-4.6")
def test_but_not_before() -> None:
    table = running_out("2 green-wisdom", discard="red-wisdom blue-wisdom gandalf", hand="gandalf")
    table.play("swap gandalf", "green-wisdom")
    assert table.told(Reshuffled) == []
    assert table.state.discard == cards("red-wisdom blue-wisdom gandalf")
    assert not table.state.pile


@pytest.mark.rule("GEF-4.6")
def test_in_the_middle_of_drawing_two() -> None:
    table = running_out("green-wisdom", discard="red-wisdom blue-wisdom").play("swap gandalf")
    assert table.told(Reshuffled) == [Reshuffled(2)]
    assert table.hand_of(0) == ("green-wisdom",)
    table.play("red-wisdom")
    assert table.hand_of(0) == cards("green-wisdom red-wisdom")


@pytest.mark.rule("GEF-4.6", "GEF-4.4")
def test_open_cards_are_not_shuffled_in() -> None:
    table = running_out("", discard="red-wisdom blue-wisdom", opened="green-wisdom").play("draw")
    assert table.state.open == ("green-wisdom",)
    assert "green-wisdom" not in table.chance.outcomes


@pytest.mark.rule("GEF-R4")
def test_with_both_piles_empty_only_open_cards_can_be_taken() -> None:
    table = running_out("", opened="red-wisdom blue-wisdom")
    assert table.options == ["take blue-wisdom", "take red-wisdom", "swap gandalf"]
    assert table.refused("draw").rule == "GEF-R4"


@pytest.mark.rule("GEF-R4")
def test_with_nothing_left_at_all_a_player_takes_nothing() -> None:
    table = running_out("", opened="red-wisdom blue-wisdom").start(1)
    table.play("take red-wisdom")  # the last card goes to seat 2, none is left for seat 0
    assert table.told(TookNothing)[0] == TookNothing(0)
    assert table.hand_of(0) == ("gandalf",)
    assert table.state.place == 2  # and so it goes on to the place


@pytest.mark.rule("GEF-4.3", "GEF-R4")
def test_nobody_may_lay_down_a_card_who_could_not_take_two_others() -> None:
    table = running_out("", opened="red-wisdom blue-wisdom").start(1)
    table.play("take red-wisdom")
    assert table.told(Took)[1] == Took(2, "blue-wisdom")  # seat 2 has cards, but no choice
    assert not table.told(Swapped)


@pytest.mark.rule("GEF-R15", "GEF-R4")
def test_with_one_card_left_in_the_piles_the_open_one_must_come_first() -> None:
    table = running_out("red-wisdom", opened="blue-wisdom green-wisdom").play("swap gandalf")
    assert table.options == ["take blue-wisdom", "take green-wisdom"]
    assert table.refused("draw").rule == "GEF-R15"
    table.play("take blue-wisdom", "draw")
    assert table.hand_of(0) == cards("blue-wisdom red-wisdom")


@pytest.mark.rule("GEF-R4", "GEF-4.3")
def test_with_both_piles_empty_two_open_cards_can_still_be_had_for_one() -> None:
    table = running_out("", opened="blue-wisdom green-wisdom red-wisdom").play("swap gandalf")
    assert table.refused("draw").rule == "GEF-R4"
    table.play("take blue-wisdom", "take red-wisdom")
    assert table.hand_of(0) == cards("blue-wisdom red-wisdom")


# -- what everybody can know -----------------------------------------------------------------------


@pytest.mark.rule("GEF-4.2", "GEF-4.3")
def test_all_remember_who_took_which_open_card_until_it_is_laid_down() -> None:
    table = on_the_way(hand="gandalf", opened="blue-strength green-wisdom")
    table.play("take blue-strength")
    assert table.match.view(1).table.known[0] == ("blue-strength",)
    assert table.match.view(1).table.hand_sizes[0] == 2
    table.play("draw", "red-wisdom", "draw", "red-wisdom", "swap blue-strength")
    assert table.match.view(1).table.known[0] == ()


@pytest.mark.rule("GEF-4.6")
def test_all_remember_what_was_shuffled_to_be_the_pile() -> None:
    table = running_out("", discard="3 red-wisdom 2 blue-wisdom").play("draw", "red-wisdom")
    view = table.match.view(1)
    imagined = table.game.resample(view, Random(3))
    assert set(imagined.pile.cards()) <= {"red-wisdom", "blue-wisdom"}


@pytest.mark.rule("GEF-4.3")
def test_a_card_laid_down_by_mistake_can_be_taken_back_before_others_are_taken() -> None:
    table = on_the_way().play("swap gandalf")
    assert table.told(Swapped) == [Swapped(0, "gandalf")]
    table.match.undo(0)
    assert "gandalf" in table.match.state.hands[0]


@pytest.mark.rule("GEF-4.2")
def test_a_card_drawn_is_not_taken_back_without_the_others_consent() -> None:
    table = on_the_way().play("draw", "red-wisdom")
    with pytest.raises(NoUndo):
        table.match.undo(0)


@pytest.mark.rule("GEF-4.2")
def test_taking_an_open_card_can_be_taken_back() -> None:
    table = on_the_way(opened="blue-strength green-wisdom").play("take blue-strength")
    assert table.told(Took) == [Took(0, "blue-strength")]
    table.match.undo(0)
    assert table.match.state.open == cards("blue-strength green-wisdom")
    assert not table.told(TookNothing)
