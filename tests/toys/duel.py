"""A toy with secret decks: everybody brings three numbers; round by round each lays one face down,
the highest takes the round. Who lays first, a lot decides."""

from collections.abc import Iterable
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec

from mathom.core import (
    AutoStep,
    BadSetup,
    Chance,
    ChanceStep,
    ChoiceStep,
    Event,
    Frame,
    FramedGame,
    Log,
    Message,
    Named,
    Option,
    Over,
    Refusal,
    Seat,
    Setting,
    Setup,
    State,
    View,
)
from mathom.core.frames import put
from mathom.core.rules import Chapter, Rule, Rulebook

NAMED = {"low": "1 2 3", "high": "4 5 6"}
CARDS = 3
MOST = 20
"""The numbers of a deck come to no more than this."""

SeatNamed = Annotated[Seat, Named("seat")]


class Tossing(Frame, frozen=True):
    """Who lays first in this round."""


class Laying(Frame, frozen=True):
    seat: SeatNamed
    left: int
    """How many lay after this one."""


class Comparing(Frame, frozen=True):
    pass


AnyFrame = Tossing | Laying | Comparing


class Lay(Option, frozen=True):
    number: Annotated[str, Named("number")]


class Began(Event, frozen=True):
    seat: SeatNamed


class Laid(Event, frozen=True):
    seat: SeatNamed
    number: Annotated[str, Named("number")]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else LaidDown(self.seat)


class LaidDown(Event, frozen=True):
    seat: SeatNamed


class Took(Event, frozen=True):
    barrier: ClassVar[bool] = True
    seats: Annotated[tuple[Seat, ...], Named("seat")]
    numbers: tuple[str, ...]


class Duelling(State, frozen=True):
    frames: tuple[AnyFrame, ...]
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[str, ...]
    points: tuple[int, ...]


class Table(msgspec.Struct, frozen=True):
    frames: tuple[AnyFrame, ...]
    hand: tuple[str, ...]
    """Your own."""
    sizes: tuple[int, ...]
    laid: tuple[str, ...]
    """`?` where it lies face down."""
    points: tuple[int, ...]


class Toss(ChanceStep[None, Duelling, Tossing]):
    def chance(self, state: Duelling, frame: Tossing) -> Chance:
        return Chance("lot", tuple(range(len(state.hands))))

    def do(self, state: Duelling, frame: Tossing, outcome: int, log: Log) -> Duelling:
        log.append(Began(outcome))
        return state.then(Comparing(), Laying(outcome, len(state.hands) - 1))


class LayDown(ChoiceStep[None, Duelling, Laying]):
    rule = "DUEL-1.1"
    accepts = (Lay,)
    veiled = True

    def seat(self, state: Duelling, frame: Laying) -> Seat:
        return frame.seat

    def candidates(self, state: Duelling, frame: Laying) -> Iterable[Option]:
        return (Lay(str(number)) for number in range(1, 10))

    def guard(self, state: Duelling, frame: Laying, option: Lay) -> Refusal | None:
        if option.number in state.hands[frame.seat]:
            return None
        return Refusal("DUEL-1.1", "not-yours", number=Message(f"number-{option.number}"))

    def do(self, state: Duelling, frame: Laying, option: Lay, log: Log) -> Duelling:
        log.append(Laid(frame.seat, option.number))
        hand = list(state.hands[frame.seat])
        hand.remove(option.number)
        after = (frame.seat + 1) % len(state.hands)
        then = (Laying(after, frame.left - 1),) if frame.left else ()
        return state.then(
            *then,
            hands=put(state.hands, frame.seat, tuple(hand)),
            laid=put(state.laid, frame.seat, option.number),
        )


class Compare(AutoStep[None, Duelling, Comparing]):
    def go(self, state: Duelling, frame: Comparing, log: Log) -> Duelling:
        best = max(map(int, state.laid))
        seats = tuple(seat for seat, one in enumerate(state.laid) if int(one) == best)
        log.append(Took(seats, state.laid))
        points = tuple(had + (seat in seats) for seat, had in enumerate(state.points))
        then = (Tossing(),) if any(state.hands) else ()
        return state.then(*then, points=points, laid=("",) * len(points))


def read_deck(text: str) -> str:
    """Three numbers from 1 to 9 that come to no more than 20. Raises BadSetup with every flaw."""
    words = NAMED.get(text.strip(), text).replace(",", " ").split()
    flaws = []
    if len(words) != CARDS:
        flaws.append(Message("setup-deck-size", {"size": len(words), "needed": CARDS}))
    wrong = tuple(word for word in words if word not in map(str, range(1, 10)))
    flaws += [Message("setup-deck-number", {"number": word}) for word in wrong]
    if not wrong and sum(map(int, words)) > MOST:
        flaws.append(Message("setup-deck-sum", {"sum": sum(map(int, words)), "most": MOST}))
    if flaws:
        raise BadSetup.of(flaws)
    return " ".join(sorted(words))


