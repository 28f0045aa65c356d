"""Chapter 6: strongholds and sieges."""

import pytest

from mathom.games.ringwar.frames import (
    Attacking,
    Continuing,
    Pressing,
    SortingAdvance,
    Standing,
    Trimming,
)
from mathom.games.ringwar.rules.attacking import refuse_attack
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, attack


def attacking(table: Tabletop, side: int) -> Tabletop:
    """Some army of a side attacks."""
    return table.dice(1 - side, "event").frames(Attacking(side, led=False))


def pelennor(gondor: tuple[int, ...] = (3,), sauron: tuple[int, ...] = (5,)) -> Tabletop:
    """The Shadow before Minas Tirith."""
    table = Tabletop().army("minas-tirith", gondor=gondor).army("osgiliath", sauron=sauron)
    return table.at_war("gondor", "sauron")


def besieged(gondor: tuple[int, ...] = (3,), sauron: tuple[int, ...] = (5,)) -> Tabletop:
    """The Shadow around Minas Tirith."""
    table = Tabletop().army("minas-tirith", gondor=gondor, sauron=sauron)
    return table.at_war("gondor", "sauron").besieged("minas-tirith")


@pytest.mark.rule("RKR-6.90", "RKR-6.91", "RKR-6.92", "RK-100", "RK-101", "RK-102")
def test_a_withdrawal_and_an_advance_begin_a_siege() -> None:
    table = attack(pelennor(gondor=(6, 1)), SHADOW, "osgiliath", "minas-tirith").play("go")
    assert table.asks(Standing)
    assert table.seat == FREE
    table.play("accept")
    assert table.asks(SortingAdvance)
    table.play("stay sauron-regular 4", "go")
    assert table.state.besieged == ("minas-tirith",)
    assert table.state.captured == ()
    assert table.asks(Trimming)
    table.play("remove gondor-regular", "remove gondor-regular")
    assert table.units("minas-tirith", FREE) == 5


@pytest.mark.rule("RKR-6.91", "RK-101")
def test_without_an_advance_there_is_no_siege() -> None:
    table = attack(pelennor(gondor=(6,)), SHADOW, "osgiliath", "minas-tirith").play("go")
    table.play("accept", "hold")
    assert table.state.besieged == ()
    assert table.units("minas-tirith", FREE) == 6


@pytest.mark.rule("RKR-6.90", "RK-100", "RK-073")
def test_the_defender_is_asked_before_every_round_and_has_no_bonus_in_the_field() -> None:
    table = attack(pelennor(), SHADOW, "osgiliath", "minas-tirith").play("go", "decline")
    table.play("11115", "111")
    assert table.units("minas-tirith") == 2
    table.play("accept", "decline")
    assert table.asks(Standing)


@pytest.mark.rule("RKR-6.94", "RKR-6.95", "RK-074", "RK-104")
def test_a_siege_battle_lasts_one_round_and_more_cost_elites() -> None:
    table = attacking(besieged(sauron=(3, 2)), SHADOW)
    table.play("go", "11155", "115")  # only one attack is possible; five hits nobody here
    assert table.units("minas-tirith", FREE) == 3
    table.play("lose sauron-regular")
    assert table.asks(Pressing)
    table.play("reduce sauron-elite")
    assert table.force("minas-tirith", "sauron") == (3, 1, 0)
    table.play("1166", "111")
    assert table.units("minas-tirith", FREE) == 1
    table.play("decline")
    assert table.state.besieged == ("minas-tirith",)


@pytest.mark.rule("RKR-6.95", "RK-104")
def test_without_elites_there_is_no_second_round() -> None:
    table = attacking(besieged(sauron=(5,)), SHADOW).play("go", "11111", "111")
    assert not table.asks(Pressing)
    assert table.state.besieged == ("minas-tirith",)


