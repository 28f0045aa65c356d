"""Chapter 11, the finer points: who is asked, mixed armies, and what the lone player may do."""

import pytest

from mathom.core.frames import replace
from mathom.games.ringwar.frames import (
    Acting,
    Joining,
    Marching,
    SortingAttack,
    SortingMarch,
    WhiteRider,
)
from mathom.games.ringwar.rules import fighting
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop
from tests.rulebook.ringwar.test_team_play import GONDOR, ROHAN, SARUMAN, WITCH_KING, acting

MORDOR_CARD = "shadow-strategy-14"  # Olog-hai, an army card
CITADEL, RED_ARROW = "fp-strategy-14", "fp-strategy-09"


# -- who is asked --------------------------------------------------------------------------------


@pytest.mark.rule("RKR-11.9", "RKR-11.10", "RKR-12.10")
@pytest.mark.parametrize(("seats", "asked"), [(3, 0), (4, ROHAN)])
def test_the_white_rider_is_asked_who_leads_the_army_attacked(seats: int, asked: int) -> None:
    table = Tabletop(seats=seats).army("eastemnet", rohan=(2,)).person("gandalf-white", "eastemnet")
    table.army("fangorn", sauron=(2, 0, 1)).at_war("sauron").dice(FREE, "event")
    acting(table, WITCH_KING, SHADOW).acts(SHADOW, "army")
    table.play("use army attack", "go")
    assert table.asks(WhiteRider)
    assert table.seat == asked


@pytest.mark.rule("RKR-11.5")
def test_the_leading_player_uses_the_cards_against_the_hunt() -> None:
    staff = "fp-character-08"
    table = Tabletop(empty=False, seats=4).hunt_box(shadow=1).hand(ROHAN, staff)
    hands = tuple(() if seat == ROHAN else hand for seat, hand in enumerate(table.state.hands))
    table.state = replace(table.state, hands=hands, table=(staff,))
    acting(table, ROHAN, FREE).acts(FREE, "character").dice(SHADOW, "event")
    table.play("use character move-fellowship", "6")
    assert table.seat == GONDOR
    table.play(f"use-card {staff}")
    assert table.state.fellowship.corruption == 0


# -- minions and the Nazgûl ----------------------------------------------------------------------


@pytest.mark.rule("RKR-11.8", "RK-180")
def test_saruman_moves_the_nazgul_but_not_the_witch_king() -> None:
    table = Tabletop(seats=4).army("nurn", sauron=(1,)).person("witch-king", "nurn")
    acting(table, SARUMAN, SHADOW).acts(SHADOW, "character").dice(FREE, "event")
    assert "use character move-minions" not in table.options
    table = Tabletop(seats=4).army("nurn", sauron=(1, 0, 1)).person("witch-king", "nurn")
    acting(table, SARUMAN, SHADOW).acts(SHADOW, "character").dice(FREE, "event")
    table.play("use character move-minions")
    assert table.asks(Acting) is False
    assert "land moria" in table.options  # the only Nazgûl rises at once


@pytest.mark.rule("RKR-12.18")
def test_the_messenger_makes_an_army_die_in_every_respect() -> None:
    table = Tabletop().army("nurn", sauron=(1,)).person("mouth-of-sauron", "nurn").at_war("sauron")
    table.hand(SHADOW, MORDOR_CARD).acts(SHADOW, "muster", "muster").dice(FREE, "event", "event")
    table.play(f"play {MORDOR_CARD} muster army", "recruit sauron-elite nurn", "lay-aside event")
    assert table.force("nurn", "sauron") == (1, 1, 0)
    assert table.refused("use muster march").rule == "RKR-4.8"  # once a turn


