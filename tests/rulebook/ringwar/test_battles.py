"""Chapter 6: battles in the field."""

import pytest

from mathom.games.ringwar.events import BattleEnded, UnitLost
from mathom.games.ringwar.frames import (
    Attacking,
    Battle,
    Carding,
    Continuing,
    Losing,
    Rerolling,
    Retreating,
    SortingAdvance,
)
from mathom.games.ringwar.rules import fighting
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, attack


def attacking(table: Tabletop, side: int, led: bool = False) -> Tabletop:
    """Some army of a side attacks."""
    return table.dice(1 - side, "event").frames(Attacking(side, led))


def ithilien() -> Tabletop:
    """Five orcs before Osgiliath, two men in it; Gondor and Sauron are At War."""
    table = Tabletop().army("north-ithilien", sauron=(5,))
    return table.army("osgiliath", gondor=(2,)).at_war("gondor", "sauron")


@pytest.mark.rule("RKR-6.59", "RK-071", "RK-089", "RKR-12.1")
def test_strength_and_leadership() -> None:
    table = Tabletop().army("edoras", rohan=(2, 1, 2)).person("strider", "edoras")
    table.person("meriadoc", "edoras").army("folde", isengard=(6, 2))
    battle = Battle(SHADOW, "folde", "edoras", "field")
    assert fighting.strength(table.box, table.state, battle, FREE) == 4  # Strider counts
    assert fighting.leadership(table.box, table.state, battle, FREE) == 4
    assert fighting.strength(table.box, table.state, battle, SHADOW) == 8
    assert fighting.dice(table.box, table.state, battle, SHADOW) == 5
    assert fighting.leadership(table.box, table.state, battle, SHADOW) == 0


@pytest.mark.rule("RKR-12.14", "RK-094")
def test_with_saruman_in_play_elites_of_isengard_lead() -> None:
    table = Tabletop().army("folde", isengard=(3, 2)).army("edoras", rohan=(1,))
    table.person("saruman", "orthanc")
    battle = Battle(SHADOW, "folde", "edoras", "field")
    assert fighting.leadership(table.box, table.state, battle, SHADOW) == 2


@pytest.mark.rule("RKR-6.68", "RK-072")
def test_a_bonus_lets_a_four_hit_and_ones_and_sixes_stay_what_they_are() -> None:
    assert fighting.hits("123456", 5, 0) == 2
    assert fighting.hits("123456", 5, 1) == 3
    assert fighting.hits("11", 5, 9) == 0
    assert fighting.hits("66", 6, -3) == 2


@pytest.mark.rule("RKR-6.67", "RK-071")
def test_one_three_five_five_six_with_leadership_three_rerolls_two() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5, 0, 3)).army("osgiliath", gondor=(5,))
    table.at_war("gondor", "sauron")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go", "13556", "11111")
    assert table.asks(Rerolling)
    # In the first round against a fortification only sixes hit: four dice missed, three may go.
    assert table.options == ["reroll 3", "reroll 2", "reroll 1", "reroll 0"]
    battle = fighting.battle_of(table.state)
    later = Battle(SHADOW, "north-ithilien", "dagorlad", "field", round=battle.round)
    assert fighting.may_reroll(table.box, table.state, later, SHADOW) == 2
    assert battle.round.hits == (0, 1)  # what has hit so far is known before the re-roll


@pytest.mark.rule("RKR-6.66", "RKR-6.69", "RKR-6.70", "RK-073", "RK-075", "RKR-6.76")
def test_a_fortification_helps_in_the_first_round_only() -> None:
    table = attack(ithilien(), SHADOW, "north-ithilien", "osgiliath").play("go")
    table.play("11155", "15")
    assert table.told(UnitLost)[0].figure == "sauron-regular"  # one hit of Gondor, none of Sauron
    assert table.units("osgiliath") == 2
    assert table.units("north-ithilien") == 4
    assert table.asks(Continuing)
    table.play("accept")
    assert table.asks(Retreating)
    table.play("decline", "1115", "11")
    assert table.units("osgiliath") == 1


@pytest.mark.rule("RKR-6.76", "RK-080")
def test_the_attacker_may_break_off() -> None:
    table = attack(ithilien(), SHADOW, "north-ithilien", "osgiliath").play("go")
    table.play("11111", "11", "decline")
    assert table.told(BattleEnded)[0].how == "ceased"
    assert table.units("north-ithilien") == 5


