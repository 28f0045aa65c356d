"""Beside the map: the players with what they gathered, and the stacks."""

from collections.abc import Sequence

from mathom.art import COLOURS, PlayerRow, group, lines, players, stamp, tag, text
from mathom.art.players import ROW
from mathom.core import Message, Over
from mathom.games.hobbits.picture.hobbits import colour_of
from mathom.games.hobbits.picture.marks import glow
from mathom.games.hobbits.picture.scene import Scene
from mathom.games.hobbits.picture.tiles import figure, tile
from mathom.games.hobbits.state import Hoard, Lot, TurningUp

HALF, STEP = 14, 30
"""Half the side of a gathered tile, and from one to the next."""
GAP = 4
"""Between two players."""
STACK = 34
"""The side of a stack."""


def side(scene: Scene, x: float, y: float, width: float, height: float) -> tuple[str, float]:
    """The column at a place, at least so high, and how high it is."""
    rows, drawn = 0.0, []
    for seat in range(len(scene.table.hobbits)):
        drawn.append(group(_player(scene, seat, width), y=rows))
        rows += ROW + _height(_gathered(scene.table.hoards[seat]), width) + GAP
    piles, needed = _piles(scene, width)
    height = max(height, rows + 8 + needed)
    return group(*drawn, group(piles, y=height - needed), x=x, y=y), height


def _player(scene: Scene, seat: int, width: float) -> str:
    """A player, whose turn it is or who has won, and the tiles and Nazgûl below."""
    table, over = scene.table, scene.view.question
    on_turn = bool(table.frames) and not isinstance(over, Over)
    drawing_lots = any(isinstance(frame, Lot | TurningUp) for frame in table.frames)
    row = PlayerRow(
        seat,
        scene.words.player(seat),
        points=str(_points(scene, table.hoards[seat])),
        on_turn=on_turn and not drawing_lots and seat == table.turn,
        colours=colour_of(scene.box, seat),
    )
    hoard = table.hoards[seat]
    mine = scene.lit if seat == scene.view.seat else frozenset[str]()
    return tag(
        "g",
        players((row,), 0, 0, width),
        _crown(scene, over, width) if isinstance(over, Over) and seat in over.winners else "",
        group(_tiles(scene, _gathered(hoard), width, mine), y=ROW),
        data_thing=f"hoard:{seat}",
    )


def _crown(scene: Scene, over: Over, width: float) -> str:
    """Who has won."""
    return tag(
        "g",
        scene.hint(scene.words.say(over.how)),
        stamp("ch-crown", width - 50, 20, 22, COLOURS["brass"], COLOURS["surface"]),
        data_thing="crown",
    )


def _points(scene: Scene, hoard: Hoard) -> int:
    """What a hoard is worth to those who play several games. HOB-8.2"""
    series = scene.box.components.scoring_series
    sauron = scene.box.components.tiles.sauron.id
    tiles = sum(series.sauron if one == sauron else series.tile for one in hoard.tiles)
    return tiles + series.nazgul * hoard.nazgul


def _gathered(hoard: Hoard) -> tuple[str | None, ...]:
    """Tiles, then Nazgûl (None)."""
    return (*hoard.tiles, *(None for _ in range(hoard.nazgul)))


def _height(tiles: Sequence[object], width: float) -> float:
    """How high rows of small tiles are."""
    return -(-len(tiles) // int(width // STEP)) * STEP


def _tiles(
    scene: Scene, tiles: Sequence[str | None], width: float, lit: frozenset[str] = frozenset()
) -> str:
    """Small tiles in rows."""
    columns = int(width // STEP)
    drawn = []
    for at, name in enumerate(tiles):
        x, y = at % columns * STEP + HALF + 1, at // columns * STEP + HALF
        if name is None:
            drawn.append(figure(x, y, HALF))
            continue
        friend = scene.box.is_friend(name)
        anchor = f"tile:{name}"
        drawn.append(
            group(
                scene.hint(scene.say(f"tile-{name}")),
                tile(name, HALF, friend=friend),
                glow(anchor, HALF + 1, square=not friend, width=3.5, over=0)
                if anchor in lit
                else "",
                x=x,
                y=y,
                data_thing=anchor,
            )
        )
    return "".join(drawn)


def _piles(scene: Scene, width: float) -> tuple[str, float]:
    """The stacks, the tiles given up and those just turned up, and how high all that is."""
    table, y, drawn = scene.table, 0.0, []
    drawn.append(_stack(len(table.light), 0, "print", "ink"))
    drawn.append(_stack(len(table.dark), STACK + 14, "bead", "print"))
    facts = {"light": len(table.light), "dark": len(table.dark)}
    said = lines(scene.words.say(Message("terminal-stacks", {**facts})), 13, width - 110)
    drawn += (
        text(line, 2 * STACK + 34, 22 - 8 * len(said) + 16 * (at + 0.5), 13, width=width - 104)
        for at, line in enumerate(said)
    )
    y = STACK + 12.0
    turned = [
        tile
        for frame in table.frames
        if isinstance(frame, TurningUp)
        for tile in (*frame.friends, *frame.enemies, *frame.surplus)
    ]
    for heading, tiles in (("view-given_up", table.given_up), ("chance-tile", turned)):
        if tiles:
            drawn.append(text(scene.say(heading), 0, y + 15, 13, width=width))
            drawn.append(group(_tiles(scene, tiles, width), y=y + 22, data_thing=heading))
            y += 26 + _height(tiles, width)
    return "".join(drawn), y


def _stack(count: int, x: float, ground: str, ink: str) -> str:
    """A stack of tiles, face down, with their number."""
    sheets = (6, 3, 0) if count > 2 else (3, 0) if count == 2 else (0,)
    return group(
        *(
            tag(
                "rect",
                x=0.5 + aside,
                y=8.5 - aside,
                width=STACK,
                height=STACK,
                rx=6,
                fill=COLOURS[ground] if count else "none",
                stroke=COLOURS["piece-rim"],
                stroke_width=1.5,
                stroke_dasharray=None if count else "4 4",
            )
            for aside in sheets
        ),
        text(
            count,
            STACK / 2,
            32,
            17,
            anchor="middle",
            font_weight=700,
            fill=COLOURS[ink if count else "ink"],
        ),
        x=x,
        data_thing="stack",
    )
