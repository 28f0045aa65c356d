"""Sites: laid, taken, liberated. Chapters 8 and 15."""

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Board, Card, with_card, without
from mathom.games.tcg.events import Controlled, Liberated, SitePlayed
from mathom.games.tcg.rules.changes import change
from mathom.games.tcg.rules.leaving_play import discard, unstack
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State


def own_site(rules: Rules, state: State, seat: Seat, number: int) -> str | None:
    """The site of this number in a player's adventure deck."""
    return next((kind for kind in state.adventure[seat] if rules.faces[kind].site == number), None)


@enforces("TCG-8.1", "TCG-8.9")
def lay_site(rules: Rules, state: State, seat: Seat, number: int, log: Log) -> State:
    """A player's site comes to the path; one that lay there returns to its owner."""
    kind = own_site(rules, state, seat, number)
    if kind is None:
        return state  # it lies there already: a site is not replaced by itself
    board, adventure = state.board, state.adventure
    adventure = put(adventure, seat, without(adventure[seat], kind))
    site = Card(number, kind, seat)
    if number <= len(board.path):
        old = board.path[number - 1]
        adventure = put(adventure, old.owner, with_card(adventure[old.owner], old.kind))
        path, control = put(board.path, number - 1, site), board.control
    else:
        path, control = (*board.path, site), (*board.control, None)
    log.append(SitePlayed(seat, kind, number))
    return replace(change(state, path=path, control=control), adventure=adventure)


@enforces("TCG-15.1", "TCG-15.2", "TCG-15.3")
def site_to_take(board: Board) -> int | None:
    """The lowest site behind all fellowships that nobody controls."""
    behind = min(board.markers[seat] for seat in board.order)
    for number in range(1, min(behind, len(board.path) + 1)):
        if board.control[number - 1] is None:
            return number
    return None


@enforces("TCG-15.1", "TCG-15.4")
def take_control(state: State, seat: Seat, log: Log) -> State:
    """A player takes control of the site that is to be taken, if there is one."""
    number = site_to_take(state.board)
    if number is None:
        return state
    log.append(Controlled(seat, number))
    return change(state, control=put(state.board.control, number - 1, seat))


@enforces("TCG-15.6")
def site_to_liberate(state: State) -> int | None:
    """The highest site that an opponent of the Free Peoples player controls."""
    board = state.board
    for number in range(len(board.control), 0, -1):
        if board.control[number - 1] not in (None, board.fp):
            return number
    return None


def liberate(rules: Rules, state: State, log: Log) -> State:
    """The site that is to be liberated returns to the path."""
    number = site_to_liberate(state)
    return state if number is None else free_site(rules, state, number, log)


@enforces("TCG-15.7")
def free_site(rules: Rules, state: State, number: int, log: Log) -> State:
    """A site returns to the path; all cards on it are discarded."""
    log.append(Liberated(state.board.fp, number))
    state = change(state, control=put(state.board.control, number - 1, None))
    attached = [card.id for card in state.board.play if card.on == number]
    if attached:
        state = discard(rules, state, attached, log)
    for stack in state.board.stacks:
        if stack.on == number:
            for one in stack.cards:
                state = unstack(state, number, one)
                pile = with_card(state.board.discards[one.owner], one.kind)
                state = change(state, discards=put(state.board.discards, one.owner, pile))
    return state
