"""Chapter 9: the hunt for the Ring, and Mordor."""

import pytest

from mathom.core import Pile
from mathom.core.frames import replace
from mathom.games.ringwar.frames import (
    Acting,
    AtTheGate,
    DrawingTile,
    Facing,
    Hunting,
    RerollingHunt,
    Revealing,
)
from mathom.games.ringwar.rules.hunt import second_chances, tile_into_play
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop

OTHERS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli")


def moving(table: Tabletop) -> Tabletop:
    """The Free Peoples move the Fellowship."""
    return (
        table.dice(SHADOW, "event")
        .acts(FREE, "character", "character")
        .play("use character move-fellowship")
    )


def alone(table: Tabletop) -> Tabletop:
    """Only Gollum is with the Ring-bearers."""
    for person in (*OTHERS, "meriadoc", "peregrin"):
        table.person(person, "gone")
    return table.fellowship(guide="gollum")


@pytest.mark.rule("RKR-9.10", "RKR-8.14", "RKR-8.16", "RK-145")
def test_without_dice_in_the_box_there_is_no_hunt() -> None:
    table = moving(Tabletop(empty=False))
    assert table.state.fellowship.progress == 1
    assert table.state.hunt.dice == (1, 0)
    assert table.asks(Acting)


@pytest.mark.rule("RKR-9.11", "RK-145")
def test_the_second_move_of_a_turn_needs_a_five() -> None:
    table = moving(Tabletop(empty=False).hunt_box(free=0, shadow=2)).play("45")
    assert table.state.hunt.dice == (1, 2)
    table.play("lay-aside event", "use character move-fellowship", "45")
    assert table.asks(DrawingTile)


@pytest.mark.rule("RKR-9.11")
def test_a_natural_one_always_fails() -> None:
    table = moving(Tabletop(empty=False).hunt_box(free=5, shadow=2)).play("11")
    assert not table.asks(DrawingTile)


@pytest.mark.rule("RKR-9.12", "RK-146")
def test_rerolls_for_a_stronghold_a_unit_and_a_nazgul() -> None:
    table = Tabletop().fellowship(region="moria")
    assert second_chances(table.box, table.state) == 1
    assert second_chances(table.box, table.army("moria", sauron=(2,)).state) == 2
    assert second_chances(table.box, table.person("witch-king", "moria").state) == 3
    assert second_chances(table.box, Tabletop().captured("rivendell").state) == 1
    assert second_chances(table.box, Tabletop().state) == 0


@pytest.mark.rule("RKR-9.12", "RKR-9.13")
def test_failed_dice_are_rolled_again_with_the_same_bonus() -> None:
    table = Tabletop().fellowship(region="moria").army("moria", sauron=(1,)).hunt_box(shadow=3)
    moving(table).play("123")
    assert table.asks(RerollingHunt)
    assert table.options == ["reroll 2", "reroll 1", "reroll 0"]
    table.play("reroll 2", "16")
    assert table.asks(DrawingTile)


@pytest.mark.rule("RKR-9.11", "RKR-9.22", "RKR-9.25", "RK-148", "RK-149")
def test_two_five_six_tile_three_gimli_drawn_is_one_corruption() -> None:
    table = moving(Tabletop(empty=False).hunt_box(free=1, shadow=3)).play("256", "3")
    assert table.asks(Facing)
    table.play("sacrifice random", "gimli", "guide strider")
    assert not table.asks(Facing)  # one is left, and there is no second casualty
    assert table.where("gimli") == "gone"
    assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RKR-9.22", "RK-149")
def test_a_casualty_dies_even_for_little_damage() -> None:
    table = moving(Tabletop(empty=False).hunt_box(shadow=1)).play("6", "1", "sacrifice guide")
    assert table.where("gandalf-grey") == "gone"
    assert table.state.fellowship.corruption == 0
    assert table.state.fellowship.guide == "strider"


@pytest.mark.rule("RKR-9.15", "RK-147")
def test_an_eye_counts_the_successes_and_reveals() -> None:
    table = moving(Tabletop(empty=False).hunt_box(shadow=3)).play("266", "eye", "bear")
    assert table.state.fellowship.corruption == 2
    assert table.asks(Revealing)


