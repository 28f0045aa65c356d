"""Chapter 8: step 4, evaluation and Ents."""

from fractions import Fraction

import pytest

from mathom.core import Chance
from mathom.games.orcs.events import EntMoved, EventRead, TokenTurned
from tests.rulebook.orcs.tabletop import Tabletop


def beating(orcs: int) -> Tabletop:
    """Green is about to beat so many orcs in row 8 with Éomer 9."""
    table = Tabletop().figure("green", "b8").hand(0, "eomer-9")
    return table.orcs(*(f"{letter}8" for letter in "cdef"[:orcs]))


def beat(orcs: int) -> Tabletop:
    """Green has beaten so many orcs and is about to turn over the first."""
    table = beating(orcs)
    return table.play(f"eomer-9 b8-{'bcdef'[orcs]}8", table.first_drawn)


@pytest.mark.rule("ORK-8.1")
def test_tokens_are_turned_over_one_after_the_other() -> None:
    table = beat(3)
    table.play("1")
    assert table.tokens(0) == 1
    table.play("3", "2")
    assert table.state.kept[0] == (1, 0, 1, 1)
    assert table.begins(1)


@pytest.mark.rule("ORK-8.1")
def test_without_beaten_orcs_the_step_is_skipped() -> None:
    table = Tabletop().hand(0, "gimli-5a").play("gimli-5a h4-h3", "faramir-5")
    assert table.begins(1)


@pytest.mark.rule("ORK-8.1")
def test_after_the_active_player_the_partners_turn_over_theirs() -> None:
    table = Tabletop().figure("green", "g3").figure("red", "h6").figure("blue", "p1")
    table.hand(0, "gimli-5a").orcs("h4-h5").play("gimli-5a g3-h3", table.first_drawn, "3", "2")
    turned = [one.seat for one in table.told(TokenTurned)]
    assert turned == [0, 1]
    assert (table.state.kept[0], table.state.kept[1]) == ((0, 0, 0, 1), (0, 0, 1, 0))


@pytest.mark.rule("ORK-2.1", "ORK-8.1", "ORK-1.4")
def test_what_is_under_a_token_is_as_likely_as_what_nobody_has_seen_yet() -> None:
    table = beating(1).collected(1, one=50, ent=2, two=40, three=18)
    table.play("eomer-9 b8-c8", table.first_drawn)
    question = table.match.question
    assert isinstance(question, Chance)
    assert question.odds() == {
        "1": Fraction(6, 40),
        "ent": Fraction(30, 40),
        "2": Fraction(4, 40),
    }


@pytest.mark.rule("ORK-8.2", "ORK-R6")
def test_an_ent_moves_on_and_its_event_is_carried_out_before_the_next_token() -> None:
    table = beat(2).orcs()
    table.play("ent")
    assert table.state.ent == 1
    assert table.chances == {
        "e1_three_hunters", "e1_fangorn_wakes", "e1_ambush_amon_hen", "e1_forges_of_isengard",
        "e1_white_rider",
    }  # fmt: skip
    table.play("e1_forges_of_isengard")
    assert {"a4", "a5", "a6", "a7"} <= table.lying
    assert table.tokens(0) == 1
    table.play("1")
    assert table.begins(1)


@pytest.mark.rule("ORK-8.2")
def test_two_ents_are_two_steps_and_two_events() -> None:
    table = beat(2).play("ent", "e1_forges_of_isengard", "ent", "e1_three_hunters")
    assert table.state.ent == 2
    assert len(table.told(EntMoved)) == len(table.told(EventRead)) == 2


@pytest.mark.rule("ORK-8.3", "ORK-R14")
def test_tokens_are_kept_and_everybody_remembers_what_was_seen() -> None:
    table = beat(2).play("3", "1")
    for seat in (None, 0, 1, 2):
        assert table.match.view(seat).table.points == (4, 0, 0)
    assert table.begins(1)


@pytest.mark.rule("ORK-8.6")
def test_a_used_event_card_leaves_the_game() -> None:
    table = beat(2).play("ent", "e1_forges_of_isengard", "ent")
    assert "e1_forges_of_isengard" not in table.chances
    assert len(table.state.event_deck) == 13


@pytest.mark.rule("ORK-8.1", "ORK-8.2")
def test_an_ent_found_by_a_partner_counts_too() -> None:
    table = Tabletop().figure("green", "g3").figure("red", "h6").figure("blue", "p1")
    table.hand(0, "gimli-5a").orcs("h4-h5").play("gimli-5a g3-h3", table.first_drawn)
    table.play("1", "ent", "e1_white_rider")
    assert table.asked(0, "ask-relocating")  # the active player decides
