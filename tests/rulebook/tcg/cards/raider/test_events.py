"""Events of the Raiders."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, GIMLI, LEGOLAS = "4C302", "4C109", "4U80", "4C49", "4C74"
RIDER, GANDALF, SAM, RANGER = "4C286", "4C90", "4C316", "4C122"
COMPANY = (ARAGORN, ORDULUS, GIMLI, LEGOLAS, RIDER, GANDALF)
WARRIOR, AXEMAN, BOWMAN, URUK, SPARE = "4C222", "4C224", "4C248", "4C165", "4C26"
DISCOVERED, FEARLESS, FLANKING, GATHERING = "4R223", "4U233", "4U234", "4C235"
RHUN, NEW_FEAR, MARCH, RAPID, VISION, STRIKE = (
    "4C239", "4R240", "4C241", "4R243", "4R259", "4C260"
)  # fmt: skip
TALE, COURTESY = "4C50", "4C44"


def fighting(event: str, who: str = ARAGORN, **more: Any) -> Table:
    setting: dict[str, Any] = {
        "site": 5, "twilight": FACES[event].cost, "fellowship": [who],
        "minions": [WARRIOR, AXEMAN, URUK],
    } | more  # fmt: skip
    return table(
        phase="skirmish", skirmish=(who, setting["minions"][0]), shadow_hand=[event, SPARE],
        **setting,
    )  # fmt: skip


@pytest.mark.card("4R223-1")
@pytest.mark.parametrize(("burdens", "taken"), [(2, 1), (3, 2)])
def test_discovered_destroys_conditions(burdens: int, taken: int) -> None:
    t = table(
        fellowship=[GIMLI], support=[TALE, COURTESY, "4R46"], minions=[WARRIOR, URUK], site=5,
        shadow_support=["4U28"], burdens=burdens, twilight=1, shadow_hand=[DISCOVERED, SPARE],
    )  # fmt: skip
    t.play(DISCOVERED)
    assert t.wounds(WARRIOR) == 1
    assert not t.matching(o.Choose, card="4U28")
    for condition in (TALE, COURTESY)[:taken]:
        t.choose(condition)
    assert t.discards() == tuple(sorted((TALE, COURTESY)[:taken]))


@pytest.mark.card("4R223-1", "4R240-1")
@pytest.mark.parametrize(("event", "phase"), [(DISCOVERED, "maneuver"), (NEW_FEAR, "regroup")])
@pytest.mark.parametrize("minion", [f"{WARRIOR}*1", URUK, "4C10"])
def test_without_a_raider_to_exert_there_is_no_event(event: str, phase: str, minion: str) -> None:
    t = table(
        phase=phase, minions=[minion], site=5, support=[TALE], twilight=9,
        shadow_hand=[event, SPARE],
    )  # fmt: skip
    assert t.why(o.Play(event)) == "TCG-10.5"


@pytest.mark.card("4U233-1")
@pytest.mark.parametrize(("burdens", "spotted", "bonus"), [(3, 3, 3), (3, 1, 1), (7, 7, 5)])
def test_fearless_southrons_count_burdens(burdens: int, spotted: int, bonus: int) -> None:
    t = fighting(FEARLESS, burdens=burdens).play(FEARLESS)
    t.answer(o.Branch, n=1).number(spotted)
    assert t.strength(WARRIOR) == 6 + bonus


@pytest.mark.card("4U233-1")
def test_fearless_makes_any_raider_stronger_by_two() -> None:
    t = fighting(FEARLESS, burdens=1).play(FEARLESS).answer(o.Branch, n=2)
    assert not t.matching(o.Choose, card=URUK)
    t.choose(AXEMAN)
    assert t.strength(AXEMAN) == 8
    t = fighting(FEARLESS, minions=[AXEMAN, URUK]).play(FEARLESS)
    assert t.strength(AXEMAN) == 8


@pytest.mark.card("4U234-1")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_a_flanking_attack_brings_twilight(phase: str) -> None:
    more: dict[str, Any] = {"skirmish": (ARAGORN, URUK)} if phase == "skirmish" else {}
    t = table(
        phase=phase, fellowship=[ARAGORN], minions=[URUK, AXEMAN, WARRIOR], site=5,
        shadow_hand=[FLANKING, SPARE], **more,
    )  # fmt: skip
    t.play(FLANKING)
    assert (t.twilight, t.wounds(WARRIOR)) == (3, 1)


@pytest.mark.card("4U234-1")
def test_a_flanking_attack_needs_a_southron_and_its_time() -> None:
    t = table(minions=[AXEMAN], site=5, shadow_hand=[FLANKING, SPARE])
    assert t.why(o.Play(FLANKING)) == "TCG-10.5"
    t = table(phase="archery", minions=[WARRIOR], site=5, shadow_hand=[FLANKING, SPARE])
    assert t.why(o.Play(FLANKING)) == "TCG-10.4"


@pytest.mark.card("4C235-1")
@pytest.mark.parametrize(
    ("who", "minion", "added"),
    [
        (SAM, WARRIOR, True),
        (RANGER, AXEMAN, True),
        (ARAGORN, WARRIOR, False),
        (SAM, URUK, False),
        (SAM, "4C10", False),
    ],
)
def test_the_summons_burden_whoever_is_ring_bound(who: str, minion: str, added: bool) -> None:
    t = fighting(GATHERING, who, minions=[minion, "4U230"])
    if not added:
        assert not t.offers(GATHERING)
        return
    t.play(GATHERING)
    if who == SAM:
        t.pass_()  # he does not take the burden away
    assert t.burdens == 1


@pytest.mark.card("4C239-1", "4C241-1")
@pytest.mark.parametrize(
    ("event", "more", "bonus"),
    [
        (RHUN, {"burdens": 3}, 3),
        (RHUN, {"burdens": 4}, 4),
        (MARCH, {"fellowship": COMPANY[:4]}, 3),
        (MARCH, {"fellowship": COMPANY[:5]}, 5),
    ],
)
def test_a_raider_gets_stronger(event: str, more: dict[str, Any], bonus: int) -> None:
    t = fighting(event, minions=["4C221", URUK], **more).play(event)
    assert t.strength("4C221") == 8 + bonus
    assert t.strength(URUK) == 7
    assert t.twilight == 0


def fear(n: int) -> Table:
    t = table(
        phase="regroup", fellowship=COMPANY[: n - 1], minions=[WARRIOR], site=5, twilight=4,
        shadow_hand=[NEW_FEAR, SPARE],
    )  # fmt: skip
    return t.play(NEW_FEAR)


@pytest.mark.card("4R240-1")
@pytest.mark.parametrize(("size", "burdens"), [(4, 0), (5, 1), (7, 3)])
def test_new_fear_burdens_a_large_company(size: int, burdens: int) -> None:
    t = fear(size).no()
    assert t.burdens == burdens
    assert t.wounds(WARRIOR) == 1


@pytest.mark.card("4R240-1")
def test_new_fear_is_prevented_by_sending_two_away() -> None:
    t = fear(6).yes()
    assert t.asked == 0
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(GIMLI).choose(RIDER)
    assert t.burdens == 0
    assert t.discards() == tuple(sorted((GIMLI, RIDER)))


@pytest.mark.card("4R243-1")
@pytest.mark.parametrize(("burdens", "total"), [(0, 1), (3, 4), (7, 6)])
def test_rapid_fire_counts_burdens(burdens: int, total: int) -> None:
    t = table(
        phase="archery", fellowship=[ARAGORN], minions=[BOWMAN, WARRIOR], site=5, twilight=6,
        burdens=burdens, shadow_hand=[RAPID, SPARE],
    )  # fmt: skip
    t.play(RAPID)
    assert t.wounds(BOWMAN) == 1
    t.pass_all()
    assert t.happened(events.Totals)[0].minions == total


@pytest.mark.card("4R243-1")
@pytest.mark.parametrize(("minion", "twilight"), [(WARRIOR, 6), (BOWMAN, 5), ("4C183", 6)])
def test_rapid_fire_needs_a_raider_archer_and_twilight(minion: str, twilight: int) -> None:
    t = table(
        phase="archery", minions=[minion], site=5, twilight=twilight, shadow_hand=[RAPID, SPARE]
    )
    assert not t.offers(RAPID)


def vision(**more: Any) -> Table:
    setting: dict[str, Any] = {"fellowship": [ORDULUS], "minions": [AXEMAN, WARRIOR]} | more
    t = table(phase="assignment", site=5, twilight=2, shadow_hand=[VISION, SPARE], **setting)
    return t.play(VISION)


@pytest.mark.card("4R259-1")
def test_a_vision_leads_an_easterling_to_the_ring_bearer() -> None:
    t = vision().no()
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(FRODO), (t.id(AXEMAN),))
    ]
    t = vision().yes()
    assert not t.board.assigned
    assert t.burdens == 1


@pytest.mark.card("4R259-1")
@pytest.mark.rule("TCG-10.6", "TIM-4.8")
def test_a_burden_that_sam_takes_away_prevents_no_vision() -> None:
    """Sam answers to Shadow cards, and it is one that asks for the burden."""
    t = vision(fellowship=[ORDULUS, SAM]).yes().react(SAM)
    assert t.burdens == 0
    assert [bout.who for bout in t.board.assigned] == [t.id(FRODO)]


@pytest.mark.card("4R259-1")
def test_a_vision_without_an_easterling_shows_nothing() -> None:
    t = vision(minions=[WARRIOR])
    while t.matching(o.No):
        t.no()
    assert not t.board.assigned


@pytest.mark.card("4C260-1")
def test_a_whirling_strike_wounds_whom_a_raider_fights() -> None:
    t = fighting(STRIKE, fellowship=[ARAGORN, ORDULUS]).play(STRIKE)
    assert (t.wounds(ARAGORN), t.wounds(ORDULUS), t.twilight) == (1, 0, 0)
    for stranger in (URUK, "4C10"):
        t = fighting(STRIKE, minions=[stranger, WARRIOR]).play(STRIKE)
        assert t.wounds(ARAGORN) == 0
