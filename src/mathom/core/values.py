"""Values: the small frozen structs that options, events and frames are made of.

A value declares its fields once. From that one declaration follow its JSON, its short notation
(`fly mount_doom moria`), the sentence it is spoken with (`option-fly`) and, for options, the
anchors on the board that a player points at (`place:mount_doom`, `place:moria`).
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self, get_args, get_type_hints

import msgspec

from mathom.core.message import Arg, Message

Seat = int
"""A place at the table, counted from 0 in the order of play."""


class Named(NamedTuple):
    """Marks a field whose value is the id of a thing: `Annotated[str, Named("place")]`.

    The thing is spoken as the message `<kind>-<id>`, and an option that names it has the anchor
    `<kind>:<id>`, unless the thing cannot be pointed at. The id of one of several things that are
    alike ends in a dot and a number; they share a name.
    """

    kind: str
    anchor: bool = True


_COPY = re.compile(r"\.\d+$")


def kind_of(thing: str) -> str:
    """What a thing is called by: of several alike each has a number, `card:4C165.31` is one of the
    cards `card:4C165`. Names and inscriptions are for all of them."""
    return _COPY.sub("", thing)


def kebab(name: str) -> str:
    """`RollAgain` → `roll-again`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Value(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="is"):
    """The base of options, events and frames. Subclasses are told apart by their tag."""

    family: ClassVar[str] = "value"

    @classmethod
    def tag(cls) -> str:
        """The word this kind of value is known by in JSON, notation and text."""
        tag = cls.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    def message(self) -> Message:
        """What this value says: `<family>-<tag>` with its fields as arguments."""
        args = {name: _spoken(getattr(self, name), named) for name, named in fields(type(self))}
        return Message(f"{self.family}-{self.tag()}", args)


class Option(Value, frozen=True):
    """One answer a seat may give to a choice."""

    family: ClassVar[str] = "option"
    careful: ClassVar[bool] = False
    """A slip would hurt: a client asks once more before it sends such an option."""

    def anchors(self) -> tuple[str, ...]:
        """The things on the table this option is made of, in the order a player points at them.

        An option without anchors is a button with its sentence on it.
        """
        return tuple(
            f"{named.kind}:{item}"
            for name, named in fields(type(self))
            if named is not None and named.anchor
            for item in _items(getattr(self, name))
        )

    def ending(self, anchor: str) -> Self | None:
        """The same answer with another thing of that kind pointed at last; None if it has none."""
        last, (kind, _, item) = self.anchors()[-1:], anchor.partition(":")
        for name, named in fields(type(self)):
            value = getattr(self, name)
            if named is not None and named.kind == kind and (f"{kind}:{value}",) == last:
                return msgspec.structs.replace(self, **{name: item})
        return None


@cache
def fields(cls: type[msgspec.Struct]) -> tuple[tuple[str, Named | None], ...]:
    """The fields of a struct in order, each with the kind of thing it names, if it names one."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple((name, _named(hints[name])) for name in cls.__struct_fields__)


def _named(hint: Any) -> Named | None:
    for arg in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        if isinstance(arg, Named):
            return arg
        found = _named(arg)
        if found is not None:
            return found
    return None


def _items(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        yield from value
    elif value is not None:
        yield value


def _spoken(value: Any, named: Named | None) -> Arg:
    if named is None and type(value) in (int, str):
        return value  # type: ignore[no-any-return]
    if isinstance(value, tuple):
        return tuple(_spoken(item, named) for item in value)
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, msgspec.Struct):
        message = getattr(value, "message", None)
        return message() if message is not None else str(value)
    if named is None:
        return value if isinstance(value, int) else str(value)
    if named.kind == "seat":
        return Message("seat", {"seat": value})
    return Message(f"{named.kind}-{value}")
