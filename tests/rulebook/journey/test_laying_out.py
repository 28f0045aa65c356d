"""Chapter 5: laying out cards."""

import pytest

from mathom.core import Choice
from mathom.games.journey.events import Passed, RowBegun, RowDiscarded, RowGrew
from mathom.games.journey.state import Row
from tests.rulebook.journey.tabletop import Tabletop, cards


def at_fangorn(hand: str = "2 red-wisdom gandalf", **rows: str) -> Tabletop:
    """Three players at Fangorn (wisdom and strength), seat 0 about to lay out cards."""
    table = Tabletop(3).at("fangorn").hand(0, hand).rows(0, **rows)
    return table.hand(1, "blue-wisdom").hand(2, "blue-wisdom")


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-5.1")
def test_any_number_of_cards_may_be_laid() -> None:
    table = at_fangorn("3 red-wisdom blue-strength")
    table.play("lay red-wisdom", "lay red-wisdom", "lay blue-strength", "done")
    assert table.row_of(0, "red") == Row("wisdom", 2)
    assert table.row_of(0, "blue") == Row("strength", 1)
    assert table.hand_of(0) == ("red-wisdom",)
    assert table.asked(1, "ask-laying")


@pytest.mark.rule("GEF-5.1")
def test_or_none() -> None:
    table = at_fangorn().play("done")
    assert table.told(Passed) == [Passed(0)]
    assert table.asked(1, "ask-laying")


@pytest.mark.rule("GEF-5.1")
def test_clockwise_from_the_starting_player_everybody_once() -> None:
    table = at_fangorn().start(2).at("fangorn")
    asked = []
    for _ in range(3):
        question = table.match.question
        assert isinstance(question, Choice)
        asked.append(question.seat)
        table.play("done")
    assert asked == [2, 0, 1]
    assert table.state.space == 1  # scored, and on the way again


@pytest.mark.rule("GEF-5.1")
def test_without_hand_cards_nobody_is_asked() -> None:
    table = Tabletop(3).at("fangorn").hand(0, "red-wisdom").hand(2, "red-wisdom").play("done")
    assert table.asked(2, "ask-laying")
    assert table.told(Passed) == [Passed(0), Passed(1)]


@pytest.mark.rule("GEF-5.1")
def test_with_the_last_hand_card_the_turn_ends() -> None:
    table = at_fangorn("red-wisdom").play("lay red-wisdom")
    assert table.asked(1, "ask-laying")
    assert not table.told(Passed)


@pytest.mark.rule("GEF-5.1", "GEF-5.3")
def test_a_player_is_asked_even_with_nothing_to_lay_so_that_the_hand_stays_secret() -> None:
    table = at_fangorn("2 gandalf")
    assert table.options == ["done"]
    assert isinstance(table.match.question, Choice)
    assert table.match.question.veiled


@pytest.mark.rule("GEF-5.1")
def test_only_hand_cards_can_be_laid() -> None:
    assert at_fangorn().refused("lay yellow-wisdom").rule == "GEF-5.1"
    assert at_fangorn().refused("lay balrog").rule == "GEF-5.1"


@pytest.mark.rule("GEF-5.1")
def test_nobody_takes_cards_now() -> None:
    assert at_fangorn().refused("draw").rule == "GEF-5.1"


@pytest.mark.rule("GEF-5.1")
def test_cards_that_count_nowhere_here_may_be_laid_too() -> None:
    table = at_fangorn("red-endurance gandalf").play("lay red-endurance")
    assert table.row_of(0, "red") == Row("endurance", 1)


# -- rows ------------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-5.2")
def test_one_row_for_each_colour() -> None:
    table = at_fangorn("red-wisdom red-strength blue-wisdom").play("lay red-wisdom")
    assert table.refused("lay red-strength").rule == "GEF-5.5"
    table.play("lay blue-wisdom")  # the same trait in another colour
    assert table.row_of(0, "blue") == table.row_of(0, "red") == Row("wisdom", 1)


@pytest.mark.rule("GEF-5.2")
def test_four_rows_at_most() -> None:
    hand = "red-wisdom blue-wisdom green-wisdom yellow-wisdom yellow-strength"
    table = at_fangorn(hand)
    table.play(*(f"lay {card}" for card in cards(hand) if card != "yellow-strength"))
    assert table.options == [
        "replace yellow-strength",
        "done",
    ]


