"""The help of friends: chapter 9, rules 9.5, 9.6 and 9.9."""

from collections.abc import Iterable
from typing import Literal

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.events import Helped
from mathom.games.hobbits.options import Help
from mathom.games.hobbits.state import Hoard, State


def friends_of(box: Box, state: State) -> tuple[str, ...]:
    """The friends who could help the player on turn. In the beginner game none can."""
    if not state.advanced:
        return ()
    return tuple(tile for tile in state.hoards[state.turn].tiles if box.is_friend(tile))


def offers(box: Box) -> Iterable[Option]:
    """Every friend somebody might think of asking."""
    return (Help(tile.id) for tile in box.tiles.values() if tile.kind == "friend")


@enforces("HOB-9.5")
def guard_help(box: Box, state: State, option: Help) -> Refusal | None:
    """Only friends of one's own collection help, and only in the advanced game."""
    if option.friend in friends_of(box, state):
        return None
    friend = Message(f"tile-{option.friend}") if option.friend in box.tiles else option.friend
    if not state.advanced:
        return Refusal("HOB-9.5", "beginner")
    return Refusal("HOB-9.5", "not-your-friend", friend=friend)


@enforces("HOB-9.6", "HOB-9.9", "HOB-R16")
def give_up(state: State, option: Help, use: Literal["roll", "spin", "hide"], log: Log) -> State:
    """The friend helps and leaves the game."""
    log.append(Helped(state.turn, option.friend, use))
    hoard = state.hoards[state.turn]
    at = hoard.tiles.index(option.friend)
    left = Hoard(hoard.tiles[:at] + hoard.tiles[at + 1 :], hoard.nazgul)
    return replace(state, hoards=state.with_hoard(left), given_up=(*state.given_up, option.friend))
