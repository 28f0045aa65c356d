"""Games from which something can be learned: played well, but not always the same way.

Everybody does what the advisor rates best, and now and then something else that is promising. Who
only ever did what is thought best would never learn what the rest is worth. A teacher may look on,
and is asked now and then what he would do.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from random import Random
from sys import intern
from time import perf_counter
from typing import NamedTuple

import msgspec

from mathom.bots import Bot, BotFault, dismiss, hire
from mathom.core import AnyGame, Match, Option, Rating, Seat, Seeded
from mathom.core.judgement import marks_of, untaught, words
from mathom.lab.plan import Plan, bot_seed
from mathom.lab.playing import failed, tell

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


class TeachingGame(msgspec.Struct, frozen=True, tag="taught"):
    """A match that is over, and the choices in it."""

    digest: str
    payoffs: tuple[float, ...]
    decisions: tuple[Decision, ...]
    index: int = 0
    seconds: float = 0.0


class TeachJob(msgspec.Struct, frozen=True, tag="teach"):
    """Games of a plan are to be played by the advisor on all seats, and to be learned from. A
    teacher is any bot."""

    plan: Plan
    teacher: str | None = None

    def do(self, game: AnyGame, index: int) -> TeachingGame:
        """Plays game number `index`. Raises GameFailed, and BotFault if the teacher is to blame."""
        plan, begin, teachers = self.plan, perf_counter(), list[Bot]()
        game, seed = untaught(game), plan.game_seed(index)
        match, seeds = Match(game, plan.setup_of(index), Seeded(seed)), _bot_seeds(plan, seed)
        try:
            if self.teacher is not None:
                teachers += [hire(self.teacher, game, one) for one in seeds]
            found = tuple(_decisions(match, [Random(one) for one in seeds], teachers, Random(seed)))
        except BotFault:
            raise
        except Exception as error:
            raise failed(plan, index, tell(match, ()), error) from error
        finally:
            dismiss(teachers)
        over = match.over
        assert over is not None
        return TeachingGame(match.digest, over.payoffs, found, index, perf_counter() - begin)


def _bot_seeds(plan: Plan, seed: int) -> list[int]:
    return [bot_seed(seed, seat) for seat in range(plan.setup.seats)]


def _decisions(
    match: Match, rngs: Sequence[Random], teachers: Sequence[Bot], asks: Random
) -> Iterator[Decision]:
    """Plays a match to its end, and tells what was decided in it."""
    game = match.game
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
        yield Decision(seat, score, said, marks_of(game.advisor, match.state), shown)
        match.play(ratings[chosen].option)


def share_words(taught: TeachingGame) -> TeachingGame:
    """The same, with every word in memory only once, as it is where it was not sent."""
    decisions = [
        one if one.shown is None else one._replace(shown=_sharing(one.shown))
        for one in taught.decisions
    ]
    return msgspec.structs.replace(taught, decisions=tuple(decisions))


def _sharing(shown: TeachersChoice) -> TeachersChoice:
    return shown._replace(words=tuple(tuple(map(intern, said)) for said in shown.words))


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
