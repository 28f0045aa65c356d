"""One game of a plan, from the first question to the last."""

import traceback
from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import Any

import msgspec

from mathom.bots import Bot, BotFault, Uniform, dismiss, hire
from mathom.core import (
    AnyGame,
    Arg,
    Chance,
    Choice,
    Match,
    MathomError,
    Message,
    Option,
    Over,
    Seat,
    Seeded,
    Setup,
    Source,
    View,
    record,
)
from mathom.lab.plain_messages import PlainMessage, plain
from mathom.lab.plan import Plan, bot_seed


class SeatFault(msgspec.Struct, frozen=True):
    """What a bot that somebody else wrote did wrong; its seat gave up by that."""

    seat: Seat
    what: PlainMessage


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
    way: PlainMessage
    """How it ended, without the numbers of this one game."""
    answers: int
    choices: int
    seconds: float
    position: str
    """The fingerprint of the last position."""
    faults: tuple[SeatFault, ...] = ()
    asked: tuple[int, ...] = ()
    """How many choices every seat's bot thought about; none for who takes any option."""
    thought: tuple[float, ...] = ()
    """The seconds of processor time that took here; what a program does in a process of its own is
    not in it."""


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


def failed(plan: Plan, index: int, told: str, error: Exception) -> GameFailed:
    """What to raise when game number `index` broke, being handled; `told` is its record."""
    players = tuple(plan.bots[bot] for bot in plan.seating(index))
    seed, trace = plan.game_seed(index), traceback.format_exc()
    return GameFailed(Failure(index, seed, players, told, repr(error), trace))


class PlayJob(msgspec.Struct, frozen=True, tag="play"):
    """Games of a plan are to be played."""

    plan: Plan

    def do(self, game: AnyGame, index: int) -> Result:
        """Plays game number `index`. Raises GameFailed."""
        return play(self.plan, game, index)


def play(plan: Plan, game: AnyGame, index: int) -> Result:
    """Plays game number `index`. A guest that breaks or lies gives up. Raises GameFailed."""
    seed, seating = plan.game_seed(index), plan.seating(index)
    players = tuple(plan.bots[bot] for bot in seating)
    begin = perf_counter()
    running = BotMatch(game, plan.setup_of(index), Seeded(seed))
    bots: list[Bot] = []
    try:
        bots += [hire(spec, game, bot_seed(seed, seat)) for seat, spec in enumerate(players)]
        over = running.play(bots)
    except Exception as error:
        raise failed(plan, index, _tell(running, players), error) from error
    finally:
        dismiss(bots)
    return Result(
        index=index,
        seed=seed,
        seating=seating,
        dealt=plan.dealt(index),
        winners=over.winners,
        scores=over.scores,
        way=plain(over.way),
        answers=running.answered,
        choices=running.answered - running.chances,
        seconds=perf_counter() - begin,
        position=game.digest(running.state),
        faults=tuple(running.faults),
        asked=tuple(running.asked),
        thought=tuple(running.thought),
    )


class BotMatch:
    """A match among bots as long as all goes well: only the answers are kept, and nothing is looked
    at that nobody looks at. What else there is to know of it, a true match tells that is made from
    the answers when it is needed."""

    def __init__(self, game: AnyGame, setup: Setup, source: Source) -> None:
        self._game = game
        self._setup = setup
        self._source = source
        self._answers: list[Option] = []
        self._match: Match | None = None
        """What it has become, if somebody has given up."""
        self.state: Any = None
        self.chances = 0
        self.faults: list[SeatFault] = []
        self.asked = [0] * setup.seats
        self.thought = [0.0] * setup.seats

    @property
    def answered(self) -> int:
        """How many answers were given, by players and by chance."""
        if self._match is not None:
            return len(self._match.played)
        return len(self._answers) + self.chances

    def play(self, bots: Sequence[Bot]) -> Over:
        """Plays it to its end."""
        game, source, answers = self._game, self._source, self._answers
        ask, apply = game.question, game.apply
        blind = [bot if isinstance(bot, Uniform) else None for bot in bots]
        state, _ = game.start(self._setup)
        while type(question := ask(state)) is not Over:
            if type(question) is Choice:
                seat = question.seat
                if (random := blind[seat]) is not None:
                    option = random.pick(question)
                else:
                    try:
                        option = self._ask(bots[seat], seat, game.view(state, seat))
                    except BotFault as fault:
                        return self._play_on(bots, seat, fault)
                state, _ = apply(state, option)
                answers.append(option)
            else:
                assert type(question) is Chance
                state, _ = apply(state, source.outcome(self.chances, question))
                self.chances += 1
        self.state = state
        return question

    def _ask(self, bot: Bot, seat: Seat, view: View[Any]) -> Option:
        """What a bot that thinks chooses, with a look at the clock."""
        begin = thread_time()
        option = bot.choose(view)
        self.thought[seat] += thread_time() - begin
        self.asked[seat] += 1
        return option

    def _play_on(self, bots: Sequence[Bot], seat: Seat, fault: BotFault) -> Over:
        """Somebody has given up: from here on it is a match as any other."""
        match = self._match = self.match()
        while True:
            self.faults.append(SeatFault(seat, plain(fault.message)))
            match.concede(seat)
            while (asked := match.to_move) is not None:
                try:
                    option = bots[asked].choose(match.view(asked))
                except BotFault as another:
                    seat, fault = asked, another
                    break
                match.play(option)
            else:
                break
        over = match.over
        assert over is not None
        self.state = match.state
        self.chances = sum(one.seat is None for one in match.played)
        return over

    def match(self) -> Match:
        """The match as far as it went."""
        if self._match is not None:
            return self._match
        return Match(self._game, self._setup, self._source).play_all(self._answers)


def _tell(running: BotMatch, players: tuple[str, ...]) -> str:
    """The record of a match among bots that broke, if there is a match in it."""
    try:
        match = running.match()
    except Exception:
        return ""
    return tell(match, players)


def tell(match: Match, players: tuple[str, ...]) -> str:
    """The record of a match that broke; without its last choice if that left it beyond telling."""
    try:
        return str(record(match, players))
    except Exception:
        taken = match.undo(consent=True)
        return f"{record(match, players)}# then {match.game.write(taken)}\n"
