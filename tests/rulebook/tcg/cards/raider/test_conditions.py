"""Conditions of the Raiders."""

from typing import Any

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import Table, table

FRODO, ARAGORN, ORDULUS, SAM, RANGER = "4C302", "4C109", "4U80", "4C316", "4C122"
WARRIOR, AXEMAN, BOWMAN, URUK, SPARE = "4C222", "4C224", "4C248", "4C165", "4C26"
ARROW, MUIL, HOWL, ITHILIEN, HARAD, EAST, WRATH = (
    "4U216", "4R231", "4U236", "4R237", "4R238", "4U242", "4R261"
)  # fmt: skip
PATHFINDER = "4C129"


def lost(minion: str, condition: str, **more: Any) -> Table:
    """Ordulus is about to lose against this minion."""
    return table(
        phase="skirmish", fellowship=[ORDULUS, SAM], minions=[minion], site=5,
        skirmish=(ORDULUS, minion), shadow_support=[condition], shadow_hand=[SPARE], **more,
    )  # fmt: skip


@pytest.mark.card("4U216-2")
def test_an_arrow_for_each_defeat_by_raiders() -> None:
    assert lost("4C227", ARROW).react(ARROW).tokens(ARROW) == 1
    assert lost("4C227", ARROW).resolve().tokens(ARROW) == 0
    assert not lost(URUK, ARROW).offers(ARROW)


@pytest.mark.card("4U216-3")
def test_arrows_heal_archers() -> None:
    t = table(
        phase="archery", minions=[f"{BOWMAN}*1", "4R219*2", f"{WARRIOR}*1", "4U138*1"], site=5,
        shadow_support=[f"{ARROW}^2"], shadow_hand=[SPARE], fellowship=[ARAGORN],
    )  # fmt: skip
    t.use(ARROW)
    for other in (WARRIOR, "4U138"):
        assert not t.matching(o.Choose, card=other)
    t.choose("4R219").choose("4R219")
    assert (t.wounds("4R219"), t.wounds(BOWMAN), t.wounds(WARRIOR)) == (0, 1, 1)
    assert t.discards(1) == (ARROW,)


