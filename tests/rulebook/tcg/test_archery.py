"""Chapter 14: archery."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import table

GIMLI, LEGOLAS, FRODO = "4C49", "4C74", "4C302"
BOWMAN, WARRIOR = "4C183", "4C165"


@pytest.mark.rule("TCG-14.2", "TCG-14.3", "TCG-19.2", "TCG-14.4")
def test_both_totals_are_fixed_and_the_fellowship_is_hit_first() -> None:
    t = table(fellowship=[LEGOLAS], minions=[BOWMAN, BOWMAN], site=5, phase="fire")
    assert t.happened(events.Totals) == [events.Totals(fellowship=1, minions=2)]
    assert t.asked == 0
    t.answer(o.WoundBy, card=LEGOLAS).answer(o.WoundBy, card=FRODO)
    assert t.asked == 1
    t.answer(o.WoundBy, card=BOWMAN)
    assert sum(one.n for one in t.board.wounds) == 3


@pytest.mark.rule("TCG-14.3")
def test_an_archer_who_dies_has_already_shot() -> None:
    """Trap 4."""
    t = table(fellowship=[f"{LEGOLAS}*2"], minions=[BOWMAN], site=5, phase="fire")
    t.answer(o.WoundBy, card=LEGOLAS)
    assert t.dead == (LEGOLAS,)
    assert t.wounds(BOWMAN) == 1


@pytest.mark.rule("TCG-11.6", "TCG-14.4")
def test_who_may_not_take_wounds_is_no_target_and_surplus_is_lost() -> None:
    """Trap 16: Rohirrim Village keeps Dunland Men from archery wounds."""
    t = table(fellowship=[LEGOLAS], minions=["4C10", WARRIOR], site=2, phase="fire")
    assert t.wounds(WARRIOR) == 1
    t = table(fellowship=[LEGOLAS], minions=["4C10"], site=2, phase="fire")
    assert not t.happened(events.Wounded)


@pytest.mark.rule("TCG-14.6")
def test_who_does_not_add_to_the_total_takes_the_own_point_away() -> None:
    t = table(fellowship=["4R65+4U62"], minions=[WARRIOR], site=5, phase="fire")
    assert t.happened(events.Totals) == [events.Totals(0, 0)]


@pytest.mark.rule("TCG-14.5", "TCG-14.3")
def test_modifiers_work_without_archers() -> None:
    t = table(fellowship=[GIMLI], minions=[WARRIOR], site=5, sites={5: "4U351"}, phase="fire")
    assert t.happened(events.Totals) == [events.Totals(1, 0)]
    assert t.wounds(WARRIOR) == 1


@pytest.mark.rule("TCG-14.4")
def test_the_free_peoples_player_names_who_is_hit() -> None:
    t = table(fellowship=[LEGOLAS], minions=["1:4C165", "2:4C165"], site=5, phase="fire", seats=3)
    assert t.asked == 0
    t.answer(o.Name, seat=2)
    assert t.wounds("4C165#2") == 1


@pytest.mark.rule("TCG-5.4", "TIM-3.4")
def test_without_a_minion_the_turn_goes_to_regroup() -> None:
    t = table(fellowship=[GIMLI], site=5, phase="archery", hand=["4C42"])
    t = table(fellowship=[GIMLI], site=5, phase="maneuver", hand=["4C42"])
    t.pass_all()
    assert t.phase == "regroup"
