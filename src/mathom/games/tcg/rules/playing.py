"""Playing a card: out of its zone, pay, own costs, into play. TIM-5, TCG-10.13"""

from mathom.core import AutoStep, Log, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card, StackedCard, without
from mathom.games.tcg.cards.pieces.verbs.modifiers import ExtraCost
from mathom.games.tcg.context import Context
from mathom.games.tcg.events import Discarded, Played
from mathom.games.tcg.frames import Doing, Finishing, Happening, Playing
from mathom.games.tcg.kinds import RULE_OF_FOUR
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.leaving_play import unstack
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.scene.costs import price
from mathom.games.tcg.state import State


def event_price(rules: Rules, state: State, kind: str, seat: Seat) -> int:
    """The twilight an event takes."""
    return price(rules.scene(state.board), kind, seat)


def take_out(state: State, seat: Seat, kind: str, zone: str, base: int = 0) -> State:
    """A card leaves the zone it is played from. TIM-5.4"""
    board = state.board
    match zone:
        case "hand":
            return changes.out_of_hand(state, seat, kind)
        case "deck":
            deck = state.decks[seat].taken(kind)
            return replace(state, decks=put(state.decks, seat, deck))
        case "discard_pile":
            pile = without(board.discards[seat], kind)
            return changes.change(state, discards=put(board.discards, seat, pile))
        case "dead_pile":
            pile = without(board.dead[seat], kind)
            return changes.change(state, dead=put(board.dead, seat, pile))
    return unstack(state, base, StackedCard(kind, seat))


@enforces("TCG-1.13", "TCG-19.11")
def begin_play(
    rules: Rules,
    state: State,
    seat: Seat,
    kind: str,
    zone: str,
    log: Log,
    *,
    bearer: int = 0,
    base: int = 0,
    discount: int = 0,
    name: str = "",
    bearer_name: str = "",
) -> State:
    """A card that stays is played."""
    state = take_out(state, seat, kind, zone, base)
    card = Card(state.board.next_id, kind, seat, bearer)
    state = changes.change(state, next_id=card.id + 1)
    return state.push(Playing(card, seat, zone, discount, 0, name, bearer_name))


@enforces("TCG-7.2", "TCG-9.2", "TCG-10.13", "TIM-5.1", "TIM-5.4")
class PlayCard(AutoStep[Rules, State, Playing]):
    """Twilight first, then the card's own costs; then it enters play."""

    def go(self, state: State, frame: Playing, log: Log) -> State:
        rules = self.box
        face = rules.faces[frame.card.kind]
        if frame.stage == 0:
            state, cost = pay(rules, state, frame.card, frame.discount, log)
            state = state.then(replace(frame, stage=1))
            on = rules.scene(state.board).card(frame.card.on)
            to = None if on is None else str(on)
            log.append(Played(frame.seat, str(frame.card), to, cost))
            x = Context(frame.card, frame.seat)
            own = [at for at, record in face.required if record.costs]
            return state.push(*(Doing(x, at, announced=True) for at in own))
        return self._enter(state.then(), frame)

    def _enter(self, state: State, frame: Playing) -> State:
        rules, board, card = self.box, state.board, frame.card
        if card.on and not rules.scene(board).card(card.on):
            return changes.to_discard(state, frame.seat, card.kind)
        played = (*board.played, (card.kind, board.site))
        state = changes.change(state, play=(*board.play, card), played=played)
        below = state.frames[-1] if state.frames else None
        if isinstance(below, Doing) and (frame.name or frame.bearer):
            x = below.x
            x = x.bind(frame.name, (card.id,)) if frame.name else x
            x = x.bind(frame.bearer, (card.on,)) if frame.bearer else x
            state = state.then(replace(below, x=x))
        return after(rules, state, (Happening("played", card, by=frame.seat, site=board.site),))


def pay(rules: Rules, state: State, card: Card, discount: int, log: Log) -> tuple[State, int]:
    """The twilight for a card: the Free Peoples add it, the Shadow removes it."""
    scene = rules.scene(state.board)
    cost = price(scene, card.kind, card.owner, card.on, discount)
    if state.board.phase == "start":
        return state, cost
    free = rules.faces[card.kind].side == "free"
    return changes.add_twilight(state, cost if free else -cost, log), cost


def begin_event(
    rules: Rules,
    state: State,
    seat: Seat,
    kind: str,
    record: int,
    log: Log,
    x: Context | None = None,
) -> State:
    """An event is played from hand: its twilight, its costs, then what it does."""
    state = changes.out_of_hand(state, seat, kind)
    card = Card(state.board.next_id, kind, seat)
    state = changes.change(state, next_id=card.id + 1)
    extra = extra_costs(rules, state, kind, seat)
    state, cost = pay(rules, state, card, 0, log)
    log.append(Played(seat, str(card), None, cost))
    x = Context(card, seat) if x is None else replace(x, source=card)
    state = state.push(Finishing(card), Doing(x, record))
    return state.push(*extra)


def extra_costs(rules: Rules, state: State, kind: str, seat: Seat) -> list[Doing]:
    """Additional costs of a card by other cards' text. 4R261"""
    scene = rules.scene(state.board)
    found = []
    for line in scene.lines(ExtraCost):
        verb = line.verb
        assert isinstance(verb, ExtraCost)
        if rules.away(verb.which, kind):
            program = rules.faces[line.x.source.kind].programs[line.at]
            step = next(step for step in program.parts[0] if step.verb is verb)
            found.append(Doing(line.x, line.at, step.children[0], announced=True))
    return found


@enforces("TCG-2.3")
class FinishEvent(AutoStep[Rules, State, Finishing]):
    """A played event goes to its owner's discard pile, or to hand."""

    def go(self, state: State, frame: Finishing, log: Log) -> State:
        state, card = state.then(), frame.card
        board = state.board
        full = board.phase == "fellowship" and board.drawn >= RULE_OF_FOUR
        if frame.to_hand and not (full and card.owner == board.fp):
            return changes.into_hand(state, card.owner, card.kind, log)
        log.append(Discarded(card.owner, card.kind))
        return changes.to_discard(state, card.owner, card.kind)
