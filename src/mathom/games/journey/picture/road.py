"""The road: seven places with their traits and tiles, and the path cards between them."""

from mathom import art
from mathom.art import COLOURS, tag
from mathom.games.journey.components import Box, Place
from mathom.games.journey.options import GANDALF
from mathom.games.journey.picture.layout import LEFT, RIGHT, apart, label, panel, tile
from mathom.games.journey.picture.signs import Prints
from mathom.games.journey.view import Table

HEIGHT = 186
_EMBLEM = 26
_FIRST, _LAST = LEFT + 64, RIGHT - 64
_WAY, _NAME, _TRAITS, _TILES, _LEGEND = 42, 89, 109, 128, 174


def goal(box: Box, table: Table) -> int:
    """The place that is scored next, or right now."""
    return min(table.place + (table.space > 0 or table.place == 0), box.last)


def road(table: Table, signs: Prints, y: float) -> str:
    """The panel with its upper edge at `y`, `HEIGHT` high."""
    last = signs.box.last
    at = [_FIRST + (_LAST - _FIRST) * place / last for place in range(last + 1)]
    return tag(
        "g",
        panel(y, HEIGHT),
        *(_path(table, place, at, y + _WAY) for place in range(last)),
        *(_stop(table, signs, place, x, y) for place, x in enumerate(at)),
        _marker(table, at, y + _WAY),
        _legend(signs, y + _LEGEND),
        _lost(table, signs, y + _LEGEND),
    )


def _space(at: list[float], spaces: int, place: int, space: int) -> float:
    """Where a space of the path behind a place is."""
    start, end = at[place] + _EMBLEM, at[place + 1] - _EMBLEM
    return start + (end - start) * space / (spaces + 1)


def _path(table: Table, place: int, at: list[float], y: float) -> str:
    spaces = table.paths[place] if place < len(table.paths) else 0
    return tag(
        "path",
        d=f"M{at[place] + _EMBLEM + 5:.1f} {y:.1f}H{at[place + 1] - _EMBLEM - 3:.1f}",
        stroke=COLOURS["line-strong"],
        stroke_width=3,
        stroke_linecap="round",
        stroke_dasharray="0 6",
    ) + "".join(
        tag(
            "circle",
            cx=_space(at, spaces, place, space),
            cy=y,
            r=5.5 if spaces < 4 else 4.6,
            fill=COLOURS["line-strong" if (place, space) < _stand(table) else "surface"],
            stroke=COLOURS["line-strong"],
            stroke_width=2,
        )
        for space in range(1, spaces + 1)
    )


def _stand(table: Table) -> tuple[int, int]:
    return table.place, table.space


def _marker(table: Table, at: list[float], y: float) -> str:
    """The company: on a space of the path, or beside the emblem of a place."""
    if table.space and table.place < len(table.paths):
        x = _space(at, table.paths[table.place], table.place, table.space)
        radius = 11.5
    else:
        x, y, radius = at[min(table.place, len(at) - 1)] + _EMBLEM, y + 15, 13.0
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=radius + 2, fill=COLOURS["paper"]),
        tag("circle", cx=x, cy=y, r=radius, fill=COLOURS["leaf"]),
        art.stamp("ring", x, y, radius * 1.4, COLOURS["on-leaf"], COLOURS["leaf"]),
        data_thing="marker",
        data_place=table.place,
        data_space=table.space,
    )


def _stop(table: Table, signs: Prints, number: int, x: float, y: float) -> str:
    """A place: its emblem and name, the traits that are scored there, its tiles."""
    place = signs.box.places[number]
    past = (number, 0) < _stand(table)
    ahead = number == goal(signs.box, table)
    traits = "".join(
        _trait(signs, trait, x + away, y + _TRAITS, ahead)
        for trait, away in zip(place.traits, _spread(len(place.traits), 31), strict=True)
    )
    faded = tag(
        "g", _emblem(signs, place, x, y + _WAY, ahead), traits, opacity=0.5 if past else None
    )
    return tag(
        "g",
        faded,
        art.text(
            signs.say(f"place-{place.id}"),
            x,
            y + _NAME,
            16,
            title=True,
            width=108,
            anchor="middle",
            font_weight=700,
            fill=COLOURS["ink-2" if past else "ink"],
        ),
        _tiles(table, place, number, x, y + _TILES),
        data_thing=f"place:{place.id}",
    )


def _emblem(signs: Prints, place: Place, x: float, y: float, ahead: bool) -> str:
    return (
        tag("circle", cx=x, cy=y, r=_EMBLEM + 4, fill=COLOURS["leaf"]) * ahead
        + tag("circle", cx=x, cy=y, r=_EMBLEM + 1.5, fill=COLOURS["paper"]) * ahead
        + tag(
            "circle",
            cx=x,
            cy=y,
            r=_EMBLEM - 1,
            fill=COLOURS["land"],
            stroke=COLOURS["line-strong"],
            stroke_width=2,
        )
        + signs.place(place.id, x, y, 31, COLOURS["land"])
    )


def _trait(signs: Prints, trait: str, x: float, y: float, ahead: bool) -> str:
    return tag(
        "circle",
        cx=x,
        cy=y,
        r=13,
        fill=COLOURS["surface"],
        stroke=COLOURS["leaf" if ahead else "line-strong"],
        stroke_width=2.5 if ahead else 1.5,
        data_thing=f"trait:{trait}",
    ) + signs.trait(trait, x, y, 18)


def _tiles(table: Table, place: Place, number: int, x: float, y: float) -> str:
    """The tiles; with two players each lies below its trait, those to the left go first."""
    lying = table.tiles[number] if number < len(table.tiles) else ()
    if len(table.hand_sizes) == 2 and len(lying) <= len(place.traits):
        spread = _spread(len(place.traits), 31)[len(place.traits) - len(lying) :]
    else:
        spread = _spread(len(lying), min(27.0, 100 / max(1, len(lying) - 1)))
    return "".join(
        tag("g", tile(value, x + away - 12, y, 24), data_thing="tile")
        for value, away in zip(lying, spread, strict=True)
    )


def _spread(count: int, step: float) -> list[float]:
    """So many things beside each other around a middle."""
    return [(at - (count - 1) / 2) * step for at in range(count)]


def _legend(signs: Prints, y: float) -> str:
    """What the stamps on the cards stand for."""
    cards = (*signs.box.card_of[0].values(), GANDALF)
    names = [signs.title(card) for card in cards]
    wide = [art.width_of(name, 13) + 4 for name in names]
    close = min(1.0, (560 - 40 * len(names)) / sum(wide))
    drawn, x = [], LEFT + 14.0
    for card, name, letters in zip(cards, names, wide, strict=True):
        width = max(8.0, letters * close)
        drawn.append(signs.emblem(card, x + 8, y - 4, 17, COLOURS["paper"]))
        drawn.append(art.text(name, x + 21, y, 13, width=width, fill=COLOURS["ink-2"]))
        x += width + 40
    return "".join(drawn)


def _lost(table: Table, signs: Prints, y: float) -> str:
    """The tiles that nobody took."""
    if not table.lost:
        return ""
    step = apart(len(table.lost), 18, 170, 3)
    x = RIGHT - 14 - 18 - step * (len(table.lost) - 1)
    return label(signs.say("view-lost"), x - 8, y, "end", 180) + "".join(
        tag("g", tile(value, x + at * step, y - 14, 18), data_thing="lost")
        for at, value in enumerate(table.lost)
    )
