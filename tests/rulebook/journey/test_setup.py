"""Chapters 1 and 2: what is in the box, and how it is set up; 8.1 for two players."""

import json
from collections import Counter
from fractions import Fraction
from importlib.resources import files

import pytest

import mathom
from mathom.core import BadComponents, Chance, Match, Seeded
from mathom.games.journey.events import Dealt, RingGiven, TileExchanged
from mathom.games.journey.game import game as box_of
from mathom.games.journey.state import State
from tests.rulebook.journey.tabletop import PATHS, Tabletop

PRINTED = json.loads(files("mathom.games.journey").joinpath("components.json").read_bytes())

ASKED = PATHS[:4]
"""The path cards that chance is asked for; the last two are alike."""


def fresh(seats: int, seed: int = 1, **settings: str) -> State:
    """A match with its set-up done."""
    state = mathom.new("journey", seats=seats, seed=seed, **settings).state
    assert isinstance(state, State)
    return state


def setting_up(seats: int, *answers: int | str, **settings: str) -> Match:
    """A match that is being set up by hand."""
    game = mathom.game("journey")
    return Match(game, game.setup(seats, settings)).play_all(answers)


def odds(match: Match) -> dict[int | str, Fraction]:
    assert isinstance(match.question, Chance)
    return match.question.odds()


# -- the box ---------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-1.1", "GEF-R13")
def test_there_are_five_of_each_of_sixteen_character_cards() -> None:
    copies = Tabletop().game.box.copies
    colours, traits = ("red", "blue", "green", "yellow"), PRINTED["traits"]
    for colour in colours:
        for trait in traits:
            assert copies[f"{colour}-{trait['id']}"] == 5
    assert sum(copies.values()) - copies["gandalf"] == 80


@pytest.mark.rule("GEF-1.2")
def test_there_are_sixteen_gandalfs() -> None:
    assert Tabletop().game.box.copies["gandalf"] == 16


@pytest.mark.rule("GEF-1.3")
def test_seven_places_and_their_traits_from_left_to_right() -> None:
    places = Tabletop().game.box.places
    assert [place.number for place in places] == list(range(7))
    assert places[0].id == "amon_hen"
    assert not places[0].traits
    assert places[2].traits == ("wisdom", "strength")  # as in the rulebook's example
    assert all(1 <= len(place.traits) <= 3 for place in places[1:])


@pytest.mark.rule("GEF-1.4")
def test_six_path_cards_and_six_tiles_of_each_value() -> None:
    box = Tabletop().game.box
    assert sorted(box.components.path_cards) == sorted(PATHS)
    assert box.tiles == {2: 6, 3: 6, 4: 6, 5: 6}


