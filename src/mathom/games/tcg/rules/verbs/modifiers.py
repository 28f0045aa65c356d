"""Verbs that hold for a while: fixed cards, a fixed number. TCG-10.15"""

from mathom.core import Log, enforces
from mathom.games.tcg.board import Lasting
from mathom.games.tcg.cards.pieces.verbs import logic
from mathom.games.tcg.cards.pieces.verbs import modifiers as v
from mathom.games.tcg.cards.pieces.verbs.wounds import PreventAllWounds
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Doing
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs, cards
from mathom.games.tcg.state import State

UNTIL = {
    "end_of_skirmish": "phase",
    "end_of_phase": "phase",
    "until_regroup": "regroup",
    "end_of_turn": "turn",
    "instant": "phase",
}


@enforces("TCG-10.15", "TCG-10.16")
def lasts(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """From now on, for as long as the text says."""
    scene, x = rules.scene(state.board), doing.x
    record = rules.faces[x.source.kind].text[doing.record]
    until = UNTIL[record.until]
    on: tuple[int, ...] = ()
    value, word, what = 0, "", ""
    match step.verb:
        case v.Strength(whom, n):
            what, value = "strength", scene.number(n, x)
            on = tuple(card.id for card in cards(rules, state, doing, whom))
            if not value:
                return state
        case v.Gains(whom, keyword, n):
            what, word, value = "gains", keyword, n or 1
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.SiteNumber(whom, n):
            what, value = "site_number", n
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.WoundCap(whom, n):
            what, value = "wound_cap", n
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.OverwhelmFactor(whom, n):
            what, value = "overwhelm", n
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.NoArchery(whom):
            what = "no_archery"
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.MayJoinBattle(whom):
            what = "join_battle"
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.ForbidAssigning(whom):
            what = "no_assigning"
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case PreventAllWounds(whom):
            what = "prevent_wounds"
            on = tuple(card.id for card in cards(rules, state, doing, whom))
        case v.Suppress(label, of):
            what, word = "suppress", label
            on = tuple(card.id for card in cards(rules, state, doing, of))
        case v.NoStrengthFrom(whom):
            what = "no_strength_from"
            on = tuple(card.id for card in scene.find(whom, x))
        case _:
            return _without_cards(rules, state, doing, step, until, log)
    if not on:
        return state
    one = Lasting(what, on, value, until, x.source.kind, x.you, word, doing.record)
    return changes.last(rules, state, one, log)


def _without_cards(
    rules: Rules, state: State, doing: Doing, step: Step, until: str, log: Log
) -> State:
    """What holds for the whole table."""
    scene, x = rules.scene(state.board), doing.x
    value, word = 0, ""
    match step.verb:
        case v.ArcheryTotal(side, n):
            what, word, value = "archery", side, scene.number(n, x)
        case v.AlliesTakeArchery():
            what = "allies_take_archery"
        case v.MustMoveAgain():
            what = "must_move"
        case v.MoveLimit(n):
            what, value = "move_limit", n
        case v.ForbidMoving():
            what = "no_moving"
        case logic.Later():
            what = "later"
            effects = rules.faces[x.source.kind].text[doing.record].effects
            value = next(at for at, verb in enumerate(effects) if verb is step.verb)
        case _:
            raise TypeError(f"{step.verb} does not last")
    program = step.children[0] if step.children else 0
    env = x.env if what == "later" else ()
    one = Lasting(what, (), value, until, x.source.kind, x.you, word, doing.record, program, env)
    return changes.last(rules, state, one, log)


MODIFIERS: Verbs = dict.fromkeys(
    (
        v.Strength, v.Gains, v.SiteNumber, v.WoundCap, v.OverwhelmFactor, v.NoArchery,
        v.MayJoinBattle, v.ForbidAssigning, v.Suppress, v.NoStrengthFrom, v.ArcheryTotal,
        v.AlliesTakeArchery, v.MustMoveAgain, v.MoveLimit, v.ForbidMoving, logic.Later,
    ),
    lasts,
)  # fmt: skip
