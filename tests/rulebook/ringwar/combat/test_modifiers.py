"""Combat cards that change the dice of a round."""

import pytest

from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.combat.halves import half


@half("It Is a Gift")
def test_a_gift_helps_roll_and_reroll_where_the_ring_is(card: str) -> None:
    field = Battlefield("shadow", free="2 gondor-regular, gondor-leader", shadow="3 sauron-regular")
    field.ring_at("dagorlad").cards(free=card).play("111", "41", Reroll(1), "4")
    assert (field.scored("free"), field.scored("free", "reroll")) == (1, 1)
    assert field.units("shadow") == 1


@half("One for the Dark Lord")
def test_the_dark_lord_helps_roll_and_reroll_where_the_ring_is(card: str) -> None:
    field = Battlefield("shadow", free="4 gondor-regular", shadow="2 sauron-regular, nazgul")
    field.ring_at("dagorlad").cards(shadow=card).play("41", "1111", Reroll(1), "4")
    assert (field.scored("shadow"), field.scored("shadow", "reroll")) == (1, 1)
    assert field.units("free") == 2


@half("Servant of the Secret Fire")
def test_the_secret_fire_helps_the_combat_roll_only(card: str) -> None:
    field = Battlefield("free", free="2 gondor-regular, gandalf-grey", shadow="5 sauron-regular")
    field.cards(free=card).play("144", "11111", Reroll(1), "4")
    assert (field.scored("free"), field.scored("free", "reroll")) == (2, 0)


@half("Ents' Rage")
def test_the_ents_rage_in_fangorn(card: str) -> None:
    field = Battlefield(
        "free",
        free="2 rohan-regular",
        shadow="4 isengard-regular",
        origin="westemnet",
        target="fangorn",
    )
    field.cards(free=card).play("32", "1111")
    assert field.scored("free") == 1


@half("Valour")
def test_valour_adds_one(card: str) -> None:
    field = Battlefield("shadow", free="2 rohan-elite", shadow="3 sauron-regular")
    field.cards(free=card).play("111", "44")
    assert field.units("shadow") == 1


@half("Devilry of Orthanc")
def test_devilry_breaks_into_a_besieged_stronghold(card: str) -> None:
    field = Battlefield(
        "shadow",
        free="2 rohan-regular",
        shadow="3 isengard-regular",
        target="helms-deep",
        kind="siege",
    )
    field.cards(shadow=card).play("541", "11")
    assert field.scored("shadow") == 1  # a 5 becomes the 6 that is needed
    assert field.units("free") == 1


@half("Mûmakil")
def test_mumakil_add_one_to_the_roll(card: str) -> None:
    field = Battlefield(
        "shadow", free="5 gondor-regular", shadow="southrons-elite, southrons-regular"
    )
    field.cards(shadow=card).play("41", "11111")
    assert field.scored("shadow") == 1


@half("Deadly Strife")
def test_deadly_strife_adds_two_for_both(card: str) -> None:
    field = Battlefield(
        "shadow", free="3 gondor-regular, gondor-leader", shadow="3 sauron-regular, nazgul"
    )
    field.cards(shadow=card).play("311", "322", Reroll(1), "3", Reroll(1), "3")
    assert [field.scored(side) for side in ("free", "shadow")] == [1, 1]
    assert field.scored("free", "reroll") == field.scored("shadow", "reroll") == 1


@half("Desperate Battle")
def test_desperate_battle_adds_one_for_both(card: str) -> None:
    field = Battlefield("free", free="3 gondor-regular", shadow="3 sauron-regular")
    field.cards(shadow=card).play("441", "431")
    assert (field.units("free"), field.units("shadow")) == (2, 1)


@half("Advantageous Position")
def test_on_free_ground_only_a_six_hits(card: str) -> None:
    field = Battlefield(
        "shadow",
        free="3 gondor-regular",
        shadow="3 sauron-regular",
        origin="osgiliath",
        target="lossarnach",
    )
    field.cards(free=card).play("655", "111")
    assert field.scored("shadow") == 1


@pytest.mark.parametrize(("name", "most"), [("Daylight", 3), ("Huorn-dark", 2)])
def test_the_shadow_rolls_few_dice(name: str, most: int) -> None:
    field = Battlefield(
        "shadow",
        free="3 rohan-regular",
        shadow="7 sauron-regular",
        origin="westemnet",
        target="eastemnet",
    )
    assert field.cards(free=name).dice == most


@half("Daylight")
def test_daylight_leaves_the_own_dice_alone(card: str) -> None:
    field = Battlefield("free", free="6 gondor-regular", shadow="7 sauron-regular").cards(free=card)
    assert field.dice == 5
    assert field.play("11111").dice == 3


@half("Huorn-dark")
def test_huorns_blind_a_small_army_no_further(card: str) -> None:
    field = Battlefield(
        "shadow",
        free="3 rohan-regular",
        shadow="isengard-regular",
        origin="gap-of-rohan",
        target="orthanc",
    )
    assert field.cards(free=card).dice == 1


@half("Brave Stand")
def test_a_brave_stand_takes_a_die_for_each_companion(card: str) -> None:
    free = "2 gondor-regular, boromir, gimli"
    field = Battlefield("shadow", free=free, shadow="4 sauron-regular")
    assert field.cards(free=card).dice == 2


def test_a_brave_stand_leaves_one_die() -> None:
    free = "2 gondor-regular, boromir, gimli, legolas"
    field = Battlefield("shadow", free=free, shadow="2 sauron-regular")
    assert field.cards(free="Brave Stand").dice == 1


@half("Confusion")
def test_confused_orcs_hit_each_other(card: str) -> None:
    field = Battlefield("shadow", free="2 gondor-regular", shadow="4 sauron-regular, 3 nazgul")
    field.cards(free=card).play("1126", "11")
    assert field.options == (Reroll(1), Reroll(0))  # only the 2 can be rolled again
    field.play(Reroll(0))
    assert (field.units("shadow"), field.units("free")) == (2, 1)
