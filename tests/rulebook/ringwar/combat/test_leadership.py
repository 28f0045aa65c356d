"""Combat cards about leadership: given up, silenced, outdone. RKR-6.64, RK-087"""

import pytest

from mathom.games.ringwar.options import Accept, Amount, Choose, Decline, GiveLife
from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.combat.halves import half

BOROMIR_AND_GIMLI = "3 gondor-regular, boromir, gimli"
PACK = "5 sauron-regular, nazgul"


@pytest.mark.rule("RKR-6.64", "RK-087")
@half("Mighty Attack")
def test_a_companion_gives_up_his_leadership_for_a_hit(card: str) -> None:
    field = Battlefield("free", free=BOROMIR_AND_GIMLI, shadow="5 sauron-regular")
    field.cards(free=card).play("11111", "11111")
    assert field.options == (Choose("boromir"), Choose("gimli"))
    field.play(Choose("gimli"), Reroll(1), "1")
    assert field.leadership("free") == 1
    assert field.units("shadow") == 4


def test_a_mighty_attack_that_missed_nothing_asks_nothing() -> None:
    field = Battlefield("free", free="gondor-regular, meriadoc", shadow="2 sauron-regular")
    field.cards(free="Mighty Attack").play("5", "11")
    assert field.units("shadow") == 1


@half("Andúril")
def test_strider_turns_one_miss(card: str) -> None:
    field = Battlefield("free", free="2 gondor-regular, strider", shadow="5 sauron-regular")
    field.cards(free=card).play("111", "11111")
    assert field.units("shadow") == 4  # and nothing was asked: no leadership is left


def test_aragorn_turns_up_to_two_misses() -> None:
    field = Battlefield("free", free="2 gondor-regular, aragorn", shadow="5 sauron-regular")
    field.cards(free="Andúril").play("111", "11111")
    assert field.options == (Amount(2), Amount(1))
    assert field.play(Amount(2)).units("shadow") == 3


@half("Daring Defiance")
def test_defiance_cancels_the_card_and_costs_the_leadership_of_companions(card: str) -> None:
    free = "3 gondor-regular, gondor-leader, boromir, gimli"
    field = Battlefield("shadow", free=free, shadow="3 sauron-regular")
    field.cards(free=card, shadow="Deadly Strife")
    assert field.leadership("free") == 1
    field.play("333", "33333", Reroll(0))
    assert (field.scored("free"), field.scored("shadow")) == (0, 0)


@half("Words of Power")
def test_a_silenced_companion_neither_leads_nor_fights(card: str) -> None:
    field = Battlefield("shadow", free=BOROMIR_AND_GIMLI, shadow="3 sauron-regular, nazgul")
    field.cards(shadow=card)
    assert field.options == (Choose("boromir"), Choose("gimli"))
    field.play(Choose("boromir"), "111")
    assert field.leadership("free") == 1
    assert field.dice == 4  # one Captain of the West less


@pytest.mark.rule("RKR-6.64", "RK-087")
def test_what_is_silenced_cannot_be_given_up() -> None:
    field = Battlefield("free", free="2 gondor-regular, boromir", shadow="5 sauron-regular, nazgul")
    field.cards(free="Mighty Attack", shadow="Words of Power").play("11", "11111", Reroll(0))
    assert field.units("shadow") == 5


@pytest.mark.rule("RKR-6.64", "RK-087", "RK-088")
def test_the_white_rider_has_nothing_left_to_give_up() -> None:
    free = "2 gondor-regular, gandalf-white"
    field = Battlefield("free", free=free, shadow="5 sauron-regular, nazgul")
    field.cards(free="Mighty Attack", first=(Accept(),)).play("11", "11111")
    assert field.units("shadow") == 5


def test_a_silenced_white_rider_takes_no_leadership_from_others() -> None:
    free = "2 gondor-regular, gondor-leader, gandalf-white"
    field = Battlefield("shadow", free=free, shadow="3 sauron-regular, nazgul")
    field.cards(shadow="Words of Power", first=(Accept(),))
    assert field.leadership("free") == 1


@pytest.mark.rule("RKR-12.10", "RKR-6.64", "RK-088")
def test_a_fallen_white_rider_takes_no_leadership_from_others() -> None:
    free = "3 gondor-regular, 2 gondor-leader, gandalf-white"
    field = Battlefield("shadow", free=free, shadow="5 sauron-regular, nazgul, mouth-of-sauron")
    field.cards(shadow="Black Breath", first=(Accept(),))
    field.play("11111", "111", Reroll(2), "55", Reroll(0), Decline())
    assert field.leadership("free") == 2  # he is there still
    field = Battlefield("free", free="5 gondor-regular, gondor-leader, gandalf-white", shadow=PACK)
    field.cards(free="Heroic Death", first=(Accept(),))
    field.play("11111", "51111", Reroll(0), GiveLife("gandalf-white", 1))
    assert field.leadership("free") == 1  # what he gave up was his own


@pytest.mark.rule("RKR-6.64", "RK-087")
@half("Cruel as Death")
def test_cruelty_costs_two_points_of_leadership(card: str) -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 sauron-regular, 3 nazgul")
    field.cards(shadow=card).play("41", "11111")
    assert field.options == (Reroll(1), Reroll(0))
    assert field.leadership("shadow") == 1
    assert field.scored("shadow") == 1


@half("They Are Terrible")
def test_terror_costs_a_point_and_helps_the_reroll(card: str) -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="3 sauron-regular, witch-king")
    no_card = Decline()  # for the Sorcerer
    field.cards(shadow=card).play(no_card, "444", "11111", Reroll(1), "4")
    assert (field.scored("shadow"), field.scored("shadow", "reroll")) == (0, 1)


@pytest.mark.rule("RKR-6.64")
@half("Dread and Despair")
def test_despair_takes_a_die_for_each_point(card: str) -> None:
    field = Battlefield("shadow", free="4 gondor-regular", shadow="sauron-regular, 3 nazgul")
    field.cards(shadow=card)
    assert field.options == (Amount(1), Amount(2), Amount(3))
    field.play(Amount(2), "1")
    assert field.dice == 2
    assert field.leadership("shadow") == 1


@half("Foul Stench")
def test_the_stench_of_as_many_nazgul_stops_the_reroll(card: str) -> None:
    free = "2 gondor-regular, 2 gondor-leader"
    field = Battlefield("shadow", free=free, shadow="2 sauron-regular, 2 nazgul")
    field.cards(shadow=card).play("11", "11", Reroll(0))
    assert field.options == (Accept(), Decline())  # the attacker: go on?


def test_the_stench_of_few_nazgul_does_nothing() -> None:
    free = "2 gondor-regular, 3 gondor-leader"
    field = Battlefield("shadow", free=free, shadow="2 sauron-regular, 2 nazgul")
    field.cards(shadow="Foul Stench").play("11", "11", Reroll(0))
    assert field.options == (Reroll(2), Reroll(1), Reroll(0))
