"""The doubtful points: each is played as documented, or the other way if the table agrees so."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.events import Declared
from mathom.games.ringwar.frames import (
    Acting,
    DrawingAfterwards,
    DrawingTile,
    Facing,
    Pressing,
    Reacting,
    Revealing,
    SortingAttack,
)
from mathom.games.ringwar.frames.by_card import Picking
from mathom.games.ringwar.rules import fighting
from mathom.games.ringwar.rules.attacking import attackers
from mathom.games.ringwar.settings import SETTINGS
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable
from tests.rulebook.ringwar.tabletop import Tabletop

COMPANIONS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
PATROL, BANE = "shadow-character-05", "shadow-character-06"
STAFF, MITHRIL, AXE, HORN = (f"fp-character-0{number}" for number in (8, 5, 6, 7))


def alone(table: Tabletop, *with_them: str) -> Tabletop:
    """The Ring-bearers, perhaps somebody with them, or else Gollum."""
    for person in COMPANIONS:
        if person not in with_them:
            table.person(person, "gone")
    return table.fellowship(guide=with_them[0] if with_them else "gollum")


def moves(table: Tabletop) -> Tabletop:
    """The Fellowship moves with a character die, hunted by one die."""
    table.hunt_box(shadow=1).acts(FREE, "character").dice(SHADOW, "army")
    return table.play("use character move-fellowship")


# -- nations, armies and battles -----------------------------------------------------------------


@pytest.mark.rule("RK-124")
@pytest.mark.parametrize("choice", ["counts", "silent"])
def test_who_comes_into_play_in_a_city_rouses_its_nation(choice: str) -> None:
    table = Tabletop(empty=False, entering=choice).person("strider", "minas-tirith")
    table.acts(FREE, "will").dice(SHADOW, "army").play("use will aragorn")
    assert table.active("gondor") == (choice == "counts")


@pytest.mark.rule("RK-083")
@pytest.mark.parametrize("choice", ["unit", "anybody"])
def test_a_nazgul_and_a_character_stay_out_only_with_a_unit(choice: str) -> None:
    table = Tabletop(rearguard=choice).army("north-ithilien", sauron=(3, 0, 2))
    table.army("osgiliath", gondor=(2,)).at_war("gondor", "sauron")
    table.person("mouth-of-sauron", "north-ithilien").dice(FREE, "event")
    ready = attackers(table.box, table.state, SHADOW, "north-ithilien")
    table.frames(
        SortingAttack(SHADOW, "north-ithilien", "osgiliath", False, ready.force, ready.people)
    )
    if choice == "unit":
        assert table.refused("stay nazgul 1").rule == "RKR-6.55"
        assert table.refused("stay-behind mouth-of-sauron").rule == "RKR-6.55"
    else:
        table.play("stay nazgul 2", "stay-behind mouth-of-sauron", "go")
        battle = fighting.battle_of(table.state)
        assert fighting.leadership(table.box, table.state, battle, SHADOW) == 0


@pytest.mark.rule("RK-083", "RKR-6.43")
def test_a_leader_of_the_free_peoples_never_stays_without_a_unit() -> None:
    table = Tabletop(rearguard="anybody").army("osgiliath", gondor=(2, 0, 1))
    table.army("north-ithilien", sauron=(1,)).at_war("gondor").dice(SHADOW, "event")
    table.person("boromir", "osgiliath")
    ready = attackers(table.box, table.state, FREE, "osgiliath")
    table.frames(
        SortingAttack(FREE, "osgiliath", "north-ithilien", False, ready.force, ready.people)
    )
    assert table.refused("stay gondor-leader 1").rule == "RKR-6.55"
    assert "stay-behind boromir" in table.options


@pytest.mark.rule("RK-115")
@pytest.mark.parametrize("choice", ["goes-on", "three-rounds"])
def test_after_three_rounds_of_storm_an_elite_buys_another(choice: str) -> None:
    table = CardTable(storm=choice).army("helms-deep", rohan=(5,), isengard=(5, 2))
    table.besieged("helms-deep").at_war("rohan", "isengard", "sauron", "southrons")
    table.person("saruman", "orthanc").plays("shadow-strategy-02", "go")
    nobody_hits = ("11111", "11111", "reroll 0")
    table.play(*nobody_hits, "accept", *nobody_hits, "accept", *nobody_hits)
    assert table.asks(Pressing) == (choice == "goes-on")
    assert table.done == (choice == "three-rounds")


# -- the Fellowship and the hunt -----------------------------------------------------------------


@pytest.mark.rule("RK-143")
@pytest.mark.parametrize(("choice", "tiles"), [("each", 2), ("one-tile", 1)])
def test_each_dark_place_on_the_way_costs_a_tile(choice: str, tiles: int) -> None:
    table = Tabletop(empty=False, dark_places=choice).fellowship(region="moria", progress=9)
    table.dice(FREE, "event").frames(Revealing())
    table.play(next(way for way in table.options if way.startswith("trace dol-guldur")))
    drawing = [frame for frame in table.state.frames if isinstance(frame, DrawingTile)]
    assert len(drawing) == tiles


@pytest.mark.rule("RK-157")
@pytest.mark.parametrize("choice", ["nothing", "tile"])
def test_being_found_again_in_a_dark_place(choice: str) -> None:
    table = Tabletop(empty=False, found_again=choice).dice(FREE, "event")
    table.fellowship(hidden=False, region="moria").frames(DrawingTile("card"))
    table.play("1r", "bear")
    assert table.state.fellowship.region == "moria"
    assert table.asks(DrawingTile) == (choice == "tile")
    table = Tabletop(empty=False, found_again=choice).dice(FREE, "event")
    table.fellowship(hidden=False, region="hollin").frames(DrawingTile("card"))
    assert not table.play("1r", "bear").asks(DrawingTile)


@pytest.mark.rule("RK-158")
def test_at_the_end_of_the_track_the_count_goes_on_only_if_agreed() -> None:
    table = Tabletop(empty=False).fellowship(progress=12).acts(FREE, "character")
    assert table.refused("use character move-fellowship").rule == "RKR-8.15"
    table = moves(Tabletop(empty=False, track_end="goes-on").fellowship(progress=12))
    assert table.play("1").state.fellowship.progress == 13


@pytest.mark.rule("RK-169")
@pytest.mark.parametrize("choice", ["closed", "open"])
def test_the_figure_goes_into_mordor_only_if_agreed(choice: str) -> None:
    table = Tabletop(empty=False, mordor=choice).fellowship(region="morannon", progress=3)
    table.dice(FREE, "event").frames(Revealing())
    assert ("gorgoroth" in table.targets("trace")) == (choice == "open")


@pytest.mark.rule("RK-151")
def test_a_hobbit_guide_leaves_on_the_mordor_track_only_if_agreed() -> None:
    for choice in ("stays", "leaves"):
        table = alone(Tabletop(empty=False, hobbit_guide=choice), "peregrin")
        moves(table.fellowship(step=1, region="morannon")).play("2")
        if choice == "stays":
            assert table.refused("leave peregrin").rule == "RK-151"
        else:
            table.play("leave peregrin", "bear")
            assert table.where("peregrin") == "gone"
            assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RK-152")
def test_on_the_german_card_no_normal_tile_reveals_not_even_an_eye() -> None:
    table = moves(alone(Tabletop(empty=False))).play("6", "eye")
    assert table.asks(Revealing)
    table = moves(alone(Tabletop(empty=False, gollum="german"))).play("6", "eye", "bear")
    assert table.state.fellowship.hidden
    assert table.asks(Acting)


@pytest.mark.rule("RK-152", "RKR-8.21")
def test_on_the_german_card_gollum_lets_the_fellowship_declare_itself() -> None:
    table = moves(alone(Tabletop(empty=False, gollum="german")).fellowship(progress=3))
    table.play("6", "2", "show-yourself")
    assert table.refused("decline").rule == "RK-152"
    table.play("trace rivendell")
    assert table.told(Declared)
    assert table.state.fellowship.hidden
    assert table.state.fellowship.corruption == 0  # 2 - 1, and Rivendell heals one
    table = moves(alone(Tabletop(empty=False, gollum="german")).fellowship(step=1))
    assert table.play("2").asks(Acting)  # he could only bear it
    assert table.state.fellowship.corruption == 2


@pytest.mark.rule("RK-152")
@pytest.mark.parametrize("choice", ["no-tile", "tile"])
def test_gollums_own_reveal_in_a_dark_place(choice: str) -> None:
    table = alone(Tabletop(empty=False, gollum_shows=choice)).fellowship(region="moria")
    moves(table).play("6", "1", "show-yourself", "trace moria moria")
    assert table.asks(DrawingTile) == (choice == "tile")


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("RK-039")
@pytest.mark.parametrize(("choice", "step"), [("step", 3), ("no-step", 2)])
def test_the_staff_on_the_mordor_track(choice: str, step: int) -> None:
    table = CardTable(staff=choice).laid(STAFF).fellowship(step=2, region="morannon")
    moves(table).play(f"use-card {STAFF}")
    assert table.state.fellowship.step == step
    assert table.state.fellowship.corruption == 0


@pytest.mark.rule("RK-159")
@pytest.mark.parametrize("choice", ["only-card", "new-tile"])
def test_the_tile_after_the_mithril_coat(choice: str) -> None:
    table = CardTable(mithril=choice).laid(MITHRIL, HORN)
    moves(table).play("6", "3", f"use-card {MITHRIL}", "2")
    assert table.asks(Reacting) == (choice == "new-tile")
    assert table.asks(Facing) == (choice == "only-card")
    if choice == "new-tile":
        table.play(f"use-card {HORN}", "bear")
        assert table.state.fellowship.corruption == 1


@pytest.mark.rule("RK-170", "RKR-9.21")
@pytest.mark.parametrize("choice", ["unused", "replaces"])
def test_the_mithril_coat_against_damage_that_nothing_may_reduce(choice: str) -> None:
    table = CardTable(coat=choice).laid(MITHRIL, HORN).fellowship(region="hollin")
    table.plays(BANE, "2")
    assert table.asks(Reacting) == (choice == "replaces")
    if choice == "replaces":
        assert table.refused(f"use-card {HORN}").rule == "RKR-5.8"  # that would be a reduction
        table.play(f"use-card {MITHRIL}", "3")
    assert table.state.fellowship.corruption == (3 if choice == "replaces" else 2)


@pytest.mark.rule("RK-049", "RKR-2.11", "RKR-6.113")
@pytest.mark.parametrize("choice", ["printed", "held"])
def test_a_conquered_settlement_is_still_one_of_the_free_peoples_unless_agreed(
    choice: str,
) -> None:
    table = CardTable(astray=choice).fellowship(region="edoras").captured("edoras")
    if choice == "printed":
        assert table.refuses(PATROL) == "RKR-5.4"
    else:
        assert table.plays(PATROL).asks(DrawingTile)


@pytest.mark.rule("RK-012", "RK-007", "RKR-4.22")
@pytest.mark.parametrize("choice", ["player", "side"])
def test_elven_rings_are_counted_by_player_or_by_side(choice: str) -> None:
    table = Tabletop(empty=False, seats=4, elven_rings=choice).dice(SHADOW, "event", "event")
    table.state = replace(table.state, turn=replace(table.state.turn, up=(2, 3)))
    table.acts(FREE, "character", "character", "muster", "muster")
    rohan = table.state.turn.up[FREE]
    table.play("turn-die character event")
    assert table.refused("turn-die character event").rule == "RKR-4.22"  # he has used his
    table.play("lay-aside event", "lay-aside event")
    assert table.seat != rohan
    assert ("turn-die character event" in table.options) == (choice == "player")


@pytest.mark.rule("RK-040")
@pytest.mark.parametrize("choice", ["no-casualty", "casualty"])
def test_whom_the_lure_takes_is_a_casualty_only_if_agreed(choice: str) -> None:
    table = CardTable(lure=choice).laid("shadow-character-15").fellowship(hidden=False)
    table.hand(FREE, "fp-character-01", "fp-character-02")
    table.plays("shadow-character-13", "boromir", "sacrifice random", "guide strider")
    assert table.asks(Reacting) == (choice == "casualty")
    if choice == "casualty":
        assert table.play("use-card shadow-character-15").asks(Picking)


@pytest.mark.rule("RK-035")
def test_by_the_symbols_a_muster_card_does_not_pay() -> None:
    power = "throw-off-cards-fp-strategy-02"
    by_deck = CardTable().laid("fp-strategy-02")
    muster, army = (
        next(
            card.id
            for card in by_deck.box.components.cards
            if card.deck == "shadow-strategy" and card.die == die
        )
        for die in ("muster", "army")
    )
    by_deck.hand(SHADOW, muster, "shadow-character-01").acts(SHADOW, "muster")
    assert not by_deck.play(f"use muster {power}").state.table
    by_symbol = CardTable(power="symbols").laid("fp-strategy-02")
    by_symbol.hand(SHADOW, muster, "shadow-character-01").acts(SHADOW, "muster")
    assert by_symbol.refused(f"use muster {power}").message.id == "refused-no-army-card-to-pay"
    by_symbol = CardTable(power="symbols").laid("fp-strategy-02")
    by_symbol.hand(SHADOW, muster, army, "shadow-character-01").acts(SHADOW, "muster")
    by_symbol.play(f"use muster {power}")
    assert by_symbol.state.hands[SHADOW] == (muster,)


@pytest.mark.rule("RK-032")
@pytest.mark.parametrize("choice", ["later", "at-once"])
def test_the_palantir_counts_its_own_play_only_if_agreed(choice: str) -> None:
    table = CardTable(palantir=choice).hand(SHADOW, "shadow-character-21")
    table.person("saruman", "orthanc").acts(SHADOW, "event").dice(FREE, "muster")
    table.play("play shadow-character-21 event event")
    assert table.asks(DrawingAfterwards) == (choice == "at-once")


@pytest.mark.rule("RK-046")
@pytest.mark.parametrize(("choice", "side"), [("shadow", SHADOW), ("free", FREE)])
def test_who_says_where_the_nazgul_fly_from_the_eagles(choice: str, side: int) -> None:
    table = CardTable(eagles=choice).army("minas-tirith", gondor=(1,))
    table.person("boromir", "minas-tirith").army("osgiliath", sauron=(3, 0, 3))
    table.plays("fp-character-18", "156")
    assert table.seat == side
    assert table.play("land moria").force("moria", "sauron") == (0, 0, 1)


@pytest.mark.rule("RK-045")
def test_every_setting_is_one_a_ruling_speaks_of() -> None:
    rulings = Tabletop().game.rulebook.rulings
    named = [setting for ruling in rulings for setting in ruling.settings]
    assert sorted(named) == sorted(setting.id for setting in SETTINGS)
