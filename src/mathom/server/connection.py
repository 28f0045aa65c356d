"""`/api/live`: one connection, one match, one or more seats."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from mathom.core import MathomError, Message, NoUndo, Refusal, Seat
from mathom.core.errors import BadNotation
from mathom.core.record import seals
from mathom.core.setup import whose
from mathom.server import wire
from mathom.server.addresses import client_of
from mathom.server.asides import Asides
from mathom.server.catalogue import playable
from mathom.server.http_errors import (
    NO_HELLO,
    NO_MATCH,
    NOT_UNDERSTOOD,
    RESTARTING,
    TOO_FAST,
    TRY_LATER,
    WRONG_KEY,
    HttpError,
    answer_to,
)
from mathom.server.limits import Bucket
from mathom.server.outbox import Outbox
from mathom.server.table_socket import GONE
from mathom.table import LiveMatch, Stale, TableError
from mathom.table.advice import fair
from mathom.table.founding import Created
from mathom.table.outgoing import seam_sights, text
from mathom.table.progress import Progress
from mathom.table.rebuild import source
from mathom.table.tutor import MATCH as LESSON
from mathom.table.tutor import Another, Tutor
from mathom.table.what_if import not_now, why_not

if TYPE_CHECKING:
    from mathom.server.running import Running

log = logging.getLogger("mathom.server")

SENDING = 1e-7
"""Seconds of work that a character costs on its way out."""
LONGEST_PAUSE = 10.0
"""Seconds after which somebody who asks for too much is heard again in any case."""


async def live(websocket: WebSocket) -> None:
    """The endpoint."""
    running: Running = websocket.app.state.running
    client = client_of(websocket.scope)
    if running.closing or not running.enter(client):
        await websocket.accept()
        await websocket.close(RESTARTING if running.closing else TRY_LATER)
        return
    try:
        await websocket.accept()
        await Connection(websocket, client, running).run()
    finally:
        running.leave(client)


class Farewell(Exception):
    """The connection ends, with this code and this last word."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(code)
        self.code = code
        self.message = message


