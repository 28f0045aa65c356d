"""The tray of a side: its points, dice, Elven Rings, players, decks and characters."""

from collections.abc import Iterator
from math import ceil

from mathom.art import COLOURS, PlayerRow, group, lines, players, stamp, tag, text
from mathom.core.values import Seat
from mathom.games.ringwar.kinds import DECK_AT, DECKS_OF, FREE, SIDES, Side
from mathom.games.ringwar.picture.cards import decks
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND, WANTED, Sight
from mathom.games.ringwar.picture.signs import die, glow, person, plate
from mathom.games.ringwar.picture.tray import HEAD, PAD, SMALL, Tray

DIE, GAP = 52, 9
ROW = 30
"""The height of a line of characters."""
LARGER = 1.64
"""So much larger than elsewhere the players are, on a picture that is shown smaller."""


def side_tray(sight: Sight, side: Side, width: float) -> Tray:
    """A side, from its points to who of its characters is where."""
    room = width - 2 * PAD
    parts: list[str] = [*_rings(sight, side, width)]
    dice, y = _dice(sight, side, room)
    parts.append(dice)
    team = sight.team(side)
    rows = [_player(sight, seat) for seat in team]
    parts.append(group(players(rows, 0, 0, room / LARGER), x=PAD, y=y, scale=LARGER))
    y += len(rows) * 46 * LARGER
    parts += decks(sight, side, room, y + 2)
    y += 74
    people, below = _people(sight, side, room, y)
    captured, end = _captured(sight, side, room, below)
    points = sight.say("terminal-points", points=sight.points(side), of=WANTED[side])
    return Tray(
        sight.say("board-side", side=side),
        "".join([*parts, *people, captured]),
        end + PAD - 10,
        points[:1].upper() + points[1:],
        badge=_badge(side),
    )


def _badge(side: Side) -> str:
    sign = "die-will" if side == FREE else "die-eye"
    return plate(side, PAD + 17, 28, 34, GROUND[side]) + stamp(
        sign, PAD + 17, 28, 24, ON_GROUND[side], GROUND[side]
    )


def _dice(sight: Sight, side: Side, room: float) -> tuple[str, float]:
    """The dice that are left, and holes where the others lay."""
    left = sight.table.dice[side]
    holes = max(0, sight.table.turn.pool[side] - len(left))
    ring_room = 46 * sight.table.rings[side] + (16 if sight.table.rings[side] else 0)
    total = max(1, len(left) + holes)
    step = min(DIE + GAP, (room - ring_room) / total)
    size = step * DIE / (DIE + GAP)
    y = HEAD + DIE / 2
    drawn = []
    for at in range(total):
        x = PAD + at * step + size / 2
        if at < len(left):
            face = left[at]
            drawn.append(die(face, side, x, y, size, data_thing=f"die:{face}"))
            if f"die:{face}" in sight.lit and _meant(sight, side, face):
                box = (x - size / 2 - 4, y - size / 2 - 4, size + 8, size + 8)
                drawn.append(glow(*box, f"die:{face}", corner=size * 0.3, hollow=True))
        elif holes:
            drawn.append(
                tag(
                    "rect",
                    x=x - size / 2,
                    y=y - size / 2,
                    width=size,
                    height=size,
                    rx=size * (0.29 if side == FREE else 0.13),
                    fill=COLOURS["sunken"],
                    stroke=COLOURS["line"],
                    stroke_width=1.5,
                )
            )
    return "".join(drawn), HEAD + DIE + 14


def _meant(sight: Sight, side: Side, face: str) -> bool:
    """An answer means a die of the own side; or the enemy's, if there is none of this face."""
    return sight.mine(side) or face not in sight.table.dice[1 - side]


def _rings(sight: Sight, side: Side, width: float) -> Iterator[str]:
    """The Elven Rings, at the end of the row of dice."""
    for at in range(sight.table.rings[side]):
        x, y = width - PAD - 20 - 46 * at, HEAD + DIE / 2
        yield tag(
            "circle",
            cx=x,
            cy=y,
            r=20,
            fill=COLOURS["surface"],
            stroke=COLOURS["line-strong"],
            stroke_width=2,
            data_thing="ring",
        )
        yield stamp("ring", x, y, 27, COLOURS["c-one-ring"], COLOURS["surface"])
        if "ring" in sight.lit and sight.mine(side):
            yield glow(x - 23, y - 23, 46, 46, "ring", corner=23, hollow=True)


def _player(sight: Sight, seat: Seat) -> PlayerRow:
    """A player: what they lead where there are several, and their cards by deck."""
    table = sight.table
    side = 1 - (seat in sight.team(FREE))
    cards = table.hands[seat]
    counts = [cards[DECK_AT[deck]] for deck in DECKS_OF[side]]
    told = [sight.say("board-cards", count=sum(cards)), f"({counts[0]} + {counts[1]})"]
    if table.seats > 2:
        told = [sight.say(f"seat-side-{table.seats}-{seat}"), "·", told[0]]
    return PlayerRow(seat, sight.words.player(seat), " ".join(told), on_turn=sight.on_turn == seat)


def _people(sight: Sight, side: Side, room: float, y: float) -> tuple[list[str], float]:
    """The characters on the map, and where they are."""
    there = [
        (who, place)
        for who, place in zip(sight.box.characters, sight.table.people, strict=True)
        if place in sight.box.at and sight.box.side_of[who] == side
    ]
    columns = 1 if len(there) < 5 else 2
    wide = room / columns
    drawn = []
    for at, (who, place) in enumerate(there):
        x, top = PAD + at % columns * wide, y + at // columns * ROW
        said = f"{sight.say(f'character-{who}')} · {sight.say(f'region-{place}')}"
        if f"character:{who}" in sight.lit:
            drawn.append(glow(x - 3, top - 2, wide - 2, ROW, f"character:{who}"))
        drawn.append(person(who, side, x + 13, top + 13, 25))
        drawn.append(text(said, x + 32, top + 20, SMALL, width=wide - 48))
    return drawn, y + ceil(len(there) / columns) * ROW + (6 if there else 0)


def _captured(sight: Sight, side: Side, room: float, y: float) -> tuple[str, float]:
    """What the side has taken from the enemy."""
    taken = [one for one in sight.table.captured if sight.box.home.get(one) == 1 - side]
    if not taken:
        return "", y
    regions = ", ".join(sight.say(f"region-{one}") for one in taken)
    said = sight.say("terminal-taken", regions=regions)
    told = lines(said[:1].upper() + said[1:], SMALL, room * 0.95)
    drawn = (
        text(line, PAD, y + 18 + 25 * at, SMALL, width=room, fill=COLOURS["ink-2"])
        for at, line in enumerate(told)
    )
    return tag("g", *drawn, data_side=SIDES[side]), y + 25 * len(told) + 4
