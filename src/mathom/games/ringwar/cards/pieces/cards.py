"""Cards that are drawn, played or taken away by cards. Chapter 5."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Option, enforces
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Piece, Place, Question, place_of
from mathom.games.ringwar.events import CardPlayedToo
from mathom.games.ringwar.frames import Drawing
from mathom.games.ringwar.frames.by_card import Choosing, Picking
from mathom.games.ringwar.kinds import DECK_AT, FREE, Side
from mathom.games.ringwar.options import Decline, Pick, PlayCard, TakeAway
from mathom.games.ringwar.rules import cards, reactions
from mathom.games.ringwar.rules.seats import seat_of, team

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State

CHARACTER_DECK = "fp-character"


@enforces("RKR-5.1", "RKR-5.2")
class DrawCards(Piece, frozen=True):
    """Cards are drawn from an own deck."""

    deck: str
    count: int

    def possible(self, box: Box, state: State, side: Side) -> bool:
        return bool(state.decks[DECK_AT[self.deck]])

    def act(self, box: Box, state: State, at: Place, log: Log) -> State:
        return state.push(Drawing(seat_of(state, at.side), (self.deck,) * self.count))

    def say(self) -> Phrase:
        return words.phrase(
            "piece-draw-cards", count=self.count, deck=Phrase(f"of-deck-{self.deck}")
        )


@enforces("RKR-5.4", "RK-193")
class PlayAnother(Question, frozen=True):
    """Another character event card may be played, for which no die is needed. (The Ents)"""

    ask: ClassVar[str] = "ask-card-another"
    veiled: ClassVar[bool] = True

    deck: str

    def possible(self, box: Box, state: State, side: Side) -> bool:
        """As far as everybody can see: there is such a card in the hand."""
        hand = state.hands[seat_of(state, side)]
        return any(box.cards[card].deck == self.deck for card in hand)

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        able = [
            PlayCard(card)
            for card in state.hands[seat_of(state, frame.side)]
            if box.cards[card].deck == self.deck
            and cards.refuse_play(box, state, frame.side, card, box.cards[card].die) is None
        ]
        return [*able, Decline()]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if not isinstance(option, PlayCard):
            return state
        log.append(CardPlayedToo(frame.side, option.card))
        return cards.play(box, state, frame.side, option.card, box.cards[option.card].die)

    def say(self) -> Phrase:
        return Phrase("piece-play-another")


def lying(box: Box, state: State, deck: str) -> list[str]:
    """The cards of a deck that lie on the table."""
    return [card for card in state.table if box.cards[card].deck == deck]


class TakeOffTable(Question, frozen=True):
    """A character event card of the Free Peoples is taken off the table. (The Nazgûl Strike!)"""

    ask: ClassVar[str] = "ask-card-take-away"

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        return [TakeAway(card) for card in lying(box, state, CHARACTER_DECK)]

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        assert isinstance(option, TakeAway)
        return reactions.leave_table(state, option.card, log)

    def say(self) -> Phrase:
        return Phrase("piece-take-off-table")


@enforces("RK-040")
class TakeACard(Question, frozen=True):
    """A card of the Free Peoples goes: any on the table, or one of the hand. (Worn with …)"""

    debt: ClassVar[bool] = True
    ask: ClassVar[str] = "ask-card-take-away"
    what: ClassVar[str] = "card"

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        hands = [card for seat in team(state, FREE) for card in state.hands[seat]]
        return tuple(card for card in hands if box.cards[card].deck == CHARACTER_DECK)

    def options(self, box: Box, state: State, frame: Choosing) -> list[Option]:
        found: list[Option] = [TakeAway(card) for card in lying(box, state, CHARACTER_DECK)]
        return [Pick("hand"), *found] if self.among(box, state) else found

    def chosen(self, box: Box, state: State, frame: Choosing, option: Option, log: Log) -> State:
        if isinstance(option, TakeAway):
            return reactions.leave_table(state, option.card, log)
        return state.push(Picking(*place_of(frame)))

    def picked(self, box: Box, state: State, frame: Picking, one: str, log: Log) -> State:
        seat = next(seat for seat in team(state, FREE) if one in state.hands[seat])
        return cards.bury(box, state, seat, one, log)

    def say(self) -> Phrase:
        return Phrase("piece-take-a-card")
