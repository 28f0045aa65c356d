"""Learning from self-play: the whole way from games to a bot that plays by what it learned."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

import mathom
import mathom.games.ringwar.game as ringwar
from mathom.bots import BadBot, hire
from mathom.bots.learned import LearnedSpec, read_learned
from mathom.cli.app import app
from mathom.core import Choice, MathomError
from mathom.core.judgement import (
    HAND_MADE,
    BadJudgement,
    Judgement,
    Strength,
    Training,
    marks_of,
    read_judgement,
    shares_by,
    taught,
    untaught,
    words,
)
from mathom.core.rates import wilson
from mathom.lab.fitting import NothingLearned, _learn, _positions, fit_ratings, fit_value
from mathom.lab.imitation import fit_choices
from mathom.lab.machines import Here
from mathom.lab.plan import plan
from mathom.lab.playing import GameFailed
from mathom.lab.selfplay import Decision, TeachersChoice, TeachingGame, TeachJob
from mathom.lab.training import measure, train

TOLD = Training("mathom train hobbits", 2, 1, 1, "", 0.7, 0.6, 0.0)


def test_from_games_to_a_file_to_a_bot_to_the_arena(tmp_path: Path) -> None:
    wanted = plan("hobbits", ["greedy"], games=100, seed=1)
    learned = train(wanted)
    assert learned == train(wanted), "the same plan teaches the same"
    assert learned.training.games == 100
    assert learned.training.command == "mathom train hobbits --games 100 --seats 2 --seed 1"
    assert learned.training.expects <= learned.training.expected
    assert learned.ratings or learned.value
    path = tmp_path / "hobbits.json"
    path.write_bytes(learned.to_json())
    assert read_judgement(path.read_bytes()) == learned
    measured = measure(path, wanted, games=20, seed=5)
    (strength,) = measured.strengths
    assert (strength.bot, strength.against) == ("greedy@hobbits.json", "greedy@hand-made")
    assert strength.games == 20
    assert 0 <= strength.interval.low <= strength.share <= strength.interval.high <= 1
    assert read_judgement(path.read_bytes()) == measured
    arena = mathom.arena("hobbits", [f"greedy@{path}", "greedy"], games=20, seed=5)
    assert arena.report.digest == strength.digest


def test_what_the_words_of_an_option_bring_is_found() -> None:
    """Who says yes wins two games of three, and the advisor's score is right half of the time."""
    rng, played = Random(1), []
    for _ in range(3000):
        yes, high = rng.random() < 0.5, rng.random() < 0.5
        won = float(rng.random() < 0.5 + (1 if yes else -1) / 6 + (1 if high else -1) / 12)
        one = Decision(0, 1.0 if high else -1.0, {"yes": 0.5 if yes else -0.5}, ())
        played.append(TeachingGame("", (won, 1 - won), (one,)))
    found = fit_ratings(played, [[0.5]] * len(played))
    # A point of score brings a twelfth, yes brings a third: four points.
    assert 2.5 < found.weights["yes"] < 4.5
    assert found.explained > 0.05


def test_words_that_only_seem_to_matter_are_not_learned() -> None:
    """The score decides, and a hundred words are said at random."""
    rng, played = Random(4), []
    for _ in range(600):
        score = rng.choice((-1.0, 1.0))
        won = float(rng.random() < 0.5 + score / 4)
        said = {f"word {rng.randrange(100)}": rng.choice((-1.0, 1.0)) for _ in range(20)}
        played.append(TeachingGame("", (won, 1 - won), (Decision(0, score, said, ()),)))
    assert fit_ratings(played, [[0.5]] * len(played)).weights == {}


def shown(
    chosen: tuple[float, tuple[str, ...]], *others: tuple[float, tuple[str, ...]]
) -> TeachersChoice:
    scores, said = zip(chosen, *others, strict=True)
    return TeachersChoice(scores, said)


def lesson(one: TeachersChoice) -> TeachingGame:
    return TeachingGame("", (0.5, 0.5), (Decision(0, 0.0, {}, (), one),))


