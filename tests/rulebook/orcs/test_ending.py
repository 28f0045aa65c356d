"""Chapter 9: end of the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.games.orcs.board import COLUMNS
from mathom.games.orcs.link import fields_of, flood
from tests.rulebook.orcs.tabletop import Tabletop


def almost(*fields: str) -> Tabletop:
    """A chain in row 4 with some fields missing; the next card is Mordor's for that row.

    p4 is not part of the chain, so the card fills p4 first.
    """
    table = Tabletop().figure("green", "h1").figure("red", "i1").figure("blue", "j1")
    table.orcs("a3", "a4-o4", "o5", "o6").free(*fields)
    return table.orc_card_next()


@pytest.mark.rule("ORK-9.1", "ORK-4.5", "ORK-R1")
def test_everybody_loses_at_once_when_orcs_join_the_towers() -> None:
    table = almost("j4", "k4").play("mordor_row4")
    assert table.over is not None
    assert table.over.winners == ()
    assert table.over.how.id == "over-towers-joined"
    assert set(table.over.payoffs) == {0.0}


@pytest.mark.rule("ORK-9.1")
def test_one_missing_orc_is_enough_of_a_gap() -> None:
    table = almost("i4", "j4", "k4").play("mordor_row4")
    assert table.over is None
    assert table.on("i4") == "free"


@pytest.mark.rule("ORK-9.1")
def test_a_figure_in_the_chain_interrupts_it() -> None:
    table = almost("j4", "k4").figure("green", "k4").play("mordor_row4")
    assert table.over is None
    assert table.asked(0, "ask-hero")


@pytest.mark.rule("ORK-9.1")
def test_the_books_example_corners_do_not_connect() -> None:
    table = Tabletop().figure("green", "h1").figure("red", "i1").figure("blue", "j1")
    table.orcs("a3", "a4-l4", "m5-o5", "o6").orc_card_next().play("mordor_row4")
    assert table.over is None  # l4 and m5 touch at a corner only, and m4 is still free
    closed = Tabletop().figure("green", "h1").figure("red", "i1").figure("blue", "j1")
    closed.orcs("a3", "a4-l4", "m5-o5", "o6", "n4-p4").orc_card_next().play("mordor_row4")
    assert closed.over is not None


@pytest.mark.rule("ORK-R2")
def test_the_chain_must_touch_the_towers_with_a_side() -> None:
    from_the_corner = almost("a3", "a4", "b4", "j4", "k4").orcs("c3").play("mordor_row4")
    assert from_the_corner.over is None
    at_the_side = almost("a3", "a4", "b4", "j4", "k4").orcs("b3", "c3").play("mordor_row4")
    assert at_the_side.over is not None


@pytest.mark.rule("ORK-R2")
def test_the_far_ring_corner_does_not_touch_barad_dur() -> None:
    table = almost("o5", "o6", "j4", "k4").orcs("n5", "n6").play("mordor_row4")
    assert table.over is None
    touching = almost("o5", "o6", "j4", "k4").orcs("n5", "n6", "n7").play("mordor_row4")
    assert touching.over is not None


@pytest.mark.rule("ORK-R1", "ORK-4.5")
def test_the_chain_is_checked_when_the_whole_card_is_laid() -> None:
    table = Tabletop().figure("green", "h1").figure("red", "i1").figure("blue", "j1")
    table.orcs("c2", "c3-p3", "p4-p6").free("j3").orc_card_next().play("both_towers")
    assert table.over is not None
    assert "a6" in table.lying


# -- won -------------------------------------------------------------------------------------------


def last_step(orcs: int = 1) -> Tabletop:
    """The Ent is one step from Orthanc, and green has beaten orcs."""
    table = Tabletop().figure("green", "b8").hand(0, "eomer-9").ent(14)
    return table.orcs(*(f"{letter}8" for letter in "cdef"[:orcs]))


@pytest.mark.rule("ORK-9.2")
def test_the_game_is_won_when_the_ent_reaches_the_last_space_and_no_event_is_drawn() -> None:
    table = last_step().collected(1, two=1)
    table.play("eomer-9 b8-c8", table.first_drawn, "ent")
    assert table.over is not None
    assert table.state.ent == 15
    assert table.over.winners == (1,)
    assert table.over.scores == (1, 2, 0)


@pytest.mark.rule("ORK-9.2", "ORK-R15")
def test_tokens_not_turned_over_yet_still_count() -> None:
    table = last_step(3).collected(1, two=2)
    table.play("eomer-9 b8-e8", table.first_drawn, "ent")
    assert table.state.frames  # not over yet
    table.play("ent", "3")  # another Ent moves nobody any more
    assert table.over is not None
    assert table.state.ent == 15
    assert table.over.scores == (5, 4, 0)


@pytest.mark.rule("ORK-R15", "ORK-8.1")
def test_a_partners_tokens_count_too_when_the_last_ent_is_found() -> None:
    table = Tabletop().figure("green", "g3").figure("red", "h6").figure("blue", "p1").ent(14)
    table.hand(0, "gimli-5a").orcs("h4-h5").play("gimli-5a g3-h3", table.first_drawn, "ent", "3")
    assert table.over is not None
    assert table.over.scores == (1, 3, 0)


@pytest.mark.rule("ORK-9.3")
def test_a_tie_is_broken_by_the_number_of_tokens() -> None:
    table = last_step().collected(1, three=1).collected(2, one=1, two=1)
    table.play("eomer-9 b8-c8", table.first_drawn, "ent")
    assert table.over is not None
    assert table.over.scores == (1, 3, 3)
    assert table.over.winners == (2,)


@pytest.mark.rule("ORK-9.3", "ORK-R13")
def test_a_full_tie_is_a_shared_win() -> None:
    table = last_step().collected(1, three=1, one=2).collected(2, two=2, one=1)
    table.play("eomer-9 b8-c8", table.first_drawn, "ent")
    assert table.over is not None
    assert table.over.winners == (1, 2)
    assert table.over.payoffs == (0.0, 0.5, 0.5)


def _hanging_together(front: set[int], orcs: set[int]) -> set[int]:
    """The same as `flood`, field by field."""
    found, waiting = set(front), list(front)
    while waiting:
        row, column = divmod(waiting.pop(), COLUMNS)
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        for down, right in beside:
            field = down * COLUMNS + right
            if 0 <= right < COLUMNS and field in orcs and field not in found:
                found.add(field)
                waiting.append(field)
    return found


@pytest.mark.rule("ORK-9.1")
@given(st.integers(0, 2**128 - 1), st.integers(0, 2**128 - 1), st.integers(0, 2**128 - 1))
def test_orcs_hang_together_side_by_side_and_not_around_the_edge(
    some: int, others: int, front: int
) -> None:
    orcs = some | others
    expected = _hanging_together(set(fields_of(front & others)), set(fields_of(orcs)))
    assert set(fields_of(flood(front & others, orcs))) == expected
