"""A card that refuses says why: the part of its condition that fails, or the rule of the choice."""

import pytest

from mathom.core import Refusal
from mathom.text.words import Words
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable
from tests.rulebook.ringwar.combat.battlefield import GAME, Battlefield, CombatCard
from tests.rulebook.ringwar.tabletop import the_game

ENTS = "fp-character-19"


def said(refusal: Refusal, language: str) -> str:
    return Words(language, the_game(), strict=True).say(refusal.message)


def refusal_of(table: CardTable, name: str) -> Refusal:
    die = table.box.cards[name].die
    return table.ready(name).refused(f"play {name} {die} {die}")


@pytest.mark.rule("RKR-5.4")
def test_the_part_of_the_condition_that_fails_is_named() -> None:
    white = CardTable().person("gandalf-white", "edoras")
    refusal = refusal_of(white, ENTS)
    assert refusal.rule == "RKR-5.4"
    assert said(refusal, "de").endswith("nicht erfüllt: Ein Gefährte steht in Fangorn.")
    assert said(refusal, "en").endswith("not met: A companion is in Fangorn.")
    nobody = CardTable().person("boromir", "fangorn")
    assert said(refusal_of(nobody, ENTS), "en").endswith("not met: Gandalf the White is in play.")


@pytest.mark.rule("RKR-6.62")
def test_a_combat_card_names_what_is_missing_in_the_battle() -> None:
    field = Battlefield("shadow", free="3 gondor-regular", shadow="4 isengard-regular")
    field.hold(shadow="Devilry of Orthanc")
    refusal = GAME.refusal(field.state, CombatCard("shadow-character-19"))
    assert refusal is not None
    assert refusal.rule == "RKR-6.62"
    assert said(refusal, "en").endswith("not met: It is a siege battle.")


@pytest.mark.rule("RKR-5.9", "RKR-6.27", "RKR-6.24")
def test_recruiting_by_card_says_which_rule_is_in_the_way() -> None:
    table = CardTable().at_war("southrons").plays("shadow-strategy-21")
    assert table.refused("recruit southrons-regular umbar").rule == "RKR-5.9"
    assert table.refused("recruit southrons-elite east-rhun").rule == "RKR-5.5"
    assert table.refused("recruit southrons-regular nowhere").rule == "RKR-5.9"


@pytest.mark.rule("RK-169", "RKR-5.6")
def test_the_weather_drives_next_door_and_not_into_mordor() -> None:
    table = CardTable().fellowship(region="minas-morgul", progress=1).plays("shadow-character-10")
    assert table.refused("land edoras").message.id == "refused-not-adjacent"
    assert table.refused("land gorgoroth").rule == "RK-169"


@pytest.mark.rule("RKR-5.5")
def test_an_answer_that_no_piece_of_the_card_knows_is_beside_the_question() -> None:
    table = CardTable().fellowship(region="bree", progress=1).plays("shadow-character-10")
    assert table.refused("pick attack").message.id == "refused-not-asked"


@pytest.mark.rule("RKR-6.43", "RK-053")
def test_a_companion_stays_behind_even_where_a_leader_cannot_go_along() -> None:
    """Rohan's leader must not enter Gondor in peace; that is no reason to keep Gimli."""
    table = CardTable().army("osgiliath", gondor=(1,), rohan=(0, 0, 1)).at_war("gondor")
    table.person("boromir", "osgiliath").person("gimli", "osgiliath")
    table.plays("fp-strategy-12", "march osgiliath lossarnach", "stay-behind gimli")
    assert table.where("gimli") == "osgiliath"


@pytest.mark.rule("RKR-6.43")
def test_a_leader_is_not_left_alone_by_a_card_either() -> None:
    table = CardTable().army("edoras", rohan=(2, 0, 1)).person("boromir", "edoras")
    table.plays("fp-strategy-12", "march edoras westemnet")
    assert table.refused("stay rohan-leader 1").rule == "RKR-6.43"
    table.play("stay rohan-regular 1")
    table.play("stay rohan-leader 1", "done")
    assert table.force("edoras", "rohan") == (1, 0, 1)


@pytest.mark.rule("RKR-5.8")
def test_a_card_on_the_table_is_no_help_to_the_other_side() -> None:
    assert SHADOW != FREE
    table = CardTable().laid("fp-character-05").plays("shadow-character-18")
    assert table.refused("use-card fp-character-05").message.id == "refused-not-asked"
