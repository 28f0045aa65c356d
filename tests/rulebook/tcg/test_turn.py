"""Chapters 5 to 9 and 17: the turn, moving, twilight, regroup."""

from typing import Any

import pytest

from mathom.core.frames import replace
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from mathom.games.tcg.board import Card
from mathom.games.tcg.kinds import MOST_ACTS
from tests.rulebook.tcg.tabletop import Table, kinds_of, table

GIMLI, ARAGORN, FRODO = "4C49", "4C109", "4C302"
WARRIOR = "4C165"


@pytest.mark.rule("TCG-6.1", "TCG-5.1")
def test_the_twilight_pool_is_emptied_at_the_start_of_the_turn() -> None:
    t = table(twilight=7, phase="begin", hand=["4C42"])
    assert t.twilight == 0
    assert t.phase == "fellowship"


@pytest.mark.rule("TCG-6.2", "TCG-19.9")
def test_a_sanctuary_heals_up_to_five_wounds_of_companions() -> None:
    t = table(
        fellowship=[f"{GIMLI}*2", f"{ARAGORN}*3", "4R262*1"], ring_bearer="4C302*2", site=3,
        phase="begin", hand=["4C42"],
    )  # fmt: skip
    assert not t.matching(o.Heal, card="4R262")
    for card in (GIMLI, GIMLI, ARAGORN, ARAGORN, ARAGORN):
        t.answer(o.Heal, card=card)
    assert t.phase == "fellowship"
    assert t.wounds(FRODO) == 2
    assert t.wounds("4R262") == 1


@pytest.mark.rule("TCG-6.2")
def test_healing_at_a_sanctuary_may_stop_early() -> None:
    t = table(fellowship=[f"{GIMLI}*2"], site=6, phase="begin", hand=["4C42"])
    t.answer(o.Heal, card=GIMLI).stop()
    assert t.wounds(GIMLI) == 1


@pytest.mark.rule("TCG-6.4", "TCG-10.3")
def test_a_text_at_the_start_of_the_turn_is_used_once() -> None:
    t = table(fellowship=["4C266", "4R262*1"], phase="begin", hand=["4C42"])
    t.react("4C266")
    assert t.wounds("4R262") == 0
    assert t.phase == "fellowship"


@pytest.mark.rule("TCG-7.1", "TCG-1.1", "TCG-9.1")
def test_each_side_plays_its_own_cards_in_its_own_phase() -> None:
    t = table(phase="fellowship", hand=[GIMLI, WARRIOR], twilight=9, site=5)
    assert t.can_play(GIMLI)
    assert t.why(o.Play(WARRIOR)) == "TCG-1.1"
    t = table(phase="shadow", shadow_hand=[GIMLI, WARRIOR], twilight=9, site=5)
    assert t.can_play(WARRIOR)
    assert t.why(o.Play(GIMLI)) == "TCG-1.1"
    t = table(phase="maneuver", minions=[WARRIOR], hand=[GIMLI], site=5)
    assert t.why(o.Play(GIMLI)) == "TCG-7.1"


@pytest.mark.rule("TCG-7.2", "TCG-10.13")
def test_free_peoples_cards_add_twilight_and_shadow_cards_remove_it() -> None:
    t = table(phase="fellowship", hand=[GIMLI, "4C42"], twilight=1)
    t.play(GIMLI)
    assert t.twilight == 3
    t = table(phase="shadow", shadow_hand=[WARRIOR, "4C10"], twilight=5, site=5)
    t.play(WARRIOR)
    assert t.twilight == 3
    t = table(phase="shadow", shadow_hand=[WARRIOR], twilight=1, site=5)
    assert t.why(o.Play(WARRIOR)) == "TCG-7.2"


@pytest.mark.rule("TCG-7.3")
def test_the_rule_of_four_makes_actions_weaker_not_illegal() -> None:
    """Trap 14."""
    t = table(
        phase="fellowship", fellowship=["4C67", "4C68", "4C71", "4C76"], hand=["4R58", "4R58"],
        deck=["4C42"] * 9,
    )  # fmt: skip
    t.play("4R58").number(3)
    assert len(t.hand()) == 4
    t.play("4R58").number(4)
    assert len(t.hand()) == 4


