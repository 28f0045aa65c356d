"""What is drawn: the table as somebody sees it, with the box it came from, and words for it."""

from collections.abc import Iterator

from mathom.art import COLOURS, Voice, lit
from mathom.core import Arg, Choice, Message, View, Waiting
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import (
    Battle,
    Losing,
    Pressing,
    SortingAdvance,
    SortingAttack,
    SortingMarch,
    Trimming,
)
from mathom.games.ringwar.game import Ringwar
from mathom.games.ringwar.kinds import FREE, FREE_POINTS, SHADOW, SHADOW_POINTS, Force, Side
from mathom.games.ringwar.picture.land import land
from mathom.games.ringwar.rules.seats import TEAMS, side_of
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.view import Table

SIDES: tuple[Side, Side] = (FREE, SHADOW)
GROUND = (COLOURS["free"], COLOURS["shadow"])
ON_GROUND = (COLOURS["on-free"], COLOURS["on-shadow"])
"""The colours of the sides, and of what stands on them."""
WANTED = (FREE_POINTS, SHADOW_POINTS)
"""How many victory points each side wins with."""


class Sight:
    """A table to be drawn."""

    def __init__(self, game: Ringwar, view: View[Table], words: Voice) -> None:
        self.box: Box = game.box
        self.table: Table = view.table
        self.seat: Seat | None = view.seat
        self.lit = lit(view)
        """The anchors of what the seat could point at."""
        asked = view.question
        self.on_turn = asked.seat if isinstance(asked, Choice | Waiting) else None
        self.words = words
        self.language = words.language

    def say(self, name: str, /, **facts: Arg) -> str:
        """A message in words."""
        return self.words.say(Message(name, facts))

    def force(self, side: Side, region: str) -> Force:
        """The figures of a side in a region."""
        return self.table.armies[side][self.box.at[region]]

    def people(self, place: str, side: Side) -> list[str]:
        """The characters of a side in a place."""
        there = zip(self.box.characters, self.table.people, strict=True)
        return [who for who, at in there if at == place and self.box.side_of[who] == side]

    def holder(self, region: str) -> Side | None:
        """The side that holds a settlement; None where there is no nation's."""
        home = self.box.home.get(region)
        return home if home is None or region not in self.table.captured else 1 - home

    def points(self, side: Side) -> int:
        """The victory points of a side."""
        return points(self.box, self.table.captured, side)

    def team(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return TEAMS[self.table.seats][side]

    def mine(self, side: Side) -> bool:
        """Whether the seat that looks is of this side."""
        return self.seat is not None and side_of(self.table.seats, self.seat) == side

    def regions(self) -> Iterator[str]:
        """The regions that are on the map."""
        drawn = land().regions
        return (region for region in self.box.regions if region in drawn)

    def lies_in(self) -> tuple[str, ...]:
        """Where what is under way happens: the regions of the topmost frame that names some."""
        drawn = land().regions
        for frame in reversed(self.table.frames):
            named = (_field(frame, "origin", "region"), _field(frame, "to", "target"))
            regions = dict.fromkeys(one for one in named if one in drawn)
            if regions:
                return tuple(one for one in regions if one)
        return ()

    def asked_army(self) -> tuple[Side, str] | None:
        """The army that is divided or takes losses just now: its side, and where it is."""
        frame = self.table.frames[-1] if self.table.frames else None
        if isinstance(frame, Pressing):
            battles = [one for one in self.table.frames if isinstance(one, Battle)]
            return frame.side, battles[-1].target
        if isinstance(frame, Losing | Trimming):
            return frame.side, frame.region
        if isinstance(frame, SortingMarch | SortingAttack | SortingAdvance):
            return frame.side, frame.origin
        return None

    def course(self) -> tuple[str, str, bool] | None:
        """From where to where an army goes just now, and whether it attacks."""
        drawn = land().regions
        for frame in reversed(self.table.frames):
            start, to = _field(frame, "origin"), _field(frame, "to", "target")
            if start in drawn and to in drawn and start and to:
                hostile = isinstance(frame, Battle | SortingAttack)
                return start, to, hostile
        return None


def _field(frame: object, *names: str) -> str | None:
    """The first of these fields that a frame has and that names something."""
    for name in names:
        value = getattr(frame, name, None)
        if isinstance(value, str) and value:
            return value
    return None
