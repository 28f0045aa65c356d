"""Places of Ithilien and what is built there."""

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, fight, table

ARAGORN, FARAMIR, RANGER, GIMLI, FRODO, SAM = "4C109", "4C117", "4C122", "4C49", "4C302", "4C316"
RIDER, GUMA = "4C286", "4C277"
POOL, FORESTS, HELP, HENNETH, TRAP, RUINS = "4R120", "4R121", "4R124", "4R125", "4U126", "4R133"
WARRIOR, SAVAGE, RAIDERS, EXPLORER = "4C165", "4C17", "4C207", "4U250"


@pytest.mark.card("4R120-2")
@pytest.mark.parametrize(("site", "wounds"), [(6, 1), (5, 2), (7, 2)])
def test_at_the_forbidden_pool_a_ring_bound_man_takes_one_wound(site: int, wounds: int) -> None:
    t = fight(RANGER, RAIDERS, site=site, support=[POOL])
    t.resolve()
    assert t.wounds(RANGER) == wounds
    t = fight(GIMLI, RAIDERS, site=site, support=[POOL])
    t.resolve()
    assert t.wounds(GIMLI) == 2


@pytest.mark.card("4R120-3")
def test_the_forbidden_pool_heals_a_ring_bound_man() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{RANGER}*2", f"{ARAGORN}*1"], support=[POOL],
        hand=[SPARE], ring_bearer="4C302*1",
    )  # fmt: skip
    t.use(POOL)
    assert (t.wounds(RANGER), t.wounds(ARAGORN), t.wounds(FRODO)) == (1, 1, 1)
    assert (t.twilight, t.discards()) == (2, (POOL,))


@pytest.mark.card("4R121-2")
def test_in_the_forests_men_in_the_skirmish_roam() -> None:
    t = fight(RANGER, EXPLORER, site=5, support=[FORESTS], others=["4C222"])
    assert (t.roaming(EXPLORER), t.roaming("4C222")) == (True, False)
    t = fight(GIMLI, EXPLORER, site=5, support=[FORESTS])
    assert t.roaming(EXPLORER)  # 4 + 2 at site 5
    t = fight(GIMLI, EXPLORER, site=4, support=[FORESTS])
    assert not t.roaming(EXPLORER)
    t = fight(GIMLI, WARRIOR, site=5, support=[FORESTS])
    assert not t.roaming(WARRIOR)  # no Man
    t = fight(GIMLI, SAVAGE, site=5, support=[FORESTS])
    assert not t.roaming(SAVAGE)  # 3 + 2
    t = fight(RANGER, EXPLORER, site=6, support=[FORESTS])
    assert not t.roaming(EXPLORER)  # 4 + 2, by the ranger alone


