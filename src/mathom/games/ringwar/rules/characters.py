"""Characters on the map: how they move, and how they come into play. Chapters 6 and 12."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import CharacterMoved, NazgulFlew
from mathom.games.ringwar.frames import Companions, Flying, Landing, Party, Resolving, Walking
from mathom.games.ringwar.kinds import (
    FREE,
    NAZGUL_AT,
    SHADOW,
    Face,
    Side,
)
from mathom.games.ringwar.options import Done, Land, Lift, Take, Walk
from mathom.games.ringwar.rules import board, politics, seats
from mathom.games.ringwar.rules.seats import leader_of, seat_of
from mathom.games.ringwar.state import State

MOUTH, WITCH_KING, SARUMAN = "mouth-of-sauron", "witch-king", "saruman"


# -- companions ----------------------------------------------------------------------------------


@enforces("RKR-6.5", "RKR-12.9")
def level(box: Box, group: tuple[str, ...]) -> int:
    """How far a group walks: as far as its best. Shadowfax carries one hobbit besides Gandalf."""
    if "gandalf-white" in group:
        others = [one for one in group if one != "gandalf-white"]
        if not others or (len(others) == 1 and box.people[others[0]].hobbit):
            return 4
    return max(box.people[one].level or 0 for one in group)


@enforces("RKR-6.6", "RKR-6.7", "RKR-8.35", "RK-112", "RK-113", "RK-121")
def walks(
    box: Box, state: State, origin: str, reach: int, into_siege: bool = False
) -> dict[str, int]:
    """Where companions can get to, and in how many steps; where they are takes none."""
    found = {origin: 0}
    if board.is_garrison(box, state, FREE, origin):
        return found
    edge = [origin]
    for distance in range(1, reach + 1):
        beyond = []
        for region in edge:
            for near in box.near[region]:
                if near in found:
                    continue
                if near in state.besieged and board.holder(box, state, near) == FREE:
                    if into_siege:
                        found[near] = distance
                    continue
                found[near] = distance
                # A stronghold of the Shadow stops them.
                if near not in box.strongholds or board.holder(box, state, near) == FREE:
                    beyond.append(near)
        edge = beyond
    return found


@enforces("RKR-8.37", "RKR-7.7")
def arrive(box: Box, state: State, group: tuple[str, ...], to: str, log: Log) -> State:
    """A group ends its movement."""
    for person in group:
        origin = board.where(box, state, person)
        if origin in box.at and origin != to:
            log.append(CharacterMoved(person, origin, to))
    state = board.move_people(box, state, group, to)
    for person in group:
        state = politics.companion_arrived(box, state, person, to, log)
    return state


def no_companions(box: Box, state: State) -> Refusal | None:
    """Why no companion can move."""
    for person in box.companions:
        here = board.where(box, state, person)
        if here in box.at and len(walks(box, state, here, 1)) > 1:
            return None
    return Refusal("RKR-6.5", "no-companions")


@enforces("RKR-6.5", "RKR-6.12", "RK-120")
class MoveCompanions(ChoiceStep[Box, State, Companions]):
    """Any or all companions, alone or in groups from one region, each once."""

    rule = "RKR-6.5"
    accepts = (Take, Walk, Done)

    def seat(self, state: State, frame: Companions) -> Seat:
        return seat_of(state, FREE)

    def candidates(self, state: State, frame: Companions) -> Iterable[Option]:
        yield from map(Take, self.box.companions)
        if frame.group:
            yield from map(Walk, self._reach(state, frame))
        yield Done()

    def options(self, state: State, frame: Companions) -> tuple[Option, ...]:
        """Where a group can get to is found once for all its options."""
        takes = (Take(one) for one in self.box.companions)
        options: list[Option] = [one for one in takes if self.guard(state, frame, one) is None]
        if frame.group:
            options += [Walk(to) for to, steps in self._reach(state, frame).items() if steps]
        elif frame.moved:
            options.append(Done())
        return tuple(options)

    def _reach(self, state: State, frame: Companions) -> dict[str, int]:
        here = board.where(self.box, state, frame.group[0])
        return walks(self.box, state, here, level(self.box, frame.group))

    def guard(self, state: State, frame: Companions, option: Take | Walk | Done) -> Refusal | None:
        box = self.box
        if isinstance(option, Done):
            done = frame.moved and not frame.group
            return None if done else Refusal("RKR-4.8", "nothing-done")
        if isinstance(option, Walk):
            if not frame.group:
                return Refusal("RKR-6.5", "nobody-chosen")
            if self._reach(state, frame).get(option.to, 0):
                return None
            return Refusal("RKR-6.5", "too-far", region=_region(option.to))
        person = option.person
        if person not in box.companions or not board.on_map(box, state, person):
            return Refusal("RKR-6.5", "not-on-map", name=_person(person))
        if person in frame.moved or person in frame.group:
            return Refusal("RKR-6.12", "moved", person=_person(person))
        here = board.where(box, state, person)
        if frame.group and board.where(box, state, frame.group[0]) != here:
            return Refusal("RKR-6.5", "elsewhere", person=_person(person))
        if len(walks(box, state, here, 1)) == 1:
            return Refusal("RKR-6.7", "besieged", region=_region(here))
        return None

    def do(self, state: State, frame: Companions, option: Take | Walk | Done, log: Log) -> State:
        match option:
            case Done():
                return state.then()
            case Take():
                return state.then(replace(frame, group=(*frame.group, option.person)))
            case Walk():
                moved = frame.moved + frame.group
                state = state.then(Companions(moved)) if self._more(state, moved) else state.then()
                return arrive(self.box, state, frame.group, option.to, log)

    def _more(self, state: State, moved: tuple[str, ...]) -> bool:
        frame = Companions(moved)
        return any(self.guard(state, frame, Take(one)) is None for one in self.box.companions)


@enforces("RKR-8.34", "RKR-12.5", "RKR-12.6", "RK-154")
class WalkAway(ChoiceStep[Box, State, Walking]):
    """Where companions go who have just left the Fellowship, or walk by a card."""

    rule = "RKR-8.34"
    accepts = (Walk,)

    @enforces("RKR-11.5", "RKR-11.8")
    def seat(self, state: State, frame: Walking) -> Seat:
        """Either player may send companions off; whom a hunt drives away the leading one sends."""
        hunted = any(isinstance(one, Resolving) for one in state.frames)
        return leader_of(state, FREE) if hunted else seat_of(state, FREE)

    def candidates(self, state: State, frame: Walking) -> Iterable[Option]:
        return map(Walk, self.box.regions)

    def options(self, state: State, frame: Walking) -> tuple[Option, ...]:
        reach = walks(self.box, state, frame.origin, frame.reach, frame.into_siege)
        return tuple(map(Walk, reach))

    def guard(self, state: State, frame: Walking, option: Walk) -> Refusal | None:
        if option.to in walks(self.box, state, frame.origin, frame.reach, frame.into_siege):
            return None
        return Refusal("RKR-8.34", "too-far", region=_region(option.to))

    def do(self, state: State, frame: Walking, option: Walk, log: Log) -> State:
        return arrive(self.box, state.then(), frame.group, option.to, log)


# -- Nazgûl and minions --------------------------------------------------------------------------


@enforces("RKR-6.8", "RKR-6.9", "RK-122", "RK-123")
def refuse_landing(box: Box, state: State, frame: Landing, to: str) -> Refusal | None:
    """Why Nazgûl or a minion cannot go there."""
    if to == frame.origin or to not in box.at:
        return Refusal("RKR-6.8", "not-there", name=_region(to))
    if shut(box, state, to):
        return Refusal("RKR-6.9", "stronghold", region=_region(to))
    if frame.person == MOUTH and to not in errands(box, state, frame.origin):
        return Refusal("RKR-6.10", "too-far", region=_region(to))
    return None


def shut(box: Box, state: State, region: str) -> bool:
    """Whether a stronghold of the Free Peoples keeps lone servants of the Shadow out."""
    if region not in box.strongholds or region in state.besieged:
        return False
    return board.holder(box, state, region) == FREE


@enforces("RKR-6.10", "RKR-6.9", "RK-112")
def errands(box: Box, state: State, origin: str) -> dict[str, int]:
    """Where the Mouth of Sauron can get to on his own."""
    found = {origin: 0}
    if board.is_garrison(box, state, SHADOW, origin):
        return found
    edge = [origin]
    for distance in range(1, (box.people[MOUTH].level or 0) + 1):
        beyond = []
        for region in edge:
            for near in box.near[region]:
                if near in found or shut(box, state, near):
                    continue
                if board.is_garrison(box, state, SHADOW, near):
                    continue
                found[near] = distance
                beyond.append(near)
        edge = beyond
    return found


@enforces("RKR-12.18")
def messenger(box: Box, state: State, side: Side, die: Face) -> bool:
    """Whether the Messenger makes an army die of this one: of a muster die, once a turn."""
    here = side == SHADOW and die == "muster" and board.on_map(box, state, MOUTH)
    if not here or state.turn.messenger:
        return False
    return MOUTH in seats.role(state, seat_of(state, side)).minions


def carry_message(state: State, die: Face) -> State:
    """A die was used as an army die; if it was no such die, the Messenger has been busy."""
    if die != "muster":
        return state
    return replace(state, turn=replace(state.turn, messenger=True))


def nazgul_left(box: Box, state: State, frame: Flying, region: str) -> int:
    """How many Nazgûl here have not moved yet."""
    here = forces.nazgul(board.army(box, state, SHADOW, region))
    return here - sum(forces.nazgul(p.force) for p in frame.landed if p.region == region)


@enforces("RKR-6.8", "RKR-11.1", "RKR-11.8", "RK-180")
def no_flight(box: Box, state: State, nazgul_only: bool = False) -> Refusal | None:
    """Why no Nazgûl and no minion of who acts can move; either player moves the Nazgûl."""
    if any(map(forces.nazgul, state.armies[SHADOW])):
        return None
    mine = seats.role(state, seat_of(state, SHADOW)).minions
    if WITCH_KING in mine and board.on_map(box, state, WITCH_KING):
        return None
    here = board.where(box, state, MOUTH)
    sets_out = MOUTH in mine and not nazgul_only
    if sets_out and here in box.at and len(errands(box, state, here)) > 1:
        return None
    return Refusal("RKR-6.8", "no-nazgul")


@enforces("RKR-6.8", "RKR-6.12", "RKR-2.4", "RKR-2.6", "RK-123")
class ChooseFlyers(ChoiceStep[Box, State, Flying]):
    """Which Nazgûl rise, or which minion sets out; each once, in any order."""

    rule = "RKR-6.8"
    accepts = (Lift, Take, Done)

    def seat(self, state: State, frame: Flying) -> Seat:
        return seat_of(state, SHADOW)

    def candidates(self, state: State, frame: Flying) -> Iterable[Option]:
        for at, force in enumerate(state.armies[SHADOW]):
            for one in range(forces.nazgul(force)):
                yield Lift(self.box.regions[at], one + 1)
        yield from map(Take, self.box.minions)
        yield Done()

    def guard(self, state: State, frame: Flying, option: Lift | Take | Done) -> Refusal | None:
        box = self.box
        if isinstance(option, Done):
            return None if frame.landed else Refusal("RKR-4.8", "nothing-done")
        if isinstance(option, Lift):
            region = option.origin
            if region in box.at and 0 < option.count <= nazgul_left(box, state, frame, region):
                return None
            return Refusal("RKR-6.12", "not-there", name=_region(option.origin))
        person = option.person
        if person not in box.minions or not board.on_map(box, state, person):
            return Refusal("RKR-6.8", "not-on-map", name=_person(person))
        if person not in seats.role(state, self.seat(state, frame)).minions:
            return Refusal("RKR-11.1", "not-yours")
        if person == SARUMAN:
            return Refusal("RKR-6.11", "never-moves", person=_person(person))
        if any(person in party.people for party in frame.landed):
            return Refusal("RKR-6.12", "moved", person=_person(person))
        if person == MOUTH:
            if frame.nazgul_only:
                return Refusal("RKR-5.6", "nazgul-only", person=_person(person))
            if len(errands(box, state, board.where(box, state, MOUTH))) == 1:
                return Refusal("RKR-6.10", "nowhere", person=_person(person))
        return None

    def do(self, state: State, frame: Flying, option: Lift | Take | Done, log: Log) -> State:
        match option:
            case Done():
                return state.then()
            case Lift():
                return state.push(Landing(option.origin, option.count, None))
            case Take():
                here = board.where(self.box, state, option.person)
                return state.push(Landing(here, 0, option.person))


@enforces("RKR-6.8", "RKR-6.9", "RKR-6.10")
class ChooseLanding(ChoiceStep[Box, State, Landing]):
    """Where they go."""

    rule = "RKR-6.8"
    accepts = (Land,)

    def seat(self, state: State, frame: Landing) -> Seat:
        return seat_of(state, SHADOW)

    def candidates(self, state: State, frame: Landing) -> Iterable[Option]:
        return map(Land, self.box.regions)

    def options(self, state: State, frame: Landing) -> tuple[Option, ...]:
        box = self.box
        goals = errands(box, state, frame.origin) if frame.person == MOUTH else box.regions
        return tuple([Land(to) for to in goals if to != frame.origin and not shut(box, state, to)])

    def guard(self, state: State, frame: Landing, option: Land) -> Refusal | None:
        return refuse_landing(self.box, state, frame, option.to)

    def do(self, state: State, frame: Landing, option: Land, log: Log) -> State:
        box, to = self.box, option.to
        state = state.then()
        flying = state.frames[-1]
        assert isinstance(flying, Flying)
        if frame.person is not None:
            log.append(CharacterMoved(frame.person, frame.origin, to))
            state = board.move_people(box, state, (frame.person,), to)
            party = Party(to, people=(frame.person,))
        else:
            log.append(NazgulFlew(frame.count, frame.origin, to))
            flock = forces.of(NAZGUL_AT, frame.count)
            state = board.take(box, state, SHADOW, frame.origin, flock, log)
            state = board.add(box, state, SHADOW, to, flock, log)
            party = Party(to, flock)
        return state.then(replace(flying, landed=(*flying.landed, party)))


def _region(region: str) -> Message:
    return Message(f"region-{region}")


def _person(person: str) -> Message:
    return Message(f"character-{person}")
