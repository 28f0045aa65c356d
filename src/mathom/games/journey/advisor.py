"""How to play well: collect what counts at the coming places, lay out what pays.

Options are compared by the points they can be expected to bring, at the next place and later.
"""

from collections.abc import Iterable, Sequence
from itertools import product, repeat
from random import Random
from typing import NamedTuple

from mathom.core import Choice, Guidance, Message, Option, Rating, View
from mathom.core.frames import put
from mathom.core.values import Seat
from mathom.games.journey.advice.odds import Odds
from mathom.games.journey.advice.prospects import Atlas, Shown
from mathom.games.journey.advice.quick import Quick
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF, Done, Lay, Replace, Swap, Take
from mathom.games.journey.rules.ending import result
from mathom.games.journey.state import Laying, Row, State, Swapping, without
from mathom.games.journey.view import Table, unseen


def _turn(state: State, choice: Choice) -> object:
    """Whose turn it is. Every card taken in a swap counts as a turn of its own: the value knows
    how many are still to be taken, but not what a row that is half laid out is meant to be."""
    frame = state.frames[-1]
    return choice.seat if type(frame) is Laying else (choice.seat, frame)


GUIDANCE = Guidance(unit=0.25, playout=1, turn=_turn, rate_at=16)
"""Ratings are points, and nobody's half a row is valued."""
GIFT = 0.15
"""How much of a card's worth is lost by laying it where the others can take it."""


class JourneyAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.atlas = Atlas(box)
        self.odds = Odds(self.atlas)
        self.quick = Quick(self.atlas)

    def value(self, state: State) -> tuple[float, ...]:
        if not state.frames:
            return result(state).payoffs
        return self.odds.of(state)

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        seen, choice = view.table, view.choice
        judge = Judge(self.atlas, seen, choice.seat)
        if isinstance(seen.frames[-1], Laying):
            return LayingOut(judge).rate(choice.options)
        return Collecting(judge, seen).rate(choice.options)

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        if type(choice.options[-1]) is Done:
            return self.quick.lay(state, choice.options)
        return self.quick.take(state, choice.options, rng)


class Judge:
    """What one player's cards are worth, against what is known of the others."""

    def __init__(self, atlas: Atlas, seen: Table, seat: Seat) -> None:
        self.box = atlas.box
        self.atlas = atlas
        self.prospects = prospects = atlas.prospects(seen)
        self.seat = seat
        self.hand = seen.hand or ()
        self.mine = prospects.holding(self.hand, seen.rows[seat])
        strengths = [
            prospects.way.strengths(
                prospects.holding(
                    known, seen.rows[other], seen.hand_sizes[other] - len(known), other
                )
            )
            for other, known in enumerate(seen.known)
        ]
        self.others = [*zip(*strengths, strict=True)]
        """What everybody may show, slot by slot."""

    def worth(self, strengths: Sequence[float], first: int = 0) -> float:
        """The points to expect from these strengths, from slot number `first` on."""
        hope, seat, slots = self.prospects.hope, self.seat, range(first, len(strengths))
        return sum(map(hope, slots, strengths[first:], repeat(seat), self.others[first:]))

    def hope(self, at: int, mine: float) -> float:
        """The points to expect from a slot with this strength."""
        return self.prospects.hope(at, mine, self.seat, self.others[at])


# -- the journey phase ---------------------------------------------------------------------------


