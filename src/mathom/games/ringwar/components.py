"""What is in the box: the shape of `components.json`, and its checks."""

from typing import Literal

import msgspec

from mathom.core import enforces
from mathom.core.components import Flaw
from mathom.games.ringwar.kinds import DECKS, NATIONS, SIDES

SideName = Literal["free", "shadow"]
FaceName = Literal["character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye"]


class Nation(msgspec.Struct, frozen=True):
    """A nation with its figures and where it begins on the political track."""

    id: str
    name_de: str
    name_en: str
    side: SideName
    figures: tuple[int, int, int]
    steps_to_war: int
    active: bool


class Region(msgspec.Struct, frozen=True):
    """A region of the map. A fortification is no settlement."""

    id: str
    name_de: str
    name_en: str
    nation: str | None
    settlement: Literal["town", "city", "stronghold", "fortification"] | None
    points: int
    near: tuple[str, ...]
    x: int
    y: int
    coastal: bool = False
    east_edge: bool = False
    in_mordor: bool = False


class Character(msgspec.Struct, frozen=True):
    """A companion or a minion; who has no level flies."""

    id: str
    name_de: str
    name_en: str
    side: SideName
    level: int | None
    leadership: int
    activates: tuple[str, ...]
    hobbit: bool
    captain: bool
    starts_in_fellowship: bool
    die_bonus: int


class HuntTile(msgspec.Struct, frozen=True):
    """A kind of hunt tile, and how many there are of it."""

    id: str
    kind: Literal["normal", "free", "shadow"]
    value: int | Literal["eye", "die"]
    reveal: bool
    stop: bool
    card: str | None
    count: int


class CombatHalf(msgspec.Struct, frozen=True):
    """The lower half of an event card."""

    name_de: str
    name_en: str
    initiative: tuple[int, ...]


class EventCard(msgspec.Struct, frozen=True):
    """An event card; what it does is in `cards/`."""

    id: str
    deck: str
    name_de: str
    name_en: str
    die: Literal["character", "army", "muster"]
    players: Literal["both", "gondor", "rohan", "witch-king", "saruman"]
    combat: CombatHalf


class Dice(msgspec.Struct, frozen=True):
    """The faces of the action dice, and how many each side begins with."""

    free: tuple[FaceName, ...]
    shadow: tuple[FaceName, ...]
    free_start: int
    shadow_start: int


class Components(msgspec.Struct, frozen=True):
    """The content of `components.json`, as far as the rules need it."""

    nations: tuple[Nation, ...]
    regions: tuple[Region, ...]
    armies: tuple[tuple[str, str, int, int, int], ...]
    """Region, nation, regulars, elites, leaders."""
    characters: tuple[Character, ...]
    tiles: tuple[HuntTile, ...]
    cards: tuple[EventCard, ...]
    dice: Dice


@enforces("RKR-2.8", "RKR-2.9", "RKR-3.4", "RKR-3.5", "RKR-3.8")
def check(components: Components) -> None:
    """Raises Flaw where the file does not describe a box that can be played with."""
    _check_nations(components)
    _check_map(components)
    _check_armies(components)
    _check_cards(components)
    _check_dice(components)
    for at, character in enumerate(components.characters):
        for value in ("level", "die_bonus", "leadership"):
            number = getattr(character, value, None)
            if number is not None and number not in range(10):
                raise Flaw("a character's numbers are below ten", "characters", at, value)


def _check_dice(components: Components) -> None:
    for key in ("free", "shadow"):
        if not getattr(components.dice, key):
            raise Flaw("a die has faces", "dice", key)
        if getattr(components.dice, f"{key}_start") not in range(1, 21):
            raise Flaw("between 1 and 20 dice at the start", "dice", f"{key}_start")


def _check_nations(components: Components) -> None:
    if tuple(nation.id for nation in components.nations) != NATIONS:
        raise Flaw(f"the nations are {', '.join(NATIONS)}, in this order", "nations")
    for at, nation in enumerate(components.nations):
        if nation.steps_to_war not in range(4) or min(nation.figures) < 0:
            raise Flaw("three boxes before war, and no less than no figures", "nations", at)
        if nation.side != SIDES[at >= 5]:
            raise Flaw("the first five are free", "nations", at, "side")


def _check_map(components: Components) -> None:
    regions = {region.id: region for region in components.regions}
    if len(regions) != len(components.regions):
        raise Flaw("ids must differ", "regions")
    for at, region in enumerate(components.regions):
        if region.nation is not None and region.nation not in NATIONS:
            raise Flaw("there is no such nation", "regions", at, "nation")
        for place, near in enumerate(region.near):
            if near not in regions or region.id not in regions[near].near:
                raise Flaw("a border has two sides", "regions", at, "near", place)
        wanted = {"city": 1, "stronghold": 2}.get(region.settlement or "", 0)
        if region.points != wanted:
            raise Flaw("a city is worth 1, a stronghold 2", "regions", at, "points")


def _check_armies(components: Components) -> None:
    totals = {nation.id: list(nation.figures) for nation in components.nations}
    regions = {region.id for region in components.regions}
    for at, (region, nation, *figures) in enumerate(components.armies):
        if region not in regions or nation not in totals:
            raise Flaw("a region, a nation and their figures", "armies", at)
        for rank, number in enumerate(figures):
            totals[nation][rank] -= number
            if number < 0 or totals[nation][rank] < 0:
                raise Flaw("there are not so many figures in the box", "armies", at, rank + 2)


def _check_cards(components: Components) -> None:
    for deck in DECKS:
        if sum(card.deck == deck for card in components.cards) != 24:
            raise Flaw(f"24 cards in {deck}", "cards")
    if len({card.id for card in components.cards}) != 96:
        raise Flaw("96 different cards", "cards")
    if sum(tile.count for tile in components.tiles if tile.kind == "normal") != 16:
        raise Flaw("16 normal tiles", "tiles")
    for key in ("free", "shadow"):
        if len(getattr(components.dice, key)) != 6:
            raise Flaw("a die has six faces", "dice", key)
