"""Cards of the Shadow that lie on the table and are used: 15 to 17 of its character deck."""

import pytest

from mathom.games.ringwar.frames import Declaring, Reacting
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable, card


@pytest.mark.rule("RK-040", "RK-193")
@card("shadow-character-15")
def test_a_casualty_costs_a_card(name: str) -> None:
    table = CardTable().laid(name).hand(FREE, "fp-character-01", "fp-character-02")
    table.acts(FREE, "character").hunt_box(shadow=1).dice(SHADOW, "army")
    table.play("use character move-fellowship", "6", "3", "sacrifice guide", f"use-card {name}")
    table.play("fp-character-02")
    assert table.state.hands[FREE] == ("fp-character-01",)
    assert table.state.buried[FREE] == ("fp-character-02",)
    assert table.state.table == (name,)


@card("shadow-character-16")
def test_crebain_help_the_hunt_until_the_fellowship_rests(name: str) -> None:
    table = CardTable().laid(name).acts(FREE, "character").hunt_box(shadow=1)
    table.dice(SHADOW, "army").play("use character move-fellowship")
    assert table.asks(Reacting)
    table.play(f"use-card {name}", "5", "1", "bear")
    assert table.state.fellowship.corruption == 1
    assert not table.state.table


@pytest.mark.rule("RK-036", "RKR-8.27")
@card("shadow-character-17")
def test_the_balrog_waits_in_moria(name: str) -> None:
    table = CardTable().plays(name)
    assert table.state.table == (name,)
    hunted = CardTable().laid(name).fellowship(region="hollin", progress=1)
    hunted.acts(FREE, "character").hunt_box(shadow=1).dice(SHADOW, "army")
    hunted.play("use character move-fellowship", "6", "0r", "trace moria moria")
    assert hunted.asks(Reacting)
    hunted.play(f"use-card {name}", "3", "bear", "1", "bear")
    assert hunted.state.fellowship.corruption == 4


@pytest.mark.rule("RK-036", "RK-143")
def test_the_balrog_lies_in_wait_whoever_holds_moria() -> None:
    table = CardTable().laid("shadow-character-17").fellowship(region="hollin", progress=1)
    table.captured("moria").acts(FREE, "character").hunt_box(shadow=1).dice(SHADOW, "army")
    table.play("use character move-fellowship", "6", "0r", "trace dimrill-dale moria")
    table.play("use-card shadow-character-17", "3", "bear")
    assert table.done  # the stronghold itself costs no tile
    assert table.state.fellowship.corruption == 3


@pytest.mark.rule("RK-036", "RKR-8.23")
def test_to_stay_in_moria_does_not_wake_the_balrog() -> None:
    table = CardTable().laid("shadow-character-17").fellowship(region="moria", progress=1)
    table.frames(Declaring()).play("trace moria moria")
    assert not table.asks(Reacting)


@pytest.mark.rule("RK-036", "RKR-8.23")
def test_a_declaration_through_moria_wakes_the_balrog() -> None:
    table = CardTable().laid("shadow-character-17").fellowship(region="hollin", progress=3)
    table.acts(FREE, "character").dice(SHADOW, "army").frames(Declaring())
    table.play("trace lorien moria", "use-card shadow-character-17", "1r", "bear")
    assert table.state.fellowship.hidden
    assert table.state.fellowship.corruption == 1
