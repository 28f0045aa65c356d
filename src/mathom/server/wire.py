"""What clients say on the WebSocket. docs/protocol.md is its description."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from mathom.core import Seat
from mathom.core.values import kebab
from mathom.table.wishes import PassUntil

Id: TypeAlias = Annotated[str, Meta(pattern=r"\A[\x20-\x7e]{1,64}\Z")]
"""It is kept, so it had better be plain."""
KeyText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=99)]


class _Request(
    msgspec.Struct,
    frozen=True,
    tag_field="is",
    tag=lambda name: kebab(name.removesuffix("Request")),
    forbid_unknown_fields=True,
):
    """Something a client says: `WhyNotRequest` is `{"is": "why-not", …}`."""


class HelloRequest(_Request, frozen=True):
    """Which match, and who am I."""

    match: Annotated[str, Meta(min_length=1, max_length=64)]
    keys: Annotated[tuple[KeyText, ...], Meta(min_length=1, max_length=20)]
    version: Version | None = None
    id: Id | None = None
    packed: bool = False
    """Long messages may come packed."""


class LearnRequest(_Request, frozen=True):
    """Instead of hello: teach me this lesson, from this step on."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    lesson: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Version = 0
    id: Id | None = None
    packed: bool = False


class StepRequest(_Request, frozen=True):
    """On (or back) to this step of the lesson."""

    to: Version
    id: Id | None = None


class KeepRequest(_Request, frozen=True):
    """A match of my own that goes on where the lesson stands."""

    id: Id
    name: Annotated[str, Meta(max_length=1000)]


class AnswerRequest(_Request, frozen=True):
    """An answer to the question asked at a version."""

    id: Id
    seat: SeatNumber
    version: Version
    answer: Annotated[str, Meta(max_length=2000)]


class WhyNotRequest(_Request, frozen=True):
    """Why can nothing be done with these things?"""

    seat: SeatNumber
    anchors: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=50)
    ]
    id: Id | None = None


class NotNowRequest(_Request, frozen=True):
    """What begins with these things and cannot be done now, and why?"""

    seat: SeatNumber
    anchors: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=50)
    ]
    id: Id | None = None


class PreviewRequest(_Request, frozen=True):
    """What would be done with these things?"""

    seat: SeatNumber
    anchors: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=50)]
    every: bool = False
    """All options that begin with them."""
    deep: bool = False
    """Also what would be asked then, and what each answer to that would do."""
    id: Id | None = None


class AheadRequest(_Request, frozen=True):
    """What would I be asked after each of these answers?"""

    seat: SeatNumber
    answers: Annotated[tuple[Annotated[str, Meta(max_length=2000)], ...], Meta(max_length=50)]
    id: Id | None = None


class WhyRequest(_Request, frozen=True):
    """Why did the bot do that?"""

    version: Version | None = None
    id: Id | None = None


class AdviseRequest(_Request, frozen=True):
    """What would you do in my place?"""

    id: Id
    seat: SeatNumber
    version: Version
    deep: bool = False
    """Take your time, and tell the chances."""


class OddsRequest(_Request, frozen=True):
    """How likely is what, as far as this seat can know?"""

    seat: SeatNumber
    problem: Annotated[str, Meta(min_length=1, max_length=64)]
    every: bool = False
    """After each answer of this seat, instead of as things stand."""
    id: Id | None = None


class UndoRequest(_Request, frozen=True):
    """Take back the seat's last answer."""

    seat: SeatNumber
    version: Version
    id: Id | None = None


class ConcedeRequest(_Request, frozen=True):
    """The seat gives up."""

    seat: SeatNumber
    id: Id


class StandInRequest(_Request, frozen=True):
    """A bot plays for a seat from now on, or (`play`: false) no longer."""

    seat: SeatNumber
    """Who says so."""
    of: SeatNumber
    play: bool
    id: Id | None = None


class WishRequest(_Request, frozen=True):
    """Whether the table gives the answer where there is only one."""

    seat: SeatNumber
    forced: bool
    id: Id | None = None


class PassOnRequest(_Request, frozen=True):
    """Pass for the rest of the phase, or until one of the stops happens; null: no longer."""

    seat: SeatNumber
    version: Version
    """All up to here has been seen."""
    until: PassUntil | None
    stops: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()
    id: Id | None = None


class ConsentRequest(_Request, frozen=True):
    """Yes or no to somebody else's takeback."""

    seat: SeatNumber
    request: Version
    agree: bool
    id: Id | None = None


class ChatRequest(_Request, frozen=True):
    """A word to the table."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]
    id: Id | None = None


class PingRequest(_Request, frozen=True):
    """Still there?"""

    id: Id | None = None


AnyRequest: TypeAlias = (
    HelloRequest
    | LearnRequest
    | StepRequest
    | KeepRequest
    | AnswerRequest
    | WhyNotRequest
    | NotNowRequest
    | PreviewRequest
    | AheadRequest
    | WhyRequest
    | OddsRequest
    | AdviseRequest
    | UndoRequest
    | ConcedeRequest
    | StandInRequest
    | WishRequest
    | PassOnRequest
    | ConsentRequest
    | ChatRequest
    | PingRequest
)

decode = msgspec.json.Decoder(AnyRequest).decode
