"""The Fellowship of the Ring: chapter 8, and the way into Mordor."""

from collections.abc import Iterable
from functools import lru_cache

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.events import (
    Corrupted,
    Declared,
    FellowshipMoved,
    GuideNamed,
    Hidden,
    Revealed,
    Separated,
)
from mathom.games.ringwar.frames import (
    Climbing,
    Declaring,
    DrawingTile,
    Gathering,
    Hunting,
    Naming,
    Reacting,
    Revealing,
    Walking,
)
from mathom.games.ringwar.kinds import (
    END_OF_TRACK,
    FELLOWSHIP,
    FREE,
    SHADOW,
    SIDE_OF,
)
from mathom.games.ringwar.options import Decline, Go, Guide, Take, Trace
from mathom.games.ringwar.rules import board, characters, politics, reactions
from mathom.games.ringwar.rules.seats import leader_of, seat_of
from mathom.games.ringwar.state import State

MORIA = "moria"


@enforces("RKR-2.7")
def companions(box: Box, state: State) -> list[str]:
    """The companions in the Fellowship."""
    people = state.people
    return [one for one in box.companions if people[box.person_at[one]] == FELLOWSHIP]


# -- the guide -----------------------------------------------------------------------------------


@enforces("RKR-8.5", "RK-155", "RKR-8.2")
def guides(box: Box, state: State) -> list[str]:
    """Who may be the guide: the companions of the highest level, or else Gollum."""
    there = companions(box, state)
    if not there:
        return ["gollum"]
    best = max(box.people[one].level or 0 for one in there)
    return [one for one in there if box.people[one].level == best]


@enforces("RKR-8.7", "RKR-8.8", "RKR-9.23")
def regroup(box: Box, state: State, log: Log) -> State:
    """Somebody left the Fellowship: a guide is named, by choice if several are level."""
    able = guides(box, state)
    if len(able) > 1:
        return state.push(Naming())
    return name_guide(state, able[0], log)


def name_guide(state: State, person: str, log: Log) -> State:
    if state.fellowship.guide == person:
        return state
    log.append(GuideNamed(person))
    return replace(state, fellowship=replace(state.fellowship, guide=person))


@enforces("RKR-8.5", "RKR-8.9", "RKR-8.7")
class NameGuide(ChoiceStep[Box, State, Naming]):
    """The Free Peoples choose among equals."""

    rule = "RKR-8.5"
    accepts = (Guide,)

    def seat(self, state: State, frame: Naming) -> Seat:
        return leader_of(state, FREE)

    def candidates(self, state: State, frame: Naming) -> Iterable[Option]:
        return map(Guide, (*self.box.companions, "gollum"))

    def guard(self, state: State, frame: Naming, option: Guide) -> Refusal | None:
        if option.person in guides(self.box, state):
            return None
        return Refusal("RKR-8.5", "no-guide", name=Message(f"character-{option.person}"))

    def do(self, state: State, frame: Naming, option: Guide, log: Log) -> State:
        return name_guide(state.then(), option.person, log)


# -- moving and hiding ---------------------------------------------------------------------------


@enforces("RKR-8.13", "RKR-8.15", "RKR-8.28", "RKR-9.44", "RKR-9.47", "RK-142", "RK-158")
def refuse_moving(box: Box, state: State) -> Refusal | None:
    """Why the Fellowship cannot be moved."""
    fellowship = state.fellowship
    if not fellowship.hidden:
        return Refusal("RKR-8.28", "revealed")
    at_end = fellowship.step is None and fellowship.progress >= END_OF_TRACK
    if at_end and not state.house_rule("track-end", "goes-on"):
        return Refusal("RKR-8.15", "end-of-track")
    return None


