"""`mathom play`: a game at this terminal."""

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.arguments import Components, Settings
from mathom.cli.language import Lang


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; without one you are asked.")
    ] = None,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="human,greedy,…",
            help="Who plays: human, human:NAME, random, greedy, ismcts, ismcts:2s; or how many.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of dice, cards and bots.")] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|FILE",
            help="Your deck, where the game has decks; repeated: those of the others.",
        ),
    ] = None,
    settings: Settings = None,
    components: Components = None,
    chance: Annotated[
        str | None,
        typer.Option(
            metavar="seeded|provable|told",
            help="provable: can be verified afterwards; told: you roll real dice.",
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved match or position.")
    ] = None,
    series: Annotated[
        int, typer.Option(min=1, help="So many games, with the scores added up.")
    ] = 1,
    lang: Lang = None,
) -> None:
    """Play in the terminal, alone against bots or with others."""
    from mathom.cli.terminal.series import Wish, play_series

    play_series(
        Wish(
            game=game,
            seats=seats,
            seed=seed,
            decks=tuple(deck or ()),
            settings=tuple(settings or ()),
            components=components,
            chance=chance,
            load=load,
            series=series,
        )
    )
