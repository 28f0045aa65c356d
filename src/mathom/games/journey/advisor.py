"""How to play well: collect what counts at the coming places, lay out what pays.

Options are compared by the points they can be expected to bring, at the next place and later.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import exp
from random import Random
from typing import NamedTuple

from mathom.core import Choice, Message, Option, Rating, View
from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.options import GANDALF, Done, Draw, Lay, Replace, Swap, Take
from mathom.games.journey.prospects import Holding, Prospects
from mathom.games.journey.state import Laying, Row, Rows, State, Swapping, without
from mathom.games.journey.view import Table, unseen

GIFT = 0.15
"""How much of a card's worth is lost by laying it where the others can take it."""
PRICE = 0.85
"""How likely a row that counts costs a card."""
SPREAD = 2.0
"""So many points ahead at the end make the win likely, …"""
OPEN_END = 0.9
"""… and so many more for every place that is still to come."""


class Plan(NamedTuple):
    """What to do with one colour: the cards to lay, and what the row is then worth."""

    trait: str | None
    gandalf: bool
    row: Row | None


class JourneyAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.quick = Quick(box)

    # -- the win ---------------------------------------------------------------------------------

    def value(self, state: State) -> tuple[float, ...]:
        seats = range(len(state.hands))
        if not state.frames:
            return self.shares([float(state.points(seat)) for seat in seats], 0.2)
        prospects = Prospects(self.box, state)
        strengths = [
            prospects.strengths(
                Holding(Counter(state.hands[seat]), state.rows[seat], 0, prospects.done(seat))
            )
            for seat in seats
        ]
        totals = [prospects.points[seat] + sum(prospects.hopes(strengths, seat)) for seat in seats]
        to_come = self.box.last + 1 - prospects.next
        return self.shares(totals, SPREAD + OPEN_END * to_come)

    @staticmethod
    def shares(totals: Sequence[float], spread: float) -> tuple[float, ...]:
        """The shares of the win for these points."""
        best = max(totals)
        weights = [exp((total - best) * 2 / spread) for total in totals]
        whole = sum(weights)
        return tuple(weight / whole for weight in weights)

    # -- rating ----------------------------------------------------------------------------------

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        seen, options = view.table, view.choice.options
        seat = view.choice.seat
        prospects = Prospects(self.box, seen)
        judge = Judge(self.box, prospects, seen, seat)
        if isinstance(seen.frames[-1], Laying):
            return LayingOut(judge, seen).rate(options)
        return Collecting(judge, seen).rate(options)

    # -- playing an imagined game on -------------------------------------------------------------

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        if isinstance(choice.options[-1], Done):
            return self.quick.lay(state, choice.options)
        return self.quick.take(state, choice.options, rng)


class Judge:
    """What one player's cards are worth, against what is known of the others."""

    def __init__(self, box: Box, prospects: Prospects, seen: Table, seat: Seat) -> None:
        self.box = box
        self.prospects = prospects
        self.seat = seat
        self.hand = Counter(seen.hand or ())
        self.rows = seen.rows[seat]
        self.others = [
            prospects.strengths(
                Holding(
                    Counter(seen.known[other]),
                    seen.rows[other],
                    seen.hand_sizes[other] - len(seen.known[other]),
                    prospects.done(other),
                )
            )
            for other in range(prospects.seats)
        ]
        self._hopes: dict[tuple[int, float], float] = {}

    def worth(self, hand: Mapping[str, int], rows: Rows, first: int = 0) -> float:
        """The points to expect from these cards, from slot number `first` on."""
        strengths = self.prospects.strengths(Holding(hand, rows))
        return sum(self.hope(at, mine) for at, mine in enumerate(strengths) if at >= first)

    def hope(self, at: int, mine: float) -> float:
        """The points to expect from a slot with this strength."""
        known = self._hopes.get((at, mine))
        if known is None:
            others = [one[at] for one in self.others]
            known = self.prospects.hope(at, mine, self.seat, others)
            self._hopes[at, mine] = known
        return known


