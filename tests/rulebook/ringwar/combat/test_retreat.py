"""Scouts: getting away before the dice are rolled."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import BattleEnded, CombatRolled
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.options import Decline, Go, Hold, Retreat, Withdraw
from mathom.games.ringwar.rules.combat import ways_out
from tests.rulebook.ringwar.combat.battlefield import BOX, Battlefield
from tests.rulebook.ringwar.combat.halves import half
from tests.rulebook.ringwar.tabletop import Tabletop


@half("Scouts")
def test_scouts_lead_the_army_into_a_free_region(card: str) -> None:
    field = Battlefield(
        "shadow",
        free="2 gondor-regular, gondor-leader, boromir",
        shadow="5 sauron-regular",
        elsewhere="noman-lands: 1 sauron-regular",
    )
    field.cards(free=card)
    free = [near for near in BOX.near["dagorlad"] if near not in ("ash-mountains", "noman-lands")]
    ways = {Retreat(to) for to in free if to not in BOX.home}
    assert set(field.options) == {*ways, Decline()}
    field.play(Retreat("north-ithilien"))
    assert field.units("free", "north-ithilien") == 2
    assert field.state.people[BOX.person_at["boromir"]] == "north-ithilien"
    assert field.over
    assert not any(isinstance(event, CombatRolled) for event in field.happened)
    assert {Go(), Hold()} < set(field.options)  # the attacker may advance


def test_scouts_lead_the_army_into_its_stronghold() -> None:
    field = Battlefield(
        "shadow",
        free="2 elves-regular",
        shadow="5 sauron-regular",
        origin="dimrill-dale",
        target="lorien",
    )
    field.cards(free="Scouts", first=(Decline(),))
    assert Withdraw() in field.options
    field.play(Withdraw())
    assert field.over
    assert BattleEnded("withdrawal") in field.happened
    assert field.units("free", "lorien") == 2


@pytest.mark.rule("RKR-6.63", "RK-086")
def test_the_enemys_card_comes_too_late() -> None:
    field = Battlefield(
        "shadow",
        free="2 elves-regular",
        shadow="5 sauron-regular",
        origin="dimrill-dale",
        target="parth-celebrant",
    )
    field.cards(free="Scouts", shadow="Durin's Bane")
    field.play(field.options[0])
    assert field.over
    assert field.count("elves-regular") == 2


@pytest.mark.rule("RKR-6.63", "RK-086", "RK-096")
def test_scouts_allow_a_retreat_and_do_not_order_it() -> None:
    field = Battlefield("shadow", free="2 gondor-regular", shadow="3 sauron-regular")
    field.cards(free="Scouts").play(Decline())
    assert field.dice == 3  # the battle goes on


@pytest.mark.rule("RKR-5.6", "RKR-6.77")
def test_no_shadow_army_retreats_to_where_a_card_keeps_it_out() -> None:
    table = Tabletop().army("cardolan", sauron=(2,))
    assert "old-forest" in ways_out(table.box, table.state, SHADOW, "cardolan")
    bombadil = replace(table.state, table=("fp-strategy-03",))
    assert "old-forest" not in ways_out(table.box, bombadil, SHADOW, "cardolan")
    assert "old-forest" in ways_out(table.box, bombadil, FREE, "cardolan")


def test_without_a_way_out_the_army_stays() -> None:
    around = [near for near in BOX.near["dagorlad"] if near != "ash-mountains"]
    field = Battlefield(
        "shadow",
        free="2 gondor-regular",
        shadow="5 sauron-regular",
        elsewhere="; ".join(f"{near}: 1 sauron-regular" for near in around),
    )
    assert field.cards(free="Scouts").dice == 5