class Connection:
    """Somebody who listens, and speaks."""

    def __init__(self, websocket: WebSocket, client: str, running: "Running") -> None:
        self.seats: tuple[Seat | None, ...] = ()
        self.address: str | None = client
        self._websocket = websocket
        self._client = client
        self._hall = running.hall
        self._limits = running.limits
        self._work = running.work
        self._founding = running.founding
        self._bucket = Bucket(running.limits.messages)
        self._outbox = Outbox(websocket, running.limits, self._too_slow)
        gone = websocket.scope.get("extensions", {}).get(GONE) or asyncio.Event()
        self._asides = Asides(running, client, self._outbox, gone)
        self._live: LiveMatch | None = None
        self._tutor: Tutor | None = None
        """Who teaches, if it is a lesson and no match."""
        self._task = asyncio.current_task()
        self._letting_go: asyncio.Task[None] | None = None
        self._spent = 0.0
        """Seconds of work that are not counted yet."""

    async def run(self) -> None:
        """Until one side has had enough."""
        try:
            await self._greet()
            while True:
                said = await self._receive()
                if said is not None:
                    await self._hear(said)
                    await self._slow_down()
        except Farewell as farewell:
            await self._close(farewell.code, farewell.message)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self._letting_go is None:
                raise
        except Exception:
            log.exception("bug on a connection")
            await self._close(1011, Message("server-broken"))
        finally:
            self._asides.end()
            self._outbox.stop()
            if self._live is not None:
                self._live.detach(self)
                self._live = None

    # -- hearing ---------------------------------------------------------------------------------

    async def _receive(self) -> wire.AnyRequest | None:
        """The next message; None if it had the wrong fields, which the client has been told."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._bucket.take():
            raise Farewell(TOO_FAST, Message("request-rate"))
        data = message.get("text")
        if data is None:
            raise Farewell(NOT_UNDERSTOOD, Message("request-json", {"reason": "text frames only"}))
        try:
            said: wire.AnyRequest = wire.decode(data)
        except msgspec.ValidationError as error:
            problem = Message("request-fields", {"reason": str(error)})
            if self._live is None and self._tutor is None:
                raise Farewell(NOT_UNDERSTOOD, problem) from None
            self._outbox.error(None, problem)
            return None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            unread = Message("request-json", {"reason": str(error)})
            raise Farewell(NOT_UNDERSTOOD, unread) from None
        return said

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = await self._receive()
        except TimeoutError:
            raise Farewell(NO_HELLO, Message("request-hello")) from None
        if not isinstance(hello, wire.HelloRequest | wire.LearnRequest):
            raise Farewell(NOT_UNDERSTOOD, Message("request-hello"))
        self._outbox.packs = hello.packed
        try:
            if isinstance(hello, wire.LearnRequest):
                await self._begin_lesson(hello)
                return
            admitted = [await self._hall.admit(hello.match, key) for key in hello.keys]
            held = {one.eyes for one in admitted}
            seats = sorted(seat for seat in held if seat is not None)
            self.seats = tuple(seats) or (None,)
            self._live = admitted[0].live
            await self._live.attach(self, hello.version, _welcome(self._live, seats))
        except Exception as error:
            found = answer_to(error)
            if found is None:
                raise
            # There is no such lesson, however often it is asked for.
            otherwise = NO_MATCH if isinstance(hello, wire.LearnRequest) else NOT_UNDERSTOOD
            raise Farewell(found.close or otherwise, found.message) from None

    async def _begin_lesson(self, wanted: wire.LearnRequest) -> None:
        game = playable(wanted.game)
        lesson = game.learning().lesson(wanted.lesson)
        with self._counted():
            tutor = Tutor(game, lesson, self._hall.bot_workers, self._client)
            self.seats = (lesson.you,)
            updates = await tutor.go_to(wanted.at)
            self._tutor = tutor
            self.send(text(tutor.welcome()))
            self._send_all(updates)

    async def _hear(self, said: wire.AnyRequest) -> None:
        try:
            if self._tutor is not None:
                await self._learn(self._tutor, said)
            else:
                assert self._live is not None
                await self._speak(self._live, said)
        except Stale as stale:
            self._outbox.reply("stale", said.id, version=stale.version)
            if isinstance(said, wire.AnswerRequest | wire.UndoRequest):
                with self._counted():
                    self.send(self._anew(said.seat, said.version))
        except (Refusal, BadNotation, NoUndo, TableError) as error:
            if isinstance(said, wire.AnswerRequest | wire.UndoRequest | wire.ConcedeRequest):
                self._outbox.reply("refused", said.id, **_refusal(error))
            else:
                self._outbox.error(said.id, error.message)
        except Exception as error:
            found = answer_to(error)
            if found is None:
                raise
            if found.close is not None:
                raise Farewell(found.close, found.message) from error
            self._outbox.error(said.id, found.message)

    def _anew(self, seat: Seat, known: int) -> str:
        """Everything since a version, for who has missed something."""
        if self._tutor is not None:
            return self._tutor.update(None)
        assert self._live is not None
        return self._live.update(seat, known)

    async def _speak(self, live: LiveMatch, said: wire.AnyRequest) -> None:
        """Somebody at a match says something."""
        match said:
            case wire.AnswerRequest():
                self._holds(said.seat)
                await live.answer(self, said.seat, said.version, said.answer, said.id)
            case wire.PingRequest():
                self._outbox.reply("pong", said.id, version=live.version)
            case (
                wire.WhyNotRequest()
                | wire.NotNowRequest()
                | wire.PreviewRequest()
                | wire.AheadRequest()
                | wire.OddsRequest()
            ):
                await self._what_if(live.id, live.progress, said)
            case wire.WhyRequest():
                with self._counted():
                    self._outbox.reply("why", said.id, **live.bots.why(self.seats, said.version))
            case wire.AdviseRequest():
                self._holds(said.seat)
                advise, asked = live.adviser.advise, (live, said.seat, said.version, self._client)
                await self._asides.advise(said, partial(advise, *asked, deep=said.deep))
            case wire.UndoRequest():
                self._holds(said.seat)
                await live.undo(self, said.seat, said.version, said.id)
            case wire.ConcedeRequest():
                self._holds(said.seat)
                await live.concede(self, said.seat, said.id)
            case wire.StandInRequest():
                self._holds(said.seat)
                await live.stand_ins.let(said.seat, said.of, said.play)
            case wire.WishRequest():
                self._holds(said.seat)
                await live.steady.give_forced(said.seat, said.forced)
                self._outbox.reply("ack", said.id, version=live.version)
            case wire.PassOnRequest():
                self._holds(said.seat)
                await live.steady.pass_on(said.seat, said.until, said.stops, said.version)
                self._outbox.reply("ack", said.id, version=live.version)
            case wire.ConsentRequest():
                self._holds(said.seat)
                await live.consent(said.seat, said.request, said.agree)
            case wire.ChatRequest():
                self._holds(said.seat)
                await live.talk.say(said.seat, said.text)
            case (
                wire.HelloRequest() | wire.LearnRequest() | wire.StepRequest() | wire.KeepRequest()
            ):
                raise HttpError(400, "request-hello")

    async def _learn(self, tutor: Tutor, said: wire.AnyRequest) -> None:
        """A learner says something."""
        match said:
            case wire.AnswerRequest():
                self._holds(said.seat)
                with self._taught(tutor):
                    try:
                        updates = await tutor.answer(said.seat, said.version, said.answer)
                    except Another as another:
                        self._outbox.reply("elsewhere", said.id, about=another.about)
                        return
                    self._outbox.reply("ack", said.id, version=tutor.version)
                    self._send_all(updates)
            case wire.StepRequest():
                with self._taught(tutor):
                    self._send_all(await tutor.go_to(said.to))
                    self._outbox.reply("ack", said.id, version=tutor.version)
            case wire.PingRequest():
                self._outbox.reply("pong", said.id, version=tutor.version)
            case (
                wire.WhyNotRequest()
                | wire.NotNowRequest()
                | wire.PreviewRequest()
                | wire.AheadRequest()
                | wire.OddsRequest()
            ):
                await self._what_if(LESSON, tutor.progress, said)
            case wire.AdviseRequest():
                self._holds(said.seat)
                advise = partial(tutor.advise, said.seat, said.version, deep=said.deep)
                await self._asides.advise(said, advise)
            case wire.KeepRequest():
                created = await self._keep(tutor, said.name)
                self._outbox.reply("kept", said.id, match=created.match, keys=created.keys)
            case _:
                raise TableError("lesson-only")

    async def _keep(self, tutor: Tutor, name: str) -> Created:
        """A match of its own that goes on where the lesson stands."""
        if not self._founding.take(self._client):
            raise HttpError(429, "request-rate")
        return await self._hall.go_on(tutor.match, tutor.order(name), self._client)

    async def _what_if(
        self,
        match: str,
        progress: Progress,
        said: wire.WhyNotRequest
        | wire.NotNowRequest
        | wire.PreviewRequest
        | wire.AheadRequest
        | wire.OddsRequest,
    ) -> None:
        """Somebody asks what would be: nothing changes."""
        self._holds(said.seat)
        match said:
            case wire.WhyNotRequest():
                with self._counted():
                    refusal = why_not(progress, said.seat, said.anchors)
                    shown = None if refusal is None else _refusal(refusal)
                    self._outbox.reply("why-not", said.id, refusal=shown)
            case wire.NotNowRequest():
                with self._counted():
                    refused = [
                        {"anchors": option.anchors(), **_refusal(refusal)}
                        for option, refusal in not_now(progress, said.seat, said.anchors)
                    ]
                    self._outbox.reply("not-now", said.id, refused=refused)
            case wire.PreviewRequest():
                await self._asides.preview(progress, said)
            case wire.AheadRequest():
                await self._asides.ahead(progress, said)
            case wire.OddsRequest():
                await self._asides.odds(match, progress, said)

    def _send_all(self, updates: list[str]) -> None:
        for one in updates:
            self.send(one)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Work that playing does not take: it is counted, in time and in what has to be sent."""
        begin, said = time.thread_time(), self._outbox.said
        try:
            yield
        finally:
            self._spent += time.thread_time() - begin
            self._spent += (self._outbox.said - said) * SENDING

    @contextmanager
    def _taught(self, tutor: Tutor) -> Iterator[None]:
        """The work of a lesson is counted, but not the time in which bots think elsewhere."""
        waited = tutor.waited
        with self._counted():
            try:
                yield
            finally:
                self._spent -= tutor.waited - waited

    async def _slow_down(self) -> None:
        """Who has asked for much waits for a while before the next thing is heard."""
        spent, self._spent = self._spent, 0.0
        if spent:
            lacking = self._work.spend(self._client, spent)
            if lacking > 0:
                await asyncio.sleep(min(lacking, LONGEST_PAUSE))

    def _holds(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise HttpError(403, "request-seat")

    def lock_out(self) -> None:
        """The key it came in with was changed."""
        if not self._outbox.closed and self._letting_go is None:
            self._letting_go = asyncio.create_task(self._turn_out())

    async def _turn_out(self) -> None:
        await self._close(WRONG_KEY, Message("table-key-wrong"))
        if self._task is not None:
            self._task.cancel()

    # -- speaking --------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Queues a message."""
        self._outbox.send(text)

    def _too_slow(self) -> None:
        self._letting_go = asyncio.create_task(self._let_go())

    async def _let_go(self) -> None:
        """Too slow: it will come back and ask for what it missed. Or it never listens: then
        nothing can be said to it either, and its place is given away all the same."""
        if self._live is not None:
            self._live.detach(self)
        if not await self._outbox.hang_up(TRY_LATER) and self._task is not None:
            self._task.cancel()

    async def _close(self, code: int, message: Message) -> None:
        self._outbox.error(None, message)
        await self._outbox.close(code)


def _refusal(error: MathomError) -> dict[str, Any]:
    return {"rule": getattr(error, "rule", None), "message": error.message}


def _welcome(live: LiveMatch, seats: list[Seat]) -> dict[str, Any]:
    row = live.row
    forked = None if row.forked_from is None else {"match": row.forked_from, "at": row.forked_at}
    own = {name: value for name, value in live.unsealed.brought.items() if whose(name)[1] in seats}
    return {
        "is": "welcome",
        "match": row.id,
        "game": row.game,
        "settings": row.settings,
        "mode": row.mode,
        "seats": seats,
        "spectator": not seats,
        "promise": source(row).promise,
        "awaited": live.awaited,
        "clock": row.clock,
        "advice": fair(row, live.players),
        "seams": seam_sights(live.progress) if live.begun else (),
        "brought": own,
        "sealed": seals(live.progress.match.setup, source(row)) if live.begun else {},
        "forked": forked,
    }
