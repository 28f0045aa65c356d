"""Words: messages said in one language, to the people at one table."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import NamedTuple

from mathom.core import AnyGame, Arg, MathomError, Message, Refusal, Rule, Ruling
from mathom.core.message import SEVERAL, printable
from mathom.core.phrases import Phrase
from mathom.core.values import kind_of
from mathom.text.english import English
from mathom.text.fluent import Sentences
from mathom.text.german import German
from mathom.text.grammar import Grammar
from mathom.text.lexicon import BadLexicon

LONGEST_FACT = 500
"""So many letters of what somebody typed, or wrote into a file, are repeated to them."""


class MissingText(MathomError):
    """A message for which a language has no words, or which lacks a fact it speaks of."""

    def __init__(self, language: str, message: str, reason: str) -> None:
        facts: dict[str, Arg] = {"language": language, "id": message, "reason": reason}
        super().__init__(Message("text-missing", facts))


class Explanation(NamedTuple):
    """Why something is not allowed: in words, and the rule that says so, where one does."""

    text: str
    rule: str | None
    rule_text: str | None


class Words:
    """Says messages in a language.

    The things in the box are called what the game calls them, players have their names, lists are
    joined the way people join them, and a message inside a message is said first. What has no
    words is said as `‹its id›`, so that it is seen and nothing breaks; where `strict`, it raises
    MissingText instead.
    """

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        players: tuple[str, ...] = (),
        *,
        strict: bool = False,
        source: str | None = None,
    ) -> None:
        """`source`: the sentences of a game whose box is closed, in Fluent."""
        self.language = language
        self.game = game
        self.players = tuple(map(printable, players))
        self._strict = strict
        self._names = spoken(game, language) if game is not None else {}
        self._sentences = _sentences(language, game.texts.get(language) if game else source)

    def __contains__(self, message_id: str) -> bool:
        """Whether there are words for messages with this id."""
        return (
            message_id in self._names
            or kind_of(message_id) in self._names
            or message_id in self._sentences
            or message_id in ("seat", SEVERAL)
        )

    def say(self, message: Message) -> str:
        """The message in words. Raises MissingText only where strict."""
        if message.id == "seat":
            return self.player(message.args["seat"])
        if message.id == SEVERAL:
            every = message.args["all"]
            assert isinstance(every, tuple)
            return "\n".join(str(self._fact(one)) for one in every)
        name = self._names.get(message.id) or self._names.get(kind_of(message.id))
        if name is not None:
            return name
        facts = dict(self._facts(message.args))
        if message.id not in self._sentences:
            return self._unspoken(message.id, facts)
        text, errors = self._sentences.say(message.id, facts)
        if errors and self._strict:
            raise MissingText(self.language, message.id, errors[0])
        return one_stop(text)

    def text(self, message_id: str, /, **facts: Arg) -> str:
        """The message with this id and these facts, in words."""
        return self.say(Message(message_id, facts))

    def player(self, seat: Arg) -> str:
        """What the player in this seat is called."""
        if isinstance(seat, int) and 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        number = seat + 1 if isinstance(seat, int) else str(seat)
        return self.text("player-number", number=number)

    def join(self, items: tuple[str, ...]) -> str:
        """Several things in one breath: `a, b and c`."""
        if not items:
            return self.text("list-nothing")
        if len(items) == 1:
            return items[0]
        return self.text("list-and", head=", ".join(items[:-1]), last=items[-1])

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many digits behind the point, or the comma."""
        return f"{number:.{digits}f}".replace(".", self.text("decimal-point"))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one as so many of a hundred."""
        return self.text("percent", number=self.decimal(100 * share, digits))

    def explain(self, refusal: Refusal) -> Explanation:
        """The reason of a refusal in words, with the rule it rests on."""
        rule, text = refusal.rule, None
        if rule is not None and self.game is not None and rule in self.game.rulebook:
            text = self.rule(self.game.rulebook[rule])
        return Explanation(self.say(refusal.message), rule, text)

    def rule(self, rule: Rule | Ruling) -> str:
        """A rule, or the question a ruling is about with its answer."""
        german = self.language == "de"
        if isinstance(rule, Ruling):
            said = rule.de if german else rule.en
            return f"{said.question} {said.answer}"
        return rule.de if german else rule.en

    def _facts(self, args: Mapping[str, Arg]) -> list[tuple[str, str | int]]:
        facts: list[tuple[str, str | int]] = []
        for name, value in args.items():
            facts.append((name, self._fact(value)))
            if isinstance(value, tuple):  # for sentences that need the plural
                facts.append((f"{name}-count", len(value)))
        return facts

    def _fact(self, value: Arg) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self.join(tuple(str(self._fact(item)) for item in value))
        return printable(value, LONGEST_FACT) if isinstance(value, str) else value

    def _unspoken(self, message_id: str, facts: dict[str, str | int]) -> str:
        if self._strict:
            raise MissingText(self.language, message_id, "there is no such text")
        told = ", ".join(f"{name}: {value}" for name, value in facts.items())
        return f"‹{message_id}{' – ' if told else ''}{told}›"


_SECOND_STOP = re.compile(r"(?<=[^.][.!?…])\.(?=\s|$)")


def one_stop(text: str) -> str:
    """A sentence that ends with a name like `Fear! Fire! Foes!` has its stop already."""
    return _SECOND_STOP.sub("", text)


GRAMMARS: tuple[type[Grammar], ...] = (German, English)


def grammar(game: AnyGame, language: str) -> Grammar:
    """The grammar of a language with the words of a game. Raises BadLexicon."""
    kind = next(one for one in GRAMMARS if one.language == language)
    return kind(game.lexicons.get(language, ()), game.names.get(language, {}))


class Spoken(Mapping[str, str]):
    """What needs no facts to be said: the names of things, and phrases put into words.

    A phrase is put into words when somebody asks for it. One with a word that the lexicon lacks is
    missing, as a text that nobody wrote.
    """

    def __init__(self, game: AnyGame, language: str) -> None:
        self._game = game
        self._language = language
        self._said = dict(game.names.get(language, {}))

    @cached_property
    def _phrases(self) -> Mapping[str, Phrase]:
        return self._game.phrases()

    @cached_property
    def _grammar(self) -> Grammar:
        return grammar(self._game, self._language)

    def __getitem__(self, message_id: str) -> str:
        if message_id not in self._said:
            try:
                self._said[message_id] = self._grammar.text(self._phrases[message_id])
            except BadLexicon:
                raise KeyError(message_id) from None
        return self._said[message_id]

    def __iter__(self) -> Iterator[str]:
        return iter({**self._said, **self._phrases})

    def __len__(self) -> int:
        return len({**self._said, **self._phrases})


@lru_cache(maxsize=64)
def spoken(game: AnyGame, language: str) -> Spoken:
    """The names and phrases of a game in one language."""
    return Spoken(game, language)


@cache
def _sentences(language: str, of_game: str | None) -> Sentences:
    """The sentences of a game, and behind them those of the shell."""
    shell = shell_source(language)
    return Sentences(language, (of_game, shell) if of_game is not None else (shell,))


def shell_source(language: str) -> str:
    """The Fluent source of what Mathom itself has to say."""
    return files("mathom.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
