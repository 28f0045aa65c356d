"""Chapter 6: moving armies, size, recruiting, capturing; chapter 7: politics."""

import pytest

from mathom.games.ringwar.frames import Acting, Marching, Recruiting, SortingMarch, Trimming
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop


def marching(table: Tabletop, side: int = FREE, armies: int = 2, led: bool = False) -> Tabletop:
    return table.dice(1 - side, "event").frames(Marching(side, armies, led))


@pytest.mark.rule("RKR-6.40", "RKR-6.42", "RK-051")
def test_an_army_die_moves_two_armies_and_nobody_twice() -> None:
    table = Tabletop().army("edoras", rohan=(2,)).army("folde", rohan=(1,)).at_war("rohan")
    marching(table).play("march edoras folde", "go")
    assert table.units("folde") == 3
    # Only the one who was in Folde before may go on.
    table.play("march folde eastemnet")
    assert table.units("folde") == 2
    assert table.units("eastemnet") == 1


@pytest.mark.rule("RKR-6.42", "RK-051")
def test_the_part_that_stayed_may_take_the_second_move() -> None:
    table = Tabletop().army("edoras", rohan=(3,)).at_war("rohan")
    marching(table).play("march edoras folde", "stay rohan-regular 2")
    table.play("march edoras westemnet", "go")
    assert (table.units("folde"), table.units("westemnet")) == (1, 2)


@pytest.mark.rule("RKR-6.41", "RK-052", "RKR-4.11")
def test_a_character_die_moves_an_army_with_a_leader_in_it() -> None:
    table = Tabletop().army("edoras", rohan=(2, 0, 1)).army("folde", rohan=(1,)).at_war("rohan")
    marching(table, armies=1, led=True)
    assert {option.split()[1] for option in table.options} == {"edoras"}
    table.play("march edoras westemnet")
    assert table.refused("stay rohan-leader 1").rule == "RKR-6.41"
    table.play("stay rohan-regular 1")
    assert table.force("westemnet", "rohan") == (1, 0, 1)


@pytest.mark.rule("RKR-6.43", "RKR-2.3", "RK-053")
def test_a_leader_stays_only_where_a_unit_stays() -> None:
    table = Tabletop().army("edoras", rohan=(2, 0, 1)).at_war("rohan")
    marching(table).play("march edoras westemnet")
    assert table.refused("stay rohan-leader 1").rule == "RKR-6.43"
    table.play("stay rohan-regular 1", "stay rohan-leader 1")
    assert table.force("edoras", "rohan") == (1, 0, 1)


@pytest.mark.rule("RKR-6.45", "RK-054", "RK-055")
def test_figures_at_peace_do_not_enter_another_nation() -> None:
    table = Tabletop().army("druadan-forest", rohan=(1, 0, 1), gondor=(1,)).at_war("gondor")
    marching(table)
    assert "march druadan-forest minas-tirith" in table.options
    table.play("march druadan-forest minas-tirith")
    assert table.force("minas-tirith", "gondor") == (1, 0, 0)
    assert table.force("druadan-forest", "rohan") == (1, 0, 1)


@pytest.mark.rule("RKR-6.45", "RK-055")
def test_regions_of_no_nation_are_open_to_those_at_peace() -> None:
    table = Tabletop().army("minas-tirith", gondor=(1,))
    marching(table)
    assert table.options == [] or table.targets("march") == {"minas-tirith"}
    goals = {option.split()[2] for option in table.options if option.startswith("march")}
    assert {"osgiliath", "druadan-forest", "lossarnach"} <= goals


@pytest.mark.rule("RKR-6.44")
def test_an_army_does_not_walk_into_an_enemy_army() -> None:
    table = Tabletop().army("minas-tirith", gondor=(1,)).army("osgiliath", sauron=(1,))
    table.army("druadan-forest", gondor=(1,))
    assert marching(table).refused("march minas-tirith osgiliath").rule == "RKR-6.44"


@pytest.mark.rule("RKR-6.46", "RKR-6.110", "RKR-6.111", "RKR-7.4", "RKR-7.9", "RK-131", "RK-056")
def test_walking_into_an_empty_settlement_captures_it_and_rouses_its_nation() -> None:
    table = Tabletop().army("fords-of-isen", isengard=(2,)).at_war("isengard")
    marching(table, SHADOW, 1).play("march fords-of-isen westemnet", "go")
    assert table.state.captured == ("westemnet",)
    assert table.active("rohan")
    assert table.steps("rohan") == 2


@pytest.mark.rule("RKR-6.111")
def test_retaking_takes_the_marker_off() -> None:
    table = Tabletop().army("edoras", rohan=(2,)).at_war("rohan").captured("westemnet")
    marching(table, FREE, 1).play("march edoras westemnet", "go")
    assert table.state.captured == ()


@pytest.mark.rule("RK-133", "RKR-7.4")
def test_osgiliath_rouses_nobody() -> None:
    table = Tabletop().army("north-ithilien", sauron=(1,)).army("morannon", sauron=(1,))
    marching(table, SHADOW, 1).play("march north-ithilien osgiliath")
    assert not table.active("gondor")


@pytest.mark.rule("RKR-6.13", "RKR-6.14", "RK-050")
def test_more_than_ten_units_are_trimmed_by_their_owner() -> None:
    table = Tabletop().army("edoras", rohan=(5, 2)).army("folde", rohan=(5, 0, 1)).at_war("rohan")
    marching(table, FREE, 1).play("march edoras folde", "go")
    assert table.asks(Trimming)
    table.play("remove rohan-regular", "remove rohan-elite")
    assert table.units("folde") == 10
    assert table.reserve("rohan") == (1, 4, 3)
    assert table.lost("rohan") == (0, 0, 0)
    assert table.asks(Acting)