@pytest.mark.rule("RKR-12.18", "RKR-4.15")
def test_the_messenger_serves_nobody_else() -> None:
    table = Tabletop().army("edoras", rohan=(2,)).at_war("rohan").person("mouth-of-sauron", "nurn")
    table.acts(FREE, "muster").dice(SHADOW, "event")
    assert table.refused("use muster march").rule == "RKR-4.8"
    table = Tabletop(seats=4).army("orthanc", isengard=(2,)).person("mouth-of-sauron", "nurn")
    acting(table, SARUMAN, SHADOW).acts(SHADOW, "muster").dice(FREE, "event")
    assert table.refused("use muster march").rule == "RKR-4.8"


# -- mixed armies --------------------------------------------------------------------------------


@pytest.mark.rule("RKR-11.9", "RKR-2.3")
def test_a_leader_without_units_goes_with_the_units_of_the_team_mate() -> None:
    table = Tabletop(seats=4).army("druadan-forest", gondor=(0, 0, 0), rohan=(2,))
    table.army("druadan-forest", gondor=(0, 0, 1)).at_war("rohan", "gondor")
    acting(table, ROHAN, FREE).dice(SHADOW, "event").frames(Marching(FREE, 1, led=True))
    table.play("march druadan-forest eastemnet", "go")
    assert table.force("eastemnet", "gondor") == (0, 0, 1)
    assert table.lost("gondor") == (0, 0, 0)


@pytest.mark.rule("RKR-11.9", "RKR-11.10")
def test_a_minion_joins_the_army_of_the_team_mate_if_both_agree() -> None:
    table = Tabletop(seats=4).army("orthanc", isengard=(2,)).person("witch-king", "orthanc")
    table.at_war("isengard").army("fords-of-isen", rohan=(1,)).dice(SHADOW, "army").dice(
        FREE, "event"
    )
    acting(table, SARUMAN, SHADOW).frames()
    assert table.asks(Joining)
    table.play("accept", "accept")
    assert table.state.mixed == ((SHADOW, "orthanc"),)
    table.play("use army attack")
    frame = table.state.frames[-1]
    assert isinstance(frame, SortingAttack)
    assert frame.people == ("witch-king",)


@pytest.mark.rule("RKR-11.9", "RKR-11.8")
def test_a_minion_does_not_go_along_unasked() -> None:
    table = Tabletop(seats=4).army("orthanc", isengard=(2,)).person("witch-king", "orthanc")
    table.at_war("isengard").army("fords-of-isen", rohan=(1,)).dice(SHADOW, "army").dice(
        FREE, "event"
    )
    acting(table, SARUMAN, SHADOW).frames().play("decline")
    table.play("use army attack", "go")
    assert fighting.battle_of(table.state).rear.people == ("witch-king",)


@pytest.mark.rule("RKR-11.9")
def test_who_has_declined_may_be_offered_it_again_before_any_action() -> None:
    table = Tabletop(seats=4).army("druadan-forest", gondor=(3,), rohan=(1,))
    table.at_war("rohan", "gondor").dice(SHADOW, "event").dice(FREE, "army_muster", "event")
    acting(table, ROHAN, FREE).frames().play("decline")
    assert table.asks(Acting)
    assert table.seat == ROHAN
    table.play("offer-joining druadan-forest")
    assert table.seat == GONDOR  # whoever offers it agrees
    table.play("decline")
    assert table.seat == ROHAN  # it was no action
    assert table.refused("offer-joining druadan-forest").rule == "RKR-11.9"
    table.play("lay-aside event", "lay-aside event", "offer-joining druadan-forest", "accept")
    assert table.state.mixed == ((FREE, "druadan-forest"),)
    assert table.refused("offer-joining druadan-forest").rule == "RKR-11.9"


