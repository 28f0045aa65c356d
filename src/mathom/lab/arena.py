"""The arena: bots against each other, until it is known who is better.

Who meets is a round robin, a ladder on which everybody meets their neighbours, or everybody meets
the first of them alone, by whom the others are measured. All that is chance is the same for
everybody: a deal is played by every table, and by each from every seat, with the same dice, the
same cards off the decks and the same decks at the seats.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from pathlib import Path
from time import perf_counter

import msgspec

from mathom.core import MathomError, Message
from mathom.lab.gathering import Gathering
from mathom.lab.machines import LOCAL
from mathom.lab.plan import Plan, find_game, plan
from mathom.lab.playing import Result
from mathom.lab.ratings import Ratings, rate_bots
from mathom.lab.report import Report, summarise
from mathom.lab.stats import Interval, Rate, rate, wilson

FIRST_LOOK = 8
"""After so many deals it is asked for the first time whether all is known, then after twice as
many, and so on."""


class BadArena(MathomError):
    """An arena that cannot be."""

    def __init__(self, reason: str) -> None:
        super().__init__(Message(f"arena-{reason}"))


class Standing(msgspec.Struct, frozen=True):
    """Where a bot stands."""

    bot: str
    rating: float
    """Points of Elo above the mean of all."""
    interval: Interval
    wins: Rate
    """Of all it played; a shared win is a part of one."""
    sure: float | None
    """How sure it is (0 to 1) that it is better than the next; None for the last."""


class Meeting(msgspec.Struct, frozen=True):
    """How a bot fared against another: its wins among those either of them won."""

    bot: str
    other: str
    rate: Rate


class Arena(msgspec.Struct, frozen=True):
    """What an arena found. The same plan gives the same standings, wherever it was played."""

    report: Report
    """Everything a simulation tells, too: ways of ending, seats, lengths, faults."""
    standings: tuple[Standing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]
    sure: float | None
    """The certainty that was asked for, 0 to 1."""
    settled: bool
    """Whether everybody is told apart from the next with that certainty."""

    def __repr__(self) -> str:
        rated = ", ".join(f"{one.bot} {one.rating:+.0f}" for one in self.standings)
        report = self.report
        return f"<Arena of {report.plan.game}: {report.games} games, {rated}; {report.digest}>"

    @property
    def broken_off(self) -> bool:
        """Whether somebody ended it before it was done."""
        return not (self.report.complete or self.settled)

    def to_json(self) -> bytes:
        """All of it as JSON, as the option `--json` prints it."""
        return msgspec.json.encode(self)


def arena_plan(
    game: str,
    bots: Sequence[str],
    *,
    ladder: bool = False,
    yardstick: bool = False,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    components: bytes | None = None,
    decks: Sequence[tuple[str, str]] = (),
) -> Plan:
    """The plan of an arena: at least so many games, and whole deals. Raises BadSetup, BadBot and
    BadArena."""
    names = tuple(bots)
    if len(names) < 2:
        raise BadArena("few")
    if len(set(names)) < len(names):
        raise BadArena("twice")
    if ladder and yardstick:
        raise BadArena("who-meets")
    found = find_game(game, components)
    if seats is None:
        seats = found.players[0]
    found.setup(seats, settings)
    at_table = tables(len(names), seats, ladder=ladder, yardstick=yardstick)
    round_of = seats * len(at_table)
    return plan(
        game,
        names,
        tables=at_table,
        seats=seats,
        settings=settings,
        games=-(-games // round_of) * round_of,
        seed=seed,
        components=components,
        decks=decks,
    )


def tables(
    bots: int, seats: int, *, ladder: bool = False, yardstick: bool = False
) -> tuple[tuple[int, ...], ...]:
    """Who meets: as many different bots as there is room for. In a round robin everybody meets
    everybody, on a ladder everybody their neighbours in the order they were named; where the first
    is a yardstick, there is no table without it."""
    together = min(bots, seats)
    if ladder:
        groups: Iterator[tuple[int, ...]] = (
            tuple(range(at, at + together)) for at in range(bots - together + 1)
        )
    else:
        groups = combinations(range(bots), together)
        if yardstick:
            groups = (group for group in groups if 0 in group)
    return tuple(
        tuple(sorted((*group, *doubled)))
        for group in groups
        for doubled in combinations_with_replacement(group, seats - together)
    )


def hold(
    plan: Plan,
    workers: int | None = 1,
    progress: Callable[[Result], None] | None = None,
    *,
    sure: float | None = None,
    on: str = LOCAL,
    keep: Path | None = None,
) -> Arena:
    """Holds an arena: all games of its plan, or fewer if everybody is told apart with this
    certainty (0 to 1) before.

    Ctrl-C ends it early, with what was played so far. Raises GameFailed and what `Gathering` does.
    """
    begin = perf_counter()
    looks = [*_looks(plan)] if sure is not None else [plan.games]
    with Gathering(plan, workers, on=on, keep=keep, progress=progress) as gathering:
        done, settled = 0, False
        try:
            for number, games in enumerate(looks, 1):
                gathering.gather(range(done, games))
                done = games
                if sure is not None and _settled(plan, gathering.results, sure, number):
                    settled = True
                    break
        except KeyboardInterrupt:
            pass
    return _findings(plan, gathering.results, sure, settled, perf_counter() - begin)


def _looks(plan: Plan) -> Iterator[int]:
    """After how many games it is asked whether all is known."""
    deal = plan.setup.seats * len(plan.tables)
    games = FIRST_LOOK * deal
    while games < plan.games:
        yield games
        games *= 2
    yield plan.games


def _settled(plan: Plan, results: Mapping[int, Result], sure: float, look: int) -> bool:
    """Whether everybody is told apart from the next.

    Who looks often enough will see by chance what they wish to see. So all looks and all
    neighbours share the doubt that is left: 1/2, 1/6, 1/12 … of it for the looks.
    """
    doubt = (1 - sure) / (look * (look + 1)) / (len(plan.bots) - 1)
    found = rate_bots(won_at(plan, results.values()), len(plan.bots))
    order = _order(found)
    return all(found.better(one, other) > 1 - doubt for one, other in pairwise(order))


def won_at(plan: Plan, results: Iterable[Result]) -> dict[tuple[int, ...], list[float]]:
    """The wins of every bot, at every table. Games that all lost tell nobody apart."""
    won: dict[tuple[int, ...], list[float]] = {}
    for result in results:
        table = tuple(sorted(result.seating))
        wins = won.setdefault(table, [0.0] * len(plan.bots))
        for seat in result.winners:
            wins[result.seating[seat]] += 1 / len(result.winners)
    return won


def _order(found: Ratings) -> list[int]:
    """The best first."""
    return sorted(range(len(found.points)), key=lambda bot: -found.points[bot])


def _findings(
    plan: Plan, results: Mapping[int, Result], sure: float | None, settled: bool, seconds: float
) -> Arena:
    report = summarise(plan, results.values(), seconds)
    won = won_at(plan, results.values())
    found = rate_bots(won, len(plan.bots))
    order = _order(found)
    wins = {one.bot: Rate(one.wins, one.played, one.win_rate, one.interval) for one in report.bots}
    standings = tuple(
        Standing(
            plan.bots[bot],
            found.points[bot],
            found.interval(bot),
            wins[plan.bots[bot]],
            None if below is None else found.better(bot, below),
        )
        for bot, below in zip(order, (*order[1:], None), strict=True)
    )
    meetings = tuple(
        Meeting(plan.bots[one], plan.bots[other], _met(won, one, other))
        for one in order
        for other in order
        if one != other
    )
    return Arena(report, standings, meetings, sure, settled)


def _met(won: Mapping[tuple[int, ...], Sequence[float]], one: int, other: int) -> Rate:
    both = [wins for table, wins in won.items() if one in table and other in table]
    own, theirs = sum(wins[one] for wins in both), sum(wins[other] for wins in both)
    if not own + theirs:
        return rate(0, 0)
    # Where wins are shared the two may have won two games and a half: the half proves nothing.
    games, share = max(1, int(own + theirs)), own / (own + theirs)
    return Rate(own, games, share, wilson(share * games, games))
