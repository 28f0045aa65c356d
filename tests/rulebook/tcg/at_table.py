"""What one does at a table that was set by hand (`tabletop.py`), and what there is to be seen."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Self

from mathom.core import Chance, Choice, Log, Option, Over, Refusal, Setup
from mathom.core.frames import replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.board import Bout, Card
from mathom.games.tcg.frames import Acting, Fighting, Starting, Turn
from mathom.games.tcg.game import Tcg, game
from mathom.games.tcg.kinds import STARTING_BUDGET
from mathom.games.tcg.state import State

GAME: Tcg = game()
FACES = GAME.box.faces

PHASES = {
    "start": (Starting(0, STARTING_BUDGET),),
    "fellowship": (Turn("move"), Acting(alone=0)),
    "shadow": (Turn("shadow"), Acting(alone=1)),
    "maneuver": (Turn("end", to="archery"), Acting()),
    "archery": (Turn("fire"), Acting()),
    "assignment": (Turn("defenders"), Acting()),
    "skirmish": (Turn("skirmishes"), Fighting("compare"), Acting()),
    "regroup": (Turn("refill", (1,)), Acting()),
}


PHASE_OF = {
    "fire": "archery", "defenders": "assignment", "attackers": "assignment",
    "after-move": "fellowship", "moved-again": "regroup",
}  # fmt: skip
STEPS = {
    "after-move": (Turn("end", to="shadows"),),
    "end-of-phase": (Turn("end", to="assignment"),),
    "regroup-begins": (Turn("regroup"),),
}


class Table:
    """A table, and what one does at it. Every action returns the table."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Any] = []
        self.rng = Random(1)

    # -- setting up ------------------------------------------------------------------------------

    def set_fights(self, skirmish: Sequence[str], assigned: Sequence[Sequence[str]]) -> None:
        bouts = [Bout(self.id(one[0]), tuple(map(self.id, one[1:]))) for one in assigned]
        fight = Bout(self.id(skirmish[0]), tuple(map(self.id, skirmish[1:]))) if skirmish else None
        board = replace(self.state.board, assigned=tuple(bouts), skirmish=fight)
        self.state = replace(self.state, board=board)

    def begin(self, phase: str) -> Self:
        """Goes on from a phase, or from a step of the turn."""
        frames = PHASES.get(phase) or STEPS.get(phase, (Turn(phase),))
        return self._settle(replace(self.state, frames=frames))

    def _settle(self, state: State) -> Self:
        log: Log = []
        self.state = GAME.settle(state, log)
        self.events += log
        return self._draw()

    def _draw(self) -> Self:
        """Chance decides by itself."""
        while isinstance(self.question, Chance):
            self._apply(self.question.at(self.rng.random()))
        return self

    def _apply(self, answer: Any) -> None:
        self.state, happened = GAME.apply(self.state, answer)
        self.events += happened

    @property
    def setup(self) -> Setup:
        """What would have been agreed on at such a table."""
        return GAME.setup(len(self.state.hands))

    def before_chance(self, option: Option) -> Self:
        """An answer, and chance is not asked yet."""
        self._apply(option)
        return self

    def wears(self, item: str, bearer: str) -> Self:
        """Gives an item to a character in play, such as the Ring-bearer."""
        board = self.state.board
        card = Card(board.next_id, item, self.card(bearer).owner, self.id(bearer))
        board = replace(board, play=(*board.play, card), next_id=board.next_id + 1)
        return self._settle(replace(self.state, board=board))

    # -- looking ---------------------------------------------------------------------------------

    @property
    def question(self) -> Any:
        return GAME.question(self.state)

    @property
    def over(self) -> Over | None:
        return self.question if isinstance(self.question, Over) else None

    @property
    def asked(self) -> int:
        assert isinstance(self.question, Choice), self.question
        return self.question.seat

    @property
    def options(self) -> list[Option]:
        return list(self.question.options) if isinstance(self.question, Choice) else []

    @property
    def board(self) -> Any:
        return self.state.board

    @property
    def phase(self) -> str:
        return str(self.state.board.phase)

    @property
    def twilight(self) -> int:
        return int(self.state.board.twilight)

    @property
    def burdens(self) -> int:
        return int(self.state.board.burdens[0])

    @property
    def site(self) -> int:
        return int(self.state.board.markers[0])

    def all(self, kind: str) -> list[Card]:
        """The cards of a kind in play, the first one first."""
        return [card for card in (*self.board.play, *self.board.path) if card.kind == kind]

    def card(self, kind: str) -> Card:
        """A card in play: `4C165`, or the second one of its kind: `4C165#2`."""
        kind, _, which = kind.partition("#")
        return self.all(kind)[int(which or 1) - 1]

    def id(self, kind: str) -> int:
        return self.card(kind).id

    def in_play(self, kind: str) -> bool:
        return bool(self.all(kind))

    @property
    def scene(self) -> Any:
        return GAME.box.scene(self.state.board)

    def strength(self, kind: str) -> int:
        return int(self.scene.strength(self.card(kind)))

    def vitality(self, kind: str) -> int:
        return int(self.scene.vitality(self.card(kind)))

    def keyword(self, kind: str, word: str) -> int:
        return int(self.scene.keyword(self.card(kind), word))

    def roaming(self, kind: str) -> bool:
        return bool(self.scene.roaming(self.card(kind)))

    def wounds(self, kind: str) -> int:
        return int(self.scene.wounds.get(self.id(kind), 0))

    def tokens(self, kind: str) -> int:
        return int(self.scene.tokens.get(self.id(kind), 0))

    def stacked(self, kind: str) -> list[str]:
        return [one.kind for one in self.scene.stacks.get(self.id(kind), ())]

    def controls(self, seat: int = 1) -> list[int]:
        """The numbers of the sites a player controls."""
        return [at for at, one in enumerate(self.board.control, 1) if one == seat]

    def hand(self, seat: int = 0) -> tuple[str, ...]:
        return self.state.hands[seat]

    def discards(self, seat: int = 0) -> tuple[str, ...]:
        return self.state.board.discards[seat]

    @property
    def dead(self) -> tuple[str, ...]:
        return self.state.board.dead[0]

    def happened(self, kind: type) -> list[Any]:
        """The events of a kind so far."""
        return [one for one in self.events if isinstance(one, kind)]

    # -- acting ----------------------------------------------------------------------------------

    def matching(self, kind: type, **wanted: Any) -> list[Option]:
        """The options of a kind about these cards, whatever their numbers; a branch by `n`, its
        place in the text."""
        if kind is o.Branch and "n" in wanted:
            meant = list(GAME.candidates(self.state))[wanted["n"] - 1]
            return [one for one in self.options if one == meant]
        return [
            one
            for one in self.options
            if isinstance(one, kind)
            and all(self._means(getattr(one, name), value) for name, value in wanted.items())
        ]

    def _means(self, value: Any, wanted: Any) -> bool:
        if isinstance(value, str) and isinstance(wanted, str):
            if "#" in wanted:
                return value == str(self.card(wanted))
            return value == wanted or value.partition(".")[0] == wanted
        return bool(value == wanted)

    def do(self, option: Option) -> Self:
        """An answer."""
        self._apply(option)
        return self._draw()

    def _one(self, kind: type, **wanted: Any) -> Self:
        found = self.matching(kind, **wanted)
        assert found, f"{kind.__name__} {wanted} is not among {self.options} ({self.question})"
        return self.do(found[0])

    def _turn_to_act(self, card: str) -> None:
        """Saying that something cannot be done means nothing while another player is asked."""
        side = FACES[card.partition("#")[0]].side
        assert not side or (self.asked == 0) == (side == "free"), f"seat {self.asked} is asked"

    def can_play(self, card: str, on: str | None = None) -> bool:
        self._turn_to_act(card)
        wanted = {"card": card} if on is None else {"card": card, "on": on}
        return bool(self.matching(o.Play, **wanted))

    def can_use(self, card: str, text: int | None = None) -> bool:
        self._turn_to_act(card)
        return bool(self.matching(o.Use, **self._text(card, text)))

    def _text(self, card: str, text: int | None) -> dict[str, Any]:
        kind = card.partition("#")[0]
        return {"card": card} if text is None else {"card": card, "ability": f"{kind}-{text}"}

    def play(self, card: str, on: str | None = None) -> Self:
        """A card from hand; the others pass until it can be played."""
        wanted = {"card": card} if on is None else {"card": card, "on": on}
        return self._when(o.Play, wanted)

    def use(self, card: str, text: int | None = None) -> Self:
        """A special ability; the others pass until it can be used."""
        return self._when(o.Use, self._text(card, text))

    def _when(self, kind: type, wanted: dict[str, Any]) -> Self:
        """The others pass until it can be done, in this phase."""
        phase = self.phase
        for _ in range(4):
            if self.matching(kind, **wanted) or not self.matching(o.Pass):
                break
            self.do(o.Pass())
            assert self.phase == phase, f"{kind.__name__} {wanted} is not possible in this {phase}"
        return self._one(kind, **wanted)

    def unstack(self, card: str, on: str) -> Self:
        """The ability of a stacked card; the others pass until it can be used."""
        return self._when(o.UseStacked, {"card": card, "on": on})

    def react(self, card: str, text: int | None = None) -> Self:
        """A trigger or response of a card in play."""
        return self._when(o.React, self._text(card, text))

    def can_react(self, card: str) -> bool:
        self._turn_to_act(card)
        return bool(self.matching(o.React, card=card))

    def respond(self, card: str) -> Self:
        """A response event from hand."""
        return self._when(o.Respond, {"card": card})

    def choose(self, *cards: str) -> Self:
        """Cards in play, in hand, in piles; whichever is asked."""
        for card in cards:
            kinds = (o.Choose, o.Take, o.Find, o.FindStacked, o.PlayFound, o.Discard)
            for kind in kinds:
                found = self.matching(kind, card=card)
                if found:
                    self.do(found[0])
                    break
            else:
                raise AssertionError(f"{card} is not among {self.options}")
        return self

    def answer(self, kind: type, **wanted: Any) -> Self:
        """Any other answer."""
        return self._one(kind, **wanted)

    def yes(self) -> Self:
        return self._one(o.Yes)

    def no(self) -> Self:
        return self._one(o.No)

    def stop(self) -> Self:
        return self._one(o.Stop)

    def number(self, n: int) -> Self:
        return self._one(o.Number, n=n)

    def assign(self, who: str, minion: str) -> Self:
        return self._one(o.Assign, who=who, minion=minion)

    def pass_(self, times: int = 1) -> Self:
        for _ in range(times):
            self._one(o.Pass)
        return self

    def pass_all(self, most: int = 40) -> Self:
        """Everybody passes until the phase is another one or something else is asked."""
        phase = (self.phase, self.state.board.skirmish is None, self.state.board.turn)
        for _ in range(most):
            now = (self.phase, self.state.board.skirmish is None, self.state.board.turn)
            if now != phase or not self.matching(o.Pass):
                break
            self.do(o.Pass())
        return self

    @property
    def offered(self) -> set[str]:
        """The cards that may be chosen now, whatever their numbers."""
        kinds = (o.Choose, o.Take, o.Find, o.FindStacked, o.PlayFound, o.Discard)
        return {one.card.partition(".")[0] for one in self.options if isinstance(one, kinds)}

    def offers(self, card: str, text: int | None = None) -> bool:
        """Whether anybody is offered this card before the phase is over, while all pass."""
        kind = card.partition("#")[0]
        about = {"card": card} if text is None else {"card": card, "ability": f"{kind}-{text}"}
        phase = (self.phase, self.state.board.skirmish, self.state.board.turn)
        for _ in range(40):
            if any(self.matching(way, **about) for way in (o.React, o.Use, o.UseStacked)):
                return True
            if any(self.matching(way, card=card) for way in (o.Play, o.Respond)):
                return True
            now = (self.phase, self.state.board.skirmish, self.state.board.turn)
            if now != phase or not self.matching(o.Pass):
                return False
            self.do(o.Pass())
        return False

    def fight_out(self) -> Self:
        """Everybody passes until strengths are compared; wounds come before other texts."""
        before = len(self.happened(events.SkirmishWon))
        while len(self.happened(events.SkirmishWon)) == before:
            self.pass_()
        return self._one(o.TakeLoss) if self.matching(o.TakeLoss) else self

    def resolve(self) -> Self:
        """Everybody passes until the skirmish is over and nothing waits for an answer."""
        for _ in range(60):
            waits = self.matching(o.Pass) or self.matching(o.TakeLoss)
            if self.phase != "skirmish" or not waits:
                break
            self.do(waits[0])
        return self

    def refusal(self, option: Option) -> Refusal | None:
        """Why an answer is not allowed."""
        return GAME.refusal(self.state, option)

    def why(self, option: Option) -> str | None:
        """The rule by which an answer is not allowed."""
        found = self.refusal(option)
        return None if found is None else found.rule


def kinds_of(options: Iterable[Option]) -> set[str]:
    """Which kinds of option there are."""
    return {type(one).__name__ for one in options}
