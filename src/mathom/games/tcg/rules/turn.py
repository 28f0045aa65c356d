"""The turn: a small machine with the steps of the rulebook. Chapters 5, 6, 17; TIM-3"""

from collections.abc import Callable

from mathom.core import AutoStep, Log, enforces
from mathom.games.tcg.cards.pieces.verbs.modifiers import SkipPhase
from mathom.games.tcg.events import FierceRound, PhaseBegan, TurnBegan, TurnEnded
from mathom.games.tcg.frames import (
    Acting,
    Assigning,
    Happening,
    Healing,
    Moving,
    MovingOn,
    NextSkirmish,
    Reconciling,
    Turn,
)
from mathom.games.tcg.kinds import LAST_SITE, SANCTUARY_HEALS, Phase
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.archery import fire
from mathom.games.tcg.rules.leaving_play import discard
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.rules.winning import win
from mathom.games.tcg.state import State


@enforces("TCG-5.1", "TCG-5.2", "TIM-3.4", "TIM-3.7", "TIM-3.8")
class TakeTurn(AutoStep[Rules, State, Turn]):
    """Every step sets up the next one below what it begins."""

    def __init__(self, box: Rules) -> None:
        super().__init__(box)
        self.does: dict[str, Callable[[State, Turn, Log], State]] = {
            "begin": self._begin,
            "sanctuary": self._sanctuary,
            "fellowship": self._fellowship,
            "move": self._move,
            "shadows": self._shadows,
            "shadow": self._shadow,
            "maneuver": self._maneuver,
            "archery": self._archery,
            "fire": self._fire,
            "assignment": self._assignment,
            "defenders": self._defenders,
            "attackers": self._attackers,
            "skirmishes": self._skirmishes,
            "regroup": self._regroup,
            "refill": self._refill,
            "again": self._again,
            "moved-again": self._moved_again,
            "close": self._close,
            "sweep": self._sweep,
            "end": self._end,
            "expire": self._expire,
            "next": self._next,
        }

    def go(self, state: State, frame: Turn, log: Log) -> State:
        return self.does[frame.step](state, frame, log)

    # -- parts of every phase --------------------------------------------------------------------

    def _phase(self, state: State, phase: Phase, log: Log, seat: int | None = None) -> State:
        log.append(PhaseBegan(phase, seat))
        return changes.change(state, phase=phase, moved_to=(), drawn=0, taken=())

    def _opened(self, state: State, phase: str) -> State:
        """What waits for the start of a phase comes before its actions."""
        return after(self.box, state, (Happening("start_of", phase=phase),))

    def _end(self, state: State, frame: Turn, log: Log) -> State:
        """A phase ends: first what waits for that, then what lasted until now is over."""
        state = state.then(Turn("expire", to=frame.to))
        return after(self.box, state, (Happening("end_of", phase=state.board.phase),))

    @enforces("TCG-10.15")
    def _expire(self, state: State, frame: Turn, log: Log) -> State:
        return changes.expire(state, "phase").then(Turn(frame.to))

    def _no_minion(self, state: State) -> bool:
        return not self.box.scene(state.board).index.minions

    def _skipped(self, state: State, phase: Phase) -> bool:
        lines = self.box.scene(state.board).lines(SkipPhase)
        return any(isinstance(line.verb, SkipPhase) and line.verb.phase == phase for line in lines)

    # -- the steps -------------------------------------------------------------------------------

    @enforces("TCG-6.1", "TCG-6.4")
    def _begin(self, state: State, frame: Turn, log: Log) -> State:
        log.append(TurnBegan(state.board.fp))
        state = changes.change(
            state, phase="turn", turn=state.board.turn + 1, twilight=0, moves=0, used=(),
            played=(), moved_to=(), drawn=0, fierce=False, fierce_set=(), idle=(), acts=0,
        )  # fmt: skip
        return self._opened(state.then(Turn("sanctuary")), "turn")

    @enforces("TCG-6.2", "TCG-19.9")
    def _sanctuary(self, state: State, frame: Turn, log: Log) -> State:
        state = state.then(Turn("fellowship"))
        site = self.box.scene(state.board).index.site
        if site is not None and "sanctuary" in self.box.faces[site.kind].keywords:
            return state.push(Healing(SANCTUARY_HEALS))
        return state

    def _fellowship(self, state: State, frame: Turn, log: Log) -> State:
        state = self._phase(state, "fellowship", log)
        state = state.then(Turn("move"), Acting(alone=state.board.fp))
        return self._opened(state, "fellowship")

    @enforces("TCG-8.10")
    def _move(self, state: State, frame: Turn, log: Log) -> State:
        return state.then(Turn("end", to="shadows"), Moving())

    @enforces("TCG-9.1")
    def _shadows(self, state: State, frame: Turn, log: Log) -> State:
        state = changes.change(state, shadow_phases=0)
        return state.then(Turn("shadow", state.board.shadows()))

    @enforces("TCG-5.4", "TCG-9.1", "TCG-9.3")
    def _shadow(self, state: State, frame: Turn, log: Log) -> State:
        left = [seat for seat in frame.left if seat in state.board.order]
        if not left:
            return state.then(Turn("maneuver"))
        state = changes.expire(state, "phase")
        state = self._phase(state, "shadow", log, left[0])
        state = changes.change(state, shadow_phases=state.board.shadow_phases + 1)
        state = state.then(Turn("shadow", tuple(left[1:])), Acting(alone=left[0]))
        return self._opened(state, "shadow")

    @enforces("TCG-5.4", "TCG-14.1")
    def _maneuver(self, state: State, frame: Turn, log: Log) -> State:
        state = changes.expire(state, "phase")
        if self._no_minion(state):
            return state.then(Turn("regroup"))
        state = self._phase(state, "maneuver", log)
        return self._opened(state.then(Turn("end", to="archery"), Acting()), "maneuver")

    @enforces("TCG-5.4", "TCG-14.2")
    def _archery(self, state: State, frame: Turn, log: Log) -> State:
        if self._no_minion(state):
            return state.then(Turn("regroup"))
        if self._skipped(state, "archery"):
            return state.then(Turn("assignment"))
        state = self._phase(state, "archery", log)
        return self._opened(state.then(Turn("fire"), Acting()), "archery")

    def _fire(self, state: State, frame: Turn, log: Log) -> State:
        return fire(self.box, state.then(Turn("end", to="assignment")), log)

    @enforces("TCG-5.4", "TCG-14.7")
    def _assignment(self, state: State, frame: Turn, log: Log) -> State:
        if self._no_minion(state):
            return state.then(Turn("regroup"))
        state = self._phase(state, "assignment", log)
        return self._opened(state.then(Turn("defenders"), Acting()), "assignment")

    def _defenders(self, state: State, frame: Turn, log: Log) -> State:
        following = Turn("attackers", state.board.shadows())
        return state.then(following, Assigning(state.board.fp))

    @enforces("TCG-14.9")
    def _attackers(self, state: State, frame: Turn, log: Log) -> State:
        left = [seat for seat in frame.left if seat in state.board.order]
        if not left:
            return state.then(Turn("end", to="skirmishes"))
        return state.then(Turn("attackers", tuple(left[1:])), Assigning(left[0]))

    @enforces("TCG-14.12", "TCG-14.23", "TCG-14.24", "TCG-14.26")
    def _skirmishes(self, state: State, frame: Turn, log: Log) -> State:
        """One after another; then, once, the fierce round."""
        board = state.board
        if board.assigned:
            return state.then(Turn("skirmishes"), NextSkirmish())
        if board.fierce:
            return state.then(Turn("regroup"))
        scene = self.box.scene(board)
        fierce = [card for card in scene.index.minions if scene.keyword(card, "fierce")]
        if not fierce:
            return state.then(Turn("regroup"))
        log.append(FierceRound(tuple(map(str, fierce))))
        state = changes.change(state, fierce=True, fierce_set=tuple(card.id for card in fierce))
        return state.then(Turn("assignment"))

    @enforces("TCG-17.1", "TCG-17.6", "TCG-18.1", "TIM-3.5", "TCG-R11")
    def _regroup(self, state: State, frame: Turn, log: Log) -> State:
        """What lasts until the regroup phase is over before anything else; then who is at the
        last site has won."""
        state = changes.expire(state, "phase", "regroup")
        state = changes.ring_off(state, log)
        state = self._phase(state, "regroup", log)
        state = changes.change(state, fierce=False, fierce_set=(), assigned=(), skirmish=None)
        board = state.board
        if board.fp in board.order and board.site == LAST_SITE:
            return win(state, board.fp, log)
        state = state.then(Turn("refill", board.shadows()), Acting())
        return self._opened(state, "regroup")

    @enforces("TCG-17.1")
    def _refill(self, state: State, frame: Turn, log: Log) -> State:
        left = [seat for seat in frame.left if seat in state.board.order]
        if not left:
            return state.then(Turn("again"))
        return state.then(Turn("refill", tuple(left[1:])), Reconciling(left[0]))

    def _again(self, state: State, frame: Turn, log: Log) -> State:
        if state.board.fp not in state.board.order:
            return state.then(Turn("sweep"))
        return state.then(MovingOn())

    def _moved_again(self, state: State, frame: Turn, log: Log) -> State:
        return state.then(Turn("end", to="shadows"), Moving())

    @enforces("TCG-17.3")
    def _close(self, state: State, frame: Turn, log: Log) -> State:
        return state.then(Turn("sweep"), Reconciling(state.board.fp))

    @enforces("TCG-17.3")
    def _sweep(self, state: State, frame: Turn, log: Log) -> State:
        """All minions are discarded, with what they bear."""
        minions = [card.id for card in self.box.scene(state.board).index.minions]
        state = discard(self.box, state, minions, log)
        return state.then(Turn("end", to="next"))

    @enforces("TCG-5.2", "TCG-16.9", "TCG-R9")
    def _next(self, state: State, frame: Turn, log: Log) -> State:
        state = changes.ring_off(state, log)
        state = changes.expire(state, "turn", "regroup", "phase")
        board = state.board
        log.append(TurnEnded(board.fp))
        following = self._after(state)
        state = changes.change(state, fp=following)
        return state.then(Turn("begin"))

    def _after(self, state: State) -> int:
        """The next player clockwise, also after one who has left the game."""
        board = state.board
        if board.fp in board.order:
            at = board.order.index(board.fp)
            return board.order[(at + 1) % len(board.order)]
        return board.order[board.next_place % len(board.order)]
