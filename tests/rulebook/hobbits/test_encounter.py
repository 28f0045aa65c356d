"""Chapters 5 to 8: encounter, success, stacks, end."""

from fractions import Fraction

import pytest

from mathom.core import Chance
from mathom.games.hobbits.state import Restocking
from tests.rulebook.hobbits.tabletop import Tabletop


def at_moria(tile: str = "black_rider", nazgul: int = 0, **settings: str) -> Tabletop:
    """Seat 0 stands before Moria and has decided to meet what is there."""
    table = Tabletop(**settings).tile("moria", tile, nazgul=nazgul).hobbit(0, "moria_near")
    return table.play(2, "move moria_near", "meet")


# -- may the hobbit meet anybody? ------------------------------------------------------------------


@pytest.mark.rule("HOB-5.1")
def test_on_a_large_field_the_player_may_meet_or_decline() -> None:
    table = Tabletop().hobbit(0, "a_east5").play(2, "move moria_near")
    assert table.options == ["meet", "end-turn"]
    assert table.play("end-turn").rolls(1)


@pytest.mark.rule("HOB-5.1")
def test_away_from_large_fields_the_turn_just_ends() -> None:
    assert Tabletop().play(2, "move a_east2").rolls(1)


@pytest.mark.rule("HOB-R8")
def test_an_encounter_needs_no_movement() -> None:
    table = Tabletop().hobbit(0, "moria_near").play(5, "move moria_near")
    assert "meet" in table.options


@pytest.mark.rule("HOB-R7")
def test_a_tile_may_be_met_from_the_far_side_and_leads_to_the_near_side() -> None:
    table = Tabletop().hobbit(0, "moria_far").play(2, "move moria_far", "meet", "two", "orc")
    assert table.state.hobbits[0] == "moria_near"


@pytest.mark.rule("HOB-5.1", "HOB-7.4")
def test_nobody_is_met_at_an_empty_place() -> None:
    table = Tabletop().empty("moria").hobbit(0, "moria_near").play(2, "move moria_near")
    assert table.rolls(1)


# -- the spinner -----------------------------------------------------------------------------------


@pytest.mark.rule("HOB-5.2")
def test_the_spinner_has_a_dark_and_three_light_segments() -> None:
    question = at_moria().match.question
    assert isinstance(question, Chance)
    odds = question.odds()
    assert odds == {
        "dark": Fraction(144, 360),
        "one": Fraction(96, 360),
        "two": Fraction(72, 360),
        "three": Fraction(48, 360),
    }


@pytest.mark.rule("HOB-5.3", "HOB-5.4", "HOB-5.5", "HOB-5.7", "HOB-2.3")
def test_the_books_example_a_nazgul_and_the_black_rider_in_two_turns() -> None:
    table = at_moria("black_rider", nazgul=1)
    table.play("three")  # nothing happens, the Nazgûl is in the way
    assert (table.site("moria").nazgul, table.site("moria").cubes) == (1, 4)
    table.play("one")  # the Nazgûl flees
    assert (table.site("moria").nazgul, table.site("mount_doom").nazgul) == (0, 3)
    table.play("two", "dark")
    assert table.site("moria").cubes == 2
    assert table.rolls(1)
    table.play(2, "move hobbiton", 2, "move moria_near", "meet", "one", "one", "orc")
    assert table.state.hoards[0].tiles == ("black_rider",)
    assert table.state.hobbits[0] == "moria_far"
    assert table.site("moria").tile == "orc"


@pytest.mark.rule("HOB-5.3")
def test_the_dark_segment_ends_the_turn_and_the_hobbit_stays() -> None:
    table = at_moria().play("dark")
    assert table.state.hobbits[0] == "moria_near"
    assert table.rolls(1)


