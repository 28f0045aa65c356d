"""The steps of the frames that cards push: each finds its piece again, and asks it."""

from collections.abc import Iterable, Mapping

from mathom.core import (
    AutoStep,
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import AnyStep, Frame, replace
from mathom.core.question import Answer
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import During
from mathom.games.ringwar.cards.pieces import marching, sorting, tiles
from mathom.games.ringwar.cards.pieces.piece import (
    Asks,
    DrawsTiles,
    GoesOn,
    PicksAtRandom,
    Piece,
    RollsDice,
    Scope,
    part_at,
)
from mathom.games.ringwar.events import CardThrown, TileDrawn
from mathom.games.ringwar.frames import Reacting
from mathom.games.ringwar.frames.by_card import (
    Choosing,
    Doing,
    Following,
    OfPart,
    Picking,
    Redrawing,
    Roaming,
    Seeking,
    SortingParty,
    Throwing,
    Travelling,
)
from mathom.games.ringwar.kinds import FREE
from mathom.games.ringwar.rules import hunt, reactions
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State


def scope(box: Box, state: State, frame: OfPart) -> Scope:
    """What the piece of a frame looks at."""
    return Scope(box, state, frame.side, frame.card, frame.path)


class DoPart(AutoStep[Box, State, Doing]):
    """A part of a card takes effect, or lapses."""

    def go(self, state: State, frame: Doing, log: Log) -> State:
        piece = part_at(self.box, frame)
        assert isinstance(piece, Piece)
        at = scope(self.box, state.then(), frame)
        return piece.act(at, log) if piece.possible(at) else at.state


@enforces("RKR-5.5", "RKR-6.63", "RK-022", "RK-191")
class ChooseForCard(ChoiceStep[Box, State, Choosing]):
    """The card says what there is to choose from, why not, and what comes of it."""

    rule = "RKR-5.5"
    accepts = ()  # each piece accepts its own

    def _piece(self, frame: Choosing) -> Asks:
        piece = part_at(self.box, frame)
        assert isinstance(piece, Asks)
        return piece

    def _at(self, state: State, frame: Choosing) -> Scope:
        return Scope(self.box, state, frame.side, frame.card, frame.path, frame.so_far)

    def seat(self, state: State, frame: Choosing) -> Seat:
        return seat_of(state, self._piece(frame).chooser(self._at(state, frame)))

    def ask(self, state: State, frame: Choosing) -> Message:
        fighting = isinstance(self.box.built[frame.card].parts[frame.path[0]], During)
        name = Message(f"{'combat' if fighting else 'card'}-{frame.card}")
        return Message(self._piece(frame).ask, {"card": name})

    def veils(self, frame: Choosing) -> bool:
        return self._piece(frame).veiled

    def candidates(self, state: State, frame: Choosing) -> Iterable[Option]:
        return self._piece(frame).candidates(self._at(state, frame))

    def options(self, state: State, frame: Choosing) -> tuple[Option, ...]:
        return tuple(self._piece(frame).options(self._at(state, frame)))

    def refusal(self, state: State, frame: Choosing, answer: Answer) -> Refusal | None:
        if isinstance(answer, self._piece(frame).accepts):
            return self.guard(state, frame, answer)
        return super().refusal(state, frame, answer)

    def guard(self, state: State, frame: Choosing, option: Option) -> Refusal | None:
        return self._piece(frame).guard(self._at(state, frame), option)

    def do(self, state: State, frame: Choosing, option: Option, log: Log) -> State:
        return self._piece(frame).chosen(self._at(state.then(), frame), option, log)


class ThrowForCard(ChanceStep[Box, State, Throwing]):
    """Combat dice are rolled for a card."""

    def chance(self, state: State, frame: Throwing) -> Chance:
        return self.box.combat_dice[frame.dice]

    def go(self, state: State, frame: Throwing, log: Log) -> State | Chance:
        return self.question(state, frame) if frame.dice else state.then()

    def do(self, state: State, frame: Throwing, outcome: str, log: Log) -> State:
        piece = part_at(self.box, frame)
        assert isinstance(piece, RollsDice)
        log.append(CardThrown(frame.card, outcome, len(outcome)))
        return piece.rolled(scope(self.box, state.then(), frame), outcome, frame.region, log)


@enforces("RKR-9.1", "RKR-9.21")
class SeekTile(ChanceStep[Box, State, Seeking]):
    """A tile is drawn for a card; its own text says what it means."""

    def chance(self, state: State, frame: Seeking) -> Chance:
        return state.hunt.pool.draw("tile")

    def go(self, state: State, frame: Seeking, log: Log) -> State | Chance:
        piece = part_at(self.box, frame)
        assert isinstance(piece, DrawsTiles)
        if not frame.offered and piece.avoidable:
            state = state.then(replace(frame, offered=True))
            return reactions.offer(self.box, state, Reacting(FREE, "before-tile"))
        if not state.hunt.pool:
            refilled = hunt.refill(self.box, state, log)
            return refilled if refilled.hunt.pool else state.then()
        return super().go(state, frame, log)

    def do(self, state: State, frame: Seeking, outcome: str, log: Log) -> State:
        log.append(TileDrawn(outcome, "card"))
        pool = state.hunt.pool.without(outcome)
        state = replace(state.then(), hunt=replace(state.hunt, pool=pool))
        piece = part_at(self.box, frame)
        assert isinstance(piece, DrawsTiles)
        return piece.drew(scope(self.box, state, frame), (*frame.drawn, outcome), log)


class PickForCard(ChanceStep[Box, State, Picking]):
    """Chance picks; where it picks from a hidden hand, nothing is told by skipping it."""

    veiled = True

    def _piece(self, frame: Picking) -> PicksAtRandom:
        piece = part_at(self.box, frame)
        assert isinstance(piece, PicksAtRandom)
        return piece

    def chance(self, state: State, frame: Picking) -> Chance:
        piece = self._piece(frame)
        return Chance(piece.what, piece.among(self.box, state))

    def do(self, state: State, frame: Picking, outcome: str, log: Log) -> State:
        return self._piece(frame).picked(scope(self.box, state.then(), frame), outcome, log)


class FollowUp(AutoStep[Box, State, Following]):
    """A piece goes on."""

    def go(self, state: State, frame: Following, log: Log) -> State:
        piece = part_at(self.box, frame)
        assert isinstance(piece, GoesOn)
        return piece.follow(scope(self.box, state.then(), frame), frame, log)


def card_steps(box: Box) -> Mapping[type[Frame], AnyStep]:
    """What the rules do about every frame of a card."""
    return {
        Doing: DoPart(box),
        Choosing: ChooseForCard(box),
        Throwing: ThrowForCard(box),
        Seeking: SeekTile(box),
        Picking: PickForCard(box),
        Following: FollowUp(box),
        Redrawing: tiles.DrawAnother(box),
        SortingParty: sorting.SortParty(box),
        Roaming: marching.ChooseRoaming(box),
        Travelling: marching.TravelOn(box),
    }
