"""Whether a card one waits for is among the next ones."""

from collections.abc import Mapping
from typing import ClassVar

from mathom.core import BadProblem, Message
from mathom.core.odds import Odds, at_least, drawn, expected
from mathom.core.problems import Given, Likelihood, Mean, Problem, Solution, Spread, number
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import DECK_AT, DECKS
from mathom.games.ringwar.problems.reading import read_card
from mathom.games.ringwar.state import State

DECK_SIZE = 24


class DrawProblem(Problem[State]):
    """So many of the wanted cards are drawn from a deck."""

    id: ClassVar[str] = "draw"
    given: ClassVar[tuple[Given, ...]] = (
        Given("wanted"),
        Given("draws", "1"),
        Given("cards", str(DECK_SIZE), of_position=True),
        Given("deck", "", ("", *DECKS)),
    )

    def __init__(self, box: Box) -> None:
        self.box = box

    def solve(self, given: Mapping[str, str], position: State | None) -> Solution:
        draws = number(given, "draws", 1, DECK_SIZE)
        if given["wanted"].strip().isdigit():
            total = self._size(given, position)
            wanted = number(given, "wanted", 0, total)
            odds = drawn(total, wanted, min(draws, total))
        else:
            total, wanted, odds = self._named(given, position, draws)
        return Solution(
            Message("odds-draw-title", {"wanted": wanted, "cards": total, "draws": draws}),
            (
                Spread("found", Message("odds-draw-found"), _lines(odds)),
                Spread("any", Message("odds-draw-any"), _any(odds)),
            ),
            (Mean("found", Message("odds-draw-mean"), expected(odds)),),
        )

    def _size(self, given: Mapping[str, str], state: State | None) -> int:
        if "cards" in given:
            return number(given, "cards", 1, DECK_SIZE)
        if not given["deck"] or state is None:
            raise BadProblem("missing", given="deck")
        return len(state.decks[DECK_AT[given["deck"]]])

    def _named(
        self, given: Mapping[str, str], state: State | None, draws: int
    ) -> tuple[int, int, Odds[int]]:
        """With cards named: they say which deck, and a position says which are still in it."""
        wanted = {read_card(self.box, name) for name in given["wanted"].split(";") if name.strip()}
        decks = {self.box.cards[card].deck for card in wanted}
        if len(decks) != 1:
            raise BadProblem("one-deck")
        if state is None or "cards" in given:
            total = number(given, "cards", len(wanted), DECK_SIZE)
            return total, len(wanted), drawn(total, len(wanted), min(draws, total))
        pile = state.decks[DECK_AT[decks.pop()]]
        there = sum(card in wanted for card in pile.cards())
        return len(pile), there, drawn(len(pile), there, min(draws, len(pile)))


def _lines(odds: Odds[int]) -> tuple[Likelihood, ...]:
    return tuple(
        Likelihood(str(one), Message("odds-draw-cards-found", {"number": one}), odds[one])
        for one in sorted(odds)
    )


def _any(odds: Odds[int]) -> tuple[Likelihood, ...]:
    found = at_least(odds, 1)
    return (
        Likelihood("yes", Message("odds-draw-yes"), found),
        Likelihood("no", Message("odds-draw-no"), 1 - found),
    )
