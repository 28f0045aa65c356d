"""`/api/games/…/decks`: what the rules say about a deck, its opening, and how often it wins.

Nothing of it is stored: decks live on the devices of those who build them.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mathom.core import AnyGame, Setting
from mathom.core.setup import DECK
from mathom.server.addresses import client_of
from mathom.server.catalogue import playable
from mathom.server.http_errors import Problem
from mathom.server.requests import body, hall, json_lines, reply
from mathom.server.running import Running
from mathom.table.fair_queue import Asker
from mathom.table.measuring import measured

MOST_GAMES = 200
MOST_STARTED = 10
LONGEST_PAUSE = 10.0
"""Seconds that somebody waits who has had more read than others."""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody wrote it, or the name of one in the box."""

    text: str
    language: Literal["de", "en"] = "en"


class OpeningOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, and who should start with it."""

    text: str
    started: Annotated[tuple[str, ...], Meta(max_length=MOST_STARTED)] = ()


class MeasureOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be measured by playing it against another."""

    text: str
    against: str
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 20


def _deck_setting(request: Request) -> tuple[AnyGame, Setting]:
    """The game of the path and its setting for decks. Raises Problem if it is played without."""
    game = playable(request.path_params["game"])
    for setting in game.settings:
        if setting.id == DECK and setting.by_seat and setting.free_text:
            return game, setting
    raise Problem(404, "request-path")


async def appraise(request: Request) -> Response:
    """What was read, what the rules say about it, and the same written out."""
    game, setting = _deck_setting(request)
    wanted = await body(request, DeckText)
    async with _reading(request):
        found = await asyncio.to_thread(game.appraise, setting, wanted.text, wanted.language)
    return reply(found)


async def opening(request: Request) -> Response:
    """Another opening every time: who starts, and the first hand."""
    game, setting = _deck_setting(request)
    wanted = await body(request, OpeningOrder)
    seed = secrets.randbits(48)
    async with _reading(request):
        found = await asyncio.to_thread(game.opening, setting, wanted.text, wanted.started, seed)
    if found is None:
        raise Problem(404, "request-path")
    return reply(found)


async def measure(request: Request) -> Response:
    """The wins of a deck against another one, a line of JSON after every match."""
    game, setting = _deck_setting(request)
    wanted = await body(request, MeasureOrder)
    running: Running = request.app.state.running
    client = client_of(request.scope)
    running.analyses.check(client)
    async with _reading(request):
        deck, other = (game.accept(setting, text) for text in (wanted.text, wanted.against))

    async def lines() -> AsyncIterator[Any]:
        with running.analyses.under_way(client):
            asker = Asker("measured deck", 0, client)
            workers = hall(request).bot_workers
            async for one in measured(game, deck, other, wanted.games, workers, asker):
                yield one
            yield {"is": "done"}

    return json_lines(lines())


@asynccontextmanager
async def _reading(request: Request) -> AsyncIterator[None]:
    """Reading costs the server some work: who asks for more than a fair share of it waits."""
    running: Running = request.app.state.running
    begin = time.perf_counter()
    try:
        yield
    finally:
        lacking = running.work.spend(client_of(request.scope), time.perf_counter() - begin)
        if lacking > 0:
            await asyncio.sleep(min(lacking, LONGEST_PAUSE))


ROUTES = (
    Route("/api/games/{game}/decks", appraise, methods=["POST"]),
    Route("/api/games/{game}/decks/opening", opening, methods=["POST"]),
    Route("/api/games/{game}/decks/measure", measure, methods=["POST"]),
)
