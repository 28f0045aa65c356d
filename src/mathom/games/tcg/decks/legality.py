"""Whether a deck may be played: what every rule finds, kept or broken. Chapter 3"""

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from mathom.core import Message, enforces
from mathom.core.appraisal import Finding
from mathom.games.tcg.box import Box
from mathom.games.tcg.decks.deck import Deck

LEAST = 60
COPIES = 4
SITES = 9


@enforces("TCG-3.1", "TCG-3.2", "TCG-3.3", "TCG-3.4", "TCG-3.5")
def findings(
    box: Box, deck: Deck, lines: Mapping[str, int] = MappingProxyType({})
) -> tuple[Finding, ...]:
    """What the rules say about a deck. A flaw of a card tells the line the card stands in."""
    found: list[Finding] = []
    for kept, flaws in (
        (_kept("TCG-3.1", "size", n=len(deck)), _bearer_ring_and_size(box, deck, lines)),
        (_kept("TCG-3.2", "halves", n=len(deck) // 2), _halves(box, deck, lines)),
        (_kept("TCG-3.3", "copies", most=COPIES), _copies(box, deck, lines)),
        (_kept("TCG-3.4", "sites", n=SITES), _sites(box, deck, lines)),
    ):
        found += tuple(flaws) or (kept,)
    return tuple(found)


def flaws(findings: tuple[Finding, ...]) -> tuple[Message, ...]:
    """What is wrong, each as one sentence with its line and its rule."""
    return tuple(told(finding) for finding in findings if not finding.kept)


def told(finding: Finding) -> Message:
    """A finding as one sentence, with its line and its rule."""
    said = finding.said
    if finding.rule:
        said = Message("setup-deck-rule", {"flaw": said, "rule": finding.rule})
    if finding.line:
        said = Message("setup-deck-line", {"line": finding.line, "flaw": said})
    return said


def copies(box: Box, deck: Deck) -> dict[str, tuple[int, int]]:
    """How many cards of its title the draw deck holds, and how many it may: for every card that
    shares its title with one of the deck."""
    held = _by_title(box, deck)
    bearer = _title_of_bearer(box, deck)
    return {
        face.id: (held[face.name], _most(face.name, bearer))
        for face in box.faces.values()
        if face.side and (face.name in held or face.name == bearer)
    }


def _kept(rule: str, what: str, **facts: int) -> Finding:
    return Finding(Message(f"setup-deck-kept-{what}", facts), rule, kept=True)


def _flaw(rule: str, reason: str, card: str = "", line: int = 0, **facts: str | int) -> Finding:
    named = {"card": Message(f"card-{card}")} if card else {}
    return Finding(Message(f"setup-deck-{reason}", {**named, **facts}), rule, line=line)


@enforces("TCG-19.10")
def bearer_and_ring(box: Box, deck: Deck, lines: Mapping[str, int]) -> Iterator[Finding]:
    """What is wrong with the Ring-bearer and the Ring."""
    bearer, ring = deck.ring_bearer, deck.ring
    if not bearer:
        yield _flaw("TCG-3.1", "no-bearer")
    elif box.faces[bearer].resistance < 1:
        yield _flaw("TCG-3.1", "bearer", bearer, lines.get(bearer, 0))
    if not ring:
        yield _flaw("TCG-3.1", "no-ring")
    elif box.faces[ring].type != "one_ring":
        yield _flaw("TCG-3.1", "ring", ring, lines.get(ring, 0))


def _bearer_ring_and_size(box: Box, deck: Deck, lines: Mapping[str, int]) -> Iterator[Finding]:
    yield from bearer_and_ring(box, deck, lines)
    if len(deck) < LEAST:
        yield _flaw("TCG-3.1", "small", n=len(deck), least=LEAST)


def _halves(box: Box, deck: Deck, lines: Mapping[str, int]) -> Iterator[Finding]:
    sides: Counter[str] = Counter()
    for kind, count in deck.cards.items():
        side = box.faces[kind].side
        sides[side] += count
        if not side:
            yield _flaw("TCG-3.2", "side", kind, lines.get(kind, 0))
    if sides["free"] != sides["shadow"]:
        yield _flaw("TCG-3.2", "halves", free=sides["free"], shadow=sides["shadow"])


def _copies(box: Box, deck: Deck, lines: Mapping[str, int]) -> Iterator[Finding]:
    last = {box.faces[kind].name: kind for kind in deck.cards}
    bearer = _title_of_bearer(box, deck)
    for name, count in _by_title(box, deck).items():
        most = _most(name, bearer)
        if count > most:
            kind = last[name]
            yield _flaw("TCG-3.3", "copies", kind, lines.get(kind, 0), n=count, most=most)


def _by_title(box: Box, deck: Deck) -> Counter[str]:
    titles: Counter[str] = Counter()
    for kind, count in deck.cards.items():
        titles[box.faces[kind].name] += count
    return titles


def _title_of_bearer(box: Box, deck: Deck) -> str:
    return box.faces[deck.ring_bearer].name if deck.ring_bearer else ""


def _most(title: str, bearer: str) -> int:
    return COPIES - (title == bearer)


def _sites(box: Box, deck: Deck, lines: Mapping[str, int]) -> Iterator[Finding]:
    found: Counter[int] = Counter()
    for kind in deck.sites:
        face = box.faces[kind]
        line = lines.get(kind, 0)
        if face.type != "site":
            yield _flaw("TCG-3.4", "site", kind, line)
        else:
            found[face.site] += 1
            if found[face.site] > 1:
                yield _flaw("TCG-3.4", "site-twice", kind, line, number=face.site)
    missing = [number for number in range(1, SITES + 1) if not found[number]]
    if len(missing) == 1:
        yield _flaw("TCG-3.4", "no-site", number=missing[0])
    elif missing:
        yield _flaw("TCG-3.4", "no-sites", numbers=", ".join(map(str, missing)))
