"""A player: counts, what lies in the support area, what rests."""

from collections.abc import Iterator, Sequence

from mathom.art import COLOURS, badge, stamp, tag, text
from mathom.games.tcg.picture.chips import chip
from mathom.games.tcg.picture.desk import ROOM, Desk, panel
from mathom.games.tcg.picture.layout import Drawn, below, beside, indented
from mathom.games.tcg.picture.marks import Marks
from mathom.games.tcg.picture.titles import broken
from mathom.games.tcg.picture.units import Camp, Unit

CHIP, LABEL = 152, 112
PAD = 10


def player(desk: Desk, seat: int) -> Drawn:
    """A sheet of paper with all that belongs to a player and does not fight."""
    camp = desk.camps[seat]
    starting = desk.board.phase == "start"
    if starting:
        camp = Camp((*camp.companions, *camp.support, *camp.resting), (), (), ())
    rows = [
        _head(desk, seat),
        _labelled(desk, "board-fellowship", _units(desk, camp.companions if starting else ())),
        _labelled(desk, "board-support", _units(desk, camp.support)),
        _labelled(desk, _rests(desk, seat), _units(desk, camp.resting)),
        _labelled(desk, "view-shown", [
            chip(desk.faces[kind], Marks(f"shown:{kind}"), desk.words, CHIP)
            for kind in desk.board.shown[seat] if kind in desk.faces
        ]),
    ]  # fmt: skip
    inside = below(rows, 6)
    height = inside.height + (PAD if any(row.height for row in rows[1:]) else 2)
    drawn = tag("g", inside.drawn, data_player=seat)
    return panel(Drawn(ROOM, height, drawn), acts=desk.asked == seat, pale=desk.asked != seat)


def _rests(desk: Desk, seat: int) -> str:
    return "board-rests-shadow" if seat == desk.board.fp else "board-rests-companions"


def _head(desk: Desk, seat: int) -> Drawn:
    """Shape and colour, name, side; then what is counted."""
    board, table = desk.board, desk.table
    name = desk.player(seat)
    role = "board-free-peoples" if seat == board.fp else "board-shadow"
    if seat in board.lost:
        role = "view-lost"
    elif seat == board.winner:
        role = "view-winner"
    facts = [desk.say("board-site", n=board.markers[seat])] if board.path else []
    if seat in board.order:
        facts.append(
            desk.say("terminal-burdens", n=board.burdens[seat], most=board.resistance[seat])
        )
    facts += [
        desk.say("terminal-hand", n=table.hand_sizes[seat]),
        desk.say("terminal-deck", n=len(table.decks[seat])),
        desk.say("terminal-discards", n=len(board.discards[seat])),
        desk.say("terminal-dead", n=len(board.dead[seat])),
    ]
    if board.worn and seat == board.fp:
        facts.append(desk.say("terminal-worn"))
    said = desk.say(role) if board.phase != "start" or role.startswith("view") else ""
    ring = seat == board.fp and board.phase != "start"
    drawn = (
        badge(seat, 24, 20, 26),
        tag("circle", cx=36, cy=30, r=8, fill=COLOURS["bead"], stroke=COLOURS["bead-rim"])
        + stamp("ring", 36, 30, 11, COLOURS["bead-rim"], COLOURS["bead"])
        if ring
        else "",
        text(name, 48, 26, 17, font_weight=650, width=180),
        text(said, 236, 26, 14, width=118, fill=COLOURS["ink-2"]),
        text(" · ".join(facts), ROOM - 12, 26, 14, anchor="end", width=ROOM - 378),
    )
    return Drawn(ROOM, 38, "".join(drawn))


def _labelled(desk: Desk, name: str, chips: Sequence[Drawn]) -> Drawn:
    """Chips in rows, with a word before them."""
    if not chips:
        return Drawn(0, 0, "")
    row = indented(beside(chips, ROOM - LABEL - PAD, 7), LABEL)
    said = [
        text(line, 12, 15 + 14 * at, 13, width=LABEL - 20, fill=COLOURS["ink-2"])
        for at, line in enumerate(broken(desk.say(name), 12, LABEL - 20))
    ]
    return Drawn(ROOM, max(row.height, 4 + 14 * len(said)), "".join(said) + row.drawn)


def _units(desk: Desk, units: Sequence[Unit]) -> list[Drawn]:
    """A chip for each, with what hangs on it."""
    return [_with_load(desk, unit) for unit in units]


def _with_load(desk: Desk, unit: Unit) -> Drawn:
    own = chip(unit.face, desk.marks(unit), desk.words, CHIP, rests=not unit.awake)
    return below([own, *(indented(one, 14) for one in load(desk, unit, CHIP - 14))], 2)


def load(desk: Desk, unit: Unit, width: float) -> Iterator[Drawn]:
    """What a card bears, and what is stacked on it."""
    for one in unit.borne:
        yield chip(one.face, desk.marks(one), desk.words, width, rests=not one.awake)
        yield from load(desk, one, width)
    for kind in dict.fromkeys(unit.stacked):
        thing = f"pile:{kind}"
        times = unit.stacked.count(kind)
        marks = Marks(thing, glows=thing in desk.lit and not desk.found)
        yield chip(desk.faces[kind], marks, desk.words, width, times=times, rests=True)
