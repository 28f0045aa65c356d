"""The character deck of the Free Peoples, card by card."""

import pytest

from mathom.games.ringwar.frames import Hunting, Losing, Reacting, Walking
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable, card

GUIDE = "guide gandalf-grey"
ENTS = ("fp-character-19", "fp-character-20", "fp-character-21")


@pytest.mark.rule("RKR-9.3")
@card("fp-character-01", "fp-character-02", "fp-character-03", "fp-character-04")
def test_a_gift_waits_for_mordor(name: str) -> None:
    tile = f"f{name[-2:]}"
    assert CardTable().plays(name).state.hunt.waiting == (tile,)
    there = CardTable().fellowship(region="morannon", step=1).plays(name)
    assert there.state.hunt.waiting == ()
    assert tile in there.state.hunt.pool.cards()


def hunted(name: str, tile: str, **fellowship: object) -> CardTable:
    """The card lies on the table, and a hunt with one success draws this tile."""
    table = CardTable().laid(name).fellowship(**fellowship)
    table.acts(FREE, "character").hunt_box(shadow=1).dice(SHADOW, "army")
    return table.play("use character move-fellowship", "6", tile)


@pytest.mark.rule("RK-038", "RKR-9.21")
@card("fp-character-05")
def test_the_mithril_coat_replaces_a_tile(name: str) -> None:
    table = hunted(name, "3")
    table.play(f"use-card {name}", "1")
    assert not table.state.table
    assert "3" in table.state.hunt.pool.cards()
    table.play("bear")
    assert table.state.fellowship.corruption == 1


def test_the_mithril_coat_replaces_a_tile_that_only_reveals() -> None:
    table = hunted("fp-character-05", "0r")
    assert table.asks(Reacting)
    table.play("use-card fp-character-05", "1", "bear")
    assert table.state.fellowship.hidden


@pytest.mark.rule("RK-159")
def test_after_the_coat_no_other_card_helps() -> None:
    table = CardTable().laid("fp-character-05", "fp-character-07").acts(FREE, "character")
    table.hunt_box(shadow=1).dice(SHADOW, "army")
    table.play("use character move-fellowship", "6", "3", "use-card fp-character-05", "2")
    assert not table.asks(Reacting)


@card("fp-character-06", "fp-character-07")
def test_the_damage_is_lowered_by_one(name: str) -> None:
    table = hunted(name, "3").play(f"use-card {name}", "bear")
    assert table.state.fellowship.corruption == 2
    assert not table.state.table


@card("fp-character-06", "fp-character-07")
def test_without_its_bearer_the_card_is_of_no_use(name: str) -> None:
    table = CardTable()
    for person in ("gimli", "legolas", "boromir"):
        table.person(person, "dale")
    assert table.refuses(name) == "RKR-5.4"


@pytest.mark.rule("RKR-9.21")
@card("fp-character-08")
def test_the_staff_keeps_a_tile_from_being_drawn(name: str) -> None:
    table = CardTable().plays(name)
    assert table.state.table == (name,)
    table = CardTable().laid(name).acts(FREE, "character").hunt_box(shadow=1).dice(SHADOW, "army")
    table.play("use character move-fellowship", "6", f"use-card {name}")
    assert table.state.fellowship.corruption == 0
    assert len(table.state.hunt.pool) == 16


@card("fp-character-09")
def test_athelas_heals_and_strider_knows_it_best(name: str) -> None:
    table = CardTable().fellowship(corruption=5).plays(name, "345")
    assert table.state.fellowship.corruption == 4
    table = CardTable().fellowship(corruption=5, guide="strider").plays(name, "345")
    assert table.state.fellowship.corruption == 2


def alone(**fellowship: object) -> CardTable:
    """Gollum guides the Ring-bearers, whom all others have left."""
    table = CardTable()
    for person in table.box.companions:
        if table.where(person) == "fellowship":
            table.person(person, "gone")
    return table.fellowship(guide="gollum", **fellowship)


