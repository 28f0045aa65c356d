"""What a rules lawyer would try: turn, armies, recruiting, politics and the end, by hand."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import CardLeft, Drew, LeadersLost
from mathom.games.ringwar.frames import (
    Acting,
    Losing,
    Recruiting,
    SortingAdvance,
    SortingAttack,
    Trimming,
    Walking,
)
from tests.rulebook.ringwar.cards.playing import CardTable
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop

HORN, PALANTIR, RINGWRAITHS = "fp-character-07", "shadow-character-21", "shadow-character-23"


# -- cards on the table --------------------------------------------------------------------------


@pytest.mark.rule("RK-023", "RKR-5.8")
def test_the_horn_leaves_the_table_the_moment_boromir_leaves_the_fellowship() -> None:
    table = CardTable().laid(HORN).acts(FREE, "character", "muster").dice(SHADOW, "army")
    table.play("use character separate", "take boromir", "go", "guide strider")
    assert table.asks(Walking)  # the action is still going on
    assert [one.card for one in table.told(CardLeft)] == [HORN]
    assert table.state.table == ()


@pytest.mark.rule("RK-023", "RK-032")
def test_the_palantir_gives_no_card_once_saruman_is_gone() -> None:
    table = CardTable().laid(PALANTIR).person("saruman", "orthanc").at_war("isengard", "sauron")
    table.army("orthanc", isengard=(1,), sauron=(0, 0, 1)).army("fords-of-isen", rohan=(5,))
    table.hand(SHADOW, RINGWRAITHS).acts(SHADOW, "event").dice(FREE, "muster")
    table.play(f"play {RINGWRAITHS} event event", "decline", "pick attack")
    table.play("1", "66666", "reroll 0")  # the army is wiped out, and Saruman with it
    assert table.where("saruman") == "gone"
    assert not table.told(Drew)
    assert table.asks(Acting)


# -- size ----------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.92", "RK-102")
def test_who_does_not_fit_into_the_stronghold_is_taken_off_as_the_siege_begins() -> None:
    table = Tabletop().army("helms-deep", rohan=(5, 2, 1)).army("westemnet", isengard=(5,))
    table.at_war("isengard").acts(SHADOW, "army", "army").dice(FREE, "event")
    table.play("use army attack", "go", "accept", "go")
    assert table.asks(Trimming)
    assert table.seat == FREE
    table.play("remove rohan-regular", "remove rohan-regular")
    assert table.force("helms-deep", "rohan") == (3, 2, 1)
    assert table.lost("rohan") == (0, 0, 0)


@pytest.mark.rule("RKR-6.14", "RKR-6.42", "RK-050")
def test_size_counts_when_both_armies_have_moved() -> None:
    table = Tabletop().army("folde", rohan=(8,)).army("edoras", rohan=(1, 4)).at_war("rohan")
    table.acts(FREE, "army_muster", "event").dice(SHADOW, "event")
    table.play("use army_muster march", "march edoras folde", "go")
    assert table.units("folde") == 13  # not yet: the second army is still to move
    table.play("march folde eastemnet")
    assert table.refused("stay rohan-elite 1").rule == "RKR-6.42"  # nobody moves twice
    table.play("stay rohan-regular 3", "go")
    assert (table.units("folde"), table.units("eastemnet")) == (8, 5)
    assert table.seat == SHADOW


@pytest.mark.rule("RKR-6.14", "RKR-6.22", "RK-050")
def test_recruits_may_push_others_out() -> None:
    table = Tabletop().army("edoras", rohan=(10,)).at_war("rohan")
    table.acts(FREE, "muster", "event").dice(SHADOW, "event")
    table.play("use muster recruit", "recruit rohan-elite edoras")
    assert table.asks(Trimming)
    table.play("remove rohan-regular")
    assert table.force("edoras", "rohan") == (9, 1, 0)
    assert table.reserve("rohan") == (1, 4, 4)


# -- losses --------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.73", "RK-077")
def test_the_owner_says_where_the_regular_for_an_elite_comes_from() -> None:
    def after(*answers: str) -> Tabletop:
        table = Tabletop().army("osgiliath", gondor=(1, 2)).army("north-ithilien", sauron=(5,))
        table.at_war("sauron").acts(SHADOW, "army").dice(FREE, "event")
        table.play("use army attack", "go", "12366", "111")
        assert table.asks(Losing)
        return table.play("lose gondor-regular", *answers)

    assert "reduce-from-reserve gondor-elite" in after().options
    fallen = after("reduce gondor-elite")
    assert fallen.force("osgiliath", "gondor") == (1, 1, 0)
    assert fallen.lost("gondor") == (0, 1, 0)
    assert fallen.reserve("gondor") == (14, 3, 4)
    fresh = after("reduce-from-reserve gondor-elite")
    assert fresh.lost("gondor") == (1, 1, 0)
    assert fresh.reserve("gondor") == (13, 3, 4)


@pytest.mark.rule("RKR-6.73")
def test_there_is_no_such_choice_before_anybody_fell_nor_for_the_shadow() -> None:
    table = Tabletop().army("osgiliath", gondor=(1, 2)).army("north-ithilien", sauron=(4, 1))
    table.at_war("sauron").acts(SHADOW, "army").dice(FREE, "event")
    table.play("use army attack", "go", "12366", "166")
    assert table.seat == SHADOW
    table.play("lose sauron-regular")
    assert table.refused("reduce-from-reserve sauron-elite").rule == "RKR-6.73"
    table.play("reduce sauron-elite")
    assert table.seat == FREE
    assert table.refused("reduce-from-reserve gondor-elite").rule == "RKR-6.73"


@pytest.mark.rule("RKR-6.95", "RKR-6.73", "RK-104")
def test_a_regular_fallen_before_the_walls_pays_for_another_round() -> None:
    table = Tabletop().army("orthanc", isengard=(3,), rohan=(2, 2)).besieged("orthanc")
    table.army("edoras", rohan=(8,)).at_war("rohan").acts(FREE, "army_muster")
    table.dice(SHADOW, "event")
    assert table.reserve("rohan")[0] == 0
    table.play("use army_muster attack", "go", "1111", "115", "lose rohan-regular")
    table.play("reduce rohan-elite")
    assert table.force("orthanc", "rohan") == (2, 1, 0)
    assert table.lost("rohan") == (0, 1, 0)


# -- leaders -------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.55", "RK-083", "RK-054")
def test_a_lone_leader_at_peace_keeps_a_unit_in_the_rear() -> None:
    table = Tabletop().army("osgiliath", rohan=(3,)).at_war("rohan")
    table.army("osgiliath", gondor=(0, 0, 1)).army("north-ithilien", sauron=(1,))
    table.acts(FREE, "army_muster").dice(SHADOW, "event").play("use army_muster attack")
    assert table.asks(SortingAttack)
    assert table.refused("go").rule == "RKR-6.55"
    table.play("stay rohan-regular 2")
    table.play("6", "1", "go")
    assert table.force("osgiliath", "gondor") == (0, 0, 1)
    assert table.units("north-ithilien", FREE) == 1
    table = Tabletop().army("osgiliath", rohan=(1,)).army("osgiliath", gondor=(0, 0, 1))
    table.at_war("rohan").army("north-ithilien", sauron=(1,))
    table.acts(FREE, "army_muster").dice(SHADOW, "event")
    assert "use army_muster attack" not in table.options  # nobody would be left with the leader


@pytest.mark.rule("RKR-2.3", "RK-053", "RK-054")
def test_a_leader_at_peace_whose_army_marches_abroad_is_lost() -> None:
    table = Tabletop().army("druadan-forest", rohan=(1,)).army("druadan-forest", gondor=(0, 0, 1))
    table.at_war("rohan").acts(FREE, "army_muster").dice(SHADOW, "event")
    table.play("use army_muster march", "march druadan-forest folde")
    assert table.units("folde") == 1
    assert [one.count for one in table.told(LeadersLost)] == [1]
    assert table.lost("gondor") == (0, 0, 1)


# -- recruiting ----------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.25", "RKR-6.24", "RK-058")
def test_with_one_settlement_left_one_figure_is_all() -> None:
    table = Tabletop().at_war("isengard").captured("north-dunland", "south-dunland")
    table.acts(SHADOW, "muster").dice(FREE, "event")
    table.play("use muster recruit")
    assert table.targets("recruit") == {"isengard-regular", "isengard-elite"}
    table.play("recruit isengard-regular orthanc")
    assert not table.asks(Recruiting)
    assert table.force("orthanc", "isengard") == (1, 0, 0)


@pytest.mark.rule("RKR-6.23", "RKR-6.25", "RK-058")
def test_two_nations_may_share_a_muster_die() -> None:
    table = Tabletop().at_war("isengard", "sauron").acts(SHADOW, "muster").dice(FREE, "event")
    table.play("use muster recruit", "recruit isengard-regular orthanc")
    assert "recruit nazgul moria" in table.options
    assert "recruit sauron-regular moria" in table.options
    assert table.refused("recruit sauron-elite moria").rule == "RKR-6.22"
    assert table.refused("recruit isengard-regular orthanc").rule == "RKR-6.25"
    assert table.refused("recruit southrons-regular umbar").rule == "RKR-6.23"


# -- politics and conquest -----------------------------------------------------------------------


@pytest.mark.rule("RKR-7.4", "RKR-7.9", "RK-131")
def test_an_army_that_retreats_into_a_land_rouses_it() -> None:
    table = Tabletop().army("eastemnet", gondor=(5,)).army("fangorn", isengard=(2,))
    table.at_war("gondor").acts(FREE, "army_muster", "event").dice(SHADOW, "event")
    table.play("use army_muster attack", "go", "11111", "11", "accept", "retreat fords-of-isen")
    assert table.active("rohan")
    assert table.steps("rohan") == 3  # nothing of Rohan was attacked or captured


@pytest.mark.rule("RKR-6.111", "RKR-6.112", "RKR-7.9", "RK-168")
def test_a_place_taken_back_gives_no_step_and_no_points() -> None:
    table = Tabletop().captured("edoras").army("folde", rohan=(1,)).at_war("rohan")
    table.politics("isengard", 1, active=True).acts(FREE, "army_muster", "event")
    table.dice(SHADOW, "event").play("use army_muster march", "march folde edoras")
    assert table.state.captured == ()
    assert table.steps("isengard") == 1


@pytest.mark.rule("RKR-6.46", "RKR-7.9", "RKR-10.5")
def test_the_free_peoples_capture_and_the_nation_of_the_shadow_is_alarmed() -> None:
    table = Tabletop().army("fords-of-isen", rohan=(2,)).at_war("rohan").captured("dol-guldur")
    table.acts(FREE, "army_muster").dice(SHADOW)
    table.play("use army_muster march", "march fords-of-isen orthanc", "go")
    assert table.steps("isengard") == 0
    assert table.over is not None  # two strongholds: four points
    assert table.over.winners == (FREE,)


@pytest.mark.rule("RKR-10.3", "RKR-9.48", "RK-167")
def test_corruption_at_the_end_of_the_actions_comes_before_any_conquest() -> None:
    table = (
        Tabletop()
        .captured("dol-guldur", "orthanc")
        .fellowship(region="morannon", step=2, corruption=11)
    )
    table.acts(FREE, "muster").dice(SHADOW).play("lay-aside muster")
    assert table.over is not None
    assert table.over.winners == (SHADOW,)


@pytest.mark.rule("RKR-6.45", "RKR-6.81", "RKR-7.11")
def test_only_those_who_attacked_advance() -> None:
    table = Tabletop().army("osgiliath", gondor=(2,), rohan=(2,)).at_war("gondor")
    table.army("north-ithilien", sauron=(1,)).acts(FREE, "army_muster").dice(SHADOW, "event")
    table.play("use army_muster attack", "go", "66", "1")
    frame = table.state.frames[-1]
    assert isinstance(frame, SortingAdvance)
    assert sum(frame.force) == 2  # Rohan, at peace, was the rearguard
    table.play("go")
    assert table.force("osgiliath", "rohan") == (2, 0, 0)


@pytest.mark.rule("RKR-7.7", "RK-124")
def test_a_companion_who_comes_with_an_army_rouses_the_nation_too() -> None:
    table = Tabletop().army("folde", gondor=(1,)).person("meriadoc", "folde").at_war("gondor")
    table.acts(FREE, "army_muster").dice(SHADOW, "event")
    table.play("use army_muster march", "march folde edoras", "go")
    assert table.active("rohan")
    assert table.steps("rohan") == 3


@pytest.mark.rule("RKR-7.7", "RKR-6.47")
def test_a_companion_who_only_passes_through_rouses_nobody() -> None:
    card = "fp-strategy-12"  # Through a Day and a Night
    table = CardTable().army("folde", gondor=(1,)).person("meriadoc", "folde").at_war("gondor")
    table.plays(card, "march folde edoras")
    assert not table.active("rohan")
    table.play("march edoras westemnet")
    assert not table.active("rohan")
    table = CardTable().army("folde", gondor=(1,)).person("meriadoc", "folde").at_war("gondor")
    table.plays(card, "march folde edoras", "done")
    assert table.active("rohan")


@pytest.mark.rule("RKR-6.47", "RKR-6.110", "RK-030")
def test_an_army_may_take_an_empty_place_and_come_back() -> None:
    card = "fp-strategy-12"  # Through a Day and a Night
    table = CardTable().army("fords-of-isen", rohan=(2,)).person("meriadoc", "fords-of-isen")
    table.at_war("rohan").plays(card, "march fords-of-isen orthanc", "go")
    table.play("march orthanc fords-of-isen")
    assert table.units("fords-of-isen") == 2
    assert table.state.captured == ("orthanc",)


# -- dice and rings ------------------------------------------------------------------------------


@pytest.mark.rule("RKR-4.21", "RKR-4.8", "RK-007")
def test_after_a_ring_the_side_may_still_pass_or_lay_another_die_aside() -> None:
    table = Tabletop().acts(FREE, "character", "event").dice(SHADOW, "army", "army", "army")
    table.play("turn-die character muster")
    assert {"pass", "lay-aside event", "lay-aside muster"} <= set(table.options)
    assert table.refused("turn-die event muster").rule == "RKR-4.22"
    table.play("pass")
    assert table.seat == SHADOW
    assert table.refused("pass").rule == "RKR-4.8"
    assert table.state.rings == (2, 1)


@pytest.mark.rule("RKR-4.23", "RK-008")
def test_the_last_die_turned_to_an_eye_leaves_nothing_to_do() -> None:
    table = Tabletop().acts(SHADOW, "army").dice(FREE, "event")
    table.state = replace(table.state, rings=(2, 1))
    table.play("turn-die army eye")
    assert table.state.hunt.dice == (0, 1)
    assert table.state.rings == (2, 0)
    assert table.seat == FREE
