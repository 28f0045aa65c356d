"""Finding puzzles: positions with one answer that is clearly best, and that a quick look misses.

Bots play against each other. Wherever the easy bot is asked, a search with time looks as well, with
the same eyes; where it prefers another answer by far, and does so again with other luck, there may
be a puzzle. If a goal is named, nothing is searched: what each answer is worth is worked out, and
where the easy bot misses the best one, that is proven. Whether it is a good puzzle, and why, is for
a person to say.
"""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from fractions import Fraction
from random import Random
from typing import NamedTuple

from mathom.bots import Budget, make
from mathom.bots.bot import Why
from mathom.core import AnyGame, Choice, Match, Seeded
from mathom.core.lesson import Goal
from mathom.lab.puzzle_check import LEAST_WORSE
from mathom.lab.puzzle_proof import TooMuch, worths

FEWEST = 3
"""Options there must be, or there is nothing to find."""
GLANCE = 0.15
"""The share of the search that is spent to see whether more is worth it."""
FOLLOWED = 3_000
"""States that are followed to a goal before the next position is looked at."""
IMAGINED = 2
"""So often what the seat cannot see is dealt anew: the answer must stay the best."""
LOOKED_AT = 12
"""An answer counts if a search has tried it so often, or as often as a few of the others."""


class Wanted(NamedTuple):
    """What makes a position a puzzle."""

    seconds: float = 4.0
    """For each of the two searches."""
    margin: float = 0.15
    """So much more of the win the best answer must bring than the one the easy bot gives."""
    apart: float = 0.05
    """And so much more than the second best, or that one is right, too."""
    most: int = 3
    """So many answers may be right."""
    easy: str = "greedy"
    only: tuple[str, ...] = ()
    """Questions to look at, by the ids of their texts or patterns of them; empty: all."""
    skip: tuple[str, ...] = ()
    """Questions not to look at: what is bid before a game begins is a matter of taste."""

    def about(self, question: Choice) -> bool:
        """Whether there may be something to find in a question."""
        ask = question.ask.id
        return (
            len(question) >= FEWEST
            and not any(fnmatchcase(ask, one) for one in self.skip)
            and (not self.only or any(fnmatchcase(ask, one) for one in self.only))
        )


class PuzzleCandidate(NamedTuple):
    """A position that may become a puzzle."""

    seed: int
    at: int
    seat: int
    position: str
    right: tuple[str, ...]
    """The best answer, and those that are about as good."""
    worth: float
    """The share of the win it brings, or what its goal counts."""
    missed: str
    """What the easy bot would answer."""
    missed_worth: float

    def __str__(self) -> str:
        return (
            f"seed {self.seed}, answer {self.at}, seat {self.seat}: {' or '.join(self.right)} "
            f"({self.worth:.2f}); easy: {self.missed} ({self.missed_worth:.2f})"
        )


def find_puzzles(
    game: AnyGame,
    seats: int,
    seeds: range,
    wanted: Wanted | None = None,
    goal: Goal | None = None,
) -> Iterator[PuzzleCandidate]:
    """The puzzles in matches that bots play with these seeds; with a goal: proven ones."""
    wanted = wanted or Wanted()
    for seed in seeds:
        match = Match(game, game.setup(seats), Seeded(seed))
        easy = make(wanted.easy, game, seed)
        while match.over is None:
            question = match.question
            assert isinstance(question, Choice)
            chosen = easy.choose(match.view(question.seat))
            if wanted.about(question):
                missed = game.write(chosen)
                found = (
                    puzzle_in(match, seed, missed, wanted)
                    if goal is None
                    else proven_in(match, seed, missed, wanted, goal)
                )
                if found is not None:
                    yield found
            match.play(chosen)


def puzzle_in(match: Match, seed: int, missed: str, wanted: Wanted) -> PuzzleCandidate | None:
    """The puzzle in the position at hand, if it is one that `missed` is not the answer to."""
    game, seat = match.game, match.to_move
    assert seat is not None
    view = match.view(seat)
    right: set[str] = set()
    for number, share in ((0, GLANCE), (1, 1.0), (2, 1.0)):
        bot = make("ismcts", game, number, Budget(seconds=share * wanted.seconds))
        bot.choose(view)
        wins = _wins(game, bot.why)
        best = max(wins.values(), default=0.0)
        gap = best - wins.get(missed, 1.0)
        if gap < (wanted.margin if number else wanted.margin / 3):
            return None
        good = {one for one, win in wins.items() if win > best - wanted.apart}
        right = good if number < 2 else right & good
    if not 0 < len(right) <= wanted.most:
        return None
    ordered = tuple(sorted(right, key=lambda one: -wins[one]))
    position = game.dump(match.state).decode()
    return PuzzleCandidate(
        seed, len(match.played), seat, position, ordered, best, missed, wins.get(missed, 0.0)
    )


def proven_in(
    match: Match, seed: int, missed: str, wanted: Wanted, goal: Goal
) -> PuzzleCandidate | None:
    """The puzzle with this goal in the position at hand, if `missed` is not the answer to it."""
    game, seat = match.game, match.to_move
    assert seat is not None
    view = match.view(seat)
    imagined = (game.resample(view, Random(number)) for number in range(IMAGINED))
    right: set[str] = set()
    try:
        found = worths(game, match.state, goal, FOLLOWED)
        right = _best(found)
        if missed in right or len(right) > wanted.most:
            return None
        if any(_best(worths(game, state, goal, FOLLOWED)) != right for state in imagined):
            return None
    except TooMuch:
        return None
    best = max(found.values())
    ordered = tuple(one for one in found if one in right)
    return PuzzleCandidate(
        seed,
        len(match.played),
        seat,
        game.dump(match.state).decode(),
        ordered,
        float(best),
        missed,
        float(found[missed]),
    )


def _best(found: Mapping[str, Fraction]) -> set[str]:
    """The answers that are best, and those that nobody could feel to be worse."""
    best = max(found.values())
    return {answer for answer, worth in found.items() if worth > best - LEAST_WORSE}


def _wins(game: AnyGame, why: Why) -> dict[str, float]:
    """What the answers bring that a search has looked at closely."""
    most = max((one.visits or 0 for one in why.weighed), default=0)
    enough = min(LOOKED_AT, most // 4)
    return {
        game.write(one.option): one.win
        for one in why.weighed
        if one.win is not None and (one.visits or 0) >= max(1, enough)
    }
