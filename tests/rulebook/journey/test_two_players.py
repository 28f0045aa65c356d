"""Chapter 8: scoring for two. (Its set-up is in test_setup.py.)"""

import pytest

from mathom.games.journey.events import CardRemoved, RingTaken, TileLost, TileWon, TraitCounted
from mathom.games.journey.state import Row
from tests.rulebook.journey.tabletop import Tabletop


def score(table: Tabletop) -> Tabletop:
    """Seat 0 holds a single card that matters to nobody; both pass."""
    return table.hand(0, "yellow-endurance").play("done")


@pytest.mark.rule("GEF-8.2")
def test_traits_are_scored_one_after_the_other_from_left_to_right() -> None:
    """Fangorn: wisdom, then strength."""
    table = Tabletop(2).at("fangorn").tiles("fangorn", 2, 4)
    table.rows(0, red="3 wisdom").rows(1, blue="2 strength", red="2 wisdom")
    score(table)
    assert table.told(TraitCounted) == [
        TraitCounted(0, "fangorn", "wisdom", 3),
        TraitCounted(1, "fangorn", "wisdom", 2),
        TraitCounted(0, "fangorn", "strength", 0),
        TraitCounted(1, "fangorn", "strength", 2),
    ]
    assert table.told(TileWon) == [TileWon(0, "fangorn", 2), TileWon(1, "fangorn", 4)]


@pytest.mark.rule("GEF-8.2")
def test_each_trait_has_its_own_tile_whatever_its_value() -> None:
    table = Tabletop(2).at("fangorn").tiles("fangorn", 2, 5).rows(1, blue="4 wisdom")
    assert score(table).state.won == ((), (2,))


@pytest.mark.rule("GEF-8.2")
def test_one_player_may_win_both() -> None:
    table = Tabletop(2).at("fangorn").rows(1, blue="1 wisdom", red="1 strength")
    assert score(table).state.won == ((), (5, 4))


@pytest.mark.rule("GEF-8.2")
@pytest.mark.parametrize("start", [0, 1])
def test_equal_counts_go_to_the_player_with_the_earlier_turn(start: int) -> None:
    table = Tabletop(2).start(start).at("rohan").hand(start, "gandalf")
    table.rows(0, red="2 endurance").rows(1, blue="gandalf 1 endurance").play("done")
    assert table.told(TileWon)[0].seat == start


@pytest.mark.rule("GEF-8.2")
def test_a_tile_without_any_card_leaves_the_game() -> None:
    table = Tabletop(2).at("fangorn").tiles("fangorn", 2, 4).rows(1, blue="1 strength")
    score(table)
    assert table.told(TileLost) == [TileLost("fangorn", 2)]
    assert table.state.won == ((), (4,))


@pytest.mark.rule("GEF-8.3")
def test_the_winner_of_a_trait_removes_a_card_from_each_row_of_that_trait() -> None:
    table = Tabletop(2).at("fangorn")
    table.rows(0, red="3 wisdom", blue="gandalf 1 wisdom", green="2 strength")
    table.rows(1, green="3 strength", yellow="1 wisdom")
    score(table)
    assert table.row_of(0, "red") == Row("wisdom", 2)
    assert table.row_of(0, "blue") is None
    assert table.row_of(0, "green") == Row("strength", 2)
    assert table.row_of(1, "green") == Row("strength", 2)
    assert table.row_of(1, "yellow") == Row("wisdom", 1)


@pytest.mark.rule("GEF-8.3")
def test_before_the_next_trait_is_scored() -> None:
    table = Tabletop(2).at("fangorn").rows(1, blue="2 wisdom", red="1 strength")
    score(table)
    kinds = [type(event) for event in table.happened]
    second = kinds.index(TraitCounted, kinds.index(TileWon))
    assert kinds.index(CardRemoved) < second


@pytest.mark.rule("GEF-8.4")
def test_the_winner_of_the_last_trait_takes_the_ring() -> None:
    table = Tabletop(2).at("fangorn").rows(0, red="4 wisdom").rows(1, blue="1 strength")
    score(table)
    assert table.told(RingTaken) == [RingTaken(1)]
    assert (table.state.ring, table.state.start) == (1, 1)


@pytest.mark.rule("GEF-8.4", "GEF-R12")
def test_if_nobody_won_the_last_trait_the_ring_stays() -> None:
    table = score(Tabletop(2).at("fangorn").rows(1, red="4 wisdom"))
    assert table.told(RingTaken) == []
    assert table.state.ring == 0


@pytest.mark.rule("GEF-8.4", "GEF-8.2")
def test_the_ring_changes_hands_only_after_all_traits_are_scored() -> None:
    """Equal strength goes to seat 0, who laid out first, though seat 1 won the trait before."""
    table = Tabletop(2).at("fangorn").rows(0, red="1 strength")
    table.rows(1, blue="3 wisdom", green="1 strength")
    assert [event.seat for event in score(table).told(TileWon)] == [1, 0]


@pytest.mark.rule("GEF-8.5", "GEF-7.2")
def test_for_a_tie_the_cards_of_all_traits_of_minas_tirith_are_added() -> None:
    """Minas Tirith: strength and determination for seat 0, wisdom for seat 1 with more cards."""
    table = Tabletop(2).at("minas_tirith").tiles("minas_tirith", 5, 4, 3)
    table.rows(0, red="2 strength", green="1 determination")
    table.rows(1, blue="gandalf 3 wisdom", yellow="1 strength").won(1, 4)
    score(table)
    assert table.state.final == (3, 5)
    assert table.over.scores == (8, 8)
    assert table.over.winners == (1,)
    assert table.over.how.id == "over-cards"
