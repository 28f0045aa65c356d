"""A position: the board, hands, decks, and what is under way."""

from mathom.core import frames
from mathom.core.pile import Pile
from mathom.games.tcg.board import Board
from mathom.games.tcg.frames import AnyFrame
from mathom.games.tcg.kinds import Kind


class State(frames.State, frozen=True):
    """A position of `tcg`. Hands are sorted; a card in hand or deck is its kind."""

    frames: tuple[AnyFrame, ...]
    board: Board
    hands: tuple[tuple[Kind, ...], ...]
    decks: tuple[Pile, ...]
    adventure: tuple[tuple[Kind, ...], ...]
    """Everybody's sites that are not on the path, by number."""
    lists: tuple[tuple[Kind, ...], ...] = ()
    """What everybody brought: Ring-bearer, Ring, nine sites, draw deck. It never changes."""
