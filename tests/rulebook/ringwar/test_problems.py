"""Exact odds, as people ask for them; the fractions were worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from mathom.core import BadProblem
from mathom.core.problems import Solution
from mathom.games.ringwar import forces, odds
from mathom.games.ringwar.frames import Battle, Carding, DrawingTile, Losing, Party, Round
from mathom.games.ringwar.kinds import FIGURE_AT, FREE, SHADOW
from mathom.games.ringwar.odds import Edge, Host
from mathom.games.ringwar.problems.reading import read_host
from mathom.table.what_if import imagined_odds
from tests.rulebook.ringwar.tabletop import Tabletop, attack


def solved(problem: str, table: Tabletop | None = None, **told: Any) -> Solution:
    game = (table or Tabletop()).game
    chosen = next(one for one in game.problems if one.id == problem)
    given = {name.replace("_", "-"): str(value) for name, value in told.items()}
    return chosen.answer(given, None if table is None else table.state)


def spread(solution: Solution, name: str) -> dict[str, Fraction]:
    found = next(one for one in solution.spreads if one.id == name)
    return {line.id: line.share for line in found.lines}


def unclear(problem: str, table: Tabletop | None = None, **told: Any) -> str:
    """What is wrong with a problem."""
    with pytest.raises(BadProblem) as caught:
        solved(problem, table, **told)
    return caught.value.message.id


# -- battles -------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-6.68", "RKR-6.70")
def test_one_round_of_one_against_one() -> None:
    found = spread(solved("battle", attacker="1", defender="1", rounds=1), "outcome")
    assert found == {
        "won": Fraction(2, 9),  # 1/3 hits, 2/3 does not
        "lost": Fraction(2, 9),
        "nobody": Fraction(1, 9),
        "undecided": Fraction(4, 9),
    }


@pytest.mark.rule("RKR-6.76")
def test_to_the_end_rounds_without_a_hit_do_not_count() -> None:
    found = spread(solved("battle", attacker="1", defender="1"), "outcome")
    assert found == {"won": Fraction(2, 5), "lost": Fraction(2, 5), "nobody": Fraction(1, 5)}


@pytest.mark.rule("RKR-6.94", "RKR-6.95")
def test_in_a_siege_the_attacker_needs_a_six_and_has_one_round() -> None:
    found = spread(solved("battle", attacker="1", defender="1", ground="siege"), "outcome")
    assert found["won"] == Fraction(1, 6) * Fraction(2, 3)
    assert found["undecided"] == Fraction(5, 6) * Fraction(2, 3)


@pytest.mark.rule("RKR-6.67")
def test_leadership_rolls_again() -> None:
    once = solved("battle", attacker="1 regular, leadership 1", defender="1", rounds=1)
    hits = Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 3)
    assert spread(once, "defender")["0/0"] == hits
    assert {one.id: one.number for one in once.means} == {
        "attacker-hits": Fraction(1, 3),
        "defender-hits": hits,
    }


@pytest.mark.rule("RKR-6.72")
def test_who_is_lost_first_decides_what_is_left() -> None:
    by_elites = solved("battle", attacker="1", defender="1/1", rounds=1)
    assert spread(by_elites, "defender") == {"1/1": Fraction(2, 3), "2/0": Fraction(1, 3)}
    by_regulars = solved(
        "battle", attacker="1", defender="1/1", rounds=1, defender_loses="regulars"
    )
    assert spread(by_regulars, "defender") == {"1/1": Fraction(2, 3), "0/1": Fraction(1, 3)}


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("5 regular, 2 elite, leadership 3", (5, 2, 3, 0)),
        ("5 reguläre und 2 Elite, Führung 3", (5, 2, 3, 0)),
        ("3r+1e+2l+1c", (3, 1, 2, 1)),
        ("4/1/2", (4, 1, 2, 0)),
        ("2 regulars, 1 regular", (3, 0, 0, 0)),
    ],
)
def test_armies_are_read_as_people_write_them(text: str, host: tuple[int, ...]) -> None:
    assert read_host("attacker", text) == host


def test_the_armies_of_a_position_fight_where_they_stand() -> None:
    table = Tabletop().army("north-ithilien", sauron=(2, 0, 1)).army("osgiliath", gondor=(1,))
    table.at_war("sauron", "gondor")
    standing = solved("battle", table, attacker="north-ithilien", defender="Osgiliath")
    told = solved("battle", attacker="2/0/1", defender="1", ground="walls")
    assert standing == told
    besieged = Tabletop().army("helms-deep", rohan=(2,), isengard=(5, 1)).besieged("helms-deep")
    besieged.at_war("isengard", "rohan").person("saruman", "orthanc")
    siege = solved("battle", besieged, attacker="Helms Klamm", defender="helms-deep")
    assert siege == solved("battle", attacker="5/1/1", defender="2", ground="siege")


# -- the hunt ------------------------------------------------------------------------------------


@pytest.mark.rule("RKR-9.10", "RKR-9.13")
def test_one_die_of_the_hunt() -> None:
    found = solved("hunt", dice=1)
    assert spread(found, "successes") == {"0": Fraction(5, 6), "1": Fraction(1, 6)}
    # Of 16 tiles: 2 do nothing, 4 eyes and 4 ones do 1, 3 do 2, 3 do 3; 9 reveal.
    assert spread(found, "damage") == {
        "0": Fraction(41, 48),
        "1": Fraction(1, 12),
        "2": Fraction(1, 32),
        "3": Fraction(1, 32),
    }
    assert spread(found, "reveal")["revealed"] == Fraction(3, 32)
    assert found.means[0].number == Fraction(23, 96)


@pytest.mark.rule("RKR-9.11", "RKR-9.12")
def test_the_free_peoples_dice_and_re_rolls_help_the_hunt() -> None:
    found = spread(solved("hunt", dice=1, free_dice=1, rerolls=1), "successes")
    assert found["1"] == Fraction(5, 9)  # a five, twice


@pytest.mark.rule("RKR-9.46")
def test_in_mordor_a_tile_is_drawn_and_eyes_count_all_dice() -> None:
    found = solved("hunt", dice=3, free_dice=1, tiles="1 eye, 1 2", where="mordor")
    assert spread(found, "damage") == {"2": Fraction(1, 2), "4": Fraction(1, 2)}


def test_a_position_tells_what_the_hunt_needs() -> None:
    table = Tabletop(empty=False).hunt_box(free=1, shadow=2)
    assert solved("hunt", table) == solved("hunt", dice=2, free_dice=1)
    assert solved("hunt", table, dice=3) == solved("hunt", dice=3, free_dice=1)


# -- draws ---------------------------------------------------------------------------------------


def test_one_of_two_cards_in_three_draws() -> None:
    found = solved("draw", wanted=2, draws=3)
    assert spread(found, "any")["yes"] == Fraction(11, 46)  # 1 - (22·21·20)/(24·23·22)
    assert found.means[0].number == Fraction(1, 4)


def test_of_named_cards_a_position_knows_which_are_still_in_the_deck() -> None:
    names = "Elven Cloaks; fp-character-02"
    table = Tabletop().hand(FREE, "fp-character-01")
    assert spread(solved("draw", table, wanted=names), "any")["yes"] == Fraction(1, 23)
    assert spread(solved("draw", wanted=names), "any")["yes"] == Fraction(2, 24)
    deck = solved("draw", table, wanted=1, deck="fp-character")
    assert spread(deck, "any")["yes"] == Fraction(1, 23)


# -- what makes no sense -------------------------------------------------------------------------


def test_what_is_wrong_is_named() -> None:
    assert unclear("battle", attacker="five", defender="1") == "problem-army"
    assert unclear("battle", attacker="11", defender="1") == "problem-units"
    assert unclear("battle", attacker="1/0/99", defender="1") == "problem-number"
    assert unclear("battle", attacker="1", defender="1", rounds="many") == "problem-number"
    assert unclear("battle", attacker="1", defender="1", ground="swamp") == "problem-value"
    assert unclear("battle", attacker="1") == "problem-missing"
    assert unclear("battle", attacker="1", defender="1", weather="bad") == "problem-unknown"
    assert unclear("battle", attacker="edoras", defender="1") == "problem-regions"
    table = Tabletop().army("edoras", rohan=(1,)).at_war("rohan")
    no_attack = unclear("battle", table, attacker="edoras", defender="orthanc")
    assert no_attack == "problem-no-attack"
    assert unclear("hunt", dice=1, tiles="4 ears") == "problem-tiles"
    assert unclear("draw", wanted="Luke Skywalker") == "problem-card"
    assert unclear("draw", wanted="fp-character-01; fp-strategy-01") == "problem-one-deck"
    assert unclear("draw", Tabletop().hunt_box(shadow=SHADOW), wanted=1) == "problem-missing"


@pytest.mark.rule("RKR-6.59", "RKR-6.69")
def test_the_battle_that_is_going_on_needs_no_telling() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5, 1)).army("osgiliath", gondor=(2, 0, 1))
    table.at_war("gondor", "sauron")
    rear = Party("north-ithilien", forces.of(FIGURE_AT["sauron-regular"], 1))
    battle = Battle(SHADOW, "north-ithilien", "osgiliath", "field", step="cards", rear=rear)
    table.frames(battle, Carding(SHADOW))
    told = solved("battle", attacker="4/1", defender="2/0/1", ground="walls")
    assert spread(solved("battle", table), "outcome") == spread(told, "outcome")


@pytest.mark.rule("RKR-6.71")
def test_hits_that_were_scored_are_taken_off() -> None:
    table = Tabletop().army("north-ithilien", sauron=(5,)).army("lossarnach", gondor=(2, 1))
    rolled = Round(number=1, rolls=("11", "61111"), hits=(0, 1))
    battle = Battle(SHADOW, "north-ithilien", "lossarnach", "field", step="losses", round=rolled)
    table.at_war("gondor", "sauron").frames(battle, Losing(FREE, "lossarnach", 1))
    told = solved("battle", attacker="5", defender="3")
    assert spread(solved("battle", table), "outcome") == spread(told, "outcome")


def test_where_nothing_is_fought_the_armies_have_to_be_told() -> None:
    assert unclear("battle", Tabletop()) == "problem-no-battle"
    assert unclear("battle") == "problem-missing"
    assert unclear("battle", Tabletop(), attacker="osgiliath") == "problem-missing"


# -- what each answer leads to ---------------------------------------------------------------------


VALOUR = "fp-strategy-22"
"""Its combat half: +1 to one's own roll, for who has an elite."""


