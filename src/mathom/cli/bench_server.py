"""`mathom bench --server`: how much the table's server bears."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from mathom.lab.bot_waits import BotWaits
    from mathom.lab.server_bench import ServerBench
    from mathom.text import Words

SEATS = (100, 1000)
TABLES = (24, 60)


def bench_server(
    *,
    game: str | None,
    seats: int | None,
    seconds: float,
    db: str | None,
    processes: int,
    json: bool,
) -> None:
    """Measures with 100 and 1000 connected seats, or as many as wanted.

    With several processes: one alone, then all of them, then with the players of each match at
    different ones. Raises MathomError.
    """
    from rich.console import Console

    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words
    from mathom.lab.server_bench import GAME, measure
    from mathom.server import prepare

    find_game(game or GAME)
    if processes > 1 and not (db or "").startswith("postgresql"):
        raise BadCommand("processes")
    ways = [(1, False)] if processes == 1 else [(1, False), (processes, False), (processes, True)]
    if db is not None:
        prepare(db)
    spoken = words()
    with Console(stderr=True).status(spoken.text("measuring")):
        rows = [
            measure(
                one, seconds=seconds, store=db, game=game or GAME, processes=several, apart=apart
            )
            for one in ([seats] if seats else SEATS)
            for several, apart in ways
        ]
    if json:
        from mathom.cli.console import print_json

        print_json(rows)
    else:
        from mathom.cli.console import screen

        screen().print(_table(rows, spoken))
        _tell_disk(rows[-1], spoken)


def bench_waits(
    *, game: str | None, bot: str, seats: int | None, alone: int, seconds: float, json: bool
) -> None:
    """Measures how long people at 24 and 60 tables wait for a bot, or at as many as wanted.

    Raises MathomError.
    """
    from rich.console import Console

    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words
    from mathom.lab.bot_waits import measure_waits
    from mathom.lab.server_bench import GAME
    from mathom.table import BadOrder
    from mathom.table.people import checked_bot

    try:
        checked_bot(bot, find_game(game or GAME))
    except BadOrder as error:
        raise BadCommand("bot-budget", **error.message.args) from None
    spoken = words()
    with Console(stderr=True).status(spoken.text("measuring")):
        rows = [
            measure_waits(one, bot=bot, alone=alone, seconds=seconds, game=game or GAME)
            for one in ([seats] if seats else TABLES)
        ]
    if json:
        from mathom.cli.console import print_json

        print_json(rows)
    else:
        from mathom.cli.console import screen

        screen().print(_waits(rows, spoken))


def _waits(rows: "Sequence[BotWaits]", words: "Words") -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in ("tables", "answers", "p50-p95", "longest", "fair", "turns", "for-ever"):
        table.add_column(words.text(f"heading-{column}"), justify="right")
    for row in rows:
        table.add_row(
            f"{row.tables}",
            f"{row.answers}",
            f"{words.decimal(row.p50_s)} · {words.decimal(row.p95_s)} s",
            f"{words.decimal(row.longest_s)} s",
            f"{words.decimal(row.fair_s)} s",
            words.decimal(row.most_turns),
            f"{row.for_ever}",
        )
    return table


def _tell_disk(row: "ServerBench", words: "Words") -> None:
    """The bound that the disk sets; and a warning where it is none."""
    from mathom.cli.console import screen

    if row.disk is not None:
        flushes = f"{row.disk.flushes_per_s:.0f}"
        screen().print(words.text("bench-disk", flushes=flushes, kind=row.disk.kind or "?"))
        if row.disk.is_memory:
            screen().print(words.text("bench-memory", kind=row.disk.kind), style="yellow")


def _table(rows: "Sequence[ServerBench]", words: "Words") -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    several = any(row.processes > 1 for row in rows)
    if several:
        table.add_column(words.text("heading-processes"), justify="right")
    for column in ("seats", "durable", "p50-p99", "pace", "p50-p99", "cpu", "cost", "idle"):
        table.add_column(words.text(f"heading-{column}"), justify="right")
    for row in rows:
        memory = row.kb_per_connection
        cpu = row.cpu_us_per_decision
        together = f"{row.processes}" if not row.apart else words.text("apart", count=row.processes)
        table.add_row(
            *([together] if several else []),
            f"{row.seats}",
            f"{row.decisions_per_s:.0f} · {row.decisions_per_s_median:.0f}/s",
            f"{row.busy_p50_ms:.0f} · {row.busy_p99_ms:.0f} ms",
            f"{row.paced_per_s:.0f}/s",
            f"{row.paced_p50_ms:.1f} · {row.paced_p99_ms:.1f} ms",
            "" if cpu is None else f"{cpu:.0f} µs",
            _cost(row, words),
            "" if memory is None else f"{memory:.0f} kB",
        )
    return table


def _cost(row: "ServerBench", words: "Words") -> str:
    """What an answer costs in units of the calibration, and how sure that is."""
    if row.cost is None or row.cost_spread is None:
        return ""
    return f"{words.decimal(row.cost)} + {100 * row.cost_spread:.0f} %"
