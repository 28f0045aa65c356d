"""The games of OpenSpiel: its own tests pass, chance and information are right."""

import os
import pickle
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import mathom  # noqa: E402
from mathom.core import BadSetup, Chance  # noqa: E402
from mathom.games import available  # noqa: E402
from mathom.lab import openspiel  # noqa: E402

TABLES = [(game, seats) for game in available() for seats in mathom.game(game).players]
THOROUGH = os.environ.get("MATHOM_PROPERTIES") == "thorough"
QUICK = [(game, seats) for game, seats in TABLES if game in ("journey", "orcs")] + [("tcg", 2)]
"""Random games of the others are long: minutes each, as OpenSpiel looks at every state of them.
MATHOM_PROPERTIES=thorough plays all of them, with every number of players."""
TOLD = [("journey", 2), ("orcs", 2)]
"""Playthroughs that are written every time; thorough: of all."""


def _load(game: str, **params: object) -> Any:
    told = ",".join(f"{name}={value}" for name, value in params.items())
    return pyspiel.load_game(f"mathom_{game}({told})")


def _walk(game: Any, seed: int, steps: int) -> Any:
    """A state some random steps after the start."""
    rng, state = Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_every_game_is_registered() -> None:
    names = {f"mathom_{game}" for game in available()}
    assert names <= set(pyspiel.registered_names())
    assert set(openspiel.register()) == names


@pytest.mark.parametrize(("game", "seats"), TABLES if THOROUGH else QUICK)
def test_random_games(game: str, seats: int) -> None:
    loaded, serialize = _load(game, players=seats), seats == 2 and game in ("journey", "orcs")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES if THOROUGH else TOLD)
@pytest.mark.parametrize("way", ["factored", "index"])
def test_a_playthrough_is_written_and_the_same_actions_write_it_again(
    game: str, seats: int, way: str
) -> None:
    name = f"mathom_{game}(players={seats},actions={way})"
    text = generate_playthrough.playthrough(name, None)
    lines = text.splitlines()
    taken = [int(line.split(": ")[1]) for line in lines if line.startswith("action: ")]
    assert f'GameType.short_name = "mathom_{game}"' in text
    assert "IsTerminal() = True" in text
    assert generate_playthrough.playthrough(name, taken) == text


def test_chance_has_its_exact_probabilities() -> None:
    state = _load("journey", players=2).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            question = state.now.question
            assert isinstance(question, Chance)
            odds = [float(one) for one in question.odds().values()]
            assert [share for _, share in state.chance_outcomes()] == pytest.approx(odds)
            assert sum(odds) == pytest.approx(1)
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("game", available())
def test_a_player_cannot_tell_an_imagined_state_from_the_true_one(game: str) -> None:
    state = _walk(_load(game, players=2), seed=2, steps=60)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    twin = state.resample_from_infostate(player, lambda: 0.25)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    assert twin.information_state_string(1 - player) != ""


def test_the_information_state_remembers_what_the_table_forgot() -> None:
    game = _load("journey", players=2)
    state = _walk(game, seed=1, steps=80)
    for seat in range(2):
        lines = state.information_state_string(seat).splitlines()
        own = [f"> {one.answer}" for one in state.now.past if one.seat == seat]
        assert own
        assert [line for line in lines if line.startswith(">")] == own
        assert len(lines) > len(own) + len(state.observation_string(seat).splitlines())


def test_copies_go_their_own_way() -> None:
    state = _walk(_load("journey", players=3), seed=1, steps=50)
    twin = state.clone()
    before = str(twin)
    state.apply_action(state.legal_actions()[0])
    assert str(twin) == before
    again = pickle.loads(pickle.dumps(twin))
    assert str(again) == before
    assert again.legal_actions() == twin.legal_actions()


def test_observers_show_what_is_asked_for() -> None:
    game = _load("journey", players=2)
    state = _walk(game, seed=1, steps=60)
    whole = make_observation(game)
    whole.set_from(state, 1)
    assert set(whole.dict) >= {"looking", "asked", "hand", "said"}
    assert whole.dict["looking"].tolist() == [0, 1, 0]
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_settings_are_parameters() -> None:
    state = _load("hobbits", players=3, mode="advanced").new_initial_state()
    assert state.num_players() == 3
    assert state.now.state.advanced
    other = _load("tcg", players=2, **{"deck.0": "theoden", "deck.1": "theoden"})
    usual = _load("tcg", players=2)
    lists = [one.new_initial_state().now.state.lists for one in (other, usual)]
    assert lists[0][0] == lists[0][1] != lists[1][0]
    with pytest.raises(BadSetup):
        _load("hobbits", players=9)
