"""Chapter 7: which cards make nations react, and which do not."""

import pytest

from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable

HELP, RANGERS, SPIRIT = "fp-strategy-10", "fp-strategy-06", "fp-strategy-05"
DEAD_MEN, SPELLS, GROND = "fp-character-22", "shadow-character-19", "shadow-character-20"


@pytest.mark.rule("RKR-7.10", "RK-027")
@pytest.mark.parametrize("ents", ["fp-character-19", "fp-character-20", "fp-character-21"])
def test_the_ents_attack_isengard(ents: str) -> None:
    table = CardTable().army("orthanc", isengard=(4,)).person("gandalf-white", "fangorn")
    assert table.steps("isengard") == 1
    assert table.plays(ents, "111").steps("isengard") == 0


@pytest.mark.rule("RKR-7.10", "RK-027")
def test_the_dead_attack_whom_they_haunt() -> None:
    table = CardTable().army("pelargir", southrons=(4,)).person("strider", "edoras")
    assert table.steps("southrons") == 2
    table.plays(DEAD_MEN, "walk pelargir", "1")
    assert table.steps("southrons") == 1


@pytest.mark.rule("RKR-7.10", "RK-027", "RK-130")
def test_an_attack_begun_by_a_card_is_an_attack() -> None:
    table = CardTable().army("minas-tirith", gondor=(1,), sauron=(2,)).besieged("minas-tirith")
    table.army("lossarnach", gondor=(3,)).at_war("gondor")
    assert table.steps("sauron") == 1
    assert table.plays(HELP, "go").steps("sauron") == 0
    table = CardTable().army("minas-tirith", gondor=(1,), sauron=(2,)).besieged("minas-tirith")
    table.person("witch-king", "minas-tirith").at_war("sauron").plays(GROND, "go")
    assert table.active("gondor")
    assert table.steps("gondor") == 1


@pytest.mark.rule("RKR-7.10", "RK-027")
def test_other_hits_by_card_are_no_attack() -> None:
    table = CardTable().army("osgiliath", sauron=(3,)).plays(RANGERS, "115")
    assert (table.units("osgiliath"), table.steps("sauron")) == (2, 1)
    table = CardTable().army("osgiliath", sauron=(3,), southrons=(3,))
    table.plays(SPIRIT, "11115", "lose southrons-regular")
    assert (table.steps("sauron"), table.steps("southrons")) == (1, 2)
    table = CardTable().army("osgiliath", gondor=(2,)).army("north-ithilien", sauron=(1, 0, 1))
    table.plays(SPELLS, "5")
    assert table.units("osgiliath", FREE) == 1
    assert not table.active("gondor")
    assert table.units("north-ithilien", SHADOW) == 1
