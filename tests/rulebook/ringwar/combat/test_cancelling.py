"""Combat cards against combat cards. RKR-6.63, RK-086"""

import pytest

from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.combat.halves import half


@half("Swarm of Bats")
def test_bats_cancel_the_card(card: str) -> None:
    field = Battlefield("shadow", free="2 gondor-elite", shadow="5 sauron-regular")
    field.cards(free="Charge", shadow=card)
    assert field.dice == 5  # no charge: the attacker rolls
    field.play("11111", "44")
    assert field.units("shadow") == 5


def test_bats_without_a_card_to_cancel_help_the_reroll() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 sauron-regular, nazgul")
    field.cards(shadow="Swarm of Bats").play("44", "11111", Reroll(1), "4")
    assert (field.scored("shadow"), field.scored("shadow", "reroll")) == (0, 1)


def test_a_cancelled_card_gives_no_bonus_to_the_bats() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="2 sauron-regular, nazgul")
    field.cards(free="Daylight", shadow="Swarm of Bats").play("44", "11111", Reroll(1), "4")
    assert field.scored("shadow", "reroll") == 0


@pytest.mark.rule("RKR-6.63", "RK-086")
def test_of_two_cancelling_cards_the_defenders_comes_first() -> None:
    free, shadow = "2 gondor-regular, boromir", "2 sauron-regular, nazgul"
    field = Battlefield("shadow", free=free, shadow=shadow)
    field.cards(free="Daring Defiance", shadow="Swarm of Bats")
    assert field.leadership("free") == 0  # paid for, and the bats are cancelled
    field = Battlefield("free", free=free, shadow=shadow)
    field.cards(free="Daring Defiance", shadow="Swarm of Bats")
    assert field.leadership("free") == 1  # cancelled before it could be paid for
