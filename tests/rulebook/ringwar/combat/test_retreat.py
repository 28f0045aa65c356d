"""Scouts: getting away before the dice are rolled."""

from mathom.games.ringwar.events import BattleEnded, CombatRolled
from mathom.games.ringwar.options import Decline, Go, Hold, Retreat, Withdraw
from tests.rulebook.ringwar.combat.battlefield import BOX, Battlefield
from tests.rulebook.ringwar.combat.halves import half


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
    assert set(field.options) == {Retreat(to) for to in free if to not in BOX.home}
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


def test_without_a_way_out_the_army_stays() -> None:
    around = [near for near in BOX.near["dagorlad"] if near != "ash-mountains"]
    field = Battlefield(
        "shadow",
        free="2 gondor-regular",
        shadow="5 sauron-regular",
        elsewhere="; ".join(f"{near}: 1 sauron-regular" for near in around),
    )
    assert field.cards(free="Scouts").dice == 5
