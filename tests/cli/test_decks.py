"""`mathom decks`, and decks of one's own in `play` and `simulate`."""

import json
from pathlib import Path

import pytest

from mathom.core import read_record
from mathom.games import find
from mathom.lab import plan
from tests.cli.test_commands import mathom

NAMES = ["aragorn", "theoden", "galadhrim", "ithilien", "white-rider", "riders"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_decks_of_a_game_are_listed_by_name_and_title(language: str) -> None:
    lines = mathom("decks", "tcg", "list", "--lang", language).stdout.splitlines()
    assert [line.split()[0] for line in lines] == NAMES
    assert all(line.split(maxsplit=1)[1] for line in lines)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_what_show_writes_is_a_deck_again(tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "own.deck"
    file.write_text(mathom("decks", "tcg", "show", name, "--lang", language).stdout, "utf-8")
    again = mathom("decks", "tcg", "show", str(file), "--lang", language).stdout
    assert again == file.read_text("utf-8")
    checked = mathom("decks", "tcg", "check", str(file), "--lang", "en")
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert "is fine" in checked.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["own.deck:", "Line 2: There is no card “4C999”.", "[TCG-3.5]", "needs 60"]),
        ("de", ["own.deck:", "Zeile 2: Eine Karte „4C999“ gibt es nicht.", "es braucht 60"]),
    ],
)
def test_everything_wrong_with_a_deck_is_said_with_line_and_rule(
    tmp_path: Path, language: str, said: list[str]
) -> None:
    file = tmp_path / "own.deck"
    file.write_text("ring-bearer 4C302\n2 4C999 # nobody\n5 4C42\n1 4U328\n", "utf-8")
    result = mathom("decks", "tcg", "check", str(file), "--lang", language)
    assert result.exit_code == 2
    assert all(text in result.stderr for text in said)
    word = "Line" if language == "en" else "Zeile"
    assert f"{word} 3: 5 " in result.stderr  # five of a title
    assert f"{word} 4: " in result.stderr  # a site in the draw deck
    assert result.stderr.count("[TCG-3") >= 6


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("decks orcs", "orcs is played without decks."),
        ("decks tcg check", "Which deck?"),
        ("decks tcg show gondor", "There is no deck “gondor”, and no such file."),
        ("play tcg --deck gondor", "There is no deck “gondor”"),
        ("play tcg --deck riders --deck riders --deck riders", "3 decks are too many for 2"),
        ("play hobbits --deck riders", "hobbits is played without decks."),
        ("simulate tcg --decks riders,gondor", "There is no deck “gondor”"),
        ("simulate tcg --decks riders,theoden --seats 3", "2 decks are not enough for 3"),
    ],
)
def test_what_is_wrong_about_decks_is_said_in_one_line(command: str, said: str) -> None:
    result = mathom(*command.split())
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_my_deck_is_mine_wherever_i_sit_and_the_next_one_is_the_bots(tmp_path: Path) -> None:
    mine = tmp_path / "mine.deck"
    mine.write_text(mathom("decks", "tcg", "show", "riders").stdout, "utf-8")
    saved = tmp_path / "saved.record"
    command = f"play tcg --seats greedy,human:Anna --seed 3 --deck {mine} --deck ithilien"
    result = mathom(*command.split(), typed=f"save {saved}\nquit\n")
    assert result.exit_code == 0, result.stderr
    brought = find("tcg").setup(2, read_record(saved.read_text("utf-8")).settings).brought
    riders = find("tcg").setup(2, {"deck.0": mine.read_text("utf-8")}).brought[0]
    assert [one["deck"] for one in brought] == ["ithilien", riders["deck"]]


def test_simulate_tries_decks_in_every_order_and_counts_their_wins() -> None:
    command = "simulate tcg --games 6 --bots random --decks aragorn,theoden,riders --json"
    report = json.loads(mathom(*command.split()).stdout)
    decks = {(one["deck"], one["against"]): one["rate"] for one in report["decks"]}
    assert decks["riders", None]["of"] == 4
    assert decks["riders", "aragorn"]["of"] == 2
    assert sum(rate["hits"] for (_, other), rate in decks.items() if other is None) == 6


def test_decks_and_bots_meet_in_every_way() -> None:
    wanted = plan("tcg", ["greedy", "random"], decks=[("a", "aragorn"), ("t", "theoden")])
    met = {(wanted.seating(index), wanted.dealt(index)) for index in range(4)}
    assert len(met) == 4
    own = [one["deck"] for one in wanted.setup_of(2).brought]
    assert own == ["theoden", "aragorn"]
