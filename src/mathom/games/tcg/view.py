"""What a seat sees: the board, the own hand, of the others how many cards they hold."""

from typing import Annotated

import msgspec

from mathom.core import enforces
from mathom.core.frames import Frame, replace
from mathom.core.pile import HIDDEN, Pile
from mathom.core.shape import By, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.tcg.board import Board
from mathom.games.tcg.frames import AnyFrame, Bidding
from mathom.games.tcg.kinds import HandCard, Kind
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State

OPEN_LISTS = "lists=open"


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it (None: a spectator)."""

    frames: Annotated[tuple[AnyFrame, ...], Unspoken]
    board: Board
    hand: tuple[HandCard, ...] | None
    hand_sizes: Annotated[tuple[int, ...], By("seat")]
    decks: Annotated[tuple[Annotated[Pile, Named("card")], ...], By("seat")]
    """Of the own deck what is in it, of the others how many cards."""
    adventure: tuple[Kind, ...] | None
    """The own sites that are not on the path."""
    sites_left: Annotated[tuple[tuple[int, ...], ...], By("seat"), Unspoken]
    """Which numbers are left in everybody's adventure deck."""
    lists: Annotated[tuple[tuple[Kind, ...] | None, ...], By("seat"), Unspoken]
    """What everybody brought, as far as the seat may know."""


@enforces("TCG-2.1", "TCG-2.3", "TCG-2.4", "TCG-3.1", "TCG-R16")
def table(rules: Rules, state: State, seat: Seat | None) -> Table:
    """The table as one seat sees it, built from nothing."""
    everything = OPEN_LISTS in state.board.agreed or state.board.winner is not None
    seats = range(len(state.hands))
    return Table(
        frames=tuple(seen_frame(frame, seat) for frame in state.frames),
        board=seen_board(state.board, seat),
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        decks=tuple(
            deck.seen_by(seat, contents=owner == seat) for owner, deck in enumerate(state.decks)
        ),
        adventure=None if seat is None else state.adventure[seat],
        sites_left=tuple(
            tuple(sorted(rules.faces[kind].site for kind in sites)) for sites in state.adventure
        ),
        lists=tuple(state.lists[one] if everything or one == seat else None for one in seats),
    )


@enforces("TCG-2.3", "TCG-R17")
def seen_board(board: Board, seat: Seat | None) -> Board:
    """The board, at some tables without what lies in the discard piles of others."""
    if not board.covered or board.winner is not None:
        return board
    piles = enumerate(board.discards)
    seen = tuple(pile if one == seat else (HIDDEN,) * len(pile) for one, pile in piles)
    return replace(board, discards=seen)


def seen_frame(frame: AnyFrame, seat: Seat | None) -> AnyFrame:
    """A frame without what is hidden in it: the bids of others."""
    if isinstance(frame, Bidding):
        shown = [bid if one == seat or bid is None else -1 for one, bid in enumerate(frame.bids)]
        return replace(frame, bids=tuple(shown))
    assert isinstance(frame, Frame)
    return frame
