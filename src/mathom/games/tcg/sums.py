"""What a table adds up to: strengths, skirmishes as they stand, archery. Public, like the board.

Nothing here decides anything: the numbers are those of the rules, laid open for people who look.
They follow from the table alone, and are worked out only where somebody sees it.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from mathom.core.shape import Unspoken
from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import AnyFrame, Assigning
from mathom.games.tcg.kinds import LIVE_KEYWORDS, Kind
from mathom.games.tcg.rules.archery import total, total_lines
from mathom.games.tcg.rules.skirmishes import compare
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.view import Table

NumberName = Literal["strength", "vitality", "fellowship-archery", "minion-archery"]
"""A number that has lines."""


class LiveKeyword(msgspec.Struct, frozen=True, gc=False):
    """A keyword a character has now, and how much of it."""

    word: str
    n: int


class Figure(msgspec.Struct, frozen=True, gc=False):
    """An active character as it counts now."""

    card: int
    strength: int
    left: int
    """Vitality less wounds."""
    keywords: tuple[LiveKeyword, ...]


class Line(msgspec.Struct, frozen=True, gc=False):
    """Where a number comes from, line by line: a card adds so much."""

    of: int
    """The character whose number it is; 0: it is a number of a whole side."""
    number: NumberName
    kind: Kind
    n: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A skirmish as it would end if strengths were compared now."""

    who: int
    minions: tuple[int, ...]
    free: int
    """Strength of the character."""
    shadow: int
    """Strength of the minions together."""
    won: bool
    """Whether the character wins."""
    overwhelmed: bool
    wounds: int
    """How many wounds every loser takes, if nobody is overwhelmed."""
    safe: int
    """With how much strength the character wins."""
    least: int
    """With how much strength the character is not overwhelmed."""


class Sums(msgspec.Struct, frozen=True, gc=False):
    """Everything that is added up on the table."""

    figures: tuple[Figure, ...]
    asleep: tuple[int, ...]
    """Cards in play that do not count this turn."""
    free: int
    shadow: int
    """The strengths of both sides together."""
    archery: tuple[int, int]
    """Archery totals: fellowship, minions."""
    standings: tuple[Standing, ...]
    """The skirmishes that are assigned, or are being assigned, and the one going on."""
    lines: tuple[Line, ...]
    """How the numbers come about."""


class SummedTable(Table, frozen=True):
    """The table as people are shown it."""

    sums: Annotated[Sums, Unspoken]
    """What the board adds up to."""


def summed(rules: Rules, table: Table) -> SummedTable:
    """A table with everything that is added up on it."""
    scene = rules.scene(table.board)
    return SummedTable(**msgspec.structs.asdict(table), sums=_sums(scene, table.frames))


def standings(scene: Scene, frames: tuple[AnyFrame, ...]) -> tuple[Standing, ...]:
    """The skirmishes as they stand: the one going on, and those that are assigned."""
    return tuple(_standing(scene, bout) for bout in _bouts(scene, frames))


def _sums(scene: Scene, frames: tuple[AnyFrame, ...]) -> Sums:
    index, board = scene.index, scene.board
    return Sums(
        figures=tuple(_figure(scene, card) for card in index.characters),
        asleep=tuple(card.id for card in board.play if card.id not in index.active_ids),
        free=sum(scene.strength(card) for card in index.companions),
        shadow=sum(map(scene.strength, index.minions)),
        archery=(total(scene, "fellowship"), total(scene, "minion")),
        standings=standings(scene, frames),
        lines=tuple(line for line in _lines(scene) if line.n),
    )


def _lines(scene: Scene) -> Iterator[Line]:
    for card in scene.index.characters:
        for kind, n in scene.strength_lines(card):
            yield Line(card.id, "strength", kind, n)
        for kind, n in scene.vitality_lines(card):
            yield Line(card.id, "vitality", kind, n)
    for kind, n in total_lines(scene, "fellowship"):
        yield Line(0, "fellowship-archery", kind, n)
    for kind, n in total_lines(scene, "minion"):
        yield Line(0, "minion-archery", kind, n)


def _figure(scene: Scene, card: Card) -> Figure:
    words = (*scene.faces[card.kind].keywords, *sorted(LIVE_KEYWORDS))
    found = {word: scene.keyword(card, word) for word in words}
    if scene.roaming(card):
        found["roaming"] = 1
    return Figure(
        card.id,
        scene.strength(card),
        scene.vitality_left(card),
        tuple(LiveKeyword(word, n) for word, n in found.items() if n),
    )


def _bouts(scene: Scene, frames: tuple[AnyFrame, ...]) -> list[Bout]:
    board = scene.board
    pairs = {bout.who: list(bout.minions) for bout in board.assigned}
    for frame in frames:
        if isinstance(frame, Assigning):
            for who, minion in frame.pairs:
                pairs.setdefault(who, []).append(minion)
    found = [] if board.skirmish is None else [board.skirmish]
    found += [Bout(who, tuple(minions)) for who, minions in pairs.items()]
    cards = scene.index.cards
    return [one for one in found if one.who in cards and any(m in cards for m in one.minions)]


def _standing(scene: Scene, bout: Bout) -> Standing:
    outcome = compare(scene, bout)
    who = scene.index.cards[bout.who]
    won = who in outcome.winners
    free, shadow = outcome.strength, outcome.against
    if not won:
        free, shadow = shadow, free
    return Standing(
        bout.who,
        bout.minions,
        free,
        shadow,
        won,
        outcome.overwhelmed,
        1 + sum(scene.keyword(card, "damage") for card in outcome.winners),
        shadow + 1,
        shadow // scene.overwhelm_factor(who) + 1,
    )
