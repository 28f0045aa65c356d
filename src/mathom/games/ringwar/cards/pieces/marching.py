"""Armies that march by card, step by step, and who goes along. Chapters 5 and 6."""

from __future__ import annotations

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.phrases import Clause, Determiner, Listed, Noun, Phrase, idiom, verb
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import House
from mathom.games.ringwar.cards.pieces import words
from mathom.games.ringwar.cards.pieces.figures import Who
from mathom.games.ringwar.cards.pieces.piece import Scope, part_at
from mathom.games.ringwar.cards.pieces.sorting import Splits, refuse_without
from mathom.games.ringwar.frames import Party
from mathom.games.ringwar.frames.by_card import Roaming, SortingParty, Travelling
from mathom.games.ringwar.kinds import FREE, Force, Side
from mathom.games.ringwar.options import Done, March
from mathom.games.ringwar.rules import board, marching, moving
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State


@enforces("RKR-6.47", "RKR-6.12", "RK-030", "RK-051")
class MoveArmies(Splits, frozen=True):
    """Up to so many armies go up to so many regions, perhaps to end with another army."""

    armies: int
    reach: int
    who: Who | None = None
    """Somebody who has to go with each of them."""
    join: bool = False
    least: int = 0
    """How many have to go, as far as possible. RKR-5.5"""

    def possible(self, at: Scope) -> bool:
        frame = Roaming(at.side, "", (), self.armies)
        return next(iter(self.starts(at.box, at.state, frame)), None) is not None

    def act(self, at: Scope, log: Log) -> State:
        return at.state.push(Roaming(*at.place, self.armies))

    def refuse_stopping(self, box: Box, state: State, frame: Roaming) -> Refusal | None:
        """Why it cannot be left at the armies that have gone."""
        gone = self.armies - frame.left
        if gone >= self.least or next(iter(self.starts(box, state, frame)), None) is None:
            return None
        return Refusal("RKR-5.5", "must-go")

    def starts(self, box: Box, state: State, frame: Roaming) -> Iterable[March]:
        """Every first step of an army."""
        for origin in board.armies(box, state, frame.side):
            for to in box.near[origin]:
                if self.refuse_start(box, state, frame, origin, to) is None:
                    yield March(origin, to)

    def refuse_start(
        self, box: Box, state: State, frame: Roaming, origin: str, to: str
    ) -> Refusal | None:
        side, moved = frame.side, frame.moved
        refusal = marching.refuse_march(box, state, side, origin, to, False, moved)
        if refusal is not None:
            return refusal
        party = marching.marchers(box, state, side, origin, to, moved)
        return refuse_without(box, self.who, party.force, party.people) or self._refuse_goal(
            box, state, side, origin, to, party.force
        )

    def _refuse_goal(
        self, box: Box, state: State, side: Side, origin: str, to: str, force: Force
    ) -> Refusal | None:
        """Whether some unit of them can get to another army in time."""
        kinds = [kind for kind in forces.kinds(force) if kind % 3 < 2]
        left = self.reach - 1
        if not self.join or any(
            joins(box, state, side, Party(origin, forces.of(kind)), to, left, origin)
            for kind in kinds
        ):
            return None
        return Refusal("RKR-5.6", "no-army-to-join", region=_region(to))

    # -- who goes --------------------------------------------------------------------------------

    def refuse_party(
        self, at: Scope, frame: SortingParty, force: Force, people: tuple[str, ...]
    ) -> Refusal | None:
        return refuse_without(at.box, self.who, force, people) or self._refuse_goal(
            at.box, at.state, frame.side, frame.origin, frame.to, force
        )

    def refuse_going(self, at: Scope, frame: SortingParty) -> Refusal | None:
        party, left = Party(frame.origin, frame.force), self.reach - 1
        box, state = at.box, at.state
        if not self.join or joins(box, state, frame.side, party, frame.to, left, frame.origin):
            return None
        return Refusal("RKR-5.6", "no-army-to-join", region=_region(frame.to))

    def set_out(self, at: Scope, frame: SortingParty, log: Log) -> State:
        side, origin, to, force, people = (
            frame.side, frame.origin, frame.to, frame.force, frame.people,
        )  # fmt: skip
        state = moving.move(at.box, at.state, side, origin, to, force, people, log, stops=False)
        party = Party(to, force, people)
        return state.push(Travelling(*at.place, origin, party, self.reach - 1))

    def say(self, house: House) -> Phrase:
        if self.least > self.armies:
            raise ValueError("no more can have to go than may go")
        several, must = self.armies > 1, self.least == self.armies
        few: Determiner = "up-to" if several and not must else "one-of-your"
        least = words.optional("at-least-so-many", 0 < self.least < self.armies, least=self.least)
        go = verb(
            "march",
            least=least,
            who=idiom("along", who=self.who.say(house)) if self.who is not None else None,
            each=words.optional("each-of-them", several),
            reach=words.so_far(self.reach),
        )
        armies = Noun("army", few, self.armies)
        deeds = Listed((go, verb("end-with-another"))) if self.join else go
        move = Clause(armies, deeds, "must" if self.least else "may")
        return idiom("split-first", move=move) if self.reach > 1 else move


