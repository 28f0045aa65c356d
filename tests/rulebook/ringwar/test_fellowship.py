"""Chapter 8: the Fellowship."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.frames import Declaring, DrawingTile, Naming, Revealing, Walking
from mathom.games.ringwar.options import Trace
from mathom.games.ringwar.rules import fellowship
from mathom.games.ringwar.rules.characters import level
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop

FLOCKS = "shadow-character-16"  # Flocks of Crebain: ends when declared in a haven
MOVING = "shadow-strategy-09"  # The Shadow is Moving


def revealing(table: Tabletop) -> Tabletop:
    return table.dice(FREE, "event").frames(Revealing())


@pytest.mark.rule("RKR-8.21", "RKR-8.22", "RK-140")
def test_declared_from_rivendell_with_five_lorien_heals_and_rouses() -> None:
    table = Tabletop(empty=False).fellowship(progress=5, corruption=3)
    table.politics("elves", 3, active=False).dice(FREE, "event").frames(Declaring())
    assert "trace lorien -" in table.options
    table.play("trace lorien -")
    state = table.state.fellowship
    assert (state.region, state.progress, state.corruption) == ("lorien", 0, 2)
    assert state.hidden
    assert table.active("elves")


@pytest.mark.rule("RKR-8.21", "RKR-8.17")
def test_four_steps_do_not_reach_lorien() -> None:
    table = Tabletop(empty=False).fellowship(progress=4).dice(FREE, "event").frames(Declaring())
    assert table.refused("trace lorien -").rule == "RKR-8.17"
    assert "trace rivendell -" in table.options
    assert "decline" in table.options


def declaring(table: Tabletop) -> Tabletop:
    """Phase 2, with the guide to be named next."""
    return table.dice(FREE, "event").frames(Naming(), Declaring())


@pytest.mark.rule("RKR-8.21", "RK-140")
def test_who_is_where_everybody_sees_it_and_well_is_not_asked() -> None:
    table = declaring(Tabletop(empty=False).politics("elves", 3, active=True))
    assert table.asks(Naming)


@pytest.mark.rule("RKR-8.22", "RK-140")
@pytest.mark.parametrize("what", ["heals", "rouses", "walks"])
def test_without_moving_it_is_asked_where_something_comes_of_it(what: str) -> None:
    table = Tabletop(empty=False).politics("elves", 3, active=what != "rouses")
    table.fellowship(corruption=int(what == "heals"), progress=int(what == "walks"))
    assert {"decline", "trace rivendell -"} <= set(declaring(table).options)


@pytest.mark.rule("RKR-8.22", "RK-140")
def test_it_is_asked_where_a_card_on_the_table_would_end() -> None:
    table = Tabletop(empty=False).politics("elves", 3, active=True).hand(SHADOW, FLOCKS)
    table.state = replace(table.state, hands=((), ()), table=(FLOCKS,))
    assert "trace rivendell -" in declaring(table).options


@pytest.mark.rule("RKR-8.21")
def test_in_the_wild_without_progress_there_is_nothing_to_declare() -> None:
    table = Tabletop(empty=False).fellowship(region="hollin")
    assert declaring(table).asks(Naming)
    first = Tabletop(empty=False).fellowship(region="hollin").dice(FREE, "event")
    frame = Declaring()
    step = fellowship.Declare(first.box)
    refusal = step.guard(first.state.push(frame), frame, Trace("hollin"))
    assert refusal is not None
    assert refusal.message.id == "refused-declared-already"


@pytest.mark.rule("RKR-8.25", "RKR-8.26", "RK-141", "RK-143")
def test_revealed_from_rivendell_with_three_goblins_gate_or_moria() -> None:
    table = revealing(Tabletop(empty=False).fellowship(progress=3))
    assert "trace goblins-gate -" in table.options
    assert "trace moria moria" in table.options
    assert table.refused("trace rivendell -").rule == "RKR-8.25"
    table.play("trace goblins-gate -")
    assert not table.state.fellowship.hidden
    assert table.state.hunt.pool.cards() == Tabletop(empty=False).state.hunt.pool.cards()


@pytest.mark.rule("RKR-8.26", "RKR-8.27", "RKR-9.15", "RK-144", "RK-147")
def test_a_tile_is_drawn_for_moria_and_an_eye_does_nothing_then() -> None:
    table = revealing(Tabletop(empty=False).fellowship(progress=3)).play("trace moria moria")
    assert table.asks(DrawingTile)
    table.play("eye")
    assert table.state.fellowship.corruption == 0
    assert table.state.fellowship.region == "moria"


@pytest.mark.rule("RKR-8.17", "RKR-8.25", "RKR-8.26")
def test_the_way_is_the_players_even_one_through_the_dark() -> None:
    table = revealing(Tabletop(empty=False).fellowship(region="hollin", progress=3))
    assert {"trace north-dunland -", "trace north-dunland moria"} <= set(table.options)
    table.play("trace north-dunland moria")
    assert table.asks(DrawingTile)


@pytest.mark.rule("RK-143")
def test_conquered_by_the_free_peoples_moria_is_no_danger() -> None:
    table = Tabletop().fellowship(progress=3).captured("moria")
    assert "moria" not in fellowship.dark_places(table.box, table.state)
    assert "lorien" not in fellowship.dark_places(table.box, table.captured("lorien").state)


@pytest.mark.rule("RKR-8.25", "RK-141")
def test_with_no_progress_the_figure_stays_even_in_rivendell() -> None:
    table = revealing(Tabletop(empty=False))
    assert table.state.fellowship.region == "rivendell"
    assert not table.state.fellowship.hidden


@pytest.mark.rule("RKR-8.13", "RKR-8.28", "RKR-8.31", "RK-142")
def test_a_revealed_fellowship_must_hide_before_it_moves() -> None:
    table = Tabletop(empty=False).fellowship(hidden=False).acts(FREE, "character", "character")
    assert table.refused("use character move-fellowship").rule == "RKR-8.28"
    table.play("use character hide-fellowship")
    assert table.state.fellowship.hidden
    assert table.state.hunt.dice == (0, 0)


@pytest.mark.rule("RKR-12.3", "RKR-8.6")
def test_strider_as_guide_hides_with_any_die() -> None:
    table = Tabletop(empty=False).fellowship(hidden=False, guide="strider")
    assert "use event hide-fellowship" in table.acts(FREE, "event", "muster").options
    table = Tabletop(empty=False).fellowship(hidden=False).acts(FREE, "event", "muster")
    assert table.refused("use event hide-fellowship").rule == "RKR-4.8"


@pytest.mark.rule("RKR-8.15", "RK-158")
def test_the_track_ends_at_twelve() -> None:
    table = Tabletop(empty=False).fellowship(progress=12).acts(FREE, "character")
    assert table.refused("use character move-fellowship").rule == "RKR-8.15"


@pytest.mark.rule("RKR-8.34", "RKR-8.37", "RK-154", "RKR-6.1")
def test_legolas_and_meriadoc_walk_seven_regions_to_the_woodland_realm() -> None:
    table = Tabletop(empty=False).fellowship(progress=5).acts(FREE, "character")
    table.play("use character separate", "take legolas", "take meriadoc", "go")
    assert table.asks(Naming)  # the Fellowship has changed: Gandalf and Strider are equal
    table.play("guide gandalf-grey")
    assert table.asks(Walking)
    assert "walk woodland-realm" in table.options
    table.play("walk woodland-realm")
    assert table.where("legolas") == table.where("meriadoc") == "woodland-realm"


@pytest.mark.rule("RKR-8.7", "RKR-8.8", "RK-155")
def test_when_the_last_companion_leaves_gollum_guides() -> None:
    table = Tabletop(empty=False)
    for person in ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc"):
        table.person(person, "gone")
    table.fellowship(guide="peregrin").acts(FREE, "character").play("use character separate")
    assert table.state.fellowship.guide == "gollum"


@pytest.mark.rule("RKR-8.35", "RK-113")
def test_separated_in_a_besieged_stronghold_they_stay_in_it() -> None:
    table = Tabletop().army("rivendell", elves=(1,), sauron=(1,)).besieged("rivendell")
    table.fellowship(progress=2).acts(FREE, "character")
    table.play("use character separate", "take boromir", "go", "guide strider")
    assert table.where("boromir") == "rivendell"


@pytest.mark.rule("RKR-6.6", "RK-121")
def test_companions_stop_at_a_stronghold_of_the_shadow() -> None:
    table = Tabletop(empty=False).person("strider", "hollin").acts(FREE, "character")
    table.play("use character move-companions")
    assert "walk moria" in table.options
    assert table.refused("walk parth-celebrant").rule == "RKR-6.5"


@pytest.mark.rule("RKR-6.7", "RK-112")
def test_companions_do_not_enter_or_leave_a_besieged_stronghold() -> None:
    table = Tabletop().army("lorien", elves=(1,), sauron=(1,)).besieged("lorien")
    table.person("strider", "dimrill-dale").person("boromir", "lorien")
    table.person("gimli", "dale").acts(FREE, "character")
    table.play("use character move-companions")
    assert table.refused("take boromir").rule == "RKR-6.7"
    table.play("take strider")
    assert "walk lorien" not in table.options


@pytest.mark.rule("RKR-12.9")
def test_shadowfax_carries_gandalf_and_one_hobbit_four_regions() -> None:
    box = Tabletop().box
    assert level(box, ("gandalf-white",)) == 4
    assert level(box, ("gandalf-white", "peregrin")) == 4
    assert level(box, ("gandalf-white", "gimli")) == 3
    assert level(box, ("gandalf-white", "peregrin", "meriadoc")) == 3


# -- Nazgûl and minions --------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.8", "RKR-6.9", "RKR-6.12", "RK-122", "RK-123", "RKR-2.4")
def test_nazgul_fly_anywhere_but_into_free_strongholds() -> None:
    table = Tabletop().army("minas-morgul", sauron=(1, 0, 3)).acts(SHADOW, "character")
    table.play("use character move-minions", "lift minas-morgul 2")
    assert table.refused("land rivendell").rule == "RKR-6.9"
    table.play("land the-shire")
    assert table.force("the-shire", "sauron") == (0, 0, 2)
    assert table.refused("lift the-shire 1").rule == "RKR-6.12"
    table.play("lift minas-morgul 1", "land bree")
    assert table.force("minas-morgul", "sauron") == (1, 0, 0)


@pytest.mark.rule("RKR-6.9")
def test_nazgul_join_a_siege() -> None:
    table = Tabletop().army("lorien", elves=(1,), sauron=(1,)).besieged("lorien")
    table.army("minas-morgul", sauron=(1, 0, 1)).acts(SHADOW, "character")
    table.play("use character move-minions")
    assert "land lorien" in table.options


@pytest.mark.rule("RKR-6.10", "RKR-6.8")
def test_the_mouth_walks_three_regions() -> None:
    table = Tabletop().person("mouth-of-sauron", "morannon").acts(SHADOW, "character")
    table.play("use character move-minions")
    assert "land dagorlad" in table.options
    assert table.refused("land rhosgobel").rule == "RKR-6.10"


@pytest.mark.rule("RKR-6.11", "RK-129")
def test_saruman_never_leaves_orthanc() -> None:
    table = Tabletop().person("saruman", "orthanc").army("moria", sauron=(1, 0, 1))
    table.person("witch-king", "moria").acts(SHADOW, "character").play("use character move-minions")
    assert table.refused("take saruman").rule == "RKR-6.11"


# -- coming into play ----------------------------------------------------------------------------


@pytest.mark.rule("RKR-12.12", "RKR-6.3")
def test_saruman_comes_when_isengard_is_at_war() -> None:
    table = Tabletop(empty=False).acts(SHADOW, "muster")
    assert table.refused("use muster saruman").rule == "RKR-6.3"
    table = Tabletop(empty=False).at_war("isengard").acts(SHADOW, "muster")
    table.play("use muster saruman")
    assert table.where("saruman") == "orthanc"


@pytest.mark.rule("RKR-12.15", "RK-126")
def test_the_witch_king_rouses_all_free_peoples() -> None:
    table = Tabletop(empty=False).at_war("sauron", "gondor").acts(SHADOW, "muster")
    table.play("use muster witch-king", "land dol-guldur")
    assert table.where("witch-king") == "dol-guldur"
    assert all(table.state.active)


@pytest.mark.rule("RKR-12.17")
def test_the_mouth_comes_when_all_are_at_war_or_the_ring_is_in_mordor() -> None:
    table = Tabletop(empty=False).fellowship(step=0).acts(SHADOW, "muster")
    table.play("use muster mouth-of-sauron", "land moria")
    assert table.where("mouth-of-sauron") == "moria"


@pytest.mark.rule("RKR-12.7", "RKR-6.2", "RK-128", "RK-124")
def test_aragorn_replaces_strider_in_minas_tirith() -> None:
    table = Tabletop(empty=False).person("strider", "minas-tirith").acts(FREE, "will")
    table.play("use will aragorn")
    assert table.where("aragorn") == "minas-tirith"
    assert table.where("strider") == "gone"
    assert table.active("gondor")


@pytest.mark.rule("RKR-12.8", "RK-127")
def test_gandalf_the_white_needs_a_minion_and_comes_where_gandalf_was() -> None:
    table = Tabletop(empty=False).person("gandalf-grey", "edoras").acts(FREE, "will")
    assert table.refused("use will gandalf-white").rule == "RKR-6.2"
    table = Tabletop(empty=False).person("gandalf-grey", "edoras").person("saruman", "gone")
    table.acts(FREE, "will").play("use will gandalf-white")
    assert table.where("gandalf-white") == "edoras"
    table = Tabletop(empty=False).person("gandalf-grey", "gone").person("saruman", "gone")
    table.acts(FREE, "will").play("use will gandalf-white")
    assert "land fangorn" in table.options
    assert "land rivendell" in table.options


@pytest.mark.rule("RKR-12.13")
def test_the_voice_of_saruman() -> None:
    table = Tabletop(empty=False).person("saruman", "orthanc").at_war("isengard")
    table.acts(SHADOW, "muster").play("use muster voice", "pick recruit-everywhere")
    assert table.force("orthanc", "isengard") == (5, 1, 0)
    assert table.force("north-dunland", "isengard") == (2, 0, 0)
    table = Tabletop(empty=False).person("saruman", "orthanc").at_war("isengard")
    table.acts(SHADOW, "muster").play("use muster voice", "pick improve-in-orthanc")
    assert table.force("orthanc", "isengard") == (2, 3, 0)


@pytest.mark.rule("RKR-12.18", "RKR-4.20")
def test_the_messenger_uses_a_muster_die_as_an_army_die_once() -> None:
    table = Tabletop(empty=False).person("mouth-of-sauron", "barad-dur").at_war("sauron")
    table.acts(SHADOW, "muster", "muster").play("use muster march")
    table.play("march moria dimrill-dale", "go", "done")
    assert table.refused("use muster march").rule == "RKR-4.8"


@pytest.mark.rule("RKR-12.18", "RKR-4.14")
def test_the_messenger_pays_for_an_army_card_and_serves_the_shadow_alone() -> None:
    table = Tabletop(empty=False).person("mouth-of-sauron", "barad-dur").hand(SHADOW, MOVING)
    table.at_war("isengard", "sauron", "southrons").acts(SHADOW, "muster", "muster")
    table.play(f"play {MOVING} muster army", "done")
    assert table.refused("use muster march").rule == "RKR-4.8"  # once a turn
    table = Tabletop(empty=False).person("mouth-of-sauron", "barad-dur").at_war("gondor")
    table.acts(FREE, "muster")
    assert table.refused("use muster march").rule == "RKR-4.8"
