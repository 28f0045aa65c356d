"""Watching matches: what was seen, possible, chosen and thought in them, as rows of plain data.

What the columns are is told in docs/lab.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any

import msgspec

from mathom.bots import Bot, BotFault, Why, dismiss, hire
from mathom.core import (
    AnyGame,
    BadRecord,
    Choice,
    Match,
    Option,
    Record,
    Seat,
    Seeded,
    record,
    replay,
)
from mathom.lab.layout import layout
from mathom.lab.plain_messages import plain
from mathom.lab.plan import Plan, bot_seed
from mathom.lab.playing import SeatFault, failed, tell

DataRow = dict[str, Any]


class WatchedGame(msgspec.Struct, frozen=True, tag="watched"):
    """A match that is over, as rows of a data set."""

    index: int
    row: DataRow
    """The match itself."""
    decisions: tuple[DataRow, ...]
    """The choices that were made, with what bots thought of them, where they say so."""
    faults: tuple[SeatFault, ...] = ()
    """What bots that somebody else wrote did wrong; their seats gave up by that."""
    seconds: float = 0.0


class WatchJob(msgspec.Struct, frozen=True, tag="watch"):
    """Games of a plan are to be played and watched."""

    plan: Plan

    def do(self, game: AnyGame, index: int) -> WatchedGame:
        """Plays game number `index`; a guest that breaks or lies gives up. Raises GameFailed."""
        plan, begin = self.plan, perf_counter()
        seed = plan.game_seed(index)
        players = tuple(plan.bots[bot] for bot in plan.seating(index))
        match, bots = Match(game, plan.setup_of(index), Seeded(seed)), list[Bot]()
        whys, faults = dict[int, Why](), list[SeatFault]()
        try:
            bots += [hire(spec, game, bot_seed(seed, seat)) for seat, spec in enumerate(players)]
            while (seat := match.to_move) is not None:
                try:
                    answer, at = bots[seat].choose(match.view(seat)), len(match.played)
                except BotFault as fault:
                    faults.append(SeatFault(seat, plain(fault.message)))
                    match.concede(seat)
                    continue
                if (why := bots[seat].why).weighed:
                    whys[at] = why
                match.play(answer)
        except Exception as error:
            raise failed(plan, index, tell(match, players), error) from error
        finally:
            dismiss(bots)
        found = watched(index, match, record(match, players), whys)
        return msgspec.structs.replace(found, faults=tuple(faults), seconds=perf_counter() - begin)


def watch(game: AnyGame, records: Iterable[Record]) -> Iterator[WatchedGame]:
    """The matches that records tell. Raises BadRecord, for one that is not over too."""
    for index, one in enumerate(records):
        match = replay(game, one)
        if match.over is None:
            raise BadRecord("not-over")
        yield watched(index, match, one, {})


def watched(index: int, match: Match, told: Record, whys: dict[int, Why]) -> WatchedGame:
    """A match as rows; what bots thought is told by the number of the answer."""
    decisions = tuple(_decision_rows(index, match, whys))
    return WatchedGame(index, _game_row(index, match, told), decisions)


def _game_row(number: int, match: Match, told: Record) -> DataRow:
    over = match.over
    assert over is not None
    return {
        "game": number,
        "seats": match.setup.seats,
        "settings": msgspec.json.encode(match.setup.written()).decode(),
        "chance": told.chance,
        "players": list(told.players),
        "winners": list(over.winners),
        "payoffs": list(over.payoffs),
        "scores": list(over.scores),
        "way": over.way.id,
        "answers": len(match.played),
        "choices": sum(one.seat is not None for one in match.played),
        "digest": match.digest,
        "record": str(told),
    }


def _decision_rows(number: int, match: Match, whys: dict[int, Why]) -> Iterator[DataRow]:
    over, plan = match.over, layout(match.game, match.setup.seats)
    assert over is not None
    for at, one in enumerate(match.played):
        if one.seat is None or not isinstance(one.answer, Option):
            continue
        view = match.game.view(one.before, one.seat)
        if not isinstance(view.question, Choice) or one.answer not in view.question:
            continue  # a seat gave up, whoever was asked
        options, why = list(view.question.options), whys.get(at, Why())
        row = plan.numbers(view)
        yield {
            "game": number,
            "answer": at,
            "seat": one.seat,
            "ask": view.question.ask.id,
            "options": [match.game.write(option) for option in options],
            "chosen": options.index(one.answer),
            **_thoughts(options, why, one.seat),
            "payoff": over.payoffs[one.seat],
            "places": list(row),
            "numbers": list(row.values()),
        }


def _thoughts(options: Sequence[Option], why: Why, seat: Seat) -> DataRow:
    """What a bot thought of the options, in their order; None where it did not say."""
    weighed = {one.option: one for one in why.weighed}
    found: DataRow = {"odds": why.odds[seat] if seat < len(why.odds) else None}
    for column, name in (("scores", "score"), ("wins", "win"), ("visits", "visits")):
        values = [getattr(weighed.get(option), name, None) for option in options]
        found[column] = None if all(value is None for value in values) else values
    return found