def after_each(table: Tabletop, problem: str = "battle") -> dict[str, dict[str, float]]:
    """What every answer of the seat that is asked leads to, as this seat can know."""
    assert table.seat is not None
    told = imagined_odds(table.game, table.match.view(table.seat), problem, every=True)
    answers: Any = told["answers"]
    return {one["answer"]: {line["id"]: line["share"] for line in one["lines"]} for one in answers}


def westemnet_attacks_edoras(*held: str) -> Tabletop:
    table = Tabletop().army("edoras", rohan=(2, 1, 1)).army("westemnet", isengard=(3, 1))
    table.at_war("rohan", "isengard").hand(FREE, *held)
    return attack(table, SHADOW, "westemnet", "edoras")


@pytest.mark.rule("RKR-6.70", "RKR-6.76")
def test_playing_on_without_cards_is_what_the_odds_say() -> None:
    table = westemnet_attacks_edoras("fp-strategy-02").play("go")
    won = spread(solved("battle", table), "outcome")["won"]
    assert after_each(table)["decline"] == {"defence": pytest.approx(float(1 - won))}


@pytest.mark.rule("RKR-6.61", "RKR-6.68")
def test_a_combat_card_is_worth_what_it_does() -> None:
    table = westemnet_attacks_edoras(VALOUR).play("go")
    found = after_each(table)
    better = [(Edge(), Edge(bonus=1))]
    won = odds.won(odds.battle(Host(3, 1), Host(2, 1, 1), "walls", edges=better))
    assert found[f"combat-card {VALOUR}"] == {"defence": pytest.approx(float(1 - won))}
    assert found[f"combat-card {VALOUR}"]["defence"] > found["decline"]["defence"]


