"""Event cards: drawing, discarding, playing. Chapter 5."""

from collections.abc import Iterable

from mathom.core import (
    AutoStep,
    Chance,
    ChanceStep,
    Choice,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import Asked, put, replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.pieces.conditions import unmet
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.cards.standing import DrawsAfterEvent
from mathom.games.ringwar.events import Discarded, Drew, Swapped
from mathom.games.ringwar.frames import (
    Discarding,
    Drawing,
    DrawingAfterwards,
    DrawingOne,
    Offering,
    Playing,
)
from mathom.games.ringwar.kinds import DECK_AT, DECKS_OF, FREE, Face, Side
from mathom.games.ringwar.options import Decline, Discard, DrawFrom, Swap
from mathom.games.ringwar.rules import board, lone_player, reactions
from mathom.games.ringwar.rules.seats import hand_limit, role, seat_of, side_of, team
from mathom.games.ringwar.state import State

PALANTIR = "shadow-character-21"
"""The Palantír of Orthanc: who has lost it draws no more."""

# -- drawing -------------------------------------------------------------------------------------


@enforces("RKR-4.2", "RKR-5.1", "RKR-5.2", "RK-020")
class Draw(ChanceStep[Box, State, Drawing]):
    """One card from each of these decks; an empty deck gives none."""

    def chance(self, state: State, frame: Drawing) -> Chance:
        return state.decks[DECK_AT[frame.decks[0]]].draw("card")

    def go(self, state: State, frame: Drawing, log: Log) -> State | Chance:
        if not frame.decks:
            over = len(state.hands[frame.seat]) > hand_limit(state, frame.seat)
            return state.then(Discarding(frame.seat)) if over else state.then()
        if not state.decks[DECK_AT[frame.decks[0]]]:
            return state.then(Drawing(frame.seat, frame.decks[1:]))
        return super().go(state, frame, log)

    def do(self, state: State, frame: Drawing, outcome: str, log: Log) -> State:
        deck, seat = frame.decks[0], frame.seat
        log.append(Drew(seat, deck, outcome))
        at = DECK_AT[deck]
        hand = tuple(sorted((*state.hands[seat], outcome)))
        return replace(
            state.then(Drawing(seat, frame.decks[1:])),
            decks=put(state.decks, at, state.decks[at].without(outcome)),
            hands=put(state.hands, seat, hand),
        )


@enforces("RKR-5.1", "RKR-5.12", "RK-020")
class DiscardDown(ChoiceStep[Box, State, Discarding]):
    """Six cards at most; the others are discarded face down."""

    rule = "RKR-5.1"
    accepts = (Discard,)

    def seat(self, state: State, frame: Discarding) -> Seat:
        return frame.seat

    def candidates(self, state: State, frame: Discarding) -> Iterable[Option]:
        return map(Discard, state.hands[frame.seat])

    def guard(self, state: State, frame: Discarding, option: Discard) -> Refusal | None:
        if option.card in state.hands[frame.seat]:
            return None
        return Refusal("RKR-5.1", "not-in-hand", card=Message(f"card-{option.card}"))

    def do(self, state: State, frame: Discarding, option: Discard, log: Log) -> State:
        seat = frame.seat
        state = bury(self.box, state, seat, option.card, log)
        return state if len(state.hands[seat]) > hand_limit(state, seat) else state.then()


def bury(box: Box, state: State, seat: Seat, card: str, log: Log) -> State:
    """A card of the hand is discarded face down."""
    log.append(Discarded(seat, box.cards[card].deck, card))
    hand = tuple(one for one in state.hands[seat] if one != card)
    return replace(
        state,
        hands=put(state.hands, seat, hand),
        buried=put(state.buried, seat, tuple(sorted((*state.buried[seat], card)))),
    )


@enforces("RKR-4.16", "RKR-5.2")
def no_draw(state: State, deck: str) -> Refusal | None:
    """Why no card can be drawn."""
    return None if state.decks[DECK_AT[deck]] else Refusal("RKR-5.2", "deck-empty")


# -- playing -------------------------------------------------------------------------------------


@enforces("RKR-5.3", "RKR-5.4", "RKR-4.11", "RKR-4.14", "RKR-4.15", "RK-021", "RK-022")
def refuse_play(box: Box, state: State, side: Side, card: str, face: Face) -> Refusal | None:
    """Why a card cannot be played as an event with a die that counts as this face."""
    if card not in state.hands[seat_of(state, side)]:
        return Refusal("RKR-5.3", "not-in-hand", card=Message(f"card-{card}"))
    if face not in ("event", box.cards[card].die):
        return Refusal("RK-021", "other-symbol", card=Message(f"card-{card}"))
    if box.cards[card].players not in ("both", *_symbols(state, side)):
        return Refusal("RKR-11.11", "other-player", card=Message(f"card-{card}"))
    built = box.built[card]
    condition = built.event.condition
    if condition is not None and not condition.holds(at := Scope(box, state, side)):
        return Refusal("RKR-5.4", "condition", condition=unmet(card, "event", condition, at))
    refusals = (lone_player.refuse_again(state, side, nation) for nation in built.nations)
    return next(filter(None, refusals), None)


@enforces("RKR-11.11")
def _symbols(state: State, side: Side) -> tuple[str, ...]:
    """The players whose cards who acts may play: the own ones, or all if there is no mate."""
    if len(team(state, side)) == 1:
        return ("gondor", "rohan", "witch-king", "saruman")
    return (role(state, seat_of(state, side)).id,)


@enforces("RKR-12.2", "RK-006", "RK-032")
def play(box: Box, state: State, side: Side, card: str, face: Face) -> State:
    """The card leaves the hand and takes effect; afterwards somebody may draw. Pushes frames."""
    seat = seat_of(state, side)
    hand = tuple(one for one in state.hands[seat] if one != card)
    state = replace(state, hands=put(state.hands, seat, hand))
    if face == "event":
        if side == FREE:
            state = state.push(DrawingAfterwards(FREE, (box.cards[card].deck,), "guide"))
        drawing = list(board.standing(box, state, DrawsAfterEvent))
        if state.house_rule("palantir", "at-once"):
            drawing += [p for p in box.built[card].event.standing if isinstance(p, DrawsAfterEvent)]
        for piece in drawing:
            if piece.side == side:
                state = state.push(DrawingAfterwards(side, DECKS_OF[side], "palantir"))
    return state.push(Playing(side, card))


@enforces("RKR-5.5", "RKR-5.6", "RKR-5.7", "RKR-5.13")
class TakeEffect(AutoStep[Box, State, Playing]):
    """One part of the card after the other; what cannot be done lapses."""

    def go(self, state: State, frame: Playing, log: Log) -> State:
        card = self.box.built[frame.card].event
        if frame.at == len(card.effects):
            if card.stays:
                state = replace(state.then(), table=(*state.table, frame.card))
            else:
                state = replace(state.then(), spent=(*state.spent, frame.card))
            return reactions.sweep(self.box, state, log)
        effect = card.effects[frame.at]
        state = state.then(replace(frame, at=frame.at + 1))
        at = Scope(self.box, state, frame.side, frame.card, (frame.at,))
        return effect.act(at, log) if effect.possible(at) else state


@enforces("RKR-12.2", "RKR-12.16")
class DrawAfterwards(ChoiceStep[Box, State, DrawingAfterwards]):
    """Gandalf the Grey as guide and the Sorcerer draw from one deck, the Palantír from either."""

    rule = "RKR-12.2"
    accepts = (DrawFrom, Decline)

    def seat(self, state: State, frame: DrawingAfterwards) -> Seat:
        return seat_of(state, frame.side)

    def go(self, state: State, frame: DrawingAfterwards, log: Log) -> State | Choice | Asked:
        if frame.why == "palantir" and not any(board.standing(self.box, state, DrawsAfterEvent)):
            return state.then()  # it has left the table meanwhile
        return super().go(state, frame, log)

    def candidates(self, state: State, frame: DrawingAfterwards) -> Iterable[Option]:
        yield from map(DrawFrom, frame.decks)
        yield Decline()

    def guard(
        self, state: State, frame: DrawingAfterwards, option: DrawFrom | Decline
    ) -> Refusal | None:
        if isinstance(option, Decline):
            forced = frame.why == "palantir" and self._able(state, frame)
            return Refusal("RKR-5.5", "must-draw") if forced else None
        if option.deck not in frame.decks:
            return Refusal("RKR-12.2", "no-such", name=Message(f"deck-{option.deck}"))
        if frame.why == "guide" and state.fellowship.guide != "gandalf-grey":
            return Refusal("RKR-12.2", "no-guide", name=Message("character-gandalf-grey"))
        if frame.why == "palantir" and not board.standing(self.box, state, DrawsAfterEvent):
            return Refusal("RKR-5.8", "not-on-table", card=Message(f"card-{PALANTIR}"))
        return no_draw(state, option.deck)

    def _able(self, state: State, frame: DrawingAfterwards) -> bool:
        return any(self.guard(state, frame, DrawFrom(deck)) is None for deck in frame.decks)

    def do(
        self, state: State, frame: DrawingAfterwards, option: DrawFrom | Decline, log: Log
    ) -> State:
        if isinstance(option, Decline):
            return state.then()
        return state.then(Drawing(self.seat(state, frame), (option.deck,)))


# -- team mates ----------------------------------------------------------------------------------


@enforces("RKR-11.3")
class DrawOne(ChoiceStep[Box, State, DrawingOne]):
    """From the second turn on a team mate draws one card, from a deck of choice."""

    rule = "RKR-11.3"
    accepts = (DrawFrom,)

    def seat(self, state: State, frame: DrawingOne) -> Seat:
        return frame.seat

    def go(self, state: State, frame: DrawingOne, log: Log) -> State | Choice | Asked:
        if not self.options(state, frame):
            return state.then()
        return super().go(state, frame, log)

    def candidates(self, state: State, frame: DrawingOne) -> Iterable[Option]:
        return map(DrawFrom, DECKS_OF[side_of(state.seats, frame.seat)])

    def guard(self, state: State, frame: DrawingOne, option: DrawFrom) -> Refusal | None:
        if option.deck not in DECKS_OF[side_of(state.seats, frame.seat)]:
            return Refusal("RKR-11.3", "no-such", name=Message(f"deck-{option.deck}"))
        return no_draw(state, option.deck)

    def do(self, state: State, frame: DrawingOne, option: DrawFrom, log: Log) -> State:
        return state.then(Drawing(frame.seat, (option.deck,)))


@enforces("RKR-11.4")
class OfferCard(ChoiceStep[Box, State, Offering]):
    """Each team mate lays a card face down, or none; if both did, they change hands."""

    rule = "RKR-11.4"
    accepts = (Swap, Decline)
    veiled = True

    def seat(self, state: State, frame: Offering) -> Seat:
        return team(state, frame.side)[len(frame.offers)]

    def ask(self, state: State, frame: Offering) -> Message:
        return Message("ask-offering")  # what the team mate offers stays unseen

    def go(self, state: State, frame: Offering, log: Log) -> State | Choice:
        if any(not state.hands[seat] for seat in team(state, frame.side)):
            return state.then()
        return self.question(state, frame)

    def candidates(self, state: State, frame: Offering) -> Iterable[Option]:
        yield Decline()
        yield from map(Swap, state.hands[self.seat(state, frame)])

    def guard(self, state: State, frame: Offering, option: Swap | Decline) -> Refusal | None:
        if isinstance(option, Decline) or option.card in state.hands[self.seat(state, frame)]:
            return None
        return Refusal("RKR-11.4", "not-in-hand", card=Message(f"card-{option.card}"))

    def do(self, state: State, frame: Offering, option: Swap | Decline, log: Log) -> State:
        if isinstance(option, Decline):
            return state.then()
        if not frame.offers:
            return state.then(Offering(frame.side, (option.card,)))
        one, two = team(state, frame.side)
        hands = list(state.hands)
        given, taken = frame.offers[0], option.card
        hands[one] = _swapped(hands[one], given, taken)
        hands[two] = _swapped(hands[two], taken, given)
        log += (Swapped(one, two, taken), Swapped(two, one, given))
        return replace(state.then(), hands=tuple(hands))


def _swapped(hand: tuple[str, ...], out: str, into: str) -> tuple[str, ...]:
    return tuple(sorted((*(card for card in hand if card != out), into)))
