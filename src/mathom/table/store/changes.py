"""What has changed in a match since it was last looked at, read in one round trip.

Another server process has changed something, and the table waits while it is read; so everything
that can change is one statement.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import BigInteger, Integer, Text, bindparam, cast, func, literal, null, select

from mathom.core import Seat
from mathom.table.consent import Request
from mathom.table.entries import Entry
from mathom.table.people import Player
from mathom.table.store import schema
from mathom.table.store.rows import ChatLine, brought, wished
from mathom.table.store.times import NOW

_KINDS = {
    "a": Text,
    "b": Text,
    "c": Text,
    "d": Text,
    "e": Text,
    "f": Text,
    "g": Text,
    "big": BigInteger,
    "small": Integer,
}
_MATCH: Any = bindparam("match_id")
_AFTER: Any = bindparam("after")
_SAID: Any = bindparam("said")


def _part(name: str, number: Any, **fields: Any) -> Any:
    """Rows of one kind, in columns that all kinds share."""
    columns = [
        (fields[one] if one in fields else cast(null(), kind)).label(one)
        for one, kind in _KINDS.items()
    ]
    return select(literal(name).label("part"), number.label("number"), *columns)


def statement(*, shared: bool) -> Any:
    """Asks for what has changed. `shared`: other processes may write here too."""
    now: Any = NOW if shared else literal(0)
    answers, seats, chat = schema.answers.c, schema.seats.c, schema.chat.c
    matches, presence, processes = schema.matches.c, schema.presence.c, schema.processes.c
    requests, consents = schema.requests.c, schema.consents.c
    asked = select(func.max(requests.number)).where(requests.match == _MATCH).scalar_subquery()
    return _part(
        "entry", answers.seq, a=answers.kind, b=answers.text, c=answers.token, big=answers.time,
        small=answers.seat,
    ).where(answers.match == _MATCH, answers.seq > _AFTER).union_all(
        _part(
            "seat", seats.seat, a=seats.kind, b=seats.name, c=seats.bot, d=seats.key,
            e=seats.brings, f=seats.stand_in, g=seats.wishes, small=seats.advised,
        ).where(seats.match == _MATCH),
        _part("line", chat.number, a=chat.text, big=chat.time, small=chat.seat).where(
            chat.match == _MATCH, chat.number > _SAID
        ),
        _part("next", literal(0), a=matches.id).where(matches.follows == _MATCH),
        _part("there", presence.seat, a=presence.process, small=presence.devices)
        .join(schema.processes, processes.id == presence.process)
        .where(presence.match == _MATCH, processes.until > now),
        _part(
            "request", requests.number, a=requests.needed, b=requests.token, big=requests.version,
            small=requests.seat,
        ).where(requests.match == _MATCH, requests.number == asked),
        _part("consent", consents.seat, small=consents.agree).where(
            consents.match == _MATCH, consents.number == asked
        ),
    )  # fmt: skip


class Changes(NamedTuple):
    """What a match is now, and what was added to it."""

    entries: tuple[Entry, ...]
    """What was added to the log."""
    players: tuple[Player, ...]
    next: str | None
    """The rematch."""
    lines: tuple[ChatLine, ...]
    """What was said."""
    elsewhere: Mapping[str, Mapping[Seat, int]]
    """How many devices look through which seats, by server process."""
    request: Request | None
    """What the table was asked last."""


def _player(row: Any) -> Player:
    brings, wishes = brought(row.e), wished(row.g)
    return Player(row.number, row.a, row.b, row.c, row.d, brings, row.f, row.small, wishes)


def changes(rows: Iterable[Any], origin: str) -> Changes:
    """What the rows of the statement tell, to the process that calls itself so."""
    parts: dict[str, list[Any]] = {}
    for row in sorted(rows, key=lambda row: row.number):
        parts.setdefault(row.part, []).append(row)
    there: dict[str, dict[Seat, int]] = {}
    for row in parts.get("there", ()):
        if row.a != origin:
            there.setdefault(row.a, {})[row.number] = row.small
    return Changes(
        tuple(Entry(one.a, one.small, one.b, one.c, one.big) for one in parts.get("entry", ())),
        tuple(_player(one) for one in parts.get("seat", ())),
        next((one.a for one in parts.get("next", ())), None),
        tuple(ChatLine(one.number, one.small, one.a, one.big) for one in parts.get("line", ())),
        there,
        _request(parts),
    )


def _request(parts: Mapping[str, list[Any]]) -> Request | None:
    for asked in parts.get("request", ()):
        return Request(
            asked.number,
            asked.small,
            asked.b,
            asked.big,
            msgspec.json.decode(asked.a, type=tuple[Seat, ...]),
            {one.number: bool(one.small) for one in parts.get("consent", ())},
        )
    return None
