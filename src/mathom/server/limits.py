"""How much is allowed: sizes, rates, connections. One place, so that it can be read and changed."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from mathom.core import MathomError, Message


class RateLimit(NamedTuple):
    """So many at once, and so many more every second."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """What one client may do."""

    body: int = 64 * 1024
    record: int = 1024 * 1024
    """A record or a position that somebody opens."""
    frame: int = 16 * 1024
    requests: RateLimit = RateLimit(200, 50)
    """Requests of one address to the interface; files of the client are not counted."""
    matches: RateLimit = RateLimit(60, 1)
    """New matches of one address."""
    messages: RateLimit = RateLimit(60, 20)
    """Messages on one connection."""
    work: RateLimit = RateLimit(2.0, 0.25)
    """Seconds of the server's work for one address beyond what playing takes: telling again what
    was told before, why something cannot be done. Who wants more waits, and only they."""
    side_work: RateLimit = RateLimit(10.0, 0.5)
    """Seconds of the thread beside the playing for one address: texts that are opened, pages of a
    replay, what a click would do. Who wants more waits, and only they."""
    connects: RateLimit = RateLimit(100, 5)
    """Connections one address may open: each is told its whole match."""
    connections: int = 5000
    connections_each: int = 200
    """Of one address: a whole school may sit behind one."""
    hello_seconds: float = 10.0
    queue: int = 500
    """Messages a client may be behind before it is let go."""
    backlog: int = 8 * 1024 * 1024
    """Characters of such messages: a game with many options sends long ones."""
    packed: int = 16 * 1024
    """Characters from which a message is packed for those who can unpack it."""
    goodbye_seconds: float = 2.0
    """How long somebody who does not listen is waited for at parting."""


class BadLimit(MathomError):
    """There is no such limit, or it cannot be that."""

    def __init__(self, wish: str) -> None:
        known = ", ".join(Limits._fields)
        super().__init__(Message("serve-limit", {"wish": wish, "known": known}))


def limits_with(wishes: Iterable[str]) -> Limits:
    """The usual limits with some changed: `connections_each=400`, `matches=120:2` (so many at once,
    and so many more every second). Raises BadLimit."""
    limits = Limits()
    for wish in wishes:
        name, _, text = wish.partition("=")
        usual = limits._asdict().get(name)
        try:
            numbers = [float(part) for part in text.split(":")]
        except ValueError:
            raise BadLimit(wish) from None
        if usual is None or not all(0 < one < inf for one in numbers):
            raise BadLimit(wish)
        value: RateLimit | float
        if isinstance(usual, RateLimit) and len(numbers) == 2:
            value = RateLimit(*numbers)
        elif not isinstance(usual, RateLimit) and len(numbers) == 1:
            value = type(usual)(numbers[0])
        else:
            raise BadLimit(wish)
        limits = Limits(**{**limits._asdict(), name: value})
    return limits


_NONE = RateLimit(1e12, 1e12)
UNLIMITED = Limits(
    requests=_NONE,
    matches=_NONE,
    messages=_NONE,
    work=_NONE,
    side_work=_NONE,
    connects=_NONE,
    connections=100_000,
    connections_each=100_000,
)
"""For load tests."""


class Bucket:
    """Tokens that drip in: who takes one may go on."""

    __slots__ = ("_clock", "_rate", "_seen", "_tokens")

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._seen = clock()

    def take(self) -> bool:
        """Takes a token, if there is one."""
        self._drip()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> float:
        """Takes so many tokens, also those that are not there; says how many seconds they lack."""
        self._drip()
        self._tokens -= tokens
        if self._tokens >= 0:
            return 0.0
        return -self._tokens / self._rate.per_second if self._rate.per_second else inf

    def _drip(self) -> None:
        now = self._clock()
        earned = (now - self._seen) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + earned)
        self._seen = now


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten, which fills them."""

    def __init__(
        self, rate: RateLimit, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Takes a token of this client's, if there is one."""
        return self._bucket(client).take()

    def spend(self, client: str, tokens: float) -> float:
        """Takes so many of this client's tokens; says how many seconds they lack."""
        return self._bucket(client).spend(tokens)

    def _bucket(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket
