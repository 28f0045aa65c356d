"""Messages: what is to be said, before anybody has chosen a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False):
    """The id of a text and its arguments; an argument may be a message itself.

    The core never holds a sentence. Texts live in the `.ftl` files of the games and of the
    shell, and are put into words at the edge, in the reader's language.
    """

    id: str
    args: Mapping[str, Arg] = {}


SEVERAL = "several"
"""The id of a message that is several messages, one after the other."""


def several(messages: tuple[Message, ...]) -> Message:
    """These messages as one; said one below the other."""
    return messages[0] if len(messages) == 1 else Message(SEVERAL, {"all": messages})


Arg: TypeAlias = "str | int | Message | tuple[Arg, ...]"
"""What a message can speak of: a word, a number, another message, or several of these."""


def printable(text: str, longest: int | None = None) -> str:
    """A text from outside, without control characters, and cut where it is longer than this."""
    kept = text if text.isprintable() else "".join(filter(str.isprintable, text))
    return kept if longest is None or len(kept) <= longest else f"{kept[:longest]}…"
