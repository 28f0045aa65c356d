"""A match to look back on: finished at a table here, or told by a text that somebody has opened.

Nothing of it is a secret any more, so whoever has its id may see all of it, through every eye.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from mathom.core import AnyGame, BadPosition, BadRecord, Match, Record, read_record, record
from mathom.core.replay import begin_at, replay
from mathom.games import find
from mathom.table.errors import WrongTime
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

    Of a match that went on by other rules it is the part since then.
    """
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        match, told = begin_at(_game_of_position(text), text), None
    else:
        told = read_record(text)
        if len(told.lines) > MOST_OPENED:
            raise BadRecord("too-long", most=MOST_OPENED)
        match = replay(find(told.game), told)
    names = told.players if told is not None else ()
    return Past(
        id_,
        match.game,
        match.setup.settings,
        tuple(_sight(seat, names) for seat in range(match.setup.seats)),
        _progress(match),
        _unsealed(match, told),
        lambda: told or record(match),
    )


class _Head(msgspec.Struct):
    game: str = ""


def _game_of_position(text: str) -> AnyGame:
    try:
        return find(msgspec.json.decode(text, type=_Head).game)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition("unreadable", reason=str(error)) from None


def _progress(match: Match) -> Progress:
    progress = Progress(match)
    progress.version = len(match.played)
    progress.versions = list(range(1, progress.version + 1))
    return progress


def _unsealed(match: Match, told: Record | None) -> Unsealed:
    setup = match.setup
    brought = {name: text for name, text in setup.written().items() if name not in setup.settings}
    return Unsealed((told.secret if told else None) or "", brought)


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
