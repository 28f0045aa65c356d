"""Data sets: the decisions of many matches as tables, for statistics and for machines that learn.

A data set is a folder with two Parquet files. `games.parquet` has a row for every match, with its
record in it; `decisions.parquet` a row for every choice that was made. Both files say in their
metadata which game, version and layout they are of (`mathom.…`).

What is in them is told in docs/lab.md. Needs the extra `lab`.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any

import msgspec

from mathom.core import AnyGame, BadRecord, Record, read_record
from mathom.lab.clusters import BadMachines
from mathom.lab.ctrl_c import ctrl_c_waits
from mathom.lab.extras import need
from mathom.lab.layout import Layout, layout
from mathom.lab.machines import LOCAL, machines
from mathom.lab.plan import Plan
from mathom.lab.playing import GameFailed
from mathom.lab.pool import WorkerDied
from mathom.lab.results_folder import BadFolder
from mathom.lab.watching import WatchedGame, WatchJob, watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GAMES, DECISIONS = "games.parquet", "decisions.parquet"
HALF = "_half"
"""Where the files lie while they are written."""
ROWS = 5000
"""So many rows are written at a time."""
BROKEN_OFF = (GameFailed, WorkerDied, BadMachines)
"""What ends a data set early, with the games so far."""

__all__ = [
    "DECISIONS",
    "GAMES",
    "WatchedGame",
    "collect",
    "matrix",
    "read_records",
    "watch",
    "write",
]


def collect(
    plan: Plan, workers: int | None = 1, on: str = LOCAL
) -> Generator[WatchedGame, None, None]:
    """The matches of a plan in their order, with what the bots thought, wherever they are played.

    A bot that somebody else wrote gives up where it breaks or lies. Raises GameFailed, WorkerDied,
    OtherRules and BadMachines.
    """
    waiting: dict[int, WatchedGame] = {}
    wanted = 0
    with (
        closing(machines(on, workers)) as there,
        closing(there.do(WatchJob(plan), range(plan.games))) as found,
    ):
        for one in found:
            waiting[one.index] = one
            while wanted in waiting:
                yield waiting.pop(wanted)
                wanted += 1


def write(
    folder: str | Path,
    game: AnyGame,
    seats: int,
    matches: Iterable[WatchedGame],
    *,
    replace: bool = False,
) -> tuple[int, int]:
    """Writes a data set; returns how many games and decisions are in it.

    The files are there when all is in them. Ctrl-C ends it early, with the games so far; they are
    kept as well where one breaks, or whoever plays them is lost. Without a single game nothing is
    written.

    Raises BadFolder for a folder that has a data set, unless that is to be replaced, BadRecord for
    a match with another number of seats, MissingExtra, OSError, and what `collect` does.
    """
    place, plan = Path(folder), layout(game, seats)
    if not replace and any((place / name).exists() for name in (GAMES, DECISIONS)):
        raise BadFolder("taken", path=str(folder))
    with _half_folder(place) as half:
        files = (
            _ParquetFile(half / GAMES, _games_schema(plan)),
            _ParquetFile(half / DECISIONS, _decisions_schema(plan)),
        )
        try:
            _add(files, plan, matches)
        except KeyboardInterrupt:
            pass
        except BROKEN_OFF:
            _finish(files, place)
            raise
        finally:
            for file in files:
                file.close()
        _finish(files, place)
    games, decisions = (file.rows for file in files)
    return games, decisions


@contextmanager
def _half_folder(place: Path) -> Iterator[Path]:
    """A folder within a folder, for one run alone and for as long as it takes."""
    place.mkdir(parents=True, exist_ok=True)
    half = place / HALF
    try:
        half.mkdir()
    except FileExistsError:
        raise BadFolder("half", path=str(half)) from None
    try:
        yield half
    finally:
        rmtree(half)


def _add(files: tuple["_ParquetFile", ...], plan: Layout, matches: Iterable[WatchedGame]) -> None:
    """Adds matches to the files, each of them whole."""
    games, decisions = files
    for one in matches:
        if (found := one.row["seats"]) != plan.seats:
            raise BadRecord("other-seats", seats=plan.seats, found=found)
        with ctrl_c_waits():
            games.add(one.row)
            for row in one.decisions:
                decisions.add(row)


def _finish(files: tuple["_ParquetFile", ...], place: Path) -> None:
    """Puts the files where they belong, if there is anything in them."""
    games, _ = files
    with ctrl_c_waits():
        for file in files:
            file.close()
        if games.rows:
            (place / GAMES).unlink(missing_ok=True)  # never the games of one set beside another's
            for file in reversed(files):
                file.path.replace(place / file.path.name)


def read_records(folder: str | Path) -> Iterator[Record]:
    """The records of the matches in a data set, in order. Raises MissingExtra and OSError."""
    parquet = need("pyarrow.parquet", "lab")
    table = parquet.read_table(Path(folder) / GAMES, columns=["record"])
    for text in table["record"].to_pylist():
        yield read_record(text)


def matrix(decisions: Any, size: int) -> "NDArray[np.float32]":
    """The numbers of decisions (a table with `places` and `numbers`, as polars, pandas or pyarrow
    read it) as a matrix: a row for each, `size` numbers wide. Raises MissingExtra."""
    numpy = need("numpy", "lab")
    places, numbers = (list(decisions[name]) for name in ("places", "numbers"))
    found: NDArray[np.float32] = numpy.zeros((len(places), size), numpy.float32)
    for row, (at, values) in enumerate(zip(places, numbers, strict=True)):
        found[row, _plain(at)] = _plain(values)
    return found


def _plain(values: Any) -> Any:
    return values.as_py() if hasattr(values, "as_py") else values


class _ParquetFile:
    """A Parquet file that is written some rows at a time."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._arrow = need("pyarrow", "lab")
        self._schema = schema
        self._waiting: list[dict[str, Any]] = []
        self._file = need("pyarrow.parquet", "lab").ParquetWriter(path, schema, compression="zstd")
        self.path = path
        self.rows = 0

    def add(self, row: dict[str, Any]) -> None:
        self._waiting.append(row)
        self.rows += 1
        if len(self._waiting) == ROWS:
            self._write()

    def close(self) -> None:
        """All is in it; closing it again does nothing."""
        if self._file.is_open:
            self._write()
            self._file.close()

    def _write(self) -> None:
        self._file.write_table(self._arrow.Table.from_pylist(self._waiting, self._schema))
        self._waiting.clear()


