"""Costs: whether they can be paid in full, all of them together. TCG-10.5"""

from collections.abc import Callable
from typing import Any, NamedTuple

from mathom.core import Message, Refusal, enforces
from mathom.core.values import Seat
from mathom.games.tcg.board import Card, without
from mathom.games.tcg.cards.pieces import selectors as s
from mathom.games.tcg.cards.pieces.conditions import Spot
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.numbers import Every
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs import (
    decks,
    logic,
    modifiers,
    moving_cards,
    playing,
    tokens,
    wounds,
)
from mathom.games.tcg.cards.program import Program, Step, Steps
from mathom.games.tcg.context import Context
from mathom.games.tcg.kinds import RULE_OF_NINE
from mathom.games.tcg.rules.table import Rules, named, requirement
from mathom.games.tcg.rules.who_can import works
from mathom.games.tcg.say import deed_id
from mathom.games.tcg.scene.costs import price
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State


class Purse:
    """What is there to pay with, and what was laid aside while it was counted.

    `open` looks with everybody's eyes: a hidden hand is only so many cards, like a covered pile.
    """

    __slots__ = ("hand", "open", "rules", "scene", "spent", "state", "twilight", "x")

    def __init__(
        self,
        rules: Rules,
        state: State,
        x: Context,
        twilight: int,
        hand: tuple[str, ...],
        *,
        open: bool = False,
    ) -> None:
        self.rules, self.state, self.x = rules, state, x
        self.scene: Scene = rules.scene(state.board)
        self.twilight = twilight
        self.hand = hand
        self.open = open
        self.spent = 0
        """Cards of the hand that are spoken for without a name, as the table sees it."""

    def may_hold(self, which: Filter, n: int) -> bool:
        """Whether the hand has so many matching cards, or may have; lays them aside."""
        if self.open:
            self.spent += n
            return len(self.hand) >= self.spent
        found = [kind for kind in self.hand if self.rules.away(which, kind)]
        return len(found) >= n


class Playable(NamedTuple):
    """A card that can be played, its bearer (0: none) and where it is stacked (0: nowhere)."""

    kind: str
    bearer: int
    base: int


UNNAMED = Playable("", 0, 0)
"""Some card that the table does not see."""


class PlayAttempt(NamedTuple):
    """A card somebody would play."""

    seat: Seat
    kind: str
    zone: str
    discount: int
    bearer: int
    twilight: int
    hand: tuple[str, ...]
    open: bool = False


# -- paying ---------------------------------------------------------------------------------------


def _cards(purse: Purse, verb: Piece, what: s.Selector, n: int = 1) -> bool:
    """Whether as many cards as a cost names can pay it."""
    scene, x = purse.scene, purse.x
    if isinstance(what, (s.Pick, s.PickAny)):
        able = [card for card in scene.find(what.which, x) if works(scene, verb, what, card, n)]
        wanted = scene.number(what.n, x) if isinstance(what, s.Pick) else 1
        return len(able) >= wanted
    if isinstance(what, s.Named) and x.chosen(what.name) is None:
        return True
    numbers = scene.ids(what, x)
    found = [card for number in numbers if (card := scene.active(number)) is not None]
    return len(found) == len(numbers) > 0 and all(
        works(scene, verb, what, card, n) for card in found
    )


def _remove_twilight(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, tokens.RemoveTwilight)
    purse.twilight -= verb.n
    return purse.twilight >= 0


def _discard_hand(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, moving_cards.DiscardHand)
    if isinstance(verb.n, Every):
        return True
    return purse.may_hold(verb.which, purse.scene.number(verb.n, purse.x))


def _discard_deck_top(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, moving_cards.DiscardDeckTop)
    return len(purse.state.decks[purse.x.you]) >= verb.n


def _discard_stacked(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, moving_cards.DiscardStacked)
    return len(stacked_cards(purse.rules, purse.scene, verb.which, verb.on, purse.x)) >= verb.n


