"""A match that is over, step by step through somebody's eyes."""

from typing import Any, NamedTuple

import msgspec

from mathom.core import AnyGame, BadNotation, Event, Message, Option, Seat
from mathom.core.concession import Concede
from mathom.table import outgoing
from mathom.table.errors import BadOrder
from mathom.table.kept_steps import PastStep
from mathom.table.past import Past
from mathom.table.progress import Happened


class Step(msgspec.Struct, frozen=True):
    """The position after so many answers, and how it came about."""

    at: int
    by: Seat | None
    answer: str | None
    message: Message | None
    events: tuple[outgoing.EventSight, ...]
    table: Any
    question: Any
    scores: tuple[int, ...] | None


class Page(msgspec.Struct, frozen=True, rename={"first": "from"}):
    """Some steps of a match."""

    match: str
    game: str
    settings: dict[str, str]
    players: tuple[outgoing.PlayerSight, ...]
    seat: Seat | None
    total: int
    first: int
    next: int | None
    steps: tuple[Step, ...]


def replay(past: Past, seat: Seat | None, first: int, limit: int) -> Page:
    """Some steps as a seat (None: a spectator) saw them. Raises BadOrder."""
    total = past.progress.answers
    if seat is not None and not 0 <= seat < len(past.players):
        raise BadOrder("seats", number=seat + 1)
    if not 0 <= first <= total:
        raise BadOrder("at", most=total)
    last = min(first + limit, total + 1)
    return Page(
        match=past.id,
        game=past.game.id,
        settings=past.settings,
        players=past.players,
        seat=seat,
        total=total,
        first=first,
        next=last if last <= total else None,
        steps=tuple(_step(past, seat, at) for at in range(first, last)),
    )


def _step(past: Past, seat: Seat | None, at: int) -> Step:
    progress, game = past.progress, past.game
    match, state = progress.match, progress.state_at(at)
    view = match.view(seat) if at == progress.answers else game.view(state, seat)
    led = _led_to(past, at)
    own = led.by == seat and led.option is not None
    seen = (event.seen_by(seat) for event in led.events)
    return Step(
        at=at,
        by=led.by,
        answer=game.write(led.option) if own and led.option else None,
        message=led.option.message() if own and led.option else None,
        events=tuple(
            outgoing.shown(Happened(led.version, led.by, event))
            for event in seen
            if event is not None
        ),
        table=view.table,
        question=outgoing.question_sight(game, view, past.unsealed, options=False),
        scores=game.scores(state),
    )


class _Led(NamedTuple):
    """What led to a step."""

    version: int
    by: Seat | None
    option: Option | None
    events: tuple[Event, ...]


def _led_to(past: Past, at: int) -> _Led:
    progress = past.progress
    match, before = progress.match, progress.past
    if at == 0:
        return _Led(0, None, None, before[0].opening if before else match.opening)
    if at <= len(before):
        step = before[at - 1]
        return _Led(step.version, step.entry.seat, _option(past.game, step), step.events)
    one = match.played[at - 1 - len(before)]
    version = progress.versions[at - 1 - len(before)]
    option = one.answer if isinstance(one.answer, Option) else None
    return _Led(version, one.seat, option, one.events)


def _option(game: AnyGame, step: PastStep) -> Option | None:
    """What was answered at another time, if it still means something."""
    if step.entry.kind == "concede":
        return Concede()
    try:
        return game.read(step.entry.text) if step.entry.kind in ("choice", "stand-in") else None
    except BadNotation:
        return None
