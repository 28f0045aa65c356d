"""Whether puzzles are right: lessons with one thing to find, which the easy bot does not."""

from collections.abc import Iterator

from mathom.core import AnyGame
from mathom.core.lesson import Lesson, match_at, meant
from mathom.lab.lesson_check import Flaw, check


def check_puzzle(game: AnyGame, puzzle: Lesson) -> list[Flaw]:
    """Everything that is wrong with one puzzle."""
    return check(game, puzzle) or [Flaw(puzzle.id, None, what) for what in _flaws(game, puzzle)]


def _flaws(game: AnyGame, puzzle: Lesson) -> Iterator[str]:
    kinds = [step.kind for _, step in puzzle.steps]
    if kinds.count("ask") != 1 or kinds[-1] != "tell":
        yield "it must ask one thing, and explain it then"
        return
    number = kinds.index("ask")
    step = puzzle.steps[number][1]
    if not step.find:
        yield "what is to be found is shown (find = true)"
    match = match_at(game, puzzle, number)
    accepted = meant(game, match, step)
    if accepted is None:
        yield "every answer is right"
        return
    ratings = game.advisor.rate(match.view(puzzle.you))
    top = max(one.score for one in ratings)
    easy = {game.write(one.option) for one in ratings if one.score == top}
    if easy & set(accepted):
        yield f"the easy bot finds it: {', '.join(sorted(easy & set(accepted)))}"
