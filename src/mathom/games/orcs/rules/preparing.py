"""Set-up: chapters 2 and 11, and the figures of chapter 10."""

from collections.abc import Iterable

from mathom.core import (
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    Setup,
    enforces,
)
from mathom.core.frames import put as put_item
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.orcs.board import FIELDS, FIGURES, FREE, INDEX, ORC, put
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import Drew, FigurePlaced
from mathom.games.orcs.options import Place
from mathom.games.orcs.rules.turn import begin_turn
from mathom.games.orcs.state import Dealing, Placing, State, without


@enforces(
    "ORK-1.2", "ORK-1.4", "ORK-1.5", "ORK-1.6", "ORK-2.1", "ORK-2.2", "ORK-2.3", "ORK-2.6",
    "ORK-11.1", "ORK-11.2", "ORK-R11",
)  # fmt: skip
def first_state(box: Box, setup: Setup) -> State:
    """The rings are full of orcs, the piles are shuffled, the Ent stands at the start."""
    board = box.first_boards[setup["variant"]]
    counts = tuple(token.count for token in box.tokens)
    return State(
        frames=(Placing(), Dealing()),
        turn=0,
        board=board,
        supply=sum(counts) - board.count(ORC),
        unseen=counts,
        kept=((0,) * len(counts),) * setup.seats,
        hands=((),) * setup.seats,
        deck=box.hero_deck,
        discard=(),
        shuffled=box.hero_deck,
        orc_deck=box.orc_deck,
        orc_discard=(),
        event_deck=box.event_deck,
        ent=box.components.ent_track.start,
    )


@enforces("ORK-2.4")
class Deal(ChanceStep[Box, State, Dealing]):
    """Everybody gets three hero cards."""

    def chance(self, state: State, frame: Dealing) -> Chance:
        return Chance("card", state.deck)

    def do(self, state: State, frame: Dealing, outcome: str, log: Log) -> State:
        size = self.box.components.hand_size
        hands = state.hands
        seat = 0
        while len(hands[seat]) == size:
            seat += 1
        log.append(Drew(seat, outcome))
        hands = put_item(hands, seat, self.box.sorted_heroes((*hands[seat], outcome)))
        frames = state.frames if len(hands[-1]) < size else state.frames[:-1]
        return replace(state, frames=frames, hands=hands, deck=without(state.deck, outcome))


@enforces("ORK-1.3", "ORK-2.5", "ORK-10.1")
class PlaceFigure(ChoiceStep[Box, State, Placing]):
    """Beginning with green, everybody puts a figure on a free field of Amon Hen."""

    rule = "ORK-2.5"
    accepts = (Place,)

    def seat(self, state: State, frame: Placing) -> Seat:
        return _placed(state) % state.seats

    def ask(self, state: State, frame: Placing) -> Message:
        figure = Message(f"figure-{self.box.figures[_placed(state)]}")
        return Message("ask-placing", {"figure": figure})

    def candidates(self, state: State, frame: Placing) -> Iterable[Option]:
        return map(Place, FIELDS)

    def options(self, state: State, frame: Placing) -> tuple[Option, ...]:
        board = state.board
        return tuple([Place(FIELDS[f]) for f in self.box.start_fields if board[f] == FREE])

    def guard(self, state: State, frame: Placing, option: Place) -> Refusal | None:
        field = INDEX.get(option.to)
        if field is None:
            return Refusal(self.rule, "no-field", field=option.to)
        if field not in self.box.start_fields:
            return Refusal("ORK-2.5", "no-start-field", field=Message(f"field-{option.to}"))
        if state.board[field] != FREE:
            return Refusal("ORK-2.5", "not-free", field=Message(f"field-{option.to}"))
        return None

    def do(self, state: State, frame: Placing, option: Place, log: Log) -> State:
        state = self._place(state, INDEX[option.to], log)
        left = [field for field in self.box.start_fields if state.board[field] == FREE]
        if len(left) == 1 and _placed(state) < state.figures:
            state = self._place(state, left[0], log)  # the last one has no choice
        if _placed(state) < state.figures:
            return state
        return begin_turn(state, 0, log)

    def _place(self, state: State, field: int, log: Log) -> State:
        figure = _placed(state)
        log.append(FigurePlaced(figure % state.seats, self.box.figures[figure], FIELDS[field]))
        return state.then(Placing(), board=put(state.board, field, FIGURES[figure]))


def _placed(state: State) -> int:
    """How many figures are on the board."""
    board = state.board
    for number, sign in enumerate(FIGURES):
        if sign not in board:
            return number
    return len(FIGURES)
