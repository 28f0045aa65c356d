"""The index: what follows from the cards in play alone, kept until one comes or goes."""

from collections import defaultdict
from typing import NamedTuple

from mathom.core import enforces
from mathom.core.values import Seat
from mathom.games.tcg.board import Board, Card
from mathom.games.tcg.box import Box, Face
from mathom.games.tcg.cards.pieces.occasions import Becomes, Occasion
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.cards.record import Action, Record, Response, Static, Trigger
from mathom.games.tcg.context import Context

MOST_COPIES = 4
"""So many copies of a Shadow condition work. TCG-2.9"""


class ContinuousText(NamedTuple):
    """A continuous text in force."""

    verb: Verb
    record: Static
    at: int
    x: Context


class WaitingText(NamedTuple):
    """A trigger or response in force."""

    record: Trigger | Response
    at: int
    card: Card
    you: Seat


class Usable(NamedTuple):
    """A special ability in force."""

    record: Action
    at: int
    card: Card


class Index:
    """Active cards and their text, by kind, phase and occasion."""

    def __init__(self, box: Box, board: Board) -> None:
        self.play, self.path = board.play, board.path
        self.key = _key(board)
        self.fp = board.fp
        faces = box.faces
        self.cards: dict[int, Card] = {card.id: card for card in (*board.path, *board.play)}
        self.active = self._active(faces, board)
        self.active_ids = frozenset(card.id for card in self.active)
        self.borne: dict[int, list[Card]] = defaultdict(list)
        for card in self.active:
            if card.on:
                self.borne[card.on].append(card)
        self.site = board.path[board.site - 1] if len(board.path) >= board.site > 0 else None
        self.companions = tuple(
            card for card in self.active if faces[card.kind].type == "companion"
        )
        self.minions = tuple(card for card in self.active if faces[card.kind].type == "minion")
        self.characters = tuple(card for card in self.active if faces[card.kind].is_character)
        self.lines: dict[type[Verb], list[ContinuousText]] = defaultdict(list)
        self.triggers: dict[type[Occasion], list[WaitingText]] = defaultdict(list)
        self.responses: dict[type[Occasion], list[WaitingText]] = defaultdict(list)
        self.actions: dict[str, list[Usable]] = defaultdict(list)
        surplus = self._surplus(faces, board)
        for card in self.active:
            if card.id in surplus:
                continue
            face = faces[card.kind]
            if face.text and (face.type != "site" or self._here(card, board)):
                self._read(face, card, board)
        self.becomes = self.triggers.pop(Becomes, [])

    @enforces("TCG-2.11", "TCG-4.5", "TCG-15.5", "TCG-R8")
    def _here(self, site: Card, board: Board) -> bool:
        """Whether the text of a site is in force: not while fellowships are put together."""
        return site is self.site and board.phase != "start"

    @enforces("TCG-1.1", "TCG-1.4", "TCG-2.8")
    def _active(self, faces: dict[str, Face], board: Board) -> tuple[Card, ...]:
        """What is active: sites, the Free Peoples player's side, the others' Shadow cards."""
        found = {card.id: card for card in board.path}
        fp = board.fp
        waiting: list[Card] = []
        for card in board.play:
            side = faces[card.kind].side
            if (side == "shadow") == (card.owner == fp):
                continue
            if card.on and card.on not in found:
                waiting.append(card)
            else:
                found[card.id] = card
        while waiting:  # borne by a card that stands later in the row, or by an inactive one
            ready = [card for card in waiting if card.on in found]
            if not ready:
                break
            for card in ready:
                found[card.id] = card
            waiting = [card for card in waiting if card.id not in found]
        return tuple(found.values())

    @enforces("TCG-2.9")
    def _surplus(self, faces: dict[str, Face], board: Board) -> frozenset[int]:
        """Copies of Shadow conditions that stay active and lose their text."""
        if len(board.order) < 3:
            return frozenset()
        copies: dict[str, list[Card]] = defaultdict(list)
        shadows = board.shadows()
        for card in self.active:
            face = faces[card.kind]
            if face.type == "condition" and face.side == "shadow":
                copies[face.name].append(card)
        found: set[int] = set()
        for cards in copies.values():
            if len({card.owner for card in cards}) > 1:
                cards.sort(key=lambda card: (shadows.index(card.owner), card.id))
                most = 1 if faces[cards[0].kind].unique else MOST_COPIES
                found.update(card.id for card in cards[most:])
        return frozenset(found)

    def _read(self, face: Face, card: Card, board: Board) -> None:
        you = board.fp if face.type == "site" else card.owner
        if face.statics:
            x = Context(card, you)
            for at, static in face.statics:
                for verb in static.effects:
                    self.lines[type(verb)].append(ContinuousText(verb, static, at, x))
        for at, trigger in face.triggers:
            self.triggers[type(trigger.on)].append(WaitingText(trigger, at, card, you))
        if face.type == "event":
            return
        for at, response in face.responses:
            self.responses[type(response.on)].append(WaitingText(response, at, card, you))
        for at, action in face.actions:
            for phase in action.phases:
                self.actions[phase].append(Usable(action, at, card))


def _key(board: Board) -> tuple[object, ...]:
    site = board.markers[board.fp]
    return (board.fp, site, board.phase == "start", len(board.order))


class Indexer:
    """Finds the index of a board: a new one only when a card came, went or was transferred."""

    MOST = 256

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kept: dict[int, list[Index]] = {}

    def __call__(self, board: Board) -> Index:
        found = self.kept.get(id(board.play))
        if found is not None:
            key = _key(board)
            for one in found:
                if one.path is board.path and one.play is board.play and one.key == key:
                    return one
        else:
            if len(self.kept) >= self.MOST:
                self.kept.clear()
            found = self.kept[id(board.play)] = []
        made = Index(self.box, board)
        found.append(made)
        return made


__all__ = ["ContinuousText", "Index", "Indexer", "Record", "Usable", "WaitingText"]
