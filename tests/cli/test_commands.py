"""The commands: what they print, in both languages, and what they say when something is wrong."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring, parse

import pytest
from typer.testing import CliRunner
from typer.testing import Result as Ran

from mathom import arena, new, record
from mathom.bots import make
from mathom.cli.app import app
from mathom.lab import Plan
from mathom.lab import dataset as lab_dataset
from mathom.lab.jobs import Job
from mathom.lab.machines import Here

LANGUAGES = ["de", "en"]


def mathom(*args: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Ran:
    """Runs a command; what is typed is on standard input."""
    environment = {"MATHOM_LANG": "en", "COLUMNS": "80", **(env or {})}
    return CliRunner(env=environment).invoke(app, [str(arg) for arg in args], input=typed)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match."""
    match = new("hobbits", seats=2, seed=7)
    bots = [make("greedy", match.game, seed=seat) for seat in range(2)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    file = tmp_path_factory.mktemp("records") / "finished.txt"
    file.write_text(str(record(match, ("Anna", "Odo (greedy)"))), "utf-8")
    return file


# -- languages -----------------------------------------------------------------------------------


def test_the_language_can_be_named_before_and_after_the_command() -> None:
    before = mathom("--lang", "de", "rules", "hobbits", "4.2")
    after = mathom("rules", "hobbits", "4.2", "--lang", "de")
    assert before.stdout == after.stdout
    assert "Nazgûl gewürfelt" in after.stdout
    assert "Nazgûl rolled" in mathom("rules", "hobbits", "4.2").stdout


def test_a_language_nobody_speaks_is_refused() -> None:
    result = mathom("games", "--lang", "fr")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "mathom: I do not speak “fr”. Possible: de, en.\n"


# -- games and rules -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_them_and_says_where_their_settings_are(language: str) -> None:
    result = mathom("games", "--lang", language)
    assert result.exit_code == 0
    assert "mathom games hobbits" in result.stdout
    assert "--set" not in result.stdout
    assert "‹" not in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_one_game_tells_its_settings(language: str) -> None:
    result = mathom("games", "hobbits", "--lang", language)
    assert result.exit_code == 0
    assert "--set mode=advanced" in result.stdout
    assert "journey" not in result.stdout
    assert "‹" not in result.stdout


def test_games_of_an_unknown_game_names_those_there_are() -> None:
    result = mathom("games", "monopoly", "--lang", "en")
    assert result.exit_code == 2
    assert "hobbits" in result.stderr


def test_games_as_json_is_nothing_but_json() -> None:
    games = {game["id"]: game for game in json.loads(mathom("games", "--json").stdout)}
    assert games["hobbits"]["players"] == {"least": 2, "most": 5}
    assert games["hobbits"]["settings"]["mode"] == ["beginner", "advanced"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hobbits", "journey"])
def test_rules_prints_chapters_rules_and_rulings(game: str, language: str) -> None:
    result = mathom("rules", game, "--lang", language)
    assert result.exit_code == 0
    assert "-1.1" in result.stdout
    assert "-R1" in result.stdout


def test_one_rule_by_its_number_or_a_word_in_it() -> None:
    assert mathom("rules", "hobbits", "hob-4.2").stdout == mathom("rules", "hobbits", "4.2").stdout
    assert "HOB-4.2" in mathom("rules", "hobbits", "nazgul").stdout


def test_coverage_as_json() -> None:
    result = mathom("rules", "hobbits", "--coverage", "--json")
    rules = json.loads(result.stdout)["rules"]
    assert any(rule["rule"] == "HOB-4.2" and rule["code"] for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_tells_by_its_exit_code_whether_something_is_missing(language: str) -> None:
    result = mathom("rules", "hobbits", "--coverage", "--lang", language)
    missing = "fehlt" if language == "de" else "missing"
    assert result.exit_code == int(missing in result.stdout)


# -- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match_and_draws_the_table(finished: Path, language: str) -> None:
    result = mathom("replay", finished, "--lang", language)
    assert result.exit_code == 0
    assert "Anna" in result.stdout
    assert ("besiegt Sauron" if language == "de" else "beats Sauron") in result.stdout
    assert "‹" not in result.stdout


def test_replay_stops_where_it_is_told(finished: Path) -> None:
    result = mathom("replay", finished, "--to", "12")
    assert result.exit_code == 0
    assert "beats Sauron" not in result.stdout


def test_show_tells_head_and_result(finished: Path) -> None:
    result = mathom("show", finished)
    assert result.exit_code == 0
    assert "Odo (greedy)" in result.stdout
    assert "seed 7" in result.stdout
    assert "wins!" in result.stdout


def test_show_draws_a_saved_position(tmp_path: Path) -> None:
    match = new("hobbits", seats=3, seed=1)
    file = tmp_path / "position.json"
    file.write_bytes(match.game.dump(match.state))
    result = mathom("show", file)
    assert result.exit_code == 0
    assert "Player 1: Walk up to" in result.stdout


def test_the_table_is_written_as_a_picture(finished: Path, tmp_path: Path) -> None:
    end, middle = tmp_path / "end.svg", tmp_path / "middle.svg"
    assert mathom("show", finished, "--svg", end).exit_code == 0
    assert mathom("replay", finished, "--to", "12", "--svg", middle).exit_code == 0
    for file in (end, middle):
        assert parse(file).getroot().tag.endswith("svg")
        assert "Anna" in file.read_text("utf-8")
    assert end.read_bytes() != middle.read_bytes()


def test_a_picture_that_cannot_be_written_says_so(finished: Path, tmp_path: Path) -> None:
    result = mathom("show", finished, "--svg", tmp_path / "no" / "where.svg")
    assert result.exit_code == 2
    assert "where.svg" in result.stderr


def test_verify_says_that_a_record_is_true(finished: Path) -> None:
    result = mathom("verify", finished)
    assert result.exit_code == 0
    assert "The record is true" in result.stdout
    assert "recomputed, all right" in result.stdout


def test_verify_finds_a_changed_die(finished: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed.txt"
    changed.write_text(finished.read_text("utf-8").replace("seed 7", "seed 8"), "utf-8")
    result = mathom("verify", changed)
    assert result.exit_code == 2
    assert "chance gives" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_why_an_answer_is_refused_in_words(
    finished: Path, tmp_path: Path, language: str
) -> None:
    changed = tmp_path / "changed.txt"
    lines = finished.read_text("utf-8").splitlines()
    move = next(at for at, line in enumerate(lines) if line.startswith("0 move"))
    lines[move] = "0 move b_end"
    changed.write_text("\n".join(lines), "utf-8")
    result = mathom("verify", changed, "--lang", language)
    assert result.exit_code == 2
    assert "move b_end" in result.stderr
    assert "‹" not in result.stderr


# -- simulate and bench --------------------------------------------------------------------------


def test_simulate_prints_win_rates_with_intervals() -> None:
    result = mathom("simulate", "hobbits", "--games", "4", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "95 % sure" in result.stdout
    assert "all seats alike: 50.0%" in result.stdout


@pytest.mark.parametrize(
    ("language", "survived", "lost"),
    [
        ("de", "Der Tisch hat überlebt", "Alle haben verloren."),
        ("en", "The table survived", "Everybody has lost."),
    ],
)
def test_simulate_tells_how_games_ended(language: str, survived: str, lost: str) -> None:
    command = ["simulate", "orcs", "--games", "4", "--bots", "random,random", "--seed", "1"]
    said = mathom(*command, "--lang", language, env={"COLUMNS": "120"}).stdout
    (row,) = (line for line in said.splitlines() if survived in line)
    assert "0.0 – 49" in row.replace(",", ".")
    assert lost in said


SVG = "{http://www.w3.org/2000/svg}"


def _page(file: Path) -> Element:
    """A page as a tree; it stands alone, so nothing in it may point outside."""
    text = file.read_text("utf-8")
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in text
    assert "‹" not in text
    return fromstring(re.sub(r"scope=(\w+)", r'scope="\1"', text.split("\n", 1)[1]))


def _texts(root: Element, path: str) -> list[str]:
    return ["".join(one.itertext()) for one in root.findall(path)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_writes_a_page_with_plots(tmp_path: Path, language: str) -> None:
    file = tmp_path / "page.html"
    command = ["simulate", "journey", "--games", "3", "--bots", "greedy,random"]
    result = mathom(*command, "--page", file, "--lang", language)
    assert result.exit_code == 0
    root = _page(file)
    assert root.get("lang") == language
    assert sum(map(int, _texts(root, ".//div[@class='columns']//em"))) == 3
    names = {one.split()[0] for one in _texts(root, ".//div[@class='lines']//span[1]")}
    assert {"greedy", "random"} <= names
    assert _texts(root, ".//section[@class='found']/p")


def test_names_above_the_matrix_break_between_their_parts(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    mathom("arena", "journey", "--bots", "random,ismcts:2", "--games", "2", "--page", file)
    assert "<th scope=col>ismcts:<wbr/>2</th>" in file.read_text("utf-8")


def test_a_page_tells_quick_games_in_milliseconds(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    mathom("simulate", "journey", "--games", "2", "--bots", "random", "--page", file)
    *_, time = _texts(_page(file), ".//div[@class='key']/b")
    number, unit = time.split()
    assert float(number) > 0
    assert unit in ("ms", "s")


def test_seats_are_not_compared_where_nobody_won(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    result = mathom("simulate", "orcs", "--games", "2", "--bots", "random", "--page", file)
    assert result.exit_code == 0
    assert not _texts(_page(file), ".//div[@class='lines']")
    assert "Nobody won a game" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "greedy ist besser als random"), ("en", "greedy is better than random")],
)
def test_arena_rates_bots_and_writes_a_page(tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "page.html"
    command = ["arena", "journey", "--bots", "random,greedy", "--games", "20", "--lang", language]
    result = mathom(*command, "--page", file, env={"COLUMNS": "120"})
    assert result.exit_code == 0
    assert said in result.stdout
    root = _page(file)
    assert any(said in one for one in _texts(root, ".//section[@class='found']/p"))
    assert "100" in _texts(root, ".//table[@class='matrix']//td")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_what_thinking_longer_brings(tmp_path: Path, language: str) -> None:
    file = tmp_path / "page.html"
    bots = "greedy,ismcts:2,ismcts:4,ismcts:8"
    command = ["arena", "hobbits", "--bots", bots, "--games", "12", "--lang", language]
    assert mathom(*command, "--page", file).exit_code == 0
    (curve,) = _page(file).findall(f".//{SVG}svg[@class='curves']")
    below = [one.text for one in curve.findall(f".//{SVG}text[@class='across']")]
    assert [*filter(str.isdigit, map(str, below))] == ["2", "4", "8"]
    across = [float(one.get("cx", "")) for one in curve.findall(f".//{SVG}circle")]
    assert across[1] - across[0] == pytest.approx(across[2] - across[1], abs=0.2)
    names = _texts(curve, f"{SVG}text[@x='{curve.findall(SVG + 'text')[-1].get('x')}']")
    assert sorted(names) == ["greedy", "ismcts"]


def test_a_bot_with_one_budget_has_no_curve(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    command = ["arena", "hobbits", "--bots", "greedy,ismcts:2", "--games", "2"]
    assert mathom(*command, "--page", file).exit_code == 0
    assert not _page(file).findall(f".//{SVG}svg[@class='curves']")


def test_arena_as_json_is_nothing_but_json() -> None:
    command = ["arena", "journey", "--bots", "random,greedy", "--games", "4", "--seed", "3"]
    found = json.loads(mathom(*command, "--json").stdout)
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    same = arena("journey", ["random", "greedy"], games=4, seed=3)
    assert found["report"]["digest"] == same.report.digest
    assert found["standings"][0]["rating"] == same.standings[0].rating


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "named twice"),
        (["--bots", "greedy,nobody"], "no bot called “nobody”"),
        (["--bots", "greedy,run:no-such-program"], "no program “no-such-program”"),
        (["--bots", "greedy,random", "--on", "moon"], "“moon” are no machines"),
    ],
)
def test_what_is_wrong_with_an_arena_is_said(given: list[str], said: str) -> None:
    result = mathom("arena", "journey", *given)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


@pytest.mark.parametrize("command", ["simulate journey", "arena journey --bots greedy,random"])
def test_a_page_that_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, command: str
) -> None:
    result = mathom(*command.split(), "--games", "1", "--page", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "does not work" in result.stderr


def test_a_page_is_not_there_before_there_is_something_to_tell(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert mathom("simulate", "journey", "--bots", "nobody", "--page", file).exit_code == 2
    assert not file.exists()


def test_simulate_as_json_is_nothing_but_json() -> None:
    result = mathom(
        "simulate", "hobbits", "--games", "2", "--bots", "greedy", "--seats", "4", "--json"
    )
    report = json.loads(result.stdout)
    assert report["games"] == 2
    assert report["plan"]["setup"]["seats"] == 4
    (ending,) = report["endings"]
    assert ending["way"]["said"] == {"de": "Sauron ist besiegt.", "en": "Sauron is beaten."}
    assert ending["rate"]["share"] == report["survived"]["share"] == 1
    assert sum(one["count"] for one in report["lengths"]) == 2


def test_ctrl_c_ends_a_simulation_with_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    do = Here.do

    def interrupted(here: Here, job: Job[Any], games: Sequence[int]) -> Iterator[Any]:
        yield from islice(do(here, job, games), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(Here, "do", interrupted)
    command = ["simulate", "hobbits", "--games", "9", "--bots", "greedy", "--workers", "1"]
    result = mathom(*command)
    assert result.exit_code == 130
    assert "2 games of hobbits" in result.stdout
    assert "9 games were wanted" in result.stdout
    assert result.stderr == "mathom: interrupted\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "schon ein Datensatz. Nimm einen anderen Ordner, oder ersetze ihn mit --replace."),
        ("en", "a data set already. Take another folder, or replace it with --replace."),
    ],
)
def test_a_data_set_is_only_replaced_by_will(tmp_path: Path, language: str, said: str) -> None:
    command = ["dataset", "journey", str(tmp_path), "--games", "1", "--bots", "random"]
    assert "One game with" in mathom(*command).stdout
    again = mathom(*command, "--lang", language)
    assert (again.exit_code, again.stdout) == (2, "")
    assert said in again.stderr
    assert mathom(*command, "--replace").exit_code == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "hat 2 Partien durch Fehler aufgegeben"), ("en", "gave up 2 games")],
)
def test_a_data_set_says_which_bots_gave_up(tmp_path: Path, language: str, said: str) -> None:
    bots = f"greedy,run:{sys.executable} -S -c pass"
    command = ["dataset", "journey", str(tmp_path), "--games", "2", "--bots", bots]
    result = mathom(*command, "--lang", language, env={"COLUMNS": "900"})
    assert result.exit_code == 0
    assert said in result.stdout


@pytest.mark.parametrize(("after", "said"), [(2, "2 of 9 games are in"), (0, "")])
def test_ctrl_c_ends_a_data_set_with_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, said: str
) -> None:
    collect = lab_dataset.collect

    def interrupted(plan: Plan, *where: Any) -> Iterator[lab_dataset.WatchedGame]:
        yield from islice(collect(plan), after)
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_dataset, "collect", interrupted)
    result = mathom("dataset", "journey", tmp_path, "--games", "9", "--bots", "random")
    assert result.exit_code == 130
    assert result.stdout.startswith(said)
    assert bool(result.stdout) == bool(said)
    assert result.stderr.endswith("mathom: interrupted\n")


