"""Events of Dunland."""

from typing import Any

import pytest

from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

ARAGORN, ORDULUS, ALDOR = "4C109", "4U80", "4R262"
BRIGAND, SAVAGE, WARRIOR, AXE, SARUMAN = "4C10", "4C17", "4C165", "4C26", "4R33"
ANGER, BURN, FURY, DEATH, CRY = "4C3", "4C5", "4C7", "4U8", "4C37"
RAVAGE, WAKE, RAID = "4R32", "4R35", "4R39"
SWORD, CHAIN, TALE = "4C134", "4C278", "4C50"


def fighting(event: str, *others: str, **more: Any) -> Table:
    setting: dict[str, Any] = {"site": 4, "twilight": FACES[event].cost, "fellowship": []} | more
    setting["fellowship"] = [ARAGORN, *setting["fellowship"]]
    return table(
        phase="skirmish", minions=[BRIGAND, WARRIOR, *others], skirmish=(ARAGORN, BRIGAND),
        shadow_hand=[event, AXE], **setting,
    )  # fmt: skip


@pytest.mark.card("4C3-1")
def test_anger_needs_three_minions_or_a_site() -> None:
    t = fighting(ANGER, SARUMAN)
    assert t.why(o.Play(ANGER)) == "TCG-10.5"
    t = fighting(ANGER, SARUMAN, SAVAGE).play(ANGER).choose(SAVAGE)
    assert t.keyword(SAVAGE, "fierce") == 1
    t = fighting(ANGER, control={1: 1}).play(ANGER)
    assert t.keyword(BRIGAND, "fierce") == 1
    assert t.discards(1) == (ANGER,)


@pytest.mark.card("4C3-1")
def test_anger_lasts_until_the_regroup_phase() -> None:
    t = fighting(ANGER, control={1: 1}, fellowship=["4C90"]).play(ANGER).resolve()
    assert t.board.fierce
    t.pass_all().assign("4C90", BRIGAND).resolve()
    assert t.phase == "regroup"
    assert not t.in_play(BRIGAND) or t.keyword(BRIGAND, "fierce") == 0


@pytest.mark.card("4C5-1", "4C7-1")
@pytest.mark.parametrize(
    ("event", "more", "bonus"),
    [
        (BURN, {}, 2),
        (BURN, {"control": {1: 1}}, 4),
        (BURN, {"control": {1: 2}, "seats": 3}, 2),
        (FURY, {}, 2),
        (FURY, {"site": 3}, 4),
        (FURY, {"site": 6}, 4),
    ],
)
def test_a_man_of_dunland_gets_stronger(event: str, more: dict[str, Any], bonus: int) -> None:
    t = fighting(event, SAVAGE, **more).play(event)
    assert not t.matching(o.Choose, card=WARRIOR)
    t.choose(BRIGAND)
    assert t.strength(BRIGAND) == 8 + bonus
    t.resolve()
    assert not t.in_play(BRIGAND) or t.strength(BRIGAND) == 8


@pytest.mark.card("4U8-1")
def test_death_to_the_strawheads_counts_the_companions_you_spot() -> None:
    t = fighting(DEATH, fellowship=[ORDULUS], support=[ALDOR]).play(DEATH)
    assert t.options == [o.Number(n) for n in range(4)]
    t.number(3)
    assert t.strength(BRIGAND) == 11
    assert t.twilight == 0


@pytest.mark.card("4U8-1")
def test_death_to_the_strawheads_costs_three() -> None:
    t = fighting(DEATH, twilight=2)
    assert t.why(o.Play(DEATH)) == "TCG-7.2"


def won(event: str, *others: str, **more: Any) -> Table:
    """A Savage has fought Aragorn and is about to win."""
    setting: dict[str, Any] = {"fellowship": [f"{ARAGORN}+{SWORD}+{CHAIN}", ORDULUS]} | more
    return table(
        phase="skirmish", minions=[SAVAGE, *others], skirmish=(ARAGORN, SAVAGE), site=4,
        shadow_hand=[event, AXE], twilight=1, **setting,
    )  # fmt: skip


