"""Moving armies: who may go where, which march is made, and who goes along. Chapter 6."""

from collections.abc import Iterable, Iterator

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.standing import Bars
from mathom.games.ringwar.frames import Marching, Party, SortingMarch
from mathom.games.ringwar.kinds import NAZGUL_AT, Force, Side, nation_of
from mathom.games.ringwar.options import Done, March
from mathom.games.ringwar.rules import board, lone_player, seats
from mathom.games.ringwar.rules.moving import move
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.rules.sorting import SortArmy
from mathom.games.ringwar.state import State


@enforces("RKR-6.45", "RKR-6.78", "RKR-7.11", "RKR-7.12", "RK-054", "RK-055", "RK-136")
def may_enter(box: Box, state: State, figure: int, to: str) -> bool:
    """Units and leaders of a nation at peace do not enter the land of another nation."""
    nation, land = nation_of(figure), box.nation[to]
    return land is None or land == nation or figure == NAZGUL_AT or board.at_war(state, nation)


@enforces("RKR-6.42", "RKR-6.48", "RKR-6.11", "RKR-6.12", "RK-051", "RK-062", "RK-129")
def movers(box: Box, state: State, side: Side, origin: str, moved: Iterable[Party] = ()) -> Party:
    """Who of an army may move: nobody moves twice, nobody of level 0 moves at all."""
    force = board.army(box, state, side, origin)
    people = board.people_in(box, state, side, origin)
    for party in moved:
        if party.region == origin:
            force = forces.minus(force, party.force)
            people = tuple(one for one in people if one not in party.people)
    if state.seats > 2:
        people = seats.commanded_people(state, side, origin, force, tuple(people))
        force = seats.commanded(state, side, origin, force)
    if people:
        people = tuple(one for one in people if box.people[one].level != 0)
    return Party(origin, force, people)


@enforces("RKR-6.45")
def entering(box: Box, state: State, side: Side, party: Party, to: str) -> Party:
    """Who of those that move may go there."""
    peaceful = board.peaceful(state, party.force)
    if not peaceful:
        return party
    out = [kind for kind in peaceful if not may_enter(box, state, kind, to)]
    if not out:
        return party
    force = seats.split(state, side, forces.without(party.force, out))
    return Party(party.region, force, party.people)


def marchers(
    box: Box, state: State, side: Side, origin: str, to: str, moved: Iterable[Party] = ()
) -> Party:
    """Who of an army may go there."""
    return entering(box, state, side, movers(box, state, side, origin, moved), to)


@enforces("RKR-6.41", "RK-052", "RK-094")
def is_led(box: Box, state: State, force: Force, people: tuple[str, ...]) -> bool:
    """Whether a leader or character is with these figures."""
    if people or forces.leaders(force):
        return True
    elites = any(forces.count(force, kind) for kind in seats.leading_elites(state))
    return elites and board.white_hand(box, state)


def barred(box: Box, state: State, side: Side, region: str) -> bool:
    """Whether a card keeps the armies of a side out of a region."""
    bars = board.standing(box, state, Bars) if state.table else ()
    return bool(bars) and any(one.side == side and region in one.regions for one in bars)


@enforces("RKR-6.40", "RKR-6.44", "RKR-6.46", "RKR-6.52", "RKR-6.93", "RK-056", "RK-105")
def refuse_march(
    box: Box,
    state: State,
    side: Side,
    origin: str,
    to: str,
    led: bool,
    moved: Iterable[Party] = (),
) -> Refusal | None:
    """Why an army cannot move from one region to another."""
    if origin not in box.at or to not in box.near[origin]:
        return Refusal("RKR-6.44", "not-adjacent", origin=_region(origin), to=_region(to))
    if refusal := _refuse_origin(box, state, side, origin):
        return refusal
    return _refuse_goal(box, state, side, movers(box, state, side, origin, moved), to, led)


def _refuse_origin(box: Box, state: State, side: Side, origin: str) -> Refusal | None:
    if not board.has_army(box, state, side, origin):
        return Refusal("RKR-2.2", "no-army", region=_region(origin))
    if board.is_garrison(box, state, side, origin):
        return Refusal("RKR-6.52", "besieged", region=_region(origin))
    return None


