"""Events of Gondor."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, fight, table

ARAGORN, WINGFOOT, FARAMIR, RANGER, ITHILIEN = "4C109", "4P364", "4C117", "4C122", "4C130"
GIMLI, LOCKBEARER, EOWYN, RIDER, FRODO = "4C49", "4R48", "4R271", "4C286", "4C302"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"


@pytest.mark.card("4U110-1")
@pytest.mark.parametrize("phase", ["archery", "skirmish"])
def test_arrows_thick_in_the_air_wound_every_roaming_minion(phase: str) -> None:
    fighting = (ARAGORN, RAIDERS) if phase == "skirmish" else ()

    def set_up(*men: str) -> Table:
        return table(
            phase=phase, fellowship=[ARAGORN, *men], minions=[RAIDERS, WARRIOR, EXPLORER], site=4,
            hand=["4U110", "4C42"], shadow_hand=[SPARE], skirmish=fighting,
        )  # fmt: skip

    t = set_up(RANGER, ITHILIEN)
    t.play("4U110")
    assert (t.wounds(RAIDERS), t.wounds(WARRIOR), t.wounds(EXPLORER)) == (1, 1, 0)
    assert (t.wounds(RANGER), t.wounds(ITHILIEN), t.wounds(ARAGORN)) == (1, 1, 0)
    assert set_up(RANGER).why(o.Play("4U110")) == "TCG-10.5"
    assert set_up(RANGER, f"{ITHILIEN}*2").why(o.Play("4U110")) == "TCG-10.5"


@pytest.mark.card("4C113-1")
def test_curse_them_cancels_a_skirmish_with_a_roaming_minion() -> None:
    t = fight(GIMLI, RAIDERS, friends=[RANGER], site=4, hand=["4C113"])
    t.play("4C113")
    assert t.happened(events.SkirmishCancelled)
    assert t.wounds(RANGER) == 1
    t = fight(GIMLI, RAIDERS, friends=[RANGER], site=5, hand=["4C113"])
    t.play("4C113")
    assert not t.happened(events.SkirmishCancelled)  # not roaming
    t = fight(GIMLI, RAIDERS, friends=[ARAGORN], site=4, hand=["4C113"])
    assert t.why(o.Play("4C113")) == "TCG-10.5"


@pytest.mark.card("4C115-1")
def test_defend_it_and_hope_wounds_an_uruk_hai_twice() -> None:
    for minion, wounds in ((RAIDERS, 2), (EXPLORER, 1)):
        t = table(
            fellowship=[ARAGORN], minions=[RAIDERS, EXPLORER], hand=["4C115"], site=5,
            shadow_hand=[SPARE],
        )  # fmt: skip
        t.play("4C115").choose(minion)
        assert (t.wounds(minion), t.wounds(ARAGORN)) == (wounds, 1)
    t = table(fellowship=[RIDER], minions=[RAIDERS], hand=["4C115"], site=5)
    assert t.why(o.Play("4C115")) == "TCG-10.5"


@pytest.mark.card("4U123-1")
def test_hard_choice_heals_a_companion_of_aragorns_signet() -> None:
    t = table(
        phase="fellowship", fellowship=[WINGFOOT, f"{LOCKBEARER}*2", f"{RIDER}*2"],
        hand=["4U123", SPARE],
    )  # fmt: skip
    t.play("4U123")
    assert (t.wounds(LOCKBEARER), t.wounds(RIDER)) == (0, 2)
    t = table(phase="fellowship", fellowship=[f"{WINGFOOT}*3"], hand=["4U123", SPARE])
    t.play("4U123")
    assert t.wounds(WINGFOOT) == 1
    t = table(phase="fellowship", fellowship=[f"{LOCKBEARER}*2"], hand=["4U123", SPARE])
    assert t.why(o.Play("4U123")) == "TCG-10.5"


@pytest.mark.card("4C128-1")
def test_a_new_errand_makes_a_minion_roam_and_pays_when_it_loses() -> None:
    t = fight(ARAGORN, EXPLORER, friends=[RANGER], others=[RAIDERS], site=5, hand=["4C128"])
    t.play("4C128").choose(EXPLORER)
    assert t.roaming(EXPLORER)  # 4 + 2
    t.fight_out()
    assert t.asked == 0
    t.do(t.matching(o.React)[0]).choose(RAIDERS)
    assert t.wounds(RAIDERS) == 1
    assert not t.roaming(EXPLORER)


@pytest.mark.card("4C128-1")
def test_a_new_errand_pays_nothing_when_the_minion_wins() -> None:
    t = fight(GIMLI, SAVAGE, friends=[RANGER], others=[RAIDERS], site=5, hand=["4C128"])
    t.play("4C128").choose(SAVAGE).fight_out()
    assert not t.matching(o.React)
    t = fight(ARAGORN, EXPLORER, friends=[RANGER], others=[RAIDERS], site=5, hand=["4C128"])
    t.play("4C128").choose(RAIDERS).fight_out()  # another one than the loser
    assert not t.matching(o.React)
    t = fight(ARAGORN, EXPLORER, friends=[RANGER], others=[RAIDERS], site=6, hand=["4C128"])
    t.play("4C128").choose(EXPLORER)
    assert not t.roaming(EXPLORER)  # 4 + 2
    t = fight(ARAGORN, EXPLORER, hand=["4C128"])
    assert t.why(o.Play("4C128")) == "TCG-10.5"  # no Ring-bound Man


@pytest.mark.card("4C129-1")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_a_pathfinder_lays_the_next_site_of_his_own(phase: str) -> None:
    t = table(
        phase=phase, fellowship=[RANGER], hand=["4C129", "4C42"], shadow_hand=[SPARE], site=5,
        markers=(4, 5),
    )  # fmt: skip
    enemys = t.board.path[4]
    assert enemys.owner == 1
    t.play("4C129")
    assert t.board.path[4].owner == 0
    assert enemys.kind in t.state.adventure[1]
    assert t.board.path[4].kind not in t.state.adventure[0]
    assert t.site == 4


@pytest.mark.card("4C129-1")
def test_a_pathfinder_goes_where_nobody_was() -> None:
    t = table(phase="fellowship", fellowship=[RANGER], hand=["4C129", SPARE], site=2)
    t.play("4C129")
    assert len(t.board.path) == 3
    assert t.board.path[2].owner == 0
    assert t.happened(events.SitePlayed)[0].number == 3
    t = table(phase="fellowship", fellowship=[ARAGORN], hand=["4C129", SPARE], site=2)
    assert t.why(o.Play("4C129")) == "TCG-10.5"  # no ranger
    t = table(phase="fellowship", fellowship=[RANGER], hand=["4C129", SPARE], site=9)
    t.play("4C129")  # there is no site 10
    assert len(t.board.path) == 9


@pytest.mark.card("4C135-1")
@pytest.mark.parametrize(("site", "strength", "damage"), [(5, 10, 0), (4, 11, 1)])
def test_war_and_valor_against_a_roaming_minion(site: int, strength: int, damage: int) -> None:
    t = fight(ARAGORN, RAIDERS, site=site, hand=["4C135"], friends=[RIDER])
    t.play("4C135")
    assert (t.strength(ARAGORN), t.keyword(ARAGORN, "damage")) == (strength, damage)
    assert t.strength(RIDER) == 5
