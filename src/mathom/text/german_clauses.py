"""German clauses: where the finite verb stands, and what closes the clause."""

from typing import NamedTuple

from mathom.core.phrases import Auxiliary
from mathom.text.german_forms import HELPERS, VerbForms
from mathom.text.lexicon import COMMA, NOT


class VerbPhrase(NamedTuple):
    """A verb with its middle: everything but the verb itself."""

    verb: VerbForms
    middle: list[str]
    passive: bool
    late: list[str]
    """A relative clause that waits until the verb is complete."""


class ClauseParts(NamedTuple):
    """A clause taken apart: finite verb, middle, and what closes it."""

    finite: str
    middle: list[str]
    tail: list[str]
    shared: bool
    """Whether the finite verb is a helper that several deeds share."""
    late: list[str]


def part_of(deed: VerbPhrase, auxiliary: Auxiliary, person: str, *, sub: bool) -> ClauseParts:
    """A deed as part of a clause, with its auxiliary, for a person."""
    verb, helper = deed.verb, HELPERS
    no = ["nicht"] if auxiliary in ("may-not", "cannot", "not") else []
    if no and NOT in deed.middle:
        at = deed.middle.index(NOT)
        deed, no = deed._replace(middle=[*deed.middle[:at], "nicht", *deed.middle[at:]]), []
    match auxiliary:
        case "" | "not":
            if deed.passive:
                finite, tail = helper["werden"][person], [verb.participle_whole]
            elif sub:
                finite = verb.particle + verb.finite(person)
                return ClauseParts(finite, deed.middle, no, shared=False, late=deed.late)
            else:
                finite, tail = verb.finite(person), [*no, verb.particle]
                return ClauseParts(finite, deed.middle, tail, shared=False, late=deed.late)
        case "has":
            finite = helper["sein" if deed.passive else verb.helper][person]
            tail = [verb.participle_whole, "worden"] if deed.passive else [verb.participle_whole]
        case "would" if deed.passive:
            finite, tail = helper["would"][person], [verb.participle_whole]
        case _:
            finite = helper[auxiliary.removesuffix("-not").replace("cannot", "can")][person]
            tail = infinite(deed)
    return ClauseParts(finite, deed.middle, [*no, *tail], shared=True, late=deed.late)


def infinite(deed: VerbPhrase) -> list[str]:
    """`anstrengen`, `angestrengt werden`."""
    if deed.passive:
        return [deed.verb.participle_whole, "werden"]
    return [deed.verb.particle + deed.verb.infinitive]


def in_order(
    mood: str, subject: list[str], early: list[str], parts: list[ClauseParts], by: str
) -> list[str]:
    """Subject, finite verb and the rest in the order of a main, turned or subordinate clause."""
    first = parts[0]
    middle = first.middle[len(early) :] if mood != "main" else first.middle
    shared = first.shared
    opening = [*early, *subject] if mood != "main" else subject
    once = shared or _is_one(parts)
    if mood == "sub":
        tokens = [*opening, *middle, *first.tail]
        if not (once and len(parts) > 1):
            tokens.append(first.finite)
        tokens += first.late
    elif mood == "after":
        tokens = [first.finite, *opening, *middle, *first.tail, *first.late]
    else:
        tokens = [*opening, first.finite, *middle, *first.tail, *first.late]
    for number, part in enumerate(parts[1:], start=2):
        last = number == len(parts)
        then = ["dann"] if by == "then" and last else []
        tokens += [COMMA] if not last else ["oder" if by == "or" else "und"]
        if mood == "sub":
            tokens += [*then, *part.middle, *part.tail]
            if not once or last:
                tokens.append(part.finite)
        else:
            finite = [] if shared else [part.finite]
            tokens += [*finite, *then, *part.middle, *part.tail]
        tokens += part.late
    return tokens


def _is_one(parts: list[ClauseParts]) -> bool:
    """Whether it is the same verb each time: `solange er Éomer und beritten ist`."""
    return len({part.finite for part in parts}) == 1 and not any(part.tail for part in parts)
