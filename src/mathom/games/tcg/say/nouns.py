"""Filters and selectors as noun phrases: `a roaming minion skirmishing an Elf`."""

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from mathom.core.phrases import (
    YOU,
    Determiner,
    Listed,
    Name,
    Noun,
    Phrase,
    Pronoun,
    idiom,
    noun,
    which,
)
from mathom.games.tcg.cards.pieces import filters as f
from mathom.games.tcg.cards.pieces.filters import Atom, Filter
from mathom.games.tcg.cards.pieces.selectors import (
    All,
    EachOne,
    Named,
    Pick,
    PickAny,
    PickUpTo,
    PlayerRole,
    Selector,
    ThatCard,
    TheBearer,
    ThisCard,
)

CHARACTERS = ("companion", "ally", "minion")
KEYWORD_NOUNS = (
    *("archer", "easterling", "machine", "ranger", "search", "southron", "tracker", "villager"),
    *("spell", "tale"),
)
ADJECTIVES: dict[type[Atom], str] = {
    f.HasWounds: "wounded",
    f.Exhausted: "exhausted",
    f.Unassigned: "unassigned",
    f.Mounted: "mounted",
    f.Roaming: "roaming",
}
"""States that stand before the noun, in this order."""


ONE_RING = "title-the-one-ring"


