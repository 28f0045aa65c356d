"""Branches: other ways a match could have gone, played on from any of its steps.

A branch is a record of its own that begins with a position. So it can be looked at, weighed, kept
and handed on like any other text, and nothing has to be remembered about it here.
"""

from random import Random
from typing import Any, NamedTuple

from mathom.core import Match, Option, Record, Refusal, Seat, Seeded, record
from mathom.core.question import Choice
from mathom.core.record import line_of
from mathom.core.replay import replay_line
from mathom.table import keys
from mathom.table.bot_workers import BotWorkers, promised, seed_for, think
from mathom.table.errors import BadOrder
from mathom.table.fair_queue import Asker
from mathom.table.past import Past
from mathom.table.what_if import tryout_of

MOST_REPLIES = 300
"""So many answers bots give until a person is asked again; nobody waits longer."""

MOST_SECONDS = 1.5
"""So long a bot thinks about one of them, whatever it would do in a match."""


class Rivals(NamedTuple):
    """Who answers beside the one who plays on: a bot for every other seat."""

    seat: Seat
    """The one that a person answers for."""
    bot: str


def founded(past: Past, at: int, eyes: Seat | None) -> Match:
    """A match that goes on after answer number `at` of one to look back on, with new chance.

    With `eyes`, what that seat cannot know there is imagined; None: all is as it was, open cards.
    Raises BadOrder if there is no such step, or nothing to go on with.
    """
    progress, game = past.progress, past.game
    state = _state(past, at)
    if eyes is not None:
        if not 0 <= eyes < len(past.players):
            raise BadOrder("seats", number=eyes + 1)
        state = game.resample(game.view(state, eyes), Random(keys.new_secret()))
    match = Match(game, progress.match.setup, _chance(), state)
    match.source = None
    return match


def up_to(past: Past, at: int) -> Match:
    """A match of its own with the first answers of one to look back on, from the same start.

    Raises BadOrder if there is no such step, or rules of another time have played it.
    """
    _state(past, at)
    before = len(past.progress.past)
    if at < before:
        raise BadOrder("at", most=past.progress.answers)
    told = past.progress.match
    match = Match(past.game, told.setup, None, told.position)
    for one in told.played[: at - before]:
        replay_line(match, line_of(past.game, one))
    return match


def why_not(past: Past, at: int, anchors: tuple[str, ...]) -> Refusal | None:
    """Why who is asked at a step can do nothing with these things; None too where it is chance
    that is asked. Raises BadOrder."""
    match = _match(past, at)
    return None if match.to_move is None else match.why_not(anchors, match.to_move)


def previews(
    past: Past, at: int, anchors: tuple[str, ...], *, every: bool = False, deep: bool = False
) -> list[dict[str, Any]]:
    """What answers at a step would do, as far as who is asked there can know; nothing where it is
    chance that is asked. Raises BadOrder."""
    match = _match(past, at)
    if match.to_move is None:
        return []
    view = match.view(match.to_move)
    return tryout_of(past.game, view, anchors, every=every, deep=deep).previews()


async def play_on(
    match: Match, answer: str | None, rivals: Rivals | None, workers: BotWorkers, asker: Asker
) -> None:
    """Gives an answer, with new chance; then bots answer for the rivals.

    `answer` None: their bot gives this one, too. Raises Refusal, BadNotation.
    """
    match.source = _chance()
    if answer is not None:
        match.play(answer)
    elif rivals is not None:
        match.play(await _reply(match, rivals.bot, workers, asker))
    for _ in range(MOST_REPLIES if rivals is not None else 0):
        assert rivals is not None
        if match.to_move in (None, rivals.seat):
            break
        match.play(await _reply(match, rivals.bot, workers, asker))
    match.source = None


def written(past: Past, match: Match) -> Record:
    """A branch as it is handed out: chance has been told, by nobody who could prove it."""
    return record(match, tuple(one.bot or one.name or "" for one in past.players))


def _match(past: Past, at: int) -> Match:
    """A match that stands at a step."""
    return Match(past.game, past.progress.match.setup, None, _state(past, at))


def _state(past: Past, at: int) -> object:
    progress = past.progress
    over = progress.match.over is not None
    if not 0 <= at <= progress.answers - over:
        raise BadOrder("at", most=progress.answers - over)
    return progress.state_at(at)


def _chance() -> Seeded:
    return Seeded(int(keys.new_secret(), 16))


async def _reply(match: Match, bot: str, workers: BotWorkers, asker: Asker) -> Option:
    question = match.question
    assert isinstance(question, Choice)
    seed = seed_for(keys.new_secret(), len(match.played), question.seat)
    view = match.view(question.seat)
    # Bots at tables come first, and do not wait long for one that plays at none.
    seconds = min(promised(bot), MOST_SECONDS)
    thought = await workers.later(asker, seconds, think, match.game.id, bot, seed, view, seconds)
    return thought.option
