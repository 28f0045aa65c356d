"""Card text being carried out, and the choices in it."""

from mathom.core.frames import Frame
from mathom.games.tcg.board import Card
from mathom.games.tcg.context import Context
from mathom.games.tcg.kinds import Kind, Player


class Doing(Frame, frozen=True):
    """A text is carried out, step by step."""

    x: Context
    record: int
    part: int = 0
    at: int = 0
    left: int = 0
    """So many more rounds of a part that repeats."""
    failed: bool = False
    """The last thing did not happen in full: somebody prevented it."""
    announced: bool = False
    revealed: tuple[Kind, ...] = ()
    """Revealed cards of a deck, in their order."""
    deck: Player | None = None
    """Whose deck they are of."""


class Playing(Frame, frozen=True):
    """A card is being played: it is in nobody's zone now. TIM-5"""

    card: Card
    seat: Player
    zone: str
    discount: int = 0
    stage: int = 0
    name: str = ""
    """Under this name the text that plays it speaks of it."""
    bearer: str = ""


class Finishing(Frame, frozen=True):
    """An event that was played goes to its pile, or to hand."""

    card: Card
    to_hand: bool = False


class Acted(Frame, frozen=True):
    """An action is over: did it change anything? TCG-10.18"""

    seat: Player
    card: int
    kind: Kind
    record: int
    changes: int


class Picking(Frame, frozen=True):
    """A player chooses cards in play, one after another."""

    seat: Player
    chosen: tuple[int, ...] = ()


class Numbering(Frame, frozen=True):
    """A player chooses a number, up to this one."""

    seat: Player
    most: int


class Naming(Frame, frozen=True):
    """A player names a player."""

    seat: Player
    key: str


class Branching(Frame, frozen=True):
    """A player chooses one of the things a text offers."""

    seat: Player


class Confirming(Frame, frozen=True):
    """A player does something or not; `draw`: so many cards may be drawn."""

    seat: Player
    draw: int = 0


class FromHand(Frame, frozen=True):
    """A player chooses cards from hand, one after another: to `discard`, `stack` or `bottom`."""

    seat: Player
    purpose: str
    left: int


class Finding(Frame, frozen=True):
    """A player chooses cards from a pile or from among revealed ones."""

    seat: Player
    purpose: str
    left: int
    covered: bool = False
    """Whether the others do not see what lies in the pile."""


class FindingStacked(Frame, frozen=True):
    """A player chooses stacked cards, to `discard` or to `take`."""

    seat: Player
    purpose: str
    left: int


class PlayingFound(Frame, frozen=True):
    """A player chooses a card to play from where the text says."""

    seat: Player
    zone: str
    covered: bool = False
    """Whether the others do not see what lies in the discard pile."""


class Offering(Frame, frozen=True):
    """Players may pay to prevent what a text would do, one after another."""

    asked: tuple[Player, ...]
    paying: bool = False


class Drawing(Frame, frozen=True):
    """A player draws so many cards."""

    seat: Player
    left: int


class Reshuffling(Frame, frozen=True):
    """A player without a deck may make a new one of the discard pile, once. TCG-3.6"""

    seat: Player


class Revealing(Frame, frozen=True):
    """The top cards of a deck are revealed, so many still; or they go where the text says."""

    seat: Player
    left: int
    purpose: str = "reveal"
    on: int = 0
