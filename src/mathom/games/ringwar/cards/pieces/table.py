"""What cards on the table can be used for, and how to get rid of them. Chapter 5."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from mathom.core import Log, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.games.ringwar.cards.base import Action, Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Place, Question, place_of
from mathom.games.ringwar.cards.pieces.tiles import draw_another
from mathom.games.ringwar.frames import Climbing, DrawingTile, Hunting, Resolving
from mathom.games.ringwar.frames.by_card import Choosing
from mathom.games.ringwar.kinds import DECKS_OF, FREE, SHADOW, Face, Side
from mathom.games.ringwar.options import Discard
from mathom.games.ringwar.rules import board, cards, fellowship, hunt, reactions
from mathom.games.ringwar.rules.seats import seat_of

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


# -- uses ----------------------------------------------------------------------------------------


def _tile(state: State) -> Resolving | None:
    """The tile that is being resolved."""
    for frame in reversed(state.frames):
        if isinstance(frame, Resolving):
            return frame
    return None


@enforces("RKR-9.20", "RK-148")
class LowerDamage(msgspec.Struct, frozen=True):
    """The damage of the tile on the table is lowered."""

    by: int
    moment: str = "tile"
    used_up: bool = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        tile = _tile(state)
        return tile is not None and tile.damage > 0

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        return hunt.lower_damage(state, self.by)

    def say(self) -> Phrase:
        return Phrase("piece-lower-damage", {"by": self.by})


@enforces("RKR-9.21", "RK-038", "RK-159")
class ReplaceTile(msgspec.Struct, frozen=True):
    """Another tile counts in place of the one on the table."""

    moment: str = "tile"
    used_up: bool = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return True

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        return draw_another(state)

    def say(self) -> Phrase:
        return Phrase("piece-replace-tile")


@enforces("RKR-9.21", "RK-039")
class PreventTile(msgspec.Struct, frozen=True):
    """A tile that is about to be drawn is not."""

    moment: str = "before-tile"
    used_up: bool = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return True

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        state = state.then()
        if isinstance(state.frames[-1], Climbing) and state.house_rule("staff", "no-step"):
            return state.then()
        return state

    def say(self) -> Phrase:
        return Phrase("piece-prevent-tile")


class HelpHunt(msgspec.Struct, frozen=True):
    """The dice of a hunt roll, and of its re-rolls, count for more."""

    bonus: int
    moment: str = "hunt"
    used_up: bool = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return state.hunt.dice[SHADOW] > 0

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        roll = state.frames[-1]
        assert isinstance(roll, Hunting)
        return state.then(replace(roll, bonus=roll.bonus + self.bonus))

    def say(self) -> Phrase:
        return Phrase("piece-help-hunt", {"bonus": self.bonus})


@enforces("RKR-8.23", "RKR-8.27", "RK-036")
class Ambush(msgspec.Struct, frozen=True):
    """One more tile, when the Fellowship comes through Moria. (Balrog of Moria)"""

    debt: ClassVar[bool] = True

    moment: str = "declared"
    used_up: bool = True

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return True

    def do(self, box: Box, state: State, side: Side, log: Log) -> State:
        safe = state.fellowship.hidden and fellowship.haven(box, state, state.fellowship.region)
        terms = ("eyes-harmless", "no-reveal") if safe else ("eyes-harmless",)
        return state.push(DrawingTile("card", terms=terms))

    def say(self) -> Phrase:
        return Phrase("piece-ambush")


# -- getting rid of them -------------------------------------------------------------------------


def _gone(card: str) -> Refusal:
    return Refusal("RKR-5.8", "not-on-table", card=Phrase(f"card-{card}"))


@enforces("RKR-4.20", "RKR-4.24", "RKR-5.8", "RK-024")
class ThrowOff(msgspec.Struct, frozen=True):
    """The Free Peoples spend a Will of the West, or any die and something else."""

    price: str
    """`will`, `ring` or `person`."""
    people: tuple[str, ...] = ()
    region: str = ""

    def action(self, card: str) -> Action:
        """What a die can be used for while the card lies there."""

        def refuse(box: Box, state: State, side: Side) -> Refusal | None:
            if card not in state.table:
                return _gone(card)
            if self.price == "ring":
                if not state.rings[side]:
                    return Refusal("RKR-4.22", "no-ring")
                if state.turn.rings_used[side]:
                    return Refusal("RKR-4.22", "ring-used")
            if self.price == "person":
                here = [board.where(box, state, one) for one in self.people]
                if self.region not in here:
                    return Refusal(
                        "RKR-5.8", "nobody-there", region=Phrase(f"region-{self.region}")
                    )
            return None

        def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
            if self.price == "ring":
                used = put(state.turn.rings_used, side, True)
                free, shadow = state.rings
                rings = (free - 1, shadow + 1) if side == FREE else (free, shadow - 1)
                spent = replace(state.turn, rings_used=(used[0], used[1]))
                state = replace(state, turn=spent, rings=rings)
            return reactions.leave_table(state, card, log)

        def fits(box: Box, state: State, side: Side, die: Face) -> bool:
            return self.price != "will" or die == "will"

        return Action(f"throw-off-{self.price}-{card}", FREE, fits, refuse, begin)

    def say(self) -> Phrase:
        if self.price != "person":
            return Phrase(f"piece-throw-off-{self.price}")
        return words.phrase(
            "piece-throw-off-person",
            people=words.any_of(map(words.person, self.people)),
            where=words.region_in(self.region),
        )


@enforces("RKR-5.8", "RK-024", "RK-035")
class ThrowOffByCards(Question, frozen=True):
    """The Shadow spends any die and discards a card of each of its decks.

    By the symbols on the cards it would be one with the army symbol and one with the character
    symbol: no strategy card with the muster symbol.
    """

    ask: ClassVar[str] = "ask-card-pay"

    def action(self, card: str) -> Action:
        """What a die can be used for while the card lies there."""

        def refuse(box: Box, state: State, side: Side) -> Refusal | None:
            if card not in state.table:
                return _gone(card)
            for deck in DECKS_OF[side]:
                if not self._payable(box, state, side, deck):
                    if state.house_rule("power", "symbols") and deck == "shadow-strategy":
                        return Refusal("RK-035", "no-army-card-to-pay")
                    return Refusal("RK-035", "no-card-to-pay", deck=Phrase(f"deck-{deck}"))
            return None

        def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
            built = box.events[card]
            pieces = (*built.effects, *built.reactions, *built.standing)
            return self.begin(box, state, Place(side, card, (pieces.index(self),)))

        return Action(f"throw-off-cards-{card}", SHADOW, lambda *_: True, refuse, begin)

    def _payable(self, box: Box, state: State, side: Side, deck: str) -> list[str]:
        hand = [one for one in state.hands[seat_of(state, side)] if box.cards[one].deck == deck]
        if state.house_rule("power", "symbols"):
            return [card for card in hand if box.cards[card].die != "muster"]
        return hand

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        decks = DECKS_OF[frame.side]
        if len(frame.notes) == len(decks):
            return []
        deck = decks[len(frame.notes)]
        return list(map(Discard, self._payable(box, state, frame.side, deck)))

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, Discard)
        state = cards.bury(box, state, seat_of(state, frame.side), option.card, log)
        notes = (*frame.notes, box.cards[option.card].deck)
        if len(notes) == len(DECKS_OF[frame.side]):
            return reactions.leave_table(state, frame.card, log)
        return self.begin(box, state, place_of(frame), notes)

    def say(self) -> Phrase:
        return Phrase("piece-throw-off-cards")
