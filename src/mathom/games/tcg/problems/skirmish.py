"""How a skirmish ends if the Shadow may hold cards that nobody has seen.

Strengths are no matter of chance, hands are: every hand that the unseen cards can make is counted,
and in each the Shadow plays what it can pay for, as far as it helps.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import ClassVar, NamedTuple

from mathom.core import BadProblem, Message
from mathom.core.odds import Odds, expected
from mathom.core.problems import Given, Likelihood, Mean, Problem, Solution, Spread, number
from mathom.games.tcg.board import Card
from mathom.games.tcg.cards.pieces.numbers import Spotted
from mathom.games.tcg.cards.pieces.selectors import Pick
from mathom.games.tcg.cards.pieces.verbs.modifiers import Strength
from mathom.games.tcg.context import Context
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

STRONGEST = 99
LARGEST = 300
PUMP = re.compile(r"\s*(\d+)\s*[x×]?\s*\+\s*(\d+)\s*(?:\(\s*(\d+)\s*\))?\s*")
KINDS = 8
RESULTS = ("won", "wounded", "killed", "overwhelmed")


class Pump(NamedTuple):
    """Events that make a minion stronger: how many are unseen, by how much, for how much."""

    many: int
    strength: int
    cost: int


class SkirmishProblem(Problem[State]):
    """A character of the Free Peoples against minions."""

    id: ClassVar[str] = "skirmish"
    given: ClassVar[tuple[Given, ...]] = (
        Given("strength", of_position=True),
        Given("against", of_position=True),
        Given("vitality", "3", of_position=True),
        Given("damage", "0", of_position=True),
        Given("factor", "2", of_position=True),
        Given("pumps", "", of_position=True),
        Given("unseen", "60", of_position=True),
        Given("hand", "8", of_position=True),
        Given("twilight", str(STRONGEST), of_position=True),
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def solve(self, given: Mapping[str, str], position: State | None) -> Solution:
        told = {**({} if position is None else self._position(position)), **given}
        ours, theirs = number(told, "strength", 0, STRONGEST), number(told, "against", 0, STRONGEST)
        vitality = number(told, "vitality", 1, STRONGEST)
        damage = 1 + number(told, "damage", 0, STRONGEST)
        factor = number(told, "factor", 2, 3)
        twilight = number(told, "twilight", 0, LARGEST)
        pumps = read_pumps(told["pumps"])
        unseen = number(told, "unseen", sum(one.many for one in pumps), LARGEST)
        hand = number(told, "hand", 0, unseen)
        strengths = raised(pumps, unseen, hand, twilight)
        results = dict.fromkeys(RESULTS, Fraction())
        for more, share in strengths.items():
            results[outcome(ours, theirs + more, vitality, damage, factor)] += share
        facts = {"ours": ours, "theirs": theirs, "hand": hand, "unseen": unseen}
        return Solution(
            Message("odds-skirmish-title", facts),
            (
                Spread(
                    "result",
                    Message("odds-skirmish-result"),
                    tuple(
                        Likelihood(one, Message(f"odds-skirmish-{one}"), share)
                        for one, share in results.items()
                    ),
                ),
                Spread("raised", Message("odds-skirmish-raised"), _lines(strengths)),
            ),
            (Mean("raised", Message("odds-skirmish-mean"), expected(strengths)),),
            (Message("odds-skirmish-note"),),
        )

    def _position(self, state: State) -> dict[str, str]:
        """What a position in the middle of a skirmish tells, as its Free Peoples player sees it."""
        board = state.board
        scene = self.rules.scene(board)
        now = board.skirmish
        who = scene.card(now.who) if now is not None else None
        if now is None or who is None or not now.minions:
            raise BadProblem("no-skirmish")
        minions = [card for one in now.minions if (card := scene.card(one)) is not None]
        hidden = [
            kind
            for seat in board.shadows()
            for kind in (*state.hands[seat], *state.decks[seat].cards())
        ]
        pumps = pumps_among(scene, hidden, minions)
        return {
            "strength": str(scene.strength(who)),
            "against": str(sum(map(scene.strength, minions))),
            "vitality": str(max(1, scene.vitality_left(who))),
            "damage": str(sum(scene.keyword(card, "damage") for card in minions)),
            "factor": str(scene.overwhelm_factor(who)),
            "pumps": ", ".join(f"{one.many} +{one.strength} ({one.cost})" for one in pumps),
            "unseen": str(len(hidden)),
            "hand": str(sum(len(state.hands[seat]) for seat in board.shadows())),
            "twilight": str(board.twilight),
        }


def pumps_among(scene: Scene, cards: list[str], minions: list[Card]) -> list[Pump]:
    """The events among cards that make one of these minions stronger, as things are now."""
    found: Counter[tuple[int, int]] = Counter()
    for kind in cards:
        more = max((_added(scene, kind, minion) for minion in minions), default=0)
        if more > 0:
            found[more, scene.faces[kind].cost] += 1
    return [Pump(many, more, cost) for (more, cost), many in sorted(found.items())]


def _added(scene: Scene, kind: str, minion: Card) -> int:
    """By how much a skirmish event of the Shadow makes a minion stronger."""
    face = scene.faces[kind]
    if face.type != "event" or face.side != "shadow" or "skirmish" not in face.phases:
        return 0
    for _, record in face.actions:
        for verb in record.effects:
            if not isinstance(verb, Strength) or not isinstance(verb.whom, Pick):
                continue
            if scene.box.away(verb.whom.which, minion.kind):
                env = ((verb.whom.name, (minion.id,)),)
                x = Context(Card(0, kind, minion.owner), minion.owner, env=env)
                if isinstance(verb.n, Spotted):
                    return scene.count(verb.n.which, x)
                return scene.number(verb.n, x)
    return 0


def read_pumps(text: str) -> list[Pump]:
    """`3 +2 (1), 2 +3`: three events for +2 that cost 1 each, two for +3 that cost nothing.

    Raises BadProblem.
    """
    pumps = []
    for part in text.split(","):
        if not part.strip():
            continue
        found = PUMP.fullmatch(part)
        if found is None or int(found[1]) > LARGEST or int(found[2]) > STRONGEST:
            raise BadProblem("pumps", part=part.strip()[:40])
        pumps.append(Pump(int(found[1]), int(found[2]), int(found[3] or 0)))
    if len(pumps) > KINDS:
        raise BadProblem("many-pumps", n=len(pumps), most=KINDS)
    return pumps


def raised(pumps: list[Pump], unseen: int, hand: int, twilight: int) -> Odds[int]:
    """By how much the Shadow can raise its strength, over all hands it may hold."""
    rest = unseen - sum(one.many for one in pumps)
    ways = comb(unseen, hand)
    found: Odds[int] = {}
    for held in _holdings(pumps, hand):
        others = hand - sum(held)
        if others > rest:
            continue
        weight = comb(rest, others)
        for pump, count in zip(pumps, held, strict=True):
            weight *= comb(pump.many, count)
        more = strongest(pumps, held, twilight)
        found[more] = found.get(more, Fraction()) + Fraction(weight, ways)
    return dict(sorted(found.items()))


def _holdings(pumps: list[Pump], hand: int) -> Iterator[tuple[int, ...]]:
    """How many of each a hand may hold."""
    if not pumps:
        yield ()
        return
    for count in range(min(pumps[0].many, hand) + 1):
        for rest in _holdings(pumps[1:], hand - count):
            yield count, *rest


def strongest(pumps: list[Pump], held: tuple[int, ...], twilight: int) -> int:
    """The most that these cards give for so much twilight."""
    best = [0] * (twilight + 1)
    for pump, count in zip(pumps, held, strict=True):
        for _ in range(count):
            for left in range(twilight, pump.cost - 1, -1):
                best[left] = max(best[left], best[left - pump.cost] + pump.strength)
    return best[twilight]


def outcome(ours: int, theirs: int, vitality: int, damage: int, factor: int) -> str:
    """What becomes of the character. TCG-14.15, TCG-14.16"""
    if ours > theirs:
        return "won"
    if theirs > 0 and theirs >= factor * ours:
        return "overwhelmed"
    return "killed" if damage >= vitality else "wounded"


def _lines(odds: Odds[int]) -> tuple[Likelihood, ...]:
    return tuple(
        Likelihood(str(one), Message("odds-skirmish-more", {"n": one}), share)
        for one, share in odds.items()
    )
