"""What can be wrong with a command, and how it is said: one line, exit code 2."""

import re
from typing import Any

import typer

from mathom.core import Arg, MathomError, Message


class BadCommand(MathomError):
    """A command that cannot be carried out as it was given."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"wrong-{reason}", facts))


def usage(error: typer.TyperException) -> Message:
    """What Typer has to complain about, as a message of ours."""
    kind, text = type(error).__name__, error.format_message()
    param, ctx = getattr(error, "param", None), getattr(error, "ctx", None)
    name = getattr(error, "option_name", "") if param is None else _shown(param)
    facts: dict[str, Arg] = {
        "name": name,
        "help": f"{ctx.command_path if ctx else 'mathom'} --help",
    }
    if kind in _USAGE:
        return Message(f"usage-{_USAGE[kind]}", facts)
    for reason, pattern in _PATTERNS.items():
        if found := pattern.match(text):
            return Message(f"usage-{reason}", {**facts, "name": found[1]})
    return Message("usage-other", {"text": " ".join(text.split())})


_USAGE = {
    "MissingParameter": "missing",
    "BadParameter": "value",
    "NoSuchOption": "option",
    "BadOptionUsage": "incomplete",
}
_PATTERNS = {
    "command": re.compile(r"No such command '(.*?)'"),
    "surplus": re.compile(r"Got unexpected extra argument\S* \((.*)\)"),
}


def _shown(param: Any) -> str:
    """How a parameter is written: `--games`, or `GAME`."""
    first: str = param.opts[0]
    return first if first.startswith("-") else first.upper()
