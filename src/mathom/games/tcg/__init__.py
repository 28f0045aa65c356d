"""`tcg`: the trading card game of the Two Towers."""

from mathom.games.tcg.game import Tcg, game

__all__ = ["Tcg", "game"]
