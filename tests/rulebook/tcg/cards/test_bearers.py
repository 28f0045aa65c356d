"""Who bears which card of the Free Peoples, what it costs, and what it gives its bearer."""

from typing import Any

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, table

GIMLI, LEGOLAS, GANDALF, ARAGORN, FARAMIR = "4C49", "4C74", "4C90", "4C109", "4C117"
THEODEN, EOWYN, RIDER, GUMA, RANGER = "4C292", "4C270", "4C286", "4C277", "4C122"
FRODO, SAM, MERRY, TREEBEARD = "4C302", "4C316", "4C310", "4C104"


def row(card: str, bearer: str, wrong: str, cost: int, strength: int = 0, vitality: int = 0) -> Any:
    """A card, a character that may bear it, one that may not; its cost and what it gives."""
    return pytest.param(
        card, bearer, wrong, (cost, strength, vitality),
        marks=pytest.mark.card(f"{card}-1"), id=card,
    )  # fmt: skip


ROWS = [
    row("4R41", GIMLI, ARAGORN, 2, strength=2),
    row("4U62", LEGOLAS, ARAGORN, 1),
    row("4C64", LEGOLAS, ARAGORN, 1, strength=1),
    row("4R91", GANDALF, ARAGORN, 2, vitality=1),
    row("4R100", GANDALF, ARAGORN, 2, strength=2),
    row("4R111", FARAMIR, ARAGORN, 0, vitality=1),
    row("4C112", ARAGORN, RIDER, 1),
    row("4R118", FARAMIR, ARAGORN, 1),
    row("4R119", FARAMIR, ARAGORN, 0),
    row("4C131", FARAMIR, ARAGORN, 1),
    row("4U132", ARAGORN, FARAMIR, 1, strength=2),
    row("4C134", ARAGORN, RIDER, 1, strength=2),
    row("4U268", RIDER, ARAGORN, 1, strength=2),
    row("4R272", EOWYN, RIDER, 1, strength=3),
    row("4R274", RIDER, ARAGORN, 2),
    row("4C278", ARAGORN, LEGOLAS, 1),
    row("4U280", THEODEN, RIDER, 2, strength=2, vitality=1),
    row("4R284", GUMA, ARAGORN, 2),
    row("4C287", RIDER, ARAGORN, 1),
    row("4C288", RIDER, ARAGORN, 1, strength=2),
    row("4C291", RIDER, ARAGORN, 1, strength=2),
    row("4C298", SAM, MERRY, 1),
    row("4R303", FRODO, SAM, 2),
    row("4C306", MERRY, ARAGORN, 1, strength=2),
    row("4R317", FRODO, MERRY, 0),
]


@pytest.mark.parametrize(("card", "bearer", "wrong", "gives"), ROWS)
def test_a_card_goes_to_its_bearer_and_to_nobody_else(
    card: str, bearer: str, wrong: str, gives: tuple[int, int, int]
) -> None:
    both = [one for one in (bearer, wrong) if one != FRODO]
    t = table(phase="fellowship", fellowship=both, hand=[card, SPARE])
    cost, strength, vitality = gives
    before = (t.strength(bearer), t.vitality(bearer))
    assert not t.can_play(card, on=wrong)
    assert t.why(o.Play(card, str(t.card(wrong)))) == "TCG-12.1"
    t.play(card, on=bearer)
    assert t.card(card).on == t.id(bearer)
    assert t.twilight == cost
    assert (t.strength(bearer), t.vitality(bearer)) == (before[0] + strength, before[1] + vitality)
    assert t.hand() == (SPARE,)


