"""Shadow cards that meet: text inside text, windows inside windows."""

from typing import Any

import pytest

from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import SPARE, Table, table

FRODO, ARAGORN, ORDULUS, EOTHAIN, GIMLI, LEGOLAS, MERRY, SAM = (
    "4C302", "4C109", "4U80", "4R269", "4C49", "4C74", "4C310", "4C316"
)  # fmt: skip
ALDOR, GUMA, EOWYN, CEORL = "4R262", "4C277", "4C270", "4U264"
BRIGAND, SAVAGE, URUK, RUNNER, SOUTHRON = "4C10", "4C17", "4C165", "4C193", "4C221"
HIDES, AXE, CLUB, WEAPONS, TROOP = "4R19", "4C26", "4U36", "4R211", "4U182"


def fight(who: str, minion: str, **more: Any) -> Table:
    setting: dict[str, Any] = {
        "minions": [minion], "site": 5, "shadow_hand": [SPARE],
        "fellowship": [] if who == FRODO else [who],
    } | more  # fmt: skip
    return table(phase="skirmish", skirmish=(who, minion.partition("+")[0]), **setting)


@pytest.mark.card("4R211-2", "4U182-1")
def test_a_troop_played_to_load_a_machine_loads_it_twice() -> None:
    t = table(
        phase="shadow", site=5, twilight=4, shadow_support=[WEAPONS], shadow_hand=[TROOP, SPARE]
    )
    t.use(WEAPONS).choose(TROOP).react(TROOP)
    assert t.tokens(WEAPONS) == 2


