"""Records: a match as a text file that people can read and `mathom` can replay.

    mathom record 1
    game: journey 1
    seats: 2
    chance: seed 7
    player 0: Anna
    player 1: greedy

    * 3 2 4 2 4 3
    0 take red-wisdom
    1 swap gandalf

    result: winners 0, scores 21 15
    digest: 0f3a52c1b7e4d690

The head says what was agreed; then every line is an answer, a seat's number and its option or,
behind `*`, what chance said; `0~ take …`: a bot answered for the person in that seat, who was away
or had no time left; `! 0 concedes`: that seat gave up, whoever was asked. The tail says
how it ended. `#` begins a comment. `seam 1 2: POSITION`: from here on it was played by version 2 of
the rules, from that position; version 1 had played what comes before.

What a seat brings along in secret is sealed (`sealed deck.0: HASH`) as long as a match with
provable chance is not over; then it is told (`setting deck.0: TEXT`), and the secret of chance
proves that it is what was sealed at the start.
"""

import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import NamedTuple

import msgspec

from mathom.core.chance import Provable, Source
from mathom.core.concession import Concede
from mathom.core.errors import BadRecord
from mathom.core.game import AnyGame
from mathom.core.match import Match, Played
from mathom.core.message import printable
from mathom.core.question import Over
from mathom.core.setup import Setup
from mathom.core.values import Option, Seat

FIRST_LINE = "mathom record 1"
CHANCE = "*"
OUTSIDE = "!"
STAND_IN = "~"
CONCEDES = "concedes"
MOST_ANSWERS = 100_000
"""More than any match has; a longer file is not read to its end."""
LONGEST_LINE = 2000
_WIDTH = 100


class RecordLine(NamedTuple):
    """One answer as written: a seat and its notation, or chance (None) and its outcome."""

    seat: Seat | None
    text: str
    number: int = 0
    outside: bool = False
    """It answers no question: the seat gave up."""
    stand_in: bool = False
    """A bot answered for the person who sat there."""


class Seam(NamedTuple):
    """Where a match went on by another version of the rules, which did not play it as the one
    before had: so many answers had been given, and this was the position."""

    at: int
    before: int
    after: int
    position: str


class Record(msgspec.Struct, frozen=True):
    """Everything a match is: what was agreed, what was answered, how it ended."""

    game: str
    version: int
    seats: int
    settings: dict[str, str] = {}
    sealed: dict[str, str] = {}
    """What was brought along, as it was committed to at the start."""
    components: str = "standard"
    chance: str = "told"
    secret: str | None = None
    players: tuple[str, ...] = ()
    position: str | None = None
    lines: tuple[RecordLine, ...] = ()
    seams: tuple[Seam, ...] = ()
    result: str | None = None
    digest: str | None = None

    @property
    def last_version(self) -> int:
        """The version of the rules that played it last."""
        return self.seams[-1].after if self.seams else self.version

    def __str__(self) -> str:
        return "\n".join((*self._head(), "", *self._body(), "", *self._tail(), ""))

    def _head(self) -> Iterator[str]:
        yield FIRST_LINE
        yield f"game: {self.game} {self.version}"
        yield f"seats: {self.seats}"
        for name, value in self.settings.items():
            yield f"setting {name}: {value}"
        for name, seal in self.sealed.items():
            yield f"sealed {name}: {seal}"
        yield f"components: {self.components}"
        yield f"chance: {self.chance}"
        for seat, name in enumerate(self.players):
            yield f"player {seat}: {name}"
        if self.position is not None:
            yield f"position: {self.position}"

    def _body(self) -> Iterator[str]:
        outcomes: list[str] = []
        seams = {seam.at: seam for seam in self.seams}
        for at, line in enumerate((*self.lines, None)):
            if at not in seams and line is not None and line.seat is None:
                outcomes.append(line.text)
                continue
            indent = f"{CHANCE} "
            yield from wrap(
                " ".join(outcomes),
                _WIDTH,
                initial_indent=indent,
                subsequent_indent=indent,
                break_long_words=False,
                break_on_hyphens=False,
            )
            outcomes = []
            if at in seams:
                seam = seams[at]
                yield f"seam {seam.before} {seam.after}: {seam.position}"
            if line is not None and line.seat is None:
                outcomes.append(line.text)
            elif line is not None:
                before = f"{OUTSIDE} " if line.outside else ""
                yield f"{before}{line.seat}{STAND_IN if line.stand_in else ''} {line.text}"

    def _tail(self) -> Iterator[str]:
        for key in ("secret", "result", "digest"):
            value = getattr(self, key)
            if value is not None:
                yield f"{key}: {value}"


