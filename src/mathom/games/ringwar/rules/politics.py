"""Nations and war: chapter 7."""

from collections.abc import Iterable
from typing import Literal

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.standing import KeepsPassive, NoMusterForPassive
from mathom.games.ringwar.events import NationActivated, NationAdvanced
from mathom.games.ringwar.frames import Swaying
from mathom.games.ringwar.kinds import (
    FREE,
    FREE_NATIONS,
    NATION_AT,
    NATIONS_OF,
    SHADOW,
    SIDE_OF,
    Side,
)
from mathom.games.ringwar.options import Advance
from mathom.games.ringwar.rules import board, lone_player, reactions
from mathom.games.ringwar.rules.seats import refuse_nation, seat_of
from mathom.games.ringwar.state import State

Cause = Literal["army", "declaration", "attack", "companion", "minion", "card"]


@enforces("RKR-7.3", "RK-033")
def activate(
    box: Box, state: State, nation: str, cause: Cause, log: Log, region: str | None = None
) -> State:
    """A passive nation becomes active, for good; unless a card on the table keeps it from it."""
    at = NATION_AT[nation]
    if state.active[at]:
        return state
    for piece in board.standing(box, state, KeepsPassive):
        if piece.nation == nation and not piece.allows(cause, region):
            return state
    log.append(NationActivated(nation))
    return replace(state, active=put(state.active, at, True))


@enforces("RKR-7.1", "RKR-7.2", "RK-132")
def may_advance(state: State, nation: str) -> bool:
    """Whether a marker can move: a passive nation never reaches At War."""
    steps = state.steps[NATION_AT[nation]]
    return steps > 1 or (steps == 1 and state.active[NATION_AT[nation]])


def advance(state: State, nation: str, log: Log) -> State:
    """The marker moves one box towards war, if it can."""
    if not may_advance(state, nation):
        return state
    at = NATION_AT[nation]
    left = state.steps[at] - 1
    log.append(NationAdvanced(nation, left))
    return replace(state, steps=put(state.steps, at, left))


def to_war(state: State, nation: str, log: Log) -> State:
    """The marker moves on to At War, or as far as it can."""
    while may_advance(state, nation):
        state = advance(state, nation, log)
    return state


@enforces("RKR-7.6", "RKR-7.9", "RKR-6.60", "RK-130", "RKR-7.10", "RK-027")
def attacked(box: Box, state: State, nations: Iterable[str], region: str, log: Log) -> State:
    """Every nation with units in an army that is attacked: active first, then a step."""
    for nation in nations:
        state = activate(box, state, nation, "attack", log, region)
        if state.table and SIDE_OF[nation] == FREE and may_advance(state, nation):
            state = reactions.happened(box, state, "advanced-by-attack", log)  # RK-034
        state = advance(state, nation, log)
    return state


@enforces("RKR-7.4", "RK-133", "RK-135")
def army_entered(box: Box, state: State, side: Side, region: str, log: Log) -> State:
    """A Shadow army in its land rouses a nation."""
    nation = box.nation[region]
    if side == SHADOW and nation is not None and SIDE_OF[nation] == FREE:
        return activate(box, state, nation, "army", log, region)
    return state


@enforces("RKR-7.7", "RK-124", "RK-125")
def companion_arrived(box: Box, state: State, person: str, region: str, log: Log) -> State:
    """A companion rouses a nation on his card from one of its cities or strongholds."""
    nation = box.nation[region]
    if region not in box.major or nation not in box.people[person].activates:
        return state
    if board.holder(box, state, region) != FREE and not state.house_rule("activation", "anywhere"):
        return state
    return activate(box, state, nation, "companion", log, region)


@enforces("RKR-7.5", "RKR-8.22", "RK-134")
def fellowship_declared(box: Box, state: State, region: str, log: Log) -> State:
    """A declaration in its city or stronghold rouses a nation."""
    nation = box.nation[region]
    assert nation is not None
    return activate(box, state, nation, "declaration", log, region)


def all_free_at_war(state: State) -> bool:
    return not any(state.steps[: len(FREE_NATIONS)])


# -- with a die ----------------------------------------------------------------------------------


@enforces("RKR-7.8", "RKR-4.15", "RKR-11.7")
def refuse_muster(box: Box, state: State, side: Side, nation: str) -> Refusal | None:
    """Why a muster die cannot move this marker."""
    if nation not in NATIONS_OF[side]:
        return Refusal("RKR-4.15", "not-your-nation", nation=_nation(nation))
    if state.seats > 2 and (refusal := refuse_nation(state, side, nation)):
        return refusal
    if refusal := lone_player.refuse_again(state, side, nation):
        return refusal
    if board.at_war(state, nation):
        return Refusal("RKR-7.1", "at-war", nation=_nation(nation))
    if not may_advance(state, nation):
        return Refusal("RKR-7.8", "passive", nation=_nation(nation))
    if not state.active[NATION_AT[nation]] and any(board.standing(box, state, NoMusterForPassive)):
        return Refusal("RKR-5.6", "passive", nation=_nation(nation))
    return None


def no_politics(box: Box, state: State, side: Side) -> Refusal | None:
    """Why no marker can be moved at all."""
    if any(refuse_muster(box, state, side, nation) is None for nation in NATIONS_OF[side]):
        return None
    return Refusal("RKR-7.8", "no-nation")


class MoveMarker(ChoiceStep[Box, State, Swaying]):
    """A muster die moves the marker of an own nation."""

    rule = "RKR-7.8"
    accepts = (Advance,)

    def seat(self, state: State, frame: Swaying) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Swaying) -> Iterable[Option]:
        return map(Advance, NATION_AT)

    def guard(self, state: State, frame: Swaying, option: Advance) -> Refusal | None:
        if option.nation not in NATION_AT:
            return Refusal("RKR-7.8", "no-such", name=Message(f"nation-{option.nation}"))
        return refuse_muster(self.box, state, frame.side, option.nation)

    def do(self, state: State, frame: Swaying, option: Advance, log: Log) -> State:
        state = lone_player.note(state.then(), frame.side, option.nation)
        return advance(state, option.nation, log)


def _nation(nation: str) -> Message:
    return Message(f"nation-{nation}")
