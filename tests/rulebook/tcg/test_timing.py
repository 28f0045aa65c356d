"""Windows, hidden hands, players who leave: TIM, chapters 5, 10 and 18."""

from random import Random

import pytest

from mathom.core import Choice, Over, Refusal
from mathom.games.tcg import events
from mathom.games.tcg import options as o
from tests.rulebook.tcg.tabletop import FACES, GAME, kinds_of, table

GIMLI, ARAGORN, FRODO = "4C49", "4C109", "4C302"
WARRIOR, REGULAR = "4C165", "4C192"


@pytest.mark.rule("TCG-1.4", "TCG-1.12")
def test_allies_are_no_companions_and_shadow_players_no_opponents_of_each_other() -> None:
    t = table(fellowship=[GIMLI, "4R262"], minions=[WARRIOR], site=5, seats=3, hand=["4C42"])
    assert [card.kind for card in t.scene.index.companions] == [FRODO, GIMLI]
    assert t.scene.opposed(0, 2)
    assert not t.scene.opposed(1, 2)


@pytest.mark.rule("TCG-1.11", "TCG-19.13")
def test_classes_and_signets_are_as_printed() -> None:
    assert FACES["4R91"].item_class == "staff"
    assert FACES["4U62"].item_class == "ranged_weapon"
    t = table(
        phase="fellowship", fellowship=["4C109", f"{GIMLI}*2", "4R48"], hand=["4U123", "4C42"]
    )
    assert FACES[GIMLI].signet == "gandalf"
    assert not [one for one in t.options if "4U123" in str(one) and GIMLI in str(one)]


@pytest.mark.rule("TCG-6.3")
def test_the_rule_of_four_is_for_the_fellowship_phase_only() -> None:
    t = table(
        phase="regroup", fellowship=["4C286+4C287", "4C286+4C287"], minions=[WARRIOR], site=5,
        hand=["4R279"], deck=["4C42"] * 9,
    )  # fmt: skip
    t.play("4R279")
    assert len([one for one in t.happened(events.Drew) if one.seat == 0]) == 3


@pytest.mark.rule("TCG-9.2")
def test_shadow_artifacts_are_played_like_possessions() -> None:
    t = table(phase="shadow", minions=["4R173"], site=5, twilight=5, shadow_hand=["4R174", "4C3"])
    t.play("4R174", on="4R173")
    assert t.keyword("4R173", "fierce") == 1
    assert t.twilight == 3


@pytest.mark.rule("TCG-10.1", "TCG-10.2", "TIM-4.9")
def test_the_free_peoples_player_orders_all_required_texts() -> None:
    """Trap 5: also those of the Shadow."""
    t = table(
        phase="move", fellowship=["4C292", "4R262"], site=2,
        shadow_support=["4R231"], support=["4R299"], burdens=2, shadow_hand=["4C10"],
    )  # fmt: skip
    assert t.wounds(FRODO) == 2
    t = table(
        phase="skirmish", fellowship=[GIMLI], minions=[WARRIOR, "4C10"], site=5,
        skirmish=(GIMLI, WARRIOR), support=["4R52"], hand=["4C42"] * 3,
    )  # fmt: skip
    t.play("4C42").pass_all()
    t.answer(o.First, card="4R52")
    assert t.tokens("4R52") == 1


@pytest.mark.rule("TIM-4.10")
def test_what_a_text_causes_is_seen_to_before_the_rest() -> None:
    """A death in the middle of the archery fire gets its window at once."""
    t = table(
        phase="fire", fellowship=["4C310*3", GIMLI], minions=["4C183", "4C183", "4R186"], site=5,
        hand=["4C42"],
    )  # fmt: skip
    t.answer(o.WoundBy, card="4C310")
    assert t.asked == 1
    t.react("4R186")
    assert t.burdens == 1
    t.pass_()
    assert t.matching(o.WoundBy, card=GIMLI)


@pytest.mark.rule("TCG-12.4")
def test_mounted_is_who_bears_a_mount() -> None:
    t = table(fellowship=["4C286+4C287", GIMLI], minions=[WARRIOR], site=5, hand=["4C42"])
    assert t.scene.mounted(t.card("4C286"))
    assert not t.scene.mounted(t.card(GIMLI))


@pytest.mark.rule("TCG-14.1", "TIM-1.1")
def test_maneuver_actions_by_the_action_procedure() -> None:
    t = table(
        phase="maneuver", fellowship=[ARAGORN], minions=["4R158", REGULAR], site=5,
        hand=["4C115"], shadow_hand=["4C3"],
    )  # fmt: skip
    assert t.asked == 0
    t.pass_()
    t.use("4R158")
    assert t.keyword(REGULAR, "fierce") == 1
    assert t.asked == 0


@pytest.mark.rule("TIM-6.2")
def test_who_wins_remembers_whom() -> None:
    """Living Off Rock: a Dunland Man has won against a Man of Rohan, dead by now."""
    t = table(
        phase="skirmish", fellowship=["4C286*2", "4C292"], minions=["4C17"], site=3,
        skirmish=("4C286", "4C17"), shadow_support=["4U27"], shadow_hand=["4C3"],
    )  # fmt: skip
    t.pass_()
    assert t.dead == ("4C286",)
    t.react("4U27")
    assert t.strength("4C17") == 13


