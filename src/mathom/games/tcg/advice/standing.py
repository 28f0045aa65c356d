"""How things stand for a seat: its own way to the last site, against everybody else's."""

from collections.abc import Mapping
from math import exp
from operator import mul
from typing import NamedTuple

from mathom.core.values import Seat
from mathom.games.tcg.advice.fights import (
    BEFORE,
    DOUBT,
    Fights,
    arrows,
    companion_price,
    fighters,
    lost,
    minion_price,
)
from mathom.games.tcg.advice.hands import hand_worth
from mathom.games.tcg.board import Board, Card
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.scene.scene import Scene
from mathom.games.tcg.state import State

SITE = 1.3
"""What a site further on is worth, beside companions and their wounds."""
ARRIVED = 3.0
WON = 40.0
UNKNOWN_CARD = 0.35
"""What a card is worth that one does not see."""
TROUBLE = 0.2
"""What any minion is worth before the skirmishes: somebody has to deal with it."""
MINION = 8
"""The strength of a minion nobody has seen yet."""
PRICE = 4
"""What it costs, where it does not roam."""
MANY = 0.35
"""So many of the cards in a hand are minions that can be played at once."""


class Fellowship(NamedTuple):
    """What a player has, each in the same units."""

    way: float
    burdens: float
    bearer: float
    companions: float
    support: float
    """Conditions, and items that nobody bears."""
    sites: float
    """Sites under control."""


WEIGHTS = Fellowship(way=0.5, burdens=1.0, bearer=0.2, companions=0.2, support=0.17, sites=0.6)
"""What each of them tells about who wins, by games that `greedy` played with itself
(docs/bots/tcg.md): e to the power of that many times the difference are the odds."""
THREATENED, HELD = 0.26, 0.1
"""The same for what threatens a fellowship, and for cards in hand. (These tell nothing about who
wins; but a search for which they were worth nothing would spend them on anything.)"""


def advantage(rules: Rules, state: State, seat: Seat) -> float:
    """How much better a seat stands than the best of the others: what everybody's fellowship is
    worth, with what threatens it and the cards in hand. Other players' cards count by number.

    What is borne counts for whose turn it is: it makes up for a site that counts for little here.
    """
    board, seats = state.board, range(len(state.hands))
    if board.winner is not None:
        return 2 * WON if seat == board.winner else -2 * WON
    scene = rules.scene(board)
    bears = scene.index.borne
    found = [-WON if one in board.lost else sum(_fellowship(scene, one, bears)) for one in seats]
    found[board.fp] -= _threat(rules, scene, state)
    for one in seats:
        if one == seat:
            found[one] += hand_worth(scene, state, one)
        else:
            found[one] += UNKNOWN_CARD * len(state.hands[one])
    return found[seat] - max(worth for other, worth in enumerate(found) if other != seat)


def shares(rules: Rules, state: State) -> tuple[float, ...]:
    """Everybody's share of the win."""
    board, seats = state.board, range(len(state.hands))
    if board.winner is not None:
        return tuple([float(seat == board.winner) for seat in seats])
    scene = rules.scene(board)
    bears = _bears(board)
    odds = [
        sum(map(mul, WEIGHTS, _fellowship(scene, seat, bears)))
        + HELD * hand_worth(scene, state, seat)
        for seat in seats
    ]
    odds[board.fp] -= THREATENED * _threat(rules, scene, state)
    top = max(odds)
    weights = [0.0 if seat in board.lost else exp(odds[seat] - top) for seat in seats]
    whole = sum(weights)
    return tuple([one / whole for one in weights])


def _fellowship(scene: Scene, seat: Seat, bears: Mapping[int, list[Card]]) -> Fellowship:
    board = scene.board
    at = board.markers[seat]
    way = SITE * at + (ARRIVED if at >= LAST_SITE else 0.0)
    burdens = -_burdens(board.resistance[seat] - board.burdens[seat], board.burdens[seat])
    bearer = companions = support = 0.0
    for card in board.play:
        if card.owner != seat:
            continue
        face = scene.faces[card.kind]
        if card.id == board.bearers[seat]:
            vitality = face.vitality - scene.wounds.get(card.id, 0)
            bearer += 0.3 * vitality - max(0.0, 3.0 - vitality) ** 2 * 0.7
            bearer += sum(0.3 for item in bears.get(card.id, ()) if item.owner == seat)
        elif face.type in ("companion", "ally"):
            companions += companion_price(scene, card, bears.get(card.id, ()))
        elif face.type == "condition" or (face.is_item and not card.on):
            support += 0.55
    sites = 0.4 * sum(one == seat for one in board.control)
    return Fellowship(way, burdens, bearer, companions, support, sites)


def _bears(board: Board) -> dict[int, list[Card]]:
    """What everybody bears, also on the side of the table whose turn it is not."""
    found: dict[int, list[Card]] = {}
    for card in board.play:
        if card.on:
            found.setdefault(card.on, []).append(card)
    return found


def _burdens(left: int, burdens: int) -> float:
    """What burdens weigh: a little each, and more and more the nearer corruption is."""
    return 0.3 * burdens + max(0.0, 4.0 - left) ** 2 * 0.5


def _threat(rules: Rules, scene: Scene, state: State) -> float:
    """What the Shadow is likely to do to the fellowship of the turn."""
    board = scene.board
    threat = Fights(rules, scene, state).threat() + arrows(scene)
    threat += sum(minion_price(scene, card) for card in scene.index.minions)
    if board.phase in BEFORE:
        threat += TROUBLE * len(scene.index.minions)
    if board.phase == "shadow":
        threat += unseen(scene, state, board.twilight)
    elif board.phase not in ("start", "turn", "fellowship"):
        threat += 0.05 * board.twilight
    return threat


def unseen(scene: Scene, state: State, twilight: int) -> float:
    """What minions are likely to cost that this much twilight can still bring.

    The best fighters meet them, one each; who comes after the last fighter meets the Ring-bearer.
    """
    board = scene.board
    roams = 2 if board.site < 3 else 1 if board.site < 5 else 0
    most = MANY * sum(len(state.hands[seat]) for seat in board.shadows())
    coming = min(twilight / (PRICE + roams), most)
    there = len(scene.index.minions)
    cost = 0.0
    for at, fighter in enumerate(fighters(scene)):
        if at < there and fighter.id != scene.ring_bearer:
            continue
        if coming <= 0:
            break
        share = min(1.0, coming)
        last = fighter.id == scene.ring_bearer
        many = coming if last else 1.0
        force = round(MINION * max(1.0, many))
        factor = scene.overwhelm_factor(fighter)
        price = lost(scene, fighter, scene.strength(fighter), force, 1, factor, 2 * DOUBT)
        cost += share * price
        coming -= many
    return cost + 0.04 * twilight
