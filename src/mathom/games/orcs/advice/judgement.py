"""What a position is worth: how likely the table survives, and who would win if it does.

Both sides of the dilemma are probabilities, so they can be multiplied: a point more is worth
nothing if the towers are joined, and holding them apart is worth little if others take the orcs.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from mathom.games.orcs.board import ORC, put_all
from mathom.games.orcs.box import Box
from mathom.games.orcs.link import ground_bits, orc_bits

HAZARD = (0.2, 0.09, 0.06, 0.042, 0.03, 0.022, 0.017, 0.013, 0.01, 0.008, 0.006, 0.005, 0.004)
"""How likely a table is lost while the Ent goes one step, if so many orcs are missing now.

Counted in games of bots among themselves. (So is the next.)
"""
MEMORY = 8.0
"""After so many steps of the Ent it no longer matters how near the towers once were."""
SPREAD = 3.0, 0.35
"""How many points ahead make the win likely: at the end, and more for each step still to go."""


class Threat(NamedTuple):
    """How near the orcs are to joining the towers."""

    missing: int
    """So many orcs would close the link, if figures stay where they are."""
    closing: float
    """How likely the next orc card closes it."""


class Judge:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.sizes = {
            card.id: sum(one.count for one in card.placements) for card in box.orc_cards.values()
        }
        self.largest = max(self.sizes.values())
        self.threat = lru_cache(maxsize=1 << 14)(self._threat)

    def missing(self, board: str) -> int:
        """How many orcs would close the link."""
        return self.box.links.missing(orc_bits(board), ground_bits(board))

    def _threat(self, board: str, orc_deck: tuple[str, ...]) -> Threat:
        missing = self.missing(board)
        if missing > self.largest:
            return Threat(missing, 0.0)
        closing = sum(
            self.box.links.closed(self.after_orc_card(board, card))
            for card in orc_deck
            if self.sizes[card] >= missing
        )
        return Threat(missing, closing / len(orc_deck))

    def after_orc_card(self, board: str, card: str) -> str:
        """The board after an orc card, if the supply lasts."""
        for one, row in self.box.entering[card]:
            board = put_all(board, row.free(board, one.count), ORC)
        return board

    def survival(self, threat: Threat, steps: float) -> float:
        """How likely the table survives, with so many steps of the Ent to go."""
        if steps <= 0:
            return 1.0
        hazard = HAZARD[min(threat.missing, len(HAZARD) - 1)]
        return (1.0 - threat.closing) * exp(-hazard * min(steps, MEMORY))

    def shares(self, points: Sequence[float], steps: float) -> list[float]:
        """Every seat's chance to win, if the table survives."""
        spread = SPREAD[0] + SPREAD[1] * max(steps, 0.0)
        best = max(points)
        weights = [exp((one - best) / spread) for one in points]
        total = sum(weights)
        return [weight / total for weight in weights]
