"""Figures go from one region to another, and what follows from it: chapter 6."""

from collections.abc import Iterable
from typing import Literal

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import ArmyMoved, Captured
from mathom.games.ringwar.kinds import FREE, SIDE_OF, Force, Side
from mathom.games.ringwar.rules import board, lone_player, politics, seats
from mathom.games.ringwar.state import State


@enforces("RKR-6.15", "RKR-6.99", "RKR-6.47")
def move(
    box: Box,
    state: State,
    side: Side,
    origin: str,
    to: str,
    force: Force,
    people: tuple[str, ...],
    log: Log,
    how: Literal["march", "advance", "retreat"] = "march",
    stops: bool = True,
) -> State:
    """Figures go from one region to another, and what follows from it.

    Where they do not stop but are on their way, companions among them rouse nobody.
    """
    log.append(ArmyMoved(side, origin, to, force, people, how))
    state = board.take(box, state, side, origin, force, log)
    state = board.add(box, state, side, to, force, log)
    state = board.move_people(box, state, people, to)
    state = lone_player.follow(state, side, origin, to)
    if board.besieger(box, state, origin) == side and not board.has_army(box, state, side, origin):
        state = board.lift_siege(state, origin, log)
    if forces.units(force):
        state = entered(box, state, side, to, log)
    return stopped(box, state, people, to, log) if side == FREE and stops else state


@enforces("RKR-7.7", "RK-124")
def stopped(box: Box, state: State, people: Iterable[str], region: str, log: Log) -> State:
    """Companions end a movement that they made with an army."""
    for person in people:
        state = politics.companion_arrived(box, state, person, region, log)
    return state


@enforces("RKR-6.46", "RKR-6.110", "RK-131")
def entered(box: Box, state: State, side: Side, region: str, log: Log) -> State:
    """An army came into a region: its nation is roused, an undefended settlement falls."""
    state = politics.army_entered(box, state, side, region, log)
    if region in state.besieged or board.holder(box, state, region) in (None, side):
        return state
    if board.has_army(box, state, 1 - side, region):
        return state
    return capture(box, state, side, region, log)


@enforces("RKR-6.111", "RKR-6.112", "RKR-7.9", "RK-131", "RK-168")
def capture(box: Box, state: State, side: Side, region: str, log: Log) -> State:
    """A settlement changes hands; if it is not the captor's own, its nation takes a step."""
    log.append(Captured(side, region))
    if state.seats > 2:
        seat = seats.captain(state, side, board.army(box, state, side, region))
        others = tuple(one for one in state.captors if one[0] != region)
        state = replace(state, captors=tuple(sorted((*others, (region, seat)))))
    if region in state.captured:
        return replace(state, captured=tuple(one for one in state.captured if one != region))
    state = replace(state, captured=tuple(sorted((*state.captured, region))))
    nation = box.nation[region]
    assert nation is not None
    return politics.advance(state, nation, log) if SIDE_OF[nation] != side else state
