"""`mathom simulate`: many games between bots."""

from typing import Annotated

import typer

from mathom.cli.arguments import (
    Components,
    Decks,
    GameId,
    Json,
    Keep,
    On,
    PageFile,
    Settings,
    Workers,
)
from mathom.cli.language import Lang


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
    decks: Decks = None,
    workers: Workers = None,
    on: On = "local",
    keep: Keep = None,
    settings: Settings = None,
    components: Components = None,
    page: PageFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins, how they end and how long they take."""
    from mathom.cli.files import read_bytes, read_settings
    from mathom.cli.running import names, progress_bar, read_decks, worker_count
    from mathom.lab.plan import plan
    from mathom.lab.simulate import simulate as run

    wanted = plan(
        game,
        names(bots),
        seats=seats,
        settings=read_settings(settings),
        games=games,
        seed=seed,
        components=None if components is None else read_bytes(components),
        decks=read_decks(game, components, decks),
    )
    with progress_bar(games) as progress:
        report = run(wanted, worker_count(workers, games, on), progress, on=on, keep=keep)
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
        from mathom.lab.page import simulation_page

        write_bytes(page, simulation_page(report, words().language).encode())
    if not report.complete:
        raise KeyboardInterrupt
