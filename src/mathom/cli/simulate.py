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
    Seed,
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
    seed: Seed = 0,
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
    from mathom.cli.files import check_writable
    from mathom.cli.report.terminal import findings
    from mathom.cli.running import agreed, names, progress_bar, report
    from mathom.lab.page import simulation_page
    from mathom.lab.plan import plan
    from mathom.lab.simulate import simulate as run

    wanted = plan(
        game,
        names(bots),
        seats=seats,
        games=games,
        seed=seed,
        **agreed(game, settings, components, decks),
    )
    if page is not None:
        check_writable(page)
    with progress_bar(games) as progress:
        found = run(wanted, workers, progress, on=on, keep=keep)
    report(found, findings, simulation_page, json=json, page=page)
    if not found.complete:
        raise KeyboardInterrupt
