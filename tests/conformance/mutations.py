"""Small changes of what a card does: every field of every node, one at a time."""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from inspect import get_annotations
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec


class Mutation(NamedTuple):
    """A card with one field changed."""

    field: str
    """Which one: `RemoveRing.max`."""
    changed: Any


class Pool:
    """The values that a field has on some card: what is possible there."""

    def __init__(self, cards: Iterable[Any]) -> None:
        self._values: Mapping[str, dict[str, Any]] = defaultdict(dict)
        for card in cards:
            for node in _nodes(card):
                for name in node.__struct_fields__:
                    value = getattr(node, name)
                    for one in value if isinstance(value, tuple) else (value,):
                        self._values[f"{type(node).__name__}.{name}"][repr(one)] = one

    def others(self, field: str, value: Any) -> list[Any]:
        """Other values that this field has elsewhere."""
        return [
            one for one in self._values[field].values() if type(one) is type(value) and one != value
        ]

    def mutations(self, card: Any) -> Iterator[Mutation]:
        """Every card that differs from this one in one field of one node."""
        if isinstance(card, tuple):
            for at, one in enumerate(card):
                for field, changed in self.mutations(one):
                    yield Mutation(field, (*card[:at], changed, *card[at + 1 :]))
                if isinstance(one, tuple) and len(one) > 1:
                    yield Mutation("one of several", (*card[:at], one[:-1], *card[at + 1 :]))
        elif isinstance(card, msgspec.Struct):
            yield from _unwrapped(card)
            for name in card.__struct_fields__:
                field = f"{type(card).__name__}.{name}"
                for other in self._other(card, name, field):
                    yield Mutation(field, msgspec.structs.replace(card, **{name: other}))
                inner = getattr(card, name)
                if isinstance(inner, msgspec.Struct) or _has_structs(inner):
                    for deeper, changed in self.mutations(inner):
                        whole = msgspec.structs.replace(card, **{name: changed})
                        yield Mutation(deeper, whole)

    def _other(self, card: Any, name: str, field: str) -> Iterator[Any]:
        value = getattr(card, name)
        match value:
            case bool():
                yield not value
            case Enum():
                yield from (one for one in type(value) if one is not value)
            case int():
                yield value + 1
                yield from self.others(field, value)[:1]
            case str():
                literals = _literals(type(card), name)
                found = [one for one in literals if one != value] or self.others(field, value)
                yield from found[:1]
            case tuple() if len(value) > 1:
                yield value[:-1]
            case tuple() if value and isinstance(value[0], str | int):
                yield from ((one,) for one in self.others(field, value[0])[:1])


def _unwrapped(node: msgspec.Struct) -> Iterator[Mutation]:
    """A node around another of its kind (`Unless`, `Not`) taken away."""
    kind = type(node).__mro__[1]
    if len(node.__struct_fields__) == 1:
        inner = getattr(node, node.__struct_fields__[0])
        if kind is not msgspec.Struct and isinstance(inner, kind):
            yield Mutation(f"{type(node).__name__} itself", inner)


def _has_structs(value: Any) -> bool:
    return isinstance(value, tuple) and any(
        isinstance(one, msgspec.Struct) or _has_structs(one) for one in value
    )


def _literals(kind: type, name: str) -> tuple[Any, ...]:
    """The words that a field may hold, where its type lists them."""
    owner = next(one for one in kind.__mro__ if name in get_annotations(one))
    only = type(name, (), {"__annotations__": {name: owner.__annotations__[name]}})
    try:
        hint = get_type_hints(only, globalns=vars(sys.modules[owner.__module__]))[name]
    except NameError:  # a name that is known to the type checker alone
        return ()
    return get_args(hint) if get_origin(hint) is Literal else ()


def _nodes(card: Any) -> Iterator[msgspec.Struct]:
    if isinstance(card, tuple):
        for one in card:
            yield from _nodes(one)
    elif isinstance(card, msgspec.Struct):
        yield card
        for name in card.__struct_fields__:
            yield from _nodes(getattr(card, name))