@pytest.mark.rule("TCG-7.4")
def test_never_more_than_nine_companions_the_dead_included() -> None:
    companions = ["4C67", "4C68", "4C71", "4C76", "4C78", GIMLI]
    t = table(phase="fellowship", fellowship=companions, dead=["4C109"], hand=["4C76"])
    t.play("4C76")
    t = table(phase="fellowship", fellowship=companions, dead=["4C109", "4C74"], hand=["4C76"])
    assert t.why(o.Play("4C76")) == "TCG-7.4"


@pytest.mark.rule("TCG-7.5")
def test_a_card_heals_its_like_in_play() -> None:
    t = table(phase="fellowship", fellowship=[f"{GIMLI}*1", "4C76*1"], hand=["4R48", "4C76"])
    assert not t.matching(o.HealBy, card="4C76")
    t.answer(o.HealBy, card="4R48", who=GIMLI)
    assert t.wounds(GIMLI) == 0
    assert t.discards() == ("4R48",)


@pytest.mark.rule("TCG-7.6")
def test_allies_are_played_wherever_one_is() -> None:
    t = table(phase="fellowship", hand=["4C277"], site=7)
    assert t.can_play("4C277")


@pytest.mark.rule("TCG-8.1", "TCG-8.3", "TCG-8.4", "TCG-8.10")
def test_a_move_adds_the_shadow_number_and_one_for_each_companion() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI, "4R262"], site=2, hand=["4C42"], shadow_hand=["4C10"]
    )
    t.pass_()
    assert t.site == 3
    assert t.phase == "shadow"
    sites = t.happened(events.SitePlayed)
    shadow = t.scene.faces[sites[0].card].shadow_number
    assert t.twilight == shadow + 2


@pytest.mark.rule("TCG-8.2")
def test_the_arrow_says_who_lays_the_next_site() -> None:
    left = table(phase="move", site=2, seats=3, hand=["4C42"])
    assert left.happened(events.SitePlayed)[0].seat == 1
    right = table(phase="move", site=3, seats=3, hand=["4C42"])
    assert right.happened(events.SitePlayed)[0].seat == 2


@pytest.mark.rule("TCG-8.3", "TCG-R2")
def test_the_old_site_speaks_before_the_marker_moves() -> None:
    t = table(phase="move", site=1, shadow_hand=["4C10"])
    assert t.site == 2
    face = t.scene.faces[t.board.path[1].kind]
    assert t.twilight == 2 + face.shadow_number + 1


@pytest.mark.rule("TCG-8.5", "TCG-17.3")
def test_two_moves_a_turn_with_two_or_three_players_and_three_with_four() -> None:
    """Trap 10."""
    for seats, limit in ((2, 2), (3, 2), (4, 3)):
        t = table(phase="again", site=3, seats=seats, moves=limit - 1, hand=["4C42"])
        assert kinds_of(t.options) == {"Move", "Stay"}
        t = table(phase="again", site=3, seats=seats, moves=limit, hand=["4C42"])
        assert "Move" not in kinds_of(t.options)


@pytest.mark.rule("TCG-8.6")
def test_a_changed_move_limit_holds_for_the_whole_turn() -> None:
    t = table(
        phase="fellowship", fellowship=["4C286+4C287"], site=1, sites={1: "4U326"}, hand=["4C42"]
    )
    assert any(one.what == "move_limit" for one in t.board.lasting)


@pytest.mark.rule("TCG-8.7", "TCG-19.7", "TCG-1.10")
def test_a_roaming_minion_costs_two_more() -> None:
    """Trap 3: the penalty comes after the cost is clamped at 0."""
    t = table(phase="shadow", site=3, twilight=4, shadow_hand=[WARRIOR])
    t.play(WARRIOR)
    assert t.twilight == 0
    t = table(phase="shadow", site=3, twilight=3, shadow_hand=[WARRIOR])
    assert t.why(o.Play(WARRIOR)) == "TCG-7.2"
    cheap = table(phase="shadow", site=3, twilight=4, shadow_hand=["4C204"], control={1: 1, 2: 1})
    cheap.play("4C204")
    assert cheap.twilight == 4 - 1 - 2


