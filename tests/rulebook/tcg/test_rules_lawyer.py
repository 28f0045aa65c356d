"""An evening with a rules lawyer: what happens when several rules meet."""

from typing import Any

import pytest

from mathom.core.frames import replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.board import Card
from tests.rulebook.tcg.tabletop import FACES, FRODO, GAME, SPARE, Table, fight, table

GIMLI, ARAGORN, MERRY, PIPPIN, SAM = "4C49", "4C109", "4C310", "4R313", "4C316"
WARRIOR, BRIGAND, SAVAGE, CHASER = "4C165", "4C10", "4C17", "4C181"
BEST_COMPANY = "4C42"


# -- costs ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-11.3", "TCG-11.4")
@pytest.mark.parametrize(("wounds", "able"), [(2, True), (3, False)])
def test_exerting_twice_needs_three_of_vitality(wounds: int, able: bool) -> None:
    """Escape gives one vitality: Merry has five."""
    t = fight(f"{MERRY}+4R300*{wounds}", WARRIOR)
    assert t.can_use("4R300") is able


@pytest.mark.rule("TCG-10.5", "TCG-0.1")
def test_what_may_not_be_discarded_pays_no_cost() -> None:
    """Uruk Follower keeps unbound Hobbits in play: Pippin's ability cannot be paid for."""
    t = fight(GIMLI, CHASER, friends=[PIPPIN], hand=[BEST_COMPANY])
    assert t.can_use(PIPPIN)
    t = fight(GIMLI, CHASER, friends=[PIPPIN], others=["4R186"], hand=[BEST_COMPANY])
    assert not t.can_use(PIPPIN)
    assert t.why(o.Use(str(t.card(PIPPIN)), f"{PIPPIN}-1")) == "TCG-10.5"


@pytest.mark.rule("TCG-10.6", "TCG-2.7")
def test_a_cost_that_was_replaced_is_paid() -> None:
    """Treebeard takes Pippin, who was discarded as a cost; the Uruk-hai is removed all the same."""
    t = fight(GIMLI, CHASER, friends=[PIPPIN, "4R103"], hand=[BEST_COMPANY])
    t.use(PIPPIN).react("4R103")
    assert t.stacked("4R103") == [PIPPIN]
    assert PIPPIN not in t.discards()
    t.resolve()
    assert [one.winners for one in t.happened(events.SkirmishWon)] == [(str(t.card(GIMLI)),)]


@pytest.mark.rule("TCG-10.8", "TCG-0.1")
def test_an_effect_that_is_forbidden_does_nothing() -> None:
    """Merry, Learned Guide: the Ring-bearer exerts, and Merry stays because of Uruk Follower."""
    t = fight(GIMLI, WARRIOR, friends=[MERRY], others=["4R186"], hand=[BEST_COMPANY])
    t.use(MERRY)
    assert t.wounds(FRODO) == 1
    assert t.in_play(MERRY)


@pytest.mark.rule("TCG-10.6", "TIM-5.3")
def test_a_cost_that_was_prevented_is_not_paid() -> None:
    """Wrath of Harad wounds a companion for an event with a ranger; Éowyn prevents the wound."""
    t = table(
        phase="fellowship", fellowship=["4P364", "4C270"], shadow_support=["4R261"],
        minions=["4C254"], hand=["4C129", BEST_COMPANY], site=2, shadow_hand=[SPARE],
    )  # fmt: skip
    t.play("4C129").choose("4P364")
    t.react("4C270")
    assert not t.happened(events.SitePlayed)
    assert "4C129" in t.discards()


@pytest.mark.rule("TIM-4.8", "TCG-10.6")
def test_an_offer_whose_price_was_prevented_was_in_vain() -> None:
    """Long I Fell: the Shadow lets a Dunland Man be wounded, and saves him with Hides."""
    t = fight(
        "4C90", BRIGAND, site=3, shadow_support=["4R19"], twilight=4, hand=["4C97", BEST_COMPANY]
    )
    t.play("4C97").pass_all().yes()
    t.react("4R19").answer(o.Branch, n=1)
    assert t.wounds(BRIGAND) == 0
    assert any(one.what == "prevent_wounds" for one in t.board.lasting)


