"""A tour of a game: positions at every kind of question, met by players that go looking for them.

A kind of question is a kind of frame on top. Whoever is asked looks a step ahead and goes where
something has not been met often enough; otherwise now sensibly, now at random, and now and then as
a search would. Where play hardly ever leads, a position is set up by hand (`rare.py`).
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import mathom
from mathom.bots import make
from mathom.bots.playout import sample
from mathom.core import Answer, AnyGame, Chance, Choice, ChoiceStep, FramedGame, Option, Over
from tests.conformance.rare import rare
from tests.conformance.tables import CASES, Case, Stop

EACH = 4
"""So many positions of every kind are kept."""
MATCHES = {"hobbits": 24, "journey": 24, "orcs": 40, "ringwar": 4}
"""So many matches a tour takes; a game that is not listed takes the least."""
AHEAD = 6
"""So many options are looked at for something new."""
LONG = 1500
"""Answers after which a match of a tour is left."""


def framed(name: str) -> FramedGame[Any, Any]:
    """A game made of frames and steps, as all are."""
    game = mathom.game(name)
    assert isinstance(game, FramedGame)
    return game


def kind(state: Any) -> str:
    """What is asked: the word for the frame on top."""
    return type(state.frames[-1]).tag() if state.frames else "over"


@cache
def tour(name: str) -> dict[str, tuple[Stop, ...]]:
    """Some positions at every kind of question of a game that came up."""
    met: dict[str, list[Stop]] = {}
    for stop in chain(rare(name), _stops(name, met)):
        there = met.setdefault(kind(stop.state), [])
        if len(there) < EACH:
            there.append(stop)
    return {word: tuple(stops) for word, stops in met.items()}


def _stops(name: str, met: dict[str, list[Stop]]) -> Iterator[Stop]:
    """The positions of some matches, at tables as different as can be."""
    tables = [case for case in CASES if case.game == name]
    matches = MATCHES.get(name, min(MATCHES.values()))
    for number in range(matches):
        case = tables[number * 7 % len(tables)]
        for state in _wander(case, number, met):
            yield Stop(case, state)


def _wander(case: Case, seed: int, met: dict[str, list[Stop]]) -> Iterator[Any]:
    """The positions of one match, chance included, of players that look for what is new."""
    game, rng = mathom.game(case.game), Random(seed)
    search = make("ismcts:4", game, seed)
    state, _ = game.start(game.setup(case.seats, dict(case.settings)))
    for _ in range(LONG):
        question = game.question(state)
        if isinstance(question, Over):
            return
        yield state
        answer: Answer
        luck = rng.random()
        if isinstance(question, Chance):
            answer = sample(question, rng)
        elif (new := _new(game, state, question, met, rng)) is not None:
            answer = new
        elif luck < 0.01:
            answer = search.choose(game.view(state, question.seat))
        elif luck < 0.5:
            answer = game.advisor.reply(state, question, rng)
        else:
            answer = rng.choice(question.options)
        state, _ = game.apply(state, answer)


def _new(
    game: AnyGame, state: Any, choice: Choice, met: dict[str, list[Stop]], rng: Random
) -> Option | None:
    """An option that leads to a kind of question not met often enough, if there is one."""
    options = choice.options
    for number in rng.sample(range(len(options)), min(AHEAD, len(options))):
        ahead, _ = game.apply(state, options[number])
        if len(met.get(kind(ahead), ())) < EACH:
            return options[number]
    return None


def choice_kinds(name: str) -> set[str]:
    """The kinds of question that some seat is asked."""
    return {
        frame.tag() for frame, step in framed(name).steps.items() if isinstance(step, ChoiceStep)
    }


def quick_kinds(name: str) -> set[str]:
    """The kinds of question whose options are found by a way of their own, to be faster."""
    return {
        frame.tag()
        for frame, step in framed(name).steps.items()
        if isinstance(step, ChoiceStep) and type(step).options is not ChoiceStep.options
    }
