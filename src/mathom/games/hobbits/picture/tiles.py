"""Tiles and figures: friends are round, enemies square, Nazgûl dark."""

from typing import Final

from mathom.art import COLOURS, group, stamp, tag

_STAMPS: Final = {
    "aragorn": "hero-aragorn",
    "bill_the_pony": "friend-pony",
    "gandalf": "gandalf",
    "legolas": "hero-legolas",
    "gimli": "hero-gimli",
    "boromir": "die-muster",
    "elrond": "culture-elven",
    "galadriel": "friend-phial",
    "tom_bombadil": "friend-hat",
    "treebeard": "ent",
    "gwaihir": "friend-eagle",
    "black_rider": "foe-rider",
    "orc": "orc-2",
    "uruk_hai": "orc-1",
    "wolf": "foe-wolf",
    "barrow_wight": "foe-wight",
    "cave_troll": "foe-troll",
    "saruman": "culture-isengard",
    "witch_king": "nazgul",
    "shelob": "foe-spider",
    "gollum": "foe-gollum",
    "balrog": "foe-balrog",
    "mouth_of_sauron": "foe-mouth",
    "mumak": "foe-mumak",
    "mountain_troll": "foe-troll-horned",
    "sauron": "eye",
}


def tile(name: str, half: float, *, friend: bool) -> str:
    """A tile around the origin; an owner's own tiles get a heart or a grim face."""
    ground = COLOURS["free" if friend else "shadow"]
    return tag(
        "rect",
        x=-half,
        y=-half,
        width=2 * half,
        height=2 * half,
        rx=half if friend else half * 0.3,
        fill=ground,
        stroke=COLOURS["piece-rim"],
        stroke_width=2.5 if half > 20 else 1,
    ) + stamp(
        _STAMPS.get(name, "friend" if friend else "orc-1"),
        0,
        0,
        half * 1.36,
        COLOURS["on-free" if friend else "on-shadow"],
        ground,
    )


def figure(x: float, y: float, r: float = 15) -> str:
    """A Nazgûl."""
    return group(
        tag("circle", r=r, fill=COLOURS["bead"], stroke=COLOURS["piece-rim"], stroke_width=1.5),
        stamp("nazgul", 0, 0, r * 1.53, COLOURS["print"], COLOURS["bead"]),
        x=x,
        y=y,
        data_thing="nazgul",
    )
