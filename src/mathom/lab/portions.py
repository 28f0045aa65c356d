"""Portions: the games still to be played, handed out in portions.

A portion takes about a second: long enough that handing it out costs nothing beside it, short
enough that all hands end at about the same time and little is lost with one that dies.
"""

from collections import Counter, deque
from collections.abc import Iterable
from threading import Lock

PORTION = 1.0
"""So many seconds of games are handed out at once."""
LONGEST = 64
TRIES = 3
"""A game whose worker has died so often is not tried again."""


class Portions:
    """Games for so many hands; any thread may take, tell and give back."""

    def __init__(self, games: Iterable[int], hands: int) -> None:
        self._left = deque(games)
        self._hands = hands
        self._lock = Lock()
        self._played, self._seconds = 0, 0.0
        self._lost: Counter[int] = Counter()

    def take(self) -> tuple[int, ...]:
        """The next portion; none if nothing is left."""
        with self._lock:
            size = min(len(self._left), self._portion())
            return tuple(self._left.popleft() for _ in range(size))

    def _portion(self) -> int:
        if not self._played:
            return 1
        fair = -(-len(self._left) // (2 * self._hands))
        by_time = int(PORTION * self._played / max(self._seconds, 1e-9))
        return max(1, min(by_time, fair, LONGEST))

    def tell(self, seconds: float) -> None:
        """A game has been played, and this is how long it took."""
        with self._lock:
            self._played += 1
            self._seconds += seconds

    def give_back(self, games: tuple[int, ...]) -> bool:
        """These were not played: their worker died of the first. False: it is not the first to."""
        with self._lock:
            self._left.extendleft(reversed(games))
            self._lost[games[0]] += 1
            return self._lost[games[0]] < TRIES
