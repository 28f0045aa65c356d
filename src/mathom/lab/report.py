"""What a simulation found, as data."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from mathom.core import Seat
from mathom.lab.plain_messages import PlainMessage
from mathom.lab.plan import Plan, find_game
from mathom.lab.playing import Result
from mathom.lab.stats import Bin, Distribution, Interval, Rate, histogram, rate, spread, wilson
from mathom.text import LANGUAGES, Words


class Tally(msgspec.Struct, frozen=True):
    """How a bot fared on a seat; None stands for all bots, or for all seats."""

    bot: str | None
    seat: Seat | None
    played: int
    """How often the bot sat there; a game in which it plays two seats counts twice."""
    wins: float
    """A win shared by two counts one half for each."""
    win_rate: float
    interval: Interval
    of_won: Rate
    """The wins among the games that anybody won: less than all where a table can lose together."""
    scores: Distribution


class DeckTally(msgspec.Struct, frozen=True):
    """How a deck fared, against one other where two play."""

    deck: str
    against: str | None
    rate: Rate


class Way(msgspec.Struct, frozen=True):
    """A way for games to end, without the numbers of any one of them."""

    id: str
    won: bool
    """False if everybody lost."""
    said: dict[str, str]
    """The way in words: language → text."""


class Ending(msgspec.Struct, frozen=True):
    """How often games ended in a way."""

    way: Way
    rate: Rate


class Faulted(msgspec.Struct, frozen=True):
    """How often a bot did something wrong, and what it was, for one of its games."""

    bot: str
    times: int
    index: int
    seed: int
    said: dict[str, str]
    """What was wrong, in words: language → text."""


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thinks."""

    bot: str
    choices: int
    ms: float
    """Processor time of a choice, on average; what a program does in a process of its own is not
    in it."""


class Report(msgspec.Struct, frozen=True):
    """A simulation's results. The same plan gives the same report, the times excepted."""

    plan: Plan
    games: int
    """How many games were played to the end."""
    complete: bool
    """False if somebody ended the simulation early."""
    bots: tuple[Tally, ...]
    seats: tuple[Tally, ...]
    table: tuple[Tally, ...]
    """Every bot on every seat it sat on."""
    decks: tuple[DeckTally, ...]
    """Every deck of the plan, and behind them each of them against each other."""
    survived: Rate
    """The games that anybody won; in the others, everybody lost."""
    endings: tuple[Ending, ...]
    """The ways the games ended in, the most frequent first."""
    lengths: tuple[Bin, ...]
    """The games by how many choices they took."""
    answers: Distribution
    choices: Distribution
    ms_per_game: Distribution
    thinking: tuple[Thinking, ...]
    """Every bot that thinks about its choices."""
    faults: tuple[Faulted, ...]
    """What bots of somebody else's did wrong; a seat that did has given up."""
    digest: str
    """The fingerprint of all games: the same wherever they were played."""
    seconds: float
    """How long the whole simulation took."""

    def __repr__(self) -> str:
        wins = ", ".join(f"{one.bot} {one.win_rate:.1%}" for one in self.bots)
        part = "" if self.complete else f" of {self.plan.games}"
        return f"<Report of {self.plan.game}: {self.games}{part} games, {wins}; {self.digest}>"

    @property
    def even(self) -> float:
        """What every seat would win, of the games that anybody won, if all were alike."""
        return 1 / self.plan.setup.seats

    def to_json(self) -> bytes:
        """All of it as JSON, as the option `--json` prints it."""
        return msgspec.json.encode(self)


def summarise(plan: Plan, results: Iterable[Result], seconds: float) -> Report:
    """The report of these results, in whatever order they came."""
    found = sorted(results, key=lambda one: one.index)
    sat = [
        (plan.bots[bot], seat, result)
        for result in found
        for seat, bot in enumerate(result.seating)
    ]
    names = tuple(dict.fromkeys(plan.bots))
    seats = range(plan.setup.seats)

    def tally(name: str | None, at: Seat | None) -> Tally:
        here = [
            (seat, result)
            for bot, seat, result in sat
            if name in (None, bot) and at in (None, seat)
        ]
        return _tally(name, at, here)

    table = (tally(name, seat) for name in names for seat in seats)
    return Report(
        plan=plan,
        games=len(found),
        complete=len(found) == plan.games,
        bots=tuple(tally(name, None) for name in names),
        seats=tuple(tally(None, seat) for seat in seats),
        table=tuple(one for one in table if one.played),
        decks=tuple(_decks(plan, found)),
        survived=rate(sum(bool(one.winners) for one in found), len(found)),
        endings=_endings(plan, found),
        lengths=histogram([one.choices for one in found]),
        answers=spread([one.answers for one in found]),
        choices=spread([one.choices for one in found]),
        ms_per_game=spread([1000 * one.seconds for one in found]),
        thinking=tuple(_thinking(plan, found)),
        faults=tuple(_faults(plan, found)),
        digest=_digest(found),
        seconds=seconds,
    )


