"""All that a hand offers, reckoned at once, is what the guard lets pass one by one."""

from random import Random

import pytest

from mathom.core import Choice
from mathom.core.frames import replace
from mathom.games.orcs.board import (
    COLUMNS,
    FIELDS,
    FIGURES,
    FREE,
    INDEX,
    ORC,
    ROWS,
    bits,
    put,
    put_all,
)
from mathom.games.orcs.lazy_options import MARK, Marked, Portion, Portions
from mathom.games.orcs.link import Fronts, fields_of, ground_bits, orc_bits
from mathom.games.orcs.options import Discard, Jump, Move
from mathom.games.orcs.paths import numbers
from mathom.games.orcs.patterns import all_ways
from mathom.games.orcs.rules.heroes import PlayHero
from mathom.games.orcs.rules.offers import Offers
from mathom.games.orcs.rules.pincer import walk
from mathom.games.orcs.state import Hero, State
from tests.rulebook.orcs.tabletop import Tabletop, the_game


def crowded(seats: int, seed: int) -> State:
    """Figures in few columns, and orcs on half of the fields: pincers wherever one steps."""
    rng = Random(seed)
    table = Tabletop(seats)
    columns = rng.sample(range(2, COLUMNS - 2), 2)
    spots = [row * COLUMNS + column for row in range(ROWS) for column in columns]
    board = table.box.land.bare
    for field in range(ROWS * COLUMNS):
        if board[field] == FREE and rng.random() < 0.5:
            board = put(board, field, ORC)
    for figure, field in enumerate(rng.sample(spots, table.state.figures)):
        board = put(board, field, FIGURES[figure])
    hand = tuple(rng.sample(table.box.hero_deck, 3))
    return replace(table.state, board=board, hands=(hand, *table.state.hands[1:]))


