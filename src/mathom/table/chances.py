"""The curve of a match: what every seat could expect at its steps, worked out by the bots' workers.

It is rough at first and gets finer; where it falls steepest every single step is looked at, so that
a turning point is one answer. The work can wait: bots in matches always come first.
"""

from bisect import insort
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import msgspec

from mathom.core import AnyGame, Seat
from mathom.table.bot_workers import BotWorkers
from mathom.table.fair_queue import Asker
from mathom.table.past import Past
from mathom.table.replay import turns

POINTS = 48
"""Steps that are looked at all over the match."""
TURNS = 3
"""The steepest places, which are looked at step by step."""
STEEP = 0.08
FINER = 24
"""So many steps are looked at for that, at most."""
BATCH = 3
SECONDS = 0.1
"""For one step; so a batch keeps a worker for less than half a second."""

Shown: TypeAlias = Literal["chances", "points", "way"]


class Course(msgspec.Struct, frozen=True, tag="course", tag_field="is"):
    """How a match went, as far as it can be told without an estimate."""

    total: int
    shown: Shown
    """What tells it best: the chances, the points, or how far everybody has come on the way."""
    steps: int
    """About how many points there will be, for a sign of progress."""
    scores: tuple[tuple[int, tuple[int, ...]], ...] | None
    """The points, or the way, from that step on."""
    turns: tuple[int, ...]
    """The steps at which a turn begins, if the game says so."""


class Point(msgspec.Struct, frozen=True, tag="point", tag_field="is"):
    """What every seat can expect after so many answers, as a share of the win."""

    at: int
    chances: tuple[float, ...]


def course(past: Past) -> Course:
    """How a match went."""
    progress, game = past.progress, past.game
    total = progress.answers
    states = [progress.state_at(at) for at in range(total + 1)]
    count: Callable[[Any], tuple[int, ...] | None] = game.course
    shown: Shown = "way"
    if count(states[0]) is None:
        count = game.scores
        two = len(past.players) == 2 or count(states[0]) is None
        shown = "chances" if two else "points"
    scores: list[tuple[int, tuple[int, ...]]] = []
    for at, state in enumerate(states):
        found = count(state)
        if found is not None and (not scores or scores[-1][1] != found):
            scores.append((at, found))
    return Course(total, shown, len(_spread(total)), tuple(scores) or None, turns(past))


async def chances(
    past: Past, seat: Seat | None, workers: BotWorkers, asker: Asker
) -> AsyncIterator[Point]:
    """The chances at the steps of a match, in any order: with the eyes of a seat, or (None) with
    open cards."""
    found: dict[int, tuple[float, ...]] = {}
    if (over := past.progress.match.over) is not None:
        yield _point(found, past.progress.answers, over.payoffs)

    async def look(wanted: Sequence[int]) -> list[Point]:
        positions = [_position(past, seat, at) for at in wanted]
        seconds = BATCH * SECONDS
        shares = await workers.later(asker, seconds, estimates, past.game.id, positions, SECONDS)
        return [_point(found, at, one) for at, one in zip(wanted, shares, strict=True)]

    wanted = [at for at in _spread(past.progress.answers) if at not in found]
    for first in range(0, len(wanted), BATCH):
        for point in await look(wanted[first : first + BATCH]):
            yield point
    for _ in range(FINER):
        rough = [(low, high) for low, high in steepest(found) if high - low > 1]
        if not rough:
            break
        for point in await look([sum(rough[0]) // 2]):
            yield point


def _point(found: dict[int, tuple[float, ...]], at: int, shares: tuple[float, ...]) -> Point:
    found[at] = shares
    return Point(at, tuple(round(one, 4) for one in shares))


def _spread(total: int) -> list[int]:
    """Steps all over a match, those far from each other first."""
    steps = sorted({round(number * total / POINTS) for number in range(POINTS + 1)})
    ordered: list[int] = []
    stride = len(steps)
    while stride:
        ordered += [one for one in steps[::stride] if one not in ordered]
        stride //= 2
    return ordered


def steepest(found: Mapping[int, tuple[float, ...]]) -> list[tuple[int, int]]:
    """The few places where somebody lost most between two steps, the worst first."""
    steps = sorted(found)
    places: list[tuple[float, int, int]] = []
    for low, high in pairwise(steps):
        if (fall := _fall(found, low, high)) >= STEEP:
            insort(places, (-fall, low, high))
    return [(low, high) for _, low, high in places[:TURNS]]


def _fall(found: Mapping[int, tuple[float, ...]], low: int, high: int) -> float:
    """The most that a seat lost between two steps."""
    return max(before - after for before, after in zip(found[low], found[high], strict=True))


def _position(past: Past, seat: Seat | None, at: int) -> Any:
    state = past.progress.state_at(at)
    return state if seat is None else past.game.view(state, seat)


def estimates(game: str, positions: Sequence[Any], seconds: float) -> list[tuple[float, ...]]:
    """Runs in a worker process: the chances in each of these positions."""
    from mathom.bots import estimate  # noqa: PLC0415 – only workers need bots
    from mathom.games import find  # noqa: PLC0415

    found: AnyGame = find(game)
    return [estimate(found, one, seconds) for one in positions]