def _decks(plan: Plan, results: Sequence[Result]) -> Iterator[DeckTally]:
    if len(plan.decks) < 2:
        return
    names, pairs = [deck.name for deck in plan.decks], plan.setup.seats == 2
    sat = [
        (deck, one.dealt[1 - seat] if pairs else -1, seat, one)
        for one in results
        for seat, deck in enumerate(one.dealt)
    ]

    def tally(deck: int, against: int | None) -> DeckTally:
        here = [
            1 / len(one.winners) if seat in one.winners else 0.0
            for own, other, seat, one in sat
            if own == deck and against in (None, other)
        ]
        opponent = None if against is None else names[against]
        return DeckTally(names[deck], opponent, rate(sum(here), len(here)))

    numbers = range(len(names))
    yield from (tally(deck, None) for deck in numbers)
    if pairs and len(names) > 2:
        yield from (tally(deck, other) for deck in numbers for other in numbers if deck != other)


def _endings(plan: Plan, results: Sequence[Result]) -> tuple[Ending, ...]:
    ways = {(_key(one.way), bool(one.winners)): one.way for one in results}
    counts = Counter((_key(one.way), bool(one.winners)) for one in results)
    return tuple(
        Ending(Way(ways[key].id, key[1], _said(plan, ways[key])), rate(games, len(results)))
        for key, games in counts.most_common()
    )


def _key(message: PlainMessage) -> bytes:
    return msgspec.json.encode(message)


def _said(plan: Plan, what: PlainMessage) -> dict[str, str]:
    game = find_game(plan.game, plan.components)
    return {language: Words(language, game).say(what.message) for language in LANGUAGES}


def _thinking(plan: Plan, results: Sequence[Result]) -> Iterator[Thinking]:
    asked, thought = defaultdict[str, int](int), defaultdict[str, float](float)
    for one in results:
        for number, choices, seconds in zip(one.seating, one.asked, one.thought, strict=False):
            asked[plan.bots[number]] += choices
            thought[plan.bots[number]] += seconds
    for bot in dict.fromkeys(plan.bots):
        if asked[bot]:
            yield Thinking(bot, asked[bot], 1000 * thought[bot] / asked[bot])


def _faults(plan: Plan, results: Sequence[Result]) -> Iterator[Faulted]:
    """Every kind of fault of every bot."""
    found: dict[tuple[str, str], list[tuple[Result, PlainMessage]]] = {}
    for one in results:
        for fault in one.faults:
            bot = plan.bots[one.seating[fault.seat]]
            found.setdefault((bot, fault.what.id), []).append((one, fault.what))
    for (bot, _), every in found.items():
        first, what = every[0]
        yield Faulted(bot, len(every), first.index, first.seed, _said(plan, what))


def _digest(results: Sequence[Result]) -> str:
    timeless = [msgspec.to_builtins(msgspec.structs.replace(one, seconds=0.0)) for one in results]
    for one in timeless:
        del one["asked"], one["thought"]
    return hashlib.sha256(msgspec.json.encode(timeless)).hexdigest()[:16]


def _tally(bot: str | None, seat: Seat | None, sat: Sequence[tuple[Seat, Result]]) -> Tally:
    wins = sum(1 / len(one.winners) for at, one in sat if at in one.winners)
    played = len(sat)
    return Tally(
        bot=bot,
        seat=seat,
        played=played,
        wins=wins,
        win_rate=wins / played if played else 0.0,
        interval=wilson(wins, played),
        of_won=rate(wins, sum(bool(one.winners) for _, one in sat)),
        scores=spread([one.scores[at] for at, one in sat]),
    )
