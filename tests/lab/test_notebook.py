"""In a notebook, and at a prompt: what there is to see."""

import re
import subprocess
import sys
from random import Random

import pytest

import mathom
from mathom.core import Match
from mathom.games import available, find
from mathom.lab.extras import MissingExtra, need
from mathom.text import drawing
from tests.bots.toys import Nim


@pytest.mark.parametrize("game", available())
def test_a_match_its_views_and_its_positions_draw_themselves(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    match = mathom.new(game, seats=2, seed=3)
    drawn = [match._repr_html_(), match.view(0)._repr_html_(), match.state._repr_html_()]
    for html in drawn:
        assert html is not None
        assert "<svg" in html
        assert "‹" not in html, "something has no words"
    assert drawn[0] == drawn[2]


def test_above_the_table_stands_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    match = mathom.new("journey", seats=2, seed=3)
    assert "Player 1" in (match.view(0)._repr_html_() or "")
    assert mathom.svg(match.view(0)) in (match.view(0)._repr_html_() or "")


@pytest.mark.parametrize("game", available())
def test_what_has_no_picture_is_drawn_as_in_a_terminal_with_letters_dark_enough_for_white(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PICTURES", "of.nobody")
    match, rng = mathom.new(game, seats=2, seed=3), Random(1)
    for _ in range(25):
        if (seat := match.to_move) is not None:
            match.play(rng.choice(match.view(seat).choice.options))
    drawn = match.view(0)._repr_html_() or ""
    assert "<pre" in drawn
    styles = [one for one in re.findall(r'<span style="([^"]*)"', drawn) if "background" not in one]
    colours = {one for style in styles for one in re.findall(r"(?<!-)color: #(\w{6})", style)}
    assert all(_contrast_with_white(colour) >= 3 for colour in colours), colours


def _contrast_with_white(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def test_a_spectator_is_drawn_no_hand() -> None:
    match = mathom.new("journey", seats=2, seed=3)
    own, other = (match.view(seat)._repr_html_() for seat in (0, None))
    assert own != other


def test_what_nobody_can_draw_is_told() -> None:
    nim = Nim()
    match = Match(nim, nim.setup(2))
    assert match.view(0)._repr_html_() is None
    assert "nim" in repr(match.view(0))


def test_reprs_are_worth_reading() -> None:
    match = mathom.new("journey", seats=2, seed=3)
    version = match.game.version
    assert repr(match.game) == f"<Game journey, version {version}>"
    assert repr(match) == "<Match of journey, 2 seats, 33 answers; seat 0: ask-taking, 9 options>"
    assert repr(match.view(0)) == "<View of journey for seat 0; asked ask-taking, 9 options>"
    assert repr(match.view(1)) == "<View of journey for seat 1; waiting for seat 0: ask-taking>"
    assert "a spectator" in repr(match.view(None))
    assert repr(match.state) == "<mathom.games.journey.state.State: taking>"
    while match.to_move is not None:
        match.play(match.view(match.to_move).choice.options[0])
    assert "over: " in repr(match.view(0))
    assert "over" in repr(match.state)


def test_what_was_found_out_is_told_in_a_line() -> None:
    report = mathom.simulate("journey", ["greedy", "random"], games=4)
    told = f"<Report of journey: 4 games, greedy 100.0%, random 0.0%; {report.digest}>"
    assert repr(report) == told
    found = mathom.arena("journey", ["random", "greedy"], games=4)
    assert repr(found).startswith("<Arena of journey: 4 games, greedy +")
    assert repr(found).endswith(f"; {found.report.digest}>")


def test_games_are_listed_by_their_lids() -> None:
    assert [lid.id for lid in mathom.games()] == list(available())
    for lid in mathom.games():
        game = find(lid.id)
        assert (lid.version, lid.players, lid.usual) == (game.version, game.players, game.usual)
        assert lid.settings == game.settings
        for language, text in lid.texts.items():
            assert text in game.texts[language]
        assert lid.id in repr(lid)


def test_to_list_the_games_no_box_is_opened() -> None:
    program = (
        "import sys, mathom; [lid.texts for lid in mathom.games()];"
        "print([name for name in sys.modules if name.endswith(('.game', '.box'))"
        " and name.startswith('mathom.games')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"


def test_what_is_not_installed_is_said_in_words() -> None:
    assert need("msgspec", "lab").__name__ == "msgspec"
    with pytest.raises(MissingExtra) as missing:
        need("a_library_that_nobody_has.part", "lab")
    assert "pip install 'mathom[lab]'" in str(missing.value)


def test_the_games_are_played_without_any_extra() -> None:
    program = (
        "import sys, mathom, mathom.lab, mathom.cli.app; mathom.new('journey');"
        "extras = {'numpy', 'pettingzoo', 'gymnasium', 'pyspiel', 'pyarrow', 'polars', 'ray'};"
        "print(sorted(extras & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"
