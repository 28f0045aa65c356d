"""Messages that cross between machines: plain data, and messages again where they are said."""

from collections.abc import Mapping
from typing import Any

import msgspec

from mathom.core import Arg, Message


class PlainMessage(msgspec.Struct, frozen=True):
    """A message as plain data; messages within it are objects with an id, lists are lists."""

    id: str
    args: dict[str, Any] = {}

    @property
    def message(self) -> Message:
        """The message it was."""
        return _message(self.id, self.args)


def plain(message: Message) -> PlainMessage:
    """A message as plain data."""
    return PlainMessage(message.id, msgspec.to_builtins(message.args))


def _message(name: str, args: Mapping[str, Any]) -> Message:
    return Message(name, {key: _arg(one) for key, one in args.items()})


def _arg(one: Any) -> Arg:
    match one:
        case dict():
            return _message(one["id"], one.get("args", {}))
        case list():
            return tuple(map(_arg, one))
        case str() | int():
            return one
    raise TypeError(f"{one!r} is no argument of a message")
