"""Setting up: bids, seats, starting fellowships, first hands. Chapter 4; TIM-2"""

from collections.abc import Iterable, Sequence

from mathom.core import (
    AutoStep,
    Chance,
    ChanceStep,
    Choice,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import Asked, put, replace
from mathom.core.pile import Pile
from mathom.core.values import Seat
from mathom.games.tcg import events
from mathom.games.tcg.board import Board, Card
from mathom.games.tcg.components import PrintedDeck
from mathom.games.tcg.frames import (
    Bidding,
    Dealing,
    Drawing,
    Lots,
    Rethinking,
    Seating,
    Starting,
    Turn,
)
from mathom.games.tcg.kinds import FIRST_ID, HAND_SIZE, STARTING_BUDGET
from mathom.games.tcg.options import Bid, Keep, Mulligan, Sit, Start, Stop
from mathom.games.tcg.rules.changes import change
from mathom.games.tcg.rules.paying import PlayAttempt, why_not
from mathom.games.tcg.rules.playing import begin_play
from mathom.games.tcg.rules.sites import lay_site
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.winning import lose
from mathom.games.tcg.scene.costs import price
from mathom.games.tcg.state import State

STOP, KEEP, MULLIGAN = Stop(), Keep(), Mulligan()
MULLIGAN_SIZE = 6
FEW_MOVES = 2


@enforces("TCG-8.5")
def move_limit(seats: int) -> int:
    """Two moves a turn; with four or more players as many as there are opponents."""
    return FEW_MOVES if seats <= FEW_MOVES + 1 else seats - 1


@enforces("TCG-3.1", "TCG-4.4", "TCG-2.1", "TCG-2.2")
def first_state(rules: Rules, decks: Sequence[PrintedDeck], agreed: Sequence[str]) -> State:
    """Everybody's Ring-bearer with the Ring, adventure deck and draw deck; bids are to come."""
    seats = len(decks)
    play: list[Card] = []
    bearers = []
    for seat, deck in enumerate(decks):
        number = FIRST_ID + 2 * seat
        bearers.append(number)
        play.append(Card(number, deck.ring_bearer, seat))
        play.append(Card(number + 1, deck.ring, seat, number))
    none: tuple[tuple[str, ...], ...] = ((),) * seats
    board = Board(
        order=tuple(range(seats)),
        fp=0,
        phase="start",
        turn=0,
        twilight=0,
        moves=0,
        limit=move_limit(seats),
        markers=(1,) * seats,
        burdens=(0,) * seats,
        resistance=tuple(rules.faces[deck.ring_bearer].resistance for deck in decks),
        bearers=tuple(bearers),
        worn=False,
        play=tuple(play),
        path=(),
        control=(),
        wounds=(),
        tokens=(),
        stacks=(),
        assigned=(),
        skirmish=None,
        fierce=False,
        fierce_set=(),
        taken=(),
        lasting=(),
        used=(),
        played=(),
        drawn=0,
        moved_to=(),
        shadow_phases=0,
        discards=none,
        dead=none,
        shown=none,
        lost=(),
        how=(),
        winner=None,
        next_id=FIRST_ID + 2 * seats,
        changes=0,
        idle=(),
        agreed=tuple(agreed),
    )
    draw = [[kind for kind, n in deck.cards.items() for _ in range(n)] for deck in decks]
    return State(
        frames=(Bidding((None,) * seats),),
        board=board,
        hands=none,
        decks=tuple(Pile.of(cards) for cards in draw),
        adventure=tuple(tuple(sorted(deck.sites)) for deck in decks),
        lists=tuple(
            (deck.ring_bearer, deck.ring, *deck.sites, *sorted(cards))
            for deck, cards in zip(decks, draw, strict=True)
        ),
    )


@enforces("TCG-4.1", "TCG-4.2", "TCG-R1")
class BidBurdens(ChoiceStep[Rules, State, Bidding]):
    """Everybody bids in secret, one after another; nobody sees a bid but the own one."""

    rule = "TCG-4.1"
    accepts = (Bid,)

    def go(self, state: State, frame: Bidding, log: Log) -> State | Choice | Asked:
        if None in frame.bids:
            return self.question(state, frame)
        bids = tuple(bid or 0 for bid in frame.bids)
        log.append(events.BidsShown(bids))
        return change(state.then(Lots(bids)), burdens=bids)

    def seat(self, state: State, frame: Bidding) -> Seat:
        return frame.bids.index(None)

    def ask(self, state: State, frame: Bidding) -> Message:
        return Message("ask-bidding")

    def candidates(self, state: State, frame: Bidding) -> Iterable[Option]:
        return map(Bid, range(state.board.resistance[self.seat(state, frame)] + 2))

    def guard(self, state: State, frame: Bidding, option: Bid) -> Refusal | None:
        most = state.board.resistance[self.seat(state, frame)]
        if 0 <= option.burdens <= most:
            return None
        return Refusal("TCG-4.1", "bid", most=most)

    def do(self, state: State, frame: Bidding, option: Bid, log: Log) -> State:
        bids = put(frame.bids, self.seat(state, frame), option.burdens)
        return state.then(Bidding(bids))


@enforces("TCG-4.1")
class DrawLots(ChanceStep[Rules, State, Lots]):
    """Who bid most chooses a place first; ties by lot."""

    def go(self, state: State, frame: Lots, log: Log) -> State | Chance:
        if len(frame.order) == len(state.board.order):
            return state.then(Seating(frame.order, (None,) * len(frame.order)))
        return super().go(state, frame, log)

    def chance(self, state: State, frame: Lots) -> Chance:
        left = [seat for seat in sorted(state.board.order) if seat not in frame.order]
        high = max(frame.bids[seat] for seat in left)
        return Chance("lot", tuple(seat for seat in left if frame.bids[seat] == high))

    def do(self, state: State, frame: Lots, outcome: int, log: Log) -> State:
        return state.then(replace(frame, order=(*frame.order, outcome)))


@enforces("TCG-4.1", "TCG-4.2", "TCG-4.3", "TCG-4.4", "TIM-2.1")
class TakeSeats(ChoiceStep[Rules, State, Seating]):
    """In order of their bids the players take a free place; then site 1 is laid."""

    rule = "TCG-4.1"
    accepts = (Sit,)

    def go(self, state: State, frame: Seating, log: Log) -> State | Choice | Asked:
        if not frame.pickers:
            order = tuple(seat for seat in frame.places if seat is not None)
            return self._begin(change(state, order=order), log)
        return super().go(state, frame, log)

    def _begin(self, state: State, log: Log) -> State:
        """Who bid too much is corrupted before any site is laid."""
        state = state.then()
        for seat in state.board.order:
            if state.board.burdens[seat] >= state.board.resistance[seat]:
                state = lose(self.box, state, seat, "corrupted", log)
                if state.board.winner is not None:
                    return state
        order = state.board.order
        state = change(state, fp=order[0], limit=move_limit(len(order)))
        gone = {card.id for card in state.board.play if card.owner not in order}
        kept = tuple(card for card in state.board.play if card.id not in gone)
        state = change(state, play=kept)
        state = lay_site(self.box, state, order[0], 1, log)
        starting = [Starting(seat, STARTING_BUDGET) for seat in reversed(order)]
        return replace(state, frames=(Dealing(order), *starting))

    def seat(self, state: State, frame: Seating) -> Seat:
        return frame.pickers[0]

    def ask(self, state: State, frame: Seating) -> Message:
        return Message("ask-seating")

    def candidates(self, state: State, frame: Seating) -> Iterable[Option]:
        return (Sit(place + 1) for place in range(len(frame.places)))

    def guard(self, state: State, frame: Seating, option: Sit) -> Refusal | None:
        free = 0 < option.place <= len(frame.places) and frame.places[option.place - 1] is None
        return None if free else Refusal("TCG-4.1", "place-taken", place=option.place)

    def do(self, state: State, frame: Seating, option: Sit, log: Log) -> State:
        seat = frame.pickers[0]
        log.append(events.Sat(seat, option.place))
        places = put(frame.places, option.place - 1, seat)
        return state.then(Seating(frame.pickers[1:], places))


@enforces("TCG-4.5", "TIM-2.2")
class StartFellowship(ChoiceStep[Rules, State, Starting]):
    """Companions from the draw deck for four twilight in all, one after another."""

    rule = "TCG-4.5"
    accepts = (Start, Stop)
    veiled = True

    def go(self, state: State, frame: Starting, log: Log) -> State | Choice | Asked:
        if state.board.fp != frame.seat:
            return change(state, fp=frame.seat)
        return self.question(state, frame)

    def seat(self, state: State, frame: Starting) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Starting) -> Message:
        return Message("ask-starting", {"budget": frame.budget})

    def candidates(self, state: State, frame: Starting) -> Iterable[Option]:
        for kind in dict.fromkeys(state.decks[frame.seat].cards()):
            if self.box.faces[kind].side == "free":
                yield Start(kind)
        yield STOP

    def guard(self, state: State, frame: Starting, option: Start | Stop) -> Refusal | None:
        if isinstance(option, Stop):
            return None
        face = self.box.faces.get(option.card)
        if face is None or option.card not in state.decks[frame.seat]:
            return Refusal("TCG-4.5", "not-in-deck", card=named(option.card))
        if face.type != "companion":
            return Refusal("TCG-4.5", "no-companion", card=named(option.card))
        cost = price(self.box.scene(state.board), option.card, frame.seat)
        if cost > frame.budget:
            return Refusal("TCG-4.5", "budget", cost=cost, budget=frame.budget)
        offer = PlayAttempt(frame.seat, option.card, "deck", 0, 0, 0, ())
        return why_not(self.box, state, offer)

    def do(self, state: State, frame: Starting, option: Start | Stop, log: Log) -> State:
        if isinstance(option, Stop):
            return state.then()
        cost = price(self.box.scene(state.board), option.card, frame.seat)
        state = state.then(replace(frame, budget=frame.budget - cost))
        return begin_play(self.box, state, frame.seat, option.card, "deck", log)


