"""The Fellowship on its road, and the end of it: the track through Mordor."""

from collections.abc import Sequence

from mathom.art import COLOURS, group, stamp, tag, text
from mathom.games.ringwar.picture.fields import around
from mathom.games.ringwar.picture.land import land
from mathom.games.ringwar.picture.pieces import GROWN, LETTERS, Cluster
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.picture.strokes import Point


def fellowship_at(sight: Sight, standing: Sequence[Cluster]) -> Point | None:
    """Where the figure of the Fellowship stands: on the Mordor track, or in its region, where the
    fewest others are."""
    parts, ring = land(), sight.table.fellowship
    if ring.step is not None:
        x, y, _ = parts.track[min(ring.step, len(parts.track) - 1)]
        return x, y
    if ring.region not in parts.regions:
        return None
    x, y, _ = parts.regions[ring.region].token
    spots = [
        (x + dx * GROWN, y + dy * GROWN) for dx, dy in ((31, -20), (-31, -20), (0, -34), (0, 38))
    ]

    def covered(at: Point) -> float:
        own = around(at, 17 * GROWN, 15 * GROWN)
        return sum(own.shared(one.field) for one in standing)

    return min(spots, key=covered)


def fellowship(sight: Sight, standing: Sequence[Cluster]) -> str:
    """Its figure: behind a broken line while hidden; and how far it has come since it was seen."""
    at, ring = fellowship_at(sight, standing), sight.table.fellowship
    if at is None:
        return ""
    edge: dict[str, object] = (
        {"stroke": COLOURS["c-one-ring"], "stroke_width": 2.6, "stroke_dasharray": "5 3.8"}
        if ring.hidden
        else {"stroke": COLOURS["threat"], "stroke_width": 3.4}
    )
    way = ""
    if ring.step is None and ring.progress > 0:
        way = tag(
            "g",
            tag("circle", cx=13, cy=11, r=10, fill=COLOURS["surface"], stroke=COLOURS["piece-rim"]),
            text(ring.progress, 13, 16, LETTERS, anchor="middle", font_weight=800),
        )
    return group(
        tag("circle", r=14, fill=COLOURS["card"], **edge),
        stamp("ring", 0, 0, 19, COLOURS["c-one-ring"], COLOURS["card"]),
        way,
        x=at[0],
        y=at[1],
        scale=GROWN,
        data_thing="fellowship",
    )


def mordor(sight: Sight) -> str:
    """The way of the Ring through Mordor, and the fire at its end."""
    spaces, ink = land().track, COLOURS["rubric"]
    step = sight.table.fellowship.step
    doom = spaces[-1]
    dots = (
        tag("circle", cx=x, cy=y, r=16, stroke=ink, stroke_width=2.4, fill=_passed(at, step))
        + text(at, x, y + 7, 20, anchor="middle", font_weight=700)
        for at, (x, y, _) in enumerate(spaces[:-1])
    )
    return tag(
        "g",
        tag(
            "path",
            d="M" + "L".join(f"{x:.0f} {y:.0f}" for x, y, _ in spaces),
            fill="none",
            stroke=ink,
            stroke_width=2.6,
            stroke_dasharray="3 5",
        ),
        *dots,
        stamp("mount-doom", doom[0], doom[1] - 8, 56, ink, COLOURS["dark-land"]),
    )


def _passed(at: int, step: int | None) -> str:
    return COLOURS["threat-fill" if step is not None and at < step else "surface"]
