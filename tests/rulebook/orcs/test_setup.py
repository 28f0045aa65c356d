"""Chapters 1 and 2: board, material, set-up; chapter 11: variants."""

from collections import Counter

import pytest

import mathom
from mathom.core import Chance, Choice, Match, Seeded
from mathom.games.orcs.board import COLUMNS, FIELDS, ORC, ROWS
from mathom.games.orcs.game import Orcs
from mathom.games.orcs.state import State
from tests.rulebook.orcs.tabletop import Tabletop

FIRST_RINGS = {"c1", "c2", "c3", "b3", "a3", "n8", "n7", "n6", "o6", "p6"}
ORTHANCS_SECOND = {"d1", "d2", "d3", "d4", "c4", "b4", "a4"}
BARAD_DURS_SECOND = {"m8", "m7", "m6", "m5", "n5", "o5", "p5"}


def game() -> Orcs:
    found = mathom.game("orcs")
    assert isinstance(found, Orcs)
    return found


def start(seats: int = 3, **settings: str) -> Match:
    return Match(game(), game().setup(seats, settings), Seeded(1))


def orcs(state: State) -> set[str]:
    return {FIELDS[at] for at, sign in enumerate(state.board) if sign == ORC}


# -- board and material ----------------------------------------------------------------------------


@pytest.mark.rule("ORK-1.1")
def test_the_board_has_eight_rows_of_sixteen_fields_and_a_tower_in_two_corners() -> None:
    land = game().box.land
    assert (ROWS, COLUMNS, len(FIELDS)) == (8, 16, 128)
    towers = {FIELDS[field] for field in land.towers}
    assert towers == {"a1", "b1", "a2", "b2", "o7", "p7", "o8", "p8"}


@pytest.mark.rule("ORK-1.1")
@pytest.mark.parametrize("way", ["c4-a2", "c4-b3-b2", "e2-b2"])
def test_nobody_walks_into_a_tower(way: str) -> None:
    table = Tabletop().figure("green", way[:2]).hand(0, "aragorn-9")
    assert table.refused(f"aragorn-9 {way}").rule == "ORK-1.1"


@pytest.mark.rule("ORK-1.1")
def test_nobody_jumps_onto_a_tower() -> None:
    table = Tabletop().hand(0, "gandalf-6")
    assert table.refused("gandalf-6 shadowfax a1").rule == "ORK-1.1"
    assert table.refused("gandalf-6 shadowfax p8").rule == "ORK-1.1"


@pytest.mark.rule("ORK-1.2")
def test_the_first_ring_has_five_fields_and_the_second_seven() -> None:
    sizes = {ring: len(fields) for ring, fields in game().box.rings.items()}
    assert sizes == {
        ("orthanc", 1): 5, ("orthanc", 2): 7, ("barad_dur", 1): 5, ("barad_dur", 2): 7,
    }  # fmt: skip


@pytest.mark.rule("ORK-1.3")
def test_six_areas_have_names_and_amon_hen_is_the_start() -> None:
    box = game().box
    assert set(box.areas) == {
        "amon_hen", "fangorn", "rohan_plain", "helms_deep", "edoras", "minas_tirith",
    }  # fmt: skip
    assert {FIELDS[field] for field in box.areas["amon_hen"]} == {"h4", "i4", "h5", "i5"}
    assert set(box.areas["amon_hen"]) == set(box.start_fields)


@pytest.mark.rule("ORK-1.4")
def test_there_are_150_tokens_and_ents_are_only_on_those_with_one_point() -> None:
    tokens = game().box.tokens
    assert sum(token.count for token in tokens) == 150
    assert {token.points for token in tokens} == {1, 2, 3}
    assert {token.points for token in tokens if token.ent} == {1}


@pytest.mark.rule("ORK-1.5")
def test_there_are_32_hero_cards_and_shadowfax_is_gandalfs() -> None:
    heroes = game().box.heroes.values()
    assert len(heroes) == 32
    assert {hero.strength for hero in heroes} == {5, 6, 7, 8, 9}
    assert {hero.movement for hero in heroes} == {"orthogonal", "diagonal", "any"}
    assert {hero.hero for hero in heroes if hero.shadowfax} == {"Gandalf"}
    assert all(hero.shadowfax for hero in heroes if hero.hero == "Gandalf")


