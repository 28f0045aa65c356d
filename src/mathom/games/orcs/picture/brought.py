"""Where a chosen hero card leads: the strength left on every field, and the orcs beaten."""

from typing import NamedTuple

from mathom.core import Choice, View
from mathom.games.orcs.board import INDEX
from mathom.games.orcs.box import Box
from mathom.games.orcs.options import Move
from mathom.games.orcs.rules.pincer import walk
from mathom.games.orcs.view import Table


class Brought(NamedTuple):
    """What the best way to a field brings: the most orcs, then the most strength left."""

    orcs: int
    left: int


def brought(box: Box, view: View[Table]) -> dict[int, Brought]:
    """What is brought on every field; nothing until one card is chosen."""
    if not isinstance(view.question, Choice):
        return {}
    moves = [option for option in view.question.options if isinstance(option, Move)]
    if len({move.card for move in moves}) != 1:
        return {}
    found: dict[int, Brought] = {}
    for move in moves:
        to, there = INDEX[move.to], _brought(box, view.table.board, move)
        found[to] = max(found.get(to, there), there)
    return found


def _brought(box: Box, board: str, move: Move) -> Brought:
    land, start = box.land, INDEX[move.start]
    gone = walk(land, board, start, land.entered(move.start, move.turn, move.to))
    strength = box.heroes[move.card].strength - gone.lost
    orcs = len(gone.beaten) + sum(len(pincer.fields) for pincer in gone.pincers)
    return Brought(orcs, strength - gone.cost)
