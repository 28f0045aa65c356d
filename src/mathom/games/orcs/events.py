"""Everything that can happen."""

from typing import Annotated

from mathom.core import Message
from mathom.core.events import Event
from mathom.core.frames import replace
from mathom.core.values import Named, Seat
from mathom.games.orcs.options import CardId, FieldId, FigureId
from mathom.games.orcs.state import EventCardId, Player

RealmId = Annotated[str, Named("realm")]
OrcCardId = Annotated[str, Named("orc_card")]
TokenId = Annotated[str, Named("token")]


class FigurePlaced(Event, frozen=True):
    """A figure was put on the board."""

    seat: Player
    figure: FigureId
    to: FieldId


class TurnBegan(Event, frozen=True):
    """It is a player's turn."""

    seat: Player


class OrcCardRevealed(Event, frozen=True):
    """An orc card was revealed."""

    card: OrcCardId


class OrcsEntered(Event, frozen=True):
    """Orcs entered a row. `count` is how many the card names; fewer fields may have been free."""

    realm: RealmId
    row: int
    count: int
    fields: tuple[FieldId, ...]


class OrcCardsShuffled(Event, frozen=True):
    """All orc cards were used and make a new pile."""


class HeroPlayed(Event, frozen=True):
    """A hero card was shown. Its points are its strength less the orcs beside the figure."""

    seat: Player
    card: CardId
    points: int


class Moved(Event, frozen=True):
    """A figure walked over these fields and beat the orcs on some of them."""

    seat: Player
    figure: FigureId
    start: FieldId
    path: tuple[FieldId, ...]
    to: FieldId
    beaten: tuple[FieldId, ...]
    costs: tuple[int, ...] = ()
    """What entering each field of the path cost."""


class Jumped(Event, frozen=True):
    """A figure jumped with Shadowfax."""

    seat: Player
    figure: FigureId
    start: FieldId
    to: FieldId
    beaten: bool


class PincerClosed(Event, frozen=True):
    """Two figures took these orcs between them, and their owners share the tokens."""

    seat: Player
    partner: Player
    at: FieldId
    fields: tuple[FieldId, ...]
    own: int
    given: int


class HeroDiscarded(Event, frozen=True):
    """A hero card was discarded without a move."""

    seat: Player
    card: CardId


class Drew(Event, frozen=True):
    """A hero card was drawn; only its owner sees which."""

    seat: Player
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Drew":
        return self if seat == self.seat else replace(self, card=None)


class HeroesShuffled(Event, frozen=True):
    """The hero pile was used up, and the discarded cards make a new one."""


class TokenTurned(Event, frozen=True):
    """A beaten orc was turned over."""

    seat: Player
    token: TokenId
    points: int
    ent: bool


class EntMoved(Event, frozen=True):
    """The Ent moved on."""

    space: int


class EventRead(Event, frozen=True):
    """An event card was read."""

    card: EventCardId

    def message(self) -> Message:
        said = super().message()
        return Message(said.id, {**said.args, "text": Message(f"event_text-{self.card}")})


class OrcsLaid(Event, frozen=True):
    """An event laid orcs."""

    fields: tuple[FieldId, ...]


class OrcsRemoved(Event, frozen=True):
    """An event returned orcs to the supply."""

    fields: tuple[FieldId, ...]


class Relocated(Event, frozen=True):
    """A figure was set elsewhere by an event."""

    seat: Player
    figure: FigureId
    start: FieldId
    to: FieldId


class TowersJoined(Event, frozen=True):
    """The orcs have joined the towers."""


class EntsArrived(Event, frozen=True):
    """The Ents have reached Orthanc."""
