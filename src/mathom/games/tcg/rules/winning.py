"""Winning, losing, leaving the game: chapter 18."""

from mathom.core import AutoStep, Log, Message, Over, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Board
from mathom.games.tcg.events import Discarded, DiscardedFromPlay, Fell, SitePlayed, Won
from mathom.games.tcg.frames import (
    AboutTo,
    Acting,
    After,
    AnyFrame,
    Assigning,
    Bidding,
    Dealing,
    Drawing,
    Fighting,
    Finishing,
    Firing,
    Healing,
    Losing,
    Lots,
    Moving,
    MovingOn,
    Playing,
    Reconciling,
    Reshuffling,
    Responding,
    RingBearerFell,
    Seating,
    Starting,
    Targeting,
    Turn,
)
from mathom.games.tcg.rules.changes import change, to_discard
from mathom.games.tcg.rules.leaving_play import remove, with_attached
from mathom.games.tcg.rules.sites import free_site, own_site
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State

GOES_ON = (
    Turn, MovingOn, Moving, Healing, Targeting, Fighting, Losing, AboutTo, RingBearerFell,
)  # fmt: skip
"""What goes on as it is when a Shadow player leaves; which skirmish is next is asked anew."""


@enforces("TCG-18.1", "TCG-18.4")
def win(state: State, seat: Seat, log: Log) -> State:
    """A player has won; the game is over."""
    log.append(Won(seat))
    return replace(change(state, winner=seat), frames=())


@enforces("TCG-4.2", "TCG-18.2", "TCG-18.3", "TCG-18.5", "TCG-R12")
def lose(rules: Rules, state: State, seat: Seat, how: str, log: Log) -> State:
    """A player has lost. The last one left wins; else the others go on without him."""
    log.append(Fell(seat, how))
    board = state.board
    order = tuple(one for one in board.order if one != seat)
    place = board.order.index(seat)
    state = change(
        state,
        order=order,
        lost=(*board.lost, seat),
        how=(*board.how, how),
        next_place=place if seat == board.fp else board.next_place - (place < board.next_place),
    )
    if len(order) == 1:
        return win(state, order[0], log)
    if board.path:
        state = _clear(rules, state, seat, place, log)
    if board.phase == "start":
        return state
    state = _break_off(state, seat, log)
    if seat == board.fp:
        # The others finish the turn: regroup actions, Shadow players reconcile, minions go.
        return replace(state, frames=(Turn("regroup"),))
    return replace(state, frames=_without(state, seat))


def _break_off(state: State, seat: Seat, log: Log) -> State:
    """What the others were about to play goes to their discard piles."""
    for frame in state.frames:
        if isinstance(frame, (Playing, Finishing)) and frame.card.owner != seat:
            log.append(Discarded(frame.card.owner, frame.card.kind))
            state = to_discard(state, frame.card.owner, frame.card.kind)
    return state


@enforces("TCG-18.3", "TCG-R18")
def _without(state: State, seat: Seat) -> tuple[AnyFrame, ...]:
    """What is under way when a Shadow player leaves: the phase goes on, an action is broken off.

    A Ring-bearer who fell has fallen all the same.
    """
    kept: list[AnyFrame] = []
    for frame in state.frames:
        goes_on = _without_him(state, frame, seat)
        if goes_on is None:
            break
        kept.append(goes_on)
    fallen = [one for one in state.frames[len(kept) :] if isinstance(one, RingBearerFell)]
    return (*kept, *fallen)


def _without_him(state: State, frame: AnyFrame, seat: Seat) -> AnyFrame | None:
    """A frame as it goes on without a Shadow player; None: it was his, or is an action."""
    match frame:
        case Acting(alone=alone):
            return None if alone == seat else Acting(alone=alone)
        case Assigning(seat=assigning, pairs=pairs):
            left = {card.id for card in state.board.play}
            pairs = tuple(pair for pair in pairs if left.issuperset(pair))
            return None if assigning == seat else Assigning(assigning, pairs)
        case Firing(seat=owner) | Reconciling(seat=owner) | Drawing(seat=owner):
            return None if owner == seat else frame
        case Reshuffling(seat=owner):
            return None if owner == seat else frame
        case After(due=due):
            due = tuple(one for one in due if one.card is None or one.card.owner != seat)
            return replace(frame, due=due)
        case Responding():
            return replace(frame, at=0, passes=0)
    return frame if isinstance(frame, GOES_ON) else None


