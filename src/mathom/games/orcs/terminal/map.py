"""The map: eight rows of sixteen fields, with towers, areas, orcs, figures and what is in reach."""

from textwrap import wrap

from rich.text import Text

from mathom.art import Voice
from mathom.core import Choice, Message, View
from mathom.games.orcs.board import COLUMNS, FIELDS, FIGURES, INDEX, ORC, ROWS
from mathom.games.orcs.box import Box, fields
from mathom.games.orcs.options import Jump, Move, Place, Relocate, Remove
from mathom.games.orcs.picture.brought import Brought, brought
from mathom.games.orcs.terminal import style
from mathom.games.orcs.view import Table

WIDTH = 4
MARGIN = 3


def draw_map(box: Box, view: View[Table]) -> Text:
    """The board. Fields in reach are marked, or carry the number of the only answer there."""
    return Text("\n").join(_Map(box, view).lines())


class _Map:
    def __init__(self, box: Box, view: View[Table]) -> None:
        self.box = box
        self.board = view.table.board
        self.reach, self.numbers = _targets(view)
        self.brought = brought(box, view)
        self.gap = {INDEX[field] for field in view.table.gap}
        self.ground = {
            field: style.AREAS.get(area, "") for area, spots in box.areas.items() for field in spots
        }

    def lines(self) -> list[Text]:
        return [self._letters(), *(self._row(row) for row in range(ROWS)), self._letters()]

    def _letters(self) -> Text:
        names = "".join(FIELDS[column][0].upper().center(WIDTH) for column in range(COLUMNS))
        return Text(" " * MARGIN + names, style.DIM)

    def _row(self, row: int) -> Text:
        line = Text(f"{row + 1} ", style.DIM)
        line.append(*self._entry(row + 1, "left"))
        for column in range(COLUMNS):
            line.append_text(self._field(row * COLUMNS + column))
        line.append(*self._entry(row + 1, "right"))
        return line.append(f" {row + 1}", style.DIM)

    def _entry(self, row: int, edge: str) -> tuple[str, str]:
        entries = self.box.components.board.entry.values()
        enters = any(one.edge == edge and row in one.rows for one in entries)
        return style.ENTRY[edge] if enters else (" ", "")

    def _field(self, field: int) -> Text:
        if field in self.box.land.towers:
            return self._tower(field)
        sign, look = self._sign(field)
        ground = self.ground.get(field, "")
        return Text(sign.center(WIDTH), f"{look} {ground}".strip())

    def _sign(self, field: int) -> tuple[str, str]:
        sign = self.board[field]
        if sign in FIGURES:
            return style.FIGURES[FIGURES.index(sign)]
        if field in self.numbers:
            return f"{'●' if sign == ORC else ''}{self.numbers[field]}", style.OPTION
        if field in self.brought:
            look = style.THREATENED if field in self.gap else style.OPTION
            return self._what_is_brought(field, self.brought[field]), look
        if sign == ORC:
            return style.PREY if field in self.reach else style.ORC
        if field in self.gap:
            return style.GAP
        return style.TARGET if field in self.reach else style.FREE

    def _what_is_brought(self, field: int, there: Brought) -> str:
        """The strength left, and the orcs beaten on the way; the one that lies here is plain."""
        orc = self.board[field] == ORC
        more = f"+{there.orcs}" if there.orcs > orc else ""
        gap = style.GAP[0] if field in self.gap else ""
        return f"{style.ORC[0] if orc else gap}{there.left}{more}"

    def _tower(self, field: int) -> Text:
        """A piece of a tower, with a piece of its name on it."""
        for name, tower in self.box.components.board.towers.items():
            block = fields(tower.fields)
            if field in block:
                (top, left), (row, column) = divmod(min(block), COLUMNS), divmod(field, COLUMNS)
                lines = [*wrap(tower.name_en, 2 * WIDTH - 1), "", ""]
                text = f" {lines[row - top]}".ljust(2 * WIDTH)[(column - left) * WIDTH :]
                return Text(text[:WIDTH], style.TOWERS.get(name, "bold"))
        return Text(" " * WIDTH)


def _targets(view: View[Table]) -> tuple[set[int], dict[int, int]]:
    """Where moves can end, and the number of the answer for simple questions about a field."""
    reach: set[int] = set()
    numbers: dict[int, int] = {}
    if isinstance(view.question, Choice):
        for number, option in enumerate(view.question.options, start=1):
            match option:
                case Move():
                    reach.add(INDEX[option.to])
                case Place() | Relocate():
                    numbers.setdefault(INDEX[option.to], number)
                case Remove():
                    numbers[INDEX[option.field]] = number
                case Jump():
                    pass
    return reach, numbers


def legend(box: Box, view: View[Table], words: Voice) -> Text:
    """What the signs and colours mean, in two lines that fit a narrow window."""
    signs = [(style.ORC, "orc")]
    signs += [(("4+2", style.OPTION), "left") if brought(box, view) else (style.TARGET, "target")]
    signs += [(style.GAP, "gap")] if view.table.gap else []
    line = Text()
    for sign, meaning in signs:
        line.append(*sign).append(f" {words.say(Message(f'terminal-{meaning}'))}   ")
    for number, area in enumerate(box.areas):
        line.append("  ", style.AREAS.get(area, ""))
        line.append(f" {words.say(Message(f'area-{area}'))}" + ("\n" if number == 0 else "  "))
    return line


def ent_track(box: Box, table: Table, words: Voice) -> Text:
    """The Ent on its way to Orthanc."""
    line = Text(f"{words.say(Message('terminal-ent'))} ", "bold")
    for space in range(box.components.ent_track.start, box.last_space + 1):
        if space == table.ent:
            line.append(f" {style.ENT[0]} ", style.ENT[1])
        else:
            line.append(f" {space} ", "green" if space < table.ent else style.DIM)
    return line
