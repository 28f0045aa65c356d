"""Deck text: in lines, as people write it, or on one line, as it stands in a record.

    deck Riders of the Mark
    ring-bearer 4C302          # a comment
    ring 4C2
    sites 4U328 4U334 4U342 4U346 4U350 4U354 4U356 4U358 4U362
    3 4P364 Aragorn, Wingfoot
    4 Heldenmut                # a title will do, German or English, if it means one card

On one line: `4C302 4C2 / 4U328 … 4U362 / 3x4P364 4x4C42`.
"""

import re
from difflib import get_close_matches
from functools import lru_cache

from mathom.core import Arg, BadSetup, Message
from mathom.core.appraisal import Finding
from mathom.core.message import printable
from mathom.games.tcg.box import Box, plain
from mathom.games.tcg.components import PrintedDeck
from mathom.games.tcg.decks.deck import Deck, of_the_box
from mathom.games.tcg.decks.legality import SITES, findings, flaws
from mathom.games.tcg.names import full_title, title

NUMBER = re.compile(r"4[RUCP]\d{1,3}", re.IGNORECASE | re.ASCII)
COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)|(\d{1,3})\s*[x×]\s*(\S.*)", re.ASCII)
ON_ONE_LINE = re.compile(r"(\d{1,3})x(\S+)", re.ASCII)
LONGEST = 20_000
MOST = 99
"""Of one card: more is a slip of the pen."""
MOST_SITES = 40
MOST_FLAWS = 60
"""So much is told about what cannot be read."""
MOST_GUESSES = 5
"""So often it is guessed what was meant: a guess costs more than all the rest of a text."""
QUOTED = 60


