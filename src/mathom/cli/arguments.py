"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game; see `mathom games`.")]
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
