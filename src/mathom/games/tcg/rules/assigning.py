"""Assigning minions to characters, pair after pair. TCG-14.7 to 14.11"""

from collections.abc import Iterable, Sequence

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg import events
from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import Assigning, Happening
from mathom.games.tcg.options import Assign, Done
from mathom.games.tcg.rules.acting import number_of
from mathom.games.tcg.rules.changes import change
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.who_can import may_be_assigned, may_defend
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.state import State

DONE = Done()


@enforces("TCG-14.7", "TCG-14.9", "TCG-14.10", "TCG-14.11", "TCG-14.24", "TCG-14.25")
class AssignPairs(ChoiceStep[Rules, State, Assigning]):
    """The Free Peoples player's defenders, then what the Shadow players add."""

    rule = "TCG-14.9"
    accepts = (Assign, Done)

    def go(self, state: State, frame: Assigning, log: Log) -> State | Choice | Asked:
        options = self.options(state, frame)
        if len(options) == 1:
            return self.do(state, frame, DONE, log)
        return self._choice(state, frame, options)

    def seat(self, state: State, frame: Assigning) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Assigning) -> Message:
        free = frame.seat == state.board.fp
        return Message("ask-assigning-defenders" if free else "ask-assigning-attackers")

    def _sides(self, state: State, frame: Assigning) -> tuple[list[Card], list[Card]]:
        """Who may still be assigned: characters and minions."""
        scene, board = self.box.scene(state.board), state.board
        taken = {minion for _, minion in frame.pairs}
        minions = [
            card
            for card in scene.index.minions
            if card.id not in taken and may_be_assigned(scene, card)
        ]
        characters = [card for card in scene.index.characters if may_defend(scene, card)]
        if frame.seat != board.fp:
            return characters, [card for card in minions if card.owner == frame.seat]
        able = []
        for card in characters:
            has = sum(one == card.id for one, _ in frame.pairs)
            has += sum(len(bout.minions) for bout in board.assigned if bout.who == card.id)
            if has < 1 + scene.keyword(card, "defender"):
                able.append(card)
        return able, minions

    def candidates(self, state: State, frame: Assigning) -> Iterable[Option]:
        scene = self.box.scene(state.board)
        faces = self.box.faces
        for card in scene.index.characters:
            if faces[card.kind].side == "free":
                for minion in scene.index.minions:
                    yield Assign(str(card), str(minion))
        yield DONE

    def options(self, state: State, frame: Assigning) -> tuple[Option, ...]:
        characters, minions = self._sides(state, frame)
        pairs = [Assign(str(one), str(minion)) for one in characters for minion in minions]
        return (*pairs, DONE)

    def guard(self, state: State, frame: Assigning, option: Assign | Done) -> Refusal | None:
        if isinstance(option, Done):
            return None
        characters, minions = self._sides(state, frame)
        if not any(str(card) == option.who for card in characters):
            return Refusal("TCG-14.9", "cannot-defend", card=named(option.who))
        if not any(str(card) == option.minion for card in minions):
            return Refusal("TCG-14.9", "cannot-be-assigned", card=named(option.minion))
        return None

    def do(self, state: State, frame: Assigning, option: Assign | Done, log: Log) -> State:
        if isinstance(option, Assign):
            log.append(events.Assigned(option.who, option.minion))
            pair = (number_of(option.who), number_of(option.minion))
            return state.then(replace(frame, pairs=(*frame.pairs, pair)))
        return settle(self.box, state.then(), frame.seat, frame.pairs)


@enforces("TIM-6.1")
def settle(rules: Rules, state: State, seat: Seat, pairs: Sequence[tuple[int, int]]) -> State:
    """The assignments hold; one happening for each character with all its new opponents."""
    if not pairs:
        return state
    bouts = {bout.who: bout.minions for bout in state.board.assigned}
    new: dict[int, list[int]] = {}
    for who, minion in pairs:
        bouts[who] = (*bouts.get(who, ()), minion)
        new.setdefault(who, []).append(minion)
    state = change(state, assigned=tuple(Bout(*bout) for bout in bouts.items()))
    cards = rules.scene(state.board).index.cards
    happened = []
    for who, minions in new.items():
        foes = tuple(cards[minion] for minion in minions)
        happened.append(Happening("assigned", cards[who], foes, seat))
        happened += [Happening("assigned", foe, (cards[who],), seat) for foe in foes]
    return after(rules, state, happened)