@pytest.mark.rule("GEF-5.4")
def test_matching_cards_may_be_added_to_a_row_of_an_earlier_round() -> None:
    table = at_fangorn("2 red-wisdom gandalf", red="gandalf 1 wisdom").play("lay red-wisdom")
    assert table.row_of(0, "red") == Row("wisdom", 2, gandalf=True)
    assert table.told(RowGrew) == [RowGrew(0, "red-wisdom", 3)]


@pytest.mark.rule("GEF-5.4")
def test_rows_of_earlier_rounds_stay_when_nothing_is_laid() -> None:
    table = at_fangorn("green-wisdom", red="2 endurance").play("done", "done", "done")
    assert table.row_of(0, "red") == Row("endurance", 2)


# -- Gandalf ---------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-5.3", "GEF-1.2")
@pytest.mark.parametrize("card", ["red-wisdom", "blue-endurance", "yellow-strength"])
def test_gandalf_may_lead_a_new_row_of_any_colour_and_trait(card: str) -> None:
    table = at_fangorn(f"{card} gandalf blue-wisdom").play(f"lay {card} gandalf")
    colour, _, trait = card.partition("-")
    assert table.row_of(0, colour) == Row(trait, 1, gandalf=True)
    assert table.hand_of(0) == ("blue-wisdom",)
    assert table.told(RowBegun) == [RowBegun(0, card, gandalf=True)]


@pytest.mark.rule("GEF-5.3")
def test_gandalf_is_never_laid_alone() -> None:
    assert at_fangorn().refused("lay gandalf").rule == "GEF-5.3"
    assert at_fangorn().refused("lay gandalf gandalf").rule == "GEF-5.3"
    assert at_fangorn(red="endurance").refused("replace gandalf").rule == "GEF-5.3"


@pytest.mark.rule("GEF-5.3")
def test_gandalf_must_be_in_the_hand() -> None:
    assert at_fangorn("red-wisdom").refused("lay red-wisdom gandalf").rule == "GEF-5.3"


@pytest.mark.rule("GEF-R5", "GEF-5.4")
def test_gandalf_cannot_join_a_row_of_an_earlier_round() -> None:
    table = at_fangorn("red-wisdom gandalf", red="1 wisdom")
    assert table.refused("lay red-wisdom gandalf").rule == "GEF-R5"


@pytest.mark.rule("GEF-R5", "GEF-5.3")
def test_nor_a_row_that_was_begun_a_moment_ago_without_him() -> None:
    table = at_fangorn().play("lay red-wisdom")
    assert table.refused("lay red-wisdom gandalf").rule == "GEF-R5"


@pytest.mark.rule("GEF-R6", "GEF-5.3")
def test_there_are_no_two_gandalfs_in_a_row() -> None:
    table = at_fangorn("2 red-wisdom 2 gandalf").play("lay red-wisdom gandalf")
    assert table.refused("lay red-wisdom gandalf").rule == "GEF-R6"
    assert table.options == ["lay red-wisdom", "done"]


@pytest.mark.rule("GEF-5.3")
def test_two_rows_may_have_one_each() -> None:
    table = at_fangorn("red-wisdom blue-wisdom 3 gandalf")
    table.play("lay red-wisdom gandalf", "lay blue-wisdom gandalf")
    assert table.row_of(0, "red") == table.row_of(0, "blue") == Row("wisdom", 1, gandalf=True)


@pytest.mark.rule("GEF-5.3")
def test_one_points_at_gandalf_first_because_he_lies_first() -> None:
    (option,) = [
        one
        for one in at_fangorn("red-wisdom gandalf").match.question  # type: ignore[union-attr]
        if getattr(one, "gandalf", False)
    ]
    assert option.anchors() == ("hand:gandalf", "hand:red-wisdom")


# -- another trait ---------------------------------------------------------------------------------


