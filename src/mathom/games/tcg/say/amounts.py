"""Numbers in their place: `+2 (or +4 if you control a site)`, `for each Elf (limit 3)`."""

from mathom.core.phrases import Number, Phrase, idiom, signed
from mathom.games.tcg.cards.pieces.numbers import Amount, Every, IfElse, UpTo
from mathom.games.tcg.say.conditions import condition, times
from mathom.games.tcg.say.counting import counted
from mathom.games.tcg.say.nouns import Speaker


def modifier(at: Speaker, amount: Amount) -> Phrase:
    """A number that is added: with its sign."""
    if isinstance(amount, IfElse):
        base, other = modifier(at, amount.otherwise), modifier(at, amount.then)
        return idiom("or-if", amount=base, other=other, **{"if": condition(at, amount.condition)})
    found = counted(at, amount)
    if found.each is None:
        return signed(found.factor)
    said = idiom("for-each", amount=signed(found.factor), what=found.each)
    if found.most is None:
        return said
    most = found.most * (1 if found.factor > 0 else -1)
    return idiom("limit", amount=said, most=signed(most))


def plain(at: Speaker, amount: Amount) -> Phrase:
    """A number without a sign, as in `add (2)`."""
    match amount:
        case IfElse(test, then, otherwise):
            base, other = plain(at, otherwise), plain(at, then)
            return idiom("or-if", amount=base, other=other, **{"if": condition(at, test)})
        case UpTo(most):
            return idiom("up-to", n=most)
        case Every():
            return idiom("every")
    found = counted(at, amount)
    if found.each is None:
        return Number(found.factor)
    said = idiom("for-each", amount=Number(found.factor), what=found.each)
    return said if found.most is None else idiom("limit", amount=said, most=found.most)


def repeated(at: Speaker, amount: Amount) -> Phrase:
    """How often: `for each token here (limit 3)`."""
    found = counted(at, amount)
    if found.each is None:
        return times(found.factor)
    said = idiom("for-each", what=found.each)
    return said if found.most is None else idiom("limit", amount=said, most=found.most)
