"""Events of Isengard, but for those about archers."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, GIMLI, LEGOLAS, MERRY = (
    "4C302", "4C109", "4U80", "4C49", "4C74", "4C310"
)  # fmt: skip
EOTHAIN, ALDOR, GUMA, SAM, THEODEN = "4R269", "4R262", "4C277", "4C316", "4C292"
SARUMAN, GRIMA, UNFERTH = "4R173", "4C153", "4C178"
WARRIOR, REGULAR, RUNNER, PURSUER, BRIGAND, SPARE = (
    "4C165", "4C192", "4C193", "4C190", "4C10", "4C26"
)  # fmt: skip
HOPE, MOUNTAINS, ALIVE, FEROCITY, BACK = "4R140", "4C141", "4U143", "4C151", "4U152"
HAUNTING, KILL, FALL, POWER, DAWN = "4U155", "4C156", "4U161", "4R162", "4R163"
STILL, VENGEANCE, FIGHTING, STOWED = "4C175", "4U208", "4C210", "4R214"
WEARY, BANISHED = "4C212", "4R139"


def playing(event: str, phase: str, *minions: str, **more: Any) -> Table:
    setting: dict[str, Any] = {"twilight": FACES[event].cost, "site": 5} | more
    return table(phase=phase, minions=minions, shadow_hand=[event, SPARE], **setting)


# -- maneuver, assignment, regroup ----------------------------------------------------------------


@pytest.mark.card("4R140-1")
@pytest.mark.parametrize("dead", [[], [MERRY], [MERRY, ALDOR]])
def test_beyond_all_hope_counts_the_dead(dead: list[str]) -> None:
    t = playing(HOPE, "maneuver", WARRIOR, REGULAR, RUNNER, dead=dead).play(HOPE)
    t.choose(WARRIOR)
    assert not t.matching(o.Choose, card=WARRIOR)
    t.choose(REGULAR)
    assert (t.wounds(WARRIOR), t.wounds(REGULAR)) == (1, 1)
    assert t.burdens == len(dead)
    assert t.twilight == 0


@pytest.mark.card("4R140-1")
@pytest.mark.parametrize("second", [f"{REGULAR}*1", BRIGAND])
def test_beyond_all_hope_takes_two_uruks(second: str) -> None:
    t = playing(HOPE, "maneuver", WARRIOR, second, dead=[MERRY])
    assert t.why(o.Play(HOPE)) == "TCG-10.5"


@pytest.mark.card("4R163-1")
def test_no_dawn_for_as_many_as_you_control_sites() -> None:
    def dusk(control: dict[int, int], minion: str = WARRIOR) -> Table:
        return playing(
            DAWN, "maneuver", minion, fellowship=[ARAGORN, ORDULUS, GIMLI], control=control, seats=3
        )

    t = dusk({1: 1, 2: 1, 3: 2}).play(DAWN)
    assert t.asked == 1
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(ARAGORN)
    assert not t.matching(o.Choose, card=ARAGORN)
    t.choose(GIMLI)
    assert [t.wounds(one) for one in (ARAGORN, GIMLI, ORDULUS, WARRIOR)] == [1, 1, 0, 1]
    t = dusk({}).play(DAWN)
    assert [t.wounds(one) for one in (ARAGORN, GIMLI, ORDULUS, WARRIOR)] == [0, 0, 0, 1]
    assert dusk({1: 1}, f"{WARRIOR}*1").why(o.Play(DAWN)) == "TCG-10.5"


@pytest.mark.card("4R214-1")
@pytest.mark.parametrize("grima", [GRIMA, "4R154"])
def test_where_has_grima_stowed_it(grima: str) -> None:
    def hiding(minion: str) -> Table:
        return playing(
            STOWED, "maneuver", minion, fellowship=[f"{ARAGORN}+4C134", f"{SAM}+4C306"],
            support=[f"{ALDOR}+4C278"],
        )  # fmt: skip

    t = hiding(grima).play(STOWED)
    assert not t.matching(o.Choose, card="4C306")
    t.choose("4C278")
    assert t.discards() == ("4C278",)
    assert hiding(UNFERTH).why(o.Play(STOWED)) == "TCG-10.5"


@pytest.mark.card("4U143-1")
def test_a_tracker_brings_back_whom_it_chooses() -> None:
    def tracking(wounds: str = "") -> Table:
        t = playing(
            ALIVE, "assignment", RUNNER, WARRIOR, fellowship=[f"{ORDULUS}{wounds}", MERRY, SAM]
        )
        return t.play(ALIVE)

    t = tracking()
    assert t.wounds(RUNNER) == 1
    assert not t.matching(o.Choose, card=FRODO)
    assert not t.matching(o.Choose, card=SAM)
    t.choose(ORDULUS)
    assert t.asked == 0
    t.no()
    assert [bout.who for bout in t.board.assigned] == [t.id(ORDULUS)]
    t = tracking().choose(ORDULUS).yes()
    assert not t.board.assigned
    assert t.wounds(ORDULUS) == 1
    t = tracking("*1").choose(ORDULUS)
    assert [bout.who for bout in t.board.assigned] == [t.id(ORDULUS)]


@pytest.mark.card("4U143-1")
def test_a_hobbit_cannot_get_away() -> None:
    t = playing(ALIVE, "assignment", RUNNER, fellowship=[ORDULUS, MERRY]).play(ALIVE)
    t.choose(MERRY)
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(MERRY), (t.id(RUNNER),))
    ]


@pytest.mark.card("4U143-1")
@pytest.mark.parametrize("minion", [WARRIOR, f"{RUNNER}*1"])
def test_only_a_tracker_with_breath_brings_anybody_back(minion: str) -> None:
    t = playing(ALIVE, "assignment", minion, fellowship=[ORDULUS])
    assert t.why(o.Play(ALIVE)) == "TCG-10.5"


@pytest.mark.card("4U152-1")
def test_get_back_keeps_a_tracker_out_of_the_fight() -> None:
    t = playing(BACK, "assignment", RUNNER, WARRIOR, fellowship=[ORDULUS, ARAGORN]).play(BACK)
    t.pass_all()
    assert t.matching(o.Assign, minion=WARRIOR)
    assert t.why(o.Assign(str(t.card(ORDULUS)), str(t.card(RUNNER)))) == "TCG-14.9"
    t.answer(o.Done)
    assert t.asked == 1
    assert not t.matching(o.Assign, minion=RUNNER)


@pytest.mark.card("4U152-1")
def test_get_back_is_over_before_the_fierce_round() -> None:
    t = playing(BACK, "assignment", RUNNER, WARRIOR, fellowship=[ORDULUS, ARAGORN]).play(BACK)
    t.pass_all().answer(o.Done).answer(o.Done)
    assert t.board.fierce
    t.pass_all()
    assert t.matching(o.Assign, minion=RUNNER)


@pytest.mark.card("4R162-1")
def test_a_new_power_rises_from_the_discard_pile() -> None:
    t = table(
        phase="regroup", minions=[SARUMAN], site=5, twilight=2,
        shadow_hand=[POWER, "4C42", "4C50", SPARE], shadow_discard=[WARRIOR, BRIGAND, RUNNER],
    )  # fmt: skip
    t.play(POWER)
    assert t.happened(events.HandShown)
    assert not t.matching(o.Find, card=BRIGAND)
    t.choose(WARRIOR)
    assert t.hand(1) == tuple(sorted((SPARE, WARRIOR)))
    assert set(t.discards(1)) == {POWER, "4C42", "4C50", BRIGAND, RUNNER}


@pytest.mark.card("4R162-1")
def test_a_new_power_rises_also_from_a_dark_hand() -> None:
    t = playing(POWER, "regroup", UNFERTH, shadow_discard=[WARRIOR]).play(POWER)
    assert t.hand(1) == tuple(sorted((SPARE, WARRIOR)))
    for other in (WARRIOR, BRIGAND):
        assert playing(POWER, "regroup", other).why(o.Play(POWER)) == "TCG-10.5"


# -- responses ------------------------------------------------------------------------------------


def killing(who: str, minion: str = WARRIOR, **more: Any) -> Table:
    """Somebody exhausted is about to be killed."""
    wounds = FACES[who].vitality - 1
    setting: dict[str, Any] = {
        "fellowship": [f"{who}*{wounds}"], "minions": ["4R200", minion]
    } | more  # fmt: skip
    return table(
        phase="skirmish", site=6, skirmish=(who, "4R200"),
        shadow_hand=[MOUNTAINS, SPARE], **setting,
    )  # fmt: skip


@pytest.mark.card("4C141-1")
@pytest.mark.parametrize(
    ("who", "burdens"), [(ORDULUS, 1), (ARAGORN, 2), ("4C90", 2), (THEODEN, 2), (MERRY, 1)]
)
def test_a_death_beyond_dark_mountains_weighs(who: str, burdens: int) -> None:
    t = killing(who, minions=["4R200", WARRIOR, "4C4"]).respond(MOUNTAINS)
    assert not t.matching(o.Choose, card="4C4")
    t.choose(WARRIOR)
    assert t.dead == (who,)
    assert (t.burdens, t.wounds(WARRIOR)) == (burdens, 1)


@pytest.mark.card("4C141-1")
def test_the_death_of_an_ally_weighs_too() -> None:
    t = killing(ALDOR, fellowship=[], support=[f"{ALDOR}*1"]).respond(MOUNTAINS).choose(WARRIOR)
    assert (t.dead, t.burdens) == ((ALDOR,), 1)


@pytest.mark.card("4C141-1")
def test_a_death_without_isengard_weighs_nothing() -> None:
    t = table(
        phase="skirmish", fellowship=[MERRY], minions=["4C17"], site=5, skirmish=(MERRY, "4C17"),
        shadow_hand=[MOUNTAINS, SPARE],
    )  # fmt: skip
    assert not t.offers(MOUNTAINS)
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[WARRIOR, REGULAR], site=5,
        skirmish=(ARAGORN, WARRIOR), shadow_hand=[MOUNTAINS, SPARE],
    )  # fmt: skip
    assert not t.offers(MOUNTAINS)  # the death of a minion


def haunted(who: str, grima: str = GRIMA) -> Table:
    """The fellowship is about to use a special ability in a skirmish."""
    return table(
        phase="skirmish", fellowship=[GIMLI, ORDULUS, "4C67"], support=["4C281"],
        minions=[WARRIOR, grima], site=5, skirmish=(who, WARRIOR),
        shadow_hand=[HAUNTING, SPARE], hand=["4C50"],
    )  # fmt: skip


@pytest.mark.card("4U155-1")
def test_grima_haunts_the_steps_of_companions() -> None:
    t = haunted(GIMLI).use(GIMLI)
    while t.matching(o.Choose):
        t.choose(GIMLI)
    t.respond(HAUNTING)
    assert t.strength(GIMLI) == 6
    assert (t.wounds(GIMLI), t.wounds(GRIMA)) == (1, 1)
    assert t.happened(events.Cancelled)


@pytest.mark.card("4U155-1")
def test_without_grima_the_ability_works() -> None:
    t = haunted(GIMLI, UNFERTH).use(GIMLI)
    assert not t.matching(o.Respond)
    t.choose(GIMLI)
    assert t.strength(GIMLI) == 7
    t = haunted(GIMLI, f"{GRIMA}*2").use(GIMLI)
    assert not t.matching(o.Respond)


@pytest.mark.card("4U155-1")
def test_grima_does_not_haunt_the_ring_bound() -> None:
    t = table(
        phase="skirmish", fellowship=["4U114"], minions=["4C221", GRIMA], site=5,
        skirmish=("4U114", "4C221"), shadow_hand=[HAUNTING, SPARE], hand=["4C50"],
    )  # fmt: skip
    assert t.can_use("4U114")
    t.use("4U114")
    assert not t.matching(o.Respond)
    assert t.wounds("4C221") == 1


# -- skirmish -------------------------------------------------------------------------------------


def fighting(event: str, *minions: str, **more: Any) -> Table:
    setting: dict[str, Any] = {"fellowship": [ARAGORN]} | more
    return playing(event, "skirmish", *minions, skirmish=(ARAGORN, minions[0]), **setting)


@pytest.mark.card("4C151-1")
@pytest.mark.parametrize(("site", "bonus"), [(5, 3), (7, 2)])
def test_ferocity_grows_on_battlegrounds(site: int, bonus: int) -> None:
    t = fighting(FEROCITY, WARRIOR, BRIGAND, site=site).play(FEROCITY)
    assert (t.strength(WARRIOR), t.strength(BRIGAND)) == (7 + bonus, 8)
    t.resolve()
    assert t.strength(WARRIOR) == 7


@pytest.mark.card("4C156-1")
@pytest.mark.parametrize(("burden", "bonus"), [("", 2), (f"+{BANISHED}", 2), (f"+{WEARY}", 4)])
def test_kill_them_now_that_they_are_found(burden: str, bonus: int) -> None:
    t = fighting(KILL, RUNNER, WARRIOR, fellowship=[f"{ARAGORN}{burden}"]).play(KILL)
    assert t.strength(RUNNER) == 8 + bonus


@pytest.mark.card("4C156-1")
def test_kill_them_now_looks_at_whom_the_tracker_fights() -> None:
    t = fighting(KILL, RUNNER, PURSUER, fellowship=[f"{ARAGORN}+{WEARY}"]).play(KILL)
    t.choose(PURSUER)
    assert t.strength(PURSUER) == 7


@pytest.mark.card("4U161-1")
def test_men_will_fall() -> None:
    t = fighting(FALL, WARRIOR, SARUMAN, fellowship=[ARAGORN, ORDULUS, SAM]).play(FALL)
    assert not t.matching(o.Choose, card=SAM)
    t.choose(ARAGORN)
    assert t.strength(ARAGORN) == 6
    t = fighting(FALL, WARRIOR, GRIMA).play(FALL)
    assert t.strength(ARAGORN) == 6
    assert not fighting(FALL, WARRIOR, BRIGAND).offers(FALL)
    assert not fighting(FALL, WARRIOR, SARUMAN, twilight=0).offers(FALL)


@pytest.mark.card("4C175-1")
def test_still_they_came() -> None:
    t = fighting(STILL, WARRIOR, REGULAR, BRIGAND).play(STILL)
    assert t.wounds(REGULAR) == 1
    assert t.wounds(WARRIOR) == 0
    assert t.strength(WARRIOR) == 10
    for nobody in (f"{REGULAR}*1", BRIGAND):
        assert not fighting(STILL, WARRIOR, nobody).offers(STILL)


@pytest.mark.card("4C175-1")
@pytest.mark.rule("TCG-14.22")
def test_who_waits_for_a_skirmish_is_not_unassigned() -> None:
    t = fighting(
        STILL, WARRIOR, REGULAR, fellowship=[ARAGORN, ORDULUS], assigned=[(ORDULUS, REGULAR)]
    )
    assert not t.offers(STILL)


@pytest.mark.card("4U208-1")
@pytest.mark.parametrize(
    ("burdens", "bonus"), [("", 0), ("+4C134", 2), (f"+4C134+4C278+{WEARY}", 6)]
)
def test_vengeance_counts_what_the_enemy_bears(burdens: str, bonus: int) -> None:
    t = fighting(VENGEANCE, RUNNER, fellowship=[f"{ARAGORN}{burdens}"]).play(VENGEANCE)
    assert t.strength(RUNNER) == 8 + bonus


@pytest.mark.card("4U208-1")
def test_vengeance_counts_the_ring() -> None:
    t = playing(VENGEANCE, "skirmish", RUNNER, PURSUER, skirmish=(FRODO, RUNNER)).play(VENGEANCE)
    t.choose(RUNNER)
    assert t.strength(RUNNER) == 10
    t = playing(VENGEANCE, "skirmish", RUNNER, PURSUER, skirmish=(FRODO, RUNNER)).play(VENGEANCE)
    t.choose(PURSUER)
    assert t.strength(PURSUER) == 5


@pytest.mark.card("4C210-1")
@pytest.mark.parametrize(("control", "damage"), [({}, 1), ({1: 1}, 2), ({1: 2}, 1)])
def test_we_are_the_fighting_uruk_hai(control: dict[int, int], damage: int) -> None:
    t = fighting(FIGHTING, WARRIOR, BRIGAND, control=control, seats=3).play(FIGHTING)
    assert (t.strength(WARRIOR), t.keyword(WARRIOR, "damage")) == (9, damage)
    assert t.twilight == 0


@pytest.mark.card("4C151-1", "4C156-1", "4C175-1", "4U208-1", "4C210-1")
@pytest.mark.parametrize("event", [FEROCITY, KILL, VENGEANCE, FIGHTING])
def test_without_its_minion_a_skirmish_event_is_wasted(event: str) -> None:
    """TCG-10.8: no requirement, so it may be played; nobody gets stronger."""
    t = fighting(event, BRIGAND).play(event)
    assert t.strength(BRIGAND) == 8
    assert event in t.discards(1)
