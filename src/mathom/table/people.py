"""Who sits at a table."""

from typing import Literal, TypeAlias

import msgspec

from mathom.core import AnyGame, Seat
from mathom.table.clean_text import clean_name
from mathom.table.clocks import ClockTerms
from mathom.table.errors import BadOrder
from mathom.table.wishes import Wishes

SeatKind: TypeAlias = Literal["human", "open", "bot"]
Mode: TypeAlias = Literal["bots", "hot-seat", "invite"]


class SeatOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it is ordered: somebody at this device, an invitation, or a bot."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is ordered."""

    game: str
    seats: tuple[SeatOrder, ...]
    settings: dict[str, str] = {}
    mode: Mode = "bots"
    clock: ClockTerms | None = None
    advice: bool | None = None
    """Whether there is advice; None: as is usual, not among friends on devices of their own."""


class Player(msgspec.Struct, frozen=True):
    """A seat as it is kept."""

    seat: Seat
    kind: SeatKind
    name: str | None
    bot: str | None
    key: str | None
    """The hash of its key; bots have none."""
    brings: dict[str, str] | None = None
    """What it brings along, its secret until the match is over; None: nothing yet."""
    stand_in: str | None = None
    """The bot that plays for a person."""
    advised: int = 0
    """At how many questions it has asked for advice."""
    wishes: Wishes = Wishes()
    """What the table does for it without asking."""

    def in_another_match(self, seat: Seat) -> "Player":
        """The same player in a seat of a match that follows: nothing has happened there yet."""
        wishes = Wishes(self.wishes.forced)
        return msgspec.structs.replace(self, seat=seat, stand_in=None, advised=0, wishes=wishes)

    @property
    def played_by(self) -> str | None:
        """The bot that answers for this seat, if one does."""
        return self.bot or self.stand_in

    @property
    def joined(self) -> bool:
        return self.kind != "open" or self.name is not None

    @property
    def label(self) -> str:
        """What a record calls the player."""
        return self.name or self.bot or ""


MOST_SECONDS = 5.0
MOST_ITERATIONS = 5000


def checked_bot(spec: str, game: AnyGame) -> str:
    """The spec in its usual form. Raises BadBot, and BadOrder for one that thinks too long."""
    from mathom.bots import budget_of, make, read_spec  # noqa: PLC0415 – bots load much

    make(spec, game)
    read = read_spec(spec)
    budget = budget_of(spec)
    if budget is not None and (
        (budget.seconds or 0) > MOST_SECONDS or (budget.iterations or 0) > MOST_ITERATIONS
    ):
        raise BadOrder("bot-budget", seconds=int(MOST_SECONDS), iterations=MOST_ITERATIONS)
    return str(read)


def seated(orders: tuple[SeatOrder, ...], game: AnyGame) -> tuple[Player, ...]:
    """The players, without keys yet. Raises BadOrder or BadBot."""
    players = []
    for seat, order in enumerate(orders):
        if (order.kind == "bot") != (order.bot is not None):
            raise BadOrder("seats", number=seat + 1)
        if order.kind == "human" and order.name is None:
            raise BadOrder("name", most=40)
        name = None if order.name is None else clean_name(order.name)
        bot = None if order.bot is None else checked_bot(order.bot, game)
        players.append(Player(seat, order.kind, name, bot, None))
    return tuple(players)
