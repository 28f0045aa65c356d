"""`mathom decks`: the decks of a game, and whether one's own may be played."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.arguments import Components, GameId
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mathom.core import AnyGame, Setting


class Deed(StrEnum):
    """What is done with decks."""

    LIST = "list"
    SHOW = "show"
    CHECK = "check"


def decks(
    game: GameId,
    deed: Annotated[Deed, typer.Argument(metavar="list|show|check")] = Deed.LIST,
    which: Annotated[
        str | None, typer.Argument(metavar="[NAME|FILE]", help="A deck of the game, or a file.")
    ] = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """List the decks of a game, show one as it is written, or check one of your own."""
    from mathom.cli.console import screen
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game
    from mathom.cli.language import words

    found = find_game(game, components)
    setting, spoken = deck_setting(found), words(found)
    if deed is Deed.LIST:
        for name in setting.values:
            screen().print(f"{name:<14}{spoken.text(f'setting-{setting.id}-{name}')}")
        return
    if which is None:
        raise BadCommand("which-deck", game=game, deed=deed.value)
    (_, text), *_ = read_decks(found, [which])
    if deed is Deed.SHOW:
        typer.echo(found.in_lines(setting, text, spoken.language), nl=False)
    else:
        said = spoken.text("deck-legal", deck=which, game=game)
        screen().print(said, style="green", soft_wrap=True)


def deck_setting(game: "AnyGame") -> "Setting":
    """The setting by which decks are brought. Raises BadCommand for a game without decks."""
    from mathom.cli.errors import BadCommand
    from mathom.core.setup import DECK

    found = next((setting for setting in game.settings if setting.id == DECK), None)
    if found is None:
        raise BadCommand("no-decks", game=game.id)
    return found


def read_decks(game: "AnyGame", given: "Iterable[str]") -> list[tuple[str, str]]:
    """What each deck is called, and its text, from names and files.

    Raises BadCommand for what is neither, and BadSetup with all that is wrong with a deck.
    """
    return [_read_deck(game, one.strip()) for one in given]


def _read_deck(game: "AnyGame", given: str) -> tuple[str, str]:
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import read_text
    from mathom.core import BadSetup, Message

    setting = deck_setting(game)
    if given in setting.values:
        return given, given
    file = Path(given)
    if not given or not file.exists():
        raise BadCommand("deck", given=given, known=", ".join(setting.values))
    text = read_text(file)
    try:
        game.accept(setting, text)
    except BadSetup as error:
        flawed = BadSetup.of((Message("deck-flawed", {"deck": given}), *error.flaws))
        flawed.game = game.id
        raise flawed from None
    return file.stem, text