class Collecting:
    """Which cards to take."""

    def __init__(self, judge: Judge, seen: Table) -> None:
        self.judge = judge
        self.box = judge.box
        self.seen = seen
        self.way = way = judge.prospects.way
        mine = judge.mine
        self.shown = [*map(way.shown, mine.counts, mine.rows)]
        """What every colour can show."""
        self.strengths = way.together(self.shown, mine.gandalfs, 0)
        self.slots = range(len(self.strengths))
        self.hopes = [*map(judge.hope, self.slots, self.strengths)]
        """What they may bring, slot by slot, …"""
        self.now = sum(self.hopes)
        """… and all together."""
        self.changes: dict[tuple[str, int], float] = {}
        hidden = {
            card: count for card, count in unseen(judge.box, seen, judge.seat).items() if count
        }
        drawn = sum(count * self.gain(card) for card, count in hidden.items())
        self.drawn = drawn / sum(hidden.values()) if hidden else 0.0
        """What a card from the pile brings."""

    def gain(self, card: str, more: int = 1) -> float:
        """What one more card of this kind brings; with -1, what one less does."""
        known = self.changes.get((card, more))
        if known is None:
            known = self.changes[card, more] = self._gain(card, more)
        return known

    def _gain(self, card: str, more: int) -> float:
        shown, mine = self.shown, self.judge.mine
        if card == GANDALF:
            return self._change(shown, mine.gandalfs + more)
        colour, trait = self.judge.atlas.at[card]
        counts = mine.counts[colour]
        before = shown[colour]
        after = self.way.shown(put(counts, trait, counts[trait] + more), mine.rows[colour])
        if mine.gandalfs and before.fresh != after.fresh:
            return self._change([*shown[:colour], after, *shown[colour + 1 :]], mine.gandalfs)
        return self._change_of_colour(before.strengths, after.strengths)

    def _change_of_colour(self, before: Sequence[float], after: Sequence[float]) -> float:
        """What it brings if one colour can show something else, and Gandalf leads the same rows."""
        strengths, hopes, hope = self.strengths, self.hopes, self.judge.hope
        return sum(
            [
                hope(at, strengths[at] + now - then) - hopes[at]
                for at, then, now in zip(self.slots, before, after, strict=True)
                if now != then
            ]
        )

    def _change(self, shown: Sequence[Shown], gandalfs: int) -> float:
        """What it brings if the colours can show this instead. Most slots stay as they are."""
        hopes, hope = self.hopes[:], self.judge.hope
        pairs = zip(self.strengths, self.way.together(shown, gandalfs, 0), strict=True)
        for at, (before, after) in enumerate(pairs):
            if before != after:
                hopes[at] = hope(at, after)
        return sum(hopes) - self.now

    def rate(self, options: Iterable[Option]) -> list[Rating]:
        frame = self.seen.frames[-1]
        if isinstance(frame, Swapping):
            others = without(self.seen.open, frame.laid)
            return [self._rate(option, frame.left, others) for option in options]
        return [self._rate(option, 1, self.seen.open) for option in options]

    def _rate(self, option: Option, left: int, others: tuple[str, ...]) -> Rating:
        match option:
            case Take():
                score = self.gain(option.card)
                if left == 2:
                    score += self._best(without(others, option.card))
                return Rating(option, score, self._reasons(option.card))
            case Swap():
                first = max(others, key=self.gain, default=None)
                two = 2 * self.drawn
                if first is not None:
                    two = max(two, self.gain(first) + self._best(without(others, first)))
                gift = GIFT * max(0.0, self.gain(option.card))
                score = two + self.gain(option.card, -1) - gift
                return Rating(option, score, (Message("why-two-for-one"),))
            case _:
                return Rating(option, left * self.drawn, (Message("why-draw"),))

    def _best(self, cards: tuple[str, ...]) -> float:
        """What the better of an open and a hidden card brings."""
        return max((self.drawn, *map(self.gain, cards)))

    def _reasons(self, card: str) -> tuple[Message, ...]:
        if card == GANDALF:
            return (Message("why-gandalf"),)
        box, trait, colour = self.box, self.box.trait_of[card], self.box.colour_of[card]
        places = box.places[self.judge.prospects.next :]
        if trait in places[0].traits:
            place = Message(f"place-{places[0].id}")
            reasons = [Message("why-wanted-here", {"place": place})]
        elif any(trait in place.traits for place in places):
            reasons = [Message("why-wanted-later")]
        else:
            return (Message("why-wanted-nowhere"),)
        row = self.judge.mine.rows[colour]
        if row is not None and row.trait == trait:
            name = Message(f"colour-{box.colours[colour]}")
            reasons.append(Message("why-fits-row", {"colour": name}))
        elif card in self.judge.hand:
            reasons.append(Message("why-fits-hand"))
        return tuple(reasons)


