"""Cards chosen from hand, piles and stacks; reconciling a hand."""

from collections.abc import Iterable
from typing import TypeAlias

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import StackedCard
from mathom.games.tcg.cards.pieces.filters import CARD, a
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs import moving_cards as mc
from mathom.games.tcg.cards.pieces.verbs.decks import DiscardRevealed
from mathom.games.tcg.events import Discarded, PutBeneath, Stacked
from mathom.games.tcg.frames import Drawing, Finding, FindingStacked, FromHand, Reconciling
from mathom.games.tcg.kinds import HAND_SIZE
from mathom.games.tcg.options import Discard, Find, FindStacked, Stop, Take
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.choosing import ask_which
from mathom.games.tcg.rules.doing import doing_below, program_of, steps_of
from mathom.games.tcg.rules.leaving_play import stack_on, unstack
from mathom.games.tcg.rules.paying import leaves_a_play, stacked_cards
from mathom.games.tcg.rules.playing import take_out
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.state import State

STOP = Stop()
ANY = a(CARD)
FromHandVerb: TypeAlias = mc.DiscardHand | mc.StackFromHand | mc.HandToDeckBottom
FromPileVerb: TypeAlias = mc.TakeFrom | mc.StackFromDiscard | DiscardRevealed


def verb_below(rules: Rules, state: State) -> Piece:
    """The verb of the text below that needs the choice on top."""
    doing = doing_below(state)
    return steps_of(rules, doing)[doing.at - 1].verb


def base_below(rules: Rules, state: State) -> int:
    """The card on which the text below stacks something."""
    verb = verb_below(rules, state)
    assert isinstance(verb, (mc.StackFromHand, mc.StackFromDiscard))
    return rules.scene(state.board).ids(verb.on, doing_below(state).x)[0]


@enforces("TCG-2.3", "TCG-2.4")
class TakeFromHand(ChoiceStep[Rules, State, FromHand]):
    """Card after card; whose hand it is chooses."""

    rule = "TCG-10.5"
    accepts = (Take,)
    veiled = True

    def seat(self, state: State, frame: FromHand) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: FromHand) -> Message:
        return ask_which(doing_below(state))

    def _verb(self, state: State) -> FromHandVerb:
        verb = verb_below(self.box, state)
        assert isinstance(verb, FromHandVerb)
        return verb

    def candidates(self, state: State, frame: FromHand) -> Iterable[Option]:
        return map(Take, dict.fromkeys(state.hands[frame.seat]))

    def guard(self, state: State, frame: FromHand, option: Take) -> Refusal | None:
        if option.card not in state.hands[frame.seat]:
            return Refusal("TCG-10.5", "not-in-hand", card=named(option.card))
        if not self.box.away(self._verb(state).which, option.card):
            return Refusal("TCG-10.5", "not-that-card", card=named(option.card))
        doing = doing_below(state)
        later = program_of(self.box, doing).parts[doing.part][doing.at :]
        if not leaves_a_play(self.box, state, doing.x, later, option.card):
            return Refusal("TCG-10.9", "last-to-play", card=named(option.card))
        return None

    def do(self, state: State, frame: FromHand, option: Take, log: Log) -> State:
        seat, kind = frame.seat, option.card
        shown = self._verb(state).which != ANY
        state = changes.change(changes.out_of_hand(state, seat, kind))
        if frame.purpose == "discard":
            log.append(Discarded(seat, kind))
            state = changes.to_discard(state, seat, kind)
        elif frame.purpose == "bottom":
            log.append(PutBeneath(seat, kind, shown))
            deck = state.decks[seat].beneath((kind,), None if shown else (seat,))
            state = replace(state, decks=put(state.decks, seat, deck))
        else:
            base = base_below(self.box, state)
            on = self.box.scene(state.board).card(base)
            if on is not None:
                log.append(Stacked(kind, str(on)))
                state = stack_on(state, base, (StackedCard(kind, seat),))
        if frame.left > 1 and state.hands[seat]:
            return state.then(replace(frame, left=frame.left - 1))
        return state.then()


