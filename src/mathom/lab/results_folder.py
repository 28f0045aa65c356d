"""ResultsFolder games: the results of a plan in a folder, written while it is carried out.

The folder holds `_plan.json` and Parquet files, a new one every few seconds. Each is written under
another name and then renamed, so that whatever happens there is no half a file, and no file is ever
written over another. Whoever carries out the same plan again plays only what is missing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from itertools import count
from pathlib import Path
from time import monotonic
from typing import IO, Any

import msgspec

from mathom.core import Arg, MathomError, Message
from mathom.lab.extras import need
from mathom.lab.plan import Plan
from mathom.lab.playing import Result

EVERY = 10.0
"""So many seconds of games a power cut may cost."""
MOST = 5000
"""So many games are written at once at most."""


class BadFolder(MathomError):
    """A folder for results that cannot be used."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"lab-folder-{reason}", facts))


class ResultsFolder:
    """The results in a folder, those of an earlier run included. Raises BadFolder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._arrow = need("pyarrow", extra="lab")
        self._parquet = need("pyarrow.parquet", extra="lab")
        self._folder = folder
        self._plan = plan
        self._new: list[Result] = []
        self._written = monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._agree()
            self.results = {one.index: one for one in self._read() if one.index < plan.games}
        except OSError as error:
            raise _broken(folder, error) from None

    def _agree(self) -> None:
        """A folder belongs to one plan; only the number of games may change."""
        file = self._folder / "_plan.json"
        if file.exists():
            found = _read_plan(file)
            if msgspec.structs.replace(found, games=self._plan.games) != self._plan:
                raise BadFolder("other", path=str(self._folder))
        elif any(self._folder.iterdir()):
            raise BadFolder("full", path=str(self._folder))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(self._plan)) + b"\n")

    def _read(self) -> Iterator[Result]:
        """The results in the files. Raises BadFolder for a file that is broken, or of others."""
        for file in sorted(self._folder.glob("games-*.parquet")):
            try:
                found = [_result(row) for row in self._parquet.read_table(file).to_pylist()]
            except OSError as error:
                if error.errno is not None:
                    raise  # it is not what is in the file
                raise BadFolder("broken-file", path=str(file)) from None
            except (self._arrow.ArrowException, msgspec.MsgspecError, KeyError, TypeError):
                raise BadFolder("broken-file", path=str(file)) from None
            if not all(self._is_ours(one) for one in found):
                raise BadFolder("broken-file", path=str(file))
            yield from found

    def _is_ours(self, result: Result) -> bool:
        """Whether it can be a result of this plan."""
        index = result.index
        wanted = (self._plan.game_seed(index), self._plan.seating(index))
        return (result.seed, result.seating) == wanted

    def add(self, result: Result) -> None:
        """A game has ended. Raises BadFolder."""
        self.results[result.index] = result
        self._new.append(result)
        if len(self._new) >= MOST or monotonic() - self._written > EVERY:
            self.write()

    def write(self) -> None:
        """Writes what is new. Raises BadFolder."""
        self._written = monotonic()
        if not self._new:
            return
        rows = [_row(self._plan, one) for one in self._new]
        table = self._arrow.Table.from_pylist(rows, schema=_schema(self._arrow))
        try:
            with _next_file(self._folder) as file:
                self._parquet.write_table(table, file)
        except OSError as error:
            raise _broken(self._folder, error) from None
        self._new = []


def _broken(folder: Path, error: OSError) -> BadFolder:
    code, reason = errorcode.get(error.errno or 0, ""), error.strerror or str(error)
    return BadFolder("broken", path=str(folder), code=code, reason=reason)


def _read_plan(file: Path) -> Plan:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadFolder("broken-plan", path=str(file)) from None


@contextmanager
def _next_file(folder: Path) -> Iterator[IO[bytes]]:
    """A file to be written, with a number that no other has; it is there when all is in it.

    Only who made the half of a number may make the whole: two runs never write the same file.
    """
    last = max((_number(file) for file in folder.glob("games-*.parquet")), default=-1)
    for number in count(last + 1):
        whole = folder / f"games-{number:05}.parquet"
        half = folder / f"_{whole.stem}.half"
        try:
            file = half.open("xb")
        except FileExistsError:
            continue
        if not whole.exists():
            break
        file.close()
        half.unlink()
    try:
        with file:
            yield file
    except BaseException:
        half.unlink()
        raise
    half.rename(whole)


def _number(file: Path) -> int:
    number = file.stem.removeprefix("games-")
    return int(number) if number.isdecimal() else -1


def _schema(arrow: Any) -> Any:
    whole, text = arrow.int64(), arrow.string()
    several, texts = arrow.list_(whole), arrow.list_(text)
    columns = {
        "index": whole,
        "seed": whole,
        "seating": several,
        "bots": texts,
        "dealt": several,
        "decks": texts,
        "winners": several,
        "scores": several,
        "way": text,
        "way_facts": text,
        "choices": whole,
        "answers": whole,
        "seconds": arrow.float64(),
        "position": text,
        "faults": texts,
        "asked": several,
        "thought": arrow.list_(arrow.float64()),
    }
    return arrow.schema(columns)


def _row(plan: Plan, result: Result) -> dict[str, Any]:
    told = msgspec.to_builtins(result)
    return {
        **told,
        "bots": [plan.bots[bot] for bot in result.seating],
        "decks": [plan.decks[deck].name for deck in result.dealt],
        "way": result.way.id,
        "way_facts": msgspec.json.encode(result.way.args).decode(),
        "faults": [msgspec.json.encode(one).decode() for one in result.faults],
    }


def _result(row: dict[str, Any]) -> Result:
    way = {"id": row["way"], "args": msgspec.json.decode(row["way_facts"])}
    faults = [msgspec.json.decode(one) for one in row["faults"]]
    return msgspec.convert({**row, "type": "result", "way": way, "faults": faults}, Result)
