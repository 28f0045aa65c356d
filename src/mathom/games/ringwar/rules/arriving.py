"""How characters come into play: chapters 6 and 12."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import CharacterEntered
from mathom.games.ringwar.frames import Arriving
from mathom.games.ringwar.kinds import (
    ASIDE,
    FELLOWSHIP,
    FIGURE_AT,
    FREE,
    FREE_NATIONS,
    GONE,
    SHADOW,
    Side,
)
from mathom.games.ringwar.options import Land
from mathom.games.ringwar.rules import board, politics
from mathom.games.ringwar.rules.characters import WITCH_KING
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State

SAURON_REGULAR, SAURON_ELITE = FIGURE_AT["sauron-regular"], FIGURE_AT["sauron-elite"]
HEIRS_PLACES = ("minas-tirith", "dol-amroth", "pelargir")


@enforces(
    "RKR-6.2", "RKR-6.3", "RKR-12.7", "RKR-12.8", "RKR-12.12", "RKR-12.15", "RKR-12.17",
    "RK-126", "RK-127", "RK-128",
)  # fmt: skip
def entrances(box: Box, state: State, person: str) -> list[str]:
    """Where a character can come into play now; nowhere if the conditions are not met."""
    if board.where(box, state, person) != ASIDE:
        return []
    match person:
        case "saruman":
            ready = board.at_war(state, "isengard") and board.unconquered(box, state, "orthanc")
            return ["orthanc"] if ready else []
        case "witch-king":
            if not board.at_war(state, "sauron"):
                return []
            if not any(board.at_war(state, nation) for nation in FREE_NATIONS):
                return []
            return [
                box.regions[at]
                for at, force in enumerate(state.armies[SHADOW])
                if force and (force[SAURON_REGULAR] or force[SAURON_ELITE])
            ]
        case "mouth-of-sauron":
            if state.fellowship.step is None and not politics.all_free_at_war(state):
                return []
            return [
                region
                for region in box.towns_of["sauron"]
                if region in box.strongholds and board.unconquered(box, state, region)
            ]
        case "aragorn":
            here = board.where(box, state, "strider")
            ready = here in HEIRS_PLACES and board.unconquered(box, state, here)
            return [here] if ready else []
        case _:
            return _white_rider(box, state)


def refuse_entering(box: Box, state: State, person: str) -> Refusal | None:
    """Why a character cannot come into play now: he has come already, or what he waits for has
    not happened."""
    if entrances(box, state, person):
        return None
    rule = "RKR-6.3" if box.side_of[person] == SHADOW else "RKR-6.2"
    if board.where(box, state, person) != ASIDE:
        return Refusal(rule, "has-entered", person=_person(person))
    return Refusal(rule, "cannot-enter", person=_person(person), waits=person)


def _white_rider(box: Box, state: State) -> list[str]:
    grey = board.where(box, state, "gandalf-grey")
    if grey == FELLOWSHIP or all(board.where(box, state, one) == ASIDE for one in box.minions):
        return []
    if grey in box.at:
        return [grey]
    havens = [
        region
        for region in box.towns_of["elves"]
        if region in box.strongholds and board.holder(box, state, region) == FREE
    ]
    return ["fangorn", *havens]


class Arrive(ChoiceStep[Box, State, Arriving]):
    """Where a character comes into play; what follows from it."""

    rule = "RKR-6.3"
    accepts = (Land,)

    def side(self, frame: Arriving) -> Side:
        return self.box.side_of[frame.person]

    def seat(self, state: State, frame: Arriving) -> Seat:
        return seat_of(state, self.side(frame))

    def candidates(self, state: State, frame: Arriving) -> Iterable[Option]:
        return map(Land, self.box.regions)

    def options(self, state: State, frame: Arriving) -> tuple[Option, ...]:
        return tuple(map(Land, entrances(self.box, state, frame.person)))

    def guard(self, state: State, frame: Arriving, option: Land) -> Refusal | None:
        if option.to in entrances(self.box, state, frame.person):
            return None
        return Refusal("RKR-6.3", "cannot-enter-there", person=_person(frame.person))

    def do(self, state: State, frame: Arriving, option: Land, log: Log) -> State:
        box, person, to = self.box, frame.person, option.to
        log.append(CharacterEntered(person, to))
        state = board.move_people(box, state.then(), (person,), to)
        for old, new in (("strider", "aragorn"), ("gandalf-grey", "gandalf-white")):
            if person == new:
                state = board.move_people(box, state, (old,), GONE)
        if person == WITCH_KING:
            for nation in FREE_NATIONS:
                state = politics.activate(box, state, nation, "minion", log)
        if self.side(frame) == FREE and not state.house_rule("entering", "silent"):
            state = politics.companion_arrived(box, state, person, to, log)
        return state


def _person(person: str) -> Message:
    return Message(f"character-{person}")
