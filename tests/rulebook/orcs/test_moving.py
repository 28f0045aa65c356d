"""Chapter 5: step 2, hero card and movement."""

import pytest

from mathom.games.orcs.events import HeroPlayed, Jumped, Moved
from tests.rulebook.orcs.tabletop import Tabletop

AROUND = ("g4", "h4", "i4", "g5", "i5", "g6", "h6", "i6")


def alone(field: str, *cards: str) -> Tabletop:
    """Green stands here with these cards; the others are far away, in the top row."""
    table = Tabletop().figure("red", "p1").figure("blue", "n1").figure("green", field)
    return table.hand(0, *cards)


@pytest.mark.rule("ORK-5.1", "ORK-5.3", "ORK-5.4", "ORK-5.5")
def test_the_books_example_aragorn_beats_three_orcs_and_loses_the_last_point() -> None:
    table = alone("d7", "aragorn-9").orcs("d6", "e8", "f5", "g5", "h5", "i5")
    refusal = table.refused("aragorn-9 d7-f5-i5")
    assert refusal.rule == "ORK-5.5"
    assert (refusal.message.args["cost"], refusal.message.args["points"]) == (9, 8)
    table.play("aragorn-9 d7-f5-h5")
    (played,), (moved,) = table.told(HeroPlayed), table.told(Moved)
    assert played.points == 8
    assert moved.path == ("e6", "f5", "g5", "h5")
    assert moved.beaten == ("f5", "g5", "h5")
    assert (table.on("d7"), table.on("h5"), table.on("i5")) == ("free", "green", "orc")


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-5.1")
def test_every_orc_beside_the_figure_costs_a_point_those_at_corners_none() -> None:
    free = alone("d5", "gimli-5a").reach("gimli-5a")
    assert "i5" in free
    corners = alone("d5", "gimli-5a").orcs("c4", "e4", "c6", "e6").reach("gimli-5a")
    assert "i5" in corners
    sides = alone("d5", "gimli-5a").orcs("d4", "d6").reach("gimli-5a")
    assert "g5" in sides
    assert "h5" not in sides


@pytest.mark.rule("ORK-5.1", "ORK-5.6")
def test_the_points_that_are_left_are_told() -> None:
    table = alone("h5", "gimli-5a").orcs("h4", "h6", "g5", "i5")
    refusal = table.refused("gimli-5a h5-j5")
    assert (refusal.message.args["cost"], refusal.message.args["points"]) == (3, 1)


@pytest.mark.rule("ORK-5.1")
def test_only_a_card_in_the_own_hand_can_be_shown() -> None:
    table = alone("d5", "gimli-5a", "gimli-5b", "gimli-6")
    assert table.refused("aragorn-9 d5-e5").rule == "ORK-5.1"
    assert table.refused("discard aragorn-9").rule == "ORK-5.1"


@pytest.mark.rule("ORK-5.1")
def test_orcs_met_on_the_way_do_not_lower_the_strength() -> None:
    table = alone("d5", "gimli-5a").orcs("e4", "e6", "f4", "f6", "g4", "g6")
    assert "i5" in table.reach("gimli-5a")


# -- directions ------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-5.2")
@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("gimli-5a", {"g5", "h4", "h6", "i5"}),
        ("legolas-5", {"g4", "g6", "i4", "i6"}),
        ("aragorn-5", {"g4", "h4", "i4", "g5", "i5", "g6", "h6", "i6"}),
    ],
)
def test_the_symbol_names_the_directions(card: str, ends: set[str]) -> None:
    table = alone("h5", card)
    assert {way[3:] for way in table.ways(card) if way.count("-") == 1} >= ends
    for field in set(AROUND) - ends:
        assert f"h5-{field}" not in table.ways(card)
        assert table.refused(f"{card} h5-{field}").rule == "ORK-5.2"


@pytest.mark.rule("ORK-5.2", "ORK-5.3")
def test_the_turn_too_must_follow_the_symbol() -> None:
    table = alone("h5", "gimli-5a", "legolas-5")
    assert table.refused("gimli-5a h5-j5-k6").rule == "ORK-5.2"
    assert table.refused("legolas-5 h5-i6-j6").rule == "ORK-5.2"


@pytest.mark.rule("ORK-5.3")
def test_a_way_is_straight_and_turns_once() -> None:
    table = alone("h5", "aragorn-7")
    assert {"h5-j5", "h5-j5-j7", "h5-j5-l7", "h5-j5-h7", "h5-i4-j4"} <= table.ways("aragorn-7")
    assert table.refused("aragorn-7 h5-j6").rule == "ORK-5.3"
    assert table.refused("aragorn-7 h5-j5-k7").rule == "ORK-5.3"


@pytest.mark.rule("ORK-5.3")
def test_nobody_turns_back_or_turns_without_turning() -> None:
    table = alone("h5", "aragorn-7")
    assert table.refused("aragorn-7 h5-j5-i5").rule == "ORK-5.3"
    assert table.refused("aragorn-7 h5-j5-h5").rule == "ORK-5.3"
    assert table.refused("aragorn-7 h5-j5-k5").rule == "ORK-5.3"


@pytest.mark.rule("ORK-5.3")
def test_a_way_begins_where_the_figure_stands() -> None:
    assert alone("h5", "aragorn-7").refused("aragorn-7 h6-h7").rule == "ORK-5.3"


