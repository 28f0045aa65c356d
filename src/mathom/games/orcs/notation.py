"""How a hero's move is written.

    aragorn-9 h5-l5            straight
    aragorn-9 h5-j7-l5         with one turn
    aragorn-9 blue h5-j7-l5    by a player with two figures
    gandalf-6 shadowfax k2     a jump

Everything else is written the general way: `discard gimli-5a`, `remove c3`, `relocate f1`.
Boards and texts name fields in capitals, so capitals are read as well: `Aragorn-9 H5-L5`.
"""

from collections.abc import Collection

from mathom.core import BadNotation, Option
from mathom.core import notation as general
from mathom.games.orcs.options import Jump, Move, Relocate

SHADOWFAX = "shadowfax"


def write(option: Option) -> str:
    """The option as a line of text."""
    if isinstance(option, Move):
        path = (option.start, option.turn, option.to)
        return _words(option.card, option.figure, "-".join(field for field in path if field))
    if isinstance(option, Jump):
        return _words(option.card, option.figure, f"{SHADOWFAX} {option.to}")
    if isinstance(option, Relocate):
        return _words("relocate", option.to, option.figure)
    return general.write(option)


def _words(*words: str | None) -> str:
    return " ".join(word for word in words if word is not None)


def read(text: str, heroes: Collection[str], options: dict[str, type[Option]]) -> Option:
    """The option a text stands for, legal or not. Raises BadNotation if it is none."""
    text = text.lower()
    card, *words = text.split() or [""]
    if card not in heroes:
        return general.read(text, options)
    if len(words) >= 2 and words[-2] == SHADOWFAX:
        return Jump(card, _figure(card, words[:-2]), words[-1])
    if not words:
        raise BadNotation("wrong-field", word=card, reason="h5-j7-l5?")
    fields = words[-1].split("-")
    if len(fields) not in (2, 3) or not all(fields):
        raise BadNotation("wrong-field", word=card, reason=words[-1])
    turn = fields[1] if len(fields) == 3 else None
    return Move(card, _figure(card, words[:-1]), fields[0], turn, fields[-1])


def _figure(card: str, words: list[str]) -> str | None:
    if len(words) > 1:
        raise BadNotation("too-long", word=card, surplus=" ".join(words[1:]))
    return words[0] if words else None
