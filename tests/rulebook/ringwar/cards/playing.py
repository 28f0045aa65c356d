"""Event cards on the table-top: play one with its own die, answer its questions, look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

import pytest

from mathom.core import Answer
from mathom.core.frames import replace
from mathom.games.ringwar.events import Recruited
from mathom.games.ringwar.frames import Acting
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop

__all__ = ["FREE", "SHADOW", "CardTable", "card"]

TESTED: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., Any])


def card(*names: str) -> Callable[[Test], Test]:
    """Marks a test as one of these cards, and is given each of them."""
    TESTED.update(names)
    mark: Callable[[Test], Test] = pytest.mark.parametrize("name", names)
    return mark


class CardTable(Tabletop):
    """An empty map; both sides have dice left, so that the turn goes on."""

    def plays(self, name: str, *answers: Answer) -> Self:
        """The side of the card plays it, with its own die, and answers what it asks."""
        return self.ready(name).goes(name, *answers)

    def ready(self, name: str) -> Self:
        """The card is in the hand of its side, whose action it is."""
        side, die = self.box.card_side[name], self.box.cards[name].die
        self.hand(side, name)
        mine, theirs = self.state.dice[side], self.state.dice[1 - side]
        self.acts(side, die, *mine)
        self.dice(1 - side, *(theirs or ("muster",)))
        return self

    def goes(self, name: str, *answers: Answer) -> Self:
        die = self.box.cards[name].die
        self.play(f"play {name} {die} {die}", *answers)
        return self

    def refuses(self, name: str) -> str | None:
        """The rule by which the card cannot be played now."""
        die = self.box.cards[name].die
        return self.ready(name).refused(f"play {name} {die} {die}").rule

    @property
    def done(self) -> bool:
        """Whether the card has taken effect, and the next action is asked for."""
        return self.asks(Acting)

    def laid(self, *names: str) -> Self:
        """These cards lie on the table."""
        for name in names:
            side = self.box.card_side[name]
            self.hand(side, name)
            kept = tuple(one for one in self.state.hands[side] if one != name)
            hands = (kept, self.state.hands[1]) if side == FREE else (self.state.hands[0], kept)
            self.change(hands=hands, table=(*self.state.table, name))
        return self

    def change(self, **changes: Any) -> Self:
        self.state = replace(self.state, **changes)
        return self

    @property
    def recruited(self) -> list[tuple[str, str]]:
        """What came into play, and where."""
        return [(one.figure, one.region) for one in self.told(Recruited)]
