"""Deck text: in lines, as people write it, or on one line, as it stands in a record.

    deck Riders of the Mark
    ring-bearer 4C302          # a comment
    ring 4C2
    sites 4U328 4U334 4U342 4U346 4U350 4U354 4U356 4U358 4U362
    3 4P364 Aragorn, Wingfoot
    4 Théodens Zorn            # a title will do, German or English, if it means one card

On one line: `4C302 4C2 / 4U328 … 4U362 / 3x4P364 4x4C42`.
"""

import re
from difflib import get_close_matches

from mathom.core import BadSetup, Message
from mathom.games.tcg.box import Box, plain
from mathom.games.tcg.components import PrintedDeck
from mathom.games.tcg.decks.deck import Deck, of_the_box
from mathom.games.tcg.decks.legality import SITES, at_line, flaws
from mathom.games.tcg.names import full_title, title

NUMBER = re.compile(r"4[RUCP]\d{1,3}", re.IGNORECASE)
COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)|(\d{1,3})\s*[x×]\s*(\S.*)")
LONGEST = 20_000
MOST = 99


class Reader:
    """Reads a deck text and remembers everything that could not be read."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.flaws: list[Message] = []
        self.line = 0
        self.lines: dict[str, int] = {}
        """Where each card was read last; nothing for a deck on one line."""
        self.name = self.bearer = self.ring = ""
        self.sites: list[str] = []
        self.cards: dict[str, int] = {}
        self._titles: dict[str, set[str]] = {}
        for face in box.faces.values():
            for language in ("de", "en"):
                for text in (title(face, language), full_title(face, language)):
                    self._titles.setdefault(_same(text), set()).add(face.id)

    def _flaw(self, reason: str, **facts: str | int) -> None:
        self.flaws.append(at_line(self.line, Message(f"setup-deck-{reason}", facts)))

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
            self._flaw("unknown", text=head, rule="TCG-3.5")
            return ""
        found = self._titles.get(_same(text), set())
        if len(found) == 1:
            return next(iter(found))
        if found:
            self._flaw("ambiguous", text=text[:60], numbers=", ".join(sorted(found)))
        else:
            near = get_close_matches(_same(text), self._titles, n=1)
            meant = sorted(self._titles[near[0]])[0] if near else ""
            known = f"{meant} {full_title(self.box.faces[meant], 'en')}" if meant else ""
            reason = "unknown-near" if near else "unknown"
            self._flaw(reason, text=text[:60], near=known, rule="TCG-3.5")
        return ""

    def read(self, text: str) -> Deck:
        """The deck a text describes, as far as it can be read."""
        if "/" in text and "\n" not in text.strip():
            self._one_line(text)
        else:
            for at, line in enumerate(text.splitlines(), 1):
                self.line = at
                self._read_line(line.partition("#")[0].strip())
        return Deck(self.bearer, self.ring, tuple(self.sites), self.cards, self.name)

    def _one_line(self, text: str) -> None:
        parts = [part.split() for part in text.split("/")]
        if len(parts) != 3 or len(parts[0]) != 2:
            self._flaw("unreadable", text=text[:60])
            return
        self.bearer, self.ring = self.card(parts[0][0]), self.card(parts[0][1])
        self.sites = [card for one in parts[1] if (card := self.card(one))]
        for one in parts[2]:
            count, _, number = one.partition("x")
            if not count.isdigit() or not number:
                self._flaw("unreadable", text=one[:60])
                continue
            self._add(int(count), self.card(number))

    def _read_line(self, line: str) -> None:
        if not line:
            return
        word, _, rest = line.partition(" ")
        match word.lower().rstrip(":"):
            case "deck":
                self.name = rest.strip()[:60]
            case "ring-bearer" | "ringträger":
                self.bearer = self.card(rest)
            case "ring":
                self.ring = self.card(rest)
            case "sites" | "orte":
                self.sites += [card for one in rest.split() if (card := self.card(one))]
            case "site" | "ort":
                self.sites += [card for card in [self.card(rest)] if card]
            case _:
                found = COUNTED.fullmatch(line)
                if found is None:
                    self._flaw("unreadable", text=line[:60])
                    return
                count, name = found[1] or found[3], found[2] or found[4]
                self._add(int(count), self.card(name))

    def _add(self, count: int, card: str) -> None:
        if card and 0 < count <= MOST:
            self.cards[card] = self.cards.get(card, 0) + count
        elif card:
            self._flaw("count", n=count)


def _same(text: str) -> str:
    return re.sub(r"[^\w]+", " ", plain(text)).strip()


def read_deck(box: Box, text: str) -> Deck:
    """A legal deck from the name of one in the box, or from a text.

    Raises BadSetup with every flaw: what cannot be read, with its line, and what no rule allows.
    """
    if text.strip() in box.decks:
        return of_the_box(box, text.strip())
    if len(text) > LONGEST:
        raise BadSetup("deck-long", n=len(text), most=LONGEST)
    reader = Reader(box)
    deck = reader.read(text)
    found = (*reader.flaws, *flaws(box, deck, reader.lines))
    if found:
        raise BadSetup.of(found)
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