@pytest.mark.rule("GEF-1.3", "GEF-R13")
@pytest.mark.parametrize(
    ("key", "value", "line_of"),
    [
        ("path_cards", [2, 2, 3, 3, 4], '"path_cards"'),
        ("path_cards", [0, 2, 3, 3, 4, 4], '"path_cards"'),
        ("hand_size_start", 40, '"hand_size_start"'),
        ("open_cards_start", -1, '"open_cards_start"'),
        ("character_cards", {"per_colour_and_trait": 0}, '"character_cards"'),
        ("gandalf_cards", {"total": -1}, '"gandalf_cards"'),
        ("point_tiles", {"values": {"5": 6}, "last_place_needs": 5}, '"point_tiles"'),
        ("point_tiles", {"values": {"4": 30}, "last_place_needs": 5}, '"point_tiles"'),
        ("colours", [], '"colours"'),
        ("places", PRINTED["places"][:6], '"places"'),
        ("places", PRINTED["places"][::-1], '"places"'),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused_with_its_line(
    key: str, value: object, line_of: str
) -> None:
    text = json.dumps(PRINTED | {key: value}, indent=1, ensure_ascii=False)
    with pytest.raises(BadComponents) as refused:
        box_of(text.encode())
    first = next(n for n, line in enumerate(text.splitlines(), 1) if line_of in line)
    assert refused.value.line >= first


@pytest.mark.rule("GEF-R13")
def test_an_owner_may_call_the_colours_otherwise() -> None:
    colours = [{**one, "name_de": "Lila"} for one in PRINTED["colours"]]
    owned = box_of(json.dumps(PRINTED | {"colours": colours}).encode())
    assert owned.components.startswith("sha256:")
    assert owned.names["de"]["card-red-wisdom"] == "Weisheit (Lila)"


# -- the way ---------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-2.1")
def test_a_path_card_lies_in_each_gap() -> None:
    assert sorted(fresh(4).paths) == sorted(PATHS)


@pytest.mark.rule("GEF-2.1")
def test_path_cards_are_drawn_without_putting_them_back() -> None:
    third = Fraction(1, 3)
    assert odds(setting_up(3)) == {2: third, 3: third, 4: third}
    assert odds(setting_up(3, 2)) == {2: Fraction(1, 5), 3: Fraction(2, 5), 4: Fraction(2, 5)}
    assert 2 not in odds(setting_up(3, 2, 2))


@pytest.mark.rule("GEF-2.5")
def test_the_marker_starts_on_amon_hen_and_moves_to_the_first_space() -> None:
    being_dealt = setting_up(3, *ASKED).state
    assert (being_dealt.place, being_dealt.space) == (0, 0)
    assert (fresh(3).place, fresh(3).space) == (0, 1)


# -- the tiles -------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_place_gets_a_tile_less_than_there_are_players(seats: int) -> None:
    tiles = fresh(seats).tiles
    assert [len(here) for here in tiles] == [0, *[seats - 1] * 6]


@pytest.mark.rule("GEF-2.2", "GEF-2.3", "GEF-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_minas_tirith_always_has_a_five(seats: int) -> None:
    for seed in range(25):
        assert 5 in fresh(seats, seed).tiles[6]


@pytest.mark.rule("GEF-2.3", "GEF-R11")
def test_minas_tirith_is_dealt_first() -> None:
    match = setting_up(3, *ASKED, 5, 2)
    assert match.state.tiles[6] == (5, 2)
    assert match.state.tiles[1] == ()


@pytest.mark.rule("GEF-2.3", "GEF-R11")
def test_without_a_five_a_random_tile_goes_back_and_a_five_takes_its_place() -> None:
    match = setting_up(3, *ASKED, 4, 3)
    assert odds(match) == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    (event,) = match.play(1)
    assert event == TileExchanged("minas_tirith", 4, 5)
    assert match.state.tiles[6] == (5, 3)


@pytest.mark.rule("GEF-2.3")
def test_the_tile_that_went_back_can_be_dealt_elsewhere() -> None:
    match = setting_up(3, *ASKED, 4, 3, 1)
    # 22 tiles are left: six fours again, five threes, five fives, six twos.
    assert odds(match)[4] == Fraction(6, 22)
    assert odds(match)[5] == Fraction(5, 22)


@pytest.mark.rule("GEF-2.3")
def test_with_a_five_nothing_goes_back() -> None:
    match = setting_up(3, *ASKED, 2, 5)
    assert isinstance(match.question, Chance)
    assert match.question.what == "tile"


@pytest.mark.rule("GEF-2.2", "GEF-R14")
def test_tiles_of_a_place_lie_in_order_of_value() -> None:
    assert all(list(here) == sorted(here, reverse=True) for here in fresh(5).tiles)


@pytest.mark.rule("GEF-2.2")
def test_spare_tiles_are_not_seen() -> None:
    state = fresh(3)
    assert sum(map(len, state.tiles)) == 12
    assert state.lost == ()


@pytest.mark.rule("GEF-8.1")
def test_for_two_every_trait_symbol_gets_a_tile() -> None:
    state = fresh(2)
    places = Tabletop().game.box.places
    assert [len(here) for here in state.tiles] == [len(place.traits) for place in places]
    assert sum(map(len, state.tiles)) == 11


@pytest.mark.rule("GEF-8.1", "GEF-2.3")
def test_for_two_the_five_takes_the_very_place_of_the_tile_that_went_back() -> None:
    match = setting_up(2, *ASKED, 4, 2, 4, 2)
    assert match.state.tiles[6] == (4, 5, 4)


# -- the cards -------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_each_four_open_ones_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.open) == 4
    assert len(state.pile) == 96 - 6 * seats - 4
    assert state.discard == ()


@pytest.mark.rule("GEF-2.4", "GEF-1.1")
def test_all_96_cards_are_somewhere() -> None:
    state = fresh(4)
    found = Counter((*state.open, *state.pile.cards()))
    for hand in state.hands:
        found.update(hand)
    assert found == Tabletop().game.box.copies


@pytest.mark.rule("GEF-2.4")
def test_nobody_else_sees_a_dealt_card() -> None:
    event = Dealt(1, "red-wisdom")
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Dealt(1, None)


# -- who begins ------------------------------------------------------------------------------------


@pytest.mark.rule("GEF-2.5")
def test_the_first_seat_has_the_ring_and_begins() -> None:
    match = mathom.new("journey", seats=4, seed=3)
    assert (match.state.ring, match.state.start, match.to_move) == (0, 0, 0)
    assert RingGiven(0) in match.events(None)


@pytest.mark.rule("GEF-2.5")
def test_or_the_lot_decides() -> None:
    quarter = Fraction(1, 4)
    assert odds(setting_up(4, first="lot")) == dict.fromkeys(range(4), quarter)
    game = mathom.game("journey")
    match = Match(game, game.setup(4, {"first": "lot"}))
    match.play(2)
    match.source = Seeded(1)
    match.play(2)
    assert (match.state.ring, match.state.start, match.to_move) == (2, 2, 2)
