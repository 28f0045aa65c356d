"""The lone player of the Free Peoples against two: chapter 11, three players.

An action is *for* something: for a nation, or for a mixed army, which is named by the region where
it stands. What the last action was for, the next one must not be for.
"""

from collections.abc import Iterable

from mathom.core import Message, Refusal, enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.frames import Acting
from mathom.games.ringwar.kinds import FREE, NATION_AT, Force, Side
from mathom.games.ringwar.state import State


def bound(state: State, side: Side) -> bool:
    """Whether the rule for three players holds for this side."""
    return state.seats == 3 and side == FREE


def purpose(force: Force, region: str) -> str:
    """What an action with these figures is for."""
    nations = forces.nations(force)
    return nations[0] if len(nations) == 1 else region


def _before(state: State) -> tuple[str, ...]:
    choosing = isinstance(state.frames[-1], Acting)
    return state.turn.acting_for if choosing else state.turn.acted_for


@enforces("RKR-11.21", "RK-184")
def refuse_again(state: State, side: Side, wanted: str) -> Refusal | None:
    """Why the lone player cannot act for the same nation, or mixed army, once more."""
    if not bound(state, side) or wanted not in _before(state):
        return None
    if wanted in NATION_AT:
        return Refusal("RKR-11.21", "same-nation", nation=Message(f"nation-{wanted}"))
    return Refusal("RKR-11.21", "same-army", region=Message(f"region-{wanted}"))


@enforces("RKR-11.21", "RK-184")
def refuse_army(state: State, side: Side, force: Force, region: str) -> Refusal | None:
    """Why neither this army nor the part of one nation in it can act once more."""
    if not bound(state, side):
        return None
    refusal = refuse_again(state, side, purpose(force, region))
    if any(refuse_again(state, side, one) is None for one in forces.nations(force)):
        return None
    return refusal


def begin(state: State, side: Side) -> State:
    """A new action begins: the last one is the one before now."""
    if not bound(state, side):
        return state
    turn = replace(state.turn, acted_for=state.turn.acting_for, acting_for=())
    return replace(state, turn=turn)


def note(state: State, side: Side, *wanted: str) -> State:
    """What the action is for, as it turns out."""
    if not bound(state, side):
        return state
    return _with(state, wanted)


def follow(state: State, side: Side, origin: str, to: str) -> State:
    """A mixed army that has acted goes somewhere else, and is still the same army."""
    if not bound(state, side) or origin not in state.turn.acting_for:
        return state
    return _with(state, (to,))


def _with(state: State, more: Iterable[str]) -> State:
    done = tuple(sorted({*state.turn.acting_for, *more}))
    return replace(state, turn=replace(state.turn, acting_for=done))
