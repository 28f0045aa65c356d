"""The real program, as a process: exit codes, signals, no traceback."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

import mathom

COMMAND = [sys.executable, "-c", "from mathom.cli import main; main()"]
ENV = {**os.environ, "MATHOM_LANG": "en", "COLUMNS": "80"}


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args], input=typed, capture_output=True, text=True, env=ENV, check=False
    )


def test_a_wrong_game_ends_in_one_line_and_exit_code_2() -> None:
    done = run("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_the_package_is_a_program_too() -> None:
    command = [sys.executable, "-m", "mathom", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENV, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{mathom.__version__}\n"


def test_piped_output_has_no_colours() -> None:
    done = run("play", "hobbits", "--seed", "1", typed="1\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_a_reader_who_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "hobbits"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@pytest.fixture
def hearing_ctrl_c() -> Iterator[None]:
    """A shell that runs the tests in the background has them, and what they start, ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hearing_ctrl_c")
def test_ctrl_c_at_a_question_ends_cleanly() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "hobbits", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV,
    ) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"\n> "):
            sign = process.stdout.read(1)
            assert sign, "the program ended without asking"
            shown += sign
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=20)
    assert process.returncode == 130
    assert complaints == b"mathom: interrupted\n"
