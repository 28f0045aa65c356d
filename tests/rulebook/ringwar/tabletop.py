"""A table-top: set up a position of `ringwar` by hand, in the words of the game, and play on.

    table = Tabletop().army("edoras", rohan=(2, 1, 1)).at_war("rohan").acts(FREE, "army_muster")
    table.play("use army_muster march", "march edoras westemnet", "go", "done")
    assert table.units("westemnet") == 3

Chance is told: faces for action dice, sorted numbers such as `13556` for combat dice, the kind of
a tile (`eye`, `0r`, `1`, `1r`, `2`, `2r`, `3`), a card, a companion.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from mathom.core.frames import put, replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.frames import Acting, Actions, AnyFrame, Ending, SortingAttack
from mathom.games.ringwar.game import Ringwar, game
from mathom.games.ringwar.kinds import (
    DECK_AT,
    FREE,
    NATION_AT,
    SHADOW,
    SIDE_OF,
    Face,
    Force,
)
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.attacking import attackers, refuse_attack
from mathom.games.ringwar.state import State
from tests.rulebook.by_hand import ByHand

__all__ = ["FREE", "SHADOW", "Tabletop"]

the_game = cache(game)


class Tabletop(ByHand[Ringwar, State]):
    """The set-up of the rulebook, or an empty map; nobody holds cards."""

    def __init__(self, *, empty: bool = True, seats: int = 2, **settings: str) -> None:
        super().__init__(the_game(), seats, **settings)
        self.box = self.game.box
        decks = list(self.state.decks)
        for seat, hand in enumerate(self.state.hands):
            for card in hand:
                at = DECK_AT[self.box.cards[card].deck]
                decks[at] = decks[at].shuffled_with((card,))
            self.state = replace(self.state, hands=put(self.state.hands, seat, ()))
        self.state = replace(self.state, decks=tuple(decks))
        if empty:
            self._clear()

    def _clear(self) -> None:
        nobody: tuple[Force, ...] = ((),) * len(self.box.regions)
        self.state = replace(
            self.state, armies=(nobody, nobody), reinforcements=self.box.totals, lost=()
        )

    # -- given -----------------------------------------------------------------------------------

    def army(self, region: str, **nations: tuple[int, ...]) -> Self:
        """These figures stand here (regulars, elites, leaders), from the reinforcements."""
        for name, figures in nations.items():
            for rank, number in enumerate(figures):
                force = forces.of(3 * NATION_AT[name] + rank, number)
                left = forces.minus(self.state.reinforcements, force)
                state = replace(self.state, reinforcements=left)
                self.state = board.add(self.box, state, SIDE_OF[name], region, force, [])
        return self

    def person(self, person: str, place: str) -> Self:
        """A character is here: a region, `fellowship`, `aside` or `gone`."""
        self.state = board.move_people(self.box, self.state, (person,), place)
        return self

    def at_war(self, *nations: str) -> Self:
        """These nations are At War."""
        for nation in nations:
            self.politics(nation, 0, active=True)
        return self

    def politics(self, nation: str, steps: int, active: bool) -> Self:
        at = NATION_AT[nation]
        self.state = replace(
            self.state,
            steps=put(self.state.steps, at, steps),
            active=put(self.state.active, at, active),
        )
        return self

    def besieged(self, *regions: str) -> Self:
        self.state = replace(self.state, besieged=tuple(sorted(regions)))
        return self

    def captured(self, *regions: str) -> Self:
        """The enemy of whom it belonged to holds the settlement."""
        self.state = replace(self.state, captured=tuple(sorted(regions)))
        return self

    def fellowship(self, **changes: Any) -> Self:
        """Where the Fellowship is, and how it fares."""
        self.state = replace(self.state, fellowship=replace(self.state.fellowship, **changes))
        return self

    def hunt_box(self, free: int = 0, shadow: int = 0) -> Self:
        self.state = replace(self.state, hunt=replace(self.state.hunt, dice=(free, shadow)))
        return self

    def hand(self, side: int, *cards: str) -> Self:
        """A side holds these cards."""
        decks = list(self.state.decks)
        for card in cards:
            at = DECK_AT[self.box.cards[card].deck]
            decks[at] = decks[at].without(card)
        hands = put(self.state.hands, side, tuple(sorted((*self.state.hands[side], *cards))))
        self.state = replace(self.state, decks=tuple(decks), hands=hands)
        return self

    def dice(self, side: int, *dice: Face) -> Self:
        """The unused dice of a side."""
        pair = put(self.state.dice, side, tuple(sorted(dice)))
        self.state = replace(self.state, dice=(pair[0], pair[1]))
        return self

    def acts(self, side: int, *dice: Face) -> Self:
        """It is this side's action, with these dice unused."""
        self.dice(side, *dice)
        turn = replace(self.state.turn, side=side)
        self.state = replace(self.state, turn=turn, frames=(Ending(), Actions(), Acting(side)))
        return self

    def frames(self, *frames: AnyFrame) -> Self:
        """This is under way, over the action phase."""
        self.state = replace(self.state, frames=(Ending(), Actions(), *frames))
        state = self.game.settle(self.state, self.happened)
        self.state = state
        return self

    # -- then ------------------------------------------------------------------------------------

    def targets(self, word: str) -> set[str]:
        """The first places named by options with this word."""
        return {option.split()[1] for option in self.options if option.split()[0] == word}

    def asks(self, kind: type[AnyFrame]) -> bool:
        """Whether this is what is asked now."""
        return isinstance(self.state.frames[-1], kind)

    @property
    def seat(self) -> int | None:
        return self.match.to_move

    def force(self, region: str, nation: str) -> tuple[int, int, int]:
        """Regulars, elites and leaders of a nation in a region."""
        here = board.army(self.box, self.state, SIDE_OF[nation], region)
        at = 3 * NATION_AT[nation]
        return (here[at], here[at + 1], here[at + 2]) if here else (0, 0, 0)

    def units(self, region: str, side: int | None = None) -> int:
        """How many units of a side, or of both, are in a region."""
        sides = (FREE, SHADOW) if side is None else (side,)
        return sum(forces.units(board.army(self.box, self.state, one, region)) for one in sides)

    def where(self, person: str) -> str:
        return board.where(self.box, self.state, person)

    def reserve(self, nation: str) -> tuple[int, ...]:
        return self._three(self.state.reinforcements, nation)

    def lost(self, nation: str) -> tuple[int, ...]:
        return self._three(self.state.lost, nation)

    def _three(self, force: Force, nation: str) -> tuple[int, ...]:
        at = 3 * NATION_AT[nation]
        return force[at : at + 3] if force else (0, 0, 0)

    def steps(self, nation: str) -> int:
        return self.state.steps[NATION_AT[nation]]

    def active(self, nation: str) -> bool:
        return self.state.active[NATION_AT[nation]]


def attack(table: Tabletop, side: int, origin: str, to: str) -> Tabletop:
    """An army of a side attacks there, and decides who is the rearguard."""
    box, state = table.box, table.state
    assert refuse_attack(box, state, side, origin, to, led=False) is None
    ready = attackers(box, state, side, origin)
    sorting = SortingAttack(side, origin, to, False, ready.force, ready.people)
    return table.dice(1 - side, "event").frames(sorting)
