"""The map: paths, places with what lies there, towers, hobbits, and where the hobbit may go."""

from collections import defaultdict

from rich.text import Text

from mathom.art import Voice
from mathom.core import Choice, Message, View
from mathom.games.hobbits.components import Box
from mathom.games.hobbits.options import Move
from mathom.games.hobbits.state import Site
from mathom.games.hobbits.terminal import style
from mathom.games.hobbits.terminal.canvas import Canvas, Spot
from mathom.games.hobbits.view import Table

WIDEST = 100


def draw_map(box: Box, view: View[Table], words: Voice, width: int) -> Text:
    """The map, as wide as it may be."""
    chart = Chart(box, view.table, words, min(width, WIDEST))
    chart.paths()
    chart.fields()
    chart.places()
    chart.hobbits()
    chart.options(view)
    chart.labels()
    return chart.canvas.text()


class Chart:
    """A map being drawn."""

    def __init__(self, box: Box, table: Table, words: Voice, width: int) -> None:
        self.box = box
        self.table = table
        self.words = words
        self.canvas = Canvas(width, max(20, round(width * 0.29)))
        points = [(field.x, field.y) for field in box.fields.values()]
        points += [(place.x, place.y) for place in box.places]
        self._left, self._right = min(x for x, _ in points), max(x for x, _ in points)
        self._top, self._bottom = min(y for _, y in points), max(y for _, y in points)

    def spot(self, x: int, y: int) -> Spot:
        """The cell of a point on the board, with a margin for what stands beside it."""
        across = (x - self._left) / (self._right - self._left)
        down = (y - self._top) / (self._bottom - self._top)
        column = 3 + round(across * (self.canvas.width - 9))
        return Spot(column, 1 + round(down * (self.canvas.height - 4)))

    def where(self, field: str) -> Spot:
        """The cell of a field, a tower or a place: wherever a hobbit can be."""
        if field in self.box.fields:
            one = self.box.fields[field]
            return self.spot(one.x, one.y)
        if field in self.box.towers:
            tower = self.box.towers[field]
            return self.spot(tower.x, tower.y)
        place = self.box.places[self.box.place_index[field]]
        return self.spot(place.x, place.y)

    def paths(self) -> None:
        for field in self.box.fields.values():
            for neighbour in field.neighbours:
                if field.id < neighbour:
                    self.canvas.line(self.where(field.id), self.where(neighbour), *style.PATH)

    def fields(self) -> None:
        for field in self.box.fields.values():
            sign = style.FIELD if field.size == "small" else style.LARGE_FIELD
            if self.table.advanced and field.tower is not None:
                sign = style.TOWER_FIELD
            self.canvas.put(self.where(field.id), *sign)
        if self.table.advanced:
            for tower in self.box.towers:
                self.canvas.put(self.where(tower), *style.TOWER)

    def places(self) -> None:
        """A tile is a block: the strength that is left of an enemy, or a heart for a friend."""
        for site in self.table.sites:
            spot = self.where(site.place)
            if site.tile is None:
                self.canvas.put(spot, *style.EMPTY)
                continue
            friend = self.box.is_friend(site.tile)
            sign, look = style.FRIEND if friend else (f"{site.cubes}", style.ENEMY_STYLE)
            self.canvas.put(Spot(spot.column - 1, spot.row), f" {sign} ", look)

    def options(self, view: View[Table]) -> None:
        """Where the hobbit may walk, by the number of the answer; beside who stands there."""
        if not isinstance(view.question, Choice):
            return
        for number, option in enumerate(view.question.options, start=1):
            if isinstance(option, Move):
                column, row = self.where(option.to)
                beside = Spot(column + self.table.hobbits.count(option.to), row)
                if beside.column > column and not self.canvas.is_free(beside):
                    beside = Spot(column - len(f"{number}"), row)
                self.canvas.put(beside, f"{number}", style.OPTION)

    def hobbits(self) -> None:
        together: dict[str, list[int]] = defaultdict(list)
        for seat, field in enumerate(self.table.hobbits):
            together[field].append(seat)
        for field, seats in together.items():
            column, row = self.where(field)
            for offset, seat in enumerate(seats):
                self.canvas.put(Spot(column + offset, row), *style.HOBBITS[seat])

    def labels(self) -> None:
        start = self.words.say(Message(f"field-{self.box.start}"))
        self.canvas.label(self.where(self.box.start), [Text(start, style.PLACE_NAME)])
        for site in self.table.sites:
            self.canvas.label(self.where(site.place), self._label(site))
        if self.table.advanced:
            for tower in self.box.towers:
                name = self.words.say(Message(f"field-{tower}"))
                self.canvas.label(self.where(tower), [Text(name, style.TOWER[1])])

    def _label(self, site: Site) -> list[Text]:
        name = Text(self.words.say(Message(f"place-{site.place}")), style.PLACE_NAME)
        if site.tile is None:
            return [name]
        friend = self.box.is_friend(site.tile)
        tile = Text(self.words.say(Message(f"tile-{site.tile}")))
        tile.stylize(style.FRIEND_NAME if friend else style.ENEMY_NAME)
        if site.nazgul:
            tile.append(" ").append(style.NAZGUL[0] * site.nazgul, style.NAZGUL[1])
        return [name, tile]
