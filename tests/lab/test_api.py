"""The public API: its page is up to date, every name is explained and typed, and Python gives the
same results as the command line."""

import ast
import json

import pytest
from typer.testing import CliRunner

import mathom
from mathom.cli.app import app
from mathom.core import Choice
from tools import api_page

NAMES = [(module, name) for module in api_page.CHAPTERS for name in api_page.public(module)]


def test_the_page_is_up_to_date() -> None:
    written = api_page.PAGE.read_text(encoding="utf-8")
    assert written == api_page.page(), "run: .venv/bin/python tools/api_page.py"


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_name_is_explained_and_typed(module: str, name: str) -> None:
    found = api_page.find(module, name)
    assert found.doc.strip(), f"{found.module}.{name} says nothing of itself"
    nodes: list[ast.FunctionDef] = []
    if isinstance(found.node, ast.FunctionDef):
        nodes = [found.node]
    elif isinstance(found.node, ast.ClassDef):
        methods = [one for one in found.node.body if isinstance(one, ast.FunctionDef)]
        nodes = [one for one in methods if not one.name.startswith("_")]
        for one in nodes:
            assert api_page.said_of(found, one.name), f"{name}.{one.name} says nothing of itself"
    for one in nodes:
        assert one.returns is not None, f"{name}.{one.name} does not say what it returns"
        taken = [*one.args.posonlyargs, *one.args.args, *one.args.kwonlyargs]
        untyped = [each.arg for each in taken if each.annotation is None]
        assert set(untyped) <= {"self", "cls"}, f"{name}.{one.name}: {untyped}"


def _printed(*given: str) -> object:
    done = CliRunner().invoke(app, [*given, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_games_are_those_of_the_command_line() -> None:
    told = _printed("games")
    assert isinstance(told, list)
    assert [one.id for one in mathom.games()] == [one["id"] for one in told]


def test_simulate_finds_what_the_command_line_finds() -> None:
    given = "simulate hobbits --bots greedy,random --games 12 --seed 4 --set mode=advanced"
    told = _printed(*given.split())
    report = mathom.simulate("hobbits", ["greedy", "random"], games=12, seed=4, mode="advanced")
    assert _timeless(told) == _timeless(json.loads(report.to_json()))


def test_arena_finds_what_the_command_line_finds() -> None:
    given = "arena hobbits --bots greedy,random,ismcts:3 --games 12 --seed 4 --seats 3"
    told = _printed(*given.split())
    found = mathom.arena("hobbits", ["greedy", "random", "ismcts:3"], games=12, seed=4, seats=3)
    assert _timeless(told) == _timeless(json.loads(found.to_json()))


def _timeless(told: object) -> object:
    """A report without what the clock said."""
    if isinstance(told, dict):
        times = ("seconds", "ms_per_game", "thinking")
        return {name: _timeless(one) for name, one in told.items() if name not in times}
    return [_timeless(one) for one in told] if isinstance(told, list) else told


def test_what_happens_and_what_goes_wrong_can_be_said_in_words() -> None:
    match = mathom.new("journey", seats=3, seed=7)
    question = match.question
    assert isinstance(question, Choice)
    options = [mathom.say(one, match.game) for one in question.options]
    assert "Draw from the pile" in options
    assert mathom.say(question.ask, match.game) not in ("", *options)
    with pytest.raises(mathom.MathomError) as wrong:
        match.play("march mordor")
    assert "„march“" in mathom.say(wrong.value, match.game, "de")
    (event, *_) = match.play("draw")
    assert mathom.say(event, match.game, "de").startswith("Spieler 1 ")
