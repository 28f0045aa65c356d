"""What everything on the picture is drawn with: the table, what follows from it, words, glow."""

from mathom.art import COLOURS, Voice, lit, tag, text
from mathom.core import Arg, Choice, Message, View, Waiting
from mathom.games.tcg.box import Face
from mathom.games.tcg.frames import Picking, PlayingFound
from mathom.games.tcg.game import Tcg
from mathom.games.tcg.kinds import LIVE_KEYWORDS
from mathom.games.tcg.options import Find, PlayFound, Start
from mathom.games.tcg.picture.layout import Drawn
from mathom.games.tcg.picture.marks import Marks
from mathom.games.tcg.picture.units import Camp, Unit, camps
from mathom.games.tcg.view import Table

WIDTH, MARGIN = 960, 16
ROOM = WIDTH - 2 * MARGIN


class Desk:
    """A view of the table, ready to be drawn."""

    def __init__(self, game: Tcg, view: View[Table], words: Voice) -> None:
        self.table = view.table
        self.board = view.table.board
        self.question = view.question
        self.seat = view.seat
        self.words = words
        self.scene = game.box.scene(self.board)
        self.faces: dict[str, Face] = self.scene.faces
        self.lit = lit(view)
        self.asked = view.question.seat if isinstance(view.question, Choice | Waiting) else None
        self.camps: dict[int, Camp] = camps(self.table, self.scene)
        self.several = len(self.board.burdens) > 2
        frame = self.table.frames[-1] if self.table.frames else None
        self.zone = frame.zone if isinstance(frame, PlayingFound) else ""
        """Where one looks for a card, if it lies neither in a pile nor in a deck."""
        self.found = self._found()
        """Cards one may choose from that lie nowhere else on the picture."""
        self.picked = frozenset(
            number
            for frame in self.table.frames
            if isinstance(frame, Picking)
            for number in frame.chosen
        )

    def _found(self) -> frozenset[str]:
        if not isinstance(self.question, Choice) or self.zone == "stacked":
            return frozenset()
        return frozenset(
            one.card
            for one in self.question.options
            if isinstance(one, Start | Find | PlayFound) and one.card in self.faces
        )

    def say(self, name: str, /, **facts: Arg) -> str:
        return self.words.say(Message(name, facts))

    def player(self, seat: int) -> str:
        return self.words.player(seat)

    def marks(self, unit: Unit) -> Marks:
        """What is to be seen on a card in play."""
        board, card = self.board, unit.card
        thing = f"card:{card}"
        burdens = ""
        if card.id in board.bearers:
            seat = board.bearers.index(card.id)
            burdens = f"{board.burdens[seat]}/{board.resistance[seat]}"
        shown = self.several and unit.face.type == "minion"
        return Marks(
            thing,
            glows=thing in self.lit,
            chosen=card.id in self.picked,
            strength=unit.strength,
            left=unit.left,
            wounds=unit.wounds,
            tokens=unit.tokens,
            keywords=tuple(self._keywords(unit)),
            burdens=burdens,
            owner=card.owner if shown else None,
        )

    def _keywords(self, unit: Unit) -> "list[tuple[str, int]]":
        scene, card = self.scene, unit.card
        if not unit.awake or not unit.face.is_character:
            return []
        words = dict.fromkeys((*sorted(LIVE_KEYWORDS), *unit.face.keywords))
        found = [(word, n) for word in words if (n := scene.keyword(card, word))]
        return [*found, ("roaming", 1)] if scene.roaming(card) else found


def heading(said: str, told: str = "", width: float = ROOM) -> Drawn:
    """A line above what it speaks of."""
    return Drawn(
        width,
        24,
        text(said, 0, 18, 17, font_weight=650, width=width * 0.6)
        + text(told, width, 18, 14, anchor="end", fill=COLOURS["ink-2"], width=width * 0.38),
    )


def panel(inside: Drawn, *, acts: bool, pale: bool = False, edge: str = "line") -> Drawn:
    """A sheet of paper under something; who acts has a green edge."""
    ground = tag(
        "rect", width=inside.width, height=inside.height, rx=8,
        fill=COLOURS["paper" if pale else "surface"], stroke=COLOURS["leaf" if acts else edge],
        stroke_width=1 if edge == "line" and not acts else 2.5,
    )  # fmt: skip
    return Drawn(inside.width, inside.height, ground + inside.drawn)