@pytest.mark.rule("RKR-6.61")
def test_what_the_enemy_laid_face_down_is_not_in_the_odds() -> None:
    """Else a seat could tell the cards apart by their numbers."""
    found = []
    for card in ("shadow-strategy-01", "shadow-strategy-06", None):
        table = Tabletop().army("edoras", rohan=(2, 1, 1)).army("westemnet", isengard=(3, 1))
        table.at_war("rohan", "isengard").hand(FREE, "fp-strategy-02")
        table.hand(SHADOW, "shadow-strategy-01", "shadow-strategy-06")
        attack(table, SHADOW, "westemnet", "edoras").play("go")
        table.play(f"combat-card {card}" if card else "decline")
        found.append(after_each(table))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("RKR-6.76", "RKR-6.77")
def test_who_ends_the_battle_has_no_odds_any_more() -> None:
    table = westemnet_attacks_edoras().play("go", "1111", "112", "reroll 0")
    assert set(after_each(table)) == {"accept"}


@pytest.mark.rule("RKR-6.67", "RKR-6.68")
def test_who_is_destroyed_whatever_is_rolled_again_reads_so_beside_each_answer() -> None:
    table = westemnet_attacks_edoras().play("go", "6666", "112")
    assert after_each(table) == {"reroll 1": {"defence": 0.0}, "reroll 0": {"defence": 0.0}}


@pytest.mark.rule("RKR-9.22", "RK-149")
def test_the_hunt_says_what_each_way_to_bear_it_costs() -> None:
    table = Tabletop().fellowship(corruption=3)
    table.frames(DrawingTile("hunt", 1)).play("2")
    found = after_each(table, "hunt")
    assert found["bear"] == {"5": 1.0}
    assert found["sacrifice guide"] == {"3": 1.0}  # Gandalf: level 3
    assert found["sacrifice random"] == {"3": pytest.approx(5 / 7), "4": pytest.approx(2 / 7)}