def test_bench_as_json_is_a_list() -> None:
    result = mathom("bench", "journey", "--seconds", "0.01", "--json")
    rows = [row for row in json.loads(result.stdout) if row["game"] == "journey"]
    assert {"us_per_decision", "games_per_s", "state_bytes"} <= set(rows[0])


# -- what is wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play chess", "There is no game called “chess”."),
        ("rules chess", "There is no game called “chess”."),
        ("rules hobbits 99.9", "has no rule “99.9”"),
        ("play hobbits --seats human,chess", "Nobody is called “chess”. A person is human"),
        ("simulate hobbits --bots chess", "There is no bot called “chess”. There are: random,"),
        ("simulate hobbits --bots human,greedy", "“human” is a person, and here only bots play"),
        ("simulate no.such:game", "There is no game at “no.such:game”"),
        ("simulate os:path", "is no factory"),
        ("arena hobbits --bots greedy,random --seats 0", "0 seats will not do"),
        (
            "arena hobbits --bots greedy,random --sure 20",
            "a number from 50 to 99.99.",
        ),
        ("simulate hobbits --seed x", "The value of --seed does not fit: a whole number."),
        ("decks tcg burn", "The value of DEED does not fit. Possible: list, show, check."),
        ("arena hobbits --bots greedy,greedy@/", "“/” cannot be read: That is a folder."),
        ("arena hobbits --bots greedy,run@0s:cat", "“run@0s:cat” names no program"),
        (
            "simulate hobbits --page /no/such/page",
            "does not work: There is no such file or folder.",
        ),
        ("train hobbits /no/such/file", "does not work: There is no such file or folder."),
        ("train hobbits --bot nobody", "There is no bot called “nobody”."),
        ("train hobbits a:b.json", "take a name without a colon"),
        ("play hobbits --seats human,random:5", "The bot random needs no time to think (5)."),
        ("play hobbits --seats human,ismcts:x", "“x” is no time to think"),
        ("bench --server --bot chess", "There is no bot called “chess”."),
        ("bench --server --bot ismcts:50s", "a bot may think for 5 seconds or 5000 games at most"),
        ("play hobbits --seats human,,greedy", "“human,,greedy” is no seating"),
        ("play hobbits --seats human:A,human:A", "Two at the table are called “A”."),
        ("play hobbits --seats 9", "9 seats will not do; it is for 2 to 5."),
        ("play hobbits --set mode=easy", "The setting mode cannot be “easy”."),
        ("play hobbits --set mode=@/no/such/file", "/no/such/file"),
        ("play hobbits --set rules=easy", "There is no setting called “rules”."),
        ("play hobbits --set mode", "“mode” is no setting"),
        ("play hobbits --chance dice", "There is no chance “dice”."),
        ("play hobbits --chance told --seed 7", "--seed does not go together"),
        ("play hobbits --load /no/such/file", "There is no file “/no/such/file”."),
        ("play hobbits --components /no/such/file", "There is no file “/no/such/file”."),
        ("play hobbits --series 0", "The value of --series does not fit: a number from 1 on."),
        ("simulate hobbits --games many", "The value of --games does not fit: a number from 1 on."),
        ("simulate hobbits --bots greedy,random,random --seats 2", "3 bots do not fit 2 seats"),
        ("simulate", "Something is missing: GAME."),
        ("simulate hobbits --games", "Something is missing behind --games."),
        ("show /", "The file “/” does not work"),
        ("games --nonsense", "There is no option “--nonsense”."),
        ("nonsense", "There is no command “nonsense”."),
        ("games hobbits journey", "This is too much: journey."),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_exit_code_2(command: str, said: str) -> None:
    result = mathom(*command.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert result.stderr.startswith("mathom: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "flaws"),
    [
        ("en", ("The setting mode cannot be “easy”.", "There is no setting called “dice”.")),
        (
            "de",
            ("Die Einstellung mode kann nicht „easy“ sein.", "Einstellung „dice“ gibt es nicht"),
        ),
    ],
)
def test_everything_wrong_with_a_setup_is_said_line_by_line(
    language: str, flaws: tuple[str, str]
) -> None:
    command = "play hobbits --set mode=easy --set dice=two --lang"
    result = mathom(*command.split(), language)
    assert result.exit_code == 2
    for line, flaw in zip(result.stderr.splitlines(), flaws, strict=True):
        assert flaw in line


def test_what_is_wrong_is_said_in_the_users_language() -> None:
    assert "Ein Spiel „chess“ gibt es nicht" in mathom("play", "chess", "--lang", "de").stderr
    assert "Option „--x“ gibt es nicht" in mathom("games", "--x", env={"MATHOM_LANG": "de"}).stderr
    assert "geht nicht: Das ist ein Ordner." in mathom("show", "/", "--lang", "de").stderr
    assert "1 Platz geht nicht" in mathom("play", "orcs", "--seats", "1", "--lang", "de").stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"no record", "This is no record"),
        (b"\xff\xfe\x00", "is no text file"),
        (b"mathom record 1\nnonsense\n", "Record, line 2: “nonsense”"),
        (b"mathom record 1\ngame: chess 1\nseats: 2\n", "There is no game called “chess”."),
        (b"mathom record 1\ngame: hobbits 2\nseats: 2\n\n0 meet\n", "Record, line 5: “0” answers"),
        (b'{"game": "hobbits"}', "The position cannot be read"),
        (b'{"game": ', "The position cannot be read"),
        (b"{}", "There is no game called"),
    ],
)
@pytest.mark.parametrize("command", [["show"], ["play", "--load"]])
def test_a_broken_file_is_refused_with_the_reason(
    tmp_path: Path, command: list[str], content: bytes, said: str
) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    result = mathom(*command, file)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_broken_components_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "components.json"
    file.write_text('{\n "counts": {},\n "fields": 3\n}', "utf-8")
    result = mathom("play", "hobbits", "--components", file)
    assert result.exit_code == 2
    assert "The components file is broken, line " in result.stderr