@pytest.mark.card("4U348-1", "4R173-3")
def test_saruman_called_from_the_deck_destroys_a_condition() -> None:
    t = table(
        phase="shadow", site=5, sites={5: "4U348"}, twilight=4, shadow_deck=["4R173", BRIGAND],
        support=["4C50"], shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4U348").choose("4R173").react("4R173")
    assert t.discards() == ("4C50",)


@pytest.mark.card("4U11-1", "4U36-2")
def test_a_looter_uses_the_club_before_he_goes() -> None:
    """Once he is stacked the club is gone, and its text with it."""

    def won() -> Table:
        t = fight(ORDULUS, f"4U11+{CLUB}", fellowship=[ORDULUS, f"{ARAGORN}+4C134"], control={1: 1})
        return t.pass_()

    t = won().react(CLUB).react("4U11")
    assert t.discards() == ("4C134",)
    assert t.stacked("4U323") == ["4U11"]
    t = won().react("4U11")
    assert not t.matching(o.React)
    assert t.in_play("4C134")


@pytest.mark.card("4R19-3")
def test_hides_are_asked_for_every_wound() -> None:
    t = fight(
        GIMLI, "4R40", fellowship=[f"{GIMLI}+4R41", "4C67", "4C68"], shadow_support=[HIDES],
        twilight=2, hand=["4C51", "4C42", "4C42"], sites={5: "4U349"},
    )  # fmt: skip
    t.play("4C51").play("4C42")
    assert t.strength(GIMLI) > t.strength("4R40")
    t.fight_out()
    t.react(HIDES).answer(o.Branch, n=1)
    assert t.can_react(HIDES)
    t.react(HIDES)  # no twilight is left: the Hides themselves
    assert t.discards(1) == (HIDES,)
    assert t.wounds("4R40") == t.keyword(GIMLI, "damage") + 1 - 2


@pytest.mark.card("4C14-1", "4R40-1", "4C198-1")
def test_ceorl_keeps_a_site_from_whoever_takes_it() -> None:
    """The price is paid; the site is not taken."""
    t = fight(
        ORDULUS, "4C14", fellowship=[ORDULUS, CEORL], minions=["4C14", "4R40"], support=[GUMA],
    )  # fmt: skip
    t.react("4R40")
    assert t.asked == 0
    t.react(CEORL)
    assert t.controls() == []
    assert t.wounds("4R40") == 1


@pytest.mark.card("4R259-1", "4C258-1")
def test_who_buys_off_one_attack_may_meet_another() -> None:
    company = [ARAGORN, ORDULUS, GIMLI, LEGOLAS]
    t = table(
        phase="assignment", fellowship=company, minions=["4C258", "4C224"], site=5, twilight=2,
        shadow_hand=["4R259", SPARE],
    )  # fmt: skip
    t.use("4C258").yes()
    assert t.twilight == 6
    t.play("4R259").no()
    assert [bout.who for bout in t.board.assigned] == [t.id(FRODO)]
    assert t.twilight == 4


@pytest.mark.card("4C141-1", "4R186-2", "4C190-2")
def test_one_death_is_answered_by_all_who_can() -> None:
    t = fight(
        MERRY, "4R200", fellowship=[MERRY, ARAGORN, ORDULUS], minions=["4R200", "4R186", "4C190"],
        shadow_hand=["4C141", SPARE],
    )  # fmt: skip
    t.react("4R186")
    assert t.burdens == 1
    t.respond("4C141").choose("4R200")
    assert t.burdens == 2
    t.react("4C190").choose(ARAGORN)
    assert t.wounds(ARAGORN) == 1
    assert t.can_react("4R186")  # a response, as often as it is paid for
    t.react("4R186")
    assert t.burdens == 3


@pytest.mark.card("4R157-2", "4U155-1")
def test_an_ability_that_cannot_be_used_is_not_haunted() -> None:
    t = table(
        phase="archery", support=[f"{ALDOR}+4R157", GUMA], minions=["4C153"], site=5,
        hand=["4C50"], shadow_hand=["4U155", SPARE],
    )  # fmt: skip
    assert not t.can_use(ALDOR)
    assert t.wounds(ALDOR) == 0


@pytest.mark.card("4U155-1")
def test_a_haunted_response_prevents_nothing() -> None:
    """Éowyn has exerted, and the wound is taken after all."""
    t = table(
        phase="fire", fellowship=[EOWYN, ORDULUS], minions=["4C183", "4C153"], site=5,
        hand=["4C50"], shadow_hand=["4U155", SPARE],
    )  # fmt: skip
    t.answer(o.WoundBy, card=ORDULUS).react(EOWYN).respond("4U155")
    assert t.happened(events.Cancelled)
    t.pass_()
    assert t.can_react(EOWYN)  # she might try again
    t.pass_()
    assert (t.wounds(EOWYN), t.wounds(ORDULUS), t.wounds("4C153")) == (1, 1, 1)


@pytest.mark.card("4R168-2")
@pytest.mark.rule("TCG-14.18")
def test_after_a_cancelled_skirmish_the_uruk_is_fierce_again() -> None:
    t = fight(
        ARAGORN, RUNNER, fellowship=[ARAGORN], control={1: 1}, twilight=2, shadow_support=["4R168"]
    )
    t.use("4R168")
    assert t.board.fierce
    t.pass_all()
    assert t.matching(o.Assign, who=ARAGORN, minion=RUNNER)


@pytest.mark.card("4C180-1", "4C180-2")
def test_an_uruk_that_waits_is_not_swept_away_and_comes_again() -> None:
    t = table(
        phase="regroup", minions=["4C180", BRIGAND], site=5, control={1: 1}, moves=2,
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4C180").pass_all().stop()
    assert t.board.turn == 2
    assert t.stacked("4U323") == ["4C180"]
    assert t.discards(1) == (BRIGAND,)


@pytest.mark.card("4R215-3", "4R33-2")
def test_exertion_is_no_healing_matter() -> None:
    """Who cannot be healed can still exert."""
    t = table(
        phase="moved-again", fellowship=[f"{ARAGORN}+4R215"], minions=["4R33", BRIGAND], site=3,
        ring_bearer=f"{FRODO}*3", shadow_hand=[SPARE],
    )  # fmt: skip
    assert t.wounds(ARAGORN) == 1


@pytest.mark.card("4C212-2", "4R172-2", "4C178-1")
def test_the_free_peoples_player_orders_what_an_assignment_causes() -> None:
    t = table(
        phase="assignment", fellowship=[f"{EOTHAIN}+4R172+4C212"], support=[ALDOR],
        minions=["4C178", RUNNER], site=5, shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all().assign(EOTHAIN, "4C178").answer(o.Done)
    assert t.asked == 0
    assert {type(one) for one in t.options} == {o.First}
    t.answer(o.First, card="4R172")
    assert t.wounds(ALDOR) == 1
    assert t.wounds(EOTHAIN) == 1


@pytest.mark.card("4C153-1", "4R157-2")
@pytest.mark.rule("TCG-1.9")
def test_what_weakens_adds_up_and_never_below_zero() -> None:
    t = table(
        fellowship=[f"{MERRY}+4U159+4U159+4U159"], minions=["4C153"], site=5, shadow_hand=[SPARE]
    )
    assert t.strength(MERRY) == 0


@pytest.mark.card("4R22-1", "4U147-2")
def test_while_the_archery_phase_is_skipped_nobody_shoots() -> None:
    t = table(
        fellowship=[LEGOLAS], minions=["4R22", "4C183"], site=6, control={1: 1, 2: 1},
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.pass_all()
    assert t.phase == "assignment"
    assert not t.happened(events.Totals)


@pytest.mark.card("4R32-1")
def test_ravage_finds_nothing_on_the_dead() -> None:
    """Whoever was killed has lost everything already."""
    t = fight(
        MERRY, SAVAGE, fellowship=[f"{MERRY}+4C306", ARAGORN], twilight=1,
        shadow_hand=["4R32", SPARE],
    )  # fmt: skip
    t.respond("4R32")
    assert t.dead == (MERRY,)
    assert t.discards() == ("4C306",)


@pytest.mark.card("4R171-2")
@pytest.mark.rule("TIM-7.3")
def test_a_search_on_the_ring_bearer_ends_with_the_game() -> None:
    t = fight(FRODO, "4R200", fellowship=[], deck=["4C42", BRIGAND])
    board = t.board
    assert board.bearers[0] == t.id(FRODO)
    t.resolve()
    assert t.over is not None
    assert t.over.winners == (1,)


@pytest.mark.card("4R247-2", "4R243-1")
def test_whom_a_bow_makes_an_archer_counts_as_one() -> None:
    t = table(
        phase="archery", minions=["4C227+4R247"], site=5, twilight=6, burdens=2,
        shadow_hand=["4R243", SPARE],
    )  # fmt: skip
    t.play("4R243").pass_all()
    assert t.wounds("4C227") == 1
    assert t.happened(events.Totals)[0].minions == 1 + 2


@pytest.mark.card("4U331-1", "4R30-2")
@pytest.mark.rule("TCG-0.1", "TCG-17.5")
def test_who_may_not_move_cannot_be_made_to() -> None:
    trackers = [RUNNER, "4C195", "4C187"]
    t = table(
        phase="shadow", minions=[BRIGAND, SAVAGE, *trackers], site=2, sites={2: "4U331"},
        control={1: 1}, on_sites={1: ["4R30"]}, shadow_hand=[SPARE],
    )  # fmt: skip
    t.use("4U331")
    t.begin("regroup-begins").use("4R30").pass_all().stop()
    assert t.board.markers[0] == 2
    assert t.board.turn == 2


@pytest.mark.card("4U347-1", "4C192-1")
@pytest.mark.rule("TCG-1.9")
def test_discounts_add_up_and_a_cost_is_never_below_zero() -> None:
    """Chaser 4, in the Deep three less, by the Regular with two others two less."""
    t = table(
        phase="shadow", minions=["4C192", URUK, RUNNER], site=5, sites={5: "4U347"},
        shadow_hand=["4C181", SPARE],
    )  # fmt: skip
    t.use("4C192").choose("4C181")
    assert t.in_play("4C181")
    assert t.twilight == 0


@pytest.mark.card("4C14-1", "4U11-2")
@pytest.mark.rule("TCG-2.7")
def test_a_man_who_waits_on_a_site_is_not_spotted() -> None:
    t = fight(ORDULUS, "4C14", site=5, control={1: 1}, stacked={1: [BRIGAND]})
    assert not t.offers("4C14")


@pytest.mark.card("4C212-1", "4R171-1")
@pytest.mark.rule("TCG-12.5")
def test_different_searches_weigh_on_one_companion() -> None:
    t = table(
        phase="shadow", fellowship=[f"{ARAGORN}+4R171"], minions=[RUNNER], site=5, twilight=2,
        shadow_hand=["4C212", "4U159", SPARE],
    )  # fmt: skip
    t.play("4C212", on=ARAGORN).play("4U159", on=ARAGORN)
    assert len(t.scene.borne(t.id(ARAGORN))) == 3
    assert t.twilight == 0


@pytest.mark.card("4R154-1", "4U63-2")
def test_a_brooch_does_not_keep_what_goes_back_to_hand() -> None:
    """It guards against discarding alone."""
    t = table(
        fellowship=[f"{ARAGORN}+4C134+4C278+4U63"], minions=["4R154"], site=5, shadow_hand=[SPARE]
    )
    t.use("4R154")
    assert t.hand() == tuple(sorted(("4C134", "4C278", "4U63")))


@pytest.mark.card("4U13-1", "4U63-2")
def test_a_brooch_is_given_for_what_a_pillager_takes() -> None:
    t = fight(ORDULUS, "4U13", fellowship=[ORDULUS, f"{ARAGORN}+4C134+4U63"], hand=["4C42"])
    t.react("4U13").choose("4C134").react("4U63")
    assert t.in_play("4C134")
    assert t.discards() == ("4U63",)


@pytest.mark.card("4R209-1", "4U138-1")
def test_who_was_discarded_for_a_volley_shoots_no_more() -> None:
    t = table(
        phase="archery", fellowship=[ARAGORN], minions=["4U138", "4C183", "4U182"], site=5,
        twilight=3, control={1: 1}, shadow_hand=["4R209", SPARE],
    )  # fmt: skip
    t.play("4R209").choose("4U138").choose("4C183").pass_all()
    assert t.wounds(ARAGORN) >= 3
    assert t.happened(events.Totals)[0].minions == 1
