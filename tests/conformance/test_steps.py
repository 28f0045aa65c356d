"""Every kind of question is met, and those with a quick way to their options agree with the guard.

`ChoiceStep.options` may be overridden to be faster, never to differ: legality is the guard's.
Which steps do so is found out here, and each of them has to come up.
"""

import pytest

from mathom.core import AutoStep, Choice
from tests.conformance.tables import GAMES
from tests.conformance.touring import framed, kind, quick_kinds, tour


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_comes_up(name: str) -> None:
    asking = {
        frame.tag() for frame, step in framed(name).steps.items() if not isinstance(step, AutoStep)
    }
    assert asking <= set(tour(name))


@pytest.mark.parametrize("name", GAMES)
def test_quick_options_are_the_candidates_that_pass_the_guard(name: str) -> None:
    game, met = framed(name), tour(name)
    assert quick_kinds(name) <= set(met)
    for stop in (stop for stops in met.values() for stop in stops):
        question = game.question(stop.state)
        if isinstance(question, Choice):
            candidates = list(game.candidates(stop.state))
            allowed = {one for one in candidates if game.refusal(stop.state, one) is None}
            assert set(question.options) == allowed, kind(stop.state)
            assert len(question.options) == len(allowed), kind(stop.state)
