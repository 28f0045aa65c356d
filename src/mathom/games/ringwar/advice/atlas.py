"""The map as a general sees it: how far things are from each other, and what there is to take."""

from collections import deque

from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FREE, SHADOW

FAR = 99
REACH = 7
"""What is farther away is out of mind."""


class Atlas:
    """Distances in one box; they never change during a match."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.steps = {region: self._reach(region) for region in box.regions}
        """How many regions lie between any two."""
        self.to_mordor = box.to_mordor
        self.majors = tuple(
            tuple(region for region in box.regions if region in box.major and box.home[region] == s)
            for s in (FREE, SHADOW)
        )
        """The cities and strongholds that belong to each side."""
        self.within = {
            region: tuple(
                sorted(
                    (far, place)
                    for place, far in self.steps[region].items()
                    if far <= REACH and place in box.major
                )
            )
            for region in box.regions
        }
        """From every region: the cities and strongholds in reach, nearest first."""

    def _reach(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, deque([start])
        while edge:
            region = edge.popleft()
            for near in self.box.near[region]:
                if near not in found:
                    found[near] = found[region] + 1
                    edge.append(near)
        return found
