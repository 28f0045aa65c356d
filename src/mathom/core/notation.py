"""Notation: every option as a short line of text that reads back to the same option.

The general form is the option's word and its fields, `fly mount_doom moria`; a flag is its name,
written only when it is set; several things are joined with `+`, and nothing at all is `-`.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from mathom.core.errors import BadNotation
from mathom.core.values import Option

NOTHING = "-"


def write(option: Option) -> str:
    """The option as a line of text."""
    words = [option.tag()]
    for name in option.__struct_fields__:
        value = getattr(option, name)
        if value is True:
            words.append(name)
        elif value is not False:
            words.append(_word(value))
    return " ".join(words)


def read(text: str, options: Mapping[str, type[Option]]) -> Option:
    """The option that `text` stands for, legal or not. Raises BadNotation if it is none."""
    word, *words = text.split() or [""]
    kind = options.get(word)
    if kind is None:
        near = get_close_matches(word, options, n=1)
        known = ", ".join(sorted(options))
        if near:
            raise BadNotation("unknown-word-near", word=word, near=near[0], known=known)
        raise BadNotation("unknown-word", word=word, known=known)
    values: dict[str, Any] = {}
    for field in _fields(kind):
        if field.type is bool:
            values[field.name] = words[:1] == [field.name]
            if values[field.name]:
                words.pop(0)
        elif words:
            values[field.name] = _value(words.pop(0), field.type)
    if words:
        raise BadNotation("too-long", word=word, surplus=" ".join(words))
    try:
        # Strings become the numbers, literals and ids that the fields are declared as.
        return msgspec.convert({**values, "is": word}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadNotation("wrong-field", word=word, reason=str(error)) from None


@cache
def _fields(kind: type[Option]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _word(value: object) -> str:
    if value is None or value == ():
        return NOTHING
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(word: str, kind: Any) -> Any:
    if "tuple" in str(kind):
        return [] if word == NOTHING else word.split("+")
    return None if word == NOTHING else word
