"""The cards: heroes, orcs, events, and their backs."""

from functools import cache
from math import cos, inf, radians, sin
from unicodedata import normalize

from mathom.art import COLOURS, Voice, lines, stamp, tag, text
from mathom.core import Message
from mathom.games.orcs.components import EventCardPlan, HeroCard, OrcCardPlan

_EMBLEMS = frozenset({"aragorn", "eomer", "faramir", "gandalf", "gimli", "legolas"})
_TOWERS = {"isengard": "orthanc", "mordor": "barad-dur"}
_EVENTS = {
    "e1_three_hunters": "hero-aragorn",
    "e1_fangorn_wakes": "ent",
    "e1_ambush_amon_hen": "orc-2",
    "e1_forges_of_isengard": "nation-isengard",
    "e1_white_rider": "hero-gandalf",
    "e2_wormtongue": "culture-isengard",
    "e2_king_freed": "culture-rohan",
    "e2_warg_riders": "foe-wolf",
    "e2_rangers_of_ithilien": "hero-faramir",
    "e2_black_gate_opens": "hunt-stop",
    "e3_storm_on_helms_deep": "settlement-fortification",
    "e3_dawn_of_fifth_day": "die-will",
    "e3_winged_shadow": "nazgul",
    "e3_elves_of_lorien": "culture-elven",
}


def hero(card: HeroCard, x: float, y: float, width: float, *, horse: bool = False) -> str:
    """A hero card: strength, way of moving, emblem, name. The horse may glow."""
    em, tone, ink = width / 20, COLOURS[f"hero-{card.movement}"], COLOURS["print"]
    pad, inner, tall = 0.8 * em, width - 1.6 * em, width * 1.4 - 0.8 * em - 4.6 * em
    right = x + width - pad - 2.9 * em
    emblem = _emblem(card.hero)
    return "".join(
        (
            _paper(x, y, width),
            tag("rect", x=x + pad, y=y + pad, width=inner, height=tall, rx=0.35 * em, fill=tone),
            tag(
                "path",
                transform=f"translate({x + pad:g} {y + pad:g})",
                d=_rays(round(inner, 1), round(tall, 1)),
                fill=ink,
                fill_opacity=0.08,
            ),
            text(card.strength, x + 1.3 * em, y + 6.2 * em, 6 * em, font_weight=800, fill=ink),
            stamp(f"move-{card.movement}", right, y + 4 * em, 4.2 * em, ink, tone),
            _horse(right, y + 8.6 * em, 4.2 * em, tone, glows=horse) if card.shadowfax else "",
            stamp(emblem, x + width / 2, y + pad + tall * 0.64, 9.6 * em, ink, tone)
            if emblem
            else "",
            text(
                card.hero,
                x + width / 2,
                y + width * 1.4 - 1.6 * em,
                max(12, 3.1 * em),
                width=inner,
                title=True,
                anchor="middle",
                font_weight=700,
                fill=COLOURS["card-ink"],
            ),
        )
    )


def _emblem(name: str) -> str | None:
    letters = normalize("NFD", name.lower()).encode("ascii", "ignore").decode()
    return f"hero-{letters}" if letters in _EMBLEMS else None


def _horse(x: float, y: float, size: float, tone: str, *, glows: bool) -> str:
    ring = tag("circle", cx=x, cy=y, r=size * 0.62, fill=COLOURS["glow"], data_lit="mark:shadowfax")
    ink = COLOURS["card-ink" if glows else "print"]
    drawn = stamp("move-shadowfax", x, y, size, ink, COLOURS["glow"] if glows else tone)
    return (ring if glows else "") + drawn


@cache
def _rays(width: float, height: float) -> str:
    """Rays from a place below the middle to the edges."""
    x, y = width / 2, height * 0.62

    def edge(angle: int) -> str:
        right, down = sin(radians(angle)), -cos(radians(angle))
        across = (x if right > 0 else -x) / right if abs(right) > 1e-9 else inf
        along = (height - y if down > 0 else -y) / down if abs(down) > 1e-9 else inf
        far = min(across, along)
        return f"{x + right * far:.1f} {y + down * far:.1f}"

    return "".join(f"M{x:g} {y:g}L{edge(at)}L{edge(at + 6)}z" for at in range(0, 360, 12))


def orcs(card: OrcCardPlan, x: float, y: float, width: float, words: Voice) -> str:
    """An orc card: how many orcs come from which tower into which row."""
    parts = [_paper(x, y, width)]
    room = width * 1.4 / len(card.placements)
    for number, one in enumerate(card.placements):
        tone, middle = COLOURS[_TOWERS.get(one.side, "tower")], y + (number + 0.5) * room
        side, top = width * 0.34, middle - 8
        parts += (
            tag(
                "rect",
                x=x + width * 0.5 - side - 1,
                y=top - side / 2,
                width=side,
                height=side,
                rx=3,
                fill=tone,
            ),
            stamp("tower", x + width * 0.5 - side / 2 - 1, top, side, COLOURS["token-on"], tone),
            text(one.count, x + width * 0.68, top + 9, 25, anchor="middle", font_weight=800),
            text(
                words.say(Message("board-row", {"row": one.row})),
                x + width / 2,
                middle + side / 2 + 8,
                12,
                width=width - 10,
                anchor="middle",
                fill=COLOURS["card-ink-2"],
            ),
        )
    return "".join(parts)


def event(
    card: EventCardPlan, x: float, y: float, width: float, height: float, words: Voice
) -> str:
    """An event card: its symbol and its title."""
    tone = COLOURS["n-elves" if card.tone == "good" else "shadow"]
    symbol = _EVENTS.get(card.id, "friend-eagle" if card.tone == "good" else "eye")
    title, room = words.say(Message(f"event_card-{card.id}")), width - 10
    while len(lines(title, 12, room, bold=True)) > 4:
        room *= 1.2
    said = (
        text(
            line,
            x + width / 2,
            y + 62 + number * 15,
            12,
            width=width - 10,
            title=True,
            anchor="middle",
            font_weight=700,
            fill=COLOURS["card-ink"],
        )
        for number, line in enumerate(lines(title, 12, room, bold=True))
    )
    drawn = stamp(symbol, x + width / 2, y + 28, 38, tone, COLOURS["card"])
    return "".join((_paper(x, y, width, height), drawn, *said))


def back(x: float, y: float, width: float, symbol: str | None = None) -> str:
    """The back of a card."""
    height, inset = width * 1.4, width * 0.05
    parts = [
        _sheet(x, y, width, height, fill=COLOURS["card-back"], stroke=COLOURS["piece-rim"]),
        _sheet(
            x + inset,
            y + inset,
            width - 2 * inset,
            height - 2 * inset,
            fill="none",
            stroke=COLOURS["bead-rim"],
        ),
    ]
    if symbol:
        ink, ground = COLOURS["bead-rim"], COLOURS["card-back"]
        parts.append(stamp(symbol, x + width / 2, y + height / 2, width * 0.46, ink, ground))
    return "".join(parts)


def slot(x: float, y: float, width: float) -> str:
    """Where no card lies."""
    line = COLOURS["line-strong"]
    return _sheet(
        x, y, width, width * 1.4, fill="none", stroke=line, stroke_dasharray="4 4", opacity=0.6
    )


def _paper(x: float, y: float, width: float, height: float = 0) -> str:
    height = height or width * 1.4
    return _sheet(x, y, width, height, fill=COLOURS["card"], stroke=COLOURS["card-line"])


def _sheet(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=max(2, width * 0.035), **attributes)
