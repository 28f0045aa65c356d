"""Taking cards and passing boosters on."""

import pytest

from mathom.core import Refusal
from mathom.games.draft.events import Passed, Picked
from mathom.games.draft.options import Pick
from tests.rulebook.draft.evening import Evening, evenings


@pytest.mark.rule("DRA-2.1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    evening = Evening(4)
    assert evening.asked() == [0, 1, 2, 3]
    before = evening.state.packs
    taken = {seat: evening.pick(seat) for seat in (2, 0, 3)}
    assert evening.asked() == [1]
    assert evening.state.packs == before, "nothing is passed on before all have chosen"
    taken[1] = evening.pick(1)
    assert [pool[-1] for pool in evening.state.pools] == [taken[seat] for seat in range(4)]
    assert {len(pack) for pack in evening.state.packs} == {10}


@pytest.mark.rule("DRA-2.1")
def test_only_a_card_of_the_own_booster_can_be_taken() -> None:
    evening = Evening(3)
    other = next(card for card in evening.state.packs[1] if card not in evening.state.packs[0])
    assert evening.refused(0, Pick(other)).rule == "DRA-2.1"
    assert evening.refused(0, Pick("nonsense")).rule == "DRA-2.1"
    before = evening.state
    with pytest.raises(Refusal):
        evening.match.play(Pick(other), 2 if other not in before.packs[2] else 0)
    assert evening.state is before


@pytest.mark.rule("DRA-2.1")
def test_who_has_chosen_is_seen_but_not_what() -> None:
    evening = Evening(3)
    card = evening.pick(1)
    for seat in (0, 2, None):
        table = evening.match.view(seat).table
        assert table.done == (False, True, False)
        assert card not in table.pool
        assert table.pick == ""
    assert evening.match.view(1).table.pick == card
    assert [one.card for one in evening.happened(Picked, 0)] == [None]


@pytest.mark.rule("DRA-2.1")
def test_a_spectator_sees_no_card_before_the_end() -> None:
    evening = Evening(3)
    table = evening.match.view(None).table
    assert (table.pack, table.pool, table.collection, table.pools) == ((), (), (), ())


@pytest.mark.rule("DRA-2.1", "DRA-2.2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_boosters_go_to_the_left_then_to_the_right(seats: int) -> None:
    evening = Evening(seats, boosters="2")
    for step in (1, -1):
        before = evening.state.packs
        taken = evening.round()
        for seat in range(seats):
            passed = tuple(card for card in before[seat] if card != taken[seat])
            assert evening.state.packs[(seat + step) % seats] == passed
        while evening.state.booster == 1 and step == 1:
            evening.round()
    assert [one.way for one in evening.happened(Passed)] == ["left"] * 10 + ["right"]


@pytest.mark.rule("DRA-2.3")
def test_the_last_card_goes_to_whom_it_comes() -> None:
    evening = Evening(3)
    for _ in range(9):
        evening.round()
    assert len(evening.state.packs[0]) == 2
    left = [pack[1] for pack in evening.state.packs]
    evening.round()
    assert evening.building
    assert [evening.state.pools[seat][-1] for seat in range(3)] == [left[2], left[0], left[1]]


@pytest.mark.rule("DRA-2.1", "DRA-2.3", "DRA-3.1")
def test_no_card_is_lost_and_none_is_doubled() -> None:
    for evening in evenings():
        while True:
            assert evening.there() == evening.opened()
            if evening.building:
                break
            evening.pick(evening.match.asked[-1])
        each = {len(pool) for pool in evening.state.pools}
        assert each == {3 + 22}
