"""Rounds and the journey phase: chapters 3 and 4."""

from bisect import insort
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from mathom.core import (
    AutoStep,
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Pile,
    Refusal,
    enforces,
)
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.events import (
    Arrived,
    Drew,
    Moved,
    Reshuffled,
    Swapped,
    Took,
    TookNothing,
)
from mathom.games.journey.options import Draw, Swap, Take
from mathom.games.journey.rules.laying_out import begin_laying_out
from mathom.games.journey.state import (
    Drawing,
    Moving,
    State,
    Swapping,
    Taking,
    without,
)

MOVING, TAKING = Moving(), Taking()
DRAWING = {left: Drawing(left) for left in (1, 2)}
ASK_TAKING = Message("ask-taking")
KEPT = 512
"""So many hands, and so many rows of open cards, are remembered with their options."""


# -- the marker ----------------------------------------------------------------------------------


@enforces("GEF-3.1", "GEF-4.1", "GEF-4.5")
class MoveMarker(AutoStep[Box, State, Moving]):
    """One space on; on the path everybody takes cards, at a place everybody lays them out."""

    def go(self, state: State, frame: Moving, log: Log) -> State:
        places, start, spaces = self.box.places, state.start, state.paths[state.place]
        if state.space < spaces:
            log.append(Moved(start, places[state.place].id, state.space + 1, spaces))
            state = replace(state, frames=(TAKING,), turn=start, space=state.space + 1)
            return offer(state, log)
        log.append(Arrived(start, places[state.place + 1].id))
        state = replace(state, turn=start, place=state.place + 1, space=0)
        return begin_laying_out(state, log)


@enforces("GEF-4.1", "GEF-4.3", "GEF-R1", "GEF-R4")
def offer(state: State, log: Log) -> State:
    """Asks the player on turn, unless there is nothing to choose, as everybody can see.

    Who could take only one card cannot lay one down to take two, and has no choice.
    """
    if state.hand and can_take(state, 2):
        return state
    kinds, drawable = set(state.open), can_draw(state, 1)
    if len(kinds) + drawable > 1:
        return state
    if drawable:
        return draw(state, 1, log)
    if kinds:
        return go_on(take(state, state.open[0], log), log)
    log.append(TookNothing(state.turn))
    return go_on(state, log)


@enforces("GEF-4.1", "GEF-4.5")
def go_on(state: State, log: Log, **changes: Any) -> State:
    """The next player clockwise is on; after the last one the marker moves."""
    seat = state.turn + 1
    if seat == len(state.hands):
        seat = 0
    if seat == state.start:
        return replace(state, frames=(MOVING,), turn=seat, **changes)
    return offer(replace(state, frames=(TAKING,), turn=seat, **changes), log)


# -- taking cards --------------------------------------------------------------------------------


@enforces("GEF-4.6", "GEF-R4")
def can_draw(state: State, cards: int) -> bool:
    """Whether so many can be drawn, if need be with the help of the discard pile."""
    # Kinds are counted at a glance, cards only when the pile gets low.
    least = len(state.pile.rest) + len(state.discard)
    return least >= cards or len(state.pile) + len(state.discard) >= cards


def can_take(state: State, cards: int) -> bool:
    """Whether so many can be taken, open ones or from the pile."""
    return len(state.open) >= cards or can_draw(state, cards - len(state.open))


@enforces("GEF-4.2", "GEF-4.4", "GEF-R3")
def take(state: State, card: str, log: Log) -> State:
    """An open card comes into the hand, as all can see; no other one takes its place."""
    seat = state.turn
    log.append(Took(seat, card))
    return replace(
        state,
        open=without(state.open, card),
        hands=put(state.hands, seat, with_card(state.hands[seat], card)),
        known=put(state.known, seat, with_card(state.known[seat], card)),
    )


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The sorted cards and one more."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


@enforces("GEF-4.6")
def draw(state: State, cards: int, log: Log) -> State:
    """So many cards are drawn. The discard pile is shuffled now, if it is needed now."""
    if state.pile:
        return replace(state, frames=(DRAWING[cards],))
    log.append(Reshuffled(len(state.discard)))
    return replace(
        state,
        frames=(DRAWING[cards],),
        pile=Pile.of(state.discard),
        recycled=tuple(sorted(state.discard)),
        discard=(),
    )


@enforces("GEF-4.2", "GEF-4.3", "GEF-4.7")
class DrawCard(ChanceStep[Box, State, Drawing]):
    """The top of the draw pile comes into the hand, unseen by the others."""

    veiled = True

    def chance(self, state: State, frame: Drawing) -> Chance:
        return state.pile.draw("card")

    def do(self, state: State, frame: Drawing, outcome: str, log: Log) -> State:
        seat = state.turn
        log.append(Drew(seat, outcome))
        pile = state.pile.without(outcome)
        hands = put(state.hands, seat, with_card(state.hands[seat], outcome))
        if frame.left == 1:
            return go_on(state, log, pile=pile, hands=hands)
        return draw(replace(state, pile=pile, hands=hands), frame.left - 1, log)


