"""Twilight, burdens, culture tokens."""

from mathom.core import Log, enforces
from mathom.games.tcg import events
from mathom.games.tcg.board import counted, recount
from mathom.games.tcg.cards.pieces.verbs import tokens as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Doing
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.about_to import burden
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs, cards
from mathom.games.tcg.state import State


def _add_twilight(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.AddTwilight)
    n = rules.scene(state.board).number(verb.n, doing.x)
    return changes.add_twilight(state, max(0, n), log)


def _remove_twilight(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.RemoveTwilight)
    return changes.add_twilight(state, -verb.n, log)


def _add_burden(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.AddBurden)
    n = rules.scene(state.board).number(verb.n, doing.x)
    return burden(rules, state, n, doing.x.source, doing.x.you, log)


def _remove_burden(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.RemoveBurden)
    n = rules.scene(state.board).number(verb.n, doing.x)
    return changes.add_burdens(state, state.board.fp, -max(0, n), log)


@enforces("TCG-20.1", "TCG-20.2", "TCG-20.3")
def _token(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """Tokens lie on cards of their own culture in this set, so their number is all there is."""
    verb = step.verb
    assert isinstance(verb, (v.AddToken, v.RemoveToken))
    by = 1 if isinstance(verb, v.AddToken) else -verb.n
    for card in cards(rules, state, doing, verb.on):
        tokens = recount(state.board.tokens, [(card.id, by)])
        log.append(events.Tokens(str(card), by, counted(tokens, card.id)))
        state = changes.change(state, tokens=tokens)
    return state


TOKENS: Verbs = {
    v.AddTwilight: _add_twilight,
    v.RemoveTwilight: _remove_twilight,
    v.AddBurden: _add_burden,
    v.RemoveBurden: _remove_burden,
    v.AddToken: _token,
    v.RemoveToken: _token,
}
