"""The character deck of the Shadow, card by card."""

import pytest

from mathom.games.ringwar.frames import Attacking, Continuing, Facing, Flying, Hunting
from mathom.games.ringwar.frames.terms import NoCards
from mathom.games.ringwar.rules.fighting import battle_of, terms
from tests.rulebook.ringwar.cards.playing import FREE, SHADOW, CardTable, card

GUIDE = "guide gandalf-grey"


def lonely(**fellowship: object) -> CardTable:
    """Gollum guides the Ring-bearers, whom all others have left."""
    table = CardTable()
    for person in table.box.companions:
        if table.where(person) == "fellowship":
            table.person(person, "gone")
    return table.fellowship(guide="gollum", **fellowship)


@card("shadow-character-01", "shadow-character-02", "shadow-character-03", "shadow-character-04")
def test_a_terror_waits_in_mordor(name: str) -> None:
    tile = f"s{name[-2:]}"
    assert CardTable().plays(name).state.hunt.waiting == (tile,)
    there = CardTable().fellowship(region="morannon", step=1).plays(name)
    assert tile in there.state.hunt.pool.cards()


@card("shadow-character-05")
def test_a_patrol_meets_the_fellowship_in_the_wild(name: str) -> None:
    table = CardTable().fellowship(region="hollin").plays(name, "2r")
    assert table.asks(Facing)
    table.play("bear")
    assert table.state.fellowship.corruption == 2
    assert not table.state.fellowship.hidden


def test_a_patrol_that_only_sees_an_eye_finds_nobody() -> None:
    table = CardTable().fellowship(region="hollin").plays("shadow-character-05", "eye")
    assert table.done
    assert table.state.fellowship.hidden


@pytest.mark.parametrize("number", range(5, 9))
def test_nobody_hunts_in_rivendell(number: int) -> None:
    assert CardTable().refuses(f"shadow-character-{number:02}") == "RKR-5.4"


@pytest.mark.rule("RK-037")
@card("shadow-character-06")
def test_nothing_helps_against_isildurs_bane(name: str) -> None:
    table = CardTable().fellowship(region="hollin").laid("fp-character-07").plays(name, "3")
    assert table.done
    assert table.state.fellowship.corruption == 3
    assert table.state.table == ("fp-character-07",)


@pytest.mark.rule("RK-037")
@card("shadow-character-07")
def test_the_foul_thing_takes_somebody(name: str) -> None:
    table = CardTable().fellowship(region="hollin").plays(name, "3")
    table.play("gimli", GUIDE)
    assert table.where("gimli") == "gone"
    assert table.state.fellowship.corruption == 1


@card("shadow-character-08")
def test_candles_of_corpses_frighten_gollum_less(name: str) -> None:
    table = CardTable().fellowship(region="hollin").plays(name, "456")
    assert table.state.fellowship.corruption == 3
    assert lonely(region="hollin").plays(name, "456").state.fellowship.corruption == 1


@card("shadow-character-09")
def test_the_nazgul_search_and_find(name: str) -> None:
    table = CardTable().army("minas-morgul", sauron=(1, 0, 2))
    table.fellowship(region="hollin", progress=1)
    table.plays(name, "accept", "lift minas-morgul 1", "land hollin", "done")
    table.play("trace hollin -")
    assert not table.state.fellowship.hidden
    assert table.force("hollin", "sauron") == (0, 0, 1)


def test_the_nazgul_do_not_search_a_fellowship_at_rest() -> None:
    assert CardTable().refuses("shadow-character-09") == "RKR-5.4"


@card("shadow-character-10")
def test_cruel_weather_drives_the_fellowship(name: str) -> None:
    table = CardTable().fellowship(region="hollin", progress=3).plays(name, "land moria")
    assert table.state.fellowship.region == "moria"
    assert (table.state.fellowship.progress, table.state.fellowship.hidden) == (3, True)


@card("shadow-character-11")
def test_the_nazgul_strike_at_a_card_or_hunt(name: str) -> None:
    table = CardTable().army("hollin", sauron=(0, 0, 1)).fellowship(region="hollin", progress=1)
    table.laid("fp-character-07", "fp-character-08").hunt_box(shadow=1).plays(name, "decline")
    assert table.options == ["pick take-card", "pick hunt-roll", "decline"]
    table.play("pick take-card", "take-away fp-character-07")
    assert table.state.table == ("fp-character-08",)
    table = CardTable().army("hollin", sauron=(0, 0, 1)).fellowship(region="hollin", progress=1)
    table.hunt_box(shadow=1).plays(name, "decline", "pick hunt-roll")
    assert table.asks(Hunting)


@card("shadow-character-12")
def test_a_morgul_wound_hurts_the_strong_more(name: str) -> None:
    table = CardTable().fellowship(hidden=False, corruption=3).plays(name)
    assert table.state.fellowship.corruption == 5
    table = CardTable().fellowship(hidden=False, corruption=4).plays(name)
    assert table.state.fellowship.corruption == 5
    assert CardTable().refuses(name) == "RKR-5.4"


