"""Building decks of what one owns."""

from collections.abc import Iterable

from mathom.core import Choice, ChoiceStep, Log, Option, Refusal, enforces
from mathom.core.frames import put
from mathom.core.message import Message
from mathom.core.values import Seat
from mathom.games.draft.cards_owned import collection, deck_of, why_not, words_of
from mathom.games.draft.events import Built, Shown
from mathom.games.draft.judgement import Judgement
from mathom.games.draft.options import Build
from mathom.games.draft.state import Building, State


@enforces("DRA-4.1", "DRA-4.2", "DRA-5.3")
class BuildDecks(ChoiceStep[Judgement, State, Building]):
    """All build a deck at the same time. Any legal one will do; some are suggested."""

    rule = "DRA-4.1"
    accepts = (Build,)
    veiled = True
    open = True

    def go(self, state: State, frame: Building, log: Log) -> State | Choice:
        for seat in state.asked:
            if seat in state.gone:
                return self.do(state, frame, self._suggested(state, seat)[-1], log, seat)
        if state.asked:
            return self.question(state, frame)
        log.append(Shown())
        return state.then()

    def seat(self, state: State, frame: Building) -> Seat:
        return state.asked[0] if frame.first is None else frame.first

    def ask(self, state: State, frame: Building) -> Message:
        return Message("ask-building")

    def candidates(self, state: State, frame: Building) -> Iterable[Option]:
        return self._suggested(state, self.seat(state, frame))

    def _suggested(self, state: State, seat: Seat) -> tuple[Build, ...]:
        return self.box.decks(state.starters[seat], state.pools[seat])

    def guard(self, state: State, frame: Building, option: Build) -> Refusal | None:
        seat, box = self.seat(state, frame), self.box.box
        return why_not(box, collection(box, state.starters[seat], state.pools[seat]), option)

    def do(
        self, state: State, frame: Building, option: Build, log: Log, seat: Seat | None = None
    ) -> State:
        seat = self.seat(state, frame) if seat is None else seat
        deck = deck_of(self.box.box, option.cards)
        assert deck is not None
        log.append(Built(seat))
        return state.then(Building(), decks=put(state.decks, seat, words_of(deck)))