@pytest.mark.rule("TIM-6.3", "TCG-10.16")
def test_once_per_turn_is_counted_for_each_card() -> None:
    t = table(
        phase="fellowship",
        fellowship=["4P365*1", "4C286", "4C265"],
        hand=["4C291", "4C288", "4C42"],
    )
    t.use("4P365").choose("4C291")
    assert not t.can_use("4P365")
    assert t.why(o.Use(str(t.card("4P365")), "4P365-1")) == "TCG-10.16"


@pytest.mark.rule("TIM-7.1")
def test_nobody_dies_while_inactive() -> None:
    t = table(phase="fellowship", minions=["4C10*3"], hand=["4C42"], twilight=1)
    assert not t.in_play("4C10")
    t = table(phase="fellowship", support=["4C10*3"], hand=["4C42"])
    assert t.in_play("4C10")


@pytest.mark.rule("TIM-7.2", "TIM-7.3")
def test_all_die_at_once_and_each_once() -> None:
    t = table(phase="fire", fellowship=[f"{GIMLI}*3", "4C310*4"], minions=[WARRIOR], site=5)
    assert sorted(t.dead) == sorted((GIMLI, "4C310"))
    assert len(t.happened(events.Killed)) == 2


@pytest.mark.rule("TIM-8.1")
def test_whoever_holds_a_card_is_asked_even_with_nothing_to_do() -> None:
    t = table(phase="maneuver", minions=[WARRIOR], site=5, hand=["4C50"], shadow_hand=["4C10"])
    assert (t.asked, kinds_of(t.options)) == (0, {"Pass"})
    t.pass_()
    assert (t.asked, kinds_of(t.options)) == (1, {"Pass"})


@pytest.mark.rule("TIM-8.1", "TIM-8.2")
def test_who_is_asked_tells_nothing_about_a_hand() -> None:
    """The hidden cards of the one who is asked are dealt anew: the question stays."""
    t = table(
        phase="skirmish", fellowship=["4C67"], minions=["4C10"], site=3, skirmish=("4C67", "4C10"),
        hand=["4C87", "4C83"], shadow_hand=["4C37", "4C5"], twilight=5,
    )  # fmt: skip
    rng = Random(3)
    while isinstance(t.question, Choice) and t.phase == "skirmish":
        other = 1 - t.asked
        imagined = GAME.resample(GAME.view(t.state, other), rng)
        question = GAME.question(imagined)
        assert isinstance(question, Choice)
        assert question.seat == t.asked
        before = t.state
        with pytest.raises(Refusal):
            GAME.apply(t.state, o.Bid(1))
        assert t.state == before
        t.pass_()


@pytest.mark.rule("TCG-18.3", "TCG-18.5")
def test_of_three_players_one_gives_up_and_the_others_go_on() -> None:
    t = table(
        phase="maneuver", fellowship=[GIMLI], minions=["1:4C165", "2:4C192"], site=5, seats=3,
        hand=["4C42"], control={1: 2},
    )  # fmt: skip
    state, _ = GAME.concede(t.state, 2)
    board = state.board
    assert board.order == (0, 1)
    assert board.lost == (2,)
    assert not [card for card in (*board.play, *board.path) if card.owner == 2]
    assert board.control[0] is None
    assert board.phase == "maneuver"


@pytest.mark.rule("TCG-18.3", "TCG-2.1")
def test_the_sites_that_take_the_place_of_a_losers_sites_are_shown() -> None:
    t = table(phase="maneuver", minions=["1:4C165"], site=5, seats=3, hand=["4C42"])
    lost = [site.id for site in t.board.path if site.owner == 2]
    state, told = GAME.concede(t.state, 2)
    laid = [one for one in told if isinstance(one, events.SitePlayed)]
    assert [one.number for one in laid] == lost
    for one in laid:
        assert (state.board.path[one.number - 1].kind, one.barrier) == (one.card, True)
        assert one.card not in state.adventure[one.seat]


@pytest.mark.rule("TCG-18.3", "TCG-R12")
def test_the_turn_of_a_player_who_falls_is_finished_by_the_others() -> None:
    t = table(
        phase="fellowship", fellowship=[GIMLI], site=5, seats=3, burdens=9, hand=["4U309"],
        shadow_hand=["4C3"],
    )  # fmt: skip
    t.play("4U309")
    assert t.board.lost == (0,)
    assert t.phase == "regroup"
    assert t.over is None
    t.pass_all()
    while t.matching(o.Stop):
        t.stop()
    assert t.board.fp == 1


@pytest.mark.rule("TCG-18.3", "TCG-18.5")
def test_of_two_players_the_other_one_wins_at_once() -> None:
    t = table(phase="maneuver", minions=[WARRIOR], site=5, hand=["4C42"])
    state, _ = GAME.concede(t.state, 0)
    over = GAME.question(state)
    assert isinstance(over, Over)
    assert over.winners == (1,)
    assert over.how.id == "over-conceded"


@pytest.mark.rule("TCG-18.3")
def test_an_event_that_brings_a_player_down_goes_to_its_owners_pile() -> None:
    t = table(
        phase="skirmish", seats=3, site=4, minions=["4C254"], skirmish=("4C302", "4C254"),
        burdens=9, shadow_hand=["4C235"],
    )  # fmt: skip
    t.play("4C235")
    assert t.board.lost == (0,)
    assert "4C235" in t.discards(1)
