"""`ringwar`: the great asymmetric war game of Middle-earth, second edition."""

from mathom.games.ringwar.game import Ringwar, game

__all__ = ["Ringwar", "game"]