@pytest.mark.rule("TIM-4.8", "TCG-10.17")
def test_sam_takes_the_burden_back_that_was_the_price_of_an_offer() -> None:
    """Vision From Afar: a burden would have prevented it; so the Easterling is assigned."""
    t = table(
        phase="assignment", fellowship=[SAM], minions=["4C224"], shadow_hand=["4R259"], site=5,
        twilight=9, hand=[BEST_COMPANY],
    )  # fmt: skip
    t.play("4R259").yes().react(SAM)
    assert t.burdens == 0
    assert [bout.who for bout in t.board.assigned] == [t.id(FRODO)]


# -- wounds, deaths, the Ring ---------------------------------------------------------------------


@pytest.mark.rule("TCG-11.1", "TCG-11.5", "TCG-14.15")
def test_more_wounds_than_vitality_kill_once() -> None:
    t = fight(f"{GIMLI}*2", "4C207", friends=[ARAGORN]).fight_out()
    assert t.dead == (GIMLI,)
    assert len(t.happened(events.Wounded)) == 1
    assert len(t.happened(events.Killed)) == 1


@pytest.mark.rule("TCG-16.1", "TCG-16.7")
def test_the_ring_put_on_with_nine_burdens_corrupts_at_once() -> None:
    t = fight(FRODO, WARRIOR, burdens=9, hand=[BEST_COMPANY]).fight_out()
    t.react("4C2")
    assert t.over is not None
    assert (t.over.winners, t.over.how.id) == ((1,), "over-corrupted")
    assert t.wounds(FRODO) == 0


@pytest.mark.rule("TCG-16.9", "TCG-16.8")
def test_the_ring_stays_on_from_skirmish_to_skirmish() -> None:
    """The second wound is replaced without a question."""
    t = fight(
        FRODO, WARRIOR, friends=[GIMLI], others=[BRIGAND], assigned=[(GIMLI, BRIGAND)],
        hand=[BEST_COMPANY],
    )  # fmt: skip
    t.fight_out().react("4C2")
    assert (t.board.worn, t.burdens, t.wounds(FRODO)) == (True, 2, 0)  # damage +1


@pytest.mark.rule("TCG-16.10", "TCG-11.3")
def test_the_worn_ring_does_not_help_against_exertion() -> None:
    t = fight(FRODO, "4C192", friends=[MERRY], hand=[BEST_COMPANY], worn=True)
    t.use(MERRY)
    assert (t.wounds(FRODO), t.burdens) == (1, 0)


@pytest.mark.rule("TCG-16.4")
def test_the_ruling_ring_is_for_skirmishes_only() -> None:
    t = table(phase="fire", minions=["4C183"], site=5, hand=[BEST_COMPANY], shadow_hand=[SPARE])
    assert t.wounds(FRODO) == 1
    assert not t.happened(events.RingOn)


@pytest.mark.rule("TCG-16.11")
def test_sam_takes_over_the_ring_unworn() -> None:
    t = fight(f"{FRODO}", SAVAGE, friends=[SAM], worn=True, hand=[BEST_COMPANY], burdens=3)
    t.fight_out().react(SAM)
    assert t.dead == (FRODO,)
    assert t.board.bearers[0] == t.id(SAM)
    assert not t.board.worn
    assert (t.burdens, t.over) == (3, None)


@pytest.mark.rule("TCG-16.11", "TCG-12.1")
def test_the_ring_makes_its_new_bearer_stronger_and_the_old_ones_items_go() -> None:
    t = fight(FRODO, SAVAGE, BRIGAND, friends=[SAM], hand=[BEST_COMPANY]).wears("4C306", FRODO)
    t.fight_out().react(SAM)
    assert t.strength(SAM) == 4
    assert "4C306" in t.discards()
    assert t.card("4C2").on == t.id(SAM)