@pytest.mark.rule("HOB-2.3", "HOB-R19")
def test_the_next_visitor_fights_what_is_left_even_of_sauron() -> None:
    table = Tabletop().tile("mount_doom", "sauron", cubes=2, nazgul=0)
    table.collection(0, nazgul=0).nazgul("moria", 3)
    table.hobbit(1, "mount_doom_near").turn(1)
    table.play(2, "move mount_doom_near", "meet", "two")
    assert table.over is not None
    assert table.over.winners == (1,)


@pytest.mark.rule("HOB-5.4")
@pytest.mark.parametrize("spin", ["two", "three"])
def test_two_or_three_cubes_do_nothing_while_a_nazgul_is_there(spin: str) -> None:
    table = at_moria("black_rider", nazgul=1).play(spin)
    assert (table.site("moria").nazgul, table.site("moria").cubes) == (1, 4)
    assert isinstance(table.match.question, Chance)


@pytest.mark.rule("HOB-5.4")
def test_no_friend_is_won_while_a_nazgul_is_there() -> None:
    table = at_moria("bill_the_pony", nazgul=2).play("one", "three", "one")
    assert table.site("moria").tile == "bill_the_pony"
    table.play("three", "orc")
    assert table.state.hoards[0].tiles == ("bill_the_pony",)


@pytest.mark.rule("HOB-5.5")
def test_a_nazgul_beaten_at_mount_doom_is_kept() -> None:
    table = Tabletop().hobbit(0, "mount_doom_near").play(2, "move mount_doom_near", "meet", "one")
    assert table.state.hoards[0].nazgul == 1
    assert table.site("mount_doom").nazgul == 2


@pytest.mark.rule("HOB-5.3", "HOB-5.5")
def test_what_was_gained_before_the_dark_stands() -> None:
    table = at_moria("black_rider", nazgul=1).play("one", "three", "dark")
    assert (table.site("moria").nazgul, table.site("moria").cubes) == (0, 1)


@pytest.mark.rule("HOB-5.6")
@pytest.mark.parametrize("spin", ["one", "two", "three"])
def test_any_light_segment_wins_a_friend(spin: str) -> None:
    table = at_moria("bill_the_pony").play(spin, "orc")
    assert table.state.hoards[0].tiles == ("bill_the_pony",)


@pytest.mark.rule("HOB-5.7", "HOB-R9")
def test_more_cubes_than_are_left_beat_the_enemy_too() -> None:
    table = at_moria("orc").play("three", "wolf")
    assert table.state.hoards[0].tiles == ("orc",)


@pytest.mark.rule("HOB-5.8", "HOB-R6")
def test_an_encounter_cannot_be_broken_off() -> None:
    table = at_moria("black_rider").play("one")
    assert isinstance(table.match.question, Chance)


@pytest.mark.rule("HOB-R6")
def test_an_encounter_may_be_broken_off_if_the_table_agreed_so() -> None:
    table = at_moria("black_rider", spins="may-stop").play("one")
    assert table.options == ["spin-on", "stop"]
    table.play("spin-on", "one", "stop")
    assert table.site("moria").cubes == 2
    assert table.rolls(1)


# -- success ---------------------------------------------------------------------------------------


@pytest.mark.rule("HOB-6.1")
def test_after_a_success_the_tile_is_taken_and_the_hobbit_stands_on_the_other_side() -> None:
    table = at_moria("orc").play("two", "wolf")
    assert table.state.hobbits[0] == "moria_far"
    assert table.state.hoards[0].tiles == ("orc",)


@pytest.mark.rule("HOB-6.2", "HOB-2.1")
def test_a_light_place_gets_a_light_tile_with_its_cubes_and_the_turn_ends() -> None:
    table = at_moria("orc").play("two")
    question = table.match.question
    assert isinstance(question, Chance)
    assert set(question.outcomes) <= set(table.game.box.light_tiles)
    table.play("saruman")
    assert (table.site("moria").tile, table.site("moria").cubes) == ("saruman", 4)
    assert table.rolls(1)