def enters(box: Box, state: State, side: Side, force: Force, to: str) -> bool:
    """Whether all of these may march into a region."""
    if not board.open_to_march(box, state, side, to):
        return False
    if marching.barred(box, state, side, to):
        return False
    return all(marching.may_enter(box, state, kind, to) for kind in forces.kinds(force))


def meets(box: Box, state: State, side: Side, party: Party, region: str) -> bool:
    """Whether there is another army of the side than the party, not besieged."""
    if board.is_garrison(box, state, side, region):
        return False
    units = forces.units(board.army(box, state, side, region))
    return units > (forces.units(party.force) if region == party.region else 0)


def joins(
    box: Box, state: State, side: Side, party: Party, start: str, left: int, origin: str
) -> bool:
    """Whether a party about to enter a region can join another army, so many regions on.

    Those whom it left behind at its origin are no other army.
    """
    edge, seen = [start], {start}
    for _ in range(left + 1):
        beyond = []
        for region in edge:
            if region != origin and meets(box, state, side, party, region):
                return True
            for near in box.near[region]:
                if near not in seen and enters(box, state, side, party.force, near):
                    seen.add(near)
                    beyond.append(near)
        edge = beyond
    return False


class ChooseRoaming(ChoiceStep[Box, State, Roaming]):
    """Which army goes, and where first; or no more."""

    rule = "RKR-6.47"
    accepts = (March, Done)

    def _piece(self, frame: Roaming) -> MoveArmies:
        piece = part_at(self.box, frame)
        assert isinstance(piece, MoveArmies)
        return piece

    def seat(self, state: State, frame: Roaming) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Roaming) -> Iterable[Option]:
        for origin in board.armies(self.box, state, frame.side):
            yield from (March(origin, to) for to in self.box.near[origin])
        yield Done()

    def options(self, state: State, frame: Roaming) -> tuple[Option, ...]:
        piece = self._piece(frame)
        found = tuple(piece.starts(self.box, state, frame))
        stop = not found or piece.refuse_stopping(self.box, state, frame) is None
        return (*found, Done()) if stop else found

    def guard(self, state: State, frame: Roaming, option: March | Done) -> Refusal | None:
        if isinstance(option, Done):
            return self._piece(frame).refuse_stopping(self.box, state, frame)
        return self._piece(frame).refuse_start(self.box, state, frame, option.origin, option.to)

    def do(self, state: State, frame: Roaming, option: March | Done, log: Log) -> State:
        if isinstance(option, Done):
            return state.then()
        origin, to = option.origin, option.to
        party = marching.marchers(self.box, state, frame.side, origin, to, frame.moved)
        return state.push(
            SortingParty(
                frame.side, origin, to, False, party.force, party.people, frame.card, frame.path
            )
        )


class TravelOn(ChoiceStep[Box, State, Travelling]):
    """The army goes on, or stops; one that has to join another army stops only there."""

    rule = "RKR-6.47"
    accepts = (March, Done)

    def _join(self, frame: Travelling) -> bool:
        piece = part_at(self.box, frame)
        assert isinstance(piece, MoveArmies)
        return piece.join

    def seat(self, state: State, frame: Travelling) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Travelling) -> Iterable[Option]:
        yield Done()
        if frame.left:
            here = frame.party.region
            yield from (March(here, to) for to in self.box.near[here])

    def guard(self, state: State, frame: Travelling, option: March | Done) -> Refusal | None:
        box, side, party, join = self.box, frame.side, frame.party, self._join(frame)
        if isinstance(option, Done):
            back = party.region == frame.origin
            if not join or (not back and meets(box, state, side, party, party.region)):
                return None
            return Refusal("RKR-5.6", "no-army-to-join", region=_region(party.region))
        to = option.to
        if not frame.left or option.origin != party.region or to not in box.near[party.region]:
            return Refusal(
                "RKR-6.44", "not-adjacent", origin=_region(option.origin), to=_region(to)
            )
        if not enters(box, state, side, party.force, to):
            return Refusal("RKR-6.44", "not-free", region=_region(to))
        if join and not joins(box, state, side, party, to, frame.left - 1, frame.origin):
            return Refusal("RKR-5.6", "no-army-to-join", region=_region(to))
        return None

    def do(self, state: State, frame: Travelling, option: March | Done, log: Log) -> State:
        box, side, party = self.box, frame.side, frame.party
        if isinstance(option, March):
            state = moving.move(
                box,
                state,
                side,
                party.region,
                option.to,
                party.force,
                party.people,
                log,
                stops=False,
            )
            onward = replace(frame, party=replace(party, region=option.to), left=frame.left - 1)
            return state.then(onward)
        state = state.then()
        if side == FREE:
            state = moving.stopped(box, state, party.people, party.region, log)
        roaming = state.frames[-1]
        assert isinstance(roaming, Roaming)
        if roaming.left == 1:
            return state.then()
        moved = (*roaming.moved, party)
        return state.then(replace(roaming, left=roaming.left - 1, moved=moved))


def _region(region: str) -> Message:
    return Message(f"region-{region}")
