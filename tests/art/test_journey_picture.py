"""The picture of a table of `journey`: what it shows, to whom, and what glows."""

import json
from importlib.resources import files
from random import Random
from xml.etree import ElementTree

import pytest

from mathom.art import COLOURS
from mathom.core import Match, Seeded
from mathom.games.journey.game import game
from mathom.games.journey.picture import draw
from mathom.text import Words
from tests.art.geometry import placed
from tests.rulebook.journey.tabletop import Tabletop, cards


class Picture:
    """A picture that can be asked what it shows."""

    def __init__(self, table: Tabletop, seat: int | None = 0, language: str = "en") -> None:
        view = table.game.view(table.state, seat)
        self.svg = draw(table.game, view, Words(language, table.game))
        self.root = ElementTree.fromstring(self.svg)

    def all(self, thing: str, inside: ElementTree.Element | None = None) -> list[dict[str, str]]:
        """What is known of every such thing, without the `data-`."""
        return [
            {key.removeprefix("data-"): value for key, value in one.items()}
            for one in (self.root if inside is None else inside).iter()
            if one.get("data-thing") == thing
        ]

    def names(self, kind: str) -> tuple[str, ...]:
        """The things of a kind, as often as they are shown: `open`, `hand`, `known`."""
        things = (one.get("data-thing", "").partition(":") for one in self.root.iter())
        return tuple(sorted(name for what, _, name in things if what == kind))

    def player(self, seat: int) -> ElementTree.Element:
        return next(one for one in self.root.iter() if one.get("data-thing") == f"player:{seat}")

    def edge(self, seat: int) -> str | None:
        """In which colour a player is outlined."""
        return next(iter(self.player(seat))).get("stroke")

    @property
    def lit(self) -> set[str]:
        """What glows."""
        return {one.get("data-lit", "") for one in self.root.iter()} - {""}

    @property
    def words(self) -> set[str]:
        return told(self.root)


def told(part: ElementTree.Element) -> set[str]:
    """Every line of text in a part of a picture."""
    return {one.text or "" for one in part.iter() if one.tag.endswith("text")}


def on_the_way() -> Tabletop:
    """Three players before Edoras: rows, open cards, a hand for each."""
    table = Tabletop(3).on_the_way("edoras", 2).open("red-wisdom gandalf").discard("green-wisdom")
    table.rows(1, red="gandalf 3 determination", blue="2 strength").won(1, 5, 4)
    return table.hand(0, "2 blue-wisdom gandalf").hand(1, "3 yellow-strength", "yellow-strength")


def test_the_road_with_its_places_traits_and_tiles_is_drawn() -> None:
    picture = Picture(on_the_way())
    assert len(picture.names("place")) == 7
    assert len(picture.all("trait:determination")) == 3
    assert len(picture.all("tile")) == 4 * 2
    assert picture.all("marker") == [{"thing": "marker", "place": "2", "space": "2"}]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_a_band(seats: int) -> None:
    picture = Picture(Tabletop(seats))
    assert picture.names("player") == tuple(map(str, range(seats)))
    assert [picture.edge(seat) == COLOURS["leaf"] for seat in range(seats)] == [
        seat == 0 for seat in range(seats)
    ]


def test_rows_lie_before_their_player_and_show_whether_they_count() -> None:
    picture = Picture(on_the_way())
    band = picture.player(1)
    assert picture.all("row:red", band) == [{"thing": "row:red", "cards": "4", "valid": "yes"}]
    assert picture.all("row:blue", band) == [{"thing": "row:blue", "cards": "2", "valid": "no"}]
    assert picture.all("slot:green", band)
    assert not picture.all("row:red", picture.player(0))


def test_points_tiles_and_cards_in_hand_are_told() -> None:
    picture = Picture(on_the_way())
    band = picture.player(1)
    assert {"9", "5", "4", "3"} <= told(band)
    assert len(picture.all("won", band)) == 2
    assert picture.all("ring", picture.player(0))
    assert len(picture.all("lost")) == 2


def test_a_hand_is_drawn_for_its_seat_and_for_nobody_else() -> None:
    table = on_the_way()
    assert Picture(table, 0).names("hand") == ("blue-wisdom", "gandalf")
    assert Picture(table, 0).all("hand:blue-wisdom")[0]["count"] == "2"
    assert Picture(table, 1).names("hand") == ("yellow-strength",)
    assert Picture(table, None).names("hand") == ()
    assert "Your hand:" not in Picture(table, None).words


