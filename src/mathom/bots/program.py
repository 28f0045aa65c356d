"""Programs as bots: any language that reads and writes lines of JSON. See docs/bots/writing.md.

The program is asked on its standard input and answers on its standard output, a line each. It is
told what its seat sees, and nothing else. One program serves one seat of one game at a time, and
then the next game's: starting it may take long, beginning a game must not.
"""

import atexit
import os
import re
import shlex
import shutil
import signal
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from mathom.bots.bot import Why
from mathom.bots.fault import BotFault
from mathom.bots.spec import BadBot
from mathom.core import AnyGame, BadNotation, Message, Option, View

PROTOCOL = 1
SECONDS = 10.0
"""So long a program may think about one choice, unless its spec says otherwise."""
START = 60.0
"""So long it may take to answer for the first time."""
LONGEST = 1 << 16
"""So many bytes an answer may have."""
PATIENCE = 0.2
"""So many seconds it may take to end, where it ends by itself."""
TAIL = 300
"""So many letters of what a broken program complained about are repeated."""
UNASKED = 100
"""After so many lines that nobody has read yet, no more are taken from a program."""

_FORM = re.compile(r"run(?:@(?P<seconds>\d+(?:\.\d+)?)s)?:(?P<command>.+)", re.DOTALL)


class ProgramSpec(NamedTuple):
    """A program as a spec names it: `run:node bot.js`, or `run@2s:node bot.js`."""

    text: str
    command: tuple[str, ...]
    seconds: float


class Begin(msgspec.Struct, frozen=True, tag_field="is", tag="begin"):
    """To the program: a new game, and your seat in it. Forget the last one."""

    protocol: int
    game: str
    version: int
    seat: int
    seed: int
    """For whoever throws dice: the same seed, the same game."""
    seconds: float


class Offer(msgspec.Struct, frozen=True):
    """An option: in the game's notation, and the anchors on the board it is made of."""

    option: str
    anchors: tuple[str, ...]


class Ask(msgspec.Struct, frozen=True, tag_field="is", tag="ask"):
    """To the program: choose."""

    ask: Message
    options: list[Offer]
    table: Any
    """What the seat sees."""


class End(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """To the program: the game is over."""


class Ready(msgspec.Struct, frozen=True, tag_field="is", tag="ready"):
    """From the program: I know this game, let us begin."""


class Say(msgspec.Struct, frozen=True, tag_field="is", tag="answer"):
    """From the program: this option, by its number from 0 or in notation."""

    option: int | str
    why: str = ""


def is_program(spec: str) -> bool:
    """Whether a spec names a program."""
    return spec.lstrip().startswith(("run:", "run@"))


def read_program(spec: str) -> ProgramSpec:
    """The program of a spec. Raises BadBot if the spec is broken or there is no such program."""
    found = _FORM.fullmatch(spec.strip())
    try:
        command = tuple(shlex.split(found["command"])) if found else ()
    except ValueError:
        command = ()
    seconds = float(found["seconds"] or SECONDS) if found else 0.0
    if not (command and seconds):
        raise BadBot("program-form", spec=spec)
    if shutil.which(command[0]) is None:
        raise BadBot("program", program=command[0])
    return ProgramSpec(spec.strip(), command, seconds)


class ProgramBot:
    """A seat of one game, played by a program."""

    def __init__(self, spec: ProgramSpec, game: AnyGame, seed: int) -> None:
        self.name = spec.text
        self.why = Why()
        self._spec = spec
        self._game = game
        self._seed = seed
        self._program: _Program | None = None

    def choose(self, view: View[Any]) -> Option:
        """What the program answers. Raises BotFault."""
        try:
            said = self._asked(view)
        except BotFault:
            self._end()
            raise
        self.why = Why((Message("why-said", {"text": said.why}),)) if said.why else Why()
        return self._meant(view, said.option)

    def _asked(self, view: View[Any]) -> Say:
        program = self._program
        if program is None:
            program = self._program = _free(self._spec.command)
            assert view.seat is not None
            begin = Begin(
                PROTOCOL,
                self._game.id,
                self._game.version,
                view.seat,
                self._seed,
                self._spec.seconds,
            )
            program.ask(begin, Ready, START)
        choice = view.choice
        offers = [Offer(self._game.write(one), tuple(one.anchors())) for one in choice.options]
        said: Say = program.ask(Ask(choice.ask, offers, view.table), Say, self._spec.seconds)
        return said

    def _meant(self, view: View[Any], said: int | str) -> Option:
        options = view.choice.options
        if isinstance(said, int):
            if 0 <= said < len(options):
                return options[said]
        else:
            try:
                option = self._game.read(said)
            except BadNotation:
                option = None
            if option is not None and option in view.choice:
                return option
        self._end()
        raise BotFault("option", option=str(said))

    def leave(self) -> None:
        """The game is over; the program waits for another."""
        program, self._program = self._program, None
        if program is not None:
            program.tell(End())
            _IDLE.setdefault(self._spec.command, []).append(program)

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end()


class _Program:
    """A running program. Threads write and read, so that it can keep nobody waiting for ever."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115 – closed with the program
        try:
            self._process = Popen(
                command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=self._complaints,
                start_new_session=True,  # so that it can be ended with all it has started
            )
        except OSError as error:
            raise BotFault("start", error=error.strerror or str(error)) from None
        self._told: SimpleQueue[bytes] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()
        Thread(target=self._write, daemon=True).start()

    def _write(self) -> None:
        assert self._process.stdin is not None
        try:
            while line := self._told.get():
                self._process.stdin.write(line)
                self._process.stdin.flush()
        except OSError:  # it reads no more; whoever waits for its answer will know
            pass

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST):
            self._heard.put(line)
            if self._heard.qsize() > UNASKED:  # it answers unasked, and will be told so
                return
        self._heard.put(b"")

    def tell(self, message: Begin | Ask | End) -> None:
        """Sends a line."""
        self._told.put(msgspec.json.encode(message) + b"\n")

    def ask(self, message: Begin | Ask, kind: type[Any], seconds: float) -> Any:
        """Sends a line and waits for the answer, which must be of this kind. Raises BotFault.

        Who is ready before it is asked may be; who answers before it is asked does not know what.
        """
        if isinstance(message, Ask) and not self._heard.empty():
            raise self._unheard(self._heard.get())
        self.tell(message)
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise BotFault("time", seconds=f"{seconds:g}") from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._unheard(line) from None

    def _unheard(self, line: bytes) -> BotFault:
        """What is wrong with a line that is no answer, or with the end of all lines."""
        if line:
            return BotFault("answer", said=line[:TAIL].decode(errors="replace").strip())
        self.end()
        self._complaints.seek(max(0, self._complaints.seek(0, os.SEEK_END) - 4 * TAIL))
        said = self._complaints.read().decode(errors="replace").strip()[-TAIL:]
        return BotFault("gone", code=self._process.returncode, said=said or "–")

    def end(self) -> None:
        """Ends the program, at once if it does not end by itself, and all it has started."""
        with suppress(TimeoutExpired):
            self._process.wait(timeout=PATIENCE)
        self._kill()
        self._process.wait()
        self._told.put(b"")

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # nobody of its group is left
                os.killpg(self._process.pid, signal.SIGKILL)


_IDLE: dict[tuple[str, ...], list[_Program]] = {}
"""Programs that wait for their next game."""


def _free(command: tuple[str, ...]) -> _Program:
    waiting = _IDLE.get(command)
    return waiting.pop() if waiting else _Program(command)


@atexit.register
def _end_all() -> None:
    for programs in _IDLE.values():
        for program in programs:
            program.end()