@enforces("RKR-8.13", "RKR-8.14", "RKR-9.44", "RK-153", "RK-162", "RK-194")
def move(box: Box, state: State, log: Log) -> State:
    """The Fellowship moves: a hunt follows, or on the Mordor track a tile. Pushes frames."""
    fellowship = state.fellowship
    state = replace(state, turn=replace(state.turn, tried=True))
    if fellowship.step is not None:
        return state.push(Climbing(), DrawingTile("mordor"))
    progress = fellowship.progress + 1
    log.append(FellowshipMoved(progress))
    state = replace(state, fellowship=replace(fellowship, progress=progress))
    return reactions.offer(box, state.push(Hunting()), Reacting(SHADOW, "hunt"))


@enforces("RKR-8.31", "RKR-12.3")
def refuse_hiding(state: State) -> Refusal | None:
    """Why the Fellowship cannot be hidden."""
    return Refusal("RKR-8.31", "hidden") if state.fellowship.hidden else None


def hide(state: State, log: Log) -> State:
    """The marker is turned to hidden; that is no move."""
    log.append(Hidden())
    turn = replace(state.turn, tried=True)
    return replace(state, turn=turn, fellowship=replace(state.fellowship, hidden=True))


# -- where the figure can go ---------------------------------------------------------------------


