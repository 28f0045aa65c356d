"""Whether a card one waits for comes in time: in the opening hand, or by some turn."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import ClassVar

from mathom.core import BadProblem, Message
from mathom.core.odds import Odds, at_least, drawn, expected
from mathom.core.problems import Given, Likelihood, Mean, Problem, Solution, Spread, number
from mathom.games.tcg.box import Box
from mathom.games.tcg.decks.deck import of_the_box
from mathom.games.tcg.decks.legality import told
from mathom.games.tcg.decks.reading import Reader
from mathom.games.tcg.kinds import HAND_SIZE
from mathom.games.tcg.state import State

LARGEST = 300
TURNS = 20
NAMES = 8
"""So many different cards may be waited for at once."""


class DrawProblem(Problem[State]):
    """So many of the wanted cards are drawn by a turn."""

    id: ClassVar[str] = "draw"
    given: ClassVar[tuple[Given, ...]] = (
        Given("wanted"),
        Given("deck", ""),
        Given("cards", "60", of_position=True),
        Given("start", ""),
        Given("hand", str(HAND_SIZE), of_position=True),
        Given("turn", "1"),
        Given("each-turn", "3"),
        Given("seat", "1"),
    )

    def __init__(self, box: Box) -> None:
        self.box = box

    def solve(self, given: Mapping[str, str], position: State | None) -> Solution:
        total, groups = self._pool(given, position)
        hand = number(given, "hand", 0, total) if "hand" in given else 0
        turn, each = number(given, "turn", 1, TURNS), number(given, "each-turn", 0, LARGEST)
        seen = [min(total, hand + each * (one - 1)) for one in range(1, turn + 1)]
        if position is not None and "hand" not in given:
            seen = [min(total, each * one) for one in range(1, turn + 1)]
        wanted = sum(groups)
        odds = drawn(total, wanted, seen[-1])
        spreads = [
            Spread("found", Message("odds-draw-found"), _lines(odds)),
            Spread("any", Message("odds-draw-any"), _yes_or_no(at_least(odds, 1))),
        ]
        if turn > 1:
            first = _first(total, wanted, seen)
            spreads.append(Spread("first", Message("odds-draw-first"), first))
        if len(groups) > 1:
            share = all_of(total, groups, seen[-1])
            spreads.append(Spread("each", Message("odds-draw-each"), _yes_or_no(share)))
        facts = {"wanted": wanted, "cards": total, "draws": seen[-1], "turn": turn}
        return Solution(
            Message("odds-draw-title", facts),
            tuple(spreads),
            (Mean("found", Message("odds-draw-mean"), expected(odds)),),
        )

    def _pool(self, given: Mapping[str, str], state: State | None) -> tuple[int, list[int]]:
        """How many cards there are to draw from, and how many of each wanted one."""
        if given["wanted"].strip().isdigit():
            total = self._size(given, state)
            return total, [number(given, "wanted", 0, total)]
        wanted = self._cards(given["wanted"])
        if len(wanted) > NAMES:
            raise BadProblem("many-names", n=len(wanted), most=NAMES)
        pile = self._pile(given, state)
        for card in self._cards(given["start"]):
            if card not in pile:
                raise BadProblem("not-in-deck", card=Message(f"card-{card}"))
            pile.remove(card)
        return len(pile), [pile.count(card) for card in wanted]

    def _size(self, given: Mapping[str, str], state: State | None) -> int:
        if given["deck"] or (state is not None and "cards" not in given):
            return len(self._pile(given, state))
        return number(given, "cards", 1, LARGEST)

    def _pile(self, given: Mapping[str, str], state: State | None) -> list[str]:
        """The cards one draws from: of a deck that is named, or of a seat of the position."""
        name = given["deck"].strip()
        if name:
            if name not in self.box.decks:
                raise BadProblem("deck", given=name, known=", ".join(self.box.decks))
            cards = of_the_box(self.box, name).cards
            return [card for card, count in cards.items() for _ in range(count)]
        if state is None:
            raise BadProblem("missing", given="deck")
        seat = number(given, "seat", 1, len(state.hands)) - 1
        return list(state.decks[seat].cards())

    def _cards(self, text: str) -> list[str]:
        """Cards by number or title, separated by `;`. Raises BadProblem."""
        reader = Reader(self.box)
        found = [reader.card(part) for part in text.split(";") if part.strip()]
        if reader.findings:
            raise BadProblem("card", flaw=told(reader.findings[0]))
        return list(dict.fromkeys(found))


def all_of(total: int, groups: list[int], draws: int) -> Fraction:
    """How likely it is that at least one of every group is among the cards drawn."""
    ways = 0
    for size in range(len(groups) + 1):
        for without in combinations(groups, size):
            ways += (-1) ** size * comb(total - sum(without), draws)
    return Fraction(ways, comb(total, draws))


def _first(total: int, wanted: int, seen: list[int]) -> tuple[Likelihood, ...]:
    """By turn, when the first of the wanted cards is there."""
    lines, before = [], Fraction()
    for turn, draws in enumerate(seen, 1):
        by_now = at_least(drawn(total, wanted, draws), 1)
        lines.append(
            Likelihood(str(turn), Message("odds-draw-by-turn", {"turn": turn}), by_now - before)
        )
        before = by_now
    return (*lines, Likelihood("later", Message("odds-draw-later"), 1 - before))


def _lines(odds: Odds[int]) -> tuple[Likelihood, ...]:
    return tuple(
        Likelihood(str(one), Message("odds-draw-cards-found", {"number": one}), odds[one])
        for one in sorted(odds)
    )


def _yes_or_no(share: Fraction) -> tuple[Likelihood, ...]:
    return (
        Likelihood("yes", Message("odds-draw-yes"), share),
        Likelihood("no", Message("odds-draw-no"), 1 - share),
    )
