"""Archers of Isengard, and the events and conditions that serve them."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, LEGOLAS, MERRY, ALDOR, GUMA = (
    "4C302", "4C109", "4U80", "4C74", "4C310", "4R262", "4C277"
)  # fmt: skip
BOWMEN, ELITE, COMMANDER, TROOP, CROSSBOWMAN = "4U138", "4R150", "4R169", "4U182", "4C183"
CLOUD, COME_DOWN, COVERING, DRIVEN, VOLLEY, WEAPONS = (
    "4C145", "4R146", "4U147", "4R149", "4R209", "4R211"
)  # fmt: skip
WARRIOR, BRIGAND, SPARE = "4C165", "4C10", "4C26"


def shooting(*minions: str, **more: Any) -> Table:
    setting: dict[str, Any] = {"fellowship": [ARAGORN, ORDULUS], "shadow_hand": [SPARE]} | more
    return table(phase="archery", minions=minions, site=5, **setting)


def totals(t: Table) -> tuple[int, int]:
    """The totals of the fellowship and of the minions, when all have passed."""
    one = t.pass_all().happened(events.Totals)[0]
    return one.fellowship, one.minions


@pytest.mark.card("4U138-1")
@pytest.mark.parametrize(
    ("control", "total"), [({}, 1), ({1: 1}, 2), ({1: 1, 2: 1}, 2), ({1: 2}, 1)]
)
def test_bowmen_with_a_site_shoot_once_more(control: dict[int, int], total: int) -> None:
    assert totals(shooting(BOWMEN, control=control, seats=3))[1] == total


CROSSBOWS = [(ELITE, 1), (COMMANDER, 2), (CROSSBOWMAN, 1)]


@pytest.mark.card("4R150-1", "4R169-2", "4C183-1")
@pytest.mark.parametrize(("archer", "text"), CROSSBOWS)
def test_a_crossbow_wounds_an_unbound_companion_at_once(archer: str, text: int) -> None:
    t = shooting(archer, WARRIOR).use(archer, text)
    assert t.asked == 0
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(ORDULUS)
    assert (t.wounds(ORDULUS), t.wounds(archer)) == (1, 1)
    assert totals(t)[1] == 0


@pytest.mark.card("4R150-1", "4R169-2", "4C183-1")
@pytest.mark.parametrize(("archer", "text"), CROSSBOWS)
def test_a_crossbow_that_waits_shoots_with_the_others(archer: str, text: int) -> None:
    assert totals(shooting(archer))[1] == 1
    tired = f"{archer}*{FACES[archer].vitality - 1}"
    assert not shooting(tired).offers(archer)
    t = table(minions=[archer], site=5, fellowship=[ARAGORN], shadow_hand=[SPARE])
    assert t.why(o.Use(str(t.card(archer)), f"{archer}-{text}")) == "TCG-10.4"


@pytest.mark.card("4R169-1")
@pytest.mark.parametrize(
    ("hand", "cost"), [(CROSSBOWMAN, 2), (WARRIOR, 2), ("4C248", 3)], ids=["archer", "no", "raider"]
)
def test_the_commander_makes_archers_cheaper(hand: str, cost: int) -> None:
    def pool(twilight: int) -> Table:
        return table(
            phase="shadow", minions=[COMMANDER], site=5, twilight=twilight,
            shadow_hand=[hand, SPARE],
        )  # fmt: skip

    assert pool(cost - 1).why(o.Play(hand)) == "TCG-7.2"
    assert pool(cost).play(hand).twilight == 0


@pytest.mark.card("4R169-1")
def test_the_commander_is_not_cheaper_himself() -> None:
    t = table(phase="shadow", site=5, twilight=3, shadow_hand=[COMMANDER, SPARE])
    assert t.why(o.Play(COMMANDER)) == "TCG-7.2"


@pytest.mark.card("4U182-1")
def test_a_crossbow_troop_loads_a_machine() -> None:
    def arriving(*machines: str) -> Table:
        t = table(
            phase="shadow", site=5, twilight=4, shadow_support=[*machines, "4C137"],
            shadow_hand=[TROOP, SPARE],
        )  # fmt: skip
        return t.play(TROOP)

    t = arriving(WEAPONS).react(TROOP)
    assert t.tokens(WEAPONS) == 1
    assert t.tokens("4C137") == 0
    assert arriving(WEAPONS).pass_().tokens(WEAPONS) == 0
    t = arriving(WEAPONS, WEAPONS).react(TROOP).choose(f"{WEAPONS}#2")
    assert (t.tokens(WEAPONS), t.tokens(f"{WEAPONS}#2")) == (0, 1)


@pytest.mark.card("4C145-1")
def test_a_cloud_of_arrows() -> None:
    t = shooting(CROSSBOWMAN, WARRIOR, fellowship=[LEGOLAS, ARAGORN], shadow_hand=[CLOUD, SPARE])
    t.play(CLOUD)
    assert t.wounds(CROSSBOWMAN) == 1
    assert totals(t) == (0, 2)
    for nobody in (WARRIOR, f"{CROSSBOWMAN}*1", "4C248"):
        t = shooting(nobody, shadow_hand=[CLOUD, SPARE])
        assert t.why(o.Play(CLOUD)) == "TCG-10.5"


@pytest.mark.card("4R146-2")
def test_come_down_turns_the_arrows_on_the_allies() -> None:
    t = shooting(CROSSBOWMAN, TROOP, support=[ALDOR, GUMA], shadow_support=[COME_DOWN])
    t.use(COME_DOWN).pass_all()
    assert t.asked == 0
    assert not t.matching(o.WoundBy, card=ARAGORN)
    t.answer(o.WoundBy, card=ALDOR).answer(o.WoundBy, card=GUMA)
    assert (t.wounds(ALDOR), t.wounds(GUMA), t.wounds(ARAGORN)) == (1, 1, 0)


@pytest.mark.card("4R146-2")
def test_come_down_without_allies_leaves_nobody_to_hit() -> None:
    t = shooting(CROSSBOWMAN, TROOP, shadow_support=[COME_DOWN]).use(COME_DOWN).pass_all()
    assert t.phase == "assignment"
    assert t.wounds(ARAGORN) == t.wounds(ORDULUS) == t.wounds(FRODO) == 0


@pytest.mark.card("4R146-2", "4R149-1", "4U147-1")
def test_one_archer_of_isengard_is_not_enough() -> None:
    t = shooting(CROSSBOWMAN, "4C248", shadow_support=[COME_DOWN], shadow_hand=[DRIVEN],
                 twilight=9)  # fmt: skip
    assert t.why(o.Use(str(t.card(COME_DOWN)), f"{COME_DOWN}-2")) == "TCG-10.5"
    assert t.why(o.Play(DRIVEN)) == "TCG-10.5"
    t = table(phase="shadow", minions=[CROSSBOWMAN, "4C248"], site=5, shadow_hand=[COVERING, SPARE])
    assert t.why(o.Play(COVERING)) == "TCG-10.5"


@pytest.mark.card("4U147-1", "4U147-2")
def test_under_covering_fire_nobody_acts() -> None:
    t = table(
        phase="shadow", minions=[CROSSBOWMAN, TROOP], site=5, shadow_hand=[COVERING, SPARE]
    ).play(COVERING)
    assert t.card(COVERING).on == 0

    def acting(*conditions: str) -> Table:
        return shooting(
            TROOP, BOWMEN, support=[ALDOR, GUMA], shadow_support=conditions, hand=["4C42"]
        )

    assert acting().can_use(ALDOR)
    t = acting(COVERING)
    assert not t.can_use(ALDOR)
    assert t.why(o.Use(str(t.card(ALDOR)), f"{ALDOR}-1")) == "TCG-0.1"


@pytest.mark.card("4U147-2")
def test_covering_fire_does_not_bind_the_shadow() -> None:
    t = shooting(CROSSBOWMAN, shadow_support=[COVERING]).use(CROSSBOWMAN).choose(ORDULUS)
    assert t.wounds(ORDULUS) == 1


@pytest.mark.card("4U147-3")
def test_covering_fire_ends_with_the_regroup_phase() -> None:
    t = table(
        phase="skirmishes", minions=[CROSSBOWMAN, TROOP], site=5, shadow_support=[COVERING],
        shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.phase == "regroup"
    assert t.discards(1) == (COVERING,)


@pytest.mark.card("4R149-1")
@pytest.mark.parametrize("dead", [[], [MERRY], [MERRY, ALDOR, "4C67"]])
def test_driven_back_by_the_dead(dead: list[str]) -> None:
    t = shooting(CROSSBOWMAN, TROOP, dead=dead, twilight=3, shadow_hand=[DRIVEN, SPARE])
    t.play(DRIVEN)
    assert totals(t)[1] == 2 + len(dead)


@pytest.mark.card("4R209-1")
def test_a_volley_exhausts_a_companion() -> None:
    t = shooting(CROSSBOWMAN, TROOP, BOWMEN, twilight=3, shadow_hand=[VOLLEY, SPARE])
    t.play(VOLLEY).choose(CROSSBOWMAN).choose(TROOP)
    assert t.asked == 1
    assert not t.matching(o.Choose, card=FRODO)
    t.choose(ARAGORN)
    assert t.wounds(ARAGORN) == 3
    assert set(t.discards(1)) == {CROSSBOWMAN, TROOP, VOLLEY}


@pytest.mark.card("4R209-1")
def test_a_volley_needs_two_archers() -> None:
    t = shooting(CROSSBOWMAN, WARRIOR, twilight=3, shadow_hand=[VOLLEY, SPARE])
    assert t.why(o.Play(VOLLEY)) == "TCG-10.5"


@pytest.mark.card("4R211-2")
def test_an_archer_played_with_a_machine_loads_it() -> None:
    def loading(hand: str, twilight: int = 3) -> Table:
        return table(
            phase="shadow", site=5, twilight=twilight, shadow_support=[WEAPONS],
            shadow_hand=[hand, SPARE],
        )  # fmt: skip

    t = loading(CROSSBOWMAN).use(WEAPONS).choose(CROSSBOWMAN)
    assert t.in_play(CROSSBOWMAN)
    assert (t.tokens(WEAPONS), t.twilight) == (1, 0)
    assert not loading(CROSSBOWMAN, 2).can_use(WEAPONS)
    assert not loading(WARRIOR).can_use(WEAPONS)
    assert loading(CROSSBOWMAN).play(CROSSBOWMAN).tokens(WEAPONS) == 0


@pytest.mark.card("4R211-3")
def test_a_loaded_machine_shoots_and_breaks() -> None:
    t = shooting(CROSSBOWMAN, shadow_support=[f"{WEAPONS}^2"]).use(WEAPONS, 3)
    assert t.discards(1) == (WEAPONS,)
    assert totals(t)[1] == 3
    t = shooting(CROSSBOWMAN, shadow_support=[f"{WEAPONS}^1"])
    assert t.why(o.Use(str(t.card(WEAPONS)), f"{WEAPONS}-3")) == "TCG-10.5"
