"""Every type that can be read from a text is met once, in one thread, before anybody is let in.

msgspec learns what a type is made of when it is first asked to read one. Two threads that ask for
the same type at the same time crash it (0.22), and a server has several: those who play are
answered in one, opened texts and replays are worked on in another, long matches are rebuilt in a
third.
"""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from mathom import bots  # noqa: F401 – its types are met, too


def meet_every_type() -> frozenset[type]:
    """All types of ours that have been loaded, as far as they can be read at all."""
    met = set()
    for kind in (*_structs(msgspec.Struct), *_named_tuples()):
        with suppress(TypeError, NameError):  # it is only ever written, or only for type checkers
            msgspec.json.Decoder(kind)
            met.add(kind)
    return frozenset(met)


def _structs(kind: type) -> Iterator[type]:
    subclasses: list[type] = kind.__subclasses__()
    for one in subclasses:
        yield one
        yield from _structs(one)


def _named_tuples() -> Iterator[type]:
    for one in tuple.__subclasses__():
        if hasattr(one, "_fields") and one.__module__.startswith("mathom."):
            yield one
