"""`mathom lessons`: what a game teaches, and whether it is right."""

from typing import Annotated

import typer

from mathom.cli.arguments import OneGame
from mathom.cli.language import Lang


def lessons(
    game: OneGame = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Replay every lesson with every answer, and read every word."),
    ] = False,
    lang: Lang = None,
) -> None:
    """List the lessons of a game, or check them."""
    from mathom.cli.console import screen
    from mathom.cli.files import find_game
    from mathom.cli.language import words
    from mathom.games import available

    console, shell = screen(), words()
    flaws = []
    count = 0
    for name in (game,) if game is not None else available():
        found = find_game(name)
        learning = found.learning()
        spoken = words(found)
        if not learning.lessons:
            console.print(shell.text("lessons-none", game=spoken.text("game-title")))
            continue
        count += len(learning.lessons) + len(learning.puzzles)
        if check:
            from mathom.lab.lesson_check import check_learning

            flaws += check_learning(found)
            continue
        console.print(spoken.text("game-title"), style="bold")
        for one in (*learning.lessons, *learning.puzzles):
            title = one.title.de if shell.language == "de" else one.title.en
            minutes, steps = f"{one.minutes:g}", len(one.steps)
            line = shell.text("lessons-line", title=title, minutes=minutes, steps=steps)
            console.print(f"  {line}", markup=False)
    for flaw in flaws:
        console.print(str(flaw), style="red", markup=False)
    if check:
        id_ = "lessons-flaws" if flaws else "lessons-fine"
        text = shell.text(id_, flaws=len(flaws), lessons=count)
        console.print(text, style="bold red" if flaws else "bold green")
    if flaws:
        raise typer.Exit(1)
    if not check:
        console.print(shell.text("lessons-hint"), style="italic")