# -- odds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_lists_what_a_game_can_work_out(language: str) -> None:
    result = mathom("odds", "ringwar", "--lang", language)
    assert result.exit_code == 0
    assert "mathom odds ringwar battle" in result.stdout
    assert "--attacker" in result.stdout
    assert "‹" not in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [
        ("battle", "--attacker", "5 regular, 2 elite, leadership 3", "--defender=3/1/1/1"),
        ("battle", "--attacker", "0/3", "--defender", "2", "--ground", "siege", "--rounds", "2"),
        ("hunt", "--dice", "2", "--free-dice", "1"),
        ("hunt", "--dice", "1", "--where", "mordor"),
        ("draw", "--wanted", "2", "--draws", "3"),
    ],
)
def test_odds_are_said_in_words(asked: tuple[str, ...], language: str) -> None:
    result = mathom("odds", "ringwar", *asked, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "‹" not in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [
        ("draw", "--deck", "theoden", "--wanted", "4C266; 4C292", "--turn", "4"),
        ("skirmish", "--strength", "8", "--against", "7", "--pumps", "3 +2 (1)"),
    ],
)
def test_odds_of_cards_are_said_in_words(asked: tuple[str, ...], language: str) -> None:
    result = mathom("odds", "tcg", *asked, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "‹" not in result.stdout


def test_odds_are_exact() -> None:
    asked = ("battle", "--attacker", "1", "--defender", "1", "--rounds", "1")
    assert "2/9" in mathom("odds", "ringwar", *asked).stdout
    found = json.loads(mathom("odds", "ringwar", *asked, "--json").stdout)
    assert found["given"] == {"attacker": "1", "defender": "1", "rounds": "1"}
    assert found["spreads"]["outcome"]["won"] == {"exact": "2/9", "value": 2 / 9}
    assert found["means"]["defender-hits"]["exact"] == "1/3"


def test_odds_of_a_saved_position(tmp_path: Path) -> None:
    match = new("ringwar", seats=2, seed=1)
    saved = tmp_path / "saved.json"
    saved.write_bytes(match.game.dump(match.state))
    asked = ("draw", "--wanted", "1", "--deck", "fp-character", "--position", saved, "--json")
    found = json.loads(mathom("odds", "ringwar", *asked).stdout)
    assert found["spreads"]["any"]["yes"]["exact"] == f"1/{len(match.state.decks[0])}"
    result = mathom("odds", "ringwar", "hunt", "--position", saved)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("hobbits",), "hobbits has nothing to work out."),
        (("ringwar", "weather"), "ringwar cannot work out “weather”."),
        (("ringwar", "battle"), "Something is missing: --attacker."),
        (("ringwar", "hunt", "--dice"), "Something is missing behind --dice."),
        (("ringwar", "hunt", "two"), "“two” is out of place"),
        (("ringwar", "hunt", "--dice", "1", "--luck", "9"), "“--luck” does not belong here."),
        (("ringwar", "battle", "--attacker", "orcs", "--defender", "1"), "“orcs” is no army"),
    ],
)
def test_odds_that_make_no_sense_end_in_one_line(asked: tuple[str, ...], complaint: str) -> None:
    result = mathom("odds", *asked)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


def test_odds_of_a_position_of_another_game_are_refused(finished: Path) -> None:
    result = mathom("odds", "ringwar", "hunt", "--position", finished)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "hobbits" in result.stderr
