"""Skirmishes: which is next, how it goes, what follows. TCG-14.12 to 14.22; TIM-3"""

from collections.abc import Iterable, Sequence

from mathom.core import AutoStep, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.events import PhaseBegan, SkirmishBegan, SkirmishWon
from mathom.games.tcg.frames import Acting, Due, Fighting, Happening, Losing, NextSkirmish
from mathom.games.tcg.kinds import NOBODY
from mathom.games.tcg.options import Fight
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.about_to import wound
from mathom.games.tcg.rules.acting import number_of
from mathom.games.tcg.rules.leaving_play import kill
from mathom.games.tcg.rules.skirmish_state import skirmish_is_over
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State


@enforces("TCG-14.12")
class ChooseSkirmish(ChoiceStep[Rules, State, NextSkirmish]):
    """The Free Peoples player says which skirmish is next."""

    rule = "TCG-14.12"
    accepts = (Fight,)

    def seat(self, state: State, frame: NextSkirmish) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: NextSkirmish) -> Message:
        return Message("ask-next-skirmish")

    def candidates(self, state: State, frame: NextSkirmish) -> Iterable[Option]:
        cards = self.box.scene(state.board).index.cards
        for bout in state.board.assigned:
            yield Fight(str(cards[bout.who]))

    def guard(self, state: State, frame: NextSkirmish, option: Fight) -> Refusal | None:
        if any(bout.who == number_of(option.who) for bout in state.board.assigned):
            return None
        return Refusal("TCG-14.12", "no-skirmish", card=named(option.who))

    def do(self, state: State, frame: NextSkirmish, option: Fight, log: Log) -> State:
        who = number_of(option.who)
        board = state.board
        bout = next(one for one in board.assigned if one.who == who)
        cards = self.box.scene(board).index.cards
        log.append(PhaseBegan("skirmish"))
        log.append(SkirmishBegan(option.who, tuple(str(cards[one]) for one in bout.minions)))
        state = changes.change(
            state,
            phase="skirmish",
            taken=(),
            skirmish=bout,
            assigned=tuple(one for one in board.assigned if one is not bout),
        )
        state = state.then(Fighting("act"))
        fighters = tuple(cards[one] for one in (bout.who, *bout.minions))
        return after(self.box, state, (Happening("start_of_skirmish", foes=fighters),))


class SkirmishOutcome:
    """How a skirmish ends."""

    __slots__ = ("against", "losers", "overwhelmed", "strength", "winners")

    def __init__(
        self,
        winners: Sequence[Card],
        losers: Sequence[Card],
        strength: int,
        against: int,
        overwhelmed: bool,
    ) -> None:
        self.winners, self.losers = tuple(winners), tuple(losers)
        self.strength, self.against = strength, against
        self.overwhelmed = overwhelmed


@enforces("TCG-14.14", "TCG-14.15", "TCG-14.16", "TCG-14.17")
def compare(scene: Scene, bout: Bout) -> SkirmishOutcome:
    """The higher total wins, a tie the Shadow; twice as much overwhelms."""
    one = scene.card(bout.who)
    assert one is not None
    many = [card for number in bout.minions if (card := scene.card(number)) is not None]
    ours, theirs = scene.strength(one), sum(map(scene.strength, many))
    winners, losers, high, low = (
        ([one], many, ours, theirs) if ours > theirs else (many, [one], theirs, ours)
    )
    over = high > 0 and all(high >= scene.overwhelm_factor(card) * low for card in losers)
    return SkirmishOutcome(winners, losers, high, low, over)


@enforces("TCG-14.13", "TCG-14.18", "TCG-14.19", "TCG-14.20", "TCG-14.22", "TIM-3.1", "TIM-3.3")
class FightOut(AutoStep[Rules, State, Fighting]):
    """Skirmish actions; then strengths are compared, or the emptied side has lost."""

    def go(self, state: State, frame: Fighting, log: Log) -> State:
        if frame.stage == "act":
            state = state.then(replace(frame, stage="compare"))
            return state if skirmish_is_over(state.board) else state.push(Acting())
        if frame.stage == "compare":
            return self._resolve(state, frame, log)
        if frame.stage in ("cancelled", "done"):
            state = state.then(replace(frame, stage="over"))
            return after(self.box, state, (Happening("end_of", phase="skirmish"),))
        state = changes.expire(state.then(), "phase")
        return changes.change(state, skirmish=None, taken=())

    def _resolve(self, state: State, frame: Fighting, log: Log) -> State:
        bout = state.board.skirmish
        scene = self.box.scene(state.board)
        if bout is None:
            return state.then(replace(frame, stage="cancelled"))
        if bout.who and bout.minions:
            outcome = compare(scene, bout)
            due = [Due(None, NOBODY, 0)]
        else:
            left = (bout.who,) if bout.who else bout.minions
            winners = [card for number in left if (card := scene.card(number)) is not None]
            gone = () if bout.gone is None else (bout.gone,)
            outcome, due = SkirmishOutcome(winners, gone, 0, 0, False), []
        log.append(
            SkirmishWon(
                tuple(map(str, outcome.winners)),
                tuple(map(str, outcome.losers)),
                outcome.strength,
                outcome.against,
                outcome.overwhelmed,
            )
        )
        state = state.then(
            Fighting(
                "done",
                tuple(card.id for card in outcome.winners),
                tuple(card.id for card in outcome.losers),
                outcome.overwhelmed,
            )
        )
        state = changes.change(state)
        happened = [Happening("loses", card, outcome.winners) for card in outcome.losers]
        happened += [Happening("wins", card, outcome.losers) for card in outcome.winners]
        if not happened:
            return state
        return after(self.box, state, happened, due)


@enforces("TCG-14.15", "TCG-16.10", "TIM-3.1", "TIM-3.2")
class TakeConsequence(AutoStep[Rules, State, Losing]):
    """Overwhelmed: all losers die at once. Else a wound each, and one more for each damage."""

    def go(self, state: State, frame: Losing, log: Log) -> State:
        fight = next(one for one in reversed(state.frames) if isinstance(one, Fighting))
        scene = self.box.scene(state.board)
        bout = state.board.skirmish
        inside = (bout.who, *bout.minions) if bout is not None else ()
        losers = [number for number in fight.losers if number in inside]
        if frame.left == -1:
            if fight.overwhelmed:
                return kill(self.box, state.then(), losers, log)
            winners = [card for one in fight.winners if (card := scene.card(one)) is not None]
            damage = 1 + sum(scene.keyword(card, "damage") for card in winners)
            return state.then(Losing(damage))
        if frame.left == 0 or not losers:
            return state.then()
        state = state.then(Losing(frame.left - 1))
        return wound(self.box, state, losers, None, state.board.fp, log)
