"""Frames: what is under way, as data, and the steps that say what the rules do about it.

A state carries a stack of frames. The frame on top is what is going on right now: a die being
rolled, a player choosing a path, a battle. For every kind of frame the game has one *step*:

* a `ChoiceStep` asks a seat,
* a `ChanceStep` asks chance,
* an `AutoStep` goes on by itself.

When no frame is left the game is over. What is to be looked after whenever something has changed
(who died, which card lost its ground) is not a step: `FramedGame.between` does it between any two.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, get_type_hints

import msgspec

from mathom.core.errors import BadPosition, Refusal
from mathom.core.events import Event
from mathom.core.game import Game
from mathom.core.message import Message
from mathom.core.notebook import drawn
from mathom.core.question import Answer, Chance, Choice, Over, Question
from mathom.core.values import Option, Seat, Value

replace = msgspec.structs.replace
"""A struct with some fields changed."""

Item = TypeVar("Item")


def put(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """A tuple with one item changed."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


class Frame(Value, frozen=True):
    """Something under way."""

    family: ClassVar[str] = "ask"


class State(msgspec.Struct, frozen=True, gc=False):
    """The base of a framed game's states. Subclasses narrow `frames` to their own frames."""

    frames: tuple[Any, ...]

    def __repr__(self) -> str:
        under_way = " > ".join(frame.tag() for frame in self.frames) or "over"
        return f"<{type(self).__module__}.{type(self).__name__}: {under_way}>"

    def _repr_html_(self) -> str | None:
        return drawn(self)

    def then(self: "S", *frames: Frame, **changes: Any) -> "S":
        """The top frame is done and these take its place, the last of them on top."""
        changes["frames"] = self.frames[:-1] + frames
        return replace(self, **changes)

    def push(self: "S", *frames: Frame, **changes: Any) -> "S":
        """These frames come first, the last of them on top; what is under way waits below."""
        changes["frames"] = self.frames + frames
        return replace(self, **changes)


Log: TypeAlias = list[Event]
"""What happens while an answer is carried out: a step adds to it."""
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=msgspec.Struct)
F = TypeVar("F", bound=Frame)
B = TypeVar("B")


class Asked(NamedTuple):
    """A state and the question it stops for: what `go` returns if it both goes on and asks."""

    state: Any
    question: Question


class Step(ABC, Generic[B, S, F]):
    """What the rules do while a frame of one kind is on top. `box` is what the game owns."""

    def __init__(self, box: B) -> None:
        self.box = box

    @abstractmethod
    def go(self, state: S, frame: F, log: Log) -> S | Choice | Chance | Asked:
        """Goes on: the next state, or the question that must be answered first.

        A step that moves on before it asks returns both, `Asked(state, question)`: the question
        must be the one that the frame on top of that state asks.
        """

    @abstractmethod
    def question(self, state: S, frame: F) -> Choice | Chance:
        """What is asked."""

    @abstractmethod
    def refusal(self, state: S, frame: F, answer: Answer) -> Refusal | None:
        """Why the answer is not allowed, or None."""

    @abstractmethod
    def do(self, state: S, frame: F, answer: Any, log: Log) -> S:
        """The state after an allowed answer; tells the log what happened."""