@enforces("TCG-18.5")
def give_up(rules: Rules, state: State, seat: Seat, log: Log) -> State:
    """A player concedes, whoever is asked; the others go on without him."""
    board = state.board
    if seat in board.lost or board.winner is not None:
        return state
    state = lose(rules, state, seat, "conceded", log)
    if state.board.phase != "start" or not state.frames:
        return state
    match state.frames[0]:
        case Bidding(bids):
            return state.then(Bidding(put(bids, seat, 0)))
        case Lots(bids, picked):
            return state.then(Lots(bids, tuple(one for one in picked if one != seat)))
        case Seating(pickers, places):
            gone = places.index(seat) if seat in places else places.index(None)
            left = tuple(one for one in pickers if one != seat)
            return state.then(Seating(left, places[:gone] + places[gone + 1 :]))
    kept = [
        replace(frame, left=tuple(one for one in frame.left if one != seat))
        if isinstance(frame, Dealing)
        else frame
        for frame in state.frames
        if isinstance(frame, Dealing) or (isinstance(frame, Starting) and frame.seat != seat)
    ]
    return replace(state, frames=tuple(kept))


@enforces("TCG-18.3")
def _clear(rules: Rules, state: State, seat: Seat, place: int, log: Log) -> State:
    """All his cards leave play, opponents' cards on them are discarded, his sites are replaced."""
    own = [card.id for card in state.board.play if card.owner == seat]
    cards = with_attached(state, own)
    state = remove(state, cards)
    for card in cards:
        if card.owner != seat:
            log.append(DiscardedFromPlay(str(card)))
            state = to_discard(state, card.owner, card.kind)
    for number, owner in enumerate(state.board.control, 1):
        if owner == seat:
            state = free_site(rules, state, number, log)
    board = state.board
    for name in ("discards", "dead", "shown"):
        board = replace(board, **{name: put(getattr(board, name), seat, ())})
    state = replace(state, board=board)
    for number, site in enumerate(state.board.path, 1):
        if site.owner == seat:
            state = _replace_site(rules, state, number, place, log)
    decks = put(state.decks, seat, type(state.decks[seat])())
    return replace(state, hands=put(state.hands, seat, ()), decks=decks)


def _replace_site(rules: Rules, state: State, number: int, place: int, log: Log) -> State:
    """The same-numbered site of the next player to the right of that place who has one."""
    board = state.board
    others = [board.order[place - step - 1] for step in range(len(board.order))]
    for other in others:
        kind = own_site(rules, state, other, number)
        if kind is not None:
            left = tuple(one for one in state.adventure[other] if one != kind)
            site = replace(board.path[number - 1], kind=kind, owner=other)
            path = put(board.path, number - 1, site)
            log.append(SitePlayed(other, kind, number))
            return replace(change(state, path=path), adventure=put(state.adventure, other, left))
    return state


@enforces("TCG-16.11", "TCG-18.2", "TIM-7.3")
class LookForBearer(AutoStep[Rules, State, RingBearerFell]):
    """Who lost the Ring-bearer loses the game, unless somebody has taken over."""

    def go(self, state: State, frame: RingBearerFell, log: Log) -> State:
        state = state.then()
        bearer = state.board.bearers[frame.seat]
        if any(card.id == bearer for card in state.board.play):
            return state
        return lose(self.box, state, frame.seat, "killed", log)


@enforces("TCG-18.1", "TCG-18.2", "TCG-18.3")
def result(board: Board, seats: int) -> Over:
    """Who won, and how: by reaching the last site, or because the last opponent fell."""
    winner = board.winner
    assert winner is not None
    score = [0] * seats
    for seat in range(seats):
        score[seat] = board.markers[seat] if seat not in board.lost else 0
    how = board.how[-1] if board.how else ""
    reached = len(board.order) > 1 or not how
    text = "over-reached" if reached else f"over-{how}"
    return Over((winner,), tuple(score), Message(text))
