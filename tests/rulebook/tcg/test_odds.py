"""Exact odds of draws and skirmishes, held against counting every hand one by one."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest

from mathom.core import BadProblem
from mathom.core.problems import Solution
from mathom.games.tcg import options as o
from mathom.games.tcg.problems.draw import all_of
from mathom.games.tcg.problems.skirmish import (
    Pump,
    outcome,
    pumps_among,
    raised,
    read_pumps,
    strongest,
)
from mathom.text import Words
from tests.rulebook.tcg.tabletop import GAME, Table, table

PROBLEMS = {one.id: one for one in GAME.problems}


def solved(problem: str, position: Any = None, **told: str) -> dict[str, dict[str, Fraction]]:
    given = {name.replace("_", "-"): value for name, value in told.items()}
    return shares(PROBLEMS[problem].answer(given, position))


def shares(solution: Solution) -> dict[str, dict[str, Fraction]]:
    for one in solution.spreads:
        assert sum(line.share for line in one.lines) == 1
    return {one.id: {line.id: line.share for line in one.lines} for one in solution.spreads}


# -- draws ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "wanted", "hand"), [(7, 2, 3), (9, 4, 8), (6, 0, 2), (5, 5, 1)])
def test_the_opening_hand_is_counted_hand_by_hand(total: int, wanted: int, hand: int) -> None:
    hands = list(combinations(range(total), hand))
    counts = Counter(sum(card < wanted for card in one) for one in hands)
    found = solved("draw", cards=str(total), wanted=str(wanted), hand=str(hand))
    assert found["found"] == {str(n): Fraction(c, len(hands)) for n, c in counts.items()}
    assert found["any"]["no"] == Fraction(counts[0], len(hands))


def test_when_the_first_one_comes_is_counted_deck_by_deck() -> None:
    """Six cards, two of them wanted: two in the opening hand, one more in each turn."""
    decks = list(permutations(range(6)))
    turns: Counter[str] = Counter()
    for deck in decks:
        first = min(deck.index(0), deck.index(1))
        turn = 1 if first < 2 else first
        turns[str(turn) if turn <= 3 else "later"] += 1
    found = solved("draw", cards="6", wanted="2", hand="2", each_turn="1", turn="3")
    assert found["first"] == {name: Fraction(n, len(decks)) for name, n in turns.items()}


@pytest.mark.parametrize("groups", [[2, 1], [1, 1, 1], [3, 2]])
def test_one_of_each_is_counted_hand_by_hand(groups: list[int]) -> None:
    cards = [name for name, n in enumerate(groups) for _ in range(n)] + [-1] * 3
    hands = list(combinations(cards, 4))
    good = sum(set(range(len(groups))) <= set(one) for one in hands)
    assert all_of(len(cards), groups, 4) == Fraction(good, len(hands))


def test_a_deck_knows_how_many_there_are_and_who_starts() -> None:
    deck = GAME.box.decks["theoden"].cards
    whole = solved("draw", deck="theoden", wanted="4C266")
    assert whole["any"] == solved("draw", cards="60", wanted=str(deck["4C266"]))["any"]
    without = solved("draw", deck="theoden", wanted="4C266", start="4C266")
    assert without["any"] == solved("draw", cards="59", wanted=str(deck["4C266"] - 1))["any"]


def test_a_position_tells_what_is_left_in_a_deck() -> None:
    t = table(deck=["4C42", "4C42", "4C50"], hand=["4C49"])
    found = solved("draw", t.state, wanted="4C50", each_turn="1")
    assert found["any"]["yes"] == Fraction(1, 3)


# -- skirmishes ----------------------------------------------------------------------------------

PUMPS = [Pump(2, 2, 1), Pump(1, 3, 2), Pump(1, 1, 0)]


@pytest.mark.parametrize("twilight", [0, 1, 2, 3, 9])
@pytest.mark.parametrize("hand", [0, 2, 3])
def test_what_the_shadow_can_add_is_counted_hand_by_hand(hand: int, twilight: int) -> None:
    cards: list[tuple[int, int]] = [
        (one.strength, one.cost) for one in PUMPS for _ in range(one.many)
    ]
    cards += [(0, 0)] * 3
    hands = list(combinations(cards, hand))
    counts: Counter[int] = Counter()
    for held in hands:
        played = product((0, 1), repeat=hand)
        counts[
            max(
                sum(card[0] for card, use in zip(held, choice, strict=True) if use)
                for choice in played
                if sum(c[1] for c, use in zip(held, choice, strict=True) if use) <= twilight
            )
        ] += 1
    wanted = {more: Fraction(n, len(hands)) for more, n in counts.items()}
    assert raised(PUMPS, len(cards), hand, twilight) == wanted


def test_of_two_cards_the_better_one_is_paid_for() -> None:
    assert strongest(PUMPS, (2, 1, 1), 2) == 5
    assert strongest(PUMPS, (2, 1, 0), 3) == 5


@pytest.mark.rule("TCG-14.15", "TCG-14.16", "TCG-14.17")
@pytest.mark.parametrize(
    ("ours", "theirs", "vitality", "damage", "factor", "wanted"),
    [
        (8, 7, 3, 1, 2, "won"),
        (8, 8, 3, 1, 2, "wounded"),
        (8, 8, 1, 1, 2, "killed"),
        (4, 8, 3, 1, 2, "overwhelmed"),
        (4, 8, 3, 1, 3, "wounded"),
        (0, 0, 3, 1, 2, "wounded"),
        (0, 1, 3, 1, 2, "overwhelmed"),
    ],
)
def test_what_becomes_of_the_character(
    ours: int, theirs: int, vitality: int, damage: int, factor: int, wanted: str
) -> None:
    assert outcome(ours, theirs, vitality, damage, factor) == wanted


def fight(**more: Any) -> Table:
    return table(
        phase="skirmish", fellowship=["4C49"], minions=["4C10"], site=5,
        skirmish=("4C49", "4C10"), hand=["4C42"], **more,
    )  # fmt: skip


@pytest.mark.parametrize("event", ["4C5", "4C7", "4U8"])
def test_a_position_tells_the_rest_and_the_cards_do_as_worked_out(event: str) -> None:
    """Two cards unseen, one of them makes a Dunland Man stronger."""
    t = fight(shadow_hand=[event], shadow_deck=["4C165"], twilight=9)
    found = solved("skirmish", t.state)
    (pump,) = pumps_among(t.scene, [event], [t.card("4C10")])
    assert found["raised"] == {"0": Fraction(1, 2), str(pump.strength): Fraction(1, 2)}
    before = t.strength("4C10")
    t.play(event)
    if t.matching(o.Number):
        t.do(t.options[-1])
    assert t.strength("4C10") == before + pump.strength


@pytest.mark.parametrize(
    ("problem", "told", "reason"),
    [
        ("draw", {"wanted": "Sauron"}, "card"),
        ("draw", {"wanted": "4C42", "deck": "sauron"}, "deck"),
        ("draw", {"wanted": "4C42"}, "missing"),
        ("draw", {"wanted": "61"}, "number"),
        ("draw", {"wanted": "4C10", "deck": "aragorn", "start": "4P365"}, "not-in-deck"),
        ("skirmish", {"strength": "8", "against": "7", "pumps": "many"}, "pumps"),
        ("skirmish", {"strength": "8", "against": "x"}, "number"),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_makes_no_sense_is_said(
    problem: str, told: Mapping[str, str], reason: str, language: str
) -> None:
    with pytest.raises(BadProblem) as bad:
        solved(problem, **told)
    assert bad.value.message.id == f"problem-{reason}"
    assert Words(language, GAME, strict=True).say(bad.value.message)


def test_pumps_are_written_as_people_do() -> None:
    assert read_pumps("3 +2 (1), 2x+3") == [Pump(3, 2, 1), Pump(2, 3, 0)]
