"""Who sits at the table and commands what: chapter 11, and the plain case of two players."""

from typing import NamedTuple

from mathom.core import Message, Refusal, enforces
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import (
    FIGURE_AT,
    FREE,
    FREE_NATIONS,
    HAND_LIMIT,
    NAZGUL_AT,
    SHADOW,
    SHADOW_NATIONS,
    Force,
    Side,
    nation_of,
)
from mathom.games.ringwar.state import State

SMALL_HAND = 4


class Role(NamedTuple):
    """What a player leads."""

    id: str
    side: Side
    nations: tuple[str, ...]
    minions: tuple[str, ...] = ()


ALL_FREE = Role("free", FREE, FREE_NATIONS)
ALL_SHADOW = Role("shadow", SHADOW, SHADOW_NATIONS, ("saruman", "witch-king", "mouth-of-sauron"))
GONDOR = Role("gondor", FREE, ("gondor", "elves"))
ROHAN = Role("rohan", FREE, ("rohan", "north", "dwarves"))
WITCH_KING = Role("witch-king", SHADOW, ("sauron",), ("witch-king", "mouth-of-sauron"))
SARUMAN = Role("saruman", SHADOW, ("isengard", "southrons"), ("saruman",))

ROLES: dict[int, tuple[Role, ...]] = {
    2: (ALL_FREE, ALL_SHADOW),
    3: (ALL_FREE, WITCH_KING, SARUMAN),
    4: (GONDOR, WITCH_KING, ROHAN, SARUMAN),
}
"""By number of seats: who sits where, in the order of play. RKR-11.1, RKR-11.20"""

TEAMS = {
    seats: tuple(
        tuple(seat for seat, one in enumerate(roles) if one.side == side) for side in (FREE, SHADOW)
    )
    for seats, roles in ROLES.items()
}
"""By number of seats and side: who is on it, in the order of play."""


@enforces("RKR-11.1", "RKR-11.20")
def role(state: State, seat: Seat) -> Role:
    """What a seat leads."""
    return ROLES[state.seats][seat]


def side_of(seats: int, seat: Seat) -> Side:
    """The side of a seat."""
    return ROLES[seats][seat].side


def team(state: State, side: Side) -> tuple[Seat, ...]:
    """The seats of a side, in the order of play."""
    return TEAMS[state.seats][side]


@enforces("RKR-11.2", "RKR-11.5")
def leader_of(state: State, side: Side) -> Seat:
    """The leading player of a side: the role changes with every turn."""
    if state.seats == 2:
        return side
    there = team(state, side)
    return there[(state.turn.number - 1) % len(there)]


def seat_of(state: State, side: Side) -> Seat:
    """Who decides for a side: who leads its army in a battle, who acts, or the leader."""
    if state.seats == 2:
        return side
    if Battle in map(type, state.frames):
        for frame in reversed(state.frames):
            if isinstance(frame, Battle) and frame.step != "begin":
                return frame.captains[side]
    actor = state.turn.actor
    return actor if side_of(state.seats, actor) == side else leader_of(state, side)


def teammate(state: State, seat: Seat) -> Seat:
    """The other player of the side, or the same one."""
    there = team(state, side_of(state.seats, seat))
    return there[(there.index(seat) + 1) % len(there)]


@enforces("RKR-11.3", "RKR-5.1")
def hand_limit(state: State, seat: Seat) -> int:
    """How many cards a player holds."""
    return HAND_LIMIT if len(team(state, side_of(state.seats, seat))) == 1 else SMALL_HAND


# -- whose figures -------------------------------------------------------------------------------


def own(state: State, seat: Seat, force: Force) -> Force:
    """The part of a force that a player leads."""
    return _own(state.seats, seat, force)


@forces.kept
def _own(seats: int, seat: Seat, force: Force) -> Force:
    nations = ROLES[seats][seat].nations
    return forces.only(force, [kind for kind in forces.kinds(force) if nation_of(kind) in nations])


@enforces("RKR-11.10", "RK-182")
def captain(state: State, side: Side, force: Force) -> Seat:
    """Who leads an army: more units, then more elites, then the leading player."""
    return _captain(state.seats, side, leader_of(state, side), force)


