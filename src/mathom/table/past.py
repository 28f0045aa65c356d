"""A match to look back on: finished at a table here, or told by a text that somebody has opened.

Nothing of it is a secret any more, so whoever has its id may see all of it, through every eye.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from mathom.core import (
    AnyGame,
    BadPosition,
    BadRecord,
    Match,
    MathomError,
    Record,
    read_record,
    record,
)
from mathom.core.replay import begin_at, begun_at, parts_of, replay, replay_line
from mathom.games import find
from mathom.table.entries import Entry, EntryKind
from mathom.table.errors import WrongTime
from mathom.table.kept_steps import PastStep
from mathom.table.live import LiveMatch
from mathom.table.outgoing import PlayerSight, Unsealed
from mathom.table.progress import Progress

MOST_OPENED = 20_000
"""Answers of a record that is opened; no match at a table has come near it."""
LONGEST_NAME = 40


class Past(NamedTuple):
    """A match as it went."""

    id: str
    game: AnyGame
    settings: dict[str, str]
    players: tuple[PlayerSight, ...]
    progress: Progress
    unsealed: Unsealed
    record: Callable[[], Record]
    match: str | None = None
    """The match at a table here; None: it was opened from a text."""


def past_of(live: LiveMatch) -> Past:
    """A match of this house, if it is over. Raises WrongTime if not."""
    if live.over is None:
        raise WrongTime("not-over")
    return Past(
        live.id,
        live.game,
        live.row.settings,
        live.seating.sights(),
        live.progress,
        live.unsealed,
        partial(_record, live),
        live.id,
    )


def _record(live: LiveMatch) -> Record:
    progress = live.progress
    written = record(progress.match, tuple(one.label for one in live.players))
    lines = tuple(
        line._replace(stand_in=version in progress.stood_in)
        for line, version in zip(written.lines, progress.versions, strict=True)
    )
    written = msgspec.structs.replace(written, lines=lines)
    if not progress.past:
        return written
    last = progress.seams[-1].after if progress.seams else live.row.game_version
    return msgspec.structs.replace(
        written,
        version=live.row.game_version,
        position=live.row.position,
        lines=(*(step.line for step in progress.past), *written.lines),
        seams=progress.seams,
        digest=live.game.digest(progress.match.state, last),
    )


def opened(id_: str, text: str) -> Past:
    """What a text tells: a record, or a position. Raises MathomError if it tells neither.

    What rules of another time have played is shown as far as those of today can follow it.
    """
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        match, told = begin_at(_game_of_position(text), text), None
    else:
        told = read_record(text)
        if len(told.lines) > MOST_OPENED:
            raise BadRecord("too-long", most=MOST_OPENED)
        match = replay(find(told.game), told)
    return told_by(id_, match, told or record(match))


def told_by(id_: str, match: Match, told: Record) -> Past:
    """A match that was told by a record, to look back on."""
    return Past(
        id_,
        match.game,
        match.setup.settings,
        tuple(_sight(seat, told.players) for seat in range(match.setup.seats)),
        _progress(match, told),
        _unsealed(match, told),
        lambda: told,
    )


class _Head(msgspec.Struct):
    game: str = ""


def _game_of_position(text: str) -> AnyGame:
    try:
        return find(msgspec.json.decode(text, type=_Head).game)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition("unreadable", reason=str(error)) from None


def _progress(match: Match, told: Record) -> Progress:
    progress = Progress(match)
    progress.past, progress.seams = _before_the_seams(match.game, told), told.seams
    before = len(progress.past)
    progress.version = before + len(match.played)
    progress.versions = list(range(before + 1, progress.version + 1))
    return progress


def _before_the_seams(game: AnyGame, told: Record) -> tuple[PastStep, ...]:
    """The parts of a match before the last seam; where the rules of today cannot follow, an answer
    has no position any more."""
    steps: list[PastStep] = []
    for part in parts_of(told)[:-1]:
        match: Match | None
        try:
            match = begun_at(game, told, part.begins)
        except MathomError:
            match = None
        first = (match.state, match.opening) if match is not None else (None, ())
        for line in part.lines:
            try:
                if match is not None:
                    replay_line(match, line)
            except MathomError:
                match = None
            kind: EntryKind = "stand-in" if line.stand_in else "choice"
            kind = "concede" if line.outside else "chance" if line.seat is None else kind
            start, opening = (None, ()) if steps else first
            steps.append(
                PastStep(
                    len(steps) + 1,
                    part.begins.after,
                    Entry(kind, line.seat, line.text, None, 0),
                    start,
                    opening,
                    () if match is None else match.played[-1].events,
                    None if match is None else match.state,
                    None,
                )
            )
    return tuple(steps)


def _unsealed(match: Match, told: Record) -> Unsealed:
    setup = match.setup
    brought = {name: text for name, text in setup.written().items() if name not in setup.settings}
    return Unsealed(told.secret or "", brought)


def _sight(seat: int, names: tuple[str, ...]) -> PlayerSight:
    from mathom.bots import bots  # noqa: PLC0415 – bots load much

    label = names[seat] if seat < len(names) else ""
    bot = label if label.partition(":")[0] in bots() else None
    return PlayerSight(
        seat=seat,
        kind="bot" if bot else "human",
        name=None if bot else label[:LONGEST_NAME] or None,
        bot=bot,
        joined=True,
        connected=True,
        devices=0,
        thinking=False,
    )
