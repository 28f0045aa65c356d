"""How to play well: get to Mount Doom soon, and be in the others' way.

Everything is measured in turns. A road costs its fields divided by the pace of the die; a place
costs the dark spins that are to be expected there, because each of them ends a turn.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import exp
from random import Random

from mathom.core import Choice, Message, Option, Rating, View
from mathom.core.memo import by_identity
from mathom.core.odds import spread
from mathom.games.hobbits.components import DARK, Box
from mathom.games.hobbits.options import EndTurn, Fly, Guess, Help, Hide, Meet, Move, Stop, Submit
from mathom.games.hobbits.state import Darkness, Pause, Site, State, Walk
from mathom.games.hobbits.view import Table

Seen = State | Table
CROSSING = 0.5
"""Turns lost at a place even if all goes well: what is left of the roll is gone."""
CAPTURE = 0.6
"""Turns that a stop on a tower field costs on average, if no friend helps."""
FRIEND = 0.35
"""Turns that a friend in the collection is worth in the advanced game."""
HARASS = 0.8
"""How much a turn lost by the leading opponent is worth, compared with one gained."""
LOST = 99.0
"""Turns from where no road leads on."""
SPREAD = 2.2
"""How many turns ahead make the win likely (about three to one)."""


class HobbitsAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        numbers = [face for face in box.components.die.faces if isinstance(face, int)]
        self.pace = sum(numbers) / len(numbers)
        self.meeting = Meeting(box)
        self.roads = by_identity(lru_cache(maxsize=4096)(self._survey))
        self.ahead = cache(self._look_ahead)

    # -- judging ---------------------------------------------------------------------------------

    def _survey(self, sites: tuple[Site, ...]) -> "Roads":
        return Roads(self, sites)

    def _look_ahead(self, field: str) -> tuple[tuple[int, float], ...]:
        """The places ahead of a field, and the turns to each of them. Who walks knows no way but
        round them."""
        distances = self.box.distances(field, ())
        return tuple(
            (at, steps / self.pace)
            for at, place in enumerate(self.box.places)
            if (steps := distances.get(place.near[0])) is not None
        )

    def turns_left(self, seen: Seen) -> list[float]:
        """Every seat's expected turns to victory."""
        turns = self.roads(seen.sites)
        left = [turns(field) for field in seen.hobbits]
        if seen.advanced:
            for seat, hoard in enumerate(seen.hoards):
                left[seat] -= FRIEND * sum(map(self.box.is_friend, hoard.tiles))
        return left

    def value(self, state: State) -> tuple[float, ...]:
        if state.winner is not None:
            return tuple(float(seat == state.winner) for seat in range(len(state.hobbits)))
        left = self.turns_left(state)
        seats = len(left)
        weights = [
            exp(-(turns + ((seat - state.turn) % seats) / seats) / SPREAD)
            for seat, turns in enumerate(left)
        ]
        total = sum(weights)
        return tuple([weight / total for weight in weights])

    # -- rating ----------------------------------------------------------------------------------

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        seen, options = view.table, view.choice.options
        frame = seen.frames[-1]
        if isinstance(frame, Walk):
            turns = self.roads(seen.sites)
            return [self._rate_move(seen, turns, one) for one in options if isinstance(one, Move)]
        return [self._rate_other(seen, option) for option in options]

    def _rate_move(self, seen: Seen, turns: "Roads", option: Move) -> Rating:
        left = turns(option.to)
        reasons = [Message("why-turns", {"turns": round(left)})]
        field = self.box.fields.get(option.to)
        friends = sum(map(self.box.is_friend, seen.hoards[seen.turn].tiles))
        if seen.advanced and field is not None and field.tower is not None:
            left += CAPTURE if not friends else min(CAPTURE, FRIEND / 2)
            reasons.append(Message("why-tower", {"tower": Message(f"field-{field.tower}")}))
        at = self.box.place_beside.get(option.to)
        if at is not None and seen.sites[at].tile is not None:
            tile = Message(f"tile-{seen.sites[at].tile}")
            reasons.append(Message("why-meet", {"tile": tile}))
        return Rating(option, -left, tuple(reasons))

    def _rate_other(self, seen: Seen, option: Option) -> Rating:
        match option:
            case Fly():
                return self._rate_flight(seen, option)
            case Meet():
                return self._rate_meeting(seen, option)
            case Help():
                return self._rate_help(seen, option)
            case EndTurn() | Submit():
                return Rating(option, 0.0, (Message("why-save-friends"),))
            case Stop():
                return Rating(option, -1.0, (Message("why-no-use"),))
            case Hide() | Guess():
                return Rating(option, 0.0, (Message("why-even-chance"),))
            case _:
                return Rating(option, 0.0, (Message("why-best-so"),))

    def _rate_flight(self, seen: Seen, option: Fly) -> Rating:
        index = self.box.place_index
        sites = list(seen.sites)
        for place, more in ((option.origin, -1), (option.to, 1)):
            site = sites[index[place]]
            sites[index[place]] = Site(site.place, site.tile, site.cubes, site.nazgul + more)
        before = self.roads(seen.sites)
        after = self.roads(tuple(sites))
        delays = [after(field) - before(field) for field in seen.hobbits]
        left = [before(field) for field in seen.hobbits]
        me = seen.turn
        score, victim = -delays[me], None
        for seat, delay in enumerate(delays):
            if seat != me:
                near = exp(-(left[seat] - min(left)) / SPREAD)
                score += HARASS * delay * near
                if delay > 0 and (victim is None or delay > delays[victim]):
                    victim = seat
        if victim is not None:
            about = {"seat": Message("seat", {"seat": victim})}
            return Rating(option, score, (Message("why-delay", about),))
        freed = Message("why-free-road") if delays[me] < 0 else Message("why-best-so")
        return Rating(option, score, (freed,))

    def _rate_meeting(self, seen: Seen, option: Meet) -> Rating:
        turns = self.roads(seen.sites)
        here = seen.hobbits[seen.turn]
        site = seen.sites[self.box.place_beside[here]]
        beyond = turns(self.box.across[here])
        tile = Message(f"tile-{site.tile}")
        friendly = FRIEND if seen.advanced and not site.cubes else 0.0
        gain = turns(here) - beyond + friendly
        return Rating(option, gain, (Message("why-meet", {"tile": tile}),))

    def _rate_help(self, seen: Seen, option: Help) -> Rating:
        """A friend is worth it when more than what a friend is worth is won by it."""
        frame = seen.frames[-1]
        friend = {"friend": Message(f"tile-{option.friend}")}
        if isinstance(frame, Pause):
            here = self.box.fields.get(seen.hobbits[seen.turn])
            danger = CAPTURE if here is not None and here.tower is not None else 0.0
            turns = self.roads(seen.sites)
            last = turns(seen.hobbits[seen.turn]) < 2 * self.pace
            beside = seen.hobbits[seen.turn] in self.box.place_beside
            gain = 0.0 if beside else 1.0 + danger
            return Rating(
                option, gain - FRIEND * (1 if last else 2), (Message("why-hurry", friend),)
            )
        if isinstance(frame, Darkness):
            site = seen.sites[self.box.place_index[frame.place]]
            chance = 1 / (1 + self.meeting(site.nazgul, site.cubes, friend=not site.cubes))
            return Rating(option, chance - FRIEND, (Message("why-spin-on", friend),))
        return Rating(option, CAPTURE - FRIEND / 2, (Message("why-escape", friend),))

    # -- playing an imagined game on -------------------------------------------------------------

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        options = choice.options
        match options[-1]:
            case Move():
                turns = self.roads(state.sites)
                return min(options, key=lambda one: turns(one.to))  # type: ignore[attr-defined]
            case EndTurn() if isinstance(options[0], Meet):
                return options[0]
            case Fly():
                return rng.choice(options)
            case EndTurn() | Submit():
                return options[0] if rng.random() < 0.5 else options[-1]
            case Stop():
                return options[0]
            case _:
                return rng.choice(options)