@pytest.mark.rule("TCG-16.11", "TCG-18.2")
def test_sam_is_of_no_help_when_frodo_is_corrupted() -> None:
    t = fight(FRODO, WARRIOR, friends=[SAM], burdens=9, hand=[BEST_COMPANY]).fight_out()
    t.react("4C2")
    assert t.over is not None


@pytest.mark.rule("TCG-2.6", "TCG-11.1")
def test_a_shadow_condition_on_the_dead_goes_to_its_owners_pile() -> None:
    t = fight("4C286*2+4R139", "4C207", friends=[ARAGORN]).fight_out()
    assert "4C286" in t.dead
    assert "4R139" in t.discards(1)


# -- uniqueness and piles -------------------------------------------------------------------------


@pytest.mark.rule("TCG-13.1", "TCG-7.5")
def test_a_second_frodo_is_not_played_but_heals_the_ring_bearer() -> None:
    t = table(phase="fellowship", ring_bearer=f"{FRODO}*1", hand=["4R301"])
    assert not t.can_play("4R301")
    assert t.why(o.Play("4R301", None)) == "TCG-13.1"
    t.answer(o.HealBy, card="4R301")
    assert t.wounds(FRODO) == 0
    assert "4R301" in t.discards()


@pytest.mark.rule("TCG-13.1", "TCG-2.8")
def test_the_aragorn_of_an_opponent_sleeps_and_bars_nobody() -> None:
    t = table(phase="fellowship", shadow_support=[ARAGORN], hand=["4P364"])
    assert t.can_play("4P364")


@pytest.mark.rule("TCG-2.7", "TCG-13.1")
def test_a_stacked_aragorn_bars_nobody_and_cannot_be_spotted() -> None:
    t = table(phase="fellowship", support=[f"4C44<{ARAGORN}"], hand=["4P364", "4U123"])
    assert t.can_play("4P364")
    assert not t.can_play("4U123")


@pytest.mark.rule("TCG-7.4")
def test_a_card_from_the_dead_pile_comes_back_at_nine() -> None:
    riders = ["4C286"] * 4
    t = table(
        phase="fellowship", fellowship=[*riders, "4C71", ARAGORN, GIMLI], dead=["4C90"],
        hand=["4R106", "4C265"],
    )  # fmt: skip
    assert not t.can_play("4C265")
    t.play("4R106")
    assert t.in_play("4C90")


@pytest.mark.rule("TCG-17.4", "TCG-7.3")
def test_a_deck_that_runs_out_gives_what_it_has() -> None:
    t = table(
        phase="regroup", fellowship=["4C286+4C287", "4C286+4C287"], minions=[WARRIOR], site=5,
        hand=["4R279"], deck=[BEST_COMPANY],
    )  # fmt: skip
    t.play("4R279")
    if t.matching(o.Branch):
        t.answer(o.Branch, n=2)
    assert t.hand() == (BEST_COMPANY,)


@pytest.mark.rule("TCG-7.3", "TCG-10.8")
def test_the_barrows_may_be_used_again_and_draw_nothing_more() -> None:
    """Cards beneath the deck are no loss, but the Rule of 4 leaves the hand empty."""
    t = table(
        phase="fellowship", site=3, sites={3: "4U337"}, hand=[BEST_COMPANY] * 2, deck=["4C87"] * 9
    )
    t.use("4U337").choose(BEST_COMPANY, BEST_COMPANY)
    assert t.hand() == ("4C87",) * 4
    t.use("4U337").choose(*["4C87"] * 4)
    assert t.hand() == ()


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-14.13")
def test_a_skirmish_event_may_be_wasted_on_somebody_else() -> None:
    t = fight(GIMLI, WARRIOR, friends=["4C71", "4C67"], hand=["4C87"])
    t.play("4C87").choose("4C71")
    assert t.strength("4C71") == 9  # nobody controls a site: Haldir has two more


@pytest.mark.rule("TCG-14.18", "TCG-14.23")
def test_a_fierce_minion_whose_skirmish_was_cancelled_comes_back() -> None:
    t = fight("4C109+4C112", CHASER, hand=[BEST_COMPANY])
    t.use("4C112")
    while t.matching(o.No):
        t.no()
    assert not t.happened(events.SkirmishWon)
    assert t.happened(events.FierceRound)
    assert t.board.fierce_set == (t.id(CHASER),)


