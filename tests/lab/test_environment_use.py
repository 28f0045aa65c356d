"""The environments as somebody uses them: copied, run side by side, used wrongly, among guests."""

import copy
import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import mathom
from mathom.bots import BotFault
from mathom.core import BadSetup
from mathom.games import available
from mathom.lab import gymnasium, pettingzoo
from mathom.lab.actions import WAYS
from mathom.lab.episode import Episode, Kit


@pytest.fixture(autouse=True)
def _calm() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _any_legal(seen: dict[str, Any], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def _sent(one: Any) -> Any:
    """What arrives in another process."""
    return pickle.loads(pickle.dumps(one))


# -- copies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", available())
def test_a_copy_of_an_episode_goes_on_from_the_same_place(game: str, way: str) -> None:
    episode, rng = Episode(Kit(game, 2, way=way), seed=3), Random(3)
    for _ in range(40):
        episode.act(rng.choice(episode.legal))
        if episode.over is not None:
            break
    for twin in (pickle.loads(pickle.dumps(episode)), copy.deepcopy(episode)):
        assert twin.match.state == episode.match.state
        assert list(twin.legal) == list(episode.legal)
        for seat in range(2):
            own, other = (one.observe(seat)["observation"] for one in (episode, twin))
            assert (own == other).all()
        if twin.over is None:
            before = len(episode.match.played)
            while len(twin.match.played) == before:
                twin.act(twin.legal[0])
            assert len(episode.match.played) == before


def test_environments_are_copied_in_the_middle_of_a_match() -> None:
    turns = pettingzoo.env("orcs", seats=2)
    turns.reset(seed=1)
    at_once = pettingzoo.parallel_env("orcs", seats=2)
    at_once.reset(seed=1)
    alone = gymnasium.env("journey", seats=2)
    seen, _ = alone.reset(seed=1)
    alone.step(_any_legal(seen, Random(1)))
    copies: tuple[Callable[[Any], Any], ...] = (copy.deepcopy, _sent)
    for make_copy in copies:
        assert (make_copy(turns).last()[0]["observation"] == turns.last()[0]["observation"]).all()
        twin = make_copy(at_once)
        twin.step(dict.fromkeys(twin.agents, 0))
        other = make_copy(alone)
        assert other.episode.match.state == alone.episode.match.state
        other.step(int(np.flatnonzero(other.action_masks())[0]))


def test_a_seat_that_gave_up_has_given_up_in_a_copy_too() -> None:
    episode = Episode(Kit("tcg", 3), seed=3)
    episode.concede(1)
    twin = pickle.loads(pickle.dumps(episode))
    assert twin.match.state == episode.match.state
    assert twin.match.answers == episode.match.answers


@pytest.mark.parametrize("vector", [SyncVectorEnv, partial(AsyncVectorEnv, context="spawn")])
def test_several_are_run_side_by_side(vector: Any) -> None:
    rng = Random(1)
    several = vector([partial(gymnasium.env, "journey", seats=2, bots="random")] * 2)
    seen, _ = several.reset(seed=[3, 4])
    for _ in range(30):
        chosen = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, *_ = several.step(np.array(chosen))
    assert rewards.shape == (2,)
    several.close()


# -- used wrongly --------------------------------------------------------------------------------


def test_who_does_not_reset_is_told_so() -> None:
    alone = gymnasium.env("journey", render_mode="ansi")
    at_once = pettingzoo.parallel_env("journey", max_cycles=1)
    wrong = (alone.render, alone.action_masks, partial(alone.step, 0), partial(at_once.step, {}))
    for use in (*wrong, at_once.render):
        with pytest.raises(ResetNeeded, match="reset"):
            use()
    at_once.reset(seed=1)
    at_once.step(dict.fromkeys(at_once.agents, 0))
    with pytest.raises(ResetNeeded, match="over"):
        at_once.step({})


def test_after_the_end_nothing_is_heard() -> None:
    env = gymnasium.env("journey", seats=2, bots="random")
    seen, _ = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))[2]
    with pytest.raises(ResetNeeded):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    seen, _ = env.reset(seed=1)
    rng, over = Random(1), False
    while not over:
        seen, _, over, _, _ = env.step(_any_legal(seen, rng))
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env, gymnasium.env])
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 0}, "0 seats will not do"),
        ({"render_mode": "human"}, "Possible: ansi, svg"),
        ({"max_cycles": 0}, "Possible: 1, 2, 3"),
        ({"settings": {"first": 17}}, "cannot be “17”"),
    ],
)
def test_an_environment_there_is_not(make: Any, wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make("journey", **wrong)
    assert told in mathom.say(refused.value)


def test_seats_are_counted_from_0() -> None:
    with pytest.raises(BadSetup) as refused:
        gymnasium.env("orcs", seat=3, seats=3)
    assert mathom.say(refused.value) == "There is no seat 3; they are numbered 0 to 2."
    with pytest.raises(BadSetup) as refused:
        gymnasium.env("orcs", seats=2, bots=["greedy", "greedy"])
    assert mathom.say(refused.value).startswith("2 bots do not fit 1 other seat;")


def test_seeds_and_actions_are_whole_numbers_of_any_kind() -> None:
    env = pettingzoo.env("journey")
    env.reset(seed=np.int64(11))
    assert env.unwrapped.episode.match.state == mathom.new("journey", seats=3, seed=11).state
    with pytest.raises(TypeError):
        env.reset(seed="eleven")
    alone = gymnasium.env("journey")
    alone.reset(seed=1)
    for wrong in (None, "take", 1.5):
        with pytest.raises(TypeError):
            alone.step(wrong)  # type: ignore[arg-type]


def test_environments_say_what_they_are() -> None:
    assert repr(gymnasium.env("orcs", seat=1, seats=3)) == (
        "<OneSeat 1 of <Kit of orcs, 3 seats, actions factored>>"
    )
    assert "AtOnce of <Kit of orcs" in repr(pettingzoo.parallel_env("orcs"))


# -- guests --------------------------------------------------------------------------------------

FIRST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "begin":
        print('{"is":"ready"}', flush=True)
    elif told["is"] == "ask":
        print('{"is":"answer","option":0}', flush=True)
"""


def _program(folder: Path, text: str) -> str:
    (folder / "bot.py").write_text(text)
    return f"run:{sys.executable} {folder / 'bot.py'}"


def test_a_program_plays_a_seat(tmp_path: Path) -> None:
    env = gymnasium.env("journey", seats=2, bots=_program(tmp_path, FIRST))
    for seed in (1, 2):
        seen, info = env.reset(seed=seed)
        rng, over = Random(1), False
        while not over:
            assert info == {}
            seen, _, over, _, info = env.step(_any_legal(seen, rng))
    env.close()


def test_a_program_that_breaks_gives_up_its_seat(tmp_path: Path) -> None:
    broken = _program(tmp_path, "print('rubbish', flush=True)")
    env = gymnasium.env("journey", seat=0, seats=2, bots=broken)
    seen, _ = env.reset(seed=1)
    rng, over = Random(1), False
    while not over:
        seen, reward, over, _, info = env.step(_any_legal(seen, rng))
    assert reward == 1
    assert "rubbish" in info["faults"][0]
    first = gymnasium.env("journey", seat=1, seats=2, bots=broken)
    with pytest.raises(BotFault):
        first.reset(seed=1)


def test_learned_judgement_plays_a_seat() -> None:
    env = gymnasium.env("ringwar", bots="greedy@hand-made")
    env.reset(seed=1)
