"""After-windows: required text first, in the Free Peoples player's order; then responses. TIM-4"""

from collections.abc import Iterable, Iterator, Sequence

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Count
from mathom.games.tcg.cards.record import Record, Trigger
from mathom.games.tcg.events import Happened
from mathom.games.tcg.frames import After, Doing, Due, Happening, Losing, Responding
from mathom.games.tcg.options import First, TakeLoss
from mathom.games.tcg.rules.changes import mark
from mathom.games.tcg.rules.occasions import NAMES, about, occurs
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.index import WaitingText
from mathom.games.tcg.state import State


def ability(kind: str, record: int) -> str:
    """A paragraph of a card, as options and events name it."""
    return f"{kind}-{record + 1}"


@enforces("TIM-6.3")
def spent(state: State, card: int, record: int) -> bool:
    """Whether a text that works once a turn has been used. TIM-6.3"""
    return Count(card, record) in state.board.used


def spend(state: State, card: int, record: int) -> State:
    """A text that works once a turn is used."""
    return mark(state, used=(*state.board.used, Count(card, record)))


def asks_each(record: Record) -> bool:
    """Whether each Shadow player is asked for himself. 4U362"""
    return any(getattr(verb, "who", "") == "each_shadow" for verb in record.effects)


def required(
    rules: Rules, state: State, happenings: Sequence[Happening], listeners: Iterable[WaitingText]
) -> Iterator[Due]:
    """Required texts of these that answer to what happened."""
    scene = rules.scene(state.board)
    for waiting in listeners:
        record = waiting.record
        if not isinstance(record, Trigger) or (record.optional and not asks_each(record)):
            continue
        if record.limit and spent(state, waiting.card.id, waiting.at):
            continue
        if record.label and scene.suppressed(record.label, waiting.card.id):
            continue
        for at, one in enumerate(happenings):
            x = about(one, waiting.card, waiting.you)
            if occurs(scene, record.on, one, x) and scene.all_hold(record.conditions, x):
                yield Due(waiting.card, waiting.at, at)


@enforces("TCG-10.2", "TCG-10.3", "TIM-4.9", "TIM-4.10", "TIM-5.1")
def after(
    rules: Rules,
    state: State,
    happenings: Sequence[Happening],
    due: Sequence[Due] = (),
    before: State | None = None,
) -> State:
    """A window for what has happened, if anybody or anything waits for it.

    Required texts are collected now, or as they were `before` the cards left play.
    """
    seen = state if before is None else before
    scene = rules.scene(seen.board)
    kinds = {NAMES[one.what] for one in happenings}
    listeners = [one for kind in kinds for one in scene.index.triggers.get(kind, ())]
    found = (*due, *required(rules, seen, happenings, listeners))
    stage = 1 if not found else 0
    waits = someone_listens(rules, state, kinds, listeners) or ambushes(rules, state, happenings)
    if not found and not waits:
        return state
    return state.push(After(tuple(happenings), found, stage))


@enforces("TCG-19.1")
def ambushes(rules: Rules, state: State, happenings: Sequence[Happening]) -> list[Happening]:
    """Minions with ambush to which the Free Peoples player has assigned a character."""
    return [
        one
        for one in happenings
        if one.what == "assigned"
        and one.by == state.board.fp
        and one.card is not None
        and rules.faces[one.card.kind].keywords.get("ambush")
    ]


def someone_listens(
    rules: Rules, state: State, kinds: set[type], listeners: Sequence[WaitingText]
) -> bool:
    """Whether a response to such a thing exists at all: in play, or on a card of the set."""
    if any(one.record.optional and not asks_each(one.record) for one in listeners):
        return True
    scene = rules.scene(state.board)
    if any(scene.index.responses.get(kind) for kind in kinds) or scene.lasting.get("later"):
        return True
    return not rules.answered_from_hand.isdisjoint(kinds)


@enforces("TCG-10.1", "TCG-10.2", "TIM-4.11")
class GoThrough(ChoiceStep[Rules, State, After]):
    """Required texts one after another; the order is asked where there is one to choose."""

    rule = "TCG-10.2"
    accepts = (First, TakeLoss)

    def go(self, state: State, frame: After, log: Log) -> State | Choice | Asked:
        if not frame.due:
            return state.then(Responding(frame.happenings))
        if alike(frame.due):
            return begin(self.box, state, frame, 0, log)
        return self.question(state, frame)

    def seat(self, state: State, frame: After) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: After) -> Message:
        return Message("ask-after")

    def candidates(self, state: State, frame: After) -> Iterable[Option]:
        return dict.fromkeys(_first(frame, due) for due in frame.due)

    def guard(self, state: State, frame: After, option: First | TakeLoss) -> Refusal | None:
        if any(_first(frame, due) == option for due in frame.due):
            return None
        return Refusal("TCG-10.2", "not-due")

    def do(self, state: State, frame: After, option: First | TakeLoss, log: Log) -> State:
        which = next(at for at, due in enumerate(frame.due) if _first(frame, due) == option)
        return begin(self.box, state, frame, which, log)


def _first(frame: After, due: Due) -> First | TakeLoss:
    if due.card is None:
        return TakeLoss()
    it = frame.happenings[due.at].card
    to = None if it is None else str(it)
    return First(str(due.card), ability(due.card.kind, due.record), to)


def alike(due: Sequence[Due]) -> bool:
    """Whether all required texts are one, or copies of one: there is no order to choose."""
    return len({(None if one.card is None else one.card.kind, one.record) for one in due}) == 1


def begin(rules: Rules, state: State, frame: After, which: int, log: Log) -> State:
    """One of the required texts begins."""
    due = frame.due[which]
    state = state.then(replace(frame, due=frame.due[:which] + frame.due[which + 1 :]))
    if due.card is None:
        return state.push(Losing())
    face = rules.faces[due.card.kind]
    if face.text[due.record].limit:
        if spent(state, due.card.id, due.record):
            return state
        state = spend(state, due.card.id, due.record)
    you = state.board.fp if face.type == "site" else due.card.owner
    log.append(Happened(str(due.card), ability(due.card.kind, due.record)))
    x = about(frame.happenings[due.at], due.card, you)
    return state.push(Doing(x, due.record, announced=True))
