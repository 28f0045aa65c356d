"""Guests: bots of other packages and programs of their own. Whoever breaks or lies gives up."""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from select import select
from typing import Any

import msgspec
import pytest

from mathom.bots import BadBot, BotFault, Budget, Why, bots, dismiss, hire, make
from mathom.bots.program import Ask, Begin, ProgramBot, Ready, Say, _Program, read_program
from mathom.core import AnyGame, Match, Option, Seeded, View
from mathom.core.extensions import extensions
from mathom.games import find
from mathom.lab import Report, plan, simulate
from mathom.table.people import checked_bot
from tests.bots.toys import Nim, Take

NIM = "tests.bots.toys:nim"
DOCS = Path(__file__).parents[2] / "docs"
PAGES = (DOCS / "bots.md", DOCS / "bots" / "writing.md")


# -- from another package ------------------------------------------------------------------------


class Last:
    """A bot of another package: the last option."""

    budget = "20"

    def __init__(self, game: AnyGame, seed: int, budget: Budget) -> None:
        self.name = f"last:{budget}"
        self.why = Why()

    def choose(self, view: View[Any]) -> Option:
        return view.choice.options[-1]


class Breaking(Last):
    def choose(self, view: View[Any]) -> Option:
        raise ZeroDivisionError("out of ideas")


class Lying(Last):
    def choose(self, view: View[Any]) -> Option:
        return Take(0, 99)


ENTRIES = {"last": "Last", "breaking": "Breaking", "lying": "Lying", "missing": "Nobody"}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings bots along."""
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    lines = [f"{name} = {__name__}:{kind}" for name, kind in ENTRIES.items()]
    (info / "entry_points.txt").write_text("\n".join(["[mathom.bots]", *lines, ""]))
    monkeypatch.syspath_prepend(str(tmp_path))
    extensions.cache_clear()
    yield
    extensions.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_bot_of_another_package_takes_part() -> None:
    assert "last" in bots()
    assert make("last", Nim()).name == "last:20"
    assert make("last:7", Nim()).name == "last:7"
    report = simulate(plan(NIM, ["last", "random"], games=4))
    assert (report.complete, report.faults) == (True, ())


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "said"), [("breaking", "out of ideas"), ("lying", "This was not an option")]
)
def test_a_bot_of_another_package_that_breaks_or_lies_gives_up(name: str, said: str) -> None:
    report = simulate(plan(NIM, [name, "random"], games=6, seed=1))
    (fault,) = report.faults
    assert (fault.bot, fault.times) == (name, 6)
    assert said in fault.said["en"]
    assert {one.bot: one.wins for one in report.bots} == {name: 0, "random": 6}


@pytest.mark.usefixtures("package")
def test_a_bot_that_cannot_be_loaded_is_said_to_be_broken() -> None:
    with pytest.raises(BadBot, match="bot-broken"):
        make("missing", Nim())


# -- programs ------------------------------------------------------------------------------------


def _program(folder: Path, body: str) -> str:
    """The spec of a Python program that knows nothing of Mathom."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys, time\n{body}")
    return f"run:{sys.executable} -S {file}"


OBEDIENT = """
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "begin":
        print('{"is": "ready"}', flush=True)
    elif told["is"] == "ask":
        answer = {"is": "answer", "option": ANSWER, "why": "as always"}
        print(json.dumps(answer), flush=True)
"""


def _asked(spec: str) -> tuple[ProgramBot, Option]:
    game = Nim()
    match = Match(game, game.setup(2), Seeded(1))
    bot = hire(spec, game, seed=3)
    assert isinstance(bot, ProgramBot)
    try:
        return bot, bot.choose(match.view(0))
    finally:
        dismiss([bot])


@pytest.mark.parametrize("answer", ["0", 'told["options"][0]["option"]'])
def test_a_program_answers_by_number_or_in_notation(tmp_path: Path, answer: str) -> None:
    bot, option = _asked(_program(tmp_path, OBEDIENT.replace("ANSWER", answer)))
    assert option == Take(0, 1)
    assert bot.why.messages[0].args == {"text": "as always"}


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = OBEDIENT.replace("ANSWER", "0").replace(
        "    told =", f"    open({str(log)!r}, 'a').write(line)\n    told ="
    )
    game = find("journey")
    match = Match(game, game.setup(2), Seeded(2))
    seated = [hire(_program(tmp_path, body), game, seed=5), make("random", game)]
    shown = []
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        shown += [msgspec.json.decode(msgspec.json.encode(view.table))] if seat == 0 else []
        match.play(seated[seat].choose(view))
    dismiss(seated)
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    about = {"protocol": 1, "game": "journey", "version": game.version, "seat": 0}
    assert lines[0] == {"is": "begin", **about, "seed": 5, "seconds": 10.0}
    asked = lines[1 : len(shown) + 1]
    assert [one["table"] for one in asked] == shown
    assert all(set(one) == {"is", "ask", "options", "table"} for one in asked)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("", "gone"),
        ("sys.exit('no such game')", "gone"),
        ("print('hello', flush=True)\ntime.sleep(60)", "answer"),
        (OBEDIENT.replace("ANSWER", "99"), "option"),
        (OBEDIENT.replace("ANSWER", "-1"), "option"),
        (OBEDIENT.replace("ANSWER", "'take 9 9'"), "option"),
        (OBEDIENT.replace("ANSWER", "'nonsense'"), "option"),
        (OBEDIENT.replace("ANSWER", "[1]"), "answer"),
        (OBEDIENT.replace("ANSWER", "1/0"), "gone"),
        (OBEDIENT.replace("ANSWER", "'x' * 10**6"), "answer"),
        ('print(\'{"is": "ready"}\', flush=True)\ntime.sleep(60)', "time"),
    ],
)
def test_a_program_that_is_at_fault_gives_up(tmp_path: Path, body: str, fault: str) -> None:
    spec = _program(tmp_path, body).replace("run:", "run@0.5s:" if fault == "time" else "run:")
    report = simulate(plan(NIM, [spec, "random"], games=2, seed=1))
    (found,) = report.faults
    assert (found.bot, found.times) == (spec, 2)
    assert {one.bot: one.wins for one in report.bots} == {spec: 0, "random": 2}
    with pytest.raises(BotFault, match=f"bot-fault-{fault}"):
        _asked(spec)


