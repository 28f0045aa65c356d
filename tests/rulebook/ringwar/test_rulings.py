"""Rulings on single cards and on combat cards: RKR-5.13 and what it refers to."""

import pytest

from mathom.games.ringwar.events import BattleBegan, MordorStep, TileDrawn
from mathom.games.ringwar.options import Choose
from tests.rulebook.ringwar.cards.playing import CardTable
from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.tabletop import FREE, SHADOW

STAFF, RINGWRAITHS = "fp-character-08", "shadow-character-23"


@pytest.mark.rule("RK-029", "RKR-6.54")
def test_a_card_starts_no_attack_of_an_army_at_peace() -> None:
    table = CardTable().army("osgiliath", sauron=(3, 0, 1)).army("minas-tirith", gondor=(2,))
    table.plays(RINGWRAITHS, "decline")
    assert "pick attack" not in table.options
    table = CardTable().army("osgiliath", sauron=(3, 0, 1)).army("minas-tirith", gondor=(2,))
    table.at_war("sauron").plays(RINGWRAITHS, "decline", "pick attack")
    table.play("go")
    assert [one.target for one in table.told(BattleBegan)] == ["minas-tirith"]


@pytest.mark.rule("RK-029", "RKR-6.55")
def test_leaders_alone_attack_nobody_by_card_either() -> None:
    table = CardTable().army("osgiliath", southrons=(1,), sauron=(1, 0, 2))
    table.army("minas-tirith", gondor=(2,)).at_war("southrons").plays(
        RINGWRAITHS, "decline", "pick attack"
    )
    assert table.refused("stay southrons-regular 1").rule == "RKR-2.2"
    assert "stay sauron-regular 1" not in table.options  # Sauron's units are in the rear already
    table.play("go")
    assert [one.target for one in table.told(BattleBegan)] == ["minas-tirith"]


@pytest.mark.rule("RK-039", "RKR-5.13", "RKR-9.44")
def test_the_staff_lets_the_fellowship_climb_without_a_tile() -> None:
    table = CardTable().laid(STAFF).acts(FREE, "character", "muster").dice(SHADOW, "army")
    table.fellowship(region="morannon", step=1)
    table.play("use character move-fellowship", f"use-card {STAFF}")
    assert not table.told(TileDrawn)
    assert [one.step for one in table.told(MordorStep)] == [2]
    assert table.state.table == ()


@pytest.mark.rule("RK-045", "RKR-5.13")
def test_the_secret_fire_burns_for_gandalf_the_grey() -> None:
    def may(gandalf: str, whose: str = "grey") -> bool:
        table = (
            CardTable(secret_fire=whose).army("osgiliath", gondor=(2,)).person(gandalf, "osgiliath")
        )
        table.army("north-ithilien", sauron=(2,)).at_war("gondor").hand(FREE, STAFF)
        table.acts(FREE, "character").dice(SHADOW, "army").play("use character attack-led", "go")
        return f"combat-card {STAFF}" in table.options

    assert may("gandalf-grey")
    assert not may("gandalf-white")
    assert may("gandalf-white", "either")


@pytest.mark.rule("RK-085")
def test_an_extra_attack_is_not_rerolled_and_lowers_the_dice_of_its_victim() -> None:
    free = "2 gondor-regular, gondor-leader, aragorn"
    field = Battlefield("free", free=free, shadow="3 sauron-regular, 2 nazgul")
    field.cards(free="Sudden Strike", shadow="Deadly Strife")
    assert field.dice == 3  # leadership of the leader and of Aragorn
    field.play("441")  # +2 of the enemy's card would make hits of the fours
    assert field.scored("free", "strike") == 0
    assert field.dice == 3  # straight to the combat roll, nothing is rolled again
    field = Battlefield("free", free=free, shadow="3 sauron-regular")
    field.cards(free="Sudden Strike").play("551").play("111")
    assert field.dice == 1


@pytest.mark.rule("RK-085")
def test_an_extra_attack_can_end_the_battle_before_the_roll() -> None:
    field = Battlefield("shadow", free="gondor-regular, gondor-leader", shadow="1 sauron-regular")
    field.cards(free="Sudden Strike").play("6")
    assert field.over
    assert field.units("free") == 1


@pytest.mark.rule("RK-086", "RKR-6.63")
def test_the_lower_number_comes_first() -> None:
    """Scouts (1) lead the army away before Durin's Bane (2) strikes."""
    field = Battlefield(
        "shadow",
        free="2 elves-regular",
        shadow="2 sauron-regular",
        origin="dimrill-dale",
        target="parth-celebrant",
    )
    field.cards(free="Scouts", shadow="Durin's Bane")
    assert all(type(option).__name__ in ("Retreat", "Decline") for option in field.options)
    retreat = next(one for one in field.options if type(one).__name__ == "Retreat")
    field.play(retreat)
    assert field.units("free", "parth-celebrant") == 0
    assert not any(event.tag() == "combat-rolled" for event in field.happened)


@pytest.mark.rule("RK-086")
def test_a_card_with_two_effects_has_a_number_for_each() -> None:
    """Mûmakil: +1 to the combat roll (3), and one more hit if it scored more (5)."""
    field = Battlefield("shadow", free="5 gondor-regular", shadow="southrons-elite")
    field.cards(shadow="Mûmakil").play("4", "11111")
    assert field.scored("shadow") == 1  # a four, raised by one
    assert field.units("free") == 3  # and one more, since one is more than none
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 southrons-elite")
    field.cards(shadow="Mûmakil").play("41", "51111")
    assert field.units("free") == 4  # one each: not more


@pytest.mark.rule("RK-087")
def test_leadership_given_up_does_not_reroll() -> None:
    free = "3 gondor-regular, boromir, gimli"
    field = Battlefield("free", free=free, shadow="5 sauron-regular")
    field.cards(free="Mighty Attack").play("11111", "11111", Choose("gimli"))
    assert Reroll(1) in field.options
    assert Reroll(2) not in field.options  # only Boromir leads in this round


@pytest.mark.rule("RK-087")
def test_what_is_cancelled_cannot_be_given_up() -> None:
    free = "3 gondor-regular, boromir, gimli"
    field = Battlefield("free", free=free, shadow="5 sauron-regular, nazgul")
    field.cards(free="Mighty Attack", shadow="Words of Power").play(Choose("boromir"))
    field.play("1111", "11111")  # Gimli alone is left to give anything up: nothing is asked
    assert field.question.seat == SHADOW  # nor is anybody left to re-roll for the Free Peoples
    assert field.play(Reroll(0)).units("shadow") == 4