@pytest.mark.rule("RKR-12.5", "RK-151", "RKR-9.23")
def test_a_hobbit_as_guide_leaves_to_lower_the_damage_and_the_next_may_follow() -> None:
    table = Tabletop(empty=False).hunt_box(shadow=1).fellowship(guide="meriadoc")
    for person in OTHERS:
        table.person(person, "gone")
    moving(table).play("6", "2", "leave meriadoc", "walk rivendell")
    assert table.state.fellowship.guide == "peregrin"
    assert "leave peregrin" in table.options
    table.play("leave peregrin", "walk trollshaws")
    assert table.state.fellowship.corruption == 0
    assert table.state.fellowship.guide == "gollum"
    assert table.where("peregrin") == "trollshaws"


@pytest.mark.rule("RKR-12.6", "RK-150")
def test_a_hobbit_is_taken_alive() -> None:
    table = moving(Tabletop(empty=False).hunt_box(shadow=1)).play("6", "2", "sacrifice random")
    table.play("peregrin", "guide strider", "walk fords-of-bruinen")
    assert table.where("peregrin") == "fords-of-bruinen"
    assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RKR-12.11", "RK-152")
def test_gollum_avoids_plain_tiles_and_may_show_himself() -> None:
    table = moving(alone(Tabletop(empty=False).hunt_box(shadow=1))).play("6", "2r")
    assert table.asks(Facing)
    table.play("show-yourself")
    assert table.asks(Revealing) or not table.state.fellowship.hidden
    assert table.state.fellowship.corruption == 1
    table = moving(alone(Tabletop(empty=False).hunt_box(shadow=1))).play("6", "1r", "bear")
    assert table.state.fellowship.hidden
    table = moving(alone(Tabletop(empty=False).hunt_box(shadow=1))).play("6", "eye")
    assert table.asks(Revealing)  # eyes still reveal, and what reveals cannot be shown
    assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RKR-9.1", "RK-156")
def test_an_empty_pool_gets_the_normal_tiles_back() -> None:
    table = Tabletop(empty=False)
    tiles = table.state.hunt.pool.cards()
    table.state = replace(table.state, hunt=replace(table.state.hunt, pool=Pile(), drawn=tiles))
    table.dice(FREE, "event").frames(DrawingTile("card"))
    assert len(table.state.hunt.pool) == 16


@pytest.mark.rule("RKR-10.1", "RKR-8.4", "RK-167")
def test_twelve_corruption_ends_the_game_at_once() -> None:
    table = alone(Tabletop(empty=False).hunt_box(shadow=1)).fellowship(corruption=9)
    moving(table).play("6", "3", "bear")
    assert table.state.won == (SHADOW, "corruption")
    table.game.check(table.state)


# -- Mordor --------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-9.41", "RKR-9.42", "RKR-9.43", "RKR-9.3", "RK-160", "RK-161")
def test_mordor_is_entered_with_a_new_pool() -> None:
    table = Tabletop(empty=False).fellowship(region="morannon", hidden=False)
    hunt = table.state.hunt
    pool = hunt.pool
    for tile in ("eye", "3", "1"):
        pool = pool.without(tile)
    drawn = replace(hunt, pool=pool, drawn=("eye", "3", "1"))
    table.state = tile_into_play(replace(table.state, hunt=drawn), "s03")
    table.dice(FREE, "event").frames(AtTheGate()).play("accept")
    tiles = table.state.hunt.pool.cards()
    assert table.state.fellowship.step == 0
    assert tiles.count("eye") == 4
    assert "s03" in tiles
    assert table.state.hunt.drawn == ("3", "1")


def mordor(table: Tabletop, step: int = 0) -> Tabletop:
    return table.fellowship(region="morannon", step=step)


