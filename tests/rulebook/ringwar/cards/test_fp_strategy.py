"""The strategy deck of the Free Peoples, card by card."""

import pytest

from mathom.games.ringwar.frames import Carding
from mathom.games.ringwar.frames.terms import FewerDice
from mathom.games.ringwar.rules.fighting import battle_of, total
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable, card


def drawn(table: CardTable) -> int:
    return len(table.state.hands[FREE])


@pytest.mark.rule("RKR-8.16", "RKR-5.7")
@card("fp-strategy-01")
def test_while_the_last_battle_is_fought_no_die_helps_the_hunt(name: str) -> None:
    table = CardTable().army("dagorlad", gondor=(1,)).person("aragorn", "dagorlad")
    table.dice(FREE, "character").dice(SHADOW, "army").plays(name)
    assert table.state.table == (name,)
    table.play("lay-aside army", "use character move-fellowship")
    assert table.state.hunt.dice == (0, 0)


@pytest.mark.rule("RKR-5.8", "RK-023")
def test_the_last_battle_ends_with_aragorn_at_home() -> None:
    table = CardTable().army("dagorlad", gondor=(1,)).person("aragorn", "dagorlad")
    table.laid("fp-strategy-01").person("aragorn", "minas-tirith").acts(SHADOW, "army")
    table.dice(FREE, "army_muster")
    table.play("lay-aside army")
    assert not table.state.table


@pytest.mark.rule("RKR-5.4", "RK-022")
def test_the_last_battle_is_not_fought_in_gondor() -> None:
    table = CardTable().army("pelargir", gondor=(1,)).person("aragorn", "pelargir")
    assert table.refuses("fp-strategy-01") == "RKR-5.4"


@pytest.mark.rule("RK-024", "RK-035")
@card("fp-strategy-02", "fp-strategy-03")
def test_the_shadow_pays_with_a_die_and_two_cards(name: str) -> None:
    table = CardTable().hand(SHADOW, "shadow-strategy-20", "shadow-character-01")
    table.dice(SHADOW, "muster").plays(name)
    assert table.steps("elves" if name.endswith("2") else "north") == 2
    assert name in table.state.table
    table.play(f"use muster throw-off-cards-{name}")
    assert name not in table.state.table
    assert table.state.hands[SHADOW] == ()


@pytest.mark.rule("RKR-5.6")
def test_no_shadow_army_enters_lorien() -> None:
    table = CardTable().army("dimrill-dale", sauron=(2,)).at_war("sauron")
    table.laid("fp-strategy-02").acts(SHADOW, "army").play("use army march")
    assert "march dimrill-dale lorien" not in table.options
    assert table.refused("march dimrill-dale lorien").rule == "RKR-5.6"


@pytest.mark.rule("RK-035")
def test_without_two_cards_the_power_stays() -> None:
    table = CardTable().laid("fp-strategy-02").hand(SHADOW, "shadow-strategy-20")
    table.acts(SHADOW, "muster")
    assert table.refused("use muster throw-off-cards-fp-strategy-02").rule == "RK-035"


@card("fp-strategy-04", "fp-strategy-07")
def test_a_companion_brings_the_news_and_a_nation_goes_to_war(name: str) -> None:
    nation, start, to = (
        ("dwarves", "dale", "erebor") if name.endswith("4") else ("north", "buckland", "the-shire")
    )
    table = CardTable().person("gimli", start).plays(name, "accept", f"walk {to}")
    assert table.done
    assert (table.active(nation), table.steps(nation)) == (True, 0)


def test_without_a_companion_there_nobody_goes_to_war() -> None:
    table = CardTable().person("gimli", "moria").plays("fp-strategy-04", "decline")
    assert (table.active("dwarves"), table.steps("dwarves")) == (False, 3)


@pytest.mark.rule("RKR-5.10", "RK-027")
@card("fp-strategy-05")
def test_orcs_of_two_nations_quarrel(name: str) -> None:
    table = CardTable().army("dagorlad", sauron=(2,), southrons=(3,)).army("nurn", sauron=(2,))
    table.plays(name, "11566", "lose southrons-regular", "lose southrons-regular")
    table.play("lose sauron-regular")
    assert table.units("dagorlad") == 2
    assert table.steps("southrons") == 2  # no attack: RK-027


@card("fp-strategy-06")
def test_the_rangers_strike_and_come_to_osgiliath(name: str) -> None:
    table = CardTable().army("north-ithilien", sauron=(3,)).army("south-ithilien", sauron=(3,))
    table.army("osgiliath", gondor=(1,))
    table.plays(name, "target south-ithilien", "145", "recruit gondor-elite osgiliath")
    assert table.units("south-ithilien") == 2
    assert table.force("osgiliath", "gondor") == (1, 1, 1)


