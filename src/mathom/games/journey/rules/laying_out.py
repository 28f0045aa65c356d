"""Scoring phase – laying out cards: chapter 5."""

from collections.abc import Iterable
from functools import lru_cache

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.events import Passed, RowBegun, RowDiscarded, RowGrew
from mathom.games.journey.options import GANDALF, Done, Lay, Replace
from mathom.games.journey.state import (
    Laying,
    Row,
    Rows,
    Scoring,
    ScoringTrait,
    State,
    without,
)

DONE = Done()
KEPT = 512
"""So many hands and rows are remembered with their options."""
NOT_BEGUN, BEGUN = Laying(begun=False), Laying(begun=True)


@enforces("GEF-5.1")
def begin_laying_out(state: State, log: Log) -> State:
    """The player on turn is asked; without a hand card there is nothing to ask, as all can see."""
    if state.hand:
        return replace(state, frames=(NOT_BEGUN,))
    log.append(Passed(state.turn))
    return end_laying_out(state, log)


@enforces("GEF-5.1")
def end_laying_out(state: State, log: Log) -> State:
    """The next player clockwise lays out; after the last one the place is scored."""
    seats = len(state.hands)
    seat = (state.turn + 1) % seats
    if seat != state.start:
        return begin_laying_out(replace(state, turn=seat), log)
    return replace(state, turn=seat, frames=(ScoringTrait(0) if seats == 2 else Scoring(),))


@enforces(
    "GEF-1.2", "GEF-5.1", "GEF-5.2", "GEF-5.3", "GEF-5.4", "GEF-5.5",
    "GEF-R5", "GEF-R6", "GEF-R7", "GEF-R8", "GEF-R17",
)  # fmt: skip
class LayOut(ChoiceStep[Box, State, Laying]):
    """One card after another, until the player is done.

    The question is asked as long as there are hand cards, even if none of them fits anywhere:
    otherwise the table would learn something about a hidden hand.
    """

    rule = "GEF-5.1"
    accepts = (Lay, Replace, Done)
    veiled = True

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.asks = tuple(
            Message("ask-laying", {"place": Message(f"place-{place.id}")}) for place in box.places
        )
        self._options = lru_cache(maxsize=KEPT)(self._list)

    def seat(self, state: State, frame: Laying) -> Seat:
        return state.turn

    def ask(self, state: State, frame: Laying) -> Message:
        return self.asks[state.place]

    def candidates(self, state: State, frame: Laying) -> Iterable[Option]:
        box = self.box
        for card in dict.fromkeys((*state.hand, *box.kinds)):
            yield box.lay[card]
            yield box.lay_with_gandalf[card]
            yield box.replace[card]
            yield box.replace_with_gandalf[card]
        yield DONE

    def options(self, state: State, frame: Laying) -> tuple[Option, ...]:
        return self._options(state.hands[state.turn], state.rows[state.turn])

    def _list(self, hand: tuple[str, ...], rows: Rows) -> tuple[Option, ...]:
        box = self.box
        with_gandalf = GANDALF in hand
        options: list[Option] = []
        for card in dict.fromkeys(hand):
            if card == GANDALF:
                continue
            row = rows[box.colour_of[card]]
            if row is None:
                options.append(box.lay[card])
                if with_gandalf:
                    options.append(box.lay_with_gandalf[card])
            elif row.trait == box.trait_of[card]:
                options.append(box.lay[card])
            else:
                options.append(box.replace[card])
                if with_gandalf:
                    options.append(box.replace_with_gandalf[card])
        options.append(DONE)
        return tuple(options)

    def guard(self, state: State, frame: Laying, option: Lay | Replace | Done) -> Refusal | None:
        if isinstance(option, Done):
            return None
        card, hand = option.card, state.hands[state.turn]
        if card not in self.box.kinds:
            return Refusal("GEF-5.1", "no-card", card=card)
        if card not in hand:
            return Refusal("GEF-5.1", "not-in-hand", card=Message(f"card-{card}"))
        if card == GANDALF:
            return Refusal("GEF-5.3", "gandalf-alone")
        if option.gandalf and GANDALF not in hand:
            return Refusal("GEF-5.3", "no-gandalf")
        row = state.rows[state.turn][self.box.colour_of[card]]
        if isinstance(option, Lay):
            return self._guard_lay(option, row)
        return self._guard_replace(option, row)

    def _guard_lay(self, option: Lay, row: Row | None) -> Refusal | None:
        if row is None:
            return None
        if row.trait != self.box.trait_of[option.card]:
            return Refusal("GEF-5.5", "other-trait", **self._about(option.card, row))
        if option.gandalf and row.gandalf:
            return Refusal("GEF-R6", "second-gandalf", **self._about(option.card, row))
        if option.gandalf:
            return Refusal("GEF-R5", "late-gandalf", **self._about(option.card, row))
        return None

    def _guard_replace(self, option: Replace, row: Row | None) -> Refusal | None:
        if row is None:
            colour = Message(f"colour-{self.box.colours[self.box.colour_of[option.card]]}")
            return Refusal("GEF-5.5", "no-row", colour=colour)
        if row.trait == self.box.trait_of[option.card]:
            return Refusal("GEF-R8", "same-trait", **self._about(option.card, row))
        return None

    def _about(self, card: str, row: Row) -> dict[str, Message]:
        colour = self.box.colours[self.box.colour_of[card]]
        return {
            "card": Message(f"card-{card}"),
            "colour": Message(f"colour-{colour}"),
            "trait": Message(f"trait-{row.trait}"),
        }

    def do(self, state: State, frame: Laying, option: Lay | Replace | Done, log: Log) -> State:
        if isinstance(option, Done):
            if not frame.begun:
                log.append(Passed(state.turn))
            return end_laying_out(state, log)
        box, seat, card = self.box, state.turn, option.card
        colour, rows, discard = box.colour_of[card], state.rows[seat], state.discard
        hand, known = without(state.hands[seat], card), without(state.known[seat], card)
        row = rows[colour]
        if row is not None and isinstance(option, Replace):
            log.append(RowDiscarded(seat, box.colours[colour], row.trait, row.cards, row.gandalf))
            discard += box.row_cards(colour, row.trait, row.cards, row.gandalf)
            row = None
        if row is None:
            log.append(RowBegun(seat, card, option.gandalf))
            row = Row(box.trait_of[card], 1, option.gandalf)
        else:
            row = Row(row.trait, row.cards + 1, row.gandalf)
            log.append(RowGrew(seat, card, len(row)))
        if option.gandalf:
            hand, known = without(hand, GANDALF), without(known, GANDALF)
        state = replace(
            state,
            frames=(BEGUN,),
            hands=put(state.hands, seat, hand),
            known=put(state.known, seat, known),
            rows=put(state.rows, seat, put(rows, colour, row)),
            discard=discard,
        )
        return state if hand else end_laying_out(state, log)
