"""Which positions cannot be."""

from collections import Counter

from mathom.core.errors import BadPosition
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State


def check(rules: Rules, state: State) -> None:
    """Raises BadPosition, with the reason, if this position can not be."""
    board, seats = state.board, len(state.hands)
    if seats not in range(2, 5) or len(state.decks) != seats or len(state.adventure) != seats:
        raise BadPosition("unreadable", reason="hands, decks and sites do not fit the seats")
    _check_cards(rules, state)
    _check_players(state)
    ids = [card.id for card in board.play]
    if len(set(ids)) != len(ids) or any(not 10 <= one < board.next_id for one in ids):
        raise BadPosition("tcg-numbers")
    known = {*ids, *range(1, len(board.path) + 1)}
    for card in board.play:
        if card.on and card.on not in known and rules.faces[card.kind].type != "one_ring":
            raise BadPosition("tcg-bearer", card=str(card))
    for counts in (board.wounds, board.tokens):
        for one in counts:
            if one.card not in known or one.n < 1:
                raise BadPosition("tcg-counter", card=one.card)
    for number, site in enumerate(board.path, 1):
        if site.id != number or rules.faces[site.kind].site != number:
            raise BadPosition("tcg-site", number=number)
    if len(board.control) != len(board.path):
        raise BadPosition("tcg-site", number=len(board.control))
    if not state.frames and board.winner is None:
        raise BadPosition("tcg-over")


def _check_cards(rules: Rules, state: State) -> None:
    """Every card is one of the set."""
    board = state.board
    kinds: Counter[str] = Counter()
    for pile in (*state.hands, *board.discards, *board.dead, *board.shown, *state.adventure):
        kinds.update(pile)
    for deck in state.decks:
        kinds.update(deck.cards())
    kinds.update(card.kind for card in (*board.play, *board.path))
    kinds.update(one.kind for stack in board.stacks for one in stack.cards)
    for kind in kinds:
        if kind not in rules.faces:
            raise BadPosition("tcg-card", card=kind)


def _check_players(state: State) -> None:
    board, seats = state.board, len(state.hands)
    everybody = range(seats)
    if sorted((*board.order, *board.lost)) != list(everybody) or board.fp not in everybody:
        raise BadPosition("tcg-players")
    for counts in (board.markers, board.burdens, board.resistance, board.bearers):
        if len(counts) != seats or any(one < 0 for one in counts):
            raise BadPosition("tcg-players")
    if any(not 1 <= site <= 9 for site in board.markers) or board.twilight < 0:
        raise BadPosition("tcg-players")
