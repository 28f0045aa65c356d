"""Chapter 6: scoring with three to five players."""

import pytest

from mathom.games.journey.events import (
    CardRemoved,
    Counted,
    GandalfLeft,
    RingTaken,
    TileLost,
    TileWon,
)
from mathom.games.journey.state import Row
from tests.rulebook.journey.tabletop import Tabletop, cards


def score(table: Tabletop) -> Tabletop:
    """Seat 0 holds a single card that matters to nobody; everybody passes."""
    return table.hand(0, "yellow-endurance").play("done")


@pytest.mark.rule("GEF-6.1", "GEF-6.2", "GEF-6.4")
def test_the_example_of_the_rulebook() -> None:
    """Fangorn asks for wisdom and strength: Frank has 7, Kerstin 0 and Johannes 6."""
    frank, kerstin, johannes = range(3)
    table = (
        Tabletop(3)
        .at("fangorn")
        .tiles("fangorn", 4, 2)
        .rows(frank, red="2 wisdom", blue="gandalf 3 strength", green="1 strength")
        .rows(frank, yellow="gandalf 2 endurance")
        .rows(kerstin, red="3 determination")
        .rows(johannes, red="3 wisdom", blue="gandalf 2 strength")
    )
    score(table)
    assert table.told(Counted) == [
        Counted(frank, "fangorn", 7),
        Counted(kerstin, "fangorn", 0),
        Counted(johannes, "fangorn", 6),
    ]
    assert table.told(TileWon) == [TileWon(frank, "fangorn", 4), TileWon(johannes, "fangorn", 2)]
    assert table.state.ring == frank
    removed = [event.seat for event in table.told(CardRemoved)]
    assert (removed.count(frank), removed.count(johannes), removed.count(kerstin)) == (3, 2, 0)
    assert len(table.state.discard) == 5


# -- counting --------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-6.1")
def test_only_rows_with_a_trait_of_the_place_count() -> None:
    table = Tabletop(3).at("rohan").rows(1, red="5 wisdom").rows(2, red="1 endurance")
    score(table)
    assert [event.cards for event in table.told(Counted)] == [0, 0, 1]
    assert table.told(TileWon) == [TileWon(2, "rohan", 5)]


@pytest.mark.rule("GEF-6.1")
def test_gandalf_counts_in_his_row() -> None:
    table = Tabletop(3).at("rohan").rows(1, red="2 endurance").rows(2, blue="gandalf 2 endurance")
    assert score(table).told(TileWon)[0] == TileWon(2, "rohan", 5)


@pytest.mark.rule("GEF-6.1")
def test_gandalf_in_another_row_does_not_count() -> None:
    table = Tabletop(3).at("rohan").rows(1, red="1 endurance").rows(2, blue="gandalf 2 wisdom")
    assert [event.cards for event in score(table).told(Counted)] == [0, 1, 0]


@pytest.mark.rule("GEF-6.1")
def test_cards_still_in_the_hand_do_not_count() -> None:
    table = Tabletop(3).at("rohan").rows(1, red="1 endurance")
    score(table)
    assert table.told(TileWon) == [TileWon(1, "rohan", 5)]


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-6.2")
def test_the_highest_tile_for_the_largest_count_and_so_on() -> None:
    table = Tabletop(4).at("rohan")
    table.rows(1, red="1 endurance").rows(2, blue="3 endurance").rows(3, green="2 endurance")
    assert score(table).told(TileWon) == [
        TileWon(2, "rohan", 5),
        TileWon(3, "rohan", 4),
        TileWon(1, "rohan", 3),
    ]
    assert table.state.won == ((), (3,), (5,), (4,))


@pytest.mark.rule("GEF-6.2")
def test_the_last_player_gets_none() -> None:
    table = Tabletop(3).at("rohan")
    table.rows(0, red="1 endurance").rows(1, red="3 endurance").rows(2, blue="2 endurance")
    assert score(table).state.won == ((), (5,), (4,))


@pytest.mark.rule("GEF-6.2")
@pytest.mark.parametrize(("start", "first"), [(0, 1), (1, 1), (2, 2)])
def test_of_equals_the_one_who_laid_out_earlier_comes_first(start: int, first: int) -> None:
    table = Tabletop(3).start(start).at("rohan")
    table.rows(1, red="2 endurance").rows(2, blue="2 endurance").hand(start, "gandalf")
    assert table.play("done").told(TileWon)[0].seat == first


