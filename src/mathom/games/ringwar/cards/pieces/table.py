"""What cards on the table can be used for, and how to get rid of them. Chapter 5."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Phrase, idiom
from mathom.games.ringwar.cards.base import Action, House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece, Scope, region_name
from mathom.games.ringwar.cards.pieces.tiles import draw_another
from mathom.games.ringwar.frames import Climbing, DrawingTile, Hunting, Resolving
from mathom.games.ringwar.frames.ring import TileTerm
from mathom.games.ringwar.kinds import DECKS_OF, FREE, SHADOW, Face, Side
from mathom.games.ringwar.options import Discard
from mathom.games.ringwar.rules import board, cards, fellowship, hunt, reactions, rings
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
class LowerDamage(Piece, frozen=True):
    """The damage of the tile on the table is lowered."""

    by: int

    def possible(self, at: Scope) -> bool:
        tile = _tile(at.state)
        if tile is None or "no-reduction" in tile.terms:
            return False
        return tile.damage > 0

    def act(self, at: Scope, log: Log) -> State:
        return hunt.lower_damage(at.state, self.by)

    def say(self, house: House) -> Phrase:
        return idiom("lower-damage", by=self.by)


@enforces("RKR-9.21", "RK-038", "RK-159")
class ReplaceTile(Piece, frozen=True):
    """Another tile counts in place of the one on the table."""

    def act(self, at: Scope, log: Log) -> State:
        return draw_another(at.state)

    def say(self, house: House) -> Phrase:
        more = words.optional("cards-on-new-tile", "mithril=new-tile" in house)
        return idiom("replace-tile", more=more)


@enforces("RKR-9.21", "RK-039")
class PreventTile(Piece, frozen=True):
    """A tile that is about to be drawn is not."""

    def act(self, at: Scope, log: Log) -> State:
        state = at.state.then()
        if isinstance(state.frames[-1], Climbing) and state.house_rule("staff", "no-step"):
            return state.then()
        return state

    def say(self, house: House) -> Phrase:
        return idiom("prevent-tile", but=words.optional("no-step", "staff=no-step" in house))


class HelpHunt(Piece, frozen=True):
    """The dice of a hunt roll, and of its re-rolls, count for more."""

    bonus: int

    def possible(self, at: Scope) -> bool:
        return at.state.hunt.dice[SHADOW] > 0

    def act(self, at: Scope, log: Log) -> State:
        roll = at.state.frames[-1]
        assert isinstance(roll, Hunting)
        return at.state.then(replace(roll, bonus=roll.bonus + self.bonus))

    def say(self, house: House) -> Phrase:
        return idiom("help-hunt", bonus=self.bonus)


@enforces("RKR-8.23", "RKR-8.27", "RK-036")
class Ambush(Piece, frozen=True):
    """One more tile, when the Fellowship comes through Moria. (Balrog of Moria)"""

    debt: ClassVar[bool] = True

    def act(self, at: Scope, log: Log) -> State:
        ring = at.state.fellowship
        safe = ring.hidden and fellowship.haven(at.box, at.state, ring.region)
        terms: tuple[TileTerm, ...] = ("eyes-harmless", "no-reveal") if safe else ("eyes-harmless",)
        return at.state.push(DrawingTile("card", terms=terms))

    def say(self, house: House) -> Phrase:
        return idiom("ambush")


# -- getting rid of them -------------------------------------------------------------------------


def _gone(card: str) -> Refusal:
    return Refusal("RKR-5.8", "not-on-table", card=Message(f"card-{card}"))


@enforces("RKR-4.20", "RKR-4.24", "RKR-5.8", "RK-024")
class ThrowOff(msgspec.Struct, frozen=True):
    """The Free Peoples spend a Will of the West, or any die and something else."""

    price: Literal["will", "ring", "person"]
    people: tuple[str, ...] = ()
    region: str = ""

    def action(self, card: str, at: int) -> Action:
        """What a die can be used for while the card lies there."""

        def refuse(box: Box, state: State, side: Side) -> Refusal | None:
            if card not in state.table:
                return _gone(card)
            if self.price == "ring":
                return rings.refuse_ring(state, side)
            if self.price == "person":
                here = [board.where(box, state, one) for one in self.people]
                if self.region not in here:
                    return Refusal("RKR-5.8", "nobody-there", region=region_name(self.region))
            return None

        def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
            if self.price == "ring":
                state = rings.use_ring(state, side)
            return reactions.leave_table(state, card, log)

        def fits(box: Box, state: State, side: Side, die: Face) -> bool:
            return self.price != "will" or die == "will"

        return Action(f"throw-off-{self.price}-{card}", FREE, fits, refuse, begin)

    def say(self, house: House) -> Phrase:
        if (self.price == "person") != bool(self.people and self.region):
            raise ValueError("people somewhere are a price of their own")
        if self.price != "person":
            if self.people or self.region:
                raise ValueError("nobody has to be anywhere")
            return idiom(f"throw-off-{self.price}")
        who, where = words.people(self.people), words.region(self.region)
        return idiom("throw-off-person", who=who, where=where)


@enforces("RKR-5.8", "RK-024", "RK-035")
class ThrowOffByCards(Asks, frozen=True):
    """The Shadow spends any die and discards a card of each of its decks.

    By the symbols on the cards it would be one with the army symbol and one with the character
    symbol: no strategy card with the muster symbol.
    """

    ask: ClassVar[str] = "ask-card-pay"
    accepts: ClassVar[tuple[type[Option], ...]] = (Discard,)

    def action(self, card: str, at: int) -> Action:
        """What a die can be used for while the card lies there."""

        def refuse(box: Box, state: State, side: Side) -> Refusal | None:
            if card not in state.table:
                return _gone(card)
            for deck in DECKS_OF[side]:
                if not self._payable(box, state, side, deck):
                    return self._unpaid(state, deck)
            return None

        def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
            return self.begin(Scope(box, state, side, card, (at,)))

        return Action(f"throw-off-cards-{card}", SHADOW, lambda *_: True, refuse, begin)

    def _unpaid(self, state: State, deck: str) -> Refusal:
        if state.house_rule("power", "symbols") and deck == "shadow-strategy":
            return Refusal("RK-035", "no-army-card-to-pay")
        return Refusal("RK-035", "no-card-to-pay", deck=Message(f"deck-{deck}"))

    def _payable(self, box: Box, state: State, side: Side, deck: str) -> list[str]:
        hand = [one for one in state.hands[seat_of(state, side)] if box.cards[one].deck == deck]
        if state.house_rule("power", "symbols"):
            return [card for card in hand if box.cards[card].die != "muster"]
        return hand

    def candidates(self, at: Scope) -> Iterable[Option]:
        return map(Discard, at.state.hands[seat_of(at.state, at.side)])

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        assert isinstance(option, Discard)
        hand = at.state.hands[seat_of(at.state, at.side)]
        if option.card not in hand:
            return Refusal("RKR-5.8", "not-in-hand", card=Message(f"card-{option.card}"))
        deck = DECKS_OF[at.side][at.so_far.count]
        if option.card in self._payable(at.box, at.state, at.side, deck):
            return None
        return self._unpaid(at.state, deck)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        assert isinstance(option, Discard)
        state = cards.bury(at.box, at.state, seat_of(at.state, at.side), option.card, log)
        if at.so_far.count + 1 == len(DECKS_OF[at.side]):
            return reactions.leave_table(state, at.card, log)
        return self.again(at, state)

    def say(self, house: House) -> Phrase:
        return idiom("throw-off-symbols" if "power=symbols" in house else "throw-off-cards")