@pytest.mark.rule("ORK-1.6")
def test_there_are_nine_orc_cards_fourteen_events_and_fifteen_steps() -> None:
    box = game().box
    sides = Counter(tuple(one.side for one in card.placements) for card in box.orc_cards.values())
    assert sides == {("isengard",): 4, ("mordor",): 4, ("isengard", "mordor"): 1}
    assert len(box.event_cards) == 14
    assert {card.group for card in box.event_cards.values()} == {1, 2, 3}
    assert box.last_space == 15


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-2.1", "ORK-R11")
def test_all_tokens_are_one_supply_and_nobody_knows_what_is_under_them() -> None:
    match = start()
    state = match.state
    assert (state.supply, sum(state.unseen)) == (140, 150)
    assert state.unseen == tuple(token.count for token in game().box.tokens)


@pytest.mark.rule("ORK-2.2")
def test_ten_orcs_lie_around_the_towers() -> None:
    assert orcs(start().state) == FIRST_RINGS


@pytest.mark.rule("ORK-2.3")
def test_the_first_event_cards_are_of_group_one_then_two_then_three() -> None:
    for space, group in ((0, 1), (3, 1), (5, 2), (8, 2), (10, 3), (12, 3)):
        table = Tabletop().figure("green", "b8").orcs("a8").hand(0, "gimli-5a").ent(space)
        table.play("gimli-5a b8-a8", table.first_drawn, "ent")
        assert {table.box.event_cards[card].group for card in table.chances} == {group}


@pytest.mark.rule("ORK-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_three_hero_cards(seats: int) -> None:
    state = start(seats).state
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.deck) == 32 - 3 * seats


@pytest.mark.rule("ORK-2.4")
def test_every_hero_card_is_as_likely_as_any_other() -> None:
    match = Match(game(), game().setup(3))
    question = match.question
    assert isinstance(question, Chance)
    assert len(question) == 32
    assert set(question.counts().values()) == {1}


@pytest.mark.rule("ORK-2.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_beginning_with_green_everybody_puts_a_figure_on_amon_hen(seats: int) -> None:
    match = start(seats)
    for seat, field in enumerate(["i5", "h4", "h5", "i4"][:seats]):
        if isinstance(match.question, Choice) and match.question.ask.id == "ask-placing":
            assert match.to_move == seat
            match.play(f"place {field}")
    assert [FIELDS[match.state.where(figure)] for figure in range(seats)] == [
        "i5", "h4", "h5", "i4",
    ][:seats]  # fmt: skip


@pytest.mark.rule("ORK-2.5")
def test_a_figure_starts_on_a_free_field_of_amon_hen_only() -> None:
    match = start().play_all(["place h4"])
    table = Tabletop()
    table._match = match
    assert table.refused("place h4").rule == "ORK-2.5"
    assert table.refused("place h3").rule == "ORK-2.5"


@pytest.mark.rule("ORK-2.5")
def test_with_three_players_one_colour_is_not_used() -> None:
    state = start().play_all(["place h4", "place i4", "place h5"]).state
    assert state.where(3) == -1


@pytest.mark.rule("ORK-2.6", "ORK-3.1")
def test_green_begins_and_the_ent_stands_at_the_start() -> None:
    match = start().play_all(["place h4", "place i4", "place h5"])
    assert match.state.turn == 0
    assert match.to_move == 0
    assert match.state.ent == 0


# -- variants --------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-11.1")
def test_with_orthanc_doubled_seventeen_orcs_lie_there() -> None:
    assert orcs(start(variant="orthanc_double").state) == FIRST_RINGS | ORTHANCS_SECOND


@pytest.mark.rule("ORK-11.2")
def test_with_both_doubled_twentyfour_orcs_lie_there() -> None:
    state = start(variant="both_double").state
    assert orcs(state) == FIRST_RINGS | ORTHANCS_SECOND | BARAD_DURS_SECOND
    assert state.supply == 126
