"""Chapter 18: a player leaves the game, and the others go on with what was under way."""

from itertools import count
from random import Random

import pytest

from mathom.core.frames import replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.crowded import crowded, curious
from tests.rulebook.tcg.tabletop import FRODO, GAME, SPARE, Table, table

GIMLI, ARAGORN, WINGFOOT, MERRY, SAM = "4C49", "4C109", "4P364", "4C310", "4C316"
WARRIOR, REGULAR, CROSSBOWMAN, BRIGAND = "4C165", "4C192", "4C183", "4C10"
BEST_COMPANY = "4C42"


def gives_up(t: Table, seat: int) -> Table:
    """The table after a player has given up."""
    state, told = GAME.concede(t.state, seat)
    GAME.check(state)
    after = Table(state)
    after.events = [*t.events, *told]
    return after


# -- a Shadow player ------------------------------------------------------------------------------


@pytest.mark.rule("TCG-18.3", "TCG-R18", "TCG-8.3")
def test_a_move_under_way_is_made_all_the_same() -> None:
    """Aragorn is about to wound a minion because the fellowship moves."""
    t = table(
        phase="move", fellowship=[WINGFOOT, MERRY], minions=[WARRIOR], site=3, seats=3, moves=0,
        hand=[BEST_COMPANY],
    )  # fmt: skip
    t = gives_up(t, 2)
    t.react(WINGFOOT).number(1)
    assert t.wounds(WARRIOR) == 1
    assert t.site == 4
    assert t.twilight > 0


@pytest.mark.rule("TCG-18.3", "TCG-6.2")
def test_a_sanctuary_heals_on() -> None:
    t = table(phase="begin", fellowship=[f"{ARAGORN}*2"], site=3, seats=3, hand=[BEST_COMPANY])
    t = gives_up(t, 2)
    t.answer(o.Heal, card=ARAGORN)
    assert t.wounds(ARAGORN) == 1


@pytest.mark.rule("TCG-18.3", "TCG-14.4")
def test_the_archery_fire_of_the_others_goes_on() -> None:
    t = table(
        phase="fire", fellowship=[ARAGORN], minions=[CROSSBOWMAN, CROSSBOWMAN, f"2:{REGULAR}"],
        site=5, seats=3, hand=[BEST_COMPANY],
    )  # fmt: skip
    t = gives_up(t, 2)
    t.answer(o.WoundBy, card=ARAGORN).answer(o.WoundBy, card=ARAGORN)
    assert t.wounds(ARAGORN) == 2


@pytest.mark.rule("TCG-18.3", "TCG-14.9")
def test_who_was_assigning_goes_on_without_the_minions_that_left() -> None:
    t = table(
        phase="defenders", fellowship=[GIMLI, ARAGORN], minions=[WARRIOR, BRIGAND, f"2:{REGULAR}"],
        site=5, seats=3, hand=[BEST_COMPANY],
    )  # fmt: skip
    t.assign(GIMLI, WARRIOR).assign(ARAGORN, REGULAR)
    t = gives_up(t, 2)
    t.assign(ARAGORN, BRIGAND)
    assert {(bout.who, bout.minions) for bout in t.board.assigned} == {
        (t.id(GIMLI), (t.id(WARRIOR),)),
        (t.id(ARAGORN), (t.id(BRIGAND),)),
    }


@pytest.mark.rule("TCG-18.3", "TCG-14.12", "TCG-14.19")
def test_who_has_no_skirmish_left_chooses_none() -> None:
    """Both skirmishes that could come next are against minions of the player who leaves."""
    t = table(
        phase="skirmishes", fellowship=[GIMLI, ARAGORN], minions=[f"2:{REGULAR}", f"2:{WARRIOR}"],
        site=5, seats=3, assigned=[(GIMLI, REGULAR), (ARAGORN, WARRIOR)], hand=[BEST_COMPANY],
    )  # fmt: skip
    assert t.matching(o.Fight)
    t = gives_up(t, 2)
    assert t.phase == "regroup"


@pytest.mark.rule("TCG-18.3", "TCG-14.15")
def test_the_wounds_of_a_lost_skirmish_are_not_forgotten() -> None:
    """The Free Peoples player has still to say what comes first, the loss or a text."""
    t = table(
        phase="skirmish", fellowship=[GIMLI, "4C286+4R139"], minions=["4C17", f"2:{REGULAR}"],
        site=5, seats=3, skirmish=(GIMLI, "4C17"), hand=[BEST_COMPANY],
    )  # fmt: skip
    while not t.matching(o.TakeLoss):
        t.pass_()
    t = gives_up(t, 2)
    t.answer(o.TakeLoss)
    assert (t.wounds(GIMLI), t.wounds("4C286")) == (1, 1)
    assert t.resolve().board.skirmish is None


