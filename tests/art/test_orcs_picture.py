"""The picture of a table of `orcs`: what it shows, to whom, and what glows."""

import json
from collections.abc import Callable
from importlib.resources import files
from xml.etree import ElementTree

import msgspec
import pytest

from mathom.art import COLOURS
from mathom.core import Choice, Option, View
from mathom.games.orcs.game import game
from mathom.games.orcs.options import Jump
from mathom.games.orcs.picture import draw
from mathom.games.orcs.picture.reach import reach
from mathom.games.orcs.state import Placing, Turning
from mathom.games.orcs.view import Table
from mathom.text import Words
from tests.rulebook.orcs.tabletop import Tabletop


class Picture:
    """A picture that can be asked what it shows."""

    def __init__(self, table: Tabletop, seat: int | None = 0, language: str = "en") -> None:
        self._read(table, table.game.view(table.state, seat), language)

    @classmethod
    def of(cls, table: Tabletop, view: View[Table]) -> "Picture":
        picture = cls.__new__(cls)
        picture._read(table, view, "en")
        return picture

    def _read(self, table: Tabletop, view: View[Table], language: str) -> None:
        svg = draw(table.game, view, Words(language, table.game))
        self.root = ElementTree.fromstring(svg)

    def shown(self, kind: str) -> set[str]:
        """The things of a kind: `orc`, `card`, `figure`, `gap`."""
        things = (one.get("data-thing", "").partition(":") for one in self.root.iter())
        return {name for what, _, name in things if what == kind}

    @property
    def lit(self) -> set[str]:
        """What glows."""
        return {one.get("data-lit", "") for one in self.root.iter()} - {""}

    @property
    def words(self) -> set[str]:
        """Every line of text."""
        return {one.text or "" for one in self.root.iter() if one.tag.endswith("text")}

    def one(self, thing: str) -> ElementTree.Element:
        return next(one for one in self.root.iter() if one.get("data-thing") == thing)

    def edge(self, seat: int) -> str | None:
        """In which colour a player is outlined."""
        return next(one for one in self.one(f"player:{seat}") if one.tag.endswith("rect")).get(
            "stroke"
        )


def narrowed(table: Tabletop, keep: Callable[[Option], bool]) -> View[Table]:
    """What is asked, with some of the options only."""
    view: View[Table] = table.game.view(table.state, 0)
    assert isinstance(view.question, Choice)
    options = tuple(option for option in view.question.options if keep(option))
    question = msgspec.structs.replace(view.question, options=options)
    return msgspec.structs.replace(view, question=question)


def of_card(card: str) -> Callable[[Option], bool]:
    return lambda option: getattr(option, "card", None) == card


def test_every_field_orc_and_tower_is_drawn() -> None:
    table = Tabletop(4).start_orcs().orcs("g4", "k7-m7")
    picture = Picture(table)
    assert picture.shown("orc") == table.lying
    assert len(picture.shown("field")) == 128 - 8
    assert picture.shown("tower") == {"orthanc", "barad_dur"}


@pytest.mark.parametrize(("seats", "figures"), [(2, 4), (3, 3), (4, 4)])
def test_every_figure_stands_where_it_is(seats: int, figures: int) -> None:
    picture = Picture(Tabletop(seats).figure("red", "k2"))
    assert len(picture.shown("figure")) == figures
    assert picture.one("figure:red").get("data-field") == "k2"
    assert len(picture.shown("player")) == seats


def test_a_hand_is_drawn_for_its_seat_and_for_nobody_else() -> None:
    table = Tabletop(3).hand(0, "aragorn-9", "gimli-8", "legolas-7").hand(1, "gandalf-6")
    assert Picture(table, 0).shown("card") == set(table.state.hands[0])
    assert Picture(table, 1).shown("card") == set(table.state.hands[1])
    assert Picture(table, None).shown("card") == set()


def test_first_the_cards_glow() -> None:
    table = Tabletop(3).hand(0, "aragorn-9", "gimli-8", "legolas-7")
    assert Picture(table).lit == {"card:aragorn-9", "card:gimli-8", "card:legolas-7"}


def test_once_a_card_is_meant_the_fields_glow_to_which_it_leads() -> None:
    table = Tabletop(3).orcs("h3").hand(0, "gimli-5a", "legolas-7")
    picture = Picture.of(table, narrowed(table, of_card("gimli-5a")))
    fields = {f"field:{field}" for field in table.reach("gimli-5a")}
    assert picture.lit == {"card:gimli-5a", *fields}
    other = next(card for card in table.state.hands[0] if card != "gimli-5a")
    assert picture.one(f"card:{other}").get("opacity") is not None


def test_the_strength_left_and_the_orcs_beaten_are_told() -> None:
    table = Tabletop(3).orcs("h3").hand(0, "gimli-5a")
    found = reach(table.box, narrowed(table, of_card("gimli-5a")))
    assert {there.orcs for there in found.brought.values()} == {0, 1}
    assert found.starts == {"h4"}


def test_shadowfax_glows_on_his_card_and_alone_leads_nearly_everywhere() -> None:
    table = Tabletop(3).start_orcs().hand(0, "gandalf-6", "legolas-7")
    on_foot = Picture.of(table, narrowed(table, of_card("gandalf-6")))
    assert "mark:shadowfax" in on_foot.lit
    assert "field:p1" not in on_foot.lit
    jumping = Picture.of(table, narrowed(table, lambda option: isinstance(option, Jump)))
    assert "field:p1" in jumping.lit


