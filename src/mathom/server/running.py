"""What a running server is: its hall, its limits, who is connected."""

from collections import Counter

from mathom.server.limits import Buckets, Limits
from mathom.table import Hall


class Running:
    """The state that requests share."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.founding = Buckets(limits.matches)
        self.closing = False
        self._clients: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        """How many are connected."""
        return self._clients.total()

    def enter(self, client: str) -> bool:
        """One more connection from an address, if there is room."""
        limits = self.limits
        if self.connections >= limits.connections:
            return False
        if self._clients[client] >= limits.connections_each:
            return False
        self._clients[client] += 1
        return True

    def leave(self, client: str) -> None:
        """One connection less."""
        self._clients[client] -= 1
        if not self._clients[client]:
            del self._clients[client]
