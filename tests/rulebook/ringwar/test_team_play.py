"""Chapter 11: three and four players."""

import pytest

from mathom.core import Match, Seeded
from mathom.core.frames import replace
from mathom.games.ringwar.frames import (
    Acting,
    Battle,
    DrawingOne,
    Joining,
    Marching,
    Offering,
    Recovering,
    Recruiting,
    Trimming,
    Walking,
    WhiteRider,
)
from mathom.games.ringwar.rules import seats
from mathom.games.ringwar.rules.attacking import refuse_attack
from mathom.games.ringwar.rules.marching import marchers
from mathom.games.ringwar.rules.winning import result
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop, the_game

GONDOR, WITCH_KING, ROHAN, SARUMAN = range(4)


def acting(table: Tabletop, seat: int, side: int) -> Tabletop:
    """This seat takes the action of its side."""
    up = list(table.state.turn.up)
    up[side] = seat
    turn = replace(table.state.turn, actor=seat, up=(up[0], up[1]), side=side)
    table.state = replace(table.state, turn=turn)
    return table


@pytest.mark.rule("RKR-11.1", "RKR-11.2", "RK-180")
def test_who_leads_what_and_the_leading_role_changes() -> None:
    state = Tabletop(seats=4).state
    assert seats.role(state, ROHAN).nations == ("rohan", "north", "dwarves")
    assert seats.role(state, SARUMAN).minions == ("saruman",)
    assert (seats.leader_of(state, FREE), seats.leader_of(state, SHADOW)) == (GONDOR, WITCH_KING)
    state = replace(state, turn=replace(state.turn, number=2))
    assert (seats.leader_of(state, FREE), seats.leader_of(state, SHADOW)) == (ROHAN, SARUMAN)


@pytest.mark.rule("RKR-11.3", "RKR-11.4")
def test_everybody_draws_two_cards_at_first_and_may_swap_one() -> None:
    game = the_game()
    match = Match(game, game.setup(4), Seeded(3))
    assert isinstance(match.state.frames[-1], Offering)
    assert [len(hand) for hand in match.state.hands] == [2, 0, 2, 0]
    mine, theirs = match.state.hands[GONDOR][0], match.state.hands[ROHAN][1]
    assert match.to_move == GONDOR
    match.play(f"swap {mine}")
    assert match.to_move == ROHAN
    seen = match.view(ROHAN).table.frames[-1]
    assert seen.offers == (game.box.cards[mine].deck,)
    match.play(f"swap {theirs}")
    assert theirs in match.state.hands[GONDOR]
    assert mine in match.state.hands[ROHAN]


@pytest.mark.rule("RKR-11.3")
def test_later_team_mates_draw_one_card_from_a_deck_of_choice() -> None:
    table = Tabletop(empty=False, seats=4)
    turn = replace(table.state.turn, number=2)
    table.state = replace(table.state, frames=(Recovering(),), turn=turn)
    table.state = table.game.settle(table.state, [])
    assert table.asks(DrawingOne)
    table.play("draw-from fp-strategy", "fp-strategy-01")
    assert table.state.hands[GONDOR] == ("fp-strategy-01",)
    assert table.seat == ROHAN
    assert seats.hand_limit(table.state, ROHAN) == 4


@pytest.mark.rule("RKR-11.20")
def test_against_two_the_lone_player_draws_and_holds_as_with_two() -> None:
    game = the_game()
    match = Match(game, game.setup(3), Seeded(3))
    assert len(match.state.hands[0]) == 2
    assert seats.hand_limit(match.state, 0) == 6
    assert seats.hand_limit(match.state, 1) == 4


@pytest.mark.rule("RKR-11.5")
def test_the_leading_players_decide_on_declaring_guide_and_hunt() -> None:
    table = Tabletop(empty=False, seats=4).hunt_box(shadow=1)
    acting(table, ROHAN, FREE).acts(FREE, "character").play("use character move-fellowship")
    table.play("6", "2")
    assert table.seat == GONDOR


