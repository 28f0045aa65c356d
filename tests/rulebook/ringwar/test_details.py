"""Smaller rules of chapters 2 to 10, one by one."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import CharacterLost, FellowshipMoved, HuntRolled, NationActivated
from mathom.games.ringwar.frames import (
    Acting,
    Attacking,
    Battle,
    Companions,
    Corrupting,
    Declaring,
    DrawingTile,
    Facing,
    Marching,
    Recovering,
    Revealing,
)
from mathom.games.ringwar.rules import board, fellowship, fighting
from mathom.games.ringwar.rules.attacking import attackers, refuse_attack
from mathom.games.ringwar.rules.combat import ways_out
from mathom.games.ringwar.rules.dice import pool_size
from mathom.games.ringwar.rules.marching import marchers, may_enter
from mathom.games.ringwar.rules.winning import points
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop


@pytest.mark.rule("RKR-2.1", "RKR-2.2")
def test_units_of_all_nations_fight_alike_and_mix_freely() -> None:
    table = Tabletop().army("osgiliath", gondor=(1,), rohan=(0, 1)).army("dagorlad", sauron=(2,))
    battle = Battle(SHADOW, "dagorlad", "osgiliath", "field")
    assert fighting.strength(table.box, table.state, battle, FREE) == 2
    table = Tabletop().army("osgiliath", sauron=(0, 0, 2))
    assert not board.has_army(table.box, table.state, SHADOW, "osgiliath")


@pytest.mark.rule("RKR-2.6", "RK-041")
def test_the_witch_king_is_a_nazgul() -> None:
    table = Tabletop().person("witch-king", "bree")
    assert board.has_nazgul(table.box, table.state, "bree")
    assert not board.has_nazgul(table.box, table.state, "the-shire")


@pytest.mark.rule("RKR-2.7", "RKR-8.2", "RKR-9.24")
def test_gollum_and_the_ring_bearers_are_no_companions() -> None:
    table = Tabletop()
    for person in table.box.companions:
        table.person(person, "gone")
    assert fellowship.companions(table.box, table.state) == []
    assert fellowship.guides(table.box, table.state) == ["gollum"]
    table.fellowship(guide="gollum").hunt_box(shadow=1).acts(FREE, "character")
    table.play("use character move-fellowship", "6", "2")
    assert not table.asks(Facing) or not any("sacrifice" in one for one in table.options)


@pytest.mark.rule("RKR-2.10", "RK-031", "RK-057")
def test_a_fortification_is_no_settlement() -> None:
    table = Tabletop().army("north-ithilien", sauron=(1,)).at_war("sauron").dice(FREE, "event")
    table.frames(Marching(SHADOW, 1, False)).play("march north-ithilien osgiliath")
    assert table.state.captured == ()
    assert board.holder(table.box, table.state, "osgiliath") is None
    assert board.holder(table.box, table.state, "fords-of-isen") is None


@pytest.mark.rule("RKR-2.15")
def test_who_is_inside_a_stronghold_is_in_the_region() -> None:
    table = Tabletop().army("lorien", elves=(2,), sauron=(1,)).besieged("lorien")
    assert board.army(table.box, table.state, FREE, "lorien")


@pytest.mark.rule("RKR-4.9", "RK-009")
def test_the_die_chosen_is_the_die_spent() -> None:
    table = Tabletop(empty=False).acts(FREE, "army_muster", "muster", "will")
    table.play("use army_muster politics", "advance gondor")
    assert table.state.dice[FREE] == ("muster", "will")
    assert table.refused("use event draw-character").rule == "RK-009"


@pytest.mark.rule("RKR-4.12", "RKR-4.13", "RKR-4.14", "RKR-4.15", "RKR-6.50")
def test_each_side_has_its_own_actions() -> None:
    table = Tabletop(empty=False).person("boromir", "edoras").acts(FREE, "character")
    assert "use character move-companions" in table.options
    assert table.refused("use character move-minions").rule == "RKR-4.8"
    table = Tabletop(empty=False).at_war("sauron").acts(SHADOW, "character", "army", "muster")
    assert "use character move-minions" in table.options
    assert "use army march" in table.options
    assert "use muster recruit" in table.options
    assert table.refused("use character move-fellowship").rule == "RKR-4.8"
    assert table.refused("use army attack").rule == "RKR-6.50"


@pytest.mark.rule("RKR-4.19")
def test_eyes_are_never_unused_dice() -> None:
    table = Tabletop(empty=False).acts(SHADOW, "army")
    table.play("turn-die army eye") if table.state.rings[SHADOW] else None
    assert all("eye" not in die for die in table.state.dice[SHADOW])
    assert table.refused("lay-aside eye").rule == "RK-009"


@pytest.mark.rule("RKR-4.10")
def test_after_the_sixth_phase_a_new_turn_begins() -> None:
    table = Tabletop(empty=False).acts(FREE, "event").play("lay-aside event")
    assert table.state.turn.number == 2


@pytest.mark.rule("RKR-6.4")
def test_who_is_eliminated_never_returns_and_the_die_is_lost() -> None:
    table = Tabletop(empty=False).person("saruman", "orthanc").at_war("isengard")
    assert pool_size(table.box, table.state, SHADOW) == 8
    log: list[CharacterLost] = []
    state = board.lose_person(table.box, table.state, "saruman", log)  # type: ignore[arg-type]
    assert pool_size(table.box, state, SHADOW) == 7
    table.state = state
    assert table.acts(SHADOW, "muster").refused("use muster saruman").rule == "RKR-6.3"


@pytest.mark.rule("RKR-6.5", "RK-120")
def test_one_die_moves_all_companions_in_groups_or_alone() -> None:
    table = Tabletop().person("boromir", "edoras").person("meriadoc", "edoras")
    table.person("gimli", "dale").dice(SHADOW, "event").frames(Companions())
    table.play("take meriadoc", "take boromir")  # the best of the group counts: two regions
    assert "walk fangorn" in table.options
    table.play("walk fangorn", "take gimli", "walk erebor")
    assert table.where("meriadoc") == "fangorn"
    assert table.where("gimli") == "erebor"


@pytest.mark.rule("RKR-6.15", "RKR-6.47", "RKR-6.48", "RK-062")
def test_movers_merge_and_carry_their_own_side_only() -> None:
    table = Tabletop().army("edoras", rohan=(1,)).army("folde", rohan=(2,)).at_war("rohan")
    table.army("minas-morgul", sauron=(1, 0, 1)).person("witch-king", "edoras")
    party = marchers(table.box, table.state, FREE, "edoras", "folde")
    assert party.people == ()
    table.dice(SHADOW, "event").frames(Marching(FREE, 1, False)).play("march edoras folde")
    assert table.units("folde") == 3
    assert table.where("witch-king") == "edoras"


@pytest.mark.rule("RKR-6.53")
def test_the_attacker_stays_where_he_is_during_the_battle() -> None:
    table = Tabletop().army("north-ithilien", sauron=(2,)).army("osgiliath", gondor=(1,))
    table.at_war("sauron").dice(FREE, "event").frames(Attacking(SHADOW, led=False))
    table.play("go")
    assert table.units("north-ithilien") == 2


@pytest.mark.rule("RKR-6.79")
def test_a_besieged_army_has_no_way_out() -> None:
    table = Tabletop().army("lorien", elves=(2,), sauron=(1,)).besieged("lorien")
    assert ways_out(table.box, table.state, FREE, "lorien") == []
    assert ways_out(table.box, table.state, SHADOW, "lorien") != []


@pytest.mark.rule("RKR-6.112", "RK-044")
def test_points_come_and_go() -> None:
    table = Tabletop().captured("minas-tirith", "edoras", "folde")
    assert points(table.box, table.state.captured, SHADOW) == 3
    assert not board.unconquered(table.box, table.state, "edoras")
    assert points(table.box, table.captured("edoras").state.captured, SHADOW) == 1


@pytest.mark.rule("RKR-7.3", "RKR-7.5", "RK-134")
def test_a_declaration_rouses_once_and_moves_no_marker() -> None:
    table = Tabletop(empty=False).fellowship(region="edoras").dice(FREE, "event")
    table.frames(Declaring()).play("trace edoras -")
    assert table.active("rohan")
    assert table.steps("rohan") == 3
    assert len(table.told(NationActivated)) == 1


@pytest.mark.rule("RKR-7.11", "RKR-7.12", "RK-135", "RK-136")
def test_what_peace_forbids() -> None:
    table = Tabletop().army("druadan-forest", rohan=(1, 0, 1), gondor=(1,))
    kinds = {"rohan": 12, "gondor": 6}
    assert may_enter(table.box, table.state, kinds["gondor"], "druadan-forest")
    assert not may_enter(table.box, table.state, kinds["rohan"], "druadan-forest")
    table = Tabletop().army("dagorlad", sauron=(2, 0, 1)).army("noman-lands", gondor=(1,))
    ready = attackers(table.box, table.state, SHADOW, "dagorlad")
    assert sum(ready.force) == 1  # the Nazgûl is ready, the orcs are at peace
    refusal = refuse_attack(table.box, table.state, SHADOW, "dagorlad", "noman-lands", led=True)
    assert refusal is not None
    assert refusal.rule == "RKR-6.54"


@pytest.mark.rule("RKR-8.1", "RKR-8.3", "RKR-8.18")
def test_the_figure_marks_where_the_fellowship_counts_as_being() -> None:
    table = Tabletop().army("rivendell", elves=(1,), sauron=(1,)).besieged("rivendell")
    table.fellowship(progress=1).dice(FREE, "event").frames(Declaring())
    assert "trace trollshaws -" in table.options  # a siege does not hold it
    battle = Battle(SHADOW, "rivendell", "rivendell", "siege")
    assert fighting.fighters(table.box, table.state, battle, FREE)[1] == ()


@pytest.mark.rule("RKR-8.23", "RK-036")
def test_a_declaration_draws_no_tile_for_strongholds() -> None:
    table = Tabletop(empty=False).fellowship(progress=5).dice(FREE, "event").frames(Declaring())
    table.play("trace moria -")
    assert not table.asks(DrawingTile)
    assert len(table.state.hunt.pool) == 16


@pytest.mark.rule("RKR-8.36")
def test_nobody_returns_to_the_fellowship() -> None:
    table = Tabletop(empty=False).person("gimli", "rivendell").acts(FREE, "character")
    table.play("use character move-companions")
    assert "gimli" not in fellowship.companions(table.box, table.state)
    assert all(not option.startswith("take") for option in table.options)


@pytest.mark.rule("RKR-9.20", "RK-157")
def test_a_revealed_fellowship_is_not_revealed_again() -> None:
    table = Tabletop(empty=False).fellowship(hidden=False, region="moria").dice(FREE, "event")
    table.frames(Revealing())
    assert table.state.fellowship.region == "moria"
    assert len(table.state.hunt.pool) == 16


@pytest.mark.rule("RKR-9.47")
def test_revealed_on_the_track_the_figure_stays() -> None:
    table = Tabletop(empty=False).fellowship(step=2, region="morannon").dice(FREE, "character")
    table.frames(Revealing())
    assert (table.state.fellowship.step, table.state.fellowship.hidden) == (2, False)


@pytest.mark.rule("RKR-10.3", "RK-167")
def test_the_ring_decides_at_once_whatever_else_is_under_way() -> None:
    table = Tabletop(empty=False).fellowship(corruption=11).captured("moria", "dol-guldur")
    table.frames(Corrupting(1))
    assert table.state.won == (SHADOW, "corruption")


@pytest.mark.rule("RK-169")
def test_the_figure_does_not_walk_inside_mordor() -> None:
    near = Tabletop(empty=False).fellowship(region="morannon", progress=3).dice(FREE, "event")
    assert "trace gorgoroth -" not in near.frames(Declaring()).options
    far = Tabletop(empty=False, mordor="open").fellowship(region="morannon", progress=3)
    assert "trace gorgoroth -" in far.dice(FREE, "event").frames(Declaring()).options


@pytest.mark.rule("RK-190", "RK-191")
def test_a_refusal_names_the_rule_and_the_facts() -> None:
    table = Tabletop(empty=False).acts(FREE, "event")
    refusal = table.refused("pass")
    assert refusal.rule == "RKR-4.8"
    assert refusal.message.args == {"mine": 1, "theirs": 0}


@pytest.mark.rule("RK-194")
def test_causes_are_told_before_effects() -> None:
    table = Tabletop(empty=False).hunt_box(shadow=1).acts(FREE, "character")
    table.play("use character move-fellowship", "1")
    kinds = [type(event) for event in table.happened]
    assert kinds.index(FellowshipMoved) < kinds.index(HuntRolled)


@pytest.mark.rule("RK-192")
def test_who_retreats_is_no_casualty() -> None:
    table = Tabletop().army("north-ithilien", sauron=(2,)).army("osgiliath", gondor=(1,))
    table.at_war("sauron", "gondor").dice(FREE, "event").frames(Attacking(SHADOW, led=False))
    table.play("go", "11", "1", "accept", "retreat minas-tirith")
    assert table.lost("gondor") == (0, 0, 0)
    assert table.units("minas-tirith") == 1


@pytest.mark.rule("RK-095", "RK-075")
def test_the_attacker_takes_his_losses_first() -> None:
    table = Tabletop().army("north-ithilien", sauron=(2, 1)).army("dagorlad", gondor=(2, 1))
    table.at_war("sauron", "gondor").dice(FREE, "event")
    battle = Battle(SHADOW, "north-ithilien", "dagorlad", "field")
    table.frames(battle).play("116", "116")
    assert table.seat == SHADOW
    table.play("lose sauron-regular")
    assert table.seat == FREE


def test_a_turn_lays_out_its_phases() -> None:
    table = Tabletop(empty=False)
    table.state = replace(table.state, frames=(Recovering(),))
    table.state = table.game.settle(table.state, [])
    assert not table.asks(Acting)