@card("fp-strategy-08")
def test_elrond_rouses_a_nation_of_choice(name: str) -> None:
    table = CardTable().at_war("gondor").ready(name).goes(name)
    assert "advance gondor" not in table.options
    table.play("advance rohan")
    assert (table.active("rohan"), table.steps("rohan")) == (True, 2)


@card("fp-strategy-09")
def test_the_red_arrow_needs_an_active_gondor(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
    table = CardTable().politics("gondor", 2, active=True)
    table.plays(name, "recruit rohan-regular edoras")
    assert table.steps("rohan") == 2
    assert table.force("edoras", "rohan") == (1, 0, 1)


@card("fp-strategy-10")
def test_help_weakens_the_besiegers(name: str) -> None:
    table = CardTable().army("helms-deep", rohan=(3,), isengard=(5,)).besieged("helms-deep")
    table.army("westemnet", rohan=(2,)).at_war("rohan", "isengard")
    table.plays(name, "go")
    battle = battle_of(table.state)
    assert (battle.origin, battle.target, battle.kind) == ("westemnet", "helms-deep", "field")
    assert total(battle, FewerDice, SHADOW) == 3


@pytest.mark.rule("RK-030", "RKR-6.47")
@card("fp-strategy-11")
def test_the_woses_lead_the_rohirrim_to_minas_tirith(name: str) -> None:
    table = CardTable().army("edoras", rohan=(2, 2, 1)).at_war("rohan")
    table.plays(name, "stay rohan-regular 1", "go")
    assert table.force("minas-tirith", "rohan") == (1, 2, 1)
    assert table.force("edoras", "rohan") == (1, 0, 0)


def test_to_a_besieged_minas_tirith_they_come_from_beside() -> None:
    table = CardTable().army("minas-tirith", gondor=(1,), sauron=(3,)).besieged("minas-tirith")
    table.army("edoras", rohan=(2,)).at_war("rohan").plays("fp-strategy-11")
    assert table.targets("march") == {"edoras"}
    assert "march edoras lossarnach" in table.options
    assert "march edoras minas-tirith" not in table.options


def test_a_garrison_that_leaves_gives_up_its_stronghold() -> None:
    table = CardTable().army("helms-deep", rohan=(2,), isengard=(3,)).besieged("helms-deep")
    table.at_war("rohan").plays("fp-strategy-11", "go")
    assert table.units("minas-tirith") == 2
    assert table.state.captured == ("helms-deep",)
    assert table.state.besieged == ()


@pytest.mark.rule("RKR-6.47", "RK-030")
@card("fp-strategy-12")
def test_an_army_with_a_companion_goes_two_regions(name: str) -> None:
    table = CardTable().army("edoras", rohan=(2,)).person("boromir", "edoras")
    table.plays(name, "march edoras westemnet")
    assert table.refused("stay-behind boromir").rule == "RKR-5.6"
    table.play("stay rohan-regular 1", "march westemnet fords-of-isen")
    assert table.done
    assert (table.units("edoras"), table.units("fords-of-isen")) == (1, 1)
    assert table.where("boromir") == "fords-of-isen"


@pytest.mark.rule("RKR-6.47", "RK-030")
def test_an_army_may_take_a_town_and_go_home() -> None:
    table = CardTable().army("edoras", rohan=(2,)).person("boromir", "edoras").at_war("rohan")
    table.captured("westemnet").plays("fp-strategy-12", "march edoras westemnet", "go")
    table.play("march westemnet edoras")
    assert table.units("edoras") == 2
    assert table.state.captured == ()


@pytest.mark.rule("RK-042", "RKR-2.14", "RKR-6.31")
@card("fp-strategy-13")
def test_the_ships_land_where_an_army_waits(name: str) -> None:
    table = CardTable().army("pelargir", gondor=(1,)).army("edoras", rohan=(1,)).at_war("elves")
    table.plays(name, "recruit elves-elite pelargir", "recruit elves-regular pelargir")
    assert table.force("pelargir", "elves") == (1, 1, 0)


@pytest.mark.parametrize(
    ("name", "nation", "region"),
    [
        ("fp-strategy-14", "gondor", "minas-tirith"),
        ("fp-strategy-17", "north", "carrock"),
        ("fp-strategy-18", "gondor", "dol-amroth"),
        ("fp-strategy-22", "dwarves", "erebor"),
    ],
)
def test_a_captain_and_a_unit_come(name: str, nation: str, region: str) -> None:
    table = CardTable().plays(name, f"recruit {nation}-elite {region}")
    assert table.force(region, nation) == (0, 1, 1)
    assert table.done


@pytest.mark.parametrize(
    ("name", "nation", "region"),
    [
        ("fp-strategy-15", "elves", "lorien"),
        ("fp-strategy-21", "elves", "rivendell"),
        ("fp-strategy-24", "elves", "woodland-realm"),
    ],
)
def test_a_unit_comes_and_a_card(name: str, nation: str, region: str) -> None:
    table = CardTable().plays(name, f"recruit {nation}-regular {region}", "fp-strategy-01")
    assert table.force(region, nation) == (1, 0, 0)
    assert drawn(table) == 1


card("fp-strategy-14", "fp-strategy-15", "fp-strategy-17", "fp-strategy-18")
card("fp-strategy-21", "fp-strategy-22", "fp-strategy-24")


@pytest.mark.rule("RKR-5.5", "RKR-6.27")
def test_imrahil_comes_alone_if_no_leader_is_left() -> None:
    table = CardTable().army("pelargir", gondor=(0, 1, 4))
    table.plays("fp-strategy-18", "recruit gondor-regular dol-amroth")
    assert table.done
    assert table.force("dol-amroth", "gondor") == (1, 0, 0)


@pytest.mark.rule("RKR-6.28", "RKR-6.29", "RKR-5.9", "RK-025")
def test_a_card_recruits_into_a_siege_up_to_five() -> None:
    table = CardTable().army("dol-amroth", gondor=(4,), sauron=(3,)).besieged("dol-amroth")
    table.plays("fp-strategy-18", "recruit gondor-regular dol-amroth")
    assert table.force("dol-amroth", "gondor") == (5, 0, 1)
    again = CardTable().army("dol-amroth", gondor=(5,), sauron=(3,)).besieged("dol-amroth")
    again.plays("fp-strategy-18", "recruit gondor-elite dol-amroth")
    again.play("remove gondor-regular")  # the elite stays, and nobody is lost
    assert again.done
    assert again.force("dol-amroth", "gondor") == (4, 1, 1)
    assert again.lost("gondor") == (0, 0, 0)


@card("fp-strategy-16")
def test_the_riders_come_to_edoras_or_to_a_companion(name: str) -> None:
    table = CardTable().person("legolas", "eastemnet").plays(name)
    assert {option.split()[2] for option in table.options} == {"edoras", "eastemnet"}
    table.play("recruit rohan-regular eastemnet")
    assert table.force("eastemnet", "rohan") == (1, 0, 1)


@pytest.mark.rule("RKR-6.30")
def test_the_riders_avoid_enemies_in_eastemnet() -> None:
    table = CardTable().person("legolas", "eastemnet").army("eastemnet", sauron=(1,))
    table.plays("fp-strategy-16")
    assert {option.split()[2] for option in table.options} == {"edoras"}


@pytest.mark.rule("RK-025")
def test_the_riders_come_into_a_besieged_helms_deep() -> None:
    table = CardTable().person("legolas", "helms-deep").besieged("helms-deep")
    table.army("helms-deep", rohan=(1,), isengard=(2,)).plays("fp-strategy-16")
    assert "recruit rohan-elite helms-deep" in table.options


@card("fp-strategy-19")
def test_king_brand_brings_two_regulars(name: str) -> None:
    table = CardTable().plays(name, "fp-strategy-02")
    assert table.force("dale", "north") == (2, 0, 0)


@card("fp-strategy-20")
def test_swords_in_the_shire_and_in_ered_luin(name: str) -> None:
    table = CardTable().plays(name, "recruit north-elite the-shire")
    table.play("recruit dwarves-regular ered-luin", "fp-strategy-02")
    assert table.force("the-shire", "north") == (0, 1, 0)
    assert table.force("ered-luin", "dwarves") == (1, 0, 0)


@pytest.mark.rule("RK-031", "RKR-2.10")
@card("fp-strategy-23")
def test_eomer_musters_in_a_free_settlement(name: str) -> None:
    table = CardTable().army("folde", sauron=(1,)).plays(name)
    assert {one.split()[2] for one in table.options} == {"edoras", "westemnet", "helms-deep"}
    table.play("recruit rohan-elite westemnet")
    assert table.force("westemnet", "rohan") == (0, 1, 1)


def test_help_is_a_normal_battle_otherwise() -> None:
    table = CardTable().army("helms-deep", rohan=(1,), isengard=(2,)).besieged("helms-deep")
    table.army("westemnet", rohan=(2,)).at_war("rohan", "isengard")
    table.hand(FREE, "fp-strategy-01").plays("fp-strategy-10", "go")
    assert table.asks(Carding)