class Collecting:
    """The journey phase: which cards to take."""

    def __init__(self, judge: Judge, seen: Table) -> None:
        self.judge = judge
        self.box = judge.box
        self.seen = seen
        self.now = judge.worth(judge.hand, judge.rows)
        self.gains: dict[str, float] = {}
        hidden = unseen(judge.box, seen, judge.seat)
        total = sum(hidden.values())
        drawn = sum(count * self.gain(card) for card, count in hidden.items() if count > 0)
        self.drawn = drawn / total if total else 0.0

    def gain(self, card: str) -> float:
        """What one more card of this kind brings."""
        known = self.gains.get(card)
        if known is None:
            hand = Counter(self.judge.hand)
            hand[card] += 1
            known = self.gains[card] = self.judge.worth(hand, self.judge.rows) - self.now
        return known

    def loss(self, card: str) -> float:
        """What it costs to have one card of this kind less."""
        hand = Counter(self.judge.hand)
        hand[card] -= 1
        return self.now - self.judge.worth(hand, self.judge.rows)

    def rate(self, options: Iterable[Option]) -> list[Rating]:
        frame = self.seen.frames[-1]
        left = frame.left if isinstance(frame, Swapping) else 1
        others = self.seen.open
        if isinstance(frame, Swapping):
            others = without(others, frame.laid)
        return [self._rate(option, left, others) for option in options]

    def _rate(self, option: Option, left: int, others: tuple[str, ...]) -> Rating:
        match option:
            case Take():
                score = self.gain(option.card)
                if left == 2:
                    score += self.best(without(others, option.card))
                return Rating(option, score, self._reasons(option.card))
            case Swap():
                first = max(others, key=self.gain, default=None)
                two = 2 * self.drawn
                if first is not None:
                    two = max(two, self.gain(first) + self.best(without(others, first)))
                score = two - self.loss(option.card) - GIFT * max(0.0, self.gain(option.card))
                return Rating(option, score, (Message("why-two-for-one"),))
            case _:
                return Rating(option, left * self.drawn, (Message("why-draw"),))

    def best(self, cards: tuple[str, ...]) -> float:
        """What the better of an open and a hidden card brings."""
        return max((self.drawn, *map(self.gain, cards)))

    def _reasons(self, card: str) -> tuple[Message, ...]:
        if card == GANDALF:
            return (Message("why-gandalf"),)
        box, trait = self.box, self.box.trait_of[card]
        colour, places = box.colour_of[card], box.places[self.judge.prospects.next :]
        if trait in places[0].traits:
            place = Message(f"place-{places[0].id}")
            reasons = [Message("why-wanted-here", {"place": place})]
        elif any(trait in place.traits for place in places):
            reasons = [Message("why-wanted-later")]
        else:
            return (Message("why-wanted-nowhere"),)
        row = self.judge.rows[colour]
        if row is not None and row.trait == trait:
            name = Message(f"colour-{box.colours[colour]}")
            reasons.append(Message("why-fits-row", {"colour": name}))
        elif self.judge.hand[card]:
            reasons.append(Message("why-fits-hand"))
        return tuple(reasons)


