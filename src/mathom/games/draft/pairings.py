"""Who plays whom: rounds in which everybody has another opponent."""

from mathom.core import Following, enforces
from mathom.core.setup import DECK, by_seat
from mathom.core.values import Seat
from mathom.games.draft.cards_owned import deck_of
from mathom.games.draft.state import State
from mathom.games.tcg.box import Box

FEW, ROUNDS = 4, 3
"""Up to so many players all meet; more play so many rounds."""


@enforces("DRA-5.1")
def rounds(seats: int) -> tuple[tuple[tuple[Seat, Seat], ...], ...]:
    """The pairings of every round: all against all, or the first rounds of that.

    One seat stays, the others go round it. With an odd number one is left over in every round.
    """
    circle: list[Seat | None] = [*range(seats), *([None] if seats % 2 else [])]
    count = len(circle)
    found = []
    for number in range(count - 1 if seats <= FEW else ROUNDS):
        turned = [circle[0], *(circle[1 + (at - number) % (count - 1)] for at in range(count - 1))]
        pairs = [(turned[at], turned[-1 - at]) for at in range(count // 2)]
        found.append(
            tuple(
                sorted(
                    (min(one, two), max(one, two))
                    for one, two in pairs
                    if one is not None and two is not None
                )
            )
        )
    return tuple(found)


@enforces("DRA-5.1", "DRA-5.2", "DRA-5.3")
def matches(box: Box, state: State) -> tuple[Following, ...]:
    """The matches of `tcg` that a finished draft leads to, with the decks that were built. Who is
    left over in a round, or was to meet somebody who has given up, has nobody to play."""
    if state.frames:
        return ()
    there = set(range(len(state.pools))) - set(state.gone)
    found = []
    for number, pairs in enumerate(rounds(len(state.pools)), start=1):
        playing = [pair for pair in pairs if there.issuperset(pair)]
        found += [Following("tcg", number, pair, _brought(box, state, pair)) for pair in playing]
        free = there - {seat for pair in playing for seat in pair}
        found += [Following("tcg", number, (seat,), {}) for seat in sorted(free)]
    return tuple(found)


def _brought(box: Box, state: State, seats: tuple[Seat, ...]) -> dict[str, str]:
    """The decks of these seats, open as all of the draft is."""
    settings = {"lists": "open"}
    for at, seat in enumerate(seats):
        deck = deck_of(box, state.decks[seat])
        assert deck is not None
        settings[by_seat(DECK, at)] = deck.line()
    return settings
