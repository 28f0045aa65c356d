"""The sites from Helm's Deep to Orthanc."""

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.cards.sites.places import arriving, at
from tests.rulebook.tcg.tabletop import GAME, SPARE

GIMLI, ARAGORN, FRODO, SAM, MERRY = "4C49", "4C109", "4C302", "4C316", "4C310"
RIDER, ALDOR, GUMA, SARUMAN = "4C286", "4R262", "4C277", "4R173"
WARRIOR, BRIGAND, RAIDERS, SAVAGE = "4C165", "4C10", "4C207", "4C17"


@pytest.mark.card("4U347-1")
def test_the_first_uruk_hai_in_helms_deep_costs_less() -> None:
    t = at("4U347", phase="shadow", twilight=20, shadow_hand=[RAIDERS, WARRIOR, BRIGAND, SPARE])
    t.play(BRIGAND)
    assert t.twilight == 18
    t.play(RAIDERS)
    assert t.twilight == 17  # 4 - 3
    t.play(WARRIOR)
    assert t.twilight == 15  # the second one in full


@pytest.mark.card("4U348-1")
def test_from_the_deeping_wall_saruman_is_called_from_the_deck() -> None:
    t = at("4U348", phase="shadow", twilight=20, shadow_deck=[SARUMAN, WARRIOR])
    t.use("4U348").answer(o.PlayFound, card=SARUMAN)
    assert t.in_play(SARUMAN)
    assert t.twilight == 16
    t = at("4U348", phase="fellowship", deck=[SARUMAN])
    assert t.why(o.Use(str(t.card("4U348")), "4U348-1")) == "TCG-10.4"
    t = at("4U348", phase="shadow", twilight=3, shadow_deck=[SARUMAN, WARRIOR])
    t.use("4U348")
    assert not t.matching(o.PlayFound)  # too dear


@pytest.mark.card("4U349-1")
def test_at_helms_gate_hand_weapons_count_for_more() -> None:
    t = at(
        "4U349", phase="skirmish", fellowship=[f"{RIDER}+4C291", GIMLI, f"{GUMA}+4C291"],
        minions=["4C17+4C26", WARRIOR], skirmish=(RIDER, SAVAGE),
    )  # fmt: skip
    assert (t.strength(RIDER), t.strength(GIMLI)) == (5 + 2 + 2, 6)
    assert (t.strength(SAVAGE), t.strength(WARRIOR)) == (11 + 3 + 2, 7)
    assert t.strength(GUMA) == 4 + 2  # an ally is neither


@pytest.mark.card("4U350-1")
@pytest.mark.parametrize(("who", "twilight"), [(ARAGORN, 6 + 2), ("4P364", 6 + 2), (GIMLI, 8 + 2)])
def test_in_the_courtyard_aragorn_lightens_the_shadow(who: str, twilight: int) -> None:
    t = arriving("4U350", fellowship=[who])
    if t.matching(o.Pass):
        t.pass_()
    assert t.happened(events.Twilight)[0].pool == twilight


@pytest.mark.card("4U351-1")
def test_on_the_parapet_the_fellowship_shoots_better() -> None:
    t = at("4U351", phase="fire", fellowship=[GIMLI], minions=["4C183", "4C248"])
    assert t.happened(events.Totals) == [events.Totals(1, 1)]
    t = at("4U351", phase="fire", fellowship=[GIMLI], minions=[RAIDERS])
    assert t.happened(events.Totals) == [events.Totals(1, 0)]  # never below zero


@pytest.mark.card("4U352-1")
def test_in_the_caves_twilight_makes_an_uruk_hai_fierce() -> None:
    t = at("4U352", phase="maneuver", minions=[RAIDERS, WARRIOR, BRIGAND], twilight=2)
    t.use("4U352").choose(WARRIOR)
    assert (t.keyword(WARRIOR, "fierce"), t.keyword(RAIDERS, "fierce"), t.twilight) == (1, 0, 0)
    t = at("4U352", phase="maneuver", minions=[RAIDERS], twilight=1, hand=[])
    assert t.why(o.Use(str(t.card("4U352")), "4U352-1")) == "TCG-10.5"
    t = at("4U352", phase="maneuver", minions=[BRIGAND], twilight=2, hand=[])
    assert t.why(o.Use(str(t.card("4U352")), "4U352-1")) == "TCG-10.5"