@pytest.mark.rule("RKR-11.6", "RK-181")
def test_team_mates_act_in_turn_and_who_passes_is_next() -> None:
    table = Tabletop(empty=False, seats=4).dice(SHADOW, "event", "event", "event")
    acting(table, ROHAN, FREE).acts(FREE, "event", "event")
    up = table.state.turn.up
    table.state = replace(table.state, turn=replace(table.state.turn, up=(ROHAN, SARUMAN)))
    assert up[FREE] == ROHAN
    table.play("pass")
    assert table.seat == SARUMAN
    table.play("lay-aside event")
    assert table.seat == ROHAN  # he passed, and is the next one
    table.play("lay-aside event")
    assert table.seat == WITCH_KING
    table.play("lay-aside event")
    assert table.seat == GONDOR


@pytest.mark.rule("RKR-11.22")
def test_the_lone_player_acts_between_the_two() -> None:
    table = Tabletop(empty=False, seats=3).dice(SHADOW, "event", "event")
    table.state = replace(table.state, turn=replace(table.state.turn, up=(0, 2)))
    acting(table, 0, FREE).acts(FREE, "event", "event")
    order = [table.seat]
    for _ in range(3):
        table.play("lay-aside event")
        order.append(table.seat)
    assert order == [0, 2, 0, 1]


@pytest.mark.rule("RKR-11.7", "RKR-11.8", "RK-180")
def test_a_player_uses_dice_for_his_own_nations() -> None:
    table = Tabletop(seats=4).army("edoras", rohan=(2,)).army("osgiliath", gondor=(2,))
    table.at_war("rohan", "gondor").dice(SHADOW, "event")
    acting(table, ROHAN, FREE).frames(Marching(FREE, 1, False))
    assert table.targets("march") == {"edoras"}
    table = Tabletop(seats=4).at_war("isengard", "sauron").dice(FREE, "event")
    acting(table, SARUMAN, SHADOW).frames(Recruiting(SHADOW))
    assert table.refused("recruit nazgul moria").rule == "RKR-11.7"
    assert "recruit isengard-regular orthanc" in table.options


@pytest.mark.rule("RKR-11.1", "RKR-11.8")
def test_minions_belong_to_their_players() -> None:
    table = Tabletop(empty=False, seats=4).at_war("isengard")
    acting(table, WITCH_KING, SHADOW).acts(SHADOW, "muster")
    assert table.refused("use muster saruman").rule == "RKR-11.1"
    table = Tabletop(empty=False, seats=4).at_war("isengard")
    acting(table, SARUMAN, SHADOW).acts(SHADOW, "muster").play("use muster saruman")
    assert table.where("saruman") == "orthanc"


@pytest.mark.rule("RKR-11.9", "RKR-11.10", "RK-182")
def test_armies_join_if_both_agree_and_the_stronger_part_leads() -> None:
    table = Tabletop(seats=4).army("druadan-forest", gondor=(3,), rohan=(1,))
    table.at_war("rohan", "gondor").dice(SHADOW, "event").frames()
    assert table.asks(Joining)
    table.play("accept", "accept")
    assert table.state.mixed == ((FREE, "druadan-forest"),)
    acting(table, GONDOR, FREE)
    goal = "minas-tirith"
    party = marchers(table.box, table.state, FREE, "druadan-forest", goal)
    assert sum(party.force) == 4
    acting(table, ROHAN, FREE)
    part = marchers(table.box, table.state, FREE, "druadan-forest", goal)
    assert sum(part.force) == 1  # he may take his own part out