@forces.kept
def _captain(seats: int, side: Side, first: Seat, force: Force) -> Seat:
    def weight(seat: Seat) -> tuple[int, int, bool]:
        part = _own(seats, seat, force)
        return forces.units(part), forces.elites(part), seat == first

    return max(TEAMS[seats][side], key=weight)


@enforces("RKR-11.9")
def shared(state: State, side: Side, force: Force) -> bool:
    """Whether both team mates have units in a force."""
    return _shared(state.seats, side, force)


@forces.kept
def _shared(seats: int, side: Side, force: Force) -> bool:
    there = TEAMS[seats][side]
    return len(there) > 1 and all(forces.units(_own(seats, seat, force)) for seat in there)


@enforces("RKR-11.10", "RK-182")
def leads_mixed(state: State, side: Side, region: str, force: Force) -> bool:
    """Whether who acts leads a mixed army here."""
    if (side, region) not in state.mixed:
        return False
    return captain(state, side, force) == seat_of(state, side)


@enforces("RKR-11.10", "RK-182")
def refuse_lead(state: State, side: Side, region: str, force: Force) -> Refusal | None:
    """Why who acts does not attack from here: a mixed army attacks at its captain's word only.

    The other one may march out with his part, and is on his own again.
    """
    if (side, region) not in state.mixed or leads_mixed(state, side, region, force):
        return None
    seat = captain(state, side, force)
    return Refusal("RKR-11.10", "led-by", role=Message(f"role-{role(state, seat).id}"))


@enforces("RKR-11.7", "RKR-11.8", "RKR-11.10", "RK-180", "RK-182", "RKR-2.3")
def commanded(state: State, side: Side, region: str, force: Force) -> Force:
    """The part of an army that who acts may use: the own figures, or a mixed army he leads.

    Leaders of a team mate who has no unit there belong to the one army there is, and Nazgûl go
    along with either player of the Shadow.
    """
    if len(team(state, side)) == 1:
        return force
    part = own(state, seat_of(state, side), force)
    alone = forces.units(part) == forces.units(force) > 0
    if alone or leads_mixed(state, side, region, force):
        return force
    if side == SHADOW and forces.units(part) and not forces.nazgul(part):
        part = forces.plus(part, forces.of(NAZGUL_AT, forces.nazgul(force)))
    return part


@enforces("RKR-11.8", "RKR-11.10", "RK-180")
def commanded_people(
    state: State, side: Side, region: str, force: Force, people: tuple[str, ...]
) -> tuple[str, ...]:
    """The characters that who acts may use: all companions, the own minions.

    Minions of a team mate go along with a mixed army, whoever leads it.
    """
    if not people or side == FREE or len(team(state, side)) == 1:
        return people
    if leads_mixed(state, side, region, force):
        return people
    mine = role(state, seat_of(state, side)).minions
    return tuple(one for one in people if one in mine)


@enforces("RKR-11.10", "RK-182")
def refuse_split(state: State, side: Side, force: Force) -> Refusal | None:
    """Who leads a mixed army does not split it so that he no longer leads the part that acts."""
    seat = seat_of(state, side)
    if not shared(state, side, force) and forces.units(own(state, seat, force)):
        return None
    if captain(state, side, force) == seat:
        return None
    return Refusal("RKR-11.10", "not-captain", role=Message(f"role-{role(state, seat).id}"))


@enforces("RKR-11.10", "RK-182")
def split(state: State, side: Side, force: Force) -> Force:
    """What acts of a commanded army if the others cannot: these, or the own ones of them."""
    if state.seats == 2 or refuse_split(state, side, force) is None:
        return force
    return own(state, seat_of(state, side), force)


@enforces("RKR-11.7", "RK-180")
def refuse_nation(state: State, side: Side, nation: str) -> Refusal | None:
    """Why who acts cannot do this for a nation."""
    if nation in role(state, seat_of(state, side)).nations:
        return None
    return Refusal("RKR-11.7", "not-your-nation", nation=Message(f"nation-{nation}"))


@enforces("RKR-11.12", "RK-183", "RKR-12.14")
def leading_elites(state: State) -> tuple[int, ...]:
    """The elites that lead while Saruman is in play."""
    isengard, southrons = FIGURE_AT["isengard-elite"], FIGURE_AT["southrons-elite"]
    return (isengard,) if state.seats == 2 else (isengard, southrons)
