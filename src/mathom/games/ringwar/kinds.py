"""The kinds of things: sides, nations, ranks, figures, faces, and where a character can be."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from mathom.core.shape import Counts
from mathom.core.values import Named

FREE, SHADOW = 0, 1
Side: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
SIDES = ("free", "shadow")

NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
NATION_AT = {nation: at for at, nation in enumerate(NATIONS)}
FREE_NATIONS, SHADOW_NATIONS = NATIONS[:5], NATIONS[5:]
SIDE_OF = {nation: FREE if nation in FREE_NATIONS else SHADOW for nation in NATIONS}
NATIONS_OF = (FREE_NATIONS, SHADOW_NATIONS)

RANKS = ("regular", "elite", "leader")
REGULAR, ELITE, LEADER = range(3)
NAZGUL = "nazgul"
FIGURES = tuple(
    NAZGUL if (nation, rank) == ("sauron", "leader") else f"{nation}-{rank}"
    for nation in NATIONS
    for rank in RANKS
)
"""The kinds of figures; number `3 * nation + rank`. The Nazgûl are the leaders of Sauron."""
FIGURE_AT = {figure: at for at, figure in enumerate(FIGURES)}
NAZGUL_AT = FIGURE_AT[NAZGUL]

Force: TypeAlias = Annotated[tuple[int, ...], Counts("figure")]
"""How many figures of each kind; nobody at all is `()`."""

Face: TypeAlias = Literal["character", "army", "muster", "event", "army_muster", "will", "eye"]
FACES: tuple[tuple[Face, ...], ...] = (
    ("character", "muster", "event", "army_muster", "will"),
    ("character", "army", "muster", "event", "army_muster", "eye"),
)
"""The different faces of each side's dice."""

FELLOWSHIP, ASIDE, GONE = "fellowship", "aside", "gone"
"""Where a character is who is not on the map."""

DECKS = ("fp-character", "fp-strategy", "shadow-character", "shadow-strategy")
DECKS_OF = (DECKS[:2], DECKS[2:])
DECK_AT = {deck: at for at, deck in enumerate(DECKS)}

RegionId: TypeAlias = Annotated[str, Named("region")]
NationId: TypeAlias = Annotated[str, Named("nation")]
FigureId: TypeAlias = Annotated[str, Named("figure")]
CharacterId: TypeAlias = Annotated[str, Named("character")]
CardId: TypeAlias = Annotated[str, Named("card")]
DeckId: TypeAlias = Annotated[str, Named("deck")]
TileId: TypeAlias = Annotated[str, Named("tile")]
DieFace: TypeAlias = Annotated[Face, Named("die")]
SideId: TypeAlias = Annotated[Side, Named("side", anchor=False)]

HAND_LIMIT = 6
ARMY_LIMIT, GARRISON_LIMIT = 10, 5
MOST_DICE = 5
END_OF_TRACK = 12
CORRUPTED = 12
DOOM = 5
FREE_POINTS, SHADOW_POINTS = 4, 10


def nation_of(figure: int) -> str:
    """The nation of a kind of figure."""
    return NATIONS[figure // 3]