class LayingOut:
    """The scoring phase: which cards to show.

    A plan says for every colour whether to lay all cards of one trait, with Gandalf or without.
    What counts now costs a card later, so not everything that could be laid should be.
    """

    def __init__(self, judge: Judge, seen: Table) -> None:
        self.judge = judge
        self.box = judge.box
        prospects = judge.prospects
        self.traits = self.box.places[prospects.next].traits
        self.here = sum(slot.place == prospects.next for slot in prospects.slots)
        self.gandalfs = judge.hand[GANDALF]
        plans = [self._plans(colour) for colour in range(len(self.box.colours))]
        self.valued = [
            (plan, *self._value(plan))
            for plan in product(*plans)
            if sum(one.gandalf for one in plan) <= self.gandalfs
        ]

    def _plans(self, colour: int) -> list[Plan]:
        row = self.judge.rows[colour]
        plans = [Plan(None, False, row)]
        for trait in self.traits:
            cards = self.judge.hand[self.box.card_of[colour][trait]]
            if not cards:
                continue
            if row is not None and row.trait == trait:
                plans.append(Plan(trait, False, Row(trait, row.cards + cards, row.gandalf)))
                continue
            plans.append(Plan(trait, False, Row(trait, cards)))
            if self.gandalfs:
                plans.append(Plan(trait, True, Row(trait, cards, True)))
        return plans

    def _value(self, plan: Sequence[Plan]) -> tuple[float, float]:
        """What a plan brings in all, and what of it here and now."""
        hand = dict(self.judge.hand)
        counts = [0] * len(self.traits)
        after: list[Row | None] = []
        price = 0.0
        for colour, one in enumerate(plan):
            row = one.row
            if one.trait is not None:
                hand[self.box.card_of[colour][one.trait]] = 0
                hand[GANDALF] = hand.get(GANDALF, 0) - one.gandalf
            if row is not None and row.trait in self.traits:
                counts[self.traits.index(row.trait)] += len(row)
                price += 1
                row = Row(row.trait, row.cards - 1, row.gandalf) if row.cards > 1 else None
            after.append(row)
        shown = counts if self.here > 1 or self.judge.prospects.seats == 2 else [sum(counts)]
        now = sum(self.judge.hope(at, float(mine)) for at, mine in enumerate(shown))
        rows_kept = tuple(one.row for one in plan)
        later = PRICE * self.judge.worth(hand, tuple(after), self.here)
        later += (1 - PRICE) * self.judge.worth(hand, rows_kept, self.here)
        return now + later, now

    def rate(self, options: Iterable[Option]) -> list[Rating]:
        idle, idle_now = self.valued[0][1:]
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


class Quick:
    """Rules of thumb for imagined games, where a good guess now beats a better one later."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.worth = [self._worths(place) for place in range(box.last + 1)]
        """How much a card is wanted after each place."""

    def _worths(self, place: int) -> dict[str, float]:
        worths = {GANDALF: 1.6}
        for card, trait in self.box.trait_of.items():
            worths[card] = sum(
                0.75**ahead
                for ahead, one in enumerate(self.box.places[place + 1 :])
                if trait in one.traits
            )
        return worths

    def take(self, state: State, options: tuple[Option, ...], rng: Random) -> Option:
        """A wanted open card, best one that fits; otherwise one from the pile."""
        worth, hand, rows = self.worth[state.place], state.hand, state.rows[state.turn]
        best: Option = options[0]
        most = -1.0
        for option in options:
            if isinstance(option, Take):
                card = option.card
                score = worth[card]
                if card != GANDALF and score:
                    row = rows[self.box.colour_of[card]]
                    score += 0.3 * hand.count(card)
                    if row is not None:
                        score += 0.5 if row.trait == self.box.trait_of[card] else -0.3
            elif isinstance(option, Draw):
                score = 1.0 + 0.6 * rng.random()
            else:
                break
            if score > most:
                best, most = option, score
        return best

    def lay(self, state: State, options: tuple[Option, ...]) -> Option:
        """Everything that counts here; another row is given up only for more cards."""
        traits = self.box.places[state.place].traits
        later = self.worth[state.place]
        hand, rows = state.hand, state.rows[state.turn]
        best, most = options[-1], 0.0
        for option in options:
            if not isinstance(option, Lay | Replace):
                break
            card = option.card
            if self.box.trait_of[card] not in traits:
                continue
            score = hand.count(card) + 0.5 * option.gandalf
            if isinstance(option, Replace):
                row = rows[self.box.colour_of[card]]
                assert row is not None
                old = self.box.card_of[self.box.colour_of[card]][row.trait]
                keep = len(row) * (1.0 if row.trait in traits else min(1.0, later[old]))
                score -= keep
            if score > most:
                best, most = option, score
        return best
