"""Moving: six stages. TCG-8.3"""

from collections.abc import Iterable

from mathom.core import AutoStep, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Board
from mathom.games.tcg.events import Moved
from mathom.games.tcg.frames import Happening, Healing, Moving, MovingOn, Turn
from mathom.games.tcg.options import Heal, Move, Stay, Stop
from mathom.games.tcg.rules import changes
from mathom.games.tcg.rules.acting import number_of
from mathom.games.tcg.rules.sites import lay_site
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.windows import after
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

MOVE, STAY, STOP = Move(), Stay(), Stop()


@enforces("TCG-8.2")
def who_lays(rules: Rules, board: Board) -> Seat:
    """The arrow of the current site points to the neighbour who lays the next one."""
    at = board.order.index(board.fp)
    arrow = rules.faces[board.path[board.site - 1].kind].arrow
    return board.order[(at + (1 if arrow == "left" else -1)) % len(board.order)]


@enforces("TCG-8.1", "TCG-8.3", "TCG-8.4", "TCG-R2")
class MoveFellowship(AutoStep[Rules, State, Moving]):
    """Lay the site, leave, move, arrive; then the twilight."""

    def go(self, state: State, frame: Moving, log: Log) -> State:
        rules, board = self.box, state.board
        scene = rules.scene(board)
        following = state.then(replace(frame, stage=frame.stage + 1))
        site = board.site
        if frame.stage == 0:
            if len(board.path) > site:
                return following
            return lay_site(rules, following, who_lays(rules, board), site + 1, log)
        if frame.stage == 1:
            left = Happening("moves_from", board.path[site - 1], site=site)
            return after(rules, following, (left,))
        if frame.stage == 2:
            return after(rules, following, (Happening("moves", site=site),))
        if frame.stage == 3:
            log.append(Moved(board.fp, site + 1, board.path[site].kind))
            return changes.change(
                following,
                markers=put(board.markers, board.fp, site + 1),
                moves=board.moves + 1,
                moved_to=(*board.moved_to, site + 1),
            )
        if frame.stage == 4:
            return after(
                rules, following, (Happening("moves_to", board.path[site - 1], site=site),)
            )
        more = scene.shadow_number(board.path[site - 1]) + len(scene.index.companions)
        return changes.add_twilight(state.then(), more, log)


@enforces("TCG-6.2")
class HealAtSanctuary(ChoiceStep[Rules, State, Healing]):
    """Up to five wounds of companions, one at a time."""

    rule = "TCG-6.2"
    accepts = (Heal, Stop)

    def seat(self, state: State, frame: Healing) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: Healing) -> Message:
        return Message("ask-healing", {"left": frame.left})

    def candidates(self, state: State, frame: Healing) -> Iterable[Option]:
        for card in self.box.scene(state.board).index.companions:
            yield Heal(str(card))
        yield STOP

    def guard(self, state: State, frame: Healing, option: Heal | Stop) -> Refusal | None:
        if isinstance(option, Stop):
            return None
        scene = self.box.scene(state.board)
        card = scene.active(number_of(option.card))
        if card not in scene.index.companions or not frame.left:
            return Refusal("TCG-6.2", "no-companion", card=named(option.card))
        assert card is not None
        if not changes.can_heal(self.box, state, card):
            return Refusal("TCG-11.8", "not-wounded", card=named(option.card))
        return None

    def do(self, state: State, frame: Healing, option: Heal | Stop, log: Log) -> State:
        if isinstance(option, Stop):
            return state.then()
        card = self.box.scene(state.board).card(number_of(option.card))
        assert card is not None
        state = changes.heal(self.box, state, [card], 1, log)
        return state.then(replace(frame, left=frame.left - 1)) if frame.left > 1 else state.then()


@enforces("TCG-8.5", "TCG-8.6")
def moves_left(scene: Scene) -> int:
    """How often the fellowship may still move this turn."""
    board = scene.board
    limit = board.limit + sum(one.value for one in scene.lasting.get("move_limit", ()))
    return limit - board.moves


@enforces("TCG-8.5", "TCG-8.10", "TCG-17.3", "TCG-17.5")
class MoveOrStay(ChoiceStep[Rules, State, MovingOn]):
    """Move again if the limit allows it, or end the turn here."""

    rule = "TCG-17.3"
    accepts = (Move, Stay)

    def seat(self, state: State, frame: MovingOn) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: MovingOn) -> Message:
        return Message("ask-moving-on", {"left": max(0, moves_left(self.box.scene(state.board)))})

    def candidates(self, state: State, frame: MovingOn) -> Iterable[Option]:
        return (MOVE, STAY)

    def guard(self, state: State, frame: MovingOn, option: Move | Stay) -> Refusal | None:
        scene = self.box.scene(state.board)
        may = moves_left(scene) > 0 and not scene.lasting.get("no_moving")
        if isinstance(option, Move):
            return None if may else Refusal("TCG-8.5", "no-move")
        if may and scene.lasting.get("must_move"):
            return Refusal("TCG-17.5", "must-move")
        return None

    def do(self, state: State, frame: MovingOn, option: Move | Stay, log: Log) -> State:
        if isinstance(option, Move):
            return changes.lift(state, "must_move").then(Turn("moved-again"))
        return state.then(Turn("close"))
