"""`/api/matches/…/replay`, `/api/records/…`: looking back on what is over, open to everybody."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mathom.core import Match, Seat
from mathom.server.addresses import client_of
from mathom.server.http_errors import HttpError
from mathom.server.requests import (
    JsonLinesResponse,
    aside,
    body,
    hall,
    long_reply,
    number,
    reply,
    running_of,
    while_wanted,
)
from mathom.server.running import Running
from mathom.table import Mode, Order, Past, SeatOrder, replay
from mathom.table.advice import comment
from mathom.table.branches import Rivals, founded, play_on, previews, up_to, why_not
from mathom.table.chances import course
from mathom.table.fair_queue import Asker
from mathom.table.people import checked_bot
from mathom.table.replay import asked_at, check_step, chosen
from mathom.table.weighing import OddsQuestion

PAGE = 50
LONGEST_PAGE = 200


class OpenText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position that somebody has as a file."""

    text: Annotated[str, Meta(min_length=1)]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new match from a point of an old one."""

    at: int
    seats: tuple[SeatOrder, ...]
    mode: Mode = "bots"


class FoundBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch from a step of what is looked back on."""

    at: int
    eyes: Seat | None = None
    """What these cannot know is imagined; None: with open cards."""


class RivalOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for every seat but this one."""

    seat: Seat
    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another answer in an opened text."""

    at: int
    answer: Annotated[str, Meta(max_length=2000)] | None = None
    """None: the bot gives it."""
    rivals: RivalOrder | None = None


class Pointed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things that were pointed at, at a step."""

    at: int
    anchors: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=50)]
    every: bool = False
    """All answers that begin with them."""
    deep: bool = False
    """Also what would be asked then, and what each answer to that would do."""


class AskOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem of the game, put to a step."""

    at: int
    seat: Seat
    problem: Annotated[str, Meta(max_length=64)]
    given: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=500)]] = {}
    every: bool = False
    """After each answer."""


async def past_of(request: Request) -> Past:
    """A match that is over, or an opened text, by the path. Raises TableError, HttpError."""
    running = running_of(request)
    if "record" in request.path_params:
        return running.opened.find(request.path_params["record"])
    return await hall(request).past(request.path_params["match"])


async def open_text(request: Request) -> Response:
    wanted = await body(request, OpenText)
    running = running_of(request)
    opening = running.opened.open(client_of(request.scope), wanted.text)
    past = await while_wanted(request, opening)
    return reply({"record": past.id, "game": past.game.id, "total": past.progress.answers}, 201)


async def steps(request: Request) -> Response:
    past = await past_of(request)
    seat = number(request, "seat", None, 99)
    first = number(request, "from", 0, 10**9) or 0
    limit = number(request, "limit", PAGE, LONGEST_PAGE) or PAGE
    return await aside(request, _page, request, past, seat, first, limit)


def _page(request: Request, past: Past, seat: Seat | None, first: int, limit: int) -> Response:
    return long_reply(request, replay(past, seat, first, limit))


async def fork(request: Request) -> Response:
    past = await past_of(request)
    wanted = await body(request, Fork)
    allow_another(request)
    order = Order(past.game.id, wanted.seats, {}, wanted.mode)
    founder = client_of(request.scope)
    return reply(await hall(request).fork(past, wanted.at, order, founder), 201)


async def branch(request: Request) -> Response:
    """Founds a branch: a text of its own, which the client keeps."""
    past = await past_of(request)
    wanted = await body(request, FoundBranch)
    match = await aside(request, founded, past, wanted.at, wanted.eyes)
    return await _branch(request, past, match)


async def play(request: Request) -> Response:
    """Plays an opened text on from one of its steps: that is another text."""
    past = await past_of(request)
    wanted = await body(request, PlayOn)
    running, client = running_of(request), client_of(request.scope)
    other = wanted.rivals
    rivals = None if other is None else Rivals(other.seat, checked_bot(other.bot, past.game))
    with running.analyses.under_way(client):
        match = await aside(request, up_to, past, wanted.at)
        asker = Asker(f"branch of {past.id}", wanted.at, client)
        playing = play_on(match, wanted.answer, rivals, running.hall.bot_workers, asker)
        await while_wanted(request, playing)
    return await _branch(request, past, match)


async def _branch(request: Request, past: Past, match: Match) -> Response:
    kept = await running_of(request).opened.add(client_of(request.scope), past, match)
    total, text = kept.progress.answers, str(kept.record())
    return reply({"record": kept.id, "game": past.game.id, "total": total, "text": text}, 201)


