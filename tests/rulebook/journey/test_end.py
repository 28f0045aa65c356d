"""Chapter 7: the end, and who has won."""

import pytest

from mathom.core import Refusal
from mathom.games.journey.events import Won
from mathom.games.journey.state import Row
from tests.rulebook.journey.tabletop import Tabletop


def at_minas_tirith(start: int = 0) -> Tabletop:
    """Three players at the last place with tiles of 5 and 4, the starting player to lay out."""
    table = Tabletop(3).start(start).at("minas_tirith")
    return table.hand(start, "yellow-endurance")


@pytest.mark.rule("GEF-7.1", "GEF-3.1")
def test_the_game_ends_after_minas_tirith() -> None:
    table = at_minas_tirith().rows(1, red="1 wisdom").play("done")
    assert table.over.winners == (1,)
    assert table.told(Won) == [Won(1, 5)]
    with pytest.raises(Refusal):
        table.match.play("draw")


@pytest.mark.rule("GEF-7.1")
def test_the_highest_sum_of_tiles_wins() -> None:
    table = at_minas_tirith().rows(1, red="2 wisdom").rows(2, blue="1 strength")
    table.won(0, 5, 5).won(2, 4).play("done")
    assert table.over.scores == (10, 5, 8)
    assert table.over.winners == (0,)
    assert table.over.how.id == "over-points"


@pytest.mark.rule("GEF-7.1")
def test_not_the_number_of_tiles() -> None:
    table = at_minas_tirith().won(0, 5, 5).won(1, 4, 4).rows(2, red="1 wisdom").play("done")
    assert table.over.winners == (0,)


@pytest.mark.rule("GEF-7.2")
def test_of_equals_the_one_with_more_valid_cards_at_minas_tirith_wins() -> None:
    table = at_minas_tirith().rows(1, red="3 wisdom").rows(2, blue="2 strength")
    table.won(2, 5).won(1, 4).play("done")
    assert table.over.scores == (0, 9, 9)
    assert table.over.winners == (1,)
    assert table.over.how.id == "over-cards"


@pytest.mark.rule("GEF-7.2")
def test_cards_are_counted_before_those_of_the_winners_are_removed() -> None:
    """Seat 1 loses all its three cards and still had more than seat 2, who keeps one."""
    table = at_minas_tirith()
    table.rows(1, red="1 wisdom", blue="1 strength", green="1 determination")
    table.rows(2, yellow="2 strength").won(1, 4).won(2, 5).play("done")
    assert table.state.rows[1] == (None,) * 4
    assert table.row_of(2, "yellow") == Row("strength", 1)
    assert table.over.scores == (0, 9, 9)
    assert table.over.winners == (1,)


@pytest.mark.rule("GEF-7.2")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_if_these_are_equal_too_the_earlier_turn_there_decides(start: int) -> None:
    second = (start + 1) % 3
    table = at_minas_tirith(start)
    table.rows(start, red="2 wisdom").rows(second, blue="2 strength")
    table.won(start, 4).won(second, 5).play("done")  # 4 + 5 and 5 + 4
    assert table.over.winners == (start,)
    assert table.over.how.id == "over-earlier"


@pytest.mark.rule("GEF-7.2")
def test_who_started_there_counts_not_who_took_the_ring_there() -> None:
    """Seat 1 takes the ring at the end; of seats 0 and 2, equal in all, seat 0 was on earlier."""
    table = at_minas_tirith().rows(1, red="1 wisdom").won(0, 5, 4).won(2, 5, 4).play("done")
    assert table.state.ring == 1
    assert table.over.scores == (9, 5, 9)
    assert table.over.winners == (0,)
    assert table.over.how.id == "over-earlier"


@pytest.mark.rule("GEF-7.1", "GEF-6.3")
def test_even_a_game_in_which_nobody_ever_scored_has_a_winner() -> None:
    table = at_minas_tirith(1).play("done")
    assert table.over.scores == (0, 0, 0)
    assert table.over.winners == (1,)
