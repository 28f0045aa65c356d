"""Event cards: the own hand, those on the table, the decks."""

from collections.abc import Iterator
from math import ceil

from mathom.art import COLOURS, lines, stamp, tag, text, width_of
from mathom.games.ringwar.kinds import DECK_AT, DECKS_OF, FREE, SHADOW, CardId, DeckId, Side
from mathom.games.ringwar.picture.sight import GROUND, ON_GROUND, Sight
from mathom.games.ringwar.picture.signs import RIM, die_stamp, glow, plate
from mathom.games.ringwar.picture.tray import HEAD, PAD, SMALL, USUAL, Tray

HIGH = 140
"""How high a card of the hand is."""
STRIP = 44
"""How high a card is of which only the head is seen."""


def hand_tray(sight: Sight, width: float) -> Tray:
    """The own hand."""
    hand = sight.table.hand or ()
    room = width - 2 * PAD
    wide = min(206, (room + 12) / max(1, len(hand)) - 12)
    drawn = [
        _card(sight, card, PAD + at * (wide + 12), HEAD + 4, wide) for at, card in enumerate(hand)
    ]
    return Tray(sight.say("terminal-hand"), "".join(drawn), HEAD + HIGH + PAD + 6)


def side_of(sight: Sight, card: CardId) -> Side:
    """Whose card it is; also of a deck's back."""
    if card in sight.box.card_side:
        return sight.box.card_side[card]
    return FREE if card.startswith("fp") else SHADOW


def _card(sight: Sight, card: CardId, x: float, y: float, width: float) -> str:
    """A card as it is held: with which die it is played, its name, its initiative in battle."""
    side, printed = side_of(sight, card), sight.box.cards.get(card)
    ground, on = GROUND[side], ON_GROUND[side]
    room = width - 20
    size, name = _lines(sight.say(f"card-{card}"), room)
    step = 26 if len(name) < 4 else 24
    drawn = [
        tag(
            "rect", x=x, y=y, width=width, height=HIGH, rx=9, fill=ground, stroke=RIM,
            stroke_width=1.5,
        ),
        *(
            text(line, x + 10, y + 66 + step * at, size, title=True, width=room, fill=on,
                 font_weight=700)
            for at, line in enumerate(name[:4])
        ),
    ]  # fmt: skip
    if printed is not None:
        first = "/".join(str(one) for one in printed.combat.initiative)
        drawn += [
            tag("rect", x=x + 8, y=y + 8, width=36, height=36, rx=7, fill=on),
            stamp(die_stamp(printed.die), x + 26, y + 26, 29, ground, on),
            text(first, x + width - 10, y + 33, USUAL, anchor="end", fill=on, font_weight=700),
            stamp("damage", x + width - 24 - 11 * len(first), y + 26, 22, on, ground),
        ]
    lit = f"card:{card}"
    if lit in sight.lit:
        drawn.append(
            tag(
                "rect", x=x - 4, y=y - 4, width=width + 8, height=HIGH + 8, rx=12, fill="none",
                stroke=COLOURS["glow-line"], stroke_width=4, data_lit=lit,
            )
        )  # fmt: skip
        drawn.append(
            tag(
                "rect", x=x - 1, y=y - 1, width=width + 2, height=HIGH + 2, rx=10, fill="none",
                stroke=COLOURS["glow"], stroke_width=3,
            )
        )  # fmt: skip
    return tag("g", *drawn, data_thing=lit)


def _lines(name: str, room: float) -> tuple[float, list[str]]:
    """A name in lines, and the size of its letters: the larger one, where it fits."""
    said = lines(name, USUAL, room, bold=True)
    if len(said) < 4 and all(width_of(line, USUAL, bold=True) <= room for line in said):
        return USUAL, said
    return SMALL, lines(name, SMALL, room, bold=True)


def strip(sight: Sight, card: CardId, x: float, y: float, width: float) -> str:
    """The head of a card that lies open; of one that lies face down, its back."""
    side, printed = side_of(sight, card), sight.box.cards.get(card)
    ground, on = GROUND[side], ON_GROUND[side]
    sign = die_stamp(printed.die) if printed else deck_stamp(card)
    lit = f"card:{card}"
    return tag(
        "g",
        tag("rect", x=x, y=y, width=width, height=STRIP - 6, rx=7, fill=ground, stroke=RIM),
        tag("rect", x=x + 5, y=y + 5, width=28, height=28, rx=5, fill=on),
        stamp(sign, x + 19, y + 19, 23, ground, on),
        text(
            sight.say(f"card-{card}"), x + 41, y + 26, SMALL, width=width - 50, fill=on,
            title=printed is not None, font_weight=700,
        ),
        glow(x - 3, y - 3, width + 6, STRIP, lit, hollow=True) if lit in sight.lit else "",
        data_thing=lit,
    )  # fmt: skip


def table_tray(sight: Sight, width: float) -> Tray:
    """The cards that stay on the table."""
    there, columns = sight.table.table, max(1, round(width / 500))
    room = (width - 2 * PAD + 12) / columns
    drawn = [
        strip(sight, card, PAD + at % columns * room, HEAD + 4 + at // columns * STRIP, room - 12)
        for at, card in enumerate(there)
    ]
    height = HEAD + 4 + ceil(len(there) / columns) * STRIP + PAD - 6
    return Tray(sight.say("terminal-on-table"), "".join(drawn), height)


def deck_stamp(deck: DeckId) -> str:
    """The symbol on the back of a deck."""
    return "die-character" if deck.endswith("character") else "die-army"


def decks(sight: Sight, side: Side, room: float, y: float) -> Iterator[str]:
    """The decks of a side, beside each other: how many cards are left, how many discarded."""
    cards, ground, on = sight.box.cards, GROUND[side], ON_GROUND[side]
    for at, deck in enumerate(DECKS_OF[side]):
        x = PAD + at * room / 2
        spent = sum(cards[one].deck == deck for one in sight.table.spent if one in cards)
        spent += sum(backs[DECK_AT[deck]] for backs in sight.table.buried)
        left, lit = sight.table.decks[DECK_AT[deck]], f"deck:{deck}"
        said = (
            text(words, x + 58, y + 22 + 25 * line, SMALL, width=room / 2 - 78, fill=ink)
            for line, (words, ink) in enumerate(
                (
                    (sight.say("board-cards", count=left), COLOURS["ink"]),
                    (sight.say("paper-spent", count=spent), COLOURS["ink-2"]),
                )
            )
        )
        yield tag(
            "g",
            tag(
                "rect", x=x + 1, y=y, width=46, height=58, rx=10 if side == FREE else 4,
                fill=ground, stroke=RIM, stroke_width=1.5, opacity=1 if left else 0.35,
            ),
            plate(side, x + 24, y + 29, 34, on, stroke="none"),
            stamp(deck_stamp(deck), x + 24, y + 29, 26, ground, on),
            *said,
            glow(x - 4, y - 5, room / 2 - 4, 68, lit, hollow=True) if lit in sight.lit else "",
            data_thing=lit,
        )  # fmt: skip
