"""The shape of a table: what its fields hold, so that anybody can put any game's table into words.

The type of a view says more than its JSON: that a text is the id of a region, that a row of numbers
goes by nation. Views say it with annotations:

* `Named("region")`: the id of a thing, spoken `region-<id>`; a number is its place in
  the order of the box.
* `By("nation")`: one entry for each thing of a kind, in the order of the box.
* `Counts("figure")`: how many there are of each thing of a kind, in that order.
* `Showing("number")`: of a struct only these fields have words; `Unspoken`: the field has none.

The order of the box is that of the game's names; a kind that has none there lists its ids itself
(`Counts("deck", DECKS)`) or is numbered (`side-0`).

A field is called `view-<field>`, a word of its own `view-<field>-<word>`, a frame `frame-<tag>`.
Frames, their fields and their words are shown where the game has words for them.
"""

import types
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin
from typing import get_type_hints as hints_of

import msgspec

from mathom.core.pile import Pile as PileOfCards
from mathom.core.values import Named, Value


class By(msgspec.Struct, frozen=True):
    """Marks a sequence with one entry for each thing of a kind. Entries in `blank` are nothing."""

    kind: str
    ids: tuple[str, ...] = ()
    blank: str = ""


class Counts(msgspec.Struct, frozen=True):
    """Marks a tuple of numbers: how many there are of each thing of a kind."""

    kind: str
    ids: tuple[str, ...] = ()


class Showing:
    """Marks a struct of which only these fields are worth words."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields


class Unspoken:
    """Marks a field that is for rules and bots alone."""


class Thing(msgspec.Struct, frozen=True, tag="thing", tag_field="is"):
    """The id of a thing, or its number."""

    kind: str


class Word(msgspec.Struct, frozen=True, tag="word", tag_field="is"):
    """A word of the field's own; `of` is which there are."""

    of: tuple[str, ...] = ()


class PlainNumber(msgspec.Struct, frozen=True, tag="number", tag_field="is"):
    """A plain number."""


class Truth(msgspec.Struct, frozen=True, tag="truth", tag_field="is"):
    """Yes or no."""


class Several(msgspec.Struct, frozen=True, tag="list", tag_field="is"):
    """A sequence; `by` the things of a kind, if it goes by them."""

    item: "Shape"
    by: By | None = None


class Count(msgspec.Struct, frozen=True, tag="counts", tag_field="is"):
    """How many of each."""

    of: Counts


class PileOf(msgspec.Struct, frozen=True, tag="pile", tag_field="is"):
    """A pile of things."""

    item: "Shape"


class Fields(msgspec.Struct, frozen=True, tag="fields", tag_field="is"):
    """A struct: its fields that have words, in order."""

    fields: dict[str, "Shape"]


class Kinds(msgspec.Struct, frozen=True, tag="kinds", tag_field="is"):
    """One of several structs; its `is` says which."""

    kinds: dict[str, Fields]


Shape: TypeAlias = Thing | Word | PlainNumber | Truth | Several | Count | PileOf | Fields | Kinds


@cache
def shape_of(struct: type[msgspec.Struct]) -> Fields:
    """The shape of a struct, such as a game's `table_type`. Raises TypeError for what has none."""
    return _fields(struct, None)


def _fields(struct: type[msgspec.Struct], only: tuple[str, ...] | None) -> Fields:
    hints = hints_of(struct, include_extras=True)
    names = struct.__struct_fields__ if only is None else only
    return Fields({name: _shape(hints[name]) for name in names if not _unspoken(hints[name])})


def _unspoken(hint: Any) -> bool:
    return Unspoken in getattr(hint, "__metadata__", ())


def _shape(hint: Any) -> Shape:
    marks: tuple[Any, ...] = ()
    while get_origin(hint) is Annotated:
        hint, marks = hint.__origin__, (*marks, *hint.__metadata__)
    found = {type(mark): mark for mark in reversed(marks)}
    if Counts in found:
        return Count(found[Counts])
    if hint is PileOfCards:
        return PileOf(Thing(found[Named].kind))
    if get_origin(hint) in (Union, types.UnionType):
        return _union([one for one in get_args(hint) if one is not type(None)], marks)
    if By in found:
        return Several(_item(hint, found), found[By])
    if get_origin(hint) is tuple:
        return Several(_item(hint, found))
    if Named in found:
        return Thing(found[Named].kind)
    return _plain(hint, found.get(Showing))


def _item(hint: Any, found: dict[type, Any]) -> Shape:
    if hint is str:  # a sequence of signs
        return Thing(found[Named].kind)
    items = [one for one in get_args(hint) if one is not Ellipsis]
    if any(one != items[0] for one in items):
        raise TypeError(f"{hint} holds different things; say what they are with a struct")
    marks = [found[mark] for mark in (Showing,) if mark in found]
    return _shape(Annotated[(items[0], *marks)] if marks else items[0])


def _union(kinds: list[Any], marks: tuple[Any, ...]) -> Shape:
    if len(kinds) == 1:
        return _shape(Annotated[(kinds[0], *marks)] if marks else kinds[0])
    return Kinds({kind.tag(): shape_of(kind) for kind in kinds if issubclass(kind, Value)})


def _plain(hint: Any, showing: Showing | None) -> Shape:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _fields(hint, showing.fields if showing else None)
    if hint is bool:
        return Truth()
    if hint is int:
        return PlainNumber()
    if get_origin(hint) is Literal:
        return Word(tuple(map(str, get_args(hint))))
    if hint is str:
        return Word()
    raise TypeError(f"no shape for {hint}")
