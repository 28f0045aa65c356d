"""What matters of an army in a battle, and how many hits it scores in a round."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from mathom.core.odds import rerolled
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import FIGURE_AT, MOST_DICE, Force

First = Literal["elites", "regulars"]
"""Who takes the hits: elites are reduced first, which keeps most dice, or regulars removed."""


class Host(NamedTuple):
    """An army in battle: its units, its leadership, and its Captains of the West."""

    regulars: int
    elites: int = 0
    leadership: int = 0
    captains: int = 0

    @property
    def units(self) -> int:
        return self.regulars + self.elites

    @property
    def dice(self) -> int:
        """How many dice it rolls. RKR-6.59"""
        return min(MOST_DICE, self.units + self.captains)

    @property
    def endures(self) -> int:
        """How many hits it takes to destroy it."""
        return self.regulars + 2 * self.elites

    def after(self, hits: int, first: First = "elites") -> "Host":
        """What is left after so many hits; a regular is found for every elite. RKR-6.72"""
        regulars, elites = self.regulars, self.elites
        for _ in range(min(hits, self.endures)):
            if elites and (first == "elites" or not regulars):
                regulars, elites = regulars + 1, elites - 1
            else:
                regulars -= 1
        return Host(regulars, elites, self.leadership, self.captains)


def host(box: Box, force: Force, people: Sequence[str] = (), *, white_hand: bool = False) -> Host:
    """What matters of these figures and characters; `white_hand`: Isengard's elites lead."""
    lead = forces.leaders(force) + sum(box.people[one].leadership for one in people)
    if white_hand:
        lead += forces.count(force, FIGURE_AT["isengard-elite"])
    captains = sum(box.people[one].captain for one in people)
    return Host(forces.regulars(force), forces.elites(force), lead, captains)


class Edge(NamedTuple):
    """What cards do to a side's dice in one round."""

    bonus: int = 0
    reroll_bonus: int = 0
    most_dice: int = MOST_DICE
    fewer_dice: int = 0
    no_reroll: bool = False


NO_EDGE = Edge()


def hit_chance(needs: int, bonus: int = 0) -> Fraction:
    """How likely one die hits: a natural 1 never, a natural 6 always. RKR-6.68"""
    return Fraction(sum(die == 6 or die + bonus >= needs for die in range(2, 7)), 6)


@lru_cache(maxsize=4096)
def hits(side: Host, needs: int, edge: Edge = NO_EDGE) -> Mapping[int, Fraction]:
    """How many hits an army scores in a round, if it re-rolls all it may. RKR-6.66, RKR-6.67"""
    dice = max(1, min(side.dice, edge.most_dice) - edge.fewer_dice)
    again = 0 if edge.no_reroll else min(MOST_DICE, side.leadership)
    first, second = hit_chance(needs, edge.bonus), hit_chance(needs, edge.reroll_bonus)
    return rerolled(dice, first, again, second)


def struck(dice: int, needs: int = 5) -> Mapping[int, Fraction]:
    """The hits of an extra attack: no re-roll, no bonus. RKR-6.65"""
    return rerolled(min(MOST_DICE, dice), hit_chance(needs), 0, Fraction())
