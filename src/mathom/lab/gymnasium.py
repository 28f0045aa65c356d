"""The games as environments of Gymnasium: one seat, against bots. Needs the extra `lab`.

    from mathom.lab import gymnasium

    env = gymnasium.env("orcs", seats=3, bots="greedy")
    seen, info = env.reset(seed=7)
    while True:
        seen, reward, over, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        if over or cut:
            break

Observations and actions are those of `mathom.lab.pettingzoo`. The reward comes at the end: the
seat's share of the win. Who does what is not possible gets -1, and that is the end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.bots import Bot, make
from mathom.core import AnyGame, BadSetup, Seat
from mathom.lab.episode import ILLEGAL, Episode, Kit
from mathom.lab.extras import need
from mathom.lab.plan import bot_seed

need("gymnasium", "lab")

import numpy as np  # noqa: E402
from gymnasium import Env  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from mathom.lab.spaces import Seeds, Seen, action_space, seen_space  # noqa: E402


def env(
    game: str | AnyGame,
    *,
    seat: Seat = 0,
    seats: int | None = None,
    bots: str | Sequence[str] = "greedy",
    settings: Mapping[str, str] | None = None,
    actions: str = "factored",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "OneSeat":
    """One seat of a game; the others are played by a bot, or by these bots in their order.

    Raises BadSetup and BadBot.
    """
    kit = Kit(game, seats, settings, actions)
    return OneSeat(kit, seat, bots, max_cycles, render_mode)


class OneSeat(Env[Seen, np.int64]):
    """One seat of a game, against bots."""

    def __init__(
        self,
        kit: Kit,
        seat: Seat,
        bots: str | Sequence[str],
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        number = kit.setup.seats
        if not 0 <= seat < number:
            raise BadSetup("seats", seats=seat, least=0, most=number - 1)
        others = [bots] * (number - 1) if isinstance(bots, str) else list(bots)
        if len(others) != number - 1:
            raise BadSetup("bots", bots=len(others), seats=number - 1)
        self.metadata = {"render_modes": ["ansi"]}
        self.kit = kit
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = seen_space(kit)
        self.action_space = action_space(kit)
        self._bots = [*others[:seat], "", *others[seat:]]
        for spec in others:
            make(spec, kit.game)
        self._most = max_cycles
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match, up to the first question to the seat. The same seed, the same chance and
        the same bots."""
        super().reset(seed=seed)
        self._steps = 0
        self._begin(self._seeds.next(seed))
        while self.episode.over is not None:  # the bots were done before the seat was asked
            self._begin(self._seeds.next(None))
        return self.episode.observe(self.seat), {}

    def _begin(self, chance: int) -> None:
        self.episode = Episode(self.kit, chance)
        self._players: list[Bot | None] = [
            make(spec, self.kit.game, bot_seed(chance, seat)) if spec else None
            for seat, spec in enumerate(self._bots)
        ]
        self._let_bots_play()

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat acts; then the bots, until it is asked again."""
        assert self.episode.over is None, "the match is over: reset"
        try:
            self.episode.act(int(action))
        except KeyError:
            return self.episode.observe(self.seat), ILLEGAL, True, False, {"impossible": True}
        self._let_bots_play()
        self._steps += 1
        over = self.episode.over is not None
        cut = not over and self._steps == self._most
        reward = self.episode.rewards[self.seat]
        return self.episode.observe(self.seat), reward, over, cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is possible now, as some libraries ask for it."""
        return self.kit.mask(self.episode.legal).astype(bool)

    def _let_bots_play(self) -> None:
        while (seat := self.episode.seat) is not None and (bot := self._players[seat]) is not None:
            self.episode.answer(bot.choose(self.episode.match.view(seat)))

    def render(self) -> str | None:
        return self.episode.rendered(self.render_mode, self.seat)
