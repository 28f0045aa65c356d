"""Drawing and revealing cards, one by one, by chance."""

from collections.abc import Iterable

from mathom.core import (
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import put, replace
from mathom.core.pile import Pile
from mathom.core.values import Seat
from mathom.games.tcg.board import StackedCard, with_card
from mathom.games.tcg.events import Discarded, Drew, Revealed, ShuffledIn, Stacked
from mathom.games.tcg.frames import Doing, Drawing, Reshuffling, Revealing
from mathom.games.tcg.options import No, Yes
from mathom.games.tcg.rules.changes import change, to_discard
from mathom.games.tcg.rules.leaving_play import stack_on
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State

STARTER_RULES = "starter-rules=on"


@enforces("TCG-4.6", "TCG-17.4")
class DrawCards(ChanceStep[Rules, State, Drawing]):
    """Card after card, as long as there are any."""

    veiled = True

    def chance(self, state: State, frame: Drawing) -> Chance:
        return state.decks[frame.seat].draw("card")

    def go(self, state: State, frame: Drawing, log: Log) -> State | Chance:
        if frame.left > 0 and may_reshuffle(state, frame.seat):
            return state.push(Reshuffling(frame.seat))
        if frame.left <= 0 or not state.decks[frame.seat]:
            return state.then()
        return super().go(state, frame, log)

    def do(self, state: State, frame: Drawing, outcome: str, log: Log) -> State:
        seat = frame.seat
        log.append(Drew(seat, outcome))
        board = state.board
        state = change(state, drawn=board.drawn + (seat == board.fp))
        state = replace(
            state,
            decks=put(state.decks, seat, state.decks[seat].without(outcome)),
            hands=put(state.hands, seat, with_card(state.hands[seat], outcome)),
        )
        return state.then(replace(frame, left=frame.left - 1))


@enforces("TCG-3.6", "TCG-R14")
def may_reshuffle(state: State, seat: Seat) -> bool:
    """Whether a player who has no deck left may make a new one of the discard pile."""
    board = state.board
    return (
        STARTER_RULES in board.agreed
        and not state.decks[seat]
        and bool(board.discards[seat])
        and seat not in board.reshuffled
    )


@enforces("TCG-3.6", "TCG-R14")
class Reshuffle(ChoiceStep[Rules, State, Reshuffling]):
    """A player who is to draw and has no deck left makes a new one, or draws nothing."""

    rule = "TCG-3.6"
    accepts = (Yes, No)

    def seat(self, state: State, frame: Reshuffling) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Reshuffling) -> Message:
        return Message("ask-reshuffling")

    def candidates(self, state: State, frame: Reshuffling) -> Iterable[Option]:
        return (Yes(), No())

    def guard(self, state: State, frame: Reshuffling, option: Yes | No) -> Refusal | None:
        return None

    def do(self, state: State, frame: Reshuffling, option: Yes | No, log: Log) -> State:
        seat, board = frame.seat, state.board
        if isinstance(option, No):
            return replace(state, frames=state.frames[:-2])
        cards = board.discards[seat]
        log.extend(ShuffledIn(seat, kind) for kind in cards)
        state = change(
            state.then(),
            discards=put(board.discards, seat, ()),
            reshuffled=(*board.reshuffled, seat),
        )
        return replace(state, decks=put(state.decks, seat, Pile.of(cards)))


@enforces("TCG-2.5")
class RevealCards(ChanceStep[Rules, State, Revealing]):
    """The top cards of a deck are turned up: to stay there, to be discarded or stacked."""

    def chance(self, state: State, frame: Revealing) -> Chance:
        deck = state.decks[frame.seat]
        return deck.uncover("revealed") if frame.purpose == "reveal" else deck.draw("revealed")

    def go(self, state: State, frame: Revealing, log: Log) -> State | Chance:
        if frame.left <= 0:
            return state.then()
        deck = state.decks[frame.seat]
        if frame.purpose == "reveal":
            shown = self._shown(state)
            if len(deck.top) > shown:
                return self._reveal(state, frame, deck.cards()[shown], log)
            if not deck.rest:
                if len(deck) > shown:
                    return self._reveal(state, frame, deck.cards()[shown], log)
                return state.then()
            return self.chance(state, frame)
        if not deck:
            return state.then()
        return super().go(state, frame, log)

    def _shown(self, state: State) -> int:
        doing = state.frames[-2]
        return len(doing.revealed) if isinstance(doing, Doing) else 0

    def _reveal(self, state: State, frame: Revealing, kind: str, log: Log) -> State:
        """The text that asked for it remembers what lies open."""
        doing = state.frames[-2]
        assert isinstance(doing, Doing)
        log.append(Revealed(frame.seat, kind))
        doing = replace(doing, revealed=(*doing.revealed, kind))
        deck = state.decks[frame.seat]
        if len(deck.top) >= len(doing.revealed):
            deck = deck.shown(len(doing.revealed))
        frames = (*state.frames[:-2], doing, replace(frame, left=frame.left - 1))
        return replace(change(state), frames=frames, decks=put(state.decks, frame.seat, deck))

    def do(self, state: State, frame: Revealing, outcome: str, log: Log) -> State:
        seat = frame.seat
        if frame.purpose == "reveal":
            deck = state.decks[seat].uncovered(outcome)
            state = replace(state, decks=put(state.decks, seat, deck))
            return self._reveal(state, frame, outcome, log)
        deck = state.decks[seat].without(outcome)
        state = replace(state, decks=put(state.decks, seat, deck))
        log.append(Revealed(seat, outcome))
        if frame.purpose == "discard":
            log.append(Discarded(seat, outcome))
            state = to_discard(state, seat, outcome)
        else:
            on = self.box.scene(state.board).card(frame.on)
            if on is not None:
                log.append(Stacked(outcome, str(on)))
                state = stack_on(state, frame.on, (StackedCard(outcome, seat),))
        return state.then(replace(frame, left=frame.left - 1))
