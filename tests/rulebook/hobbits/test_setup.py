"""Chapters 1 to 3: board, tiles, set-up."""

from collections import Counter

import pytest

import mathom
from mathom.core import Chance, Match
from mathom.games.hobbits.game import Hobbits
from mathom.games.hobbits.state import State
from tests.rulebook.hobbits.tabletop import Tabletop


def fresh(seats: int = 3, **settings: str) -> Match:
    game = mathom.game("hobbits")
    return Match(game, game.setup(seats, settings))


def site(state: State, place: str) -> tuple[str | None, int, int]:
    found = next(one for one in state.sites if one.place == place)
    return found.tile, found.cubes, found.nazgul


@pytest.mark.rule("HOB-3.1", "HOB-2.1")
def test_sauron_waits_at_mount_doom_with_nine_cubes_and_all_nazgul() -> None:
    assert site(fresh().state, "mount_doom") == ("sauron", 9, 3)


@pytest.mark.rule("HOB-3.1")
def test_witch_king_and_shelob_lie_open_and_five_dark_tiles_are_stacked() -> None:
    state: State = fresh().state
    assert site(state, "black_gate") == ("witch_king", 5, 0)
    assert site(state, "shelobs_lair") == ("shelob", 4, 0)
    assert len(state.dark) == 5
    assert not {"witch_king", "shelob"} & set(state.dark.cards())


@pytest.mark.rule("HOB-3.2", "HOB-R10")
def test_light_tiles_are_turned_up_until_three_friends_and_three_enemies_lie_open() -> None:
    match = fresh()
    match.play_all(["orc", "aragorn", "wolf", "gandalf", "saruman", "uruk_hai", "legolas"])
    state: State = match.state
    friends = [site(state, place)[0] for place in ("high_pass", "moria", "barrow_downs")]
    enemies = [site(state, place)[:2] for place in ("mirkwood", "amon_hen", "isengard")]
    assert friends == ["aragorn", "gandalf", "legolas"]
    assert enemies == [("orc", 2), ("wolf", 2), ("saruman", 4)]


@pytest.mark.rule("HOB-3.2")
def test_surplus_tiles_go_back_into_the_stack() -> None:
    match = fresh()
    match.play_all(["orc", "aragorn", "wolf", "gandalf", "saruman", "uruk_hai", "legolas"])
    state: State = match.state
    assert "uruk_hai" in state.light.cards()
    assert len(state.light) == 22 - 6


@pytest.mark.rule("HOB-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_hobbits_start_in_hobbiton_and_the_first_seat_begins(seats: int) -> None:
    table = Tabletop(seats)
    assert table.state.hobbits == ("hobbiton",) * seats
    assert table.rolls(0)


@pytest.mark.rule("HOB-3.3")
def test_the_first_seat_may_be_drawn_by_lot() -> None:
    match = fresh(seats=3, first="lot")
    assert match.question == Chance("first", (0, 1, 2))
    match.play(2)
    match.play_all(["orc", "aragorn", "wolf", "gandalf", "saruman", "legolas"])
    assert match.state.turn == 2


@pytest.mark.rule("HOB-3.3")
def test_turns_go_clockwise() -> None:
    table = Tabletop(3)
    for seat in (0, 1, 2, 0):
        assert table.rolls(seat)
        table.play(2, "move hobbiton")


@pytest.mark.rule("HOB-2.2")
def test_twenty_two_light_and_seven_dark_tiles_and_sauron() -> None:
    game = mathom.game("hobbits")
    assert isinstance(game, Hobbits)
    assert len(game.box.light_tiles) == 22
    assert len(game.box.dark_tiles) == 7
    assert all(game.box.tiles[tile].kind == "enemy" for tile in game.box.dark_tiles)
    assert game.box.tiles["sauron"].strength == 9


@pytest.mark.rule("HOB-2.2")
def test_forty_two_cubes_suffice_whatever_lies_on_the_places() -> None:
    game = mathom.game("hobbits")
    assert isinstance(game, Hobbits)
    strengths = sorted(
        game.box.tiles[tile].strength for tile in game.box.light_tiles + game.box.dark_tiles
    )
    assert 9 + sum(strengths[-8:]) <= 42


@pytest.mark.rule("HOB-1.1", "HOB-1.2")
def test_regions_are_joined_only_across_places() -> None:
    game = mathom.game("hobbits")
    assert isinstance(game, Hobbits)
    box = game.box
    for field in box.fields.values():
        assert {box.fields[one].region for one in field.neighbours} == {field.region}
    for place in box.places[:-1]:
        near, far = box.fields[place.near[0]], box.fields[place.far[0]]
        assert (near.size, far.size) == ("large", "large")
        assert near.region < far.region


@pytest.mark.rule("HOB-1.2")
def test_six_light_two_dark_places_and_mount_doom_with_one_large_field() -> None:
    game = mathom.game("hobbits")
    assert isinstance(game, Hobbits)
    kinds = Counter(place.kind for place in game.box.places)
    assert kinds == {"light": 6, "dark": 2, "doom": 1}
    assert game.box.places[game.box.doom].far == ()


@pytest.mark.rule("HOB-1.5")
def test_tower_fields_mean_nothing_in_the_beginner_game() -> None:
    table = Tabletop().hobbit(0, "b_vale2").play(2, "move b_vale3")
    assert table.rolls(1)


@pytest.mark.rule("HOB-1.5", "HOB-9.5")
def test_friends_do_not_help_in_the_beginner_game() -> None:
    table = Tabletop().collection(0, "legolas").hobbit(0, "moria_near").play(2, "move moria_near")
    assert table.options == ["meet", "end-turn"]
    assert table.refused("help legolas").rule == "HOB-9.5"
