"""Easterlings, who thrive on burdens."""

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

FRODO, ARAGORN, ORDULUS, SAM = "4C302", "4C109", "4U80", "4C316"
AXEMAN, WARRIOR, SPARE = "4C224", "4C222", "4C26"
CAPTAIN, SKIRMISHER, GUARD, LIEUTENANT = "4R225", "4R229", "4C226", "4C228"


@pytest.mark.card("4C224-1", "4C227-1", "4U230-1")
@pytest.mark.parametrize(
    ("minion", "burdens", "strength", "fierce", "damage"),
    [
        (AXEMAN, 1, 0, 0, 0), (AXEMAN, 2, 3, 1, 0),
        ("4C227", 2, 0, 0, 0), ("4C227", 3, 0, 1, 1),
        ("4U230", 2, 0, 0, 0), ("4U230", 3, 0, 1, 1),
    ],
)  # fmt: skip
def test_burdens_make_easterlings_worse(
    minion: str, burdens: int, strength: int, fierce: int, damage: int
) -> None:
    t = table(minions=[minion], site=4, burdens=burdens, shadow_hand=[SPARE])
    assert t.strength(minion) == FACES[minion].strength + strength
    assert t.keyword(minion, "fierce") == fierce
    assert t.keyword(minion, "damage") == damage


@pytest.mark.card("4R225-1", "4R225-2", "4R225-3")
@pytest.mark.parametrize(
    ("burdens", "texts"), [(1, []), (2, [1]), (3, [1]), (4, [1, 2]), (5, [1, 2]), (6, [1, 2, 3])]
)
def test_the_captain_drives_his_men_with_burdens(burdens: int, texts: list[int]) -> None:
    def fight() -> Table:
        return table(
            phase="skirmish", fellowship=[ARAGORN], minions=[AXEMAN, CAPTAIN, WARRIOR], site=4,
            skirmish=(ARAGORN, AXEMAN), burdens=burdens, twilight=2, shadow_hand=[SPARE],
        )  # fmt: skip

    for text in (1, 2, 3):
        t = fight()
        if text not in texts:
            assert t.why(o.Use(str(t.card(CAPTAIN)), f"{CAPTAIN}-{text}")) == "TCG-10.5"
            continue
        before = t.strength(AXEMAN)
        t.use(CAPTAIN, text)
        assert not t.matching(o.Choose, card=WARRIOR)
        t.choose(AXEMAN)
        assert t.strength(AXEMAN) == before + text + 1
        assert t.twilight == 0
        assert not t.offers(CAPTAIN)


STINGING = [GUARD, LIEUTENANT]


@pytest.mark.card("4C226-1", "4C228-1")
@pytest.mark.parametrize("minion", STINGING)
@pytest.mark.parametrize("by", ["free", "shadow"])
def test_whoever_assigns_an_easterling_it_may_add_a_burden(minion: str, by: str) -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], minions=[minion], site=4, shadow_hand=[SPARE]
    )
    t.pass_all()
    if by == "shadow":
        t.answer(o.Done)
    t.assign(ORDULUS, minion).react(minion)
    assert (t.burdens, t.wounds(minion)) == (1, 1)


@pytest.mark.card("4C226-1", "4C228-1")
@pytest.mark.parametrize("minion", STINGING)
def test_an_easterling_adds_no_burden_for_the_ring_bound_nor_exhausted(minion: str) -> None:
    def meets(who: str, wounds: str = "") -> Table:
        t = table(
            phase="assignment", fellowship=[ORDULUS, SAM], minions=[f"{minion}{wounds}"], site=4,
            shadow_hand=[SPARE],
        )  # fmt: skip
        return t.pass_all().assign(who, minion)

    assert meets(ORDULUS).can_react(minion)
    assert not meets(SAM).can_react(minion)
    assert not meets(FRODO).can_react(minion)
    assert not meets(ORDULUS, "*1").can_react(minion)


@pytest.mark.card("4C226-1")
def test_sam_may_take_the_burden_away() -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS, SAM], minions=[GUARD], site=4,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all().assign(ORDULUS, GUARD).react(GUARD).react(SAM)
    assert t.burdens == 0
    assert t.wounds(GUARD) == 1


@pytest.mark.card("4R229-1")
@pytest.mark.parametrize(("burdens", "more"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_the_skirmisher_brings_twilight_for_burdens(burdens: int, more: int) -> None:
    t = table(
        phase="shadow", minions=[AXEMAN], site=4, burdens=burdens, twilight=1,
        shadow_hand=[SKIRMISHER, SPARE],
    )  # fmt: skip
    t.play(SKIRMISHER).react(SKIRMISHER)
    assert t.twilight == more


@pytest.mark.card("4R229-1")
def test_the_skirmisher_needs_another_easterling_and_may_decline() -> None:
    def play(friend: str) -> Table:
        t = table(
            phase="shadow", minions=[friend], site=4, burdens=3, twilight=1,
            shadow_hand=[SKIRMISHER, SPARE],
        )  # fmt: skip
        return t.play(SKIRMISHER)

    assert not play(WARRIOR).can_react(SKIRMISHER)
    assert play(AXEMAN).pass_().twilight == 0