@pytest.mark.rule("RKR-6.95", "RKR-6.73", "RK-077", "RK-104")
def test_the_fallen_of_this_battle_replace_an_elite_given_up_for_another_round() -> None:
    table = Tabletop().army("orthanc", isengard=(2,), rohan=(9, 2)).at_war("rohan")
    table.besieged("orthanc").army("edoras", rohan=(1,))  # no regular of Rohan is left
    assert table.reserve("rohan")[0] == 0
    attacking(table, FREE).play("go", "11111", "15", "lose rohan-regular")
    assert table.asks(Pressing)
    table.play("reduce rohan-elite")
    assert table.force("orthanc", "rohan") == (9, 1, 0)
    assert table.lost("rohan") == (0, 1, 0)


@pytest.mark.rule("RKR-6.96", "RKR-6.110", "RK-107")
def test_a_stronghold_falls_with_its_last_defender() -> None:
    table = attacking(besieged(gondor=(1, 0, 1)), SHADOW).play("go", "11666", "1", "reroll 0")
    assert table.state.besieged == ()
    assert table.state.captured == ("minas-tirith",)
    assert table.lost("gondor") == (1, 0, 1)
    assert table.steps("gondor") == 0


@pytest.mark.rule("RKR-6.97", "RK-108")
def test_a_sortie_is_a_field_battle_and_may_be_broken_off() -> None:
    table = attacking(besieged(gondor=(3,), sauron=(2,)), FREE).play("go", "115", "15")
    # Both hit on five.
    assert table.units("minas-tirith", FREE) == 2
    assert table.units("minas-tirith", SHADOW) == 1
    assert table.asks(Continuing)
    table.play("decline")
    assert table.state.besieged == ("minas-tirith",)


@pytest.mark.rule("RKR-6.97", "RK-108", "RKR-6.96")
def test_a_winning_sortie_lifts_the_siege() -> None:
    table = attacking(besieged(gondor=(3,), sauron=(1,)), FREE).play("go", "116", "1")
    assert table.state.besieged == ()
    assert table.units("minas-tirith", FREE) == 3


@pytest.mark.rule("RK-109", "RKR-6.97")
def test_a_sortie_that_dies_without_a_rearguard_loses_the_stronghold() -> None:
    table = attacking(besieged(gondor=(1,), sauron=(3,)), FREE).play("1", "666")
    assert table.state.captured == ("minas-tirith",)
    assert table.state.besieged == ()


@pytest.mark.rule("RKR-6.97")
def test_a_rearguard_holds_the_stronghold() -> None:
    table = attacking(besieged(gondor=(2,), sauron=(3,)), FREE)
    table.play("stay gondor-regular 1", "1", "666")
    assert table.state.besieged == ("minas-tirith",)
    assert table.units("minas-tirith", FREE) == 1


@pytest.mark.rule("RKR-6.98", "RK-110")
def test_relief_from_outside_leaves_the_garrison_out_of_it() -> None:
    table = besieged(gondor=(2,), sauron=(1,)).army("osgiliath", gondor=(3,))
    attacking(table, FREE)
    assert "attack osgiliath minas-tirith" in table.options
    table.play("attack osgiliath minas-tirith", "go", "116", "1")
    assert table.state.besieged == ()
    table.play("go")
    assert table.units("minas-tirith", FREE) == 5


@pytest.mark.rule("RKR-6.52", "RK-103", "RKR-6.93", "RK-105")
def test_a_garrison_is_not_attacked_from_outside() -> None:
    table = besieged(gondor=(2,), sauron=(1,)).army("osgiliath", sauron=(3,))
    box, state = table.box, table.state
    refusal = refuse_attack(box, state, SHADOW, "osgiliath", "minas-tirith", led=False)
    assert refusal is not None
    assert refusal.rule == "RKR-6.52"


@pytest.mark.rule("RKR-6.100", "RK-114")
def test_a_conquered_stronghold_protects_its_conqueror() -> None:
    table = Tabletop().army("moria", elves=(2,)).captured("moria").army("dimrill-dale", sauron=(3,))
    attack(table.at_war("sauron", "elves"), SHADOW, "dimrill-dale", "moria").play("go")
    assert table.asks(Standing)
    table.play("accept", "go")
    assert table.state.besieged == ("moria",)