class Roads:
    """How many turns it is from anywhere to victory, with these things in the way."""

    def __init__(self, advisor: HobbitsAdvisor, sites: tuple[Site, ...]) -> None:
        self.box, self.pace, self.ahead = advisor.box, advisor.pace, advisor.ahead
        self.known: dict[str, float] = {}
        box, doom, meeting = self.box, self.box.doom, advisor.meeting
        crossing = [
            CROSSING + meeting(site.nazgul, site.cubes, friend=not site.cubes)
            if site.tile is not None
            else 2 / self.pace
            for site in sites
        ]
        self.fronts = {doom: crossing[doom]}  # the turns from the near side of each place on
        beyond = [
            (at, self.ahead(place.far[0])) for at, place in enumerate(box.places) if place.far
        ]
        beyond.reverse()  # from the end of the journey back, where roads are usually known
        changed = True
        while changed:
            changed = False
            for at, roads in beyond:
                best = self._best(roads)
                if best is not None and self.fronts.get(at) != crossing[at] + best:
                    self.fronts[at] = crossing[at] + best
                    changed = True

    def __call__(self, field: str) -> float:
        """The turns from a field, a tower or a place that is a field now."""
        turns = self.known.get(field)
        if turns is None:
            turns = self.known[field] = self._measure(field)
        return turns

    def _measure(self, field: str) -> float:
        box = self.box
        tower = box.towers.get(field)
        if tower is not None:
            return 1 / self.pace + self(tower.exit)
        if field in box.place_index:
            at = box.place_index[field]
            return 0.0 if at == box.doom else self(box.places[at].far[0])
        best = self._best(self.ahead(field))
        return LOST if best is None else best

    def _best(self, roads: Sequence[tuple[int, float]]) -> float | None:
        """The shortest of the roads to the places ahead."""
        fronts = self.fronts
        return min([steps + fronts[at] for at, steps in roads if at in fronts], default=None)


class Meeting:
    """The dark spins to be expected before a success."""

    def __init__(self, box: Box) -> None:
        dark = spread(box.spin, lambda one: box.segments[str(one)].kind)[DARK]
        hit = spread(box.spin, lambda one: box.segments[str(one)].nazgul)[True]
        cubes = spread(box.spin, lambda one: box.segments[str(one)].cubes)
        self.per_nazgul = float(dark / hit)
        self.per_light = float(dark / (1 - dark))
        self.light = {off: share / (1 - dark) for off, share in cubes.items() if off}

    @cache  # noqa: B019 – lives as long as its game
    def spins(self, cubes: int) -> Fraction:
        """The light spins to be expected until so many cubes are gone."""
        if cubes <= 0:
            return Fraction()
        return 1 + sum((p * self.spins(cubes - off) for off, p in self.light.items()), Fraction())

    @cache  # noqa: B019
    def __call__(self, nazgul: int, cubes: int, *, friend: bool) -> float:
        light = 1.0 if friend else float(self.spins(cubes))
        return self.per_nazgul * nazgul + self.per_light * light
