"""`mathom store`: backing up what the table keeps, restoring it, and checking that it is whole."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from mathom.cli.arguments import Db
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from mathom.table import Store

T = TypeVar("T")

store = typer.Typer(help="Back up, restore and check the matches of `mathom serve`.")


@store.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes.")],
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Write all matches to a file, while people play."""
    from mathom.table.store.backup import back_up

    _tell("backup-done", _with_store(db, lambda opened: back_up(opened, file)), file)


@store.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Fill an empty store from a backup, of this database or another kind."""
    from mathom.table.store.backup import restore as fill

    _tell("backup-restored", _with_store(db, lambda opened: fill(opened, file)), file)


@store.command()
def check(db: Db = None, lang: Lang = None) -> None:
    """Replay every match in the store; exit code 1 if one cannot go on."""
    from mathom.cli.console import screen
    from mathom.cli.language import words
    from mathom.table.store.checking import check_store

    found = _with_store(db, check_store)
    spoken = words()
    for match, reason in found.broken:
        screen().print(spoken.text("store-broken", match=match, reason=reason), style="red")
    screen().print(spoken.text("store-checked", matches=found.matches, answers=found.answers))
    if found.broken:
        raise typer.Exit(1)


def _with_store(db: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Opens the store, works with it, closes it. Raises MathomError."""
    import asyncio

    from mathom.cli.errors import file_error
    from mathom.cli.serve import store_place
    from mathom.server import prepare
    from mathom.table import open_store

    place = store_place(db)
    prepare(place)

    async def run() -> "T":
        opened = await open_store(place)
        try:
            return await work(opened)
        finally:
            await opened.close()

    try:
        return asyncio.run(run())
    except OSError as error:
        raise file_error(error.filename or place, error) from None


def _tell(message: str, rows: int, file: Path) -> None:
    from mathom.cli.console import screen
    from mathom.cli.language import words

    screen().print(words().text(message, rows=rows, path=str(file)), style="green")
