"""Small signs: dice, emblems of nations and characters, counts of ranks, and what glows."""

from mathom.art import COLOURS, stamp, tag, text
from mathom.games.ringwar.kinds import FREE, NATIONS, SIDE_OF, Force, Side
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND

RIM = COLOURS["piece-rim"]
_DICE = {"army_muster": "muster-army", "will_of_the_west": "will"}
_EMBLEMS = {
    "gandalf-grey": "gandalf",
    "gandalf-white": "hero-gandalf",
    "strider": "trait-endurance",
    "aragorn": "hero-aragorn",
    "boromir": "nation-gondor",
    "legolas": "hero-legolas",
    "gimli": "hero-gimli",
    "meriadoc": "hobbit",
    "peregrin": "friend-pony",
    "gollum": "foe-gollum",
    "witch-king": "nazgul",
    "saruman": "nation-isengard",
    "mouth-of-sauron": "foe-wight",
}


def die_stamp(face: str) -> str:
    """The symbol of a face, or of the kind of a card."""
    return f"die-{_DICE.get(face, face)}"


def die(face: str, side: Side, x: float, y: float, size: float, **said: object) -> str:
    """An action die with its face up."""
    return tag(
        "g",
        plate(side, x, y, size, GROUND[side], corner=0.29 if side == FREE else 0.13),
        stamp(die_stamp(face), x, y, size * 0.71, ON_GROUND[side], GROUND[side]),
        **said,
    )


def plate(
    side: Side, x: float, y: float, size: float, fill: str, *, corner: float = 0.5, **look: object
) -> str:
    """The ground of a piece: round or rounded for the Free Peoples, square for the Shadow."""
    drawn: dict[str, object] = {"fill": fill, "stroke": RIM, "stroke_width": size / 20, **look}
    if side == FREE and corner == 0.5:
        return tag("circle", cx=x, cy=y, r=size / 2, **drawn)
    radius = size * (corner if side == FREE else 0.15)
    return tag("rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=radius, **drawn)


def emblem(nation: str, x: float, y: float, size: float, *, pale: bool = False) -> str:
    """The piece of a nation; `pale`: one that is not active."""
    side, colour = SIDE_OF[nation], COLOURS[f"n-{nation}"]
    ground = COLOURS["paper"] if pale else colour
    ink = COLOURS["ink-2"] if pale else COLOURS["on-culture"]
    return plate(side, x, y, size, ground) + stamp(
        f"nation-{nation}", x, y, size * 0.67, ink, ground
    )


def person(who: str, side: Side, x: float, y: float, size: float, *, first: bool = False) -> str:
    """A character: an emblem, never a face. `first`: the guide."""
    ground = GROUND[side] if first else COLOURS["card"]
    ink = ON_GROUND[side] if first else GROUND[side]
    return plate(side, x, y, size, ground, stroke=GROUND[side], stroke_width=size / 10) + stamp(
        _EMBLEMS.get(who, "hobbit"), x, y, size * 0.72, ink, ground
    )


def ranks(force: Force) -> tuple[int, int, int]:
    """How many regulars, elites and leaders."""
    return sum(force[0::3]), sum(force[1::3]), sum(force[2::3])


def nations(force: Force) -> list[str]:
    """The nations in a force; that of most figures first."""
    weights = [
        (-10 * sum(force[3 * at : 3 * at + 2]) - force[3 * at + 2], at)
        for at in range(len(NATIONS))
        if any(force[3 * at : 3 * at + 3])
    ]
    return [NATIONS[at] for _, at in sorted(weights)]


def counts(of: tuple[int, int, int], x: float, y: float, size: float) -> str:
    """Regulars on light, elites on dark, leaders with a star; below a place, around its middle."""
    cells = [(rank, f"{count}", _room(rank, count)) for rank, count in enumerate(of) if count]
    width = sum(room for _, _, room in cells)
    at, drawn = -width / 2, []
    for rank, number, room in cells:
        ground, ink = _CELLS[rank]
        star = 10 if rank == 2 else 0
        drawn.append(tag("rect", x=at, y=0, width=room, height=17, fill=ground))
        if star:
            drawn.append(tag("path", d=_STAR, transform=f"translate({at + 7:.1f} 9)", fill=_GOLD))
        middle = at + (room + star) / 2
        drawn.append(text(number, middle, 13.6, 15, anchor="middle", font_weight=700, fill=ink))
        at += room
    frame = tag(
        "rect", x=-width / 2, y=0, width=width, height=17, rx=3, fill="none", stroke=RIM,
        stroke_width=1.4,
    )  # fmt: skip
    return tag("g", *drawn, frame, transform=f"translate({x:.1f} {y:.1f}) scale({size / 15:.3g})")


def width_of_counts(of: tuple[int, int, int], size: float) -> float:
    """How wide they are."""
    return sum(_room(rank, count) for rank, count in enumerate(of) if count) * size / 15


def _room(rank: int, count: int) -> float:
    return 14 + 9 * (count > 9) + 10 * (rank == 2)


_GOLD = COLOURS["glow"]
_CELLS = (
    (COLOURS["surface"], COLOURS["ink"]),
    (COLOURS["ink-2"], COLOURS["surface"]),
    (COLOURS["bead"], COLOURS["print"]),
)
_STAR = "M0-5.5l1.6 3.3 3.7.5-2.7 2.6.7 3.6-3.3-1.8-3.3 1.8.7-3.6-2.7-2.6 3.7-.5z"


def glow(
    x: float,
    y: float,
    width: float,
    height: float,
    anchor: str,
    *,
    corner: float = 8,
    hollow: bool = False,
) -> str:
    """The light under what could be pointed at, or (`hollow`) around it, from its upper left."""
    look = {**GLOW, "fill": "none"} if hollow else GLOW
    return tag("rect", x=x, y=y, width=width, height=height, rx=corner, data_lit=anchor, **look)


GLOW: dict[str, object] = {
    "fill": COLOURS["glow"],
    "fill_opacity": 0.38,
    "stroke": COLOURS["glow-line"],
    "stroke_width": 4,
}