class Duel(FramedGame[Duelling, Table]):
    """Two to three seats."""

    id: ClassVar[str] = "duel"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    settings = (
        Setting("pace", ("slow", "quick")),
        Setting("deck", tuple(NAMED), free_text=True, by_seat=True),
    )
    state_type = Duelling
    table_type = Table
    option_types = (Lay,)
    event_types = (Began, Laid, LaidDown, Took)
    longest = 12
    components = "standard"
    names = {  # noqa: RUF012 – an attribute of the game, as everywhere
        language: {f"number-{number}": str(number) for number in range(1, 10)}
        for language in ("de", "en")
    }
    texts = {  # noqa: RUF012
        "de": """
game-title = Duell
ask-laying = Welche Zahl legst du?
chance-lot = Wer beginnt?
option-lay = { $number } legen
event-began = { $seat } beginnt.
event-laid = { $seat } legt { $number }.
event-laid-down = { $seat } legt verdeckt.
event-took = Der Stich geht an { $seats }.
refused-not-yours = Die { $number } hast du nicht.
setup-deck-size = Ein Deck hat { $needed } Zahlen, nicht { $size }.
setup-deck-number = „{ $number }“ ist keine Zahl von 1 bis 9.
setup-deck-sum = Die Zahlen ergeben { $sum }, erlaubt sind { $most }.
over-points = Die meisten Stiche gewinnen.
""",
        "en": """
game-title = Duel
ask-laying = Which number do you lay?
chance-lot = Who begins?
option-lay = Lay { $number }
event-began = { $seat } begins.
event-laid = { $seat } lays { $number }.
event-laid-down = { $seat } lays face down.
event-took = The round goes to { $seats }.
refused-not-yours = You do not have the { $number }.
setup-deck-size = A deck has { $needed } numbers, not { $size }.
setup-deck-number = “{ $number }” is no number from 1 to 9.
setup-deck-sum = The numbers come to { $sum }, allowed are { $most }.
over-points = Most rounds win.
""",
    }
    rulebook = Rulebook(
        "duel",
        (Chapter("1", "Karten", "Cards"),),
        (Rule("DUEL-1.1", "1", "Man legt, was man hat.", "One lays what one has."),),
        (),
    )

    def __init__(self) -> None:
        super().__init__({Tossing: Toss(None), Laying: LayDown(None), Comparing: Compare(None)})
        self.advisor = Shrug()

    def accept(self, setting: Setting, value: str) -> str:
        return read_deck(value) if setting.id == "deck" else super().accept(setting, value)

    def start(self, setup: Setup) -> tuple[Duelling, tuple[Event, ...]]:
        decks = tuple(read_deck(own["deck"]) for own in setup.brought)
        none = ("",) * setup.seats
        hands = tuple(tuple(deck.split()) for deck in decks)
        return Duelling((Tossing(),), hands, none, (0,) * setup.seats), ()

    def result(self, state: Duelling) -> Over:
        best = max(state.points)
        winners = tuple(seat for seat, had in enumerate(state.points) if had == best)
        return Over(winners, state.points, Message("over-points"))

    def table(self, state: Duelling, seat: Seat | None) -> Table:
        laid = tuple(one if at == seat or not one else "?" for at, one in enumerate(state.laid))
        hand = () if seat is None else state.hands[seat]
        return Table(state.frames, hand, tuple(map(len, state.hands)), laid, state.points)

    def resample(self, view: View[Table], rng: Random) -> Duelling:
        table = view.table

        def deal(size: int) -> tuple[str, ...]:
            return tuple(sorted(str(rng.randint(1, 9)) for _ in range(size)))

        hands = tuple(
            table.hand if seat == view.seat else deal(size) for seat, size in enumerate(table.sizes)
        )
        laid = tuple(str(rng.randint(1, 9)) if one == "?" else one for one in table.laid)
        return Duelling(table.frames, hands, laid, table.points)

    def check(self, state: Duelling) -> None:
        pass


class Shrug:
    """Has no judgement."""

    def rate(self, view: Any) -> tuple[()]:
        return ()

    def reply(self, state: Any, choice: Any, rng: Random) -> Option:
        option: Option = choice.options[0]
        return option

    def value(self, state: Duelling) -> tuple[float, ...]:
        return (1 / len(state.hands),) * len(state.hands)
