"""Sites: who may use them and when, and what other rules say about it."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.cards.sites.places import arriving, at
from tests.rulebook.tcg.tabletop import FACES, SPARE, Table

FRODO, ARAGORN, ORDULUS, GIMLI, LEGOLAS, RIDER, GANDALF = (
    "4C302", "4C109", "4U80", "4C49", "4C74", "4C286", "4C90"
)  # fmt: skip
THEODEN, ALDOR, TREEBEARD, SARUMAN = "4C292", "4R262", "4C104", "4R173"
WARRIOR, REGULAR, RUNNER, BRIGAND = "4C165", "4C192", "4C193", "4C10"
TRACKERS = (RUNNER, "4C195", "4C187")


def why_not(t: Table, site: str) -> str | None:
    return t.why(o.Use(str(t.card(site)), f"{site}-1"))


@pytest.mark.card("4U325-1")
@pytest.mark.rule("TCG-2.11")
def test_a_site_that_lies_behind_is_of_no_use() -> None:
    t = at("4U334", fellowship=[ORDULUS, RIDER], sites={1: "4U325", 2: "4U334"}, deck=[LEGOLAS])
    assert why_not(t, "4U325") == "TCG-2.11"


@pytest.mark.card("4U323-1")
@pytest.mark.rule("TCG-2.11")
def test_a_site_does_nothing_to_a_fellowship_that_leaves_another() -> None:
    t = at(
        "4U334", phase="move", site=3, sites={1: "4U323", 2: "4U334", 3: "4U342"}, markers=(2, 1)
    )
    assert t.twilight == 1 + 1


@pytest.mark.card("4U332-1", "4U341-1")
@pytest.mark.rule("TCG-13.2")
@pytest.mark.parametrize(("site", "who"), [("4U332", TREEBEARD), ("4U341", THEODEN)])
def test_no_site_calls_the_dead(site: str, who: str) -> None:
    t = at(site, deck=[who, SPARE], dead=[who]).use(site)
    assert not t.matching(o.PlayFound, card=who)


@pytest.mark.card("4U331-1")
def test_eastfold_binds_the_fellowship_for_this_turn_only() -> None:
    t = at("4U331", phase="shadow", minions=TRACKERS).use("4U331")
    assert not t.begin("again").matching(o.Move)
    t = at("4U331", phase="shadow", minions=TRACKERS).use("4U331").begin("next")
    assert not [one for one in t.board.lasting if one.what == "no_moving"]


@pytest.mark.card("4U331-1")
@pytest.mark.rule("TCG-5.6")
def test_the_trackers_of_two_shadow_players_are_spotted_together() -> None:
    t = at("4U331", phase="shadow", minions=["1:4C193", "2:4C195", "2:4C187"], seats=3)
    assert why_not(t, "4U331") is None


@pytest.mark.card("4U337-1")
@pytest.mark.rule("TCG-7.3")
def test_the_rule_of_four_holds_at_the_barrows() -> None:
    t = at("4U337", hand=[SPARE], deck=[LEGOLAS] * 9).use("4U337").choose(SPARE)
    assert t.hand() == (LEGOLAS,) * 4
    t.use("4U337").choose(*[LEGOLAS] * 4)
    assert t.hand() == ()


@pytest.mark.card("4U340-1")
@pytest.mark.rule("TCG-0.1")
def test_in_the_streets_of_edoras_even_dunland_finds_no_ally() -> None:
    """What one card permits and another forbids is forbidden."""
    t = at("4U340", phase="maneuver", support=[ALDOR], minions=["4C18"])
    t.pass_all().pass_all().use("4C18")
    assert not t.board.assigned


@pytest.mark.card("4U340-1", "4U353-1")
@pytest.mark.parametrize(
    ("site", "ally", "fights"),
    [("4U340", ALDOR, False), ("4U353", "4C281", True), ("4U353", TREEBEARD, False)],
)
def test_the_shadow_attacks_the_allies_that_may_fight_here(
    site: str, ally: str, fights: bool
) -> None:
    t = at(site, phase="assignment", fellowship=[ORDULUS], support=[ally], minions=[BRIGAND])
    t.answer(o.Done)
    assert t.asked == 1
    assert bool(t.matching(o.Assign, who=ally)) is fights


@pytest.mark.card("4U345-1")
@pytest.mark.rule("TCG-10.7")
def test_over_the_white_mountains_only_theoden_is_left_to_exert() -> None:
    t = arriving("4U345", fellowship=[THEODEN], ring_bearer=f"{FRODO}*3")
    assert t.wounds(THEODEN) == 1


@pytest.mark.card("4U347-1")
@pytest.mark.parametrize(("site", "pool"), [(4, 3), (5, 0)])
def test_the_first_uruk_hai_is_counted_in_the_deep_alone(site: int, pool: int) -> None:
    """An Uruk-hai was played this turn already, at site 4 or here."""
    t = at(
        "4U347", phase="shadow", twilight=3, shadow_hand=[REGULAR, SPARE], played=((RUNNER, site),)
    )
    assert t.play(REGULAR).twilight == pool


@pytest.mark.card("4U348-1")
@pytest.mark.rule("TCG-9.1", "TCG-2.11")
def test_each_shadow_player_may_use_a_site_in_his_own_shadow_phase() -> None:
    t = at("4U348", phase="shadows", seats=3, twilight=4, shadow_deck=[SARUMAN])
    seen = []
    while t.phase == "shadow":
        seen.append((t.asked, t.can_use("4U348")))
        t.pass_()
    assert (1, True) in seen
    assert all(seat in (1, 2) for seat, _ in seen)


@pytest.mark.card("4U352-1")
def test_in_the_caves_it_is_an_uruk_hai_of_ones_own() -> None:
    t = at("4U352", phase="maneuver", minions=[WARRIOR, f"2:{REGULAR}"], twilight=2, seats=3)
    assert t.asked == 0
    assert why_not(t, "4U352") == "TCG-2.11"
    while t.asked != 1:
        t.pass_()
    t.use("4U352")
    assert (t.keyword(WARRIOR, "fierce"), t.keyword(REGULAR, "fierce")) == (1, 0)


@pytest.mark.card("4U355-1")
def test_at_the_cavern_entrance_the_shadow_may_respond() -> None:
    t = at(
        "4U355", phase="skirmish", fellowship=[ARAGORN], minions=["4C17"],
        skirmish=(ARAGORN, "4C17"), hand=[], shadow_hand=["4C37", SPARE], twilight=1,
    )  # fmt: skip
    t.respond("4C37")
    assert t.strength("4C17") == 15


@pytest.mark.card("4U359-1")
@pytest.mark.rule("TIM-6.3")
def test_the_wizards_vale_gives_once_a_turn() -> None:
    t = at("4U359", phase="shadows", twilight=0)
    assert t.twilight == 4
    assert t.begin("shadows").twilight == 4


@pytest.mark.card("4U361-1")
@pytest.mark.rule("TCG-13.1")
def test_there_is_one_saruman_on_the_balcony() -> None:
    t = at("4U361", phase="shadow", twilight=9, shadow_discard=[SARUMAN], minions=["4R33"])
    assert why_not(t, "4U361") == "TCG-10.5"


@pytest.mark.card("4U362-1")
def test_in_the_library_each_shadow_player_decides_for_himself() -> None:
    t = arriving(
        "4U362", fellowship=[RIDER] * 4, shadow_deck=[BRIGAND] * 5, seats=3, markers=(8, 1, 1)
    )
    assert t.asked == 2  # to the right of the Free Peoples player
    t.no()
    assert t.asked == 1
    t.yes()
    assert len(t.hand(1)) == 2
    assert len([one for one in t.happened(events.Drew) if one.seat == 2]) == 0


@pytest.mark.rule("TCG-6.2", "TCG-19.9")
@pytest.mark.parametrize(
    "site", [one for one, face in FACES.items() if face.type == "site" and face.site in (3, 6)]
)
def test_sites_three_and_six_are_sanctuaries(site: str) -> None:
    t = at(site, phase="sanctuary", fellowship=[f"{ARAGORN}*2"], support=[f"{ALDOR}*1"])
    assert not t.matching(o.Heal, card=ALDOR)
    t.answer(o.Heal, card=ARAGORN)
    assert t.wounds(ARAGORN) == 1


@pytest.mark.card("4U334-1", "4U342-1")
@pytest.mark.parametrize("site", ["4U334", "4U342"])
@pytest.mark.parametrize("minion", ["4C222", "4R33"])
def test_arrows_reach_other_men_and_other_minions_of_dunland(site: str, minion: str) -> None:
    assert at(site, phase="fire", fellowship=[LEGOLAS], minions=[minion]).wounds(minion) == 1


@pytest.mark.card("4U330-1")
def test_at_derndingle_only_hobbits_are_waited_for() -> None:
    assert not at("4U330", fellowship=[GIMLI], phase="again", moves=2).matching(o.Move)


@pytest.mark.card("4U339-1")
def test_in_the_stables_there_are_horses_of_rohan_only() -> None:
    t = at("4U339", fellowship=[RIDER, GANDALF], deck=["4C287", "4R100", "4C291"]).use("4U339")
    assert t.offered == {"4C287"}


@pytest.mark.card("4U340-1")
def test_in_the_streets_of_edoras_the_companions_of_rohan_fight() -> None:
    t = at("4U340", phase="assignment", fellowship=[RIDER], minions=[BRIGAND])
    assert t.matching(o.Assign, who=RIDER)


@pytest.mark.card("4U344-1")
def test_in_the_westemnet_hills_who_walks_does_not_heal() -> None:
    t = arriving("4U344", fellowship=[f"{RIDER}*1"], support=[f"{ALDOR}*1"])
    assert (t.wounds(RIDER), t.wounds(ALDOR)) == (1, 1)
