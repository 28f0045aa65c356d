"""A table set by hand, in the words of the game.

    t = table(fellowship=["4C302", "4C49+4R41"], minions=["4C165"], site=5, phase="skirmish",
              skirmish=("4C49", "4C165"))
    t.use("4C49").choose("4C49")
    assert t.strength("4C49") == 8

Seat 0 is the Free Peoples player, seat 1 (2, 3) the Shadow. `4C49+4R41` bears 4R41, `4C49*2` has
two wounds, `4C49^3` three tokens, `4C44<4C42` has 4C42 stacked on it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Self

from mathom.core import Chance, Choice, Log, Message, Option, Over, Pile, Refusal, Setup
from mathom.core.frames import put, replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.board import Bout, Card, Count, Stack, StackedCard
from mathom.games.tcg.frames import Acting, Fighting, Starting, Turn
from mathom.games.tcg.game import Tcg, game
from mathom.games.tcg.kinds import FIRST_ID, STARTING_BUDGET
from mathom.games.tcg.rules.preparing import first_state, move_limit
from mathom.games.tcg.state import State

GAME: Tcg = game()
FACES = GAME.box.faces
SPEC = re.compile(r"(\w+)((?:[+*^<]\w+)*)")
PATH = ("4U323", "4U334", "4U342", "4U346", "4U350", "4U354", "4U357", "4U358", "4U361")
"""A site of each number, most of them without text that gets in the way."""
FRODO, RING = "4C302", "4C2"
SPARE = "4C26"
"""A Shadow item: whoever holds it is asked in every phase, and can do nothing with it."""


class Setter:
    """Puts cards on the table."""

    def __init__(self, next_id: int) -> None:
        self.next_id = next_id
        self.play: list[Card] = []
        self.wounds: list[Count] = []
        self.tokens: list[Count] = []
        self.stacks: list[Stack] = []

    def put(self, spec: str, owner: int, on: int = 0) -> int:
        found = SPEC.fullmatch(spec)
        assert found, spec
        number = self.next_id
        self.next_id += 1
        self.play.append(Card(number, found[1], owner, on))
        stacked = []
        for sign, word in re.findall(r"([+*^<])(\w+)", found[2]):
            if sign == "+":
                self.put(word, owner if FACES[word].side == FACES[found[1]].side else 1, number)
            elif sign == "*":
                self.wounds.append(Count(number, int(word)))
            elif sign == "^":
                self.tokens.append(Count(number, int(word)))
            else:
                stacked.append(StackedCard(word, owner))
        if stacked:
            self.stacks.append(Stack(number, tuple(stacked)))
        return number


def table(
    *,
    fellowship: Sequence[str] = (),
    minions: Sequence[str] = (),
    support: Sequence[str] = (),
    shadow_support: Sequence[str] = (),
    ring_bearer: str = FRODO,
    ring: str = RING,
    site: int = 1,
    sites: Mapping[int, str] | None = None,
    twilight: int = 0,
    burdens: int = 0,
    hand: Sequence[str] = (),
    shadow_hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    shadow_deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    shadow_discard: Sequence[str] = (),
    dead: Sequence[str] = (),
    phase: str = "maneuver",
    skirmish: Sequence[str] = (),
    assigned: Sequence[Sequence[str]] = (),
    control: Mapping[int, int] | None = None,
    stacked: Mapping[int, Sequence[str]] | None = None,
    on_sites: Mapping[int, Sequence[str]] | None = None,
    markers: Sequence[int] | None = None,
    moves: int = 1,
    seats: int = 2,
    fierce: bool = False,
    agreed: Sequence[str] = (),
    **board_changes: Any,
) -> "Table":
    """A position in the turn of seat 0, with everybody asked who is to be asked."""
    decks = [GAME.box.decks["aragorn"]] * seats
    state = first_state(GAME.box, decks, agreed)
    setter = Setter(FIRST_ID + 2 * seats)
    bearer, *rest = ring_bearer.partition("*")
    first = [
        replace(card, kind=(bearer if card.kind == FRODO else ring)) if card.owner == 0 else card
        for card in state.board.play
    ]
    wounds = [Count(FIRST_ID, int(rest[1]))] if rest[0] else []
    for spec in (*fellowship, *support):
        setter.put(spec, 0)
    for spec in (*minions, *shadow_support):
        owner, _, card = spec.rpartition(":")
        setter.put(card, int(owner) if owner else 1)
    for number, cards in (on_sites or {}).items():
        for spec in cards:
            setter.put(spec, 1, number)
    kinds = dict(enumerate(PATH, 1)) | dict(sites or {})
    path = tuple(Card(number, kinds[number], number % seats) for number in range(1, site + 1))
    adventure = tuple(
        tuple(
            kind
            for kind in state.adventure[seat]
            if not any(one.owner == seat and one.id == FACES[kind].site for one in path)
        )
        for seat in range(seats)
    )
    stacks = [
        Stack(number, tuple(StackedCard(kind, 1) for kind in cards))
        for number, cards in (stacked or {}).items()
    ]
    controls = tuple((control or {}).get(number) for number in range(1, site + 1))
    piles: dict[str, Any] = {
        "discards": (tuple(sorted(discard)), tuple(sorted(shadow_discard)), *[()] * (seats - 2)),
        "dead": (tuple(sorted(dead)), *[()] * (seats - 1)),
    }
    board = replace(
        state.board,
        phase=phase if phase in PHASES else PHASE_OF.get(phase, "turn"),
        turn=1,
        limit=move_limit(seats),
        play=(*first, *setter.play),
        next_id=setter.next_id,
        wounds=tuple(sorted((*wounds, *setter.wounds), key=lambda one: one.card)),
        tokens=tuple(setter.tokens),
        stacks=tuple(sorted((*stacks, *setter.stacks), key=lambda one: one.on)),
        path=path,
        control=controls,
        markers=tuple(markers or (site,) * seats),
        twilight=twilight,
        burdens=put(state.board.burdens, 0, burdens),
        moves=moves,
        fierce=fierce,
        **piles,
        **board_changes,
    )
    hands = (tuple(sorted(hand)), tuple(sorted(shadow_hand)), *[()] * (seats - 2))
    piles_of = (Pile.of(deck), Pile.of(shadow_deck), *[Pile()] * (seats - 2))
    state = replace(state, board=board, hands=hands, decks=piles_of, adventure=adventure, frames=())
    t = Table(state)
    t.set_fights(skirmish, assigned)
    t.begin(phase)
    return t


def fight(who: str, *minions: str, friends: Sequence[str] = (), **more: Any) -> "Table":
    """A skirmish going on, at site 5 unless told; the Shadow holds a card it cannot play now."""
    names: list[str] = []
    for spec in minions:
        kind = bare(spec)
        before = sum(bare(one) == kind for one in minions[: len(names)])
        names.append(f"{kind}#{before + 1}")
    fellowship = list(friends) if bare(who) == FRODO else [who, *friends]
    settings = {"site": 5, "shadow_hand": [SPARE], **more}
    return table(
        fellowship=fellowship,
        minions=[*minions, *settings.pop("others", ())],
        phase="skirmish",
        skirmish=(bare(who), *names),
        **settings,
    )


def bare(spec: str) -> str:
    """The card of a specification alone: `4C49` of `4C49+4R41*2`."""
    found = SPEC.fullmatch(spec)
    assert found, spec
    return found[1]


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


__all__ = [
    "FACES",
    "FRODO",
    "GAME",
    "SPARE",
    "Message",
    "Table",
    "bare",
    "fight",
    "kinds_of",
    "table",
]
