"""Men of Dunland, and what they do when they win a skirmish."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

ARAGORN, ORDULUS, TREEBEARD, RIDER = "4C109", "4U80", "4C104", "4C286"
BRIGAND, SAVAGE, AXE, SARUMAN, WULF = "4C10", "4C17", "4C26", "4R33", "4R40"
SWORD, BOW, CHAIN = "4C134", "4U62", "4C278"


def winning(minion: str, *others: str, fellowship: tuple[str, ...] = (), **more: Any) -> Table:
    """A table where this minion is about to win, without overwhelming anybody."""
    who = ORDULUS if FACES[minion.partition("+")[0]].strength < 10 else ARAGORN
    setting: dict[str, Any] = {"site": 4, "shadow_hand": [AXE]} | more
    return table(
        phase="skirmish", fellowship=[who, *fellowship], minions=[minion, *others],
        skirmish=(who, minion.partition("+")[0]), **setting,
    )  # fmt: skip


WHEN_IT_WINS = ["4C4", "4U9", "4U11", "4C12", "4U13", "4C14", "4C16", "4U24", "4C25", "4U38"]


@pytest.mark.parametrize("minion", WHEN_IT_WINS)
def test_who_loses_gets_nothing(minion: str) -> None:
    """Treebeard at home is stronger than each of them."""
    t = table(
        phase="skirmish", fellowship=[TREEBEARD], minions=[minion, SAVAGE], site=8,
        skirmish=(TREEBEARD, minion), control={1: 1}, shadow_hand=[BRIGAND], twilight=9,
    )  # fmt: skip
    assert not t.offers(minion)


@pytest.mark.card("4C4-1")
def test_band_of_wild_men_become_fierce() -> None:
    t = winning("4C4").react("4C4")
    assert t.keyword("4C4", "fierce") == 1
    assert t.phase == "assignment"
    t.pass_all().assign(ARAGORN, "4C4").resolve()
    assert t.phase == "regroup"
    assert t.keyword("4C4", "fierce") == 0


@pytest.mark.card("4C4-1")
def test_band_of_wild_men_need_not_become_fierce() -> None:
    t = winning("4C4").resolve()
    assert t.phase == "regroup"
    assert t.keyword("4C4", "fierce") == 0


@pytest.mark.card("4C12-1", "4C16-1")
@pytest.mark.parametrize("minion", ["4C12", "4C16"])
def test_madman_and_robber_become_stronger_each_time(minion: str) -> None:
    t = table(
        phase="skirmish", fellowship=[ORDULUS, "4C109+4C278"], minions=[minion], site=4,
        skirmish=(ORDULUS, minion), shadow_hand=[AXE],
    )  # fmt: skip
    before = t.strength(minion)
    t.react(minion)
    assert (t.strength(minion), t.keyword(minion, "fierce")) == (before + 2, 1)
    t.pass_all().assign(ARAGORN, minion).react(minion)
    assert t.happened(events.SkirmishWon)[-1].strength == before + 2
    t.resolve()
    assert (t.strength(minion), t.keyword(minion, "fierce")) == (before, 0)


REINFORCED = ["4U9", "4R23", "4U38"]


@pytest.mark.card("4U9-1", "4R23-1", "4U38-1")
@pytest.mark.parametrize("minion", REINFORCED)
def test_a_winner_calls_a_fierce_man_from_hand(minion: str) -> None:
    t = winning(minion, shadow_hand=[SAVAGE, AXE], twilight=2).react(minion)
    t.choose(SAVAGE)
    assert t.in_play(SAVAGE)
    assert t.twilight == 0
    assert (t.keyword(SAVAGE, "fierce"), t.keyword(SAVAGE, "damage")) == (1, 1)
    assert t.hand(1) == (AXE,)
    assert t.board.fierce_set == (t.id(SAVAGE),)


@pytest.mark.card("4U9-1", "4R23-1", "4U38-1")
@pytest.mark.parametrize("minion", REINFORCED)
@pytest.mark.parametrize(("hand", "pool"), [(SAVAGE, 1), (AXE, 9), (SARUMAN, 9)])
def test_a_winner_calls_nobody_it_cannot(minion: str, hand: str, pool: int) -> None:
    """A card that is no Man of Dunland, or one there is no twilight for."""
    t = winning(minion, shadow_hand=[hand], twilight=pool)
    assert not t.offers(minion)


@pytest.mark.parametrize("hand", [BRIGAND, AXE])
@pytest.mark.rule("TIM-8.1")
def test_whether_a_winner_can_call_somebody_is_not_told(hand: str) -> None:
    """The Shadow player is asked with any card in hand; no response event can be paid for."""
    t = winning("4U9", shadow_hand=[hand], twilight=0).pass_()
    assert t.happened(events.SkirmishWon)
    assert t.asked == 1
    assert t.phase == "skirmish"


STACKED = ["4U11", "4U24"]


@pytest.mark.card("4U11-1", "4U24-1")
@pytest.mark.parametrize("minion", STACKED)
def test_a_winner_goes_to_a_site_you_control(minion: str) -> None:
    t = winning(f"{minion}+{AXE}", control={1: 1, 2: 1}).react(minion)
    t.choose("4U334")
    assert t.stacked("4U334") == [minion]
    assert not t.in_play(minion)
    assert t.discards(1) == (AXE,)
    t = winning(minion, control={1: 1}).react(minion)
    assert t.stacked("4U323") == [minion]


@pytest.mark.card("4U11-1", "4U24-1")
@pytest.mark.parametrize("minion", STACKED)
@pytest.mark.parametrize("control", [{}, {1: 2}])
def test_nobody_goes_to_a_site_another_controls(minion: str, control: dict[int, int]) -> None:
    assert not winning(minion, control=control, seats=3).offers(minion)


@pytest.mark.card("4U11-2", "4U24-2")
@pytest.mark.parametrize("minion", STACKED)
@pytest.mark.parametrize(("site", "penalty"), [(4, 0), (2, 2)])
def test_a_stacked_man_is_played_for_less(minion: str, site: int, penalty: int) -> None:
    cost = FACES[minion].cost - 2 + penalty
    here: dict[str, Any] = {
        "phase": "shadow",
        "site": site,
        "control": {1: 1},
        "stacked": {1: [minion]},
    }
    t = table(**here, twilight=cost, shadow_hand=[AXE])
    t.unstack(minion, "4U323")
    assert t.in_play(minion)
    assert t.twilight == 0
    assert t.roaming(minion) == bool(penalty)
    assert not t.board.stacks
    t = table(**here, twilight=cost - 1, shadow_hand=[AXE])
    assert not t.offers(minion)


@pytest.mark.card("4U11-2", "4U24-2")
@pytest.mark.parametrize("minion", STACKED)
def test_a_man_stacked_on_a_free_site_stays_there(minion: str) -> None:
    t = table(phase="shadow", site=4, stacked={1: [minion]}, twilight=9, shadow_hand=[AXE])
    stacked = o.UseStacked(minion, str(t.card("4U323")), f"{minion}-2")
    assert t.why(stacked) == "TCG-10.5"
    assert not t.offers(minion)


@pytest.mark.card("4U13-1")
def test_the_pillager_takes_a_possession() -> None:
    t = winning("4U13", f"{BRIGAND}+{AXE}", fellowship=(f"{ARAGORN}+{SWORD}+{CHAIN}",))
    t.react("4U13")
    assert t.offered == {SWORD, CHAIN}
    t.choose(SWORD)
    assert t.discards() == (SWORD,)
    assert t.in_play(CHAIN)


@pytest.mark.card("4U13-1")
def test_the_pillager_takes_two_of_a_great_company() -> None:
    company = (f"{ARAGORN}+{SWORD}+{CHAIN}", f"4C67+{BOW}", "4C68", "4C71")
    t = winning("4U13", fellowship=company).react("4U13").choose(SWORD).choose(BOW)
    assert t.discards() == tuple(sorted((SWORD, BOW)))
    assert t.in_play(CHAIN)
    t = winning("4U13", fellowship=company[:3]).react("4U13").choose(SWORD)
    assert t.discards() == (SWORD,)
    assert t.in_play(BOW)


@pytest.mark.card("4C14-1", "4C25-1")
@pytest.mark.parametrize("minion", ["4C14", "4C25"])
def test_a_winner_with_a_friend_takes_a_site(minion: str) -> None:
    t = winning(minion, BRIGAND).react(minion)
    assert t.controls() == [1]
    assert not winning(minion).offers(minion)


@pytest.mark.card("4C14-1", "4C25-1")
def test_saruman_is_a_dunland_minion_but_no_man() -> None:
    assert winning("4C25", SARUMAN).offers("4C25")
    assert not winning("4C14", SARUMAN).offers("4C14")


@pytest.mark.card("4C14-1")
def test_without_a_site_behind_all_fellowships_nothing_is_taken() -> None:
    """TCG-15.3: the text may be used and does nothing."""
    t = winning("4C14", BRIGAND, markers=(4, 1)).react("4C14")
    assert t.controls() == []


@pytest.mark.card("4R40-1")
def test_wulf_exerts_when_another_man_wins() -> None:
    t = winning("4C12", WULF).react(WULF)
    assert t.wounds(WULF) == 1
    assert t.controls() == [1]
    assert not t.can_react(WULF)


@pytest.mark.card("4R40-1")
def test_wulf_does_nothing_for_himself_nor_exhausted() -> None:
    assert not winning(WULF, BRIGAND).offers(WULF)
    assert not winning("4C12", f"{WULF}*1").offers(WULF)


@pytest.mark.card("4U36-1", "4C26-1")
@pytest.mark.parametrize("weapon", [AXE, "4U36"])
def test_dunland_weapons_are_for_dunland_men(weapon: str) -> None:
    t = table(
        phase="shadow", minions=[BRIGAND, SARUMAN, "4C165", "4C222"], site=5, twilight=5,
        shadow_hand=[weapon, "4C3"],
    )  # fmt: skip
    for wrong in (SARUMAN, "4C165", "4C222"):
        assert not t.can_play(weapon, on=wrong)
        assert t.why(o.Play(weapon, str(t.card(wrong)))) == "TCG-12.1"
    before = t.strength(BRIGAND)
    t.play(weapon, on=BRIGAND)
    assert t.strength(BRIGAND) == before + FACES[weapon].strength


@pytest.mark.card("4U36-1", "4C26-1")
def test_a_man_has_one_hand_weapon_and_no_strangers() -> None:
    t = table(
        phase="shadow", minions=[f"{BRIGAND}+{AXE}", "2:4C17"], site=5, twilight=5, seats=3,
        shadow_hand=["4U36"],
    )  # fmt: skip
    assert not t.offers("4U36")


@pytest.mark.card("4U36-2")
def test_who_wins_with_a_war_club_breaks_two_possessions() -> None:
    t = winning("4C12+4U36", fellowship=(f"{ARAGORN}+{SWORD}+{CHAIN}", f"4C67+{BOW}"))
    t.react("4U36")
    assert t.offered == {SWORD, CHAIN, BOW}
    t.choose(SWORD).choose(BOW)
    assert t.discards() == tuple(sorted((SWORD, BOW)))
    assert t.in_play(CHAIN)
    assert not winning("4C12", "4C10+4U36", fellowship=(f"{ARAGORN}+{SWORD}",)).offers("4U36")
