"""`hobbits`: the children's race of 2003, from Hobbiton to Mount Doom."""

from mathom.games.hobbits.game import Hobbits, game

__all__ = ["Hobbits", "game"]
