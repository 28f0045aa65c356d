"""A position with everything at hand that judging an answer takes."""

from collections.abc import Callable, Iterable
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from mathom.core import Arg, Message, Option
from mathom.core.values import Seat
from mathom.games.ringwar.advice import plans, road
from mathom.games.ringwar.advice.atlas import Atlas
from mathom.games.ringwar.advice.front import Front
from mathom.games.ringwar.advice.plans import Plan
from mathom.games.ringwar.advice.road import Peril
from mathom.games.ringwar.kinds import FREE_POINTS, SHADOW, SHADOW_POINTS, Side
from mathom.games.ringwar.rules.seats import side_of
from mathom.games.ringwar.rules.winning import points
from mathom.games.ringwar.state import State


class Verdict(NamedTuple):
    """How good an answer looks, and why. Scores compare within one question only."""

    score: float
    reasons: tuple[Message, ...] = ()


Judge = Callable[["Scene", Any], Verdict]


class Scene:
    """A position as one seat judges it."""

    def __init__(self, atlas: Atlas, state: State, seat: Seat) -> None:
        self.atlas = atlas
        self.box = atlas.box
        self.state = state
        self.seat = seat
        self.side: Side = side_of(state.seats, seat)
        self.actions: dict[str, Verdict] = {}
        """What is known of the actions that dice can be used for."""
        self.marches: dict[Option, Verdict] = {}

    @cached_property
    def front(self) -> Front:
        """The war as this side sees it."""
        return front_of(self.atlas, self.state, self.side)

    @cached_property
    def plan(self) -> Plan:
        """What both sides are after."""
        return plans.plan(self.atlas, self.state, self.front)

    @cached_property
    def conquest(self) -> float:
        """How much this side cares for conquest."""
        plan = self.plan
        if self.side == SHADOW:
            return plan.war
        return 0.2 + 0.55 * plan.raid + (0.5 if plan.calm else 0.0)

    @cached_property
    def peril(self) -> Peril:
        """What the next move of the Fellowship is likely to bring."""
        return road.peril(self.box, self.state)

    @cached_property
    def points(self) -> int:
        """The points that this side has taken."""
        return points(self.box, self.state.captured, self.side)

    @property
    def hand(self) -> tuple[str, ...]:
        return self.state.hands[self.seat]

    @property
    def needed(self) -> int:
        """The points that this side still needs to win by conquest."""
        return (FREE_POINTS, SHADOW_POINTS)[self.side] - self.points


class _War:
    """The part of a state that the war is made of: positions alike in it share a front."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.key = (
            state.armies,
            state.people,
            state.captured,
            state.besieged,
            state.steps,
            state.seats,
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _War) and self.key == other.key


def front_of(atlas: Atlas, state: State, side: Side) -> Front:
    """The war as a side sees it."""
    return _front(atlas, _War(state), side)


@lru_cache(maxsize=64)
def _front(atlas: Atlas, war: _War, side: Side) -> Front:
    return Front(atlas, war.state, side)


def best(verdicts: Iterable[Verdict]) -> Verdict:
    """The verdict with the highest score."""
    return max(verdicts, key=_score, default=NOTHING)


def _score(verdict: Verdict) -> float:
    return verdict.score


NOTHING = Verdict(0.0)


def because(reason: str, **facts: Arg) -> tuple[Message, ...]:
    """One reason, with its facts."""
    return (Message(f"why-{reason}", facts),)


@cache
def there(reason: str, place: str) -> tuple[Message, ...]:
    """One reason that speaks of a region and nothing else."""
    return because(reason, region=region(place))


@cache
def region(name: str) -> Message:
    return Message(f"region-{name}")


def person(name: str) -> Message:
    return Message(f"character-{name}")


def flat(score: float, reason: str | None = None) -> Judge:
    """Always the same."""
    verdict = Verdict(score, because(reason) if reason else ())
    return lambda scene, option: verdict