def stacked_cards(
    rules: Rules, scene: Scene, which: Filter, on: Filter | s.Selector, x: Context
) -> list[tuple[int, str, int]]:
    """Stacked cards that match, with where they lie: base, kind, owner."""
    if isinstance(on, Filter):
        bases: tuple[int, ...] = tuple(card.id for card in scene.find(on, x))
    else:
        bases = scene.ids(on, x)
    return [
        (base, one.kind, one.owner)
        for base in bases
        for one in scene.stacks.get(base, ())
        if rules.away(which, one.kind)
    ]


def _one_of(purse: Purse, step: Step) -> bool:
    for program in purse.rules.faces[purse.x.source.kind].programs:
        if step in program.parts[0]:
            return any(
                PAYABLE[type(program.parts[child][0].verb)](_copy(purse), program.parts[child][0])
                for child in step.children
            )
    return False


def _copy(purse: Purse) -> Purse:
    return Purse(purse.rules, purse.state, purse.x, purse.twilight, purse.hand, open=purse.open)


def _play(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, playing.PlayFrom)
    return bool(plays(purse, verb, first=True))


def _selected(purse: Purse, step: Step) -> bool:
    verb: Any = step.verb
    match verb:
        case wounds.Exert(whom, n):
            return _cards(purse, verb, whom, n)
        case wounds.Wound(whom):
            return _cards(purse, verb, whom)
        case moving_cards.DiscardFromPlay(what):
            return _cards(purse, verb, what)
        case tokens.RemoveToken(_, on):
            return _cards(purse, verb, on)
    raise TypeError(f"{verb} is no cost")


def _from_hand(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, (moving_cards.StackFromHand, moving_cards.HandToDeckBottom))
    if isinstance(verb.n, Every):
        return True
    return purse.may_hold(verb.which, purse.scene.number(verb.n, purse.x))


def _remove_burden(purse: Purse, step: Step) -> bool:
    verb = step.verb
    assert isinstance(verb, tokens.RemoveBurden)
    board = purse.state.board
    return board.burdens[board.fp] >= purse.scene.number(verb.n, purse.x)


def _always(purse: Purse, step: Step) -> bool:
    return True


PAYABLE: dict[type[Piece], Callable[[Purse, Step], bool]] = {
    Spot: _always,
    wounds.Exert: _selected,
    wounds.Wound: _selected,
    moving_cards.DiscardFromPlay: _selected,
    tokens.RemoveToken: _selected,
    tokens.RemoveTwilight: _remove_twilight,
    tokens.AddTwilight: _always,
    tokens.AddBurden: _always,
    tokens.RemoveBurden: _remove_burden,
    moving_cards.DiscardHand: _discard_hand,
    moving_cards.StackFromHand: _from_hand,
    moving_cards.HandToDeckBottom: _from_hand,
    moving_cards.DiscardDeckTop: _discard_deck_top,
    moving_cards.DiscardStacked: _discard_stacked,
    decks.RevealHand: _always,
    logic.OneOf: _one_of,
    playing.PlayFrom: _play,
}


@enforces("TCG-10.5", "TCG-5.6", "TCG-10.8", "TCG-10.9", "TCG-10.14")
def unpaid(purse: Purse, program: Program) -> int | None:
    """The first step of a program that cannot be paid for; None if all costs can be paid in turn,
    and what must be playable afterwards is."""
    steps = program.parts[0]
    for at, step in enumerate(steps[: program.paid]):
        if not PAYABLE[type(step.verb)](purse, step):
            return at
    for at, step in enumerate(steps[program.paid :], program.paid):
        verb = step.verb
        if isinstance(verb, playing.PlayFrom) and verb.zone != "deck":
            return None if _play_after(purse, program, verb) else at
    return None


def affordable(purse: Purse, program: Program) -> bool:
    """Whether all costs can be paid, and what must be playable afterwards is."""
    return unpaid(purse, program) is None


