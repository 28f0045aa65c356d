"""What the hunt does to the Fellowship."""

from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar

from mathom.core import Arg, Choice, Message, Option
from mathom.core.odds import Odds, expected, gather
from mathom.core.outlook import Rules, outlook
from mathom.core.problems import Given, Likelihood, Mean, Problem, Solution, Spread, number
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Resolving
from mathom.games.ringwar.kinds import CORRUPTED, FREE, SHADOW
from mathom.games.ringwar.odds import Found, hunt_successes, hunted, tile_drawn, tiles_in
from mathom.games.ringwar.options import Bear, Decline, Pass
from mathom.games.ringwar.problems.reading import read_tiles
from mathom.games.ringwar.rules.hunt import second_chances
from mathom.games.ringwar.state import State

MOST_IN_BOX = 12
STANDARD = "standard"


class HuntProblem(Problem[State]):
    """The Fellowship moves: a hunt roll and perhaps a tile, or in Mordor a tile in any case."""

    id: ClassVar[str] = "hunt"
    given: ClassVar[tuple[Given, ...]] = (
        Given("dice", of_position=True),
        Given("free-dice", "0", of_position=True),
        Given("rerolls", "0", of_position=True),
        Given("tiles", STANDARD, of_position=True),
        Given("where", "outside", ("outside", "mordor"), of_position=True),
    )

    def __init__(self, box: Box) -> None:
        self.box = box

    def solve(self, given: Mapping[str, str], position: State | None) -> Solution:
        given = {**self._seen(position), **given}
        shadow = number(given, "dice", 0, MOST_IN_BOX)
        free = number(given, "free-dice", 0, MOST_IN_BOX)
        rerolls = number(given, "rerolls", 0, 3)
        pool = self._pool(given["tiles"])
        mordor = given["where"] == "mordor"
        facts: dict[str, Arg] = {
            "dice": shadow,
            "free": free,
            "rerolls": rerolls,
            "tiles": sum(pool.values()),
            "mordor": "yes" if mordor else "no",
        }
        spreads: list[Spread] = []
        if mordor:
            found = tile_drawn(self.box, pool, shadow + free)
        else:
            successes = hunt_successes(shadow, free, rerolls)
            spreads.append(_numbers("successes", successes, "odds-hunt-success"))
            found = hunted(self.box, pool, successes)
        damage = gather(found, lambda one: one.damage)
        spreads += [_numbers("damage", damage, "odds-hunt-points"), _revealed(found)]
        return Solution(
            Message("odds-hunt-title", facts),
            tuple(spreads),
            (Mean("damage", Message("odds-hunt-mean"), expected(damage)),),
            (Message("odds-hunt-note"),),
        )

    def prospects(
        self, game: Rules, position: State, seat: Seat, option: Option
    ) -> tuple[Likelihood, ...]:
        """What the Ring will have done to its bearer when the tile is resolved."""
        if not _resolving(position):
            return ()

        def ends(now: State) -> int | None:
            corruption = now.fellowship.corruption
            return None if _resolving(now) and corruption < CORRUPTED else corruption

        found = outlook(game, game.apply(position, option)[0], ends, _bear)
        return () if found is None else _numbers("corruption", found, "odds-hunt-power").lines

    def _seen(self, state: State | None) -> dict[str, str]:
        """What a position tells."""
        if state is None:
            return {}
        tiles = tiles_in(state.hunt.pool)
        return {
            "dice": str(state.hunt.dice[SHADOW]),
            "free-dice": str(state.hunt.dice[FREE]),
            "rerolls": str(second_chances(self.box, state)),
            "tiles": ", ".join(f"{number} {tile}" for tile, number in tiles.items()),
            "where": "outside" if state.fellowship.step is None else "mordor",
        }

    def _pool(self, text: str) -> dict[str, int]:
        if text != STANDARD:
            return read_tiles(self.box, text)
        tiles = self.box.components.tiles
        return {tile.id: tile.count for tile in tiles if tile.kind == "normal"}


def _resolving(state: State) -> bool:
    """Whether a tile is still to be borne."""
    tiles = [frame for frame in state.frames if isinstance(frame, Resolving)]
    return bool(tiles) and tiles[-1].step != "reveal"


def _bear(state: State, choice: Choice) -> Option:
    """No further card, no further sacrifice: what is left the Ring-bearer bears."""
    options = choice.options
    wanted = (Bear, Decline, Pass)
    return next((one for one in options if isinstance(one, wanted)), options[0])


def _numbers(id_: str, odds: Odds[int], label: str) -> Spread:
    lines = tuple(
        Likelihood(str(one), Message(label, {"number": one}), odds[one]) for one in sorted(odds)
    )
    return Spread(id_, Message(f"odds-hunt-{id_}"), lines)


def _revealed(found: Odds[Found]) -> Spread:
    odds = gather(found, lambda one: one.revealed)
    lines = tuple(
        Likelihood(id_, Message(f"odds-hunt-{id_}"), odds.get(seen, Fraction()))
        for id_, seen in (("hidden", False), ("revealed", True))
    )
    return Spread("reveal", Message("odds-hunt-reveal"), lines)
