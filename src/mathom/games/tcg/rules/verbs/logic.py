"""Verbs made of verbs."""

from mathom.core import Log, enforces
from mathom.games.tcg.cards.pieces import selectors as s
from mathom.games.tcg.cards.pieces.verbs import decks, sites
from mathom.games.tcg.cards.pieces.verbs import logic as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Branching, Confirming, Doing, Offering
from mathom.games.tcg.rules.changes import room_in_hand
from mathom.games.tcg.rules.paying import PAYABLE, Purse
from mathom.games.tcg.rules.sites import site_to_liberate
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs
from mathom.games.tcg.rules.who_can import works
from mathom.games.tcg.state import State


def _inside(doing: Doing, step: Step, child: int = 0, left: int = 0) -> Doing:
    """A part of the text, with everything chosen so far."""
    return Doing(
        doing.x, doing.record, step.children[child], left=left, announced=True,
        revealed=doing.revealed, deck=doing.deck,
    )  # fmt: skip


def _if(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.If)
    if rules.scene(state.board).holds(verb.condition, doing.x):
        return state.push(_inside(doing, step))
    return state.push(_inside(doing, step, 1)) if verb.otherwise is not None else state


def _repeat(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.Repeat)
    n = rules.scene(state.board).number(verb.n, doing.x)
    return state.push(_inside(doing, step, left=n)) if n > 0 else state


def _may(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    return state.push(Confirming(doing.x.you))


def _nothing(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    return state


def _one_of(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.OneOf)
    open_ = branches(rules, state, doing, step)
    if len(open_) == 1:
        return state.push(_inside(doing, step, open_[0]))
    seat = rules.scene(state.board).players(verb.by, doing.x)[0]
    return state.push(Branching(seat))


@enforces("TCG-10.7")
def branches(rules: Rules, state: State, doing: Doing, step: Step) -> list[int]:
    """What may be chosen: costs that can be paid; effects that can be carried out in full, or
    all of them if there is none."""
    program = rules.faces[doing.x.source.kind].programs[doing.record]
    inside = [program.parts[child][0] for child in step.children]
    if step.cost:
        board = state.board
        return [
            at
            for at, one in enumerate(inside)
            if PAYABLE[type(one.verb)](
                Purse(rules, state, doing.x, board.twilight, state.hands[doing.x.you]), one
            )
        ]
    full = [at for at, one in enumerate(inside) if in_full(rules, state, doing, one)]
    return full or list(range(len(inside)))


def in_full(rules: Rules, state: State, doing: Doing, step: Step) -> bool:
    """Whether an effect can be carried out in full."""
    scene, x = rules.scene(state.board), doing.x
    match step.verb:
        case sites.LiberateSite():
            return site_to_liberate(state) is not None
        case decks.Draw(n):
            wanted = scene.number(n, x)
            room = room_in_hand(state.board, x.you, wanted)
            return min(len(state.decks[x.you]), room) >= wanted
    for slot in step.slots:
        if isinstance(slot.node, s.Pick):
            able = [
                card
                for card in scene.find(slot.node.which, x)
                if works(scene, slot.verb, slot.node, card, 1)
            ]
            if len(able) < scene.number(slot.node.n, x):
                return False
    return True


@enforces("TCG-10.17", "TIM-4.8")
def _preventable(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """Who may pay is asked in order, from the right; who cannot is skipped."""
    verb = step.verb
    assert isinstance(verb, v.Preventable)
    scene = rules.scene(state.board)
    program = rules.faces[doing.x.source.kind].programs[doing.record]
    price = program.parts[step.children[1]][0]
    purse = Purse(rules, state, doing.x, state.board.twilight, ())
    able = PAYABLE[type(price.verb)](purse, price)
    seats = scene.players(verb.by, doing.x) if able else ()
    return state.push(Offering(seats))


LOGIC: Verbs = {
    v.If: _if,
    v.Repeat: _repeat,
    v.May: _may,
    v.ChooseCards: _nothing,
    v.OneOf: _one_of,
    v.Preventable: _preventable,
}
