"""The environments: they pass the tests of the libraries they are made for, and they are honest."""

import warnings
from functools import partial
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import parallel_to_aec

import mathom
from mathom.bots import BadBot
from mathom.core import BadSetup, Choice, Match, Over, Seeded
from mathom.games import available
from mathom.lab import gymnasium, pettingzoo
from mathom.lab.actions import WAYS, actions, path
from mathom.lab.episode import ILLEGAL, Episode, Kit
from mathom.lab.layout import Layout, layout

TABLES = [(game, seats) for game in available() for seats in mathom.game(game).players]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
ways = pytest.mark.parametrize("way", WAYS)


@pytest.fixture(autouse=True)
def _calm() -> Any:
    """The libraries warn of spaces without bounds, and of dictionaries: both are meant."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@tables
def test_pettingzoo_accepts_every_game(game: str, seats: int) -> None:
    make = partial(pettingzoo.env, game, seats=seats)
    api_test(make(), num_cycles=20)
    seed_test(make, num_cycles=8)


@tables
def test_pettingzoo_accepts_every_game_with_all_acting_at_once(game: str, seats: int) -> None:
    make = partial(pettingzoo.parallel_env, game, seats=seats)
    parallel_api_test(make(), num_cycles=20)
    # Its test of `max_cycles` counts that everybody acts in every cycle, so it is one for these.
    both = SimpleNamespace(
        parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles))
    )
    max_cycles_test(both)


@tables
def test_gymnasium_accepts_every_game(game: str, seats: int) -> None:
    env = gymnasium.env(game, seats=seats, bots="random", render_mode="ansi")
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert drawn.strip()
    env.unwrapped.render_mode = "svg"
    picture = env.render()
    assert picture is not None
    assert picture.startswith("<svg")


# -- honest --------------------------------------------------------------------------------------


def _positions(game: str, seats: int, seed: int, every: int, most: int) -> list[Match]:
    """Some positions of a random match."""
    match, rng = mathom.new(game, seats=seats, seed=seed), Random(seed)
    found: list[Match] = []
    while isinstance(question := match.question, Choice) and len(found) < most:
        if len(match.played) % every == 0:
            found.append(match.fork())
        match.play(question.at(rng.random()))
    return found


@tables
def test_two_states_that_a_seat_cannot_tell_apart_look_the_same(game: str, seats: int) -> None:
    plan = layout(mathom.game(game), seats)
    changed = 0
    for match in _positions(game, seats, seed=seats, every=7, most=12):
        for seat in range(seats):
            view = match.view(seat)
            imagined = match.game.resample(view, Random(1))
            changed += imagined != match.state
            assert (plan.array(match.game.view(imagined, seat)) == plan.array(view)).all()
    assert changed or game == "hobbits"  # there a hand is hidden only now and then


@tables
def test_what_a_seat_sees_to_be_different_looks_different(game: str, seats: int) -> None:
    plan = layout(mathom.game(game), seats)
    for before, after in pairwise(_positions(game, seats, seed=3, every=1, most=12)):
        seat = before.to_move
        assert seat is not None
        one, two = before.view(seat), after.view(seat)
        if one.table != two.table:
            assert (plan.array(one) != plan.array(two)).any(), (one.table, two.table)


def test_nobody_else_hears_what_a_seat_has_half_said() -> None:
    episode = Episode(Kit("orcs", 3), seed=1)
    answered = -1
    while answered != len(episode.match.played):  # until an action was only a part of an answer
        answered = len(episode.match.played)
        before = [episode.observe(seat) for seat in range(3)]
        episode.act(episode.legal[0])
    for seat in range(3):
        now, own = episode.observe(seat), seat == episode.seat
        assert bool((now["observation"] != before[seat]["observation"]).any()) == own
        assert bool(now["action_mask"].any()) == own
        assert bool(episode.seen(seat)["said"]) == own
        assert bool(episode.seen(seat)["actions"]) == own


def test_every_number_has_a_name_and_a_part() -> None:
    for game, seats in TABLES:
        plan = layout(mathom.game(game), seats)
        assert len(plan.names) == plan.size
        assert len(set(plan.names)) == plan.size
        assert sum(part.size for part in plan.parts) == plan.size
        assert all(f"{part.start:6}–" in str(plan) for part in plan.parts)


def test_numbers_are_where_the_layout_says() -> None:
    match = mathom.new("journey", seats=3, seed=7)
    plan = layout(match.game, 3)
    row = dict(zip(plan.names, plan.array(match.view(1)), strict=True))
    hand = match.state.hands[1]
    assert row["looking[1]"] == 1
    assert row["looking[0]"] == 0
    assert row[f"asked[{match.to_move}]"] == 1
    assert row[f"hand[{hand[0]}]"] == hand.count(hand[0])
    assert row["hand_sizes[2]"] == len(match.state.hands[2])
    assert row["pile"] == len(match.state.pile)


@tables
def test_a_layout_says_the_same_of_a_table_whatever_it_has_seen_before(
    game: str, seats: int
) -> None:
    for match in _positions(game, seats, seed=3, every=9, most=4):
        for seat in range(seats):
            view, fresh = match.view(seat), Layout(match.game, seats)
            assert [*layout(match.game, seats).numbers(view).items()] == [
                *fresh.numbers(view).items()
            ]


# -- actions -------------------------------------------------------------------------------------


@ways
@tables
def test_actions_lead_to_every_option_and_nowhere_else(game: str, seats: int, way: str) -> None:
    listed = actions(mathom.game(game), way)
    for match in _positions(game, seats, seed=5, every=5, most=6):
        choice = match.question
        assert isinstance(choice, Choice)
        found: list[Any] = []
        open_ends: list[Any] = [listed.ask(choice)]
        while open_ends:
            asked = open_ends.pop()
            assert list(asked.legal) == sorted(set(asked.legal))
            assert len(asked.legal) > 1 or len(choice) == 1, "a question with one answer"
            for action in asked.legal:
                assert 0 <= action < listed.size
                after = asked.after(action)
                (open_ends if hasattr(after, "legal") else found).append(after)
        assert sorted(map(repr, found)) == sorted(map(repr, choice.options))


@ways
def test_the_way_to_an_option_is_found(way: str) -> None:
    match = mathom.new("orcs", seats=2, seed=2)
    while len(match.view(match.to_move).choice) < 600:  # more than there are numbers
        match.play(match.view(match.to_move).choice.options[0])
    choice = match.view(match.to_move).choice
    listed = actions(match.game, way)
    for option in (choice.options[0], choice.options[555], choice.options[-1]):
        asked: Any = listed.ask(choice)
        for action in path(asked, option):
            asked = asked.after(action)
        assert asked == option
    with pytest.raises(KeyError):
        listed.ask(choice).after(listed.size - 1)
    with pytest.raises(ValueError, match=r"not in list|no option"):
        path(listed.ask(choice), mathom.new("journey").view(0).choice.options[0])


@ways
@pytest.mark.parametrize("game", available())
def test_whole_matches_are_played(game: str, way: str) -> None:
    most = 600
    env = pettingzoo.env(game, actions=way, max_cycles=most)
    env.reset(seed=4)
    rng = Random(4)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        mask = seen["action_mask"]
        env.step(None if over or cut else rng.choice(np.flatnonzero(mask)))
    episode = env.unwrapped.episode
    if episode.over is not None:
        assert list(total.values()) == list(episode.over.payoffs)
    else:
        assert game in ("hobbits", "ringwar", "tcg")
        assert set(total.values()) == {0.0}


def test_the_same_seed_is_the_same_chance_as_anywhere() -> None:
    env = pettingzoo.env("journey", seats=3)
    env.reset(seed=11)
    assert env.unwrapped.episode.match.state == mathom.new("journey", seats=3, seed=11).state
    env.reset()
    assert env.unwrapped.episode.match.state != mathom.new("journey", seats=3, seed=11).state


# -- beside the rules ----------------------------------------------------------------------------


def test_who_does_what_is_not_possible_loses_a_point() -> None:
    env = pettingzoo.env("journey")
    env.reset(seed=1)
    agent = env.agent_selection
    impossible = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(impossible)
    assert env.rewards[agent] == ILLEGAL
    assert all(env.terminations.values())

    alone = gymnasium.env("journey", bots="random")
    seen, _ = alone.reset(seed=1)
    impossible = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = alone.step(impossible)
    assert (reward, over, info) == (ILLEGAL, True, {"impossible": True})

    raw = pettingzoo.Turns(Kit("journey"), None, None)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="cannot do"):
        raw.step(impossible)


def test_one_seat_plays_against_bots_to_the_end() -> None:
    env = gymnasium.env("orcs", seat=1, seats=3, bots=["greedy", "random"], actions="index")
    seen, _ = env.reset(seed=3)
    rng, over = Random(3), False
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert isinstance(env.episode.match.question, Over)
    assert reward == env.episode.match.question.payoffs[1]


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup):
        pettingzoo.env("orcs", seats=7)
    with pytest.raises(BadSetup):
        pettingzoo.env("orcs", settings={"nonsense": "1"})
    with pytest.raises(BadSetup):
        pettingzoo.env("orcs", actions="both")
    with pytest.raises(BadSetup):
        gymnasium.env("orcs", seat=3, seats=3)
    with pytest.raises(BadSetup):
        gymnasium.env("orcs", seats=3, bots=["greedy"])
    with pytest.raises(BadBot):
        gymnasium.env("orcs", bots="nobody")


def test_settings_are_played() -> None:
    env = pettingzoo.env("hobbits", settings={"mode": "advanced"})
    env.reset(seed=1)
    match = env.unwrapped.episode.match
    assert match.state.advanced
    assert isinstance(match.source, Seeded)
