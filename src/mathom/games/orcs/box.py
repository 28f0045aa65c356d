"""The components made ready for play."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from mathom.games.orcs.board import ANY, ORC, Land, Row, at, put_all
from mathom.games.orcs.components import Components, HeroCard, Spot
from mathom.games.orcs.link import Links
from mathom.games.orcs.paths import Atlas

DECKS = 4096
"""So many event decks are remembered with what may be on top of them."""


class Hand(Struct, frozen=True, gc=False):
    """Hero cards held together: how strong the strongest is, and how they move."""

    heroes: Sequence[HeroCard]
    strength: int
    wide: int
    """How strong the strongest is that moves in any direction, half straight and half diagonal."""


class Box:
    """Lookups, the land, the ways on it, and the chances."""

    def __init__(self, components: Components) -> None:
        self.components = components
        plan = components.board
        towers = {name: fields(tower.fields) for name, tower in plan.towers.items()}
        self.land = Land(field for block in towers.values() for field in block)
        self.links = Links(*towers.values())
        self.areas = {name: fields(area.fields) for name, area in plan.areas.items()}
        self.rings = {
            (tower, int(ring)): fields(spots)
            for tower, rings in plan.rings.items()
            for ring, spots in rings.items()
        }
        self.start_fields = fields(plan.start_fields)
        self.first_boards = {
            variant.id: put_all(
                self.land.bare,
                (
                    f
                    for tower, rings in variant.rings.items()
                    for r in rings
                    for f in self.rings[tower, r]
                ),
                ORC,
            )
            for variant in components.variants
        }
        self.rows = {
            edge: tuple(Row(row, step) for row in range(plan.rows))
            for edge, step in (("left", 1), ("right", -1))
        }
        """The rows as orcs enter them from an edge."""
        self.figures = tuple(colour.id for colour in components.figures.colours)
        self.figure_numbers: Mapping[str | None, int] = {
            name: number for number, name in enumerate(self.figures)
        }
        self.tokens = components.orc_tokens.back
        self.kinds = {token.id: number for number, token in enumerate(self.tokens)}
        self.points = tuple(token.points for token in self.tokens)
        self.heroes = {hero.id: hero for hero in components.hero_cards}
        self.order = {hero: number for number, hero in enumerate(self.heroes)}
        self.hero_deck = tuple(self.heroes)
        self.orc_cards = {card.id: card for card in components.orc_cards}
        self.orc_deck = tuple(self.orc_cards)
        self.entering = {
            card.id: [(one, self.rows[one.edge][one.row - 1]) for one in card.placements]
            for card in components.orc_cards
        }
        """How many orcs enter with each orc card, and which rows."""
        self.event_cards = {card.id: card for card in components.event_cards}
        groups = components.event_stack_top_to_bottom
        self.event_deck = tuple(
            card.id
            for card in sorted(components.event_cards, key=lambda one: groups.index(one.group))
        )
        self.last_space = components.ent_track.last
        self.atlas = Atlas(self.land, max(hero.strength for hero in components.hero_cards))
        self.on_top = lru_cache(maxsize=DECKS)(self._on_top)

    def _on_top(self, event_deck: tuple[str, ...]) -> tuple[str, ...]:
        """The cards that may be on top of an event deck: those of the first group left."""
        groups = {card: self.event_cards[card].group for card in event_deck}
        return tuple([card for card in event_deck if groups[card] == groups[event_deck[0]]])

    def hand(self, cards: tuple[str, ...]) -> Hand:
        """These hero cards, held together."""
        heroes = [*map(self.heroes.__getitem__, cards)]
        strongest = wide = 0
        for hero in heroes:
            strength = hero.strength
            if strength > strongest:  # noqa: PLR1730 – a call for every card takes longer
                strongest = strength
            if strength > wide and hero.movement == ANY:
                wide = strength
        return Hand(heroes, strongest, wide)

    def sorted_heroes(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Hero cards in the order of the components."""
        found = list(cards)
        found.sort(key=self.order.__getitem__)
        return tuple(found)

    def score(self, kept: tuple[int, ...]) -> int:
        """The hero points of these tokens."""
        return sum([points * count for points, count in zip(self.points, kept, strict=True)])


def fields(spots: Iterable[Spot]) -> tuple[int, ...]:
    """Fields written as row and column."""
    return tuple(at(row, column) for row, column in spots)
