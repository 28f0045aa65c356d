"""End of the game: chapter 9."""

from mathom.core import Log, Message, Over, enforces
from mathom.core.frames import replace
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import EntsArrived, TowersJoined
from mathom.games.orcs.state import State


@enforces("ORK-9.1", "ORK-R1")
def lost_if_joined(box: Box, state: State, log: Log) -> State:
    """The end, at once and for everybody, if orcs have just joined the towers."""
    if not box.links.closed(state.board):
        return state
    log.append(TowersJoined())
    return replace(state, frames=(), joined=True)


@enforces("ORK-9.2")
def ents_arrived(state: State, log: Log) -> State:
    """The end, once the last token is turned over."""
    log.append(EntsArrived())
    return replace(state, frames=())


@enforces("ORK-9.1", "ORK-9.3", "ORK-R13")
def result(box: Box, state: State) -> Over:
    """Most points; then most tokens; then together. With the towers joined, nobody."""
    points = scores(box, state)
    if state.joined:
        return Over((), points, Message("over-towers-joined"))
    ranks = [(score, sum(kept)) for score, kept in zip(points, state.kept, strict=True)]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Over(winners, points, Message("over-ents-arrived"))


def scores(box: Box, state: State) -> tuple[int, ...]:
    """The points of every player, for the tokens they keep."""
    return tuple([box.score(kept) for kept in state.kept])