@lru_cache(maxsize=512)
def _traces(
    near: tuple[tuple[str, tuple[str, ...]], ...], origin: str, reach: int, marks: frozenset[str]
) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every region in reach, with each set of marked places that some way there touches."""
    neighbours = dict(near)
    start = (origin, frozenset((origin,)) & marks)
    found = {start: None}
    edge = [start]
    for _ in range(reach):
        beyond = []
        for region, touched in edge:
            for to in neighbours[region]:
                way = (to, touched | {to} if to in marks else touched)
                if way not in found:
                    found[way] = None
                    beyond.append(way)
        edge = beyond
    return tuple(found)


@enforces("RKR-8.17", "RKR-8.18", "RK-169")
def traces(box: Box, state: State, marks: frozenset[str]) -> list[Trace]:
    """Where the figure can go, and which of the marked places it touches on the way.

    The way is the player's: one that touches more of them than it has to is a way, too.
    """
    fellowship = state.fellowship
    shut = frozenset() if state.house_rule("mordor", "open") else box.closed
    ways = _traces(_ways(box, shut), fellowship.region, fellowship.progress, marks)
    return [Trace(to, tuple(sorted(touched))) for to, touched in ways]


@lru_cache(maxsize=8)
def _ways(box: Box, shut: frozenset[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (region, tuple(to for to in box.near[region] if to not in shut)) for region in box.regions
    )


@enforces("RKR-8.26", "RK-143")
def dark_places(box: Box, state: State) -> frozenset[str]:
    """Strongholds of Shadow nations that the Shadow still holds."""
    return frozenset(
        region
        for region in box.strongholds
        if box.home[region] == SHADOW and region not in state.captured
    )


# -- declaring -----------------------------------------------------------------------------------


def haven(box: Box, state: State, region: str) -> bool:
    """An FP city or stronghold that the Shadow does not hold."""
    nation = box.nation[region]
    return (
        region in box.major
        and nation is not None
        and SIDE_OF[nation] == FREE
        and region not in state.captured
    )


def through_moria(state: State, way: Trace) -> bool:
    """Whether the figure goes into Moria, through it or out of it; to stay there is no travel."""
    return MORIA in way.through and not state.fellowship.region == way.to == MORIA


@enforces("RKR-4.4", "RKR-8.21", "RKR-8.22", "RKR-8.23", "RK-036", "RK-140")
class Declare(ChoiceStep[Box, State, Declaring]):
    """The figure moves up to the progress; in a haven a wound heals and a nation is roused."""

    rule = "RKR-8.21"
    accepts = (Trace, Decline)

    def seat(self, state: State, frame: Declaring) -> Seat:
        return leader_of(state, FREE)

    def _marks(self, state: State) -> frozenset[str]:
        told = reactions.usable(self.box, state, SHADOW, "declared")
        return frozenset((MORIA,)) if told else frozenset()

    def candidates(self, state: State, frame: Declaring) -> Iterable[Option]:
        yield Decline()
        yield from traces(self.box, state, self._marks(state))

    def guard(self, state: State, frame: Declaring, option: Trace | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return Refusal("RK-152", "must-declare") if frame.bound else None
        if not state.fellowship.hidden or state.fellowship.step is not None:
            return Refusal("RKR-8.21", "revealed")
        if self._idle(state, frame):
            return Refusal("RKR-8.21", "declared-already")
        if option in traces(self.box, state, self._marks(state)):
            return None
        return Refusal("RKR-8.17", "too-far", region=Message(f"region-{option.to}"))

    def options(self, state: State, frame: Declaring) -> tuple[Option, ...]:
        if not state.fellowship.hidden or state.fellowship.step is not None:
            return (Decline(),)
        if self._idle(state, frame):
            return (Decline(),)
        found = traces(self.box, state, self._marks(state))
        return tuple(found) if frame.bound else (Decline(), *found)

    def _idle(self, state: State, frame: Declaring) -> bool:
        """Whether the figure would stay where everybody sees it, and nothing would come of it."""
        if state.fellowship.progress or frame.bound:
            return False
        left = state.then()
        return all(
            self._declare(left, trace, []) == left
            for trace in traces(self.box, state, self._marks(state))
        )

    def do(self, state: State, frame: Declaring, option: Trace | Decline, log: Log) -> State:
        state = state.then()
        return state if isinstance(option, Decline) else self._declare(state, option, log)

    def _declare(self, state: State, option: Trace, log: Log) -> State:
        box, region = self.box, option.to
        travelled = through_moria(state, option)
        log.append(Declared(region))
        fellowship = replace(state.fellowship, region=region, progress=0)
        state = replace(state, fellowship=fellowship)
        if haven(box, state, region):
            state = politics.fellowship_declared(box, state, region, log)
            state = heal(state, 1, log)
            state = reactions.happened(box, state, "declared-haven", log)
        state = reactions.happened(box, state, "declared", log)
        if travelled:
            state = reactions.offer(box, state, Reacting(SHADOW, "declared"))
        return state


def heal(state: State, amount: int, log: Log) -> State:
    """Corruption falls, not below 0."""
    fellowship = state.fellowship
    total = max(0, fellowship.corruption - amount)
    if total != fellowship.corruption:
        log.append(Corrupted(total - fellowship.corruption, total))
    return replace(state, fellowship=replace(fellowship, corruption=total))


# -- being revealed ------------------------------------------------------------------------------


@enforces("RKR-8.25", "RKR-8.26", "RKR-8.27", "RKR-9.47", "RK-141", "RK-143", "RK-144")
class Reveal(ChoiceStep[Box, State, Revealing]):
    """The Free Peoples place the figure; tiles are drawn for dark places on the way."""

    rule = "RKR-8.25"
    accepts = (Trace,)

    def seat(self, state: State, frame: Revealing) -> Seat:
        return leader_of(state, FREE)

    def _marks(self, state: State) -> frozenset[str]:
        """Dark places, and Moria while the Balrog lies in wait, whoever holds it."""
        told = reactions.usable(self.box, state, SHADOW, "declared")
        dark = dark_places(self.box, state)
        return dark | {MORIA} if told else dark

    def candidates(self, state: State, frame: Revealing) -> Iterable[Option]:
        return traces(self.box, state, self._marks(state))

    def guard(self, state: State, frame: Revealing, option: Trace) -> Refusal | None:
        box, fellowship = self.box, state.fellowship
        if option not in traces(box, state, self._marks(state)):
            return Refusal("RKR-8.17", "too-far", region=Message(f"region-{option.to}"))
        ours = option.to in box.major and board.holder(box, state, option.to) == FREE
        if ours and fellowship.progress:
            return Refusal("RKR-8.25", "haven", region=Message(f"region-{option.to}"))
        return None

    def options(self, state: State, frame: Revealing) -> tuple[Option, ...]:
        box, anywhere = self.box, not state.fellowship.progress
        return tuple(
            one
            for one in traces(box, state, self._marks(state))
            if anywhere or one.to not in box.major or board.holder(box, state, one.to) != FREE
        )

    def go(self, state: State, frame: Revealing, log: Log) -> State | Choice | Asked:
        fellowship = state.fellowship
        if not fellowship.hidden:
            return self._found_again(state.then(), frame)
        if fellowship.step is not None:
            log.append(Revealed(fellowship.region))
            state = reactions.happened(self.box, state, "revealed", log)
            return replace(state.then(), fellowship=replace(fellowship, hidden=False))
        return super().go(state, frame, log)

    @enforces("RK-157")
    def _found_again(self, state: State, frame: Revealing) -> State:
        """A Fellowship that is revealed already stays where it is."""
        if not state.house_rule("found-again", "tile") or state.fellowship.step is not None:
            return state
        if frame.by_shadow and state.fellowship.region in dark_places(self.box, state):
            return state.push(DrawingTile("stronghold"))
        return state

    def do(self, state: State, frame: Revealing, option: Trace, log: Log) -> State:
        box, region = self.box, option.to
        travelled = through_moria(state, option)
        log.append(Revealed(region))
        fellowship = replace(state.fellowship, region=region, progress=0, hidden=False)
        state = replace(state.then(), fellowship=fellowship)
        state = reactions.happened(box, state, "revealed", log)
        tiles = len(dark_places(box, state).intersection(option.through)) * frame.by_shadow
        if state.house_rule("dark-places", "one-tile"):
            tiles = min(tiles, 1)
        state = state.push(*[DrawingTile("stronghold")] * tiles)
        if travelled:
            state = reactions.offer(box, state, Reacting(SHADOW, "declared"))
        return state


# -- separating ----------------------------------------------------------------------------------


@enforces("RKR-8.34", "RKR-9.49", "RK-165")
def refuse_separating(box: Box, state: State) -> Refusal | None:
    """Why nobody can be separated."""
    if state.fellowship.step is not None:
        return Refusal("RKR-9.49", "in-mordor")
    return None if companions(box, state) else Refusal("RKR-8.34", "no-companions")


@enforces("RKR-6.1", "RKR-8.36", "RKR-9.49", "RK-165")
def separate(
    box: Box,
    state: State,
    group: tuple[str, ...],
    log: Log,
    further: int = 0,
    into_siege: bool = False,
) -> State:
    """Companions leave the Fellowship and may walk; in Mordor they are lost. Pushes frames."""
    if state.fellowship.step is not None:  # RKR-9.49
        for person in group:
            state = board.lose_person(box, state, person, log)
        return regroup(box, state, log)
    log.append(Separated(group))
    here = state.fellowship.region
    reach = state.fellowship.progress + characters.level(box, group) + further
    state = board.move_people(box, state, group, here)
    return regroup(box, state.push(Walking(group, here, reach, into_siege)), log)


class Gather(ChoiceStep[Box, State, Gathering]):
    """One companion after the other joins the group that leaves."""

    rule = "RKR-8.34"
    accepts = (Take, Go)

    def seat(self, state: State, frame: Gathering) -> Seat:
        return seat_of(state, FREE)

    def candidates(self, state: State, frame: Gathering) -> Iterable[Option]:
        yield from map(Take, self.box.companions)
        yield Go()

    def guard(self, state: State, frame: Gathering, option: Take | Go) -> Refusal | None:
        if isinstance(option, Go):
            return None if frame.group else Refusal("RKR-8.34", "nobody-chosen")
        if option.person in frame.group or option.person not in companions(self.box, state):
            return Refusal("RKR-8.34", "not-there", name=Message(f"character-{option.person}"))
        return None

    def do(self, state: State, frame: Gathering, option: Take | Go, log: Log) -> State:
        if isinstance(option, Take):
            return state.then(replace(frame, group=(*frame.group, option.person)))
        return separate(self.box, state.then(), frame.group, log, frame.further, frame.into_siege)