def test_what_a_program_complained_about_is_told(tmp_path: Path) -> None:
    spec = _program(tmp_path, "sys.exit('I only play chess')")
    (fault,) = simulate(plan(NIM, [spec, "random"], games=1)).faults
    assert "I only play chess" in fault.said["de"]
    assert "beendet (Code 1)" in fault.said["de"]


def test_a_program_that_reads_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    spec = _program(tmp_path, 'print(\'{"is": "ready"}\', flush=True)\ntime.sleep(60)')
    with pytest.raises(BotFault, match="bot-fault-time"):
        _asked(spec.replace("run:", "run@0.2s:"))


def test_a_program_may_be_ready_before_it_is_asked() -> None:
    program = _Program((sys.executable, "-c", """print('{"is": "ready"}')"""))
    program.reader.join(timeout=60)  # so it has said so already
    assert program.ask(Begin(1, "nim", 1, 0, 0, 1.0), Ready, 60.0) == Ready()
    program.end()


def test_a_program_that_answers_before_it_is_asked_gives_up() -> None:
    answer = """print('{"is": "answer", "option": 0}')"""
    program = _Program((sys.executable, "-c", answer))
    program.reader.join(timeout=60)
    game = Nim()
    asked = Match(game, game.setup(2), Seeded(1)).view(0).choice.ask
    with pytest.raises(BotFault, match="bot-fault-answer"):
        program.ask(Ask(asked, [], None), Say, 60.0)
    program.end()


def test_no_more_is_taken_from_a_program_that_floods(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("while True: print('me, me, me')")
    program = _Program((sys.executable, str(file)))
    try:
        program.reader.join(timeout=60)
        assert not program.reader.is_alive()
        with pytest.raises(BotFault, match="me, me, me"):
            program.ask(Begin(1, "nim", 1, 0, 0, 1.0), Ready, 1.0)
    finally:
        program.end()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
@pytest.mark.parametrize("then", ["wait", "exit 1"])
def test_what_a_program_has_started_ends_with_it(tmp_path: Path, then: str) -> None:
    pipe, script = tmp_path / "pipe", tmp_path / "bot.sh"
    os.mkfifo(pipe)  # held open by everybody whom the script starts
    ready = """echo '{"is": "ready"}'"""
    script.write_text(f"exec 3> {pipe}\necho here >&3\nsleep 300 >&2 &\n{ready}\n{then}\n")
    with os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0) as held:
        with pytest.raises(BotFault):
            _asked(f"run@0.5s:sh {script}")
        assert held.read(99) == b"here\n"
        assert select([held], [], [], 30)[0], "somebody lives on"
        assert held.read(99) == b""


def test_a_program_serves_one_game_after_the_other(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    starts.mkdir()
    count = f"import os; open(f'{starts}/' + str(os.getpid()), 'w')\n"
    spec = _program(tmp_path, count + OBEDIENT.replace("ANSWER", "0"))
    assert simulate(plan(NIM, [spec, "random"], games=5)).complete
    assert len(list(starts.iterdir())) == 1


@pytest.mark.parametrize("spec", ["run:", "run@:x", "run@2:x", "run:'x", "run@xs:ls", "run@0s:ls"])
def test_a_spec_that_names_no_program_is_refused(spec: str) -> None:
    with pytest.raises(BadBot, match="bot-program-form"):
        read_program(spec)


def test_a_program_there_is_not_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadBot, match=r"bot-program\("):
        plan(NIM, ["run:no-such-program-anywhere", "random"])


def test_nobody_can_start_a_program_over_the_network() -> None:
    with pytest.raises(BadBot):
        make("run:ls", Nim())
    with pytest.raises(BadBot):
        checked_bot("run:ls", Nim())


# -- the examples of the documentation -----------------------------------------------------------


def _example(language: str) -> str:
    pages = "".join(page.read_text("utf-8") for page in PAGES)
    found = re.search(rf"```{language}\n(.*?)```", pages, re.DOTALL)
    assert found
    return found[1]


@pytest.mark.parametrize(("language", "program"), [("sh", "sh"), ("js", "node"), ("py", "")])
def test_the_examples_play(tmp_path: Path, language: str, program: str) -> None:
    if program and shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    file = tmp_path / f"bot.{language}"
    file.write_text(_example(language))
    spec = f"run:{program or sys.executable} {file}"
    for game in ("journey", "hobbits") if language == "js" else ("journey",):
        wanted = plan(game, [spec, "greedy"], games=2, seed=Random(1).randrange(9))
        first, second = simulate(wanted), simulate(wanted)
        assert (first.complete, first.faults) == (True, ())
        assert first.digest == second.digest


def test_a_report_with_faults_is_data(tmp_path: Path) -> None:
    report = simulate(plan(NIM, [_program(tmp_path, ""), "random"], games=1))
    assert msgspec.json.decode(report.to_json(), type=Report) == report
