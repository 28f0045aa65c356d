"""Starters and boosters: what is in them, chance says."""

from mathom.core import Chance, ChanceStep, Log, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.draft.events import Opened, Unpacked
from mathom.games.draft.products import SIZE, STARTER_RARES, Products
from mathom.games.draft.state import NONE_YET, Building, Opening, Picking, State, Unpacking


@enforces("TCG-3.7", "DRA-1.1", "DRA-R2")
class UnpackStarters(ChanceStep[Products, State, Unpacking]):
    """Everybody gets a starter, by lot, and the three rares that lie in it."""

    def _seat(self, state: State) -> Seat | None:
        return next(
            (
                seat
                for seat, pool in enumerate(state.pools)
                if not state.starters[seat] or len(pool) < STARTER_RARES
            ),
            None,
        )

    def go(self, state: State, frame: Unpacking, log: Log) -> State | Chance:
        if self._seat(state) is None:
            return state.then(Opening(), booster=1)
        return super().go(state, frame, log)

    def chance(self, state: State, frame: Unpacking) -> Chance:
        seat = self._seat(state)
        assert seat is not None
        if not state.starters[seat]:
            return Chance("starter", self.box.starters)
        return Chance("rare", self.box.next_rare(state.pools[seat]))

    def do(self, state: State, frame: Unpacking, outcome: str, log: Log) -> State:
        seat = self._seat(state)
        assert seat is not None
        if not state.starters[seat]:
            return replace(state, starters=put(state.starters, seat, outcome))
        pool = (*state.pools[seat], outcome)
        if len(pool) == STARTER_RARES:
            log.append(Unpacked(seat, state.starters[seat], pool))
        return replace(state, pools=put(state.pools, seat, pool))


@enforces("TCG-3.7", "DRA-1.1", "DRA-3.1")
class OpenBoosters(ChanceStep[Products, State, Opening]):
    """Everybody opens a booster. Sealed, its cards are theirs; otherwise they choose."""

    def _seat(self, state: State) -> Seat | None:
        return next((seat for seat, pack in enumerate(state.packs) if len(pack) < SIZE), None)

    def go(self, state: State, frame: Opening, log: Log) -> State | Chance:
        if self._seat(state) is not None:
            return super().go(state, frame, log)
        if not state.sealed:
            return state.then(Picking((NONE_YET,) * len(state.packs)))
        pools = tuple(pool + pack for pool, pack in zip(state.pools, state.packs, strict=True))
        return next_booster(state, pools)

    def chance(self, state: State, frame: Opening) -> Chance:
        seat = self._seat(state)
        assert seat is not None
        return Chance("booster", self.box.next_card(state.packs[seat]))

    def do(self, state: State, frame: Opening, outcome: str, log: Log) -> State:
        seat = self._seat(state)
        assert seat is not None
        pack = (*state.packs[seat], outcome)
        if len(pack) == SIZE:
            log.append(Opened(seat, state.booster, pack))
        return replace(state, packs=put(state.packs, seat, pack))


@enforces("DRA-1.1")
def next_booster(state: State, pools: tuple[tuple[str, ...], ...]) -> State:
    """A booster is used up: the next one is opened, or decks are built."""
    packs: tuple[tuple[str, ...], ...] = ((),) * len(pools)
    if state.booster == state.boosters:
        return state.then(Building(), pools=pools, packs=packs)
    return state.then(Opening(), pools=pools, packs=packs, booster=state.booster + 1)
