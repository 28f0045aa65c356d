"""Data sets: the decisions of many matches as tables, for statistics and for machines that learn.

A data set is a folder with two Parquet files. `games.parquet` has a row for every match, with its
record in it; `decisions.parquet` a row for every choice that was made. Both files say in their
metadata which game, version and layout they are of (`mathom.…`).

What is in them is told in docs/lab.md. Needs the extra `lab`.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from mathom.bots import Bot, BotFault, Why, dismiss, hire
from mathom.core import (
    AnyGame,
    BadRecord,
    Choice,
    Match,
    Option,
    Record,
    Seat,
    Seeded,
    read_record,
    record,
    replay,
)
from mathom.lab.ctrl_c import ctrl_c_waits
from mathom.lab.extras import need
from mathom.lab.layout import Layout, layout
from mathom.lab.plain_messages import plain
from mathom.lab.plan import Plan, bot_seed, find_game
from mathom.lab.playing import GameFailed, SeatFault, failed, tell
from mathom.lab.results_folder import BadFolder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GAMES, DECISIONS = "games.parquet", "decisions.parquet"
HALF = "_half"
"""Where the files lie while they are written."""
ROWS = 5000
"""So many rows are written at a time."""


class Watched(NamedTuple):
    """A match that is over, and what the bots thought of their options, where they say so."""

    match: Match
    told: Record
    whys: dict[int, Why]
    """By the number of the answer."""
    faults: tuple[SeatFault, ...] = ()
    """What bots that somebody else wrote did wrong; their seats gave up by that."""


def collect(plan: Plan) -> Generator[Watched, None, None]:
    """The matches of a plan, with what the bots thought.

    A bot that somebody else wrote gives up where it breaks or lies. Raises GameFailed.
    """
    game = find_game(plan.game, plan.components)
    for index in range(plan.games):
        yield _play(plan, game, index)


def _play(plan: Plan, game: AnyGame, index: int) -> Watched:
    """Game number `index`."""
    seed = plan.game_seed(index)
    players = tuple(plan.bots[bot] for bot in plan.seating(index))
    match, bots = Match(game, plan.setup_of(index), Seeded(seed)), list[Bot]()
    whys, faults = dict[int, Why](), list[SeatFault]()
    try:
        bots += [hire(spec, game, bot_seed(seed, seat)) for seat, spec in enumerate(players)]
        while (seat := match.to_move) is not None:
            try:
                answer, at = bots[seat].choose(match.view(seat)), len(match.played)
            except BotFault as fault:
                faults.append(SeatFault(seat, plain(fault.message)))
                match.concede(seat)
                continue
            if (why := bots[seat].why).weighed:
                whys[at] = why
            match.play(answer)
    except Exception as error:
        raise failed(plan, index, tell(match, players), error) from error
    finally:
        dismiss(bots)
    return Watched(match, record(match, players), whys, tuple(faults))


def watch(game: AnyGame, records: Iterable[Record]) -> Iterator[Watched]:
    """The matches that records tell. Raises BadRecord, for one that is not over too."""
    for one in records:
        match = replay(game, one)
        if match.over is None:
            raise BadRecord("not-over")
        yield Watched(match, one, {})


def write(
    folder: str | Path,
    game: AnyGame,
    seats: int,
    matches: Iterable[Watched],
    *,
    replace: bool = False,
) -> tuple[int, int]:
    """Writes a data set; returns how many games and decisions are in it.

    The files are there when all is in them. Ctrl-C ends it early, with the games so far; they are
    kept as well where one breaks. Without a single game nothing is written.

    Raises BadFolder for a folder that has a data set, unless that is to be replaced, BadRecord for
    a match with another number of seats, GameFailed, MissingExtra and OSError.
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
        except GameFailed:
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


def _add(files: tuple["_ParquetFile", ...], plan: Layout, matches: Iterable[Watched]) -> None:
    """Adds matches to the files, each of them whole."""
    games, decisions = files
    for number, watched in enumerate(matches):
        if (found := watched.match.setup.seats) != plan.seats:
            raise BadRecord("other-seats", seats=plan.seats, found=found)
        row, rows = _game_row(number, watched), list(_decision_rows(number, watched, plan))
        with ctrl_c_waits():
            games.add(row)
            for one in rows:
                decisions.add(one)


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


def _game_row(number: int, watched: Watched) -> dict[str, Any]:
    match, over = watched.match, watched.match.over
    assert over is not None
    told = watched.told
    return {
        "game": number,
        "seats": match.setup.seats,
        "settings": msgspec.json.encode(match.setup.written()).decode(),
        "chance": told.chance,
        "players": list(told.players),
        "winners": list(over.winners),
        "payoffs": list(over.payoffs),
        "scores": list(over.scores),
        "way": over.way.id,
        "answers": len(match.played),
        "choices": sum(one.seat is not None for one in match.played),
        "digest": match.digest,
        "record": str(told),
    }


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


def _decision_rows(number: int, watched: Watched, plan: Layout) -> Iterator[dict[str, Any]]:
    match, over = watched.match, watched.match.over
    assert over is not None
    for at, one in enumerate(match.played):
        if one.seat is None or not isinstance(one.answer, Option):
            continue
        view = match.game.view(one.before, one.seat)
        if not isinstance(view.question, Choice) or one.answer not in view.question:
            continue  # a seat gave up, whoever was asked
        options, why = list(view.question.options), watched.whys.get(at, Why())
        row = plan.numbers(view)
        yield {
            "game": number,
            "answer": at,
            "seat": one.seat,
            "ask": view.question.ask.id,
            "options": [match.game.write(option) for option in options],
            "chosen": options.index(one.answer),
            **_thoughts(options, why, one.seat),
            "payoff": over.payoffs[one.seat],
            "places": list(row),
            "numbers": list(row.values()),
        }


def _thoughts(options: Sequence[Option], why: Why, seat: Seat) -> dict[str, Any]:
    """What a bot thought of the options, in their order; None where it did not say."""
    weighed = {one.option: one for one in why.weighed}
    found: dict[str, Any] = {"odds": why.odds[seat] if seat < len(why.odds) else None}
    for column, name in (("scores", "score"), ("wins", "win"), ("visits", "visits")):
        values = [getattr(weighed.get(option), name, None) for option in options]
        found[column] = None if all(value is None for value in values) else values
    return found


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
