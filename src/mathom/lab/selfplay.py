"""Games from which something can be learned: played well, but not always the same way.

Everybody does what the advisor rates best, and now and then something else that is promising. Who
only ever did what is thought best would never learn what the rest is worth. A teacher may look on,
and is asked now and then what he would do.
"""

from collections.abc import Generator, Mapping, Sequence
from math import exp
from random import Random
from sys import intern
from typing import NamedTuple

from mathom.bots import dismiss, hire
from mathom.core import AnyGame, Match, Option, Rating, Seat, Seeded
from mathom.core.judgement import marks_of, untaught, words
from mathom.lab.plan import Plan, bot_seed, find_game

CURIOUS = 0.2
"""So often something promising is tried instead of the best."""
TRUST = 4.0
"""Where ratings have no unit: how much more often the best is tried than the worst, e to this."""
LITTLE = 0.003
"""Words that differ by less are left out."""
ASKED = 0.2
"""So often a teacher is asked: one choice after the other teaches nearly the same."""
MENU = 24
"""So many options are told apart: those that are rated best, and what the teacher chose."""


class TeachersChoice(NamedTuple):
    """What a teacher chose, and from what: his choice is the first of the options."""

    scores: tuple[float, ...]
    """The advisor's."""
    words: tuple[tuple[str, ...], ...]


class Decision(NamedTuple):
    """A choice with more than one option, as far as something can be learned from it."""

    seat: Seat
    score: float
    """The advisor's score of what was chosen, above what was to be expected."""
    words: Mapping[str, float]
    """How often each word is said of what was chosen, above what was to be expected."""
    marks: Sequence[Mapping[str, float]]
    """What the position shows, for every seat."""
    shown: TeachersChoice | None = None
    """What a teacher would have done."""


class TeachingGame(NamedTuple):
    """A match that is over, and the choices in it."""

    digest: str
    payoffs: tuple[float, ...]
    decisions: tuple[Decision, ...]


def teaching_games(plan: Plan, teacher: str | None = None) -> Generator[TeachingGame, None, None]:
    """The games of a plan, all seats played by the advisor; the same plan, the same games.

    A teacher is any bot. Raises BadBot.
    """
    game = untaught(find_game(plan.game, plan.components))
    for index in range(plan.games):
        yield _play(game, plan, index, teacher)


def _play(game: AnyGame, plan: Plan, index: int, teacher: str | None) -> TeachingGame:
    seed = plan.game_seed(index)
    match, found = Match(game, plan.setup_of(index), Seeded(seed)), []
    seeds = [bot_seed(seed, seat) for seat in range(plan.setup.seats)]
    rngs = [Random(one) for one in seeds]
    teachers = [hire(teacher, game, one) for one in seeds] if teacher is not None else []
    asks = Random(seed)
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        if len(view.choice.options) == 1:
            match.play(view.choice.options[0])
            continue
        ratings = game.advisor.rate(view)
        chances = _chances(game, ratings)
        (chosen,) = rngs[seat].choices(range(len(ratings)), chances)
        score, said = _unusual(ratings, chances, chosen, seat)
        asked = teachers and asks.random() < ASKED
        shown = _shown(ratings, teachers[seat].choose(view), seat) if asked else None
        found.append(Decision(seat, score, said, marks_of(game.advisor, match.state), shown))
        match.play(ratings[chosen].option)
    dismiss(teachers)
    over = match.over
    assert over is not None
    return TeachingGame(match.digest, over.payoffs, tuple(found))


def _chances(game: AnyGame, ratings: Sequence[Rating]) -> list[float]:
    """How likely each option is tried: the best ones most of the time, others by their rating."""
    scores = [one.score for one in ratings]
    best, worst = max(scores), min(scores)
    scale = 1 / game.guidance.unit if game.guidance.unit else TRUST / (best - worst or 1.0)
    promise = [exp((score - best) * scale) for score in scores]
    share, bests = CURIOUS / sum(promise), scores.count(best)
    return [
        share * one + (1 - CURIOUS) * (score == best) / bests
        for one, score in zip(promise, scores, strict=True)
    ]


def _unusual(
    ratings: Sequence[Rating], chances: Sequence[float], chosen: int, seat: Seat
) -> tuple[float, Mapping[str, float]]:
    """In what a choice differs from what was to be expected: its score, and its words."""
    score, said = 0.0, dict[str, float]()
    for at, (one, chance) in enumerate(zip(ratings, chances, strict=True)):
        more = (at == chosen) - chance
        score += more * one.score
        if abs(more) >= LITTLE:
            for word in words(one.option, seat):
                said[word] = said.get(word, 0.0) + more
    return score, {intern(word): much for word, much in said.items() if abs(much) >= LITTLE}


def _shown(ratings: Sequence[Rating], choice: Option, seat: Seat) -> TeachersChoice:
    """What a teacher chose, among the best of the options."""
    menu = sorted(ratings, key=lambda one: (one.option != choice, -one.score))[:MENU]
    said = tuple(tuple(map(intern, words(one.option, seat))) for one in menu)
    return TeachersChoice(tuple(one.score for one in menu), said)
