"""Archery fire: totals fixed first, then wound after wound. TCG-14.2 to 14.6"""

from collections.abc import Iterable, Iterator

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.verbs.modifiers import ArcheryTotal, NoArchery
from mathom.games.tcg.events import Totals
from mathom.games.tcg.frames import Firing, Targeting
from mathom.games.tcg.options import Name, WoundBy
from mathom.games.tcg.rules.about_to import wound
from mathom.games.tcg.rules.table import Rules, named
from mathom.games.tcg.rules.who_can import ally_fights
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State


@enforces("TCG-1.9", "TCG-14.3", "TCG-14.6")
def total(scene: Scene, side: str) -> int:
    """The archery total of a side: its archers, and what changes it."""
    return max(0, sum(n for _, n in total_lines(scene, side)))


def total_lines(scene: Scene, side: str) -> Iterator[tuple[str, int]]:
    """What an archery total is made of, line by line: which card gives how much."""
    if side == "minion":
        shooters = list(scene.index.minions)
    else:
        shooters = [card for card in scene.index.characters if _takes_part(scene, card)]
    for card in shooters:
        if scene.keyword(card, "archer") and not scene.under(NoArchery, "no_archery", card):
            yield card.kind, 1
    for line in scene.lines(ArcheryTotal):
        verb = line.verb
        assert isinstance(verb, ArcheryTotal)
        if verb.side == side:
            yield line.x.source.kind, scene.number(verb.n, line.x)
    for one in scene.lasting.get("archery", ()):
        if one.word == side:
            yield one.kind, one.value


@enforces("TCG-14.5")
def _takes_part(scene: Scene, card: Card) -> bool:
    face = scene.faces[card.kind]
    return face.type == "companion" or (face.type == "ally" and ally_fights(scene, card))


@enforces("TCG-14.3", "TCG-14.4")
def fire(rules: Rules, state: State, log: Log) -> State:
    """Both totals are fixed; the fellowship is hit first."""
    scene = rules.scene(state.board)
    ours, theirs = total(scene, "fellowship"), total(scene, "minion")
    log.append(Totals(ours, theirs))
    fp = state.board.fp
    if ours:
        state = state.push(Targeting(ours))
    if theirs:
        state = state.push(Firing(fp, theirs, minions=False))
    return state


@enforces("TCG-14.4")
class NameTarget(ChoiceStep[Rules, State, Targeting]):
    """The Free Peoples player names the Shadow player whose minions are hit."""

    rule = "TCG-14.4"
    accepts = (Name,)

    def seat(self, state: State, frame: Targeting) -> Seat:
        return state.board.fp

    def ask(self, state: State, frame: Targeting) -> Message:
        return Message("ask-targeting", {"total": frame.total})

    def candidates(self, state: State, frame: Targeting) -> Iterable[Option]:
        return map(Name, range(len(state.hands)))

    def guard(self, state: State, frame: Targeting, option: Name) -> Refusal | None:
        if option.seat in state.board.shadows():
            return None
        return Refusal("TCG-14.4", "not-that-player")

    def do(self, state: State, frame: Targeting, option: Name, log: Log) -> State:
        return state.then(Firing(option.seat, frame.total, minions=True))


@enforces("TCG-11.6", "TCG-14.4", "TCG-14.5")
class GiveWounds(ChoiceStep[Rules, State, Firing]):
    """One wound at a time; what nobody can take is lost."""

    rule = "TCG-14.4"
    accepts = (WoundBy,)

    def go(self, state: State, frame: Firing, log: Log) -> State | Choice | Asked:
        if frame.left <= 0 or not self._targets(state, frame):
            return state.then()
        return super().go(state, frame, log)

    def _targets(self, state: State, frame: Firing) -> list[Card]:
        scene = self.box.scene(state.board)
        if frame.minions:
            able = [card for card in scene.index.minions if card.owner == frame.seat]
        elif scene.lasting.get("allies_take_archery"):
            faces = scene.faces
            able = [one for one in scene.index.characters if faces[one.kind].type == "ally"]
        else:
            able = [card for card in scene.index.characters if _takes_part(scene, card)]
        return [card for card in able if scene.can_take_wound(card)]

    def seat(self, state: State, frame: Firing) -> Seat:
        return frame.seat

    def ask(self, state: State, frame: Firing) -> Message:
        return Message("ask-firing", {"left": frame.left})

    def candidates(self, state: State, frame: Firing) -> Iterable[Option]:
        for card in self.box.scene(state.board).index.characters:
            yield WoundBy(str(card))

    def guard(self, state: State, frame: Firing, option: WoundBy) -> Refusal | None:
        if any(str(card) == option.card for card in self._targets(state, frame)):
            return None
        return Refusal("TCG-14.4", "no-target", card=named(option.card))

    def options(self, state: State, frame: Firing) -> tuple[Option, ...]:
        return tuple(WoundBy(str(card)) for card in self._targets(state, frame))

    def do(self, state: State, frame: Firing, option: WoundBy, log: Log) -> State:
        number = int(option.card.partition(".")[2])
        state = state.then(replace(frame, left=frame.left - 1))
        return wound(self.box, state, [number], None, frame.seat, log)