def test_what_a_teacher_likes_better_than_the_advisor_is_found() -> None:
    """The teacher goes by the score, and takes a point less for saying yes."""
    rng, played = Random(5), []
    for _ in range(400):
        options = [
            (rng.gauss(0, 1), ("say", "say yes") if rng.random() < 0.5 else ("say", "say no"))
            for _ in range(4)
        ]
        options.sort(key=lambda one: -(one[0] + ("say yes" in one[1]) + rng.gauss(0, 0.3)))
        played.append(lesson(shown(*options)))
    found = fit_choices(played)
    assert found.weights["say yes"] - found.weights["say no"] == pytest.approx(1, abs=0.25)
    assert "say" not in found.weights, "what is said of every option tells none apart"
    assert found.explained > 0.1


def test_a_teacher_who_goes_by_the_score_alone_teaches_no_words() -> None:
    rng, played = Random(6), []
    for _ in range(400):
        options = [(rng.gauss(0, 1), (f"word {rng.randrange(20)}",)) for _ in range(4)]
        options.sort(key=lambda one: -(one[0] + rng.gauss(0, 1)))
        played.append(lesson(shown(*options)))
    weights = fit_choices(played).weights.values()
    assert max(map(abs, weights), default=0.0) < 0.3


def _timeless(game: TeachingGame) -> TeachingGame:
    return replace(game, seconds=0.0)


def test_a_teacher_is_asked_now_and_then_and_changes_nothing_in_the_games() -> None:
    wanted = plan("hobbits", ["greedy"], games=3, seed=1)
    alone, watched = (Here().do(TeachJob(wanted, one), range(3)) for one in (None, "random"))
    for one, other in zip(alone, watched, strict=True):
        assert one.digest == other.digest
        assert not any(decision.shown for decision in one.decisions)
        assert any(decision.shown for decision in other.decisions)
        assert not all(decision.shown for decision in other.decisions)


def test_what_a_teacher_taught_can_be_learned_again() -> None:
    wanted = plan("hobbits", ["greedy"], games=30, seed=1)
    learned = train(wanted, teacher="ismcts:4")
    again = "mathom train hobbits --games 30 --seats 2 --seed 1 --teacher ismcts:4"
    assert learned.training.command == again
    assert learned == train(wanted, teacher="ismcts:4")


def test_games_in_several_processes_teach_the_same() -> None:
    wanted = plan("hobbits", ["greedy"], games=12, seed=1)
    assert train(wanted, teacher="ismcts:4", workers=2) == train(wanted, teacher="ismcts:4")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_teacher_that_breaks_is_named(workers: int) -> None:
    wanted = plan("hobbits", ["greedy"], games=5)
    with pytest.raises(MathomError, match="bot-fault-gone"):
        train(wanted, teacher=f"run:{sys.executable} -S -c pass", workers=workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_breaks_is_told_with_its_record(workers: int) -> None:
    with pytest.raises(GameFailed) as broken:
        train(plan("tests.lab.test_simulate:broken", ["random"], games=5), workers=workers)
    assert "nim" in broken.value.failure.record


def test_a_teacher_there_is_not_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadBot):
        train(plan("hobbits", ["greedy"], games=5), teacher="nobody", workers=2)


