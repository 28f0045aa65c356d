"""Choices inside card text: cards in play, numbers, players, branches."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.verbs.logic import May, OneOf
from mathom.games.tcg.events import Chosen
from mathom.games.tcg.frames import (
    Branching,
    Confirming,
    Doing,
    Drawing,
    Naming,
    Numbering,
    Picking,
)
from mathom.games.tcg.options import Branch, Choose, Name, No, Number, Stop, Yes
from mathom.games.tcg.rules.doing import (
    bound,
    bounds,
    candidates,
    doing_below,
    open_slot,
    steps_of,
)
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.verbs.logic import branches
from mathom.games.tcg.rules.windows import ability
from mathom.games.tcg.say import branch_name, deed_id, question_id
from mathom.games.tcg.state import State

STOP, YES, NO = Stop(), Yes(), No()


def asked_by(doing: Doing) -> dict[str, Message]:
    """Which text asks."""
    source = doing.x.source
    return {
        "card": named(source.kind),
        "text": Message(f"ability-{ability(source.kind, doing.record)}"),
    }


def ask_which(doing: Doing) -> Message:
    """Which card that is not in play the text under way is to take, in its own words."""
    kind = doing.x.source.kind
    what = Message(deed_id(kind, doing.record, doing.part, doing.at - 1))
    return Message("ask-which-card", {"card": named(kind), "what": what})


def _asks(box: Rules, message: str, doing: Doing) -> Message:
    """What the text asks for, in its own words."""
    slot = open_slot(box, doing)
    question = question_id(doing.x.source.kind, doing.record, slot.key)
    return Message(message, {**asked_by(doing), "what": Message(question)})


@enforces("TCG-10.7")
class PickCards(ChoiceStep[Rules, State, Picking]):
    """Cards in play, one after another."""

    rule = "TCG-10.7"
    accepts = (Choose, Stop)

    def seat(self, state: State, frame: Picking) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Picking) -> Message:
        return _asks(self.box, "ask-picking", doing_below(state))

    def _able(self, state: State, frame: Picking) -> tuple[list[Card], int, int]:
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at]
        slot = open_slot(self.box, doing)
        able = candidates(self.box, state, slot, step, doing.x)
        least, most = bounds(self.box, state, slot, step, doing.x, len(able))
        return able, least, most

    def candidates(self, state: State, frame: Picking) -> Iterable[Option]:
        for card in self.box.scene(state.board).index.active:
            yield Choose(str(card))
        yield STOP

    def options(self, state: State, frame: Picking) -> tuple[Option, ...]:
        able, least, _ = self._able(state, frame)
        found: list[Option] = [Choose(str(card)) for card in able if card.id not in frame.chosen]
        if len(frame.chosen) >= least:
            found.append(STOP)
        return tuple(found)

    def guard(self, state: State, frame: Picking, option: Choose | Stop) -> Refusal | None:
        if option in self.options(state, frame):
            return None
        if isinstance(option, Stop):
            return Refusal("TCG-10.7", "more")
        return Refusal("TCG-10.7", "not-that-card", card=named(option.card))

    def do(self, state: State, frame: Picking, option: Choose | Stop, log: Log) -> State:
        _, _, most = self._able(state, frame)
        chosen = frame.chosen
        if isinstance(option, Choose):
            chosen = (*chosen, int(option.card.partition(".")[2]))
            if len(chosen) < most:
                return state.then(replace(frame, chosen=chosen))
        cards = self.box.scene(state.board).index.cards
        log.append(Chosen(frame.seat, tuple(str(cards[one]) for one in chosen)))
        return bound(state, open_slot(self.box, doing_below(state)).key, chosen)


class ChooseNumber(ChoiceStep[Rules, State, Numbering]):
    """A number."""

    rule = "TCG-10.12"
    accepts = (Number,)

    def seat(self, state: State, frame: Numbering) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Numbering) -> Message:
        return _asks(self.box, "ask-numbering", doing_below(state))

    def candidates(self, state: State, frame: Numbering) -> Iterable[Option]:
        return map(Number, range(frame.most + 2))

    def guard(self, state: State, frame: Numbering, option: Number) -> Refusal | None:
        if 0 <= option.n <= frame.most:
            return None
        return Refusal("TCG-10.12", "too-many", n=option.n, most=frame.most)

    def do(self, state: State, frame: Numbering, option: Number, log: Log) -> State:
        return bound(state, open_slot(self.box, doing_below(state)).key, (option.n,))


class NamePlayer(ChoiceStep[Rules, State, Naming]):
    """A player."""

    rule = "TCG-1.12"
    accepts = (Name,)

    def seat(self, state: State, frame: Naming) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Naming) -> Message:
        return Message("ask-naming", asked_by(doing_below(state)))

    def candidates(self, state: State, frame: Naming) -> Iterable[Option]:
        return map(Name, range(len(state.hands)))

    def guard(self, state: State, frame: Naming, option: Name) -> Refusal | None:
        scene = self.box.scene(state.board)
        if option.seat in scene.players(frame.key.removeprefix("@"), doing_below(state).x):
            return None
        return Refusal("TCG-1.12", "not-that-player")

    def do(self, state: State, frame: Naming, option: Name, log: Log) -> State:
        return bound(state, frame.key, (option.seat,))


@enforces("TCG-10.7")
class ChooseBranch(ChoiceStep[Rules, State, Branching]):
    """One of the things a text offers: such as can be carried out in full, if there is one."""

    rule = "TCG-10.7"
    accepts = (Branch,)

    def seat(self, state: State, frame: Branching) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Branching) -> Message:
        return Message("ask-branching", asked_by(doing_below(state)))

    def candidates(self, state: State, frame: Branching) -> Iterable[Option]:
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        return (branch(doing, part) for part in step.children)

    def guard(self, state: State, frame: Branching, option: Branch) -> Refusal | None:
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        assert isinstance(step.verb, OneOf)
        able = branches(self.box, state, doing, step)
        if any(option == branch(doing, step.children[at]) for at in able):
            return None
        return Refusal("TCG-10.7", "not-in-full")

    def do(self, state: State, frame: Branching, option: Branch, log: Log) -> State:
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        part = next(part for part in step.children if option == branch(doing, part))
        return state.then(Doing(doing.x, doing.record, part, announced=True))


def branch(doing: Doing, part: int) -> Branch:
    """One of the things a text offers, by the part of its program."""
    return Branch(branch_name(doing.x.source.kind, doing.record, part))


class Confirm(ChoiceStep[Rules, State, Confirming]):
    """Yes or no: a part of a text that may be done."""

    rule = "TCG-10.1"
    accepts = (Yes, No)

    def seat(self, state: State, frame: Confirming) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Confirming) -> Message:
        if frame.draw:
            return Message("ask-confirming-draw", {"n": frame.draw})
        return Message("ask-confirming", asked_by(doing_below(state)))

    def candidates(self, state: State, frame: Confirming) -> Iterable[Option]:
        return (YES, NO)

    def guard(self, state: State, frame: Confirming, option: Yes | No) -> Refusal | None:
        return None

    def do(self, state: State, frame: Confirming, option: Yes | No, log: Log) -> State:
        if isinstance(option, No):
            return state.then()
        if frame.draw:
            return state.then(Drawing(frame.seat, frame.draw))
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        assert isinstance(step.verb, May)
        child = replace(doing, part=step.children[0], at=0, announced=True)
        return state.then(child)
