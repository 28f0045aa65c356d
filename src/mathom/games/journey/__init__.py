"""`journey`: the card game of 2002, from Amon Hen to Minas Tirith."""

from mathom.games.journey.game import Journey, game

__all__ = ["Journey", "game"]
