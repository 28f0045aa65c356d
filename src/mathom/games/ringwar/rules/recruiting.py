"""Recruiting with a die, and the Voice of Saruman: chapters 6 and 12."""

from collections.abc import Iterable

from mathom.core import ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import Recruited
from mathom.games.ringwar.frames import Recruiting, Speaking
from mathom.games.ringwar.kinds import (
    ELITE,
    FIGURE_AT,
    FIGURES,
    FREE,
    LEADER,
    NAZGUL_AT,
    SHADOW,
    SIDE_OF,
    Side,
    nation_of,
)
from mathom.games.ringwar.options import Pick, Recruit
from mathom.games.ringwar.rules import board, lone_player
from mathom.games.ringwar.rules.seats import refuse_nation, role, seat_of
from mathom.games.ringwar.state import State

KINDS_OF = tuple(
    tuple(kind for kind in range(len(FIGURES)) if SIDE_OF[nation_of(kind)] == side)
    for side in (FREE, SHADOW)
)
ISENGARD_REGULAR, ISENGARD_ELITE = FIGURE_AT["isengard-regular"], FIGURE_AT["isengard-elite"]


@enforces(
    "RKR-6.27",
    "RKR-6.28",
    "RKR-6.29",
    "RKR-6.30",
    "RKR-6.31",
    "RKR-5.9",
    "RKR-2.3",
    "RKR-6.113",
    "RK-025",
    "RK-059",
    "RK-111",
)
def refuse_place(
    box: Box, state: State, side: Side, kind: int, region: str, by_card: bool
) -> Refusal | None:
    """Why a figure cannot come into play here, by die or by card."""
    if not forces.count(state.reinforcements, kind):
        return Refusal("RKR-6.27", "no-figure", figure=_figure(kind))
    if region in state.captured and box.home[region] == side:
        # Even while the own side besieges those who conquered it.
        return Refusal("RKR-6.113", "conquered", region=_region(region))
    besieged = by_card and board.is_garrison(box, state, side, region)
    if not besieged and not board.is_free(box, state, side, region):
        return Refusal("RKR-6.24", "not-free", region=_region(region))
    if side == FREE and kind % 3 == LEADER and not board.has_army(box, state, side, region):
        return Refusal("RKR-2.3", "leader-alone")
    return None


@enforces(
    "RKR-6.22", "RKR-6.23", "RKR-6.24", "RKR-6.25", "RKR-6.26", "RKR-6.113", "RK-058", "RK-059"
)
def refuse_recruit(
    box: Box, state: State, side: Side, kind: int, region: str, placed: str | None
) -> Refusal | None:
    """Why a muster die cannot recruit this figure here."""
    return _refuse_nation(state, side, nation_of(kind)) or _refuse_town(
        box, state, side, kind, region, placed
    )


def _refuse_nation(state: State, side: Side, nation: str) -> Refusal | None:
    if SIDE_OF[nation] != side:
        return Refusal("RKR-6.23", "not-your-nation", nation=_nation(nation))
    if state.seats > 2 and (refusal := refuse_nation(state, side, nation)):
        return refusal
    if refusal := lone_player.refuse_again(state, side, nation):
        return refusal
    if not board.at_war(state, nation):
        return Refusal("RKR-6.23", "not-at-war", nation=_nation(nation))
    return None


def _refuse_town(
    box: Box, state: State, side: Side, kind: int, region: str, placed: str | None
) -> Refusal | None:
    if region not in box.towns_of[nation_of(kind)]:
        return Refusal("RKR-6.24", "no-settlement", region=_region(region))
    if kind == NAZGUL_AT and region not in box.strongholds:
        return Refusal("RKR-6.26", "no-stronghold", region=_region(region))
    if placed is not None and kind % 3 == ELITE:
        return Refusal("RKR-6.22", "one-elite")
    if placed == region:
        return Refusal("RKR-6.25", "same-settlement", region=_region(region))
    return refuse_place(box, state, side, kind, region, by_card=False)


def recruits(box: Box, state: State, side: Side, placed: str | None) -> Iterable[Recruit]:
    """Everything a muster die can recruit."""
    for kind in KINDS_OF[side]:
        nation = nation_of(kind)
        left = forces.count(state.reinforcements, kind)
        if left and _refuse_nation(state, side, nation) is None:
            for region in box.towns_of[nation]:
                if _refuse_town(box, state, side, kind, region, placed) is None:
                    yield Recruit(FIGURES[kind], region)


def no_recruits(box: Box, state: State, side: Side) -> Refusal | None:
    """Why nobody can be recruited at all."""
    if next(iter(recruits(box, state, side, None)), None) is not None:
        return None
    return Refusal("RKR-6.23", "no-recruits")


def bring(box: Box, state: State, kind: int, region: str, log: Log) -> State:
    """A figure comes from the reinforcements into play."""
    side, one = SIDE_OF[nation_of(kind)], forces.of(kind)
    log.append(Recruited(FIGURES[kind], region))
    state = replace(state, reinforcements=forces.minus(state.reinforcements, one))
    return board.add(box, state, side, region, one, log)


