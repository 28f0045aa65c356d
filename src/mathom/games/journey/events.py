"""Everything that can happen."""

from typing import Annotated, ClassVar

from mathom.core.events import Event
from mathom.core.values import Named, Seat
from mathom.games.journey.state import CardId

Player = Annotated[Seat, Named("seat")]
PlaceId = Annotated[str, Named("place")]
TraitId = Annotated[str, Named("trait")]
ColourId = Annotated[str, Named("colour")]


class PathLaid(Event, frozen=True):
    """A path card lies behind a place."""

    place: PlaceId
    spaces: int


class TileLaid(Event, frozen=True):
    """A tile lies at a place."""

    place: PlaceId
    tile: int


class TileExchanged(Event, frozen=True):
    """A tile of the last place went back, and the one that has to be there came for it."""

    place: PlaceId
    back: int
    tile: int


class RingGiven(Event, frozen=True):
    """A player begins and has the ring."""

    seat: Player


class Dealt(Event, frozen=True):
    """A card was dealt to a player, who alone sees it."""

    seat: Player
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Dealt":
        return self if seat == self.seat else Dealt(self.seat, None)


class TurnedUp(Event, frozen=True):
    """A card was laid to the open cards while setting up."""

    card: CardId


class Moved(Event, frozen=True):
    """The marker is on a space of the path behind a place."""

    seat: Player
    place: PlaceId
    space: int
    spaces: int


class Arrived(Event, frozen=True):
    """The marker has reached a place."""

    seat: Player
    place: PlaceId


class Took(Event, frozen=True):
    """A player took an open card."""

    seat: Player
    card: CardId


class Swapped(Event, frozen=True):
    """A player laid a hand card to the open cards, to take two others."""

    seat: Player
    card: CardId


class Drew(Event, frozen=True):
    """A player drew a card, and alone sees it."""

    barrier: ClassVar[bool] = True

    seat: Player
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, None)


class Reshuffled(Event, frozen=True):
    """The discard pile was shuffled and is the draw pile now."""

    cards: int


class TookNothing(Event, frozen=True):
    """No card was left for a player to take."""

    seat: Player


class RowDiscarded(Event, frozen=True):
    """A player gave up a row to show another trait in its colour."""

    seat: Player
    colour: ColourId
    trait: TraitId
    cards: int
    gandalf: bool


class RowBegun(Event, frozen=True):
    """A player began a row with this card, behind a Gandalf or not."""

    seat: Player
    card: CardId
    gandalf: bool


class RowGrew(Event, frozen=True):
    """A player added a card to a row."""

    seat: Player
    card: CardId
    cards: int
    """How many cards are in the row now, Gandalf included."""


class Passed(Event, frozen=True):
    """A player laid out nothing."""

    seat: Player


class Counted(Event, frozen=True):
    """So many cards of a player are valid at a place."""

    seat: Player
    place: PlaceId
    cards: int


class TraitCounted(Event, frozen=True):
    """So many cards of a player are valid for one trait of a place (two players)."""

    seat: Player
    place: PlaceId
    trait: TraitId
    cards: int


class TileWon(Event, frozen=True):
    """A player took a tile."""

    seat: Player
    place: PlaceId
    tile: int


class TileLost(Event, frozen=True):
    """A tile that nobody takes leaves the game."""

    place: PlaceId
    tile: int


class RingTaken(Event, frozen=True):
    """A player takes the ring from another."""

    seat: Player


class CardRemoved(Event, frozen=True):
    """A card of a row that was counted goes to the discard pile."""

    seat: Player
    card: CardId


class GandalfLeft(Event, frozen=True):
    """A Gandalf who was left alone in his row goes to the discard pile."""

    seat: Player
    colour: ColourId


class Won(Event, frozen=True):
    """The journey is over."""

    seat: Player
    points: int