@pytest.mark.rule("GEF-5.5")
def test_for_another_trait_the_whole_row_goes_to_the_discard_pile_first() -> None:
    table = at_fangorn("2 red-wisdom", red="gandalf 3 endurance").play("replace red-wisdom")
    assert table.row_of(0, "red") == Row("wisdom", 1)
    assert cards(" ".join(table.state.discard)) == cards("gandalf 3 red-endurance")
    assert table.told(RowDiscarded) == [RowDiscarded(0, "red", "endurance", 3, gandalf=True)]


@pytest.mark.rule("GEF-5.5")
def test_the_new_row_may_have_a_gandalf_at_its_head() -> None:
    table = at_fangorn("2 red-wisdom gandalf", red="3 endurance").play("replace red-wisdom gandalf")
    assert table.row_of(0, "red") == Row("wisdom", 1, gandalf=True)


@pytest.mark.rule("GEF-5.5", "GEF-5.3")
def test_the_gandalf_of_the_old_row_does_not_stay() -> None:
    table = at_fangorn("2 red-wisdom", red="gandalf 3 endurance")
    assert table.refused("replace red-wisdom gandalf").rule == "GEF-5.3"


@pytest.mark.rule("GEF-5.5")
def test_the_old_row_is_not_given_up_by_merely_laying_a_card() -> None:
    table = at_fangorn("2 red-wisdom", red="3 endurance")
    refusal = table.refused("lay red-wisdom")
    assert (refusal.rule, refusal.message.id) == ("GEF-5.5", "refused-other-trait")


@pytest.mark.rule("GEF-5.5")
def test_more_cards_follow_in_the_new_row() -> None:
    table = at_fangorn("3 red-wisdom", red="3 endurance")
    table.play("replace red-wisdom", "lay red-wisdom", "lay red-wisdom")
    assert table.row_of(0, "red") == Row("wisdom", 3)


@pytest.mark.rule("GEF-5.5")
def test_even_a_row_begun_in_the_same_turn_may_be_replaced() -> None:
    table = at_fangorn("red-wisdom 2 red-strength").play("lay red-wisdom", "replace red-strength")
    assert table.row_of(0, "red") == Row("strength", 1)
    assert table.state.discard == ("red-wisdom",)


@pytest.mark.rule("GEF-R7", "GEF-5.5")
def test_a_row_is_never_just_discarded() -> None:
    table = at_fangorn("green-wisdom gandalf", red="3 endurance")
    assert table.options == ["lay green-wisdom", "lay green-wisdom gandalf", "done"]
    assert table.refused("replace green-wisdom").rule == "GEF-5.5"


@pytest.mark.rule("GEF-R8", "GEF-5.5")
def test_a_row_is_not_replaced_by_one_of_the_same_trait() -> None:
    table = at_fangorn("red-wisdom gandalf", red="2 wisdom")
    assert table.refused("replace red-wisdom gandalf").rule == "GEF-R8"
    assert table.refused("replace red-wisdom").rule == "GEF-R8"


@pytest.mark.rule("GEF-R17", "GEF-5.5")
def test_a_row_may_be_replaced_twice_in_one_turn_at_the_cost_of_the_row_between() -> None:
    table = at_fangorn("red-strength red-wisdom gandalf", red="2 wisdom")
    table.play("replace red-strength", "replace red-wisdom gandalf")
    assert table.row_of(0, "red") == Row("wisdom", 1, gandalf=True)
    assert sorted(table.state.discard) == ["red-strength", "red-wisdom", "red-wisdom"]


# -- what everybody can know -----------------------------------------------------------------------


@pytest.mark.rule("GEF-5.1")
def test_a_card_known_to_all_is_the_first_to_be_laid() -> None:
    table = Tabletop(3).at("fangorn").hand(0, "2 red-wisdom 2 gandalf", known="red-wisdom gandalf")
    table.hand(1, "blue-wisdom").play("lay red-wisdom gandalf")
    assert table.state.known[0] == ()
    assert table.hand_of(0) == ("gandalf", "red-wisdom")


@pytest.mark.rule("GEF-5.1")
def test_a_card_laid_by_mistake_is_taken_back_until_the_next_player_has_answered() -> None:
    table = at_fangorn()
    before = table.match.digest
    table.play("lay red-wisdom")
    table.match.undo(0)
    assert table.match.digest == before
