"""The strategy deck of the Shadow, card by card."""

import pytest

from mathom.games.ringwar.frames import SortingAttack
from mathom.games.ringwar.frames.terms import NoCards, NoCeasing
from mathom.games.ringwar.rules.fighting import battle_of, terms
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable, card

SHADOW_NATIONS = ("isengard", "sauron", "southrons")


@card("shadow-strategy-01")
def test_elves_depart_from_strongholds_that_are_not_besieged(name: str) -> None:
    table = CardTable().army("lorien", elves=(1, 1), sauron=(3,)).besieged("lorien")
    table.army("rivendell", elves=(1, 2)).army("grey-havens", north=(2,)).captured("woodland-realm")
    table.plays(name, "166", "lose elves-elite")
    assert table.force("rivendell", "elves") == (1, 1, 0)
    assert table.force("lorien", "elves") == (1, 1, 0)
    assert table.done


def test_they_stay_while_all_their_strongholds_stand() -> None:
    assert CardTable().army("lorien", elves=(1,)).refuses("shadow-strategy-01") == "RKR-5.4"


@pytest.mark.rule("RK-115")
@card("shadow-strategy-02")
def test_the_uruk_hai_storm_for_three_rounds(name: str) -> None:
    table = CardTable().army("helms-deep", rohan=(3,), isengard=(5,)).besieged("helms-deep")
    table.at_war(*SHADOW_NATIONS, "rohan")
    assert table.person("saruman", "aside").refuses(name) == "RKR-5.4"
    table = CardTable().army("helms-deep", rohan=(3,), isengard=(5,)).besieged("helms-deep")
    table.at_war(*SHADOW_NATIONS, "rohan").person("saruman", "orthanc").plays(name, "go")
    battle = battle_of(table.state)
    assert (battle.kind, battle.rounds) == ("siege", 3)
    assert terms(battle, NoCards, FREE)


@card("shadow-strategy-03")
def test_denethor_costs_a_leader_and_forbids_cards(name: str) -> None:
    table = CardTable().army("minas-tirith", gondor=(3, 0, 2), sauron=(5,)).besieged("minas-tirith")
    table.dice(FREE, "will", "character").plays(name)
    assert table.force("minas-tirith", "gondor") == (3, 0, 1)
    assert table.state.table == (name,)
    table.play(f"use will throw-off-will-{name}")
    assert not table.state.table


@pytest.mark.rule("RK-047")
def test_who_plays_the_folly_chooses_the_leader() -> None:
    table = CardTable().army("minas-tirith", gondor=(3, 0, 1), rohan=(1, 0, 1), sauron=(5,))
    table.besieged("minas-tirith").plays("shadow-strategy-03")
    assert table.seat == SHADOW
    table.play("give-up rohan-leader minas-tirith")
    assert table.force("minas-tirith", "rohan") == (1, 0, 0)


@pytest.mark.rule("RK-024", "RKR-4.20")
def test_gandalf_in_minas_tirith_ends_the_folly_with_any_die() -> None:
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    table.laid("shadow-strategy-03").acts(FREE, "character").dice(SHADOW, "army")
    action = "use character throw-off-person-shadow-strategy-03"
    assert table.refused(action).rule == "RKR-5.8"
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    table.person("gandalf-white", "minas-tirith").laid("shadow-strategy-03")
    table.acts(FREE, "character").dice(SHADOW, "army").play(action)
    assert not table.state.table


@pytest.mark.rule("RK-023", "RKR-5.8")
def test_the_folly_ends_with_the_siege() -> None:
    table = CardTable().army("minas-tirith", gondor=(3,)).laid("shadow-strategy-03")
    table.acts(FREE, "character").dice(SHADOW, "army").play("lay-aside character")
    assert not table.state.table


