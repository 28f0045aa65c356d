"""Misprints: would the tests notice if a card said something else?

Every sentence of a card is changed in one place (a number, a condition that is missing, another
phase …), and the tests that try this sentence are run with the card so misprinted. A misprint that
no test notices shows what the tests have not looked at.

`python -m tests.rulebook.tcg.cards.misprints [CULTURE …]` prints the misprints nobody notices.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import msgspec

from mathom.games.tcg.box import Face
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.selectors import Pick
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.kinds import LAST_SITE
from tests.rulebook.tcg.cards.sentences import HERE, ROOT
from tests.rulebook.tcg.tabletop import FACES, GAME

Trial: TypeAlias = Callable[[], None]
"""A test with a row of its table."""
WORTH = ("number", "left out", "phase", "time")
"""The kinds of misprint that must not go unnoticed; of the others many say the same as before."""
OTHERWISE = {
    "you": "free_player", "free_player": "you", "opponent": "you", "each_shadow": "free_player",
    "any_player": "free_player", "chosen_player": "free_player", "minion": "fellowship",
    "fellowship": "minion",
}  # fmt: skip
"""Players and sides: what could stand there instead."""
TIMES = ("end_of_phase", "until_regroup", "end_of_turn")


class Misprint(NamedTuple):
    """What kind of misprint, where, and what stands there now."""

    kind: str
    where: str
    text: Any


def misprints(text: Any, field: str = "") -> Iterator[Misprint]:
    """Everything that differs from a piece of card text in one place."""
    if isinstance(text, Filter):
        yield from _other_filters(text)
    elif isinstance(text, Piece):
        for name in text.__struct_fields__:
            for one in _other_fields(text, name):
                where = f"{type(text).__name__}.{one.where}"
                yield Misprint(one.kind, where, msgspec.structs.replace(text, **{name: one.text}))
    elif isinstance(text, tuple):
        yield from _other_rows(text, field)
    elif isinstance(text, str) and field in ("by", "who", "side") and text in OTHERWISE:
        yield Misprint("player", f"{field} {OTHERWISE[text]}", OTHERWISE[text])
    elif isinstance(text, int) and not isinstance(text, bool):
        yield Misprint("number", f"{field} {text + 1}", text + 1)
        if text > 1:
            yield Misprint("number", f"{field} {text - 1}", text - 1)


def _other_fields(piece: Piece, name: str) -> Iterator[Misprint]:
    value = getattr(piece, name)
    match name:
        case "phases":
            phase = "regroup" if "regroup" not in value else "maneuver"
            yield Misprint("phase", phase, (phase,))
        case "phase" if value in ("archery", "skirmish"):
            yield Misprint("phase", "regroup", "regroup")
        case "until" if value in TIMES:
            for time in TIMES:
                if time != value:
                    yield Misprint("time", time, time)
        case "limit" if value == "once_per_turn":
            yield Misprint("left out", "limit", "")
        case "most" | "discount" if value == 0:
            return  # 0: there is none
        case "last" if value == LAST_SITE:
            yield Misprint("number", f"last {value - 1}", value - 1)
        case "n" if value == 0 or isinstance(piece, Pick):
            yield from misprints(value, name) if not isinstance(value, int) else ()
        case _:
            yield from misprints(value, name)


def _other_rows(row: tuple[Any, ...], field: str) -> Iterator[Misprint]:
    for at, one in enumerate(row):
        if field in ("conditions", "costs") or (field == "effects" and len(row) > 1):
            yield Misprint("left out", type(one).__name__, row[:at] + row[at + 1 :])
        for other in misprints(one, field):
            yield other._replace(text=(*row[:at], other.text, *row[at + 1 :]))


def _other_filters(which: Filter) -> Iterator[Misprint]:
    rows = which.alternatives
    for at, atoms in enumerate(rows):
        before, after = rows[:at], rows[at + 1 :]
        if len(rows) > 1:
            yield Misprint("filter", f"without {atoms}", Filter(before + after))
        for place, atom in enumerate(atoms):
            if len(atoms) > 1:
                fewer = atoms[:place] + atoms[place + 1 :]
                yield Misprint("filter", f"without {atom}", Filter((*before, fewer, *after)))
            for one in misprints(atom, "atom"):
                changed = (*atoms[:place], one.text, *atoms[place + 1 :])
                yield one._replace(kind="filter", text=Filter((*before, changed, *after)))


# -- the tests of a sentence ----------------------------------------------------------------------


def trials() -> Mapping[str, Sequence[Trial]]:
    """The tests of this folder, row by row, by the sentences they try."""
    found: dict[str, list[Trial]] = defaultdict(list)
    for file in sorted(HERE.rglob("test_*.py")):
        module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        for name, test in vars(module).items():
            if name.startswith("test_"):
                marks = getattr(test, "pytestmark", ())
                on_all = [one for mark in marks if mark.name == "card" for one in mark.args]
                for trial, on_row in _rows(test, marks):
                    for sentence in (*on_all, *on_row):
                        found[sentence].append(trial)
    return found


def _rows(test: Callable[..., None], marks: Any) -> Iterator[tuple[Trial, list[str]]]:
    tables = [list(_table(mark)) for mark in marks if mark.name == "parametrize"]
    for rows in product(*tables):
        values: dict[str, Any] = {}
        sentences = []
        for row, on_row in rows:
            values |= row
            sentences += on_row
        yield partial(test, **values), sentences


def _table(mark: Any) -> Iterator[tuple[dict[str, Any], list[str]]]:
    names, rows = mark.args[:2]
    names = names.split(",") if isinstance(names, str) else names
    for row in rows:
        marks = getattr(row, "marks", ())
        values = row.values if hasattr(row, "marks") else row if len(names) > 1 else (row,)
        sentences = [one for mark in marks if mark.mark.name == "card" for one in mark.mark.args]
        yield dict(zip(map(str.strip, names), values, strict=True)), sentences


def noticed(tests: Sequence[Trial]) -> bool:
    """Whether one of the tests fails."""
    for test in tests:
        try:
            test()
        except Exception:
            return True
    return False


def put(face: Face) -> None:
    """From now on this card says that."""
    box = GAME.box
    box.faces[face.id] = face
    box.responding = tuple(
        one for one in box.faces.values() if one.type == "event" and one.responses
    )


def unnoticed(cards: Sequence[str], kinds: Sequence[str] = ()) -> Iterator[str]:
    """The misprints of these cards (of these kinds) which no test notices."""
    tests = trials()
    kept = []  # filters are remembered by identity, so none may go before the end
    for card in cards:
        face = FACES[card]
        try:
            for sentence, one, text in _misprinted(face, kinds):
                kept.append(Face(face.printed, text))
                put(kept[-1])
                if not noticed(tests.get(sentence, ())):
                    yield f"{sentence} {one.kind}: {one.where}"
        finally:
            put(face)


def _misprinted(face: Face, kinds: Sequence[str]) -> Iterator[tuple[str, Misprint, CardText]]:
    """Which sentence is misprinted, how, and the text of the card with it."""
    for at, record in enumerate(face.text):
        for one in misprints(record):
            if one.text != record and (not kinds or one.kind in kinds):
                yield f"{face.id}-{at + 1}", one, (*face.text[:at], one.text, *face.text[at + 1 :])


def of_culture(culture: str) -> list[str]:
    """The cards of a culture; sites and the Ring have none."""
    return [card for card, face in FACES.items() if (face.culture or "none") == culture]


if __name__ == "__main__":
    for line in unnoticed([card for one in sys.argv[1:] for card in of_culture(one)] or [*FACES]):
        print(line)
