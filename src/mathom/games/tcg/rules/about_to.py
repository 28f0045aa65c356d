"""Would-windows: something is about to happen, and may be prevented or replaced. TIM-4.2"""

from collections.abc import Iterable, Iterator, Sequence

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.events import Happened, Prevented
from mathom.games.tcg.frames import AboutTo, Doing, Due, Happening, Responding
from mathom.games.tcg.options import First
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.leaving_play import discard as discard_now
from mathom.games.tcg.rules.occasions import NAMES, about
from mathom.games.tcg.rules.sites import site_to_take, take_control
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import ability, alike, required
from mathom.games.tcg.state import State


def watched(rules: Rules, state: State, what: str) -> bool:
    """Whether any text in play waits for this to be about to happen."""
    scene = rules.scene(state.board)
    kind = NAMES[what]
    return bool(
        scene.index.triggers.get(kind)
        or scene.index.responses.get(kind)
        or (what == "wound" and scene.lasting.get("prevent_wounds"))
    )


@enforces("TCG-11.5", "TIM-4.6")
def wound(
    rules: Rules,
    state: State,
    cards: Sequence[int],
    source: Card | None,
    seat: Seat,
    log: Log,
    times: int = 1,
) -> State:
    """These characters are about to take a wound each, so many times one after another."""
    if not cards or times <= 0:
        return state
    if times == 1 and not watched(rules, state, "wound"):
        return _wound_now(rules, state, cards, log)
    return state.push(*(AboutTo("wound", tuple(cards), source, seat),) * times)


def _wound_now(rules: Rules, state: State, cards: Iterable[int], log: Log) -> State:
    scene = rules.scene(state.board)
    hit = [card for number in cards if (card := scene.active(number)) is not None]
    return changes.place_wounds(state, [card for card in hit if scene.can_take_wound(card)], log)


@enforces("TIM-4.6")
def discard(
    rules: Rules, state: State, cards: Sequence[int], source: Card, seat: Seat, log: Log
) -> State:
    """These cards are about to be discarded from play."""
    if not cards:
        return state
    if not watched(rules, state, "discard"):
        return discard_now(rules, state, cards, log)
    return state.push(AboutTo("discard", tuple(cards), source, seat))


@enforces("TIM-4.6")
def burden(rules: Rules, state: State, n: int, source: Card, seat: Seat, log: Log) -> State:
    """Burdens are about to be added."""
    if n <= 0:
        return state
    if not watched(rules, state, "burden"):
        return changes.add_burdens(state, state.board.fp, n, log)
    return state.push(AboutTo("burden", (), source, seat, n))


@enforces("TIM-4.6")
def control(rules: Rules, state: State, seat: Seat, source: Card, log: Log) -> State:
    """A player is about to take control of a site, if there is one to take."""
    if site_to_take(state.board) is None:
        return state
    if not watched(rules, state, "control"):
        return take_control(state, seat, log)
    return state.push(AboutTo("control", (), source, seat))


def happenings(rules: Rules, state: State, frame: AboutTo) -> tuple[Happening, ...]:
    """What is about to happen, for each card that is still concerned."""
    source = (frame.source,) if frame.source is not None else ()
    if frame.what in ("burden", "control"):
        return (Happening(frame.what, None, source, frame.seat),) if frame.n else ()
    scene = rules.scene(state.board)
    return tuple(
        Happening(frame.what, card, source, frame.seat)
        for number in frame.cards
        if (card := scene.active(number)) is not None
        and (frame.what != "wound" or scene.can_take_wound(card))
    )