def test_cards_that_everybody_knows_are_drawn_for_the_others() -> None:
    table = on_the_way()
    assert Picture(table, 0).names("known") == ("yellow-strength",)
    assert Picture(table, None).names("known") == ("yellow-strength",)
    assert Picture(table, 1).names("known") == ()


def test_open_cards_and_piles_are_drawn() -> None:
    table = on_the_way()
    picture = Picture(table)
    assert picture.names("open") == ("gandalf", "red-wisdom")
    assert picture.names("pile") == ("discard", "draw")
    assert f"draw pile: {len(table.state.pile)}, discard pile: 1" in picture.words


def test_all_of_many_open_cards_are_drawn() -> None:
    many = "5 red-wisdom 5 blue-wisdom 5 green-wisdom 5 red-strength 5 gandalf"
    assert Picture(Tabletop(2).open(many)).names("open") == cards(many)


def test_what_can_be_taken_and_laid_down_glows() -> None:
    table = on_the_way()
    assert Picture(table).lit == {
        *("open:gandalf", "open:red-wisdom"),
        *("hand:blue-wisdom", "hand:gandalf", "pile:draw"),
    }
    assert Picture(table, 1).lit == set()
    assert Picture(table, None).lit == set()


def test_the_card_laid_down_has_a_tick_and_does_not_glow() -> None:
    table = on_the_way().play("swap gandalf")
    picture = Picture(table)
    assert picture.lit == {"open:gandalf", "open:red-wisdom", "pile:draw"}
    assert len(picture.all("laid")) == 1


def test_what_can_be_laid_out_glows() -> None:
    table = Tabletop(3).at("rohan").hand(0, "blue-endurance gandalf")
    assert Picture(table).lit == {"hand:blue-endurance", "hand:gandalf"}


def test_with_two_players_a_tile_lies_below_each_trait() -> None:
    picture = Picture(Tabletop(2).at("fangorn").hand(0, "blue-wisdom"))
    stop = next(one for one in picture.root.iter() if one.get("data-thing") == "place:fangorn")
    assert len(picture.all("tile", stop)) == 2


def test_who_has_won_has_a_brass_edge() -> None:
    table = Tabletop(3).start(2).at("minas_tirith").hand(2, "red-strength")
    table.play("lay red-strength")
    picture = Picture(table)
    assert table.over.winners == (2,)
    assert [picture.edge(seat) == COLOURS["glow-line"] for seat in range(3)] == [False, False, True]


def test_the_same_in_german() -> None:
    picture = Picture(on_the_way(), 0, "de")
    assert {"Helms Klamm", "Entschlossenheit", "Deine Hand:", "Rot", "gilt"} <= picture.words


def test_a_corrected_box_with_new_colours_traits_and_places_is_drawn() -> None:
    plan = json.loads(files("mathom.games.journey").joinpath("components.json").read_text("utf-8"))
    violet = {"id": "violet", "name_de": "Violett-Purpurfarben", "name_en": "Violet"}
    plan["colours"].append(violet)
    plan["traits"][3]["id"] = "luck"
    for place in plan["places"]:
        place["traits"] = ["luck" if one == "determination" else one for one in place["traits"]]
    plan["places"][6] |= {"id": "erebor", "name_de": "Der Einsame Berg im fernen Nordosten"}
    plan["hand_size_start"], plan["path_cards"] = 15, [5, 5, 5, 1, 1, 1]
    corrected, rng = game(json.dumps(plan).encode()), Random(2)
    match = Match(corrected, corrected.setup(5), Seeded(2))
    for answers in range(120):
        if answers % 30 == 0:
            for seat in (0, None):
                view = match.view(seat)
                root = ElementTree.fromstring(draw(corrected, view, Words("de", corrected)))
                assert all(words.inside(root) for words in placed(root))
        assert match.to_move is not None
        match.play(rng.choice(match.view(match.to_move).choice.options))


def test_a_table_that_is_still_set_up_is_drawn() -> None:
    from_the_box = Tabletop(5).game
    state, _ = from_the_box.start(from_the_box.setup(5))
    svg = draw(from_the_box, from_the_box.view(state, None), Words("en", from_the_box))
    assert svg.startswith("<svg")