@pytest.mark.rule("TCG-8.9")
def test_pathfinder_lays_the_own_next_site() -> None:
    t = table(
        phase="fellowship", fellowship=["4U114"], site=1, hand=["4C129"], markers=(1, 1),
    )  # fmt: skip
    t.play("4C129")
    assert t.board.path[1].owner == 0
    assert t.site == 2 or t.phase == "fellowship"


@pytest.mark.rule("TCG-5.3", "TIM-4.1", "TIM-4.2")
def test_after_an_action_the_next_player_acts() -> None:
    t = table(
        phase="maneuver", fellowship=["4C109"], minions=["4R251", WARRIOR], site=5,
        hand=["4C115", "4C115"], shadow_hand=["4C10"],
    )  # fmt: skip
    assert t.asked == 0
    t.play("4C115").choose(WARRIOR)
    assert t.asked == 1
    t.pass_()
    assert t.asked == 0


@pytest.mark.rule("TCG-5.2", "TCG-9.1")
def test_shadow_players_have_their_phases_to_the_right() -> None:
    t = table(phase="shadows", seats=4, site=5, twilight=9, minions=["1:4C165"], hand=["4C42"])
    order = [one.seat for one in t.happened(events.PhaseBegan) if one.phase == "shadow"]
    assert order == [3, 2, 1]


@pytest.mark.rule("TCG-9.3")
def test_there_is_one_twilight_pool_for_all() -> None:
    t = table(phase="shadow", site=5, twilight=3, seats=3, shadow_hand=[WARRIOR, WARRIOR])
    t.play(WARRIOR)
    assert t.twilight == 1
    assert t.why(o.Play(WARRIOR)) == "TCG-7.2"


@pytest.mark.rule("TCG-17.1", "TCG-17.2", "TCG-17.4", "TCG-R10")
def test_reconciling_one_card_may_go_then_eight() -> None:
    t = table(phase="regroup", shadow_hand=["4C10", WARRIOR], shadow_deck=["4C3"] * 9)
    while t.matching(o.Pass):
        t.pass_()
    assert t.asked == 1
    t.answer(o.Discard, card=WARRIOR)
    assert len(t.hand(1)) == 8
    assert t.discards(1) == (WARRIOR,)


@pytest.mark.rule("TCG-17.2")
def test_who_holds_too_many_discards_down_to_eight() -> None:
    t = table(phase="regroup", shadow_hand=["4C10"] * 7 + [WARRIOR] * 3)
    t.pass_all().stop()
    t.answer(o.Discard, card=WARRIOR)
    assert t.why(o.Stop()) == "TCG-17.2"
    t.answer(o.Discard, card=WARRIOR)
    assert len(t.hand(1)) == 8


@pytest.mark.rule("TCG-17.3")
def test_staying_ends_the_turn_and_all_minions_go() -> None:
    t = table(
        phase="again", minions=[f"{WARRIOR}+4C142", "4C10"], site=5, hand=["4C42"],
        shadow_hand=["4C10"],
    )  # fmt: skip
    t.answer(o.Stay).stop()
    assert sorted(t.discards(1)) == sorted(("4C10", "4C142", WARRIOR))
    assert t.board.fp == 1


@pytest.mark.rule("TCG-17.3", "TCG-6.1")
def test_moving_again_keeps_minions_and_twilight() -> None:
    t = table(
        phase="again", minions=[WARRIOR], site=5, twilight=4, shadow_hand=["4C10"],
        fellowship=[GIMLI], moves=1,
    )  # fmt: skip
    t.answer(o.Move)
    assert t.in_play(WARRIOR)
    assert t.site == 6
    assert t.phase == "shadow"
    assert t.twilight > 4


@pytest.mark.rule("TCG-17.5")
def test_no_retreat_takes_the_choice_away() -> None:
    t = table(
        phase="regroup", minions=["4C10", "4C16"], site=5, control={1: 1}, hand=["4C42"],
        shadow_hand=["4C3"],
    )  # fmt: skip
    no_retreat = Card(90, "4R30", 1, 1)
    board = replace(t.board, play=(*t.board.play, no_retreat), next_id=91)
    t.state = replace(t.state, board=board)
    t.begin("regroup")
    t.use("4R30").pass_all()
    while t.matching(o.Stop):
        t.stop()
    assert t.phase == "shadow"
    assert t.site == 6


