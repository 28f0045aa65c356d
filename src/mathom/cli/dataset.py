"""`mathom dataset`: the decisions of many matches as Parquet files."""

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.arguments import Components, GameId, Seed, Settings
from mathom.cli.language import Lang


def dataset(
    game: GameId,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files go.")],
    *,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help="One bot per seat; a single one plays all seats.")
    ] = "greedy",
    seats: Annotated[
        int | None, typer.Option(help="How many seats, where a single bot plays them all.")
    ] = None,
    seed: Seed = 0,
    settings: Settings = None,
    components: Components = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="Take matches that were played instead; may be repeated.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Write what was seen, possible, chosen and won in many matches to Parquet files."""
    from rich.console import Console

    from mathom.cli.console import screen
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game, read_bytes, read_record_file, read_settings
    from mathom.cli.language import words
    from mathom.lab.dataset import collect, watch, write
    from mathom.lab.plan import plan

    found, spoken = find_game(game, components), words()
    if records:
        told = [read_record_file(path) for path in records]
        number, matches = told[0].seats, watch(found, told)
    else:
        wanted = plan(
            game,
            [name.strip() for name in bots.split(",")],
            seats=seats,
            settings=read_settings(settings),
            games=games,
            seed=seed,
            components=None if components is None else read_bytes(components),
        )
        number, matches = wanted.setup.seats, collect(wanted)
    try:
        with Console(stderr=True).status(spoken.text("dataset-writing")):
            played, decided = write(folder, found, number, matches)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadCommand("file", path=str(folder), reason=reason) from None
    screen().print(
        spoken.text("dataset-written", folder=str(folder), games=played, decisions=decided)
    )
