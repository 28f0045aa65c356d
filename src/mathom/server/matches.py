"""`/api/matches`: founding, joining, once more."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mathom.server.addresses import client_of
from mathom.server.catalogue import built
from mathom.server.http_errors import HttpError
from mathom.server.records import allow_another
from mathom.server.requests import admission, body, hall, reply
from mathom.table import Admission, Order
from mathom.table.advice import fair
from mathom.table.following import standings
from mathom.table.outgoing import moment, over_sight

OwnKey: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{32}\Z")]
"""A key the client has made: so it has it even if the answer is lost on the way."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat."""

    name: Annotated[str, Meta(max_length=1000)]
    key: OwnKey | None = None
    settings: dict[str, str] = {}
    """What they bring along."""


class ChangeKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The links to a seat are taken back."""

    key: OwnKey | None = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Once more."""

    rotate: bool = False


async def create(request: Request) -> Response:
    order = await body(request, Order)
    if order.game not in built():
        raise HttpError(400, "setup-game", game=order.game[:64], known=", ".join(built()))
    allow_another(request)
    return reply(await hall(request).create(order, client_of(request.scope)), 201)


async def summary(request: Request) -> Response:
    return reply(_summary(await admission(request)))


async def join(request: Request) -> Response:
    admitted = await admission(request)
    wanted = await body(request, Join)
    seat = admitted.require_seat()
    key = await admitted.live.seating.join(seat, wanted.name, wanted.key, settings=wanted.settings)
    return reply({**_summary(admitted), "key": key})


async def change_key(request: Request) -> Response:
    admitted = await admission(request)
    wanted = await body(request, ChangeKey)
    return reply(
        {"key": await admitted.live.seating.change_key(admitted.require_seat(), wanted.key)}
    )


async def rematch(request: Request) -> Response:
    admitted = await admission(request)
    wanted = await body(request, Rematch)
    allow_another(request)
    match, new = await hall(request).rematch(admitted, rotate=wanted.rotate)
    return reply({"match": match}, 201 if new else 200)


async def following(request: Request) -> Response:
    admitted = await admission(request)
    return reply(await standings(hall(request), admitted.live))


def _summary(admitted: Admission) -> dict[str, Any]:
    live = admitted.live
    over = live.over
    changed = live.progress.changed if live.begun else 0
    return {
        "match": live.id,
        "game": live.row.game,
        "settings": live.row.settings,
        "mode": live.row.mode,
        "seat": admitted.seat,
        "version": live.version,
        "awaited": live.awaited,
        "clock": live.row.clock,
        "advice": fair(live.row, live.players),
        "players": live.seating.sights(),
        "asked": admitted.seat if admitted.seat in live.asked else live.to_move,
        "over": None if over is None else over_sight(over, live.unsealed),
        "created": moment(live.row.created),
        "changed": moment(changed or live.row.created),
        "next": live.row.next,
    }


ROUTES = (
    Route("/api/matches", create, methods=["POST"]),
    Route("/api/matches/{match}", summary),
    Route("/api/matches/{match}/join", join, methods=["POST"]),
    Route("/api/matches/{match}/key", change_key, methods=["POST"]),
    Route("/api/matches/{match}/rematch", rematch, methods=["POST"]),
    Route("/api/matches/{match}/following", following, methods=["POST"]),
)
