"""A draft to try the rules on: played on with the first option, or as a test says."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import mathom
from mathom.core import Event, Match, Refusal, Seeded
from mathom.games.draft.game import Draft
from mathom.games.draft.options import Build, Pick
from mathom.games.draft.state import State


def draft() -> Draft:
    """The game."""
    game = mathom.game("draft")
    assert isinstance(game, Draft)
    return game


class Evening:
    """Some people at a table, with boosters."""

    def __init__(self, seats: int = 3, seed: int = 7, **settings: str) -> None:
        self.game = draft()
        wanted = {"boosters": "1", **settings}
        self.match = Match(self.game, self.game.setup(seats, wanted), Seeded(seed))

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def asked(self) -> list[int]:
        """Who chooses now."""
        return list(self.match.asked)

    def pick(self, seat: int, card: str | None = None) -> str:
        """A seat takes a card of its booster: this one, or the first."""
        taken = card or self.state.packs[seat][0]
        self.match.play(Pick(taken), seat)
        return taken

    def round(self) -> list[str]:
        """All take the first card of their boosters."""
        return [self.pick(seat) for seat in self.match.asked]

    def to_the_decks(self) -> "Evening":
        """Everything is taken."""
        while not self.building:
            self.round()
        return self

    @property
    def building(self) -> bool:
        return self.game.table(self.state, None).stage == "building"

    def deck(self, seat: int) -> Build:
        """The best deck that is suggested to a seat."""
        option = self.match.view(seat).choice.options[0]
        assert isinstance(option, Build)
        return option

    def build_all(self) -> "Evening":
        for seat in self.match.asked:
            self.match.play(self.deck(seat), seat)
        return self

    def refused(self, seat: int, option: Pick | Build) -> Refusal:
        refusal = self.game.refusal(self.match.state_for(seat), option)
        assert refusal is not None
        return refusal

    def happened(self, kind: type[Event], seat: int | None = None) -> list[Any]:
        """The events of a kind: all that is in them, or as a seat saw them."""
        events = (*self.match.opening, *(one for p in self.match.played for one in p.events))
        if seat is not None:
            events = self.match.events(seat)
        return [one for one in events if isinstance(one, kind)]

    def opened(self) -> Counter[str]:
        """All cards that chance has said."""
        return Counter(str(one) for one in self.match.outcomes if one not in ("aragorn", "theoden"))

    def there(self) -> Counter[str]:
        """All cards that are somewhere."""
        return Counter(card for cards in (*self.state.pools, *self.state.packs) for card in cards)


def evenings() -> Iterator[Evening]:
    """All sizes, draft and sealed."""
    for seats in range(2, 9):
        for kind in ("draft", "sealed"):
            yield Evening(seats, seed=seats, kind=kind, boosters="2")
