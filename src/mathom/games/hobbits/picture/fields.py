"""The fields of the paths, and the dark towers that watch them."""

from mathom.art import COLOURS, group, stamp, tag
from mathom.games.hobbits.components import Field, Tower
from mathom.games.hobbits.picture.layout import canvas
from mathom.games.hobbits.picture.marks import glow, name
from mathom.games.hobbits.picture.scene import Scene

RADIUS = {"small": 9, "large": 14, "start": 30}


def fields(scene: Scene) -> str:
    """Every field."""
    return "".join(_field(scene, field) for field in scene.box.fields.values())


def _field(scene: Scene, field: Field) -> str:
    """Small, large, or the round door it all begins at; red where a tower watches."""
    anchor, r = f"field:{field.id}", RADIUS[field.size]
    return group(
        scene.hint(scene.say(f"field-{field.id}")),
        _door(r) if field.size == "start" else _disc(r, watched=field.tower is not None),
        glow(anchor, r + 2) if anchor in scene.lit else "",
        x=field.x,
        y=field.y,
        data_thing=anchor,
    )


def _disc(r: float, *, watched: bool) -> str:
    return tag("circle", r=r, fill=COLOURS["path"], stroke=COLOURS["board-ink"], stroke_width=2) + (
        tag("path", d="M0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z", fill=COLOURS["rubric"]) if watched else ""
    )


def _door(r: float) -> str:
    return tag(
        "circle", r=r, fill=COLOURS["leaf"], stroke=COLOURS["piece-rim"], stroke_width=2.5
    ) + stamp("culture-shire", 0, 0, 46, COLOURS["on-leaf"], COLOURS["leaf"])


def start_name(scene: Scene) -> str:
    """What the first field is called: its name stands to the right, in the fields."""
    start = scene.box.fields[scene.box.start]
    room = min(186, canvas(scene.box).width - start.x - 40)
    said = scene.say(f"field-{start.id}")
    return name(said, start.x + 32, start.y + 59, room, "start", "grass")


def towers(scene: Scene) -> str:
    """Every tower with its name."""
    return "".join(_tower(scene, tower) for tower in scene.box.towers.values())


def _tower(scene: Scene, tower: Tower) -> str:
    anchor, said = f"field:{tower.id}", scene.say(f"field-{tower.id}")
    drawn = group(
        scene.hint(said),
        tag("circle", r=28, fill=COLOURS["tower"], stroke=COLOURS["piece-rim"], stroke_width=2),
        stamp("tower", 0, 0, 40, COLOURS["print"], COLOURS["tower"]),
        glow(anchor, 31, over=0) if anchor in scene.lit else "",
        x=tower.x,
        y=tower.y,
        data_thing=anchor,
    )
    return drawn + name(said, tower.x, tower.y + 47, 150)
