"""`mathom play`, from the first line to the last."""

from pathlib import Path

import pytest

from mathom.core import read_record, verify
from mathom.games import find
from tests.cli.test_commands import mathom


@pytest.mark.parametrize("game", ["hobbits", "journey"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_person_plays_a_whole_game_and_saves_it(tmp_path: Path, game: str, language: str) -> None:
    file = tmp_path / "match.txt"
    typed = "1\nx\nwhy\nhelp\nrules 1.1\n" + "2\n1\n3\n1\n" * 900 + f"{file}\n"
    options = ("--seats", "human:Anna,greedy", "--seed", "3", "--lang", language)
    result = mathom("play", game, *options, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert "‹" not in result.stdout
    assert "★" in result.stdout
    assert "\x1b" not in result.stdout
    found = read_record(file.read_text("utf-8"))
    assert found.players == ("Anna", "Lobelia (greedy)")
    assert verify(find(game), found).chance == "seed"


def test_bots_play_among_themselves() -> None:
    result = mathom("play", "journey", "--seats", "greedy,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Lobelia" in result.stdout
    assert "Save the match?" not in result.stdout


def test_without_a_game_there_is_a_menu() -> None:
    result = mathom("play", typed="0\nhob\nquit\n\n")
    assert result.exit_code == 0
    assert "Welcome to Mathom!" in result.stdout
    assert "Please type a number from 1 to" in result.stdout
    assert "At the table: Player 1, Lobelia (greedy) and Odo (greedy)." in result.stdout


def test_the_end_of_the_input_ends_it_cleanly() -> None:
    result = mathom("play", "hobbits")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.endswith("Until next time!\n")


def test_a_series_adds_up_the_scores_and_the_start_goes_round() -> None:
    result = mathom("play", "hobbits", "--seats", "greedy,greedy", "--seed", "1", "--series", "2")
    assert result.exit_code == 0
    assert "game 1 of 2" in result.stdout
    assert "sum after 2 games" in result.stdout
    second = result.stdout.partition("game 2 of 2")[2]
    assert "At the table: Odo (greedy) and Lobelia (greedy)." in second


def test_a_saved_match_goes_on_with_the_same_players_and_dice(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    options = ("--seats", "human:Anna,greedy", "--seed", "5")
    mathom("play", "hobbits", *options, typed=f"2\n2\n2\nquit\n{first}\n")
    typed = f"1\nsave {second}\nquit\n\n"
    result = mathom("play", "--load", first, typed=typed)
    assert result.exit_code == 0
    assert "At the table: Anna and Lobelia (greedy)." in result.stdout
    before, after = (read_record(file.read_text("utf-8")) for file in (first, second))
    assert [line.text for line in after.lines[: len(before.lines)]] == [
        line.text for line in before.lines
    ]
    assert verify(find("hobbits"), after).chance == "seed"


def test_a_saved_position_can_be_played_on_from(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    mathom("play", "journey", "--seed", "1", typed=f"save {file}\nquit\n\n")
    result = mathom("play", "--load", file, "--seats", "greedy,random,greedy", "--seed", "1")
    assert result.exit_code == 0
    assert "★" in result.stdout


def test_a_provable_match_goes_on_unproven(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    options = ("--seats", "human,greedy", "--chance", "provable")
    mathom("play", "hobbits", *options, typed=f"\n1\n1\nsave {file}\nquit\n\n")
    assert "remain unchecked" in mathom("verify", file).stdout
    result = mathom("play", "--load", file, typed="1\nquit\n\n")
    assert result.exit_code == 0
    assert "can no longer be recomputed" in result.stdout


def test_what_was_told_can_go_on_with_seeded_dice(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    mathom("play", "hobbits", "--chance", "told", typed=f"1\nsave {file}\nquit\n\n")
    options = ("--chance", "seeded", "--seed", "2")
    first, second = (mathom("play", "--load", file, *options, typed="1\n") for _ in range(2))
    assert "Walk up to" in first.stdout
    assert first.stdout == second.stdout


def test_what_was_settled_is_not_settled_again(tmp_path: Path) -> None:
    result = mathom("play", "--load", tmp_path / "match.txt", "--set", "mode=advanced")
    assert result.exit_code == 2
    assert "everything is settled" in result.stderr


def test_too_few_for_a_saved_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    mathom("play", "journey", "--seats", "3", "--seed", "1", typed=f"save {file}\nquit\n\n")
    result = mathom("play", "--load", file, "--seats", "human,greedy")
    assert result.exit_code == 2
    assert "3 seats are to be taken, not 2." in result.stderr


def test_provable_chance_is_promised_at_the_start_and_verified_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    typed = "our own words\n" + "1\n" * 900 + f"{file}\n"
    options = ("--seats", "human,greedy", "--chance", "provable")
    result = mathom("play", "hobbits", *options, typed=typed)
    promise = result.stdout.partition("Promise: ")[2].split()[0]
    assert result.exit_code == 0
    assert read_record(file.read_text("utf-8")).chance == f"provable {promise} our own words"
    assert "all as promised" in mathom("verify", file).stdout


def test_real_dice_are_told() -> None:
    typed = "nonsense\nquit\n\n"
    result = mathom("play", "hobbits", "--chance", "told", typed=typed)
    assert "Which tile is turned up?" in result.stdout
    assert "“nonsense” is not a possible outcome here." in result.stdout


def test_people_who_share_the_screen_are_told_everything_once() -> None:
    typed = "1\n1\nquit\n\n"
    result = mathom(
        "play", "hobbits", "--seats", "human:Anna,human:Ben", "--seed", "3", typed=typed
    )
    assert "looks away" not in result.stdout
    assert result.stdout.count("Anna stays put.") == 1


def test_people_with_hands_look_away() -> None:
    typed = "\n1\n\n\n1\nquit\n\n"
    result = mathom(
        "play", "journey", "--seats", "human:Anna,human:Ben", "--seed", "3", typed=typed
    )
    assert "Anna is on. Everybody else looks away" in result.stdout
    assert "Ben is on. Everybody else looks away" in result.stdout
