"""Chapter 4: roll and move; and the paths of chapter 1."""

from collections import Counter
from fractions import Fraction

import pytest

from mathom.core import Chance
from mathom.games.hobbits.events import Moved
from tests.rulebook.hobbits.tabletop import Tabletop


@pytest.mark.rule("HOB-4.1")
def test_the_die_shows_two_to_five_and_twice_the_nazgul() -> None:
    question = Tabletop().match.question
    assert isinstance(question, Chance)
    assert question.odds() == {
        2: Fraction(1, 6),
        3: Fraction(1, 6),
        4: Fraction(1, 6),
        5: Fraction(1, 6),
        "nazgul": Fraction(1, 3),
    }


@pytest.mark.rule("HOB-4.2")
def test_the_books_example_yellow_sends_a_nazgul_to_aragorn_and_walks_to_moria() -> None:
    table = Tabletop().hobbit(0, "a_east2").hobbit(1, "high_pass_near")
    table.play("nazgul", "fly mount_doom high_pass", 4, "move moria_near")
    assert table.site("high_pass").nazgul == 1
    assert table.state.hobbits[0] == "moria_near"
    assert table.options == ["meet", "end-turn"]


@pytest.mark.rule("HOB-4.2", "HOB-1.4")
def test_nazgul_after_nazgul_may_be_sent_to_one_place() -> None:
    table = Tabletop()
    for count in (1, 2, 3):
        table.play("nazgul", "fly mount_doom moria")
        assert table.site("moria").nazgul == count
        assert table.rolls(0)


@pytest.mark.rule("HOB-4.2", "HOB-R1")
def test_a_nazgul_need_not_be_sent() -> None:
    table = Tabletop().play("nazgul", "no-flight")
    assert table.site("mount_doom").nazgul == 3
    assert table.rolls(0)


@pytest.mark.rule("HOB-R2")
def test_a_nazgul_must_fly_to_another_place() -> None:
    table = Tabletop().play("nazgul")
    assert table.refused("fly mount_doom mount_doom").rule == "HOB-R2"


@pytest.mark.rule("HOB-4.2")
def test_a_nazgul_cannot_be_sent_from_where_none_is() -> None:
    table = Tabletop().play("nazgul")
    assert table.refused("fly moria high_pass").rule == "HOB-4.2"


@pytest.mark.rule("HOB-R3", "HOB-7.4")
def test_no_nazgul_flies_to_an_empty_place() -> None:
    table = Tabletop().empty("moria").play("nazgul")
    assert table.refused("fly mount_doom moria").rule == "HOB-7.4"
    assert "fly mount_doom moria" not in table.options


@pytest.mark.rule("HOB-4.2", "HOB-7.4")
def test_where_no_nazgul_can_fly_nobody_is_asked() -> None:
    table = Tabletop()
    for site in table.state.sites[:]:
        if site.place != "mount_doom":
            table.empty(site.place)
    table.play("nazgul")
    assert table.site("mount_doom").nazgul == 3
    assert table.rolls(0)


@pytest.mark.rule("HOB-R4")
def test_a_nazgul_may_be_sent_back_to_mount_doom() -> None:
    table = Tabletop().nazgul("moria", 1).play("nazgul", "fly moria mount_doom")
    assert table.site("mount_doom").nazgul == 3


@pytest.mark.rule("HOB-R5")
def test_with_all_nazgul_beaten_for_good_the_die_is_just_rolled_again() -> None:
    table = Tabletop().collection(1, nazgul=3).play("nazgul")
    assert table.rolls(0)


@pytest.mark.rule("HOB-4.3")
@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_a_hobbit_walks_zero_up_to_as_many_fields_as_rolled(roll: int) -> None:
    table = Tabletop().play(roll)
    distances = table.game.box.distances("hobbiton", ())
    assert table.targets == {field for field, steps in distances.items() if steps <= roll}
    assert Counter(distances[field] for field in table.targets) == {
        0: 1,
        **dict.fromkeys(range(1, roll + 1), 3),
    }


@pytest.mark.rule("HOB-4.3")
def test_one_field_too_far_is_refused_with_the_distance() -> None:
    refusal = Tabletop().play(3).refused("move a_north4")
    assert refusal.rule == "HOB-4.3"
    assert (refusal.message.args["distance"], refusal.message.args["steps"]) == (4, 3)


@pytest.mark.rule("HOB-4.3")
def test_a_hobbit_may_walk_back() -> None:
    table = Tabletop().hobbit(0, "a_north3").play(3, "move hobbiton")
    assert table.state.hobbits[0] == "hobbiton"


@pytest.mark.rule("HOB-4.3")
def test_a_hobbit_may_stay() -> None:
    table = Tabletop().play(5, "move hobbiton")
    assert table.state.hobbits[0] == "hobbiton"
    assert table.rolls(1)


@pytest.mark.rule("HOB-1.3")
def test_a_place_with_a_tile_cannot_be_crossed() -> None:
    table = Tabletop().hobbit(0, "moria_near").play(5)
    assert "moria_far" not in table.targets
    assert table.refused("move moria_far").rule == "HOB-1.3"
    assert table.refused("move moria").rule == "HOB-1.3"


@pytest.mark.rule("HOB-1.3")
def test_hobbits_walk_past_a_place_on_the_same_side() -> None:
    table = Tabletop().hobbit(0, "a_east5").play(3, "move a_dunland2")
    (moved,) = (event for event in table.happened if isinstance(event, Moved))
    assert moved.path == ("moria_near", "a_dunland1", "a_dunland2")


@pytest.mark.rule("HOB-1.4")
def test_any_number_of_hobbits_stand_on_one_field() -> None:
    table = Tabletop(3).hobbit(1, "a_east2").hobbit(2, "a_east2")
    table.play(2, "move a_east2")
    assert table.state.hobbits == ("a_east2",) * 3


@pytest.mark.rule("HOB-4.4", "HOB-7.4")
def test_an_empty_place_is_one_field_between_its_sides() -> None:
    table = Tabletop().empty("moria").hobbit(0, "moria_near").play(2)
    assert {"moria", "moria_far"} <= table.targets
    table.play("move moria_far")
    assert table.state.hobbits[0] == "moria_far"


@pytest.mark.rule("HOB-4.4")
def test_a_hobbit_may_stop_on_an_empty_place_and_go_on_from_there() -> None:
    table = Tabletop().empty("moria").hobbit(0, "moria_near").play(2, "move moria")
    assert table.rolls(1)
    table.play(2, "move hobbiton", 3)
    assert {"moria", "moria_near", "moria_far"} <= table.targets
