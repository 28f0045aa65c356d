"""No seat, and no spectator, can tell the true state from one made up from its own view."""

from random import Random

from hypothesis import strategies as st

from mathom.core import Choice, Match, Refusal, project
from mathom.core.preview import dry_run, preview
from tests.conformance.tables import at_positions


@at_positions(st.integers(0, 1 << 30))
def test_a_resampled_state_gives_the_same_view(match: Match, seed: int) -> None:
    game = match.game
    for seat in (None, *range(match.setup.seats)):
        view = game.view(match.state, seat)
        imagined = game.resample(view, Random(seed))
        game.check(imagined)
        assert game.view(imagined, seat) == view


@at_positions(st.integers(0, 1 << 30))
def test_a_resampled_state_refuses_the_same_answers_for_the_same_reasons(
    match: Match, seed: int
) -> None:
    game = match.game
    if not isinstance(match.question, Choice):
        return
    seat = match.question.seat
    imagined = game.resample(game.view(match.state, seat), Random(seed))
    for candidate in game.candidates(match.state):
        true, other = game.refusal(match.state, candidate), game.refusal(imagined, candidate)
        assert _told(true) == _told(other)


@at_positions(st.integers(0, 1 << 30))
def test_an_answer_tells_the_same_until_something_is_shown(match: Match, seed: int) -> None:
    game = match.game
    if not isinstance(match.question, Choice):
        return
    seat = match.question.seat
    imagined = game.resample(game.view(match.state, seat), Random(seed))
    for option in match.question.options[:8]:
        true, events = game.apply(match.state, option)
        other, imagined_events = game.apply(imagined, option)
        if any(event.barrier for event in events):
            continue
        assert project(events, seat) == project(imagined_events, seat)
        assert game.view(true, seat) == game.view(other, seat)


@at_positions(st.integers(0, 1 << 30))
def test_resampling_is_repeatable(match: Match, seed: int) -> None:
    view = match.view(0)
    game = match.game
    assert game.resample(view, Random(seed)) == game.resample(view, Random(seed))


@at_positions(st.integers(0, 1 << 30))
def test_a_preview_tells_no_more_than_the_seat_can_know(match: Match, seed: int) -> None:
    """The same from the true state as from any that the seat cannot tell from it."""
    game = match.game
    if not isinstance(match.question, Choice):
        return
    view = match.view(match.question.seat)
    options = match.question.options[:8]
    imagined = game.resample(view, Random(seed))
    previews = preview(game, view, options, deep=True)
    for state in (match.state, imagined):
        runs = [dry_run(game, state, view.seat, option, deep=True) for option in options]
        assert runs == previews


@at_positions(st.integers(0, 1 << 30))
def test_points_are_no_secret(match: Match, seed: int) -> None:
    game = match.game
    scores = game.scores(match.state)
    for seat in (None, *range(match.setup.seats)):
        imagined = game.resample(game.view(match.state, seat), Random(seed))
        assert game.scores(imagined) == scores
    if match.over is not None and scores is not None:
        assert match.over.scores == scores


def _told(refusal: Refusal | None) -> object:
    return None if refusal is None else (refusal.rule, refusal.message)
