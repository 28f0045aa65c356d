"""What is being done: the stage, which booster, and where it goes next."""

from mathom.art import COLOURS, Voice, text
from mathom.core import Message, View
from mathom.games.draft.view import Table
from mathom.games.tcg.picture.desk import ROOM
from mathom.games.tcg.picture.layout import Drawn


def top(view: View[Table], words: Voice) -> Drawn:
    """One line for what one does, one for the booster."""
    title = text(
        words.say(Message(_title(view))), 0, 22, 22, width=ROOM, title=True, font_weight=700
    )
    said = _booster(view, words)
    told = text(said, 0, 45, 14.5, width=ROOM, fill=COLOURS["ink-2"]) if said else ""
    return Drawn(ROOM, 52 if told else 28, title + told)


def _title(view: View[Table]) -> str:
    table = view.table
    if view.seat is not None and table.stage == "picking":
        return "board-taken" if table.pick else "board-take"
    if view.seat is not None and table.stage == "building":
        return "board-handed-in" if table.deck else "board-build"
    return "over-built" if table.stage == "over" else f"view-stage-{table.stage}"


def _booster(view: View[Table], words: Voice) -> str:
    table = view.table
    if table.stage == "picking" and table.to is not None:
        return words.say(
            Message(
                "board-booster",
                {
                    "booster": table.booster,
                    "of": table.boosters,
                    "left": len(table.pack),
                    "player": words.player(table.to),
                },
            )
        )
    if table.stage in ("building", "over"):
        return ""
    if table.stage == "picking":
        way = words.say(Message(f"view-passes-{table.passes}"))
        passes = f" · {words.say(Message('view-passes'))} {way}"
    else:
        passes = ""
    return f"{words.say(Message('view-booster'))}: {table.booster}/{table.boosters}{passes}"
