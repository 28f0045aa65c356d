"""What a seat sees, and what it can imagine from there.

A seat sees its own cards and the booster in front of it; of the others, how many cards they have
and who has chosen. When all decks are handed in, everything is open.
"""

from random import Random
from typing import Annotated, Literal, TypeAlias

import msgspec

from mathom.core.shape import By, Unspoken
from mathom.core.values import Named, Seat
from mathom.games.draft.cards_owned import collection, counted, words_of
from mathom.games.draft.events import Way
from mathom.games.draft.options import CardId
from mathom.games.draft.products import MIX, STARTER_RARES, Products
from mathom.games.draft.rules.picking import neighbour, way
from mathom.games.draft.state import (
    NONE_YET,
    AnyFrame,
    Building,
    Opening,
    Picking,
    State,
    Unpacking,
)
from mathom.games.tcg.decks.deck import of_the_box

Stage: TypeAlias = Literal["unpacking", "opening", "picking", "building", "over"]
STAGES: dict[type[AnyFrame], Stage] = {
    Unpacking: "unpacking",
    Opening: "opening",
    Picking: "picking",
    Building: "building",
}
DeckId: TypeAlias = Annotated[str, Named("deck")]


class Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    stage: Stage
    sealed: bool
    boosters: int
    booster: int
    passes: Way
    to: Annotated[Seat | None, Named("seat")]
    """Who gets the booster in front of the seat next."""
    starters: Annotated[tuple[DeckId, ...], By("seat")]
    done: Annotated[tuple[bool, ...], By("seat")]
    sizes: Annotated[tuple[int, ...], By("seat")]
    kept: Annotated[tuple[int, ...], By("seat")]
    gone: Annotated[tuple[int, ...], Unspoken]
    pack: tuple[CardId, ...]
    pick: CardId
    pool: tuple[CardId, ...]
    collection: Annotated[tuple[str, ...], Unspoken]
    """All that the seat can build a deck of: `3x4P364`."""
    deck: Annotated[tuple[str, ...], Unspoken]
    """What it has handed in."""
    pools: Annotated[tuple[tuple[str, ...], ...], Unspoken]
    """Everybody's, when all decks are handed in."""
    decks: Annotated[tuple[tuple[str, ...], ...], Unspoken]


def table(products: Products, state: State, seat: Seat | None) -> Table:
    """The table as one seat (None: a spectator) sees it."""
    frame = state.frames[-1] if state.frames else None
    picks = frame.picks if isinstance(frame, Picking) else (NONE_YET,) * len(state.pools)
    asked = state.asked
    own = seat is not None
    at = seat or 0
    owned = collection(products.box, state.starters[at], state.pools[at])
    return Table(
        stage="over" if frame is None else STAGES[type(frame)],
        sealed=state.sealed,
        boosters=state.boosters,
        booster=state.booster,
        passes=way(state.booster),
        to=neighbour(state, at) if own else None,
        starters=state.starters,
        done=tuple(bool(asked) and one not in asked for one in range(len(state.pools))),
        sizes=tuple(map(len, state.packs)),
        kept=tuple(map(len, state.pools)),
        gone=state.gone,
        pack=state.packs[at] if own else (),
        pick=picks[at] if own else NONE_YET,
        pool=state.pools[at] if own else (),
        collection=counted(owned) if own else (),
        deck=state.decks[at] if own else (),
        pools=() if state.frames else state.pools,
        decks=() if state.frames else state.decks,
    )


def resample(products: Products, seen: Table, seat: Seat | None, rng: Random) -> State:
    """A state that looks like this: the others have whatever boosters may hold."""
    seats = range(len(seen.kept))
    imagined = _Imagined(products, seen, rng)
    packs = tuple(seen.pack if one == seat else imagined.pack(seen.sizes[one]) for one in seats)
    pools = seen.pools or tuple(
        seen.pool if one == seat else imagined.pool(seen.kept[one]) for one in seats
    )
    state = State(
        frames=(),
        sealed=seen.sealed,
        boosters=seen.boosters,
        booster=seen.booster,
        starters=seen.starters,
        pools=pools,
        packs=packs,
        decks=seen.decks or ((),) * len(seats),
        gone=seen.gone,
    )
    first = seat if seat is not None and not seen.done[seat] else None
    match seen.stage:
        case "unpacking":
            return state.push(Unpacking())
        case "opening":
            return state.push(Opening())
        case "picking":
            picks = tuple(
                seen.pick if one == seat else rng.choice(packs[one]) if seen.done[one] else NONE_YET
                for one in seats
            )
            return state.push(Picking(picks, first))
        case "building":
            decks = tuple(
                seen.deck if one == seat else imagined.deck(one) if seen.done[one] else ()
                for one in seats
            )
            return state.push(Building(first), decks=decks)
        case "over":
            return state


class _Imagined:
    """What somebody else may have."""

    def __init__(self, products: Products, seen: Table, rng: Random) -> None:
        self._products = products
        self._seen = seen
        self._rng = rng

    def pack(self, size: int) -> tuple[str, ...]:
        """What is left of a booster; while it is opened, its first cards."""
        opened: tuple[str, ...] = ()
        whole = self._seen.stage != "picking"
        for _ in range(size if whole else len(MIX)):
            opened = (*opened, self._rng.choice(self._products.next_card(opened)))
        return opened if whole else _some(opened, size, self._rng)

    def pool(self, size: int) -> tuple[str, ...]:
        """The rares of a starter, and cards out of boosters."""
        rares: tuple[str, ...] = ()
        for _ in range(min(size, STARTER_RARES)):
            rares = (*rares, self._rng.choice(self._products.next_rare(rares)))
        sheets = self._products.sheets
        return rares + tuple(
            self._rng.choice(sheets[self._rng.choice(MIX)]) for _ in range(size - len(rares))
        )

    def deck(self, seat: Seat) -> tuple[str, ...]:
        """A deck that everybody could have handed in: the starter."""
        return words_of(of_the_box(self._products.box, self._seen.starters[seat]))


def _some(cards: tuple[str, ...], number: int, rng: Random) -> tuple[str, ...]:
    """So many of these, in their order."""
    places = sorted(rng.sample(range(len(cards)), number))
    return tuple(cards[at] for at in places)