@pytest.mark.rule("RKR-11.10", "RK-182")
@pytest.mark.parametrize("players", [3, 4])
def test_who_does_not_lead_a_mixed_army_attacks_only_after_taking_his_part_out(
    players: int,
) -> None:
    witch_king, saruman = (1, 2) if players == 3 else (WITCH_KING, SARUMAN)
    table = Tabletop(seats=players).army("gap-of-rohan", isengard=(1,), sauron=(3,))
    table.army("fords-of-isen", rohan=(2,)).at_war("isengard", "sauron").dice(FREE, "event")
    table.state = replace(table.state, mixed=((SHADOW, "gap-of-rohan"),))
    box, origin = table.box, "gap-of-rohan"
    state = acting(table, witch_king, SHADOW).state
    assert refuse_attack(box, state, SHADOW, origin, "fords-of-isen", led=False) is None
    state = acting(table, saruman, SHADOW).state
    refusal = refuse_attack(box, state, SHADOW, origin, "fords-of-isen", led=False)
    assert refusal is not None
    assert refusal.rule == "RKR-11.10"
    table.acts(SHADOW, "army", "army")
    assert table.refused("use army attack").rule == "RKR-6.50"
    table.play("use army march", "march gap-of-rohan south-dunland")
    assert table.force("south-dunland", "isengard") == (1, 0, 0)
    assert table.state.mixed == ()


@pytest.mark.rule("RKR-11.9")
def test_who_does_not_agree_keeps_his_own_army() -> None:
    table = Tabletop(seats=4).army("druadan-forest", gondor=(3,), rohan=(1,))
    table.dice(SHADOW, "event").frames().play("decline")
    assert table.state.mixed == ()
    assert table.asks(Acting)


@pytest.mark.rule("RKR-11.9")
def test_surplus_is_taken_off_in_turn() -> None:
    table = Tabletop(seats=4).army("druadan-forest", gondor=(6, 1), rohan=(4, 1))
    table.dice(SHADOW, "event").frames()
    assert table.asks(Trimming)
    assert table.seat == ROHAN  # the leading player comes second
    assert table.refused("remove gondor-regular").rule == "RKR-11.9"
    table.play("remove rohan-regular")
    assert table.seat == GONDOR
    table.play("remove gondor-elite")
    assert table.units("druadan-forest") == 10


@pytest.mark.rule("RKR-11.11")
def test_a_card_with_a_symbol_is_for_one_player() -> None:
    table = Tabletop(empty=False, seats=4)
    card = next(one.id for one in table.box.cards.values() if one.players == "rohan")
    table.hand(GONDOR, card)
    acting(table, GONDOR, FREE).acts(FREE, "event")
    assert table.refused(f"play {card} event event").rule == "RKR-11.11"


@pytest.mark.rule("RKR-11.12", "RK-183")
def test_with_saruman_southron_elites_lead_too() -> None:
    assert len(seats.leading_elites(Tabletop(seats=4).state)) == 2
    assert len(seats.leading_elites(Tabletop(seats=2).state)) == 1


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_the_lone_player_does_not_act_twice_in_a_row_for_one_nation() -> None:
    table = Tabletop(empty=False, seats=3).acts(FREE, "muster", "muster")
    table.play("use muster politics", "advance gondor", "use muster politics")
    assert table.refused("advance gondor").rule == "RKR-11.21"
    table.play("advance rohan")
    assert table.steps("gondor") == 1


GUARDS, NIGHT = "fp-strategy-14", "fp-strategy-12"
"""Guards of the Citadel, for Gondor; Through a Day and a Night, for whoever marches."""


@pytest.mark.rule("RKR-11.10", "RKR-12.10", "RK-182")
@pytest.mark.parametrize(("players", "nation", "seat"), [(3, "gondor", 0), (4, "rohan", ROHAN)])
def test_who_leads_the_army_attacked_rides_out(players: int, nation: str, seat: int) -> None:
    table = Tabletop(seats=players).army("osgiliath", **{nation: (3,)})
    table.army("north-ithilien", sauron=(5, 0, 1)).person("gandalf-white", "osgiliath")
    battle = Battle(SHADOW, "north-ithilien", "osgiliath", "field")
    table.at_war("sauron").dice(FREE, "event").frames(battle)
    assert table.asks(WhiteRider)
    assert table.seat == seat


