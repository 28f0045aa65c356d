"""A finished match, step by step through somebody's eyes, and as a record."""

from typing import Any

import msgspec

from mathom.core import Message, Option, Record, Seat, record
from mathom.core.match import Played
from mathom.table import outgoing
from mathom.table.errors import BadOrder, WrongKey
from mathom.table.hall import Admission, finished
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
    total = len(live.progress.match.played)
    if seat is not None and not 0 <= seat < len(live.players):
        raise BadOrder("seats", number=seat + 1)
    if not 0 <= first <= total:
        raise BadOrder("at", most=total)
    last = min(first + limit, total + 1)
    return Page(
        match=live.id,
        game=live.game.id,
        settings=live.row.settings,
        players=live.sights(),
        seat=seat,
        total=total,
        first=first,
        next=last if last <= total else None,
        steps=tuple(_step(admission, seat, at) for at in range(first, last)),
    )


def _step(admission: Admission, seat: Seat | None, at: int) -> Step:
    live = admission.live
    match, game = live.progress.match, live.game
    past = at < len(match.played)
    view = game.view(match.played[at].before, seat) if past else match.view(seat)
    one: Played | None = match.played[at - 1] if at else None
    events = match.opening if one is None else one.events
    version = live.progress.versions[at - 1] if at else 0
    own = one is not None and one.seat == seat and isinstance(one.answer, Option)
    by = None if one is None else one.seat
    seen = (event.seen_by(seat) for event in events)
    return Step(
        at=at,
        by=by,
        answer=game.write(one.answer) if own else None,  # type: ignore[union-attr, arg-type]
        message=one.answer.message() if own else None,  # type: ignore[union-attr]
        events=tuple(
            outgoing.shown(Happened(version, by, event)) for event in seen if event is not None
        ),
        table=view.table,
        question=outgoing.question_sight(game, view, live.unsealed, options=False),
        scores=game.scores(match.played[at].before if past else match.state),
    )


def record_of(admission: Admission) -> Record:
    """The record of a finished match. Raises WrongTime, WrongKey."""
    admission.require_seat()
    live = finished(admission)
    return record(live.progress.match, tuple(one.label for one in live.players))
