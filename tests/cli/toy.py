"""A toy with a secret: everybody draws a card and may swap it once; the highest card wins."""

from collections.abc import Iterable
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec

from mathom.core import (
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
    Setup,
    State,
    View,
)
from mathom.core.frames import put
from mathom.core.rules import Chapter, Rule, Rulebook, Ruling, RulingText

CARDS = ("fox", "hare", "owl")
Card = Annotated[str, Named("card")]


class Dealing(Frame, frozen=True):
    seat: int


class Deciding(Frame, frozen=True):
    seat: Annotated[Seat, Named("seat")]


class Keep(Option, frozen=True):
    pass


class Swap(Option, frozen=True):
    card: Card


class Dealt(Event, frozen=True):
    barrier: ClassVar[bool] = True
    seat: Annotated[Seat, Named("seat")]
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat)


class Drew(Event, frozen=True):
    seat: Annotated[Seat, Named("seat")]


class Kept(Event, frozen=True):
    seat: Annotated[Seat, Named("seat")]


class Hands(State, frozen=True):
    frames: tuple[Dealing | Deciding, ...]
    cards: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    frames: tuple[Dealing | Deciding, ...]
    cards: tuple[str, ...]


class Deal(ChanceStep[None, Hands, Dealing]):
    def chance(self, state: Hands, frame: Dealing) -> Chance:
        return Chance("card", CARDS, (1, 1, 1))

    def do(self, state: Hands, frame: Dealing, outcome: str, log: Log) -> Hands:
        log.append(Dealt(frame.seat, outcome))
        return state.then(cards=put(state.cards, frame.seat, outcome))


class Decide(ChoiceStep[None, Hands, Deciding]):
    rule = "TOY-1.1"
    accepts = (Keep, Swap)

    def seat(self, state: Hands, frame: Deciding) -> Seat:
        return frame.seat

    def candidates(self, state: Hands, frame: Deciding) -> Iterable[Option]:
        return (Keep(), *map(Swap, CARDS))

    def guard(self, state: Hands, frame: Deciding, option: Keep | Swap) -> Refusal | None:
        if isinstance(option, Swap) and option.card != state.cards[frame.seat]:
            return Refusal("TOY-1.1", "not-yours", card=Message(f"card-{option.card}"))
        return None

    def do(self, state: Hands, frame: Deciding, option: Keep | Swap, log: Log) -> Hands:
        log.append(Kept(frame.seat))
        return state.then() if isinstance(option, Keep) else state.then(Dealing(frame.seat))


def _text(text: str) -> RulingText:
    return RulingText(text, text, text)


class Toy(FramedGame[Hands, Table]):
    """Two to three seats."""

    id: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    state_type = Hands
    table_type = Table
    option_types = (Keep, Swap)
    event_types = (Dealt, Drew, Kept)
    longest = 9
    components = "standard"
    names = {  # noqa: RUF012 – an attribute of the game, as everywhere
        "de": {"card-fox": "Fuchs", "card-hare": "Hase", "card-owl": "Eule"},
        "en": {"card-fox": "fox", "card-hare": "hare", "card-owl": "owl"},
    }
    texts = {  # noqa: RUF012
        "de": """
game-title = Spielzeug
ask-deciding = Behalten oder tauschen?
chance-card = Welche Karte?
option-keep = Behalten
option-swap = { $card } tauschen
event-dealt = { $seat } zieht: { $card }.
event-drew = { $seat } zieht eine Karte.
event-kept = { $seat } hat sich entschieden.
refused-not-yours = { $card } hast du nicht.
over-highest = Die höchste Karte siegt.
""",
        "en": """
game-title = The toy
ask-deciding = Keep or swap?
chance-card = Which card?
option-keep = Keep
option-swap = Swap { $card }
event-dealt = { $seat } draws { $card }.
event-drew = { $seat } draws a card.
event-kept = { $seat } has decided.
refused-not-yours = You do not have the { $card }.
over-highest = The highest card wins.
""",
    }
    rulebook = Rulebook(
        "toy",
        (Chapter("1", "Karten", "Cards"),),
        (Rule("TOY-1.1", "1", "Jeder darf einmal tauschen.", "Everybody may swap once."),),
        (Ruling("TOY-R1", ("TOY-1.1",), _text("Zweimal? Nein."), _text("Twice? No.")),),
    )

    def __init__(self) -> None:
        super().__init__({Dealing: Deal(None), Deciding: Decide(None)})
        self.advisor = Shrug()

    def start(self, setup: Setup) -> tuple[Hands, tuple[Event, ...]]:
        seats = range(setup.seats)
        deciding = tuple(map(Deciding, reversed(seats)))
        dealing = tuple(map(Dealing, reversed(seats)))
        return Hands((*deciding, *dealing), ("",) * setup.seats), ()

    def result(self, state: Hands) -> Over:
        worth = tuple(CARDS.index(card) for card in state.cards)
        winners = tuple(seat for seat, value in enumerate(worth) if value == max(worth))
        return Over(winners, worth, Message("over-highest"))

    def table(self, state: Hands, seat: Seat | None) -> Table:
        shown = (card if at == seat else "" for at, card in enumerate(state.cards))
        return Table(state.frames, tuple(shown))

    def resample(self, view: View[Table], rng: Random) -> Hands:
        cards = tuple(card or rng.choice(CARDS) for card in view.table.cards)
        return Hands(view.table.frames, cards)

    def check(self, state: Hands) -> None:
        pass


class Shrug:
    """Has no judgement."""

    def rate(self, view: Any) -> tuple[()]:
        return ()

    def reply(self, state: Any, choice: Any, rng: Random) -> Option:
        option: Option = choice.options[0]
        return option

    def value(self, state: Hands) -> tuple[float, ...]:
        return (1 / len(state.cards),) * len(state.cards)
