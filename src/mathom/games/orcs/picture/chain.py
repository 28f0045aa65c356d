"""How the orcs could join the towers the soonest: red, as danger is."""

from collections.abc import Iterator

from mathom.art import COLOURS, Voice, tag, text
from mathom.core import Message, Over, View
from mathom.games.orcs.board import FIELDS, INDEX, ORC
from mathom.games.orcs.box import Box
from mathom.games.orcs.link import NEVER, fields_of, ground_bits, orc_bits
from mathom.games.orcs.picture.layout import EDGE, SENTENCE, WIDTH, middle
from mathom.games.orcs.view import Table

NEAR = 4
"""One orc card may bring so many: then the hint becomes an alarm."""


def chain(box: Box, table: Table) -> list[int]:
    """The fields of the shortest chain, from tower to tower; none if nothing could close it."""
    gap = {INDEX[field] for field in table.gap}
    if not gap and not table.joined:
        return []
    ways = [[field] for field in fields_of(box.links.near)]
    ways = [way for way in ways if _carries(table, gap, way[0])]
    seen = {way[0] for way in ways}
    far = set(fields_of(box.links.far))
    for way in ways:  # it grows meanwhile
        if way[-1] in far:
            return way
        for side in box.land.sides[way[-1]]:
            if side not in seen and _carries(table, gap, side):
                seen.add(side)
                ways.append([*way, side])
    return []


def _carries(table: Table, gap: set[int], field: int) -> bool:
    return field in gap or table.board[field] == ORC


def threat(table: Table, way: list[int]) -> Iterator[str]:
    """A line along the chain; hatched, or marked while they are many, the fields it lacks."""
    if not way:
        return
    near = table.joined or len(table.gap) <= NEAR
    spots = (middle(field) for field in way)
    yield tag(
        "path",
        d="M" + "L".join(f"{x:g} {y:g}" for x, y in spots),
        fill="none",
        stroke=COLOURS["threat"],
        stroke_width=9 if table.joined else 4 if near else 2,
        stroke_dasharray=None if table.joined else "2 8" if near else "1 7",
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=None if near else 0.8,
        data_thing="chain",
    )
    for field in way:
        if FIELDS[field] in table.gap:
            x, y = middle(field)
            drawn = hatched(x, y, 44) if near else _diamond(x, y)
            yield tag("g", drawn, data_thing=f"gap:{FIELDS[field]}")


def hatched(x: float, y: float, side: float) -> str:
    """A hatched square around a place."""
    left, top = x - side / 2, y - side / 2
    stripes = (
        f"M{left + max(0, at - side):g} {top + min(at, side):g}"
        f"L{left + min(at, side):g} {top + max(0, at - side):g}"
        for at in (side * part / 4 for part in range(1, 8))
    )
    red = COLOURS["threat"]
    shape = {"x": left, "y": top, "width": side, "height": side, "rx": 5 if side > 20 else 2}
    return tag(
        "g",
        tag("rect", **shape, fill=COLOURS["threat-fill"], stroke="none"),
        tag("path", d="".join(stripes), stroke_opacity=0.55, stroke_width=side / 20),
        tag("rect", **shape, fill="none"),
        stroke=red,
        stroke_width=2 if side > 20 else 1,
    )


def _diamond(x: float, y: float) -> str:
    return tag(
        "path",
        d=f"M{x:g} {y - 8:g}l8 8-8 8-8-8z",
        fill=COLOURS["threat-fill"],
        stroke=COLOURS["threat"],
        stroke_width=2,
    )


def sentence(box: Box, view: View[Table], words: Voice) -> Iterator[str]:
    """How things stand between the towers; at the end, how the game ended."""
    if isinstance(view.question, Over):
        yield _said(words.say(view.question.how), EDGE, "rubric" if view.table.joined else "leaf")
        return
    board = view.table.board
    missing = box.links.missing(orc_bits(board), ground_bits(board))
    if missing == NEVER:
        yield _said(words.say(Message("terminal-apart")), EDGE, "leaf")
        return
    yield hatched(EDGE + 8, SENTENCE - 5, 16)
    said = words.say(Message("terminal-missing", {"missing": missing}))
    yield _said(said, EDGE + 24, "rubric" if missing <= NEAR else "ink-2")


def _said(said: str, x: float, tone: str) -> str:
    return text(said, x, SENTENCE, 15, width=WIDTH - EDGE - x, fill=COLOURS[tone], font_weight=600)
