"""Whose figures are whose: chapter 10."""

from collections.abc import Sequence

from mathom.core import enforces
from mathom.games.orcs.board import FIGURES
from mathom.games.orcs.box import Box
from mathom.games.orcs.state import State

_NAMELESS = (None,) * len(FIGURES)


@enforces("ORK-10.1")
def figure_names(box: Box, state: State) -> Sequence[str | None]:
    """How options name the figures: by their colours, or not at all if nobody has two of them."""
    return box.figures if len(state.hands) == 2 else _NAMELESS


@enforces("ORK-10.1")
def own_figure(box: Box, state: State, name: str | None) -> int | None:
    """The active player's figure of this name; None if it is none of his."""
    names = figure_names(box, state)
    for figure in state.own(state.turn):
        if names[figure] == name:
            return figure
    return None