class ChoiceStep(Step[B, S, F]):
    """Asks a seat. Where one option is left it is taken unasked, unless the step is veiled."""

    rule: ClassVar[str]
    """The rule that lets the seat choose here; cited when an answer is beside the question."""
    accepts: ClassVar[tuple[type[Option], ...]]
    veiled: ClassVar[bool] = False
    """Asks with a single option too: who is skipped would tell the table what a hand holds."""
    open: ClassVar[bool] = False
    """More is allowed than is listed: the options are suggestions (`Choice.open`)."""

    @abstractmethod
    def seat(self, state: S, frame: F) -> Seat:
        """Who is asked."""

    def ask(self, state: S, frame: F) -> Message:
        """The question in words; by default the frame says it, with everything it knows."""
        return _said(frame) if _hashes_fast(type(frame)) else frame.message()

    @abstractmethod
    def candidates(self, state: S, frame: F) -> Iterable[Option]:
        """Everything the seat might mean, allowed or not."""

    @abstractmethod
    def guard(self, state: S, frame: F, option: Any) -> Refusal | None:
        """Why an option of an accepted type is not allowed, or None. Legality is written here."""

    def options(self, state: S, frame: F) -> Sequence[Option]:
        """The candidates that pass the guard. Override only to be faster, never to differ."""
        guard = self.guard
        return tuple(
            option
            for option in self.candidates(state, frame)
            if guard(state, frame, option) is None
        )

    def go(self, state: S, frame: F, log: Log) -> S | Choice | Asked:
        options = self.options(state, frame)
        if len(options) < 2:
            assert options, f"{frame} leaves nothing to choose"
            if not self.veils(frame):
                return self.do(state, frame, options[0], log)
        return self._choice(state, frame, options)

    def question(self, state: S, frame: F) -> Choice:
        return self._choice(state, frame, self.options(state, frame))

    def _choice(self, state: S, frame: F, options: Sequence[Option]) -> Choice:
        """The question with these options, for steps that have worked them out."""
        seat, ask = self.seat(state, frame), self.ask(state, frame)
        return Choice(seat, ask, options, self.veils(frame), self.rule, self.open)

    def veils(self, frame: F) -> bool:
        """Whether this one is veiled, where it depends on the frame."""
        return self.veiled

    def refusal(self, state: S, frame: F, answer: Answer) -> Refusal | None:
        if type(answer) in self.accepts:
            return self.guard(state, frame, answer)
        return Refusal(self.rule, "not-asked", ask=self.ask(state, frame))


class ChanceStep(Step[B, S, F]):
    """Asks chance. Where the outcomes are hidden from the table, so is how many kinds there are:
    a veiled step asks as long as there are two cards, even if they are alike."""

    veiled: ClassVar[bool] = False

    @abstractmethod
    def chance(self, state: S, frame: F) -> Chance:
        """The outcomes and their weights."""

    def go(self, state: S, frame: F, log: Log) -> S | Chance:
        """A chance with one outcome is none."""
        chance = self.chance(state, frame)
        if len(chance.outcomes) > 1 or (self.veiled and chance.total > 1):
            return chance
        return self.do(state, frame, chance.outcomes[0], log)

    def question(self, state: S, frame: F) -> Chance:
        return self.chance(state, frame)

    def refusal(self, state: S, frame: F, answer: Answer) -> Refusal | None:
        outcomes = self.chance(state, frame).outcomes
        if answer in outcomes:
            return None
        known = ", ".join(map(str, outcomes))
        return Refusal(None, "no-outcome", outcome=str(answer), known=known)


class AutoStep(Step[B, S, F]):
    """Goes on without asking anybody."""

    @abstractmethod
    def go(self, state: S, frame: F, log: Log) -> S | Asked:
        """The state afterwards; tells the log what happened."""

    def question(self, state: S, frame: F) -> Choice | Chance:
        raise TypeError(f"{type(self).__name__} asks nothing")

    def refusal(self, state: S, frame: F, answer: Answer) -> Refusal | None:
        raise TypeError(f"{type(self).__name__} takes no answer")

    def do(self, state: S, frame: F, answer: Any, log: Log) -> S:
        raise TypeError(f"{type(self).__name__} takes no answer")


AnyStep: TypeAlias = Step[Any, Any, Any]


@lru_cache(maxsize=4096)
def _said(frame: Frame) -> Message:
    return frame.message()


@cache
def _hashes_fast(kind: type[Frame]) -> bool:
    """Whether finding a frame again is cheaper than putting it into words: not if it holds many
    things."""
    return not any(
        "tuple" in str(hint) or "list" in str(hint) for hint in get_type_hints(kind).values()
    )


@contextmanager
def _unless_nonsense() -> Iterator[None]:
    """Whatever goes wrong in here is the fault of a position that cannot be."""
    try:
        yield
    except BadPosition:
        raise
    except Exception as error:
        raise BadPosition("frames") from error


def _game_over() -> Refusal:
    return Refusal(None, "game-over")