@pytest.mark.rule("RKR-6.60", "RKR-7.6", "RKR-7.9", "RK-130", "RKR-6.57", "RK-084")
def test_an_attack_rouses_every_nation_in_the_army_once() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5,)).at_war("sauron")
    table.army("osgiliath", gondor=(1,), rohan=(1, 0, 1))
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go")
    assert table.active("gondor")
    assert table.active("rohan")
    assert (table.steps("gondor"), table.steps("rohan")) == (1, 2)
    table.play("11111", "11", "reroll 0", "accept", "decline")
    assert (table.steps("gondor"), table.steps("rohan")) == (1, 2)


@pytest.mark.rule("RKR-7.9", "RK-131")
def test_dale_attacked_and_captured_moves_the_north_two_boxes() -> None:
    table = Tabletop().army("northern-rhovanion", southrons=(5,)).army("dale", north=(1,))
    table.at_war("southrons")
    attack(table, SHADOW, "northern-rhovanion", "dale").play("go", "66666", "1", "go")
    assert table.active("north")
    assert table.steps("north") == 1
    assert table.state.captured == ("dale",)


@pytest.mark.rule("RKR-6.54", "RKR-6.55", "RKR-6.56", "RK-083")
def test_units_at_peace_are_the_rearguard() -> None:
    table = (
        Tabletop().army("osgiliath", gondor=(2,), rohan=(2,)).army("north-ithilien", sauron=(1,))
    )
    attack(table.at_war("gondor"), FREE, "osgiliath", "north-ithilien")
    table.play("go", "11", "6")
    assert table.force("osgiliath", "rohan") == (2, 0, 0)
    assert table.units("osgiliath") == 3


@pytest.mark.rule("RKR-6.55", "RK-083")
def test_a_rearguard_has_a_unit() -> None:
    table = Tabletop().army("osgiliath", gondor=(2, 0, 1)).army("north-ithilien", sauron=(1,))
    table.person("boromir", "osgiliath").at_war("gondor")
    attack(table, FREE, "osgiliath", "north-ithilien")
    assert table.refused("stay-behind boromir").rule == "RKR-6.55"
    assert table.refused("stay gondor-regular 2").rule == "RKR-6.54"
    table.play("stay gondor-regular 1", "stay-behind boromir", "go")
    battle = fighting.battle_of(table.state)
    assert fighting.strength(table.box, table.state, battle, FREE) == 1


@pytest.mark.rule("RKR-6.51", "RKR-4.11")
def test_a_character_die_attacks_with_a_leader_in_the_attacking_part() -> None:
    table = ithilien()
    table.army("minas-morgul", sauron=(1, 0, 1)).army("south-ithilien", gondor=(1,))
    attacking(table, SHADOW, led=True)
    battle = fighting.battle_of(table.state)  # the only one that can be made
    assert (battle.origin, battle.target) == ("minas-morgul", "south-ithilien")


@pytest.mark.rule("RKR-6.72", "RKR-6.73", "RK-076")
def test_two_hits_on_regulars_and_elites_can_be_taken_in_four_ways() -> None:
    table = Tabletop().army("osgiliath", gondor=(2, 1)).at_war("gondor")
    table.frames(Losing(FREE, "osgiliath", 2))
    assert set(table.options) == {
        "lose gondor-regular",
        "reduce gondor-elite",
        "lose gondor-elite",
    }
    table.play("reduce gondor-elite")
    assert table.force("osgiliath", "gondor") == (2, 0, 0) or table.units("osgiliath") == 3


@pytest.mark.rule("RKR-6.72")
def test_one_hit_does_not_remove_an_elite() -> None:
    table = Tabletop().army("osgiliath", gondor=(1, 1)).frames(Losing(FREE, "osgiliath", 1))
    assert table.refused("lose gondor-elite").rule == "RKR-6.72"


@pytest.mark.rule("RKR-6.73", "RK-077", "RKR-6.74")
def test_an_elite_without_a_regular_to_replace_it_falls_to_one_hit() -> None:
    table = Tabletop().army("edoras", rohan=(10,)).army("osgiliath", rohan=(0, 2))
    table.frames(Losing(FREE, "osgiliath", 1))
    assert table.force("osgiliath", "rohan") == (0, 1, 0)
    assert table.lost("rohan") == (0, 1, 0)


@pytest.mark.rule("RKR-6.73", "RKR-6.74", "RK-077")
def test_a_regular_lost_in_this_battle_comes_back_for_an_elite() -> None:
    table = Tabletop().army("edoras", rohan=(9,)).army("osgiliath", rohan=(1, 1))
    table.army("north-ithilien", sauron=(5,)).at_war("sauron", "rohan")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go", "11166", "11")
    table.play("lose rohan-regular")
    # The second hit reduces the elite to the regular that has just fallen.
    assert table.force("osgiliath", "rohan") == (1, 0, 0)
    assert table.lost("rohan") == (0, 1, 0)


