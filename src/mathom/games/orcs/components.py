"""The shape of `components.json`, and what must be right in it."""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from mathom.core.components import Flaw
from mathom.games.orcs.board import COLUMNS, FIGURES, ROWS
from mathom.games.orcs.effects import (
    AnyEffect,
    DrawThenDiscard,
    FillArea,
    PlaceRows,
    Relocation,
    RemoveArea,
    RemoveRing,
    ReplaceStrongest,
)
from mathom.games.orcs.lid import VARIANTS

Spot: TypeAlias = tuple[int, int]
"""A field as row and column, counted from 1."""
Edge: TypeAlias = Literal["left", "right"]
MOST_PLAYERS = 4


class Tower(msgspec.Struct, frozen=True):
    """A tower and the block it fills."""

    name_de: str
    name_en: str
    realm: str
    fields: tuple[Spot, ...]


class Area(msgspec.Struct, frozen=True):
    """A named area of the board."""

    name_de: str
    name_en: str
    fields: tuple[Spot, ...]


class Entry(msgspec.Struct, frozen=True):
    """Where the orcs of a realm enter."""

    name_de: str
    name_en: str
    edge: Edge
    rows: tuple[int, ...]


class BoardPlan(msgspec.Struct, frozen=True):
    """The board."""

    rows: int
    columns: int
    towers: dict[str, Tower]
    rings: dict[str, dict[str, tuple[Spot, ...]]]
    areas: dict[str, Area]
    start_fields: tuple[Spot, ...]
    entry: dict[str, Entry]


class Colour(msgspec.Struct, frozen=True):
    """A figure."""

    id: str
    name_de: str
    name_en: str


class Figures(msgspec.Struct, frozen=True):
    """The figures in the order in which they are placed."""

    colours: tuple[Colour, ...]
    first_colour: str
    two_players: tuple[tuple[str, str], tuple[str, str]]


class Token(msgspec.Struct, frozen=True):
    """A hidden side of orc tokens."""

    id: str
    points: int
    ent: bool
    count: int


class Tokens(msgspec.Struct, frozen=True):
    """The orc tokens."""

    total: int
    back: tuple[Token, ...]


class HeroCard(msgspec.Struct, frozen=True):
    """A hero card."""

    id: str
    hero: str
    strength: int
    movement: Literal["orthogonal", "diagonal", "any"]
    shadowfax: bool


class Costs(msgspec.Struct, frozen=True):
    """What a step costs."""

    free_field: int
    orc_field: int
    field_with_figure: int
    adjacent_orc_at_start: int


class Placement(msgspec.Struct, frozen=True):
    """So many orcs enter a row from an edge."""

    side: str
    edge: Edge
    row: int
    count: int


class OrcCardPlan(msgspec.Struct, frozen=True):
    """An orc card."""

    id: str
    placements: tuple[Placement, ...]


class EventCardPlan(msgspec.Struct, frozen=True):
    """An event card."""

    id: str
    group: int
    title_de: str
    title_en: str
    tone: Literal["good", "bad"]
    effects: tuple[AnyEffect, ...]


class EntTrack(msgspec.Struct, frozen=True):
    """The track of the Ent."""

    start: int
    event_steps: int
    last: int


class Variant(msgspec.Struct, frozen=True):
    """Which rings are full of orcs at the start."""

    id: str
    rings: dict[str, tuple[int, ...]]
    orcs_at_start: int


class Components(msgspec.Struct, frozen=True):
    """The content of `components.json`, as far as the rules need it."""

    board: BoardPlan
    figures: Figures
    orc_tokens: Tokens
    hero_cards: tuple[HeroCard, ...]
    hand_size: int
    costs: Costs
    orc_cards: tuple[OrcCardPlan, ...]
    event_cards: tuple[EventCardPlan, ...]
    event_stack_top_to_bottom: tuple[int, ...]
    ent_track: EntTrack
    variants: tuple[Variant, ...]


def check(components: Components) -> None:
    """Raises Flaw where the file does not describe a game that can be played."""
    _check_board(components.board)
    _check_pieces(components)
    _check_heroes(components)
    _check_orc_cards(components)
    _check_event_cards(components)
    _check_variants(components)


def _check_board(board: BoardPlan) -> None:
    if (board.rows, board.columns) != (ROWS, COLUMNS):
        raise Flaw(f"the board has {ROWS} rows of {COLUMNS} fields", "board")
    if len(board.towers) != 2:
        raise Flaw("there are two towers", "board", "towers")
    towers = {spot for tower in board.towers.values() for spot in tower.fields}
    for path, spots in _places(board):
        if len(set(spots)) != len(spots):
            raise Flaw("a field is named twice", *path)
        for number, (row, column) in enumerate(spots):
            if not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
                raise Flaw(f"there is no field [{row}, {column}]", *path, number)
            if (row, column) in towers and path[1] != "towers":
                raise Flaw(f"[{row}, {column}] is under a tower", *path, number)
    if len(board.start_fields) < len(FIGURES):
        raise Flaw("every figure needs a start field", "board", "start_fields")


def _places(board: BoardPlan) -> Iterator[tuple[tuple[str, ...], tuple[Spot, ...]]]:
    for name, tower in board.towers.items():
        yield ("board", "towers", name, "fields"), tower.fields
        if name not in board.rings:
            raise Flaw(f"{name} has no rings", "board", "rings")
    for name, rings in board.rings.items():
        for ring, spots in rings.items():
            yield ("board", "rings", name, ring), spots
    for name, area in board.areas.items():
        yield ("board", "areas", name, "fields"), area.fields
    yield ("board", "start_fields"), board.start_fields


