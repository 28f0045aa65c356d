"""`orcs`: the film game of 2002. Keep the orcs of two towers apart until the Ents come."""

from mathom.games.orcs.game import Orcs, game

__all__ = ["Orcs", "game"]
