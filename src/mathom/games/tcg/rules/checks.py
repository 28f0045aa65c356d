"""What is looked after between any two steps: corruption, deaths, `as soon as` text. TIM-7"""

from mathom.core import Log, enforces
from mathom.games.tcg.cards.pieces.occasions import Becomes
from mathom.games.tcg.context import Context
from mathom.games.tcg.events import Happened
from mathom.games.tcg.frames import Doing
from mathom.games.tcg.rules.leaving_play import kill
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import ability, spend, spent
from mathom.games.tcg.rules.winning import lose
from mathom.games.tcg.state import State


@enforces("TCG-11.1", "TCG-11.2", "TCG-15.9", "TCG-16.1", "TCG-16.2", "TIM-7.1", "TIM-7.2")
def look_after(rules: Rules, state: State, log: Log) -> State:
    """Everything that follows at once from how things are."""
    board = state.board
    if board.phase == "start" or board.fp not in board.order:
        return state
    if board.burdens[board.fp] >= board.resistance[board.fp]:
        return lose(rules, state, board.fp, "corrupted", log)
    scene = rules.scene(board)
    if board.wounds:
        dying = [
            card.id
            for one in board.wounds
            if (card := scene.active(one.card)) is not None and scene.vitality_left(card) <= 0
        ]
        if dying:
            return kill(rules, state, dying, log)
    if scene.index.becomes:
        return _as_soon_as(rules, state, log)
    return state


@enforces("TCG-8.6", "TCG-15.9", "TCG-10.18")
def _as_soon_as(rules: Rules, state: State, log: Log) -> State:
    """Text that works as soon as something is true, not again while it is under way."""
    scene = rules.scene(state.board)
    for waiting in scene.index.becomes:
        on = waiting.record.on
        assert isinstance(on, Becomes)
        if waiting.record.limit and spent(state, waiting.card.id, waiting.at):
            continue
        x = Context(waiting.card, waiting.you)
        if not scene.holds(on.condition, x) or _under_way(state, waiting.card.id, waiting.at):
            continue
        if waiting.record.limit:
            state = spend(state, waiting.card.id, waiting.at)
        log.append(Happened(str(waiting.card), ability(waiting.card.kind, waiting.at)))
        return state.push(Doing(x, waiting.at, announced=True))
    return state


def _under_way(state: State, card: int, record: int) -> bool:
    return any(
        isinstance(frame, Doing) and frame.x.source.id == card and frame.record == record
        for frame in state.frames
    )