@pytest.mark.card("4R32-1")
def test_ravage_the_defeated_takes_what_the_loser_bears() -> None:
    t = won(RAVAGE, fellowship=[f"{ARAGORN}+{SWORD}+{CHAIN}+4C212", "4C67+4U62"]).respond(RAVAGE)
    assert t.discards() == tuple(sorted((SWORD, CHAIN)))
    assert t.in_play("4U62")
    assert t.in_play("4C212")
    assert t.twilight == 0


@pytest.mark.card("4R32-1")
def test_ravage_the_defeated_is_for_your_own_men() -> None:
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=["2:4C17"], skirmish=(ARAGORN, SAVAGE),
        site=4, shadow_hand=[RAVAGE], twilight=5, seats=3,
    )  # fmt: skip
    assert not t.offers(RAVAGE)


@pytest.mark.card("4C37-1")
def test_a_war_cry_makes_the_winner_fierce_and_strong() -> None:
    t = won(CRY, BRIGAND).respond(CRY)
    assert (t.strength(SAVAGE), t.keyword(SAVAGE, "fierce")) == (15, 1)
    assert (t.strength(BRIGAND), t.keyword(BRIGAND, "fierce")) == (8, 0)
    assert t.discards(1) == (CRY,)


@pytest.mark.card("4C37-1")
def test_a_war_cry_may_help_the_man_of_another_shadow_player() -> None:
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=["2:4C17"], skirmish=(ARAGORN, SAVAGE),
        site=4, shadow_hand=[CRY, AXE], twilight=1, seats=3,
    )  # fmt: skip
    t.respond(CRY)
    assert t.strength(SAVAGE) == 15


@pytest.mark.card("4C37-1", "4R32-1")
@pytest.mark.parametrize("event", [CRY, RAVAGE])
def test_responses_wait_for_a_man_of_dunland_who_wins(event: str) -> None:
    t = table(
        phase="skirmish", fellowship=[ORDULUS], minions=[WARRIOR], skirmish=(ORDULUS, WARRIOR),
        site=5, shadow_hand=[event], twilight=5,
    )  # fmt: skip
    assert not t.offers(event)


@pytest.mark.card("4C37-1", "4R32-1")
@pytest.mark.parametrize("event", [CRY, RAVAGE])
def test_responses_cost_twilight(event: str) -> None:
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[SAVAGE], skirmish=(ARAGORN, SAVAGE),
        site=4, shadow_hand=[event], twilight=0,
    )  # fmt: skip
    assert not t.offers(event)


@pytest.mark.card("4R35-1")
def test_wake_of_destruction_makes_your_men_fierce() -> None:
    t = table(
        minions=[BRIGAND, SAVAGE, SARUMAN, "2:4C4"], site=5, seats=3, control={1: 1, 2: 1},
        shadow_hand=[WAKE, AXE], hand=["4C42"],
    )  # fmt: skip
    t.play(WAKE)
    assert [t.keyword(one, "fierce") for one in (BRIGAND, SAVAGE, SARUMAN, "4C4")] == [1, 1, 0, 0]


@pytest.mark.card("4R35-1")
@pytest.mark.parametrize("control", [{1: 1}, {1: 1, 2: 2}])
def test_wake_of_destruction_needs_two_sites(control: dict[int, int]) -> None:
    t = table(minions=[BRIGAND], site=5, seats=3, control=control, shadow_hand=[WAKE, AXE])
    assert t.why(o.Play(WAKE)) == "TCG-10.5"


@pytest.mark.card("4R39-1")
@pytest.mark.parametrize("loot", [SWORD, TALE])
def test_a_raid_of_three_destroys_a_possession_or_a_condition(loot: str) -> None:
    t = table(
        fellowship=[f"{ARAGORN}+{SWORD}"], support=[TALE], minions=[BRIGAND, SAVAGE, "4C4"],
        site=4, shadow_support=["4U27"], shadow_hand=[RAID, AXE], twilight=1,
    )  # fmt: skip
    t.play(RAID)
    assert not t.matching(o.Choose, card="4U27")
    t.choose(loot)
    assert t.discards() == (loot,)


@pytest.mark.card("4R39-1")
def test_two_men_and_saruman_are_no_raid() -> None:
    t = table(
        fellowship=[f"{ARAGORN}+{SWORD}"], minions=[BRIGAND, SAVAGE, SARUMAN], site=4,
        shadow_hand=[RAID, AXE], twilight=1,
    )  # fmt: skip
    assert t.why(o.Play(RAID)) == "TCG-10.5"
