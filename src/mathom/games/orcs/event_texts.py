"""What an event card says: phrases made from the effects that it carries out."""

from itertools import pairwise

import msgspec

from mathom.core.phrases import (
    Clause,
    Listed,
    Name,
    Noun,
    Phrase,
    Pronoun,
    Text,
    clause,
    idiom,
    listed,
    noun,
    verb,
)
from mathom.games.orcs.effects import (
    AnyEffect,
    DrawThenDiscard,
    FillArea,
    PlaceRows,
    Relocation,
    RemoveArea,
    RemoveColumns,
    RemoveRing,
    ReplaceStrongest,
    Who,
)

ACTIVE = noun("active-player", determiner="the")
EVERYBODY = noun("player", determiner="each")


def event_text(effects: tuple[AnyEffect, ...]) -> Text:
    """The text of a card with these effects."""
    first, *others = (phrase(effect) for effect in effects)
    said = [first]
    for before, other in pairwise((first, *others)):
        said.append(idiom("then", does=_again(before, other)))
    return Text(tuple(said))


def phrase(effect: AnyEffect) -> Phrase:
    """What one effect says."""
    match effect:
        case RemoveArea(area, beside):
            where = idiom("in-and-beside" if beside else "in", where=_area(area))
            return clause(noun("orc", determiner="all", after=where), "go-back")
        case RemoveRing(tower, ring, most):
            ring_of = idiom("of-ring", ring=ring, tower=Name(f"tower-{tower}"))
            return _may_return(most, ring_of)
        case RemoveColumns((first, last), most):
            columns = (Name(f"column-{first}"), Name(f"column-{last}"))
            return _may_return(most, idiom("of-columns", first=columns[0], last=columns[1]))
        case FillArea(area):
            return verb("lay", what=noun("orc"), where=_free_field(area, each=True))
        case PlaceRows(edge, rows, count):
            word = "enter" if len(rows) == 1 else "enter-each"
            orcs, edges = noun("orc", count=count), idiom(f"edge-{edge}")
            return verb(word, what=orcs, edge=edges, rows=_rows(rows))
        case Relocation(area):
            figure, field = noun("figure", "own"), _free_field(area, each=False)
            return clause(ACTIVE, "set", "may", what=figure, where=field)
        case DrawThenDiscard(who, draw, discard):
            drawing = verb("draw", what=noun("hero-card", count=draw))
            discarding = verb("discard", what=noun("hero-card", count=discard))
            return _by(who, Listed((drawing, discarding), "then"))
        case ReplaceStrongest(who):
            strongest = noun("hero-card", "strongest", determiner="the", after=idiom("of-hand"))
            deeds = (verb("discard", what=strongest), verb("draw", what=noun("hero-card")))
            return _by(who, Listed(deeds, "then"))


def _again(before: Phrase, other: Phrase) -> Phrase:
    """The active player, named in the sentence before, is `they` in the next."""
    match before, other:
        case Clause(subject=subject), Clause(subject=same) if subject == same == ACTIVE:
            return msgspec.structs.replace(other, subject=Pronoun(word=ACTIVE.word))
    return other


def _may_return(most: int, where: Phrase) -> Clause:
    orcs = noun("orc", determiner="up-to", count=most, after=where)
    return clause(ACTIVE, "take-back", "may", what=orcs)


def _by(who: Who, deeds: Listed) -> Phrase:
    if who == "active":
        return clause(ACTIVE, deeds)
    return idiom("in-turn", does=clause(EVERYBODY, deeds))


def _area(area: str) -> Name:
    return Name(f"area-{area}")


def _free_field(area: str, *, each: bool) -> Noun:
    of_area = idiom("of", what=_area(area))
    return noun("field", "free", determiner="each" if each else "a", after=of_area)


def _rows(rows: tuple[int, ...]) -> Noun:
    if len(rows) == 1:
        return noun("row", determiner="bare", after=listed(rows))
    return noun("row", determiner="the", count=0, after=listed(rows))