@pytest.mark.rule("TCG-14.22")
def test_nobody_acts_after_the_strengths_were_compared() -> None:
    t = fight(GIMLI, WARRIOR, hand=[BEST_COMPANY, BEST_COMPANY]).fight_out()
    assert not t.matching(o.Play)


@pytest.mark.rule("TCG-10.17", "TCG-R3")
def test_shadow_players_are_asked_from_the_right_whether_they_prevent() -> None:
    t = table(
        phase="skirmish", fellowship=["4C109+4C112"], minions=["1:4C165", "2:4C192"], site=5,
        seats=3, skirmish=("4C109", "4C165"), twilight=2, hand=[BEST_COMPANY],
    )  # fmt: skip
    t.use("4C112")
    asked = []
    while t.matching(o.No):
        asked.append(t.asked)
        t.no()
    assert asked == [2, 1]
    assert t.happened(events.SkirmishCancelled)


@pytest.mark.rule("TIM-4.4", "TCG-10.7")
def test_of_several_wounds_the_one_that_is_prevented_does_not_end_the_others() -> None:
    """Behold the White Rider has two tokens; Hides prevents the first wound and can no more."""
    t = fight(
        "4C90", "4R20", site=3, support=["4U88^2"], shadow_support=["4R19"], twilight=2,
        hand=[BEST_COMPANY],
    )  # fmt: skip
    t.use("4U88").react("4R19").answer(o.Branch, n=1)
    assert t.twilight == 0
    t.pass_()
    assert t.wounds("4R20") == 1
    assert not t.in_play("4U88")


@pytest.mark.rule("TIM-4.4", "TCG-10.7")
def test_aragorn_wounds_on_when_one_of_his_wounds_is_prevented() -> None:
    t = table(
        phase="move", fellowship=["4P364", MERRY, PIPPIN], minions=["4R20"], site=3, twilight=2,
        shadow_support=["4R19"], hand=[BEST_COMPANY], shadow_hand=[SPARE],
    )  # fmt: skip
    t.react("4P364").number(2).react("4R19").answer(o.Branch, n=1)
    t.pass_()
    assert t.wounds("4R20") == 1


@pytest.mark.rule("TIM-4.4", "TCG-10.6")
def test_a_brooch_is_discarded_in_the_place_of_another_item() -> None:
    t = table(
        phase="maneuver", fellowship=["4C71+4U63+4C64"], minions=["4C17", BRIGAND, BRIGAND],
        shadow_hand=["4R39"], twilight=5, site=3, hand=[BEST_COMPANY],
    )  # fmt: skip
    t.play("4R39").choose("4C64")
    t.react("4U63")
    assert t.in_play("4C64")
    assert not t.in_play("4U63")


# -- sites ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-8.9")
def test_a_site_is_replaced_under_the_feet_of_another_fellowship() -> None:
    t = table(
        phase="fellowship", fellowship=["4P364"], site=3, markers=(2, 3), hand=["4C129"],
    )  # fmt: skip
    old = t.board.path[2]
    assert old.owner == 1
    t.play("4C129")
    assert t.board.path[2].owner == 0
    assert old.kind in t.state.adventure[1]
    assert t.board.markers == (2, 3)


@pytest.mark.rule("TCG-8.9", "TCG-10.7")
def test_there_is_no_site_ten() -> None:
    t = table(phase="fellowship", site=8, hand=["4R304"])
    t.play("4R304")
    assert [one.number for one in t.happened(events.SitePlayed)] == [9]


@pytest.mark.rule("TCG-15.1", "TCG-8.3")
def test_the_site_that_is_being_left_is_still_occupied() -> None:
    """Hillman Band: the marker has not moved yet."""
    t = table(
        phase="move", minions=["4C21", BRIGAND], site=3, markers=(3, 3), control={1: 1, 2: 1},
        shadow_hand=[SPARE],
    )  # fmt: skip
    if t.can_react("4C21"):
        t.react("4C21")
    assert t.controls() == [1, 2]


