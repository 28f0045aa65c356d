"""What every verb gets: the rules, the state with its text already one step on, and the text."""

from collections.abc import Callable
from typing import TypeAlias

from mathom.core import Log
from mathom.core.frames import replace
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.selectors import Selector
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Doing
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State

Do: TypeAlias = Callable[[Rules, State, Doing, Step, Log], State]
Verbs: TypeAlias = dict[type[Piece], Do]


def cards(rules: Rules, state: State, doing: Doing, what: Selector) -> list[Card]:
    """The active cards a selector means; one that has left play meanwhile is not among them."""
    scene = rules.scene(state.board)
    return [
        card for number in scene.ids(what, doing.x) if (card := scene.active(number)) is not None
    ]


def bind(state: State, key: str, value: tuple[int, ...]) -> State:
    """The text on top remembers something under a name."""
    doing = state.frames[-1]
    assert isinstance(doing, Doing)
    return state.then(replace(doing, x=doing.x.bind(key, value)))
