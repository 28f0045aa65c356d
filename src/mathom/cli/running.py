"""What commands that let bots play have in common: lists, a progress bar, workers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def names(text: str) -> list[str]:
    """What commas separate."""
    return [name.strip() for name in text.split(",")]


def read_decks(game: str, components: Path | None, decks: str | None) -> list[tuple[str, str]]:
    """The decks of a list: name and text. Raises MathomError."""
    from mathom.cli.decks import read_decks as read
    from mathom.cli.files import find_game

    return [] if decks is None else read(find_game(game, components), decks.split(","))


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[object], None]]:
    """A progress bar, where somebody is looking: what is to be told of every game."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=games)
        yield lambda _: progress.advance(task)


def worker_count(wanted: int | None, games: int, on: str) -> int:
    """One per core, but none for a few games here: a process takes longer to start than to play."""
    from os import cpu_count

    cores = cpu_count() or 1
    if wanted is not None:
        return wanted
    return min(cores, max(1, games // 100)) if on == "local" else cores
