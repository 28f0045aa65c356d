"""The adventure path: nine sites, who stands where, who controls which."""

from mathom.art import COLOURS, badge, stamp, tag, text
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.names import title
from mathom.games.tcg.picture.desk import ROOM, Desk
from mathom.games.tcg.picture.emblems import TERRAIN, keyword, mixed
from mathom.games.tcg.picture.layout import Drawn
from mathom.games.tcg.picture.marks import glow
from mathom.games.tcg.picture.titles import fitted, written

GAP = 6
WIDE, HIGH = (ROOM - GAP * (LAST_SITE - 1)) / LAST_SITE, 98
BADGE = 24
LETTERS = 12.5
GROUND = mixed(COLOURS["c-site"], COLOURS["card"], 0.2)


def path(desk: Desk) -> Drawn:
    """The sites from left to right, with everybody's marker below its site."""
    parts = [_site(desk, at) for at in range(LAST_SITE)]
    return Drawn(ROOM, HIGH + BADGE / 2 + 2, "".join(parts))


def _site(desk: Desk, at: int) -> str:
    board, x = desk.board, at * (WIDE + GAP)
    laid = board.path[at] if at < len(board.path) else None
    here = bool(board.path) and board.markers[board.fp] == at + 1
    thing = f"card:{laid}" if laid else None
    return tag(
        "g",
        glow(x, 0, WIDE, HIGH) if thing in desk.lit else "",
        tag(
            "rect", x=x, width=WIDE, height=HIGH, rx=6,
            fill=GROUND if laid else COLOURS["table"],
            stroke=COLOURS["leaf" if here else "line-strong"], stroke_width=3.5 if here else 1,
            stroke_dasharray=None if laid else "5 4",
        ),
        _number(at + 1, x, laid=laid is not None),
        _printed(desk, at, x) if laid else "",
        _holder(desk, at, x),
        _there(desk, at + 1, x) if board.path else "",
        data_thing=thing,
        data_lit=thing if thing in desk.lit else None,
        data_site=at + 1,
    )  # fmt: skip


def _number(number: int, x: float, *, laid: bool) -> str:
    return tag(
        "rect", x=x + 5, y=5, width=22, height=22, rx=4,
        fill=COLOURS["bead"] if laid else COLOURS["sunken"], stroke=COLOURS["line-strong"],
    ) + text(
        number, x + 16, 21.5, 15, anchor="middle", font_weight=800,
        fill=COLOURS["print" if laid else "ink-2"],
    )  # fmt: skip


def _printed(desk: Desk, at: int, x: float) -> str:
    """Name, Shadow number and kind of land of a site."""
    card = desk.board.path[at]
    face = desk.faces[card.kind]
    name, letters = fitted(title(face, desk.words.language), LETTERS, WIDE - 6, 4)
    parts = [
        written(line, x + WIDE / 2, round(44 + 1.1 * letters * row, 1), letters, WIDE - 6,
                anchor="middle")
        for row, line in enumerate(name)
    ]  # fmt: skip
    number = desk.scene.shadow_number(card)
    parts.append(
        tag("circle", cx=x + WIDE - 16, cy=16, r=11, fill=COLOURS["bead"],
            stroke=COLOURS["bead-rim"], stroke_width=2)
        + text(number, x + WIDE - 16, 21, 14, anchor="middle", font_weight=800, width=18,
               fill=COLOURS["print"])
    )  # fmt: skip
    lands = [keyword(word) for word in face.keywords if word in TERRAIN]
    for place, land in enumerate(lands[:2]):
        parts.append(stamp(land, x + 39 + 19 * place, 16, 18, COLOURS["ink-2"], GROUND))
    ink = mixed(COLOURS["c-site"], GROUND, 0.22)
    behind = stamp((*lands, "kind-site")[0], x + WIDE / 2, HIGH - 36, 60, ink, GROUND)
    return behind + "".join(parts)


def _holder(desk: Desk, at: int, x: float) -> str:
    """Who controls a site: a badge in a red field."""
    control = desk.board.control
    owner = control[at] if at < len(control) else None
    if owner is None:
        return ""
    return tag(
        "g",
        tag("rect", x=x + 5, y=HIGH - 18, width=44, height=22, rx=4, fill=COLOURS["rubric"]),
        badge(owner, x + 17, HIGH - 7, 18),
        stamp("ui-flag", x + 37, HIGH - 7, 15, COLOURS["on-rubric"], COLOURS["rubric"]),
        data_held=owner,
    )


def _there(desk: Desk, number: int, x: float) -> str:
    """The markers of the fellowships that are here."""
    board = desk.board
    seats = [seat for seat in board.order if board.markers[seat] == number]
    parts = []
    for at, seat in enumerate(reversed(seats)):
        cx = x + WIDE - 8 - (BADGE - 4) * at - BADGE / 2
        if seat == board.fp:
            parts.append(
                tag("circle", cx=cx, cy=HIGH, r=BADGE / 2 + 3, fill=COLOURS["surface"],
                    stroke=COLOURS["leaf"], stroke_width=2.5)
            )  # fmt: skip
        parts.append(tag("g", badge(seat, cx, HIGH, BADGE), data_marker=seat))
    return "".join(parts)