@pytest.mark.parametrize(
    ("card", "bearer", "wrong", "spotted"),
    [
        pytest.param("4U63", ARAGORN, GUMA, [LEGOLAS], marks=pytest.mark.card("4U63-1")),
        pytest.param(
            "4R75", ARAGORN, GUMA, [LEGOLAS, "4C76", "4C76"], marks=pytest.mark.card("4R75-1")
        ),
        pytest.param("4R94", THEODEN, ARAGORN, [GANDALF], marks=pytest.mark.card("4R94-1")),
        pytest.param("4U263", LEGOLAS, GIMLI, [RIDER], marks=pytest.mark.card("4U263-1")),
        pytest.param("4C283", LEGOLAS, GIMLI, [RIDER], marks=pytest.mark.card("4C283-1")),
    ],
)
def test_some_need_a_friend_to_be_spotted_as_well(
    card: str, bearer: str, wrong: str, spotted: list[str]
) -> None:
    friends = list(dict.fromkeys([bearer, wrong]))
    missing = [one for one in spotted[1:] if one not in friends]
    without = table(phase="fellowship", fellowship=[*friends, *missing], hand=[card, SPARE])
    assert without.why(o.Play(card, str(without.card(bearer)))) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[*friends, *spotted], hand=[card, SPARE])
    assert not t.can_play(card, on=wrong)
    t.play(card, on=bearer)
    assert t.card(card).on == t.id(bearer)


@pytest.mark.card("4R107-1")
def test_windows_in_a_stone_wall_exerts_the_ent_that_bears_it() -> None:
    t = table(phase="fellowship", fellowship=[TREEBEARD, GANDALF], hand=["4R107", SPARE])
    assert not t.can_play("4R107", on=GANDALF)
    t.play("4R107", on=TREEBEARD)
    assert (t.card("4R107").on, t.wounds(TREEBEARD)) == (t.id(TREEBEARD), 1)
    t = table(phase="fellowship", fellowship=[f"{TREEBEARD}*3"], hand=["4R107", SPARE])
    assert t.why(o.Play("4R107", str(t.card(TREEBEARD)))) == "TCG-10.5"


@pytest.mark.card("4R300-1")
def test_a_hobbit_bears_one_escape_at_most() -> None:
    t = table(
        phase="fellowship", fellowship=[f"{MERRY}+4R300", "4C314", SAM], hand=["4R300", SPARE]
    )
    assert not t.can_play("4R300", on=MERRY)
    assert not t.can_play("4R300", on=SAM)
    t.play("4R300", on="4C314")
    assert (t.vitality(MERRY), t.vitality("4C314")) == (5, 5)


@pytest.mark.card("4U62-1", "4C278-1", "4R284-1")
def test_a_bearer_has_one_item_of_a_class() -> None:
    t = table(phase="fellowship", fellowship=[f"{RIDER}+4C278", LEGOLAS], hand=["4R284", SPARE])
    assert not t.can_play("4R284", on=RIDER)
    t = table(phase="fellowship", fellowship=[f"{LEGOLAS}+4U62"], hand=["4U62", SPARE])
    assert not t.can_play("4U62", on=LEGOLAS)


@pytest.mark.parametrize(
    ("card", "friend", "stranger"),
    [
        pytest.param(card, LEGOLAS, ARAGORN,
                     marks=pytest.mark.card(f"{card}-1"), id=card)
        for card in ("4R65", "4C67", "4C68", "4U80", "4U81", "4C85", "4U86")
    ]
    + [
        pytest.param(card, RANGER, ARAGORN, marks=pytest.mark.card(f"{card}-1"), id=card)
        for card in ("4U114", "4U127")
    ],
)  # fmt: skip
def test_some_companions_come_only_to_their_kin(card: str, friend: str, stranger: str) -> None:
    t = table(phase="fellowship", fellowship=[stranger], hand=[card, SPARE])
    assert not t.can_play(card)
    assert t.why(o.Play(card)) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[stranger, friend], hand=[card, SPARE])
    t.play(card)
    assert t.in_play(card)
    assert t.card(card).on == 0


@pytest.mark.card("4U60-1", "4R72-1", "4U77-1")
@pytest.mark.parametrize("card", ["4U60", "4R72", "4U77"])
def test_three_elves_are_spotted_for_these_conditions(card: str) -> None:
    two = table(phase="fellowship", fellowship=[LEGOLAS, "4C76"], hand=[card, SPARE])
    assert two.why(o.Play(card)) == "TCG-10.5"
    t = table(phase="fellowship", fellowship=[LEGOLAS, "4C76", "4C78"], hand=[card, SPARE])
    t.play(card)
    assert (t.in_play(card), t.card(card).on, t.twilight) == (True, 0, 1)