@pytest.mark.rule("RK-040")
@card("shadow-character-13")
def test_the_ring_lures_a_companion(name: str) -> None:
    table = CardTable().fellowship(hidden=False).plays(name, "boromir")
    assert table.seat == FREE
    table.play("bear")
    assert table.state.fellowship.corruption == 2
    table = CardTable().fellowship(hidden=False).plays(name, "boromir", "sacrifice random")
    assert table.where("boromir") == "gone"
    assert lonely(hidden=False).plays(name).state.fellowship.corruption == 1


@pytest.mark.rule("RKR-12.6", "RK-150")
def test_a_hobbit_who_gives_in_is_taken_alive() -> None:
    table = CardTable().fellowship(hidden=False, region="moria")
    table.plays("shadow-character-13", "peregrin", "sacrifice random", GUIDE, "walk moria")
    assert table.where("peregrin") == "moria"


@card("shadow-character-14")
def test_the_fellowship_breaks(name: str) -> None:
    table = CardTable().fellowship(hidden=False, region="moria").plays(name, "2")
    assert table.seat == FREE
    table.play("take legolas", GUIDE, "take gimli", GUIDE)
    assert (table.where("legolas"), table.where("gimli")) == ("moria", "moria")
    assert table.done
    table = CardTable().fellowship(hidden=False, region="moria").plays(name, "eye")
    assert table.done
    assert lonely(hidden=False).plays(name).state.fellowship.corruption == 1


@pytest.mark.rule("RK-038", "RKR-9.21")
def test_the_mithril_coat_keeps_the_fellowship_together() -> None:
    table = CardTable().fellowship(hidden=False, region="moria").laid("fp-character-05")
    table.laid("fp-character-07").plays("shadow-character-14", "3")
    assert table.seat == FREE
    assert set(table.options) == {"decline", "use-card fp-character-05"}  # no horn: no damage
    table.play("use-card fp-character-05", "0r")
    assert table.done
    assert table.state.hunt.drawn == ("0r",)
    assert table.state.table == ("fp-character-07",)


@card("shadow-character-18")
def test_the_lidless_eye_opens(name: str) -> None:
    table = CardTable().dice(SHADOW, "army", "muster", "event")
    table.plays(name, "to-eye army", "to-eye event", "done")
    assert table.state.dice[SHADOW] == ("muster",)
    assert table.state.hunt.dice == (0, 2)


@pytest.mark.rule("RK-026", "RK-027", "RK-041")
@card("shadow-character-19")
def test_spells_hit_an_army_next_door(name: str) -> None:
    table = CardTable().army("osgiliath", sauron=(1, 0, 1)).person("witch-king", "osgiliath")
    table.army("minas-tirith", gondor=(2,)).person("boromir", "minas-tirith").plays(name, "56")
    assert table.units("minas-tirith") == 0
    assert table.where("boromir") == "minas-tirith"
    assert (table.active("gondor"), table.steps("gondor")) == (False, 2)


@pytest.mark.rule("RK-028")
def test_spells_on_a_garrison_open_the_gates() -> None:
    table = CardTable().army("minas-tirith", gondor=(1,), sauron=(2, 0, 1)).besieged("minas-tirith")
    table.plays("shadow-character-19", "6")
    assert table.state.captured == ("minas-tirith",)


@card("shadow-character-20")
def test_grond_strikes_three_times(name: str) -> None:
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    assert table.refuses(name) == "RKR-5.4"
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    table.person("witch-king", "minas-tirith").at_war("sauron", "gondor").plays(name, "go")
    battle = battle_of(table.state)
    assert (battle.kind, battle.rounds) == ("siege", 3)
    assert terms(battle, NoCards, FREE)


@pytest.mark.rule("RKR-6.76", "RK-080", "RK-097")
def test_between_the_rounds_the_besieger_may_think_better_of_it() -> None:
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    table.person("witch-king", "minas-tirith").at_war("sauron", "gondor")
    table.plays("shadow-character-20", "go", "11111", "111", "reroll 0")
    assert table.asks(Continuing)
    table.play("accept", "11111", "111", "reroll 0", "decline")
    assert table.done
    assert table.state.besieged == ("minas-tirith",)


def test_a_companion_lets_the_defenders_play_a_card() -> None:
    table = CardTable().army("minas-tirith", gondor=(3,), sauron=(5,)).besieged("minas-tirith")
    table.person("witch-king", "minas-tirith").person("boromir", "minas-tirith")
    table.at_war("sauron", "gondor").plays("shadow-character-20", "go")
    assert not terms(battle_of(table.state), NoCards, FREE)


