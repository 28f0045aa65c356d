"""Whose figures are whose: chapter 10."""

from mathom.core import enforces
from mathom.games.orcs.box import Box
from mathom.games.orcs.state import State


@enforces("ORK-10.1")
def figure_name(box: Box, state: State, figure: int) -> str | None:
    """How an option names a figure: by its colour, or not at all where a player has only one."""
    return box.figures[figure] if len(state.hands) == 2 else None


@enforces("ORK-10.1")
def own_figure(box: Box, state: State, name: str | None) -> int | None:
    """The active player's figure of this name; None if it is none of his."""
    if len(state.hands) != 2:
        return state.turn if name is None else None
    for figure in state.own(state.turn):
        if figure_name(box, state, figure) == name:
            return figure
    return None
