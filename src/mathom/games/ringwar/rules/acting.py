"""Phase 5, the action resolution: sides take turns, and use their dice. Chapter 4."""

from collections.abc import Iterable

from mathom.core import AutoStep, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box, pays
from mathom.games.ringwar.cards.base import Action
from mathom.games.ringwar.events import CardPlayed, DieLaidAside, DieUsed, Passed, RingUsed
from mathom.games.ringwar.frames import Acting, Actions, Corrupting
from mathom.games.ringwar.kinds import FACES, SHADOW, Face, Side
from mathom.games.ringwar.options import LayAside, OfferJoining, Pass, Play, TurnDie, Use
from mathom.games.ringwar.rules import (
    board,
    cards,
    characters,
    hunt,
    joining,
    lone_player,
    seats,
    size,
)
from mathom.games.ringwar.rules.actions import ACTIONS, BY_ID
from mathom.games.ringwar.rules.dice import spend, with_dice
from mathom.games.ringwar.rules.rings import refuse_ring, use_ring
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State


@enforces("RKR-4.7", "RKR-6.14", "RKR-9.48", "RK-003", "RK-050", "RK-164")
class TakeTurns(AutoStep[Box, State, Actions]):
    """What the last action left behind is tidied up; then whoever is on acts."""

    def go(self, state: State, frame: Actions, log: Log) -> State:
        trimming = size.overfull(self.box, state)
        if trimming is not None:
            return state.push(trimming)
        if state.seats > 2:
            state = joining.part(self.box, state)
            meeting = joining.meeting(self.box, state)
            if meeting is not None:
                return state.push(meeting)
        for side in (state.turn.side, 1 - state.turn.side):
            if state.dice[side]:
                turn = replace(state.turn, actor=state.turn.up[side])
                return replace(state, turn=turn).push(Acting(side))
        idle = state.fellowship.step is not None and not state.turn.tried
        return state.then(Corrupting(1)) if idle else state.then()


