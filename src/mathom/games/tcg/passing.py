"""Passing on in `tcg`: for the rest of a phase or skirmish, or until something happens."""

from mathom.core import Choice, Event, Option
from mathom.core.values import Seat
from mathom.games.tcg import events
from mathom.games.tcg.box import Face
from mathom.games.tcg.options import Pass
from mathom.games.tcg.view import Table

PASS = Pass()
NOTHING: frozenset[str] = frozenset()


class TcgPassing:
    """What there is to know about passing."""

    stops: tuple[str, ...] = ("turn", "played", "skirmish", "hurt", "phase")

    def __init__(self, faces: dict[str, Face]) -> None:
        self._faces = faces

    def option(self, choice: Choice) -> Option | None:
        return PASS if PASS in choice.options else None

    def stretch(self, table: Table) -> str:
        """A phase, or one skirmish."""
        board = table.board
        fight, who = board.skirmish, 0
        if fight is not None:
            who = fight.who or (0 if fight.gone is None else fight.gone.id)
        when = (board.turn, board.moves, board.shadow_phases, board.fierce, board.phase, who)
        return " ".join(map(str, when))

    def stopped_by(self, event: Event, table: Table, seat: Seat) -> frozenset[str]:
        match event:
            case events.TurnBegan(who):
                return frozenset(("phase", "turn") if who == seat else ("phase",))
            case events.PhaseBegan(phase, who):
                own = phase == "shadow" and who == seat
                return frozenset(("phase", "turn") if own else ("phase",))
            case events.Played(who) | events.Used(who) if who != seat:
                return frozenset(("played",))
            case events.SkirmishBegan(who, minions):
                if any(self._is_of(one, table, seat) for one in (who, *minions)):
                    return frozenset(("skirmish",))
            case events.Wounded(card) | events.Killed(card):
                if self._is_of(card, table, seat):
                    return frozenset(("hurt",))
        return NOTHING

    def _is_of(self, card: str, table: Table, seat: Seat) -> bool:
        """Whether a card is a seat's. Who has left play is told by the side: a companion is of the
        Free Peoples player; of several Shadow players each may think that it was theirs."""
        kind, _, number = card.partition(".")
        owner = next((one.owner for one in table.board.play if str(one.id) == number), None)
        if owner is not None:
            return owner == seat
        return (self._faces[kind].side == "free") == (seat == table.board.fp)
