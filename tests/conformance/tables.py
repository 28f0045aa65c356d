"""Every game at every size with every setting, and random positions at these tables."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mathom
from mathom.core import AnyGame, Choice, Match, Seeded
from mathom.core.setup import by_seat
from tests.conftest import examples

Test: TypeAlias = Callable[..., None]


class Case(NamedTuple):
    """A game, so many seats, and what the table agreed on."""

    game: str
    seats: int
    settings: tuple[tuple[str, str], ...] = ()

    def match(self, seed: int) -> Match:
        game = mathom.game(self.game)
        return Match(game, game.setup(self.seats, dict(self.settings)), Seeded(seed))


class Stop(NamedTuple):
    """A position at a table."""

    case: Case
    state: Any

    @property
    def match(self) -> Match:
        """A match that goes on from here."""
        game = mathom.game(self.case.game)
        setup = game.setup(self.case.seats, dict(self.case.settings))
        return Match(game, setup, Seeded(0), position=self.state)


FEW = 6
"""More settings than this are shared out among the numbers of seats."""


def _cases(game: AnyGame) -> list[Case]:
    """Every number of seats, and every value of every setting at least once, with the others'
    fullest values beside it."""
    full = {setting.id: setting.values[-1] for setting in game.settings if not setting.by_seat}
    found = []
    for at, seats in enumerate(game.players):
        found.append(Case(game.id, seats))
        few = len(game.settings) <= FEW
        for setting in game.settings if few else game.settings[at :: len(game.players)]:
            for value in setting.values:
                name = by_seat(setting.id, 0) if setting.by_seat else setting.id
                chosen = full | {name: value}
                found.append(Case(game.id, seats, tuple(sorted(chosen.items()))))
    return list(dict.fromkeys(found))


GAMES = mathom.available()
CASES = [case for name in GAMES for case in _cases(mathom.game(name))]


def wander(match: Match, answers: int, seed: int, sense: float = 0.6) -> Match:
    """Plays on for so many answers, now sensibly, now at random."""
    rng = Random(seed)
    while answers > 0 and isinstance(match.question, Choice):
        choice = match.question
        if rng.random() < sense:
            match.play(match.game.advisor.reply(match.state, choice, rng))
        else:
            match.play(rng.choice(choice.options))
        answers -= 1
    return match


@st.composite
def positions(draw: st.DrawFn, game: str) -> Match:
    """A match somewhere on its way, at some table; as printed as often as otherwise."""
    tables = [case for case in CASES if case.game == game]
    printed = [case for case in tables if not case.settings]
    case = draw(st.sampled_from(printed) | st.sampled_from(tables))
    seed = draw(st.integers(0, 1 << 30))
    return wander(case.match(seed), draw(st.integers(0, 250)), seed)


def at_positions(*more: st.SearchStrategy[Any]) -> Callable[[Test], Test]:
    """A property of every game: tried at as many positions of each as `tests.conftest` says."""

    def decorate(test: Test) -> Test:
        def tried(game: str) -> None:
            @examples(game)
            @given(st.tuples(positions(game), *more))
            def one(drawn: tuple[Any, ...]) -> None:
                test(*drawn)

            one()

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        return pytest.mark.parametrize("game", GAMES)(tried)

    return decorate
