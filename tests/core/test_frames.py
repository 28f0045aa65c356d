"""Frames: what the machine under every game does with steps, single options and nested things."""

from collections.abc import Iterable
from random import Random
from typing import Annotated, Any, ClassVar

import pytest

from mathom.core import (
    Asked,
    AutoStep,
    Choice,
    ChoiceStep,
    Event,
    Frame,
    FramedGame,
    Log,
    Message,
    Named,
    Option,
    Over,
    Refusal,
    Seat,
    Setup,
    State,
    View,
)


class Take(Option, frozen=True):
    pebbles: int


class Taking(Frame, frozen=True):
    """Up to so many pebbles are taken."""

    most: int


class TakingVeiled(Frame, frozen=True):
    most: int


class Choosing(Frame, frozen=True):
    """Offers what it carries: a frame that holds many things."""

    heaps: Annotated[tuple[str, ...], Named("heap")]


class Doubling(Frame, frozen=True):
    """Goes on, and knows what is asked then."""

    most: int


class Took(Event, frozen=True):
    pebbles: int


class Swept(Event, frozen=True):
    pebbles: int


class Pebbles(State, frozen=True):
    frames: tuple[Taking | TakingVeiled | Choosing | Doubling, ...]
    left: int = 10


class TakePebbles(ChoiceStep[Any, Pebbles, Any]):
    rule = "PEB-1"
    accepts = (Take,)
    worked_out = 0

    def seat(self, state: Pebbles, frame: Any) -> Seat:
        return 0

    def candidates(self, state: Pebbles, frame: Any) -> Iterable[Option]:
        TakePebbles.worked_out += 1
        return map(Take, range(1, frame.most + 1))

    def guard(self, state: Pebbles, frame: Any, option: Take) -> Refusal | None:
        return None if 1 <= option.pebbles <= frame.most else Refusal("PEB-1", "too-many")

    def do(self, state: Pebbles, frame: Any, option: Take, log: Log) -> Pebbles:
        log.append(Took(option.pebbles))
        return state.then(left=state.left - option.pebbles)


class TakeVeiled(TakePebbles):
    veiled = True


class Double(AutoStep[Any, Pebbles, Doubling]):
    def __init__(self, taking: TakePebbles) -> None:
        super().__init__(None)
        self.taking = taking

    def go(self, state: Pebbles, frame: Doubling, log: Log) -> Asked:
        then = Taking(2 * frame.most)
        state = state.then(then)
        return Asked(state, self.taking.question(state, then))


class Heap(FramedGame[Pebbles, Pebbles]):
    id: ClassVar[str] = "heap"
    version: ClassVar[int] = 1

    def __init__(self) -> None:
        taking = TakePebbles(None)
        super().__init__({Taking: taking, TakingVeiled: TakeVeiled(None), Doubling: Double(taking)})

    def start(self, setup: Setup) -> tuple[Pebbles, tuple[Event, ...]]:
        raise NotImplementedError

    def result(self, state: Pebbles) -> Over:
        return Over((0,), (state.left,), Message("over"))

    def table(self, state: Pebbles, seat: Seat | None) -> Pebbles:
        return state

    def resample(self, view: View[Pebbles], rng: Random) -> Pebbles:
        return view.table

    def check(self, state: Pebbles) -> None:
        pass


class SweptHeap(Heap):
    """Between two steps an odd pebble is swept away."""

    looked: int = 0

    def between(self, state: Pebbles, seen: Pebbles | None, log: Log) -> Pebbles:
        self.looked += 1
        if state.left % 2 == 0 or (seen is not None and seen.left == state.left):
            return state
        log.append(Swept(1))
        return Pebbles(state.frames, state.left - 1)


def settled(game: Heap, *frames: Frame) -> tuple[Pebbles, Log]:
    log: Log = []
    return game.settle(Pebbles(frames), log), log  # type: ignore[arg-type]


def test_what_is_pushed_comes_first_and_the_rest_waits() -> None:
    state = Pebbles((Taking(1), Taking(2))).push(Taking(3), Taking(4), left=7)
    assert [frame.most for frame in state.frames] == [1, 2, 3, 4]  # type: ignore[union-attr]
    assert state.left == 7


def test_what_follows_takes_the_place_of_what_is_done() -> None:
    state = Pebbles((Taking(1), Taking(2))).then(Taking(3))
    assert [frame.most for frame in state.frames] == [1, 3]  # type: ignore[union-attr]


def test_a_single_option_is_taken_without_asking() -> None:
    state, log = settled(Heap(), Taking(1))
    assert not state.frames
    assert log == [Took(1)]


def test_a_veiled_step_asks_for_a_single_option_too() -> None:
    game = Heap()
    state, log = settled(game, TakingVeiled(1))
    question = game.question(state)
    assert isinstance(question, Choice)
    assert question.veiled
    assert list(question) == [Take(1)]
    assert not log


def test_two_options_are_a_question() -> None:
    game = Heap()
    state, _ = settled(game, Taking(2))
    assert list(game.question(state)) == [Take(1), Take(2)]  # type: ignore[arg-type]


def test_a_step_that_leaves_nothing_to_choose_is_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError, match="leaves nothing to choose"):
        settled(Heap(), Taking(0))


def test_a_step_may_go_on_and_ask_and_options_are_worked_out_once() -> None:
    game = Heap()
    TakePebbles.worked_out = 0
    state, _ = settled(game, Doubling(2))
    question = game.question(state)
    assert state.frames == (Taking(4),)
    assert isinstance(question, Choice)
    assert len(question) == 4
    assert TakePebbles.worked_out == 1


def test_what_goes_on_and_asks_is_what_the_frame_asks_anyway() -> None:
    game = Heap()
    state, _ = settled(game, Doubling(2))
    assert game.question(state) == Heap().question(state)


def test_between_two_steps_a_game_may_look_after_things() -> None:
    game = SweptHeap()
    state, log = settled(game, Taking(2), Taking(1))
    assert log == [Took(1), Swept(1)]
    assert state.left == 8
    state, events = game.apply(state, Take(1))
    assert events == (Took(1),), "no frame is left: nothing goes on, nothing is looked after"


def test_nothing_is_looked_after_twice() -> None:
    game = SweptHeap()
    settled(game, TakingVeiled(1))
    assert game.looked == 1


def test_a_frame_that_holds_many_things_asks_in_its_own_words() -> None:
    class Choose(TakePebbles):
        def candidates(self, state: Pebbles, frame: Choosing) -> Iterable[Option]:
            return (Take(1), Take(2))

        def guard(self, state: Pebbles, frame: Choosing, option: Take) -> None:
            return None

    frame = Choosing(("near", "far"))
    asked = Choose(None).question(Pebbles((frame,)), frame).ask
    assert asked == Message("ask-choosing", {"heaps": (Message("heap-near"), Message("heap-far"))})
