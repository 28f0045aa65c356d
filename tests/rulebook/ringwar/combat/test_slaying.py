"""Combat cards that strike at leaders, Nazgûl and characters."""

from mathom.games.ringwar.options import Choose, Decline, Slay
from tests.rulebook.ringwar.combat.battlefield import Battlefield, Reroll
from tests.rulebook.ringwar.combat.halves import half


@half("Blade of Westernesse")
def test_a_hobbit_strikes_the_witch_king(card: str) -> None:
    shadow = "5 sauron-regular, witch-king, mouth-of-sauron"
    field = Battlefield("shadow", free="2 gondor-regular, meriadoc", shadow=shadow)
    field.cards(free=card).play("11111", "11", Reroll(0), Reroll(1), "5")
    assert field.options == (Choose("witch-king"), Choose("mouth-of-sauron"), Decline())
    field.play(Choose("witch-king"))
    assert not field.alive("witch-king")
    assert field.units("shadow") == 5


def test_the_blade_may_stay_a_normal_hit() -> None:
    field = Battlefield(
        "shadow", free="2 gondor-regular, peregrin", shadow="5 sauron-regular, witch-king"
    )
    field.cards(free="Blade of Westernesse").play(
        "11111", "11", Reroll(0), Reroll(1), "5", Decline()
    )
    assert field.alive("witch-king")
    assert field.units("shadow") == 4


def test_the_blade_needs_a_hit_of_the_reroll() -> None:
    field = Battlefield(
        "shadow", free="2 gondor-regular, peregrin", shadow="5 sauron-regular, witch-king"
    )
    field.cards(free="Blade of Westernesse").play("11111", "15", Reroll(0), Reroll(1), "4")
    assert field.question.seat == 1


@half("Fateful Strike")
def test_one_hit_of_the_reroll_is_fateful_for_a_nazgul(card: str) -> None:
    shadow = "5 sauron-regular, 2 nazgul, witch-king"
    field = Battlefield("shadow", free="2 gondor-regular, gondor-leader", shadow=shadow)
    field.cards(free=card).play("11111", "11", Reroll(0), Reroll(1), "5")
    assert field.count("nazgul") == 1  # nothing was asked: the Witch-king needs two hits
    assert field.units("shadow") == 4
    assert field.conserved()


def test_with_two_hits_a_minion_may_be_chosen() -> None:
    shadow = "5 sauron-regular, 2 nazgul, witch-king"
    field = Battlefield("shadow", free="2 gondor-regular, 2 gondor-leader", shadow=shadow)
    field.cards(free="Fateful Strike").play("11111", "11", Reroll(0), Reroll(2), "55")
    assert field.options == (Slay("nazgul"), Choose("witch-king"))
    assert not field.play(Choose("witch-king")).alive("witch-king")


def test_without_a_nazgul_a_minion_may_be_spared() -> None:
    field = Battlefield(
        "shadow",
        free="2 gondor-regular, 2 gondor-leader",
        shadow="5 sauron-regular, mouth-of-sauron",
    )
    field.cards(free="Fateful Strike").play("11111", "11", Reroll(0), Reroll(2), "55")
    assert field.options == (Choose("mouth-of-sauron"), Decline())


def test_nazgul_of_the_rearguard_are_out_of_reach() -> None:
    field = Battlefield(
        "shadow",
        free="2 gondor-regular, gondor-leader",
        shadow="5 sauron-regular",
        rear="sauron-regular, nazgul",
    )
    field.cards(free="Fateful Strike").play("11111", "11", Reroll(1), "5")
    assert field.count("nazgul") == 1


@half("Black Breath")
def test_the_black_breath_takes_a_leader_or_a_companion_of_low_level(card: str) -> None:
    free = "5 gondor-regular, gondor-leader, rohan-leader, boromir, meriadoc"
    field = Battlefield("shadow", free=free, shadow="3 sauron-regular, nazgul")
    field.cards(shadow=card).play("111", "11111", Reroll(1), "5", Reroll(0))
    assert field.options == (
        Slay("gondor-leader"),
        Slay("rohan-leader"),
        Choose("meriadoc"),
        Decline(),
    )
    field.play(Slay("rohan-leader"))
    assert (field.count("rohan-leader"), field.units("free")) == (0, 4)
    assert field.conserved()


def test_two_hits_reach_boromir() -> None:
    field = Battlefield(
        "shadow", free="5 gondor-regular, boromir", shadow="3 sauron-regular, 2 nazgul"
    )
    field.cards(shadow="Black Breath").play("111", "11111", Reroll(2), "55", Reroll(0))
    assert field.options == (Choose("boromir"), Decline())
    assert not field.play(Choose("boromir")).alive("boromir")


def test_without_a_hit_of_the_reroll_nobody_breathes_it() -> None:
    field = Battlefield(
        "shadow", free="5 gondor-regular, boromir", shadow="3 sauron-regular, nazgul"
    )
    field.cards(shadow="Black Breath").play("551", "11111", Reroll(1), "1", Reroll(0))
    assert field.alive("boromir")
    assert field.units("free") == 3