async def question(request: Request) -> Response:
    """What is asked at a step, with every answer there is: nothing of it is a secret any more."""
    past = await past_of(request)
    at = number(request, "at", 0, 10**9) or 0
    return reply({"at": at, "question": asked_at(past, at)})


async def refusal(request: Request) -> Response:
    """Why nothing can be done with these things at a step, and by which rule."""
    past = await past_of(request)
    wanted = await body(request, Pointed)
    found = await aside(request, why_not, past, wanted.at, wanted.anchors)
    shown = None if found is None else {"rule": found.rule, "message": found.message}
    return reply({"at": wanted.at, "refusal": shown})


async def preview(request: Request) -> Response:
    """What answers at a step would do."""
    past = await past_of(request)
    wanted = await body(request, Pointed)
    tried = await aside(
        request, previews, past, wanted.at, wanted.anchors, every=wanted.every, deep=wanted.deep
    )
    return reply({"at": wanted.at, "previews": tried})


async def moves(request: Request) -> Response:
    """What was chosen, in words."""
    past = await past_of(request)
    return await aside(request, lambda: reply({"moves": chosen(past)}))


async def position(request: Request) -> Response:
    """The position after so many answers, as a file."""
    past = await past_of(request)
    at = number(request, "at", 0, 10**9) or 0
    check_step(past, at)
    name = f'attachment; filename="{past.game.id}-{past.id}-{at}.json"'
    headers = {"Cache-Control": "no-store", "Content-Disposition": name}
    text = past.game.dump(past.progress.state_at(at)).decode()
    return PlainTextResponse(text, headers=headers)


async def odds(request: Request) -> Response:
    """The exact answer to a problem of the game at a step, with the eyes of a seat."""
    past = await past_of(request)
    wanted = await body(request, AskOdds)
    running, client = running_of(request), client_of(request.scope)
    asked = OddsQuestion(wanted.at, wanted.seat, wanted.problem, wanted.given, wanted.every)
    with running.analyses.under_way(client):
        return reply(await while_wanted(request, running.analyses.odds(client, past, asked)))


async def record(request: Request) -> Response:
    past = await past_of(request)
    name = f'attachment; filename="{past.game.id}-{past.id}.mathom"'
    headers = {"Cache-Control": "no-store", "Content-Disposition": name}
    text = await aside(request, lambda: f"{past.record()}{comment(past.players)}")
    return PlainTextResponse(text, headers=headers)


async def curve(request: Request) -> Response:
    """How the match went, a line of JSON at a time: first what is known at once."""
    past = await past_of(request)
    seat = number(request, "seat", None, len(past.players) - 1)
    running, client = running_of(request), client_of(request.scope)

    async def told() -> AsyncIterator[Any]:
        yield await running.side_work.do(client, course, past)
        async for point in running.analyses.curve(client, past, seat):
            yield point
        yield {"is": "done"}

    return _line_by_line(running, client, told())


async def weigh(request: Request) -> Response:
    """What a bot weighs at a step, a line of JSON at a time: each has looked longer."""
    past = await past_of(request)
    at = number(request, "at", 0, 10**9) or 0
    check_step(past, at)
    running, client = running_of(request), client_of(request.scope)
    return _line_by_line(running, client, running.analyses.weigh(client, past, at))


def _line_by_line(running: Running, client: str, values: AsyncIterator[Any]) -> Response:
    """What is worked out for an address while it listens; who goes away ends it."""
    return JsonLinesResponse(values, running.analyses.under_way(client))


def allow_another(request: Request) -> None:
    """One more match from this address. Raises HttpError if there were too many."""
    if not running_of(request).founding.take(client_of(request.scope)):
        raise HttpError(429, "request-rate")


def _both(path: str, endpoint: Any, **more: Any) -> tuple[Route, Route]:
    """The same for a match and for an opened text."""
    return (
        Route(f"/api/matches/{{match}}/{path}", endpoint, **more),
        Route(f"/api/records/{{record}}/{path}", endpoint, **more),
    )


ROUTES = (
    Route("/api/records", open_text, methods=["POST"]),
    Route("/api/records/{record}/play", play, methods=["POST"]),
    *_both("replay", steps),
    *_both("fork", fork, methods=["POST"]),
    *_both("branch", branch, methods=["POST"]),
    *_both("question", question),
    *_both("why-not", refusal, methods=["POST"]),
    *_both("preview", preview, methods=["POST"]),
    *_both("moves", moves),
    *_both("position", position),
    *_both("odds", odds, methods=["POST"]),
    *_both("record", record),
    *_both("curve", curve),
    *_both("weighed", weigh),
)