@pytest.mark.rule("RKR-9.44", "RKR-9.45", "RKR-9.46", "RK-162")
def test_on_the_track_a_tile_is_drawn_without_a_roll() -> None:
    table = moving(mordor(alone(Tabletop(empty=False).hunt_box(free=1, shadow=6)))).play("eye")
    assert table.state.fellowship.corruption == 7  # all dice in the box, without a cap
    assert table.state.fellowship.step == 1
    assert not table.state.fellowship.hidden
    assert table.state.hunt.dice == (2, 6)


@pytest.mark.rule("RKR-9.45", "RKR-9.4", "RK-163")
def test_the_stop_symbol_stops() -> None:
    table = mordor(alone(Tabletop(empty=False)))
    table.state = tile_into_play(table.state, "s03")
    moving(table).play("s03", "bear")
    assert table.state.fellowship.step == 0
    assert table.state.fellowship.corruption == 3


@pytest.mark.rule("RKR-9.2")
def test_a_die_decides_and_gifts_heal() -> None:
    table = mordor(alone(Tabletop(empty=False)))
    table.state = tile_into_play(table.state, "s01")
    moving(table).play("s01", "4", "bear")
    assert table.state.fellowship.corruption == 4
    table = mordor(alone(Tabletop(empty=False))).fellowship(corruption=1)
    table.state = tile_into_play(table.state, "f03")
    moving(table).play("f03")
    assert table.state.fellowship.corruption == 0
    assert table.state.fellowship.step == 1


@pytest.mark.rule("RKR-9.21", "RK-038")
def test_a_gift_that_is_replaced_does_not_heal() -> None:
    coat = "fp-character-05"
    table = mordor(alone(Tabletop(empty=False))).fellowship(corruption=3).hand(FREE, coat)
    table.state = replace(tile_into_play(table.state, "f03"), hands=((), ()), table=(coat,))
    moving(table).play("f03", f"use-card {coat}", "1", "bear")
    assert table.state.fellowship.corruption == 4


@pytest.mark.rule("RKR-9.50", "RKR-10.2", "RK-166")
def test_five_steps_reach_the_crack_of_doom_if_the_tile_can_be_borne() -> None:
    table = moving(mordor(alone(Tabletop(empty=False)), step=4)).play("1", "bear")
    assert table.state.won == (FREE, "ring")
    table = mordor(alone(Tabletop(empty=False)), step=4).fellowship(corruption=11)
    moving(table).play("1", "bear")
    assert table.state.won == (SHADOW, "corruption")


@pytest.mark.rule("RKR-9.42", "RKR-9.43", "RKR-9.1", "RK-156", "RK-161")
def test_an_empty_pool_is_filled_before_mordor_and_the_marker_stays_where_it_is() -> None:
    table = Tabletop(empty=False).fellowship(region="morannon", progress=2)
    hunt = table.state.hunt
    normal = tuple(one for one in hunt.pool.cards())
    table.state = replace(table.state, hunt=replace(hunt, pool=Pile.of(()), drawn=normal))
    table.frames(AtTheGate()).play("accept")
    assert sorted(table.state.hunt.pool.cards()) == sorted(normal)
    assert table.state.fellowship.progress == 2


@pytest.mark.rule("RKR-9.48", "RK-164")
def test_who_neither_moves_nor_hides_is_worn_down() -> None:
    table = mordor(Tabletop(empty=False)).acts(FREE, "event").play("lay-aside event")
    assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RKR-9.49", "RK-165", "RK-151")
def test_nobody_leaves_on_the_track() -> None:
    table = mordor(Tabletop(empty=False)).acts(FREE, "character")
    assert table.refused("use character separate").rule == "RKR-9.49"
    table = mordor(Tabletop(empty=False)).fellowship(guide="meriadoc")
    for person in OTHERS:
        table.person(person, "gone")
    moving(table).play("1")
    assert table.refused("leave meriadoc").rule == "RK-151"
    table.play("sacrifice guide")
    assert table.where("meriadoc") == "gone"


@pytest.mark.rule("RKR-9.11", "RK-153")
def test_flocks_help_the_hunt() -> None:
    table = Tabletop(empty=False).hunt_box(shadow=1).dice(FREE, "event").frames(Hunting(bonus=1))
    table.play("5")
    assert table.asks(DrawingTile)
