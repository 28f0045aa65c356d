"""`/api/games`, `/api/texts`: what is fetched once and kept by the browser."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mathom.server import catalogue
from mathom.server.assets import Asset
from mathom.server.library import figure, learning
from mathom.text import LANGUAGES


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
            assert what == "components"
            data = catalogue.components(*names)
    return Asset(data, "application/json")


def warm() -> None:
    """Builds what the first guests will ask for: they should not wait for it."""
    for language in LANGUAGES:
        _asset("texts", language)
        for game in catalogue.built():
            _asset("game-texts", game, language)
    for game in catalogue.built():
        _asset("rulebook", game)
        _asset("learning", game)


def _route(path: str, what: str) -> Route:
    """The address of such things; its parameters are their names."""

    async def endpoint(request: Request) -> Response:
        return _asset(what, *request.path_params.values()).response(request)

    return Route(path, endpoint)


ROUTES = (
    _route("/api/games", "games"),
    _route("/api/texts/{lang}", "texts"),
    _route("/api/games/{game}/texts/{lang}", "game-texts"),
    _route("/api/games/{game}/rulebook", "rulebook"),
    _route("/api/games/{game}/problems", "problems"),
    _route("/api/games/{game}/learning", "learning"),
    _route("/api/games/{game}/lessons/{lesson}/{step}/table", "figure"),
    _route("/api/games/{game}/shape", "shape"),
    _route("/api/games/{game}/components", "components"),
)