@pytest.mark.rule("RKR-11.10", "RK-182")
def test_losses_can_change_who_leads_a_mixed_army_in_the_middle_of_a_battle() -> None:
    table = Tabletop(seats=4).army("osgiliath", gondor=(2,), rohan=(2,)).at_war("rohan", "gondor")
    table.army("north-ithilien", sauron=(4,)).dice(FREE, "army_muster").dice(SHADOW, "event")
    acting(table, GONDOR, FREE).frames().play("accept", "accept")
    table.play("use army_muster attack", "go", "1111", "1116")
    assert table.seat == GONDOR  # a draw: he is the leading player
    table.play("lose gondor-regular")
    assert table.seat == ROHAN  # two against one now


# -- the lone player -----------------------------------------------------------------------------


def lone() -> Tabletop:
    """Three players, all at war, dice for everybody."""
    table = Tabletop(seats=3).at_war("gondor", "rohan", "north")
    return table.dice(SHADOW, "event", "event", "event")


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_two_armies_of_two_nations_are_two_nations() -> None:
    table = lone().army("edoras", rohan=(2,)).army("minas-tirith", gondor=(2,))
    table.acts(FREE, "army_muster", "army_muster", "army_muster")
    table.play("use army_muster march", "march edoras folde", "go")
    table.play("march minas-tirith lossarnach", "go", "lay-aside event")
    assert "use army_muster march" not in table.options
    assert "use army_muster recruit" in table.options  # for the North
    table.play("use army_muster recruit")
    assert {option.split()[1].split("-")[0] for option in table.options} == {"north"}


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_one_nation_and_then_a_mixed_army_but_not_the_same_one_twice() -> None:
    table = lone().army("lossarnach", gondor=(1,)).army("druadan-forest", gondor=(2,), rohan=(2,))
    table.acts(FREE, "army_muster", "army_muster", "army_muster")
    table.play("use army_muster march", "march lossarnach pelargir", "done", "lay-aside event")
    table.play("use army_muster march", "march druadan-forest folde", "go")
    table.play("lay-aside event", "use army_muster march", "march folde eastemnet")
    assert table.refused("go").rule == "RKR-11.21"
    table.play("stay gondor-regular 2", "go")  # only Rohan goes on
    assert table.force("eastemnet", "rohan") == (2, 0, 0)


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_a_mixed_army_that_advanced_is_still_the_same() -> None:
    table = lone().army("druadan-forest", gondor=(2,), rohan=(2,)).army("osgiliath", sauron=(1,))
    table.army("north-ithilien", sauron=(1,)).acts(FREE, "army_muster", "army_muster")
    table.play("use army_muster attack", "go")
    table.play("1666", "1", "go", "lay-aside event")
    assert table.units("osgiliath", FREE) == 4
    table.play("use army_muster attack")
    assert table.refused("go").rule == "RKR-11.21"


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_events_count_for_the_nations_they_name() -> None:
    table = lone().army("minas-tirith", gondor=(2,)).hand(0, CITADEL, RED_ARROW)
    table.acts(FREE, "event", "event", "army_muster")
    table.play(f"play {CITADEL} event event", "recruit gondor-regular minas-tirith")
    table.play("decline", "lay-aside event")
    assert table.refused("use army_muster march").rule == "RKR-6.40"  # there is only Gondor
    assert f"play {RED_ARROW} event event" in table.options  # for Rohan
    table = lone().army("minas-tirith", gondor=(2,)).hand(0, CITADEL)
    table.acts(FREE, "event", "army_muster")
    table.play("use army_muster march", "march minas-tirith lossarnach", "go")
    table.play("lay-aside event")
    assert table.refused(f"play {CITADEL} event event").rule == "RKR-11.21"


@pytest.mark.rule("RKR-11.21")
def test_a_die_laid_aside_or_the_fellowship_is_for_no_nation() -> None:
    table = lone().army("minas-tirith", gondor=(2,))
    table.acts(FREE, "army_muster", "event", "army_muster")
    table.play("use army_muster march", "march minas-tirith lossarnach", "go")
    table.play("lay-aside event", "lay-aside event", "lay-aside event")
    table.play("use army_muster march", "march lossarnach minas-tirith")
    assert table.asks(SortingMarch)