@enforces("GEF-4.1", "GEF-4.2", "GEF-4.3", "GEF-4.4", "GEF-4.7", "GEF-R1")
class TakeCard(ChoiceStep[Box, State, Taking]):
    """(a) Take an open card or draw one; (b) lay one down first and take two. Nobody may pass."""

    rule = "GEF-4.1"
    accepts = (Take, Draw, Swap)

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._takes = lru_cache(maxsize=KEPT)(partial(_each, box.take))
        self._swaps = lru_cache(maxsize=KEPT)(partial(_each, box.swap))

    def seat(self, state: State, frame: Taking) -> Seat:
        return state.turn

    def ask(self, state: State, frame: Taking) -> Message:
        return ASK_TAKING

    def candidates(self, state: State, frame: Taking) -> Iterable[Option]:
        yield from (self.box.take[card] for card in dict.fromkeys((*state.open, *self.box.kinds)))
        yield self.box.draw
        yield from (self.box.swap[card] for card in dict.fromkeys((*state.hand, *self.box.kinds)))

    def options(self, state: State, frame: Taking) -> tuple[Option, ...]:
        drawn = (self.box.draw,) if can_draw(state, 1) else ()
        return self._takes(state.open) + drawn + self._swaps(state.hands[state.turn])

    def guard(self, state: State, frame: Taking, option: Take | Draw | Swap) -> Refusal | None:
        match option:
            case Take():
                if option.card in state.open:
                    return None
                if option.card not in self.box.take:
                    return Refusal("GEF-4.2", "no-card", card=option.card)
                return Refusal("GEF-4.2", "not-open", card=_card(option.card))
            case Draw():
                return None if can_draw(state, 1) else Refusal("GEF-R4", "pile-empty")
            case Swap():
                if option.card not in state.hand:
                    if option.card not in self.box.swap:
                        return Refusal("GEF-4.3", "no-card", card=option.card)
                    return Refusal("GEF-4.3", "not-in-hand", card=_card(option.card))
                return None  # two others can be taken, or the question would not be asked

    def do(self, state: State, frame: Taking, option: Take | Draw | Swap, log: Log) -> State:
        match option:
            case Take():
                return go_on(take(state, option.card, log), log)
            case Draw():
                return draw(state, 1, log)
            case Swap():
                return self._lay_down(state, option.card, log)

    def _lay_down(self, state: State, card: str, log: Log) -> State:
        seat = state.turn
        log.append(Swapped(seat, card))
        if not state.open:  # only the pile is left to take from. GEF-R16
            return draw(lay_down(state, card), 2, log)
        return choose_next(lay_down(state, card), Swapping(card, 2), log)


@enforces("GEF-4.3", "GEF-4.4")
def lay_down(state: State, card: str) -> State:
    """The card lies with the open ones, not on the discard pile."""
    seat = state.turn
    return replace(
        state,
        open=(*state.open, card),
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        known=put(state.known, seat, without(state.known[seat], card)),
    )


@enforces("GEF-4.3", "GEF-R2", "GEF-R15", "GEF-R16")
def choose_next(state: State, frame: Swapping, log: Log) -> State:
    """Asks which card is taken next, unless there is only one way."""
    kinds = set(without(state.open, frame.laid))
    # Whoever draws draws all that is left to take: no open card after a hidden one.
    drawable = can_draw(state, frame.left)
    if len(kinds) + drawable > 1:
        return replace(state, frames=(frame,))
    if drawable:
        return draw(state, frame.left, log)
    return after_taking(take(state, kinds.pop(), log), frame, log)


def after_taking(state: State, frame: Swapping, log: Log) -> State:
    """One of the two is taken, or both are."""
    if frame.left == 1:
        return go_on(state, log)
    return choose_next(state, Swapping(frame.laid, 1), log)


@enforces("GEF-4.3", "GEF-4.4", "GEF-R2", "GEF-R15")
class TakeAfterSwap(ChoiceStep[Box, State, Swapping]):
    """Two open cards, two from the pile, or an open one and then one from the pile."""

    rule = "GEF-4.3"
    accepts = (Take, Draw)

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._takes = lru_cache(maxsize=KEPT)(partial(_each, box.take))

    def seat(self, state: State, frame: Swapping) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Swapping) -> Iterable[Option]:
        others = without(state.open, frame.laid)
        yield from (self.box.take[card] for card in dict.fromkeys((*others, *self.box.kinds)))
        yield self.box.draw

    def options(self, state: State, frame: Swapping) -> tuple[Option, ...]:
        takes = self._takes(without(state.open, frame.laid))
        return (*takes, self.box.draw) if can_draw(state, frame.left) else takes

    def guard(self, state: State, frame: Swapping, option: Take | Draw) -> Refusal | None:
        if isinstance(option, Take):
            card = option.card
            if card in state.open and (card != frame.laid or state.open.count(card) > 1):
                return None
            if card not in self.box.take:
                return Refusal("GEF-4.2", "no-card", card=card)
            if card == frame.laid:
                return Refusal("GEF-R2", "just-laid", card=_card(card))
            return Refusal("GEF-4.3", "not-open", card=_card(card))
        if can_draw(state, frame.left):
            return None
        if can_draw(state, 1):
            return Refusal("GEF-R15", "pile-too-low")
        return Refusal("GEF-R4", "pile-empty")

    def do(self, state: State, frame: Swapping, option: Take | Draw, log: Log) -> State:
        if isinstance(option, Take):
            return after_taking(take(state, option.card, log), frame, log)
        return draw(state, frame.left, log)


def _each(options: Mapping[str, Option], cards: tuple[str, ...]) -> tuple[Option, ...]:
    """The options of these cards, once for each kind."""
    return tuple([options[card] for card in dict.fromkeys(cards)])


def _card(card: str) -> Message:
    return Message(f"card-{card}")