@pytest.mark.rule("TCG-15.4", "TCG-1.12")
def test_a_site_of_another_shadow_player_is_not_ones_own() -> None:
    def patrol(owner: int) -> Any:
        return table(
            minions=["1:4C206", "2:4C10"], site=5, seats=3, control={1: owner}, hand=[BEST_COMPANY]
        )

    assert patrol(1).keyword("4C206", "damage") == 2
    assert patrol(2).keyword("4C206", "damage") == 1


@pytest.mark.rule("TIM-6.3")
def test_deep_of_helm_is_kind_to_the_first_uruk_hai_whoever_plays_it() -> None:
    t = table(
        phase="shadow", site=5, sites={5: "4U347"}, twilight=20, shadow_hand=["4C192", "4C192"],
    )  # fmt: skip
    t.play("4C192")
    assert t.twilight == 20
    t.play("4C192")
    assert t.twilight == 17


# -- leaving the game -----------------------------------------------------------------------------


@pytest.mark.rule("TCG-18.3", "TCG-18.5", "TCG-R12")
def test_who_gives_up_in_the_middle_of_a_skirmish_leaves_none_behind() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI, ARAGORN], minions=["1:4C165", "2:4C192"], site=5,
        seats=3, skirmish=(GIMLI, "4C165"), assigned=[(ARAGORN, "4C192")], hand=[BEST_COMPANY],
        shadow_hand=[SPARE],
    )  # fmt: skip
    state, _ = GAME.concede(t.state, 0)
    board = state.board
    assert board.phase == "regroup"
    assert (board.skirmish, board.assigned) == (None, ())
    GAME.check(state)


@pytest.mark.rule("TCG-18.3", "TCG-14.19")
def test_a_skirmish_whose_minions_leave_the_game_is_won() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["1:4C165", "2:4C192"], site=5,
        seats=3, skirmish=(GIMLI, "4C192"), hand=[BEST_COMPANY], shadow_hand=[SPARE],
    )  # fmt: skip
    state, told = GAME.concede(t.state, 2)
    won = [one.winners for one in told if isinstance(one, events.SkirmishWon)]
    assert won == [(str(t.card(GIMLI)),)]
    assert state.board.skirmish is None
    GAME.check(state)


@pytest.mark.rule("TCG-18.1", "TCG-18.3")
def test_who_has_lost_at_site_nine_does_not_win_when_his_turn_is_finished() -> None:
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=["1:4C165", "2:4C192"], site=9,
        seats=3, skirmish=(FRODO, "4C165"), burdens=9, hand=[BEST_COMPANY], shadow_hand=[SPARE],
    )  # fmt: skip
    t.fight_out().react("4C2")
    assert t.board.lost == (0,)
    assert t.over is None
    assert t.phase == "regroup"
    t.pass_all()
    while t.matching(o.Stop):
        t.stop()
    assert t.over is None
    assert t.board.fp == 1


@pytest.mark.rule("TCG-2.8")
def test_the_own_sleeping_conditions_are_no_conditions() -> None:
    """Grown Suddenly Tall discards each condition, but those of the own Shadow sleep."""
    t = table(
        phase="fellowship", fellowship=["4C90"], support=["4U148", "4C44<4C42"], hand=["4R92"],
        shadow_support=["4U34^2"],
    )  # fmt: skip
    t.play("4R92")
    assert t.in_play("4U148")
    assert not t.in_play("4C44")
    assert not t.in_play("4U34")
    assert sorted(t.discards()) == sorted(("4C42", "4C44", "4R92"))


@pytest.mark.rule("TCG-2.8")
def test_a_condition_on_a_sleeping_companion_sleeps() -> None:
    """Banished lies on the companion of a third player: it is nobody's condition in this turn."""
    t = table(phase="fellowship", fellowship=["4C90"], hand=["4R92"], seats=3)
    board = t.state.board
    numbers = (board.next_id, board.next_id + 1)
    more = (Card(numbers[0], "4C286", 2), Card(numbers[1], "4R139", 1, numbers[0]))
    board = replace(board, play=(*board.play, *more), next_id=numbers[1] + 1)
    t = Table(replace(t.state, board=board))
    t.play("4R92")
    assert t.in_play("4R139")


