"""What can be typed besides an answer. Both languages' words are understood in both."""

from collections.abc import Mapping
from typing import NamedTuple


class Command(NamedTuple):
    """A command as typed: what to do, and what stands behind it."""

    name: str
    rest: str = ""


ALIASES: Mapping[str, tuple[str, ...]] = {
    "undo": ("undo", "zurück", "zurueck"),
    "why": ("why", "warum"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "save": ("save", "speichern"),
    "table": ("table", "tisch"),
    "log": ("log", "protokoll"),
    "help": ("help", "hilfe", "?"),
    "quit": ("quit", "exit", "ende", "q"),
}
_ALONE = ("undo", "table", "log", "help", "quit")
"""These stand alone; with more words behind it the line is meant for the game."""


def read_command(line: str) -> Command | None:
    """The command a line stands for, or None if it is meant as an answer."""
    word, _, rest = line.partition(" ")
    for name, aliases in ALIASES.items():
        if word.lower() in aliases and not (rest and name in _ALONE):
            return Command(name, rest.strip())
    return None
