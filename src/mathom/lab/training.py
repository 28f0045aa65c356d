"""Training: a judgement learned from self-play or from a teacher, and how much better a bot is for
it."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from itertools import count, takewhile
from pathlib import Path

import msgspec

from mathom.bots import BadBot, hire
from mathom.bots.learned import read_learned
from mathom.core.judgement import HAND_MADE, Judgement, Strength, Training, shares_by
from mathom.lab.arena import arena_plan, hold
from mathom.lab.fitting import FittedRatings, NothingLearned, fit_ratings, fit_value
from mathom.lab.imitation import fit_choices
from mathom.lab.machines import LOCAL, machines
from mathom.lab.plan import Plan, find_game
from mathom.lab.selfplay import TeachingGame, TeachJob, share_words

OnGame = Callable[[object], None]


def train(
    plan: Plan,
    progress: OnGame | None = None,
    *,
    teacher: str | None = None,
    workers: int | None = 1,
    on: str = LOCAL,
) -> Judgement:
    """Learns from the games of a plan, in which the advisor plays all seats; the same plan teaches
    the same, wherever its games are played. Ctrl-C ends it early, with what the games so far have
    taught.

    Options are rated by how the games ended or, with a teacher, by what that bot chose when it was
    asked. Raises NothingLearned, BadBot, MissingExtra, BadMachines, WorkerDied, OtherRules and
    GameFailed, and BotFault (or a MathomError that says the same) if the teacher is to blame.
    """
    game = find_game(plan.game, plan.components)
    if teacher is not None:
        hire(teacher, game)
    played = _play(TeachJob(plan, teacher), workers, on, progress)
    value = fit_value(played)
    ratings = fit_choices(played) if teacher else _fit_results(played, value.weights)
    if not (ratings.weights or value.weights):
        raise NothingLearned(len(played))
    told = Training(
        command=_command(plan, len(played), teacher),
        seats=plan.setup.seats,
        games=len(played),
        decisions=sum(len(one.decisions) for one in played),
        data=hashlib.sha256("".join(one.digest for one in played).encode()).hexdigest()[:16],
        expected=round(value.before, 4),
        expects=round(value.after, 4),
        explained=round(ratings.explained, 6),
    )
    return Judgement(game.id, game.version, ratings.weights, value.weights, told)


def _play(
    job: TeachJob, workers: int | None, on: str, progress: OnGame | None
) -> list[TeachingGame]:
    """The games of a plan in their order, up to the first that is missing."""
    found: dict[int, TeachingGame] = {}
    with (
        suppress(KeyboardInterrupt),
        closing(machines(on, workers)) as there,
        closing(there.do(job, range(job.plan.games))) as games,
    ):
        for taught in games:
            found[taught.index] = share_words(taught)
            if progress is not None:
                progress(taught)
    return [found[index] for index in takewhile(found.__contains__, count())]


def _fit_results(played: Sequence[TeachingGame], value: Mapping[str, float]) -> FittedRatings:
    """The ratings that results teach, by what the value expected before."""
    weights = value or {HAND_MADE: 1.0}
    expected = [
        [shares_by(weights, one.marks)[one.seat] for one in taught.decisions] for taught in played
    ]
    return fit_ratings(played, expected)


def _command(plan: Plan, games: int, teacher: str | None) -> str:
    """What to type to learn the same again."""
    usual = find_game(plan.game, plan.components).setup(plan.setup.seats)
    settings = [
        f"--set {name}={value}"
        for name, value in plan.setup.settings.items()
        if value != usual.settings.get(name)
    ]
    decks = [f"--decks {','.join(deck.name for deck in plan.decks)}"] if plan.decks else []
    plain = f"mathom train {plan.game} --games {games} --seats {plan.setup.seats}"
    taught_by = [f"--teacher {teacher}"] if teacher else []
    return " ".join([plain, f"--seed {plan.seed}", *taught_by, *settings, *decks])


def check_learner(bot: str, path: Path, plan: Plan) -> None:
    """Whether a bot can be measured with a judgement that will be in this file. Raises BadBot."""
    hire(_with(bot, HAND_MADE), find_game(plan.game, plan.components))
    read = read_learned(_with(bot, path))
    if read is None or read.file != path:
        raise BadBot("file-name", file=str(path))


def _with(bot: str, judgement: Path | str) -> str:
    """The bot with another judgement."""
    name, colon, budget = bot.partition(":")
    return f"{name}@{judgement}{colon}{budget}"


def measure(
    path: Path,
    plan: Plan,
    bot: str = "greedy",
    *,
    games: int,
    seed: int,
    workers: int | None = 1,
    on: str = LOCAL,
    progress: OnGame | None = None,
) -> Judgement:
    """Plays the bot with the judgement of a file against itself with the one made by hand, and
    notes in the file what came of it. Raises what `arena_plan` and `hold` do."""
    name, colon, budget = bot.partition(":")
    learned, before = _with(bot, path), _with(bot, HAND_MADE)
    wanted = arena_plan(
        plan.game,
        [learned, before],
        seats=plan.setup.seats,
        settings=plan.setup.settings,
        games=games,
        seed=seed,
        components=plan.components,
        decks=[(deck.name, deck.text) for deck in plan.decks],
    )
    found = hold(wanted, workers, progress, on=on)
    wins = next(one.wins for one in found.standings if one.bot == learned)
    judgement = msgspec.json.decode(path.read_bytes(), type=Judgement)
    strength = Strength(
        bot=f"{name}@{path.name}{colon}{budget}",
        against=before,
        seats=plan.setup.seats,
        games=found.report.games,
        seed=seed,
        share=round(wins.share, 4),
        interval=wins.interval,
        digest=found.report.digest,
    )
    judgement = msgspec.structs.replace(judgement, strengths=(*judgement.strengths, strength))
    path.write_bytes(judgement.to_json())
    return judgement
