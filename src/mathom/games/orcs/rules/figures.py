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
    own = state.own(state.turn)
    if len(own) == 1:
        return own[0] if name is None else None
    figure = box.figure_numbers.get(name)
    return figure if figure in own else None
