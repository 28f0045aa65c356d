"""`mathom simulate`: many games between bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.arguments import Components, GameId, Json, Settings
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.lab.plan import Plan
    from mathom.lab.report import Report


def simulate(
    game: GameId,
    *,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help="One bot per seat; a single one plays all seats.")
    ] = "greedy",
    seats: Annotated[
        int | None, typer.Option(help="How many seats, where a single bot plays them all.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same games.")] = 0,
    decks: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Decks to try out, names or files: in every order."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; default: one per core.")
    ] = None,
    settings: Settings = None,
    components: Components = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots, as HTML.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins, how they end and how long they take."""
    from mathom.cli.decks import read_decks
    from mathom.cli.files import find_game, read_bytes, read_settings
    from mathom.lab.plan import plan

    wanted = plan(
        game,
        [name.strip() for name in bots.split(",")],
        seats=seats,
        settings=read_settings(settings),
        games=games,
        seed=seed,
        components=None if components is None else read_bytes(components),
        decks=[] if decks is None else read_decks(find_game(game, components), decks.split(",")),
    )
    report = _run(wanted, _workers(games) if workers is None else workers)
    if json:
        from mathom.cli.console import print_json

        print_json(report)
    else:
        from mathom.cli.console import screen
        from mathom.cli.language import words
        from mathom.cli.report.terminal import findings

        screen().print(*findings(report, words()), sep="\n")
    if page is not None:
        from mathom.cli.files import write_bytes
        from mathom.cli.language import words
        from mathom.cli.report.html import page as drawn

        write_bytes(page, drawn(report, words()).encode())
    if not report.complete:
        raise KeyboardInterrupt


def _run(plan: "Plan", workers: int) -> "Report":
    """Simulates, with a progress bar where somebody is looking."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from mathom.lab.simulate import simulate as run

    console = Console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=plan.games)
        return run(plan, workers, lambda _: progress.advance(task))


def _workers(games: int) -> int:
    """One per core, but none for a few games: a process takes longer to start than to play one."""
    from os import cpu_count

    return min(cpu_count() or 1, max(1, games // 100))