# -- the scoring phase ---------------------------------------------------------------------------


class Plan(NamedTuple):
    """What to do with one colour: lay all cards of a trait (None: lay nothing), and what then."""

    trait: str | None
    gandalf: bool
    valid: tuple[int, ...]
    """How many cards count here, slot by slot."""
    later: Shown
    """What the colour can show afterwards, if the row has to pay a card for counting here."""


class LayingOut:
    """Which cards to show.

    Every combination of plans for the four colours is weighed: what counts here costs a card, so
    not everything that could be laid should be.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.box = judge.box
        self.prospects = judge.prospects
        self.traits = self.box.places[self.prospects.next].traits
        plans = [self._plans(colour) for colour in range(len(self.box.colours))]
        self.valued = [
            (plan, *self._value(plan))
            for plan in product(*plans)
            if sum(one.gandalf for one in plan) <= judge.mine.gandalfs
        ]

    def _plans(self, colour: int) -> list[Plan]:
        row, counts = self.judge.mine.rows[colour], self.judge.mine.counts[colour]
        plans = [self._plan(None, False, row, counts)]
        for trait in self.traits:
            at = self.judge.atlas.index[trait]
            cards = counts[at]
            if not cards:
                continue
            left = put(counts, at, 0)
            if row is not None and row.trait == trait:
                longer = Row(trait, row.cards + cards, row.gandalf)
                plans.append(self._plan(trait, False, longer, left))
                continue
            plans.append(self._plan(trait, False, Row(trait, cards), left))
            if self.judge.mine.gandalfs:
                plans.append(self._plan(trait, True, Row(trait, cards, True), left))
        return plans

    def _plan(
        self, trait: str | None, gandalf: bool, row: Row | None, left: tuple[int, ...]
    ) -> Plan:
        valid = [0] * self.prospects.here
        if row is not None and row.trait in self.traits:
            slot = self.prospects.way.slot_of(row.trait)
            valid[slot] = len(row)
            row = Row(row.trait, row.cards - 1, row.gandalf) if row.cards > 1 else None
        return Plan(trait, gandalf, tuple(valid), self.prospects.way.shown(left, row))

    def _value(self, plan: Sequence[Plan]) -> tuple[float, float]:
        """What a plan brings in all, and what of it here and now."""
        here, hope = self.prospects.here, self.judge.hope
        now = sum(
            [
                hope(at, float(sum(column)))
                for at, column in enumerate(zip(*[one.valid for one in plan], strict=True))
            ]
        )
        gandalfs = self.judge.mine.gandalfs - sum(one.gandalf for one in plan)
        later = self.prospects.way.together([one.later for one in plan], gandalfs, 0)
        return now + self.judge.worth(later, here), now

    def rate(self, options: Iterable[Option]) -> list[Rating]:
        _, idle, idle_now = self.valued[0]
        best = max(value for _, value, _ in self.valued)
        return [self._rate(option, idle, idle_now, best) for option in options]

    def _rate(self, option: Option, idle: float, idle_now: float, best: float) -> Rating:
        if not isinstance(option, Lay | Replace):
            why = "why-keeps-for-later" if idle >= best else "why-no-gain"
            return Rating(option, idle, (Message(why),))
        colour, trait = self.box.colour_of[option.card], self.box.trait_of[option.card]
        costs = (Message("why-costs-row"),) if isinstance(option, Replace) else ()
        fitting = [
            (value, now)
            for plan, value, now in self.valued
            if plan[colour].trait == trait and plan[colour].gandalf == option.gandalf
        ]
        if not fitting:  # a card that does not count here
            return Rating(option, idle - 1 - bool(costs), (Message("why-no-gain"), *costs))
        value, now = max(fitting)
        gain = round(now - idle_now)
        if gain >= 1:
            return Rating(option, value, (Message("why-wins-tile", {"points": gain}), *costs))
        why = "why-prepares" if value >= idle else "why-no-gain"
        return Rating(option, value, (Message(why), *costs))
