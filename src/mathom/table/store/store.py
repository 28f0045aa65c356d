"""What is kept, and how it is found again."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from mathom.core import Seat
from mathom.table.clocks import ClockTerms, Span
from mathom.table.consent import Request
from mathom.table.entries import Entry
from mathom.table.errors import Conflict, Trouble
from mathom.table.people import Player
from mathom.table.store import schema
from mathom.table.store.changes import Changes, changes, statement
from mathom.table.store.drivers import Driver, Write
from mathom.table.store.group_commit import Committer
from mathom.table.store.news import NOTIFY, Heard, News, written
from mathom.table.store.rows import ChatLine, Consent, MatchRow, Stored, brought, wished
from mathom.table.wishes import Wishes

# One object for each statement: that is how a group commit knows which rows go together.
_ADD_MATCH = insert(schema.matches)
_ADD_SEAT = insert(schema.seats)
_ADD_ANSWER = insert(schema.answers)
_ADD_CHAT = insert(schema.chat)
_ADD_REQUEST = insert(schema.requests)
_ADD_CONSENT = insert(schema.consents)
_FINISH = (
    update(schema.matches).where(schema.matches.c.id == bindparam("match_id")).values(finished=1)
)
_FORGET_PROBE = delete(schema.processes).where(schema.processes.c.id == bindparam("probe"))
_PROBE = insert(schema.processes)
_READ_PROBE = select(schema.processes).limit(1)
_FOLLOWING = schema.matches.alias()
_RESEAT = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("match_id"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .where(schema.seats.c.key == bindparam("old_key"))
    .values(name=bindparam("new_name"), key=bindparam("new_key"))
)
_BRING = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("match_id"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .values(brings=bindparam("new_brings"))
)


_STAND_IN = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("match_id"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .values(stand_in=bindparam("new_bot"))
)

_ADVISE = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("match_id"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .values(advised=schema.seats.c.advised + 1)
)

_WISH = (
    update(schema.seats)
    .where(schema.seats.c.match == bindparam("match_id"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .values(wishes=bindparam("new_wishes"))
)

KeptSteps: TypeAlias = Sequence[tuple[int, str]]
"""What came of answers, by version."""


class Store:
    """Matches on a disk. Every method that writes returns when it is safe there."""

    def __init__(self, engine: AsyncEngine, driver: Driver) -> None:
        """`engine` is for reading, `driver` for writing."""
        self.engine = engine
        # Reading is one statement at a time, so there is nothing to begin or to end.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.committer = Committer(driver)
        self.origin = secrets.token_hex(4)
        """By which a process knows its own news."""
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write here too."""
        self._changes = statement(shared=self.shared)
        self.down: tuple[Span, ...] = ()
        """When no server was running, as far as it matters (`uptimes`)."""

    async def close(self) -> None:
        """Finishes what is being written."""
        await self.committer.close()
        await self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------

    async def create(
        self,
        row: MatchRow,
        players: Iterable[Player],
        entries: Sequence[Entry],
        steps: KeptSteps = (),
    ) -> None:
        """A new match. Raises Conflict if it follows one that has a rematch already."""
        kept = msgspec.structs.asdict(row)
        del kept["next"]
        kept["settings"] = msgspec.json.encode(row.settings).decode()
        kept["finished"] = int(row.finished)
        kept["advice"] = None if row.advice is None else int(row.advice)
        kept["clock"] = None if row.clock is None else _json(row.clock)
        writes: list[Write] = [
            (_ADD_MATCH, [kept]),
            (_ADD_SEAT, [_seat(row.id, one) for one in players]),
        ]
        if entries:
            writes.append((_ADD_ANSWER, _rows(row.id, 1, entries, steps)))
        if row.follows is not None:
            writes += self._news(row.follows)
        await self.committer.write(*writes)

    async def append(
        self,
        match: str,
        first: int,
        entries: Sequence[Entry],
        *,
        steps: KeptSteps = (),
        finished: bool = False,
        consent: Consent | None = None,
    ) -> None:
        """Entries number `first` and following, what came of them, and the consent that led there.

        Raises Conflict if somebody else was faster.
        """
        writes: list[Write] = [(_ADD_ANSWER, _rows(match, first, entries, steps))]
        if consent is None:
            writes += self._news(match, first, entries)
        else:
            writes += self._news(match)
            writes.append(_consent(match, consent))
        if finished:
            writes.append((_FINISH, [{"match_id": match}]))
        await self.committer.write(*writes)

    async def reseat(self, match: str, was: Player, now: Player) -> None:
        """A player has another name or key. Raises Conflict if somebody else just had one."""
        changed = {"match_id": match, "at_seat": now.seat, "old_key": was.key}
        changed |= {"new_name": now.name, "new_key": now.key}
        await self.committer.write((_RESEAT, [changed]), *self._news(match))
        if self.shared and was.key != now.key:
            head = await self.head(match)
            if head is None or head[1][now.seat].key != now.key:
                raise Conflict(f"seat {now.seat} of {match}")

    async def bring(self, match: str, seat: Seat, brings: dict[str, str]) -> None:
        """A player has brought what the game needs of them."""
        brought = {"match_id": match, "at_seat": seat, "new_brings": _json(brings)}
        await self.committer.write((_BRING, [brought]), *self._news(match))

    async def stand_in(self, match: str, seat: Seat, bot: str | None) -> None:
        """A bot plays for the person in a seat, or (None) no longer does."""
        changed = {"match_id": match, "at_seat": seat, "new_bot": bot}
        await self.committer.write((_STAND_IN, [changed]), *self._news(match))

    async def advise(self, match: str, seat: Seat) -> None:
        """A player has asked for advice once more."""
        asked = {"match_id": match, "at_seat": seat}
        await self.committer.write((_ADVISE, [asked]), *self._news(match))

    async def wish(self, match: str, seat: Seat, wishes: Wishes) -> None:
        """What the table does for a seat is another thing now."""
        wished = {"match_id": match, "at_seat": seat, "new_wishes": _json(wishes)}
        await self.committer.write((_WISH, [wished]), *self._news(match))

    async def say(self, match: str, line: ChatLine) -> None:
        """A line of chat."""
        said = {"match": match, **msgspec.structs.asdict(line)}
        await self.committer.write((_ADD_CHAT, [said]), *self._news(match))

    async def ask(self, match: str, request: Request) -> None:
        """The table is asked something. Raises Conflict if somebody else just asked it."""
        asked = {
            "match": match,
            "number": request.number,
            "seat": request.by,
            "token": request.token,
            "version": request.version,
            "needed": msgspec.json.encode(request.needed).decode(),
        }
        await self.committer.write((_ADD_REQUEST, [asked]), *self._news(match))

    async def consent(self, match: str, consent: Consent) -> None:
        """A seat says yes or no. Raises Conflict if it has said something before."""
        await self.committer.write(_consent(match, consent), *self._news(match))

    def _news(self, match: str, first: int = 0, entries: Sequence[Entry] = ()) -> list[Write]:
        """Tells the other processes, if there can be any, with the transaction itself."""
        if not self.shared:
            return []
        return [(NOTIFY, [{"news": written(self.origin, match, first, entries)}])]

    def news(self, heard: Heard) -> News | None:
        """What other processes change here; None if nobody else can."""
        return News(self.engine.url, self.origin, heard) if self.shared else None

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, match: str) -> Stored | None:
        """Everything a match is, or None if there is none with this id."""
        head = await self.head(match)
        return None if head is None else Stored(*head, await self.entries(match))

    async def head(self, match: str) -> tuple[MatchRow, tuple[Player, ...]] | None:
        """What a match is but for its log."""
        following = _FOLLOWING.c.id.label("next")
        joined = schema.matches.outerjoin(_FOLLOWING, _FOLLOWING.c.follows == schema.matches.c.id)
        found = await self.all(
            select(schema.matches, following)
            .select_from(joined)
            .where(schema.matches.c.id == match)
        )
        if not found:
            return None
        row = dict(found[0])
        row["settings"] = msgspec.json.decode(row["settings"])
        row["finished"] = bool(row["finished"])
        row["advice"] = None if row["advice"] is None else bool(row["advice"])
        if row["clock"] is not None:
            row["clock"] = msgspec.json.decode(row["clock"], type=ClockTerms)
        seats = await self.all(
            select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.seat)
        )
        players = tuple(
            Player(
                one["seat"],
                one["kind"],
                one["name"],
                one["bot"],
                one["key"],
                brought(one["brings"]),
                one["stand_in"],
                one["advised"],
                wished(one["wishes"]),
            )
            for one in seats
        )
        return MatchRow(**row), players

    async def entries(self, match: str, after: int = 0) -> tuple[Entry, ...]:
        """The log from version `after` on."""
        answers = schema.answers.c
        rows = await self.all(
            select(answers.kind, answers.seat, answers.text, answers.token, answers.time)
            .where(answers.match == match, answers.seq > after)
            .order_by(answers.seq)
        )
        return tuple(Entry(**one) for one in rows)

    async def changes(self, match: str, after: int, said: int) -> Changes:
        """What has changed after version `after` and line `said`, in one round trip."""
        asked = {"match_id": match, "after": after, "said": said}
        return changes(await self._rows(self._changes, asked), self.origin)

    async def steps(self, match: str) -> dict[int, str]:
        """What came of each answer by the rules of its time, by version."""
        answers = schema.answers.c
        rows = await self.all(
            select(answers.seq, answers.kept).where(
                answers.match == match, answers.kept.is_not(None)
            )
        )
        return {one["seq"]: one["kept"] for one in rows}

    async def last_step(self, match: str) -> str | None:
        """What came of the last answer."""
        answers = schema.answers.c
        rows = await self.all(
            select(answers.kept).where(answers.match == match).order_by(answers.seq.desc()).limit(1)
        )
        return rows[0]["kept"] if rows else None

    async def chat(self, match: str, last: int) -> tuple[ChatLine, ...]:
        """The last so many lines."""
        rows = await self.all(
            select(schema.chat)
            .where(schema.chat.c.match == match)
            .order_by(schema.chat.c.number.desc())
            .limit(last)
        )
        return tuple(
            ChatLine(one["number"], one["seat"], one["text"], one["time"]) for one in reversed(rows)
        )

    async def request(self, match: str) -> Request | None:
        """What the table was asked last, with all that was said to it."""
        requests, consents = schema.requests.c, schema.consents.c
        last = select(func.max(requests.number)).where(requests.match == match).scalar_subquery()
        rows = await self.all(
            select(schema.requests, consents.seat.label("who"), consents.agree)
            .outerjoin(
                schema.consents,
                (consents.match == requests.match) & (consents.number == requests.number),
            )
            .where(requests.match == match, requests.number == last)
            .order_by(consents.seat)
        )
        if not rows:
            return None
        asked = rows[0]
        return Request(
            asked["number"],
            asked["seat"],
            asked["token"],
            asked["version"],
            msgspec.json.decode(asked["needed"], type=tuple[Seat, ...]),
            {one["who"]: bool(one["agree"]) for one in rows if one["who"] is not None},
        )

    async def waiting_for_bots(self, limit: int) -> tuple[str, ...]:
        """Running matches with a bot in them, the newest first: a bot may owe an answer there."""
        seats, matches = schema.seats.c, schema.matches.c
        with_bots = select(seats.match).where(seats.bot.is_not(None) | seats.stand_in.is_not(None))
        rows = await self.all(
            select(matches.id)
            .where(matches.finished == 0, matches.id.in_(with_bots))
            .order_by(matches.created.desc())
            .limit(limit)
        )
        return tuple(one["id"] for one in rows)

    async def timed(self, limit: int) -> tuple[str, ...]:
        """Running matches with clocks, the newest first."""
        matches = schema.matches.c
        rows = await self.all(
            select(matches.id)
            .where(matches.finished == 0, matches.clock.is_not(None))
            .order_by(matches.created.desc())
            .limit(limit)
        )
        return tuple(one["id"] for one in rows)

    async def count(self) -> int:
        """How many matches there are."""
        rows = await self.all(select(func.count().label("matches")).select_from(schema.matches))
        return int(rows[0]["matches"])

    async def check(self) -> None:
        """Writes something and reads it, as every answer must be. Raises Trouble."""
        probe = {"id": f"probe {self.origin}", "until": 0}
        await self.committer.write((_FORGET_PROBE, [{"probe": probe["id"]}]), (_PROBE, [probe]))
        await self.all(_READ_PROBE)

    async def all(self, query: Any) -> Sequence[Any]:
        """The rows a query finds, by name. Raises Trouble."""
        return [row._mapping for row in await self._rows(query)]

    async def _rows(self, query: Any, asked: Mapping[str, Any] | None = None) -> Sequence[Any]:
        for attempt in (1, 2):
            try:
                async with self._reading.connect() as connection:
                    return (await connection.execute(query, asked)).all()
            except (SQLAlchemyError, OSError) as error:
                # The connection may have been lost long ago: a new one tells.
                if attempt == 2 or not getattr(error, "connection_invalidated", False):
                    raise Trouble(str(error), reason="away") from error
        raise AssertionError


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _seat(match: str, player: Player) -> dict[str, Any]:
    brings = None if player.brings is None else _json(player.brings)
    wishes = None if player.wishes == Wishes() else _json(player.wishes)
    return {"match": match, **msgspec.structs.asdict(player), "brings": brings, "wishes": wishes}


def _consent(match: str, consent: Consent) -> Write:
    said = {"match": match, "number": consent.request, "seat": consent.seat}
    return _ADD_CONSENT, [{**said, "agree": int(consent.agree)}]


def _rows(
    match: str, first: int, entries: Sequence[Entry], steps: KeptSteps
) -> list[dict[str, Any]]:
    kept = dict(steps)
    return [
        {"match": match, "seq": seq, "kept": kept.get(seq), **msgspec.structs.asdict(entry)}
        for seq, entry in enumerate(entries, start=first)
    ]
