"""Acting: the action procedure, and what may be done in it. Chapters 5, 7, 9, 10."""

from collections.abc import Iterable, Iterator

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.values import Seat
from mathom.games.tcg.board import Card, StackedCard, without
from mathom.games.tcg.box import Face
from mathom.games.tcg.cards.pieces.verbs import modifiers
from mathom.games.tcg.context import Context
from mathom.games.tcg.events import Used
from mathom.games.tcg.frames import Acted, Acting, Doing
from mathom.games.tcg.options import HealBy, Pass, Play, Transfer, Use, UseStacked
from mathom.games.tcg.rules.changes import acted, enough
from mathom.games.tcg.rules.items import heal_by, heals, transfer, transfers
from mathom.games.tcg.rules.paying import PlayAttempt, Purse, bearers, too_dear, why_not
from mathom.games.tcg.rules.playing import begin_event, begin_play, event_price, extra_costs
from mathom.games.tcg.rules.skirmish_state import skirmish_is_over
from mathom.games.tcg.rules.table import Rules, named, requirement
from mathom.games.tcg.rules.who_can import without_abilities
from mathom.games.tcg.rules.windows import ability, spend, spent
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

PASS = Pass()


def number_of(card: str) -> int:
    """The number of a card in play from its name: `4C165.31`."""
    number = card.partition(".")[2]
    return int(number) if number.isdigit() else -1


