"""Chapter 9: the advanced game – towers, palantír, the help of friends."""

import pytest

from mathom.core import Choice, NoUndo, Waiting
from tests.rulebook.hobbits.tabletop import Tabletop


def advanced(seats: int = 3, /, **settings: str) -> Tabletop:
    return Tabletop(seats, mode="advanced", **settings)


def in_danger(**settings: str) -> Tabletop:
    """Seat 0 ends its turn on a field that Dol Guldur watches."""
    return advanced(**settings).hobbit(0, "b_vale2").play(2, "move b_vale3")


# -- towers and palantír ---------------------------------------------------------------------------


@pytest.mark.rule("HOB-9.1", "HOB-9.3", "HOB-R15")
def test_on_a_tower_field_at_the_end_of_the_turn_the_next_player_hides_the_palantir() -> None:
    assert in_danger().asked(1, "ask-hiding")


@pytest.mark.rule("HOB-9.1")
def test_passing_a_tower_field_is_harmless() -> None:
    table = advanced().hobbit(0, "b_vale2").play(5, "move amon_hen_near", "end-turn")
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.1")
def test_staying_on_a_tower_field_is_dangerous_again() -> None:
    table = advanced().hobbit(0, "b_vale3").play(2, "move b_vale3")
    assert table.asked(1, "ask-hiding")


@pytest.mark.rule("HOB-9.2")
def test_the_player_in_danger_chooses_a_hand_without_seeing_the_palantir() -> None:
    near = in_danger().play("hide near")
    far = in_danger().play("hide far")
    assert near.asked(0, "ask-guessing")
    assert near.match.view(0) == far.match.view(0)
    assert near.match.view(2) == far.match.view(2)
    assert near.match.view(None) == far.match.view(None)
    assert near.match.view(1) != far.match.view(1)


@pytest.mark.rule("HOB-9.2")
def test_the_empty_hand_is_luck_and_the_hobbit_stays() -> None:
    table = in_danger().play("hide near", "guess far")
    assert table.state.hobbits[0] == "b_vale3"
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.2", "HOB-9.4")
@pytest.mark.parametrize(
    ("start", "field", "tower"),
    [
        ("b_vale2", "b_vale3", "dol_guldur"),
        ("b_gap1", "b_gap2", "orthanc"),
        ("c_brown2", "c_brown3", "minas_morgul"),
    ],
)
def test_the_palantir_puts_the_hobbit_in_the_tower_of_its_field(
    start: str, field: str, tower: str
) -> None:
    table = advanced().hobbit(0, start).play(2, f"move {field}", "hide near", "guess near")
    assert table.state.hobbits[0] == tower
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.2")
def test_a_guess_cannot_be_taken_back_once_the_hand_is_open() -> None:
    table = in_danger().play("hide near", "guess near")
    with pytest.raises(NoUndo):
        table.match.undo(0)


@pytest.mark.rule("HOB-9.3")
def test_without_a_hider_the_palantir_is_even_chance() -> None:
    table = in_danger(palantir="chance")
    assert table.asked(0, "ask-guessing")
    table.play("guess near")
    assert table.match.question.odds() == {"palantir": 0.5, "empty": 0.5}  # type: ignore[union-attr]
    assert table.play("palantir").state.hobbits[0] == "dol_guldur"


@pytest.mark.rule("HOB-9.4", "HOB-R11")
def test_the_first_step_out_of_a_tower_is_onto_its_exit_field() -> None:
    table = advanced().hobbit(0, "dol_guldur").play(2)
    assert table.targets == {"b_vale1", *table.game.box.fields["b_vale1"].neighbours}


@pytest.mark.rule("HOB-9.4")
def test_a_caught_hobbit_must_leave_the_tower() -> None:
    table = advanced().hobbit(0, "dol_guldur").play(5)
    assert table.refused("move dol_guldur").rule == "HOB-9.4"


@pytest.mark.rule("HOB-R12")
def test_in_a_tower_there_is_no_second_check() -> None:
    table = in_danger().play("hide near", "guess near", 2, "move hobbiton", 2, "move hobbiton")
    assert table.rolls(0)
    assert table.state.hobbits[0] == "dol_guldur"


@pytest.mark.rule("HOB-R13", "HOB-R14")
def test_large_fields_are_never_tower_fields() -> None:
    box = advanced().game.box
    assert not [field.id for field in box.fields.values() if field.size == "large" and field.tower]


@pytest.mark.rule("HOB-9.1", "HOB-R14")
def test_a_dark_spin_brings_no_look_from_the_towers() -> None:
    table = advanced().hobbit(0, "moria_near").play(2, "move moria_near", "meet", "dark")
    assert table.rolls(1)


