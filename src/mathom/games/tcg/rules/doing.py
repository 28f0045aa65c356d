"""Carrying out card text: costs first, then effects, every choice just before its verb. TIM-5"""

from mathom.core import AutoStep, Log, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces import numbers as n
from mathom.games.tcg.cards.pieces import selectors as s
from mathom.games.tcg.cards.pieces.conditions import Spot
from mathom.games.tcg.cards.program import Program, Slot, Step, Steps
from mathom.games.tcg.context import Context
from mathom.games.tcg.frames import Doing, Happening, Naming, Numbering, Offering, Picking
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs import VERBS
from mathom.games.tcg.rules.who_can import works
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.state import State


def program_of(rules: Rules, frame: Doing) -> Program:
    """The program a frame carries out."""
    return rules.faces[frame.x.source.kind].programs[frame.record]


def steps_of(rules: Rules, frame: Doing) -> Steps:
    """The steps a frame goes through."""
    return program_of(rules, frame).parts[frame.part]


def doing_below(state: State, depth: int = 2) -> Doing:
    """The text that waits for the choice on top."""
    frame = state.frames[-depth]
    assert isinstance(frame, Doing)
    return frame


def bound(state: State, key: str, value: tuple[int, ...]) -> State:
    """The choice on top is made: the text below goes on with it."""
    doing = doing_below(state)
    changed = replace(doing, x=doing.x.bind(key, value))
    return replace(state, frames=(*state.frames[:-2], changed))


def open_slot(rules: Rules, frame: Doing) -> Slot:
    """The choice a text waits for."""
    step = steps_of(rules, frame)[frame.at]
    return next(slot for slot in step.slots if frame.x.chosen(slot.key) is None)


@enforces("TCG-10.6", "TCG-10.13", "TIM-5.2", "TIM-5.3")
class CarryOut(AutoStep[Rules, State, Doing]):
    """One step after another; a cost that failed ends the text, what was paid stays paid."""

    def go(self, state: State, frame: Doing, log: Log) -> State:
        program = program_of(self.box, frame)
        steps = program.parts[frame.part]
        if frame.failed and (frame.at == 0 or steps[frame.at - 1].cost):
            return failed(state)
        if frame.part == 0 and frame.at == program.paid and not frame.announced:
            return self._announce(state.then(replace(frame, announced=True)), frame)
        if frame.at >= len(steps):
            return self._round(state, frame, steps)
        step = steps[frame.at]
        for slot in step.slots:
            if frame.x.chosen(slot.key) is None:
                return choose(self.box, state, frame, slot, step)
        state = state.then(replace(frame, at=frame.at + 1, failed=False))
        verb = step.verb
        if isinstance(verb, Spot):
            return state
        return VERBS[type(verb)](self.box, state, frame, step, log)

    def _announce(self, state: State, frame: Doing) -> State:
        """Costs are paid: an event was played, or an ability used, and may be responded to."""
        source = frame.x.source
        kind = "played" if self.box.faces[source.kind].type == "event" else "ability_used"
        return after(self.box, state, (Happening(kind, source, by=frame.x.you),))

    def _round(self, state: State, frame: Doing, steps: Steps) -> State:
        """The end of the text, or of one round of what is repeated."""
        if frame.left <= 1:
            return state.then()
        keys = {slot.key for step in steps for slot in step.slots}
        env = tuple(one for one in frame.x.env if one[0] not in keys)
        x = replace(frame.x, env=env)
        return state.then(replace(frame, at=0, left=frame.left - 1, failed=False, x=x))


def failed(state: State) -> State:
    """A text came to nothing because a cost was prevented; what waits for it learns that."""
    state = state.then()
    below = state.frames[-1] if state.frames else None
    if isinstance(below, Doing):
        return state.then(replace(below, failed=True))
    if isinstance(below, Offering):
        return state.then(replace(below, asked=(), paying=False))
    return state


# -- choices --------------------------------------------------------------------------------------


def choose(rules: Rules, state: State, frame: Doing, slot: Slot, step: Step) -> State:
    """A choice is bound at once where there is none, else somebody is asked."""
    scene, x = rules.scene(state.board), frame.x
    if slot.kind == "player":
        assert isinstance(slot.node, str)
        players = scene.players(slot.node, x)
        if len(players) == 1:
            return _bind(state, frame, slot.key, players)
        return state.push(Naming(x.you, slot.key))
    if slot.kind == "number":
        most = most_of(rules, state, slot, x)
        if most == 0:
            return _bind(state, frame, slot.key, (0,))
        return state.push(Numbering(x.you, most))
    able = candidates(rules, state, slot, step, x)
    least, most = bounds(rules, state, slot, step, x, len(able))
    if least >= len(able) or most == 0:
        return _bind(state, frame, slot.key, tuple(card.id for card in able[:most]))
    return state.push(Picking(chooser(rules, state, slot, x)))


def _bind(state: State, frame: Doing, key: str, value: tuple[int, ...]) -> State:
    return state.then(replace(frame, x=frame.x.bind(key, value)))


def chooser(rules: Rules, state: State, slot: Slot, x: Context) -> Seat:
    """Who makes a choice."""
    by = getattr(slot.node, "by", "you")
    return rules.scene(state.board).players(by, x)[0]


def most_of(rules: Rules, state: State, slot: Slot, x: Context) -> int:
    """The largest number that may be chosen."""
    board, scene = state.board, rules.scene(state.board)
    match slot.node:
        case n.Spotted(which):
            return scene.count(which, x)
        case n.SpottedTwilight():
            return board.twilight
        case n.SpottedBurdens():
            return board.burdens[board.fp]
        case n.UpTo(most):
            return most
    raise TypeError(f"{slot.node} is no number to choose")


def candidates(rules: Rules, state: State, slot: Slot, step: Step, x: Context) -> list[Card]:
    """The cards a pick may take: those the verb works on."""
    scene, node = rules.scene(state.board), slot.node
    assert isinstance(node, (s.Pick, s.PickUpTo, s.PickAny, Spot))
    found = scene.find(node.which, x)
    times = step.verb.n if step.cost and hasattr(step.verb, "n") else 1
    times = times if isinstance(times, int) else 1
    return [card for card in found if works(scene, slot.verb, node, card, times)]


def bounds(
    rules: Rules, state: State, slot: Slot, step: Step, x: Context, found: int
) -> tuple[int, int]:
    """How many cards a pick takes at least and at most."""
    scene, node = rules.scene(state.board), slot.node
    match node:
        case s.Pick(number):
            wanted = min(found, max(0, scene.number(number, x)))
            return wanted, wanted
        case Spot(number):
            return min(found, number), min(found, number)
        case s.PickUpTo(number):
            return 0, min(found, number)
        case s.PickAny():
            return (1 if step.cost else 0), found
    raise TypeError(f"{node} is no pick")
