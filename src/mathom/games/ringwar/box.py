"""The components made ready for play: lookups, and what never changes during a match."""

from itertools import combinations_with_replacement
from math import factorial, prod

from mathom.core import Chance, enforces
from mathom.games.ringwar.cards.base import Catalogue
from mathom.games.ringwar.components import Components
from mathom.games.ringwar.kinds import (
    DECKS,
    FIGURES,
    FREE,
    NATION_AT,
    SHADOW,
    SIDE_OF,
    Face,
    Force,
    Side,
)

ENTRANCES = ("morannon", "minas-morgul")
"""From here the Fellowship enters Mordor. RKR-9.41"""


@enforces("RKR-2.10", "RKR-2.14", "RK-031", "RK-042", "RK-043")
class Box:
    """What is in the box, by the questions the rules ask of it."""

    def __init__(self, components: Components, built: Catalogue) -> None:
        self.components = components
        self.built = built
        """What the event cards do, by id; what is printed on them: `cards`."""
        regions = components.regions
        self.regions = tuple(region.id for region in regions)
        self.at = {region: at for at, region in enumerate(self.regions)}
        self.near = {region.id: region.near for region in regions}
        self.nation = {region.id: region.nation for region in regions}
        self.settlement = {region.id: region.settlement for region in regions}
        self.points = {region.id: region.points for region in regions}
        self.coastal = frozenset(region.id for region in regions if region.coastal)
        self.east_edge = frozenset(region.id for region in regions if region.east_edge)
        self.strongholds = frozenset(r.id for r in regions if r.settlement == "stronghold")
        self.major = frozenset(r.id for r in regions if r.points)
        """Regions with a city or a stronghold."""
        self.settlements = frozenset(
            r.id for r in regions if r.settlement in ("town", "city", "stronghold")
        )
        self.walls = frozenset(r.id for r in regions if r.settlement in ("city", "fortification"))
        self.home: dict[str, Side] = {
            r.id: SIDE_OF[r.nation] for r in regions if r.nation and r.id in self.settlements
        }
        """The side that holds a settlement at the start."""
        self.towns_of = {
            nation: tuple(r.id for r in regions if r.nation == nation and r.id in self.settlements)
            for nation in NATION_AT
        }
        self.land_of = {
            nation: frozenset(r.id for r in regions if r.nation == nation) for nation in NATION_AT
        }
        self.closed = frozenset(r.id for r in regions if r.in_mordor and r.id not in ENTRANCES)
        """Where the figure of the Fellowship has nothing to look for. RK-169"""
        self.to_mordor = self._far_from(ENTRANCES)
        """How many regions it is to where Mordor is entered."""
        self._set_up_people(components)
        self._set_up_cards(components)
        self._set_up_dice(components)

    def _far_from(self, places: tuple[str, ...]) -> dict[str, int]:
        """How many regions it is from each to the nearest of these."""
        found = dict.fromkeys(places, 0)
        for region in (edge := [*places]):
            for near in self.near[region]:
                if near not in found:
                    found[near] = found[region] + 1
                    edge.append(near)
        return found

    def _set_up_people(self, components: Components) -> None:
        people = components.characters
        self.people = {one.id: one for one in people}
        self.characters = tuple(self.people)
        self.person_at = {one: at for at, one in enumerate(self.characters)}
        self.companions = tuple(one.id for one in people if one.side == "free")
        self.minions = tuple(one.id for one in people if one.side == "shadow")
        self.side_of = {one.id: FREE if one.side == "free" else SHADOW for one in people}
        self.of_side = (self.companions, self.minions)
        self.totals: Force = tuple(
            number for nation in components.nations for number in nation.figures
        )
        assert len(self.totals) == len(FIGURES)

    def _set_up_cards(self, components: Components) -> None:
        self.cards = {card.id: card for card in components.cards}
        self.deck_cards = {
            deck: tuple(card.id for card in components.cards if card.deck == deck) for deck in DECKS
        }
        self.card_side = {
            card.id: FREE if card.deck.startswith("fp") else SHADOW for card in components.cards
        }
        self.tiles = {tile.id: tile for tile in components.tiles}

    def _set_up_dice(self, components: Components) -> None:
        dice = components.dice
        self.dice_start = (dice.free_start, dice.shadow_start)
        self.action_die = tuple(
            _die([_FACE.get(face, face) for face in faces]) for faces in (dice.free, dice.shadow)
        )
        self.combat_dice = tuple(_dice(number) for number in range(6))


_FACE: dict[str, str] = {"will_of_the_west": "will"}


def _die(faces: list[str]) -> Chance:
    kinds = tuple(dict.fromkeys(faces))
    return Chance("action-die", kinds, tuple(faces.count(face) for face in kinds))


def _dice(number: int) -> Chance:
    """So many combat dice at once: an outcome is their sorted numbers, `13556`."""
    rolls = ["".join(roll) for roll in combinations_with_replacement("123456", number)]
    weights = [
        factorial(number) // prod(factorial(roll.count(face)) for face in "123456")
        for roll in rolls
    ]
    return Chance("combat-dice", tuple(rolls), tuple(weights))


@enforces("RKR-4.17", "RKR-4.18", "RK-006")
def pays(die: Face, face: Face) -> bool:
    """Whether a die can be used as this face. RKR-4.17, RKR-4.18"""
    return die in (face, "will") or (die == "army_muster" and face in ("army", "muster"))
