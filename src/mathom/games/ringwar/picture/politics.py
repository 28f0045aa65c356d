"""The political track, nation by nation: how far from war, whether active, what is in reserve."""

from mathom.art import COLOURS, stamp, tag, text
from mathom.games.ringwar.kinds import FIGURES, FREE, NATIONS, SIDE_OF
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.signs import emblem, glow
from mathom.games.ringwar.picture.tray import HEAD, PAD, SMALL, USUAL, Tray

COLUMNS = 4
ROW = 74
BOXES = 3
"""How many boxes there are before war."""


def politics_tray(sight: Sight, width: float) -> Tray:
    """The nations: the Free Peoples' first."""
    room = (width - 2 * PAD) / COLUMNS
    drawn = [
        _nation(sight, at, PAD + at % COLUMNS * room, HEAD + at // COLUMNS * ROW, room - 16)
        for at in range(len(NATIONS))
    ]
    return Tray(sight.say("board-politics"), "".join(drawn), HEAD + 2 * ROW + PAD - 8)


def _nation(sight: Sight, at: int, x: float, y: float, width: float) -> str:
    nation, table = NATIONS[at], sight.table
    left, active = table.steps[at], table.active[at]
    most = max(BOXES, left)
    track = (most + 1) * 24
    drawn = [
        emblem(nation, x + 24, y + 28, 44, pale=not active),
        text(
            sight.say(f"nation-{nation}"),
            x + 54,
            y + 24,
            USUAL,
            width=width - 62 - track,
            font_weight=600,
        ),
    ]
    for box in range(most, -1, -1):
        drawn.append(_box(x + width - 12 - 24 * box, y + 17, war=not box, here=box == left))
    state = "terminal-war-0" if not left else "" if active else "terminal-passive"
    if state:
        ink = COLOURS["ink-2" if left else "rubric"]
        drawn.append(
            text(sight.say(state), x + width, y + 54, SMALL, anchor="end", fill=ink, width=90)
        )
    drawn.append(_reserve(sight, at, x + 54, y + 37))
    lit = f"nation:{nation}"
    if lit in sight.lit:
        drawn.insert(0, glow(x - 4, y - 2, width + 8, ROW - 8, lit))
    return tag("g", *drawn, data_thing=lit, data_left=left)


def _box(x: float, y: float, *, war: bool, here: bool) -> str:
    """A box of the track; that of war is square."""
    fill = COLOURS["rubric" if war else "ink"] if here else COLOURS["surface"]
    look: dict[str, object] = {"fill": fill, "stroke": COLOURS["line-strong"], "stroke_width": 2}
    if war:
        return tag("rect", x=x - 9, y=y - 9, width=18, height=18, rx=3, **look)
    return tag("circle", cx=x, cy=y, r=9, **look)


def _reserve(sight: Sight, at: int, x: float, y: float) -> str:
    """Its reinforcements; each kind that could be chosen glows."""
    side, drawn = SIDE_OF[NATIONS[at]], []
    force = sight.table.reinforcements
    for rank in range(3):
        kind = 3 * at + rank
        count = force[kind] if force else 0
        lit = f"figure:{FIGURES[kind]}"
        if not count:
            continue
        sign = f"unit-free-{('regular', 'elite', 'leader')[rank]}"
        if side != FREE:
            sign = ("unit-shadow-regular", "unit-shadow-elite", "unit-nazgul")[rank]
        wide = 25 + 12 * len(str(count))
        if lit in sight.lit and sight.asked_army() is None:
            drawn.append(glow(x - 3, y - 3, wide + 6, 28, lit, corner=5))
        drawn.append(stamp(sign, x + 11, y + 11, 22, COLOURS["ink-2"], COLOURS["paper"]))
        drawn.append(text(count, x + 25, y + 18, SMALL, fill=COLOURS["ink-2"]))
        x += wide + 10
    return "".join(drawn)
