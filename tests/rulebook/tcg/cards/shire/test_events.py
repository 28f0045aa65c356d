"""Events and conditions of the Shire."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

FRODO, SAM, MERRY, LEARNED = "4C302", "4C316", "4R311", "4C310"
GIMLI, GANDALF = "4C49", "4C90"
CLIFFS, GOOD_WORK = "4R299", "4U305"
SAVAGE, RAIDERS, EXPLORER, SOLDIER = "4C17", "4C207", "4U250", "4C254"


@pytest.mark.card("4R299-2")
@pytest.mark.parametrize(("site", "burdens"), [(1, 1), (2, 3)])
def test_leaving_site_one_by_the_cliffs_lifts_up_to_two_burdens(site: int, burdens: int) -> None:
    t = table(
        phase="move", support=[CLIFFS], site=site, sites={1: "4U324"}, burdens=3,
        shadow_hand=[SPARE],
    )  # fmt: skip
    if site == 1:
        assert t.options == [o.Number(0), o.Number(1), o.Number(2)]
        t.number(2)
    assert t.burdens == burdens
    assert t.site == site + 1


@pytest.mark.card("4R299-3")
def test_the_cliffs_wound_what_fights_a_hobbit() -> None:
    t = fight(LEARNED, RAIDERS, support=[CLIFFS], others=[EXPLORER])
    t.use(CLIFFS)
    assert (t.wounds(RAIDERS), t.wounds(EXPLORER), t.discards()) == (1, 0, (CLIFFS,))
    t = fight(GIMLI, RAIDERS, support=[CLIFFS])
    t.use(CLIFFS)
    assert t.wounds(RAIDERS) == 0


@pytest.mark.card("4R304-1")
def test_get_on_and_get_away_lays_the_next_two_sites() -> None:
    t = table(phase="fellowship", hand=["4R304", SPARE], site=2)
    t.play("4R304")
    assert t.burdens == 2
    assert [one.owner for one in t.board.path[2:]] == [0, 0]
    assert len(t.board.path) == 4
    t = table(phase="fellowship", hand=["4R304", SPARE], site=8)
    t.play("4R304")
    assert len(t.board.path) == 9


@pytest.mark.card("4U305-2")
def test_good_work_counts_victories_of_hobbits() -> None:
    t = fight(f"{LEARNED}+4C306", SOLDIER, support=[GOOD_WORK])
    t.fight_out().react(GOOD_WORK)
    assert t.tokens(GOOD_WORK) == 1
    t = fight(GIMLI, SOLDIER, support=[GOOD_WORK], friends=[LEARNED])
    assert not t.fight_out().offers(GOOD_WORK)


@pytest.mark.card("4U305-3")
@pytest.mark.parametrize(("tokens", "burdens"), [(0, 5), (2, 3), (4, 2)])
def test_good_work_lifts_up_to_three_burdens(tokens: int, burdens: int) -> None:
    t = table(phase="fellowship", support=[f"{GOOD_WORK}^{tokens}"], burdens=5, hand=[SPARE])
    t.use(GOOD_WORK)
    assert (t.burdens, t.discards()) == (burdens, (GOOD_WORK,))


@pytest.mark.card("4R307-1")
def test_impatient_and_angry_sam_may_lift_a_burden_if_he_wins() -> None:
    t = fight(SAM, SOLDIER, hand=["4R307"], burdens=2)
    t.play("4R307")
    assert (t.strength(SAM), t.wounds(SAM)) == (6, 1)
    t.fight_out()
    t.do(t.matching(o.React)[0])
    assert t.burdens == 1
    t = fight(SAM, SOLDIER, hand=["4R307"], burdens=2)
    t.play("4R307").resolve()
    assert t.burdens == 2  # you may
    t = fight(SAM, RAIDERS, hand=["4R307"], burdens=2)
    t.play("4R307").fight_out()
    assert not t.matching(o.React)  # lost
    t = fight(LEARNED, SOLDIER, hand=["4R307"])
    assert t.why(o.Play("4R307")) == "TCG-10.5"


@pytest.mark.card("4C308-1")
def test_knocked_on_the_head_a_hobbit_comes_back() -> None:
    t = table(phase="regroup", hand=["4C308"], discard=[LEARNED, SAM, GIMLI], shadow_hand=[SPARE])
    t.play("4C308")
    assert t.in_play(LEARNED)
    assert t.twilight == 1
    t = table(phase="regroup", hand=["4C308"], discard=[SAM, GIMLI])
    assert not t.can_play("4C308")
    t = table(phase="regroup", fellowship=[MERRY], hand=["4C308"], discard=[LEARNED])
    assert not t.can_play("4C308")


@pytest.mark.card("4U309-1")
def test_light_shining_faintly_heals_twice_for_a_burden() -> None:
    t = table(
        phase="fellowship", hand=["4U309", SPARE], ring_bearer="4C302*3", fellowship=[f"{GIMLI}*2"]
    )
    t.play("4U309")
    assert (t.wounds(FRODO), t.wounds(GIMLI), t.burdens) == (1, 2, 1)


@pytest.mark.card("4U312-1")
def test_mind_your_own_affairs_wounds_what_fights_a_companion_of_frodos_signet() -> None:
    t = fight(LEARNED, RAIDERS, hand=["4U312"])
    t.play("4U312")
    assert (t.wounds(RAIDERS), t.burdens, t.twilight) == (1, 1, 1)
    t = fight(GIMLI, RAIDERS, hand=["4U312"], friends=[LEARNED])
    t.play("4U312")
    assert (t.wounds(RAIDERS), t.burdens) == (0, 1)


@pytest.mark.card("4U312-1")
def test_mind_your_own_affairs_needs_frodo() -> None:
    """In a second skirmish, after Frodo has fallen and Sam has taken the Ring."""
    t = table(
        fellowship=["4R315", LEARNED], minions=[SAVAGE, EXPLORER], site=5, phase="skirmishes",
        assigned=[(FRODO, SAVAGE), (LEARNED, EXPLORER)], hand=["4U312"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.Fight, who=FRODO).fight_out().react("4R315")
    while t.board.skirmish is None or t.board.skirmish.who != t.id(LEARNED):
        t.pass_()
    assert t.asked == 0
    assert t.why(o.Play("4U312")) == "TCG-10.5"


@pytest.mark.card("4U318-1")
def test_seven_we_had_discards_a_condition_on_a_hobbit() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{LEARNED}+4C212", f"{GIMLI}+4C212"],
        hand=["4U318", SPARE],
    )  # fmt: skip
    t.play("4U318")
    assert t.burdens == 1
    assert [one.on for one in t.all("4C212")] == [t.id(GIMLI)]


@pytest.mark.card("4C319-1", "4C321-1")
@pytest.mark.parametrize(("event", "last"), [("4C319", 4), ("4C321", 5)])
def test_near_home_a_hobbits_skirmish_is_cancelled(event: str, last: int) -> None:
    for site in (1, last):
        t = fight(LEARNED, SAVAGE, site=site, hand=[event])
        t.play(event)
        assert t.happened(events.SkirmishCancelled)
    t = fight(GIMLI, SAVAGE, site=last, friends=[LEARNED], hand=[event])
    t.play(event)
    assert not t.happened(events.SkirmishCancelled)
    t = fight(LEARNED, SAVAGE, site=last + 1, hand=[event])
    t.play(event)
    if t.matching(o.Choose):
        t.choose(LEARNED)
    assert not t.happened(events.SkirmishCancelled)


@pytest.mark.card("4C319-1")
@pytest.mark.parametrize(("minion", "dies"), [("4C10", False), (RAIDERS, True)])
def test_later_severed_bonds_need_three_times_the_strength(minion: str, dies: bool) -> None:
    """A Hobbit of 3 against 8 or 9."""
    t = fight(LEARNED, minion, site=5, hand=["4C319"])
    t.play("4C319").choose(LEARNED).resolve()
    assert t.in_play(LEARNED) is not dies


@pytest.mark.card("4C321-1")
def test_later_one_wound_is_the_most_swiftly_and_softly() -> None:
    t = fight(f"{LEARNED}+4C306", RAIDERS, site=6, hand=["4C321"])
    t.play("4C321").choose(LEARNED).resolve()
    assert t.wounds(LEARNED) == 1
    t = fight(f"{LEARNED}+4C306", RAIDERS, site=6)
    t.resolve()
    assert t.wounds(LEARNED) == 2


@pytest.mark.card("4U320-1")
@pytest.mark.parametrize(("friends", "wounds"), [([], 2), ([GANDALF], 1)])
def test_the_store_room_heals_better_with_gandalf(friends: list[str], wounds: int) -> None:
    t = table(
        phase="regroup", fellowship=[f"{LEARNED}*3", f"{SAM}*2", *friends], hand=["4U320"],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4U320")
    assert (t.wounds(LEARNED), t.wounds(SAM)) == (wounds, 2)


@pytest.mark.card("4C322-1")
def test_warmed_up_a_bit_a_hobbit_leaves() -> None:
    t = fight(LEARNED, SAVAGE, friends=[SAM], hand=["4C322"], others=[RAIDERS])
    t.play("4C322")
    assert t.discards() == (LEARNED, "4C322")
    assert t.dead == ()
    assert t.in_play(SAM)
