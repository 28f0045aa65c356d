"""Which language this run speaks: `--lang`, before or after the command, or the environment's."""

from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.errors import BadCommand

if TYPE_CHECKING:
    from mathom.core import AnyGame
    from mathom.text import Words

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def language() -> str:
    """The language to speak."""
    from mathom.text import detect

    return _chosen.get() or detect()


def words(game: "AnyGame | None" = None, players: tuple[str, ...] = ()) -> "Words":
    """Words in the language of this run."""
    from mathom.text import Words

    return Words(language(), game, players)


def listen() -> None:
    """A new run begins: what an earlier one in this process was told is forgotten."""
    _chosen.set(None)


def _choose(value: str | None) -> str | None:
    from mathom.text import LANGUAGES

    if value is not None:
        if value not in LANGUAGES:
            raise BadCommand("language", given=value, known=", ".join(LANGUAGES))
        _chosen.set(value)
    return value


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="de|en",
        help="The language to speak; default: that of the environment.",
        callback=_choose,
        is_eager=True,
    ),
]
"""The option of every command, and of `mathom` itself."""
