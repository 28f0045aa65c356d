"""Minions against the fellowship: who faces whom, how it stands, and who is still free."""

from collections.abc import Collection, Sequence

from mathom.art import COLOURS, stamp, tag, text
from mathom.art import lines as in_lines
from mathom.games.tcg.frames import Assigning
from mathom.games.tcg.names import title
from mathom.games.tcg.picture.cards import WIDTH as CARD
from mathom.games.tcg.picture.cards import card
from mathom.games.tcg.picture.desk import ROOM, Desk, heading, panel
from mathom.games.tcg.picture.layout import NOTHING, Drawn, below, beside, indented
from mathom.games.tcg.picture.seats import load
from mathom.games.tcg.picture.units import Unit
from mathom.games.tcg.rules.archery import total
from mathom.games.tcg.sums import Standing, standings

GAP, PAD = 26, 16
TRAY = 178
"""The width of a skirmish at least, so that its verdict can be read."""


class Front:
    """Who stands in which skirmish, and who in none."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        camps = desk.camps.values()
        self.minions = {one.card.id: one for camp in camps for one in camp.minions}
        fighting = desk.camps[desk.board.fp]
        self.fellowship = {one.card.id: one for one in fighting.companions}
        self.characters = self.fellowship | {
            one.card.id: one for one in fighting.support if one.face.is_character
        }
        self.bouts = self._bouts()
        engaged = {number for who, minions in self.bouts for number in (who, *minions)}
        self.free_minions = [one for one in self.minions.values() if one.card.id not in engaged]
        self.at_rest = [one for one in self.fellowship.values() if one.card.id not in engaged]

    def _bouts(self) -> list[tuple[int, tuple[int, ...]]]:
        """Everybody who faces somebody, with the minions; the skirmish going on is the first."""
        board, found = self.desk.board, dict[int, tuple[int, ...]]()
        now = board.skirmish
        if now is not None and (now.who or now.minions):
            found[now.who] = now.minions
        for bout in board.assigned:
            found.setdefault(bout.who, bout.minions)
        for frame in self.desk.table.frames:
            if isinstance(frame, Assigning):
                for who, minion in frame.pairs:
                    found[who] = (*found.get(who, ()), minion)
        return [
            (who, tuple(one for one in minions if one in self.minions))
            for who, minions in found.items()
            if who in self.characters or any(one in self.minions for one in minions)
        ]


def front(desk: Desk, *, turned: bool) -> list[Drawn]:
    """Minions, skirmishes, fellowship; `turned`: the fellowship is above."""
    line = Front(desk)
    shown = {one.who: one for one in standings(desk.scene, desk.table.frames)}
    trays = [
        _tray(line, who, minions, shown.get(who), turned=turned) for who, minions in line.bouts
    ]
    fights = (
        below([heading(desk.say("board-fights")), beside(trays, ROOM, 12, middle=True)], 6)
        if trays
        else NOTHING
    )
    return [_minions(line), fights, _fellowship(line)]


def _minions(line: Front) -> Drawn:
    desk = line.desk
    row = _row(desk, line.free_minions)
    if not line.minions:
        said = desk.say("board-none-minions")
        row = Drawn(ROOM, 24, text(said, 0, 16, 14, width=ROOM, fill=COLOURS["ink-2"]))
    told = _strengths(desk, line.minions.values(), "minion") if line.minions else ""
    return below([heading(desk.say("board-minions"), told), row], 8)


def _fellowship(line: Front) -> Drawn:
    desk = line.desk
    said = desk.say("terminal-fellowship", seat=desk.player(desk.board.fp))
    told = _strengths(desk, line.fellowship.values(), "fellowship")
    return below([heading(said, told), _row(desk, line.at_rest)], 8)


def _strengths(desk: Desk, units: Collection[Unit], side: str) -> str:
    """The strength of a side together, and its archery."""
    strength = sum(one.strength for one in units)
    parts = [f"{desk.say('board-totals')} {strength}"]
    if archery := total(desk.scene, side):
        parts.append(f"{desk.say('board-archery')} {archery}")
    return " · ".join(parts)


def _row(desk: Desk, units: Sequence[Unit]) -> Drawn:
    row = beside([_standing(desk, one) for one in units], ROOM - 12, GAP, rows=14, middle=True)
    return indented(row, 6) if units else NOTHING


def _standing(desk: Desk, unit: Unit) -> Drawn:
    """A character with what it bears below it."""
    own = card(unit.face, desk.marks(unit), desk.words)
    return below([own, *load(desk, unit, CARD)], 5)


def _tray(
    line: Front, who: int, minions: tuple[int, ...], standing: Standing | None, *, turned: bool
) -> Drawn:
    """A skirmish: minions, how it stands, and who faces them."""
    desk = line.desk
    now = desk.board.skirmish
    going_on = now is not None and now.who == who
    against = [_standing(desk, line.minions[one]) for one in minions]
    room = max(TRAY - 2 * PAD, min(len(against), 3) * (CARD + GAP) - GAP)
    foes = beside(against, room, GAP, rows=12, middle=True) if against else NOTHING
    ours = [_standing(desk, line.characters[who])] if who in line.characters else []
    friend = beside(ours, room, GAP, middle=True) if ours else NOTHING
    said = _verdict(line, who, standing, room)
    inside = below([friend, said, foes] if turned else [foes, said, friend], 8)
    tray = Drawn(room + 2 * PAD, inside.height + 24, inside.at(PAD, 12))
    drawn = panel(tray, acts=False, pale=not going_on, edge="rubric" if going_on else "line")
    return drawn._replace(
        drawn=tag("g", drawn.drawn, data_skirmish="now" if going_on else "to-come")
    )


def _verdict(line: Front, who: int, standing: Standing | None, width: float) -> Drawn:
    """Both strengths, and what would come of it now."""
    middle = width / 2
    if standing is None:
        return Drawn(width, 28, stamp("tcg-strength", middle, 14, 22, COLOURS["ink-3"]))
    colour = COLOURS["leaf" if standing.won else "rubric"]
    drawn = [
        text(standing.free, middle - 18, 24, 24, anchor="end", font_weight=800, fill=colour),
        stamp("tcg-strength", middle, 15, 20, COLOURS["ink-2"]),
        text(standing.shadow, middle + 18, 24, 24, font_weight=800),
    ]
    said = in_lines(_outcome(line, who, standing), 13, width)
    drawn += [
        text(one, middle, 43 + 15 * at, 13, anchor="middle", fill=colour, width=width,
             font_weight=600)
        for at, one in enumerate(said)
    ]  # fmt: skip
    return Drawn(
        width, 34 + 15 * len(said), tag("g", *drawn, data_sum=f"{standing.free}:{standing.shadow}")
    )


def _outcome(line: Front, who: int, standing: Standing) -> str:
    """One short sentence."""
    desk, wounds = line.desk, standing.wounds
    named = title(line.characters[who].face, desk.words.language)
    if standing.won:
        name = "board-verdict-crushes" if standing.overwhelmed else "board-verdict-won"
        return desk.say(name, card=named, wounds=wounds)
    if standing.overwhelmed:
        return desk.say("board-verdict-overwhelmed", card=named)
    tie = standing.free == standing.shadow
    return desk.say("board-verdict-tie" if tie else "board-verdict-lost", wounds=wounds)
