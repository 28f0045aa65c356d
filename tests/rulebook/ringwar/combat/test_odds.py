"""Exact odds of battles, hunts and draws, against counting all cases and against the rules."""

from fractions import Fraction
from itertools import product

import pytest

from mathom.core import Chance, Choice, Frame, Option
from mathom.games.ringwar import forces, odds
from mathom.games.ringwar.frames import Continuing, Pressing
from mathom.games.ringwar.kinds import Force
from mathom.games.ringwar.odds import Edge, Found, Host
from mathom.games.ringwar.options import Accept, Decline, Reduce, Reroll
from mathom.games.ringwar.rules.fighting import battle_at, battle_of
from tests.rulebook.ringwar.combat.battlefield import BOX, GAME, Battlefield

FACES = range(1, 7)


@pytest.mark.parametrize("needs", [5, 6])
@pytest.mark.parametrize("bonus", [-1, 0, 1, 2, 5])
def test_a_die_hits_as_often_as_it_shows_it(needs: int, bonus: int) -> None:
    hits = sum(face == 6 or (face != 1 and face + bonus >= needs) for face in FACES)
    assert odds.hit_chance(needs, bonus) == Fraction(hits, 6)


def test_hits_of_an_army_are_the_counted_cases() -> None:
    found: dict[int, Fraction] = {}
    for roll in product(FACES, repeat=3):
        hits = sum(face >= 5 for face in roll)
        for second in product(FACES, repeat=2):
            rolls = second[: min(2, 3 - hits)]
            total = hits + sum(face >= 5 for face in rolls)
            found[total] = found.get(total, Fraction()) + Fraction(1, 6**5)
    assert odds.hits(Host(2, leadership=2, captains=1), 5) == found


def test_cards_change_the_dice() -> None:
    big = Host(7, leadership=3)
    assert odds.hits(big, 5, Edge(most_dice=3, no_reroll=True)) == odds.hits(Host(3), 5)
    assert odds.hits(big, 5, Edge(fewer_dice=9, no_reroll=True)) == odds.hits(Host(1), 5)
    assert odds.hits(Host(1), 5, Edge(bonus=1)) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert odds.struck(1, 4) == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def test_elites_or_regulars_go_first() -> None:
    assert Host(2, 1).after(2, "elites") == Host(2)
    assert Host(2, 1).after(2, "regulars") == Host(0, 1)
    assert Host(2, 1).after(3, "regulars") == Host(1)
    assert Host(2, 1).after(9, "elites") == Host(0)


# -- a battle as the rules play it ---------------------------------------------------------------


def ends_of(field: Battlefield, rounds: int) -> odds.Ends:
    """How the battle ends in the game itself, every roll followed to its end."""
    found: odds.Ends = {}
    waiting = [(GAME.settle(field.state, []), Fraction(1))]
    while waiting:
        state, likely = waiting.pop()
        question = GAME.question(state)
        if battle_at(state) is None:
            field.state = state
            end = (units(field.force("shadow")), units(field.force("free")))
            found[end] = found.get(end, Fraction()) + likely
        elif isinstance(question, Chance):
            for outcome, share in question.odds().items():
                waiting.append((GAME.apply(state, outcome)[0], likely * share))
        else:
            assert isinstance(question, Choice)
            more = battle_of(state).round.number < rounds
            answer = next(one for one in question if fits(one, state.frames[-1], more=more))
            waiting.append((GAME.apply(state, answer)[0], likely))
    return found


def fits(option: Option, asked: Frame, *, more: bool) -> bool:
    """Nobody gives way before the last round, and all dice are rolled again."""
    if isinstance(asked, Continuing | Pressing) and more:
        return isinstance(option, Accept | Reduce)
    return isinstance(option, Decline | Reroll | Reduce)


def units(force: Force) -> Host:
    return Host(forces.regulars(force), forces.elites(force))


def bare(ends: odds.Ends) -> odds.Ends:
    """Units only; leaders of an army that is gone are gone."""
    found: odds.Ends = {}
    for (ours, theirs), share in ends.items():
        key = (Host(ours.regulars, ours.elites), Host(theirs.regulars, theirs.elites))
        found[key] = found.get(key, Fraction()) + share
    return found


