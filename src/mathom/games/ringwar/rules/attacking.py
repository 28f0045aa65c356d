"""Attacks: who attacks whom, with whom, and who advances afterwards. Chapter 6."""

from collections.abc import Iterable, Iterator

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import (
    Attacking,
    Battle,
    Kind,
    Party,
    SortingAdvance,
    SortingAttack,
)
from mathom.games.ringwar.kinds import FREE, Force, Side
from mathom.games.ringwar.options import Attack
from mathom.games.ringwar.rules import board, lone_player, seats, sieges, size
from mathom.games.ringwar.rules.marching import barred, is_led
from mathom.games.ringwar.rules.moving import move
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.rules.sorting import SortArmy
from mathom.games.ringwar.state import State


@enforces("RKR-6.54", "RKR-7.11", "RKR-7.12", "RKR-11.10", "RK-083", "RK-136")
def attackers(box: Box, state: State, side: Side, origin: str) -> Party:
    """Who of an army may attack: units and leaders of nations at peace do not."""
    force = board.army(box, state, side, origin)
    people = board.people_in(box, state, side, origin)
    if state.seats > 2:
        if seats.refuse_lead(state, side, origin, force):
            return Party(origin)
        people = seats.commanded_people(state, side, origin, force, people)
        force = seats.commanded(state, side, origin, force)
    if peaceful := board.peaceful(state, force):
        force = seats.split(state, side, forces.without(force, peaceful))
    return Party(origin, force, people)


@enforces("RKR-6.50", "RKR-6.51", "RKR-6.52", "RKR-6.98", "RKR-6.99", "RK-103", "RK-110")
def kind_of(box: Box, state: State, side: Side, origin: str, to: str) -> Kind | None:
    """What battle an attack would be: in the field, of a siege, or a sortie; or none."""
    if origin == to:
        if to not in state.besieged:
            return None
        return "sortie" if board.holder(box, state, to) == side else "siege"
    if to not in box.near[origin] or board.is_garrison(box, state, side, origin):
        return None
    # A garrison is attacked only from inside its region.
    if not board.has_army(box, state, 1 - side, to) or board.is_garrison(box, state, 1 - side, to):
        return None
    return "field"


@enforces("RKR-6.54", "RKR-6.55", "RK-029")
def refuse_attack(
    box: Box, state: State, side: Side, origin: str, to: str, led: bool
) -> Refusal | None:
    """Why an army cannot attack there."""
    if origin not in box.at or to not in box.at or kind_of(box, state, side, origin, to) is None:
        return Refusal("RKR-6.52", "no-target", origin=_region(origin), to=_region(to))
    if not board.has_army(box, state, side, origin):
        return Refusal("RKR-2.2", "no-army", region=_region(origin))
    if barred(box, state, side, to):
        return Refusal("RKR-5.6", "barred", region=_region(to))
    here = board.army(box, state, side, origin)
    if state.seats > 2 and (refusal := seats.refuse_lead(state, side, origin, here)):
        return refusal
    party = attackers(box, state, side, origin)
    ready = forces.units(party.force)
    if not ready:
        return Refusal("RKR-6.54", "army-at-peace", region=_region(origin))
    rest = forces.minus(here, party.force)
    if rest and not forces.units(rest) and ready == 1:
        # A leader of a nation at peace has to stay, and never stays without a unit.
        return Refusal("RKR-6.55", "rearguard-needed", region=_region(origin))
    if led and not is_led(box, state, party.force, party.people):
        return Refusal("RKR-6.51", "no-leader", region=_region(origin))
    return lone_player.refuse_army(state, side, party.force, origin)


def attacks(box: Box, state: State, side: Side, led: bool) -> Iterator[Attack]:
    """Every attack that can be made."""
    enemies = set(board.armies(box, state, 1 - side))
    for origin in board.armies(box, state, side):
        if origin not in enemies and enemies.isdisjoint(box.near[origin]):
            continue
        for to in (origin, *box.near[origin]):
            if to in enemies and refuse_attack(box, state, side, origin, to, led) is None:
                yield Attack(origin, to)


def no_attack(box: Box, state: State, side: Side, led: bool) -> Refusal | None:
    """Why no army can attack at all."""
    if next(attacks(box, state, side, led), None) is not None:
        return None
    return Refusal("RKR-6.51" if led else "RKR-6.50", "no-attack")


@enforces("RK-083")
def may_stay_out(state: State, side: Side, leader: bool) -> bool:
    """Whether somebody may stay out of an attack where no unit does.

    A leader of the Free Peoples never: none stands without a unit. RKR-6.43
    """
    return state.house_rule("rearguard", "anybody") and not (leader and side == FREE)


