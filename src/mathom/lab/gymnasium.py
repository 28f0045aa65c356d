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
from operator import index
from typing import Any

from mathom.bots import Bot, BotFault, dismiss, hire
from mathom.core import AnyGame, BadSetup, Seat
from mathom.lab.episode import ILLEGAL, Episode, Kit
from mathom.lab.extras import need
from mathom.lab.plan import bot_seed
from mathom.text import Words, detect

need("gymnasium", "lab")

import numpy as np  # noqa: E402
from gymnasium import Env  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

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
    seat: Seat = 0,
    seats: int | None = None,
    bots: str | Sequence[str] = "greedy",
    settings: Mapping[str, str] | None = None,
    actions: str = "factored",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "OneSeat":
    """One seat of a game; the others are played by a bot, or by these bots in their order.

    Programs (`run:…`) and learned judgement (`greedy@FILE`) may play too. Raises BadSetup, BadBot
    and BadJudgement.
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
        check_environment(max_cycles, render_mode)
        number = kit.setup.seats
        if not 0 <= seat < number:
            raise BadSetup("seat", seat=seat, most=number - 1)
        others = [bots] * (number - 1) if isinstance(bots, str) else list(bots)
        if len(others) != number - 1:
            raise BadSetup("others", bots=len(others), others=number - 1)
        for spec in others:
            hire(spec, kit.game)
        self.metadata = {"render_modes": [*RENDER_MODES]}
        self.kit = kit
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = seen_space(kit)
        self.action_space = action_space(kit)
        self._bots = [*others[:seat], "", *others[seat:]]
        self._players: list[Bot | None] = []
        self._episode: Episode | None = None
        self._failed = False
        """Whether the seat did what is not possible."""
        self._steps = 0
        self._most = max_cycles
        self._seeds = Seeds()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.seat} of {self.kit!r}>"

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_players": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy goes on from the same position; its bots begin anew."""
        self.__dict__.update(state)
        if self._episode is not None:
            self._hire(self._episode.seed)

    @property
    def episode(self) -> Episode:
        """The match. Raises ResetNeeded as long as there is none."""
        if self._episode is None:
            raise ResetNeeded("there is no match yet: reset")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match, up to the first question to the seat. The same seed, the same chance and
        the same bots. Raises BotFault if a bot broke and the match is over by that."""
        super().reset(seed=seed)
        self._steps, self._failed = 0, False
        faults = self._begin(self._seeds.next(seed))
        while self.episode.over is not None:  # the bots were done before the seat was asked
            if faults:
                raise faults[-1]
            faults = self._begin(self._seeds.next(None))
        return self.episode.observe(self.seat), _told(faults)

    def _begin(self, chance: int) -> list[BotFault]:
        self.close()
        self._episode = Episode(self.kit, chance)
        self._hire(chance)
        return self._let_bots_play()

    def _hire(self, chance: int) -> None:
        self._players = [
            hire(spec, self.kit.game, bot_seed(chance, seat)) if spec else None
            for seat, spec in enumerate(self._bots)
        ]

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat acts; then the bots, until it is asked again.

        A bot that breaks gives up, and `faults` in the last value says why. Raises ResetNeeded.
        """
        if self._failed or self.episode.over is not None:
            raise ResetNeeded("the match is over: reset")
        try:
            self.episode.act(index(action))
        except KeyError:
            self._failed = True
            return self.episode.observe(self.seat), ILLEGAL, True, False, {"impossible": True}
        faults = self._let_bots_play()
        self._steps += 1
        over = self.episode.over is not None
        cut = not over and self._steps == self._most
        reward = self.episode.rewards[self.seat]
        return self.episode.observe(self.seat), reward, over, cut, _told(faults)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is possible now, as some libraries ask for it."""
        return self.kit.mask(self.episode.legal).astype(bool)

    def _let_bots_play(self) -> list[BotFault]:
        faults: list[BotFault] = []
        while (seat := self.episode.seat) is not None and (bot := self._players[seat]) is not None:
            try:
                self.episode.answer(bot.choose(self.episode.match.view(seat)))
            except BotFault as fault:
                faults.append(fault)
                self.episode.concede(seat)
        return faults

    def render(self) -> str | None:
        """The table as the seat sees it. Raises ResetNeeded."""
        return self.episode.rendered(self.render_mode, self.seat)

    def close(self) -> None:
        """The bots leave; those that are programs are free for others."""
        dismiss([bot for bot in self._players if bot is not None])


def _told(faults: Sequence[BotFault]) -> dict[str, Any]:
    """What bots did wrong, for who looks at `info`."""
    if not faults:
        return {}
    words = Words(detect())
    return {"faults": [words.say(fault.message) for fault in faults]}
