"""What can be wrong with a command, and how it is said: one line, exit code 2."""

import re
from enum import EnumType
from errno import errorcode
from pathlib import Path
from typing import Any

import typer

from mathom.core import Arg, MathomError, Message


class BadCommand(MathomError):
    """A command that cannot be carried out as it was given."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"wrong-{reason}", facts))


def file_error(path: Path | str, error: OSError) -> BadCommand:
    """What the system says about a file."""
    code, reason = errorcode.get(error.errno or 0, ""), error.strerror or str(error)
    return BadCommand("file", path=str(path), code=code, reason=reason)


def usage(error: typer.TyperException) -> Message:
    """What Typer has to complain about, as a message of ours."""
    kind, text = type(error).__name__, error.format_message()
    param, ctx = getattr(error, "param", None), getattr(error, "ctx", None)
    name = getattr(error, "option_name", "") if param is None else _shown(param)
    facts: dict[str, Arg] = {
        "name": name,
        "help": f"{ctx.command_path if ctx else 'mathom'} --help",
    }
    if kind == "BadParameter" and param is not None:
        return Message(f"usage-{_wanted(param, facts)}", facts)
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


def _wanted(param: Any, facts: dict[str, Arg]) -> str:
    """What a value should have been, as far as its parameter says: the message, and its facts."""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is not None and most is not None:
        facts |= {"least": f"{least:g}", "most": f"{most:g}"}
        return "between"
    if least is not None:
        facts["least"] = f"{least:g}"
        return "at-least"
    kind = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    if isinstance(kind, EnumType):
        facts["known"] = ", ".join(str(one.value) for one in kind)  # type: ignore[var-annotated]
        return "one-of"
    return "whole" if kind is int else "value"


def _shown(param: Any) -> str:
    """How a parameter is written: `--games`, or `GAME`."""
    first: str = param.opts[0]
    return first if first.startswith("-") else first.upper()
