"""Puzzles: what makes one right, what the finder looks at, and what answers are worth."""

from fractions import Fraction

import msgspec
import pytest

import mathom
from mathom.core import Choice, Message
from mathom.core.lesson import Effect, Elsewhere, Goal, Lesson, LessonStep, match_at
from mathom.games.orcs.options import Enough, Remove
from mathom.lab.puzzle_check import check_puzzle
from mathom.lab.puzzle_finder import Wanted, proven_in
from mathom.lab.puzzle_proof import worths

PLAIN = Elsewhere(de="Nein.", en="No.")
TEMPTING = Elsewhere(when="remove b3", de="Nein.", en="No.")
ORCS = mathom.game("orcs")
FANGORN = ORCS.learning().lesson("5-fangorn-stirs")


def changed(puzzle: Lesson, **changes: object) -> Lesson:
    """The puzzle with another question."""
    scene = puzzle.scenes[0]
    steps = (msgspec.structs.replace(scene.steps[0], **changes), *scene.steps[1:])
    return msgspec.structs.replace(
        puzzle, scenes=(msgspec.structs.replace(scene, steps=steps), *puzzle.scenes[1:])
    )


def flaws(puzzle: Lesson) -> str:
    return "\n".join(map(str, check_puzzle(ORCS, puzzle)))


def asked(puzzle: Lesson) -> LessonStep:
    return puzzle.scenes[0].steps[0]


def test_a_puzzle_is_right_if_its_answers_are_best_and_no_others_are() -> None:
    assert flaws(FANGORN) == ""


def test_an_answer_that_is_not_best_is_no_solution() -> None:
    also = ("remove a3", "remove c2")
    found = flaws(changed(FANGORN, also=also, elsewhere=(TEMPTING, PLAIN)))
    assert "remove c2 is worth -0.25" in found


def test_an_answer_that_is_as_good_must_be_accepted() -> None:
    found = flaws(changed(FANGORN, also=(), elsewhere=(TEMPTING, PLAIN)))
    assert "remove a3 is worth 0.00 and about as good" in found


def test_a_puzzle_has_a_goal_and_an_answer_that_tempts() -> None:
    assert "no goal" in flaws(msgspec.structs.replace(FANGORN, goal=None))
    assert "no answer tempts" in flaws(changed(FANGORN, elsewhere=(PLAIN,)))


def test_a_puzzle_does_not_show_what_is_to_be_found() -> None:
    assert asked(FANGORN).find
    assert "is shown" in flaws(changed(FANGORN, find=False))


def test_what_is_counted_is_followed_through_every_card() -> None:
    goal = FANGORN.goal
    assert goal is not None
    found = worths(ORCS, match_at(ORCS, FANGORN, 0).state, goal)
    assert found["remove c3"] == 0
    assert found["enough"] == Fraction(-1, 4)  # one of four orc cards closes the chain


def test_the_learner_goes_on_as_well_as_he_can() -> None:
    goal = Goal(
        counts=(Effect("orcs-removed", of="fields"),),
        until=(Effect("turn-began"),),
        regardless=("card", "token"),
    )
    found = worths(ORCS, match_at(ORCS, FANGORN, 0).state, goal)
    assert found["remove c2"] == 2
    assert found["enough"] == 0


@pytest.mark.parametrize(
    ("wanted", "looks"),
    [
        (Wanted(), True),
        (Wanted(skip=("ask-bid*",)), False),
        (Wanted(only=("ask-assign*",)), False),
        (Wanted(only=("ask-b*",)), True),
    ],
)
def test_the_finder_looks_at_the_questions_it_is_told_to(wanted: Wanted, looks: bool) -> None:
    options = (Remove("c2"), Remove("c3"), Enough())
    assert wanted.about(Choice(0, Message("ask-bidding"), options)) is looks
    assert not wanted.about(Choice(0, Message("ask-bidding"), options[:2]))


def test_with_a_goal_the_finder_proves_what_the_easy_bot_misses() -> None:
    goal = FANGORN.goal
    assert goal is not None
    match = match_at(ORCS, FANGORN, 0)
    found = proven_in(match, 7, "remove c2", Wanted(), goal)
    assert found is not None
    assert set(found.right) == {"remove c3", "remove a3"}
    assert (found.worth, found.missed_worth) == (0, -0.25)
    assert proven_in(match, 7, "remove c3", Wanted(), goal) is None, "nothing is missed"
    assert proven_in(match, 7, "remove c2", Wanted(most=1), goal) is None, "too many are right"