TRIES, AHEAD = 8, 25
"""How often, and for how many answers, a position that was loaded is tried out."""


class FramedGame(Game[S, T]):
    """A game made of frames and steps."""

    def __init__(self, steps: Mapping[type[Frame], AnyStep]) -> None:
        self.steps = steps
        self._looks = type(self).between is not FramedGame.between
        self._asked: tuple[object, Question] = (None, Over((), (), Message("")))
        # The last state and its question: match, views and bots ask in turn.

    @abstractmethod
    def result(self, state: S) -> Over:
        """The result, once no frame is left."""

    def question(self, state: S) -> Question:
        asked, question = self._asked
        if asked is not state:
            question = self._ask(state)
            self._asked = (state, question)
        return question

    def _ask(self, state: S) -> Question:
        if not state.frames:
            return self.result(state)
        frame = state.frames[-1]
        return self.steps[type(frame)].question(state, frame)

    def candidates(self, state: S) -> Iterable[Option]:
        if not state.frames:
            return ()
        frame = state.frames[-1]
        step = self.steps[type(frame)]
        return step.candidates(state, frame) if isinstance(step, ChoiceStep) else ()

    def refusal(self, state: S, answer: Answer) -> Refusal | None:
        if not state.frames:
            return _game_over()
        frame = state.frames[-1]
        return self.steps[type(frame)].refusal(state, frame, answer)

    def apply(self, state: S, answer: Answer) -> tuple[S, tuple[Event, ...]]:
        if not state.frames:
            raise _game_over()
        frame = state.frames[-1]
        step = self.steps[type(frame)]
        asked, question = self._asked
        if not (asked is state and type(question) is Chance and answer in question.outcomes):
            refusal = step.refusal(state, frame, answer)
            if refusal is not None:
                raise refusal
        log: Log = []
        state = self.settle(step.do(state, frame, answer, log), log)
        return state, tuple(log)

    def settle(self, state: S, log: Log) -> S:
        """Runs on until there is a question, or the end."""
        steps, looks = self.steps, self._looks
        seen: S | None = None
        while state.frames:
            if looks and state is not seen:
                state = seen = self.between(state, seen, log)
                if not state.frames:
                    break
            frame = state.frames[-1]
            found: Any = steps[type(frame)].go(state, frame, log)
            kind = type(found)
            if kind is Chance or kind is Choice:
                self._asked = (state, found)
                break
            if kind is Asked:
                self._asked = found
                state = found.state
                break
            state = found
        return state

    # -- positions by hand -----------------------------------------------------------------------

    def check_waiting(self, state: S) -> None:
        """Raises BadPosition if the rules would not stop here: what goes on by itself never waits,
        and what is asked has an answer. For `check`, after what a game knows of its frames."""
        if not state.frames:
            return
        frame = state.frames[-1]
        step = self.steps[type(frame)]
        with _unless_nonsense():
            stops = not isinstance(step, AutoStep) and not (
                isinstance(step, ChoiceStep) and not step.options(state, frame)
            )
            found = step.go(state, frame, []) if stops else state
        if isinstance(found, State) or (isinstance(found, Asked) and found.state != state):
            raise BadPosition("frames")

    def load(self, data: bytes | str) -> S:
        """The position from JSON, which can be played on from. Raises BadPosition."""
        state = super().load(data)
        with _unless_nonsense():
            self._try_out(state)
        return state

    def _try_out(self, state: S) -> None:
        """Plays on for a while, beginning with different options. What frames remember may make
        no sense in ways that show only when the rules come to it."""
        for seed in range(TRIES):
            rng, trial = Random(seed), state
            for _ in range(AHEAD):
                question = self.question(trial)
                if isinstance(question, Over):
                    break
                answers = question.outcomes if isinstance(question, Chance) else question.options
                trial, _ = self.apply(trial, rng.choice(answers))

    def between(self, state: S, seen: S | None, log: Log) -> S:
        """What is looked after before the rules go on, whenever the state is another one than
        was `seen` at the last look (None: the first one after an answer).

        For games that need it; it is not called between the two halves of an `Asked`.
        """
        return state
