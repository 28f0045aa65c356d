"""Cards on the table that can be used at a moment of the rules: chapter 5."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Happening, Reaction
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.events import CardLeft, CardUsed
from mathom.games.ringwar.frames import Reacting
from mathom.games.ringwar.frames.ring import Occasion
from mathom.games.ringwar.kinds import FREE, Side
from mathom.games.ringwar.options import Decline, UseCard
from mathom.games.ringwar.rules.seats import leader_of, seat_of
from mathom.games.ringwar.state import State


def usable(box: Box, state: State, side: Side, moment: Occasion) -> list[str]:
    """The cards on the table that a side can use now."""
    return [
        card
        for card in state.table
        if box.card_side[card] == side
        and _valid(box, state, side, card)
        and any(
            one.on == moment and one.what.possible(Scope(box, state, side, card))
            for one in box.built[card].event.reactions
        )
    ]


def _valid(box: Box, state: State, side: Side, card: str) -> bool:
    """Whether the condition of a card on the table is still met. RK-023"""
    condition = box.built[card].event.condition
    return condition is None or condition.holds(Scope(box, state, side, card))


def offer(box: Box, state: State, frame: Reacting) -> State:
    """Asks for a card, if there is one to use."""
    if state.table and usable(box, state, frame.side, frame.moment):
        return state.push(frame)
    return state


@enforces("RKR-5.7")
def leave_table(state: State, card: str, log: Log) -> State:
    """A card leaves the table."""
    log.append(CardLeft(card))
    table = tuple(one for one in state.table if one != card)
    return replace(state, table=table, spent=(*state.spent, card))


@enforces("RKR-5.8", "RKR-9.20", "RKR-9.21")
class React(ChoiceStep[Box, State, Reacting]):
    """A card on the table is used, or none."""

    rule = "RKR-5.8"
    accepts = (UseCard, Decline)

    @enforces("RKR-11.5")
    def seat(self, state: State, frame: Reacting) -> Seat:
        """What the hunt does to the Fellowship is for the leading player to say."""
        return leader_of(state, FREE) if frame.side == FREE else seat_of(state, frame.side)

    def candidates(self, state: State, frame: Reacting) -> Iterable[Option]:
        yield Decline()
        yield from map(UseCard, state.table)

    def guard(self, state: State, frame: Reacting, option: UseCard | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        if option.card in usable(self.box, state, frame.side, frame.moment):
            return None
        return Refusal("RKR-5.8", "not-usable", card=Message(f"card-{option.card}"))

    def do(self, state: State, frame: Reacting, option: UseCard | Decline, log: Log) -> State:
        state = state.then()
        if isinstance(option, Decline):
            return state
        log.append(CardUsed(frame.side, option.card))
        number, reaction = next(
            (number, part)
            for number, part in enumerate(self.box.built[option.card].parts)
            if isinstance(part, Reaction) and part.on == frame.moment
        )
        if reaction.used_up:
            state = leave_table(state, option.card, log)
        at = Scope(self.box, state, frame.side, option.card, (number, 0))
        return reaction.what.act(at, log)


def may_be_stale(state: State, seen: State | None) -> bool:
    """Whether something has changed, since it was seen, that cards on the table may depend on."""
    return seen is None or not (
        state.table is seen.table
        and state.people is seen.people
        and state.armies is seen.armies
        and state.besieged is seen.besieged
        and state.active is seen.active
    )


@enforces("RKR-5.8", "RK-023")
def sweep(box: Box, state: State, log: Log) -> State:
    """Cards whose condition is no longer met leave the table."""
    for name in state.table:
        card = box.built[name].event
        if card.condition is None and card.leaves is None:
            continue
        at = Scope(box, state, box.card_side[name], name)
        stale = card.condition is not None and not card.condition.holds(at)
        if stale or (card.leaves is not None and card.leaves.holds(at)):
            state = leave_table(state, name, log)
    return state


@enforces("RKR-5.8")
def happened(box: Box, state: State, what: Happening, log: Log) -> State:
    """Something took place that ends what some cards on the table say."""
    for name in state.table:
        if what in box.built[name].event.leaves_at:
            state = leave_table(state, name, log)
    return state
