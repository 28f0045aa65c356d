"""Cards that are drawn, played or taken away by cards. Chapter 5."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from mathom.core import Log, Message, Option, Refusal, enforces
from mathom.core.phrases import Phrase, idiom, noun
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.piece import Asks, Piece, Scope, not_offered
from mathom.games.ringwar.events import CardPlayedToo
from mathom.games.ringwar.frames import Drawing
from mathom.games.ringwar.frames.by_card import Picking
from mathom.games.ringwar.kinds import DECK_AT, FREE, SHADOW
from mathom.games.ringwar.options import Decline, Pick, PlayCard, TakeAway
from mathom.games.ringwar.rules import cards, reactions
from mathom.games.ringwar.rules.seats import seat_of, team

if TYPE_CHECKING:
    from mathom.games.ringwar.box import Box
    from mathom.games.ringwar.state import State


@enforces("RKR-5.1", "RKR-5.2")
class DrawCards(Piece, frozen=True):
    """Cards are drawn from an own deck."""

    deck: str
    count: int

    def possible(self, at: Scope) -> bool:
        return bool(at.state.decks[DECK_AT[self.deck]])

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Drawing(seat_of(at.state, at.side), (self.deck,) * self.count))

    def say(self, house: House) -> Phrase:
        cards_ = noun("card", count=self.count)
        return idiom("draw-cards", cards=cards_, deck=words.deck(self.deck))


@enforces("RKR-5.4", "RK-193")
class PlayAnother(Asks, frozen=True):
    """Another event card of a deck may be played, for which no die is needed. (The Ents)"""

    ask: ClassVar[str] = "ask-card-another"
    accepts: ClassVar[tuple[type[Option], ...]] = (PlayCard, Decline)
    veiled: ClassVar[bool] = True

    deck: str

    def possible(self, at: Scope) -> bool:
        """As far as everybody can see: there is such a card in the hand."""
        return any(at.box.cards[card].deck == self.deck for card in self._hand(at))

    def _hand(self, at: Scope) -> tuple[str, ...]:
        return at.state.hands[seat_of(at.state, at.side)]

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield from map(PlayCard, self._hand(at))
        yield Decline()

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        assert isinstance(option, PlayCard)
        card = at.box.cards.get(option.card)
        name = Message(f"card-{option.card}")
        if card is None or card.deck != self.deck:
            return Refusal("RKR-5.5", "other-deck", card=name, deck=Message(f"deck-{self.deck}"))
        return cards.refuse_play(at.box, at.state, at.side, option.card, card.die)

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if not isinstance(option, PlayCard):
            return at.state
        log.append(CardPlayedToo(at.side, option.card))
        die = at.box.cards[option.card].die
        return cards.play(at.box, at.state, at.side, option.card, die)

    def say(self, house: House) -> Phrase:
        return idiom("play-another", card=words.card_of(self.deck, "another"))


@enforces("RK-040")
class TakeCard(Asks, frozen=True):
    """A card of a deck goes: any on the table, or perhaps one of the enemy's hand by chance."""

    ask: ClassVar[str] = "ask-card-take-away"
    accepts: ClassVar[tuple[type[Option], ...]] = (TakeAway, Pick)
    what: ClassVar[str] = "card"

    deck: str
    from_hand: bool = False

    def among(self, box: Box, state: State) -> tuple[str, ...]:
        owner = FREE if self.deck.startswith("fp") else SHADOW
        hands = [card for seat in team(state, owner) for card in state.hands[seat]]
        return tuple(card for card in hands if box.cards[card].deck == self.deck)

    def candidates(self, at: Scope) -> Iterable[Option]:
        yield Pick("hand")
        yield from map(TakeAway, at.state.table)

    def guard(self, at: Scope, option: Option) -> Refusal | None:
        if isinstance(option, Pick):
            if not self.from_hand or option.way != "hand":
                return not_offered(at)
            able = bool(self.among(at.box, at.state))
            deck = Message(f"deck-{self.deck}")
            return None if able else Refusal("RKR-5.5", "none-in-hand", deck=deck)
        assert isinstance(option, TakeAway)
        name = Message(f"card-{option.card}")
        if option.card not in at.state.table:
            return Refusal("RKR-5.8", "not-on-table", card=name)
        if at.box.cards[option.card].deck != self.deck:
            return Refusal("RKR-5.5", "other-deck", card=name, deck=Message(f"deck-{self.deck}"))
        return None

    def chosen(self, at: Scope, option: Option, log: Log) -> State:
        if isinstance(option, TakeAway):
            return reactions.leave_table(at.state, option.card, log)
        return at.state.push(Picking(*at.place))

    def picked(self, at: Scope, one: str, log: Log) -> State:
        owner = at.box.card_side[one]
        seat = next(seat for seat in team(at.state, owner) if one in at.state.hands[seat])
        return cards.bury(at.box, at.state, seat, one, log)

    def say(self, house: House) -> Phrase:
        word = "take-card-or-hand" if self.from_hand else "take-card"
        return idiom(word, card=words.card_of(self.deck))
