"""What event cards let players decide: rule 8.7."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put as put_item
from mathom.core.values import Seat
from mathom.games.orcs.board import FIELDS, FIGURES, FREE, INDEX, ORC, put
from mathom.games.orcs.box import Box
from mathom.games.orcs.effects import Relocation
from mathom.games.orcs.events import HeroDiscarded, Relocated
from mathom.games.orcs.options import Discard, Enough, Relocate, Remove, Stay
from mathom.games.orcs.rules.event_cards import pickable, return_orcs
from mathom.games.orcs.rules.figures import figure_names, own_figure
from mathom.games.orcs.state import Discarding, GivingUp, Picking, Relocating, State, without


@enforces("ORK-8.4", "ORK-8.7")
class PickOrcs(ChoiceStep[Box, State, Picking]):
    """The active player returns orcs, one by one, until it is enough."""

    rule = "ORK-8.7"
    accepts = (Remove, Enough)

    def seat(self, state: State, frame: Picking) -> Seat:
        return state.turn

    def ask(self, state: State, frame: Picking) -> Message:
        card = Message(f"event_card-{frame.card}")
        return Message("ask-picking", {"card": card, "left": frame.left})

    def candidates(self, state: State, frame: Picking) -> Iterable[Option]:
        yield from map(Remove, FIELDS)
        yield Enough()

    def options(self, state: State, frame: Picking) -> tuple[Option, ...]:
        fields = pickable(self.box, self.box.event_cards[frame.card].effects[frame.effect])
        orcs = [Remove(FIELDS[f]) for f in sorted(fields) if state.board[f] == ORC]
        return (*orcs, Enough())

    def guard(self, state: State, frame: Picking, option: Remove | Enough) -> Refusal | None:
        if isinstance(option, Enough):
            return None
        field = INDEX.get(option.field)
        if field is None:
            return Refusal("ORK-8.7", "no-field", field=option.field)
        effect = self.box.event_cards[frame.card].effects[frame.effect]
        if field not in pickable(self.box, effect):
            card = Message(f"event_card-{frame.card}")
            return Refusal("ORK-8.7", "not-there-to-pick", card=card, field=_field(option.field))
        if state.board[field] != ORC:
            return Refusal("ORK-8.4", "no-orc", field=_field(option.field))
        return None

    def do(self, state: State, frame: Picking, option: Remove | Enough, log: Log) -> State:
        if isinstance(option, Enough):
            return state.then()
        state = return_orcs(state, (INDEX[option.field],), log)
        effect = self.box.event_cards[frame.card].effects[frame.effect]
        more = any(state.board[field] == ORC for field in pickable(self.box, effect))
        if frame.left > 1 and more:
            return state.then(Picking(frame.card, frame.effect, frame.left - 1))
        return state.then()


@enforces("ORK-8.7", "ORK-10.1")
class RelocateFigure(ChoiceStep[Box, State, Relocating]):
    """The active player may set an own figure on a free field of an area; nothing is beaten."""

    rule = "ORK-8.7"
    accepts = (Relocate, Stay)

    def seat(self, state: State, frame: Relocating) -> Seat:
        return state.turn

    def ask(self, state: State, frame: Relocating) -> Message:
        return Message("ask-relocating", {"card": Message(f"event_card-{frame.card}")})

    def candidates(self, state: State, frame: Relocating) -> Iterable[Option]:
        for name in self._names(state):
            for field in FIELDS:
                yield Relocate(field, name)
        yield Stay()

    def options(self, state: State, frame: Relocating) -> tuple[Option, ...]:
        free = [FIELDS[field] for field in self._area(frame) if state.board[field] == FREE]
        return (*(Relocate(field, name) for name in self._names(state) for field in free), Stay())

    def _names(self, state: State) -> list[str | None]:
        names = figure_names(self.box, state)
        return [names[figure] for figure in state.own(state.turn)]

    def guard(self, state: State, frame: Relocating, option: Relocate | Stay) -> Refusal | None:
        if isinstance(option, Stay):
            return None
        if own_figure(self.box, state, option.figure) is None:
            return Refusal("ORK-10.1", "not-your-figure", figure=option.figure or "-")
        field = INDEX.get(option.to)
        if field is None:
            return Refusal("ORK-8.7", "no-field", field=option.to)
        if field not in self._area(frame):
            card = Message(f"event_card-{frame.card}")
            return Refusal("ORK-8.7", "not-there-to-go", card=card, field=_field(option.to))
        if state.board[field] != FREE:
            return Refusal("ORK-8.7", "not-free", field=_field(option.to))
        return None

    def do(self, state: State, frame: Relocating, option: Relocate | Stay, log: Log) -> State:
        if isinstance(option, Stay):
            return state.then()
        figure = own_figure(self.box, state, option.figure)
        assert figure is not None
        start, to = state.where(figure), INDEX[option.to]
        name = self.box.figures[figure]
        log.append(Relocated(state.turn, name, FIELDS[start], option.to))
        board = put(put(state.board, start, FREE), to, FIGURES[figure])
        return state.then(board=board)

    def _area(self, frame: Relocating) -> tuple[int, ...]:
        effect = self.box.event_cards[frame.card].effects[frame.effect]
        assert isinstance(effect, Relocation)
        return self.box.areas[effect.area]


@enforces("ORK-8.7")
class DiscardOne(ChoiceStep[Box, State, Discarding]):
    """Who drew a card because of an event discards one."""

    rule = "ORK-8.7"
    accepts = (Discard,)

    def seat(self, state: State, frame: Discarding) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Discarding) -> Message:
        return Message("ask-discarding")

    def candidates(self, state: State, frame: Discarding) -> Iterable[Option]:
        return map(Discard, self.box.heroes)

    def options(self, state: State, frame: Discarding) -> tuple[Option, ...]:
        return tuple(map(Discard, state.hands[frame.seat]))

    def guard(self, state: State, frame: Discarding, option: Discard) -> Refusal | None:
        if option.card not in state.hands[frame.seat]:
            return Refusal("ORK-8.7", "not-in-hand", card=_card(self.box, option.card))
        return None

    def do(self, state: State, frame: Discarding, option: Discard, log: Log) -> State:
        return discard(state, frame.seat, option.card, log)


@enforces("ORK-8.7")
class GiveUpStrongest(ChoiceStep[Box, State, GivingUp]):
    """Everybody discards the strongest card, one of them if there are several.

    How many there are is nobody else's business, so the question is always asked.
    """

    rule = "ORK-8.7"
    accepts = (Discard,)
    veiled = True

    def seat(self, state: State, frame: GivingUp) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: GivingUp) -> Message:
        return Message("ask-giving-up")

    def candidates(self, state: State, frame: GivingUp) -> Iterable[Option]:
        return map(Discard, self.box.heroes)

    def guard(self, state: State, frame: GivingUp, option: Discard) -> Refusal | None:
        hand, heroes = state.hands[frame.seat], self.box.heroes
        if option.card not in hand:
            return Refusal("ORK-8.7", "not-in-hand", card=_card(self.box, option.card))
        if heroes[option.card].strength < max(heroes[card].strength for card in hand):
            return Refusal("ORK-8.7", "not-strongest", card=_card(self.box, option.card))
        return None

    def do(self, state: State, frame: GivingUp, option: Discard, log: Log) -> State:
        return discard(state, frame.seat, option.card, log)


def discard(state: State, seat: Seat, card: str, log: Log) -> State:
    """A card goes from a hand to the discard pile."""
    log.append(HeroDiscarded(seat, card))
    hands = put_item(state.hands, seat, without(state.hands[seat], card))
    return state.then(hands=hands, discard=(*state.discard, card))


def _field(name: str) -> Message:
    return Message(f"field-{name}")


def _card(box: Box, card: str) -> Message | str:
    return Message(f"card-{card}") if card in box.heroes else card
