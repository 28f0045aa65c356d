"""A table-top: set up a position of `orcs` by hand, in the words of the game, and play on.

    table = Tabletop(3).figure("green", "h5").orcs("h4", "i5").hand(0, "aragorn-9")
    table.play("aragorn-9 h5-h4", "legolas-5", "1")
    assert table.tokens(0) == 1

Chance is told: a hero card's id for what is drawn, an orc card's or event card's id for what is
revealed, `1`, `2`, `3` or `ent` for a token.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Self

from mathom.core import Answer
from mathom.core.frames import Frame, put, replace
from mathom.games.orcs.board import FIELDS, FIGURES, FREE, INDEX, ORC
from mathom.games.orcs.game import Orcs, game
from mathom.games.orcs.state import Hero, OrcCard, State
from tests.rulebook.by_hand import ByHand

START = ("h4", "i4", "h5", "i5")

the_game = cache(game)


class Tabletop(ByHand[Orcs, State]):
    """Two to four players, an empty board, all figures on Amon Hen; seat 0 is to play a hero."""

    def __init__(self, seats: int = 3, /, **settings: str) -> None:
        super().__init__(the_game(), seats, **settings)
        self.box = self.game.box
        heroes = list(self.box.hero_deck)
        hands = tuple(tuple(heroes[3 * seat : 3 * seat + 3]) for seat in range(seats))
        self.state = replace(
            self.state,
            frames=(Hero(),),
            board=self.box.land.bare,
            supply=sum(self.state.unseen),
            hands=hands,
            deck=tuple(heroes[3 * seats :]),
        )
        for figure, field in zip(self.box.figures[: self.state.figures], START, strict=False):
            self.figure(figure, field)

    # -- given -----------------------------------------------------------------------------------

    def turn(self, seat: int, *frames: Frame) -> Self:
        """It is this seat's turn, to play a hero card unless frames say otherwise."""
        self.state = replace(self.state, turn=seat, frames=frames or (Hero(),))
        return self

    def orc_card_next(self, seat: int = 0) -> Self:
        """This seat's turn begins."""
        return self.turn(seat, OrcCard())

    def figure(self, figure: str, field: str) -> Self:
        """A figure stands here."""
        sign = FIGURES[self.box.figures.index(figure)]
        board = self.state.board.replace(sign, FREE)
        self._board(_with(board, (field,), sign))
        return self

    def orcs(self, *fields: str) -> Self:
        """An orc on each of these fields; `b4-f4` is a whole row or column of them."""
        self._board(_with(self.state.board, _spread(fields), ORC))
        return self

    def free(self, *fields: str) -> Self:
        """Nothing on these fields."""
        self._board(_with(self.state.board, _spread(fields), FREE))
        return self

    def start_orcs(self) -> Self:
        """The orcs that lie there at the start."""
        first = self.box.first_boards[self.setup["variant"]]
        return self.orcs(*(FIELDS[at] for at, sign in enumerate(first) if sign == ORC))

    def hand(self, seat: int, *cards: str) -> Self:
        """These cards are in a hand, and whatever else there is."""
        hands, deck = [list(hand) for hand in self.state.hands], list(self.state.deck)
        for card in cards:
            if card not in hands[seat]:
                place = next(pile for pile in (*hands, deck) if card in pile)
                own = next(other for other in hands[seat] if other not in cards)
                place[place.index(card)] = own
                hands[seat][hands[seat].index(own)] = card
        self.state = replace(
            self.state,
            hands=tuple(self.box.sorted_heroes(hand) for hand in hands),
            deck=self.box.sorted_heroes(deck),
        )
        return self

    def hero_pile(self, *cards: str) -> Self:
        """Only these cards are left to draw; the others lie on the discard pile."""
        held = {card for hand in self.state.hands for card in hand}
        gone = tuple(c for c in self.box.hero_deck if c not in held and c not in cards)
        self.state = replace(self.state, deck=self.box.sorted_heroes(cards), discard=gone)
        return self

    def orc_pile(self, *cards: str) -> Self:
        """Only these orc cards are left; the others were used."""
        gone = tuple(card for card in self.box.orc_deck if card not in cards)
        pile = tuple(card for card in self.box.orc_deck if card in cards)
        self.state = replace(self.state, orc_deck=pile, orc_discard=gone)
        return self

    def collected(self, seat: int, **tokens: int) -> Self:
        """Tokens in front of a player: `one=3, ent=1, two=2, three=0`."""
        kinds = dict(zip(("one", "ent", "two", "three"), range(4), strict=True))
        unseen, kept = list(self.state.unseen), list(self.state.kept[seat])
        for name, count in tokens.items():
            unseen[kinds[name]] -= count
            kept[kinds[name]] += count
        state = replace(self.state, unseen=tuple(unseen))
        self.state = replace(state, kept=put(state.kept, seat, tuple(kept)))
        self._board(self.state.board)
        return self

    def ent(self, space: int) -> Self:
        """The Ent stands here; as many event cards are gone, the first ones of the stack."""
        used = min(space, len(self.box.event_deck))
        self.state = replace(self.state, ent=space, event_deck=self.box.event_deck[used:])
        return self

    def supply(self, left: int) -> Self:
        """So many tokens are left beside the board; the others were collected by the last seat."""
        last = self.state.seats - 1
        surplus = self.state.supply - left
        for name, number, kept in (("two", 2, 0), ("three", 3, 0), ("ent", 1, 1), ("one", 0, 0)):
            taken = min(surplus, self.state.unseen[number] - kept)
            self.collected(last, **{name: taken})
            surplus -= taken
        assert self.state.supply == left
        return self

    def _board(self, board: str) -> None:
        supply = sum(self.state.unseen) - board.count(ORC)
        self.state = replace(self.state, board=board, supply=supply)

    # -- when ------------------------------------------------------------------------------------

    def event(self, card: str, *answers: Answer) -> Self:
        """Green beats an orc in the far corner of the board and finds this event card."""
        self.figure("green", "b8").orcs("a8").hand(0, "gimli-5a")
        two = "green " if self.state.seats == 2 else ""
        group = self.box.event_cards[card].group
        used = sum(self.box.event_cards[c].group < group for c in self.box.event_deck)
        return self.ent(used).play(f"gimli-5a {two}b8-a8", self.first_drawn, "ent", card, *answers)

    @property
    def first_drawn(self) -> str:
        """Some card that can be drawn."""
        return self.state.deck[0]

    # -- then ------------------------------------------------------------------------------------

    def ways(self, card: str) -> set[str]:
        """The ways this card offers: `h5-j7-l5`."""
        return {option.split()[-1] for option in self.options if option.startswith(f"{card} ")}

    def reach(self, card: str) -> set[str]:
        """The fields this card leads to, on foot."""
        return {way.split("-")[-1] for way in self.ways(card) if "-" in way}

    @property
    def chances(self) -> set[str]:
        """What chance may answer."""
        return set(map(str, self.chance.outcomes))

    def on(self, field: str) -> str:
        """What is on a field: `orc`, `free`, `tower` or a figure's colour."""
        sign = self.state.board[INDEX[field]]
        kinds = {ORC: "orc", FREE: "free", "#": "tower"}
        return kinds.get(sign) or self.box.figures[FIGURES.index(sign)]

    @property
    def lying(self) -> set[str]:
        """All fields with an orc."""
        return {FIELDS[at] for at, sign in enumerate(self.state.board) if sign == ORC}

    def tokens(self, seat: int) -> int:
        """How many tokens a player has turned over and kept."""
        return sum(self.state.kept[seat])

    def begins(self, seat: int) -> bool:
        """Whether this seat's turn is about to begin with an orc card."""
        return self.state.turn == seat and self.state.frames == (OrcCard(),)


def _spread(fields: Iterable[str]) -> list[str]:
    found = []
    for one in fields:
        first, _, last = one.partition("-")
        a, b = INDEX[first], INDEX[last or first]
        step = 1 if a // 16 == b // 16 else 16
        found += [FIELDS[at] for at in range(a, b + 1, step)]
    return found


def _with(board: str, fields: Iterable[str], sign: str) -> str:
    signs = list(board)
    for field in fields:
        assert signs[INDEX[field]] in (FREE, ORC), f"{field} is taken"
        signs[INDEX[field]] = sign
    return "".join(signs)
