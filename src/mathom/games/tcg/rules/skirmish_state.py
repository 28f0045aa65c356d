"""Whether the skirmish going on is over before strengths are compared."""

from mathom.core import enforces
from mathom.games.tcg.board import Board


@enforces("TCG-14.19", "TCG-14.22", "TIM-3.3")
def skirmish_is_over(board: Board) -> bool:
    """Cancelled, or one side is empty."""
    bout = board.skirmish
    return bout is None or not bout.who or not bout.minions