@enforces("TCG-4.6")
class Deal(AutoStep[Rules, State, Dealing]):
    """Everybody shuffles and draws the first hand; then the first player's turn begins."""

    def go(self, state: State, frame: Dealing, log: Log) -> State:
        if frame.left:
            seat = frame.left[0]
            state = state.then(Dealing(frame.left[1:]))
            if "mulligan=once" in state.board.agreed:
                state = state.push(Rethinking(seat))
            return state.push(Drawing(seat, HAND_SIZE))
        first = state.board.order[0]
        return change(state, fp=first, phase="turn").then(Turn("begin"))


@enforces("TCG-4.6", "TCG-R15")
class Rethink(ChoiceStep[Rules, State, Rethinking]):
    """A player may shuffle the first hand back, once, and draw six cards."""

    rule = "TCG-4.6"
    accepts = (Keep, Mulligan)

    def seat(self, state: State, frame: Rethinking) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Rethinking) -> Message:
        return Message("ask-rethinking")

    def candidates(self, state: State, frame: Rethinking) -> Iterable[Option]:
        return (KEEP, MULLIGAN)

    def guard(self, state: State, frame: Rethinking, option: Keep | Mulligan) -> Refusal | None:
        return None

    def do(self, state: State, frame: Rethinking, option: Keep | Mulligan, log: Log) -> State:
        if isinstance(option, Keep):
            return state.then()
        seat = frame.seat
        log.append(events.Shuffled(seat))
        deck = state.decks[seat].shuffled_with(state.hands[seat])
        state = replace(state, hands=put(state.hands, seat, ()), decks=put(state.decks, seat, deck))
        return state.then(Drawing(seat, MULLIGAN_SIZE))
