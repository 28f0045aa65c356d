"""The map and who stands where: chapter 2, and the bookkeeping of figures."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import StandingRule
from mathom.games.ringwar.events import CharacterLost, LeadersLost, SiegeEnded
from mathom.games.ringwar.kinds import FREE, GONE, NATION_AT, NAZGUL_AT, SHADOW, Force, Side
from mathom.games.ringwar.state import State

P = TypeVar("P", bound=StandingRule)


# -- who is where --------------------------------------------------------------------------------


@enforces("RKR-2.15")
def army(box: Box, state: State, side: Side, region: str) -> Force:
    """The figures of a side in a region, characters aside."""
    return state.armies[side][box.at[region]]


@enforces("RKR-2.2")
def has_army(box: Box, state: State, side: Side, region: str) -> bool:
    """Where a side has no unit it has no army."""
    return forces.units(state.armies[side][box.at[region]]) > 0


def armies(box: Box, state: State, side: Side) -> list[str]:
    """The regions with an army of a side."""
    regions = box.regions
    return [regions[at] for at, _ in forces.hosts(state.armies[side])]


@enforces("RKR-2.5")
def people_in(box: Box, state: State, side: Side, region: str) -> tuple[str, ...]:
    """The characters of a side in a region."""
    if region not in state.people:
        return ()
    people, at = state.people, box.person_at
    return tuple([one for one in box.of_side[side] if people[at[one]] == region])


def where(box: Box, state: State, person: str) -> str:
    """Where a character is: a region, `fellowship`, `aside` or `gone`."""
    return state.people[box.person_at[person]]


def on_map(box: Box, state: State, person: str) -> bool:
    return state.people[box.person_at[person]] in box.at


@enforces("RKR-12.14")
def white_hand(box: Box, state: State) -> bool:
    """While Saruman is in play, Isengard's elites lead."""
    return on_map(box, state, "saruman")


# -- holding -------------------------------------------------------------------------------------


@enforces("RKR-2.10", "RKR-2.11")
def holder(box: Box, state: State, region: str) -> Side | None:
    """The side that holds the settlement of a region, if there is one."""
    home = box.home.get(region)
    if home is None:
        return None
    return 1 - home if region in state.captured else home


def unconquered(box: Box, state: State, region: str) -> bool:
    """Held by the side that held it at the start. RK-044"""
    return region in box.home and region not in state.captured


def besieger(box: Box, state: State, region: str) -> Side | None:
    """The side that besieges the stronghold of a region."""
    if region not in state.besieged:
        return None
    held = holder(box, state, region)
    assert held is not None
    return 1 - held


def is_garrison(box: Box, state: State, side: Side, region: str) -> bool:
    """Whether what the side has in the region is besieged."""
    return region in state.besieged and holder(box, state, region) == side


@enforces("RKR-2.12", "RKR-6.93", "RK-057")
def is_free(box: Box, state: State, side: Side, region: str) -> bool:
    """Whether a region is free for a side."""
    if region in state.besieged:
        return holder(box, state, region) != side
    if forces.units(state.armies[1 - side][box.at[region]]):
        return False
    home = box.home.get(region)
    return home is None or (home == side) != (region in state.captured)


@enforces("RKR-2.13")
def open_to_march(box: Box, state: State, side: Side, region: str) -> bool:
    """Whether a region is free for the army movement of a side."""
    if region in state.besieged:
        return holder(box, state, region) != side
    return not forces.units(state.armies[1 - side][box.at[region]])


def at_war(state: State, nation: str) -> bool:
    return state.steps[NATION_AT[nation]] == 0


@enforces("RKR-7.11", "RKR-7.12", "RK-136")
def peaceful(state: State, force: Force) -> tuple[int, ...]:
    """The kinds of figures in a force whose nation is at peace; Nazgûl never are."""
    return _peaceful(force, state.steps)


@forces.kept
def _peaceful(force: Force, steps: tuple[int, ...]) -> tuple[int, ...]:
    kinds = forces.kinds(force)
    return tuple([kind for kind in kinds if steps[kind // 3] and kind != NAZGUL_AT])


def standing(box: Box, state: State, kind: type[P]) -> tuple[P, ...]:
    """What cards on the table say of this kind."""
    return _standing(box, state.table, kind) if state.table else ()


@lru_cache(maxsize=4096)
def _standing(box: Box, table: tuple[str, ...], kind: type[P]) -> tuple[P, ...]:
    pieces = (piece for card in table for piece in box.built[card].event.standing)
    return tuple(piece for piece in pieces if isinstance(piece, kind))


# -- changes -------------------------------------------------------------------------------------


@enforces("RKR-2.3")
def with_army(box: Box, state: State, side: Side, region: str, force: Force, log: Log) -> State:
    """The state with another force in a region. FP leaders are never alone."""
    at = box.at[region]
    gone = forces.NOBODY
    if side == FREE and force and not forces.units(force):
        gone, force = force, forces.NOBODY
        log.append(LeadersLost(FREE, region, forces.leaders(gone)))
    mine = put(state.armies[side], at, force)
    pair = (mine, state.armies[1]) if side == FREE else (state.armies[0], mine)
    if gone:
        return replace(state, armies=pair, lost=forces.plus(state.lost, gone))
    return replace(state, armies=pair)


def add(box: Box, state: State, side: Side, region: str, force: Force, log: Log) -> State:
    """More figures in a region."""
    return with_army(
        box, state, side, region, forces.plus(army(box, state, side, region), force), log
    )


def take(box: Box, state: State, side: Side, region: str, force: Force, log: Log) -> State:
    """Fewer figures in a region."""
    return with_army(
        box, state, side, region, forces.minus(army(box, state, side, region), force), log
    )


def move_people(box: Box, state: State, people: Iterable[str], to: str) -> State:
    """Characters are here now."""
    places = list(state.people)
    for one in people:
        places[box.person_at[one]] = to
    return replace(state, people=tuple(places))


@enforces("RKR-6.4")
def lose_person(box: Box, state: State, person: str, log: Log) -> State:
    """A character is eliminated and never returns."""
    log.append(CharacterLost(person))
    return move_people(box, state, (person,), GONE)


@enforces("RKR-6.27", "RKR-6.74")
def discard_figures(state: State, side: Side, force: Force) -> State:
    """Eliminated figures: the Shadow's are reinforcements again, the others leave the game."""
    if side == SHADOW:
        return replace(state, reinforcements=forces.plus(state.reinforcements, force))
    return replace(state, lost=forces.plus(state.lost, force))


@enforces("RKR-6.75", "RKR-2.4")
def destroy_leaders(
    box: Box, state: State, side: Side, region: str, force: Force, people: Iterable[str], log: Log
) -> State:
    """Leaders, Nazgûl and characters perish with their army."""
    led = forces.leaders_only(force)
    if led:
        state = take(box, state, side, region, led, log)
        state = discard_figures(state, side, led)
        log.append(LeadersLost(side, region, forces.leaders(led)))
    for person in people:
        state = lose_person(box, state, person, log)
    return state


@enforces("RKR-6.96")
def lift_siege(state: State, region: str, log: Log) -> State:
    """The garrison is simply in the region."""
    log.append(SiegeEnded(region))
    return replace(state, besieged=tuple(one for one in state.besieged if one != region))


def has_nazgul(box: Box, state: State, region: str) -> bool:
    """Whether a Nazgûl is in a region; the Witch-king is one. RKR-2.6"""
    force = state.armies[SHADOW][box.at[region]]
    return bool(force and force[NAZGUL_AT]) or where(box, state, "witch-king") == region