def too_dear(purse: Purse, kind: str, record: int) -> Refusal | None:
    """A text whose costs cannot be paid, and which of them it is; None if they can."""
    at = unpaid(purse, purse.rules.faces[kind].programs[record])
    if at is None:
        return None
    cost = Message(deed_id(kind, record, 0, at))
    return Refusal("TCG-10.5", "cost", card=named(kind), cost=cost)


def _play_after(purse: Purse, program: Program, verb: playing.PlayFrom) -> bool:
    """A card discarded from hand as a cost is not the card that is played. TCG-10.9"""
    for step in program.parts[0][: program.paid]:
        cost = step.verb
        if isinstance(cost, moving_cards.DiscardHand) and verb.zone == "hand" and not purse.open:
            for kind in dict.fromkeys(purse.hand):
                if purse.rules.away(cost.which, kind):
                    left = _copy(purse)
                    left.hand = without(purse.hand, kind)
                    if plays(left, verb, first=True):
                        return True
            return False
    return bool(plays(purse, verb, first=True))


@enforces("TCG-10.8", "TCG-10.9")
def leaves_a_play(rules: Rules, state: State, x: Context, later: Steps, kind: str) -> bool:
    """Whether what is still to come finds a card to play from hand without this one."""
    hand = without(state.hands[x.you], kind)
    purse = Purse(rules, state, x, state.board.twilight, hand)
    return all(
        plays(purse, step.verb, first=True)
        for step in later
        if isinstance(step.verb, playing.PlayFrom) and step.verb.zone == "hand"
    )


# -- cards played by text -------------------------------------------------------------------------


def plays(purse: Purse, verb: playing.PlayFrom, *, first: bool = False) -> list[Playable]:
    """The cards a text can play now, each with a bearer; `first`: one is enough to know."""
    rules, scene, x = purse.rules, purse.scene, purse.x
    if purse.open and verb.zone == "hand":
        return [UNNAMED] if len(purse.hand) > purse.spent else []
    if purse.open and verb.zone == "discard_pile" and purse.state.board.covered:
        return [UNNAMED] if purse.state.board.discards[x.you] else []
    discount = scene.number(verb.discount, x)
    found: list[Playable] = []
    for kind, base in _zone(purse, verb):
        for bearer in bearers(rules, scene, x.you, kind):
            if verb.on is not None and not _on(scene, verb.on, bearer, x):
                continue
            hand = without(purse.hand, kind) if verb.zone == "hand" else purse.hand
            offer = PlayAttempt(x.you, kind, verb.zone, discount, bearer, purse.twilight, hand)
            if why_not(rules, purse.state, offer) is None:
                found.append(Playable(kind, bearer, base))
                if first:
                    return found
    return found


def _on(scene: Scene, which: Filter, bearer: int, x: Context) -> bool:
    card = scene.card(bearer)
    return card is not None and scene.fits(which, card, x)


def _zone(purse: Purse, verb: playing.PlayFrom) -> list[tuple[str, int]]:
    """The cards of a zone that a text may mean, with where they are stacked."""
    rules, board, x = purse.rules, purse.state.board, purse.x
    you = x.you
    if verb.zone == "stacked":
        return [(x.source.kind, x.source.on)]
    assert isinstance(verb.what, Filter)
    away = rules.matcher(verb.what).away
    match verb.zone:
        case "hand":
            kinds: tuple[str, ...] = purse.hand
        case "deck":
            kinds = purse.state.decks[you].cards()
        case "discard_pile":
            kinds = board.discards[you]
        case "dead_pile":
            kinds = board.dead[you]
        case "stacked_self":
            stacked = purse.scene.stacks.get(x.source.id, ())
            return [(one.kind, x.source.id) for one in stacked if one.kind in away]
    return [(kind, 0) for kind in dict.fromkeys(kinds) if kind in away]


