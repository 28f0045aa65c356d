"""Combat cards that add or cancel hits."""

import pytest

from mathom.games.ringwar.options import Decline, GiveLife, Lose, Slay
from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.combat.halves import half


@half("No Quarter")
def test_no_quarter_adds_a_hit_to_a_hit(card: str) -> None:
    field = Battlefield("free", free="2 gondor-regular", shadow="5 sauron-regular")
    assert field.cards(free=card).play("51", "11111").units("shadow") == 3


def test_no_quarter_adds_nothing_to_nothing() -> None:
    field = Battlefield("free", free="2 gondor-regular", shadow="5 sauron-regular")
    assert field.cards(free="No Quarter").play("41", "11111").units("shadow") == 5


@half("Nameless Wood")
def test_the_wood_adds_two_hits(card: str) -> None:
    field = Battlefield(
        "free",
        free="2 rohan-regular, rohan-leader",
        shadow="5 isengard-regular",
        origin="westemnet",
        target="fangorn",
    )
    field.cards(free=card).play("11", "11111", Reroll(1), "5")
    assert field.units("shadow") == 2


@half("Mûmakil")
def test_mumakil_hit_once_more_if_they_hit_more(card: str) -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 southrons-elite")
    field.cards(shadow=card).play("44", "51111")
    assert (field.hits("free"), field.hits("shadow")) == (1, 3)


def test_mumakil_with_as_many_hits_score_no_other() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 southrons-elite")
    field.cards(shadow="Mûmakil").play("44", "55111")
    assert (field.hits("free"), field.hits("shadow")) == (2, 2)


def test_mumakil_are_not_ahead_of_a_charge() -> None:
    shadow = "5 southrons-regular, southrons-elite"
    field = Battlefield("shadow", free="2 rohan-elite", shadow=shadow)
    field.cards(free="Charge", shadow="Mûmakil").play("55")
    field.play(Lose("southrons-regular"), Lose("southrons-regular"), "4411", "11")
    assert field.round.struck == (2, 0)
    assert field.hits("shadow") == 2


@pytest.mark.rule("RK-092")
@half("Shield-wall")
def test_a_shield_wall_cancels_one_of_two_hits(card: str) -> None:
    field = Battlefield("shadow", free="4 gondor-regular", shadow="3 sauron-regular")
    assert field.cards(free=card).play("551", "1111").units("free") == 3


@pytest.mark.rule("RK-092")
def test_a_shield_wall_does_not_stop_a_single_hit() -> None:
    field = Battlefield("shadow", free="4 gondor-regular", shadow="3 sauron-regular")
    assert field.cards(free="Shield-wall").play("511", "1111").units("free") == 3


@half("Heroic Death")
def test_a_companion_dies_for_as_many_hits_as_his_level(card: str) -> None:
    free = "4 gondor-regular, gondor-leader, boromir"
    field = Battlefield("shadow", free=free, shadow="5 sauron-regular")
    field.cards(free=card).play("55511", "11111", Reroll(0))
    assert field.options == (
        Slay("gondor-leader"),
        GiveLife("boromir", 2),
        GiveLife("boromir", 1),
        Decline(),
    )
    field.play(GiveLife("boromir", 2))
    assert field.units("free") == 3
    assert not field.alive("boromir")


def test_a_leader_dies_for_a_hit() -> None:
    field = Battlefield("shadow", free="4 gondor-regular, gondor-leader", shadow="5 sauron-regular")
    field.cards(free="Heroic Death").play("55511", "1111", Reroll(0), Slay("gondor-leader"))
    assert field.units("free") == 2
    assert field.count("gondor-leader") == 0
    assert field.conserved()


def test_nobody_has_to_die() -> None:
    field = Battlefield("shadow", free="4 gondor-regular, gondor-leader", shadow="5 sauron-regular")
    field.cards(free="Heroic Death").play("55511", "1111", Reroll(0), Decline())
    assert (field.units("free"), field.count("gondor-leader")) == (1, 1)


def test_nobody_dies_for_no_hit() -> None:
    field = Battlefield("shadow", free="4 gondor-regular, gondor-leader", shadow="5 sauron-regular")
    field.cards(free="Heroic Death").play("11111", "1111", Reroll(0))
    assert field.question.seat == 1  # the attacker: go on?
