"""Responding: optional triggers once for each occasion, responses as often as paid for. TIM-4"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card, without
from mathom.games.tcg.cards.record import Response, Trigger
from mathom.games.tcg.context import Context
from mathom.games.tcg.events import Used
from mathom.games.tcg.frames import AboutTo, Acted, Doing, Happening, Responding
from mathom.games.tcg.options import Pass, React, Respond
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.occasions import NAMES, about, later, occurs
from mathom.games.tcg.rules.paying import Purse, affordable
from mathom.games.tcg.rules.playing import begin_event, event_price
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.who_can import without_abilities
from mathom.games.tcg.rules.windows import ability, ambushes, asks_each, spent
from mathom.games.tcg.state import State

PASS = Pass()
AMBUSH = -1
"""Stands for the rule of ambush among the texts of a card. TCG-19.1"""


class AnswerOccasions(NamedTuple):
    """A text somebody may use now: about which happening, by which option."""

    option: React | Respond
    x: Context
    record: int
    at: int
    part: int = 0


def concerned(state: State, frame: Responding) -> Iterator[tuple[int, Happening]]:
    """What may still be responded to: what is about to happen only while it still is."""
    if changes.enough(state.board):
        return
    for at, one in enumerate(frame.happenings):
        if frame.would:
            below = state.frames[-2]
            assert isinstance(below, AboutTo)
            if one.card is not None and one.card.id not in below.cards:
                continue
            if one.card is None and not below.n:
                continue
        yield at, one


def _to(one: Happening) -> str | None:
    return None if one.card is None else str(one.card)


def lying_open(
    rules: Rules, state: State, frame: Responding, seat: Seat, *, open: bool = False
) -> Iterator[AnswerOccasions]:
    """Triggers and responses of cards in play that a player may use now, or (`open`) might use
    by all that lies open."""
    scene = rules.scene(state.board)
    for at, one in concerned(state, frame):
        kind = NAMES[one.what]
        triggers = scene.index.triggers.get(kind, ())
        for waiting in (*triggers, *scene.index.responses.get(kind, ())):
            record = waiting.record
            if not record.optional or waiting.you != seat or asks_each(record):
                continue
            mark = (waiting.card.id, waiting.at, at, seat)
            if isinstance(record, Trigger) and mark in frame.used:
                continue
            if isinstance(record, Response) and without_abilities(scene, waiting.card):
                continue
            if record.limit and spent(state, waiting.card.id, waiting.at):
                continue
            x = about(one, waiting.card, seat)
            if occurs(scene, record.on, one, x) and _usable(rules, state, x, waiting.at, open=open):
                option = React(str(waiting.card), ability(waiting.card.kind, waiting.at), _to(one))
                yield AnswerOccasions(option, x, waiting.at, at)
        if one.card is not None and one.card.owner == seat and ambushes(rules, state, (one,)):
            mark = (one.card.id, AMBUSH, at, seat)
            if mark not in frame.used:
                yield AnswerOccasions(
                    React(str(one.card), "ambush", _to(one)), about(one, one.card, seat), AMBUSH, at
                )
        waiting_for: Counter[int] = Counter()
        for lasting, x in later(scene, one):  # of two copies each is used once
            waiting_for[lasting.record] += lasting.you == seat
            uses = frame.used.count((0, lasting.record, at, seat))
            if lasting.you == seat and uses < waiting_for[lasting.record]:
                option = React(f"{lasting.kind}.0", ability(lasting.kind, lasting.record), _to(one))
                yield AnswerOccasions(option, x, lasting.record, at, lasting.program)


def _usable(rules: Rules, state: State, x: Context, record: int, *, open: bool = False) -> bool:
    """Whether conditions hold and costs can be paid."""
    face = rules.faces[x.source.kind]
    scene, board = rules.scene(state.board), state.board
    if not scene.all_hold(face.text[record].conditions, x):
        return False
    twilight, hand = board.twilight, state.hands[x.you]
    if face.type == "event":
        hand = without(hand, x.source.kind) if not open else hand[1:]
        if face.side == "shadow":
            twilight -= event_price(rules, state, x.source.kind, x.you)
            if twilight < 0:
                return False
    return affordable(Purse(rules, state, x, twilight, hand, open=open), face.programs[record])


@enforces("TIM-8.1")
def from_hand(
    rules: Rules, state: State, frame: Responding, seat: Seat, kinds: Iterable[str], *, open: bool
) -> Iterator[AnswerOccasions]:
    """Response events a player holds, or (`open`) might hold by all that lies open."""
    scene = rules.scene(state.board)
    side = "free" if seat == state.board.fp else "shadow"
    for at, one in concerned(state, frame):
        kind_of = NAMES[one.what]
        if kind_of not in rules.answered_from_hand:
            continue
        for kind in kinds:
            face = rules.faces[kind]
            if face.side != side:
                continue
            for number, record in face.responses:
                if type(record.on) is not kind_of:
                    continue
                x = about(one, Card(0, kind, seat), seat)
                if occurs(scene, record.on, one, x) and _usable(rules, state, x, number, open=open):
                    yield AnswerOccasions(Respond(kind, _to(one)), x, number, at)


@enforces("TCG-10.3", "TCG-10.4", "TIM-4.2", "TIM-8.1")
class RespondInTurn(ChoiceStep[Rules, State, Responding]):
    """Players respond in turn, to the right, until all have passed in succession.

    Whoever might hold a fitting response event, by all that lies open, is asked: who is skipped
    tells nothing about a hand.
    """

    rule = "TCG-10.3"
    accepts = (Pass, React, Respond)
    veiled = True

    def go(self, state: State, frame: Responding, log: Log) -> State | Choice | Asked:
        order = state.board.to_the_right()
        while frame.passes < len(order):
            seat = order[frame.at % len(order)]
            if self._might(state, frame, seat):
                state = state.then(frame)
                return Asked(state, self.question(state, frame))
            frame = replace(frame, at=frame.at + 1, passes=frame.passes + 1)
        return state.then()

    def _might(self, state: State, frame: Responding, seat: Seat) -> bool:
        if next(lying_open(self.box, state, frame, seat, open=True), None) is not None:
            return True
        if not state.hands[seat]:
            return False
        kinds = [face.id for face in self.box.responding]
        found = from_hand(self.box, state, frame, seat, kinds, open=True)
        return next(found, None) is not None

    def seat(self, state: State, frame: Responding) -> Seat:
        order = state.board.to_the_right()
        return order[frame.at % len(order)]

    def ask(self, state: State, frame: Responding) -> Message:
        one = frame.happenings[0]
        card = named(one.card) if one.card is not None else Message("nothing")
        return Message(f"ask-responding-{one.what.replace('_', '-')}", {"card": card})

    def _answers(self, state: State, frame: Responding) -> dict[Option, AnswerOccasions]:
        seat = self.seat(state, frame)
        found: dict[Option, AnswerOccasions] = {}
        for answer in lying_open(self.box, state, frame, seat):
            found.setdefault(answer.option, answer)
        kinds = [
            kind for kind in dict.fromkeys(state.hands[seat]) if self.box.faces[kind].responses
        ]
        for answer in from_hand(self.box, state, frame, seat, kinds, open=False):
            found.setdefault(answer.option, answer)
        return found

    def candidates(self, state: State, frame: Responding) -> Iterable[Option]:
        yield from self._answers(state, frame)
        yield PASS

    def options(self, state: State, frame: Responding) -> tuple[Option, ...]:
        return (*self._answers(state, frame), PASS)

    def guard(
        self, state: State, frame: Responding, option: Pass | React | Respond
    ) -> Refusal | None:
        if isinstance(option, Pass) or option in self._answers(state, frame):
            return None
        return Refusal("TCG-10.4", "no-response")

    def do(
        self, state: State, frame: Responding, option: Pass | React | Respond, log: Log
    ) -> State:
        if isinstance(option, Pass):
            return state.then(replace(frame, at=frame.at + 1, passes=frame.passes + 1))
        seat = self.seat(state, frame)
        answer = self._answers(state, frame)[option]
        source = answer.x.source
        mark = (source.id, answer.record, answer.at, seat)
        used = frame.used
        record = (
            None if answer.record == AMBUSH else self.box.faces[source.kind].text[answer.record]
        )
        if isinstance(option, React) and not isinstance(record, Response):
            used = (*used, mark)
        state = changes.acted(state.then(replace(frame, at=frame.at + 1, passes=0, used=used)))
        if isinstance(option, Respond):
            return begin_event(self.box, state, seat, option.card, answer.record, log, answer.x)
        log.append(Used(seat, option.card, option.ability))
        if record is None:
            more = self.box.faces[source.kind].keywords["ambush"]
            return changes.add_twilight(state, more, log)
        acted = Acted(seat, source.id, source.kind, answer.record, state.board.changes)
        return state.push(
            acted,
            Doing(
                answer.x,
                answer.record,
                answer.part,
                announced=isinstance(record, Trigger) or answer.part > 0,
            ),
        )
