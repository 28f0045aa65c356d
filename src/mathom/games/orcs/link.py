"""The link between the towers: is it closed, and how much of it is missing?

Sets of fields are numbers with one bit for each field, so that a whole front moves at once.
"""

from collections.abc import Sequence
from itertools import compress, pairwise

from mathom.core import enforces
from mathom.games.orcs.board import COLUMNS, FREE, ORC, ROWS

NEVER = 99
"""How many orcs are missing where no number of them could close the link."""
_ORCS = bytes(b"01"[chr(sign) == ORC] for sign in range(256))
_GROUND = bytes(b"01"[chr(sign) in (FREE, ORC)] for sign in range(256))
_ONES = bytes(sign == ord("1") for sign in range(256))
_FIELDS = ROWS * COLUMNS
_LEFT = sum(1 << field for field in range(0, _FIELDS, COLUMNS))
_RIGHT = _LEFT << (COLUMNS - 1)
_ALL = (1 << _FIELDS) - 1
_HALVES = (ROWS // 2, ROWS // 4, ROWS // 8)
"""To see all rows in the first one: half of them above the other, and so on."""
_NOT_LEFT, _NOT_RIGHT = _ALL ^ _LEFT, _ALL ^ _RIGHT


def orc_bits(board: str) -> int:
    """The fields with an orc."""
    return int(board[::-1].encode().translate(_ORCS), 2)


def ground_bits(board: str) -> int:
    """The fields where an orc is or could come: all but towers and figures."""
    return int(board[::-1].encode().translate(_GROUND), 2)


def grown(front: int) -> int:
    """A set of fields with all their side-neighbours."""
    return (
        front
        | (front & _NOT_RIGHT) << 1
        | (front & _NOT_LEFT) >> 1
        | (front << COLUMNS) & _ALL
        | front >> COLUMNS
    )


def flood(front: int, orcs: int) -> int:
    """A set of fields with every orc that hangs together with it."""
    right, left = orcs & _NOT_LEFT, orcs & _NOT_RIGHT
    while True:
        first = (front << 1) & right
        run = ((right + first) ^ right) & right | first  # a carry runs on to the end of the row
        more = (front << COLUMNS | front >> COLUMNS) & orcs | (front >> 1) & left | run | front
        if more == front:
            return front
        front = more


class Links:
    """Links between the two towers."""

    def __init__(self, near: tuple[int, ...], far: tuple[int, ...]) -> None:
        """The fields that touch each tower with a side. ORK-R2"""
        blocks = [sum(1 << field for field in block) for block in (near, far)]
        self.near, self.far = (grown(block) & ~sum(blocks) for block in blocks)
        left, right = sorted([field % COLUMNS for field in block] for block in (near, far))
        between = range(max(left) + 1, min(right))
        middle = (between.start + between.stop) / 2
        self._columns = [
            slice(column, None, COLUMNS)
            for column in sorted(between, key=lambda one: abs(one - middle))
        ]
        """The columns between the towers, those without orcs as a rule first."""
        self._bridges = sum(1 << column for column in between[:-1])
        """From each of these columns to the next one."""

    @enforces("ORK-9.1", "ORK-R2")
    def closed(self, board: str) -> bool:
        """Whether orcs, side by side and without a gap, join the towers."""
        for column in self._columns:
            if ORC not in board[column]:  # the quickest no
                return False
        orcs = orc_bits(board)
        return self._is_bridged(orcs) and self.joined(orcs)

    def _is_bridged(self, orcs: int) -> bool:
        """Whether there are two orcs side by side in any two columns between the towers."""
        pairs = orcs & orcs >> 1
        for rows in _HALVES:
            pairs |= pairs >> rows * COLUMNS
        return pairs & self._bridges == self._bridges

    def joined(self, orcs: int) -> bool:
        """Whether these orcs join the towers."""
        return bool(flood(orcs & self.near, orcs) & self.far)

    def missing(self, orcs: int, ground: int) -> int:
        """How many more orcs could close the link at best; NEVER if none could."""
        return self._further(flood(orcs & self.near, orcs), 0, self.far, orcs, ground)[0]

    def between(self, near: Sequence[int], far: Sequence[int], orcs: int, ground: int) -> int:
        """The same, where it is known what can be reached with no more orcs, with one more … from
        the near tower and from the far one: the first levels of each, as far as known."""
        goal, beyond = (far[-1], len(far) - 1) if len(far) > 1 else (self.far, 0)
        reached = near[-1] if near else flood(orcs & self.near, orcs)
        if near and reached & goal:
            needed = next(at for at, level in enumerate(near) if level & goal)
            reached = near[needed]
        else:
            needed, reached = self._further(reached, len(near[1:]), goal, orcs, ground)
        # Where they meet on a field without an orc, both have counted the one that is to come.
        twice = beyond > 0 and bool(reached & goal & ~orcs)
        return NEVER if needed == NEVER else needed + beyond - twice

    def _further(
        self, reached: int, needed: int, goal: int, orcs: int, ground: int
    ) -> tuple[int, int]:
        """With how many more orcs a goal is reached, if so much is reached with so many, and what
        is reached then."""
        while not reached & goal:
            front = (grown(reached) | self.near) & ground
            if front == reached:
                return NEVER, reached
            reached = flood(front, orcs)
            needed += 1
        return needed, reached

    def gap(self, board: str) -> tuple[int, ...]:
        """The free fields on which orcs would close the link the soonest, from the near tower on.

        Empty if the link is closed, or cannot be closed while the figures stand where they are.
        """
        orcs, ground = orc_bits(board), ground_bits(board)
        levels = Front(self.near, self.far, orcs, ground).levels
        if not levels:
            return ()
        found, field = [], _lowest(levels[-1] & self.far)
        for before, level in zip(levels[-2::-1], levels[:0:-1], strict=True):
            shell = level & ~before
            if field & orcs:
                field = _lowest(grown(flood(field, orcs & shell)) & shell & ~orcs)
            found.append(field.bit_length() - 1)
            field = _lowest(grown(field) & before)
        return tuple(reversed(found))


class Front:
    """What can be reached from one tower on a board, and what of it other boards leave as it is."""

    def __init__(self, tower: int, other: int, orcs: int, ground: int) -> None:
        level = flood(orcs & tower, orcs)
        self.levels = [level]
        """With no more orcs, with one more, with two …, until the other tower is reached; nothing
        if it never is."""
        self._bounds = [level]
        """Whatever changes beyond them, the levels are the same."""
        while not level & other:
            bound = grown(level) | tower
            front = bound & ground
            if front == level:
                self.levels, self._bounds = [], []
                break
            level = flood(front, orcs)
            self.levels.append(level)
            self._bounds.append(bound | level)

    def known(self, changed: int) -> list[int]:
        """The first levels, those that are the same if something changes on these fields."""
        for at, bound in enumerate(self._bounds):
            if bound & changed:
                return self.levels[:at]
        return self.levels


class Fronts:
    """What can be reached from both towers on a board, and so what is missing on similar ones."""

    def __init__(self, links: Links, orcs: int, ground: int) -> None:
        self._links = links
        self._orcs = orcs
        self._ground = ground
        self._near = Front(links.near, links.far, orcs, ground)
        self._far = Front(links.far, links.near, orcs, ground)

    def missing(self, orcs: int, ground: int) -> int:
        """How many more orcs could close the link on a board that is a little different."""
        return self._links.between(*self.known(orcs, ground), orcs, ground)

    def known(self, orcs: int, ground: int) -> tuple[list[int], list[int]]:
        """What can still be reached from each tower on such a board, as far as it is the same."""
        changed = self._orcs ^ orcs | self._ground ^ ground
        return self._near.known(changed), self._far.known(changed)

    def shells(self) -> list[int]:
        """What is reached from the near tower with the first orc more, with the second one …"""
        return [level & ~before for before, level in pairwise(self._near.levels)]

    def shortest(self) -> tuple[int, int]:
        """The orcs on the links that lack the fewest, and the free fields they lack."""
        orcs, near, far = self._orcs, self._near.levels, self._far.levels
        links = lacking = 0
        for one, other in zip(near, reversed(far), strict=True):
            links |= one & other
        for one, other in zip(near[1:], reversed(far[1:]), strict=True):
            lacking |= one & other
        return links & orcs, lacking & self._ground & ~orcs


def fields_of(bits: int) -> list[int]:
    """The fields of a set."""
    return list(compress(range(_FIELDS), f"{bits:b}"[::-1].encode().translate(_ONES)))


def _lowest(fields: int) -> int:
    return fields & -fields