@pytest.mark.rule("RKR-6.74", "RK-060")
def test_losses_of_the_shadow_are_reinforcements_again() -> None:
    table = Tabletop().army("osgiliath", sauron=(2, 1)).frames(Losing(SHADOW, "osgiliath", 4))
    assert table.units("osgiliath") == 0
    assert table.reserve("sauron") == (36, 6, 8)


@pytest.mark.rule("RKR-6.75", "RKR-6.80", "RKR-6.81", "RK-078", "RK-082")
def test_who_led_a_destroyed_army_perishes_and_the_victor_may_advance() -> None:
    table = Tabletop().army("osgiliath", gondor=(1, 0, 1)).person("boromir", "osgiliath")
    table.army("north-ithilien", sauron=(5, 0, 1)).at_war("sauron", "gondor")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go", "11166", "11")
    table.play("reroll 0", "reroll 0")
    assert table.where("boromir") == "gone"
    assert table.lost("gondor") == (1, 0, 1)
    assert table.asks(SortingAdvance)
    table.play("stay sauron-regular 3", "go")
    assert table.force("osgiliath", "sauron") == (2, 0, 1)


@pytest.mark.rule("RKR-6.82", "RK-075")
def test_if_both_are_destroyed_nobody_advances() -> None:
    table = Tabletop().army("osgiliath", gondor=(1,)).army("north-ithilien", sauron=(1, 0, 1))
    table.at_war("sauron", "gondor")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("6", "6")
    assert table.units("osgiliath") == table.units("north-ithilien") == 0
    assert table.reserve("sauron")[2] == 8


@pytest.mark.rule("RKR-6.77", "RKR-6.78", "RK-055", "RK-080")
def test_north_units_retreat_from_dale_to_erebor() -> None:
    table = Tabletop().army("northern-rhovanion", southrons=(5,)).army("dale", north=(2,))
    table.army("erebor", dwarves=(1,)).at_war("southrons")
    attack(table, SHADOW, "northern-rhovanion", "dale").play("go", "11111", "11")
    table.play("accept")
    assert "retreat erebor" in table.options
    table.play("retreat erebor", "hold")
    assert table.force("erebor", "north") == (2, 0, 0)
    assert table.units("dale") == 0
    assert table.state.captured == ()


@pytest.mark.rule("RKR-6.77", "RK-080")
def test_no_retreat_into_a_place_the_enemy_holds() -> None:
    table = ithilien().captured("minas-tirith")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go", "11111", "11")
    table.play("accept")
    assert table.refused("retreat minas-tirith").rule == "RKR-6.77"


@pytest.mark.rule("RKR-6.78", "RK-081", "RKR-6.11")
def test_saruman_stays_behind() -> None:
    table = Tabletop().army("orthanc", isengard=(2,)).person("saruman", "orthanc")
    table.army("fords-of-isen", rohan=(3,)).at_war("rohan", "isengard")
    attack(table, FREE, "fords-of-isen", "orthanc").play("go", "decline", "111", "11")
    table.play("reroll 0", "accept", "retreat gap-of-rohan", "hold")
    assert table.where("saruman") == "orthanc"
    assert table.units("orthanc") == 0


@pytest.mark.rule("RKR-12.10", "RK-088")
def test_the_white_rider_silences_the_nazgul() -> None:
    table = Tabletop().army("osgiliath", gondor=(2,)).person("gandalf-white", "osgiliath")
    table.person("witch-king", "north-ithilien").army("north-ithilien", sauron=(3, 0, 2))
    table.at_war("sauron", "gondor")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go", "accept")
    battle = fighting.battle_of(table.state)
    assert fighting.leadership(table.box, table.state, battle, SHADOW) == 0
    assert fighting.leadership(table.box, table.state, battle, FREE) == 0


@pytest.mark.rule("RKR-6.61", "RK-070")
def test_the_attacker_is_asked_for_a_card_first_and_hidden_hands_stay_hidden() -> None:
    table = ithilien().hand(SHADOW, "shadow-strategy-01").hand(FREE, "fp-strategy-24")
    attack(table, SHADOW, "north-ithilien", "osgiliath").play("go")
    assert table.asks(Carding)
    assert table.seat == SHADOW
    table.play("decline")
    assert table.seat == FREE
    assert table.match.question.veiled  # type: ignore[union-attr]
