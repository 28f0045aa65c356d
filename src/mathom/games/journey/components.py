"""What is in the box: the shape of `components.json`, and the cards made ready to play with."""

import msgspec

from mathom.core import enforces
from mathom.core.components import Flaw
from mathom.games.journey.options import GANDALF, Draw, Lay, Replace, Swap, Take

MOST_SPACES = 5
"""The longest path card anybody has seen; without a limit a match would have none either."""
MOST_TRAITS = 3
MOST_PLAYERS = 5
MOST_DEALT = 96


class Trait(msgspec.Struct, frozen=True):
    """A trait of character."""

    id: str
    name_de: str
    name_en: str


class Colour(msgspec.Struct, frozen=True):
    """A colour of the character cards."""

    id: str
    name_de: str
    name_en: str


class CharacterCards(msgspec.Struct, frozen=True):
    """How many copies there are of each."""

    per_colour_and_trait: int


class GandalfCards(msgspec.Struct, frozen=True):
    """The jokers."""

    total: int


class Place(msgspec.Struct, frozen=True):
    """A place card, with the traits that are scored there from left to right."""

    number: int
    id: str
    name_de: str
    name_en: str
    traits: tuple[str, ...]


class PointTiles(msgspec.Struct, frozen=True):
    """How many tiles there are of each value, and the one the last place must have."""

    values: dict[int, int]
    last_place_needs: int


class Components(msgspec.Struct, frozen=True):
    """The content of `components.json`, as far as the rules need it."""

    traits: tuple[Trait, ...]
    colours: tuple[Colour, ...]
    character_cards: CharacterCards
    gandalf_cards: GandalfCards
    places: tuple[Place, ...]
    path_cards: tuple[int, ...]
    point_tiles: PointTiles
    hand_size_start: int
    open_cards_start: int


@enforces("GEF-1.1", "GEF-1.2", "GEF-1.3", "GEF-1.4")
def check(components: Components) -> None:
    """Raises Flaw where the file does not describe a box that can be played with."""
    _check_cards(components)
    _check_places(components)
    _check_tiles(components)


def _check_cards(components: Components) -> None:
    for key in ("traits", "colours"):
        ids = [one.id for one in getattr(components, key)]
        if not ids or len(set(ids)) != len(ids):
            raise Flaw("ids must differ, and there must be some", key)
        for at, one in enumerate(ids):
            if not one.isidentifier() or one == GANDALF:
                raise Flaw(f"“{one}” is no id: letters, digits and _ only", key, at, "id")
    if components.character_cards.per_colour_and_trait not in range(1, 100):
        raise Flaw(
            "there must be at least one, and at most 99", "character_cards", "per_colour_and_trait"
        )
    if components.gandalf_cards.total not in range(100):
        raise Flaw("cannot be less than none, nor more than 99", "gandalf_cards", "total")
    kinds = len(components.colours) * len(components.traits)
    cards = kinds * components.character_cards.per_colour_and_trait + components.gandalf_cards.total
    for key in ("hand_size_start", "open_cards_start"):
        if getattr(components, key) < 0:
            raise Flaw("cannot be less than none", key)
    dealt = MOST_PLAYERS * components.hand_size_start + components.open_cards_start
    if dealt > min(cards, MOST_DEALT):
        most = min(cards, MOST_DEALT)
        raise Flaw(f"five players need {dealt} cards, not more than {most}", "hand_size_start")


def _check_places(components: Components) -> None:
    traits = {trait.id for trait in components.traits}
    places = components.places
    if len(places) != 7 or len({place.id for place in places}) != 7:
        raise Flaw("there are seven different places", "places")
    for at, place in enumerate(places):
        if place.number != at:
            raise Flaw("places are in the order of their numbers, from 0", "places", at, "number")
        if len(place.traits) not in (range(1, MOST_TRAITS + 1) if at else range(1)):
            reason = "every place but the first shows one to three traits"
            raise Flaw(reason, "places", at, "traits")
        if not traits.issuperset(place.traits) or len(set(place.traits)) != len(place.traits):
            raise Flaw("different traits of this box", "places", at, "traits")
    if len(components.path_cards) != len(places) - 1:
        raise Flaw("there is a path card for each of the six gaps", "path_cards")
    for at, spaces in enumerate(components.path_cards):
        if spaces not in range(1, MOST_SPACES + 1):
            raise Flaw(f"a path card has 1 to {MOST_SPACES} spaces", "path_cards", at)


def _check_tiles(components: Components) -> None:
    values = components.point_tiles.values
    for value, count in values.items():
        if value < 1 or count < 1:
            raise Flaw("values and counts are at least 1", "point_tiles", "values")
    scored = components.places[1:]
    needed = max((MOST_PLAYERS - 1) * len(scored), sum(len(place.traits) for place in scored))
    if sum(values.values()) < needed:
        raise Flaw(f"five players need {needed} tiles", "point_tiles", "values")
    if components.point_tiles.last_place_needs not in values:
        raise Flaw("there is no such tile", "point_tiles", "last_place_needs")


@enforces("GEF-1.1", "GEF-1.2", "GEF-1.3", "GEF-1.4", "GEF-R13")
class Box:
    """The components made ready for play: the deck, lookups, and every option made once."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.places = components.places
        self.last = len(components.places) - 1
        self.colours = tuple(colour.id for colour in components.colours)
        self.traits = tuple(trait.id for trait in components.traits)
        self.colour_of = {f"{c}-{t}": at for at, c in enumerate(self.colours) for t in self.traits}
        """A character card's colour, as the number of its row."""
        self.trait_of = {f"{c}-{t}": t for c in self.colours for t in self.traits}
        self.characters = tuple(self.trait_of)
        self.kinds = (*self.characters, GANDALF)
        self.in_order = tuple(sorted(self.kinds))
        copies = components.character_cards.per_colour_and_trait
        self.deck = tuple(
            sorted(
                [card for card in self.characters for _ in range(copies)]
                + [GANDALF] * components.gandalf_cards.total
            )
        )
        self.copies = {card: self.deck.count(card) for card in self.kinds}
        self.card_of = tuple(
            {trait: f"{colour}-{trait}" for trait in self.traits} for colour in self.colours
        )
        self.tile_values = tuple(sorted(components.point_tiles.values))
        self.tiles = components.point_tiles.values
        self.draw = Draw()
        self.take = {card: Take(card) for card in self.kinds}
        self.swap = {card: Swap(card) for card in self.kinds}
        self.lay = {card: Lay(card) for card in self.kinds}
        self.lay_with_gandalf = {card: Lay(card, gandalf=True) for card in self.kinds}
        self.replace = {card: Replace(card) for card in self.kinds}
        self.replace_with_gandalf = {card: Replace(card, gandalf=True) for card in self.kinds}

    def tiles_at(self, place: int, seats: int) -> int:
        """How many tiles are laid at a place. GEF-2.2, GEF-8.1"""
        if place == 0:
            return 0
        return len(self.places[place].traits) if seats == 2 else seats - 1

    def row_cards(self, colour: int, trait: str, cards: int, gandalf: bool) -> tuple[str, ...]:
        """The cards a row is made of."""
        return (GANDALF,) * gandalf + (self.card_of[colour][trait],) * cards
