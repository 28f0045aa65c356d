"""Combat cards with an extra attack, before the roll or after the losses. RKR-6.65, RKR-6.71"""

import pytest

from mathom.games.ringwar.frames import Losing, Striking
from mathom.games.ringwar.options import Amount, Lose, Reduce
from tests.rulebook.ringwar.combat.battlefield import Battlefield, CombatCard
from tests.rulebook.ringwar.combat.halves import half


def striking(field: Battlefield) -> Striking:
    frame = field.state.frames[-1]
    assert isinstance(frame, Striking)
    return frame


@half("Sudden Strike")
def test_a_sudden_strike_has_a_die_for_each_point_of_leadership(card: str) -> None:
    free = "2 gondor-regular, gondor-leader, aragorn"
    field = Battlefield("free", free=free, shadow="4 sauron-regular")
    field.cards(free=card)
    assert field.dice == 3
    field.play("551")
    assert field.units("shadow") == 2
    assert field.play("111").dice == 2  # the fallen do not roll


def test_a_strike_has_five_dice_at_most() -> None:
    field = Battlefield(
        "free", free="2 gondor-regular, 4 gondor-leader, aragorn", shadow="4 sauron-regular"
    )
    assert field.cards(free="Sudden Strike").dice == 5


@pytest.mark.rule("RKR-6.65", "RK-085")
def test_a_strike_can_end_the_battle() -> None:
    field = Battlefield(
        "shadow", free="2 gondor-regular, 2 gondor-leader", shadow="2 sauron-regular"
    )
    assert field.cards(free="Sudden Strike").play("55").over


@pytest.mark.rule("RKR-6.65", "RK-085")
def test_the_enemys_card_does_not_change_a_strike() -> None:
    field = Battlefield("free", free="2 gondor-regular, gondor-leader", shadow="4 sauron-regular")
    field.cards(free="Sudden Strike", shadow="Deadly Strife").play("4")
    assert field.scored("free", "strike") == 0


@pytest.mark.rule("RKR-6.63", "RK-086")
def test_a_silenced_hero_strikes_nobody() -> None:  # initiative 1 before 2
    field = Battlefield("free", free="2 gondor-regular, boromir", shadow="4 sauron-regular, nazgul")
    field.cards(free="Sudden Strike", shadow="Words of Power")
    assert not isinstance(field.state.frames[-1], Striking)


@half("Charge")
def test_a_charge_has_a_die_for_each_elite(card: str) -> None:
    field = Battlefield("free", free="3 rohan-elite, 2 rohan-regular", shadow="4 sauron-regular")
    field.cards(free=card)
    assert (striking(field).dice, striking(field).needs) == (3, 5)
    assert field.play("551").units("shadow") == 2


@pytest.mark.rule("RKR-6.65", "RKR-6.69")
def test_a_charge_against_walls_needs_a_six() -> None:
    field = Battlefield(
        "free",
        free="rohan-elite",
        shadow="4 sauron-regular",
        origin="lossarnach",
        target="osgiliath",
    )
    assert striking(field.cards(free="Charge")).needs == 6


@half("Durin's Bane")
def test_durins_bane_hits_on_four(card: str) -> None:
    field = Battlefield(
        "shadow",
        free="5 elves-regular",
        shadow="2 sauron-regular",
        origin="dimrill-dale",
        target="parth-celebrant",
    )
    field.cards(shadow=card)
    assert (striking(field).dice, striking(field).needs) == (3, 4)
    assert field.play("443").units("free") == 3


def test_the_balrog_comes_from_the_table_too() -> None:
    field = Battlefield(
        "shadow",
        free="5 elves-regular",
        shadow="2 sauron-regular",
        origin="dimrill-dale",
        target="parth-celebrant",
    )
    balrog = "shadow-character-17"
    field.on_table(balrog).hold().play(CombatCard(balrog), "441", "11", "111")
    assert field.units("free") == 3
    assert balrog not in field.state.table
    assert balrog in field.state.spent


@half("Great Host")
def test_a_great_host_tramples_half_its_number(card: str) -> None:
    field = Battlefield("shadow", free="3 gondor-regular", shadow="6 sauron-regular")
    field.cards(shadow=card).play("11111", "111")
    assert field.units("free") == 2


