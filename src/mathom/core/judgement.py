"""Judgement that was learned from games, as data: what `mathom train` writes.

It corrects an advisor and does not replace it. To the score of an option it adds what the words of
that option have brought in many games; to the value of a position, how much each of the marks that
the advisor sees in it has counted.
"""

import copy
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from mathom.core.advice import Advisor, Rating
from mathom.core.errors import MathomError
from mathom.core.game import AnyGame
from mathom.core.message import Arg, Message
from mathom.core.question import Choice
from mathom.core.rates import Interval
from mathom.core.values import Option, Seat, kind_of
from mathom.core.view import View

G = TypeVar("G", bound=AnyGame)

HAND_MADE = "hand-made"
"""The mark of every position: the logarithm of the share that the advisor itself expects."""
THINGS = 3
"""So many of the things that an option is made of are looked at."""
LEAST = 1e-3
"""No share is thought to be smaller: everything can still happen."""


class BadJudgement(MathomError):
    """A file holds no judgement, or one of another game or of rules that have changed since."""

    def __init__(self, reason: str, **facts: Arg) -> None:
        super().__init__(Message(f"judgement-{reason}", facts))


class Training(msgspec.Struct, frozen=True):
    """How a judgement came about: all it takes to make it again."""

    command: str
    seats: int
    games: int
    decisions: int
    data: str
    """The fingerprint of the games it was taught by."""
    expected: float
    """The logarithmic loss of the advisor's own value, in games it was not taught by."""
    expects: float
    """… and that of the learned one: less is better."""
    explained: float
    """How much more of what options brought, or of what a teacher chose, the learned ratings
    foretell than the advisor's scores alone, in games they were not taught by; 0: none were
    learned."""


class Strength(msgspec.Struct, frozen=True):
    """What was measured of a judgement: its bot against the same one without it."""

    bot: str
    against: str
    seats: int
    games: int
    seed: int
    share: float
    """Of the win."""
    interval: Interval
    digest: str
    """The fingerprint of the games."""

    @property
    def verdict(self) -> Literal["better", "worse", "undecided"]:
        """Whether the whole interval lies above what even bots would win, or below, or neither."""
        even = 1 / self.seats
        if self.interval.low > even:
            return "better"
        return "worse" if self.interval.high < even else "undecided"


class Judgement(msgspec.Struct, frozen=True):
    """What was learned about a game."""

    game: str
    version: int
    ratings: dict[str, float]
    """What the words of an option add to its score."""
    value: dict[str, float]
    """What a mark of a position weighs; none: the advisor's own value stays."""
    training: Training
    strengths: tuple[Strength, ...] = ()

    def to_json(self) -> bytes:
        """As a file, for people to read too."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


@runtime_checkable
class Marking(Protocol):
    """An advisor that can name what its value looks at."""

    def marks(self, state: Any) -> Sequence[Mapping[str, float]]:
        """For every seat what speaks for it, each mark between -1 and 1 or not far beyond."""
        ...


def read_judgement(data: bytes) -> Judgement:
    """The judgement in a file. Raises BadJudgement."""
    try:
        return msgspec.json.decode(data, type=Judgement)
    except msgspec.DecodeError as error:
        raise BadJudgement("unreadable", error=str(error)) from None


def words(option: Option, seat: Seat) -> Iterator[str]:
    """What is known of an option without knowing the game: what it is, and with which things.

    Each is said once for everybody and once for the seat, since sides can differ; of several things
    that are alike it does not matter which.
    """
    tag = option.tag()
    things = dict.fromkeys(map(kind_of, option.anchors()[:THINGS]))
    for word in (tag, *(f"{tag} {thing}" for thing in things)):
        yield word
        yield f"{word} @{seat}"


def marks_of(advisor: Advisor[Any, Any], state: Any) -> list[dict[str, float]]:
    """The marks of a position for every seat; the advisor's own expectation is the first."""
    shares = advisor.value(state)
    found = [{HAND_MADE: log(max(share, LEAST))} for share in shares]
    if isinstance(advisor, Marking):
        for own, more in zip(found, advisor.marks(state), strict=True):
            own.update(more)
    return found


class TaughtAdvisor:
    """An advisor, corrected by a judgement."""

    def __init__(self, advisor: Advisor[Any, Any], judgement: Judgement) -> None:
        self.hand_made = advisor
        self._ratings = judgement.ratings
        self._weights = judgement.value

    def rate(self, view: View[Any]) -> Sequence[Rating]:
        """The advisor's ratings, and what the words of the options have brought before."""
        ratings, known = self.hand_made.rate(view), self._ratings
        if not known:
            return ratings
        seat = view.choice.seat
        return [
            Rating(
                one.option,
                one.score + sum(known.get(word, 0.0) for word in words(one.option, seat)),
                one.reasons,
            )
            for one in ratings
        ]

    def reply(self, state: Any, choice: Choice, rng: Random) -> Option:
        """The advisor's own quick answer."""
        return self.hand_made.reply(state, choice, rng)

    def value(self, state: Any) -> tuple[float, ...]:
        """Every seat's share, by the marks of the position; together as much as the advisor says,
        since all may lose."""
        if not self._weights:
            return self.hand_made.value(state)
        return shares_by(self._weights, marks_of(self.hand_made, state))


def shares_by(
    weights: Mapping[str, float], marks: Sequence[Mapping[str, float]]
) -> tuple[float, ...]:
    """Every seat's share of the win by what its marks weigh."""
    together = sum(exp(one[HAND_MADE]) for one in marks)
    scores = [sum(weights.get(name, 0.0) * mark for name, mark in one.items()) for one in marks]
    top = max(scores)
    powers = [exp(score - top) for score in scores]
    whole = sum(powers)
    return tuple(min(1.0, together) * power / whole for power in powers)


def taught(game: G, judgement: Judgement) -> G:
    """The same game with an advisor that has learned just this. Raises BadJudgement for another
    game's."""
    if (judgement.game, judgement.version) != (game.id, game.version):
        raise BadJudgement(
            "other-rules",
            found=f"{judgement.game} {judgement.version}",
            wanted=f"{game.id} {game.version}",
        )
    twin = untaught(game)
    twin.advisor = TaughtAdvisor(twin.advisor, judgement)
    return twin


def untaught(game: G) -> G:
    """The same game with its advisor as it was made by hand, whatever that has learned since."""
    twin = copy.copy(game)
    if isinstance(game.advisor, TaughtAdvisor):
        twin.advisor = game.advisor.hand_made
    return twin