class Reader:
    """Reads a deck text and remembers everything that could not be read."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.findings: list[Finding] = []
        self.line = 0
        self.lines: dict[str, int] = {}
        """Where each card was read last; nothing for a deck on one line."""
        self.name = self.bearer = self.ring = ""
        self.sites: list[str] = []
        self.cards: dict[str, int] = {}
        self._titles = _titles(box)
        self._guesses = 0
        self._untold = 0

    def read(self, text: str) -> Deck:
        """The deck a text describes, as far as it can be read."""
        if "/" in text and "\n" not in text.strip():
            self._one_line(text)
        else:
            for at, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
                self.line = at
                self._read_line(line.partition("#")[0].strip())
        if self._untold:
            self.findings.append(Finding(Message("setup-deck-more", {"n": self._untold})))
        return Deck(self.bearer, self.ring, tuple(self.sites), self.cards, self.name)

    def _flaw(self, reason: str, rule: str = "", **facts: Arg) -> None:
        if len(self.findings) >= MOST_FLAWS:
            self._untold += 1
            return
        self.findings.append(Finding(Message(f"setup-deck-{reason}", facts), rule, line=self.line))

    def card(self, text: str) -> str:
        """The number of the card a text means; "" if it means none, or several."""
        found = self._card(text)
        if found and self.line:
            self.lines[found] = self.line
        return found

    def _card(self, text: str) -> str:
        text = text.strip()
        head = text.split(maxsplit=1)[0] if text else ""
        if NUMBER.fullmatch(head):
            if head.upper() in self.box.faces:
                return head.upper()
            self._flaw("unknown", "TCG-3.5", text=head)
            return ""
        text = text[: 2 * QUOTED]
        found = self._titles.get(_same(text), ())
        if len(found) == 1:
            return found[0]
        if found:
            self._flaw("ambiguous", text=_quoted(text), numbers=", ".join(found))
        elif near := self._guess(text):
            meant = Message(f"card-{near}")
            self._flaw("unknown-near", "TCG-3.5", text=_quoted(text), number=near, near=meant)
        else:
            self._flaw("unknown", "TCG-3.5", text=_quoted(text))
        return ""

    def _guess(self, text: str) -> str:
        """The card whose title is most like this; "" if none is, or enough was guessed."""
        self._guesses += 1
        if self._guesses > MOST_GUESSES:
            return ""
        near = get_close_matches(_same(text), self._titles, n=1)
        return self._titles[near[0]][0] if near else ""

    def _one_line(self, text: str) -> None:
        parts = [part.split() for part in text.split("/")]
        if len(parts) != 3 or len(parts[0]) != 2:
            self._flaw("unreadable", text=_quoted(text))
            return
        self.bearer, self.ring = self.card(parts[0][0]), self.card(parts[0][1])
        self._add_sites(parts[1])
        for one in parts[2]:
            found = ON_ONE_LINE.fullmatch(one)
            if found is None:
                self._flaw("unreadable", text=_quoted(one))
            else:
                self._add(int(found[1]), self.card(found[2]))

    def _read_line(self, line: str) -> None:
        if not line:
            return
        word, _, rest = line.partition(" ")
        match word.lower().rstrip(":"):
            case "deck":
                self.name = printable(rest.strip())[:QUOTED]
            case "ring-bearer" | "ringträger":
                self.bearer = self._only(self.bearer, self.card(rest))
            case "ring":
                self.ring = self._only(self.ring, self.card(rest))
            case "sites" | "orte":
                self._add_sites(rest.split())
            case "site" | "ort":
                self._add_sites([rest])
            case _:
                found = COUNTED.fullmatch(line)
                if found is None:
                    self._flaw("unreadable", text=_quoted(line))
                    return
                count, name = found[1] or found[3], found[2] or found[4]
                self._add(int(count), self.card(name))

    def _only(self, first: str, card: str) -> str:
        """There is one Ring-bearer and one Ring; a second one is told."""
        if first and card:
            self._flaw("second", "TCG-3.1", card=Message(f"card-{card}"))
        return first or card

    def _add_sites(self, given: list[str]) -> None:
        read = [card for one in given if (card := self.card(one))]
        self.sites += read[: MOST_SITES - len(self.sites)]

    def _add(self, count: int, card: str) -> None:
        held = self.cards.get(card, 0) + count
        if card and count > 0 and held <= MOST:
            self.cards[card] = held
        elif card:
            self._flaw("count", n=held)


@lru_cache(maxsize=4)
def _titles(box: Box) -> dict[str, tuple[str, ...]]:
    """The cards that a title may mean, in any of the languages, with and without the subtitle."""
    found: dict[str, set[str]] = {}
    for face in box.faces.values():
        for language in ("de", "en"):
            for text in (title(face, language), full_title(face, language)):
                found.setdefault(_same(text), set()).add(face.id)
    return {text: tuple(sorted(kinds)) for text, kinds in found.items()}


def _same(text: str) -> str:
    return re.sub(r"[^\w]+", " ", plain(text)).strip()


def _quoted(text: str) -> str:
    return printable(text[:QUOTED])


def look_at(box: Box, text: str) -> tuple[Deck, tuple[Finding, ...]]:
    """A deck from the name of one in the box, or from a text as far as it can be read; and all
    there is to say about it. Raises BadSetup for a text too long to be a deck."""
    if text.strip() in box.decks:
        deck = of_the_box(box, text.strip())
        return deck, findings(box, deck)
    if len(text) > LONGEST:
        raise BadSetup("deck-long", n=len(text), most=LONGEST)
    reader = Reader(box)
    deck = reader.read(text)
    return deck, (*reader.findings, *findings(box, deck, reader.lines))


def read_deck(box: Box, text: str) -> Deck:
    """A legal deck from the name of one in the box, or from a text.

    Raises BadSetup with every flaw: what cannot be read, with its line, and what no rule allows.
    """
    deck, found = look_at(box, text)
    if wrong := flaws(found):
        raise BadSetup.of(wrong)
    return deck


def brought(box: Box, text: str) -> str:
    """A deck in its usual form, on one line; one of the box by its name. Raises BadSetup."""
    name = text.strip()
    return name if name in box.decks else read_deck(box, text).line()


def taken_up(box: Box, text: str) -> PrintedDeck:
    """A deck as the rules take it up, from its usual form."""
    deck = read_deck(box, text)
    sites = tuple(sorted(deck.sites, key=lambda kind: box.faces[kind].site))
    assert len(sites) == SITES
    return PrintedDeck(
        deck.name, deck.ring_bearer, deck.ring, sites, deck.cards, (), "own", deck.name, deck.name
    )
