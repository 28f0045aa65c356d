"""The picture of a table of `hobbits`: what lies and stands there is drawn, and nothing hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mathom.core import Seat
from mathom.core.frames import Frame, replace
from mathom.games.hobbits.picture import draw
from mathom.games.hobbits.state import (
    Captured,
    Darkness,
    Flight,
    Guessing,
    Hiding,
    Lot,
    Opening,
    Pause,
    Pressing,
    TurningUp,
    Walk,
)
from mathom.text import Words
from tests.rulebook.hobbits.tabletop import Tabletop

NS = "{http://www.w3.org/2000/svg}"


class Picture:
    """What a picture shows, by the names of the things."""

    def __init__(self, table: Tabletop, seat: Seat | None = None, language: str = "en") -> None:
        words = Words(language, table.game, strict=True)
        self.svg = draw(table.game, table.game.view(table.state, seat), words)
        self.root = ElementTree.fromstring(self.svg)

    def all(self, thing: str) -> list[ElementTree.Element]:
        return [one for one in self.root.iter() if one.get("data-thing") == thing]

    def one(self, thing: str) -> ElementTree.Element:
        (found,) = self.all(thing)
        return found

    def marked(self, mark: str) -> set[str | None]:
        """The things that glow, or that were chosen."""
        return {
            one.get("data-thing")
            for one in self.root.iter()
            if one.get("data-thing") and any(inner.get(f"data-{mark}") for inner in one)
        }

    @property
    def said(self) -> set[str | None]:
        return {one.text for one in self.root.iter(f"{NS}text")}


def advanced(seats: int = 2, **settings: str) -> Tabletop:
    return Tabletop(seats, mode="advanced", **settings)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_hobbit_stands_where_it_is(seats: int) -> None:
    table = advanced(seats).hobbit(0, "moria_far").hobbit(1, "orthanc")
    picture = Picture(table)
    for seat, field in enumerate(table.state.hobbits):
        assert picture.one(f"seat:{seat}").get("data-at") == field
    assert len({picture.one(f"seat:{seat}").get("transform") for seat in range(seats)}) == seats


def test_tiles_cubes_and_nazgul_are_at_their_places() -> None:
    picture = Picture(Tabletop().tile("moria", "black_rider", 2, nazgul=2))
    moria, high_pass = picture.one("place:moria"), picture.one("place:high_pass")
    assert (moria.get("data-tile"), moria.get("data-cubes")) == ("black_rider", "2")
    assert (high_pass.get("data-tile"), high_pass.get("data-cubes")) == ("aragorn", None)
    assert len(picture.all("nazgul")) == 3


def test_friends_are_round_and_enemies_square() -> None:
    picture = Picture(Tabletop())

    def is_round(place: str) -> bool:
        tile = next(picture.one(place).iter(f"{NS}rect"))
        return float(tile.get("rx", 0)) * 2 == float(tile.get("width", 0))

    assert is_round("place:moria")
    assert not is_round("place:isengard")


def test_the_whole_map_is_there() -> None:
    table = Tabletop()
    picture, box = Picture(table), table.game.box
    for field in (*box.fields, *box.towers):
        assert picture.one(f"field:{field}") is not None
    for place in box.places:
        assert picture.one(f"place:{place.id}") is not None


def test_where_the_hobbit_may_walk_glows_for_its_player_only() -> None:
    table = Tabletop().hobbit(0, "moria_near").turn(0, Walk(2))
    assert Picture(table, 0).marked("lit") == {f"field:{field}" for field in table.targets}
    assert not Picture(table, 1).marked("lit")
    assert not Picture(table).marked("lit")


def test_an_empty_place_is_a_field_that_glows() -> None:
    table = Tabletop().empty("moria").hobbit(0, "moria_near").turn(0, Walk(1))
    assert "place:moria" in Picture(table, 0).marked("lit")


def test_places_with_nazgul_glow_when_one_may_fly() -> None:
    table = Tabletop().nazgul("moria", 1).turn(0, Flight())
    assert Picture(table, 0).marked("lit") == {"place:moria", "place:mount_doom"}


def test_friends_that_can_help_glow_in_the_own_collection() -> None:
    table = advanced().collection(0, "elrond", "saruman").collection(1, "gimli")
    table.hobbit(0, "c_gondor4").turn(0, Captured())
    assert Picture(table, 0).marked("lit") == {"tile:elrond"}


@pytest.mark.parametrize("frame", [Pressing("moria"), Darkness("moria")])
def test_the_place_of_an_encounter_is_ringed(frame: Frame) -> None:
    table = advanced(spins="may-stop").hobbit(0, "moria_near").turn(0, frame)
    table.tile("moria", "orc").collection(0, "elrond")
    assert Picture(table).marked("chosen") == {"place:moria"}


@pytest.mark.parametrize(("frame", "face"), [(Walk(4), "4"), (Flight(), "nazgul")])
def test_the_die_shows_what_was_rolled(frame: Frame, face: str) -> None:
    table = Tabletop().nazgul("moria", 1)
    assert Picture(table.turn(0, frame)).one("die").get("data-face") == face


def test_before_and_after_the_roll_there_is_no_die() -> None:
    assert not Picture(Tabletop()).all("die")
    assert not Picture(Tabletop().hobbit(0, "moria_near").turn(0, Pause())).all("die")


def test_only_who_hid_the_palantir_sees_it() -> None:
    table = advanced(3).hobbit(0, "b_gap3").turn(0, Guessing("far"))
    assert len(Picture(table, 1).one("hand:far").findall(f"./{NS}g[@data-thing='palantir']")) == 1
    assert not Picture(table, 1).one("hand:near").findall(f"./{NS}g[@data-thing='palantir']")
    for other in (0, 2, None):
        assert len(Picture(table, other).all("hand:far")) == 1
        assert not Picture(table, other).all("palantir")


def test_the_fists_of_both_hands_glow_for_who_hides_and_who_guesses() -> None:
    both = {"hand:near", "hand:far"}
    table = advanced(3).hobbit(0, "b_gap3")
    assert Picture(table.turn(0, Hiding(0)), 1).marked("lit") == both
    assert Picture(table.turn(0, Guessing("near")), 0).marked("lit") == both
    assert not Picture(table, 1).marked("lit")


def test_the_hand_that_was_chosen_is_ringed() -> None:
    table = advanced(palantir="chance").hobbit(0, "b_gap3").turn(0, Opening("far"))
    assert Picture(table).marked("chosen") == {"hand:far"}


def test_what_a_player_gathered_lies_beside_the_map_with_its_points() -> None:
    table = Tabletop().collection(0, "elrond", "saruman", nazgul=1)
    hoard = Picture(table).one("hoard:0")
    things = [one.get("data-thing") for one in hoard.iter() if one.get("data-thing")]
    assert things == ["hoard:0", "tile:elrond", "tile:saruman", "nazgul"]
    assert "3" in {one.text for one in hoard.iter(f"{NS}text")}


def test_the_stacks_are_counted() -> None:
    table = Tabletop()
    picture = Picture(table)
    light, dark = len(table.state.light), len(table.state.dark)
    assert [one.findtext(f"{NS}text") for one in picture.all("stack")] == [f"{light}", f"{dark}"]


def test_tiles_turned_up_in_the_set_up_lie_open() -> None:
    table = Tabletop()
    table.state = table.game.start(table.setup)[0]
    assert any(isinstance(frame, Lot | TurningUp) for frame in table.state.frames)
    table.turn(0, TurningUp(friends=("gandalf",), surplus=("elrond",)))
    picture = Picture(table)
    assert picture.all("tile:gandalf")
    assert picture.all("tile:elrond")


def test_who_beat_sauron_wears_the_crown() -> None:
    table = Tabletop().hobbit(0, "mount_doom_near").tile("mount_doom", "sauron", 2)
    table.nazgul("moria", 3).play(2, "move mount_doom_near", "meet", "two")
    hoard = Picture(table).one("hoard:0")
    assert "crown" in {one.get("data-thing") for one in hoard.iter()}
    assert len(Picture(table).all("crown")) == 1


def test_it_speaks_german() -> None:
    said = Picture(Tabletop(), language="de").said
    assert {"Düsterwald", "Schicksalsberg", "Hobbiten/Beutelsend", "Spieler 2"} <= said


def test_every_tile_given_up_is_drawn() -> None:
    table = Tabletop()
    every = tuple(table.game.box.light_tiles + table.game.box.dark_tiles)
    table.state = replace(table.state, given_up=every)
    picture = Picture(table)
    for tile in every:
        assert picture.all(f"tile:{tile}")


def test_it_is_light_and_stands_alone() -> None:
    picture = Picture(advanced(5).turn(0, Walk(5)), 0)
    assert len(picture.svg) < 100_000
    assert not [one for one in picture.root.iter() if one.get("id")]
