"""Jobs: some games of a plan, played wherever there is a Mathom.

A job is a plan and the numbers of games, and its answer is a line of JSON for each: nothing else
crosses between machines. What comes of a game depends on the plan and its number alone.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from mathom.core import AnyGame, MathomError, Message
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Failure, GameFailed, Result, play


class RulesDiffer(msgspec.Struct, frozen=True, tag="elsewhere"):
    """A worker has other rules than the one who gives the orders."""

    wanted: str
    found: str


class OtherRules(MathomError):
    """A worker has another version of Mathom or of the game: its results would be other ones."""

    def __init__(self, answer: RulesDiffer) -> None:
        facts = {"wanted": answer.wanted, "found": answer.found}
        super().__init__(Message("lab-other-rules", facts))


JobAnswer = Result | Failure | RulesDiffer


def rules_of(plan: Plan) -> str:
    """Which Mathom, and which version of the rules."""
    from mathom import __version__  # noqa: PLC0415 – the package imports the laboratory

    game = _game(plan.game, plan.components)
    return f"Mathom {__version__}, {game.id} {game.version}, {game.components}"


def play_games(plan: bytes, games: Sequence[int], rules: str) -> bytes:
    """The job itself, for any cluster: its answers as lines of JSON."""
    wanted = msgspec.json.decode(plan, type=Plan)
    if (found := rules_of(wanted)) != rules:
        return msgspec.json.encode(RulesDiffer(rules, found)) + b"\n"
    return b"".join(answers(wanted, games))


def answers(plan: Plan, games: Sequence[int]) -> Iterator[bytes]:
    """A line for every game, as it ends."""
    game = _game(plan.game, plan.components)
    for index in games:
        try:
            answer: JobAnswer = play(plan, game, index)
        except GameFailed as failed:
            answer = failed.failure
        yield msgspec.json.encode(answer) + b"\n"


def read_answer(line: bytes) -> Result:
    """What a line says. Raises GameFailed and OtherRules."""
    answer = msgspec.json.decode(line, type=JobAnswer)
    if isinstance(answer, Failure):
        raise GameFailed(answer)
    if isinstance(answer, RulesDiffer):
        raise OtherRules(answer)
    assert isinstance(answer, Result)
    return answer


@lru_cache(maxsize=4)
def _game(name: str, components: bytes | None) -> AnyGame:
    """The game, made once in every process: what it remembers makes it faster."""
    return find_game(name, components)
