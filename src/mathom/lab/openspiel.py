"""The games as games of OpenSpiel. Needs the extra `openspiel`.

    import pyspiel
    import mathom.lab.openspiel             # registers mathom_hobbits, mathom_journey, …

    game = pyspiel.load_game("mathom_journey(players=3)")
    state = game.new_initial_state()

Chance is explicit, with its exact probabilities. Actions are those of `lab/actions.py`, `factored`
or by `index`. The information state is all that a seat was ever told and what it answered; an
observation is what it sees now, as text and as numbers (`lab/layout.py`). The settings of a game
are parameters: `mathom_hobbits(players=4,mode=advanced,actions=index)`.
"""

from functools import cache
from random import Random
from typing import Any

import msgspec

from mathom.core import (
    Answer,
    AnyGame,
    Chance,
    Choice,
    Event,
    Option,
    Over,
    Question,
    Seat,
    View,
    project,
)
from mathom.core.setup import by_seat
from mathom.games import available, find
from mathom.lab.actions import FACTORED, HalfAnswered
from mathom.lab.episode import Kit
from mathom.lab.extras import need

need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

PREFIX = "mathom_"
MOST_OUTCOMES = 1024
"""No game asks chance with more outcomes than that."""
LONGEST = 100_000
"""What is said of a game whose rules set no bound."""
WORDS = 8
"""No answer takes more actions than that."""


