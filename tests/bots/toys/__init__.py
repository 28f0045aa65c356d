"""Two tiny games to try bots and laboratory on."""

from tests.bots.toys.nim import Neutral, Nim, Take, nim
from tests.bots.toys.shells import Bet, Hide, Point, Safe, Shells, shells

__all__ = ["Bet", "Hide", "Neutral", "Nim", "Point", "Safe", "Shells", "Take", "nim", "shells"]
