"""One's own hand, and cards one may choose from elsewhere."""

from collections.abc import Sequence

from mathom.games.tcg.picture.cards import card, cost_of
from mathom.games.tcg.picture.desk import ROOM, Desk, heading
from mathom.games.tcg.picture.layout import NOTHING, Drawn, below, beside, indented
from mathom.games.tcg.picture.marks import Marks

GAP = 10


def hand(desk: Desk) -> Drawn:
    """The hand, by side, with twilight costs; for nobody else."""
    held = desk.table.hand
    if not held:
        return NOTHING
    faces = desk.faces
    kinds = sorted(
        (kind for kind in held if kind in faces),
        key=lambda kind: (faces[kind].side != "free", faces[kind].culture, kind),
    )
    told = desk.say("board-hand-cards", n=len(held))
    return below([heading(desk.say("terminal-your-hand"), told), _cards(desk, "hand", kinds)], 10)


def to_choose(desk: Desk) -> Drawn:
    """Cards of a pile, a deck or revealed ones, if one may choose among them now."""
    kinds = sorted(desk.found) if desk.zone != "hand" else []
    if not kinds:
        return NOTHING
    return below([heading(desk.say("board-find")), _cards(desk, "pile", kinds)], 10)


def _cards(desk: Desk, zone: str, kinds: Sequence[str]) -> Drawn:
    lit = desk.lit
    if zone == "hand" == desk.zone:
        lit |= {f"hand:{kind}" for kind in desk.found}
    drawn = [
        card(
            desk.faces[kind],
            Marks(thing := f"{zone}:{kind}", glows=thing in lit, cost=cost_of(desk.faces[kind])),
            desk.words,
        )
        for kind in kinds
    ]
    return indented(beside(drawn, ROOM - 6, GAP, rows=16), 4, 2)