@pytest.mark.card("4U353-1")
def test_in_the_great_hall_allies_of_rohan_fight() -> None:
    t = at("4U353", phase="assignment", fellowship=[GUMA, GIMLI], minions=[BRIGAND])
    assert t.matching(o.Assign, who=GUMA)  # whose home is site 4
    t = at("4U354", phase="assignment", fellowship=[GUMA, GIMLI], minions=[BRIGAND])
    assert not t.matching(o.Assign, who=GUMA)
    t = at("4U353", phase="fire", fellowship=[GUMA, GIMLI], minions=["4C183"])
    assert t.matching(o.WoundBy, card=GUMA)


@pytest.mark.card("4U354-1")
def test_in_the_armory_a_possession_brings_a_card() -> None:
    t = at("4U354", fellowship=[RIDER], hand=["4C291", GIMLI], deck=["4C42"] * 3)
    t.use("4U354")
    assert not t.matching(o.PlayFound, card=GIMLI)
    t.answer(o.PlayFound, card="4C291")
    assert (t.in_play("4C291"), t.hand(), t.twilight) == (True, ("4C42", GIMLI), 1)
    assert t.why(o.Use(str(t.card("4U354")), "4U354-1")) == "TCG-10.5"
    t = at("4U354", fellowship=[GIMLI], hand=["4C291", SPARE], deck=["4C42"])
    assert not t.can_use("4U354")  # nobody can bear it


@pytest.mark.card("4U355-1")
def test_at_the_cavern_entrance_nobody_does_anything_in_a_skirmish() -> None:
    t = at(
        "4U355", phase="skirmish", fellowship=[GIMLI], minions=[BRIGAND],
        skirmish=(GIMLI, BRIGAND), hand=["4C42"], shadow_hand=["4C5"],
    )  # fmt: skip
    assert t.why(o.Play("4C42")) == "TCG-0.1"
    assert t.why(o.Use(str(t.card(GIMLI)), "4C49-1")) == "TCG-0.1"
    t.pass_()
    assert t.why(o.Play("4C5")) == "TCG-0.1"


@pytest.mark.card("4U355-1")
def test_at_the_cavern_entrance_responses_are_possible() -> None:
    """They are no phase actions."""
    t = at(
        "4U355", phase="skirmish", fellowship=[GIMLI, "4C270"], minions=[BRIGAND],
        skirmish=(GIMLI, BRIGAND),
    )  # fmt: skip
    t.fight_out().react("4C270")
    assert t.wounds(GIMLI) == 0


@pytest.mark.card("4U356-1")
@pytest.mark.parametrize(("friends", "total"), [(3, 0), (4, 2), (5, 4)])
def test_on_the_causeway_a_large_company_is_a_target(friends: int, total: int) -> None:
    fellowship = [RIDER] * friends + [SAM]
    t = at("4U356", phase="fire", fellowship=fellowship, minions=[RAIDERS])
    assert t.happened(events.Totals) == [events.Totals(0, total)]


@pytest.mark.card("4U357-1")
def test_in_the_kings_room_strangers_are_tired() -> None:
    t = arriving("4U357", fellowship=[GIMLI, MERRY, SAM])
    assert [t.wounds(one) for one in (GIMLI, MERRY, SAM, FRODO)] == [1, 1, 0, 0]
    t = arriving("4U357", fellowship=[GIMLI, RIDER])
    assert (t.wounds(GIMLI), t.wounds(RIDER)) == (0, 0)
    t = arriving("4U357", fellowship=[GIMLI, ALDOR])
    assert t.wounds(GIMLI) == 1  # an ally is no companion