@pytest.mark.rule("TCG-18.2", "TCG-18.3", "TCG-16.11")
@pytest.mark.parametrize("sam_helps", [True, False])
def test_a_ring_bearer_who_fell_has_fallen(sam_helps: bool) -> None:
    """Sam is asked whether he takes the Ring when a third player leaves."""
    t = table(
        phase="skirmish", fellowship=[SAM], minions=["4C17", f"2:{REGULAR}"], site=5, seats=3,
        skirmish=(FRODO, "4C17"), hand=[BEST_COMPANY], shadow_hand=[SPARE],
    )  # fmt: skip
    while not t.matching(o.React, card=SAM):
        t.pass_()
    t = gives_up(t, 2)
    t = t.react(SAM) if sam_helps else t.pass_all()
    assert (t.over is None) is sam_helps


@pytest.mark.rule("TCG-18.2", "TCG-18.3")
def test_a_ring_bearer_who_fell_by_an_action_that_is_broken_off_has_fallen() -> None:
    """Whirling Strike has killed Frodo, and Sam is asked; the event is broken off."""
    t = table(
        phase="skirmish", ring_bearer=f"{FRODO}*3", fellowship=[SAM], site=5, seats=3, twilight=3,
        minions=["4C254", f"2:{REGULAR}"], skirmish=(FRODO, "4C254"), hand=[BEST_COMPANY],
        shadow_hand=["4C260"],
    )  # fmt: skip
    t.play("4C260")
    while t.matching(o.React, card="4C2") and not t.matching(o.React, card=SAM):
        t.pass_()
    assert t.dead == (FRODO,)
    t = gives_up(t, 2)
    assert t.over is not None
    assert t.over.winners == (1,)


@pytest.mark.rule("TCG-18.3", "TCG-17.2")
def test_who_reconciles_goes_on_reconciling() -> None:
    t = table(
        phase="regroup", site=5, seats=3, shadow_hand=[SPARE], shadow_deck=[BRIGAND] * 9,
    )  # fmt: skip
    t.pass_all()
    assert t.asked == 1
    t = gives_up(t, 2)
    t.stop()
    assert len(t.hand(1)) == 8


@pytest.mark.rule("TCG-18.3", "TCG-18.5", "TCG-R18")
@pytest.mark.parametrize(
    ("card", "text"),
    [("4C15", 1), ("4C226", 0), ("4R19", 2), ("4U9", 0), ("4P364", 0), ("4C2", 0), ("4R240", 0)],
)
def test_whoever_leaves_in_the_middle_of_whatever_the_others_go_on(card: str, text: int) -> None:
    """On a crowded table, at every question; nobody waits for who has left."""
    tables = (crowded(card, text, seed) for seed in count())
    t = next(one for one in tables if len(one.board.order) == 3 and max(one.board.markers) < 8)
    rng = Random(card)
    for _ in range(12):
        for seat in t.board.order:
            left = gives_up(t, seat)
            assert seat in left.board.lost
            for _ in range(4):
                if left.over:
                    break
                assert left.asked != seat
                left.do(rng.choice(left.options))
        if not t.options or t.board.lost:
            break
        t.do(curious(t, card, rng))


# -- the Free Peoples player ----------------------------------------------------------------------


@pytest.mark.rule("TCG-18.3", "TCG-5.2", "TCG-17.1")
def test_his_turn_is_finished_from_his_right() -> None:
    """Clockwise they sit 1, 2, 0, 3: on the right of 0 sits 2, then 1, then 3."""
    t = table(
        phase="maneuver", minions=[WARRIOR], site=5, seats=4, order=(1, 2, 0, 3),
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.state = replace(t.state, hands=((), (SPARE,), (SPARE,), (SPARE,)))
    t = gives_up(t, 0)
    asked = []
    while t.phase == "regroup":
        asked.append(t.asked)
        t.do(t.options[-1])
    assert asked == [2, 1, 3, 2, 1, 3]  # regroup actions, and reconciling


@pytest.mark.rule("TCG-18.3", "TCG-5.2")
@pytest.mark.parametrize(("second", "following"), [(1, 3), (2, 3), (3, 1)])
def test_the_next_turn_is_his_left_neighbours_though_another_one_leaves(
    second: int, following: int
) -> None:
    t = table(
        phase="maneuver", minions=[WARRIOR, f"2:{WARRIOR}", f"3:{WARRIOR}"], site=5, seats=4,
        order=(1, 2, 0, 3), shadow_hand=[SPARE],
    )  # fmt: skip
    t = gives_up(gives_up(t, 0), second)
    for _ in range(20):
        if t.board.fp != 0:
            break
        t.do(t.options[-1])
    assert t.board.fp == following
    assert [one.seat for one in t.happened(events.TurnEnded)] == [0]
