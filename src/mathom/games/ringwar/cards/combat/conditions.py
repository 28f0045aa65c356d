"""What must be true of the figures in a battle: the conditions of combat cards. RKR-6.62"""

import msgspec

from mathom.core import enforces
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Phrase
from mathom.games.ringwar.cards.combat.who import force_of, has_nazgul, people_of
from mathom.games.ringwar.frames import Battle
from mathom.games.ringwar.kinds import ELITE, FREE_NATIONS, NATION_AT, Side
from mathom.games.ringwar.rules.fighting import nazgul_leadership
from mathom.games.ringwar.state import State

# -- who takes part ------------------------------------------------------------------------------


class CompanionFights(msgspec.Struct, frozen=True):
    """A companion takes part."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return bool(people_of(box, state, battle, side))

    def say(self) -> Phrase:
        return Phrase("combat-if-companion")


class LeaderFights(msgspec.Struct, frozen=True):
    """A leader or a companion takes part."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        if people_of(box, state, battle, side):
            return True
        return forces.leaders(force_of(box, state, battle, side)) > 0

    def say(self) -> Phrase:
        return Phrase("combat-if-leader")


class OneOf(msgspec.Struct, frozen=True):
    """One of these companions takes part."""

    people: tuple[str, ...]

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        there = people_of(box, state, battle, side)
        return any(one in there for one in self.people)

    def say(self) -> Phrase:
        names = [Phrase(f"character-{one}") for one in self.people]
        if len(names) == 1:
            return Phrase("combat-if-person", {"person": names[0]})
        return Phrase("combat-if-either", {"one": names[0], "other": names[1]})


@enforces("RK-045")
class SecretFire(msgspec.Struct, frozen=True):
    """Gandalf the Grey takes part, or Gandalf in either form, as the table agreed."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        there = people_of(box, state, battle, side)
        white = "gandalf-white" in there and state.house_rule("secret-fire", "either")
        return "gandalf-grey" in there or white

    def say(self) -> Phrase:
        return Phrase("combat-if-person", {"person": Phrase("character-gandalf-grey")})


class EliteFights(msgspec.Struct, frozen=True):
    """An elite takes part, of this nation or of any."""

    nation: str | None = None

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        force = force_of(box, state, battle, side)
        if self.nation is None:
            return forces.elites(force) > 0
        return forces.count(force, 3 * NATION_AT[self.nation] + ELITE) > 0

    def say(self) -> Phrase:
        if self.nation is None:
            return Phrase("combat-if-elite")
        return Phrase("combat-if-elite-of", {"nation": Phrase(f"nation-{self.nation}")})


@enforces("RK-041")
class NazgulFights(msgspec.Struct, frozen=True):
    """A Nazgûl takes part; the Witch-king is one."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return has_nazgul(box, state, battle)

    def say(self) -> Phrase:
        return Phrase("combat-if-nazgul")


@enforces("RKR-6.64", "RK-087")
class NazgulLead(msgspec.Struct, frozen=True):
    """The Nazgûl in the battle have at least so much leadership."""

    least: int

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return nazgul_leadership(box, state, battle) >= self.least

    def say(self) -> Phrase:
        return Phrase("combat-if-nazgul-lead", {"least": self.least})


class StormsWith(msgspec.Struct, frozen=True):
    """A unit of this nation takes part in the storm of a stronghold, outside or inside."""

    nation: str

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        there = forces.nations(force_of(box, state, battle, side))
        return battle.kind == "siege" and self.nation in there

    def say(self) -> Phrase:
        return Phrase("combat-if-storms", {"nation": Phrase(f"nation-{self.nation}")})


# -- where ---------------------------------------------------------------------------------------


class RingBearersThere(msgspec.Struct, frozen=True):
    """The defenders are where the figure of the Ring-bearers is."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        ring = state.fellowship
        return ring.step is None and ring.region == battle.target

    def say(self) -> Phrase:
        return Phrase("combat-if-ring-bearers")


class DefendedIn(msgspec.Struct, frozen=True):
    """The defenders are in a region of this nation, or in one of these."""

    nation: str
    regions: tuple[str, ...]

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return battle.target in self.regions or box.nation[battle.target] == self.nation

    def say(self) -> Phrase:
        one, other = (Phrase(f"region-{region}") for region in self.regions)
        nation = Phrase(f"nation-{self.nation}")
        return Phrase("combat-if-defended", {"nation": nation, "one": one, "other": other})


class FreeGround(msgspec.Struct, frozen=True):
    """The defenders are in a region of a nation of the Free Peoples."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return box.nation[battle.target] in FREE_NATIONS

    def say(self) -> Phrase:
        return Phrase("combat-if-free-ground")


class Near(msgspec.Struct, frozen=True):
    """The defenders are at most so many regions away from here."""

    region: str
    most: int

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        reached = {self.region}
        for _ in range(self.most):
            reached |= {near for region in reached for near in box.near[region]}
        return battle.target in reached

    def say(self) -> Phrase:
        region = Phrase(f"region-{self.region}")
        return Phrase("combat-if-near", {"region": region, "most": self.most})


class DefendingOutside(msgspec.Struct, frozen=True):
    """The own army is attacked, and not in a siege battle."""

    def holds(self, box: Box, state: State, battle: Battle, side: Side) -> bool:
        return battle.attacker != side and battle.kind != "siege"

    def say(self) -> Phrase:
        return Phrase("combat-if-defending")
