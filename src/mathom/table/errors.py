"""What can go wrong at a table by somebody's doing, in the grades a server has to tell apart."""

from mathom.core import Arg, MathomError, Message


class TableError(MathomError):
    """Something that cannot be done at this table; its message is `table-REASON`."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"table-{reason}", facts))


class BadOrder(TableError):
    """A match, a name or a point in a match that cannot be had like this."""


class NoMatch(TableError):
    """There is no such match."""

    def __init__(self, match: str) -> None:
        super().__init__("no-match", match=match)


class NoKey(TableError):
    """No key was given (`key-missing`)."""

    def __init__(self) -> None:
        super().__init__("key-missing")


class WrongKey(TableError):
    """A key that does not open this (`key-wrong`), or only for looking on (`spectator`)."""


class WrongTime(TableError):
    """It cannot be done now: the match is not over, or was played by other rules."""


class Busy(TableError):
    """Enough of this is going on already; later there will be room."""


class Stale(TableError):
    """An answer to a question that is not asked any more."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", version=version)
        self.version = version


class Conflict(Exception):
    """Another writer was faster: what was to be appended has been appended by somebody else."""


class Trouble(Exception):
    """The store does not work; nothing was done."""

    def __init__(self, text: str, *, reason: str = "broken") -> None:
        """`reason`: locked, full, away or broken."""
        super().__init__(text)
        self.reason = reason
