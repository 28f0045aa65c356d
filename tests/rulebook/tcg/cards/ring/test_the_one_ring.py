"""The One Ring, in both of its forms."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

FRODO, RIDDLES, RULING = "4C302", "4R1", "4C2"
SOLDIER, EXPLORER, WARRIOR = "4C254", "4U250", "4C165"
"""4, 5 and 7: Frodo has 3, or 4 with the Ruling Ring."""


def attacked(ring: str, minion: str = EXPLORER, **more: Any) -> Table:
    return fight(FRODO, minion, ring=ring, **more)


@pytest.mark.card("4R1-1")
def test_with_the_ring_on_his_finger_the_bearer_is_stronger() -> None:
    t = attacked(RIDDLES)
    assert (t.strength(FRODO), t.vitality(FRODO)) == (3, 6)
    t.use(RIDDLES)
    assert t.strength(FRODO) == 5
    t.resolve()
    assert t.phase == "regroup"
    assert t.strength(FRODO) == 3


@pytest.mark.card("4R1-2")
def test_a_wound_in_a_skirmish_becomes_a_burden_while_the_ring_is_worn() -> None:
    t = attacked(RIDDLES, WARRIOR)
    t.use(RIDDLES).resolve()  # 5 against 7 with damage +1: two wounds
    assert (t.wounds(FRODO), t.burdens) == (0, 1 + 2)


@pytest.mark.card("4R1-2")
def test_without_wearing_it_wounds_are_wounds() -> None:
    t = attacked(RIDDLES, SOLDIER)
    t.resolve()
    assert (t.wounds(FRODO), t.burdens) == (1, 0)


@pytest.mark.card("4R1-2", "4C2-2")
@pytest.mark.parametrize("ring", [RIDDLES, RULING])
def test_an_arrow_wounds_whoever_wears_the_ring(ring: str) -> None:
    t = table(phase="fire", minions=["4C183"], site=5, ring=ring, worn=True, shadow_hand=[SPARE])
    if t.matching(o.WoundBy):
        t.answer(o.WoundBy, card=FRODO)
    assert (t.wounds(FRODO), t.burdens) == (1, 0)


@pytest.mark.card("4R1-3")
def test_putting_on_the_ring_costs_a_burden() -> None:
    t = attacked(RIDDLES, SOLDIER, burdens=2)
    t.use(RIDDLES)
    assert (t.burdens, t.board.worn) == (3, True)
    t.resolve()
    assert t.happened(events.RingOff)
    assert not t.board.worn


@pytest.mark.card("4R1-3")
def test_the_last_burden_corrupts() -> None:
    t = attacked(RIDDLES, SOLDIER, burdens=9)
    t.use(RIDDLES)
    assert t.over is not None
    assert t.over.winners == (1,)


@pytest.mark.card("4C2-1")
def test_the_ruling_ring_is_put_on_against_a_wound() -> None:
    t = attacked(RULING)  # 4 against 5
    t.fight_out().react(RULING)
    assert (t.wounds(FRODO), t.burdens) == (0, 1)
    assert t.happened(events.RingOn)
    t = attacked(RULING)
    t.fight_out().pass_()
    assert (t.wounds(FRODO), t.burdens) == (1, 0)


@pytest.mark.card("4C2-1")
def test_the_ruling_ring_does_not_help_against_arrows() -> None:
    t = table(phase="fire", minions=["4C183"], site=5, shadow_hand=[SPARE], hand=["4C42"])
    if t.matching(o.WoundBy):
        t.answer(o.WoundBy, card=FRODO)
    assert not t.matching(o.React)
    assert t.wounds(FRODO) == 1


@pytest.mark.card("4C2-2")
def test_once_it_is_worn_every_wound_of_the_pass_becomes_a_burden() -> None:
    t = attacked(RULING, WARRIOR)  # two wounds
    t.fight_out().react(RULING)
    assert (t.wounds(FRODO), t.burdens) == (0, 2)
    t = table(
        minions=[EXPLORER, SOLDIER], phase="skirmish", skirmish=(FRODO, EXPLORER), site=5,
        worn=True, shadow_hand=[SPARE],
    )  # fmt: skip
    t.resolve()
    assert (t.wounds(FRODO), t.burdens) == (0, 1)
