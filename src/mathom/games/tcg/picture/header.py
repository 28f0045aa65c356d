"""What time it is: whose turn, the phase, the twilight pool, and what is under way."""

from mathom.art import COLOURS, badge, stamp, tag, text
from mathom.core import Over
from mathom.games.tcg.frames import Doing, Finishing, Playing
from mathom.games.tcg.kinds import Kind
from mathom.games.tcg.picture.chips import chip
from mathom.games.tcg.picture.desk import ROOM, Desk
from mathom.games.tcg.picture.emblems import PHASES
from mathom.games.tcg.picture.layout import Drawn, beside, indented
from mathom.games.tcg.picture.marks import Marks

TRACK = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup")
STEP, HIGH = 84, 52


def header(desk: Desk) -> Drawn:
    """Turn and twilight at the left, the phases at the right."""
    board = desk.board
    if isinstance(desk.question, Over):
        return _over(desk, desk.question)
    if board.phase == "start":
        said = desk.say("terminal-start")
        return Drawn(ROOM, HIGH, text(said, 0, 33, 22, font_weight=650, width=ROOM))
    room = ROOM - STEP * len(TRACK) - 70
    told = [desk.say("terminal-moves", n=board.moves, most=board.limit)]
    if board.phase == "turn":
        told.insert(0, desk.say("terminal-phase-turn"))
    elif board.fierce:
        told.append(desk.say("view-fierce"))
    else:
        told.insert(0, desk.say("terminal-twilight", n=board.twilight))
    turn = desk.say("terminal-turn", n=board.turn, seat=desk.player(board.fp))
    drawn = (
        tag(
            "g",
            tag("circle", cx=26, cy=26, r=23, fill=COLOURS["bead"], stroke=COLOURS["bead-rim"],
                stroke_width=3),
            text(board.twilight, 26, 34, 23, anchor="middle", font_weight=800,
                 fill=COLOURS["print"]),
            data_twilight=board.twilight,
        ),
        _title(turn, 60, room, board.fp),
        text(" · ".join(told), 60, 44, 14, width=room, fill=COLOURS["ink-2"]),
        *(_phase(desk, phase, at) for at, phase in enumerate(TRACK)),
    )  # fmt: skip
    return Drawn(ROOM, HIGH, "".join(drawn))


def _over(desk: Desk, over: Over) -> Drawn:
    """Who has won, and how it came."""
    won = [_title(desk.say("event-won", seat=desk.player(who)), 0, ROOM, who)
           for who in over.winners[:1]]  # fmt: skip
    how = text(desk.words.say(over.how), 0, 45, 15, width=ROOM, fill=COLOURS["ink-2"])
    return Drawn(ROOM, HIGH, "".join((*won, how)))


def _title(said: str, x: float, width: float, who: int) -> str:
    return badge(who, x + 11, 14, 22) + text(
        said, x + 28, 21, 19, width=width - 28, font_weight=650
    )


def _phase(desk: Desk, phase: str, at: int) -> str:
    """A phase of the turn; the present one is green."""
    board = desk.board
    here = phase == board.phase
    gone = board.phase in TRACK and at < TRACK.index(board.phase)
    ground = COLOURS["leaf"] if here else COLOURS["table"]
    ink = COLOURS["on-leaf"] if here else COLOURS["ink-3" if gone else "ink-2"]
    x = ROOM - STEP * (len(TRACK) - at)
    return tag(
        "g",
        tag("rect", x=x + 1, width=STEP - 2, height=HIGH, rx=8, fill=ground) if here else "",
        stamp(PHASES[phase], x + STEP / 2, 17, 22, ink, ground),
        text(
            desk.say(f"view-phase-{phase}"), x + STEP / 2, 44, 13, anchor="middle",
            width=STEP - 10, fill=COLOURS["on-leaf"] if here else COLOURS["ink-2"],
            font_weight=650 if here else None,
        ),
        data_phase=phase if here else None,
    )  # fmt: skip


def under_way(desk: Desk) -> Drawn:
    """The card that is being played or carried out, and what it has revealed."""
    shown: list[Kind] = []
    for frame in desk.table.frames:
        if isinstance(frame, Playing | Finishing):
            shown.append(frame.card.kind)
        elif isinstance(frame, Doing):
            shown += [frame.x.source.kind, *frame.revealed]
    chips = [
        chip(desk.faces[kind], Marks(f"now:{kind}"), desk.words, 170)
        for kind in dict.fromkeys(shown)
        if kind in desk.faces
    ]
    if not chips:
        return Drawn(0, 0, "")
    row = indented(beside(chips, ROOM - 34, 8), 34)
    return Drawn(row.width, row.height, stamp("ui-play", 16, 14, 22, COLOURS["leaf"]) + row.drawn)