@pytest.mark.rule("TCG-19.1")
def test_the_owner_of_an_ambushing_minion_is_asked_among_three() -> None:
    t = table(
        phase="defenders", fellowship=[GIMLI], minions=["1:4C165", "2:4C252"], site=5, seats=3,
        hand=[BEST_COMPANY], shadow_hand=[SPARE],
    )  # fmt: skip
    t.assign(GIMLI, "4C252").answer(o.Done)
    t.react("4C252")
    assert [one.seat for one in t.happened(events.Used)] == [2]
    assert t.twilight == 2


@pytest.mark.rule("TCG-12.6")
def test_an_item_goes_to_an_ally_only_at_his_home() -> None:
    for site in range(1, 7):
        t = table(phase="fellowship", fellowship=["4C109+4C278", "4R262"], site=site, hand=["4C87"])
        found = t.matching(o.Transfer, card="4C278", to="4R262")
        assert bool(found) is (site in FACES["4R262"].homes)


@pytest.mark.rule("TCG-12.6", "TCG-12.2")
def test_nobody_takes_a_second_item_of_a_class() -> None:
    t = table(phase="fellowship", fellowship=["4C109+4C278", "4P365+4R284"], hand=["4C87"])
    assert not t.matching(o.Transfer, card="4C278")


@pytest.mark.rule("TCG-12.6")
def test_what_is_cheaper_when_played_on_somebody_is_not_cheaper_when_transferred() -> None:
    """Ordulus: a ranged weapon costs one less when it is played on him."""
    t = table(phase="fellowship", fellowship=["4C71+4U62", "4U80"], hand=["4U62"])
    t.do(t.matching(o.Transfer, card="4U62", to="4U80")[0])
    assert t.twilight == 1
    t = table(phase="fellowship", fellowship=["4C71", "4U80"], hand=["4U62"])
    assert t.play("4U62", on="4U80").twilight == 0


@pytest.mark.rule("TCG-7.5")
def test_an_ally_is_healed_by_its_like_in_hand_and_a_rider_is_not() -> None:
    t = table(phase="fellowship", fellowship=["4C277*1", "4C286*1"], hand=["4C277", "4C286"])
    assert t.matching(o.HealBy, card="4C277")
    assert not t.matching(o.HealBy, card="4C286")


@pytest.mark.rule("TCG-14.9")
def test_nobody_need_be_assigned() -> None:
    """Neither side wants to fight: the turn goes on to the regroup phase."""
    t = table(
        phase="defenders", fellowship=[GIMLI], minions=[WARRIOR], site=5, hand=[BEST_COMPANY],
        shadow_hand=[SPARE],
    )  # fmt: skip
    t.answer(o.Done).answer(o.Done)
    assert t.phase == "regroup"
    assert not t.happened(events.SkirmishBegan)


@pytest.mark.rule("TCG-17.3", "TCG-15.8")
def test_minions_go_at_the_end_of_the_turn_and_stacked_ones_stay() -> None:
    t = table(
        phase="regroup", site=5, minions=["4C165"], stacked={1: ["4C180"]}, control={1: 1},
        moves=2, shadow_hand=[SPARE],
    )  # fmt: skip
    while t.board.turn == 1:
        t.do(t.matching(o.Pass)[0] if t.matching(o.Pass) else t.options[-1])
    assert not t.in_play("4C165")
    assert [one.kind for stack in t.board.stacks for one in stack.cards] == ["4C180"]


@pytest.mark.rule("TCG-18.1", "TCG-18.4")
def test_who_is_corrupted_in_the_last_skirmish_at_site_nine_has_lost() -> None:
    t = fight(FRODO, WARRIOR, site=9, burdens=9, hand=[BEST_COMPANY]).fight_out()
    t.react("4C2")
    assert t.over is not None
    assert t.over.winners == (1,)
