"""What can be wrong with a command, and how it is said: one line, exit code 2."""

import re

import typer

from mathom.core import Arg, MathomError, Message


class Wrong(MathomError):
    """A command that cannot be carried out as it was given."""

    def __init__(self, reason: str, **facts: Arg) -> None:
        super().__init__(Message(f"wrong-{reason}", facts))


def usage(error: typer.TyperException) -> Message:
    """What Typer has to complain about, as a message of ours."""
    kind = type(error).__name__
    param = getattr(error, "param", None)
    name = "" if param is None else param.opts[0] if param.opts[0][0] == "-" else param.name.upper()
    text = error.format_message()
    if kind == "MissingParameter":
        return Message("usage-missing", {"name": name})
    if kind == "BadParameter":
        value = re.match(r"'?(.*?)'? is not ", error.message)
        return Message("usage-value", {"name": name, "value": value[1] if value else error.message})
    if kind == "NoSuchOption":
        return Message("usage-option", {"name": getattr(error, "option_name", text)})
    if kind == "BadOptionUsage":
        return Message("usage-incomplete", {"name": getattr(error, "option_name", text)})
    if command := re.match(r"No such command '(.*?)'", text):
        return Message("usage-command", {"name": command[1]})
    if surplus := re.match(r"Got unexpected extra arguments? \((.*)\)", text):
        return Message("usage-surplus", {"text": surplus[1]})
    return Message("usage-other", {"text": " ".join(text.split())})