@enforces(
    "TCG-5.3",
    "TCG-7.1",
    "TCG-9.1",
    "TCG-14.1",
    "TCG-14.2",
    "TIM-1.1",
    "TIM-4.1",
    "TIM-8.1",
    "TIM-8.2",
)
class Act(ChoiceStep[Rules, State, Acting]):
    """Players act or pass, to the right, until all have passed in succession.

    Whoever holds a card is asked, even with nothing to do: who is skipped tells nothing.
    """

    rule = "TCG-5.3"
    accepts = (Pass, Play, Use, UseStacked, HealBy, Transfer)
    veiled = True

    def go(self, state: State, frame: Acting, log: Log) -> State | Choice | Asked:
        board = state.board
        if board.phase == "skirmish" and skirmish_is_over(board):
            return state.then()  # TIM-3.3
        if frame.alone is not None:
            return self._alone(state, frame)
        order = board.to_the_right()
        while frame.passes < len(order):
            options = self._worth_asking(state, order[frame.at % len(order)])
            if options is not None:
                state = state.then(frame)
                return Asked(state, self._choice(state, frame, options))
            frame = replace(frame, at=frame.at + 1, passes=frame.passes + 1)
        return state.then()

    def _alone(self, state: State, frame: Acting) -> State | Choice:
        assert frame.alone is not None
        if frame.passes or frame.alone not in state.board.order:
            return state.then()
        options = self._worth_asking(state, frame.alone)
        return state.then() if options is None else self._choice(state, frame, options)

    def _worth_asking(self, state: State, seat: Seat) -> tuple[Option, ...] | None:
        options = self._options(state, seat)
        if state.hands[seat] or len(options) > 1 or self._might_act(state, seat):
            return options
        return None

    def _might_act(self, state: State, seat: Seat) -> bool:
        """Whether a covered pile may hold what an ability looks for. TIM-8.1"""
        board = state.board
        if not board.covered or enough(board):
            return False
        usable = self.box.scene(board).index.actions.get(board.phase, ())
        return any(
            why_not_use(self.box, state, seat, one.card, one.at, open=True) is None
            for one in usable
        )

    def seat(self, state: State, frame: Acting) -> Seat:
        if frame.alone is not None:
            return frame.alone
        order = state.board.to_the_right()
        return order[frame.at % len(order)]

    def ask(self, state: State, frame: Acting) -> Message:
        return ASKS[state.board.phase]

    # -- what may be done ------------------------------------------------------------------------

    def candidates(self, state: State, frame: Acting) -> Iterable[Option]:
        seat = self.seat(state, frame)
        scene = self.box.scene(state.board)
        for kind in dict.fromkeys(state.hands[seat]):
            for bearer in bearers(self.box, scene, seat, kind):
                yield Play(kind, str(scene.index.cards[bearer]) if bearer else None)
        for card in scene.index.active:
            for at, _ in self.box.faces[card.kind].actions:
                yield Use(str(card), ability(card.kind, at))
        yield from stacked_options(self.box, state, seat)
        if state.board.phase == "fellowship" and seat == state.board.fp:
            yield from heals(self.box, state, seat)
            yield from transfers(self.box, state, seat)
        yield PASS

    def options(self, state: State, frame: Acting) -> tuple[Option, ...]:
        return self._options(state, self.seat(state, frame))

    def _options(self, state: State, seat: Seat) -> tuple[Option, ...]:
        rules, board = self.box, state.board
        if enough(board):
            return (PASS,)
        scene = rules.scene(board)
        found: list[Option] = []
        for kind in dict.fromkeys(state.hands[seat]):
            if _in_time(rules, state, seat, rules.faces[kind]) is None:
                for bearer in bearers(rules, scene, seat, kind):
                    if why_not_play(rules, state, seat, kind, bearer) is None:
                        on = str(scene.index.cards[bearer]) if bearer else None
                        found.append(Play(kind, on))
        for usable in scene.index.actions.get(board.phase, ()):
            if why_not_use(rules, state, seat, usable.card, usable.at) is None:
                found.append(Use(str(usable.card), ability(usable.card.kind, usable.at)))
        if board.phase == "shadow" and board.stacks:
            for option in stacked_options(rules, state, seat):
                if self._why_not_stacked(state, seat, option) is None:
                    found.append(option)
        if board.phase == "fellowship" and seat == board.fp:
            found += heals(rules, state, seat)
            found += transfers(rules, state, seat)
        found.append(PASS)
        return tuple(found)

    def guard(
        self,
        state: State,
        frame: Acting,
        option: Pass | Play | Use | UseStacked | HealBy | Transfer,
    ) -> Refusal | None:
        rules, seat = self.box, self.seat(state, frame)
        scene = rules.scene(state.board)
        if enough(state.board) and not isinstance(option, Pass):
            return Refusal("TCG-10.18", "enough")
        match option:
            case Pass():
                return None
            case Play(kind, on):
                if kind not in state.hands[seat]:
                    return Refusal("TCG-10.13", "not-in-hand", card=named(kind))
                bearer = number_of(on) if on else 0
                if bearer not in bearers(rules, scene, seat, kind):
                    return Refusal("TCG-12.1", "bearer", card=named(kind))
                refusal = _in_time(rules, state, seat, rules.faces[kind])
                return refusal or why_not_play(rules, state, seat, kind, bearer)
            case Use(name, text):
                card = scene.active(number_of(name))
                if card is None or str(card) != name:
                    return Refusal("TCG-2.8", "not-active", card=named(name))
                at = _record(rules, card.kind, text)
                return why_not_use(rules, state, seat, card, at)
            case UseStacked():
                return self._why_not_stacked(state, seat, option)
            case HealBy():
                if option in heals(rules, state, seat) and seat == state.board.fp:
                    return None
                return Refusal("TCG-7.5", "no-heal", card=named(option.card))
            case Transfer():
                if option in transfers(rules, state, seat) and seat == state.board.fp:
                    return None
                return Refusal("TCG-12.6", "no-transfer", card=named(option.card))

    def _why_not_stacked(self, state: State, seat: Seat, option: UseStacked) -> Refusal | None:
        rules, board = self.box, state.board
        if option not in set(stacked_options(rules, state, seat)) or board.phase != "shadow":
            return Refusal("TCG-2.7", "not-that-card", card=named(option.card))
        at = _record(rules, option.card, option.ability)
        x = Context(Card(0, option.card, seat, number_of(option.on)), seat)
        return _affordable(rules, state, x, at)

    # -- what is done ----------------------------------------------------------------------------

    def do(
        self,
        state: State,
        frame: Acting,
        option: Pass | Play | Use | UseStacked | HealBy | Transfer,
        log: Log,
    ) -> State:
        rules, seat = self.box, self.seat(state, frame)
        if isinstance(option, Pass):
            return state.then(replace(frame, at=frame.at + 1, passes=frame.passes + 1))
        state = acted(state.then(replace(frame, at=frame.at + 1, passes=0)))
        match option:
            case Play(kind, on):
                face = rules.faces[kind]
                if face.type == "event":
                    at = _event_record(face, state.board.phase)
                    return begin_event(rules, state, seat, kind, at, log)
                bearer = number_of(on) if on else 0
                return begin_play(rules, state, seat, kind, "hand", log, bearer=bearer)
            case Use(name, text):
                card = rules.scene(state.board).active(number_of(name))
                assert card is not None
                return use(rules, state, seat, card, _record(rules, card.kind, text), log)
            case UseStacked(kind, on, text):
                card = Card(0, kind, seat, number_of(on))
                return use(rules, state, seat, card, _record(rules, kind, text), log)
            case HealBy(kind, who):
                return heal_by(rules, state, seat, kind, number_of(who), log)
            case Transfer(name, to):
                return transfer(rules, state, seat, number_of(name), number_of(to), log)


