"""`/api/games/…/decks`: what the rules say about a deck, its opening, and how often it wins.

Nothing of it is stored: decks live on the devices of those who build them.
"""

import secrets
from collections.abc import AsyncIterator
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
from mathom.server.http_errors import HttpError
from mathom.server.requests import JsonLinesResponse, aside, body, reply, running_of
from mathom.table.fair_queue import Asker
from mathom.table.measuring import measured

MOST_GAMES = 200
MOST_STARTED = 10


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
    """The game of the path and its setting for decks. Raises HttpError if it is played without."""
    game = playable(request.path_params["game"])
    for setting in game.settings:
        if setting.id == DECK and setting.by_seat and setting.free_text:
            return game, setting
    raise HttpError(404, "request-path")


async def appraise(request: Request) -> Response:
    """What was read, what the rules say about it, and the same written out."""
    game, setting = _deck_setting(request)
    wanted = await body(request, DeckText)
    return reply(await aside(request, game.appraise, setting, wanted.text, wanted.language))


async def opening(request: Request) -> Response:
    """Another opening every time: who starts, and the first hand."""
    game, setting = _deck_setting(request)
    wanted = await body(request, OpeningOrder)
    seed = secrets.randbits(48)
    found = await aside(request, game.opening, setting, wanted.text, wanted.started, seed)
    if found is None:
        raise HttpError(404, "request-path")
    return reply(found)


async def measure(request: Request) -> Response:
    """The wins of a deck against another one, a line of JSON after every match."""
    game, setting = _deck_setting(request)
    wanted = await body(request, MeasureOrder)
    running, client = running_of(request), client_of(request.scope)
    deck = await aside(request, game.accept, setting, wanted.text)
    other = await aside(request, game.accept, setting, wanted.against)

    async def lines() -> AsyncIterator[Any]:
        asker = Asker("measured deck", 0, client)
        workers = running.hall.bot_workers
        async for one in measured(game, deck, other, wanted.games, workers, asker):
            yield one
        yield {"is": "done"}

    return JsonLinesResponse(lines(), running.analyses.under_way(client))


ROUTES = (
    Route("/api/games/{game}/decks", appraise, methods=["POST"]),
    Route("/api/games/{game}/decks/opening", opening, methods=["POST"]),
    Route("/api/games/{game}/decks/measure", measure, methods=["POST"]),
)
