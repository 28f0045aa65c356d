"""Southrons, their bow and their spear."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, GIMLI, LEGOLAS = "4C302", "4C109", "4U80", "4C49", "4C74"
RIDER, GANDALF, SAM, ALDOR = "4C286", "4C90", "4C316", "4R262"
COMPANY = (ARAGORN, ORDULUS, GIMLI, LEGOLAS, RIDER, GANDALF)
WARRIOR, AXEMAN, URUK, SPARE = "4C222", "4C224", "4C165", "4C26"
BOW, SPEAR = "4R247", "4C255"


def with_companions(n: int, *minions: str, **more: Any) -> Table:
    """So many companions, the Ring-bearer among them."""
    setting: dict[str, Any] = {"site": 4, "shadow_hand": [SPARE]} | more
    return table(fellowship=COMPANY[: n - 1], minions=minions, **setting)


# -- playing --------------------------------------------------------------------------------------


@pytest.mark.card("4U217-1", "4R244-1", "4R256-1")
@pytest.mark.parametrize(
    ("minion", "friend", "stranger"),
    [("4U217", AXEMAN, URUK), ("4R244", AXEMAN, URUK), ("4R256", WARRIOR, AXEMAN)],
)
def test_great_troops_follow_others(minion: str, friend: str, stranger: str) -> None:
    cost = FACES[minion].cost

    def led_by(*minions: str) -> Table:
        return table(
            phase="shadow", minions=minions, site=5, twilight=cost, shadow_hand=[minion, SPARE]
        )

    assert led_by().why(o.Play(minion)) == "TCG-10.5"
    assert led_by(stranger).why(o.Play(minion)) == "TCG-10.5"
    t = led_by(friend).play(minion)
    assert t.in_play(minion)
    assert t.twilight == 0


# -- regroup: sites -------------------------------------------------------------------------------


@pytest.mark.card("4U217-2", "4R244-2")
@pytest.mark.parametrize("minion", ["4U217", "4R244"])
def test_great_troops_exert_twice_to_take_a_site(minion: str) -> None:
    t = table(phase="regroup", minions=[minion, WARRIOR], site=4, shadow_hand=[SPARE])
    t.use(minion)
    assert t.wounds(minion) == 2
    assert t.controls() == [1]


@pytest.mark.card("4U217-2", "4R244-2")
@pytest.mark.parametrize("minion", ["4U217", "4R244"])
def test_great_troops_that_are_too_tired_take_no_site(minion: str) -> None:
    wounds = FACES[minion].vitality - 2
    t = table(phase="regroup", minions=[f"{minion}*{wounds}"], site=4, shadow_hand=[SPARE])
    assert t.why(o.Use(str(t.card(minion)), f"{minion}-2")) == "TCG-10.5"


@pytest.mark.card("4U250-1")
def test_the_explorer_pays_five_for_a_site() -> None:
    def exploring(explorer: str, twilight: int) -> Table:
        return table(
            phase="regroup", minions=[explorer], site=4, twilight=twilight, shadow_hand=[SPARE]
        )

    t = exploring("4U250", 5).use("4U250")
    assert (t.controls(), t.wounds("4U250"), t.twilight) == ([1], 1, 0)
    assert not exploring("4U250", 4).offers("4U250")
    assert not exploring("4U250*2", 5).offers("4U250")


# -- burdens --------------------------------------------------------------------------------------


@pytest.mark.card("4R218-1", "4R218-2", "4R218-3")
@pytest.mark.parametrize(
    ("burdens", "strength", "fierce", "damage"),
    [(3, 13, 0, 0), (4, 18, 0, 0), (5, 18, 1, 0), (6, 18, 1, 1)],
)
def test_the_desert_legion_grows_with_the_burdens(
    burdens: int, strength: int, fierce: int, damage: int
) -> None:
    t = table(minions=["4R218"], site=4, burdens=burdens, shadow_hand=[SPARE])
    assert t.strength("4R218") == strength
    assert t.keyword("4R218", "fierce") == fierce
    assert t.keyword("4R218", "damage") == damage


# -- archery --------------------------------------------------------------------------------------

SHOOTERS = ["4R219", "4U232", "4C248"]


@pytest.mark.card("4R219-1", "4U232-1", "4C248-1")
@pytest.mark.parametrize("archer", SHOOTERS)
def test_an_archer_exerts_a_companion_instead_of_shooting(archer: str) -> None:
    t = with_companions(3, archer, phase="archery", support=[ALDOR])
    t.use(archer)
    assert t.asked == 1
    assert not t.matching(o.Choose, card=FRODO)
    assert not t.matching(o.Choose, card=ALDOR)
    t.choose(ARAGORN)
    assert (t.wounds(archer), t.wounds(ARAGORN)) == (1, 1)
    t.pass_all()
    assert t.happened(events.Totals)[0].minions == 0
    assert t.wounds(ORDULUS) == 0


@pytest.mark.card("4R219-1", "4U232-1", "4C248-1")
@pytest.mark.parametrize("archer", SHOOTERS)
def test_an_archer_that_does_not_exert_shoots(archer: str) -> None:
    t = with_companions(2, archer, phase="archery").pass_all()
    assert t.happened(events.Totals)[0].minions == 1
    tired = f"{archer}*{FACES[archer].vitality - 1}"
    assert not with_companions(2, tired, phase="archery").offers(archer)


@pytest.mark.card("4R219-1")
def test_the_desert_lord_exerts_as_often_as_he_can() -> None:
    t = with_companions(2, "4R219", phase="archery").use("4R219").use("4R219")
    assert (t.wounds("4R219"), t.wounds(ARAGORN)) == (2, 2)
    assert not t.offers("4R219")


@pytest.mark.card("4R245-1")
@pytest.mark.parametrize(
    ("friend", "control", "total"),
    [
        (WARRIOR, {1: 1, 2: 1}, 3),
        (WARRIOR, {}, 1),
        (AXEMAN, {1: 1, 2: 1}, 1),
        (WARRIOR, {1: 2}, 1),
        ("4R245", {1: 1}, 4),
    ],
)
def test_the_southron_archer_counts_the_sites(
    friend: str, control: dict[int, int], total: int
) -> None:
    t = table(
        phase="archery", minions=["4R245", friend], site=5, control=control, seats=3,
        fellowship=[ARAGORN], shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    assert t.happened(events.Totals)[0].minions == total


@pytest.mark.card("4R247-1")
def test_a_southron_bow_is_for_men_of_the_raiders() -> None:
    t = table(
        phase="shadow", minions=[AXEMAN, URUK, "4C10"], site=5, twilight=3,
        shadow_hand=[BOW, SPARE],
    )  # fmt: skip
    for wrong in (URUK, "4C10"):
        assert t.why(o.Play(BOW, str(t.card(wrong)))) == "TCG-12.1"
    t.play(BOW, on=AXEMAN)
    assert t.twilight == 0


@pytest.mark.card("4R247-2", "4R247-3")
@pytest.mark.parametrize(("others", "total"), [([], 1), ([WARRIOR], 2), ([URUK], 1)])
def test_a_southron_bow_makes_an_archer_and_shoots_more_in_company(
    others: list[str], total: int
) -> None:
    t = table(phase="archery", minions=[f"{AXEMAN}+{BOW}", *others], site=5, shadow_hand=[SPARE])
    assert t.keyword(AXEMAN, "archer") == 1
    t.pass_all()
    assert t.happened(events.Totals)[0].minions == total


# -- skirmishes -----------------------------------------------------------------------------------

DESERT = ["4U220", "4C221", "4C222"]


@pytest.mark.card("4U220-1", "4C221-1", "4C222-1")
@pytest.mark.parametrize("minion", DESERT)
def test_the_desert_strikes_before_the_fight(minion: str) -> None:
    def about_to_fight(twilight: int) -> Table:
        return table(
            phase="skirmishes", fellowship=[ARAGORN, ORDULUS], minions=[minion, URUK], site=5,
            assigned=[(ARAGORN, minion)], twilight=twilight, shadow_hand=[SPARE],
        )  # fmt: skip

    t = about_to_fight(3).react(minion)
    assert (t.wounds(ARAGORN), t.wounds(ORDULUS), t.twilight) == (1, 0, 0)
    assert t.phase == "skirmish"
    t = about_to_fight(3)
    assert t.can_react(minion)
    t.pass_()
    assert (t.wounds(ARAGORN), t.twilight) == (0, 3)
    assert not about_to_fight(2).offers(minion)


@pytest.mark.card("4C222-1")
def test_the_desert_strikes_only_in_its_own_skirmish() -> None:
    t = table(
        phase="skirmishes", fellowship=[ARAGORN], minions=[WARRIOR, URUK], site=5,
        assigned=[(ARAGORN, URUK)], twilight=9, shadow_hand=[SPARE],
    )  # fmt: skip
    assert not t.offers(WARRIOR)


@pytest.mark.card("4C255-1")
def test_a_southron_spear_is_for_southrons() -> None:
    t = table(
        phase="shadow", minions=[WARRIOR, AXEMAN], site=5, twilight=1, shadow_hand=[SPEAR, SPARE]
    )
    assert t.why(o.Play(SPEAR, str(t.card(AXEMAN)))) == "TCG-12.1"
    t.play(SPEAR, on=WARRIOR)
    assert t.strength(WARRIOR) == 8


@pytest.mark.card("4C255-2")
def test_a_southron_spear_wounds_whom_its_bearer_fights() -> None:
    def thrust(wounds: str, twilight: int) -> Table:
        return table(
            phase="skirmish", fellowship=[ARAGORN, ORDULUS], minions=[f"{WARRIOR}{wounds}+{SPEAR}"],
            site=5, skirmish=(ARAGORN, WARRIOR), twilight=twilight, shadow_hand=[SPARE],
        )  # fmt: skip

    t = thrust("", 4).use(SPEAR)
    assert (t.wounds(ARAGORN), t.wounds(WARRIOR), t.twilight) == (1, 1, 0)
    assert not thrust("", 3).offers(SPEAR)
    assert not thrust("*1", 4).offers(SPEAR)


@pytest.mark.card("4C255-2")
def test_a_southron_spear_outside_the_skirmish_is_wasted() -> None:
    """TCG-10.8: it may be used and does nothing."""
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[URUK, f"{WARRIOR}+{SPEAR}"], site=5,
        skirmish=(ARAGORN, URUK), twilight=4, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(SPEAR)
    assert (t.wounds(ARAGORN), t.wounds(WARRIOR), t.twilight) == (0, 1, 0)


@pytest.mark.card("4R246-1")
def test_the_assassin_turns_a_defeat_against_the_ring_bound() -> None:
    def defeated(minion: str, twilight: int = 1) -> Table:
        return table(
            phase="skirmish", fellowship=[ORDULUS, SAM, RIDER], minions=[minion, "4R246"], site=5,
            skirmish=(ORDULUS, minion), twilight=twilight, shadow_hand=[SPARE],
        )  # fmt: skip

    t = defeated("4C221").react("4R246")
    assert t.asked == 0
    assert not t.matching(o.Choose, card=RIDER)
    t.choose(SAM)
    assert (t.wounds(SAM), t.wounds(FRODO), t.twilight) == (1, 0, 0)
    assert not defeated("4C227").offers("4R246")
    assert not defeated("4C221", twilight=0).offers("4R246")


# -- the size of the fellowship -------------------------------------------------------------------


@pytest.mark.card("4R251-1")
def test_the_fighter_tires_a_company_of_five() -> None:
    t = with_companions(5, "4R251").use("4R251")
    assert t.asked == 0
    t.choose(GIMLI)
    assert (t.wounds(GIMLI), t.wounds("4R251")) == (1, 1)
    t = with_companions(4, "4R251")
    assert t.why(o.Use(str(t.card("4R251")), "4R251-1")) == "TCG-10.5"


@pytest.mark.card("4R257-1")
def test_the_veterans_tire_two_of_a_company_of_six() -> None:
    t = with_companions(6, "4R257").use("4R257")
    assert t.asked == 0
    t.choose(GIMLI)
    assert not t.matching(o.Choose, card=GIMLI)
    t.choose(FRODO)
    assert (t.wounds(GIMLI), t.wounds(FRODO), t.wounds("4R257")) == (1, 1, 1)
    assert not with_companions(5, "4R257").offers("4R257")


@pytest.mark.card("4U253-1")
@pytest.mark.parametrize(("control", "more"), [({}, 0), ({1: 1}, 2), ({1: 1, 2: 1, 3: 2}, 4)])
def test_the_sentry_adds_two_for_each_site(control: dict[int, int], more: int) -> None:
    t = table(minions=["4U253"], site=5, control=control, seats=3, twilight=1, shadow_hand=[SPARE])
    t.use("4U253")
    assert (t.twilight, t.wounds("4U253")) == (1 + more, 1)
    assert not t.can_use("4U253")


def assigned(t: Table) -> dict[int, tuple[int, ...]]:
    return {bout.who: bout.minions for bout in t.board.assigned}


HUNTERS = [("4U249", 6), ("4R256", 7), ("4C258", 5)]


@pytest.mark.card("4U249-1", "4R256-2", "4C258-1")
@pytest.mark.parametrize(("minion", "size"), HUNTERS)
def test_a_large_company_leaves_the_ring_bearer_open(minion: str, size: int) -> None:
    t = with_companions(size, minion, phase="assignment").use(minion)
    assert t.asked == 0
    t.no()
    assert assigned(t) == {t.id(FRODO): (t.id(minion),)}
    assert t.wounds(minion) == (1 if minion == "4C258" else 0)


@pytest.mark.card("4U249-1", "4R256-2", "4C258-1")
@pytest.mark.parametrize(("minion", "size"), HUNTERS)
def test_a_smaller_company_guards_the_ring_bearer(minion: str, size: int) -> None:
    t = with_companions(size - 1, minion, phase="assignment")
    assert not t.offers(minion)


@pytest.mark.card("4U249-1")
def test_the_commander_is_stopped_by_giving_up_an_unbound_companion() -> None:
    t = with_companions(6, "4U249", phase="assignment").use("4U249").yes()
    assert t.asked == 0
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(GIMLI)
    assert assigned(t) == {}
    assert t.discards() == (GIMLI,)


@pytest.mark.card("4R256-2")
def test_whom_the_troop_costs_is_the_shadow_players_choice() -> None:
    t = with_companions(7, "4R256", phase="assignment").use("4R256").yes()
    assert t.asked == 1
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(GANDALF)
    assert assigned(t) == {}
    assert t.discards() == (GANDALF,)


@pytest.mark.card("4C258-1")
def test_the_wanderer_is_bought_off_with_twilight() -> None:
    t = with_companions(5, "4C258", phase="assignment").use("4C258").yes()
    assert assigned(t) == {}
    assert t.twilight == 4
    assert t.wounds("4C258") == 1


@pytest.mark.card("4U249-1", "4R256-2", "4C258-1")
@pytest.mark.parametrize(("minion", "size"), HUNTERS)
def test_a_ring_bearer_who_is_assigned_already_is_not_assigned_again(
    minion: str, size: int
) -> None:
    t = with_companions(size, minion, "4C258", phase="assignment", twilight=9)
    t.use("4C258#2" if minion == "4C258" else "4C258").no()
    t.use(minion)
    while t.matching(o.No):
        t.no()
    assert sum(len(minions) for minions in assigned(t).values()) == 1
