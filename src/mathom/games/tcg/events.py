"""Everything that can happen."""

from typing import ClassVar

from mathom.core.events import Event
from mathom.core.values import Seat
from mathom.games.tcg.kinds import CardId, Kind, Phase, Player
from mathom.games.tcg.options import AbilityId

# -- setting up -----------------------------------------------------------------------------------


class BidsShown(Event, frozen=True):
    """The bids are laid open, by seat."""

    barrier: ClassVar[bool] = True

    bids: tuple[int, ...]


class Sat(Event, frozen=True):
    """A player took a place in the turn order."""

    seat: Player
    place: int


class SitePlayed(Event, frozen=True):
    """A site came to the path; nobody else has seen it before."""

    barrier: ClassVar[bool] = True

    seat: Player
    card: Kind
    number: int


# -- the turn -------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """A turn began."""

    seat: Player


class PhaseBegan(Event, frozen=True):
    """A phase began; in the Shadow phase: whose."""

    phase: Phase
    seat: Player | None = None


class Moved(Event, frozen=True):
    """The fellowship is at another site."""

    seat: Player
    site: int
    card: Kind


class Totals(Event, frozen=True):
    """The archery totals."""

    fellowship: int
    minions: int


class Assigned(Event, frozen=True):
    """A minion was assigned to a character."""

    who: CardId
    minion: CardId


class SkirmishBegan(Event, frozen=True):
    """A skirmish began."""

    who: CardId
    minions: tuple[CardId, ...]


class SkirmishWon(Event, frozen=True):
    """A skirmish was resolved: who won, and by how much."""

    winners: tuple[CardId, ...]
    losers: tuple[CardId, ...]
    strength: int
    against: int
    overwhelmed: bool


class SkirmishCancelled(Event, frozen=True):
    """The skirmish ended without a winner."""


class LeftSkirmish(Event, frozen=True):
    """A character left the skirmish."""

    card: CardId


class FierceRound(Event, frozen=True):
    """Fierce minions must be faced again."""

    minions: tuple[CardId, ...]


class TurnEnded(Event, frozen=True):
    """A turn ended."""

    seat: Player


# -- actions --------------------------------------------------------------------------------------


class Played(Event, frozen=True):
    """A card was played, for so much twilight."""

    seat: Player
    card: CardId
    on: CardId | None
    cost: int


class Used(Event, frozen=True):
    """A text was used."""

    seat: Player
    card: CardId
    ability: AbilityId


class Happened(Event, frozen=True):
    """A required text does its work."""

    card: CardId
    ability: AbilityId


class Transferred(Event, frozen=True):
    """An item went to another character."""

    card: CardId
    to: CardId


class Chosen(Event, frozen=True):
    """A player chose cards in play."""

    seat: Player
    cards: tuple[CardId, ...]


class Prevented(Event, frozen=True):
    """What was about to happen did not."""

    what: str
    card: CardId | None


class Cancelled(Event, frozen=True):
    """An action has no effect."""

    card: CardId


# -- counters -------------------------------------------------------------------------------------


class Twilight(Event, frozen=True):
    """The twilight pool changed by so much, and holds so much."""

    by: int
    pool: int


class Burdens(Event, frozen=True):
    """A player's burdens changed by so much, and are so many."""

    seat: Player
    by: int
    burdens: int


class Wounded(Event, frozen=True):
    """A character took a wound."""

    card: CardId


class Exerted(Event, frozen=True):
    """A character exerted."""

    card: CardId


class Healed(Event, frozen=True):
    """A wound was removed."""

    card: CardId


class Tokens(Event, frozen=True):
    """Culture tokens on a card changed by so much, and are so many."""

    card: CardId
    by: int
    tokens: int


class Lasts(Event, frozen=True):
    """Something holds for a while."""

    what: str
    cards: tuple[CardId, ...]
    n: int


# -- cards from zone to zone ----------------------------------------------------------------------


class Killed(Event, frozen=True):
    """A character was killed."""

    card: CardId


class DiscardedFromPlay(Event, frozen=True):
    """A card in play was discarded."""

    card: CardId


class Discarded(Event, frozen=True):
    """A card went to its owner's discard pile from elsewhere: hand, deck, stack."""

    seat: Player
    card: Kind


class Drew(Event, frozen=True):
    """A player drew a card, and alone sees it."""

    barrier: ClassVar[bool] = True

    seat: Player
    card: Kind | None

    def seen_by(self, seat: Seat | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, None)


class TookToHand(Event, frozen=True):
    """A card everybody sees went to a hand."""

    seat: Player
    card: Kind


class PutBeneath(Event, frozen=True):
    """A card from hand went beneath the deck; unless it is shown, its owner alone knows it."""

    seat: Player
    card: Kind | None
    open: bool

    def seen_by(self, seat: Seat | None) -> "PutBeneath":
        return self if self.open or seat == self.seat else PutBeneath(self.seat, None, False)


class Revealed(Event, frozen=True):
    """A card of a deck was revealed."""

    barrier: ClassVar[bool] = True

    seat: Player
    card: Kind


class HandShown(Event, frozen=True):
    """A player showed the hand."""

    seat: Player
    cards: tuple[Kind, ...]


class Searched(Event, frozen=True):
    """A player looked through the own deck and shuffled it."""

    barrier: ClassVar[bool] = True

    seat: Player


class LookedThrough(Event, frozen=True):
    """A player looked through the own discard pile, which is closed to the others."""

    barrier: ClassVar[bool] = True

    seat: Player


class Shuffled(Event, frozen=True):
    """A deck was shuffled."""

    seat: Player


class Stacked(Event, frozen=True):
    """A card was stacked on another one."""

    card: Kind
    on: CardId


class ShuffledIn(Event, frozen=True):
    """A card was shuffled into its owner's deck."""

    seat: Player
    card: Kind


# -- sites and the Ring ---------------------------------------------------------------------------


class Controlled(Event, frozen=True):
    """A player took control of a site."""

    seat: Player
    site: int


class Liberated(Event, frozen=True):
    """A site was liberated."""

    seat: Player
    site: int


class RingOn(Event, frozen=True):
    """The Ring-bearer put on the Ring."""

    seat: Player


class RingOff(Event, frozen=True):
    """The Ring-bearer took off the Ring."""

    seat: Player


class NewRingBearer(Event, frozen=True):
    """Another companion bears the Ring."""

    seat: Player
    card: CardId


# -- the end --------------------------------------------------------------------------------------


class Fell(Event, frozen=True):
    """A player has lost: `corrupted`, `killed` or `conceded`."""

    seat: Player
    how: str


class Won(Event, frozen=True):
    """A player has won; from now on everybody knows all lists."""

    barrier: ClassVar[bool] = True

    seat: Player


ALL: tuple[type[Event], ...] = (
    BidsShown, Sat, SitePlayed, TurnBegan, PhaseBegan, Moved, Totals, Assigned, SkirmishBegan,
    SkirmishWon, SkirmishCancelled, LeftSkirmish, FierceRound, TurnEnded, Played, Used, Happened,
    Transferred, Chosen, Prevented, Cancelled, Twilight, Burdens, Wounded, Exerted, Healed, Tokens,
    Lasts, Killed, DiscardedFromPlay, Discarded, Drew, TookToHand, PutBeneath, Revealed, HandShown,
    Searched, LookedThrough, Shuffled, Stacked, ShuffledIn, Controlled, Liberated, RingOn, RingOff,
    NewRingBearer, Fell, Won,
)  # fmt: skip
