"""`mathom bench`: how fast the games run."""

from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.arguments import Json, Settings
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from mathom.lab import Bench
    from mathom.lab.peers import Comparison
    from mathom.text import Words


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; without it all of them.")
    ] = None,
    *,
    seats: Annotated[
        int | None,
        typer.Option(help="How many play; default: the fewest, and for one game every number."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each.")] = 2.0,
    settings: Settings = None,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Beside games of OpenSpiel, PettingZoo and other libraries."),
    ] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server of `mathom serve` instead.")
    ] = False,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="With --server: its store; default: a file for a while."),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(min=1, help="With --server and PostgreSQL: so many beside one alone."),
    ] = 1,
    bot: Annotated[
        str | None,
        typer.Option(help="With --server: how long people wait for this bot, each at a table."),
    ] = None,
    alone: Annotated[
        int, typer.Option(min=0, help="With --bot: so many matches of bots alone besides.")
    ] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure complete random games, and the search."""
    if server and bot is not None:
        from mathom.cli.bench_server import bench_waits

        bench_waits(game=game, bot=bot, seats=seats, alone=alone, seconds=seconds, json=json)
        return

    if server:
        from mathom.cli.bench_server import bench_server

        bench_server(game=game, seats=seats, seconds=seconds, db=db, processes=processes, json=json)
        return

    if peers:
        _bench_peers(game, seconds, json)
        return

    from rich.console import Console

    from mathom.cli.files import read_settings
    from mathom.cli.language import words
    from mathom.games import available
    from mathom.lab import bench as measure

    spoken = words()
    console = Console(stderr=True)
    with console.status(spoken.text("measuring")):
        rows = measure(
            [game] if game else available(),
            seats=seats,
            settings=read_settings(settings) or None,
            seconds=seconds,
        )
    if json:
        from mathom.cli.console import print_json

        print_json(rows)
    else:
        from mathom.cli.console import screen

        screen().print(_table(rows, spoken))


def _table(rows: "Sequence[Bench]", words: "Words") -> "Table":
    from rich import box
    from rich.table import Table

    columns = [
        "seats",
        "decision",
        "calibrated",
        "cold",
        "step",
        "games-per-s",
        "state",
        "greedy",
        "search",
    ]
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    table.add_column(words.text("heading-game"), no_wrap=True)
    for column in columns:
        # In two lines, so that the table fits eighty signs.
        heading = words.text(f"heading-{column}").replace("/", "/\n").replace(" ", "\n")
        table.add_column(heading, justify="right", vertical="bottom")
    for row in rows:
        mode = row.settings.get("mode")
        table.add_row(
            f"{row.game} · {mode}" if mode else row.game,
            f"{row.seats}",
            words.decimal(row.us_per_decision),
            words.decimal(row.cost, 2),
            "" if row.cold_us_per_decision is None else words.decimal(row.cold_us_per_decision),
            words.decimal(row.us_per_step),
            words.decimal(row.games_per_s, 0 if row.games_per_s >= 100 else 1),
            "" if row.state_bytes is None else f"{row.state_bytes}",
            "" if row.greedy_s_per_game is None else words.decimal(row.greedy_s_per_game, 2),
            "" if row.ismcts_iterations_per_s is None else f"{row.ismcts_iterations_per_s:.0f}",
        )
    return table


def _bench_peers(game: str | None, seconds: float, json: bool) -> None:
    from rich.console import Console

    from mathom.cli.console import print_json, screen
    from mathom.cli.language import words
    from mathom.games import available
    from mathom.lab.peers import compare

    spoken = words()
    with Console(stderr=True).status(spoken.text("measuring")):
        found = compare([game] if game else available(), seconds=seconds)
    if json:
        print_json(found)
        return
    screen().print(_peers_table(found, spoken))
    for library, module in dict.fromkeys((one.library, one.module) for one in found.missing):
        games = [
            one.game for one in found.missing if (one.library, one.module) == (library, module)
        ]
        screen().print(
            spoken.text("peers-missing", library=library, games=", ".join(games), module=module)
        )


def _peers_table(found: "Comparison", words: "Words") -> "Table":
    from itertools import groupby

    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("heading-game"), no_wrap=True)
    for column in ("decision", "calibrated", "cold", "games"):
        table.add_column(words.text(f"heading-{column}"), justify="right")
    for library, rows in groupby(found.peers, key=lambda one: one.library):
        table.add_row(library, style="bold")
        for row in rows:
            table.add_row(
                f"  {row.game}",
                words.decimal(row.us_per_choice),
                words.decimal(row.cost, 2),
                words.decimal(row.cold_us_per_choice),
                f"{row.games}",
            )
    return table