def record(match: Match, players: tuple[str, ...] = ()) -> Record:
    """The record of a match so far. A provable secret, and what seats brought along in a match that
    can be proved, are in it only once the match is over."""
    game, source, setup = match.game, match.source, match.setup
    over = match.over
    provable = isinstance(source, Provable)
    secret = source.secret.hex() if over and isinstance(source, Provable) else None
    return Record(
        game=game.id,
        version=game.version,
        seats=match.setup.seats,
        settings=setup.settings if provable and not over else setup.written(),
        sealed=seals(setup, source),
        components=game.components,
        chance=str(source) if source is not None else "told",
        secret=secret,
        players=players,
        position=None if match.position is None else game.dump(match.position).decode(),
        lines=tuple(line_of(game, one) for one in match.played),
        result=result_line(over) if over else None,
        digest=match.digest,
    )


def line_of(game: AnyGame, one: Played) -> RecordLine:
    """One answer as it is written."""
    if isinstance(one.answer, Concede):
        return RecordLine(one.seat, CONCEDES, outside=True)
    text = game.write(one.answer) if isinstance(one.answer, Option) else str(one.answer)
    return RecordLine(one.seat, text)


def seals(setup: Setup, source: Source | None) -> dict[str, str]:
    """What every seat brings along, sealed with the secret of a provable source."""
    if not isinstance(source, Provable):
        return {}
    secrets = ((name, text) for name, text in setup.written().items() if name not in setup.settings)
    return {name: source.seal(name, text) for name, text in secrets}


def result_line(over: Over) -> str:
    """How it ended, as the record says it."""
    winners = " ".join(map(str, over.winners)) or "nobody"
    return f"winners {winners}, scores {' '.join(map(str, over.scores))}"


# -- reading -------------------------------------------------------------------------------------

_KEYS = re.compile(r"(game|seats|(?:setting|sealed) [\w.-]+|components|chance|player [0-9]{1,2}"
                   r"|position|secret|result|digest): ?(.*)")  # fmt: skip
_SEAM = re.compile(r"seam ([0-9]{1,9}) ([0-9]{1,9}): ?(.*)")
_CONCEDED = re.compile(rf"{OUTSIDE} +([0-9]{{1,2}}) +{CONCEDES}")
_ANSWER = re.compile(rf"(\*|[0-9]{{1,2}}{STAND_IN}?) +(\S.*)")
_VERSION, _SEATS, _SEED = map(re.compile, ("[0-9]{1,9}", "[0-9]{1,2}", "-?[0-9]{1,80}"))


def read_seed(text: str) -> int:
    """The seed behind `chance: seed`. Raises BadRecord."""
    if not _SEED.fullmatch(text):
        raise BadRecord("key", key="chance", form="chance: seed NUMBER")
    return int(text)


def read_record(text: str) -> Record:
    """The record a text holds. Raises BadRecord with the line that cannot be understood."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord("not-one", first=FIRST_LINE)
    keys: dict[str, str] = {}
    lines: list[RecordLine] = []
    seams: list[Seam] = []
    for number, row in enumerate(rows[1:], start=2):
        content = printable(row.replace("\t", " ")).strip()
        if not content or content.startswith("#"):
            continue
        if seam := _SEAM.fullmatch(content):
            seams.append(Seam(len(lines), int(seam[1]), int(seam[2]), seam[3]))
        elif conceded := _CONCEDED.fullmatch(content):
            lines.append(RecordLine(int(conceded[1]), CONCEDES, number, outside=True))
        elif key := _KEYS.fullmatch(content):
            keys[key[1]] = key[2].strip()
        elif (answer := _ANSWER.fullmatch(content)) and len(content) <= LONGEST_LINE:
            if answer[1] == CHANCE:
                lines += (RecordLine(None, outcome, number) for outcome in answer[2].split())
            else:
                seat, by_bot, _ = answer[1].partition(STAND_IN)
                lines.append(RecordLine(int(seat), answer[2], number, stand_in=bool(by_bot)))
        else:
            raise BadRecord("line", line=number, text=printable(content, _WIDTH))
        if len(lines) > MOST_ANSWERS:
            raise BadRecord("too-long", most=MOST_ANSWERS)
    return _assemble(keys, tuple(lines), tuple(seams))


def _assemble(
    keys: Mapping[str, str], lines: tuple[RecordLine, ...], seams: tuple[Seam, ...]
) -> Record:
    game, _, version = keys.get("game", "").partition(" ")
    seats = keys.get("seats", "")
    if not game or not _VERSION.fullmatch(version):
        raise BadRecord("key", key="game", form="game: NAME VERSION")
    if not _SEATS.fullmatch(seats):
        raise BadRecord("key", key="seats", form="seats: NUMBER")
    settings, sealed = (
        {key.split()[1]: value for key, value in keys.items() if key.startswith(f"{kind} ")}
        for kind in ("setting", "sealed")
    )
    players = tuple(keys.get(f"player {seat}", "") for seat in range(int(seats)))
    return Record(
        game=game,
        version=int(version),
        seats=int(seats),
        settings=settings,
        sealed=sealed,
        components=keys.get("components", "standard"),
        chance=keys.get("chance", "told"),
        secret=keys.get("secret"),
        players=players if any(players) else (),
        position=keys.get("position"),
        lines=lines,
        seams=seams,
        result=keys.get("result"),
        digest=keys.get("digest"),
    )