def _check_pieces(components: Components) -> None:
    tokens, figures = components.orc_tokens, components.figures
    if len(figures.colours) != len(FIGURES):
        raise Flaw(f"there are {len(FIGURES)} figures", "figures", "colours")
    ids = [one.id for one in figures.colours]
    _unique(ids, "figures", "colours")
    if figures.first_colour != ids[0]:
        raise Flaw("the first colour comes first", "figures", "first_colour")
    if figures.two_players != ((ids[0], ids[2]), (ids[1], ids[3])):
        raise Flaw("two players place their figures in turn", "figures", "two_players")
    _unique((one.id for one in tokens.back), "orc_tokens", "back")
    for number, kind in enumerate(tokens.back):
        if kind.count < 1 or kind.points < 0:
            raise Flaw("needs a count of at least one", "orc_tokens", "back", number)
    if sum(kind.count for kind in tokens.back) != tokens.total:
        raise Flaw(f"the counts do not add up to {tokens.total}", "orc_tokens", "back")
    track = components.ent_track
    ents = sum(kind.count for kind in tokens.back if kind.ent)
    if track.last - track.start > ents:
        raise Flaw(f"only {ents} tokens show an Ent", "ent_track", "last")


def _check_heroes(components: Components) -> None:
    heroes = components.hero_cards
    _unique((one.id for one in heroes), "hero_cards")
    for number, hero in enumerate(heroes):
        if not 1 <= hero.strength <= 20:
            raise Flaw(f"{hero.strength} is no strength", "hero_cards", number, "strength")
        if not hero.id or any(sign.isspace() for sign in hero.id):
            raise Flaw("an id is one word", "hero_cards", number, "id")
    if components.hand_size < 2:
        raise Flaw("a hand has at least two cards", "hand_size")
    if len(heroes) < MOST_PLAYERS * components.hand_size + 2:
        raise Flaw("too few cards for four hands and a draw pile", "hero_cards")
    costs = components.costs
    if costs != Costs(1, 2, 1, 1):
        raise Flaw("a free field costs 1, an orc 2, a figure 1, an orc beside 1", "costs")


def _check_orc_cards(components: Components) -> None:
    cards = components.orc_cards
    _unique((one.id for one in cards), "orc_cards")
    if len(cards) < 2:
        raise Flaw("there must be something to draw", "orc_cards")
    for number, card in enumerate(cards):
        for which, placement in enumerate(card.placements):
            path = ("orc_cards", number, "placements", which)
            if placement.side not in components.board.entry:
                raise Flaw(f"there is no side {placement.side}", *path, "side")
            if not 1 <= placement.row <= ROWS:
                raise Flaw(f"there is no row {placement.row}", *path, "row")
            if placement.count < 1:
                raise Flaw("brings no orcs", *path, "count")


def _check_event_cards(components: Components) -> None:
    cards, track = components.event_cards, components.ent_track
    _unique((one.id for one in cards), "event_cards")
    if len(cards) != track.event_steps or track.last != track.start + track.event_steps + 1:
        raise Flaw("needs an event card for every space but the last", "ent_track")
    for number, card in enumerate(cards):
        if card.group not in components.event_stack_top_to_bottom:
            raise Flaw(f"there is no group {card.group}", "event_cards", number, "group")
        for which, effect in enumerate(card.effects):
            path = ("event_cards", number, "effects", which)
            match effect:
                case RemoveArea(area=area) | FillArea(area=area) | Relocation(area=area):
                    if area not in components.board.areas:
                        raise Flaw(f"there is no area {area}", *path, "area")
                case RemoveRing(tower=tower, ring=ring):
                    if str(ring) not in components.board.rings.get(tower, {}):
                        raise Flaw(f"{tower} has no ring {ring}", *path)
                case PlaceRows(rows=rows):
                    if not all(1 <= row <= ROWS for row in rows):
                        raise Flaw("names a row that is not there", *path, "rows")
                case DrawThenDiscard():
                    if effect.draw != effect.discard:
                        raise Flaw("a hand must stay as large as it was", *path)
                case ReplaceStrongest():
                    pass
                case _:
                    if not 1 <= effect.columns[0] <= effect.columns[1] <= COLUMNS:
                        raise Flaw("names columns that are not there", *path, "columns")


def _check_variants(components: Components) -> None:
    if tuple(one.id for one in components.variants) != VARIANTS:
        raise Flaw(f"the variants are {', '.join(VARIANTS)}, in this order", "variants")
    for number, variant in enumerate(components.variants):
        orcs = 0
        for tower, rings in variant.rings.items():
            for ring in rings:
                if str(ring) not in components.board.rings.get(tower, {}):
                    raise Flaw(f"{tower} has no ring {ring}", "variants", number, "rings")
                orcs += len(components.board.rings[tower][str(ring)])
        if orcs != variant.orcs_at_start:
            raise Flaw(f"the rings hold {orcs} orcs", "variants", number, "orcs_at_start")


def _unique(ids: Iterable[str], *path: str | int) -> None:
    known = list(ids)
    if len(set(known)) != len(known):
        raise Flaw("an id is used twice", *path)