@pytest.mark.rule("RKR-6.71", "RK-091")
def test_a_great_host_is_counted_after_the_losses() -> None:
    field = Battlefield("shadow", free="3 gondor-regular", shadow="6 sauron-regular")
    field.cards(shadow="Great Host").play("11111", "511")
    assert (field.units("free"), field.units("shadow")) == (3, 5)


def test_the_rearguard_is_no_part_of_the_host() -> None:
    field = Battlefield(
        "shadow", free="2 gondor-regular", shadow="3 sauron-regular", rear="3 sauron-regular"
    )
    assert field.cards(shadow="Great Host").play("111", "11").units("free") == 2


@pytest.mark.rule("RKR-6.71", "RK-091")
@half("We Come to Kill")
def test_surviving_elites_come_to_kill(card: str) -> None:
    shadow = "3 sauron-elite, 2 sauron-regular"
    field = Battlefield("shadow", free="5 gondor-regular", shadow=shadow)
    field.cards(shadow=card).play("11111", "51111", Reduce("sauron-elite"))
    assert (striking(field).dice, striking(field).needs) == (2, 5)
    assert field.play("55").units("free") == 3


def test_in_a_siege_they_kill_on_five_too() -> None:
    field = Battlefield(
        "shadow",
        free="2 gondor-regular",
        shadow="sauron-elite",
        target="minas-tirith",
        kind="siege",
    )
    field.cards(shadow="We Come to Kill").play("5", "11")
    assert field.scored("shadow") == 0
    assert striking(field).needs == 5


@pytest.mark.rule("RKR-6.71", "RK-091")
@half("Onslaught")
def test_an_onslaught_is_paid_with_own_units(card: str) -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="5 sauron-regular")
    field.cards(shadow=card).play("11111", "11111")
    assert field.options == tuple(map(Amount, range(5)))
    field.play(Amount(2))
    assert field.units("shadow") == 3
    assert (striking(field).dice, striking(field).needs) == (2, 4)
    assert field.play("44").units("free") == 3


def test_an_onslaught_costs_no_more_than_there_is() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="sauron-elite")
    field.cards(shadow="Onslaught").play("1", "11111")
    assert field.options == (Amount(0), Amount(1), Amount(2))


@pytest.mark.rule("RK-077")
def test_an_elite_that_cannot_be_reduced_endures_one_hit() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="sauron-elite")
    field.reserve("sauron-regular", 0).cards(shadow="Onslaught").play("1", "11111")
    assert field.options == (Amount(0), Amount(1))


@pytest.mark.rule("RKR-6.71")
def test_the_last_orcs_take_somebody_with_them() -> None:
    field = Battlefield("shadow", free="2 gondor-regular", shadow="2 sauron-regular")
    field.cards(shadow="Onslaught").play("11", "11", Amount(2), "44")
    assert field.over
    assert (field.units("free"), field.units("shadow")) == (0, 0)
    assert field.conserved()


@half("Relentless Assault")
def test_a_relentless_assault_costs_a_hit_for_each_plus(card: str) -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="5 sauron-regular")
    field.cards(shadow=card)
    assert field.options == (Amount(0), Amount(1), Amount(2))
    field.play(Amount(2))
    assert field.dice == 3
    assert field.play("332", "11111").scored("shadow") == 2


def test_the_owner_chooses_who_suffers() -> None:
    field = Battlefield(
        "shadow", free="5 gondor-regular", shadow="2 sauron-regular, isengard-elite"
    )
    field.cards(shadow="Relentless Assault").play(Amount(1))
    assert isinstance(field.state.frames[-1], Losing)
    assert field.options == (Reduce("isengard-elite"), Lose("sauron-regular"))


def test_an_assault_need_not_be_relentless() -> None:
    field = Battlefield("shadow", free="5 gondor-regular", shadow="5 sauron-regular")
    field.cards(shadow="Relentless Assault").play(Amount(0), "44444", "11111")
    assert (field.units("free"), field.units("shadow")) == (5, 5)
