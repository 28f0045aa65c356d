"""Rectangles on the map: what is written or stands there, and whether it covers something."""

from typing import NamedTuple

from mathom.games.ringwar.picture.strokes import Point


class Field(NamedTuple):
    """A rectangle on the map."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Field") -> bool:
        """Whether both have something in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: "Field") -> bool:
        """Whether the other one lies within."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def shared(self, other: "Field") -> float:
        """How much both have in common."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0


def around(at: Point, wide: float, high: float) -> Field:
    """The rectangle that reaches so far from a point to each side, and up and down."""
    x, y = at
    return Field(x - wide, y - high, x + wide, y + high)