ASKS = {
    phase: Message(f"ask-acting-{phase}")
    for phase in (
        "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup",
    )
}  # fmt: skip


def use(rules: Rules, state: State, seat: Seat, card: Card, at: int, log: Log) -> State:
    """A special ability is used."""
    log.append(Used(seat, str(card), ability(card.kind, at)))
    if rules.faces[card.kind].text[at].limit == "once_per_turn":
        state = spend(state, card.id, at)
    look_back = Acted(seat, card.id, card.kind, at, state.board.changes)
    return state.push(look_back, Doing(Context(card, seat), at))


def _record(rules: Rules, kind: str, text: str) -> int:
    """Which paragraph an ability is; -1 if the card has no such one."""
    head, _, number = text.rpartition("-")
    if head != kind or not number.isdigit() or int(number) > len(rules.faces[kind].text):
        return -1
    return int(number) - 1


def _event_record(face: Face, phase: str) -> int:
    return next(at for at, record in face.actions if phase in record.phases)


@enforces("TCG-1.1", "TCG-7.1", "TCG-7.6", "TCG-9.1", "TCG-10.4")
def _in_time(rules: Rules, state: State, seat: Seat, face: Face) -> Refusal | None:
    """Whether a card of this side and type is played in this phase by this player."""
    board = state.board
    side = "free" if seat == board.fp else "shadow"
    if face.side != side:
        return Refusal("TCG-1.1", "other-side", card=named(face.id))
    if face.type == "event":
        if board.phase not in face.phases:
            return Refusal("TCG-10.4", "other-phase", card=named(face.id))
        return None
    if board.phase == ("fellowship" if side == "free" else "shadow"):
        return None
    return Refusal("TCG-7.1" if side == "free" else "TCG-9.1", "other-phase", card=named(face.id))


