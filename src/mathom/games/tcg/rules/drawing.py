"""Drawing and revealing cards, one by one, by chance."""

from mathom.core import Chance, ChanceStep, Log, enforces
from mathom.core.frames import put, replace
from mathom.games.tcg.board import StackedCard, with_card
from mathom.games.tcg.events import Discarded, Drew, Revealed, Stacked
from mathom.games.tcg.frames import Doing, Drawing, Revealing
from mathom.games.tcg.rules.changes import change, to_discard
from mathom.games.tcg.rules.leaving_play import stack_on
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State


@enforces("TCG-4.6", "TCG-17.4")
class DrawCards(ChanceStep[Rules, State, Drawing]):
    """Card after card, as long as there are any."""

    veiled = True

    def chance(self, state: State, frame: Drawing) -> Chance:
        return state.decks[frame.seat].draw("card")

    def go(self, state: State, frame: Drawing, log: Log) -> State | Chance:
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
