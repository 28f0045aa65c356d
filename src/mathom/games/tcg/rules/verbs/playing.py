"""Playing a card by text. TCG-10.8, TCG-10.14"""

from mathom.core import Log
from mathom.games.tcg.cards.pieces.verbs import playing as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.events import LookedThrough, Searched
from mathom.games.tcg.frames import Doing, PlayingFound
from mathom.games.tcg.rules.leaving_play import shuffle
from mathom.games.tcg.rules.paying import Purse, plays
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs
from mathom.games.tcg.state import State


def _play(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.PlayFrom)
    you = doing.x.you
    covered = verb.zone == "discard_pile" and state.board.covered
    if covered:
        log.append(LookedThrough(you))
    purse = Purse(rules, state, doing.x, state.board.twilight, state.hands[you])
    found = plays(purse, verb, first=True)
    if verb.zone == "deck" and not state.decks[you]:
        return state
    if not found and verb.zone != "deck":
        return state
    return state.push(PlayingFound(you, verb.zone, covered))


def searched(state: State, seat: int, log: Log) -> State:
    """Who searched a deck shuffles it. TIM-5.5"""
    log.append(Searched(seat))
    return shuffle(state, seat)


def _placed(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """Where a card goes is seen to when it enters play."""
    return state


PLAYING: Verbs = {
    v.PlayFrom: _play,
    v.Attach: _placed,
    v.AttachAcross: _placed,
    v.SupportArea: _placed,
    v.Require: _placed,
}