@pytest.mark.card("4U358-1")
def test_in_the_ring_of_isengard_men_of_dunland_bring_cards() -> None:
    t = at(
        "4U358", phase="shadow", twilight=9, shadow_hand=[BRIGAND, WARRIOR], shadow_deck=["4C5"] * 2
    )
    t.use("4U358").answer(o.PlayFound, card=BRIGAND)
    assert (t.in_play(BRIGAND), t.twilight) == (True, 7)
    assert sorted(t.hand(1)) == sorted([WARRIOR, "4C5"])
    t = at("4U358", phase="shadow", twilight=1, shadow_hand=[BRIGAND, WARRIOR])
    assert t.why(o.Use(str(t.card("4U358")), "4U358-1")) == "TCG-10.5"


@pytest.mark.card("4U359-1")
@pytest.mark.parametrize(("twilight", "after"), [(8, 12), (9, 9)])
def test_in_the_wizards_vale_the_shadow_grows_once(twilight: int, after: int) -> None:
    t = at("4U359", phase="shadows", twilight=twilight, minions=[RAIDERS])
    assert t.twilight == after


@pytest.mark.card("4U359-1")
def test_in_the_wizards_vale_only_the_first_shadow_phase_counts() -> None:
    t = at("4U359", phase="shadows", twilight=0, seats=3, minions=[RAIDERS])
    assert t.twilight == 4
    while t.phase == "shadow":
        t.pass_()
    assert t.twilight == 4


@pytest.mark.card("4U360-1")
@pytest.mark.parametrize(("companions", "twilight"), [(4, 9 + 4), (5, 11 + 5), (6, 13 + 6)])
def test_the_fortress_sees_a_large_company(companions: int, twilight: int) -> None:
    t = arriving("4U360", fellowship=[RIDER] * (companions - 1))
    assert t.happened(events.Twilight)[0].pool == twilight


@pytest.mark.card("4U361-1")
def test_from_the_balcony_saruman_returns() -> None:
    t = at("4U361", phase="shadow", twilight=2, shadow_discard=[SARUMAN, WARRIOR])
    t.use("4U361")
    assert (t.in_play(SARUMAN), t.twilight) == (True, 0)
    t = at("4U361", phase="shadow", twilight=1, shadow_discard=[SARUMAN])
    assert not t.can_use("4U361")
    t = at("4U361", phase="shadow", twilight=9, shadow_discard=[WARRIOR])
    assert not t.can_use("4U361")


@pytest.mark.card("4U362-1")
def test_in_the_library_each_shadow_player_may_draw() -> None:
    t = arriving("4U362", fellowship=[RIDER] * 5, shadow_deck=["4C5"] * 4)  # six companions
    assert t.asked == 1
    t.yes()
    assert len(t.hand(1)) == 1 + 2
    t = arriving("4U362", fellowship=[RIDER] * 5, shadow_deck=["4C5"] * 4)
    t.no()
    assert len(t.hand(1)) == 1
    t = arriving("4U362", fellowship=[RIDER] * 3, shadow_deck=["4C5"] * 4)  # four: nothing
    assert len(t.hand(1)) == 1


@pytest.mark.card("4U362-1")
def test_in_the_library_two_shadow_players_are_asked_from_the_right() -> None:
    t = arriving(
        "4U362", fellowship=[RIDER] * 5, shadow_deck=["4C5"] * 4, seats=3, markers=(8, 1, 1)
    )
    assert t.asked == 2
    GAME.check(t.state)
    t.no()
    assert t.asked == 1
    t.yes()
    assert [len(hand) for hand in t.state.hands] == [1, 1 + 2, 0]


@pytest.mark.card("4U363-1")
def test_in_the_palantir_chamber_burdens_buy_a_minion() -> None:
    t = at("4U363", phase="shadow", twilight=9, burdens=3, shadow_discard=[RAIDERS, "4C5"])
    t.use("4U363")
    assert (t.in_play(RAIDERS), t.burdens, t.twilight) == (True, 1, 5)
    t = at("4U363", phase="shadow", twilight=9, burdens=1, shadow_discard=[RAIDERS])
    assert not t.can_use("4U363")
    t = at("4U363", phase="shadow", twilight=3, burdens=3, shadow_discard=[RAIDERS])
    assert not t.can_use("4U363")