@pytest.mark.rule("GEF-6.2")
def test_clockwise_order_goes_round_the_table() -> None:
    """Seat 2 starts, so seat 0 was on before seat 1."""
    table = Tabletop(3).start(2).at("rohan").hand(2, "gandalf")
    table.rows(0, red="2 endurance").rows(1, blue="2 endurance").play("done")
    assert [event.seat for event in table.told(TileWon)] == [0, 1]


@pytest.mark.rule("GEF-R14")
def test_tiles_of_equal_value_are_all_the_same() -> None:
    table = Tabletop(3).at("rohan").tiles("rohan", 3, 3)
    table.rows(0, red="1 endurance").rows(1, blue="2 endurance")
    assert score(table).state.won == ((3,), (3,), ())


@pytest.mark.rule("GEF-6.3")
def test_without_a_valid_card_there_is_no_tile() -> None:
    table = score(Tabletop(3).at("rohan").rows(1, red="1 endurance"))
    assert table.state.won == ((), (5,), ())
    assert table.told(TileLost) == [TileLost("rohan", 4)]
    assert table.state.lost == (4,)


@pytest.mark.rule("GEF-6.3", "GEF-R12")
def test_with_no_valid_card_at_all_every_tile_goes_and_the_ring_stays() -> None:
    table = Tabletop(3).start(1).at("rohan").hand(1, "gandalf").play("done")
    assert [event.tile for event in table.told(TileLost)] == [5, 4]
    assert table.state.lost == (5, 4)
    assert (table.state.ring, table.state.start) == (1, 1)


# -- the ring --------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-6.2", "GEF-6.5")
def test_the_first_takes_the_ring_and_starts_the_next_round() -> None:
    table = Tabletop(3).at("rohan").rows(2, red="1 endurance").hand(2, "gandalf")
    score(table).play("done")
    assert table.told(RingTaken) == [RingTaken(2)]
    assert (table.state.ring, table.state.start) == (2, 2)
    assert table.asked(2, "ask-taking")


@pytest.mark.rule("GEF-6.2")
def test_who_has_the_ring_already_keeps_it() -> None:
    table = score(Tabletop(3).at("rohan").rows(0, red="1 endurance"))
    assert table.told(RingTaken) == []
    assert table.state.ring == 0


# -- removing cards --------------------------------------------------------------------------------


@pytest.mark.rule("GEF-6.4", "GEF-R9")
def test_each_counted_row_of_a_winner_loses_one_character_card() -> None:
    table = Tabletop(3).at("fangorn")
    table.rows(1, red="3 wisdom", blue="gandalf 2 strength", green="2 endurance")
    score(table)
    assert table.row_of(1, "red") == Row("wisdom", 2)
    assert table.row_of(1, "blue") == Row("strength", 1, gandalf=True)
    assert table.row_of(1, "green") == Row("endurance", 2)  # was not counted
    assert cards(" ".join(table.state.discard)) == cards("red-wisdom blue-strength")


@pytest.mark.rule("GEF-6.4")
def test_a_gandalf_left_alone_goes_too() -> None:
    table = score(Tabletop(3).at("rohan").rows(1, red="gandalf 1 endurance"))
    assert table.row_of(1, "red") is None
    assert cards(" ".join(table.state.discard)) == cards("red-endurance gandalf")
    assert table.told(GandalfLeft) == [GandalfLeft(1, "red")]


@pytest.mark.rule("GEF-6.4")
def test_a_row_of_one_card_is_gone() -> None:
    table = score(Tabletop(3).at("rohan").rows(1, red="1 endurance"))
    assert table.row_of(1, "red") is None


@pytest.mark.rule("GEF-6.4", "GEF-R10")
def test_who_took_no_tile_removes_nothing() -> None:
    table = Tabletop(3).at("rohan")
    table.rows(0, red="gandalf 1 endurance").rows(1, blue="4 endurance").rows(
        2, green="3 endurance"
    )
    score(table)
    assert table.state.won[0] == ()
    assert table.row_of(0, "red") == Row("endurance", 1, gandalf=True)


@pytest.mark.rule("GEF-6.4", "GEF-4.6")
def test_removed_cards_can_come_back_by_way_of_the_discard_pile() -> None:
    table = score(Tabletop(3).at("rohan").rows(1, red="gandalf 1 endurance"))
    assert "red-endurance" in table.state.discard
    assert "red-endurance" not in table.state.open
