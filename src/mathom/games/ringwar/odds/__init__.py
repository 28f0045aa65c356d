"""Exact odds: how battles end, what the hunt does, what is drawn. Combat cards are set aside.

    orcs, men = Host(regulars=5), Host(regulars=3, leadership=1)
    ends = battle(orcs, men, ground="walls")
    print(won(ends), expected_losses(ends, orcs, men))

What cards bring into a round can be given as `Edge`s. Leaders perish with their army only, so that
leadership and captains stay what they are to the end; that elites of Isengard who lead can fall is
left out, and so is a reserve without regulars. For bots, `quick` says only who wins, in floats.
"""

from mathom.games.ringwar.odds.armies import Edge, First, Host, hit_chance, hits, host, struck
from mathom.games.ringwar.odds.battles import (
    Ends,
    Ground,
    battle,
    expected_losses,
    ground_of,
    held,
    one_round,
    won,
)
from mathom.games.ringwar.odds.hunt import (
    UNSEEN,
    Found,
    draw_odds,
    hunt_successes,
    hunted,
    tile_damage,
    tile_drawn,
    tiles_in,
)
from mathom.games.ringwar.odds.quick import (
    BattleOdds,
    exactly,
    field_battle,
    hunt_damage,
    roughly,
    siege_to_the_end,
    tile_odds,
)

__all__ = [
    "UNSEEN",
    "BattleOdds",
    "Edge",
    "Ends",
    "First",
    "Found",
    "Ground",
    "Host",
    "battle",
    "draw_odds",
    "exactly",
    "expected_losses",
    "field_battle",
    "ground_of",
    "held",
    "hit_chance",
    "hits",
    "host",
    "hunt_damage",
    "hunt_successes",
    "hunted",
    "one_round",
    "roughly",
    "siege_to_the_end",
    "struck",
    "tile_damage",
    "tile_drawn",
    "tile_odds",
    "tiles_in",
    "won",
]