@pytest.mark.rule("RK-153")
@card("fp-character-10")
def test_another_way_hides_or_moves(name: str) -> None:
    table = alone(corruption=3, hidden=False, region="moria").plays(name, "accept")
    assert (table.state.fellowship.corruption, table.state.fellowship.hidden) == (2, True)
    table = alone(corruption=3, region="moria").hunt_box(shadow=1).plays(name, "accept")
    assert table.asks(Hunting)
    assert table.state.fellowship.progress == 1
    table.play("5")
    assert table.state.hunt.dice == (0, 1)


@card("fp-character-11")
def test_somebody_goes_alone_and_the_ring_is_lighter(name: str) -> None:
    table = CardTable().fellowship(corruption=2).plays(name, "take boromir", "go", GUIDE)
    frame = table.state.frames[-1]
    assert isinstance(frame, Walking)
    assert frame.reach == 3
    table.play("walk rivendell")
    assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RK-165", "RKR-9.49")
def test_who_leaves_on_the_mordor_track_is_lost() -> None:
    table = CardTable().fellowship(corruption=2, step=1)
    table.plays("fp-character-11", "take boromir", "go")
    assert table.where("boromir") == "gone"


@card("fp-character-12")
def test_bilbos_song_comforts_gollum_more(name: str) -> None:
    table = CardTable().fellowship(corruption=5).plays(name)
    assert table.state.fellowship.corruption == 4
    assert alone(corruption=5).plays(name).state.fellowship.corruption == 3


@card("fp-character-13")
def test_the_mirror_shows_the_will_of_the_west(name: str) -> None:
    table = CardTable().dice(FREE, "character", "event")
    table.fellowship(corruption=2, region="lorien").plays(name)
    assert table.state.dice[FREE] == ("event", "will")
    assert table.state.fellowship.corruption == 1


@card("fp-character-14")
def test_the_king_challenges_the_eye(name: str) -> None:
    table = CardTable().army("edoras", rohan=(1,)).person("strider", "edoras")
    table.plays(name, "eye", "1", "eye")
    assert table.state.hunt.removed == ("eye", "eye")
    assert len(table.state.hunt.pool) == 14
    assert table.where("strider") == "edoras"


def test_three_eyes_are_the_end_of_the_king() -> None:
    table = CardTable().army("edoras", rohan=(1,)).person("strider", "edoras")
    table.plays("fp-character-14", "eye", "eye", "eye")
    assert table.where("strider") == "gone"
    assert len(table.state.hunt.pool) == 16


def test_osgiliath_is_neither_gondor_nor_rohan() -> None:
    table = CardTable().army("osgiliath", gondor=(1,)).person("strider", "osgiliath")
    assert table.refuses("fp-character-14") == "RKR-5.4"


@pytest.mark.rule("RK-112", "RKR-6.7")
@card("fp-character-15", "fp-character-16")
def test_companions_are_carried_into_a_siege(name: str) -> None:
    reach = 4 if name.endswith("5") else 3
    table = CardTable().person("peregrin", "edoras").besieged("helms-deep")
    table.army("helms-deep", rohan=(2,), isengard=(2,)).plays(name, "take peregrin")
    frame = table.state.frames[-1]
    assert isinstance(frame, Walking)
    assert frame.reach == reach
    table.play("walk helms-deep")
    assert table.where("peregrin") == "helms-deep"


def test_gwaihir_carries_from_the_fellowship_too() -> None:
    table = CardTable().fellowship(progress=2)
    table.plays("fp-character-15", "take meriadoc", "take peregrin", "go", GUIDE)
    frame = table.state.frames[-1]
    assert isinstance(frame, Walking)
    assert frame.reach == 6


@card("fp-character-17")
def test_there_and_back_again_rouses_the_north_east(name: str) -> None:
    table = CardTable().fellowship(progress=5)
    table.plays(name, "take legolas", "go", GUIDE, "walk woodland-realm")
    assert [table.steps(one) for one in ("dwarves", "elves", "north")] == [2, 2, 2]
    assert table.active("dwarves")
    assert table.active("north")


