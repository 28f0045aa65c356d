"""Episodes: a match that is asked action by action, for machines that learn."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mathom.core import AnyGame, Choice, Match, Option, Over, Seat, Seeded, Setup, View
from mathom.core.concession import Concede
from mathom.lab.actions import Actions, HalfAnswered, actions
from mathom.lab.extras import need
from mathom.lab.layout import Layout, layout
from mathom.lab.plan import find_game
from mathom.text import Words, detect
from mathom.text.drawing import as_svg, as_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ILLEGAL = -1.0
"""The reward of who does what is not possible; it ends the episode."""


class Kit:
    """What the episodes of one environment have in common: game, setup, layout and actions."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        way: str = "factored",
    ) -> None:
        """Raises BadSetup."""
        self.game = find_game(game) if isinstance(game, str) else game
        number = self.game.usual if seats is None else seats
        told = {name: str(value) for name, value in (settings or {}).items()}
        self.setup: Setup = self.game.setup(number, told)
        self.actions: Actions = actions(self.game, way)
        self._way = way
        self.layout: Layout = layout(self.game, self.setup.seats)
        self.size = self.layout.size + self.actions.size
        """An observation: what the seat sees, and what it has said of an answer so far."""

    def __repr__(self) -> str:
        return f"<Kit of {self.game.id}, {self.setup.seats} seats, actions {self._way}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Kit, (self.game.id, self.setup.seats, self.setup.written(), self._way)

    def observe(self, view: View[Any], said: Sequence[int]) -> "NDArray[np.float32]":
        """A view as an array, and behind it how often each action was said."""
        numpy = need("numpy", "lab")
        row: NDArray[np.float32] = numpy.zeros(self.size, numpy.float32)
        found = self.layout.numbers(view)
        row[list(found)] = list(found.values())
        for action in said:
            row[self.layout.size + action] += 1
        return row

    def mask(self, legal: Sequence[int]) -> "NDArray[np.int8]":
        """1 for every action that is possible."""
        numpy = need("numpy", "lab")
        row: NDArray[np.int8] = numpy.zeros(self.actions.size, numpy.int8)
        row[list(legal)] = 1
        return row


class Episode:
    """One match, from the first question to the last."""

    def __init__(self, kit: Kit, seed: int) -> None:
        self.kit = kit
        self.seed = seed
        self.match = Match(kit.game, kit.setup, Seeded(seed))
        self._half: HalfAnswered | None = None
        self._acts: tuple[int, ...] = ()
        """What was done since the last answer."""

    def __repr__(self) -> str:
        return f"<Episode: {self.match!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        answers = [(one.seat, one.answer) for one in self.match.played if one.seat is not None]
        return _played_again, (self.kit, self.seed, answers, self._acts)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__, match=self.match.fork())
        return twin

    @property
    def _asked(self) -> HalfAnswered | None:
        """The choice as far as it was answered, worked out when somebody looks."""
        question = self.match.question
        if self._half is None and isinstance(question, Choice):
            self._half = self.kit.actions.ask(question)
        return self._half

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None when the match is over."""
        return self.match.to_move

    @property
    def over(self) -> Over | None:
        return self.match.over

    @property
    def legal(self) -> Sequence[int]:
        """What can be done now."""
        asked = self._asked
        return () if asked is None else asked.legal

    def act(self, action: int) -> None:
        """Who is asked does this. Raises KeyError if it is not possible."""
        asked = self._asked
        assert asked is not None, "the match is over"
        after = asked.after(action)
        if isinstance(after, Option):
            self.answer(after)
        else:
            self._half = after
            self._acts = (*self._acts, action)

    def answer(self, option: Option) -> None:
        """Who is asked answers with a whole option."""
        self.match.play(option)
        self._half, self._acts = None, ()

    def concede(self, seat: Seat) -> None:
        """A seat gives up, whoever is asked."""
        self.match.concede(seat)
        self._half, self._acts = None, ()

    def observe(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees, and what it can do now."""
        view = self.match.view(seat)
        asked = self._asked if seat == self.seat else None
        said, legal = (asked.said, asked.legal) if asked is not None else ((), ())
        return {
            "observation": self.kit.observe(view, said),
            "action_mask": self.kit.mask(legal),
        }

    def seen(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees, as plain data: the view, what was said of an answer so far, and the
        words that lead on."""
        asked = self._asked if seat == self.seat else None
        name = self.kit.actions.name
        return {
            **msgspec.to_builtins(self.match.view(seat), enc_hook=list),
            "said": [name(action) for action in asked.said] if asked else [],
            "actions": {action: name(action) for action in asked.legal} if asked else {},
        }

    @property
    def rewards(self) -> tuple[float, ...]:
        """What every seat has won: one point, shared by the winners, when the match is over."""
        over = self.over
        return over.payoffs if over is not None else (0.0,) * self.kit.setup.seats

    def rendered(self, mode: str | None, seat: Seat | None = None) -> str | None:
        """The table as a seat (None: a spectator) sees it, in signs or as a picture; None without
        a mode. Raises NoPicture."""
        if mode is None:
            return None
        game = self.kit.game
        draw = as_svg if mode == "svg" else as_text
        return draw(game, self.match.view(seat), Words(detect(), game))


def _played_again(
    kit: Kit, seed: int, answers: Sequence[tuple[Seat, Any]], acts: Sequence[int]
) -> Episode:
    """The episode in which this was answered, and this done since."""
    episode = Episode(kit, seed)
    for seat, answer in answers:
        if isinstance(answer, Concede):
            episode.concede(seat)
        else:
            episode.match.play(answer, seat)
    for action in acts:
        episode.act(action)
    return episode
