"""The rules' own box: every card, and what follows from a board."""

from collections.abc import Mapping

from mathom.core import Message, Refusal
from mathom.games.tcg.board import Board, Card
from mathom.games.tcg.box import Box
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.components import Components
from mathom.games.tcg.say import needs_id
from mathom.games.tcg.scene.index import Indexer
from mathom.games.tcg.scene.scene import Scene

MOST = 512


class Rules(Box):
    """All cards, and the scene of any board."""

    def __init__(self, components: Components, texts: Mapping[str, CardText]) -> None:
        super().__init__(components, texts)
        self._index = Indexer(self)
        self._scenes: dict[int, Scene] = {}

    def scene(self, board: Board) -> Scene:
        """What is true on a board."""
        found = self._scenes.get(id(board))
        if found is None:
            if len(self._scenes) >= MOST:
                self._scenes.clear()
            found = self._scenes[id(board)] = Scene(self, board, self._index(board))
        return found


def named(card: Card | str) -> Message:
    """A card in words."""
    return Message(f"card-{card}")


def requirement(kind: str, record: int) -> Refusal:
    """What a text needs does not hold, said in its own words. TCG-10.5"""
    needs = Message(needs_id(kind, record))
    return Refusal("TCG-10.5", "requirement", card=named(kind), needs=needs)
