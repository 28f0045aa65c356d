"""Chapter 4: phases, dice, rings; chapter 10: the end."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import FellShort
from mathom.games.ringwar.frames import Acting, Allocating, Declaring, Ending, Naming, Recovering
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop


def begin_turn(table: Tabletop) -> Tabletop:
    """Phase 1 up to the cards; nobody draws, the decks are left out."""
    table.state = replace(table.state, frames=(Recovering(),))
    table.state = table.game.settle(table.state, table.happened)
    for deck in ("fp-character", "fp-strategy", "shadow-character", "shadow-strategy"):
        card = table.state.decks[
            ("fp-character", "fp-strategy", "shadow-character", "shadow-strategy").index(deck)
        ].cards()[0]
        table.play(card)
    return table


@pytest.mark.rule("RKR-4.1", "RKR-4.2", "RKR-4.4", "RK-001")
def test_the_phases_come_in_order() -> None:
    table = begin_turn(Tabletop(empty=False).fellowship(progress=1))
    assert table.asks(Declaring)
    assert table.seat == FREE
    table.play("decline")
    assert table.asks(Naming)  # Gandalf and Strider are of one level
    table.play("guide gandalf-grey")
    assert table.asks(Allocating)
    assert table.seat == SHADOW


@pytest.mark.rule("RKR-8.5", "RKR-8.9")
def test_strider_replaces_gandalf_as_guide_in_turn_one() -> None:
    table = begin_turn(Tabletop(empty=False)).play("guide strider")
    assert table.state.fellowship.guide == "strider"
    assert table.options != []


@pytest.mark.rule("RKR-4.5", "RK-010")
def test_hunt_allocation_has_a_minimum_and_a_maximum() -> None:
    table = begin_turn(Tabletop(empty=False)).play("guide gandalf-grey")
    assert table.targets("allocate") == {str(n) for n in range(8)}
    table = Tabletop(empty=False).hunt_box(free=1)
    for person in ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc"):
        table.person(person, "gone")
    table = begin_turn(table.fellowship(guide="peregrin"))
    # One companion: at most one die; and a die of the Free Peoples lay there: at least one.
    assert not table.asks(Allocating)
    assert table.state.hunt.dice == (0, 1)


@pytest.mark.rule("RKR-4.3", "RK-002")
def test_minions_and_heroes_bring_dice_with_the_next_turn() -> None:
    table = Tabletop(empty=False).person("saruman", "orthanc").person("aragorn", "minas-tirith")
    table.person("strider", "gone")
    begin_turn(table)
    assert table.state.turn.pool == (5, 8)


@pytest.mark.rule("RKR-4.6", "RK-011")
def test_rolled_eyes_go_to_the_hunt_box() -> None:
    table = begin_turn(Tabletop(empty=False)).play("guide strider", "allocate 5")
    table.play("character", "will", "muster", "event")
    table.play("eye", "army")
    assert table.state.hunt.dice == (0, 6)
    assert table.state.dice == (("character", "event", "muster", "will"), ("army",))
    assert table.asks(Acting)
    assert table.seat == FREE


@pytest.mark.rule("RKR-4.7", "RK-003")
def test_a_side_without_dice_is_skipped() -> None:
    table = Tabletop(empty=False).dice(SHADOW, "army", "army", "army").acts(FREE, "event")
    table.play("lay-aside event")
    for _ in range(3):
        assert table.seat == SHADOW
        table.play("lay-aside army")
    assert not table.asks(Acting)


@pytest.mark.rule("RKR-4.8", "RK-004", "RK-005")
def test_passing_needs_fewer_dice_than_the_enemy() -> None:
    table = Tabletop(empty=False).dice(SHADOW, "army", "army").acts(FREE, "event")
    assert "pass" in table.options
    assert "lay-aside event" in table.options
    table.play("pass")
    assert table.seat == SHADOW
    assert table.refused("pass").rule == "RKR-4.8"


@pytest.mark.rule("RKR-4.21", "RKR-4.22", "RK-007")
def test_an_elven_ring_turns_a_die_and_passes_to_the_shadow() -> None:
    table = Tabletop(empty=False).dice(SHADOW, "army").acts(FREE, "event", "muster")
    table.play("turn-die event character")
    assert table.state.dice[FREE] == ("character", "muster")
    assert table.state.rings == (2, 1)
    assert table.seat == FREE
    assert table.refused("turn-die muster event").rule == "RKR-4.22"
    table.play("lay-aside muster", "turn-die army eye")
    assert table.state.rings == (2, 0)
    assert table.state.hunt.dice == (0, 1)


@pytest.mark.rule("RKR-4.23", "RK-008")
def test_a_ring_makes_no_will_of_the_west() -> None:
    table = Tabletop(empty=False).acts(FREE, "event")
    assert table.refused("turn-die event will").rule == "RKR-4.23"
    assert table.refused("turn-die event event").rule == "RKR-4.23"


@pytest.mark.rule("RKR-4.16", "RKR-4.17", "RKR-4.18", "RK-006")
def test_what_the_faces_can_do() -> None:
    table = Tabletop(empty=False).acts(FREE, "character", "muster", "event", "army_muster", "will")
    options = set(table.options)
    assert {"use character move-fellowship", "use will move-fellowship"} <= options
    assert {"use muster politics", "use army_muster politics", "use will politics"} <= options
    assert {"use army_muster march", "use will march"} <= options
    assert {"use event draw-character", "use will draw-strategy"} <= options
    assert "use muster march" not in options
    assert "use event march" not in options
    assert "use muster recruit" not in options  # nobody is At War
    assert table.refused("use muster march").rule == "RKR-4.8"


@pytest.mark.rule("RKR-5.1", "RK-020")
def test_more_than_six_cards_are_discarded_face_down() -> None:
    hand = [f"fp-strategy-0{n}" for n in range(1, 7)]
    table = Tabletop(empty=False).hand(FREE, *hand).acts(FREE, "event")
    table.play("use event draw-strategy", "fp-strategy-09")
    assert len(table.options) == 7
    table.play("discard fp-strategy-03")
    assert len(table.state.hands[FREE]) == 6
    assert table.state.buried[FREE] == ("fp-strategy-03",)


@pytest.mark.rule("RKR-10.4", "RKR-10.5", "RKR-10.6", "RK-167", "RK-168")
def test_points_win_at_the_end_of_the_turn_and_the_shadow_comes_first() -> None:
    table = Tabletop(empty=False)
    table.captured("minas-tirith", "edoras", "helms-deep", "lorien", "dale", "erebor")
    table.acts(FREE, "event").play("lay-aside event")
    assert table.state.won == (SHADOW, "conquest")
    table = Tabletop(empty=False).captured("moria", "dol-guldur").acts(FREE, "event")
    table.play("lay-aside event")
    assert table.state.won == (FREE, "conquest")
    assert table.over is not None
    assert table.over.winners == (FREE,)


@pytest.mark.rule("RKR-10.1", "RKR-10.2", "RKR-10.4", "RKR-10.5")
def test_at_the_end_it_is_told_how_near_the_others_were() -> None:
    ways: dict[FellShort, Tabletop] = {
        FellShort("mordor", 3, 4): lands(SHADOW).fellowship(region="lorien", progress=3),
        FellShort("mordor", 0, 2): lands(SHADOW, "moria").fellowship(region="lorien", progress=9),
        FellShort("doom", 2, 4): lands(SHADOW).fellowship(region="morannon", step=3),
        FellShort("fall", 7, 9): lands(FREE, "dale").fellowship(corruption=5),
    }
    for near, table in ways.items():
        table.acts(FREE, "event").play("lay-aside event")
        assert table.told(FellShort) == [near]


def lands(side: int, *others: str) -> Tabletop:
    """A side has conquered enough; other places are taken, too."""
    enough = (
        ("moria", "dol-guldur"),
        ("minas-tirith", "edoras", "helms-deep", "lorien", "dale", "erebor"),
    )
    return Tabletop(empty=False).captured(*enough[side], *others)


@pytest.mark.rule("RKR-10.6")
def test_towns_and_own_places_count_nothing() -> None:
    table = Tabletop(empty=False).captured("folde", "westemnet", "bree", "lamedon", "angmar")
    table.acts(FREE, "event").play("lay-aside event")
    assert table.state.won is None
    assert not table.asks(Ending)
