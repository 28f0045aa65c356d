"""What people write, in either language: armies, hunt tiles, regions, cards."""

import re
from unicodedata import combining, normalize

from mathom.core import BadProblem
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.kinds import ARMY_LIMIT
from mathom.games.ringwar.odds import Host

_WORDS = {
    "regulars": ("regular", "regulars", "regulare", "r"),
    "elites": ("elite", "elites", "eliten", "e"),
    "leadership": ("leadership", "leader", "leaders", "fuhrung", "anfuhrer", "l", "f"),
    "captains": ("captain", "captains", "hauptmann", "hauptleute", "c", "h"),
}
_FIELDS = {word: field for field, words in _WORDS.items() for word in words}
_MOST = {"leadership": 20, "captains": 5}


def plain(text: str) -> str:
    """Without case and accents."""
    return "".join(sign for sign in normalize("NFD", text) if not combining(sign)).casefold()


def read_host(name: str, text: str) -> Host:
    """An army: `5 regular, 2 elite, leadership 3`, or in short `5/2/3`. Raises BadProblem.

    The short form is regulars, elites, leadership, Captains of the West.
    """
    found: dict[str, int] = {}
    if re.fullmatch(r"\s*\d+(\s*/\s*\d+){0,3}\s*", text):
        found = dict(zip(_WORDS, map(int, text.split("/")), strict=False))
    else:
        for part in filter(None, re.split(r"[,;+]|\band\b|\bund\b", plain(text))):
            match = re.fullmatch(r"\s*(?:(\d+)\s*([a-z]+)|([a-z]+)\s*(\d+))\s*", part)
            field = _FIELDS.get((match[2] or match[3]) if match else "")
            if match is None or field is None:
                raise BadProblem("army", given=name, part=part.strip() or text)
            found[field] = found.get(field, 0) + int(match[1] or match[4])
    host = Host(found.pop("regulars", 0), **found)
    if not 0 < host.units <= ARMY_LIMIT:
        raise BadProblem("units", given=name, units=host.units, most=ARMY_LIMIT)
    for field, most in _MOST.items():
        if getattr(host, field) > most:
            raise BadProblem("number", given=field, value=getattr(host, field), least=0, most=most)
    return host


def read_tiles(box: Box, text: str) -> dict[str, int]:
    """A hunt pool: `4 eye, 3 3, 2 1r`, a number and the kind of a tile. Raises BadProblem."""
    found: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        count, _, tile = part.strip().partition(" ")
        if not count.isdigit() or tile.strip() not in box.tiles or int(count) > 99:
            raise BadProblem("tiles", part=part.strip(), known=", ".join(box.tiles))
        found[tile.strip()] = found.get(tile.strip(), 0) + int(count)
    return found


def read_region(box: Box, text: str) -> str | None:
    """The region with this id or name, in either language."""
    wanted = plain(text.strip())
    for region in box.components.regions:
        if wanted in (region.id, plain(region.name_de), plain(region.name_en)):
            return region.id
    return None


def read_card(box: Box, text: str) -> str:
    """The card with this id or name, in either language. Raises BadProblem."""
    wanted = plain(text.strip())
    for card in box.components.cards:
        if wanted in (card.id, plain(card.name_de), plain(card.name_en)):
            return card.id
    raise BadProblem("card", given=text.strip())
