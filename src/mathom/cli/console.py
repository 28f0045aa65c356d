"""The terminal: where output goes, what colours the players have, how a complaint looks."""

import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from mathom.core import MathomError, Message

SEAT_STYLES = ("bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
DIM = "bright_black"
RULE_STYLE = "italic cyan"


def screen() -> Console:
    """Standard output. Styles vanish by themselves where nobody looks at a terminal."""
    return Console(highlight=False, markup=False, emoji=False)


def seat_style(seat: int) -> str:
    """The colour a seat is shown in."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def coloured(text: str, players: Sequence[str], style: str = "") -> Text:
    """A sentence in which every player's name has the player's colour."""
    line = Text(text, style=style)
    # Long names first, so that "Anna" does not colour the half of "Anna-Maria".
    for seat, name in sorted(enumerate(players), key=lambda one: -len(one[1])):
        line.highlight_words([name], seat_style(seat))
    return line


def print_json(value: object) -> None:
    """A value as JSON on standard output, and nothing else."""
    data = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(data.decode() + "\n")


def complain(what: MathomError | Message) -> None:
    """One line on standard error for everything that is wrong, in the language of this run."""
    from mathom.cli.language import words
    from mathom.games import find

    message = what.message if isinstance(what, MathomError) else what
    game = find(what.game) if isinstance(what, MathomError) and what.game is not None else None
    said = words(game).say(message).splitlines()
    line = "\n".join(" ".join(one.split()) for one in said)
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(
        Text.assemble(("mathom: ", "bold red"), line)
    )
