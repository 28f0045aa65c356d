"""ResultsFolder games: the results of a plan in a folder, written while it is carried out.

The folder holds `_plan.json` and Parquet files, a new one every few seconds. Each is written under
another name and then renamed, so that whatever happens there is no half a file. Whoever carries out
the same plan again plays only what is missing.
"""

from pathlib import Path
from time import monotonic
from typing import Any

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
            reason = error.strerror or str(error)
            raise BadFolder("broken", path=str(folder), reason=reason) from None

    def _agree(self) -> None:
        """A folder belongs to one plan; only the number of games may change."""
        file = self._folder / "_plan.json"
        if file.exists():
            found = msgspec.json.decode(file.read_bytes(), type=Plan)
            if msgspec.structs.replace(found, games=self._plan.games) != self._plan:
                raise BadFolder("other", path=str(self._folder))
        elif any(self._folder.iterdir()):
            raise BadFolder("full", path=str(self._folder))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(self._plan)) + b"\n")

    def _read(self) -> list[Result]:
        found = []
        for file in sorted(self._folder.glob("games-*.parquet")):
            try:
                rows = self._parquet.read_table(file).to_pylist()
            except self._arrow.ArrowException:
                raise BadFolder("broken", path=str(file), reason="Parquet") from None
            found += [_result(row) for row in rows]
        return found

    def add(self, result: Result) -> None:
        """A game has ended."""
        self.results[result.index] = result
        self._new.append(result)
        if len(self._new) >= MOST or monotonic() - self._written > EVERY:
            self.write()

    def write(self) -> None:
        """Writes what is new."""
        self._written = monotonic()
        if not self._new:
            return
        rows = [_row(self._plan, one) for one in self._new]
        table = self._arrow.Table.from_pylist(rows, schema=_schema(self._arrow))
        number = len(list(self._folder.glob("games-*.parquet")))
        file = self._folder / f"games-{number:05}.parquet"
        half = self._folder / f"_{file.stem}.half"
        self._parquet.write_table(table, half)
        half.rename(file)
        self._new = []


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
