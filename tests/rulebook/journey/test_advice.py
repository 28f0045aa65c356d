"""What the advisor tells a search: who is likely to win, and when that is best judged."""

from random import Random

import pytest

from mathom.bots import Tuning
from mathom.bots.search import Search
from mathom.games.journey.advisor import JourneyAdvisor
from mathom.games.journey.state import Laying, State, Swapping
from tests.rulebook.journey.tabletop import Tabletop

HAND = "red-wisdom blue-strength green-endurance gandalf"
OTHER = "red-strength 2 blue-wisdom green-determination yellow-endurance"


def _odds(table: Tabletop) -> tuple[float, ...]:
    return table.game.advisor.value(table.state)


def _even(seats: int) -> Tabletop:
    table = Tabletop(seats).on_the_way("edoras").open("yellow-wisdom yellow-strength")
    for seat in range(seats):
        table.hand(seat, HAND)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_are_shares_of_one_win(seats: int) -> None:
    odds = _odds(_even(seats))
    assert sum(odds) == pytest.approx(1.0)
    assert all(0 < one < 1 for one in odds)


@pytest.mark.parametrize("seats", [2, 3])
def test_points_are_worth_more_the_nearer_the_end_is(seats: int) -> None:
    shares = []
    for place in ("fangorn", "orthanc", "minas_tirith"):
        table = Tabletop(seats).on_the_way(place).won(1, 5)
        for seat in range(seats):
            table.hand(seat, HAND)
        shares.append(_odds(table)[1])
    assert shares == sorted(shares)
    assert shares[-1] > shares[0] + 0.1


def test_a_lead_in_cards_says_more_the_nearer_the_place_is() -> None:
    lone = "3 red-wisdom 3 blue-strength"
    ahead = [
        _odds(Tabletop(2).on_the_way("minas_tirith", space).hand(0, lone).hand(1, "6 gandalf"))[0]
        for space in (1, 2, 3, 4)
    ]
    assert ahead == sorted(ahead)


def test_half_a_swap_is_no_loss() -> None:
    table = Tabletop(2).on_the_way("edoras").hand(0, HAND).hand(1, HAND)
    table.open("yellow-determination red-determination blue-determination")
    before = _odds(table)[0]
    table.play("swap green-endurance")
    assert isinstance(table.state.frames[-1], Swapping)
    assert _odds(table)[0] > before - 0.03


def _valued(table: Tabletop, monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The positions whose odds a search of sixty iterations asks for."""
    asked: list[State] = []
    value = JourneyAdvisor.value

    def listen(advisor: JourneyAdvisor, state: State) -> tuple[float, ...]:
        asked.append(state)
        return value(advisor, state)

    monkeypatch.setattr(JourneyAdvisor, "value", listen)
    search = Search(table.game, table.match.view(0), Random(3), Tuning())
    for _ in range(60):
        search.iterate()
    return asked


def test_a_search_values_no_half_laid_row(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tabletop(2).on_the_way("rohan", 2).hand(0, HAND).hand(1, OTHER)
    table.open("yellow-determination red-determination blue-determination")
    frames = [state.frames[-1] for state in _valued(table, monkeypatch) if state.frames]
    assert len(frames) > 40
    assert Laying(begun=True) not in frames
    assert Laying(begun=False) in frames


def test_a_search_values_half_a_swap_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tabletop(2).on_the_way("edoras").hand(0, HAND).hand(1, OTHER)
    table.open("yellow-determination red-determination blue-determination")
    frames = [state.frames[-1] for state in _valued(table, monkeypatch) if state.frames]
    left = {frame.left for frame in frames if isinstance(frame, Swapping)}
    assert len(left) > 1


def test_the_luck_of_imagined_hands_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tabletop(2).at("orthanc").hand(0, HAND).hand(1, OTHER)
    view = table.match.view(0)

    def spread() -> float:
        found = 0.0
        for seed in range(6):
            search = Search(table.game, view, Random(seed), Tuning())
            for _ in range(120):
                search.iterate()
            root = search.root
            found += root.squares / root.visits - (root.total / root.visits) ** 2
        return found

    without = spread()
    monkeypatch.setattr(Search, "_earned", lambda search, payoffs, number: payoffs)
    assert without < 0.9 * spread()