def why_not_play(rules: Rules, state: State, seat: Seat, kind: str, bearer: int) -> Refusal | None:
    """Why a card in hand cannot be played now, or None; side and phase are right."""
    face, board = rules.faces[kind], state.board
    hand = without(state.hands[seat], kind)
    offer = PlayAttempt(seat, kind, "hand", 0, bearer, board.twilight, hand)
    refusal = why_not(rules, state, offer)
    if refusal is not None or face.type != "event":
        return refusal
    scene = rules.scene(board)
    if forbidden(scene, seat, board.phase):
        return Refusal("TCG-0.1", "forbidden-phase")
    at = _event_record(face, board.phase)
    x = Context(Card(0, kind, seat), seat)
    if not scene.all_hold(face.text[at].conditions, x):
        return requirement(kind, at)
    twilight = board.twilight
    if face.side == "shadow":
        twilight -= event_price(rules, state, kind, seat)
    refusal = too_dear(Purse(rules, state, x, twilight, hand), kind, at)
    if refusal is None and not _extra_affordable(rules, state, kind, seat):
        return Refusal("TCG-10.5", "extra-cost", card=named(kind))
    return refusal


def _extra_affordable(rules: Rules, state: State, kind: str, seat: Seat) -> bool:
    """An additional wound needs a companion that can take one. 4R261"""
    if not extra_costs(rules, state, kind, seat):
        return True
    scene = rules.scene(state.board)
    return any(scene.can_take_wound(card) for card in scene.index.companions)


@enforces("TCG-0.1")
def forbidden(scene: Scene, seat: Seat, phase: str) -> bool:
    """Whether text keeps a player from events and special abilities of a phase."""
    for line in scene.lines(modifiers.ForbidActions):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidActions)
        if verb.phase == phase and seat in scene.players(verb.who, line.x):
            return True
    return False


@enforces("TCG-10.4", "TCG-10.5", "TCG-10.10", "TCG-10.18")
def why_not_use(
    rules: Rules, state: State, seat: Seat, card: Card, at: int, *, open: bool = False
) -> Refusal | None:
    """Why a special ability of a card in play cannot be used now, or None; `open`: by all that the
    table can see."""
    board, face = state.board, rules.faces[card.kind]
    scene = rules.scene(board)
    record = next((one for number, one in face.actions if number == at), None)
    if record is None or board.phase not in record.phases:
        return Refusal("TCG-10.4", "other-phase", card=named(card.kind))
    if face.type == "site":
        mine = (seat == board.fp) == (board.phase == "fellowship")
        if not mine or card.id != board.site:
            return Refusal("TCG-2.11", "not-yours", card=named(card.kind))
    elif card.owner != seat:
        return Refusal("TCG-2.8", "not-yours", card=named(card.kind))
    if forbidden(scene, seat, board.phase):
        return Refusal("TCG-0.1", "forbidden-phase")
    if without_abilities(scene, card):
        return Refusal("TCG-0.1", "forbidden-ability", card=named(card.kind))
    if record.limit == "once_per_turn" and spent(state, card.id, at):
        return Refusal("TCG-10.16", "once", card=named(card.kind))
    return _affordable(rules, state, Context(card, seat), at, open=open)


def _affordable(
    rules: Rules, state: State, x: Context, at: int, *, open: bool = False
) -> Refusal | None:
    face, board = rules.faces[x.source.kind], state.board
    for idle in board.idle:
        if (idle.seat, idle.card, idle.kind, idle.record) == (x.you, x.source.id, face.id, at):
            return Refusal("TCG-10.18", "idle", card=named(face.id))
    if not rules.scene(board).all_hold(face.text[at].conditions, x):
        return requirement(face.id, at)
    purse = Purse(rules, state, x, board.twilight, state.hands[x.you], open=open)
    return too_dear(purse, face.id, at)


@enforces("TCG-15.8")
def stacked_options(rules: Rules, state: State, seat: Seat) -> Iterator[UseStacked]:
    """Abilities of a player's stacked cards."""
    cards = rules.scene(state.board).index.cards
    seen: set[tuple[int, StackedCard]] = set()
    for stack in state.board.stacks:
        for one in stack.cards:
            if one.owner == seat and (stack.on, one) not in seen and stack.on in cards:
                seen.add((stack.on, one))
                for at, _ in rules.faces[one.kind].stacked:
                    yield UseStacked(one.kind, str(cards[stack.on]), ability(one.kind, at))
