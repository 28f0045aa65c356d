"""How battles end, as exact distributions of what is left of both armies."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from mathom.core.odds import Odds, follow
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.odds.armies import NO_EDGE, Edge, First, Host, hits

Ground = Literal["open", "walls", "siege"]
"""Walls: a city or a fortification. Siege: the defenders are besieged."""
Ends: TypeAlias = Odds[tuple[Host, Host]]
"""What may be left of attacker and defender."""
EVEN = (NO_EDGE, NO_EDGE)
BY_ELITES: tuple[First, First] = ("elites", "elites")


def ground_of(box: Box, target: str, *, besieged: bool = False) -> Ground:
    """The ground defenders in this region stand on; `besieged`: those inside its stronghold."""
    if besieged:
        return "siege"
    return "walls" if target in box.walls else "open"


def attacker_needs(ground: Ground, number: int) -> int:
    """What the attacker's dice must show in this round. RKR-6.69, RKR-6.94"""
    return 6 if ground == "siege" or (ground == "walls" and number == 1) else 5


def one_round(
    attacker: Host,
    defender: Host,
    needs: int = 5,
    edges: tuple[Edge, Edge] = EVEN,
    first: tuple[First, First] = BY_ELITES,
) -> Ends:
    """What may be left after one round; losses are simultaneous. RKR-6.70"""
    ours, theirs = hits(attacker, needs, edges[0]), hits(defender, 5, edges[1])
    ends: Ends = {}
    for suffered, likely in theirs.items():
        left = attacker.after(suffered, first[0])
        for scored, share in ours.items():
            end = (left, defender.after(scored, first[1]))
            ends[end] = ends.get(end, Fraction()) + likely * share
    return ends


def battle(
    attacker: Host,
    defender: Host,
    ground: Ground = "open",
    rounds: int | None = None,
    edges: Sequence[tuple[Edge, Edge]] = (),
    first: tuple[First, First] = BY_ELITES,
) -> Ends:
    """How a battle ends if nobody gives way before so many rounds; None: to the bitter end.

    In a siege each further round costs the attacker an elite, and he goes on while he has one.
    `edges` are those of the first rounds, one pair for each. RKR-6.76, RKR-6.95
    """
    now: Ends = {(attacker, defender): Fraction(1)}
    number = 0
    while rounds is None or number < rounds:
        number += 1
        if rounds is None and ground != "siege" and number > max(1, len(edges)):
            return _to_the_end(now, first)  # from here on all rounds are alike
        pair = edges[number - 1] if number <= len(edges) else EVEN
        after = _next_round(now, number, ground, pair, first)
        if after == now:
            break
        now = after
    return now


def _next_round(
    now: Ends, number: int, ground: Ground, edges: tuple[Edge, Edge], first: tuple[First, First]
) -> Ends:
    """Another round wherever the battle is not over yet."""
    needs, pressing = attacker_needs(ground, number), ground == "siege" and number > 1

    def fought(armies: tuple[Host, Host]) -> Ends:
        attacker, defender = armies
        if not attacker.units or not defender.units or (pressing and not attacker.elites):
            return {armies: Fraction(1)}
        if pressing:
            attacker = attacker.after(1, "elites")
        return one_round(attacker, defender, needs, edges, first)

    return follow(now, fought)


def _to_the_end(now: Ends, first: tuple[First, First]) -> Ends:
    """Battles in the open until an army is gone; rounds without a hit change nothing.

    Every other round leaves less of both together, so each pair of armies is come by once.
    """
    ends: Ends = {}
    most = max(attacker.endures + defender.endures for attacker, defender in now)
    left: list[Ends] = [{} for _ in range(most + 1)]
    for armies, likely in now.items():
        left[armies[0].endures + armies[1].endures][armies] = likely
    for together in reversed(left):
        for armies, likely in together.items():
            attacker, defender = armies
            if not attacker.units or not defender.units:
                ends[armies] = likely
                continue
            follows = one_round(attacker, defender, first=first)
            share = likely / (1 - follows.pop(armies, Fraction()))
            for after, chance in follows.items():
                there = left[after[0].endures + after[1].endures]
                there[after] = there.get(after, Fraction()) + share * chance
    return ends


def won(ends: Mapping[tuple[Host, Host], Fraction]) -> Fraction:
    """How likely the defender is destroyed and the attacker is not."""
    return sum(
        (p for (ours, theirs), p in ends.items() if ours.units > theirs.units == 0), Fraction()
    )


def held(ends: Mapping[tuple[Host, Host], Fraction]) -> Fraction:
    """How likely the defender is still there."""
    return sum((share for (_, theirs), share in ends.items() if theirs.units), Fraction())


def expected_losses(
    ends: Mapping[tuple[Host, Host], Fraction], attacker: Host, defender: Host
) -> tuple[Fraction, Fraction]:
    """How many hits each side takes on average, as far as they count."""
    ours = sum(((attacker.endures - end.endures) * share for (end, _), share in ends.items()))
    theirs = sum(((defender.endures - end.endures) * share for (_, end), share in ends.items()))
    return Fraction(ours), Fraction(theirs)
