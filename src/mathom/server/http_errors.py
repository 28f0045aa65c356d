"""From errors to what a client is told: a status, a close code, and a message to be said."""

from typing import NamedTuple

from mathom.core import Arg, MathomError, Message
from mathom.table import Busy, NoKey, NoMatch, Trouble, WrongKey, WrongTime


class HttpError(MathomError):
    """A request that cannot be answered."""

    def __init__(self, status: int, message_id: str, /, **facts: Arg) -> None:
        super().__init__(Message(message_id, facts))
        self.status = status


class Told(NamedTuple):
    """What a client is told."""

    status: int
    close: int | None
    """The code a WebSocket is closed with, if it must be."""
    message: Message


RESTARTING = 1012
TRY_LATER = 1013
NOT_UNDERSTOOD = 4400
WRONG_KEY = 4403
NO_MATCH = 4404
NO_HELLO = 4408
TOO_FAST = 4429

_GRADES: tuple[tuple[type[MathomError], int, int | None], ...] = (
    (NoMatch, 404, NO_MATCH),
    (NoKey, 401, WRONG_KEY),
    (WrongKey, 403, WRONG_KEY),
    (WrongTime, 409, None),
    (Busy, 429, None),
)


def answer_to(error: Exception) -> Told | None:
    """How to tell of an error; None if it is a bug."""
    if isinstance(error, Trouble):
        return Told(503, TRY_LATER, Message(f"server-trouble-{error.reason}"))
    if isinstance(error, HttpError):
        return Told(error.status, None, error.message)
    if isinstance(error, MathomError):
        for kind, status, close in _GRADES:
            if isinstance(error, kind):
                return Told(status, close, error.message)
        return Told(400, None, error.message)
    return None
