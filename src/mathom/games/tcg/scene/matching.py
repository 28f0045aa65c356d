"""Filters made ready: what is printed becomes a set of kinds, the rest a short list of tests."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from mathom.core import enforces
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces import filters as f
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs.wounds import Exert
from mathom.games.tcg.context import Context
from mathom.games.tcg.kinds import LIVE_KEYWORDS

if TYPE_CHECKING:
    from mathom.games.tcg.box import Face
    from mathom.games.tcg.scene.scene import Scene

Test: TypeAlias = "Callable[[Scene, Card, Context], bool]"
Faces: TypeAlias = "Mapping[str, Face]"


class Print:
    """Which kinds an atom holds for by what is printed on them, each worked out once."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.all = frozenset(faces)
        self._known: dict[f.Atom, frozenset[str] | None] = {}

    def kinds(self, atom: f.Atom) -> frozenset[str] | None:
        """The kinds; None: that is not a matter of print."""
        if atom not in self._known:
            held = {kind for kind, face in self.faces.items() if printed(atom, face)}
            by_print = printed(atom, next(iter(self.faces.values()))) is not None
            self._known[atom] = frozenset(held) if by_print else None
        return self._known[atom]

    def all_of(self, atoms: tuple[f.Atom, ...], *, away: bool) -> frozenset[str]:
        """The kinds for which all atoms hold that print decides, in play or away from it."""
        found = self.all
        for atom in atoms:
            kinds = self.kinds(atom) if away or not _live(atom) else None
            found = found if kinds is None else found & kinds
        return found


class Matcher:
    """A filter made ready."""

    __slots__ = ("alternatives", "away", "source")

    def __init__(self, by_print: Print, source: f.Filter) -> None:
        self.source = source
        self.alternatives = tuple(
            (by_print.all_of(atoms, away=False), tuple(_tests(by_print, atoms)))
            for atoms in source.alternatives
        )
        away = [by_print.all_of(atoms, away=True) for atoms in source.alternatives]
        self.away = frozenset[str]().union(*away)
        """The kinds that match in hand, piles and stacks, where only print counts."""

    def fits(self, scene: "Scene", card: Card, x: Context) -> bool:
        """Whether a card in play matches."""
        for kinds, tests in self.alternatives:
            if card.kind in kinds:
                for test in tests:
                    if not test(scene, card, x):
                        break
                else:
                    return True
        return False


@enforces("TCG-1.3", "TCG-1.11", "TCG-16.12", "TCG-19.6", "TCG-19.12", "TCG-19.13")
def printed(atom: f.Atom, face: "Face") -> bool | None:
    """Whether an atom holds by what is printed; None: that is not a matter of print."""
    match atom:
        case f.Type("card"):
            return True
        case f.Type("character"):
            return face.is_character
        case f.Type(word):
            return face.type == word
        case f.Side(side):
            return face.side == side
        case f.OfCulture(culture):
            return face.culture == culture
        case f.OfRace(race):
            return face.race == race
        case f.Titled(title):
            return face.title == title
        case f.WithSignet(signet):
            return face.signet == signet
        case f.OfClass(item_class):
            return face.item_class == item_class
        case f.Refers(keyword):
            return face.type == "event" and _refers(face, keyword)
        case f.Terrain(word):
            return face.type == "site" and word in face.keywords
        case f.HasKeyword(keyword):
            return keyword in face.keywords
        case f.Bound(ring):
            return face.type == "companion" and ("ring-bound" in face.keywords) == ring
        case f.Not(inner):
            held = printed(inner, face)
            return None if held is None else not held
    return None


def _live(atom: f.Atom) -> bool:
    """Whether an atom that print decides in hand may be decided otherwise in play."""
    inner = atom.atom if isinstance(atom, f.Not) else atom
    return isinstance(inner, f.HasKeyword) and inner.keyword in LIVE_KEYWORDS


def _tests(by_print: Print, atoms: tuple[f.Atom, ...]) -> list[Test]:
    return [_test(by_print, one) for one in atoms if _live(one) or by_print.kinds(one) is None]


def _refers(face: "Face", keyword: str) -> bool:
    """Whether the text of an event spots or exerts a card with this keyword."""

    def names(piece: object) -> bool:
        if isinstance(piece, f.HasKeyword):
            return piece.keyword == keyword
        if isinstance(piece, tuple):
            return any(map(names, piece))
        if isinstance(piece, Piece):
            return any(names(getattr(piece, name)) for name in piece.__struct_fields__)
        return False

    for record in face.text:
        if names(record.conditions):
            return True
        if any(isinstance(cost, Exert) and names(cost) for cost in record.costs):
            return True
    return False


def _test(by_print: Print, atom: f.Atom) -> Test:
    """The test for an atom that print does not decide."""
    match atom:
        case f.Not(inner):
            held = _test(by_print, inner)
            return lambda scene, card, x: not held(scene, card, x)
        case f.HasKeyword(keyword):
            return lambda scene, card, x: scene.keyword(card, keyword) > 0
        case f.RingBearer():
            return lambda scene, card, x: card.id == scene.ring_bearer
        case f.HasWounds():
            return lambda scene, card, x: card.id in scene.wounds
        case f.Exhausted():
            return lambda scene, card, x: scene.vitality_left(card) == 1
        case f.Mounted():
            return lambda scene, card, x: scene.mounted(card)
        case f.Roaming():
            return lambda scene, card, x: scene.roaming(card)
        case f.InSkirmish():
            return lambda scene, card, x: card.id in scene.fighters
        case f.Unassigned():
            return lambda scene, card, x: card.id not in scene.engaged
        case f.HasStacked():
            return lambda scene, card, x: card.id in scene.stacks
        case f.Other():
            return lambda scene, card, x: card.id != x.source.id
        case f.Yours():
            return lambda scene, card, x: card.owner == x.you
        case f.Opponents():
            return lambda scene, card, x: scene.opposed(x.you, card.owner)
        case f.StrengthAtMost(most):
            return lambda scene, card, x: scene.strength(card) <= most
        case f.BearsAtLeast(least):
            return lambda scene, card, x: len(scene.borne(card.id)) >= least
        case f.ControlledBy(who):
            return lambda scene, card, x: scene.controller(card) in scene.players(who, x)
        case f.Is(f.Foe()):
            return lambda scene, card, x: any(card.id == foe.id for foe in x.foes)
        case f.Is(what):
            return lambda scene, card, x: card.id in scene.ids(what, x)
    matcher = Matcher(by_print, _inner(atom))
    match atom:
        case f.Facing():
            return lambda scene, card, x: any(
                matcher.fits(scene, one, x) for one in scene.facing(card)
            )
        case f.AssignedTo():
            return lambda scene, card, x: any(
                matcher.fits(scene, one, x) for one in scene.assigned_to(card)
            )
        case f.Bearing():
            return lambda scene, card, x: any(
                matcher.fits(scene, one, x) for one in scene.borne(card.id)
            )
        case f.On():
            return lambda scene, card, x: scene.borne_by(card, matcher, x)
        case f.StackedOn():
            return lambda scene, card, x: scene.borne_by(card, matcher, x)
    raise TypeError(f"{atom} is no atom")


def _inner(atom: f.Atom) -> f.Filter:
    match atom:
        case f.Facing(inner) | f.AssignedTo(inner):
            return inner
        case f.Bearing(inner) | f.On(inner) | f.StackedOn(inner):
            return inner
    raise TypeError(f"{atom} has no filter inside")
