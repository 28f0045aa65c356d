"""Step 1 – orc card: chapter 4. Laying orcs is here too, for the events that do it."""

from mathom.core import Chance, ChanceStep, Log, enforces
from mathom.core.frames import replace
from mathom.games.orcs.board import FREE, ORC, named, put_all
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import OrcCardRevealed, OrcCardsShuffled, OrcsEntered
from mathom.games.orcs.rules.ending import lost_if_joined
from mathom.games.orcs.state import Hero, OrcCard, State, without


@enforces("ORK-4.1", "ORK-4.5", "ORK-4.6", "ORK-R1", "ORK-R12")
class RevealOrcCard(ChanceStep[Box, State, OrcCard]):
    """The top orc card: its orcs enter side by side, then the chain is checked."""

    def chance(self, state: State, frame: OrcCard) -> Chance:
        return Chance("orc_card", state.orc_deck)

    def do(self, state: State, frame: OrcCard, outcome: str, log: Log) -> State:
        log.append(OrcCardRevealed(outcome))
        board, supply = state.board, state.supply
        for placement, row in self.box.entering[outcome]:
            laid = row.free(board, min(placement.count, supply))
            log.append(OrcsEntered(placement.side, placement.row, placement.count, named(laid)))
            board, supply = put_all(board, laid, ORC), supply - len(laid)
        orc_deck = without(state.orc_deck, outcome)
        orc_discard = (*state.orc_discard, outcome)
        if not orc_deck:
            log.append(OrcCardsShuffled())
            orc_deck, orc_discard = self.box.orc_deck, ()
        state = replace(
            state,
            frames=(Hero(),),
            board=board,
            supply=supply,
            orc_deck=orc_deck,
            orc_discard=orc_discard,
        )
        return lost_if_joined(self.box, state, log)


@enforces("ORK-4.4", "ORK-8.5", "ORK-R7", "ORK-R16")
def lay(state: State, fields: list[int]) -> tuple[State, list[int]]:
    """Orcs on the free ones of these fields, as long as there are any in the supply."""
    laid = [field for field in fields if state.board[field] == FREE][: state.supply]
    board = put_all(state.board, laid, ORC)
    return replace(state, board=board, supply=state.supply - len(laid)), laid
