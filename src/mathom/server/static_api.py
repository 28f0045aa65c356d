"""`/api/games`, `/api/texts`: what is fetched once and kept by the browser."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mathom.server import catalogue
from mathom.server.assets import Asset
from mathom.server.library import figure, learning


@cache
def _asset(what: str, *names: str) -> Asset:
    """Built at the first request, then kept: the games do not change while the server runs."""
    match what:
        case "games":
            data = msgspec.json.encode(catalogue.catalogue())
        case "texts":
            data = msgspec.json.encode(catalogue.shell_texts(*names))
        case "game-texts":
            data = msgspec.json.encode(catalogue.game_texts(*names))
        case "shape":
            data = msgspec.json.encode(catalogue.shape(*names))
        case "learning":
            data = msgspec.json.encode(learning(*names))
        case "figure":
            data = msgspec.json.encode(figure(*names))
        case "problems":
            data = msgspec.json.encode(catalogue.problems(*names))
        case "rulebook":
            data = msgspec.json.encode(catalogue.playable(*names).rulebook)
        case _:
            data = catalogue.components(*names)
    return Asset(data, "application/json")


async def games(request: Request) -> Response:
    return _asset("games").response(request)


async def texts(request: Request) -> Response:
    return _asset("texts", request.path_params["lang"]).response(request)


async def game_texts(request: Request) -> Response:
    path = request.path_params
    return _asset("game-texts", path["game"], path["lang"]).response(request)


async def rulebook(request: Request) -> Response:
    return _asset("rulebook", request.path_params["game"]).response(request)


async def problems(request: Request) -> Response:
    return _asset("problems", request.path_params["game"]).response(request)


async def learn(request: Request) -> Response:
    return _asset("learning", request.path_params["game"]).response(request)


async def picture(request: Request) -> Response:
    path = request.path_params
    return _asset("figure", path["game"], path["lesson"], path["step"]).response(request)


async def shape(request: Request) -> Response:
    return _asset("shape", request.path_params["game"]).response(request)


async def components(request: Request) -> Response:
    return _asset("components", request.path_params["game"]).response(request)


ROUTES = (
    Route("/api/games", games),
    Route("/api/texts/{lang}", texts),
    Route("/api/games/{game}/texts/{lang}", game_texts),
    Route("/api/games/{game}/rulebook", rulebook),
    Route("/api/games/{game}/problems", problems),
    Route("/api/games/{game}/learning", learn),
    Route("/api/games/{game}/lessons/{lesson}/{step}/table", picture),
    Route("/api/games/{game}/shape", shape),
    Route("/api/games/{game}/components", components),
)