@pytest.mark.rule("ORK-5.3", "ORK-5.4", "ORK-5.5", "ORK-6.1", "ORK-6.5", "ORK-6.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_what_is_allowed(seats: int, seed: int) -> None:
    game, state = the_game(), crowded(seats, seed)
    allowed = {one for one in game.candidates(state) if game.refusal(state, one) is None}
    question = game.question(state)
    assert isinstance(question, Choice)
    offered = list(question)
    assert set(offered) == allowed
    assert len(offered) == len(allowed)


@pytest.mark.rule("ORK-5.1", "ORK-5.3", "ORK-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_was_looked_up_is_allowed_unseen_and_the_guard_agrees(seats: int, seed: int) -> None:
    game, state = the_game(), crowded(seats, seed)
    question = game.question(state)
    assert isinstance(question, Choice)
    step = game.steps[Hero]
    assert isinstance(step, PlayHero)
    for number in range(len(question)):
        option = question.options[number]
        assert game.refusal(state, option) is None
        assert isinstance(option, Move | Jump | Discard)
        assert step.guard(state, Hero(), option) is None
        assert game.apply(state, option) == game.apply(state, replace(option))


@pytest.mark.rule("ORK-5.1")
def test_what_was_looked_up_is_allowed_only_there() -> None:
    game, state = the_game(), crowded(2, 0)
    question = game.question(state)
    assert isinstance(question, Choice)
    option = question.at(0.5)
    elsewhere = replace(state, hands=state.hands[::-1])
    assert game.refusal(state, option) is None
    assert game.refusal(elsewhere, option) is not None
    game.question(elsewhere)
    assert game.refusal(elsewhere, option) is not None


@pytest.mark.rule("ORK-5.1")
def test_no_answer_is_refused_even_if_nothing_was_looked_up() -> None:
    game, state = the_game(), crowded(2, 1)
    game.question(state)
    for nothing in (None, ""):
        refusal = game.refusal(state, nothing)  # type: ignore[arg-type]
        assert refusal is not None
        assert refusal.rule == "ORK-5.1"


@pytest.mark.rule("ORK-5.4", "ORK-6.5")
@pytest.mark.parametrize("seed", range(6))
def test_every_way_beats_as_many_orcs_as_walking_it_does(seed: int) -> None:
    game, state = the_game(), crowded(2, seed)
    question = game.question(state)
    assert isinstance(question, Choice)
    assert isinstance(question.options, Offers)
    land = game.box.land
    for mover in question.options.movers:
        beaten = mover.fan.beaten(mover.costs)
        for number in numbers(mover.payable[0]):
            way = mover.fan.move(number, "", None)
            entered = land.entered(way.start, way.turn, way.to)
            gone = walk(land, state.board, INDEX[way.start], entered)
            assert beaten >> 8 * number & 0xFF == len(gone.beaten)


@pytest.mark.rule("ORK-5.2", "ORK-5.3")
@pytest.mark.parametrize("points", [5, 7])
@pytest.mark.parametrize("row", range(ROWS // 2))
def test_shorter_ways_are_picked_as_if_there_were_no_longer_ones(row: int, points: int) -> None:
    picked, alone = all_ways(row, 9).within(points, points), all_ways(row, points)
    assert (picked.ends, picked.turns, picked.marks) == (alone.ends, alone.turns, alone.marks)
    assert (picked.entered, picked.returning) == (alone.entered, alone.returning)
    assert picked.sums(picked.ends) == alone.sums(alone.ends)


@pytest.mark.rule("ORK-6.5", "ORK-6.6")
def test_a_returning_way_has_entered_the_column_of_its_end_before() -> None:
    points = 5  # in the middle of the board no way for so many leaves it
    land, fan = the_game().box.land, the_game().box.atlas.fan(INDEX["h3"], points, points)
    pattern = all_ways(INDEX["h3"] // COLUMNS, points)
    for number, way in enumerate(fan.moves(range(len(pattern)), "", None)):
        *before, end = land.entered(way.start, way.turn, way.to)
        rows = [field // COLUMNS for field in before if field % COLUMNS == end % COLUMNS]
        assert pattern.entered[number] == bits(rows)


@pytest.mark.rule("ORK-9.1")
@pytest.mark.parametrize("seed", range(200))
def test_the_quick_no_is_never_wrong(seed: int) -> None:
    rng, box = Random(seed), the_game().box
    orcs = [field for field in box.land.open if rng.random() < 0.55 + seed / 1000]
    board = put_all(box.land.bare, orcs, ORC)
    assert box.links.closed(board) == box.links.joined(orc_bits(board))


class TwoPortions(Portions):
    """Four options in two portions, of which three are on offer."""

    def _work_out(self) -> tuple[list[Portion], int]:
        first = tuple(map(Discard, ("aragorn-5", "aragorn-6", "aragorn-7")))
        return [Marked(first, MARK | MARK << 16, 2), Marked((Discard("gimli-8"),), MARK, 1)], 3


OFFERED = tuple(map(Discard, ("aragorn-5", "aragorn-7", "gimli-8")))


def test_portions_are_a_sequence() -> None:
    found = TwoPortions()
    assert len(found) == 3
    assert [found[number] for number in range(3)] == list(found) == list(OFFERED)
    assert found[-1] == OFFERED[-1]
    assert found[1:] == OFFERED[1:]
    assert Discard("aragorn-6") not in found


@pytest.mark.parametrize("number", [3, -4])
def test_portions_end_where_they_end(number: int) -> None:
    with pytest.raises(IndexError):
        TwoPortions()[number]


def test_portions_equal_what_holds_the_same_options() -> None:
    assert TwoPortions() == TwoPortions()
    assert TwoPortions() == OFFERED
    assert TwoPortions() != OFFERED[:2]
    assert hash(TwoPortions()) == hash(TwoPortions())


@pytest.mark.parametrize("seed", range(20))
def test_the_shortest_links_are_those_that_lack_the_fewest(seed: int) -> None:
    board, links = crowded(3, seed).board, the_game().box.links
    orcs, lacking = Fronts(links, orc_bits(board), ground_bits(board)).shortest()
    joined = put_all(board, links.gap(board), ORC)
    assert links.closed(joined) or not links.gap(board)
    missing = links.missing(orc_bits(board), ground_bits(board))
    assert set(links.gap(board)) <= set(fields_of(lacking))
    for field in fields_of(lacking):
        filled = put(board, field, ORC)
        assert links.missing(orc_bits(filled), ground_bits(filled)) == missing - 1, FIELDS[field]
    assert orcs & ~orc_bits(board) == 0
