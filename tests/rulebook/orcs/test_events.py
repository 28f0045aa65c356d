"""Chapter 8: the event cards."""

import pytest

from mathom.games.orcs.events import OrcsLaid, OrcsRemoved
from tests.rulebook.orcs.tabletop import Tabletop


def table() -> Tabletop:
    """Figures out of the way: green will be on a8, red on j1, blue on k1."""
    return Tabletop().figure("green", "b8").figure("red", "j1").figure("blue", "k1")


@pytest.mark.rule("ORK-8.4", "ORK-R16", "ORK-1.3")
def test_the_three_hunters_clear_the_plain_of_rohan_and_nobody_scores() -> None:
    played = table().orcs("d4-h4", "e5", "g6", "e7").figure("red", "f5").event("e1_three_hunters")
    assert played.lying == {"d4", "h4", "e7"}
    assert played.on("f5") == "red"
    assert [played.tokens(seat) for seat in range(3)] == [1, 0, 0]
    assert sum(played.state.unseen) == 149  # nobody looked at them
    assert played.state.supply == 146


@pytest.mark.rule("ORK-8.4", "ORK-8.7")
def test_fangorn_clears_itself_and_up_to_two_orcs_at_orthanc() -> None:
    played = table().start_orcs().orcs("e1", "g2").event("e1_fangorn_wakes")
    assert not {"e1", "g2"} & played.lying
    assert played.asked(0, "ask-picking")
    assert played.options == [
        *(f"remove {field}" for field in ("c1", "c2", "a3", "b3", "c3")), "enough",
    ]  # fmt: skip
    assert played.refused("remove n6").rule == "ORK-8.7"
    played.play("remove b3")
    assert played.refused("remove b3").rule == "ORK-8.4"
    played.play("remove c1")
    assert not {"b3", "c1"} & played.lying
    assert played.begins(1)


@pytest.mark.rule("ORK-8.7")
def test_fewer_orcs_may_be_picked_or_none() -> None:
    assert table().start_orcs().event("e1_fangorn_wakes", "enough").begins(1)
    one = table().start_orcs().event("e1_fangorn_wakes", "remove a3", "enough")
    assert len(one.lying) == 9
    only = table().orcs("a3").event("e1_fangorn_wakes", "remove a3")
    assert only.begins(1)
    assert table().event("e1_fangorn_wakes").begins(1)  # nothing to pick, nothing to ask


@pytest.mark.rule("ORK-8.5", "ORK-R16")
def test_the_ambush_fills_the_free_fields_of_amon_hen() -> None:
    played = table().figure("red", "h4").orcs("i5").event("e1_ambush_amon_hen")
    assert played.lying == {"i4", "h5", "i5"}
    assert played.on("h4") == "red"


@pytest.mark.rule("ORK-8.5")
def test_the_forges_bring_an_orc_to_each_of_isengards_rows() -> None:
    played = table().orcs("a5").event("e1_forges_of_isengard")
    assert played.lying == {"a4", "a5", "b5", "a6", "a7"}


@pytest.mark.rule("ORK-8.7")
def test_the_white_rider_may_set_a_figure_in_fangorn_and_exchanges_a_card() -> None:
    played = table().orcs("f1").event("e1_white_rider")
    assert played.options == [
        *(f"relocate {field}" for field in ("e1", "g1", "e2", "f2", "g2")), "stay",
    ]  # fmt: skip
    assert played.refused("relocate f1").rule == "ORK-8.7"
    assert played.refused("relocate h1").rule == "ORK-8.7"
    played.play("relocate e1", played.state.deck[0])
    assert (played.on("a8"), played.on("e1")) == ("free", "green")
    assert played.lying == {"f1"}
    assert played.asked(0, "ask-discarding")
    hand = played.state.hands[0]
    assert played.options == [f"discard {card}" for card in hand]
    assert len(hand) == 4
    played.play(f"discard {hand[1]}")
    assert played.state.hands[0] == (hand[0], *hand[2:])
    assert played.begins(1)


@pytest.mark.rule("ORK-8.7", "ORK-6.1")
def test_the_white_rider_beats_nothing_and_closes_no_pincer() -> None:
    played = table().orcs("e3-e5").figure("red", "e6").event("e1_white_rider", "relocate e2")
    assert {"e3", "e4", "e5"} <= played.lying


@pytest.mark.rule("ORK-8.7")
def test_the_white_rider_may_be_declined_but_the_card_is_exchanged() -> None:
    played = table().event("e1_white_rider", "stay")
    played.play(played.state.deck[0])
    assert played.refused("discard aragorn-9").rule == "ORK-8.7"
    assert played.asked(0, "ask-discarding")