@card("shadow-strategy-04")
def test_without_dawn_the_west_loses_its_will(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
    table = CardTable().at_war(*SHADOW_NATIONS).dice(FREE, "will", "will", "event").plays(name)
    assert table.state.dice[FREE] == ("event",)


@card("shadow-strategy-05")
def test_threats_keep_passive_nations_from_war(name: str) -> None:
    table = CardTable().dice(FREE, "muster").plays(name)
    table.play("use muster politics")
    assert table.steps("elves") == 2  # the only active nation


@pytest.mark.rule("RK-034")
def test_threats_end_with_an_attack() -> None:
    table = CardTable().laid("shadow-strategy-05").army("dagorlad", sauron=(3,))
    table.army("north-ithilien", gondor=(1,)).at_war("sauron").acts(SHADOW, "army")
    table.play("use army attack", "go")
    assert not table.state.table


@card("shadow-strategy-06")
def test_stormcrow_turns_a_nation_away(name: str) -> None:
    table = CardTable().politics("rohan", 1, active=True).person("gimli", "folde")
    table.army("edoras", rohan=(1, 0, 1)).fellowship(region="moria")
    table.plays(name, "give-up rohan-leader edoras")
    assert table.steps("rohan") == 2
    assert table.lost("rohan") == (0, 0, 1)
    assert table.done


def test_stormcrow_needs_somebody_to_blame() -> None:
    assert CardTable().fellowship(region="moria").refuses("shadow-strategy-06") == "RKR-5.4"


@pytest.mark.rule("RKR-6.47", "RK-030")
@card("shadow-strategy-07")
def test_an_army_gathers_with_another_one(name: str) -> None:
    table = CardTable().army("gorgoroth", sauron=(4,)).army("minas-morgul", sauron=(1,))
    table.at_war("sauron").plays(name)
    assert "march gorgoroth minas-morgul" in table.options
    table.play("march gorgoroth minas-morgul", "stay sauron-regular 1", "go", "done")
    assert table.done
    assert table.units("minas-morgul") == 4


@pytest.mark.rule("RKR-5.5", "RK-022")
def test_what_a_card_orders_is_done_as_far_as_possible() -> None:
    table = CardTable().army("gorgoroth", sauron=(2,)).army("minas-morgul", sauron=(1,))
    table.at_war("sauron").plays("shadow-strategy-08")
    assert table.refused("done").rule == "RKR-5.5"
    table.play("march minas-morgul gorgoroth")
    assert table.done  # two armies have to move, and there is but one now


@pytest.mark.rule("RKR-6.47", "RK-030")
def test_a_gathering_army_may_pass_its_old_camp_and_does_not_gather_there() -> None:
    table = CardTable().army("gorgoroth", sauron=(4,)).army("minas-morgul", sauron=(1,))
    table.at_war("sauron").plays("shadow-strategy-07", "march gorgoroth nurn")
    table.play("stay sauron-regular 1", "go")
    # Those left behind are no other army: by way of Gorgoroth there is but one place to end.
    assert table.done
    assert (table.units("gorgoroth"), table.units("minas-morgul")) == (1, 4)


def test_no_army_gathers_where_none_is() -> None:
    table = CardTable().army("gorgoroth", sauron=(4,)).at_war("sauron").plays("shadow-strategy-07")
    assert table.done


@card("shadow-strategy-08")
def test_two_armies_gather_within_two_regions(name: str) -> None:
    table = CardTable().army("gorgoroth", sauron=(1,)).army("nurn", sauron=(1,))
    table.army("barad-dur", sauron=(1,)).at_war("sauron").plays(name)
    table.play("march nurn gorgoroth", "march gorgoroth barad-dur", "march gorgoroth barad-dur")
    assert table.units("barad-dur") == 3


@card("shadow-strategy-09")
def test_four_armies_move(name: str) -> None:
    table = CardTable().at_war(*SHADOW_NATIONS).army("umbar", southrons=(1,))
    for region in ("gorgoroth", "nurn", "moria", "orthanc"):
        table.army(region, sauron=(1,))
    table.plays(
        name,
        "march umbar near-harad",
        "march nurn gorgoroth",
        "march moria dimrill-dale",
        "march orthanc gap-of-rohan",
    )
    assert table.done
    assert table.units("gorgoroth") == 2


@pytest.mark.rule("RK-042", "RKR-2.14")
@card("shadow-strategy-10")
def test_the_corsairs_take_an_empty_city(name: str) -> None:
    table = CardTable().army("umbar", southrons=(3,)).at_war("southrons").plays(name)
    goals = {option.split()[2] for option in table.options}
    assert goals == {"anfalas", "dol-amroth", "lamedon", "pelargir"}
    table.play("march umbar pelargir", "go")
    assert table.state.captured == ("pelargir",)


def test_the_corsairs_fight_to_the_end() -> None:
    table = CardTable().army("umbar", southrons=(3,)).at_war("southrons")
    table.army("pelargir", gondor=(2,)).plays("shadow-strategy-10", "march umbar pelargir", "go")
    battle = battle_of(table.state)
    assert (battle.kind, battle.target) == ("field", "pelargir")
    assert terms(battle, NoCeasing, SHADOW)


def test_the_corsairs_besiege_those_who_withdraw() -> None:
    table = CardTable().army("umbar", southrons=(3,)).at_war("southrons")
    table.army("dol-amroth", gondor=(2,)).plays("shadow-strategy-10", "march umbar dol-amroth")
    table.play("go", "accept")  # they have landed: nobody is left at sea
    assert table.state.besieged == ("dol-amroth",)
    assert table.units("dol-amroth", SHADOW) == 3
    assert table.done


@pytest.mark.rule("RKR-6.52", "RKR-6.94", "RK-130")
def test_the_corsairs_join_a_siege_and_storm_the_walls() -> None:
    table = CardTable().army("umbar", southrons=(3,)).at_war("southrons").besieged("dol-amroth")
    table.army("dol-amroth", gondor=(2,), southrons=(2,))
    table.plays("shadow-strategy-10", "march umbar dol-amroth", "go")
    assert table.units("dol-amroth", SHADOW) == 5
    assert table.asks(SortingAttack)
    table.play("stay southrons-regular 2", "go")  # a rearguard, as in any attack
    assert table.steps("gondor") == 1
    table.play("116", "11")
    assert table.units("dol-amroth", FREE) == 1
    assert table.done  # one round: that attack ends


@pytest.mark.rule("RKR-6.13", "RKR-6.14", "RK-050")
def test_too_many_corsairs_are_taken_off_before_they_storm() -> None:
    table = CardTable().army("umbar", southrons=(5,)).at_war("southrons").besieged("dol-amroth")
    table.army("dol-amroth", gondor=(2,), southrons=(7,))
    table.plays("shadow-strategy-10", "march umbar dol-amroth", "go")
    assert table.asks(SortingAttack)  # they are all alike: nothing to choose
    assert table.units("dol-amroth", SHADOW) == 10


@card("shadow-strategy-11")
def test_the_dunlendings_flock_together(name: str) -> None:
    table = CardTable().at_war("isengard").army("north-dunland", isengard=(3, 1))
    table.plays(name, "target enedwaith", "summon isengard-elite north-dunland")
    table.play("summon isengard-regular north-dunland", "done")
    assert table.force("enedwaith", "isengard") == (3, 1, 0)
    assert table.force("north-dunland", "isengard") == (2, 0, 0)


@card("shadow-strategy-12")
def test_the_witch_king_returns_to_angmar(name: str) -> None:
    table = CardTable().person("witch-king", "minas-morgul").plays(name)
    assert table.where("witch-king") == "angmar"
    assert table.force("angmar", "sauron") == (2, 1, 0)


@card("shadow-strategy-13", "shadow-strategy-14")
def test_a_unit_joins_any_army(name: str) -> None:
    nation = "isengard" if name.endswith("3") else "sauron"
    table = CardTable().at_war(nation).army("dagorlad", southrons=(1,)).army("nurn", sauron=(1,))
    table.plays(name, f"recruit {nation}-elite dagorlad")
    assert table.force("dagorlad", nation) == (0, 1, 0)


@pytest.mark.rule("RK-060", "RK-061")
@card("shadow-strategy-15")
def test_two_regulars_become_trolls(name: str) -> None:
    table = CardTable().at_war("sauron").army("nurn", sauron=(2,)).army("moria", sauron=(1,))
    table.plays(name, "improve sauron-regular nurn", "improve sauron-regular moria")
    assert table.force("nurn", "sauron") == (1, 1, 0)
    assert table.force("moria", "sauron") == (0, 1, 0)
    assert table.reserve("sauron")[:2] == (35, 4)


@card("shadow-strategy-16")
def test_saruman_raises_a_new_power(name: str) -> None:
    table = CardTable().person("saruman", "orthanc").plays(name)
    table.play("recruit isengard-elite orthanc", "recruit isengard-elite orthanc")
    assert table.force("north-dunland", "isengard") == (2, 0, 0)
    assert table.force("south-dunland", "isengard") == (2, 0, 0)
    assert table.force("orthanc", "isengard") == (0, 2, 0)


@card("shadow-strategy-17", "shadow-strategy-24")
def test_three_places_get_two_regulars_each(name: str) -> None:
    nation = "southrons" if name.endswith("17") else "sauron"
    table = CardTable().at_war("sauron").plays(name)
    chosen = [option.split()[2] for option in table.options][:3]
    for region in chosen:
        table.play(f"recruit {nation}-regular {region}")
    assert table.done
    assert [table.force(region, nation)[0] for region in chosen] == [2, 2, 2]
    assert len(table.recruited) == 6


@card("shadow-strategy-18")
def test_the_king_revealed_fills_minas_morgul(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
    table = CardTable().person("aragorn", "dol-amroth").plays(name)
    assert table.force("minas-morgul", "sauron") == (5, 0, 1)


@card("shadow-strategy-19")
def test_shadows_in_moria_or_at_mount_gram(name: str) -> None:
    table = CardTable().plays(name, "recruit sauron-elite mount-gram")
    table.play("recruit sauron-regular mount-gram")
    assert table.force("mount-gram", "sauron") == (1, 1, 1)


@card("shadow-strategy-20")
def test_orcs_multiply(name: str) -> None:
    table = CardTable().plays(name)
    assert table.force("dol-guldur", "sauron") == (3, 0, 0)
    assert table.force("mount-gundabad", "sauron") == (3, 0, 0)


@pytest.mark.rule("RKR-5.5", "RK-191")
def test_if_there_are_too_few_orcs_the_shadow_says_where_they_go() -> None:
    table = CardTable().army("nurn", sauron=(10,)).army("moria", sauron=(10,))
    table.army("umbar", sauron=(10,)).army("morannon", sauron=(4,)).plays("shadow-strategy-20")
    places = ["mount-gundabad", "dol-guldur"]
    table.play(*(f"recruit sauron-regular {region}" for region in places))
    assert table.done
    assert [table.units(region) for region in places] == [1, 1]


@pytest.mark.rule("RK-043")
@card("shadow-strategy-21")
def test_the_horde_comes_from_the_east(name: str) -> None:
    table = CardTable().at_war("southrons").army("khand", gondor=(1,)).plays(name)
    regions = {option.split()[2] for option in table.options}
    assert regions == {"east-rhun", "south-rhun", "far-harad"}
    table.play("recruit southrons-regular east-rhun")
    assert table.force("east-rhun", "southrons") == (5, 0, 0)


@card("shadow-strategy-22")
def test_monsters_come_where_it_is_free(name: str) -> None:
    table = CardTable().army("ettenmoors", north=(1,)).plays(name)
    assert table.recruited == [
        ("sauron-regular", "angmar"),
        ("sauron-regular", "weather-hills"),
        ("sauron-elite", "trollshaws"),
    ]


@card("shadow-strategy-23")
def test_a_long_planned_war_musters_ten(name: str) -> None:
    table = CardTable().at_war(*SHADOW_NATIONS).plays(name)
    assert table.force("gorgoroth", "southrons") == (5, 0, 0)
    assert table.force("nurn", "sauron") == (5, 0, 0)


@pytest.mark.parametrize("name", ["shadow-strategy-11", "shadow-strategy-13", "shadow-strategy-21"])
def test_nations_at_peace_do_not_answer(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