@pytest.mark.rule("TCG-17.5", "TCG-17.3")
def test_no_retreat_takes_one_choice_away_not_every_one_of_the_turn() -> None:
    """With four players there are three moves: after the second one it is up to oneself again."""
    t = table(
        phase="regroup", minions=["4C10", "4C16"], site=5, control={1: 1}, seats=4,
        on_sites={1: ["4R30"]}, hand=["4C42"], shadow_hand=["4C3"],
    )  # fmt: skip
    t.use("4R30").pass_all()
    while t.matching(o.Stop):
        t.stop()
    assert (t.site, t.board.moves) == (6, 2)
    t.begin("again")
    assert t.matching(o.Move)
    assert t.matching(o.Stay)


@pytest.mark.rule("TCG-17.6")
def test_what_goes_during_the_regroup_phase_goes_at_its_start() -> None:
    t = table(
        phase="skirmishes", fellowship=["4C67", "4C68", "4C71"], support=["4U60"], hand=["4C42"],
    )  # fmt: skip
    assert t.phase == "regroup"
    assert t.discards() == ("4U60",)


@pytest.mark.rule("TCG-18.1", "TCG-18.4", "TCG-R11")
def test_who_is_at_site_nine_when_the_regroup_phase_begins_has_won() -> None:
    t = table(phase="skirmishes", site=9)
    assert t.over is not None
    assert t.over.winners == (0,)
    assert t.over.how.id == "over-reached"


@pytest.mark.rule("TIM-3.6", "TIM-3.7", "TIM-3.8")
def test_ithilien_wilderness_looks_at_the_pool_after_the_move() -> None:
    t = table(
        phase="move", site=6, shadow_support=["4R237"], shadow_hand=["4C10"], sites={6: "4U354"},
    )  # fmt: skip
    assert t.site == 7
    full = t.twilight >= 7
    assert bool(t.matching(o.React, card="4R237")) != full


@pytest.mark.rule("TCG-10.18", "TCG-R4")
def test_after_enough_actions_in_a_turn_everybody_can_only_pass() -> None:
    t = table(phase="fellowship", fellowship=["4C49"], hand=["4C74"], acts=MOST_ACTS - 1)
    assert t.can_play("4C74")
    t = table(phase="fellowship", fellowship=["4C49"], hand=["4C74"], acts=MOST_ACTS)
    assert t.options == [o.Pass()]
    assert t.why(o.Play("4C74", None)) == "TCG-10.18"


@pytest.mark.rule("TCG-10.18")
def test_a_turn_begins_with_no_action_done() -> None:
    t = table(phase="regroup", hand=["4C74"], shadow_hand=["4C10"], acts=MOST_ACTS)
    t.pass_all()
    while t.board.turn == 1:
        t.do(t.options[-1])
    assert t.board.acts == 0


REFILLING: dict[str, Any] = {"phase": "regroup", "hand": ["4C42"], "shadow_hand": ["4C10"]}


def _refilled(agreed: list[str]) -> Table:
    t = table(**REFILLING, shadow_discard=["4C3"] * 3, agreed=agreed)
    return t.pass_all().stop()


@pytest.mark.rule("TCG-3.6", "TCG-17.4")
def test_an_empty_deck_stays_empty() -> None:
    t = _refilled([])
    assert not t.matching(o.Yes)
    assert t.hand(1) == ("4C10",)


@pytest.mark.rule("TCG-3.6", "TCG-R14")
def test_by_the_starter_rules_the_discards_make_a_new_deck_once() -> None:
    t = _refilled(["starter-rules=on"])
    assert t.asked == 1
    t.yes()
    assert t.hand(1) == ("4C10", "4C3", "4C3", "4C3")
    assert t.discards(1) == ()
    assert t.board.reshuffled == (1,)
    again = table(**REFILLING, shadow_discard=["4C3"], agreed=["starter-rules=on"], reshuffled=(1,))
    assert not again.pass_all().stop().matching(o.Yes)


@pytest.mark.rule("TCG-3.6", "TCG-R14")
def test_who_does_not_want_a_new_deck_draws_nothing_and_may_make_one_later() -> None:
    t = _refilled(["starter-rules=on"]).no()
    assert t.hand(1) == ("4C10",)
    assert t.discards(1) == ("4C3",) * 3
    assert t.board.reshuffled == ()