@enforces("TIM-4.2", "TIM-4.3", "TIM-4.4", "TIM-4.7")
class GoAbout(ChoiceStep[Rules, State, AboutTo]):
    """Required text first, then who wants to respond; then what is left happens."""

    rule = "TCG-10.2"
    accepts = (First,)

    def go(self, state: State, frame: AboutTo, log: Log) -> State | Choice | Asked:
        concerned = happenings(self.box, state, frame)
        if not concerned:
            return self._over(state, frame)
        if frame.stage == 0:
            due = list(self._due(state, frame, concerned))
            if alike(due):
                return self._begin(state, frame, concerned, due[0], log)
            if due:
                return self.question(state, frame)
            state = state.then(replace(frame, stage=1))
            return state.push(Responding(concerned, would=True))
        return self._happen(state, frame, log)

    def _due(self, state: State, frame: AboutTo, concerned: Sequence[Happening]) -> Iterator[Due]:
        scene = self.box.scene(state.board)
        listeners = scene.index.triggers.get(NAMES[frame.what], ())
        for due in required(self.box, state, concerned, listeners):
            if self._mark(due, concerned) not in frame.done:
                yield due
        if frame.what == "wound":
            for at, one in enumerate(concerned):
                for lasting in scene.lasting.get("prevent_wounds", ()):
                    if one.card is not None and one.card.id in lasting.cards:
                        yield Due(Card(0, lasting.kind, lasting.you), lasting.record, at)
                        break

    def _mark(self, due: Due, concerned: Sequence[Happening]) -> tuple[int, int, int]:
        it = concerned[due.at].card
        assert due.card is not None
        return (due.card.id, due.record, it.id if it is not None else 0)

    def _begin(
        self, state: State, frame: AboutTo, concerned: Sequence[Happening], due: Due, log: Log
    ) -> State:
        assert due.card is not None
        one = concerned[due.at]
        if due.card.id == 0:  # every wound to this character is prevented for a while
            assert one.card is not None
            log.append(Prevented(frame.what, str(one.card)))
            left = tuple(number for number in frame.cards if number != one.card.id)
            return state.then(replace(frame, cards=left, prevented=True))
        done = (*frame.done, self._mark(due, concerned))
        log.append(Happened(str(due.card), ability(due.card.kind, due.record)))
        x = about(one, due.card, due.card.owner)
        state = state.then(replace(frame, done=done))
        return state.push(Doing(x, due.record, announced=True))

    def _happen(self, state: State, frame: AboutTo, log: Log) -> State:
        state = self._over(state, frame)
        if frame.what == "wound":
            return _wound_now(self.box, state, frame.cards, log)
        if frame.what == "discard":
            return discard_now(self.box, state, frame.cards, log)
        if frame.what == "burden":
            return changes.add_burdens(state, state.board.fp, frame.n, log)
        return take_control(state, frame.seat, log)

    def _over(self, state: State, frame: AboutTo) -> State:
        """The window closes; a text that needed this to happen in full learns if it did not."""
        state = state.then()
        below = state.frames[-1] if state.frames else None
        if frame.prevented and isinstance(below, Doing):
            return state.then(replace(below, failed=True))
        return state

    # -- the order of required texts -------------------------------------------------------------

    def seat(self, state: State, frame: AboutTo) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: AboutTo) -> Message:
        return Message("ask-after")

    def candidates(self, state: State, frame: AboutTo) -> Iterable[Option]:
        concerned = happenings(self.box, state, frame)
        return dict.fromkeys(
            self._first(concerned, due) for due in self._due(state, frame, concerned)
        )

    def _first(self, concerned: Sequence[Happening], due: Due) -> First:
        assert due.card is not None
        it = concerned[due.at].card
        to = None if it is None else str(it)
        return First(str(due.card), ability(due.card.kind, due.record), to)

    def guard(self, state: State, frame: AboutTo, option: First) -> Refusal | None:
        if option in set(self.candidates(state, frame)):
            return None
        return Refusal("TCG-10.2", "not-due")

    def do(self, state: State, frame: AboutTo, option: First, log: Log) -> State:
        concerned = happenings(self.box, state, frame)
        due = next(
            due
            for due in self._due(state, frame, concerned)
            if self._first(concerned, due) == option
        )
        return self._begin(state, frame, concerned, due, log)