class FindCards(ChoiceStep[Rules, State, Finding]):
    """Cards from a pile, or from among revealed ones."""

    rule = "TCG-10.7"
    accepts = (Find,)

    def veils(self, frame: Finding) -> bool:
        return frame.covered

    def seat(self, state: State, frame: Finding) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Finding) -> Message:
        return ask_which(doing_below(state))

    def _pile(self, state: State, frame: Finding) -> tuple[str, ...]:
        if frame.purpose == "revealed":
            return doing_below(state).revealed
        return state.board.discards[frame.seat]

    def candidates(self, state: State, frame: Finding) -> Iterable[Option]:
        return map(Find, dict.fromkeys(self._pile(state, frame)))

    def guard(self, state: State, frame: Finding, option: Find) -> Refusal | None:
        verb = verb_below(self.box, state)
        assert isinstance(verb, FromPileVerb)
        if option.card in self._pile(state, frame) and self.box.away(verb.which, option.card):
            return None
        return Refusal("TCG-10.7", "not-that-card", card=named(option.card))

    def do(self, state: State, frame: Finding, option: Find, log: Log) -> State:
        seat, kind = frame.seat, option.card
        if frame.purpose == "revealed":
            state = self._discard_revealed(state, kind, log)
        else:
            state = take_out(state, seat, kind, "discard_pile")
            if frame.purpose == "take":
                state = changes.into_hand(state, seat, kind, log)
            else:
                base = base_below(self.box, state)
                on = self.box.scene(state.board).card(base)
                assert on is not None
                log.append(Stacked(kind, str(on)))
                state = stack_on(state, base, (StackedCard(kind, seat),))
        return state.then(replace(frame, left=frame.left - 1)) if frame.left > 1 else state.then()

    def _discard_revealed(self, state: State, kind: str, log: Log) -> State:
        doing = doing_below(state)
        owner = doing.deck
        assert owner is not None
        at = doing.revealed.index(kind)
        left = doing.revealed[:at] + doing.revealed[at + 1 :]
        deck = state.decks[owner]
        places = deck.cards()
        top = deck.top[:at] + deck.top[at + 1 :] if at < len(deck.top) else None
        assert places[at] == kind
        deck = deck.taken(kind) if top is None else replace(deck, top=top)
        log.append(Discarded(owner, kind))
        state = changes.to_discard(state, owner, kind)
        frames = (*state.frames[:-2], replace(doing, revealed=left), state.frames[-1])
        return replace(state, frames=frames, decks=put(state.decks, owner, deck))


@enforces("TCG-2.7")
class FindStackedCards(ChoiceStep[Rules, State, FindingStacked]):
    """Stacked cards, to discard or to take into hand."""

    rule = "TCG-2.7"
    accepts = (FindStacked,)

    def seat(self, state: State, frame: FindingStacked) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: FindingStacked) -> Message:
        return ask_which(doing_below(state))

    def _found(self, state: State) -> list[tuple[int, str, int]]:
        verb, doing = verb_below(self.box, state), doing_below(state)
        assert isinstance(verb, (mc.DiscardStacked, mc.TakeStacked))
        scene = self.box.scene(state.board)
        return stacked_cards(self.box, scene, verb.which, verb.on, doing.x)

    def candidates(self, state: State, frame: FindingStacked) -> Iterable[Option]:
        cards = self.box.scene(state.board).index.cards
        return dict.fromkeys(
            FindStacked(kind, str(cards[base])) for base, kind, _ in self._found(state)
        )

    def guard(self, state: State, frame: FindingStacked, option: FindStacked) -> Refusal | None:
        if option in set(self.candidates(state, frame)):
            return None
        return Refusal("TCG-2.7", "not-that-card", card=named(option.card))

    def do(self, state: State, frame: FindingStacked, option: FindStacked, log: Log) -> State:
        number = int(option.on.partition(".")[2])
        base, kind, owner = next(
            one for one in self._found(state) if one[:2] == (number, option.card)
        )
        state = unstack(state, base, StackedCard(kind, owner))
        if frame.purpose == "take":
            state = changes.into_hand(state, owner, kind, log)
        else:
            log.append(Discarded(owner, kind))
            state = changes.to_discard(state, owner, kind)
        return state.then(replace(frame, left=frame.left - 1)) if frame.left > 1 else state.then()


@enforces("TCG-17.1", "TCG-17.2", "TCG-17.4", "TCG-R10")
class Reconcile(ChoiceStep[Rules, State, Reconciling]):
    """One card may be discarded; then up to 8 cards, or down to 8."""

    rule = "TCG-17.2"
    accepts = (Discard, Stop)
    veiled = True

    def go(self, state: State, frame: Reconciling, log: Log) -> State | Choice | Asked:
        hand = state.hands[frame.seat]
        if not frame.asked and hand:
            return self.question(state, frame)
        if len(hand) > HAND_SIZE:
            return self.question(state, frame)
        state = state.then()
        if len(hand) < HAND_SIZE:
            state = state.push(Drawing(frame.seat, HAND_SIZE - len(hand)))
        return state

    def seat(self, state: State, frame: Reconciling) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Reconciling) -> Message:
        return Message("ask-reconciling-down" if frame.asked else "ask-reconciling")

    def candidates(self, state: State, frame: Reconciling) -> Iterable[Option]:
        yield from map(Discard, dict.fromkeys(state.hands[frame.seat]))
        yield STOP

    def guard(self, state: State, frame: Reconciling, option: Discard | Stop) -> Refusal | None:
        if isinstance(option, Stop):
            return Refusal("TCG-17.2", "down-to-eight") if frame.asked else None
        if option.card in state.hands[frame.seat]:
            return None
        return Refusal("TCG-17.2", "not-in-hand", card=named(option.card))

    def do(self, state: State, frame: Reconciling, option: Discard | Stop, log: Log) -> State:
        if isinstance(option, Discard):
            log.append(Discarded(frame.seat, option.card))
            state = changes.out_of_hand(state, frame.seat, option.card)
            state = changes.to_discard(state, frame.seat, option.card)
        return state.then(replace(frame, asked=True))