@enforces("TCG-12.1", "TCG-12.2", "TCG-12.3", "TCG-12.5")
def bearers(rules: Rules, scene: Scene, seat: Seat, kind: str) -> list[int]:
    """The cards that may bear one that is played now; a card that needs none: 0."""
    place = rules.faces[kind].bearer
    if place is None:
        return [0]
    x = Context(Card(0, kind, seat), seat)
    across = isinstance(place, playing.AttachAcross)
    return [
        card.id
        for card in scene.find(place.which, x)
        if (across or card.owner == seat) and bears(rules, scene, kind, card, place.most)
    ]


def bears(rules: Rules, scene: Scene, kind: str, card: Card, most: int = 0) -> bool:
    """Whether a card may bear another one: class, copies, prohibitions."""
    face = rules.faces[kind]
    borne = scene.borne(card.id)
    if face.item_class and any(
        rules.faces[one.kind].item_class == face.item_class for one in borne
    ):
        return False
    if most and sum(rules.faces[one.kind].name == face.name for one in borne) >= most:
        return False
    for line in scene.lines(modifiers.ForbidPlayingOn):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidPlayingOn)
        if rules.away(verb.which, kind) and scene.touches(verb.on, card, line.x):
            return False
    for line in scene.lines(modifiers.ForbidBearing):
        verb = line.verb
        assert isinstance(verb, modifiers.ForbidBearing)
        if rules.away(verb.which, kind) and scene.touches(verb.who, card, line.x):
            return False
    return True


@enforces(
    "TCG-4.5", "TCG-7.4", "TCG-11.9", "TCG-13.1", "TCG-13.2", "TCG-13.3", "TCG-13.4", "TCG-13.5",
)  # fmt: skip
def why_not(rules: Rules, state: State, offer: PlayAttempt) -> Refusal | None:
    """Why a card cannot be played now by somebody from somewhere, or None."""
    scene, board = rules.scene(state.board), state.board
    face = rules.faces[offer.kind]
    if face.type != "event":
        refusal = _once(rules, state, scene, offer)
        if refusal is not None:
            return refusal
    x = Context(Card(0, offer.kind, offer.seat, offer.bearer), offer.seat)
    twilight = offer.twilight
    if face.side == "shadow" and board.phase != "start":
        cost = price(scene, offer.kind, offer.seat, offer.bearer, offer.discount)
        twilight -= cost
        if twilight < 0:
            return Refusal("TCG-7.2", "twilight", cost=cost, pool=offer.twilight)
    for at, record in face.required:
        if not scene.all_hold(record.conditions, x):
            return requirement(offer.kind, at)
        if record.costs:
            purse = Purse(rules, state, x, twilight, offer.hand, open=offer.open)
            refusal = too_dear(purse, offer.kind, at)
            if refusal is not None:
                return refusal
    return None


def _once(rules: Rules, state: State, scene: Scene, offer: PlayAttempt) -> Refusal | None:
    """Uniqueness, the dead pile, the Rule of 9."""
    face, board = rules.faces[offer.kind], state.board
    for card in scene.index.active:
        other = rules.faces[card.kind]
        if other.name == face.name and (other.unique or face.unique) and other.type != "site":
            return Refusal("TCG-13.1", "unique", card=named(offer.kind))
    dead = board.dead[offer.seat]
    if face.unique and face.type in ("companion", "ally"):
        fallen = sum(rules.faces[kind].name == face.name for kind in dead)
        if fallen > (offer.zone == "dead_pile"):
            return Refusal("TCG-13.2", "dead", card=named(offer.kind))
    if face.type == "companion" and offer.zone != "dead_pile":
        fallen = sum(rules.faces[kind].type == "companion" for kind in dead)
        if len(scene.index.companions) + fallen >= RULE_OF_NINE:
            return Refusal("TCG-7.4", "nine")
    return None
