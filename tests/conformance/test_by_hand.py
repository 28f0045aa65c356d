"""Positions edited by hand: refused with a reason, or played to their end. Nothing in between."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

import mathom
from mathom.cli.app import app
from mathom.core import BadPosition, read_record, record, replay
from mathom.text import LANGUAGES, Words
from tests.conformance.fuzzing import edited
from tests.conformance.tables import GAMES, Case, wander
from tests.conformance.test_imagining import BUDGET, SHORT, WHOLE, play_on
from tests.conformance.touring import tour

EDITED = 400
"""So many positions are tried of every game."""


@pytest.mark.parametrize("name", GAMES)
def test_an_edited_position_is_refused_with_a_reason_or_can_be_played(name: str) -> None:
    game = mathom.game(name)
    words = [Words(language, game, strict=True) for language in LANGUAGES]
    stops = [stop for stops in tour(name).values() for stop in stops]
    real = [json.loads(game.dump(stop.state))["position"] for stop in stops]
    left = BUDGET
    for seed in range(EDITED):
        rng = Random(seed)
        position = edited(rng.choice(real), real, rng)
        head = {"game": game.id, "version": game.version}
        try:
            state = game.load(json.dumps({**head, "position": position}))
        except BadPosition as bad:
            assert all(one.say(bad.message) for one in words)
        else:
            left -= play_on(game, state, WHOLE if left > 0 else SHORT, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_at_any_question_survives_json(name: str) -> None:
    game = mathom.game(name)
    for stops in tour(name).values():
        for stop in stops:
            game.check(stop.state)
            assert game.load(game.dump(stop.state)) == stop.state


@pytest.mark.parametrize("name", GAMES)
def test_no_loader_takes_a_position_that_cannot_be(name: str, tmp_path: Path) -> None:
    match = wander(Case(name, 2).match(3), 10, seed=3)
    assert match.over is None
    saved = json.loads(match.game.dump(match.state))
    saved["position"]["frames"] *= 2
    text = json.dumps(saved)
    with pytest.raises(BadPosition):
        match.game.load(text)
    begun = msgspec.structs.replace(record(match), position=text, lines=(), digest=None)
    with pytest.raises(BadPosition):
        replay(match.game, read_record(str(begun)))
    for content, command in ((text, "show"), (text, "play --load"), (str(begun), "show")):
        file = tmp_path / "match.json"
        file.write_text(content, encoding="utf-8")
        ran = CliRunner(env={"MATHOM_LANG": "en"}).invoke(app, [*command.split(), str(file)])
        assert ran.exit_code == 2
        assert ran.stderr == "mathom: What is under way does not fit the position.\n"
