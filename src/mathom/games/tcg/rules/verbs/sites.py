"""Sites taken, freed, and played by text."""

from mathom.core import Log
from mathom.games.tcg.cards.pieces.verbs import sites as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Doing
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.rules.about_to import control
from mathom.games.tcg.rules.sites import lay_site, liberate
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs
from mathom.games.tcg.state import State


def _control(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    return control(rules, state, doing.x.you, doing.x.source, log)


def _liberate(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    return liberate(rules, state, log)


def _next(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.PlayNextSite)
    site = state.board.site
    for number in range(site + 1, min(site + verb.n, LAST_SITE) + 1):
        if number <= len(state.board.path) + 1:
            state = lay_site(rules, state, doing.x.you, number, log)
    return state


SITES: Verbs = {v.ControlSite: _control, v.LiberateSite: _liberate, v.PlayNextSite: _next}