@pytest.mark.rule("RKR-6.99", "RKR-6.96", "RK-106")
def test_a_siege_ends_when_the_besieger_leaves() -> None:
    table = Tabletop().army("lorien", elves=(2,), sauron=(2, 0, 1)).besieged("lorien")
    marching(table.at_war("sauron"), SHADOW, 1).play("march lorien dimrill-dale", "go")
    assert table.state.besieged == ()
    assert table.units("lorien", FREE) == 2


@pytest.mark.rule("RKR-6.52")
def test_a_besieged_army_does_not_move() -> None:
    table = Tabletop().army("lorien", elves=(2,), sauron=(2,)).besieged("lorien")
    table.army("rivendell", elves=(1,)).at_war("elves")
    assert marching(table).refused("march lorien dimrill-dale").rule == "RKR-6.52"


# -- recruiting ----------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.22", "RKR-6.23", "RKR-6.24", "RKR-6.25", "RK-058")
def test_two_figures_go_to_two_settlements_of_nations_at_war() -> None:
    table = Tabletop().army("edoras", rohan=(1,)).at_war("rohan").dice(FREE, "event")
    table.frames(Recruiting(FREE))
    assert table.refused("recruit gondor-regular minas-tirith").rule == "RKR-6.23"
    assert table.refused("recruit rohan-regular fords-of-isen").rule == "RKR-6.24"
    assert table.refused("recruit rohan-leader folde").rule == "RKR-2.3"
    table.play("recruit rohan-leader edoras")
    assert table.refused("recruit rohan-regular edoras").rule == "RKR-6.25"
    assert table.refused("recruit rohan-elite folde").rule == "RKR-6.22"
    table.play("recruit rohan-regular folde")
    assert table.force("edoras", "rohan") == (1, 0, 1)
    assert table.force("folde", "rohan") == (1, 0, 0)


@pytest.mark.rule("RKR-6.22")
def test_an_elite_is_all_there_is() -> None:
    table = Tabletop().at_war("sauron").dice(SHADOW, "event").frames(Recruiting(SHADOW))
    table.play("recruit sauron-elite moria")
    assert table.force("moria", "sauron") == (0, 1, 0)
    assert table.asks(Acting)


@pytest.mark.rule("RKR-6.26", "RK-059", "RKR-6.113", "RK-111")
def test_where_nobody_is_recruited() -> None:
    table = Tabletop().at_war("sauron", "gondor").captured("pelargir", "dol-guldur")
    table.army("minas-tirith", gondor=(1,), sauron=(1,)).besieged("minas-tirith")
    table.dice(SHADOW, "event").frames(Recruiting(SHADOW))
    assert table.refused("recruit nazgul nurn").rule == "RKR-6.26"
    assert table.refused("recruit sauron-regular dol-guldur").rule == "RKR-6.113"
    table = Tabletop().at_war("gondor").captured("pelargir")
    table.army("minas-tirith", gondor=(1,), sauron=(1,)).besieged("minas-tirith")
    table.dice(FREE, "event").frames(Recruiting(FREE))
    assert table.refused("recruit gondor-regular minas-tirith").rule == "RKR-6.24"
    assert table.refused("recruit gondor-regular pelargir").rule == "RKR-6.113"


# -- politics ------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-7.1", "RKR-7.2", "RKR-7.8", "RK-132")
def test_a_passive_nation_stops_before_war() -> None:
    table = Tabletop(empty=False).politics("rohan", 1, active=False).acts(FREE, "muster")
    table.play("use muster politics")
    assert table.refused("advance rohan").rule == "RKR-7.8"
    assert table.refused("advance sauron").rule == "RKR-4.15"
    table.play("advance gondor")
    assert table.steps("gondor") == 1


@pytest.mark.rule("RKR-7.7", "RK-124", "RK-125")
def test_companions_rouse_the_nations_on_their_cards() -> None:
    table = Tabletop(empty=False).person("boromir", "westemnet").person("meriadoc", "westemnet")
    table.acts(FREE, "character").play("use character move-companions")
    table.play("take boromir", "take meriadoc", "walk edoras")
    assert table.active("rohan")  # by Meriadoc
    assert not table.active("gondor")


@pytest.mark.rule("RK-124")
def test_a_place_in_enemy_hands_rouses_nobody() -> None:
    table = Tabletop(empty=False).person("meriadoc", "westemnet").captured("edoras")
    table.acts(FREE, "character").play("use character move-companions")
    table.play("walk edoras")
    assert not table.active("rohan")
    table = Tabletop(empty=False, activation="anywhere").person("meriadoc", "westemnet")
    table.captured("edoras").acts(FREE, "character").play("use character move-companions")
    table.play("walk edoras")
    assert table.active("rohan")


@pytest.mark.rule("RKR-12.4", "RKR-4.20", "RK-034")
def test_boromir_at_home_brings_gondor_closer_to_war_with_any_die() -> None:
    table = Tabletop(empty=False).person("boromir", "minas-tirith").acts(FREE, "event")
    table.play("use event boromir-counsels")
    assert table.steps("gondor") == 1
    table = Tabletop(empty=False).person("gimli", "ered-luin").acts(FREE, "event")
    assert table.refused("use event gimli-counsels").rule == "RKR-12.4"


def test_sorting_is_asked_only_if_there_is_something_to_sort() -> None:
    table = Tabletop().army("edoras", rohan=(1,)).at_war("rohan")
    marching(table, FREE, 1).play("march edoras folde")
    assert not table.asks(SortingMarch)
    assert table.units("folde") == 1