def test_ctrl_c_learns_from_the_games_before_the_first_that_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games end in any order; a plan with fewer games must teach the same."""
    do = Here.do

    def out_of_order(here: Here, job: TeachJob, games: range) -> Any:
        yield from do(here, job, [*range(1, 9), 0, 10])
        raise KeyboardInterrupt

    few = train(plan("hobbits", ["greedy"], games=9, seed=1), teacher="ismcts:4")
    monkeypatch.setattr(Here, "do", out_of_order)
    many = train(plan("hobbits", ["greedy"], games=20, seed=1), teacher="ismcts:4")
    assert many == few


def test_games_that_teach_nothing_write_no_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    marks = ({HAND_MADE: 0.0}, {HAND_MADE: 0.0})
    even = TeachingGame("", (0.5, 0.5), (Decision(0, 0.0, {}, marks),))
    monkeypatch.setattr(TeachJob, "do", lambda job, game, index: replace(even, index=index))
    with pytest.raises(NothingLearned):
        train(plan("hobbits", ["greedy"], games=10))


def test_a_value_that_is_too_sure_of_itself_learns_to_doubt() -> None:
    rng, played = Random(2), []
    for _ in range(2000):
        sure = rng.choice((-3.0, 3.0))
        won = float(rng.random() < (0.7 if sure > 0 else 0.3))
        marks = ({HAND_MADE: -0.05 + sure}, {HAND_MADE: -0.05})
        played.append(TeachingGame("", (won, 1 - won), (Decision(0, 0.0, {}, marks),)))
    found = fit_value(played)
    assert found.after < found.before
    assert found.weights[HAND_MADE] == pytest.approx(0.28, abs=0.05)  # e^(3·0.28) = 0.7/0.3


def test_a_value_that_cannot_be_bettered_stays() -> None:
    marks = ({HAND_MADE: 0.0}, {HAND_MADE: 0.0})
    played = [TeachingGame("", (1.0, 0.0), (Decision(0, 0.0, {}, marks),)) for _ in range(20)]
    assert fit_value(played).weights == {}


def test_what_comes_later_in_a_long_game_teaches_more_than_its_result_alone() -> None:
    """A hundred positions a game, who leads changes now and then, and luck decides nearly all: what
    a lead is worth is the same from beginning to end."""
    rng, played = Random(3), []
    for _ in range(120):
        lead, decisions = 1.0, []
        for _ in range(100):
            lead *= rng.choice((1.0,) * 12 + (-1.0,))
            noise = rng.choice((-1.0, 1.0))
            marks = ({HAND_MADE: -0.7, "lead": lead, "noise": noise}, {HAND_MADE: -0.7})
            decisions.append(Decision(0, 0.0, {}, marks))
        won = float(rng.random() < 0.5 + lead * 0.3)
        played.append(TeachingGame("", (won, 1 - won), tuple(decisions)))
    positions = _positions(numpy, played, [HAND_MADE, "lead", "noise"])
    start = numpy.array([1.0, 0.0, 0.0])
    alone, later = (_learn(numpy, positions, start, 1.0, part) for part in (0.0, 0.1))
    assert later[1] > 0
    assert abs(later[2]) < abs(alone[2]) / 2, "what means nothing is believed less"


@pytest.mark.parametrize("name", ["hobbits", "journey", "orcs", "ringwar", "tcg"])
def test_an_unlearned_judgement_changes_nothing(name: str) -> None:
    game = untaught(mathom.game(name))
    blank = Judgement(name, game.version, {}, {HAND_MADE: 1.0}, TOLD)
    match = mathom.new(name, seed=4)
    seat = match.to_move
    assert seat is not None
    twin = taught(game, blank)
    assert twin.advisor.value(match.state) == pytest.approx(game.advisor.value(match.state))
    assert twin.advisor.rate(match.view(seat)) == game.advisor.rate(match.view(seat))
    assert twin.question(match.state) == game.question(match.state)
    assert game.advisor is not twin.advisor


def test_what_a_game_comes_with_has_beaten_what_was_made_by_hand() -> None:
    shipped = ringwar.PRINTED.judgement
    assert (shipped.game, shipped.version) == ("ringwar", mathom.game("ringwar").version)
    assert shipped.training.command.startswith("mathom train ringwar ")
    assert "better" in [one.verdict for one in shipped.strengths]


def test_a_bot_can_go_by_what_was_made_by_hand() -> None:
    game = mathom.game("ringwar")
    assert untaught(game).advisor is not game.advisor
    views = [mathom.new("ringwar", seed=seed).view(0) for seed in range(3)]
    for view in views:
        by_hand = hire("greedy@hand-made", game, 1).choose(view)
        assert by_hand == hire("greedy", untaught(game), 1).choose(view)


def test_words_move_ratings_and_marks_move_the_value() -> None:
    match = mathom.new("ringwar", seed=4)
    game, question = untaught(match.game), match.question
    assert isinstance(question, Choice)
    option = question.options[-1]
    own = f"{next(words(option, question.seat))} @{question.seat}"
    assert own in [*words(option, question.seat)]
    learned = Judgement("ringwar", game.version, {own: 100.0}, {HAND_MADE: 1.0, "even": 2.0}, TOLD)
    twin = taught(game, learned)
    view = match.view(question.seat)
    before, after = game.advisor.rate(view), twin.advisor.rate(view)
    for one, other in zip(before, after, strict=True):
        said = own in [*words(one.option, question.seat)]
        assert other.score == one.score + (100.0 if said else 0.0)
    assert twin.advisor.value(match.state)[0] > game.advisor.value(match.state)[0]
    marks = marks_of(game.advisor, match.state)
    assert shares_by(learned.value, marks) == twin.advisor.value(match.state)


def test_self_play_is_the_same_for_the_same_plan_and_says_what_was_unusual() -> None:
    wanted = plan("journey", ["greedy"], games=2, seed=9)
    first, again = ([*Here().do(TeachJob(wanted), range(2))] for _ in range(2))
    assert [*map(_timeless, first)] == [*map(_timeless, again)]
    for lesson in first:
        assert sum(lesson.payoffs) == pytest.approx(1)
        for one in lesson.decisions:
            assert all(abs(much) <= 3 for much in one.words.values())
            assert len(one.marks) == 2


def test_specs_with_a_file() -> None:
    assert read_learned("greedy@a/b.json") == LearnedSpec("greedy", Path("a/b.json"))
    assert read_learned("ismcts@b.json:0.5s") == LearnedSpec("ismcts:0.5s", Path("b.json"))
    assert read_learned("greedy") is None
    assert read_learned("ismcts:20") is None


def test_files_that_are_no_judgement_are_refused(tmp_path: Path) -> None:
    hobbits, path = mathom.game("hobbits"), tmp_path / "it.json"
    with pytest.raises(BadBot):
        hire(f"greedy@{path}", hobbits)
    path.write_text("{}")
    with pytest.raises(BadJudgement):
        hire(f"greedy@{path}", hobbits)
    path.write_bytes(Judgement("journey", 1, {}, {}, TOLD).to_json())
    with pytest.raises(BadJudgement):
        hire(f"greedy@{path}", hobbits)


def test_the_command_writes_and_measures(tmp_path: Path) -> None:
    path = tmp_path / "learned.json"
    given = ["--games", "100", "--seed", "1", "--measure", "10", "--lang", "en"]
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["train", "hobbits", str(path), *given])
    assert done.exit_code == 0, done.output
    found = msgspec.json.decode(path.read_bytes(), type=Judgement)
    assert found.training.games == 100
    assert found.strengths[0].games == 10
    assert not found.ratings, "what follows needs a judgement that only a search can use"
    assert "a value and no words are in" in done.output
    assert "against ismcts@hand-made:30, 10 games" in done.output
    assert "not known to play better" in done.output  # nobody can tell by ten games


def test_greedy_is_not_measured_by_a_value_it_does_not_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = mathom.game("hobbits")
    value = Judgement("hobbits", game.version, {}, {HAND_MADE: 0.5}, TOLD)
    monkeypatch.setattr("mathom.lab.training.train", lambda *_, **__: value)
    path = tmp_path / "hobbits.json"
    given = ["train", "hobbits", str(path), "--bot", "greedy", "--measure", "2", "--lang", "en"]
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, given)
    assert done.exit_code == 0, done.output
    assert "it plays as before" in done.output
    assert read_judgement(path.read_bytes()).strengths == ()


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [(70, 100, "better"), (50, 100, "undecided"), (58, 100, "undecided"), (30, 100, "worse")],
)
def test_an_improvement_is_called_one_only_with_its_whole_interval(
    wins: int, games: int, said: str
) -> None:
    strength = Strength("a", "b", 2, games, 1, wins / games, wilson(wins, games), "")
    assert strength.verdict == said
