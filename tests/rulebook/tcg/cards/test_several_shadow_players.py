"""Shadow cards at a table of three and four: whose minions, whose sites, who is asked."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, table

FRODO, ARAGORN, ORDULUS, LEGOLAS, MERRY = "4C302", "4C109", "4U80", "4C74", "4C310"
BRIGAND, SAVAGE, URUK, RUNNER, SOUTHRON = "4C10", "4C17", "4C165", "4C193", "4C221"
GRIMA, AMBUSHER = "4C153", "4C258"


def three(**more: Any) -> Table:
    """Seats 1 and 2 are Shadow; 2 sits to the right of the Free Peoples player."""
    setting: dict[str, Any] = {"seats": 3, "site": 5, "shadow_hand": [SPARE]}
    return table(**(setting | more))


def turn_of(t: Table, seat: int) -> Table:
    """The others pass until this player is asked."""
    for _ in range(3):
        if t.asked == seat:
            break
        t.pass_()
    assert t.asked == seat
    return t


@pytest.mark.card("4R139-1", "4R140-1", "4U143-1")
@pytest.mark.rule("TCG-5.6")
def test_another_shadow_players_minion_may_exert_for_a_card() -> None:
    t = three(
        phase="shadow", fellowship=[ARAGORN], minions=[f"2:{GRIMA}"], shadow_hand=["4R139", SPARE]
    )
    t.play("4R139", on=ARAGORN)
    assert t.wounds(GRIMA) == 1
    t = three(
        phase="maneuver", minions=[URUK, "2:4C192"], shadow_hand=["4R140", SPARE], twilight=5,
        dead=[MERRY],
    )  # fmt: skip
    t.play("4R140")
    assert (t.wounds(URUK), t.wounds("4C192"), t.burdens) == (1, 1, 1)
    t = three(
        phase="assignment", fellowship=[MERRY], minions=[f"2:{RUNNER}"],
        shadow_hand=["4U143", SPARE],
    )  # fmt: skip
    t.play("4U143")
    assert [(bout.who, bout.minions) for bout in t.board.assigned] == [
        (t.id(MERRY), (t.id(RUNNER),))
    ]


@pytest.mark.rule("TCG-2.8", "TCG-5.6")
def test_nobody_uses_the_text_of_anothers_minion() -> None:
    t = turn_of(three(phase="maneuver", minions=["2:4U253", URUK], control={1: 2}), 2)
    t.use("4U253")
    assert t.twilight == 2
    turn_of(t, 1)
    assert t.why(o.Use(str(t.card("4U253")), "4U253-1")) == "TCG-2.8"


@pytest.mark.card("4U148-2", "4U34-2")
@pytest.mark.rule("TCG-2.9")
@pytest.mark.parametrize(("condition", "minion"), [("4U148", URUK), ("4U34", BRIGAND)])
def test_of_a_unique_condition_the_first_copy_works(condition: str, minion: str) -> None:
    t = three(
        phase="skirmish", fellowship=[ORDULUS], minions=[minion], skirmish=(ORDULUS, minion),
        shadow_support=[f"1:{condition}", f"2:{condition}"],
    )  # fmt: skip
    for _ in range(9):
        if t.phase != "skirmish":
            break
        ways = t.matching(o.React) or t.matching(o.First) or t.matching(o.TakeLoss)
        t.do(ways[0] if ways else o.Pass())
    tokens = {one.owner: t.scene.tokens.get(one.id, 0) for one in t.all(condition)}
    assert tokens == {1: 0, 2: 1}


@pytest.mark.card("4C258-ambush")
@pytest.mark.rule("TCG-19.1")
def test_who_owns_the_ambush_is_asked() -> None:
    t = three(phase="assignment", fellowship=[ORDULUS, ARAGORN], minions=[f"2:{AMBUSHER}", BRIGAND])
    t.pass_all().assign(ORDULUS, AMBUSHER).answer(o.Done)
    assert t.asked == 2
    t.react(AMBUSHER)
    assert t.twilight == 1


@pytest.mark.rule("TCG-14.9")
def test_each_shadow_player_assigns_his_own_minions_from_the_right() -> None:
    t = three(phase="assignment", fellowship=[ORDULUS], minions=[URUK, f"2:{BRIGAND}"])
    t.pass_all().answer(o.Done)
    assert t.asked == 2
    assert not t.matching(o.Assign, minion=URUK)
    t.assign(FRODO, BRIGAND)
    assert t.asked == 1
    t.assign(FRODO, URUK)
    assert t.board.skirmish.minions == (t.id(BRIGAND), t.id(URUK))


@pytest.mark.rule("TCG-14.4")
def test_arrows_hit_the_minions_of_the_player_who_is_named() -> None:
    t = three(phase="fire", fellowship=[LEGOLAS], minions=[URUK, f"2:{RUNNER}"])
    assert t.asked == 0
    t.answer(o.Name, seat=2)
    assert (t.wounds(RUNNER), t.wounds(URUK)) == (1, 0)


@pytest.mark.card("4U170-2")
def test_ranks_without_number_come_from_the_owners_pile() -> None:
    t = three(
        phase="assignment", support=["4R262"], minions=[URUK], site=6, twilight=9,
        shadow_support=["2:4U170"], shadow_discard=["4C192"],
    )  # fmt: skip
    t.pass_all().assign("4R262", URUK)
    assert not t.in_play("4C192")
    assert not t.matching(o.React)


@pytest.mark.card("4R166-2")
def test_the_palantir_looks_at_any_of_three_decks() -> None:
    t = three(
        phase="shadow", minions=[URUK], twilight=2, shadow_support=["4R166"], deck=["4C42"],
        shadow_deck=[BRIGAND],
    )  # fmt: skip
    t.use("4R166")
    assert t.options == [o.Name(0), o.Name(1), o.Name(2)]


@pytest.mark.card("4R246-1")
def test_the_assassin_watches_the_southrons_of_all() -> None:
    t = three(
        phase="skirmish", fellowship=[ORDULUS], minions=["4R246", f"2:{SOUTHRON}"], twilight=1,
        skirmish=(ORDULUS, SOUTHRON), ring="4R1",
    )  # fmt: skip
    t.react("4R246")
    assert (t.wounds(FRODO), t.twilight) == (1, 0)


@pytest.mark.card("4U27-2", "4R40-1")
def test_a_victory_of_anothers_man_helps_all() -> None:
    t = three(
        phase="skirmish", fellowship=["4R269"], minions=[f"2:{BRIGAND}", "4R40"],
        skirmish=("4R269", BRIGAND), shadow_support=["4U27"],
    )  # fmt: skip
    t.react("4U27")
    assert t.strength(BRIGAND) == 10
    t.react("4R40")
    assert t.controls(1) == [1]


@pytest.mark.rule("TCG-15.1")
def test_sites_are_taken_in_order_whoever_takes_them() -> None:
    t = three(phase="regroup", minions=["4U250", "2:4U217"], twilight=5, control={1: 2})
    turn_of(t, 2).use("4U217")
    assert (t.controls(2), t.controls(1)) == ([1, 2], [])
    turn_of(t, 1).use("4U250")
    assert (t.controls(2), t.controls(1)) == ([1, 2], [3])


@pytest.mark.card("4C3-1", "4C5-1")
def test_the_site_of_another_shadow_player_is_not_yours() -> None:
    t = three(
        phase="skirmish", fellowship=[ARAGORN], minions=[BRIGAND], control={1: 2},
        skirmish=(ARAGORN, BRIGAND), shadow_hand=["4C3", "4C5"],
    )  # fmt: skip
    turn_of(t, 1)
    assert t.why(o.Play("4C3")) == "TCG-10.5"
    assert t.play("4C5").strength(BRIGAND) == 10


@pytest.mark.rule("TCG-13.4")
def test_a_unique_minion_is_in_play_once_among_all() -> None:
    t = three(phase="shadow", minions=["2:4R40"], twilight=9, shadow_hand=["4R40", SPARE])
    assert t.why(o.Play("4R40")) == "TCG-13.1"


@pytest.mark.card("4U362-1")
def test_four_players_three_of_them_in_the_library() -> None:
    t = table(
        phase="move", site=9, sites={8: "4U358", 9: "4U362"}, markers=(8, 1, 1, 1), seats=4,
        fellowship=["4C286"] * 4, shadow_deck=[BRIGAND] * 3, shadow_hand=[SPARE],
    )  # fmt: skip
    asked = []
    while t.matching(o.Yes):
        asked.append(t.asked)
        t.yes()
    assert asked == [3, 2, 1]
    assert {one.seat for one in t.happened(events.Drew)} == {1}
