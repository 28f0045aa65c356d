"""Actions: the answers to a choice as numbers, of which there is a fixed list.

A choice has few options or hundreds, and never the same ones. Machines that learn want a fixed list
of actions, and a mask that says which are possible now. There are two ways to get one:

* `factored`: an option is told in words, one after the other, as a person points at one thing after
  the other: what to do, then with what and where, in the order of the option's own fields
  (`march`, `region:westemnet`, `region:fords-of-isen`). The words are all there can be in the
  game, and always the same ones. A word that all options left have in common is said by itself.
* `index`: the option's number in the list of options. Where there are more options than numbers,
  the first number names a stretch of the list, the next one the option in it.

Both are trees that lead from a choice to each of its options, and to nothing else.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal, Protocol, get_args, get_origin, get_type_hints

from msgspec.structs import astuple

from mathom.core import AnyGame, Choice, Named, Option
from mathom.core.errors import BadSetup
from mathom.core.values import kind_of
from mathom.lab.ids_by_kind import ids_of

NONE, YES, NO, OTHER = "none", "yes", "no", "other"
NUMBERS = 32
"""The numbers that are a word; a larger one is told as this many and the rest."""
INDEX = 512
FACTORED = "factored"
BY_INDEX = "index"
WAYS = (FACTORED, BY_INDEX)


class HalfAnswered(Protocol):
    """A choice that is half answered."""

    @property
    def said(self) -> tuple[int, ...]:
        """What was answered so far, with what followed by itself."""
        ...

    @property
    def legal(self) -> Sequence[int]:
        """The actions that lead on, in ascending order."""
        ...

    def after(self, action: int) -> "HalfAnswered | Option":
        """The rest of the choice, or the option that was meant. Raises KeyError."""
        ...

    def towards(self, option: Option) -> int:
        """The action that leads to this option. Raises ValueError."""
        ...


class Actions(Protocol):
    """A fixed list of actions."""

    size: int

    def ask(self, choice: Choice) -> HalfAnswered:
        """A choice, not answered yet."""
        ...

    def name(self, action: int) -> str:
        """What an action is called."""
        ...


def path(asked: HalfAnswered, option: Option) -> tuple[int, ...]:
    """The actions that lead from a choice to one of its options. Raises ValueError."""
    found: list[int] = []
    left: HalfAnswered | Option = asked
    while not isinstance(left, Option):
        found.append(left.towards(option))
        left = left.after(found[-1])
    return tuple(found)


def actions(game: AnyGame, way: str = FACTORED) -> Actions:
    """The actions of a game, `factored` or by `index`. Raises BadSetup."""
    if way not in WAYS:
        raise BadSetup("value", setting="actions", value=way, known=", ".join(WAYS))
    return words(game) if way == FACTORED else Index()


# -- by index ------------------------------------------------------------------------------------


class OptionRange:
    """A stretch of a list of options."""

    def __init__(
        self, options: Sequence[Option], begin: int, end: int, said: tuple[int, ...]
    ) -> None:
        self._options = options
        self._begin = begin
        self._end = end
        self._step = 1
        while self._step * INDEX < end - begin:
            self._step *= INDEX
        self.said = said

    @property
    def legal(self) -> range:
        return range(-(-(self._end - self._begin) // self._step))

    def after(self, action: int) -> "OptionRange | Option":
        if action not in self.legal:
            raise KeyError(action)
        begin = self._begin + action * self._step
        end = min(begin + self._step, self._end)
        if end - begin == 1:
            return self._options[begin]
        return OptionRange(self._options, begin, end, (*self.said, action))

    def towards(self, option: Option) -> int:
        return (list(self._options).index(option) - self._begin) // self._step


class Index:
    """Options by their number in the list."""

    size = INDEX

    def ask(self, choice: Choice) -> OptionRange:
        return OptionRange(choice.options, 0, len(choice.options), ())

    def name(self, action: int) -> str:
        return f"#{action}"


# -- in words ------------------------------------------------------------------------------------

WordNumbers = tuple[int, ...]
WordOf = Callable[[Any], int | None]
"""The number of the word for a value, if there is one."""


class WordedOptions:
    """Options that begin with the same words."""

    def __init__(self, left: Sequence[tuple[WordNumbers, Option]], known: int) -> None:
        first = left[0][0]
        while len(left) > 1 and all(sentence[known] == first[known] for sentence, _ in left):
            known += 1
        self._left = left
        self._known = known
        self.said = first[:known]

    @property
    def legal(self) -> list[int]:
        return sorted({sentence[self._known] for sentence, _ in self._left})

    def after(self, action: int) -> "WordedOptions | Option":
        left = [one for one in self._left if one[0][self._known] == action]
        if not left:
            raise KeyError(action)
        return left[0][1] if len(left) == 1 else WordedOptions(left, self._known + 1)

    def towards(self, option: Option) -> int:
        for sentence, meant in self._left:
            if meant == option:
                return sentence[self._known]
        raise ValueError(f"{option} is no option of this choice")


class WordActions:
    """Options told word by word."""

    def __init__(self, game: AnyGame) -> None:
        listed: dict[str, int] = {}
        for word in _vocabulary(game):
            listed.setdefault(word, len(listed))
        self._numbers = listed
        self._words = tuple(listed)
        self._plain: dict[type[Option], tuple[int, list[WordOf]]] = {}
        self.size = len(listed)

    def name(self, action: int) -> str:
        return self._words[action]

    def ask(self, choice: Choice) -> WordedOptions:
        left = [(self._plainly(option), option) for option in choice.options]
        if any(None in sentence for sentence, _ in left):
            told = [tuple(self._tell(option)) for option in choice.options]
            alike = _ranks(told)
            sentences = [self._sentence(one, alike) for one in told]
            left = list(zip(sentences, choice.options, strict=True))
        return WordedOptions(left, 0)

    def _plainly(self, option: Option) -> tuple[Any, ...]:
        """The sentence of an option whose fields are one word each; else with None in it."""
        known = self._plain.get(type(option))
        if known is None:
            known = self._plain[type(option)] = self._plain_words(type(option))
        tag, words = known
        values = astuple(option)
        return (tag, *[find(value) for find, value in zip(words, values, strict=True)])

    def _plain_words(self, kind: type[Option]) -> tuple[int, list[WordOf]]:
        """The word for a kind of option, and for each of its fields how to find one."""
        numbers = self._numbers
        found: list[WordOf] = []
        for _, of in _fields(kind):
            begins = f"{of}:"
            words: dict[Any, int] = {
                word[len(begins) :]: number
                for word, number in numbers.items()
                if word.startswith(begins)
            }
            found.append({**words, None: numbers[NONE]}.get)
        return numbers[kind.tag()], found

    def _tell(self, option: Option) -> Iterator[str | tuple[str, str]]:
        """The words; where there is no word for a thing, what it is called by and which one."""
        yield option.tag()
        for name, kind in _fields(type(option)):
            yield from self._words_for(getattr(option, name), kind)

    def _words_for(self, value: Any, kind: str) -> Iterator[str | tuple[str, str]]:
        if value is None:
            yield NONE
        elif isinstance(value, bool):
            yield YES if value else NO
        elif isinstance(value, tuple):
            for item in value:
                yield from self._words_for(item, kind)
            yield NONE
        elif isinstance(value, int) and kind != "seat":
            yield from _number(value)
        else:
            word = f"{kind}:{value}"
            if word in self._numbers:
                yield word
            else:
                base = f"{kind}:{kind_of(str(value))}"
                yield (base if base in self._numbers else OTHER, str(value))

    def _sentence(
        self, told: Sequence[str | tuple[str, str]], alike: dict[str, dict[str, int]]
    ) -> WordNumbers:
        numbers = self._numbers
        found: list[int] = []
        for word in told:
            if isinstance(word, str):
                found.append(numbers[word])
            else:
                called, which = word
                found.append(numbers[called])
                found += (numbers[digit] for digit in _number(alike[called][which]))
        return tuple(found)


@cache
def words(game: AnyGame) -> WordActions:
    """The words of a game."""
    return WordActions(game)


def _ranks(told: Sequence[Sequence[str | tuple[str, str]]]) -> dict[str, dict[str, int]]:
    """Of things that are called alike: which is the first, the second, …"""
    found: dict[str, set[str]] = {}
    for option in told:
        for word in option:
            if isinstance(word, tuple):
                found.setdefault(word[0], set()).add(word[1])
    return {
        called: {one: rank for rank, one in enumerate(sorted(several, key=_in_order))}
        for called, several in found.items()
    }


def _in_order(thing: str) -> tuple[str, int, str]:
    base, _, copy = thing.rpartition(".")
    return (base, int(copy), "") if copy.isdigit() else (thing, 0, "")


def _number(number: int) -> Iterator[str]:
    """A number in words: small ones are one word, a negative or large one is several."""
    if number < 0:
        yield NO
        number = -number
    while number >= NUMBERS:
        yield f"number:{NUMBERS}"
        number -= NUMBERS
    yield f"number:{number}"


@cache
def _fields(kind: type[Option]) -> tuple[tuple[str, str], ...]:
    """The fields of an option, and the kind of thing each of them names."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _kind(hints[name]) or name) for name in kind.__struct_fields__)


def _kind(hint: Any) -> str:
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Named):
            return mark.kind
    return next(filter(None, map(_kind, get_args(hint))), "")


def _vocabulary(game: AnyGame) -> Iterator[str]:
    """Every word there is."""
    yield from (NONE, NO, YES, OTHER)
    yield from (f"number:{number}" for number in range(NUMBERS + 1))
    yield from (f"seat:{seat}" for seat in range(game.players[-1]))
    for kind in game.option_types:
        yield kind.tag()
        hints = get_type_hints(kind, include_extras=True)
        for name, of in _fields(kind):
            yield from (f"{of}:{thing}" for thing in (*_literals(hints[name]), *ids_of(game, of)))


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from map(str, get_args(hint))
    elif get_origin(hint) is Annotated:
        yield from _literals(hint.__origin__)
    else:
        for inner in get_args(hint):
            yield from _literals(inner)