def test_a_round_in_the_open_is_as_the_rules_play_it() -> None:
    field = Battlefield("shadow", free="2 gondor-regular", shadow="2 sauron-regular, nazgul")
    ends = odds.battle(Host(2, leadership=1), Host(2), rounds=1)
    assert bare(ends) == ends_of(field, 1)


def test_two_rounds_against_walls_are_as_the_rules_play_them() -> None:
    field = Battlefield(
        "shadow",
        free="1 gondor-regular",
        shadow="1 sauron-regular",
        origin="north-ithilien",
        target="osgiliath",
    )
    ends = odds.battle(Host(1), Host(1), "walls", rounds=2)
    assert bare(ends) == ends_of(field, 2)


def test_a_storm_with_one_elite_is_as_the_rules_play_it() -> None:
    field = Battlefield(
        "shadow",
        free="1 rohan-regular",
        shadow="1 isengard-elite",
        target="helms-deep",
        kind="siege",
    )
    ends = odds.battle(Host(0, 1), Host(1), "siege")
    assert bare(ends) == ends_of(field, 2)


# -- to the end ----------------------------------------------------------------------------------


def test_one_against_one_to_the_bitter_end() -> None:
    """Both hit with 1/3: of the five cases in nine where something happens one kills both."""
    ends = odds.battle(Host(1), Host(1))
    assert odds.won(ends) == Fraction(2, 5)
    assert odds.held(ends) == Fraction(2, 5)
    assert ends[Host(0), Host(0)] == Fraction(1, 5)


def test_the_bitter_end_is_where_many_rounds_lead() -> None:
    attacker, defender = Host(3, 1, 2), Host(2, 1, 1)
    ends = odds.battle(attacker, defender)
    late = odds.battle(attacker, defender, rounds=40)
    assert sum(ends.values()) == sum(late.values()) == 1
    assert all(not ours.units or not theirs.units for ours, theirs in ends)
    for end, share in ends.items():
        assert abs(float(share - late.get(end, Fraction()))) < 1e-6


def test_the_edges_of_the_first_round_count_once() -> None:
    attacker, defender = Host(3), Host(3)
    plain = odds.won(odds.battle(attacker, defender))
    helped = odds.won(odds.battle(attacker, defender, edges=[(Edge(bonus=1), Edge())]))
    always = odds.won(odds.battle(attacker, defender, edges=[(Edge(bonus=1), Edge())] * 9))
    assert plain < helped < always


def test_elites_first_keeps_more_dice() -> None:
    army, enemy = Host(1, 2), Host(3)
    spent = odds.won(odds.battle(army, enemy, first=("elites", "elites")))
    kept = odds.won(odds.battle(army, enemy, first=("regulars", "elites")))
    assert spent > kept


def test_losses_add_up() -> None:
    attacker, defender = Host(2), Host(1)
    ends = odds.battle(attacker, defender, rounds=1)
    lost, dealt = odds.expected_losses(ends, attacker, defender)
    assert lost == Fraction(1, 3)
    assert dealt == 1 - Fraction(2, 3) ** 2


def test_what_matters_of_an_army() -> None:
    field = Battlefield(
        "free",
        free="2 gondor-regular, gondor-elite, gondor-leader, aragorn, meriadoc",
        shadow="isengard-elite, 2 nazgul",
    )
    assert odds.host(BOX, field.force("free"), ("aragorn", "meriadoc")) == Host(2, 1, 4, 1)
    assert odds.host(BOX, field.force("shadow"), white_hand=True) == Host(0, 1, 3)


@pytest.mark.parametrize(
    ("region", "besieged", "ground"),
    [
        ("dagorlad", False, "open"),
        ("osgiliath", False, "walls"),
        ("pelargir", False, "walls"),
        ("minas-tirith", False, "open"),
        ("minas-tirith", True, "siege"),
    ],
)
def test_walls_and_sieges_are_known_by_the_region(region: str, besieged: bool, ground: str) -> None:
    assert odds.ground_of(BOX, region, besieged=besieged) == ground


