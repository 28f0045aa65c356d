"""What people write: names and chat. Text, never markup, and no tricks with invisible signs."""

import unicodedata

from mathom.table.errors import BadOrder

NAME_LENGTH = 40
CHAT_LENGTH = 500


def clean_name(text: str) -> str:
    """The name as it will be shown. Raises BadOrder if it is empty or too long."""
    name = _clean(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise BadOrder("name", most=NAME_LENGTH)
    return name


def clean_chat(text: str) -> str:
    """The line as it will be shown. Raises BadOrder if it is empty or too long."""
    line = _clean(text)
    if not 1 <= len(line) <= CHAT_LENGTH:
        raise BadOrder("chat", most=CHAT_LENGTH)
    return line


def _clean(text: str) -> str:
    """On one line, without control signs, lone surrogates or marks that turn the reading direction.

    The joiner inside an emoji is such a mark too, but harmless.
    """
    normal = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())
    kept = (
        sign if sign == "\u200d" or unicodedata.category(sign) not in ("Cc", "Cf", "Cn") else " "
        for sign in normal
    )
    return " ".join("".join(kept).split())
