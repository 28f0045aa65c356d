"""A first judgement for bots: sensible habits of a player, one option at a time."""

from collections.abc import Sequence
from random import Random

from mathom.core import Choice, Option, Rating, View
from mathom.games.tcg import options as o
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table


class TcgAdvisor:
    """Rates options by simple habits; `advice/` will know more."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        """Every option of the choice."""
        choice = view.choice
        bearer = view.table.board.bearers[choice.seat]
        return tuple(Rating(one, self._score(one, view.table, bearer)) for one in choice.options)

    def _score(self, option: Option, table: Table, bearer: int) -> float:
        board = table.board
        match option:
            case o.Bid(burdens):
                return 1.0 if burdens == 1 else 0.5 if burdens == 0 else 0.0
            case o.Pass() | o.Done() | o.Stop() | o.No():
                return 0.2
            case o.Assign(who, _):
                return 0.1 if who.endswith(f".{bearer}") else 0.6
            case o.WoundBy(card):
                return 0.1 if card.endswith(f".{bearer}") else 0.5
            case o.Move():
                return 0.6 if not board.wounds else 0.3
            case o.Stay():
                return 0.5
        return 0.4

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        """A quick sensible answer."""
        options = choice.options
        if len(options) == 1:
            return options[0]
        if isinstance(options[0], o.Bid):
            return options[rng.randrange(2)]
        board = state.board
        bearer = f".{board.bearers[board.fp]}"
        safe = [
            one
            for one in options
            if not (
                isinstance(one, (o.Assign, o.WoundBy))
                and choice.seat == board.fp
                and getattr(one, "who", getattr(one, "card", "")).endswith(bearer)
            )
        ]
        return rng.choice(safe or list(options))

    def value(self, state: State) -> tuple[float, ...]:
        """Everybody's share of the win, by how far the fellowships have come."""
        board, seats = state.board, len(state.hands)
        if board.winner is not None:
            return tuple(float(seat == board.winner) for seat in range(seats))
        worth = [
            0.0
            if seat in board.lost
            else max(0.1, board.markers[seat] + 1.0 - board.burdens[seat] * 0.3)
            for seat in range(seats)
        ]
        return tuple(one / sum(worth) for one in worth)
