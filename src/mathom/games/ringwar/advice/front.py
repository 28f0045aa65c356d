"""The war as one side sees it: armies, what they can take, and what is in danger."""

from collections.abc import Hashable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from mathom.games.ringwar import forces
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.kinds import FREE, SHADOW, Force, Side
from mathom.games.ringwar.odds import Host, field_battle, roughly, siege_to_the_end
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.seats import leading_elites
from mathom.games.ringwar.state import State

NONE = Host(0)
FADING = 0.8
"""How much of a goal is left of it for every region it is farther away."""
PEACEFUL = 0.25
"""What an army is worth that may not attack yet."""
LANCHESTER = 1.6
"""How sharply the stronger army wins."""
NEARBY = 3
"""An enemy as near as this is a danger."""


@lru_cache(maxsize=65536)
def outlook(mine: Host, theirs: Host, behind_walls: bool) -> float:
    """How likely an army overcomes another, roughly: by what it can strike and bear."""
    if not theirs.units:
        return 1.0
    if not mine.units:
        return 0.0
    if behind_walls and theirs.units > 5:  # no more than five fit into a stronghold
        theirs = theirs._replace(elites=min(5, theirs.elites), regulars=max(0, 5 - theirs.elites))
    ours = _strike(mine, 1 / 6 if behind_walls else 1 / 3) * mine.endures
    others = _strike(theirs, 1 / 3) * theirs.endures
    ratio = float((ours / others) ** LANCHESTER)
    return ratio / (1 + ratio)


def _strike(host: Host, chance: float) -> float:
    """The hits to be expected in a round."""
    hits = host.dice * chance
    return hits + min(host.leadership, host.dice - hits) * chance


def joined(one: Host, other: Host) -> Host:
    """Two armies as one; ten units are the most."""
    elites = min(10, one.elites + other.elites)
    regulars = min(10 - elites, one.regulars + other.regulars)
    lead = min(5, one.leadership + other.leadership)
    return Host(regulars, elites, lead, one.captains + other.captains)


@forces.kept
def _plain(force: Force) -> Host:
    """Figures as they would fight by themselves."""
    return Host(forces.regulars(force), forces.elites(force), forces.leaders(force))


class Effect(NamedTuple):
    """What a march would change."""

    gain: float
    """How much more can be hoped for."""
    safety: float
    """How many points of own places are safer for it."""
    goal: str | None
    crowd: int
    """How many units would be there."""
    joins: bool


class Goals:
    """What follows from the enemy's garrisons alone: positions alike in them share it."""

    def __init__(self) -> None:
        self.prospects: dict[tuple[str, Host], tuple[float, str | None]] = {}
        """What an army can hope to win from a region, and where."""
        self.effects: dict[Hashable, Effect] = {}
        """What marches change."""
        self.marches: dict[Hashable, list[tuple[str, str, Effect]]] = {}
        """Where an army can go, and what that changes."""


@lru_cache(maxsize=256)
def _goals(atlas: Atlas, side: Side, *alike: Hashable) -> Goals:
    return Goals()


