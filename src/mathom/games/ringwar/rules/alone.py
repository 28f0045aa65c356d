"""The lone player of the Free Peoples against two: chapter 11, three players."""

from collections.abc import Iterable

from mathom.core import Message, Refusal, enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.frames import Acting
from mathom.games.ringwar.kinds import FREE, Force, Side
from mathom.games.ringwar.state import State

Purpose = tuple[str, ...]
"""The nation an action is for, or the nations of a mixed army and, last, where it stands."""


def bound(state: State, side: Side) -> bool:
    """Whether the rule for three players holds for this side."""
    return state.seats == 3 and side == FREE


def purpose(force: Force, region: str) -> Purpose:
    """What an action with these figures is for."""
    nations = forces.nations(force)
    return tuple(nations) if len(nations) == 1 else (*nations, region)


@enforces("RKR-11.21", "RK-184")
def refuse_again(state: State, side: Side, wanted: Purpose) -> Refusal | None:
    """Why the lone player cannot act for the same nation, or mixed army, once more."""
    if not bound(state, side):
        return None
    choosing = isinstance(state.frames[-1], Acting)
    before = state.turn.acting_for if choosing else state.turn.acted_for
    if before != wanted or not wanted:
        return None
    return Refusal("RKR-11.21", "same-nation", nation=Message(f"nation-{wanted[0]}"))


def begin(state: State, side: Side) -> State:
    """A new action begins: the last one is the one before now."""
    if not bound(state, side):
        return state
    turn = replace(state.turn, acted_for=state.turn.acting_for, acting_for=())
    return replace(state, turn=turn)


def note(state: State, side: Side, nations: Iterable[str], region: str = "") -> State:
    """What the action is for, as it turns out."""
    if not bound(state, side):
        return state
    known = [one for one in state.turn.acting_for if one != region]
    named = sorted({*known, *nations})
    done = tuple(named) if len(named) == 1 or not region else (*named, region)
    return replace(state, turn=replace(state.turn, acting_for=done))