@enforces(
    "RKR-4.8", "RKR-4.9", "RKR-4.19", "RK-004", "RK-005", "RK-009", "RKR-11.6", "RK-181", "RK-190"
)
class Act(ChoiceStep[Box, State, Acting]):
    """A die is used or laid aside, or the side passes; a ring may turn a die before."""

    rule = "RKR-4.8"
    accepts = (Use, Play, LayAside, Pass, TurnDie, OfferJoining)
    veiled = True

    def seat(self, state: State, frame: Acting) -> Seat:
        return seat_of(state, frame.side)

    def actions(self, state: State) -> list[Action]:
        """All actions, those that cards on the table bring included."""
        extra = [one for card in state.table for one in self.box.built[card].actions]
        return [*ACTIONS, *extra]

    def candidates(self, state: State, frame: Acting) -> Iterable[Option]:
        side = frame.side
        faces = tuple(dict.fromkeys(state.dice[side]))
        for die in faces:
            # What a die can never do nobody means by it.
            yield from (
                Use(die, action.id)
                for action in self.actions(state)
                if action.side in (None, side) and action.fits(self.box, state, side, die)
            )
            for card in state.hands[self.seat(state, frame)]:
                yield Play(card, die, "event")
                yield Play(card, die, self.box.cards[card].die)
            yield LayAside(die)
            yield from (TurnDie(die, face) for face in FACES[side])
        yield from map(OfferJoining, board.armies(self.box, state, side))
        yield Pass()

    def options(self, state: State, frame: Acting) -> tuple[Option, ...]:
        box, side = self.box, frame.side
        dice = tuple(dict.fromkeys(state.dice[side]))
        options: list[Option] = []
        for action in self.actions(state):
            if action.side in (None, side):
                fitting = [die for die in dice if action.fits(box, state, side, die)]
                if fitting and action.refuse(box, state, side) is None:
                    options += [Use(die, action.id) for die in fitting]
        for card in state.hands[self.seat(state, frame)]:
            paid = [
                Play(card, die, face)
                for face in ("event", box.cards[card].die)
                for die in dice
                if self._pays(state, side, die, face)
            ]
            # With which of these faces it is played makes no difference to whether it may be.
            if paid and cards.refuse_play(box, state, side, card, paid[0].face) is None:
                options += paid
        if refuse_ring(state, side) is None:
            options += [
                TurnDie(die, face)
                for die in dice
                for face in FACES[side]
                if face not in (die, "will")
            ]
        if state.seats > 2:
            options += self._offers(state, frame)
        options += map(LayAside, dice)
        if self._refuse_pass(state, side) is None:
            options.append(Pass())
        return tuple(options)

    def guard(
        self,
        state: State,
        frame: Acting,
        option: Use | Play | LayAside | Pass | TurnDie | OfferJoining,
    ) -> Refusal | None:
        side = frame.side
        if isinstance(option, Pass):
            return self._refuse_pass(state, side)
        if isinstance(option, OfferJoining):
            return joining.refuse_offer(self.box, state, frame, option.region)
        if option.die not in state.dice[side]:
            return Refusal("RK-009", "no-die", die=Message(f"die-{option.die}"))
        match option:
            case LayAside():
                return None
            case Play():
                if not self._pays(state, side, option.die, option.face):
                    return Refusal("RKR-5.3", "die", die=Message(f"die-{option.die}"))
                return cards.refuse_play(self.box, state, side, option.card, option.face)
            case TurnDie():
                return refuse_ring(state, side) or self._refuse_turn(side, option)
            case Use():
                return self._refuse_use(state, side, option)

    def _offers(self, state: State, frame: Acting) -> list[OfferJoining]:
        return [
            OfferJoining(region)
            for region in board.armies(self.box, state, frame.side)
            if joining.refuse_offer(self.box, state, frame, region) is None
        ]

    def _pays(self, state: State, side: Side, die: Face, face: Face) -> bool:
        """Whether a die can be used as this face, by the Messenger of the Dark Tower too."""
        if pays(die, face):
            return True
        return face == "army" and characters.messenger(self.box, state, side, die)

    def _refuse_use(self, state: State, side: Side, option: Use) -> Refusal | None:
        action = self._action(state, option.action)
        if action is None or action.side not in (None, side):
            return Refusal("RKR-4.8", "no-action", action=option.action)
        if not action.fits(self.box, state, side, option.die):
            return Refusal("RKR-4.8", "die", die=Message(f"die-{option.die}"))
        return action.refuse(self.box, state, side)

    def _action(self, state: State, name: str) -> Action | None:
        found = BY_ID.get(name)
        if found is None and state.table:
            found = next((one for one in self.actions(state) if one.id == name), None)
        return found

    def _refuse_pass(self, state: State, side: Side) -> Refusal | None:
        mine, theirs = len(state.dice[side]), len(state.dice[1 - side])
        return None if mine < theirs else Refusal("RKR-4.8", "pass", mine=mine, theirs=theirs)

    @enforces("RKR-4.23", "RK-008")
    def _refuse_turn(self, side: Side, option: TurnDie) -> Refusal | None:
        if option.face not in FACES[side] or option.face in ("will", option.die):
            return Refusal("RKR-4.23", "face", die=Message(f"die-{option.face}"))
        return None

    def do(
        self,
        state: State,
        frame: Acting,
        option: Use | Play | LayAside | Pass | TurnDie | OfferJoining,
        log: Log,
    ) -> State:
        side = frame.side
        if isinstance(option, TurnDie):
            return self._turn_die(state, side, option, log)
        if isinstance(option, OfferJoining):
            return joining.offer(state, frame, option.region)
        turn = replace(state.turn, side=1 - side)
        if not isinstance(option, Pass):  # who passes is the next to act for his side. RKR-11.6
            up = put(turn.up, side, seats.teammate(state, turn.up[side]))
            turn = replace(turn, up=(up[0], up[1]))
        state = replace(state.then(), turn=turn)
        if not isinstance(option, Pass):
            state = lone_player.begin(state, side)
        match option:
            case Pass():
                log.append(Passed(side))
                return state
            case LayAside():
                log.append(DieLaidAside(side, option.die))
                return spend(state, side, option.die)
            case Play():
                log.append(CardPlayed(side, option.card, option.die))
                state = spend(state, side, option.die)
                if option.face == "army":
                    state = characters.carry_message(state, option.die)
                return cards.play(self.box, state, side, option.card, option.face)
            case Use():
                log.append(DieUsed(side, option.die, option.action))
                action = self._action(state, option.action)
                assert action is not None
                state = spend(state, side, option.die)
                return action.begin(self.box, state, side, option.die, log)

    @enforces("RKR-4.21", "RKR-4.23", "RK-008")
    def _turn_die(self, state: State, side: Side, option: TurnDie, log: Log) -> State:
        """The die shows another face; an eye goes to the hunt box."""
        log.append(RingUsed(side, option.die, option.face))
        state = spend(use_ring(state, side), side, option.die)
        if option.face == "eye":
            state = hunt.allocate(state, SHADOW, 1)
            return state if state.dice[side] else state.then()
        return with_dice(state, side, (*state.dice[side], option.face))
