"""Advanced game – towers and palantír: chapter 9, rules 9.1 to 9.5."""

from collections.abc import Iterable

from mathom.core import (
    AutoStep,
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.events import Caught, Guessed, Hidden
from mathom.games.hobbits.options import Guess, Help, Hide, Submit
from mathom.games.hobbits.rules.friends import friends_of, give_up, guard_help, offers
from mathom.games.hobbits.rules.turn import next_turn
from mathom.games.hobbits.state import Captured, Guessing, Hiding, Opening, State, TurnEnd


@enforces("HOB-1.5", "HOB-9.1", "HOB-9.3", "HOB-R12", "HOB-R13", "HOB-R14")
class EndOfTurn(AutoStep[Box, State, TurnEnd]):
    """Who still stands on a tower field now is in danger; otherwise the next player is on."""

    def go(self, state: State, frame: TurnEnd, log: Log) -> State:
        if tower_over(self.box, state) is None:
            return next_turn(state, log)
        if state.palantir == "chance":
            return state.then(Guessing(None))
        return state.then(Hiding(state.turn))


def tower_over(box: Box, state: State) -> str | None:
    """The tower that watches the field of the hobbit on turn."""
    field = box.fields.get(state.where)
    return field.tower if state.advanced and field is not None else None


@enforces("HOB-9.2", "HOB-9.3", "HOB-R15")
class HidePalantir(ChoiceStep[Box, State, Hiding]):
    """The next player clockwise hides the palantír in one hand."""

    rule = "HOB-9.2"
    accepts = (Hide,)

    def seat(self, state: State, frame: Hiding) -> Seat:
        return (state.turn + 1) % len(state.hobbits)

    def candidates(self, state: State, frame: Hiding) -> Iterable[Option]:
        return (Hide("near"), Hide("far"))

    def guard(self, state: State, frame: Hiding, option: Hide) -> Refusal | None:
        return None

    def do(self, state: State, frame: Hiding, option: Hide, log: Log) -> State:
        log.append(Hidden(self.seat(state, frame)))
        return state.then(Guessing(option.hand))


@enforces("HOB-9.2")
class ChooseHand(ChoiceStep[Box, State, Guessing]):
    """The player in danger chooses a hand."""

    rule = "HOB-9.2"
    accepts = (Guess,)

    def seat(self, state: State, frame: Guessing) -> Seat:
        return state.turn

    def ask(self, state: State, frame: Guessing) -> Message:
        return Message("ask-guessing")  # the frame knows where the palantír is; the player does not

    def candidates(self, state: State, frame: Guessing) -> Iterable[Option]:
        return (Guess("near"), Guess("far"))

    def guard(self, state: State, frame: Guessing, option: Guess) -> Refusal | None:
        return None

    def do(self, state: State, frame: Guessing, option: Guess, log: Log) -> State:
        if frame.palantir is None:
            return state.then(Opening(option.hand))
        found = option.hand == frame.palantir
        log.append(Guessed(state.turn, option.hand, found))
        return after_guess(self.box, state, found=found, log=log)


@enforces("HOB-9.3")
class OpenHand(ChanceStep[Box, State, Opening]):
    """Without a neighbour who hides it, the palantír is in the chosen hand by even chance."""

    def chance(self, state: State, frame: Opening) -> Chance:
        return Chance("hand", ("palantir", "empty"))

    def do(self, state: State, frame: Opening, outcome: str, log: Log) -> State:
        found = outcome == "palantir"
        log.append(Guessed(state.turn, frame.hand, found))
        return after_guess(self.box, state, found=found, log=log)


@enforces("HOB-9.2")
def after_guess(box: Box, state: State, *, found: bool, log: Log) -> State:
    """The empty hand is luck; with the other one only a friend can help."""
    if not found:
        return next_turn(state, log)
    if friends_of(box, state):
        return state.then(Captured())
    return capture(box, state, log)


@enforces("HOB-9.2", "HOB-9.4")
def capture(box: Box, state: State, log: Log) -> State:
    """The hobbit is put in the tower, on no field."""
    tower = tower_over(box, state)
    assert tower is not None
    log.append(Caught(state.turn, tower))
    return next_turn(replace(state, hobbits=state.with_hobbit(tower)), log)


@enforces("HOB-9.5", "HOB-9.6")
class EscapeCapture(ChoiceStep[Box, State, Captured]):
    """The palantír was in the hand: give up a friend and stay on the field, or be caught."""

    rule = "HOB-9.5"
    accepts = (Help, Submit)

    def seat(self, state: State, frame: Captured) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Captured) -> Iterable[Option]:
        return (*offers(self.box), Submit())

    def guard(self, state: State, frame: Captured, option: Help | Submit) -> Refusal | None:
        return guard_help(self.box, state, option) if isinstance(option, Help) else None

    def do(self, state: State, frame: Captured, option: Help | Submit, log: Log) -> State:
        if isinstance(option, Help):
            return next_turn(give_up(state, option, "hide", log), log)
        return capture(self.box, state, log)
