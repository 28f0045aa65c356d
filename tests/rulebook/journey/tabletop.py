"""A table-top: set up a position of `journey` by hand, in the words of the game, and play on.

    table = Tabletop(3).hand(0, "2 red-wisdom gandalf").open("blue-strength").on_the_way("fangorn")
    table.play("swap gandalf", "draw", "green-wisdom", "green-wisdom")
    assert table.hand_of(0) == cards("2 green-wisdom 2 red-wisdom")

Cards are named with a number before several of a kind; a row is its trait in the same way,
`gandalf 3 strength`. What is not mentioned is in the draw pile. Chance is told: the card that is
drawn, the spaces of a path card, the value of a tile.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Self

from mathom.core import Over, Pile
from mathom.core.frames import replace
from mathom.games.journey.game import Journey, game
from mathom.games.journey.state import Laying, Row, State, Taking
from tests.rulebook.by_hand import ByHand

PATHS = (2, 2, 3, 3, 4, 4)
TILES = (5, 4, 3, 2)


def cards(text: str) -> tuple[str, ...]:
    """`2 red-wisdom gandalf` → gandalf, red-wisdom, red-wisdom."""
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdecimal():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return tuple(sorted(found))


def row(text: str) -> Row:
    """`gandalf 3 strength` → Gandalf and three strength cards."""
    found = Counter(cards(text))
    gandalf = found.pop("gandalf", 0)
    ((trait, count),) = found.items()
    return Row(trait, count, bool(gandalf))


the_game = cache(game)


class Tabletop(ByHand[Journey, State]):
    """Two to five players without cards; the marker is on its way to Rohan, seat 0 is on."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(the_game(), seats)
        box = self.game.box
        places = range(len(box.places))
        self.state = replace(
            self.state,
            frames=(Taking(),),
            paths=PATHS,
            tiles=tuple((*TILES[: box.tiles_at(place, seats)],) for place in places),
            space=1,
        )

    # -- given -----------------------------------------------------------------------------------

    def on_the_way(self, to: str, space: int = 1) -> Self:
        """The marker is on a space of the path to this place; the starting player takes cards."""
        self._arrive(self._place(to))
        changes = {"space": space, "turn": self.state.start, "frames": (Taking(),)}
        self.state = replace(self.state, place=self._place(to) - 1, **changes)
        return self

    def at(self, place: str) -> Self:
        """The marker is at this place; the starting player lays out cards."""
        self._arrive(self._place(place))
        changes = {"space": 0, "turn": self.state.start, "frames": (Laying(begun=False),)}
        self.state = replace(self.state, place=self._place(place), **changes)
        return self

    def _place(self, name: str) -> int:
        return [place.id for place in self.game.box.places].index(name)

    def _arrive(self, place: int) -> None:
        """The tiles of earlier places are gone."""
        state = self.state
        gone = tuple(tile for tiles in state.tiles[:place] for tile in tiles)
        tiles = ((),) * place + state.tiles[place:]
        self.state = replace(state, tiles=tiles, lost=state.lost + gone)

    def start(self, seat: int) -> Self:
        """This seat has the ring, starts, and is on turn."""
        self.state = replace(self.state, start=seat, ring=seat, turn=seat)
        return self

    def hand(self, seat: int, text: str, known: str = "") -> Self:
        """These are the seat's cards, some of them known to everybody."""
        held = cards(text)
        self._fetch(*held)
        self.state = replace(
            self.state,
            hands=self._put(self.state.hands, seat, tuple(sorted(self.state.hands[seat] + held))),
            known=self._put(self.state.known, seat, cards(known)),
        )
        return self

    def rows(self, seat: int, **rows: str) -> Self:
        """`rows(0, red="gandalf 3 strength")`."""
        box, laid = self.game.box, list(self.state.rows[seat])
        for colour, text in rows.items():
            at, new = box.colours.index(colour), row(text)
            laid[at] = new
            self._fetch(*box.row_cards(at, new.trait, new.cards, new.gandalf))
        self.state = replace(self.state, rows=self._put(self.state.rows, seat, tuple(laid)))
        return self

    def open(self, text: str) -> Self:
        """These are the open cards."""
        self._fetch(*cards(text))
        self.state = replace(self.state, open=self.state.open + cards(text))
        return self

    def discard(self, text: str) -> Self:
        """These cards are on the discard pile."""
        self._fetch(*cards(text))
        self.state = replace(self.state, discard=self.state.discard + cards(text))
        return self

    def pile(self, text: str, *, rest_to: int) -> Self:
        """Only these cards are in the draw pile; this seat holds all that are left over."""
        self._fetch(*cards(text))
        self.hand(rest_to, " ".join(self.state.pile.cards()))
        self.state = replace(self.state, pile=Pile.of(cards(text)))
        return self

    def tiles(self, place: str, *tiles: int) -> Self:
        """These tiles lie at a place."""
        self.state = replace(
            self.state, tiles=self._put(self.state.tiles, self._place(place), tiles)
        )
        return self

    def won(self, seat: int, *tiles: int) -> Self:
        """These tiles were won by the seat (and were among those of earlier places)."""
        lost = list(self.state.lost)
        for tile in tiles:
            lost.remove(tile)
        won = self._put(self.state.won, seat, tiles)
        self.state = replace(self.state, won=won, lost=tuple(lost))
        return self

    def _fetch(self, *wanted: str) -> None:
        pile = self.state.pile
        for card in wanted:
            pile = pile.without(card)
        self.state = replace(self.state, pile=pile)

    @staticmethod
    def _put(items: tuple[object, ...], at: int, item: object) -> tuple[object, ...]:
        return (*items[:at], item, *items[at + 1 :])

    # -- then ------------------------------------------------------------------------------------

    @property
    def over(self) -> Over:
        over = self.match.over
        assert over is not None
        return over

    def hand_of(self, seat: int) -> tuple[str, ...]:
        return self.state.hands[seat]

    def row_of(self, seat: int, colour: str) -> Row | None:
        return self.state.rows[seat][self.game.box.colours.index(colour)]
