"""When combat cards may be played: only the figures in this battle count. RKR-6.62, RK-093"""

import pytest

from mathom.games.ringwar.options import Accept, Decline
from tests.rulebook.ringwar.combat.battlefield import Battlefield

PLAIN = {"free": "2 gondor-regular", "shadow": "2 sauron-regular"}


def may(attacker: str, card: str, **where: str) -> bool:
    """Whether the attacker may play this card."""
    field = Battlefield(attacker, **{**PLAIN, **where})  # type: ignore[arg-type]
    field.hold(**{attacker: card})
    if field.question.seat != field.attacker:
        field.play(Decline())  # no withdrawal into the stronghold
    return field.may_play(card)


@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("Mighty Attack", "legolas"),
        ("Daring Defiance", "peregrin"),
        ("Brave Stand", "strider"),
        ("Heroic Death", "gondor-leader"),
        ("Heroic Death", "gimli"),
        ("Fateful Strike", "gondor-leader"),
        ("Sudden Strike", "rohan-leader"),
        ("Charge", "elves-elite"),
        ("Valour", "north-elite"),
        ("Servant of the Secret Fire", "gandalf-grey"),
        ("Andúril", "strider"),
        ("Andúril", "aragorn"),
        ("Blade of Westernesse", "meriadoc"),
        ("Blade of Westernesse", "peregrin"),
    ],
)
def test_somebody_of_the_free_peoples_must_take_part(card: str, who: str) -> None:
    assert may("free", card, free=f"2 gondor-regular, {who}")
    assert not may("free", card)
    assert not may("free", card, rear=f"gondor-regular, {who}")


@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("Words of Power", "nazgul"),
        ("Words of Power", "witch-king"),
        ("Black Breath", "witch-king"),
        ("Cruel as Death", "witch-king"),
        ("Cruel as Death", "2 nazgul"),
        ("They Are Terrible", "nazgul"),
        ("Dread and Despair", "nazgul"),
        ("Foul Stench", "nazgul"),
        ("We Come to Kill", "isengard-elite"),
        ("Mûmakil", "southrons-elite"),
    ],
)
def test_somebody_of_the_shadow_must_take_part(card: str, who: str) -> None:
    assert may("shadow", card, shadow=f"2 sauron-regular, {who}")
    assert not may("shadow", card)
    assert not may("shadow", card, rear=f"sauron-regular, {who}")


def test_one_nazgul_is_not_cruel_enough() -> None:
    assert not may("shadow", "Cruel as Death", shadow="2 sauron-regular, nazgul")


def test_the_elites_of_others_are_no_mumakil() -> None:
    assert not may("shadow", "Mûmakil", shadow="2 sauron-elite, southrons-regular")


def test_nazgul_that_the_white_rider_holds_off_do_not_lead() -> None:  # RK-087, RK-088
    free = "2 gondor-regular, gandalf-white"
    field = Battlefield("shadow", free=free, shadow="2 sauron-regular, 2 nazgul")
    field.hold(shadow="Foul Stench").play(Accept())
    assert not field.may_play("Foul Stench")
    field = Battlefield("shadow", free=free, shadow="2 sauron-regular, 2 nazgul")
    assert field.hold(shadow="Black Breath").play(Accept()).may_play("Black Breath")


def test_the_secret_fire_is_grey_unless_agreed_otherwise() -> None:  # RK-045
    card, free = "Servant of the Secret Fire", "2 gondor-regular, gandalf-white"
    assert not may("free", card, free=free)
    assert may("free", card, free=free, **{"secret-fire": "either"})


@pytest.mark.parametrize(
    ("region", "expected"), [("dagorlad", True), ("ash-mountains", False), ("rivendell", False)]
)
@pytest.mark.parametrize(
    ("side", "card"), [("free", "It Is a Gift"), ("shadow", "One for the Dark Lord")]
)
def test_the_ring_must_be_where_the_defenders_are(
    side: str, card: str, region: str, expected: bool
) -> None:
    field = Battlefield(side, **PLAIN)  # type: ignore[arg-type]
    assert field.ring_at(region).hold(**{side: card}).may_play(card) == expected


@pytest.mark.parametrize(
    ("origin", "target", "expected"),
    [
        ("fangorn", "westemnet", True),
        ("westemnet", "fangorn", True),
        ("gap-of-rohan", "orthanc", True),
        ("fangorn", "parth-celebrant", False),
        ("orthanc", "gap-of-rohan", False),
    ],
)
@pytest.mark.parametrize("card", ["Ents' Rage", "Huorn-dark", "Nameless Wood"])
def test_the_ents_stay_near_fangorn(card: str, origin: str, target: str, expected: bool) -> None:
    assert may("free", card, origin=origin, target=target) == expected


@pytest.mark.parametrize(
    ("origin", "target", "expected"),
    [("dagorlad", "north-ithilien", False), ("osgiliath", "lossarnach", True)],
)
def test_a_good_position_is_on_free_ground(origin: str, target: str, expected: bool) -> None:
    assert may("free", "Advantageous Position", origin=origin, target=target) == expected


@pytest.mark.parametrize(
    ("origin", "target", "expected"),
    [
        ("hollin", "moria", True),
        ("moria", "hollin", True),
        ("dimrill-dale", "lorien", True),
        ("lorien", "parth-celebrant", True),
        ("fangorn", "eastemnet", False),
    ],
)
def test_durins_bane_stays_near_moria(origin: str, target: str, expected: bool) -> None:
    assert may("shadow", "Durin's Bane", origin=origin, target=target) == expected


def test_devilry_needs_isengard_and_a_siege() -> None:
    card = "Devilry of Orthanc"
    siege = {"target": "helms-deep", "kind": "siege"}
    assert may("shadow", card, shadow="isengard-regular", **siege)
    assert not may("shadow", card, shadow="sauron-regular", **siege)
    assert not may("shadow", card, shadow="isengard-regular")


def test_scouts_are_for_defenders_outside() -> None:
    assert not may("free", "Scouts")
    field = Battlefield("shadow", free="gondor-regular", shadow="sauron-regular")
    assert field.hold(free="Scouts").may_play("Scouts")
    field = Battlefield(
        "shadow",
        free="gondor-regular",
        shadow="sauron-regular",
        target="minas-tirith",
        kind="siege",
    )
    assert not field.hold(free="Scouts").may_play("Scouts")