def _games_schema(plan: Layout) -> Any:
    a = need("pyarrow", "lab")
    return _with_facts(
        plan,
        {
            "game": a.uint32(),
            "seats": a.uint8(),
            "settings": a.string(),
            "chance": a.string(),
            "players": a.list_(a.string()),
            "winners": a.list_(a.uint8()),
            "payoffs": a.list_(a.float32()),
            "scores": a.list_(a.int32()),
            "way": a.string(),
            "answers": a.uint32(),
            "choices": a.uint32(),
            "digest": a.string(),
            "record": a.string(),
        },
    )


def _decisions_schema(plan: Layout) -> Any:
    a = need("pyarrow", "lab")
    return _with_facts(
        plan,
        {
            "game": a.uint32(),
            "answer": a.uint32(),
            "seat": a.uint8(),
            "ask": a.string(),
            "options": a.list_(a.string()),
            "chosen": a.uint32(),
            "scores": a.list_(a.float32()),
            "wins": a.list_(a.float32()),
            "visits": a.list_(a.uint32()),
            "odds": a.float32(),
            "payoff": a.float32(),
            "places": a.list_(a.uint32()),
            "numbers": a.list_(a.float32()),
        },
    )


def _with_facts(plan: Layout, columns: dict[str, Any]) -> Any:
    """A schema that says which game it is of, and where its numbers stand."""
    facts = {
        "mathom.game": plan.game.id,
        "mathom.version": str(plan.game.version),
        "mathom.seats": str(plan.seats),
        "mathom.size": str(plan.size),
        "mathom.layout": msgspec.json.encode(plan.parts).decode(),
    }
    return need("pyarrow", "lab").schema(list(columns.items()), metadata=facts)
