"""The Elven Rings: chapter 4."""

from mathom.core import Refusal, enforces
from mathom.core.frames import replace
from mathom.games.ringwar.kinds import FREE, Side
from mathom.games.ringwar.rules.seats import seat_of, team
from mathom.games.ringwar.state import State


@enforces("RKR-4.21", "RKR-4.22", "RK-007", "RK-012")
def refuse_ring(state: State, side: Side) -> Refusal | None:
    """Why who acts cannot use a ring: one a turn for each player, or for each side."""
    if not state.rings[side]:
        return Refusal("RKR-4.22", "no-ring")
    shared = state.house_rule("elven-rings", "side")
    users = team(state, side) if shared else (seat_of(state, side),)
    used = any(seat in state.turn.rings_used for seat in users)
    return Refusal("RKR-4.22", "ring-used") if used else None


@enforces("RKR-3.3", "RKR-4.22", "RK-007", "RK-012")
def use_ring(state: State, side: Side) -> State:
    """A ring of the Free Peoples passes to the Shadow, one of the Shadow leaves the game."""
    free, shadow = state.rings
    rings = (free - 1, shadow + 1) if side == FREE else (free, shadow - 1)
    used = tuple(sorted((*state.turn.rings_used, seat_of(state, side))))
    return replace(state, rings=rings, turn=replace(state.turn, rings_used=used))
