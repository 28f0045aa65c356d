"""What Riders bear."""

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import fight, table

EOMER, EOWYN, THEODEN, RIDER, GUMA = "4R267", "4C270", "4C292", "4C286", "4C277"
GIMLI = "4C49"
HORSE, FIREFOOT = "4C287", "4R274"
WARRIOR, SAVAGE, RAIDERS, EXPLORER, VANGUARD = "4C165", "4C17", "4C207", "4U250", "4R200"


@pytest.mark.card("4U268-2")
@pytest.mark.parametrize(
    ("bearer", "damage"),
    [(f"{EOMER}+4U268+{HORSE}", 2), (f"{EOMER}+4U268", 0), (f"{RIDER}+4U268+{HORSE}", 0)],
)
def test_eomers_spear_serves_eomer_on_his_horse(bearer: str, damage: int) -> None:
    t = fight(bearer, SAVAGE)
    assert t.keyword(bearer[:5], "damage") == damage


@pytest.mark.card("4R272-2")
def test_eowyns_sword_is_sharp_while_a_villager_is_there() -> None:
    assert fight(f"{EOWYN}+4R272", SAVAGE, friends=[GUMA]).keyword(EOWYN, "damage") == 1
    assert fight(f"{EOWYN}+4R272", SAVAGE).keyword(EOWYN, "damage") == 0


@pytest.mark.card("4R274-2")
@pytest.mark.parametrize(("rider", "defends"), [(EOMER, True), (RIDER, False)])
def test_on_firefoot_eomer_is_a_defender(rider: str, defends: bool) -> None:
    t = table(
        fellowship=[f"{rider}+{FIREFOOT}"], minions=[SAVAGE, EXPLORER, "4C10", "4C16"], site=4,
        phase="assignment", hand=["4C42"],
    )  # fmt: skip
    t.pass_all().assign(rider, SAVAGE)
    assert bool(t.matching(o.Assign, who=rider)) is defends
    if defends:
        t.assign(rider, EXPLORER)
        assert not t.matching(o.Assign, who=rider)


@pytest.mark.card("4C278-2")
def test_heavy_chain_holds_against_less_than_three_times_the_strength() -> None:
    t = fight(f"{RIDER}+4C278", SAVAGE)  # 5 against 11
    t.resolve()
    assert t.wounds(RIDER) == 1
    t = fight(f"{RIDER}+4C278", VANGUARD, site=2)  # 5 against 17
    t.resolve()
    assert t.dead == (RIDER,)
    t = fight(RIDER, SAVAGE)
    t.resolve()
    assert t.dead == (RIDER,)


@pytest.mark.card("4U280-2")
def test_herugrim_wounds_once_more() -> None:
    t = fight(f"{THEODEN}+4U280", EXPLORER)
    t.resolve()
    assert t.wounds(EXPLORER) == 2


@pytest.mark.card("4R284-2")
def test_the_kings_mail_lets_one_wound_through_in_a_skirmish() -> None:
    t = fight(f"{RIDER}+4R284", RAIDERS)
    t.resolve()
    assert t.wounds(RIDER) == 1
    t = fight(RIDER, RAIDERS)
    t.resolve()
    assert t.wounds(RIDER) == 2


@pytest.mark.card("4R284-3")
@pytest.mark.parametrize(("bearer", "safe"), [(THEODEN, True), (RIDER, False)])
def test_in_his_mail_theoden_takes_no_arrow(bearer: str, safe: bool) -> None:
    t = table(
        phase="fire", fellowship=[f"{bearer}+4R284", GIMLI], minions=["4C183"], site=5,
        hand=["4C42"],
    )  # fmt: skip
    assert t.matching(o.WoundBy, card=GIMLI)
    assert bool(t.matching(o.WoundBy, card=bearer)) is not safe


@pytest.mark.card("4R284-3")
def test_in_a_skirmish_theodens_mail_is_a_mail() -> None:
    t = fight(f"{THEODEN}+4R284", "4C10")
    t.resolve()
    assert t.wounds(THEODEN) == 1


@pytest.mark.card("4C288-2")
def test_a_riders_spear_needs_a_horse() -> None:
    assert fight(f"{RIDER}+4C288+{HORSE}", SAVAGE).keyword(RIDER, "damage") == 1
    assert fight(f"{RIDER}+4C288", SAVAGE).keyword(RIDER, "damage") == 0


@pytest.mark.card("4C291-2")
def test_a_sword_of_rohan_hates_uruk_hai() -> None:
    assert fight(f"{RIDER}+4C291", WARRIOR).keyword(RIDER, "damage") == 1
    assert fight(f"{RIDER}+4C291", SAVAGE).keyword(RIDER, "damage") == 0
    t = fight(GIMLI, WARRIOR, friends=[f"{RIDER}+4C291"])
    assert t.keyword(RIDER, "damage") == 0
