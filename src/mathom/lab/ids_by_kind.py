"""The things of a game by kind: every id that a field of that kind can hold."""

import re
from functools import cache

from mathom.core import AnyGame

_SENTENCE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def ids_of(game: AnyGame, kind: str) -> tuple[str, ...]:
    """The ids of all things of a kind, in the order of the box: what can be spoken of, exists.

    A thing is called `<kind>-<id>`, by a name from the box, a sentence (`region-fellowship`: with
    the Fellowship, on no region of the map) or a phrase.
    """
    begins = f"{kind}-"
    return tuple(name[len(begins) :] for name in _spoken_of(game) if name.startswith(begins))


@cache
def _spoken_of(game: AnyGame) -> tuple[str, ...]:
    sentences = _SENTENCE.findall(game.texts.get("en", ""))
    return tuple(dict.fromkeys((*game.names["en"], *sentences, *game.phrases())))