@pytest.mark.card("4R231-2")
@pytest.mark.parametrize(("site", "wounds"), [(1, 0), (2, 2), (3, 0)])
def test_the_way_from_site_two_exerts_the_ring_bound_twice(site: int, wounds: int) -> None:
    t = table(
        phase="move", fellowship=[ORDULUS, f"{RANGER}*1", SAM], site=site, shadow_support=[MUIL],
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.site == site + 1
    assert (t.wounds(FRODO), t.wounds(SAM), t.wounds(ORDULUS)) == (wounds, wounds, 0)
    assert t.wounds(RANGER) == (2 if wounds else 1)


@pytest.mark.card("4R231-3")
def test_eastern_emyn_muil_is_spent_to_exert_a_ring_bound_companion() -> None:
    def climbing(minion: str) -> Table:
        return table(
            fellowship=[ORDULUS, SAM], minions=[minion], site=5, shadow_support=[MUIL],
            shadow_hand=[SPARE],
        )  # fmt: skip

    t = climbing(WARRIOR).use(MUIL)
    assert not t.matching(o.Choose, card=ORDULUS)
    t.choose(SAM)
    assert (t.wounds(SAM), t.wounds(WARRIOR)) == (1, 1)
    assert t.discards(1) == (MUIL,)
    assert not climbing(f"{WARRIOR}*1").offers(MUIL)
    assert not climbing(URUK).offers(MUIL)


@pytest.mark.card("4U236-2")
def test_the_howl_of_harad_wounds_the_ring_bound() -> None:
    t = lost("4C221", HOWL, twilight=4).react(HOWL)
    assert t.asked == 0
    assert not t.matching(o.Choose, card=ORDULUS)
    t.choose(SAM)
    assert (t.wounds(SAM), t.wounds(FRODO), t.twilight) == (1, 0, 0)
    assert not lost("4C221", HOWL, twilight=3).offers(HOWL)
    assert not lost("4C227", HOWL, twilight=9).offers(HOWL)


def arrived(site: int, twilight: int) -> Table:
    """The fellowship has moved to a site, and the phase is about to end."""
    return table(
        phase="after-move", site=site, moved_to=(site,), twilight=twilight,
        shadow_support=[ITHILIEN], shadow_hand=[SPARE],
    )  # fmt: skip


@pytest.mark.card("4R237-2")
@pytest.mark.parametrize("site", [7, 8, 9])
def test_the_wilderness_fills_a_poor_pool(site: int) -> None:
    assert arrived(site, 6).react(ITHILIEN).twilight == 14
    assert arrived(site, 6).pass_().twilight == 6
    assert not arrived(site, 7).can_react(ITHILIEN)


@pytest.mark.card("4R237-2")
def test_the_wilderness_lies_late_on_the_way() -> None:
    assert not arrived(6, 0).can_react(ITHILIEN)
    t = table(
        phase="after-move", site=8, twilight=0, shadow_support=[ITHILIEN], shadow_hand=[SPARE]
    )
    assert not t.can_react(ITHILIEN)


@pytest.mark.card("4R237-2")
@pytest.mark.rule("TIM-3.6")
def test_the_wilderness_counts_the_twilight_of_the_move() -> None:
    t = table(phase="move", site=6, shadow_support=[ITHILIEN], shadow_hand=[SPARE])
    assert t.twilight >= 7
    assert not t.can_react(ITHILIEN)


@pytest.mark.card("4R237-3", "4R261-3")
@pytest.mark.parametrize("condition", [ITHILIEN, WRATH])
def test_a_condition_is_spent_for_a_raider_in_a_skirmish(condition: str) -> None:
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[WARRIOR, AXEMAN, URUK], site=5,
        skirmish=(ARAGORN, WARRIOR), shadow_support=[condition], shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(condition)
    assert not t.matching(o.Choose, card=URUK)
    t.choose(WARRIOR)
    assert t.strength(WARRIOR) == 8
    assert t.discards(1) == (condition,)


@pytest.mark.card("4R238-2")
@pytest.mark.parametrize(
    ("minions", "control", "twilight", "drawn"),
    [
        ([WARRIOR] * 3, {1: 1}, 2, True),
        ([WARRIOR] * 2 + [AXEMAN], {1: 1}, 2, False),
        ([WARRIOR] * 3, {1: 2}, 2, False),
        ([WARRIOR] * 3, {1: 1}, 1, False),
    ],
)
def test_men_of_harad_draw(
    minions: list[str], control: dict[int, int], twilight: int, drawn: bool
) -> None:
    t = table(
        phase="shadow", minions=minions, site=5, control=control, twilight=twilight, seats=3,
        shadow_support=[HARAD], shadow_hand=[SPARE], shadow_deck=[AXEMAN, AXEMAN],
    )  # fmt: skip
    if drawn:
        t.use(HARAD)
        assert (len(t.hand(1)), t.twilight) == (2, 0)
    else:
        assert t.why(o.Use(str(t.card(HARAD)), f"{HARAD}-2")) == "TCG-10.5"


@pytest.mark.card("4U242-2")
def test_raiders_from_the_east_gather() -> None:
    def gather(minion: str, twilight: int) -> Table:
        return table(
            phase="shadow", minions=[minion], site=5, twilight=twilight, shadow_support=[EAST],
            shadow_hand=[SPARE],
        )  # fmt: skip

    t = gather(AXEMAN, 3).use(EAST)
    assert (t.tokens(EAST), t.wounds(AXEMAN), t.twilight) == (1, 1, 0)
    assert not gather(AXEMAN, 2).offers(EAST)
    assert not gather(f"{AXEMAN}*1", 3).offers(EAST)
    assert not gather(URUK, 3).offers(EAST)


@pytest.mark.card("4U242-3")
def test_raiders_from_the_east_come() -> None:
    t = table(minions=[AXEMAN], site=5, shadow_support=[f"{EAST}^2"], shadow_hand=[SPARE])
    t.use(EAST, 3).use(EAST, 3)
    assert (t.tokens(EAST), t.twilight) == (0, 2)
    assert t.why(o.Use(str(t.card(EAST)), f"{EAST}-3")) == "TCG-10.5"


def finding_a_path(minion: str, event: str = PATHFINDER, **more: Any) -> Table:
    setting: dict[str, Any] = {"fellowship": [RANGER, "4C49"], "minions": [minion]} | more
    return table(
        phase="regroup", site=4, shadow_support=[WRATH], shadow_hand=[SPARE],
        hand=[event, "4C42"], **setting,
    )  # fmt: skip


@pytest.mark.card("4R261-2")
def test_the_wrath_of_harad_makes_events_about_rangers_hurt() -> None:
    t = finding_a_path(WARRIOR).play(PATHFINDER)
    assert t.asked == 0
    t.choose(FRODO)
    assert t.wounds(FRODO) == 1
    assert len(t.board.path) == 5


@pytest.mark.card("4R261-2")
def test_the_wrath_of_harad_needs_a_raider() -> None:
    t = finding_a_path(URUK).play(PATHFINDER)
    assert t.wounds(FRODO) == t.wounds(RANGER) == 0
    assert len(t.board.path) == 5


@pytest.mark.card("4R261-2")
def test_the_wrath_of_harad_leaves_other_events_alone() -> None:
    """Restless Axe speaks of Dwarves."""
    t = finding_a_path(WARRIOR, "4R55", support=["4C50"]).play("4R55")
    assert t.wounds("4C49") == 1
    assert t.wounds(FRODO) == t.wounds(RANGER) == 0
