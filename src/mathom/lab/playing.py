"""One game of a plan, from the first question to the last."""

import traceback
from time import perf_counter

import msgspec

from mathom.bots import Bot, BotFault, dismiss, hire
from mathom.core import AnyGame, Arg, Match, MathomError, Message, Seat, Seeded, record
from mathom.lab.plan import Plan, bot_seed
from mathom.lab.told import Told, told


class Fault(msgspec.Struct, frozen=True):
    """What a bot that somebody else wrote did wrong; its seat gave up by that."""

    seat: Seat
    what: Told


class Result(msgspec.Struct, frozen=True, tag="result"):
    """How one game ended."""

    index: int
    seed: int
    seating: tuple[int, ...]
    """The number of the bot, in the plan's list, on every seat."""
    dealt: tuple[int, ...]
    """The number of the deck, in the plan's list, at every seat; none where it lists none."""
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    way: Told
    """How it ended, without the numbers of this one game."""
    answers: int
    choices: int
    seconds: float
    position: str
    """The fingerprint of the last position."""
    faults: tuple[Fault, ...] = ()


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A game that broke: all it takes to see it break again."""

    index: int
    seed: int
    players: tuple[str, ...]
    record: str
    """The match up to the answer that broke it."""
    error: str
    """The last line of the traceback."""
    traceback: str


class GameFailed(MathomError):
    """A game of a simulation broke. This is a bug in a game or a bot; `failure` reproduces it."""

    def __init__(self, failure: Failure) -> None:
        facts: dict[str, Arg] = {
            "index": failure.index,
            "seed": failure.seed,
            "error": failure.error,
        }
        super().__init__(Message("lab-game-failed", facts))
        self.failure = failure


def play(plan: Plan, game: AnyGame, index: int) -> Result:
    """Plays game number `index`. A guest that breaks or lies gives up. Raises GameFailed."""
    seed, seating = plan.game_seed(index), plan.seating(index)
    players = tuple(plan.bots[bot] for bot in seating)
    begin = perf_counter()
    match = None
    bots: list[Bot] = []
    faults: list[Fault] = []
    try:
        bots += [hire(spec, game, bot_seed(seed, seat)) for seat, spec in enumerate(players)]
        match = Match(game, plan.setup_of(index), Seeded(seed))
        while (seat := match.to_move) is not None:
            try:
                option = bots[seat].choose(match.view(seat))
            except BotFault as fault:
                faults.append(Fault(seat, told(fault.message)))
                match.concede(seat)
            else:
                match.play(option)
    except Exception as error:
        failure = Failure(
            index, seed, players, _tell(match, players), repr(error), traceback.format_exc()
        )
        raise GameFailed(failure) from error
    finally:
        dismiss(bots)
    seconds = perf_counter() - begin
    over = match.over
    assert over is not None
    return Result(
        index=index,
        seed=seed,
        seating=seating,
        dealt=plan.dealt(index),
        winners=over.winners,
        scores=over.scores,
        way=told(over.way),
        answers=len(match.played),
        choices=sum(one.seat is not None for one in match.played),
        seconds=seconds,
        position=match.digest,
        faults=tuple(faults),
    )


def _tell(match: Match | None, players: tuple[str, ...]) -> str:
    """The record of a broken match; without its last choice if that left it beyond telling."""
    if match is None:
        return ""
    try:
        return str(record(match, players))
    except Exception:
        taken = match.undo(consent=True)
        return f"{record(match, players)}# then {match.game.write(taken)}\n"
