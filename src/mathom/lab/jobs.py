"""Jobs: what is done with the games of a plan, wherever there is a Mathom.

A job and the numbers of games are all that is sent to other machines, and a line of JSON for every
game comes back. What comes of a game depends on the job and its number alone.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

import msgspec

from mathom.bots import BotFault
from mathom.core import AnyGame, MathomError, Message
from mathom.lab.plain_messages import PlainMessage, plain
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Failure, GameFailed, PlayJob, Result
from mathom.lab.selfplay import TeachingGame, TeachJob
from mathom.lab.watching import WatchedGame, WatchJob


class Done(Protocol):
    """What comes of one game."""

    @property
    def index(self) -> int:
        """Its number."""
        ...

    @property
    def seconds(self) -> float:
        """How long it took."""
        ...


D_co = TypeVar("D_co", bound=Done, covariant=True)


class Job(Protocol[D_co]):
    """Something to be done with every game of a plan; plain data, so that it can be sent."""

    @property
    def plan(self) -> Plan:
        """What is played."""
        ...

    def do(self, game: AnyGame, index: int) -> D_co:
        """Does it with game number `index`. Raises GameFailed, or BotFault."""
        ...


class RulesDiffer(msgspec.Struct, frozen=True, tag="elsewhere"):
    """A worker has other rules than the one who gives the orders."""

    wanted: str
    found: str


class BotAtFault(msgspec.Struct, frozen=True, tag="fault"):
    """A bot that somebody else wrote did wrong, and without it there is no answer."""

    what: PlainMessage


class OtherRules(MathomError):
    """A worker has another version of Mathom or of the game: its results would be other ones."""

    def __init__(self, answer: RulesDiffer) -> None:
        facts = {"wanted": answer.wanted, "found": answer.found}
        super().__init__(Message("lab-other-rules", facts))


SentJob = PlayJob | TeachJob | WatchJob
JobAnswer = Result | TeachingGame | WatchedGame | Failure | BotAtFault | RulesDiffer


def rules_of(plan: Plan) -> str:
    """Which Mathom, and which version of the rules."""
    from mathom import __version__  # noqa: PLC0415 – the package imports the laboratory

    game = _game(plan.game, plan.components)
    return f"Mathom {__version__}, {game.id} {game.version}, {game.components}"


def do_games(job: bytes, games: Sequence[int], rules: str) -> bytes:
    """Does a job with some games, on any cluster: the answers as lines of JSON."""
    wanted = read_job(job)
    if (found := rules_of(wanted.plan)) != rules:
        return msgspec.json.encode(RulesDiffer(rules, found)) + b"\n"
    return b"".join(answers(wanted, games))


def read_job(sent: bytes) -> SentJob:
    """A job that was sent."""
    job: SentJob = msgspec.json.decode(sent, type=SentJob)
    return job


def answers(job: SentJob, games: Sequence[int]) -> Iterator[bytes]:
    """A line for every game, as it ends."""
    game = _game(job.plan.game, job.plan.components)
    for index in games:
        try:
            answer: JobAnswer = job.do(game, index)
        except GameFailed as failed:
            answer = failed.failure
        except BotFault as fault:
            answer = BotAtFault(plain(fault.message))
        yield msgspec.json.encode(answer) + b"\n"


def read_answer(line: bytes) -> Result | TeachingGame | WatchedGame:
    """What a line says. Raises GameFailed, OtherRules, and MathomError for the fault of a bot."""
    answer: JobAnswer = msgspec.json.decode(line, type=JobAnswer)
    if isinstance(answer, Failure):
        raise GameFailed(answer)
    if isinstance(answer, RulesDiffer):
        raise OtherRules(answer)
    if isinstance(answer, BotAtFault):
        raise MathomError(answer.what.message)
    return answer


@lru_cache(maxsize=4)
def _game(name: str, components: bytes | None) -> AnyGame:
    """The game, made once in every process: what it remembers makes it faster."""
    return find_game(name, components)
