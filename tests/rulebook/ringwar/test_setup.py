"""Chapters 2 and 3: figures, map, set-up."""

import pytest

from mathom.core import Match, Seeded
from mathom.games.ringwar import forces
from mathom.games.ringwar.rules import board
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, the_game


@pytest.mark.rule("RKR-2.8", "RKR-2.9")
def test_the_map_has_105_regions_and_232_borders() -> None:
    box = the_game().box
    assert len(box.regions) == 105
    assert sum(map(len, box.near.values())) == 2 * 232


@pytest.mark.rule("RKR-3.8")
def test_armies_stand_as_in_the_table_of_the_book() -> None:
    table = Tabletop(empty=False)
    assert table.force("erebor", "dwarves") == (1, 2, 1)
    assert table.force("minas-tirith", "gondor") == (3, 1, 1)
    assert table.force("orthanc", "isengard") == (4, 1, 0)
    assert table.force("barad-dur", "sauron") == (4, 1, 1)
    assert table.reserve("gondor") == (6, 4, 3)
    assert table.reserve("sauron") == (8, 4, 4)
    table.game.check(table.state)


@pytest.mark.rule("RKR-3.1", "RKR-3.2", "RKR-3.3", "RKR-3.7")
def test_the_fellowship_and_the_nations_begin_as_in_the_book() -> None:
    state = Tabletop(empty=False).state
    fellowship = state.fellowship
    assert (fellowship.region, fellowship.progress, fellowship.corruption) == ("rivendell", 0, 0)
    assert fellowship.hidden
    assert fellowship.guide == "gandalf-grey"
    assert state.people.count("fellowship") == 7
    assert state.rings == (3, 0)
    assert state.steps == (3, 3, 2, 3, 3, 1, 1, 2)
    assert state.active == (False, True, False, False, False, True, True, True)


@pytest.mark.rule("RKR-3.4", "RKR-4.2", "RKR-3.5", "RKR-3.6")
def test_everybody_draws_two_cards_in_the_first_turn_and_the_pool_is_full() -> None:
    game = the_game()
    match = Match(game, game.setup(2), Seeded(1))
    assert [len(hand) for hand in match.state.hands] == [2, 2]
    assert [len(deck) for deck in match.state.decks] == [23, 23, 23, 23]
    assert len(match.state.hunt.pool) == 16
    assert match.state.turn.pool == (4, 7)


@pytest.mark.rule("RKR-2.11", "RKR-2.12", "RKR-2.13")
def test_free_regions() -> None:
    table = Tabletop().army("moria", sauron=(1,)).captured("edoras")
    box, state = table.box, table.state
    assert board.is_free(box, state, SHADOW, "moria")
    assert not board.is_free(box, state, FREE, "moria")
    assert not board.open_to_march(box, state, FREE, "moria")
    assert not board.is_free(box, state, FREE, "edoras")
    assert board.open_to_march(box, state, FREE, "edoras")
    assert board.is_free(box, state, SHADOW, "edoras")
    assert board.is_free(box, state, FREE, "osgiliath")


@pytest.mark.rule("RKR-2.12", "RKR-6.93")
def test_a_besieged_region_is_free_for_the_besieger_only() -> None:
    table = Tabletop().army("minas-tirith", gondor=(1,), sauron=(1,)).besieged("minas-tirith")
    assert board.is_free(table.box, table.state, SHADOW, "minas-tirith")
    assert not board.is_free(table.box, table.state, FREE, "minas-tirith")
    assert board.holder(table.box, table.state, "minas-tirith") == FREE


@pytest.mark.rule("RK-042", "RK-043", "RKR-2.14")
def test_coast_and_eastern_edge() -> None:
    box = the_game().box
    coast = {one for one in box.coastal if box.nation[one] == "gondor"}
    assert coast == {"anfalas", "dol-amroth", "lamedon", "pelargir"}
    assert box.east_edge == {"east-rhun", "south-rhun", "khand", "far-harad"}


@pytest.mark.rule("RK-061")
def test_forces_add_and_subtract() -> None:
    two = forces.of(3, 2)
    assert forces.minus(forces.plus(two, forces.of(4)), two) == forces.of(4)
    assert forces.minus(two, two) == ()
    with pytest.raises(ValueError, match="does not have"):
        forces.minus((), two)