@pytest.mark.rule("ORK-5.3")
def test_two_ways_to_one_field_are_two_options_and_beat_other_orcs() -> None:
    up = alone("h5", "gimli-8").orcs("h4").play("gimli-8 h5-h4-i4")
    over = alone("h5", "gimli-8").orcs("h4").play("gimli-8 h5-i5-i4")
    assert (up.on("h4"), over.on("h4")) == ("free", "orc")


@pytest.mark.rule("ORK-5.7", "ORK-1.1")
def test_a_diagonal_step_squeezes_between_orcs_figures_and_tower_corners() -> None:
    table = alone("c2", "legolas-5").orcs("c3", "d2").figure("red", "b3")
    assert "c2-d3" in table.ways("legolas-5")
    corner = alone("c2", "legolas-5").figure("red", "c3")
    assert "c2-b3" in corner.ways("legolas-5")


# -- costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-5.4")
def test_free_fields_cost_one_orcs_two_and_figures_one() -> None:
    assert "h5-m5" in alone("h5", "gimli-5a").ways("gimli-5a")
    orcs = alone("h5", "gimli-5a").orcs("j5", "k5").ways("gimli-5a")
    assert "h5-k5" in orcs
    assert "h5-l5" not in orcs
    assert "h5-m5" in alone("h5", "gimli-5a").figure("red", "j5").ways("gimli-5a")


@pytest.mark.rule("ORK-5.5")
def test_a_field_is_entered_only_for_its_full_price() -> None:
    table = alone("h5", "gimli-5a").orcs("m5")  # four free fields, then an orc for the last point
    assert "h5-l5" in table.ways("gimli-5a")
    assert table.refused("gimli-5a h5-m5").rule == "ORK-5.5"


@pytest.mark.rule("ORK-5.5")
def test_a_move_may_pass_a_figure_but_not_end_there() -> None:
    table = alone("h5", "gimli-5a").figure("red", "j5")
    assert table.refused("gimli-5a h5-j5").rule == "ORK-5.5"
    table.play("gimli-5a h5-k5")
    assert (table.on("j5"), table.on("k5")) == ("red", "green")


@pytest.mark.rule("ORK-5.4", "ORK-5.5")
def test_a_move_may_turn_while_passing_a_figure() -> None:
    assert "h5-j5-j6" in alone("h5", "gimli-5a").figure("red", "j5").ways("gimli-5a")


# -- must one move? --------------------------------------------------------------------------------


@pytest.mark.rule("ORK-5.6")
def test_points_may_be_left_but_who_can_move_must() -> None:
    table = alone("h5", "aragorn-9")
    assert "h5-i5" in table.ways("aragorn-9")
    assert table.refused("discard aragorn-9").rule == "ORK-5.6"


@pytest.mark.rule("ORK-5.6", "ORK-R10")
def test_a_card_without_a_move_is_discarded_even_if_another_card_could_move() -> None:
    stuck = alone("h5", "legolas-5", "gimli-8").orcs(*AROUND)  # one point, and orcs cost two
    assert "discard legolas-5" in stuck.options
    assert "h5-i5-i4" in stuck.ways("gimli-8")
    stuck.play("discard legolas-5", stuck.first_drawn)
    assert stuck.on("h5") == "green"
    assert stuck.state.discard == ("legolas-5",)
    assert stuck.begins(1)


# -- Shadowfax -------------------------------------------------------------------------------------


@pytest.mark.rule("ORK-5.8")
def test_shadowfax_jumps_to_any_field_without_tower_and_figure() -> None:
    table = alone("h5", "gandalf-5a")
    jumps = {option for option in table.options if option.startswith("gandalf-5a shadowfax")}
    assert len(jumps) == 128 - 8 - 3
    assert table.refused("gandalf-5a shadowfax p1").rule == "ORK-5.8"
    assert table.refused("gandalf-5a shadowfax h5").rule == "ORK-5.8"


@pytest.mark.rule("ORK-5.8")
def test_shadowfax_beats_the_orc_where_it_lands_and_no_other() -> None:
    table = alone("h5", "gandalf-5a").orcs("a8", "b8").play("gandalf-5a shadowfax a8")
    (jumped,) = table.told(Jumped)
    assert isinstance(jumped, Jumped)
    assert jumped.beaten
    assert table.lying == {"b8"}
    assert table.on("a8") == "green"


@pytest.mark.rule("ORK-5.8")
def test_only_gandalf_has_shadowfax() -> None:
    assert alone("h5", "aragorn-9").refused("aragorn-9 shadowfax a8").rule == "ORK-5.8"


@pytest.mark.rule("ORK-R8")
def test_shadowfax_needs_no_points() -> None:
    table = alone("h5", "gandalf-5a").orcs("h4", "h6", "g5", "i5")
    table.play("gandalf-5a shadowfax a8")
    assert table.on("a8") == "green"


@pytest.mark.rule("ORK-R9", "ORK-5.6")
def test_who_cannot_walk_must_jump_or_choose_another_card() -> None:
    table = alone("h5", "gandalf-5a", "legolas-5").orcs(*AROUND)
    assert "discard legolas-5" in table.options
    assert table.refused("discard gandalf-5a").rule == "ORK-5.6"
