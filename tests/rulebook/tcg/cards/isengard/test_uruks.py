"""Uruk-hai on battlegrounds, beside the dead, and with sites behind them."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, LEGOLAS, MERRY, ALDOR = (
    "4C302", "4C109", "4U80", "4C74", "4C310", "4R262"
)  # fmt: skip
WARRIOR, REGULAR, RUNNER, BRIGAND, SPARE = "4C165", "4C192", "4C193", "4C10", "4C26"
PATROL, ASSAULT, VANGUARD = "4U136", "4R179", "4R200"
BATTLEGROUND, ELSEWHERE = 5, 7


def standing(minion: str, **more: Any) -> Table:
    setting: dict[str, Any] = {"site": ELSEWHERE, "shadow_hand": [SPARE], "minions": [minion]}
    return table(**(setting | more))


# -- battlegrounds --------------------------------------------------------------------------------


@pytest.mark.card("4U136-1", "4R179-2", "4R200-2")
@pytest.mark.parametrize(("minion", "damage"), [(PATROL, 1), (ASSAULT, 1), (VANGUARD, 2)])
def test_at_a_battleground_uruks_are_fierce(minion: str, damage: int) -> None:
    t = standing(minion, site=BATTLEGROUND)
    assert (t.keyword(minion, "fierce"), t.keyword(minion, "damage")) == (1, damage)
    t = standing(minion)
    assert (t.keyword(minion, "fierce"), t.keyword(minion, "damage")) == (0, 1)


@pytest.mark.card("4U136-2", "4R179-3")
@pytest.mark.parametrize(("minion", "bonus"), [(PATROL, 4), (ASSAULT, 6)])
@pytest.mark.parametrize(
    ("control", "strong"), [({}, 0), ({4: 1}, 1), ({4: 1, 5: 1}, 1), ({3: 1}, 0), ({4: 2}, 0)]
)
def test_a_battleground_you_control_makes_uruks_stronger(
    minion: str, bonus: int, control: dict[int, int], strong: int
) -> None:
    t = standing(minion, control=control, seats=3)
    assert t.strength(minion) == FACES[minion].strength + strong * bonus


@pytest.mark.card("4R179-4")
@pytest.mark.parametrize(("control", "wounds"), [({4: 1}, 1), ({4: 1, 5: 1}, 0)])
def test_with_two_battlegrounds_the_assault_band_takes_no_wounds(
    control: dict[int, int], wounds: int
) -> None:
    t = standing(ASSAULT, phase="fire", fellowship=[LEGOLAS], control=control)
    assert t.wounds(ASSAULT) == wounds
    assert t.happened(events.Totals)[0].fellowship == 1


@pytest.mark.card("4R179-1", "4R200-1")
@pytest.mark.parametrize("minion", [ASSAULT, VANGUARD])
def test_great_bands_follow_another_uruk(minion: str) -> None:
    def led_by(leader: str) -> Table:
        return table(
            phase="shadow", minions=[leader], site=BATTLEGROUND, twilight=FACES[minion].cost,
            shadow_hand=[minion, SPARE],
        )  # fmt: skip

    assert led_by(BRIGAND).why(o.Play(minion)) == "TCG-10.5"
    t = led_by(WARRIOR).play(minion)
    assert t.in_play(minion)
    assert t.twilight == 0


@pytest.mark.card("4C184-1", "4C191-1")
@pytest.mark.parametrize(("minion", "bonus"), [("4C184", 2), ("4C191", 1)])
def test_an_uruk_exerts_for_another_at_a_battleground(minion: str, bonus: int) -> None:
    def fight(site: int, wounds: int = 0) -> Table:
        spec = f"{minion}*{wounds}" if wounds else minion
        return table(
            phase="skirmish", fellowship=[ARAGORN], minions=[WARRIOR, spec, BRIGAND], site=site,
            skirmish=(ARAGORN, WARRIOR), shadow_hand=[SPARE],
        )  # fmt: skip

    t = fight(BATTLEGROUND).use(minion)
    assert t.strength(WARRIOR) == 7 + bonus
    assert t.wounds(minion) == 1
    assert not fight(ELSEWHERE).offers(minion)
    assert not fight(BATTLEGROUND, FACES[minion].vitality - 1).offers(minion)


# -- the dead -------------------------------------------------------------------------------------


@pytest.mark.card("4C185-1")
@pytest.mark.parametrize(("dead", "fierce"), [(2, 0), (3, 1)])
def test_three_dead_make_the_fanatic_fierce(dead: int, fierce: int) -> None:
    t = standing("4C185", dead=[MERRY, ALDOR, "4C67"][:dead])
    assert t.keyword("4C185", "fierce") == fierce


@pytest.mark.card("4C197-1")
@pytest.mark.parametrize(("dead", "bonus"), [([MERRY], 0), ([ALDOR], 3)])
def test_a_dead_ally_calls_the_stalker(dead: list[str], bonus: int) -> None:
    t = standing("4C197", dead=dead)
    assert t.strength("4C197") == 8 + bonus
    assert t.keyword("4C197", "fierce") == (1 if bonus else 0)


def killing(minion: str, **more: Any) -> Table:
    """Merry is about to be overwhelmed; the Stormer looks on."""
    return table(
        phase="skirmish", fellowship=[MERRY, ORDULUS], minions=[minion, "4C198"], site=5,
        skirmish=(MERRY, minion), shadow_hand=[SPARE], **more,
    )  # fmt: skip


@pytest.mark.card("4C198-1")
def test_where_uruks_kill_the_stormer_takes_a_site() -> None:
    t = killing(WARRIOR).react("4C198")
    assert t.dead == (MERRY,)
    assert t.controls() == [1]
    t = killing(WARRIOR).resolve()
    assert (t.dead, t.controls()) == ((MERRY,), [])


@pytest.mark.card("4C198-1")
def test_the_stormer_waits_for_a_skirmish_of_uruks() -> None:
    assert not killing(BRIGAND).offers("4C198")
    t = table(
        phase="fire", fellowship=[f"{ORDULUS}*1"], minions=["4C183", "4C198"], site=5,
        shadow_hand=[SPARE], ring_bearer=f"{FRODO}*0",
    )  # fmt: skip
    t.answer(o.WoundBy, card=ORDULUS)
    assert t.dead == (ORDULUS,)
    assert not t.can_react("4C198")
    assert t.controls() == []


# -- sites under control --------------------------------------------------------------------------

STACKING = ["4C180", "4R199", "4U201"]


@pytest.mark.card("4C180-1", "4R199-1", "4U201-1")
@pytest.mark.parametrize("minion", STACKING)
def test_an_uruk_waits_on_a_site_you_control(minion: str) -> None:
    t = table(
        phase="regroup", minions=[f"{minion}*1+4C196", BRIGAND], site=5, control={1: 1, 3: 1},
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(minion).choose("4U342")
    assert t.stacked("4U342") == [minion]
    assert not t.in_play(minion)
    assert t.discards(1) == ("4C196",)
    assert not t.board.wounds
    t = table(phase="regroup", minions=[minion], site=5, control={1: 1}, shadow_hand=[SPARE])
    assert t.use(minion).stacked("4U323") == [minion]


@pytest.mark.card("4C180-1", "4R199-1", "4U201-1")
@pytest.mark.parametrize("minion", STACKING)
@pytest.mark.parametrize("control", [{}, {1: 2}])
def test_an_uruk_without_a_site_waits_nowhere(minion: str, control: dict[int, int]) -> None:
    t = table(
        phase="regroup", minions=[minion], site=5, control=control, seats=3, shadow_hand=[SPARE]
    )
    assert t.why(o.Use(str(t.card(minion)), f"{minion}-1")) == "TCG-10.5"


@pytest.mark.card("4C180-2", "4R199-2", "4U201-2")
@pytest.mark.parametrize("minion", STACKING)
@pytest.mark.parametrize(("site", "penalty"), [(5, 0), (4, 2)])
def test_a_waiting_uruk_comes_for_less(minion: str, site: int, penalty: int) -> None:
    cost = FACES[minion].cost - 1 + penalty

    def waiting(twilight: int, controller: int = 1) -> Table:
        return table(
            phase="shadow", site=site, control={1: controller}, stacked={1: [minion]},
            twilight=twilight, seats=3, shadow_hand=[SPARE],
        )  # fmt: skip

    t = waiting(cost).unstack(minion, "4U323")
    assert t.in_play(minion)
    assert t.twilight == 0
    assert not t.board.stacks
    assert not waiting(cost - 1).offers(minion)
    assert not waiting(9, controller=2).offers(minion)


@pytest.mark.card("4U202-1")
@pytest.mark.parametrize(("control", "bonus"), [({}, 0), ({1: 1}, 2), ({1: 1, 2: 1, 3: 2}, 4)])
def test_the_band_grows_with_its_sites(control: dict[int, int], bonus: int) -> None:
    assert standing("4U202", control=control, seats=3).strength("4U202") == 10 + bonus


@pytest.mark.card("4R203-1", "4C204-1", "4U205-1")
@pytest.mark.parametrize("minion", ["4R203", "4C204", "4U205"])
@pytest.mark.parametrize(("control", "less"), [({}, 0), ({1: 1, 2: 1}, 2), ({1: 2}, 0)])
def test_a_horde_is_cheaper_with_sites(minion: str, control: dict[int, int], less: int) -> None:
    cost = FACES[minion].cost - less

    def pool(twilight: int) -> Table:
        return table(
            phase="shadow", site=5, control=control, seats=3, twilight=twilight,
            shadow_hand=[minion, SPARE],
        )  # fmt: skip

    assert pool(cost - 1).why(o.Play(minion)) == "TCG-7.2"
    assert pool(cost).play(minion).twilight == 0


@pytest.mark.card("4R203-1", "4C204-1", "4U205-1")
def test_no_horde_costs_less_than_nothing_and_roaming_comes_on_top() -> None:
    """TCG-1.10: the cost is clamped first."""
    t = table(
        phase="shadow", site=4, control={1: 1, 2: 1, 3: 1}, twilight=2, seats=2,
        shadow_hand=["4C204", SPARE],
    )  # fmt: skip
    assert t.play("4C204").twilight == 0


@pytest.mark.card("4C206-1")
@pytest.mark.parametrize(("control", "damage"), [({}, 1), ({1: 1}, 2), ({1: 2}, 1)])
def test_the_patrol_hits_harder_with_a_site(control: dict[int, int], damage: int) -> None:
    t = standing("4C206", control=control, seats=3)
    assert t.keyword("4C206", "damage") == damage


# -- helping each other ---------------------------------------------------------------------------


@pytest.mark.card("4R158-1")
def test_the_lieutenant_makes_another_fierce() -> None:
    t = standing("4R158", minions=["4R158", REGULAR, WARRIOR, BRIGAND]).use("4R158")
    assert not t.matching(o.Choose, card="4R158")
    assert not t.matching(o.Choose, card=BRIGAND)
    t.choose(REGULAR)
    assert (t.keyword(REGULAR, "fierce"), t.wounds("4R158")) == (1, 1)
    assert t.keyword("4R158", "fierce") == 0
    assert not standing("4R158", minions=["4R158*2", REGULAR]).offers("4R158")


def assigned(t: Table) -> list[tuple[int, tuple[int, ...]]]:
    return [(bout.who, bout.minions) for bout in t.board.assigned]


@pytest.mark.card("4R164-1")
def test_the_champion_chooses_whom_to_fight() -> None:
    def challenge(wounds: str = "") -> Table:
        t = table(
            phase="assignment", fellowship=[f"{ORDULUS}{wounds}", ARAGORN], minions=["4R164"],
            site=5, shadow_hand=[SPARE],
        )  # fmt: skip
        t.use("4R164")
        assert t.asked == 1
        assert not t.matching(o.Choose, card=FRODO)
        return t.choose(ORDULUS)

    t = challenge()
    assert t.asked == 0
    t.no()
    assert assigned(t) == [(t.id(ORDULUS), (t.id("4R164"),))]
    assert t.wounds("4R164") == 1
    t = challenge().yes()
    assert assigned(t) == []
    assert t.wounds(ORDULUS) == 1
    t = challenge("*1")  # exhausted, he cannot refuse
    assert assigned(t) == [(t.id(ORDULUS), (t.id("4R164"),))]


@pytest.mark.card("4C192-1")
@pytest.mark.parametrize(
    ("others", "cost"), [([], 4), ([WARRIOR], 3), ([WARRIOR, RUNNER, BRIGAND], 2)]
)
def test_the_regular_calls_another_for_less(others: list[str], cost: int) -> None:
    def calling(twilight: int, hand: str = "4C181") -> Table:
        return table(
            phase="shadow", minions=[REGULAR, *others], site=5, twilight=twilight,
            shadow_hand=[hand, SPARE],
        )  # fmt: skip

    t = calling(cost).use(REGULAR).choose("4C181")
    assert t.in_play("4C181")
    assert (t.twilight, t.wounds(REGULAR)) == (0, 1)
    assert not calling(cost - 1).can_use(REGULAR)
    assert not calling(9, BRIGAND).can_use(REGULAR)
