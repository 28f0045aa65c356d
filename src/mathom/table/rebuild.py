"""From what is kept to a match in memory: beginning one, and going on with one.

The rules of today play the log through. If that leads where the rules of its time had led, the
match goes on as if nothing had happened; otherwise from its last kept position, and a *seam* in the
log says so. A finished match is shown as it was.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mathom.core import AnyGame, BadSetup, Match, Provable, Seat, Setup
from mathom.core.record import Seam
from mathom.core.setup import by_seat
from mathom.games import find
from mathom.table.clocks import Clocks, Span
from mathom.table.entries import Entry
from mathom.table.errors import Conflict, WrongTime
from mathom.table.kept_steps import PastStep, past_steps
from mathom.table.people import Player
from mathom.table.progress import Progress
from mathom.table.store import MatchRow, Store

log = logging.getLogger("mathom.table")


def awaited(row: MatchRow, players: tuple[Player, ...]) -> tuple[Seat, ...]:
    """The seats that have not brought yet what the game needs of them."""
    if not any(setting.by_seat for setting in find(row.game).settings):
        return ()
    return tuple(one.seat for one in players if one.brings is None)


def begin(
    row: MatchRow, players: tuple[Player, ...], now: int, down: Sequence[Span] = ()
) -> tuple[Progress | None, list[Entry]]:
    """A new match, and what chance said before the first question; None while seats are awaited."""
    if awaited(row, players):
        return None, []
    game = find(row.game)
    setup, clocks = _setup(game, row, players), _clocks(row, players, down)
    return Progress.begin(game, setup, source(row), _position(game, row), now, clocks)


async def restore(
    store: Store,
    row: MatchRow,
    players: tuple[Player, ...],
    entries: Sequence[Entry],
    *,
    sew: bool = True,
) -> Progress | None:
    """The match that a log tells; None if it has not begun. `sew`: a seam it needs is kept."""
    if not entries or awaited(row, players):
        return None
    # A long match takes a while to play through, and the others should not notice.
    if row.game_version == find(row.game).version and not any(e.kind == "seam" for e in entries):
        try:
            return await asyncio.to_thread(_replayed, row, players, entries, store.down)
        except WrongTime:
            log.warning("log does not replay", extra={"facts": {"match": row.id}})
    kept = await store.steps(row.id)
    progress, seam = await asyncio.to_thread(resume, row, players, entries, kept, store.down)
    if seam is not None and sew:
        log.warning("match goes on by other rules", extra={"facts": {"match": row.id}})
        try:
            await store.append(row.id, len(entries) + 1, [seam])
        except Conflict:  # another server process has sewn it
            return await restore(store, row, players, await store.entries(row.id))
    return progress


def resume(
    row: MatchRow,
    players: tuple[Player, ...],
    entries: Sequence[Entry],
    kept: Mapping[int, str],
    down: Sequence[Span] = (),
) -> tuple[Progress, Entry | None]:
    """A match that another version of the rules has played, and the entry of the seam if it needs
    a new one."""
    game = find(row.game)
    seams = _seams(entries)
    sewn = max((at for at, entry in enumerate(entries) if entry.kind == "seam"), default=-1)
    steps = past_steps(game, entries, kept)
    earlier = steps[: seams[-1].at] if seams else ()
    played_by = _played_by(row, seams, steps)
    progress = _chapter(row, players, seams, earlier, sewn + 1)
    progress.clocks = _clocks(row, players, down, entries[: sewn + 1])
    if sewn >= 0:
        progress.changed = entries[sewn].time
    try:
        progress.catch_up(entries[sewn + 1 :])
        understood = True
    except WrongTime:
        understood = False
    same = played_by == game.version or _same_end(progress, steps)
    if understood and same:
        progress.match.source = source(row)
        return progress, None
    progress, seam = _sewn(row, players, entries, seams, steps, progress)
    progress.clocks = _clocks(row, players, down, (*entries, *([seam] if seam else [])))
    if progress.clocks is not None:
        progress.clocks.asks(progress.match.to_move)
    return progress, seam


def _sewn(
    row: MatchRow,
    players: tuple[Player, ...],
    entries: Sequence[Entry],
    seams: tuple[Seam, ...],
    steps: tuple[PastStep, ...],
    replayed: Progress,
) -> tuple[Progress, Entry | None]:
    """The match from its last kept position on."""
    game = find(row.game)
    state = next((step.after for step in reversed(steps) if _can_be(game, step.after)), None)
    if state is None:  # nothing was kept that these rules understand: as far as they can follow
        state = replayed.match.state
    position = game.dump(state).decode()
    seam = Seam(len(steps), _played_by(row, seams, steps), game.version, position)
    over = steps[-1].over if steps else None
    new = None if row.finished else Entry("seam", None, _written(seam), None, entries[-1].time)
    progress = _chapter(
        row, players, (*seams, seam) if new else seams, steps, len(entries) + bool(new), state
    )
    progress.remember(entries)
    if over is not None:
        progress.match.end(over)
    progress.match.source = source(row)
    return progress, new


def _chapter(
    row: MatchRow,
    players: tuple[Player, ...],
    seams: tuple[Seam, ...],
    earlier: tuple[PastStep, ...],
    version: int,
    state: Any = None,
) -> Progress:
    """The match as it stood behind its last seam, or at the start."""
    game = find(row.game)
    if state is None:
        state = game.load(seams[-1].position) if seams else _position(game, row)
    chances = sum(step.entry.kind == "chance" for step in earlier)
    match = Match(game, _setup(game, row, players), None, state, chances)
    progress = Progress(match)
    progress.past, progress.seams = earlier, seams
    progress.version = progress.last_undo = version
    return progress


def _played_by(row: MatchRow, seams: tuple[Seam, ...], steps: tuple[PastStep, ...]) -> int:
    """The version of the rules that played a match last."""
    known = steps[-1].rules if steps else None
    if known is not None:
        return known
    return seams[-1].after if seams else row.game_version


def _seams(entries: Sequence[Entry]) -> tuple[Seam, ...]:
    return tuple(
        msgspec.json.decode(entry.text, type=Seam) for entry in entries if entry.kind == "seam"
    )


def _written(seam: Seam) -> str:
    return msgspec.json.encode(seam).decode()


def _same_end(progress: Progress, steps: tuple[PastStep, ...]) -> bool:
    """Whether the rules of today came where those of its time had come. Nothing kept of a match
    speaks against it."""
    after = steps[-1].after if steps else None
    if after is None:
        return True
    return bool(after == progress.match.state and steps[-1].over == progress.match.over)


def _can_be(game: AnyGame, state: Any) -> bool:
    try:
        if state is not None:
            game.check(state)
            game.question(state)
    except Exception:  # whatever these rules make of it, it is nothing to go on from
        return False
    return state is not None


def _replayed(
    row: MatchRow, players: tuple[Player, ...], entries: Sequence[Entry], down: Sequence[Span]
) -> Progress:
    """The match that a log tells. Raises WrongTime if these rules cannot play it."""
    game = find(row.game)
    setup, clocks = _setup(game, row, players), _clocks(row, players, down)
    return Progress.replayed(game, setup, source(row), _position(game, row), entries, clocks)


def _clocks(
    row: MatchRow, players: tuple[Player, ...], down: Sequence[Span], entries: Sequence[Entry] = ()
) -> Clocks | None:
    """The clocks of a match, as far as these entries go: played by rules of another time, so that
    only those who answered are known to have been asked."""
    if row.clock is None:
        return None
    clocks = Clocks(row.clock, [one.kind != "bot" for one in players], down)
    since = row.created
    for entry in entries:
        asked = entry.seat if entry.kind in ("choice", "stand-in") else None
        clocks.asks(asked)
        clocks.added(entry, asked, since, None)
        since = entry.time
    return clocks


def source(row: MatchRow) -> Provable:
    """Where the chance of a match comes from."""
    return Provable(bytes.fromhex(row.secret), row.id)


def _setup(game: AnyGame, row: MatchRow, players: tuple[Player, ...]) -> Setup:
    brought = {
        by_seat(name, one.seat): value
        for one in players
        for name, value in (one.brings or {}).items()
    }
    try:
        return game.setup(row.seats, {**row.settings, **brought})
    except BadSetup:  # what was agreed by the rules of its time holds
        usual = game.setup(row.seats)
        own = tuple(
            {**usual.brought[one.seat], **(one.brings or {})} if usual.brought else {}
            for one in players
        )
        return Setup(row.seats, {**usual.settings, **row.settings}, own)


def _position(game: AnyGame, row: MatchRow) -> Any:
    return None if row.position is None else game.load(row.position)
