"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game; see `mathom games`.")]
OneGame = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="One game; without it, all of them.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` wrote it.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="An owner's corrected components file."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]
Seed = Annotated[int, typer.Option(help="The same seed, the same games.")]
Decks = Annotated[
    str | None,
    typer.Option(metavar="A,B,…", help="Decks to try out, names or files: in every order."),
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="How many processes; default: one per core.")
]
On = Annotated[str, typer.Option("--on", help="Where: local, dask://HOST:PORT, ray://HOST:PORT.")]
Keep = Annotated[
    Path | None,
    typer.Option(
        "--keep", metavar="FOLDER", help="Keep results as Parquet, and go on from those there."
    ),
]
PageFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a page with plots, as HTML.")
]
PictureFile = Annotated[
    Path | None, typer.Option("--svg", metavar="FILE", help="Write the table as a picture, too.")
]
Db = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="A file, or postgresql://…; default: a file in your data folder."
    ),
]