# -- the help of friends ---------------------------------------------------------------------------


@pytest.mark.rule("HOB-9.5", "HOB-9.8")
def test_a_friend_given_up_after_moving_brings_another_roll_and_move() -> None:
    table = advanced().collection(0, "legolas").play(2, "move a_east2", "help legolas")
    assert table.rolls(0)
    table.play("nazgul", "fly mount_doom moria", 3, "move a_east5")
    assert table.state.hobbits[0] == "a_east5"


@pytest.mark.rule("HOB-9.5")
def test_a_friend_helps_off_a_tower_field_before_the_palantir_looks() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "b_vale2")
    table.play(2, "move b_vale3", "help legolas", 3, "move amon_hen_near", "end-turn")
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.5")
def test_a_friend_given_up_after_a_dark_spin_lets_the_player_spin_on() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "moria_near")
    table.play(2, "move moria_near", "meet", "dark")
    assert table.options == ["help legolas", "submit"]
    table.play("help legolas", "one", "orc")
    assert table.state.hoards[0].tiles == ("bill_the_pony",)


@pytest.mark.rule("HOB-9.5")
def test_without_help_the_dark_spin_ends_the_turn() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "moria_near")
    table.play(2, "move moria_near", "meet", "dark", "submit")
    assert table.state.hoards[0].tiles == ("legolas",)
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.5")
def test_a_friend_given_up_after_the_palantir_keeps_the_hobbit_on_its_field() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "b_vale2")
    table.play(2, "move b_vale3", "end-turn", "hide far", "guess far")
    assert table.options == ["help legolas", "submit"]
    table.play("help legolas")
    assert table.state.hobbits[0] == "b_vale3"
    assert table.rolls(1)


@pytest.mark.rule("HOB-9.5")
def test_a_player_may_be_caught_in_spite_of_having_friends() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "b_vale2")
    table.play(2, "move b_vale3", "end-turn", "hide far", "guess far", "submit")
    assert table.state.hobbits[0] == "dol_guldur"


@pytest.mark.rule("HOB-9.6")
def test_several_friends_help_in_one_turn_also_in_the_same_way() -> None:
    table = advanced().collection(0, "legolas", "gimli", "elrond").hobbit(0, "moria_near")
    table.play(2, "move moria_near", "help elrond", 2, "move moria_near", "meet")
    table.play("dark", "help gimli", "dark", "help legolas", "two", "orc")
    assert table.state.hoards[0].tiles == ("bill_the_pony",)


@pytest.mark.rule("HOB-9.5")
def test_only_friends_of_ones_own_collection_help() -> None:
    table = advanced().collection(0, "legolas", "orc").collection(1, "gimli")
    table.play(2, "move a_east2")
    assert table.options == ["help legolas", "end-turn"]
    assert table.refused("help gimli").rule == "HOB-9.5"
    assert table.refused("help orc").rule == "HOB-9.5"


@pytest.mark.rule("HOB-9.7")
def test_nobody_meets_anybody_before_having_rolled_and_moved() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "moria_near").play(2)
    assert table.refused("meet").rule == "HOB-4.3"
    assert table.refused("help legolas").rule == "HOB-4.3"


@pytest.mark.rule("HOB-9.7", "HOB-R17")
def test_after_the_spinner_a_friend_brings_no_other_roll() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "moria_near")
    table.play(2, "move moria_near", "meet", "one", "orc")
    assert table.rolls(1)
    assert table.state.hoards[0].tiles == ("legolas", "bill_the_pony")


@pytest.mark.rule("HOB-R18")
def test_a_friend_may_bring_another_roll_even_beside_a_tile() -> None:
    table = advanced().collection(0, "legolas").hobbit(0, "moria_near")
    table.play(2, "move moria_near")
    assert table.options == ["meet", "help legolas", "end-turn"]
    assert table.play("help legolas").rolls(0)


@pytest.mark.rule("HOB-9.9", "HOB-R16")
def test_a_friend_given_up_leaves_the_game_and_counts_no_more() -> None:
    table = advanced().collection(0, "legolas").nazgul("moria", 3)
    table.tile("mount_doom", "sauron", cubes=1).hobbit(0, "mount_doom_near")
    table.play(2, "move mount_doom_near", "meet", "dark", "help legolas", "one")
    assert "legolas" not in table.state.light.cards()
    assert table.over is not None
    assert table.over.scores[0] == 5


@pytest.mark.rule("HOB-9.2")
def test_the_others_see_only_that_two_fists_are_held_out() -> None:
    table = in_danger()
    assert table.match.view(0).question == Waiting(1, "ask-hiding")
    assert isinstance(table.match.view(1).question, Choice)
