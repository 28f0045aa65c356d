"""The places with what is there: a tile with its cubes, Nazgûl, or nothing any more."""

from collections.abc import Iterator

from mathom.art import COLOURS, group, tag, text
from mathom.games.hobbits.components import Place
from mathom.games.hobbits.picture.layout import canvas, label, perch, tile_size
from mathom.games.hobbits.picture.marks import chosen, glow, name
from mathom.games.hobbits.picture.scene import Scene
from mathom.games.hobbits.picture.tiles import figure, tile
from mathom.games.hobbits.state import Darkness, Pressing, Restocking, Site, Spinning


def places(scene: Scene) -> str:
    """Every place."""
    return "".join(
        _place(scene, place, site)
        for place, site in zip(scene.box.places, scene.table.sites, strict=True)
    )


def _place(scene: Scene, place: Place, site: Site) -> str:
    """What lies at a place, a ring around it while it is met, and the name of the place."""
    said = scene.say(f"place-{place.id}")
    size = tile_size(place)
    friend = site.tile is not None and scene.box.is_friend(site.tile)
    r, square = (size if site.tile else 22) + 4, bool(site.tile) and not friend
    top = scene.top
    met = isinstance(top, Spinning | Pressing | Darkness | Restocking) and top.place == place.id
    anchors = (f"place:{place.id}", f"field:{place.id}")
    lit = " ".join(one for one in anchors if one in scene.lit)
    drawn = group(
        scene.hint(said, scene.say(f"tile-{site.tile}") if site.tile else ""),
        tile(site.tile, size, friend=friend) if site.tile else _bare(scene, size),
        glow(lit, r, square=square, width=5, over=0 if site.tile else 0.42) if lit else "",
        chosen(anchors[0], r, square=square) if met else "",
        _strength(site.cubes, size) if site.cubes else "",
        x=place.x,
        y=place.y,
        data_thing=anchors[0],
        data_tile=site.tile,
        data_cubes=site.cubes or None,
    )
    return drawn + _name(scene, place, said)


def _bare(scene: Scene, size: float) -> str:
    """No tile: a gap, or once the stacks are used up a field of the path. HOB-7.4"""
    is_field = not (scene.table.light or scene.table.dark)
    return tag(
        "circle",
        r=20 if is_field else size,
        fill=COLOURS["path"] if is_field else "none",
        stroke=COLOURS["board-ink"],
        stroke_width=2,
        stroke_dasharray=None if is_field else "5 5",
    )


def _strength(cubes: int, size: float) -> str:
    """The strength cubes along the lower edge of a tile, and their number."""
    return group(*_cubes(cubes), y=size - 1) + group(
        tag("circle", r=12.5, fill=COLOURS["surface"], stroke=COLOURS["piece-rim"], stroke_width=2),
        text(cubes, 0, 5.6, 16, anchor="middle", font_weight=800),
        x=size - 3,
        y=3 - size,
    )


def _cubes(count: int) -> Iterator[str]:
    """Rows of five, from the middle."""
    for index in range(count):
        row, column = divmod(index, 5)
        wide = min(5, count - row * 5)
        yield group(
            tag("path", d="M0-6.4l5.6 3.2v6.4L0 6.4l-5.6-3.2v-6.4z", fill=COLOURS["bead-rim"]),
            tag("path", d="M-5.6-3.2L0 0l5.6-3.2M0 0v6.4", fill="none"),
            x=(column - (wide - 1) / 2) * 11.5,
            y=row * -9.5,
            stroke=COLOURS["bead"],
            stroke_width=1.4,
            stroke_linejoin="round",
        )


def _name(scene: Scene, place: Place, said: str) -> str:
    """The name, inside the map."""
    x, y, anchor, room = label(place)
    width = canvas(scene.box).width
    rooms = {"start": width - x, "end": x, "middle": 2 * min(x, width - x)}
    return name(said, x, y, min(room, rooms[anchor] - 8), anchor)


def nazgul(scene: Scene) -> str:
    """The Nazgûl at all places, each on its perch."""
    return "".join(
        figure(*perch(place, index))
        for place, site in zip(scene.box.places, scene.table.sites, strict=True)
        for index in range(site.nazgul)
    )
