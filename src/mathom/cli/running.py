"""What commands that let bots play have in common: what is agreed on, a progress bar, workers, and
the report."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, TypeVar

if TYPE_CHECKING:
    from mathom.text import Words

R = TypeVar("R")


class Agreed(TypedDict):
    """What all games of a plan are played with."""

    settings: dict[str, str]
    components: bytes | None
    decks: list[tuple[str, str]]


def agreed(
    game: str, settings: list[str] | None, components: Path | None, decks: str | None
) -> Agreed:
    """What was agreed on at the command line. Raises MathomError."""
    from mathom.cli.files import read_bytes, read_settings

    return {
        "settings": read_settings(settings),
        "components": None if components is None else read_bytes(components),
        "decks": read_decks(game, components, decks),
    }


def report(
    found: R,
    in_words: Callable[[R, "Words"], Iterable[object]],
    as_page: Callable[[R, str], str],
    *,
    json: bool,
    page: Path | None,
) -> None:
    """Tells what was found, in words or as JSON, and writes the page if one is wanted."""
    from mathom.cli.console import print_json, screen
    from mathom.cli.files import write_bytes
    from mathom.cli.language import words

    if json:
        print_json(found)
    else:
        screen().print(*in_words(found, words()), sep="\n")
    if page is not None:
        write_bytes(page, as_page(found, words().language).encode())


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