class Printed(Protocol):
    """What is printed on a card, as far as its text speaks of it."""

    @property
    def id(self) -> str: ...
    @property
    def title_en(self) -> str: ...
    @property
    def title_de(self) -> str: ...
    @property
    def title_de_likely(self) -> str: ...
    @property
    def subtitle_en(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def keywords(self) -> Mapping[str, int]: ...


class Head(msgspec.Struct, frozen=True):
    """What a noun phrase was about, for the next mention."""

    word: str
    count: int = 1
    name: bool = False


class Speaker:
    """Says the pieces of one card, and remembers what was mentioned."""

    def __init__(self, card: Printed, *, bearer: Filter | None = None) -> None:
        self.card = card
        self.on_site = bearer is not None and bearer.alternatives[0][0] == f.SITE
        self.heads = {
            "self": self._self(),
            "bearer": self._bearer(),
            "twilight": Head("twilight"),
        }
        self.actor: PlayerRole = "you"
        """Whose deeds are spoken of: `you`, or who may prevent something."""
        self.asking: Selector | None = None
        """The choice that is asked for: `which companion`."""
        self.last = ""
        """What was mentioned last: only this may become a pronoun."""
        self.fate: dict[str, str] = {}
        """What was done to the cards chosen under a name, as an adjective: `exerted`."""

    def _self(self) -> Head:
        card = self.card
        if card.type == "one_ring" or (card.type in CHARACTERS and card.subtitle_en):
            return Head(title_id(card.title_en), name=True)
        own = card.type in ("companion", "ally", "site")  # a pronoun of its own
        return Head(f"this-{card.type}" if own else card.type)

    def _bearer(self) -> Head:
        return Head("site") if self.on_site else Head("bearer")

    # -- mentions --------------------------------------------------------------------------------

    def mention(self, key: str) -> Phrase:
        """Something that was named before, or needs no introduction."""
        head = self.heads[key]
        if self.last == key:
            return Pronoun("it", head.word, head.count)
        self.last = key
        if head.name:
            return Name(head.word)
        determiner: Determiner = "that"
        if key == "bearer":
            determiner = "this" if self.on_site else "the"
        elif key == "twilight":
            determiner = "the"
        elif key == "self":
            determiner = "this"
        return Noun(head.word, determiner, head.count)

    def introduce(self, key: str, phrase: Phrase, count: int) -> None:
        """From now on this is known under that key."""
        self.heads[key] = _head(phrase, count)
        self.last = key

    def forget(self) -> None:
        """A new sentence: nothing was mentioned just now."""
        self.last = ""

    # -- selectors -------------------------------------------------------------------------------

    def who(self, selector: Selector | Filter | f.Foe, determiner: Determiner = "a") -> Phrase:
        """The cards a selector means."""
        match selector:
            case Filter():
                return self.noun(selector, determiner)
            case ThisCard():
                return self.mention("self")
            case TheBearer():
                return self.mention("bearer")
            case ThatCard():
                return self.mention("it")
            case EachOne():
                return Pronoun("it", self.heads["each"].word)
            case Named(name):
                return self.mention(name)
            case All(which_):
                said = self.noun(which_, "each")
                self.introduce("each", said, 1)
                self.last = ""
                return said
            case Pick() | PickUpTo() | PickAny() if selector is self.asking:
                count = getattr(selector, "n", 0) if isinstance(selector, Pick) else 0
                return self.noun(selector.which, "which", count if isinstance(count, int) else 0)
            case Pick(n, which_, by, name):
                said = self._picked(which_, n if isinstance(n, int) else 1, "a", name)
                yours = by == "you" != self.actor
                return with_after(said, idiom("of-your-choice")) if yours else said
            case PickUpTo(n, which_, _, name):
                return self._picked(which_, n, "up-to", name)
            case PickAny(which_, name):
                return self._picked(which_, 2, "any-number", name)
            case f.Foe():
                return noun("foe", determiner="its")
        raise TypeError(f"nobody says {selector!r}")

    def _picked(self, which_: Filter, count: int, determiner: Determiner, name: str) -> Phrase:
        said = self.noun(which_, determiner, count)
        self.last = ""
        if name:
            self.introduce(name, said, count)
        return said

    # -- filters ---------------------------------------------------------------------------------

    def noun(self, filter_: Filter, determiner: Determiner = "a", count: int = 1) -> Phrase:
        """The cards that match."""
        self.last = ""
        shared = _shared(filter_)
        own = [tuple(a for a in alt if a not in shared) for alt in filter_.alternatives]
        if len(own) == 1:
            return self._alternative(own[0], determiner, count)
        said = [self._alternative(alt, determiner, count) for alt in own]
        said.sort(key=lambda one: not getattr(one, "after", ()))  # else it would belong to all
        return Listed(tuple(said), "and" if determiner == "each" else "or", self._after(shared))

    def _alternative(self, atoms: tuple[Atom, ...], determiner: Determiner, count: int) -> Phrase:
        only = [a.what for a in atoms if isinstance(a, f.Is)]
        if only and len(atoms) == 1:
            return self.who(only[0])
        titles = [a for a in atoms if isinstance(a, f.Titled)]
        if titles:
            rest = tuple(a for a in atoms if a is not titles[0])
            if f.RING_BEARER in rest:
                return Name(title_id(titles[0].title), (idiom("as-ring-bearer"),))
            states = tuple(which("be-so", how=word) for word in self._states(rest))
            named = Name(title_id(titles[0].title), (*states, *self._after(rest)))
            return named if count in (0, 1) else idiom("copies", n=count, what=named)
        word, prefix = _head_word(atoms)
        if f.SHADOW in atoms and not prefix:
            prefix = "shadow"
        adjectives = self._adjectives(atoms)
        same = self._but_one(atoms, word)
        if same is not None:
            adjectives.insert(0, "other")
            atoms = tuple(a for a in atoms if a is not same)
        if any(isinstance(a, f.RingBearer) for a in atoms):
            word, determiner = "ring-bearer", "the"
        return noun(
            word,
            *adjectives,
            determiner=_determiner(atoms, determiner),
            count=count,
            prefix=prefix,
            after=self._after(atoms),
        )

    def _but_one(self, atoms: tuple[Atom, ...], word: str) -> Atom | None:
        """An Uruk-hai except that Uruk-hai is another one."""
        for a in atoms:
            match a:
                case f.Not(f.Is(Named(name))) if self.heads[name].word == word:
                    return a
        return None

    def _states(self, atoms: Iterable[Atom]) -> list[str]:
        kinds = {type(a) for a in atoms}
        return [word for kind, word in ADJECTIVES.items() if kind in kinds]

    def _adjectives(self, atoms: tuple[Atom, ...]) -> list[str]:
        words = self._states(atoms)
        if f.Other() in atoms:
            words.insert(0, "other")
        if f.HasKeyword("valiant") in atoms:
            words.append("valiant")
        for a in atoms:
            if isinstance(a, f.Bound):
                words.append("ring-bound" if a.ring else "unbound")
            if isinstance(a, f.Side) and a.side == "free":
                words.append("free")
        return words

    def _after(self, atoms: tuple[Atom, ...]) -> tuple[Phrase, ...]:
        said = (self._behind(a, atoms) for a in atoms)
        return tuple(one for one in said if one is not None)

    def _behind(self, atom: Atom, atoms: tuple[Atom, ...]) -> Phrase | None:
        match atom:
            case f.Facing(whom):
                return which("fight", foe=self.noun(whom))
            case f.AssignedTo(whom):
                return which("be", how=idiom("assigned-to", to=self.noun(whom)))
            case f.Bearing(what):
                return which("bear", what=self.noun(what))
            case f.On(what):
                return idiom("borne-by", who=self.noun(what))
            case f.StackedOn(what):
                return which("be-stacked", on=self.noun(what))
            case f.HasStacked():
                cards = noun("card", determiner="bare", count=0)
                return which("have-stacked", gap="on", subject=cards)
            case f.InSkirmish():
                return idiom("in-skirmish")
            case f.Opponents():
                return idiom("of-opponent")
            case f.ControlledBy(who):
                return which("control", gap="what", subject=player(who))
            case f.WithSignet(signet):
                return idiom("with-signet", whose=idiom(f"signet-{signet}"))
            case f.StrengthAtMost(most):
                return idiom("with-strength", most=most)
            case f.BearsAtLeast(least):
                return which("bear", what=noun("card", determiner="at-least", count=least))
            case f.Refers(keyword):
                return idiom("that-refers", what=noun(keyword))
            case f.Not(f.Is(what)):
                return idiom("except", what=self.who(what))
            case f.Not(f.RingBearer()):
                return idiom("except", what=noun("ring-bearer", determiner="the"))
            case f.Not(f.Titled(title)):
                return idiom("except", what=Name(title_id(title)))
            case f.Not(f.InSkirmish()):
                return idiom("not-in-skirmish")
            case f.Terrain(word) if f.SITE not in atoms:
                return idiom("with-keyword", what=idiom(f"keyword-{word}"))
            case f.Is(what):
                return idiom("namely", what=self.who(what))
            case f.HasKeyword(keyword) if keyword not in (*KEYWORD_NOUNS, "valiant"):
                return idiom("with-keyword", what=idiom(f"keyword-{keyword}"))
        return None


def _head_word(atoms: tuple[Atom, ...]) -> tuple[str, str]:
    """The noun of an alternative, and what is put in front of it as a compound."""
    culture = _word(atoms, f.OfCulture, "culture")
    race, type_ = _word(atoms, f.OfRace, "race"), _word(atoms, f.Type, "type")
    terrain, class_ = _word(atoms, f.Terrain, "word"), _word(atoms, f.OfClass, "item_class")
    keywords = [
        a.keyword for a in atoms if isinstance(a, f.HasKeyword) and a.keyword in KEYWORD_NOUNS
    ]
    if terrain and type_ == "site":
        return terrain, ""
    if class_:
        return class_, culture
    if keywords:
        return keywords[0], culture or race
    if race and type_ in CHARACTERS:
        return type_, race
    if race or type_:
        return race or type_, culture
    if any(isinstance(a, f.Bound) for a in atoms):
        return "companion", culture
    states = (f.Facing, f.InSkirmish, f.Bearing, f.Exhausted, f.HasWounds, f.Mounted)
    return "character" if any(isinstance(a, states) for a in atoms) else "card", culture


def _word(atoms: tuple[Atom, ...], kind: type[Atom], field: str) -> str:
    return next((str(getattr(a, field)) for a in atoms if isinstance(a, kind)), "")


def _determiner(atoms: tuple[Atom, ...], determiner: Determiner) -> Determiner:
    if f.Yours() in atoms and determiner != "which":
        return "each-of-your" if determiner == "each" else "one-of-your"
    return determiner


def _shared(filter_: Filter) -> tuple[Atom, ...]:
    """What all alternatives have behind their noun: it is said once, behind the last."""
    first, *others = filter_.alternatives
    behind = (f.Facing, f.Bearing, f.On, f.StackedOn, f.Not, f.InSkirmish)
    if not others:
        return ()
    return tuple(a for a in first if isinstance(a, behind) and all(a in alt for alt in others))


def _head(phrase: Phrase, count: int) -> Head:
    match phrase:
        case Noun(word=word):
            return Head(word, count)
        case Name(word=word):
            return Head(word, count, name=True)
        case Listed(items=items) if all(_is_character(one) for one in items):
            return Head("character", count)
        case Listed():
            return Head("card", count)
    raise TypeError(f"no head: {phrase!r}")


RACES = ("dwarf", "elf", "ent", "hobbit", "man", "wizard", "orc", "uruk_hai")


def _is_character(phrase: Phrase) -> bool:
    return isinstance(phrase, Name) or (
        isinstance(phrase, Noun) and phrase.word in (*CHARACTERS, *RACES)
    )


def with_after(phrase: Phrase, *more: Phrase) -> Phrase:
    """A noun phrase with more behind it."""
    if isinstance(phrase, (Noun, Name, Listed)):
        return msgspec.structs.replace(phrase, after=(*phrase.after, *more))
    raise TypeError(f"nothing stands behind {phrase!r}")


def player(who: PlayerRole) -> Phrase:
    """A player."""
    if who == "you":
        return YOU
    word = {
        "free_player": "free-player",
        "opponent": "opponent",
        "shadow_player": "shadow-player",
        "any_shadow": "shadow-player",
        "each_shadow": "shadow-player",
        "any_player": "player",
        "chosen_player": "player",
    }[who]
    determiner: Determiner = "a"
    if who == "free_player":
        determiner = "the"
    elif who in ("each_shadow", "any_player"):
        determiner = "each"
    elif who == "any_shadow":
        determiner = "any"
    adjectives = ("chosen",) if who in ("shadow_player", "chosen_player") else ()
    return noun(word, *adjectives, determiner=determiner)


def title_id(title: str) -> str:
    """The message id of what a card is called without its subtitle."""
    return "title-" + title.casefold().replace(" ", "-").replace("'", "").replace("’", "")


__all__ = ["Head", "Speaker", "player", "title_id", "with_after"]
