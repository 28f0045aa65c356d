"""The games as environments of PettingZoo. Needs the extra `lab`.

    from mathom.lab import pettingzoo

    env = pettingzoo.env("journey", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))

Agents are `seat_0`, `seat_1`, … An observation is a dictionary of two arrays: `observation` (the
numbers of `lab/layout.py`, and behind them what the seat has said of its answer so far) and
`action_mask`. A reward comes at the end: one point, shared by the winners.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

from mathom.core import AnyGame
from mathom.lab.episode import ILLEGAL, Episode, Kit
from mathom.lab.extras import need

need("pettingzoo", "lab")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.spaces import Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from mathom.lab.spaces import (  # noqa: E402
    RENDER_MODES,
    Seeds,
    Seen,
    action_space,
    check_environment,
    seen_space,
)


def env(
    game: str | AnyGame,
    *,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    actions: str = "factored",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int]:
    """A game in turns, with the usual wrappers: who does what is not possible loses a point, and
    that is the end. Raises BadSetup."""
    kit = Kit(game, seats, settings, actions)
    legal = wrappers.TerminateIllegalWrapper(Turns(kit, max_cycles, render_mode), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def parallel_env(
    game: str | AnyGame,
    *,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    actions: str = "factored",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Seen, int]:
    """The same game for programs that let everybody act at once. Raises BadSetup.

    Only who is asked is heard. What is not possible is not heard either, and `infos` says so.
    """
    return AtOnce(Kit(game, seats, settings, actions), max_cycles, render_mode)


class Turns(AECEnv[str, Seen, int]):
    """A game in turns. Raises ValueError for an action that is not possible."""

    def __init__(self, kit: Kit, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        check_environment(max_cycles, render_mode)
        self.metadata = _metadata(kit, parallel=False)
        self.kit = kit
        self.render_mode = render_mode
        self.possible_agents = _agents(kit)
        self.observation_spaces = {agent: seen_space(kit) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(kit) for agent in self.possible_agents}
        self._most = max_cycles
        self._seeds = Seeds()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.kit!r}>"

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed, the same chance."""
        self.episode = Episode(self.kit, self._seeds.next(seed))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> Seen:
        """What an agent sees."""
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Who is asked acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = index(action)  # type: ignore[arg-type]  # None is refused here too
        try:
            self.episode.act(number)
        except KeyError:
            raise ValueError(f"{agent} cannot do action {number} now") from None
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        over = self.episode.over is not None
        cut = not over and self._steps == self._most
        self.rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._pass_on()
        self._accumulate_rewards()

    def _pass_on(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.agents[0 if seat is None else seat]

    def render(self) -> str | None:
        return self.episode.rendered(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class AtOnce(ParallelEnv[str, Seen, int]):
    """A game in which all act in every step, and only who is asked is heard."""

    def __init__(self, kit: Kit, max_cycles: int | None, render_mode: str | None) -> None:
        check_environment(max_cycles, render_mode)
        self.metadata = _metadata(kit, parallel=True)
        self.kit = kit
        self.render_mode = render_mode
        self.possible_agents = _agents(kit)
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen_space(kit) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(kit) for agent in self.possible_agents}
        self._most = max_cycles
        self._seeds = Seeds()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.kit!r}>"

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new match. The same seed, the same chance."""
        self.episode = Episode(self.kit, self._seeds.next(seed))
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody acts, and who is asked is heard. Raises ResetNeeded."""
        if not self.agents:
            raise ResetNeeded("there is no match, or it is over: reset")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self.episode.seat
        assert seat is not None
        agent = self.agents[seat]
        try:
            self.episode.act(index(actions[agent]))
        except KeyError:
            infos[agent]["impossible"] = True
        self._steps += 1
        over = self.episode.over is not None
        cut = not over and self._steps == self._most
        rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
        everybody = self.agents
        seen = self._seen()
        if over or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, cut),
            infos,
        )

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.episode.observe(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        """The table as a spectator sees it. Raises ResetNeeded."""
        if not hasattr(self, "episode"):
            raise ResetNeeded("there is no match to show: reset")
        return self.episode.rendered(self.render_mode)


def _agents(kit: Kit) -> list[str]:
    return [f"seat_{seat}" for seat in range(kit.setup.seats)]


def _metadata(kit: Kit, *, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"mathom_{kit.game.id}_v{kit.game.version}",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": parallel,
    }
