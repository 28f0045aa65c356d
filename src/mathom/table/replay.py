"""A finished match, step by step through somebody's eyes, and as a record."""

from typing import Any, NamedTuple

import msgspec

from mathom.core import AnyGame, BadNotation, Event, Message, Option, Record, Seat, record
from mathom.core.concession import Concede
from mathom.table import outgoing
from mathom.table.errors import BadOrder, WrongKey
from mathom.table.hall import Admission, finished
from mathom.table.kept_steps import PastStep
from mathom.table.live import LiveMatch
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


def replay(admission: Admission, seat: Seat | None, first: int, limit: int) -> Page:
    """Some steps as a seat saw them; players may look through anybody's eyes now.

    Raises WrongTime before the end, WrongKey for a spectator who wants a seat's eyes.
    """
    live = finished(admission)
    if admission.seat is None and seat is not None:
        raise WrongKey("spectator")
    total = live.progress.answers
    if seat is not None and not 0 <= seat < len(live.players):
        raise BadOrder("seats", number=seat + 1)
    if not 0 <= first <= total:
        raise BadOrder("at", most=total)
    last = min(first + limit, total + 1)
    return Page(
        match=live.id,
        game=live.game.id,
        settings=live.row.settings,
        players=live.seating.sights(),
        seat=seat,
        total=total,
        first=first,
        next=last if last <= total else None,
        steps=tuple(_step(admission, seat, at) for at in range(first, last)),
    )


def _step(admission: Admission, seat: Seat | None, at: int) -> Step:
    live = admission.live
    progress, game = live.progress, live.game
    match, state = progress.match, progress.state_at(at)
    view = match.view(seat) if at == progress.answers else game.view(state, seat)
    led = _led_to(live, at)
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
        question=outgoing.question_sight(game, view, live.unsealed, options=False),
        scores=game.scores(state),
    )


class _Led(NamedTuple):
    """What led to a step."""

    version: int
    by: Seat | None
    option: Option | None
    events: tuple[Event, ...]


def _led_to(live: LiveMatch, at: int) -> _Led:
    progress = live.progress
    match, past = progress.match, progress.past
    if at == 0:
        return _Led(0, None, None, past[0].opening if past else match.opening)
    if at <= len(past):
        step = past[at - 1]
        return _Led(step.version, step.entry.seat, _option(live.game, step), step.events)
    one = match.played[at - 1 - len(past)]
    version = progress.versions[at - 1 - len(past)]
    option = one.answer if isinstance(one.answer, Option) else None
    return _Led(version, one.seat, option, one.events)


def _option(game: AnyGame, step: PastStep) -> Option | None:
    """What was answered at another time, if it still means something."""
    if step.entry.kind == "concede":
        return Concede()
    try:
        return game.read(step.entry.text) if step.entry.kind == "choice" else None
    except BadNotation:
        return None


def record_of(admission: Admission) -> Record:
    """The record of a finished match. Raises WrongTime, WrongKey."""
    admission.require_seat()
    live = finished(admission)
    progress = live.progress
    written = record(progress.match, tuple(one.label for one in live.players))
    if not progress.past:
        return written
    last = progress.seams[-1].after if progress.seams else live.row.game_version
    return msgspec.structs.replace(
        written,
        version=live.row.game_version,
        position=live.row.position,
        lines=(*(step.line for step in progress.past), *written.lines),
        seams=progress.seams,
        digest=live.game.digest(progress.match.state, last),
    )