class RecruitFigure(ChoiceStep[Box, State, Recruiting]):
    """One figure; then another one somewhere else, unless it was an elite."""

    rule = "RKR-6.22"
    accepts = (Recruit,)

    def seat(self, state: State, frame: Recruiting) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Recruiting) -> Iterable[Option]:
        for kind in KINDS_OF[frame.side]:
            for region in self.box.towns_of[nation_of(kind)]:
                yield Recruit(FIGURES[kind], region)

    def options(self, state: State, frame: Recruiting) -> tuple[Option, ...]:
        return tuple(recruits(self.box, state, frame.side, frame.placed))

    def guard(self, state: State, frame: Recruiting, option: Recruit) -> Refusal | None:
        kind = FIGURE_AT.get(option.figure)
        if kind is None or option.region not in self.box.at:
            return Refusal(self.rule, "no-such", name=f"{option.figure} {option.region}")
        return refuse_recruit(self.box, state, frame.side, kind, option.region, frame.placed)

    def do(self, state: State, frame: Recruiting, option: Recruit, log: Log) -> State:
        kind = FIGURE_AT[option.figure]
        state = bring(self.box, state, kind, option.region, log)
        state = lone_player.note(state, frame.side, nation_of(kind))
        if frame.placed is not None or kind % 3 == ELITE:
            return state.then()
        # With too few figures or settlements for a second one, one is all.
        more = next(iter(recruits(self.box, state, frame.side, option.region)), None)
        return state.then(Recruiting(frame.side, option.region)) if more else state.then()


# -- the Voice of Saruman ------------------------------------------------------------------------

EVERYWHERE, IMPROVE = Pick("recruit-everywhere"), Pick("improve-in-orthanc")


@enforces("RKR-12.13")
def voice_reaches(box: Box, state: State) -> tuple[str, ...]:
    """The settlements of Isengard where the Voice recruits a regular, if there are any left."""
    if not forces.count(state.reinforcements, ISENGARD_REGULAR):
        return ()
    towns = box.towns_of["isengard"]
    return tuple(region for region in towns if board.is_free(box, state, SHADOW, region))


def can_improve(box: Box, state: State) -> bool:
    """Whether two regulars in Orthanc can become elites."""
    here = board.army(box, state, SHADOW, "orthanc")
    return (
        forces.count(here, ISENGARD_REGULAR) >= 2
        and forces.count(state.reinforcements, ISENGARD_ELITE) >= 2
    )


@enforces("RKR-12.13")
def no_voice(box: Box, state: State) -> Refusal | None:
    """Why the Voice of Saruman cannot be used."""
    if not board.on_map(box, state, "saruman"):
        return Refusal("RKR-12.13", "no-saruman")
    if "saruman" not in role(state, seat_of(state, SHADOW)).minions:
        return Refusal("RKR-11.1", "not-yours")
    held = board.holder(box, state, "orthanc") == SHADOW
    if not held or "orthanc" in state.besieged:
        return Refusal("RKR-12.13", "orthanc")
    if voice_reaches(box, state) or can_improve(box, state):
        return None
    return Refusal("RKR-12.13", "no-recruits")


@enforces("RKR-12.13")
class Speak(ChoiceStep[Box, State, Speaking]):
    """A regular in every settlement, or two elites for two regulars in Orthanc."""

    rule = "RKR-12.13"
    accepts = (Pick, Recruit)

    def seat(self, state: State, frame: Speaking) -> Seat:
        return seat_of(state, SHADOW)

    def candidates(self, state: State, frame: Speaking) -> Iterable[Option]:
        yield EVERYWHERE
        yield IMPROVE
        yield from (Recruit("isengard-regular", region) for region in frame.places)

    def guard(self, state: State, frame: Speaking, option: Pick | Recruit) -> Refusal | None:
        if isinstance(option, Recruit):
            regular = option.figure == "isengard-regular"
            able = regular and option.region in frame.places
        elif option == EVERYWHERE:
            able = not frame.places and bool(voice_reaches(self.box, state))
        else:
            able = option == IMPROVE and not frame.places and can_improve(self.box, state)
        return None if able else Refusal("RKR-12.13", "no-recruits")

    def do(self, state: State, frame: Speaking, option: Pick | Recruit, log: Log) -> State:
        box, state = self.box, state.then()
        if isinstance(option, Recruit):
            state = bring(box, state, ISENGARD_REGULAR, option.region, log)
            left = tuple(one for one in frame.places if one != option.region)
            return self._everywhere(state, left, log)
        if option == EVERYWHERE:
            return self._everywhere(state, voice_reaches(box, state), log)
        return self._improve(state, log)

    def _everywhere(self, state: State, places: tuple[str, ...], log: Log) -> State:
        """A regular in each of these; with too few for all, the player says where."""
        left = forces.count(state.reinforcements, ISENGARD_REGULAR)
        if 0 < left < len(places):
            return state.push(Speaking(places))
        for region in places[:left]:
            state = bring(self.box, state, ISENGARD_REGULAR, region, log)
        return state

    def _improve(self, state: State, log: Log) -> State:
        box = self.box
        regulars, elites = forces.of(ISENGARD_REGULAR, 2), forces.of(ISENGARD_ELITE, 2)
        state = board.add(box, state, SHADOW, "orthanc", elites, log)
        state = board.take(box, state, SHADOW, "orthanc", regulars, log)
        left = forces.minus(state.reinforcements, elites)
        log += [Recruited("isengard-elite", "orthanc")] * 2
        return replace(state, reinforcements=forces.plus(left, regulars))


def _region(region: str) -> Message:
    return Message(f"region-{region}")


def _nation(nation: str) -> Message:
    return Message(f"nation-{nation}")


def _figure(kind: int) -> Message:
    return Message(f"figure-{FIGURES[kind]}")
