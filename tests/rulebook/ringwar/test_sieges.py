"""Chapter 6: strongholds and sieges."""

import pytest

from mathom.games.ringwar.frames import (
    Attacking,
    Continuing,
    Pressing,
    Recruiting,
    SortingAdvance,
    Standing,
    Trimming,
)
from mathom.games.ringwar.kinds import FIGURE_AT
from mathom.games.ringwar.rules.attacking import refuse_attack
from mathom.games.ringwar.rules.recruiting import refuse_place
from tests.rulebook.ringwar.cards.playing import CardTable
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


# -- recruiting in what is conquered -------------------------------------------------------------

GUARDS, EOMER, ORCS = "fp-strategy-14", "fp-strategy-23", "shadow-strategy-20"
"""Guards of the Citadel; Éomer, Son of Éomund; Orcs Multiplying Again."""


def conquered(region: str, **armies: tuple[int, ...]) -> CardTable:
    """Who held the stronghold at the start besieges those who conquered it."""
    table = CardTable().army(region, **armies).captured(region).besieged(region)
    return table.at_war("gondor", "rohan", "sauron")


@pytest.mark.rule("RKR-6.24", "RKR-6.113", "RK-059")
def test_nobody_is_recruited_where_the_besieged_enemy_has_conquered_the_stronghold() -> None:
    table = conquered("minas-tirith", gondor=(3,), sauron=(2,))
    table.dice(SHADOW, "event").frames(Recruiting(FREE))
    assert table.refused("recruit gondor-regular minas-tirith").rule == "RKR-6.113"
    assert "recruit gondor-regular dol-amroth" in table.options


@pytest.mark.rule("RKR-6.26", "RKR-6.113", "RK-059")
def test_no_nazgul_rises_where_the_besieged_enemy_has_conquered_the_stronghold() -> None:
    table = conquered("dol-guldur", elves=(2,), sauron=(3,))
    table.dice(FREE, "event").frames(Recruiting(SHADOW))
    assert table.refused("recruit nazgul dol-guldur").rule == "RKR-6.113"
    assert "recruit nazgul barad-dur" in table.options


@pytest.mark.rule("RKR-6.30", "RKR-6.113", "RK-059")
def test_no_card_recruits_where_the_besieged_enemy_has_conquered_the_stronghold() -> None:
    table = conquered("minas-tirith", gondor=(3,), sauron=(2,)).plays(GUARDS)
    assert table.recruited == []
    table = conquered("helms-deep", rohan=(3,), sauron=(2,)).plays(EOMER)
    assert "recruit rohan-regular helms-deep" not in table.options
    table = conquered("dol-guldur", elves=(2,), sauron=(3,)).plays(ORCS)
    assert table.recruited == [("sauron-regular", "mount-gundabad")] * 3


@pytest.mark.rule("RKR-6.29", "RK-025")
def test_a_card_still_recruits_into_the_own_besieged_stronghold() -> None:
    table = CardTable().army("minas-tirith", gondor=(1,), sauron=(3,)).besieged("minas-tirith")
    table.plays(GUARDS, "recruit gondor-regular minas-tirith")
    assert ("gondor-regular", "minas-tirith") in table.recruited


@pytest.mark.rule("RKR-6.62", "RK-093")
def test_the_devilry_of_orthanc_works_on_both_sides_of_the_walls() -> None:
    devilry = "shadow-strategy-03"
    table = Tabletop().army("helms-deep", rohan=(3,), isengard=(2,)).captured("helms-deep")
    table.besieged("helms-deep").at_war("rohan", "isengard").hand(SHADOW, devilry)
    attacking(table, FREE).play("go")
    assert table.seat == SHADOW  # besieged, and asked for a combat card
    assert f"combat-card {devilry}" in table.options


@pytest.mark.rule("RKR-6.62")
def test_the_devilry_of_orthanc_is_for_strongholds_and_isengard() -> None:
    devilry = "shadow-strategy-03"
    table = Tabletop().army("helms-deep", rohan=(3,), sauron=(2,)).captured("helms-deep")
    table.besieged("helms-deep").at_war("rohan", "sauron").hand(SHADOW, devilry)
    attacking(table, FREE).play("go")
    assert table.refused(f"combat-card {devilry}").rule == "RKR-6.62"
    table = Tabletop().army("fords-of-isen", rohan=(3,)).army("gap-of-rohan", isengard=(2,))
    attack(table.hand(SHADOW, devilry).at_war("rohan"), FREE, "fords-of-isen", "gap-of-rohan")
    assert table.play("go").refused(f"combat-card {devilry}").rule == "RKR-6.62"


@pytest.mark.rule("RKR-6.30", "RKR-6.31", "RK-057")
def test_a_card_that_asks_for_no_settlement_recruits_among_the_besiegers() -> None:
    table = CardTable().army("helms-deep", rohan=(3,), isengard=(2,)).besieged("helms-deep")
    refusal = refuse_place(
        table.box, table.state, SHADOW, FIGURE_AT["isengard-regular"], "helms-deep", by_card=True
    )
    assert refusal is None