@pytest.mark.rule("RK-048", "RKR-6.12")
def test_a_ringwraith_flies_to_an_army_and_marches_with_it() -> None:
    table = CardTable().army("barad-dur", sauron=(0, 0, 1)).army("gorgoroth", sauron=(2,))
    table.at_war("sauron").plays("shadow-character-23", "accept", "land gorgoroth")
    table.play("pick move-armies", "march gorgoroth morannon", "go")
    assert table.force("morannon", "sauron") == (2, 0, 1)


@pytest.mark.rule("RKR-5.8", "RK-023", "RK-032")
def test_the_palantir_is_gone_as_soon_as_saruman_is() -> None:
    name = "shadow-character-21"
    table = CardTable().laid(name).person("saruman", "orthanc").at_war("isengard", "rohan")
    table.army("orthanc", isengard=(1, 0), sauron=(0, 0, 1)).army("fords-of-isen", rohan=(4,))
    table.hand(SHADOW, "shadow-character-23").acts(SHADOW, "event").dice(FREE, "muster")
    table.play("play shadow-character-23 event event", "decline", "pick attack")
    table.play("1", "6666", "reroll 0")
    assert table.where("saruman") == "gone"
    assert table.done
    assert table.state.hands[SHADOW] == ()


@pytest.mark.rule("RK-032", "RKR-4.24", "RK-024")
@card("shadow-character-21")
def test_the_palantir_shows_cards_until_it_is_thrown_off(name: str) -> None:
    table = CardTable().person("saruman", "orthanc").hand(SHADOW, "shadow-strategy-20")
    table.dice(SHADOW, "event").dice(FREE, "character", "will").plays(name)
    table.play("lay-aside will", "play shadow-strategy-20 event event")
    table.play("draw-from shadow-character", "shadow-character-01")
    assert table.state.hands[SHADOW] == ("shadow-character-01",)
    table.play(f"use character throw-off-ring-{name}")
    assert not table.state.table
    assert table.state.rings == (2, 1)


def test_the_palantir_goes_with_saruman() -> None:
    table = CardTable().laid("shadow-character-21").acts(FREE, "character").dice(SHADOW, "army")
    table.play("lay-aside character")
    assert not table.state.table


@pytest.mark.rule("RK-033")
@card("shadow-character-22")
def test_wormtongue_keeps_rohan_asleep(name: str) -> None:
    table = CardTable().person("saruman", "orthanc").army("gap-of-rohan", isengard=(2,))
    table.at_war("isengard").dice(SHADOW, "army").plays(name)
    table.play("lay-aside muster", "use army march", "march gap-of-rohan fords-of-isen", "go")
    assert not table.active("rohan")
    assert table.state.table == (name,)


def test_wormtongue_flees_from_an_active_rohan() -> None:
    table = CardTable().person("saruman", "orthanc").laid("shadow-character-22")
    table.person("gandalf-white", "folde").acts(FREE, "character").dice(SHADOW, "army")
    table.play("use character move-companions", "walk edoras")
    assert table.active("rohan")
    assert not table.state.table


@pytest.mark.rule("RK-041", "RK-123")
@card("shadow-character-23")
def test_ringwraiths_lead_armies(name: str) -> None:
    table = CardTable().at_war("sauron").army("nurn", sauron=(2, 0, 1)).army("moria", sauron=(2,))
    table.plays(name, "decline", "pick move-armies")
    assert table.targets("march") == {"nurn"}
    table.play("march nurn gorgoroth")
    assert table.refused("stay nazgul 1").rule == "RKR-5.6"
    table.play("go")
    assert table.force("gorgoroth", "sauron") == (2, 0, 1)


def test_ringwraiths_attack_in_person() -> None:
    table = CardTable().at_war("sauron").army("osgiliath", sauron=(2, 0, 1))
    table.army("minas-tirith", gondor=(2,)).plays("shadow-character-23", "decline", "pick attack")
    assert table.refused("stay nazgul 1").rule == "RKR-5.6"
    assert not table.asks(Attacking)


@card("shadow-character-24")
def test_the_black_captain_commands(name: str) -> None:
    assert CardTable().refuses(name) == "RKR-5.4"
    table = CardTable().person("witch-king", "nurn").army("nurn", sauron=(2,)).at_war("sauron")
    table.plays(name, "pick recruit-nazgul", "pick move-army", "march nurn gorgoroth")
    assert table.refused("stay-behind witch-king").rule == "RKR-5.6"
    table.play("go")
    assert table.force("gorgoroth", "sauron") == (2, 0, 2)
    assert table.where("witch-king") == "gorgoroth"


def test_the_black_captain_may_send_the_nazgul_instead() -> None:
    table = CardTable().person("witch-king", "nurn").army("nurn", sauron=(1, 0, 1))
    table.plays("shadow-character-24", "pick fly", "accept")
    assert table.asks(Flying)
