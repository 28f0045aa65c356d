"""A table set by hand, in the words of the game.

    t = table(fellowship=["4C302", "4C49+4R41"], minions=["4C165"], site=5, phase="skirmish",
              skirmish=("4C49", "4C165"))
    t.use("4C49").choose("4C49")
    assert t.strength("4C49") == 8

Seat 0 is the Free Peoples player, seat 1 (2, 3) the Shadow. `4C49+4R41` bears 4R41, `4C49*2` has
two wounds, `4C49^3` three tokens, `4C44<4C42` has 4C42 stacked on it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core import Message, Pile
from mathom.core.frames import put, replace
from mathom.games.tcg.board import Card, Count, Stack, StackedCard
from mathom.games.tcg.kinds import FIRST_ID
from mathom.games.tcg.rules.preparing import first_state, move_limit
from tests.rulebook.tcg.at_table import FACES, GAME, PHASE_OF, PHASES, Table, kinds_of

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
) -> Table:
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


def fight(who: str, *minions: str, friends: Sequence[str] = (), **more: Any) -> Table:
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
