"""Positions the browser tests begin with, set up by hand: each becomes a match in a server's store.

    python -m tests.e2e.positions STORE ringwar-march 0 1

prints the matches and the keys of their human seats. Numbers tell matches of one position apart.
Nothing is left to luck: who needs a die that moves an army begins with one.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from mathom.games.ringwar.frames import DrawingTile
from mathom.table import SeatOrder, keys, open_store
from mathom.table.people import seated
from mathom.table.rebuild import begin
from mathom.table.store import MatchRow, Store
from tests.e2e.serve import SECRET, id_from
from tests.e2e.tcg_moments import Moment, moment
from tests.rulebook.by_hand import ByHand
from tests.rulebook.hobbits import tabletop as hobbits
from tests.rulebook.journey import tabletop as journey
from tests.rulebook.ringwar import tabletop as ringwar
from tests.rulebook.ringwar.tabletop import FREE, SHADOW


def walk() -> hobbits.Tabletop:
    """The die has said how far the hobbit walks."""
    return hobbits.Tabletop(2).play(4)


def crowded() -> journey.Tabletop:
    """Five players on the last leg: each has four rows, and a hand that everybody knows."""
    table = journey.Tabletop(5).on_the_way("minas_tirith", space=2)
    traits = ("strength", "wisdom", "endurance", "determination") * 2
    for seat, (one, other) in enumerate(pairwise(traits[:6])):
        table.rows(seat, red=f"gandalf {one}", blue=f"gandalf {one}", green=one, yellow=one)
        held = f"red-{one} red-{other} blue-{one} green-{one} yellow-{one} yellow-{other} gandalf"
        table.hand(seat, held, known=held)
    return table.open("blue-wisdom gandalf").won(0, 5, 4).won(1, 2).won(2, 4, 3).won(3, 5, 3)


def march() -> ringwar.Tabletop:
    """The Free Peoples act first, and may move armies."""
    table = ringwar.Tabletop(empty=False)
    return table.acts(FREE, "army", "character").dice(SHADOW, "army", "event")


def will() -> ringwar.Tabletop:
    """The Free Peoples have a die that can do everything: its menu is the longest."""
    return march().dice(FREE, "will", "character")


def cards() -> ringwar.Tabletop:
    """The Free Peoples hold cards, and may play one."""
    held = ("fp-character-01", "fp-strategy-01", "fp-strategy-02", "fp-strategy-03")
    return march().hand(FREE, *held).dice(FREE, "event", "event")


def battle() -> ringwar.Tabletop:
    """Isengard attacks Helm's Deep: the first round is fought, and it goes on into the second."""
    table = ringwar.Tabletop().army("helms-deep", rohan=(2, 1, 1))
    table.army("fords-of-isen", isengard=(4, 1)).at_war("rohan", "isengard")
    table.hand(FREE, "fp-strategy-06", "fp-strategy-22", "fp-strategy-20")
    ringwar.attack(table, SHADOW, "fords-of-isen", "helms-deep").play("go", "decline", "decline")
    table.play("12346", "235", "reroll 1", "2", "lose isengard-regular", "lose rohan-regular")
    return table.play("accept", "decline", "decline")


def losses() -> ringwar.Tabletop:
    """Helm's Deep is held by three nations, and takes two hits: many ways to bear them."""
    table = ringwar.Tabletop().army("helms-deep", rohan=(2, 1), gondor=(1, 1), elves=(1, 1))
    table.army("fords-of-isen", isengard=(4, 1)).at_war("rohan", "gondor", "elves", "isengard")
    ringwar.attack(table, SHADOW, "fords-of-isen", "helms-deep").play("go", "decline")
    return table.play("12366", "12222")


def hunt() -> ringwar.Tabletop:
    """The hunt has found a trace: two damage, and Gandalf leads."""
    table = ringwar.Tabletop(empty=False).fellowship(corruption=3, progress=2)
    table.hunt_box(free=2, shadow=4).frames(DrawingTile("hunt", 2))
    return table.play("2")


POSITIONS: dict[str, Callable[[], ByHand[Any, Any] | Moment]] = {
    "hobbits-walk": walk,
    "journey-crowded": crowded,
    "ringwar-battle": battle,
    "ringwar-losses": losses,
    "ringwar-hunt": hunt,
    "ringwar-march": march,
    "ringwar-cards": cards,
    "ringwar-will": will,
    "tcg-fellowship": partial(moment, "fellowship"),
    "tcg-shadow": partial(moment, "shadow"),
    "tcg-assigning": partial(moment, "assigning"),
    "tcg-skirmish": partial(moment, "skirmish"),
    "tcg-forced": partial(moment, "forced", people=True),
    "tcg-three": partial(moment, "three"),
    "tcg-four": partial(moment, "four"),
}


NAMES = ("Ada", "Bob")
BOT = SeatOrder("bot", None, "greedy")


async def sit_down(store_at: str, name: str, numbers: list[int]) -> list[dict[str, Any]]:
    """Matches in this position."""
    table = POSITIONS[name]()
    store = await open_store(store_at)
    matches = [await _lay_out(store, table, id_from(name, number)) for number in numbers]
    await store.close()
    return matches


async def _lay_out(store: Store, table: ByHand[Any, Any] | Moment, match: str) -> dict[str, Any]:
    """A match: one seat is a human's, the others are bots', or people's too."""
    game, setup = table.game, table.setup
    human = table.seat if isinstance(table, Moment) else 0
    people = range(setup.seats) if isinstance(table, Moment) and table.people else (human,)
    given = {seat: keys.new_key() for seat in people}
    orders = tuple(
        SeatOrder("human", NAMES[seat != human]) if seat in given else BOT
        for seat in range(setup.seats)
    )
    players = tuple(
        replace(
            one,
            key=keys.hashed(given[one.seat]) if one.seat in given else None,
            brings=setup.brought[one.seat] if setup.brought else None,
        )
        for one in seated(orders, game)
    )
    row = MatchRow(
        id=match,
        game=game.id,
        game_version=game.version,
        seats=setup.seats,
        settings=setup.settings,
        mode="bots",
        secret=SECRET,
        spectator=keys.hashed(keys.new_key()),
        created=0,
        position=game.dump(table.state).decode(),
    )
    progress, entries = begin(row, players, 0)
    assert progress is not None
    await store.create(row, players, entries, progress.steps(1))
    others = [key for seat, key in given.items() if seat != human]
    return {"match": row.id, "key": given[human], "others": others}


if __name__ == "__main__":
    where, position, *told = sys.argv[1:]
    print(json.dumps(asyncio.run(sit_down(where, position, [int(one) for one in told]))))