@pytest.mark.rule("HOB-6.2")
def test_a_dark_place_gets_a_dark_tile() -> None:
    table = Tabletop().tile("black_gate", "witch_king", cubes=1).hobbit(0, "black_gate_near")
    table.play(2, "move black_gate_near", "meet", "one")
    question = table.match.question
    assert isinstance(question, Chance)
    assert set(question.outcomes) <= set(table.game.box.dark_tiles)


@pytest.mark.rule("HOB-7.2")
def test_a_friend_may_come_where_an_enemy_was() -> None:
    table = at_moria("orc").play("two", "legolas")
    assert (table.site("moria").tile, table.site("moria").cubes) == ("legolas", 0)


@pytest.mark.rule("HOB-7.1", "HOB-7.3")
def test_when_the_light_stack_is_empty_a_light_place_gets_a_dark_tile() -> None:
    table = (
        Tabletop()
        .tile("moria", "orc")
        .hobbit(0, "moria_near")
        .stacks(light=(), dark=("balrog", "mumak"))
    )
    table.play(2, "move moria_near", "meet", "two", "balrog")
    assert (table.site("moria").tile, table.site("moria").cubes) == ("balrog", 4)


@pytest.mark.rule("HOB-7.1", "HOB-7.3")
def test_when_the_dark_stack_is_empty_a_dark_place_gets_a_light_tile() -> None:
    table = Tabletop().tile("black_gate", "witch_king", cubes=1).hobbit(0, "black_gate_near")
    table.stacks(light=("legolas", "gimli"))
    table.play(2, "move black_gate_near", "meet", "one", "gimli")
    assert table.site("black_gate").tile == "gimli"


@pytest.mark.rule("HOB-7.4")
def test_when_both_stacks_are_empty_the_place_stays_empty() -> None:
    table = Tabletop().tile("moria", "orc").hobbit(0, "moria_near").stacks(light=(), dark=())
    table.play(2, "move moria_near", "meet", "two")
    assert table.site("moria").tile is None
    assert not any(isinstance(frame, Restocking) for frame in table.state.frames)
    assert table.rolls(1)


@pytest.mark.rule("HOB-7.1", "HOB-7.4")
def test_the_last_tile_of_all_is_laid_without_asking_chance() -> None:
    table = Tabletop().tile("moria", "orc").hobbit(0, "moria_near").stacks(light=("elrond",))
    table.play(2, "move moria_near", "meet", "two")
    assert table.site("moria").tile == "elrond"


# -- end -------------------------------------------------------------------------------------------


def before_sauron() -> Tabletop:
    """Seat 0 meets Sauron, who has three cubes left and no Nazgûl with him."""
    table = Tabletop().nazgul("moria", 3).tile("mount_doom", "sauron", cubes=3)
    return table.hobbit(0, "mount_doom_near")


@pytest.mark.rule("HOB-8.1")
def test_who_removes_the_last_cube_from_sauron_wins_at_once() -> None:
    table = before_sauron().play(2, "move mount_doom_near", "meet", "three")
    assert table.over is not None
    assert table.over.winners == (0,)
    assert table.state.hobbits[0] == "mount_doom"
    assert "sauron" in table.state.hoards[0].tiles


@pytest.mark.rule("HOB-8.1")
def test_sauron_with_one_cube_left_is_not_beaten() -> None:
    table = before_sauron().play(2, "move mount_doom_near", "meet", "two", "dark")
    assert table.over is None
    assert table.rolls(1)


@pytest.mark.rule("HOB-8.2")
def test_a_series_counts_tiles_nazgul_and_five_for_sauron() -> None:
    table = Tabletop().collection(0, "orc", "legolas", nazgul=1).collection(1, "gimli", nazgul=2)
    table.tile("mount_doom", "sauron", cubes=1).hobbit(0, "mount_doom_near")
    table.play(2, "move mount_doom_near", "meet", "one")
    assert table.over is not None
    assert table.over.scores == (2 + 1 + 5, 1 + 2)
