"""`mathom train`: judgement learned from self-play, or from a teacher."""

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.arguments import Components, Decks, GameId, On, Seed, Settings, Workers
from mathom.cli.language import Lang

SEARCH = "ismcts:30"
"""Who can use a value: `greedy` goes by ratings alone."""


def train(
    game: GameId,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where it goes; default: GAME.json")
    ] = None,
    *,
    games: Annotated[int, typer.Option(min=5, help="How many games to learn from.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many play; default: the fewest.")] = None,
    seed: Seed = 0,
    teacher: Annotated[
        str | None,
        typer.Option(help="A bot that is asked now and then; default: results teach."),
    ] = None,
    measured: Annotated[
        int,
        typer.Option("--measure", min=0, help="Then so many games against who has not learned."),
    ] = 400,
    bot: Annotated[
        str | None,
        typer.Option(help="Who it is measured with; default: greedy, or a search if no words are."),
    ] = None,
    settings: Settings = None,
    decks: Decks = None,
    workers: Workers = None,
    on: On = "local",
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Learn from self-play how to rate options and positions, and measure what that is worth."""
    from mathom.cli.console import screen
    from mathom.cli.files import check_writable, write_bytes
    from mathom.cli.language import words
    from mathom.cli.running import agreed, progress_bar
    from mathom.lab.plan import plan
    from mathom.lab.training import check_learner, measure
    from mathom.lab.training import train as learn

    wanted = plan(
        game,
        ["greedy"],
        seats=seats,
        games=games,
        seed=seed,
        **agreed(game, settings, components, decks),
    )
    path, spoken = file or Path(f"{game}.json"), words()
    check_writable(path)
    check_learner(bot or SEARCH, path, wanted)
    with progress_bar(games) as progress:
        learned = learn(wanted, progress, teacher=teacher, workers=workers, on=on)
    write_bytes(path, learned.to_json())
    told = learned.training
    screen().print(
        spoken.text(
            "train-learned",
            file=str(path),
            games=told.games,
            decisions=told.decisions,
            words=len(learned.ratings),
        )
    )
    screen().print(
        spoken.text(
            "train-value",
            before=spoken.decimal(told.expected, 3),
            after=spoken.decimal(told.expects, 3),
        )
    )
    if bot is None:
        bot = "greedy" if learned.ratings else SEARCH
    if bot == "greedy" and not learned.ratings:
        screen().print(spoken.text("train-as-before", search=SEARCH))
    elif measured:
        with progress_bar(measured) as progress:
            found = measure(
                path,
                wanted,
                bot,
                games=measured,
                seed=seed + 1,
                workers=workers,
                on=on,
                progress=progress,
            )
        strength = found.strengths[-1]
        screen().print(
            spoken.text(
                "train-strength",
                bot=strength.bot,
                against=strength.against,
                games=strength.games,
                share=spoken.decimal(100 * strength.share),
                low=spoken.decimal(100 * strength.interval.low),
                high=spoken.decimal(100 * strength.interval.high),
                even=spoken.decimal(100 / strength.seats),
            )
        )
        screen().print(spoken.text(f"train-{strength.verdict}"))
