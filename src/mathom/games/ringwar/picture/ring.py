"""The tray of the Ring: the Fellowship, how far it is and how burdened, and the hunt for it."""

from collections.abc import Iterator

from mathom.art import COLOURS, stamp, tag, text
from mathom.games.ringwar.components import HuntTile
from mathom.games.ringwar.kinds import CORRUPTED, FELLOWSHIP, FREE, SHADOW, Side
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND, SIDES, Sight
from mathom.games.ringwar.picture.signs import RIM, die, glow, person
from mathom.games.ringwar.picture.tray import HEAD, HEADING, PAD, SMALL, USUAL, Tray

BEAD = 30
ROW = 38
"""The height of a line of companions."""


def ring_tray(sight: Sight, width: float) -> Tray:
    """Where the Fellowship was seen, its burden, who is along; and the hunt."""
    ring, room = sight.table.fellowship, width - 2 * PAD
    if ring.step is None:
        where, progress = sight.say(f"region-{ring.region}"), ring.progress
    else:
        where, progress = sight.say("board-in-mordor", step=ring.step), 0
    seen = sight.say("board-seen", hidden="yes" if ring.hidden else "no", progress=progress)
    parts = [
        stamp("path-marker", PAD + 12, HEAD + 13, 26, COLOURS["ink"], COLOURS["paper"]),
        text(where, PAD + 34, HEAD + 20, USUAL, width=room - 34, font_weight=650),
        *_burden(sight, room, HEAD + 52),
    ]
    there, y = _companions(sight, room, HEAD + 80)
    parts += [*there, *_hunt(sight, width, y + 4)]
    ink = COLOURS["ink-2" if ring.hidden else "rubric"]
    title = sight.say("board-fellowship")
    return Tray(title, "".join(parts), y + 96 + PAD - 8, seen, ink)


def _burden(sight: Sight, room: float, y: float) -> Iterator[str]:
    """Corruption: a bead for each point that the Ring has won over its bearer."""
    count = sight.table.fellowship.corruption
    label = 158
    gap = (room - label - 52) / (CORRUPTED - 1)
    yield text(sight.say("terminal-corruption"), PAD, y + 7, SMALL, width=label - 14)
    for at in range(CORRUPTED):
        full = at < count
        yield tag(
            "circle",
            cx=PAD + label + 9 + at * gap,
            cy=y,
            r=7.5 if full else 9,
            fill=COLOURS["surface"],
            stroke=COLOURS["brass" if full else "line-strong"],
            stroke_width=5 if full else 2,
            data_corruption=at + 1 if full else None,
        )
    yield text(count, PAD + room, y + 9, 27, anchor="end", font_weight=700, width=30)


def _companions(sight: Sight, room: float, y: float) -> tuple[list[str], float]:
    """The guide first, with the colour of the side; then the others, in two columns."""
    guide = sight.table.fellowship.guide
    others = [who for who in sight.people(FELLOWSHIP, FREE) if who != guide]
    columns = 2 if others else 1
    drawn = []
    for at, who in enumerate([guide, *others]):
        column, line = at % columns, at // columns
        x, top, wide = PAD + column * room / 2, y + line * ROW, room / columns - 4
        named = sight.say(f"character-{who}")
        if who == guide:
            named = sight.say("board-companion", person=named, guide="yes")
        for anchor in (f"character:{who}", f"casualty:{'guide' if who == guide else 'random'}"):
            if anchor in sight.lit:
                drawn.append(glow(x - 3, top - 2, wide, ROW, anchor))
        drawn.append(person(who, FREE, x + 17, top + 17, 33, first=who == guide))
        drawn.append(text(named, x + 41, top + 24, SMALL, width=wide - 66))
    lines = (len(others) + 2) // 2
    return drawn, y + lines * ROW


def _hunt(sight: Sight, width: float, y: float) -> Iterator[str]:
    """The hunt box, the tiles drawn last, and how many are left."""
    hunt = sight.table.hunt
    yield tag("path", d=f"M{PAD} {y}H{width - PAD:g}", stroke=COLOURS["line"], stroke_width=1.5)
    yield text(
        sight.say("board-hunt"), PAD, y + 37, HEADING, title=True, font_weight=700, width=120
    )
    yield text(
        sight.say("board-pool", count=len(hunt.pool)),
        PAD,
        y + 74,
        SMALL,
        fill=COLOURS["ink-2"],
        width=240,
    )
    lie: list[tuple[str, Side]] = [("eye", SHADOW)] * hunt.dice[SHADOW]
    lie += [("character", FREE)] * hunt.dice[FREE]
    size = min(36, (width - 2 * PAD - 130) / max(1, len(lie)) - 6)
    for at, (face, side) in enumerate(lie):
        x = width - PAD - (len(lie) - at - 0.5) * (size + 6) + 3
        yield die(face, side, x, y + 30, size, data_hunt=SIDES[side])
    shown = [*hunt.waiting, *hunt.drawn][-6:]
    for at, name in enumerate(shown):
        tile = sight.box.tiles.get(name)
        x = width - PAD - 15 - (len(shown) - 1 - at) * 36
        if tile is not None:
            yield hunt_tile(tile, x, y + 68, 32)


def hunt_tile(tile: HuntTile, x: float, y: float, size: float) -> str:
    """A hunt tile: its damage, and whether it reveals (lantern) and stops (gate)."""
    side = {"free": FREE, "shadow": SHADOW}.get(tile.kind)
    ground = COLOURS["card-2"] if side is None else GROUND[side]
    ink = COLOURS["card-ink"] if side is None else ON_GROUND[side]
    edge: dict[str, object] = {"fill": ground, "stroke": RIM, "stroke_width": 1.6}
    if side == SHADOW:
        shape = tag("rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=3, **edge)
    else:
        shape = tag("circle", cx=x, cy=y, r=size / 2, **edge)
    if isinstance(tile.value, int):
        number = str(tile.value).replace("-", "−")
        high = size * (0.66 if len(number) < 2 else 0.61)
        value = text(number, x, y + high * 0.36, high, anchor="middle", font_weight=800, fill=ink)
    else:
        value = stamp(f"hunt-{tile.value}", x, y, size * 0.7, ink, ground)
    marks = ["hunt-reveal"] if tile.reveal and tile.value != "eye" else []
    marks += ["hunt-stop"] if tile.stop else []
    seals = (
        tag("circle", cx=x + size * shift, cy=y + size * 0.4, r=size * 0.24, fill=COLOURS["bead"])
        + stamp(
            mark, x + size * shift, y + size * 0.4, size * 0.34, COLOURS["print"], COLOURS["bead"]
        )
        for mark, shift in zip(marks, (0.4, -0.4), strict=False)
    )
    return tag("g", shape, value, *seals, data_thing=f"tile:{tile.id}")
