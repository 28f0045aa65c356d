"""The event cards: chapter 8, from 8.4 on. What a card does is data; here it is done."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from mathom.core import AutoStep, Chance, ChanceStep, Log, enforces
from mathom.core.frames import replace
from mathom.games.orcs.board import COLUMNS, FREE, ORC, named, put_all
from mathom.games.orcs.box import Box
from mathom.games.orcs.effects import (
    LAYING,
    AnyEffect,
    DrawThenDiscard,
    FillArea,
    PlaceRows,
    Relocation,
    RemoveArea,
    RemoveColumns,
    RemoveRing,
    ReplaceStrongest,
)
from mathom.games.orcs.events import EventRead, OrcsLaid, OrcsRemoved
from mathom.games.orcs.rules.ending import lost_if_joined
from mathom.games.orcs.rules.orc_cards import lay
from mathom.games.orcs.state import (
    Discarding,
    Drawing,
    Effect,
    EventCard,
    GivingUp,
    Picking,
    Relocating,
    State,
    without,
)

Exchange: TypeAlias = Drawing | Discarding | GivingUp


@enforces("ORK-2.3", "ORK-8.2", "ORK-8.6")
class ReadEventCard(ChanceStep[Box, State, EventCard]):
    """The top card: any card of the group that is on top. Once read, it leaves the game."""

    def chance(self, state: State, frame: EventCard) -> Chance:
        return Chance("event_card", self.box.on_top(state.event_deck))

    def do(self, state: State, frame: EventCard, outcome: str, log: Log) -> State:
        log.append(EventRead(outcome))
        deck = without(state.event_deck, outcome)
        return state.then(Effect(outcome), event_deck=deck)


@enforces("ORK-1.3", "ORK-8.2", "ORK-8.5", "ORK-R1", "ORK-R16")
class CarryOut(AutoStep[Box, State, Effect]):
    """One effect of the card after the other; if the card laid orcs, the chain is checked."""

    def go(self, state: State, frame: Effect, log: Log) -> State:
        effects = self.box.event_cards[frame.card].effects
        if frame.next == len(effects):
            state = state.then()
            if any(isinstance(effect, LAYING) for effect in effects):
                return lost_if_joined(self.box, state, log)
            return state
        effect = effects[frame.next]
        rest = Effect(frame.card, frame.next + 1)
        match effect:
            case RemoveArea():
                return return_orcs(state.then(rest), self._area(effect), log)
            case FillArea() | PlaceRows():
                return self._lay(state.then(rest), effect, log)
            case RemoveRing() | RemoveColumns():
                if not any(state.board[field] == ORC for field in pickable(self.box, effect)):
                    return state.then(rest)
                return state.then(rest, Picking(frame.card, frame.next, effect.max))
            case Relocation():
                if not any(state.board[field] == FREE for field in self.box.areas[effect.area]):
                    return state.then(rest)
                return state.then(rest, Relocating(frame.card, frame.next))
            case DrawThenDiscard() | ReplaceStrongest():
                return state.then(rest, *exchanges(state, effect))

    def _area(self, effect: RemoveArea) -> Iterable[int]:
        area = self.box.areas[effect.area]
        if not effect.with_orthogonal_neighbours:
            return area
        return sorted({*area, *(side for field in area for side in self.box.land.sides[field])})

    def _lay(self, state: State, effect: FillArea | PlaceRows, log: Log) -> State:
        if isinstance(effect, FillArea):
            fields = list(self.box.areas[effect.area])
        else:
            rows = self.box.rows[effect.edge]
            board = state.board
            fields = [f for r in effect.rows for f in rows[r - 1].free(board, effect.count)]
        state, laid = lay(state, fields)
        log.append(OrcsLaid(named(laid)))
        return state


def exchanges(state: State, effect: AnyEffect) -> tuple[Exchange, ...]:
    """Cards drawn and discarded, by the active player or everybody in turn; what comes first is
    last. Nothing, if that is not what the effect is about."""
    kinds: tuple[type[Exchange], ...]
    match effect:
        case DrawThenDiscard():
            kinds = (Drawing,) * effect.draw + (Discarding,) * effect.discard
        case ReplaceStrongest():
            kinds = (GivingUp, Drawing)
        case _:
            return ()
    seats = len(state.hands) if effect.who == "all" else 1
    return tuple(
        kind((state.turn + after) % len(state.hands))
        for after in reversed(range(seats))
        for kind in reversed(kinds)
    )


@enforces("ORK-8.4", "ORK-R16")
def return_orcs(state: State, fields: Iterable[int], log: Log) -> State:
    """The orcs on these fields go back to the supply, unseen."""
    gone = [field for field in fields if state.board[field] == ORC]
    log.append(OrcsRemoved(named(gone)))
    return replace(state, board=put_all(state.board, gone, FREE), supply=state.supply + len(gone))


@lru_cache
def pickable(box: Box, effect: AnyEffect) -> tuple[int, ...]:
    """The fields from which an effect lets a player return orcs."""
    if isinstance(effect, RemoveRing):
        return box.rings[effect.tower, effect.ring]
    assert isinstance(effect, RemoveColumns)
    first, last = effect.columns
    return tuple(field for field in box.land.open if first <= field % COLUMNS + 1 <= last)
