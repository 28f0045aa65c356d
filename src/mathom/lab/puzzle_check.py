"""Whether puzzles are right: lessons with one thing to find, proven to be best by the rules."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from mathom.core import AnyGame, Match
from mathom.core.lesson import Goal, Lesson, match_at, meant
from mathom.lab.lesson_check import LessonFlaw, check
from mathom.lab.puzzle_proof import TooMuch, worths

LEAST_WORSE = Fraction(1, 20)
"""So much less every other answer must be worth, or nobody could feel the difference."""


def check_puzzle(game: AnyGame, puzzle: Lesson) -> list[LessonFlaw]:
    """Everything that is wrong with one puzzle."""
    return check(game, puzzle) or [
        LessonFlaw(puzzle.id, None, what) for what in _flaws(game, puzzle)
    ]


def _flaws(game: AnyGame, puzzle: Lesson) -> Iterator[str]:
    kinds = [step.kind for _, step in puzzle.steps]
    if kinds.count("ask") != 1 or kinds[-1] != "tell":
        yield "it must ask one thing, and explain it then"
        return
    number = kinds.index("ask")
    step = puzzle.steps[number][1]
    if not step.find:
        yield "what is to be found is shown (find = true)"
    if all(one.when is None for one in step.elsewhere):
        yield "no answer tempts: one of the others must be explained by itself"
    match = match_at(game, puzzle, number)
    accepted = meant(game, match, step)
    if accepted is None:
        yield "every answer is right"
    elif puzzle.goal is None:
        yield "there is no goal to measure the answers by"
    else:
        yield from _proven(game, puzzle, match, accepted, puzzle.goal)


def _proven(
    game: AnyGame, puzzle: Lesson, match: Match, accepted: tuple[str, ...], goal: Goal
) -> Iterator[str]:
    """The answers that are right are best, whatever it is that the learner cannot see."""
    imagined = game.resample(match.view(puzzle.you), Random(1))
    for state in (match.state, imagined):
        try:
            found = worths(game, state, goal)
        except TooMuch:
            yield "there is too much to follow until the goal is reached"
            return
        best = max(found.values())
        for answer, worth in found.items():
            if answer in accepted and worth < best:
                yield f"{answer} is worth {float(worth):.2f}, the best {float(best):.2f}"
            if answer not in accepted and worth > best - LEAST_WORSE:
                yield f"{answer} is worth {float(worth):.2f} and about as good"