@pytest.mark.card("4R121-3")
def test_from_the_forests_a_ring_bound_man_frees_a_site() -> None:
    t = table(
        phase="regroup", fellowship=[RANGER, ARAGORN], support=[FORESTS], site=3,
        control={1: 1, 2: 1}, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use(FORESTS)
    assert t.board.control[:2] == (1, None)
    assert (t.wounds(RANGER), t.wounds(ARAGORN), t.discards()) == (1, 0, (FORESTS,))
    t = table(phase="regroup", fellowship=[ARAGORN], support=[FORESTS], site=3, hand=["4C42"])
    assert t.why(o.Use(str(t.card(FORESTS)), f"{FORESTS}-3")) == "TCG-10.5"


@pytest.mark.card("4R124-2", "4R124-3")
def test_gondor_and_rohan_help_each_other() -> None:
    t = fight(ARAGORN, SAVAGE, friends=[RIDER, RANGER, GUMA], support=[HELP], hand=["4C42"])
    t.use(HELP, 2)
    assert (t.wounds(ARAGORN), t.wounds(RANGER), t.strength(RIDER)) == (1, 0, 7)
    t.use(HELP, 3)
    assert (t.wounds(RIDER), t.strength(ARAGORN), t.wounds(GUMA)) == (1, 10, 0)
    t.resolve()
    assert (t.strength(RIDER), t.strength(ARAGORN)) == (5, 8)


@pytest.mark.card("4R124-2", "4R124-3")
def test_help_needs_somebody_who_can_exert() -> None:
    t = fight(RANGER, SAVAGE, friends=[GUMA], support=[HELP], hand=["4C42"])
    assert t.why(o.Use(str(t.card(HELP)), f"{HELP}-2")) == "TCG-10.5"  # Ring-bound
    assert t.why(o.Use(str(t.card(HELP)), f"{HELP}-3")) == "TCG-10.5"  # an ally is no companion


@pytest.mark.card("4R125-2")
def test_at_henneth_annun_roaming_minions_are_weak_against_the_ring_bound() -> None:
    assert fight(SAM, SAVAGE, site=6, support=[HENNETH]).strength(SAVAGE) == 11  # not roaming
    t = fight(RANGER, WARRIOR, site=6, support=[HENNETH])  # 5 + 2: roaming at site 6
    assert t.strength(WARRIOR) == 5
    t = fight(RANGER, WARRIOR, site=4, support=[HENNETH])
    assert t.strength(WARRIOR) == 7  # elsewhere
    t = fight(GIMLI, WARRIOR, site=6, support=[HENNETH], friends=[RANGER])
    assert t.strength(WARRIOR) == 7
    for site in (5, 7):
        t = fight(RANGER, WARRIOR, site=site, friends=[RANGER], support=[HENNETH])
        assert (t.roaming(WARRIOR), t.strength(WARRIOR)) == (True, 7)


@pytest.mark.card("4R125-3")
def test_henneth_annun_is_given_up_to_wound_a_roaming_minion() -> None:
    t = fight(GIMLI, SAVAGE, site=4, friends=[ARAGORN], others=[RAIDERS], support=[HENNETH])
    t.use(HENNETH)
    assert (t.wounds(RAIDERS), t.discards()) == (1, (HENNETH,))
    t = fight(GIMLI, RAIDERS, site=4, friends=[RIDER], support=[HENNETH], hand=["4C42"])
    assert t.why(o.Use(str(t.card(HENNETH)), f"{HENNETH}-3")) == "TCG-10.5"


@pytest.mark.card("4U126-2")
def test_the_trap_is_laid_when_a_man_of_gondor_wins() -> None:
    t = fight(ARAGORN, EXPLORER, support=[TRAP])
    t.fight_out().react(TRAP)
    assert t.tokens(TRAP) == 1
    t = fight(GIMLI, EXPLORER, support=[TRAP], friends=[ARAGORN])
    assert not t.fight_out().offers(TRAP)


@pytest.mark.card("4U126-3")
def test_the_trap_exerts_a_minion_for_each_token_up_to_three() -> None:
    t = table(minions=[RAIDERS, EXPLORER], support=[f"{TRAP}^4"], site=5, shadow_hand=[SPARE])
    t.use(TRAP).choose(RAIDERS).choose(RAIDERS)
    assert (t.wounds(RAIDERS), t.wounds(EXPLORER)) == (2, 1)  # the third has no choice
    assert t.discards() == (TRAP,)


@pytest.mark.card("4R133-2")
@pytest.mark.parametrize(("site", "defends"), [(7, True), (6, False), (8, False)])
def test_in_the_ruins_a_ring_bound_man_is_a_defender(site: int, defends: bool) -> None:
    t = table(
        fellowship=[RANGER, GIMLI], minions=[SAVAGE, EXPLORER, "4C10", "4C16"], site=site,
        support=[RUINS], phase="assignment",
    )  # fmt: skip
    t.assign(RANGER, SAVAGE).assign(GIMLI, EXPLORER)
    assert bool(t.matching(o.Assign, who=RANGER)) is defends
    assert not t.matching(o.Assign, who=GIMLI)
    if defends:
        t.assign(RANGER, "4C10")
        assert not t.matching(o.Assign, who=RANGER)


@pytest.mark.card("4R133-3")
def test_the_ruins_are_given_up_to_wound_a_man_of_the_enemy() -> None:
    t = fight(GIMLI, RAIDERS, friends=[RANGER], others=[EXPLORER], support=[RUINS])
    t.use(RUINS)
    assert (t.wounds(EXPLORER), t.wounds(RAIDERS), t.wounds(RANGER)) == (1, 0, 0)
    assert t.discards() == (RUINS,)
    t = fight(GIMLI, EXPLORER, friends=[ARAGORN], support=[RUINS], hand=["4C42"])
    assert t.why(o.Use(str(t.card(RUINS)), f"{RUINS}-3")) == "TCG-10.5"
