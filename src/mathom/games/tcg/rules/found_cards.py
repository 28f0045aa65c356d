"""Playing a card by text, from where the text says; paying to prevent something."""

from collections.abc import Iterable

from mathom.core import AutoStep, Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Idle
from mathom.games.tcg.cards.pieces.verbs.playing import PlayFrom
from mathom.games.tcg.frames import Acted, Doing, Offering, PlayingFound
from mathom.games.tcg.options import No, PlayFound, Stop, Yes
from mathom.games.tcg.rules.changes import mark
from mathom.games.tcg.rules.choosing import ask_which, asked_by
from mathom.games.tcg.rules.doing import doing_below, steps_of
from mathom.games.tcg.rules.hands import verb_below
from mathom.games.tcg.rules.paying import Playable, Purse, plays
from mathom.games.tcg.rules.playing import begin_play
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.verbs.playing import searched
from mathom.games.tcg.state import State

STOP, YES, NO = Stop(), Yes(), No()


@enforces("TCG-10.8", "TCG-10.9", "TCG-10.14", "TIM-5.5")
class PlayFoundCard(ChoiceStep[Rules, State, PlayingFound]):
    """Which card is played, and on whom. Only who searches the own deck may find nothing."""

    rule = "TCG-10.8"
    accepts = (PlayFound, Stop)

    def veils(self, frame: PlayingFound) -> bool:
        return frame.zone in ("hand", "deck") or frame.covered

    def seat(self, state: State, frame: PlayingFound) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: PlayingFound) -> Message:
        doing = doing_below(state)
        if frame.zone == "stacked":
            return Message("ask-playing-found-stacked", asked_by(doing))
        return ask_which(doing)

    def _found(self, state: State, frame: PlayingFound) -> dict[PlayFound, Playable]:
        doing, verb = doing_below(state), verb_below(self.box, state)
        assert isinstance(verb, PlayFrom)
        purse = Purse(self.box, state, doing.x, state.board.twilight, state.hands[frame.seat])
        cards = self.box.scene(state.board).index.cards
        return {
            PlayFound(one.kind, str(cards[one.bearer]) if one.bearer else None): one
            for one in plays(purse, verb)
        }

    def candidates(self, state: State, frame: PlayingFound) -> Iterable[Option]:
        yield from self._found(state, frame)
        yield STOP

    def guard(self, state: State, frame: PlayingFound, option: PlayFound | Stop) -> Refusal | None:
        if isinstance(option, Stop):
            return None if frame.zone == "deck" else Refusal("TCG-10.8", "must-play")
        if option in self._found(state, frame):
            return None
        return Refusal("TCG-10.8", "cannot-play", card=named(option.card))

    def do(self, state: State, frame: PlayingFound, option: PlayFound | Stop, log: Log) -> State:
        doing, verb = doing_below(state), verb_below(self.box, state)
        assert isinstance(verb, PlayFrom)
        if isinstance(option, Stop):
            return searched(state.then(), frame.seat, log)
        found = self._found(state, frame)[option]
        discount = self.box.scene(state.board).number(verb.discount, doing.x)
        state = begin_play(
            self.box, state.then(), frame.seat, option.card, frame.zone, log,
            bearer=found.bearer, base=found.base, discount=discount,
            name=verb.name, bearer_name=verb.bearer,
        )  # fmt: skip
        return searched(state, frame.seat, log) if frame.zone == "deck" else state


@enforces("TCG-10.17", "TIM-4.8", "TCG-R3")
class OfferPrevention(ChoiceStep[Rules, State, Offering]):
    """Players are asked in order; the first who pays prevents the effect."""

    rule = "TCG-10.17"
    accepts = (Yes, No)

    def go(self, state: State, frame: Offering, log: Log) -> State | Choice | Asked:
        if frame.paying:
            return state.then()  # paid in full: it does not happen
        if frame.asked:
            return self.question(state, frame)
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        return state.then(Doing(doing.x, doing.record, step.children[0], announced=True))

    def seat(self, state: State, frame: Offering) -> Seat:
        return frame.asked[0]

    def ask(self, state: State, frame: Offering) -> Message:
        return Message("ask-offering", asked_by(doing_below(state)))

    def candidates(self, state: State, frame: Offering) -> Iterable[Option]:
        return (YES, NO)

    def guard(self, state: State, frame: Offering, option: Yes | No) -> Refusal | None:
        return None

    def do(self, state: State, frame: Offering, option: Yes | No, log: Log) -> State:
        if isinstance(option, No):
            return state.then(replace(frame, asked=frame.asked[1:]))
        doing = doing_below(state)
        step = steps_of(self.box, doing)[doing.at - 1]
        state = state.then(replace(frame, paying=True))
        return state.push(Doing(doing.x, doing.record, step.children[1], announced=True))


@enforces("TCG-10.18")
class LookBack(AutoStep[Rules, State, Acted]):
    """An action that changed nothing is not offered again before something has changed."""

    def go(self, state: State, frame: Acted, log: Log) -> State:
        state = state.then()
        if state.board.changes != frame.changes:
            return state
        idle = Idle(frame.seat, frame.card, frame.kind, frame.record)
        return mark(state, idle=(*state.board.idle, idle))