@pytest.mark.rule("RK-041", "RK-028")
@card("fp-character-18")
def test_the_eagles_scatter_the_nazgul(name: str) -> None:
    table = CardTable().army("minas-tirith", gondor=(1,)).person("boromir", "minas-tirith")
    table.army("osgiliath", sauron=(3, 0, 3)).person("witch-king", "osgiliath")
    table.plays(name, "156")
    assert table.seat == SHADOW
    table.play("land moria")
    assert table.force("moria", "sauron") == (0, 0, 1)
    assert table.force("osgiliath", "sauron") == (3, 0, 0)
    assert table.where("witch-king") == "osgiliath"


@pytest.mark.rule("RK-026", "RK-027")
@card(*ENTS)
def test_the_ents_break_isengard(name: str) -> None:
    table = CardTable().person("gandalf-white", "fangorn").person("gandalf-grey", "gone")
    table.army("orthanc", isengard=(2,)).person("saruman", "orthanc")
    table.plays(name, "446")
    assert table.units("orthanc") == 0
    assert table.where("saruman") == "gone"
    assert table.steps("isengard") == 0
    assert table.done


def test_the_ents_bring_another_card() -> None:
    table = CardTable().person("gandalf-white", "fangorn").person("gandalf-grey", "gone")
    table.hand(FREE, "fp-character-20", "fp-character-12").fellowship(corruption=3)
    table.army("orthanc", isengard=(4,)).plays("fp-character-19", "445")
    assert table.options == [
        "play-card fp-character-12",
        "play-card fp-character-20",
        "decline",
    ]
    table.play("play-card fp-character-20", "555", "play-card fp-character-12")
    assert table.units("orthanc") == 0
    assert table.state.fellowship.corruption == 2
    assert len(table.state.spent) == 3


@pytest.mark.rule("RKR-5.10")
def test_the_owner_of_the_army_allots_the_hits() -> None:
    table = CardTable().person("gandalf-white", "fangorn").person("gandalf-grey", "gone")
    table.army("orthanc", isengard=(2, 1)).plays(ENTS[0], "445")
    assert table.asks(Losing)
    assert table.seat == SHADOW


@card("fp-character-22")
def test_the_dead_drive_the_shadow_out_of_pelargir(name: str) -> None:
    table = CardTable().person("aragorn", "edoras").person("legolas", "edoras")
    table.army("pelargir", southrons=(4,)).captured("pelargir").at_war("southrons")
    table.plays(name, "take legolas", "walk pelargir", "2")
    assert table.seat == SHADOW
    table.play("retreat west-harondor")
    table.play("recruit gondor-regular pelargir", "recruit gondor-regular pelargir", "done")
    assert table.where("legolas") == "pelargir"
    assert table.force("pelargir", "gondor") == (2, 0, 0)
    assert table.state.captured == ()


def test_who_cannot_flee_from_the_dead_is_destroyed() -> None:
    table = CardTable().person("aragorn", "edoras").army("erech", sauron=(5, 0, 1))
    for region in table.box.near["erech"]:
        table.army(region, north=(1,))
    table.plays("fp-character-22", "walk erech", "1", "done")
    assert table.units("erech") == 0
    assert table.force("erech", "sauron") == (0, 0, 0)


@card("fp-character-23")
def test_boromir_calls_a_unit_and_two_cards_are_drawn(name: str) -> None:
    table = CardTable().person("boromir", "lossarnach")
    table.plays(name, "recruit gondor-elite lossarnach", "fp-strategy-01", "fp-strategy-02")
    assert table.force("lossarnach", "gondor") == (0, 1, 0)
    assert table.state.hands[FREE] == ("fp-strategy-01", "fp-strategy-02")


@pytest.mark.rule("RK-060")
@card("fp-character-24")
def test_the_grey_company_joins_aragorn(name: str) -> None:
    table = CardTable().person("strider", "edoras").army("edoras", rohan=(2,), north=(1,))
    table.plays(name, "improve north-regular edoras", "fp-strategy-01", "fp-strategy-02")
    assert table.force("edoras", "north") == (0, 1, 0)
    assert table.lost("north") == (1, 0, 0)


@pytest.mark.parametrize("name", ["fp-character-14", "fp-character-22", "fp-character-24"])
def test_without_the_heir_nothing_happens(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
