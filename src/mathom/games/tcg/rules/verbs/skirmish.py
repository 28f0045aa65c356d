"""Assigning, cancelling, leaving a skirmish; the Ring."""

from mathom.core import Log, enforces
from mathom.core.frames import put, replace
from mathom.games.tcg import events
from mathom.games.tcg.board import Bout
from mathom.games.tcg.cards.pieces.verbs import skirmish as v
from mathom.games.tcg.cards.program import Step
from mathom.games.tcg.frames import Doing, Fighting, Happening
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.leaving_play import leave_skirmish
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.verbs.verb import Verbs, cards
from mathom.games.tcg.rules.who_can import may_be_assigned, may_defend
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.state import State

NO_CANCEL = "ring-bearer-cancel=barred"


@enforces("TCG-14.8", "TCG-14.11")
def _assign(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """One to one, if both are unassigned and may skirmish."""
    verb = step.verb
    assert isinstance(verb, v.AssignMinion)
    scene = rules.scene(state.board)
    minions = cards(rules, state, doing, verb.minion)
    characters = cards(rules, state, doing, verb.to)
    if not minions or not characters:
        return state
    minion, character = minions[0], characters[0]
    if not may_be_assigned(scene, minion) or not may_defend(scene, character):
        return state
    if character.id in scene.engaged:
        return state
    log.append(events.Assigned(str(character), str(minion)))
    state = changes.change(
        state, assigned=(*state.board.assigned, Bout(character.id, (minion.id,)))
    )
    by = doing.x.you
    happened = (
        Happening("assigned", character, (minion,), by),
        Happening("assigned", minion, (character,), by),
    )
    return after(rules, state, happened)


@enforces("TCG-14.18", "TCG-14.21", "TCG-R7")
def _cancel(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """The skirmish going on ends at once, if such a character is in it."""
    verb = step.verb
    assert isinstance(verb, v.CancelSkirmish)
    scene, board = rules.scene(state.board), state.board
    inside = [card for number in scene.fighters if (card := scene.active(number)) is not None]
    if not any(scene.fits(verb.involving, card, doing.x) for card in inside):
        return state
    if NO_CANCEL in board.agreed and scene.ring_bearer in scene.fighters:
        return state
    log.append(events.SkirmishCancelled())
    frames = tuple(
        replace(frame, stage="cancelled") if isinstance(frame, Fighting) else frame
        for frame in state.frames
    )
    return replace(changes.change(state, skirmish=None), frames=frames)


def _leave(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    verb = step.verb
    assert isinstance(verb, v.RemoveFromSkirmish)
    found = [card.id for card in cards(rules, state, doing, verb.whom)]
    return leave_skirmish(rules, state, found, log)


@enforces("TCG-10.6", "TIM-5.3")
def _cancel_action(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """The text of the card `it` that is under way below comes to nothing."""
    it = doing.x.it
    frames = list(state.frames)
    for at in range(len(frames) - 2, -1, -1):
        frame = frames[at]
        if isinstance(frame, Doing) and it is not None and frame.x.source.id == it.id:
            log.append(events.Cancelled(str(it)))
            over = len(rules.faces[it.kind].programs[frame.record].parts[frame.part])
            frames[at] = replace(frame, at=over, left=0)
            break
    return replace(state, frames=tuple(frames))


@enforces("TCG-16.4", "TCG-16.5", "TCG-16.7")
def _wear(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    return changes.ring_on(state, log)


@enforces("TCG-16.11")
def _new_bearer(rules: Rules, state: State, doing: Doing, step: Step, log: Log) -> State:
    """The Ring moves unworn, burdens stay, the new resistance counts at once."""
    verb = step.verb
    assert isinstance(verb, v.MakeRingBearer)
    found = cards(rules, state, doing, verb.whom)
    if not found:
        return state
    card, board = found[0], state.board
    seat = card.owner
    play = tuple(
        replace(one, on=card.id)
        if one.owner == seat and rules.faces[one.kind].type == "one_ring"
        else one
        for one in board.play
    )
    log.append(events.NewRingBearer(seat, str(card)))
    return changes.change(
        state,
        play=play,
        bearers=put(board.bearers, seat, card.id),
        resistance=put(board.resistance, seat, verb.resistance),
        worn=False,
    )


SKIRMISH: Verbs = {
    v.AssignMinion: _assign,
    v.CancelSkirmish: _cancel,
    v.RemoveFromSkirmish: _leave,
    v.CancelAction: _cancel_action,
    v.WearRing: _wear,
    v.MakeRingBearer: _new_bearer,
}
