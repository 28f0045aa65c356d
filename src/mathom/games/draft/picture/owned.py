"""Cards somebody has: how many of each side and culture, and one by one."""

from collections import Counter
from collections.abc import Iterable

from mathom.art import COLOURS, Voice, badge, stamp, tag, text
from mathom.core import Message, View
from mathom.games.draft.cards_owned import COUNTED
from mathom.games.draft.game import Draft
from mathom.games.draft.view import Table
from mathom.games.tcg.box import Face
from mathom.games.tcg.picture.cards import cost_of
from mathom.games.tcg.picture.chips import chip
from mathom.games.tcg.picture.desk import ROOM, heading, panel
from mathom.games.tcg.picture.emblems import culture, tone
from mathom.games.tcg.picture.layout import NOTHING, Drawn, below, beside, columns
from mathom.games.tcg.picture.marks import Marks

CHIP = 179
BAR = 24
SIDES = {"free": 0, "shadow": 1}


def owned(game: Draft, view: View[Table], words: Voice) -> Drawn:
    """The own cards: those taken; later all that one can build of; then the deck."""
    table = view.table
    if view.seat is None:
        return NOTHING
    cards = Counter(table.pool)
    said = Message("board-pile-open", {"n": len(table.pool)})
    if table.deck:
        cards, said = _counted(table.deck), Message("board-handed-in")
    elif table.stage == "building":
        cards = _counted(table.collection)
        said = Message("board-pile-open", {"n": cards.total()})
    faces = game.products.box.faces
    known = [(faces[kind], n) for kind, n in cards.items() if kind in faces]
    known.sort(key=lambda one: _order(one[0]))
    chips = [
        chip(face, Marks(f"own:{face.id}", cost=cost_of(face)), words, CHIP, times=n, whole=True)
        for face, n in known
    ]
    if not chips:
        return below([heading(words.say(said)), _line(words.say(Message("board-none")))], 6)
    parts = [heading(words.say(said)), _balance(known, words, ROOM), columns(chips, 5, 8)]
    return below(parts, 8)


def decks(game: Draft, table: Table, words: Voice) -> Drawn:
    """What everybody has built, side by side, when all is open."""
    faces = game.products.box.faces
    half = (ROOM - 12) / 2
    parts = []
    for seat, deck in enumerate(table.decks):
        known = [(faces[kind], n) for kind, n in _counted(deck).items() if kind in faces]
        inside = _balance(known, words, half - 24)
        starter = table.starters[seat]
        name = words.say(Message(f"deck-{starter}")) if starter else ""
        if seat in table.gone:
            name = words.say(Message("board-gone"))
        drawn = (
            badge(seat, 24, 24, 26),
            text(words.player(seat), 46, 29, 16, width=150, font_weight=650),
            text(name, half - 12, 29, 13, anchor="end", width=220, fill=COLOURS["ink-2"]),
            inside.at(12, 46),
        )
        piece = Drawn(half, 58 + inside.height, tag("g", *drawn, data_player=seat))
        parts.append(panel(piece, acts=False, pale=True))
    return beside(parts, ROOM, 12)


def _counted(cards: Iterable[str]) -> Counter[str]:
    """Cards from words like `3x4P364`."""
    found: Counter[str] = Counter()
    for word in cards:
        if match := COUNTED.fullmatch(word):
            found[match[2]] += int(match[1] or 1)
    return found


def _order(face: Face) -> tuple[int, str, int, str]:
    """Free Peoples, Shadow, then what belongs to neither; within them by culture and cost."""
    return SIDES.get(face.side, 2), face.culture, cost_of(face), face.title


def _balance(cards: list[tuple[Face, int]], words: Voice, width: float) -> Drawn:
    """A bar for both sides, and one for the cultures."""
    sides = Counter({"free": 0, "shadow": 0})
    cultures: Counter[str] = Counter()
    looks = {}
    for face, n in cards:
        if face.side:
            sides[face.side] += n
            cultures[face.culture] += n
            looks[face.culture] = face
    free = f"{sides['free']} {words.say(Message('board-free'))}"
    shadow = f"{sides['shadow']} {words.say(Message('board-shadow'))}"
    total = max(1, sides.total())
    middle = (width - 190) * sides["free"] / total
    bar = (
        text(free, 0, 14, 14, width=90),
        tag("rect", x=95, y=4, width=round(middle, 1), height=10, fill=COLOURS["free"]),
        tag("rect", x=round(95 + middle, 1), y=4, width=round(width - 190 - middle, 1), height=10,
            fill=COLOURS["shadow"]),
        text(shadow, width, 14, 14, anchor="end", width=90),
    )  # fmt: skip
    parts, x = list(bar), 0.0
    least = 46
    spare = max(0, width - least * len(cultures))
    for name, n in cultures.most_common():
        wide = least + spare * n / total
        colour = tone(looks[name])
        parts.append(
            tag("rect", x=round(x, 1), y=22, width=round(wide - 2, 1), height=BAR, rx=4,
                fill=colour)
            + stamp(culture(looks[name]), x + wide / 2 - 10, 34, 17, COLOURS["on-culture"], colour)
            + text(n, x + wide / 2 + 3, 39, 14, font_weight=700, fill=COLOURS["on-culture"])
        )  # fmt: skip
        x += wide
    return Drawn(width, 24 + BAR if cultures else 20, "".join(parts))


def _line(said: str) -> Drawn:
    return Drawn(ROOM, 22, text(said, 0, 15, 14, width=ROOM, fill=COLOURS["ink-2"]))