def test_at_the_start_amon_hen_glows() -> None:
    table = Tabletop(4).start_orcs().turn(0, Placing())
    bare = table.state.board
    for sign in "1234":
        bare = bare.replace(sign, ".")
    table.state = msgspec.structs.replace(table.state, board=bare)
    assert Picture(table).lit == {"field:h4", "field:i4", "field:h5", "field:i5"}
    assert Picture(table).shown("figure") == set()


def test_nothing_glows_for_who_is_not_asked() -> None:
    assert Picture(Tabletop(3), 1).lit == set()
    assert Picture(Tabletop(3), None).lit == set()


def test_orcs_that_may_be_returned_glow() -> None:
    table = Tabletop(3).start_orcs().event("e1_fangorn_wakes")
    picture = Picture(table)
    assert picture.lit
    assert picture.lit <= {f"field:{field}" for field in table.lying}
    assert picture.shown("event_card") == {"e1_fangorn_wakes"}


def test_with_two_players_the_figures_that_may_be_moved_glow() -> None:
    picture = Picture(Tabletop(2).event("e1_white_rider"))
    assert {"figure:green", "figure:blue", "field:e1"} <= picture.lit


def test_the_gap_between_the_towers_is_marked() -> None:
    table = Tabletop(3).orcs("a3-k3", "n3", "o3-o6")
    picture = Picture(table)
    assert picture.shown("gap") == {"l3", "m3"}
    assert "The orcs still lack 2 fields between the towers." in picture.words
    assert "Den Orks fehlen noch 2 Felder zwischen den Türmen." in Picture(table, 0, "de").words


def test_where_nothing_can_close_the_link_nothing_is_marked() -> None:
    table = Tabletop(4).figure("green", "c1").figure("red", "c2").figure("blue", "a3")
    picture = Picture(table.figure("yellow", "b3"))
    assert picture.shown("gap") == set()
    assert not any(one.get("data-thing") == "chain" for one in picture.root.iter())


def test_a_chain_that_has_joined_the_towers_is_red() -> None:
    table = Tabletop(3).orcs("a3-n3", "o3-o6")
    table.state = msgspec.structs.replace(table.state, joined=True, frames=())
    picture = Picture(table, None)
    assert picture.one("chain").get("stroke") == COLOURS["threat"]
    assert picture.shown("gap") == set()
    assert "The orcs have joined the towers. Everybody has lost." in picture.words


def test_who_is_on_turn_is_green_and_who_has_won_is_brass() -> None:
    table = Tabletop(3).turn(1).collected(2, three=3)
    assert [Picture(table).edge(seat) == COLOURS["leaf"] for seat in range(3)] == [
        False,
        True,
        False,
    ]
    table.ent(15)
    table.state = msgspec.structs.replace(table.state, frames=())
    assert [Picture(table).edge(seat) == COLOURS["glow-line"] for seat in range(3)] == [
        False,
        False,
        True,
    ]


def test_points_tokens_and_the_ent_are_told() -> None:
    table = Tabletop(3).collected(1, three=2, two=1).ent(6)
    told = {one.text for one in Picture(table).one("player:1").iter() if one.tag.endswith("text")}
    assert {"8", "3"} <= told
    assert Picture(table).shown("ent") == {"6"}


def test_tokens_still_to_be_turned_over_are_told() -> None:
    table = Tabletop(3).turn(0, Turning(((0, 2),)))
    assert "0 + 2" in Picture(table).words


def test_the_piles_are_counted_in_both_languages() -> None:
    table = Tabletop(3).ent(4)
    state = table.state
    heroes, events, orcs = len(state.deck), len(state.event_deck), len(state.orc_deck)
    assert {f"{heroes} heroes", f"{events} events", f"{orcs} orc cards"} <= Picture(table).words
    german = Picture(table, 0, "de").words
    assert {f"{heroes} Helden", f"{events} Ereignisse", f"{orcs} Orkkarten"} <= german
    assert {"Rohan-Ebene", "Helms Klamm", "Orthanc", "Barad-dûr"} <= german


def test_the_orc_card_and_the_hero_played_last_lie_open() -> None:
    table = Tabletop(3)
    card, *others = table.box.orc_deck
    table.orc_pile(*others).hand(0, "gimli-5a").play("gimli-5a h4-g4", table.first_drawn)
    picture = Picture(table)
    assert picture.shown("orc_card") == {card}
    assert picture.shown("discarded") == {"gimli-5a"}


def test_a_corrected_box_is_drawn_as_well() -> None:
    plan = json.loads(files("mathom.games.orcs").joinpath("components.json").read_text("utf-8"))
    plan["hand_size"] = 6
    plan["event_cards"][0]["title_en"] = "A very long name of an event " * 4
    corrected = game(json.dumps(plan).encode())
    state, _ = corrected.start(corrected.setup(2))
    for language in ("de", "en"):
        for seat in (0, None):
            ElementTree.fromstring(
                draw(corrected, corrected.view(state, seat), Words(language, corrected))
            )
