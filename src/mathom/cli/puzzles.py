"""`mathom puzzles`: puzzles listed, checked, and looked for."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.arguments import OneGame
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.core import AnyGame
    from mathom.core.lesson import Goal
    from mathom.lab.puzzle_finder import PuzzleCandidate, Wanted


def puzzles(
    game: OneGame = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Prove every answer of every puzzle, and read every word."),
    ] = False,
    find: Annotated[
        int,
        typer.Option("--find", metavar="GAMES", min=0, help="Look for more in so many matches."),
    ] = 0,
    seconds: Annotated[
        float, typer.Option(help="How long a search looks at a position, each of two times.")
    ] = 4.0,
    seats: Annotated[int | None, typer.Option(help="How many sit down.")] = None,
    seed: Annotated[int, typer.Option(help="Of the first match.")] = 1,
    only: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ASK", help="Questions to look at, as ask-assigning*; again for more."
        ),
    ] = None,
    skip: Annotated[
        list[str] | None,
        typer.Option(metavar="ASK", help="Questions not to look at, as ask-bidding."),
    ] = None,
    like: Annotated[
        str | None,
        typer.Option(metavar="PUZZLE", help="Prove what is found, by the goal of this puzzle."),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write what is found there, for a person to word."),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the puzzles of a game, check them, or look for more."""
    from mathom.cli.console import screen
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words
    from mathom.games import available

    console, shell = screen(), words()
    if find:
        from mathom.lab.puzzle_finder import Wanted

        if game is None:
            raise BadCommand("puzzles-game")
        wanted = Wanted(seconds, only=tuple(only or ()), skip=tuple(skip or ()))
        found = find_game(game)
        goal = found.learning().lesson(like).goal if like is not None else None
        _look(found, seats, range(seed, seed + find), wanted, goal, into)
        return
    flaws, count = [], 0
    for name in (game,) if game is not None else available():
        found = find_game(name)
        own = found.learning().puzzles
        count += len(own)
        if check:
            from mathom.lab.puzzle_check import check_puzzle

            flaws += [flaw for one in own for flaw in check_puzzle(found, one)]
        elif own:
            console.print(words(found).text("game-title"), style="bold")
            for one in own:
                title = one.title.de if shell.language == "de" else one.title.en
                console.print(f"  {title}", markup=False)
        elif game is not None:
            title = words(found).text("game-title")
            console.print(shell.text("puzzles-none", game=title))
    for flaw in flaws:
        console.print(str(flaw), style="red", markup=False)
    if check:
        id_ = "puzzles-flaws" if flaws else "puzzles-fine"
        text = shell.text(id_, flaws=len(flaws), puzzles=count)
        console.print(text, style="bold red" if flaws else "bold green")
    if flaws:
        raise typer.Exit(1)


def _look(
    game: "AnyGame",
    seats: int | None,
    seeds: range,
    wanted: "Wanted",
    goal: "Goal | None",
    into: Path | None,
) -> None:
    """Looks for puzzles, and tells each as soon as it is found."""
    from mathom.cli.console import screen
    from mathom.lab.puzzle_finder import find_puzzles

    console = screen()
    for found in find_puzzles(game, seats or game.usual, seeds, wanted, goal):
        console.print(str(found), markup=False, soft_wrap=True)
        if into is not None:
            into.mkdir(parents=True, exist_ok=True)
            file = into / f"{game.id}-{found.seed}-{found.at}.toml"
            text = _skeleton(seats or game.usual, found, wanted.easy)
            file.write_text(text, encoding="utf-8")


def _skeleton(seats: int, found: "PuzzleCandidate", bots: str) -> str:
    """A puzzle without its words."""
    return f"""title = {{ de = "", en = "" }}
about = {{ de = "", en = "" }}
minutes = 1
seats = {seats}
you = {found.seat}
found = {{ bots = "{bots}", seed = {found.seed}, answer = {found.at} }}
position = '''{found.position}'''

[[scenes]]

[[scenes.steps]]
say = {{ de = "", en = "" }}
line = "{found.seat} {found.right[0]}"
also = {list(found.right[1:])}
find = true
else = [
    {{ when = "{found.missed}", de = "", en = "" }},
    {{ de = "", en = "" }},
]

[[scenes.steps]]
say = {{ de = "", en = "" }}
# {found}
"""