class Front:
    """Everything about the armies of a position, for one side."""

    def __init__(self, atlas: Atlas, state: State, side: Side) -> None:
        self.atlas = atlas
        self.box = atlas.box
        self.state = state
        self.side = side
        self._white_hand = board.white_hand(self.box, state)
        self.mine = self._hosts(side)
        """The armies of this side by region."""
        self.theirs = self._hosts(1 - side)
        self.worth: dict[str, int] = {}
        """The points of what the enemy holds."""
        self.own: dict[str, int] = {}
        """The points of what this side holds."""
        points, captured = self.box.points, state.captured
        for home in (FREE, SHADOW):
            for place in atlas.majors[home]:
                holds = 1 - home if place in captured else home
                (self.own if holds == side else self.worth)[place] = points[place]
        garrisons = tuple([self.theirs.get(place) for place in self.worth])
        self._goals = _goals(
            atlas, side, garrisons, captured, state.besieged, state.steps, state.people, state.seats
        )
        self.effects, self.marches = self._goals.effects, self._goals.marches
        self.reinforced: dict[tuple[str, Host], tuple[float, float]] = {}
        """What is known of places where somebody is recruited."""
        self.open = {
            place for place, home in self.box.home.items() if (home == side) == (place in captured)
        }
        """The settlements that the enemy holds."""
        self._enemies: dict[str, tuple[tuple[Host, float], ...]] = {}
        self._perils: dict[tuple[str, Host], float] = {}
        self._ready: dict[str, float] = {}

    def _hosts(self, side: Side) -> Mapping[str, Host]:
        state = self.state
        regions, armies = self.box.regions, state.armies[side]
        known = _KNOWN_HOSTS.get(alike := (self.box, side, armies, state.people, state.seats))
        if known is None:
            known = {
                regions[at]: self.host(side, regions[at], armies[at])
                for at, _ in forces.hosts(armies)
            }
            if len(_KNOWN_HOSTS) >= MANY:
                _KNOWN_HOSTS.clear()
            _KNOWN_HOSTS[alike] = known
        return known

    def host(self, side: Side, region: str, force: Force) -> Host:
        """Figures of a side in a region, as they would fight with all characters there."""
        box, state = self.box, self.state
        plain = _plain(force)
        lead, captains = plain.leadership, 0
        if region in state.people:
            for one in board.people_in(box, state, side, region):
                lead += box.people[one].leadership
                captains += box.people[one].captain
        if side == SHADOW and self._white_hand:
            lead += sum(forces.count(force, kind) for kind in leading_elites(state))
        if lead == plain.leadership <= 5 and not captains:
            return plain
        return Host(plain.regulars, plain.elites, min(lead, 5), captains)

    @cached_property
    def strength(self) -> int:
        """How many hits it takes to destroy all armies of this side."""
        return sum([host.endures for host in self.mine.values()])

    # -- attacking -------------------------------------------------------------------------------

    def ready(self, region: str) -> float:
        """How much of an army in a region may attack, or cross a border."""
        known = self._ready.get(region)
        if known is None:
            force = board.army(self.box, self.state, self.side, region)
            at_war = [at for at, steps in enumerate(self.state.steps) if not steps]
            able = sum([force[3 * at] + force[3 * at + 1] for at in at_war]) if force else 0
            known = PEACEFUL + (1 - PEACEFUL) * able / max(1, forces.units(force))
            self._ready[region] = known
        return known

    def prospect(self, region: str, host: Host) -> tuple[float, str | None]:
        """What an army can hope to win from a region, and where: points, fading with distance."""
        if not host.units:
            return 0.0, None
        prospects = self._goals.prospects
        known = prospects.get((region, host))
        if known is None:
            best, goal = 0.0, None
            for far, place in self.atlas.within[region]:
                if MOST * FADES[far] <= best:  # whatever is farther away is worth less
                    break
                worth = self.worth.get(place)
                if worth is None or worth * FADES[far] <= best:
                    continue
                behind = place in self.box.strongholds
                hope = worth * FADES[far] * outlook(host, self.theirs.get(place, NONE), behind)
                if hope > best:
                    best, goal = hope, place
            known = best, goal
            prospects[region, host] = known
        return known

    def win(self, origin: str, to: str) -> float:
        """How likely an attack succeeds if it is fought to the end."""
        mine, theirs = self.mine.get(origin, NONE), self.theirs.get(to, NONE)
        if not mine.units:
            return 0.0
        if origin == to and board.besieger(self.box, self.state, to) == self.side:
            return float(siege_to_the_end(mine, theirs, roughly).attacker)
        if self.may_withdraw(to, origin):
            return outlook(mine, theirs, behind_walls=True)
        walls = origin != to and to in self.box.walls
        return float(field_battle(mine, theirs, walls, roughly).attacker)

    def may_withdraw(self, to: str, origin: str) -> bool:
        """Whether the enemy attacked there would just shut the gates."""
        return to in self.box.strongholds and to in self.worth and origin != to

    @cached_property
    def raids(self) -> float:
        """The points that the Free Peoples may hope for with their next three conquests."""
        mine = self.side == FREE
        free, shadow = (self.mine, self.theirs) if mine else (self.theirs, self.mine)
        hopes = []
        for place, points in (self.worth if mine else self.own).items():
            if self.box.home[place] != SHADOW:
                continue
            steps, guard = self.atlas.steps[place], shadow.get(place, NONE)
            behind = place in self.box.strongholds
            best = max(
                [
                    outlook(host, guard, behind) * RAIDS[steps[region]]
                    for region, host in free.items()
                    if steps[region] <= NEARBY
                ],
                default=0.0,
            )
            hopes.append(best * points)
        hopes.sort(reverse=True)
        return sum(hopes[:3])

    # -- defending -------------------------------------------------------------------------------

    def peril(self, place: str, guard: Host) -> float:
        """How likely an own place falls to an enemy nearby, with so many to guard it."""
        known = self._perils.get((place, guard))
        if known is None:
            behind = place in self.box.strongholds
            known = max(
                [outlook(host, guard, behind) * fades for host, fades in self.enemies(place)],
                default=0.0,
            )
            self._perils[place, guard] = known
        return known

    @cached_property
    def danger(self) -> float:
        """The points of the three own places in most danger, by how likely they fall."""
        perils = [
            points * self.peril(place, self.mine.get(place, NONE))
            for place, points in self.own.items()
        ]
        perils.sort(reverse=True)
        return sum(perils[:3])

    def enemies(self, place: str) -> tuple[tuple[Host, float], ...]:
        """The enemy armies near a place, each with how near it is."""
        known = self._enemies.get(place)
        if known is None:
            steps = self.atlas.steps[place]
            known = tuple(
                [
                    (host, FADES[steps[region]])
                    for region, host in self.theirs.items()
                    if steps[region] <= NEARBY
                ]
            )
            self._enemies[place] = known
        return known


_KNOWN_HOSTS: dict[Hashable, Mapping[str, Host]] = {}
"""Armies as they would fight: mostly those of one side alone have changed."""
MANY = 128
MOST = 2
"""The points of the most precious place."""
FADES = tuple(FADING**far for far in range(12))
RAIDS = tuple(0.85**far for far in range(12))