def _refuse_goal(
    box: Box, state: State, side: Side, movers: Party, to: str, led: bool
) -> Refusal | None:
    if not board.open_to_march(box, state, side, to):
        return Refusal("RKR-6.44", "not-free", region=_region(to))
    if barred(box, state, side, to):
        return Refusal("RKR-5.6", "barred", region=_region(to))
    party = entering(box, state, side, movers, to)
    if not forces.units(party.force):
        return Refusal("RKR-6.45", "at-peace", region=_region(to))
    if led and not is_led(box, state, party.force, party.people):
        return Refusal("RKR-6.41", "no-leader", region=_region(party.region))
    if state.seats == 2:
        return None
    return lone_player.refuse_army(state, side, party.force, party.region)


def marches(
    box: Box, state: State, side: Side, led: bool, moved: Iterable[Party] = ()
) -> Iterator[March]:
    """Every march that can be made."""
    for origin in board.armies(box, state, side):
        for to in marches_from(box, state, side, origin, led, moved):
            yield March(origin, to)


def marches_from(
    box: Box, state: State, side: Side, origin: str, led: bool, moved: Iterable[Party] = ()
) -> Iterator[str]:
    """Where the army of a region can march."""
    if _refuse_origin(box, state, side, origin) is not None:
        return
    if led and not is_led(
        box,
        state,
        board.army(box, state, side, origin),
        board.people_in(box, state, side, origin),
    ):
        return
    party = movers(box, state, side, origin, moved)
    if not forces.units(party.force):
        return
    for to in box.near[origin]:
        if _refuse_goal(box, state, side, party, to, led) is None:
            yield to


def no_march(box: Box, state: State, side: Side, led: bool) -> Refusal | None:
    """Why no army can move at all."""
    if next(marches(box, state, side, led), None) is not None:
        return None
    return Refusal("RKR-6.41" if led else "RKR-6.40", "no-march")


class ChooseMarch(ChoiceStep[Box, State, Marching]):
    """Which army moves where; a second one may, once the first has."""

    rule = "RKR-6.40"
    accepts = (March, Done)

    def seat(self, state: State, frame: Marching) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Marching) -> Iterable[Option]:
        for origin in board.armies(self.box, state, frame.side):
            for to in self.box.near[origin]:
                yield March(origin, to)
        yield Done()

    def options(self, state: State, frame: Marching) -> tuple[Option, ...]:
        found = marches(self.box, state, frame.side, frame.led, frame.moved)
        return (*found, Done()) if frame.moved else tuple(found)

    def guard(self, state: State, frame: Marching, option: March | Done) -> Refusal | None:
        if isinstance(option, Done):
            return None if frame.moved else Refusal("RKR-4.8", "nothing-done")
        return refuse_march(
            self.box, state, frame.side, option.origin, option.to, frame.led, frame.moved
        )

    def do(self, state: State, frame: Marching, option: March | Done, log: Log) -> State:
        if isinstance(option, Done):
            return state.then()
        origin, to, side = option.origin, option.to, frame.side
        party = marchers(self.box, state, side, origin, to, frame.moved)
        sorting = SortingMarch(side, origin, to, frame.led, party.force, party.people)
        return state.push(sorting)


@enforces("RKR-6.42", "RKR-6.43", "RK-053")
class SortMarch(SortArmy[SortingMarch]):
    """Any figures go, the others stay; FP leaders only where an FP unit is."""

    rule = "RKR-6.42"

    def refuse_staying(
        self,
        state: State,
        frame: SortingMarch,
        force: Force,
        people: tuple[str, ...],
        lone: bool,
    ) -> Refusal | None:
        if not forces.units(force):
            return Refusal("RKR-2.2", "no-unit-goes")
        if frame.led and not is_led(self.box, state, force, people):
            return Refusal("RKR-6.41", "no-leader-goes")
        if refusal := self.refuse_command(state, frame, force):
            return refusal
        return self.refuse_lone_leader(state, frame, force, lone and people == frame.people)

    def refuse_going(self, state: State, frame: SortingMarch) -> Refusal | None:
        return lone_player.refuse_again(
            state, frame.side, lone_player.purpose(frame.force, frame.origin)
        )

    def set_out(self, state: State, frame: SortingMarch, log: Log) -> State:
        side, to = frame.side, frame.to
        state = move(self.box, state.then(), side, frame.origin, to, frame.force, frame.people, log)
        state = lone_player.note(state, side, lone_player.purpose(frame.force, to))
        marching = state.frames[-1]
        if not isinstance(marching, Marching):  # a card that moves a single army
            return state
        if marching.left == 1:
            return state.then()
        moved = (*marching.moved, Party(to, frame.force, frame.people))
        return state.then(replace(marching, left=marching.left - 1, moved=moved))


def _region(region: str) -> Message:
    return Message(f"region-{region}")
