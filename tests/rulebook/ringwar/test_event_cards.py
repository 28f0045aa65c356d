"""Chapter 5: event cards, as far as it is not about single cards."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import CardLeft, CombatCardShown, Discarded, Drew
from mathom.games.ringwar.frames import (
    Battle,
    DrawingAfterwards,
    Losing,
    SortingAttack,
)
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.attacking import attackers
from mathom.games.ringwar.rules.recruiting import refuse_place
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop

IMRAHIL, RED_ARROW, STAFF = "fp-strategy-18", "fp-strategy-09", "fp-character-08"
BATS, CREBAIN, BALROG = "shadow-strategy-09", "shadow-character-16", "shadow-character-17"


@pytest.mark.rule("RKR-5.3", "RK-021")
def test_a_card_is_played_with_an_event_die_or_its_own_symbol() -> None:
    table = Tabletop(empty=False).hand(FREE, IMRAHIL).acts(FREE, "event", "muster", "character")
    assert f"play {IMRAHIL} event event" in table.options
    assert f"play {IMRAHIL} muster muster" in table.options
    assert table.refused(f"play {IMRAHIL} character character").rule == "RK-021"
    assert table.refused(f"play {IMRAHIL} character muster").rule == "RKR-5.3"
    assert table.refused("play fp-strategy-22 event event").rule == "RKR-5.3"


@pytest.mark.rule("RKR-5.3", "RK-021")
def test_muster_does_not_pay_for_an_army_card_and_the_combined_face_pays_for_both() -> None:
    army = "fp-strategy-12"
    table = Tabletop(empty=False).hand(FREE, army, IMRAHIL).person("boromir", "edoras")
    table.acts(FREE, "muster", "army_muster")
    assert table.refused(f"play {army} muster muster").rule == "RK-021"
    assert f"play {army} army_muster army" in table.options
    assert f"play {IMRAHIL} army_muster muster" in table.options


@pytest.mark.rule("RKR-5.4", "RK-022")
def test_a_condition_has_to_be_met() -> None:
    table = Tabletop(empty=False).hand(FREE, RED_ARROW).acts(FREE, "event")
    assert table.refused(f"play {RED_ARROW} event event").rule == "RKR-5.4"
    table = Tabletop(empty=False).hand(FREE, RED_ARROW).politics("gondor", 2, active=True)
    assert f"play {RED_ARROW} event event" in table.acts(FREE, "event").options


@pytest.mark.rule("RKR-5.5", "RKR-5.7", "RKR-5.9", "RKR-6.28", "RK-022")
def test_imrahil_comes_alone_if_no_leader_is_left_and_peace_does_not_matter() -> None:
    table = Tabletop().army("dol-amroth", gondor=(1,)).army("osgiliath", gondor=(1, 0, 4))
    table.hand(FREE, IMRAHIL).acts(FREE, "muster")
    table.play(f"play {IMRAHIL} muster muster", "recruit gondor-elite dol-amroth")
    assert table.force("dol-amroth", "gondor") == (1, 1, 0)
    assert IMRAHIL in table.state.spent
    assert table.state.hands[FREE] == ()


@pytest.mark.rule("RKR-6.29", "RKR-6.30", "RKR-6.31", "RKR-6.27", "RK-025", "RK-111", "RKR-5.6")
def test_where_a_card_may_recruit() -> None:
    table = Tabletop().army("helms-deep", rohan=(4,), isengard=(1,)).besieged("helms-deep")
    table.army("eastemnet", isengard=(1,))
    regular = 12  # rohan-regular
    box, state = table.box, table.state
    assert refuse_place(box, state, FREE, regular, "helms-deep", by_card=True) is None
    assert refuse_place(box, state, FREE, regular, "helms-deep", by_card=False) is not None
    assert refuse_place(box, state, FREE, regular, "eastemnet", by_card=True) is not None
    assert refuse_place(box, state, FREE, regular, "fangorn", by_card=True) is None
    gone = table.army("edoras", rohan=(6,)).state
    refusal = refuse_place(box, gone, FREE, regular, "fangorn", by_card=True)
    assert refusal is not None
    assert refusal.rule == "RKR-6.27"


@pytest.mark.rule("RKR-5.2")
def test_an_empty_deck_gives_no_card() -> None:
    table = Tabletop(empty=False)
    cards = table.state.decks[0].cards()
    buried = (tuple(sorted(cards)), ())
    decks = (type(table.state.decks[0])(), *table.state.decks[1:])
    table.state = replace(table.state, decks=decks, buried=buried)
    assert table.acts(FREE, "event").refused("use event draw-character").rule == "RKR-5.2"


@pytest.mark.rule("RKR-5.12", "RK-193")
def test_hands_decks_and_discards_are_hidden_but_for_their_backs() -> None:
    hand = [f"fp-strategy-0{n}" for n in range(1, 7)]
    table = Tabletop(empty=False).hand(FREE, *hand).acts(FREE, "event")
    table.play("use event draw-character", "fp-character-01", "discard fp-strategy-03")
    seen = table.match.view(SHADOW).table
    assert seen.hands[FREE] == (1, 5, 0, 0)
    assert seen.buried[FREE] == (0, 1, 0, 0)
    assert seen.hand == ()
    assert "fp-strategy-03" not in str(seen)
    drew = table.told(Drew)[0]
    assert drew.seen_by(SHADOW).card is None
    assert drew.seen_by(None).card is None
    assert table.told(Discarded)[0].seen_by(SHADOW).card is None


@pytest.mark.rule("RKR-5.12", "RKR-6.61", "RK-193")
@pytest.mark.parametrize("from_table", [True, False])
def test_what_is_laid_down_from_the_table_everybody_knows(from_table: bool) -> None:
    table = Tabletop().army("dimrill-dale", sauron=(3,)).army("parth-celebrant", elves=(3,))
    table.hand(FREE, "fp-strategy-01").hand(SHADOW, BALROG)
    if from_table:
        table.state = replace(table.state, hands=(table.state.hands[FREE], ()), table=(BALROG,))
    table.frames(Battle(SHADOW, "dimrill-dale", "parth-celebrant", "field"))
    table.play(f"combat-card {BALROG}")
    assert table.seat == FREE
    assert (BALROG in str(table.match.view(FREE).table.frames)) == from_table


@pytest.mark.rule("RKR-12.2", "RK-006", "RK-032")
def test_gandalf_as_guide_draws_after_an_event_die_and_only_then() -> None:
    table = Tabletop(empty=False).hand(FREE, IMRAHIL).acts(FREE, "will")
    table.play(f"play {IMRAHIL} will event", "recruit gondor-regular dol-amroth")
    assert table.asks(DrawingAfterwards)
    table.play("draw-from fp-strategy", "fp-strategy-01")
    assert table.state.hands[FREE] == ("fp-strategy-01",)
    table = Tabletop(empty=False).hand(FREE, IMRAHIL).acts(FREE, "will")
    table.play(f"play {IMRAHIL} will muster", "recruit gondor-regular dol-amroth")
    assert not table.asks(DrawingAfterwards)


@pytest.mark.rule("RKR-5.8", "RK-023")
def test_a_card_leaves_the_table_when_its_condition_is_gone() -> None:
    table = Tabletop(empty=False).hand(FREE, STAFF).acts(FREE, "character", "character")
    table.play(f"play {STAFF} character character")
    assert table.state.table == (STAFF,)
    table.play("use character separate", "take gandalf-grey", "go", "walk rivendell")
    assert [one.card for one in table.told(CardLeft)] == [STAFF]


@pytest.mark.rule("RKR-9.21", "RK-159", "RKR-9.20")
def test_the_staff_keeps_a_tile_from_being_drawn() -> None:
    table = Tabletop(empty=False).hand(FREE, STAFF).hunt_box(shadow=1)
    table.acts(FREE, "character", "character").play(f"play {STAFF} character character")
    table.play("use character move-fellowship", "6", f"use-card {STAFF}")
    assert len(table.state.hunt.pool) == 16
    assert [one.card for one in table.told(CardLeft)] == [STAFF]


@pytest.mark.rule("RKR-5.10", "RK-026", "RK-028")
def test_losses_by_a_card_leave_characters_alone_and_may_end_a_siege() -> None:
    table = Tabletop().army("minas-tirith", gondor=(1, 0, 1), sauron=(2,))
    table.besieged("minas-tirith").person("boromir", "minas-tirith").dice(FREE, "event")
    table.frames(Losing(FREE, "minas-tirith", 1))
    assert table.where("boromir") == "minas-tirith"
    assert table.lost("gondor") == (1, 0, 1)
    assert table.state.captured == ("minas-tirith",)
    assert table.state.besieged == ()


# -- combat halves -------------------------------------------------------------------------------


def attack(table: Tabletop, origin: str, to: str) -> Tabletop:
    ready = attackers(table.box, table.state, SHADOW, origin)
    sorting = SortingAttack(SHADOW, origin, to, False, ready.force, ready.people)
    return table.dice(FREE, "event").frames(sorting)


@pytest.mark.rule("RKR-5.11", "RKR-6.61", "RK-070")
def test_combat_cards_are_laid_face_down_shown_together_and_discarded() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5,)).army("osgiliath", gondor=(2,))
    table.at_war("gondor", "sauron").hand(SHADOW, BATS).hand(FREE, IMRAHIL)
    attack(table, "north-ithilien", "osgiliath").play("go", f"combat-card {BATS}")
    battle = table.match.view(FREE).table.frames[-2]
    assert isinstance(battle, Battle)
    assert battle.round.cards == ("", "shadow-strategy")
    table.play(f"combat-card {IMRAHIL}")
    assert {one.card for one in table.told(CombatCardShown)} == {BATS, IMRAHIL}
    table.play("11116", "11")
    assert {BATS, IMRAHIL} <= set(table.state.spent)


@pytest.mark.rule("RKR-6.62", "RK-093")
def test_a_combat_condition_looks_at_the_figures_in_the_battle() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5,)).army("osgiliath", gondor=(2,))
    table.at_war("gondor", "sauron").hand(SHADOW, CREBAIN)  # needs Nazgûl leadership
    attack(table, "north-ithilien", "osgiliath").play("go")
    assert table.refused(f"combat-card {CREBAIN}").rule == "RKR-6.62"


@pytest.mark.rule("RKR-12.16", "RK-090")
def test_the_sorcerer_draws_after_a_card_in_the_first_round() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5,)).army("osgiliath", gondor=(2,))
    table.person("witch-king", "north-ithilien").at_war("gondor", "sauron").hand(SHADOW, BATS)
    attack(table, "north-ithilien", "osgiliath").play("go", f"combat-card {BATS}")
    assert table.asks(DrawingAfterwards)
    table.play("draw-from shadow-strategy", "shadow-strategy-02")
    assert table.state.hands[SHADOW] == ("shadow-strategy-02",)


@pytest.mark.rule("RK-079", "RKR-6.58", "RKR-2.5")
def test_characters_without_a_unit_are_in_no_battle_and_stop_nobody() -> None:
    table = Tabletop().army("north-ithilien", sauron=(2,)).person("boromir", "osgiliath")
    table.at_war("sauron")
    assert board.open_to_march(table.box, table.state, SHADOW, "osgiliath")
    assert not board.has_army(table.box, table.state, FREE, "osgiliath")