class ChooseAttack(ChoiceStep[Box, State, Attacking]):
    """Which army attacks whom."""

    rule = "RKR-6.52"
    accepts = (Attack,)

    def seat(self, state: State, frame: Attacking) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Attacking) -> Iterable[Option]:
        for origin in board.armies(self.box, state, frame.side):
            for to in (origin, *self.box.near[origin]):
                yield Attack(origin, to)

    def options(self, state: State, frame: Attacking) -> tuple[Option, ...]:
        return tuple(attacks(self.box, state, frame.side, frame.led))

    def guard(self, state: State, frame: Attacking, option: Attack) -> Refusal | None:
        return refuse_attack(self.box, state, frame.side, option.origin, option.to, frame.led)

    def do(self, state: State, frame: Attacking, option: Attack, log: Log) -> State:
        return begin_attack(self.box, state.then(), frame.side, option.origin, option.to, frame.led)


def begin_attack(
    box: Box, state: State, side: Side, origin: str, to: str, led: bool = False
) -> State:
    """An army gets ready; pushes frames. For cards that start an attack, too."""
    party = attackers(box, state, side, origin)
    return state.push(SortingAttack(side, origin, to, led, party.force, party.people))


@enforces("RKR-6.55", "RKR-6.56", "RKR-6.51", "RK-083")
class SortAttack(SortArmy[SortingAttack]):
    """Part of the army may be left out as a rearguard, with at least one unit in it."""

    rule = "RKR-6.55"

    def refuse_going(self, state: State, frame: SortingAttack) -> Refusal | None:
        here = board.army(self.box, state, frame.side, frame.origin)
        rest = forces.minus(here, frame.force)
        if rest and not forces.units(rest) and not may_stay_out(state, frame.side, leader=True):
            return Refusal("RKR-6.55", "rearguard-needed", region=_region(frame.origin))
        return lone_player.refuse_again(
            state, frame.side, lone_player.purpose(frame.force, frame.origin)
        )

    def refuse_staying(
        self,
        state: State,
        frame: SortingAttack,
        force: Force,
        people: tuple[str, ...],
        lone: bool,
    ) -> Refusal | None:
        if not forces.units(force):
            return Refusal("RKR-6.54", "no-unit-goes")
        if frame.led and not is_led(self.box, state, force, people):
            return Refusal("RKR-6.51", "no-leader-goes")
        if refusal := self.refuse_command(state, frame, force):
            return refusal
        leader = people == frame.people
        if (
            lone
            and not self.units_staying(state, frame, force)
            and not may_stay_out(state, frame.side, leader)
        ):
            return Refusal("RKR-6.55", "rearguard-needed", region=_region(frame.origin))
        return None

    def set_out(self, state: State, frame: SortingAttack, log: Log) -> State:
        side, origin = frame.side, frame.origin
        here = board.army(self.box, state, side, origin)
        staying = tuple(
            one for one in board.people_in(self.box, state, side, origin) if one not in frame.people
        )
        kind = kind_of(self.box, state, side, origin, frame.to)
        assert kind is not None
        rear = Party(origin, forces.minus(here, frame.force), staying)
        battle = Battle(side, origin, frame.to, kind, rear=rear, terms=frame.terms)
        return lone_player.note(state.then(battle), side, lone_player.purpose(frame.force, origin))


@enforces("RKR-6.81", "RKR-6.91", "RKR-6.11", "RK-082", "RK-101", "RK-053")
class SortAdvance(SortArmy[SortingAdvance]):
    """All, some or none of the attackers advance; into a stronghold's land it is a siege."""

    rule = "RKR-6.81"

    @enforces("RKR-11.10")
    def seat(self, state: State, frame: SortingAdvance) -> Seat:
        """Who leads those who are left of the attackers."""
        return seats.captain(state, frame.side, frame.force)

    def refuse_holding(self, state: State, frame: SortingAdvance) -> Refusal | None:
        return None

    def refuse_staying(
        self,
        state: State,
        frame: SortingAdvance,
        force: Force,
        people: tuple[str, ...],
        lone: bool,
    ) -> Refusal | None:
        if not forces.units(force):
            return Refusal("RKR-2.2", "no-unit-goes")
        return self.refuse_lone_leader(state, frame, force, lone and people == frame.people)

    def set_out(self, state: State, frame: SortingAdvance, log: Log) -> State:
        return advance(self.box, state.then(), frame, log)


@enforces("RKR-6.81", "RKR-6.91", "RK-101")
def advance(box: Box, state: State, who: SortingAdvance, log: Log) -> State:
    """These attackers go into the region; if the defenders have withdrawn it is a siege."""
    side, to = who.side, who.to
    besieging = board.has_army(box, state, 1 - side, to) and to not in state.besieged
    if besieging:
        state = sieges.begin(state, to, log)
    state = move(box, state, side, who.origin, to, who.force, who.people, log, "advance")
    return size.fit_inside(box, state, 1 - side, to) if besieging else state


def _region(region: str) -> Message:
    return Message(f"region-{region}")