@pytest.mark.rule("ORK-8.7")
def test_wormtongue_takes_everybodys_strongest_card_ties_by_choice() -> None:
    set_up = table().hand(1, "aragorn-8", "gimli-8", "legolas-5").hand(2, "eomer-9", "eomer-5")
    played = set_up.event("e2_wormtongue")
    assert played.asked(0, "ask-giving-up")
    assert len(played.options) == 1  # asked all the same, so that nobody learns of ties
    played.play(played.options[0], played.state.deck[0])
    assert played.asked(1, "ask-giving-up")
    assert played.options == ["discard aragorn-8", "discard gimli-8"]
    assert played.refused("discard legolas-5").rule == "ORK-8.7"
    played.play("discard gimli-8", played.state.deck[0])
    assert played.options == ["discard eomer-9"]
    played.play("discard eomer-9", played.state.deck[0])
    assert [len(hand) for hand in played.state.hands] == [3, 3, 3]
    assert played.state.discard[-2:] == ("gimli-8", "eomer-9")
    assert played.begins(1)


@pytest.mark.rule("ORK-8.4")
def test_the_king_freed_clears_edoras_and_all_beside_it() -> None:
    beside = {"g6", "h6", "f7", "i7", "f8", "i8"}
    played = table().orcs("g7-h7", "g8", *beside, "f6", "i6", "g5").event("e2_king_freed")
    assert played.lying == {"f6", "i6", "g5"}


@pytest.mark.rule("ORK-8.5")
def test_warg_riders_fill_edoras() -> None:
    assert table().event("e2_warg_riders").lying == {"g7", "h7", "g8", "h8"}


@pytest.mark.rule("ORK-8.4", "ORK-8.7")
def test_the_rangers_clear_minas_tirith_and_two_orcs_in_the_last_columns() -> None:
    played = table().orcs("k7", "l8", "l6", "m1", "n6", "p6").event("e2_rangers_of_ithilien")
    assert played.lying == {"l6", "m1", "n6", "p6"}
    assert played.options == ["remove m1", "remove n6", "remove p6", "enough"]
    played.play("remove m1", "remove p6")
    assert played.lying == {"l6", "n6"}


@pytest.mark.rule("ORK-8.5")
def test_the_black_gate_brings_an_orc_to_each_of_mordors_rows() -> None:
    assert table().event("e2_black_gate_opens").lying == {"p2", "p3", "p4", "p5"}


@pytest.mark.rule("ORK-8.5")
def test_the_storm_fills_helms_deep_and_two_rows() -> None:
    played = table().event("e3_storm_on_helms_deep")
    assert played.lying == {"c7", "d7", "c8", "d8", "a4", "a6"}
    assert len(played.told(OrcsLaid)) == 2


@pytest.mark.rule("ORK-8.4", "ORK-R16")
def test_the_dawn_clears_helms_deep_and_all_beside_it() -> None:
    played = table().orcs("c7", "d8", "c6", "b7", "e8", "e6").event("e3_dawn_of_fifth_day")
    assert played.lying == {"e6"}
    assert len(played.told(OrcsRemoved)) == 1


@pytest.mark.rule("ORK-8.5")
def test_the_winged_shadow_fills_minas_tirith() -> None:
    assert table().event("e3_winged_shadow").lying == {"k7", "l7", "k8", "l8"}


@pytest.mark.rule("ORK-8.7")
def test_the_elves_let_everybody_draw_and_discard_in_turn() -> None:
    played = table().event("e3_elves_of_lorien")
    for seat in range(3):
        played.play(played.state.deck[0])
        assert played.asked(seat, "ask-discarding")
        assert len(played.options) == 4
        played.play(played.options[0])
    assert [len(hand) for hand in played.state.hands] == [3, 3, 3]
    assert played.begins(1)


@pytest.mark.rule("ORK-8.5", "ORK-R1", "ORK-9.1")
def test_an_event_that_lays_orcs_can_close_the_chain() -> None:
    played = table().orcs("a3", "a4-g4", "j4-o4", "o5", "o6").event("e1_ambush_amon_hen")
    assert played.over is not None
    assert played.over.winners == ()


@pytest.mark.rule("ORK-4.4", "ORK-R7")
def test_an_event_lays_no_more_orcs_than_there_are() -> None:
    set_up = table().orcs("a8", "d1", "e1", "f1").supply(2)
    played = set_up.event("e2_warg_riders")
    assert len(played.lying & {"g7", "h7", "g8", "h8"}) == 2
    assert played.state.supply == 0