@pytest.mark.rule("RKR-11.1", "RKR-11.8", "RK-180")
def test_sarumans_player_does_not_send_the_witch_king() -> None:
    table = Tabletop(seats=4).person("witch-king", "angmar").person("mouth-of-sauron", "moria")
    table.hand(SARUMAN, "shadow-character-23")  # The Ringwraiths Are Abroad
    acting(table, SARUMAN, SHADOW).acts(SHADOW, "character", "character")
    assert table.refused("use character move-minions").rule == "RKR-6.8"
    table.play("play shadow-character-23 character character")
    assert table.asks(Acting)  # nothing flies


@pytest.mark.rule("RKR-11.5", "RK-180")
def test_what_the_hunt_does_is_for_the_leading_player_to_say() -> None:
    table = Tabletop(empty=False, seats=4).hunt_box(shadow=1).dice(SHADOW, "event")
    for person in ("gandalf-grey", "strider", "boromir", "legolas", "gimli"):
        table.person(person, "gone")
    table.fellowship(guide="meriadoc")
    coat = "fp-character-05"  # Mithril Coat and Sting
    table.hand(GONDOR, coat)
    table.state = replace(table.state, hands=((),) * 4, table=(coat,))
    acting(table, ROHAN, FREE).acts(FREE, "character").play("use character move-fellowship")
    table.play("6", "2")
    assert table.seat == GONDOR  # Rohan moved it
    table.play("decline", "leave meriadoc")
    assert table.asks(Walking)
    assert table.seat == GONDOR


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_cards_are_actions_for_a_nation_too() -> None:
    table = Tabletop(empty=False, seats=3).hand(FREE, GUARDS).acts(FREE, "muster", "muster")
    table.play("use muster politics", "advance gondor")
    assert table.refused(f"play {GUARDS} muster muster").rule == "RKR-11.21"
    table = Tabletop(empty=False, seats=3).hand(FREE, GUARDS).acts(FREE, "muster", "muster")
    table.play(f"play {GUARDS} muster muster", "recruit gondor-regular minas-tirith")
    table.play("use muster politics")
    assert table.refused("advance gondor").rule == "RKR-11.21"


@pytest.mark.rule("RKR-11.21", "RKR-12.4")
def test_boromir_at_home_acts_for_gondor() -> None:
    table = Tabletop(seats=3).person("boromir", "minas-tirith").politics("gondor", 2, active=True)
    table.acts(FREE, "event", "event").play("use event boromir-counsels")
    assert table.steps("gondor") == 1
    assert table.refused("use event boromir-counsels").rule == "RKR-11.21"


@pytest.mark.rule("RKR-11.21", "RK-184")
def test_nor_does_a_card_march_for_the_same_nation_again() -> None:
    table = Tabletop(seats=3).army("edoras", rohan=(2,)).person("boromir", "edoras")
    table.army("minas-tirith", gondor=(2,)).person("gimli", "minas-tirith")
    table.hand(FREE, NIGHT).acts(FREE, "muster", "army_muster", "muster")
    table.play("use muster politics", "advance rohan", f"play {NIGHT} army_muster army")
    assert table.targets("march") == {"minas-tirith"}
    table.play("march minas-tirith lossarnach", "go", "done", "use muster politics")
    assert table.refused("advance gondor").rule == "RKR-11.21"


@pytest.mark.rule("RKR-11.30", "RKR-11.31", "RK-185")
def test_the_winner_within_a_side() -> None:
    table = Tabletop(seats=4).captured("minas-tirith", "edoras", "angmar")
    state = replace(
        table.state,
        frames=(),
        won=(SHADOW, "conquest"),
        captors=(("edoras", SARUMAN), ("minas-tirith", WITCH_KING)),
    )
    assert result(table.box, state).scores == (-2, 1, -1, 1)
    assert result(table.box, state).winners == (WITCH_KING, SARUMAN)
    state = replace(state, won=(FREE, "ring"))
    assert result(table.box, state).winners == (ROHAN,)
