"""Event cards: drawn, discarded, played, used from the table."""

from typing import Annotated, ClassVar

from mathom.core.events import Event
from mathom.core.message import Message
from mathom.core.values import Named, Seat
from mathom.games.ringwar.kinds import CardId, DeckId, DieFace, SideId

Player = Annotated[Seat, Named("seat")]


class Drew(Event, frozen=True):
    """A seat drew a card, and alone sees it."""

    barrier: ClassVar[bool] = True

    seat: Player
    deck: DeckId
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.deck, None)


class Discarded(Event, frozen=True):
    """A seat discarded a card face down."""

    seat: Player
    deck: DeckId
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Discarded":
        return self if seat == self.seat else Discarded(self.seat, self.deck, None)


class Swapped(Event, frozen=True):
    """A player got a card from a team mate; both know it."""

    barrier: ClassVar[bool] = True

    seat: Player
    giver: Player
    card: CardId | None

    def seen_by(self, seat: Seat | None) -> "Swapped":
        return self if seat in (self.seat, self.giver) else Swapped(self.seat, self.giver, None)


class CardPlayed(Event, frozen=True):
    """A side plays an event card with a die."""

    barrier: ClassVar[bool] = True

    side: SideId
    card: CardId
    die: DieFace


class CardPlayedToo(Event, frozen=True):
    """A side plays another event card, without a die."""

    barrier: ClassVar[bool] = True

    side: SideId
    card: CardId


class CardThrown(Event, frozen=True):
    """Dice were rolled for a card."""

    card: CardId
    dice: str

    def message(self) -> Message:
        said = super().message()
        return Message(said.id, {**said.args, "dice": " ".join(self.dice)})

    count: int


class CardUsed(Event, frozen=True):
    """A side used a card that lay on the table."""

    side: SideId
    card: CardId


class CardLeft(Event, frozen=True):
    """A card left the table."""

    card: CardId