@pytest.mark.parametrize("walls", [False, True])
def test_the_quick_way_finds_the_same_winner(walls: bool) -> None:
    attacker, defender = Host(3, 2, 2), Host(2, 1, 1, 1)
    ends = odds.battle(attacker, defender, "walls" if walls else "open")
    quick = odds.field_battle(attacker, defender, walls)
    assert quick.attacker == odds.won(ends)
    assert quick.defender == odds.held(ends)
    assert sum(quick) == 1
    rough = odds.field_battle(attacker, defender, walls, odds.roughly)
    assert rough.attacker == pytest.approx(float(quick.attacker))


# -- the hunt and cards --------------------------------------------------------------------------


def test_the_hunt_roll_is_the_counted_cases() -> None:
    found: dict[int, Fraction] = {}
    for one, two, again in product(FACES, repeat=3):
        hits = (one >= 5) + (two >= 5)
        total = hits + (hits < 2 and again >= 5)
        found[total] = found.get(total, Fraction()) + Fraction(1, 6**3)
    assert odds.hunt_successes(2, 1, rerolls=1) == found


@pytest.mark.parametrize(("shadow", "free"), [(0, 1), (1, 0), (3, 2), (7, 5)])
def test_the_hunt_roll_is_as_the_rules_roll_it(shadow: int, free: int) -> None:
    needs = max(2, 6 - free)
    dice = BOX.combat_dice[min(5, shadow)]
    found: dict[int, Fraction] = {}
    for outcome, share in dice.odds().items():
        hits = sum(int(die) >= needs for die in str(outcome))
        found[hits] = found.get(hits, Fraction()) + share
    assert odds.hunt_successes(shadow, free) == found


def test_a_hunt_draws_a_tile_for_a_success_only() -> None:
    pool = {tile.id: tile.count for tile in BOX.components.tiles if tile.kind == "normal"}
    ends = odds.hunted(BOX, pool, odds.hunt_successes(1, 0))
    assert sum(ends.values()) == 1
    eyes = sum(count for tile, count in pool.items() if BOX.tiles[tile].value == "eye")
    assert ends[odds.UNSEEN] == Fraction(5, 6)
    by_eye = sum(
        Fraction(count, 16)
        for tile, count in pool.items()
        if BOX.tiles[tile].value in ("eye", 1) and BOX.tiles[tile].reveal
    )
    assert eyes and ends[Found(1, revealed=True)] == by_eye / 6


def test_a_die_on_a_tile_may_show_anything() -> None:
    tile = next((one.id for one in BOX.components.tiles if one.value == "die"), None)
    assert tile is not None
    ends = odds.tile_drawn(BOX, {tile: 1}, 0)
    assert {found.damage for found in ends} == set(FACES)
    assert sum(ends.values()) == 1


def test_the_tiles_of_a_pool_are_counted() -> None:
    normal = {tile.id: tile.count for tile in BOX.components.tiles if tile.kind == "normal"}
    state, _ = GAME.start(GAME.setup(2, {}))
    assert odds.tiles_in(state.hunt.pool) == normal


def test_the_quick_way_finds_the_same_damage() -> None:
    state, _ = GAME.start(GAME.setup(2, {}))
    found = odds.hunted(BOX, odds.tiles_in(state.hunt.pool), odds.hunt_successes(3, 1, 1))
    quick = odds.hunt_damage(BOX, state, 3, 1, 1)
    assert quick[2] == sum(share for one, share in found.items() if one.damage == 2)
    assert sum(quick.values()) == 1
    assert sum(odds.tile_odds(state, odds.roughly).values()) == pytest.approx(1.0)


def test_an_empty_pool_finds_nobody() -> None:
    assert odds.tile_drawn(BOX, {}, 3) == {odds.UNSEEN: Fraction(1)}


def test_the_chance_to_draw_one_of_the_cards_one_needs() -> None:
    assert odds.draw_odds(24, 1, 1) == Fraction(1, 24)
    assert odds.draw_odds(24, 3, 2) == 1 - Fraction(21 * 20, 24 * 23)
    assert odds.draw_odds(2, 1, 5) == 1
