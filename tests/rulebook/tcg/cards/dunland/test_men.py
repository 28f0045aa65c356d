"""Minions of Dunland: what they do without winning a skirmish."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, Table, table

ARAGORN, ORDULUS, LEGOLAS, EOTHAIN, ALDOR, TREEBEARD = (
    "4C109", "4U80", "4C74", "4R269", "4R262", "4C104"
)  # fmt: skip
FRODO = "4C302"
BRIGAND, SAVAGE, AXE, SARUMAN, BOWMEN = "4C10", "4C17", "4C26", "4R33", "4C183"
CHIEF, BAND, HORDE = "4R20", "4C21", "4R22"


@pytest.mark.card("4C15-1")
def test_the_ravager_hates_the_men_of_rohan() -> None:
    def strength(who: str) -> int:
        t = table(
            phase="skirmish", fellowship=[who], minions=["4C15"], skirmish=(who, "4C15"), site=4,
            shadow_hand=[AXE],
        )  # fmt: skip
        return t.strength("4C15")

    assert strength(EOTHAIN) == 7
    assert strength(ARAGORN) == 5
    t = table(fellowship=[EOTHAIN], minions=["4C15"], site=4, shadow_hand=[AXE])
    assert t.strength("4C15") == 5


RAIDERS = ["4C15", "4C18"]


def text_of(minion: str) -> int:
    return len(FACES[minion].text)


@pytest.mark.card("4C15-2", "4C18-1")
@pytest.mark.parametrize("minion", RAIDERS)
def test_an_ally_far_from_home_is_made_to_fight(minion: str) -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], support=[ALDOR], minions=[minion, BRIGAND],
        site=4, shadow_hand=[AXE],
    )  # fmt: skip
    t.use(minion)
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(ALDOR), (t.id(minion),))
    ]
    t.pass_all()
    assert t.matching(o.Assign, who=ORDULUS, minion=BRIGAND)
    assert not t.matching(o.Assign, who=ALDOR)
    t.answer(o.Done)
    assert t.asked == 1
    assert t.matching(o.Assign, who=ALDOR, minion=BRIGAND)


@pytest.mark.card("4C15-2", "4C18-1")
@pytest.mark.parametrize("minion", RAIDERS)
def test_whoever_is_taken_to_fight_still_may_in_the_fierce_round(minion: str) -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], support=[f"{ALDOR}+4C278"],
        minions=[minion, "4C193"], site=5, shadow_hand=[AXE],
    )  # fmt: skip
    t.use(minion).pass_all()
    t.answer(o.Done).answer(o.Done).resolve()
    assert t.board.fierce
    t.pass_all()
    assert t.matching(o.Assign, who=ALDOR, minion="4C193") or t.dead == (ALDOR,)


@pytest.mark.card("4C15-2", "4C18-1")
@pytest.mark.parametrize("minion", RAIDERS)
def test_without_an_ally_there_is_nobody_to_raid(minion: str) -> None:
    t = table(
        phase="assignment", fellowship=[ORDULUS], minions=[minion], site=4, shadow_hand=[AXE],
        hand=["4C42"],
    )  # fmt: skip
    use = o.Use(str(t.card(minion)), f"{minion}-{text_of(minion)}")
    t.pass_()
    assert t.why(use) == "TCG-10.5"


@pytest.mark.card("4C15-2", "4C18-1")
@pytest.mark.rule("TCG-19.8")
@pytest.mark.parametrize("minion", RAIDERS)
def test_an_unhasty_ally_is_not_made_to_fight_by_dunland(minion: str) -> None:
    t = table(phase="assignment", support=[TREEBEARD], minions=[minion], site=4, shadow_hand=[AXE])
    t.use(minion)
    assert not t.board.assigned


@pytest.mark.card("4C18-1")
def test_an_ally_or_a_minion_that_is_assigned_already_is_left_alone() -> None:
    t = table(
        phase="assignment", support=[ALDOR], minions=["4C18", "4C18"], site=4, shadow_hand=[AXE]
    )
    t.use("4C18").use("4C18#2")
    assert [len(bout.minions) for bout in t.board.assigned] == [1]


@pytest.mark.card("4R20-1")
def test_the_hill_chief_draws_for_a_controlled_site() -> None:
    t = table(
        phase="shadow", minions=[CHIEF], site=4, control={1: 1}, shadow_deck=[BRIGAND] * 5,
        shadow_hand=[AXE],
    )  # fmt: skip
    t.use(CHIEF)
    assert t.hand(1) == tuple(sorted((AXE, BRIGAND, BRIGAND, BRIGAND)))
    assert t.wounds(CHIEF) == 1
    assert t.why(o.Use(str(t.card(CHIEF)), f"{CHIEF}-1")) == "TCG-10.5"


@pytest.mark.card("4R20-1")
@pytest.mark.parametrize("control", [{}, {1: 2}])
def test_the_hill_chief_needs_a_site_of_his_own_player(control: dict[int, int]) -> None:
    t = table(phase="shadow", minions=[CHIEF], site=4, control=control, seats=3, shadow_hand=[AXE])
    assert t.why(o.Use(str(t.card(CHIEF)), f"{CHIEF}-1")) == "TCG-10.5"


def moving_on(*minions: str, **more: Any) -> Table:
    """The fellowship moves a second time, with minions in play."""
    setting: dict[str, Any] = {"site": 3, "fellowship": [ORDULUS]} | more
    return table(phase="moved-again", minions=list(minions), shadow_hand=[AXE], **setting)


@pytest.mark.card("4C21-1")
def test_the_hillman_band_takes_a_site_behind_a_moving_fellowship() -> None:
    """TCG-8.3: while the fellowship moves, its marker still lies on the site it leaves."""
    t = moving_on(BAND, BRIGAND, site=2).react(BAND)
    assert t.controls() == [1]
    t = moving_on(BAND, BRIGAND, site=1).react(BAND)
    assert t.controls() == []


@pytest.mark.card("4C21-1")
def test_the_hillman_band_needs_a_friend_and_may_stay_its_hand() -> None:
    assert not moving_on(BAND).can_react(BAND)
    t = moving_on(BAND, SARUMAN).choose(ORDULUS)  # Saruman makes a companion exert
    assert not t.offers(BAND)
    t = moving_on(BAND, BRIGAND).pass_()
    assert t.controls() == []
    assert t.site == 4


@pytest.mark.card("4R22-1")
@pytest.mark.parametrize(("sites", "phase"), [(1, "archery"), (2, "assignment")])
def test_with_two_sites_the_horde_skips_archery(sites: int, phase: str) -> None:
    t = table(
        phase="maneuver", fellowship=[LEGOLAS], minions=[HORDE], site=6, shadow_hand=[AXE],
        control=dict.fromkeys(range(1, sites + 1), 1),
    )  # fmt: skip
    t.pass_all()
    assert t.phase == phase
    assert bool(t.happened(events.Totals)) is False


@pytest.mark.card("4R22-2", "4R22-3")
@pytest.mark.parametrize(("sites", "fierce", "damage"), [(2, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_with_more_sites_the_horde_makes_the_men_worse(
    sites: int, fierce: int, damage: int
) -> None:
    t = table(
        minions=[HORDE, BRIGAND, SARUMAN, "2:4C17"], site=6, shadow_hand=[AXE], seats=3,
        control=dict.fromkeys(range(1, sites + 1), 1),
    )  # fmt: skip
    for man in (HORDE, BRIGAND):
        assert (t.keyword(man, "fierce"), t.keyword(man, "damage")) == (fierce, damage)
    for other in (SARUMAN, SAVAGE):
        assert (t.keyword(other, "fierce"), t.keyword(other, "damage")) == (0, 0)


@pytest.mark.card("4R33-1")
def test_saruman_may_not_be_assigned() -> None:
    t = table(phase="assignment", fellowship=[ORDULUS], minions=[SARUMAN, BRIGAND], site=4)
    assert t.matching(o.Assign, minion=BRIGAND)
    assert not t.matching(o.Assign, minion=SARUMAN)
    wrong = o.Assign(str(t.card(ORDULUS)), str(t.card(SARUMAN)))
    assert t.why(wrong) == "TCG-14.9"


@pytest.mark.card("4R33-2")
def test_a_moving_fellowship_exerts_for_each_man_of_saruman() -> None:
    t = moving_on(SARUMAN, BRIGAND, SAVAGE, "4C165", "4C222")
    assert t.asked == 0
    t.choose(FRODO).choose(FRODO)
    assert (t.wounds(FRODO), t.wounds(ORDULUS)) == (2, 0)
    assert t.site == 4


@pytest.mark.card("4R33-2")
def test_no_exhausted_companion_is_chosen_for_saruman() -> None:
    """TCG-10.7: as much as possible, and by whom it is possible."""
    t = moving_on(SARUMAN, BRIGAND, SAVAGE, ring_bearer=f"{FRODO}*3", fellowship=[ORDULUS])
    assert t.wounds(ORDULUS) == 1
    assert t.wounds(FRODO) == 3
    assert t.site == 4


@pytest.mark.card("4R33-2")
def test_saruman_without_men_frightens_nobody() -> None:
    t = moving_on(SARUMAN, "4C165")
    assert t.wounds(FRODO) == t.wounds(ORDULUS) == 0


@pytest.mark.card("4R33-3")
def test_saruman_exerts_for_a_man_in_a_skirmish() -> None:
    t = table(
        phase="skirmish", fellowship=[ARAGORN], minions=[BRIGAND, SARUMAN, "4C165"], site=4,
        skirmish=(ARAGORN, BRIGAND), shadow_hand=[AXE],
    )  # fmt: skip
    t.use(SARUMAN)
    assert t.strength(BRIGAND) == 10
    assert t.wounds(SARUMAN) == 1
    t.use(SARUMAN).use(SARUMAN)
    assert not t.can_use(SARUMAN)
    t.resolve()
    assert t.strength(BRIGAND) == 8
