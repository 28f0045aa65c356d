"""Exert, wound, heal, prevent: chapter 11."""

from mathom.core import Log, enforces
from mathom.core.frames import replace
from mathom.games.tcg.cards.pieces.verbs import wounds as v
from mathom.games.tcg.cards.pieces.verbs.moving_cards import DiscardFromPlay, StackFromPlay
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.events import Prevented
from mathom.games.tcg.frames import AboutTo, Doing
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.about_to import wound
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.modifiers import lasts
from mathom.games.tcg.rules.verbs.verb import Verbs, cards
from mathom.games.tcg.state import State


def _exert(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.Exert)
    return changes.exert(rules, state, cards(rules, state, doing, verb.whom), verb.n, log)


def _exhaust(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.Exhaust)
    for card in cards(rules, state, doing, verb.whom):
        left = rules.scene(state.board).vitality_left(card)
        state = changes.exert(rules, state, [card], left - 1, log)
    return state


def _wound(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.Wound)
    times = rules.scene(state.board).number(verb.n, doing.x)
    hit = [card.id for card in cards(rules, state, doing, verb.whom)]
    return wound(rules, state, hit, doing.x.source, doing.x.you, log, times)


def _heal(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.HealWounds)
    times = rules.scene(state.board).number(verb.n, doing.x)
    return changes.heal(rules, state, cards(rules, state, doing, verb.whom), times, log)


# -- instead of what was about to happen ----------------------------------------------------------


def _spare(state: State, doing: Doing, *, prevented: bool) -> State:
    """What was about to happen does not, for the card the text is about."""
    frames = list(state.frames)
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, AboutTo):
            it = doing.x.it
            left = tuple(one for one in frame.cards if it is None or one != it.id)
            n = frame.n if frame.what in ("wound", "discard") else 0
            frames[at] = replace(frame, cards=left, n=n, prevented=frame.prevented or prevented)
            break
    return replace(state, frames=tuple(frames))


@enforces("TIM-4.4", "TIM-4.5")
def _prevent(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    what = next((one.what for one in reversed(state.frames) if isinstance(one, AboutTo)), "")
    it = doing.x.it
    log.append(Prevented(what, None if it is None else str(it)))
    return _spare(state, doing, prevented=True)


@enforces("TCG-16.8", "TIM-4.5")
def _instead(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """If the replacement cannot happen, the original does."""
    verb = step.verb
    assert isinstance(verb, v.Instead)
    scene = rules.scene(state.board)
    if isinstance(verb.verb, (DiscardFromPlay, StackFromPlay)) and not scene.active(
        doing.x.source.id
    ):
        return state
    state = _spare(state, doing, prevented=False)
    child = Doing(doing.x, doing.record, step.children[0], announced=True)
    return state.push(child)


WOUNDS: Verbs = {
    v.Exert: _exert,
    v.Exhaust: _exhaust,
    v.Wound: _wound,
    v.HealWounds: _heal,
    v.Prevent: _prevent,
    v.Instead: _instead,
    v.PreventAllWounds: lasts,
}
