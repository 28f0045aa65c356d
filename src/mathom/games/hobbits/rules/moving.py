"""Turn, part 1 – roll and move: chapter 4."""

from collections.abc import Iterable

from mathom.core import Chance, ChanceStep, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.events import Flew, Moved, NazgulRolled, Rolled, Stayed
from mathom.games.hobbits.options import Fly, Move, NoFlight
from mathom.games.hobbits.rules.encounter import after_moving
from mathom.games.hobbits.state import Flight, Rolling, State, Walk


@enforces("HOB-4.1", "HOB-4.2", "HOB-9.8", "HOB-R5")
class Roll(ChanceStep[Box, State, Rolling]):
    """The die: a number to walk, or the Nazgûl."""

    def chance(self, state: State, frame: Rolling) -> Chance:
        return self.box.die

    def do(self, state: State, frame: Rolling, outcome: int | str, log: Log) -> State:
        if isinstance(outcome, int):
            log.append(Rolled(state.turn, outcome))
            return state.then(Walk(outcome))
        log.append(NazgulRolled(state.turn))
        return state.then(Flight() if can_fly(state) else Rolling())


@enforces("HOB-4.2", "HOB-7.4")
def can_fly(state: State) -> bool:
    """Whether a Nazgûl is in play, and another place for it that holds a tile."""
    goals = sum(site.tile is not None for site in state.sites)
    return goals > 1 and any(site.nazgul for site in state.sites)


@enforces("HOB-1.4", "HOB-4.2", "HOB-7.4", "HOB-R1", "HOB-R2", "HOB-R3", "HOB-R4")
class SendNazgul(ChoiceStep[Box, State, Flight]):
    """One Nazgûl may fly to another place that holds a tile; then the die is rolled again."""

    rule = "HOB-4.2"
    accepts = (Fly, NoFlight)

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        places = [place.id for place in box.places]
        self.flights = tuple(
            tuple(Fly(origin, to) for to in places if to != origin) for origin in places
        )

    def seat(self, state: State, frame: Flight) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Flight) -> Iterable[Option]:
        yield NoFlight()
        for flights in self.flights:
            yield from flights

    def options(self, state: State, frame: Flight) -> tuple[Option, ...]:
        options: tuple[Option, ...] = (NoFlight(),)
        for site, flights in zip(state.sites, self.flights, strict=True):
            if site.nazgul:
                options += flights
        empty = [site.place for site in state.sites if site.tile is None]
        if empty:
            return tuple(one for one in options if not (isinstance(one, Fly) and one.to in empty))
        return options

    def guard(self, state: State, frame: Flight, option: Fly | NoFlight) -> Refusal | None:
        if isinstance(option, NoFlight):
            return None
        index = self.box.place_index
        for place in (option.origin, option.to):
            if place not in index:
                return Refusal(self.rule, "no-place", place=place)
        if not state.sites[index[option.origin]].nazgul:
            return Refusal("HOB-4.2", "no-nazgul", place=_place(option.origin))
        if option.origin == option.to:
            return Refusal("HOB-R2", "same-place", place=_place(option.to))
        if state.sites[index[option.to]].tile is None:
            return Refusal("HOB-7.4", "empty-place", place=_place(option.to))
        return None

    def do(self, state: State, frame: Flight, option: Fly | NoFlight, log: Log) -> State:
        if isinstance(option, NoFlight):
            return state.then(Rolling())
        log.append(Flew(state.turn, option.origin, option.to))
        origin, to = self.box.place_index[option.origin], self.box.place_index[option.to]
        sites = list(state.sites)
        sites[origin] = replace(sites[origin], nazgul=sites[origin].nazgul - 1)
        sites[to] = replace(sites[to], nazgul=sites[to].nazgul + 1)
        return state.then(Rolling(), sites=tuple(sites))


@enforces(
    "HOB-1.1", "HOB-1.2", "HOB-1.3", "HOB-1.4", "HOB-4.3", "HOB-4.4", "HOB-9.4", "HOB-R11"
)  # fmt: skip
class MoveHobbit(ChoiceStep[Box, State, Walk]):
    """The hobbit walks up to as many fields as the die shows, or stays."""

    rule = "HOB-4.3"
    accepts = (Move,)

    def seat(self, state: State, frame: Walk) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Walk) -> Iterable[Option]:
        yield from map(Move, self.box.fields)
        yield from map(Move, self.box.place_index)
        yield from map(Move, self.box.towers)

    def options(self, state: State, frame: Walk) -> tuple[Option, ...]:
        return self.box.moves(state.where, frame.steps, state.empty)

    def guard(self, state: State, frame: Walk, option: Move) -> Refusal | None:
        steps = self.box.steps_to(state.where, option.to, state.empty)
        if steps is not None and steps <= frame.steps:
            return None
        field = Message(f"field-{option.to}")
        if option.to in self.box.place_index:
            return Refusal("HOB-1.3", "place-blocked", field=field)
        if option.to in self.box.towers:
            return Refusal("HOB-9.4", "tower", field=field)
        if option.to not in self.box.fields:
            return Refusal(self.rule, "no-field", field=option.to)
        if steps is None:
            return Refusal("HOB-1.3", "no-way", field=field)
        return Refusal("HOB-4.3", "too-far", field=field, distance=steps, steps=frame.steps)

    def do(self, state: State, frame: Walk, option: Move, log: Log) -> State:
        if option.to == state.where:
            log.append(Stayed(state.turn))
            return after_moving(self.box, state)
        path = self.box.path(state.where, option.to, state.empty)
        log.append(Moved(state.turn, state.where, option.to, path))
        return after_moving(self.box, replace(state, hobbits=state.with_hobbit(option.to)))


def _place(place: str) -> Message:
    return Message(f"place-{place}")
