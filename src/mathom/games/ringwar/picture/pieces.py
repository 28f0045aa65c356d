"""What stands on the map: settlements, armies, characters."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from mathom.art import COLOURS, group, stamp, tag
from mathom.games.ringwar import forces
from mathom.games.ringwar.kinds import FIGURES, SHADOW, Force, Side
from mathom.games.ringwar.picture.fields import Field
from mathom.games.ringwar.picture.land import land
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND, SIDES, Sight
from mathom.games.ringwar.picture.signs import (
    counts,
    emblem,
    glow,
    nations,
    person,
    plate,
    ranks,
    width_of_counts,
)
from mathom.games.ringwar.picture.strokes import Point, mix

GROWN = 1.3
"""Pieces are so much larger than the map's own measure, to be seen from afar."""
LETTERS = 15
"""The numbers on pieces, before they grow."""


class Cluster(NamedTuple):
    """Who stands together: an army with its characters, and where."""

    region: str
    side: Side
    force: Force
    people: tuple[str, ...]
    at: Point
    walled: bool
    """Inside a besieged stronghold."""

    @property
    def field(self) -> Field:
        """The room it takes."""
        wide = max(32, width_of_counts(ranks(self.force), LETTERS), 21 * len(self.people))
        above = (24 if self.force else 12) + (18 if self.people and self.force else 0)
        below = 27 if self.force else 12
        x, y = self.at
        half = wide * GROWN / 2 + 2
        return Field(x - half, y - above * GROWN, x + half, y + below * GROWN)


def stands(sight: Sight) -> list[Cluster]:
    """All armies and characters on the map."""
    found = []
    for region in sight.regions():
        place = land().regions[region]
        there = [(side, sight.force(side, region), sight.people(region, side)) for side in SIDES]
        there = [one for one in there if one[1] or one[2]]
        siege = region in sight.table.besieged and place.settlement is not None
        for side, force, people in there:
            walled = siege and side == sight.holder(region)
            x, y, _ = place.token
            if siege and place.settlement:
                before = 1 if x >= place.settlement[0] else -1
                x, y = place.settlement
                x += 0 if walled else before * 52 * GROWN
            elif len(there) > 1:
                x += 28 * GROWN * (1 if side else -1)
            found.append(Cluster(region, side, force, tuple(people), (x, y), walled))
    return found


def armies(found: list[Cluster], sight: Sight) -> Iterator[str]:
    """Armies with their numbers, and characters above them."""
    for one in found:
        total = len(one.people)
        gap = 21 if total < 5 else 14
        up = -31 if one.force else 0
        row = (
            person(who, one.side, (at - (total - 1) / 2) * gap, up, 20)
            for at, who in enumerate(one.people)
        )
        yield group(
            tag("title", escape(_told(one, sight), quote=False)),
            *row,
            *(_army(one) if one.force else ()),
            _light(sight) if sight.asked_army() == (one.side, one.region) else "",
            x=one.at[0],
            y=one.at[1],
            scale=GROWN,
            data_thing=f"region:{one.region}",
            data_side=one.side,
        )


def _army(one: Cluster) -> Iterator[str]:
    there = nations(one.force)
    bare = not forces.units(one.force)
    if one.walled:
        yield tag(
            "path",
            d="M-22 8V-24h6v5h6v-5h6v5h8v-5h6v5h6v-5h6V8z",
            fill=COLOURS["rock"],
            stroke=COLOURS["piece-rim"],
            stroke_width=1.6,
        )
    for at, nation in enumerate(there[1:3]):
        yield emblem(nation, 18, -17 + 15 * at, 15)
    if bare and one.side == SHADOW:
        yield plate(SHADOW, 0, -8, 29, COLOURS["bead"])
        yield stamp("unit-nazgul", 0, -8, 21, COLOURS["on-culture"], COLOURS["bead"])
    else:
        yield emblem(there[0], 0, -8, 29)
    yield counts(ranks(one.force), 0, 8, LETTERS)


def _light(sight: Sight) -> str:
    """Of this army some figures could be pointed at."""
    figures = sorted(one for one in sight.lit if one.startswith("figure:"))
    return glow(-25, -28, 50, 57, " ".join(figures), hollow=True) if figures else ""


def _told(one: Cluster, sight: Sight) -> str:
    """An army in words."""
    figures = [
        sight.say("board-figures", count=count, figure=sight.say(f"figure-{FIGURES[kind]}"))
        for kind, count in enumerate(one.force)
        if count
    ]
    people = [sight.say(f"character-{who}") for who in one.people]
    return f"{sight.say(f'region-{one.region}')}: {', '.join([*figures, *people])}"


def settlements(sight: Sight) -> Iterator[str]:
    """Towns, cities, strongholds and fortifications, and who has taken them."""
    for region in sight.regions():
        at, kind = land().regions[region].settlement, sight.box.settlement[region]
        if at is None or kind is None:
            continue
        nation, holder = sight.box.nation[region], sight.holder(region)
        captured = region in sight.table.captured and holder is not None
        ground, ink = COLOURS["land"], COLOURS["board-ink"]
        if nation:
            ink = mix(f"n-{nation}", "board-ink", 0.56)
        flag = ""
        if captured and holder is not None:
            ground, ink = GROUND[holder], ON_GROUND[holder]
            flag = plate(holder, 0, 0, 25, ground)
        siege = tag(
            "circle",
            r=17,
            fill="none",
            stroke=COLOURS["threat"],
            stroke_width=3,
            stroke_dasharray="5 4",
        )
        yield group(
            flag,
            stamp(f"settlement-{kind}", 0, 0, 18 if captured else 24, ink, ground),
            siege if region in sight.table.besieged else "",
            x=at[0],
            y=at[1],
            scale=GROWN,
            data_captured=f"region:{region}" if captured else None,
        )
