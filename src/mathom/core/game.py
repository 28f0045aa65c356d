"""The contract: what a game is to the match, the bots, the table and the laboratory."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from mathom.core import notation
from mathom.core.advice import Advisor, Guidance
from mathom.core.appraisal import Appraisal, Finding
from mathom.core.errors import BadPosition, BadSetup, Refusal
from mathom.core.events import Event
from mathom.core.following import Following
from mathom.core.message import Message
from mathom.core.passing import Passing
from mathom.core.phrases import Phrase
from mathom.core.problems import AnyProblem
from mathom.core.question import Answer, Choice, Question
from mathom.core.rules import Rulebook
from mathom.core.setup import Agreement, Setting, Setup, by_seat
from mathom.core.values import Option, Seat
from mathom.core.view import View, seen_question

if TYPE_CHECKING:
    from mathom.core.learning import Learning

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T", bound=msgspec.Struct)


class Game(ABC, Generic[S, T]):
    """A game: a value at a time, and one question at a time.

    `S` is the type of its states, `T` of the table as a seat sees it. A game object holds what is
    in the box and never changes; all methods are pure functions of their arguments. (One that is
    made of frames remembers the last question it worked out; nobody can tell.)
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Rises only when the same answers lead to other states than before."""
    players: ClassVar[range]
    part_of: ClassVar[str | None] = None
    """The game to which its matches lead, and beside which it is offered; it has no box."""
    usual: ClassVar[int] = 3
    """How many sit down to play if nobody says otherwise."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    state_type: ClassVar[Any]
    table_type: ClassVar[Any]
    study_type: ClassVar[Any] = None
    """What `study` makes of a table; None: it leaves it as it is."""
    shown_type: ClassVar[Any] = None
    """What `shown` makes of a table; None: it stays as it is."""
    option_types: ClassVar[tuple[type[Option], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    longest: ClassVar[int | None]
    """No match has more answers than this, however it is played; None: the rules set no bound."""

    guidance: ClassVar[Guidance] = Guidance()
    """How a search should use the advisor."""

    rulebook: Rulebook
    advisor: Advisor[S, T]
    problems: tuple[AnyProblem, ...] = ()
    """The questions of chance it can answer exactly, away from any match."""
    components: str
    """`standard`, or the digest of an owner's corrected components file."""
    names: Mapping[str, Mapping[str, str]]
    """What the things in the box are called: language → message id → name."""
    texts: Mapping[str, str]
    """The game's sentences: language → Fluent source."""
    passing: Passing[T] | None = None
    """How a seat passes on, where a game asks often whether somebody does something."""
    inscriptions: Mapping[str, Message] = MappingProxyType({})
    """What is written on the things in the box: message id of the name → text."""
    lexicons: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The words its phrases are made of: language → TOML sources."""

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}>"

    def phrases(self) -> Mapping[str, Phrase]:
        """What is said in phrases instead of a sentence: message id → phrase.

        They are put into words once for each language, and handed out beside the names.
        """
        return {}

    def printed_components(self) -> bytes | None:
        """The components file as it came with the game, for clients to draw from; None: it has
        none."""
        return None

    def learning(self) -> "Learning":
        """How to learn it: lessons on its own rules, and words. Raises BadLesson."""
        from mathom.core.learning import Learning  # noqa: PLC0415 – lessons are made of matches

        return Learning()

    # -- playing ---------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Mapping[str, str] | None = None) -> Setup:
        """A complete setup: with these settings (what seat 0 brings is called like `deck.0`) and
        defaults for the rest. Raises BadSetup with everything that is wrong."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadSetup("seats", seats=seats, least=least, most=most)
        agreement = Agreement(self.settings, seats)
        for name, value in (settings or {}).items():
            agreement.choose(name, value, self.accept)
        try:
            return agreement.setup()
        except BadSetup as error:
            error.game = self.id
            raise

    def brings(self, seats: int, seat: Seat, settings: Mapping[str, str]) -> dict[str, str]:
        """What a seat brings along: these settings and defaults for the rest. Raises BadSetup."""
        own = {by_seat(name, seat): value for name, value in settings.items()}
        return self.setup(seats, own).brought[seat]

    def accept(self, setting: Setting, value: str) -> str:
        """The value of a setting in its usual form, on one line. Raises BadSetup with every flaw.

        A game with a setting in free text (a deck list) overrides it to read and check that.
        """
        if value not in setting.values:
            known = ", ".join(setting.values)
            raise BadSetup("value", setting=setting.id, value=value[:64], known=known)
        return value

    def in_lines(self, setting: Setting, value: str, language: str) -> str:
        """What a seat brings, as people write it: in lines, which `accept` reads again."""
        return value

    def appraise(self, setting: Setting, text: str, language: str) -> Appraisal:
        """All there is to say about what a seat would bring, whether it may or not.

        Raises BadSetup for what cannot be looked at at all.
        """
        try:
            value = self.accept(setting, text)
        except BadSetup as error:
            return Appraisal(tuple(Finding(flaw) for flaw in error.flaws), text, None)
        return Appraisal((), self.in_lines(setting, value, language), value)

    def opening(self, setting: Setting, text: str, wanted: tuple[str, ...], seed: int) -> Any:
        """How a match could begin for who brings this, if those wanted start: the game's own data
        for a player to look at. None where there is nothing to see. Raises BadSetup."""
        return None

    @abstractmethod
    def start(self, setup: Setup) -> tuple[S, tuple[Event, ...]]:
        """The first position, and what happened on the way to the first question."""

    @abstractmethod
    def question(self, state: S) -> Question:
        """What the rules ask now: a choice, a chance, or nothing more."""

    @abstractmethod
    def candidates(self, state: S) -> Iterable[Option]:
        """Everything a player might mean as an answer now, allowed or not.

        The options of the question are exactly the candidates without a refusal.
        """

    @abstractmethod
    def refusal(self, state: S, answer: Answer) -> Refusal | None:
        """Why this answer is not allowed now, or None if it is."""

    @abstractmethod
    def apply(self, state: S, answer: Answer) -> tuple[S, tuple[Event, ...]]:
        """The position after the answer, and what happened. Raises Refusal."""

    def scores(self, state: S) -> tuple[int, ...] | None:
        """The points of every seat as they stand and everybody can see, where the game has any."""
        return None

    def course(self, state: S) -> tuple[int, ...] | None:
        """How far every seat has come, for all to see, where a match is told best as a race along a
        way: the curve of a match shows it instead of points or chances."""
        return None

    def at_stake(self, state: S) -> Any:
        """What is being decided just now, in numbers that everybody can see (a fight as it stands),
        where the game has any: previews tell it for every answer."""
        return None

    # -- choosing at the same time -----------------------------------------------------------------

    def asked(self, state: S) -> tuple[Seat, ...]:
        """The seats that may answer now. Where several choose at the same time they may do so in
        any order: `question` is that of one of them, `view` shows each its own."""
        question = self.question(state)
        return (question.seat,) if isinstance(question, Choice) else ()

    def asking(self, state: S, seat: Seat) -> S:
        """The same position, with this one of the seats that are `asked` asked first."""
        return state

    # -- giving up, and what comes after -----------------------------------------------------------

    def following(self, state: S) -> tuple[Following, ...]:
        """The matches that a finished one leads to: those of the players with their new decks."""
        return ()

    def concede(self, state: S, seat: Seat) -> tuple[S, tuple[Event, ...]] | None:
        """The position after a seat gave up, and what happened; None if the rules do not know of
        that, and the match ends."""
        return None

    def winners_without(self, state: S, seats: int, seat: Seat) -> tuple[Seat, ...]:
        """Who wins if a seat gives up and the match ends: all others, or the other side."""
        return tuple(other for other in range(seats) if other != seat)

    # -- eyes ------------------------------------------------------------------------------------

    def view(self, state: S, seat: Seat | None) -> View[T]:
        """What this seat (None: a spectator) sees."""
        question = seen_question(self.question(state), seat)
        return View(self.id, seat, question, self.table(state, seat))

    @abstractmethod
    def table(self, state: S, seat: Seat | None) -> T:
        """The table as this seat sees it, built from nothing."""

    def study(self, table: T) -> msgspec.Struct:
        """The table as machines that learn look at it, made from nothing else.

        Only for tables in which things go by numbers of their own, such as cards in play: what is
        the same in two matches should look the same.
        """
        return table

    def shown(self, table: T) -> T:
        """The table as people are shown it: with sums that a program works out by itself if it
        wants them. They follow from the table alone, so they tell nothing new."""
        return table

    @abstractmethod
    def resample(self, view: View[T], rng: Random) -> S:
        """A complete state that the owner of this view cannot tell from the true one.

        It is made from the view alone, so it cannot know more than the view does.
        """

    # -- positions -------------------------------------------------------------------------------

    @abstractmethod
    def check(self, state: S) -> None:
        """Raises BadPosition, with the reason, if this position can not be."""

    def dump(self, state: S) -> bytes:
        """The position as JSON."""
        head = {"game": self.id, "version": self.version}
        return msgspec.json.encode({**head, "position": state})

    def load(self, data: bytes | str) -> S:
        """The position from JSON. Raises BadPosition for a broken or impossible one.

        One that another version of the rules has saved will do, if it can be by these.
        """
        try:
            saved = msgspec.json.decode(data)
            if not isinstance(saved, dict) or "position" not in saved:
                raise BadPosition("unreadable", reason="no object with a position")
            if saved.get("game") != self.id:
                raise BadPosition("other-game", found=str(saved.get("game")), wanted=self.id)
            state: S = msgspec.convert(saved["position"], self.state_type)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadPosition("unreadable", reason=str(error)) from None
        self.check(state)
        return state

    def digest(self, state: S, version: int | None = None) -> str:
        """A short fingerprint: equal positions of the same game and version of its rules (None:
        these) have equal digests."""
        head = {"game": self.id, "version": self.version if version is None else version}
        data = msgspec.json.encode({**head, "position": state})
        return hashlib.sha256(data).hexdigest()[:16]

    # -- notation --------------------------------------------------------------------------------

    def write(self, option: Option) -> str:
        """The option in the game's notation."""
        return notation.write(option)

    def read(self, text: str) -> Option:
        """The option a text stands for, legal or not. Raises BadNotation."""
        return notation.read(text, {kind.tag(): kind for kind in self.option_types})


AnyGame: TypeAlias = Game[Any, Any]
"""A game, whatever its states and tables are."""
