"""What a position is worth: how likely the table survives, and who would win if it does.

Both sides of the dilemma are probabilities, so they can be multiplied: a point more is worth
nothing if the towers are joined, and holding them apart is worth little if others take the orcs.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from mathom.games.orcs.advice.threats import (
    Glimpses,
    ReckonedCard,
    Threat,
    Threats,
    orc_card,
    threat,
)
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


class Judge:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = {card: orc_card(box, card) for card in box.orc_deck}
        self._held = lru_cache(maxsize=1 << 8)(self._find_held)
        self._threat = lru_cache(maxsize=1 << 14)(self._find_threat)

    def _find_held(self, orc_deck: tuple[str, ...]) -> tuple[ReckonedCard, ...]:
        return tuple([self.cards[card] for card in orc_deck])

    def threats(self, orcs: int, ground: int, orc_deck: tuple[str, ...]) -> Threats:
        """How near the orcs are to joining the towers, now and after many ways to go on."""
        return Threats(self.box.links, self._held(orc_deck), orcs, ground)

    def glimpses(self, orcs: int, ground: int, orc_deck: tuple[str, ...]) -> Glimpses:
        """The same after a few ways to go on."""
        return Glimpses(self.box.links, self._held(orc_deck), orcs, ground)

    def threat(self, board: str, orc_deck: tuple[str, ...]) -> Threat:
        """How near the orcs on a board are to joining the towers."""
        return self._threat(orc_bits(board), ground_bits(board), orc_deck)

    def _find_threat(self, orcs: int, ground: int, orc_deck: tuple[str, ...]) -> Threat:
        links = self.box.links
        missing = links.missing(orcs, ground)
        return threat(links, self._held(orc_deck), orcs, ground, missing)

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
