"""What the advisor looks at: distances, armies, what a place is worth and can be taken with."""

from collections import deque
from functools import lru_cache

from mathom.games.ringwar import forces
from mathom.games.ringwar.box import ENTRANCES, Box
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.odds import (
    Host,
    field_battle,
    hunt_successes,
    hunted,
    roughly,
    siege_to_the_end,
    tile_drawn,
    tiles_in,
)
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.hunt import second_chances
from mathom.games.ringwar.rules.seats import leading_elites
from mathom.games.ringwar.state import State

FAR = 99


class Judgement:
    """Measures positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.steps = {region: self._reach(region) for region in box.regions}
        """How many regions lie between any two."""
        self.to_mordor = {
            region: min(self.steps[region].get(gate, FAR) for gate in ENTRANCES)
            for region in box.regions
        }
        self.prizes = tuple(
            tuple(
                region for region in box.regions if region in box.major and box.home[region] != side
            )
            for side in (FREE, SHADOW)
        )
        """The cities and strongholds of the enemy."""

    def _reach(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, deque([start])
        while edge:
            region = edge.popleft()
            for near in self.box.near[region]:
                if near not in found:
                    found[near] = found[region] + 1
                    edge.append(near)
        return found

    def host(self, state: State, side: Side, region: str) -> Host:
        """The army of a side in a region, as it would fight."""
        box = self.box
        force = board.army(box, state, side, region)
        people = board.people_in(box, state, side, region)
        lead = forces.leaders(force) + sum(box.people[one].leadership for one in people)
        if side == SHADOW and board.white_hand(box, state):
            lead += sum(forces.count(force, kind) for kind in leading_elites(state))
        captains = sum(box.people[one].captain for one in people)
        return Host(forces.regulars(force), forces.elites(force), min(lead, 5), captains)

    def win(self, state: State, side: Side, origin: str, to: str) -> float:
        """How likely an attack succeeds, if it is fought to the end."""
        mine, theirs = self.host(state, side, origin), self.host(state, 1 - side, to)
        if not mine.units:
            return 0.0
        if origin == to and board.besieger(self.box, state, to) == side:
            return float(siege_to_the_end(mine, theirs, roughly).attacker)
        walls = origin != to and to in self.box.walls
        return float(field_battle(mine, theirs, walls, roughly).attacker)

    def prize(self, state: State, side: Side, region: str) -> float:
        """What taking a place is worth to a side."""
        if board.holder(self.box, state, region) != 1 - side:
            return 0.0
        return float(self.box.points[region]) or 0.3

    def pull(self, state: State, side: Side, region: str) -> float:
        """How well an army stands to take something: near weakly held places of the enemy."""
        best = 0.0
        steps = self.steps[region]
        for place in self.prizes[side]:
            worth = self.prize(state, side, place)
            if worth:
                guard = forces.units(board.army(self.box, state, 1 - side, place))
                best = max(best, (worth + 0.5) / (2 + steps.get(place, FAR)) / (1 + 0.12 * guard))
        return best

    def danger(self, state: State) -> float:
        """The damage to be expected from one more move of the Fellowship."""
        pool = tuple(tiles_in(state.hunt.pool).items())
        in_mordor = state.fellowship.step is not None
        again = 0 if in_mordor else second_chances(self.box, state)
        return _mean_damage(self.box, pool, state.hunt.dice, again, in_mordor)

    def points(self, state: State, side: Side) -> int:
        """Victory points of a side."""
        box = self.box
        return sum(box.points[one] for one in state.captured if box.home[one] != side)


@lru_cache(maxsize=4096)
def _mean_damage(
    box: Box, pool: tuple[tuple[str, int], ...], dice: tuple[int, int], again: int, in_mordor: bool
) -> float:
    free, shadow = dice
    if in_mordor:
        found = tile_drawn(box, dict(pool), free + shadow)
    else:
        found = hunted(box, dict(pool), hunt_successes(shadow, free, again))
    return float(sum(max(0, one.damage) * part for one, part in found.items()))
