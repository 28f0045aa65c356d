"""What is sent about a match: built for one seat at a time, from what that seat may see."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from mathom.core import AnyGame, Arg, Choice, Event, Message, Option, Over, Seat
from mathom.core.preview import Preview
from mathom.core.view import View
from mathom.table.clocks import ClockSight
from mathom.table.progress import Happened, Progress, written

_encode = msgspec.json.Encoder().encode


class PlayerSight(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    kind: str
    name: str | None
    bot: str | None
    joined: bool
    connected: bool
    devices: int
    """How many devices look through this seat."""
    thinking: bool
    stand_in: str | None = None
    """The bot that plays for this person."""
    away: bool = False
    """For so long that the others may let a bot play."""
    advised: int = 0
    """At how many questions this player has asked for advice."""


class Unsealed(msgspec.Struct, frozen=True):
    """What is told once a match is over: the secret that all chance followed from, and what every
    seat brought along."""

    secret: str
    brought: dict[str, str]


class RequestSight(msgspec.Struct, frozen=True):
    """A takeback the table is deciding about."""

    request: int
    what: str
    by: Seat
    since: int
    """What has a version above this is taken back."""
    reason: Message | None
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]


class WishSight(msgspec.Struct, frozen=True):
    """What a seat wishes, as it alone is told."""

    forced: bool
    """The table gives the answer where there is only one."""
    passing: str | None
    """Until when the seat passes on: `phase` or `event`."""
    answered: str | None
    """The table answers what the seat is asked: because the answer is `forced`, or `passing`."""


class SeamSight(msgspec.Struct, frozen=True):
    """Where a match went on by another version of the rules."""

    version: int
    """Of the last answer before."""
    before: int
    after: int


class EventSight(msgspec.Struct, frozen=True):
    """An event and how to say it."""

    version: int
    by: Seat | None
    event: Event
    message: msgspec.Raw


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="is", omit_defaults=True):
    """Everything a seat needs to show the match."""

    match: str
    version: int
    since: int
    reset: bool
    seat: Seat | None
    players: Any
    table: Any
    events: tuple[EventSight, ...]
    question: Any
    scores: tuple[int, ...] | None
    """The points as they stand, where the game has any."""
    undo: str
    request: RequestSight | None
    next: str | None
    lesson: msgspec.Struct | None = None
    """Where a lesson stands, if it is one."""
    clocks: ClockSight | None = None
    wishes: WishSight | None = None
    """None: nobody sits there, or it is a lesson."""


def ack(token: str | None, version: int) -> str:
    """What was sent under this token is done, and led to this version."""
    return text({"is": "ack", "id": token, "version": version})


def spoken(seat: Seat) -> dict[str, Arg]:
    """A seat as messages name it."""
    return {"seat": Message("seat", {"seat": seat})}


def text(message: Any) -> str:
    """A message as it goes over the wire."""
    return _encode(message).decode()


def shown(happened: Happened) -> EventSight:
    """An event as it is sent."""
    return EventSight(happened.version, happened.by, happened.event, _spoken(happened.event))


@lru_cache(maxsize=16384)
def _spoken(event: Event) -> msgspec.Raw:
    """How to say an event. Every seat is told the same, most of the time."""
    return msgspec.Raw(_encode(event.message()))


def question_sight(
    game: AnyGame, view: View[Any], unsealed: Unsealed, *, options: bool = True
) -> dict[str, Any]:
    """The question as the owner of a view sees it."""
    seen = view.question
    if isinstance(seen, Choice):
        listed = [_option(game, one) for one in seen.options] if options else []
        asked = {"is": "choice", "seat": seen.seat, "ask": seen.ask, "rule": seen.rule}
        more = {"open": True} if seen.open else {}
        return {**asked, **more, "options": listed}
    if isinstance(seen, Over):
        return over_sight(seen, unsealed)
    return {"is": "waiting", "seat": seen.seat, "ask": seen.ask}


def asked_sight(game: AnyGame, choice: Choice) -> dict[str, Any]:
    """What would be asked, and what could be answered to that."""
    return {"ask": choice.ask, "options": [_option(game, one) for one in choice.options]}


def over_sight(over: Over, unsealed: Unsealed) -> dict[str, Any]:
    """The result, with everything that was a secret."""
    return {
        "is": "over",
        "winners": over.winners,
        "scores": over.scores,
        "how": over.how,
        "secret": unsealed.secret,
        "brought": unsealed.brought,
    }


@lru_cache(maxsize=16384)
def _option(game: AnyGame, option: Option) -> msgspec.Raw:
    """An option as it is sent. The same options are asked over and over."""
    said = {
        "answer": written(game, option),
        "message": option.message(),
        "anchors": option.anchors(),
    }
    if option.careful:
        said["confirm"] = True
    return msgspec.Raw(_encode(said))


def preview_sight(game: AnyGame, found: Preview) -> dict[str, Any]:
    """What an option would do, as it is sent to the seat that has it."""
    events = [{"event": one, "message": _spoken(one)} for one in found.events]
    return {
        "answer": written(game, found.option),
        "message": found.option.message(),
        "anchors": found.option.anchors(),
        "events": events,
        "cut": found.cut,
        "table": None if found.table is None else game.shown(found.table),
        "scores": found.scores,
        "stake": found.stake,
        "then": [preview_sight(game, one) for one in found.then],
    }


def seam_sights(progress: Progress) -> tuple[SeamSight, ...]:
    """Where a match went on by other rules."""
    past = progress.past
    return tuple(
        SeamSight(past[one.at - 1].version if one.at else 0, one.before, one.after)
        for one in progress.seams
    )


def update(
    match: str,
    progress: Progress,
    seat: Seat | None,
    since: int | None,
    *,
    players: Any,
    unsealed: Unsealed,
    request: RequestSight | None,
    following: str | None,
    lesson: msgspec.Struct | None = None,
    clocks: ClockSight | None = None,
    wishes: WishSight | None = None,
) -> str:
    """The update for a seat that has seen everything up to version `since` (None: nothing)."""
    known = progress.knows(since)
    start = since if known else None
    view = progress.match.view(seat)
    return text(
        Update(
            match=match,
            version=progress.version,
            since=-1 if start is None else start,
            reset=not known,
            seat=seat,
            players=players,
            table=progress.match.game.shown(view.table),
            events=tuple(map(shown, progress.events(seat, start))),
            question=question_sight(progress.match.game, view, unsealed),
            scores=progress.match.game.scores(progress.match.state),
            undo="none" if seat is None or lesson is not None else progress.takeback(seat).state,
            request=request,
            next=following,
            lesson=lesson,
            clocks=clocks,
            wishes=wishes,
        )
    )


def moment(milliseconds: int) -> str:
    """A time as it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat().replace("+00:00", "Z")
