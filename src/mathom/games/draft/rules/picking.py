"""Taking a card and passing the booster on."""

from collections.abc import Iterable

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put
from mathom.core.values import Seat
from mathom.games.draft.events import Passed, Picked, Way
from mathom.games.draft.options import Pick
from mathom.games.draft.products import Products
from mathom.games.draft.rules.opening import next_booster
from mathom.games.draft.state import NONE_YET, Picking, State


@enforces("DRA-2.2")
def way(booster: int) -> Way:
    """Where boosters go: to the left in the first round, to the right in the second, and so on."""
    return "left" if booster % 2 else "right"


def neighbour(state: State, seat: Seat) -> Seat:
    """Who gets the booster of a seat next."""
    step = 1 if way(state.booster) == "left" else -1
    return (seat + step) % len(state.packs)


@enforces("DRA-2.1", "DRA-2.3", "DRA-5.3")
class PickCards(ChoiceStep[Products, State, Picking]):
    """All take a card at the same time, each of the booster in front of them."""

    rule = "DRA-2.1"
    accepts = (Pick,)

    def go(self, state: State, frame: Picking, log: Log) -> State | Choice:
        last = len(state.packs[0]) == 1
        for seat in state.asked:
            if last or seat in state.gone:  # the last card, or nobody to choose
                return self.do(state, frame, Pick(state.packs[seat][-1]), log, seat)
        return self.question(state, frame) if state.asked else self._pass_on(state, frame, log)

    def seat(self, state: State, frame: Picking) -> Seat:
        return state.asked[0] if frame.first is None else frame.first

    def ask(self, state: State, frame: Picking) -> Message:
        left = len(state.packs[0])
        facts = {"left": left, "booster": state.booster, "of": state.boosters}
        return Message("ask-picking", facts)

    def candidates(self, state: State, frame: Picking) -> Iterable[Option]:
        return map(Pick, state.packs[self.seat(state, frame)])

    def guard(self, state: State, frame: Picking, option: Pick) -> Refusal | None:
        there = option.card in state.packs[self.seat(state, frame)]
        return None if there else Refusal("DRA-2.1", "not-in-booster")

    def do(
        self, state: State, frame: Picking, option: Pick, log: Log, seat: Seat | None = None
    ) -> State:
        seat = self.seat(state, frame) if seat is None else seat
        log.append(Picked(seat, option.card))
        return state.then(Picking(put(frame.picks, seat, option.card)))

    def _pass_on(self, state: State, frame: Picking, log: Log) -> State:
        seats = range(len(state.packs))
        pools = tuple((*state.pools[seat], frame.picks[seat]) for seat in seats)
        packs = [
            tuple(kind for kind in state.packs[seat] if kind != frame.picks[seat]) for seat in seats
        ]
        if not packs[0]:
            return next_booster(state, pools)
        log.append(Passed(way(state.booster), len(packs[0])))
        came = {neighbour(state, seat): packs[seat] for seat in seats}
        return state.then(
            Picking((NONE_YET,) * len(packs)),
            pools=pools,
            packs=tuple(came[seat] for seat in seats),
        )
