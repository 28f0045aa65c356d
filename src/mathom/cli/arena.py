"""`mathom arena`: bots against each other, and how strong they are."""

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


def arena(
    game: GameId,
    *,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help="Who takes part: greedy,ismcts:200,run:./my-bot")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games, at most with --sure.")] = 200,
    ladder: Annotated[
        bool,
        typer.Option("--ladder", help="Everybody meets only the neighbours in the order named."),
    ] = False,
    yardstick: Annotated[
        bool,
        typer.Option("--yardstick", help="Everybody meets only the first that is named."),
    ] = False,
    sure: Annotated[
        float | None,
        typer.Option(min=50, max=99.99, help="Stop when all are told apart, so many percent sure."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
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
    """Let bots play against each other and rate them, with intervals."""
    from mathom.cli.files import check_writable
    from mathom.cli.report.standings import standings
    from mathom.cli.running import agreed, names, progress_bar, report
    from mathom.lab.arena import arena_plan, hold
    from mathom.lab.page import arena_page

    wanted = arena_plan(
        game,
        names(bots),
        ladder=ladder,
        yardstick=yardstick,
        seats=seats,
        games=games,
        seed=seed,
        **agreed(game, settings, components, decks),
    )
    if page is not None:
        check_writable(page)
    with progress_bar(wanted.games) as progress:
        found = hold(
            wanted,
            workers,
            progress,
            sure=None if sure is None else sure / 100,
            on=on,
            keep=keep,
        )
    report(found, standings, arena_page, json=json, page=page)
    if found.broken_off:
        raise KeyboardInterrupt