class HistoryStep:
    """An answer: who gave it (None: chance), what it was, and what happened. It never changes."""

    def __init__(self, seat: Seat | None, answer: str | None, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.answer = answer
        self.events = events
        self._told: dict[Seat, str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return HistoryStep, (self.seat, self.answer, self.events)

    def told(self, seat: Seat) -> str:
        """What a seat learned, in lines: its own answer, and what it saw happen."""
        told = self._told.get(seat)
        if told is None:
            lines = [f"> {self.answer}\n"] if seat == self.seat and self.answer else []
            for event in project(self.events, seat):
                lines.append(f"{msgspec.json.encode(event).decode()}\n")
            told = self._told[seat] = "".join(lines)
        return told

    def forgotten(self, seat: Seat) -> "HistoryStep":
        """What this seat knows of it, and nobody else."""
        own = self.answer if self.seat == seat else None
        return HistoryStep(self.seat, own, project(self.events, seat))


class Now:
    """A position, how it came about, and what was said of the answer to its question so far.

    It never changes, so that copies of a state share it.
    """

    def __init__(
        self, kit: Kit, state: Any, past: tuple[HistoryStep, ...], acts: tuple[int, ...] = ()
    ) -> None:
        self.kit = kit
        self.state = state
        self.past = past
        self.acts = acts
        self._asked: HalfAnswered | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Now":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Now, (self.kit, self.state, self.past, self.acts)

    @property
    def question(self) -> Question:
        question: Question = self.kit.game.question(self.state)
        return question

    @property
    def asked(self) -> HalfAnswered:
        """The choice, as far as it was answered."""
        if self._asked is None:
            choice = self.question
            assert isinstance(choice, Choice)
            asked: HalfAnswered | Option = self.kit.actions.ask(choice)
            for action in self.acts:
                assert not isinstance(asked, Option)
                asked = asked.after(action)
            assert not isinstance(asked, Option)
            self._asked = asked
        return self._asked

    def after(self, action: int) -> "Now":
        """What comes of an action, or of an outcome by its number."""
        question = self.question
        if isinstance(question, Chance):
            return self._answered(None, question.outcomes[action])
        assert isinstance(question, Choice)
        then = self.asked.after(action)
        if isinstance(then, Option):
            return self._answered(question.seat, then)
        now = Now(self.kit, self.state, self.past, (*self.acts, action))
        now._asked = then
        return now

    def _answered(self, seat: Seat | None, answer: Answer) -> "Now":
        game = self.kit.game
        state, events = game.apply(self.state, answer)
        told = game.write(answer) if isinstance(answer, Option) else None
        return Now(self.kit, state, (*self.past, HistoryStep(seat, told, events)))

    def imagined(self, seat: Seat, rng: Random) -> "Now":
        """Something that this seat cannot tell from what is; others have forgotten what they were
        told."""
        past = tuple(one.forgotten(seat) for one in self.past)
        state = self.kit.game.resample(self.view(seat), rng)
        return Now(self.kit, state, past, self.acts)

    def view(self, seat: Seat | None) -> View[Any]:
        view: View[Any] = self.kit.game.view(self.state, seat)
        return view

    def said(self, seat: Seat | None) -> tuple[int, ...]:
        """What this seat has said of its answer; nobody else hears it."""
        question = self.question
        own = isinstance(question, Choice) and question.seat == seat
        return self.asked.said if own else ()

    def observed(self, seat: Seat | None) -> str:
        """What a seat sees now."""
        lines = [msgspec.json.encode(self.view(seat), enc_hook=list).decode()]
        lines += [self.kit.actions.name(action) for action in self.said(seat)]
        return "\n".join(lines)

    def known(self, seat: Seat) -> str:
        """All a seat was ever told, what it answered, and what it sees now."""
        return "".join((*[one.told(seat) for one in self.past], self.observed(seat)))


class MathomGame(pyspiel.Game):
    """A game of OpenSpiel that is one of ours."""

    about: Any
    """What OpenSpiel calls its type."""
    game: AnyGame

    def __init__(self, params: dict[str, Any]) -> None:
        game, told = self.game, dict(params)
        players, way = told.pop("players"), told.pop("actions")
        self.kit = Kit(game, players, {name: one for name, one in told.items() if one}, way)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=(game.longest or LONGEST) * WORDS,
        )
        super().__init__(self.about, info, params)
        state, events = game.start(self.kit.setup)
        self.start = Now(self.kit, state, (HistoryStep(None, None, events),))

    def new_initial_state(self) -> "MathomState":
        return MathomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters for observers: {params}")
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class MathomState(pyspiel.State):
    """A state of OpenSpiel that is a position of ours."""

    def __init__(self, game: MathomGame) -> None:
        super().__init__(game)
        self.now = game.start

    def current_player(self) -> int:
        question = self.now.question
        if isinstance(question, Choice):
            return question.seat
        chance: bool = isinstance(question, Chance)
        found: int = pyspiel.PlayerId.CHANCE if chance else pyspiel.PlayerId.TERMINAL
        return found

    def is_terminal(self) -> bool:
        return isinstance(self.now.question, Over)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.now.asked.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.now.question
        assert isinstance(question, Chance)
        total = question.total
        weights = question.counts().values()
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.now.question
        if isinstance(question, Chance):
            return f"{question.what} {question.outcomes[action]}"
        return self.now.kit.actions.name(action)

    def returns(self) -> list[float]:
        question = self.now.question
        if isinstance(question, Over):
            return list(question.payoffs)
        return [0.0] * self.now.kit.setup.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "MathomState":
        """A state that this player cannot tell from the true one."""
        twin: MathomState = self.clone()
        twin.now = self.now.imagined(player_id, Random(probability_sampler()))
        return twin

    def __str__(self) -> str:
        return self.now.observed(None)


class Observer:
    """What a seat sees, as OpenSpiel asks for it: numbers, their parts by name, text."""

    def __init__(self, kit: Kit, kind: Any) -> None:
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        if not (self._public or self._private) or (self._recall and not self._whole):
            raise ValueError("what everybody, or one player, sees; recalled only as a whole")
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._whole and not self._recall:
            self.tensor = np.zeros(kit.size, np.float32)
            for part in kit.layout.parts:
                self.dict[part.name] = self.tensor[part.start : part.start + part.size]
            self.dict["said"] = self.tensor[kit.layout.size :]

    @property
    def _whole(self) -> bool:
        return bool(self._public and self._private)

    def set_from(self, state: MathomState, player: int) -> None:
        """Makes `tensor` what this player sees."""
        now = state.now
        if self.tensor is not None:
            self.tensor[:] = now.kit.observe(now.view(player), now.said(player))

    def string_from(self, state: MathomState, player: int) -> str:
        """What this player sees, or was ever told."""
        now = state.now
        if self._recall:
            return now.known(player)
        if self._whole:
            return now.observed(player)
        if self._public:
            return now.observed(None)
        return _own(now, player)


def _own(now: Now, seat: Seat) -> str:
    """What only this seat sees: the fields of its table that look otherwise to a spectator."""
    own, public = (msgspec.to_builtins(now.view(one).table) for one in (seat, None))
    only = {name: value for name, value in own.items() if value != public[name]}
    return msgspec.json.encode(only).decode()


def register() -> tuple[str, ...]:
    """Makes every installed game known to OpenSpiel; returns the names there."""
    return tuple(_register(find(name)) for name in available())


@cache
def _register(game: AnyGame) -> str:
    about = pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Mathom: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )
    # A class for each: OpenSpiel forgets it only after Python has ended, which no lesser object
    # would survive.
    kind = type(f"Mathom_{game.id}", (MathomGame,), {"about": about, "game": game})
    pyspiel.register_game(about, kind)
    return str(about.short_name)


def _parameters(game: AnyGame) -> dict[str, Any]:
    found: dict[str, Any] = {"players": game.usual, "actions": FACTORED}
    for setting in game.settings:
        if setting.by_seat:
            found |= {by_seat(setting.id, seat): "" for seat in range(game.players[-1])}
        else:
            found[setting.id] = setting.default
    return found


register()
