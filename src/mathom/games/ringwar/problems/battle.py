"""How a battle ends."""

from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar, get_args

from mathom.core import BadProblem, Message, Option
from mathom.core.odds import gather
from mathom.core.outlook import Rules
from mathom.core.problems import Given, Likelihood, Mean, Problem, Solution, Spread, number
from mathom.core.values import Seat
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.frames import Losing, Rerolling
from mathom.games.ringwar.kinds import SHADOW
from mathom.games.ringwar.odds import (
    Ends,
    First,
    Ground,
    Host,
    battle,
    expected_losses,
    ground_of,
    host,
)
from mathom.games.ringwar.problems.battle_outlook import conquest, standing
from mathom.games.ringwar.problems.reading import read_host, read_region
from mathom.games.ringwar.rules import attacking, board
from mathom.games.ringwar.rules.fighting import battle_at, battle_of
from mathom.games.ringwar.rules.seats import side_of
from mathom.games.ringwar.state import State

TO_THE_END = "all"
MOST_ROUNDS = 20
SARUMAN = "saruman"
PRESSING = ("decide", "pressed")
"""The steps at which a besieger is asked whether to go on."""


class BattleProblem(Problem[State]):
    """Two armies fight, in the open, before walls or in a siege, for some rounds or to the end.

    In a position in which a battle is going on, its armies are meant if none are told.
    """

    id: ClassVar[str] = "battle"
    given: ClassVar[tuple[Given, ...]] = (
        Given("attacker", of_position=True),
        Given("defender", of_position=True),
        Given("ground", "open", get_args(Ground), of_position=True),
        Given("rounds", TO_THE_END),
        Given("attacker-loses", "elites", get_args(First)),
        Given("defender-loses", "elites", get_args(First)),
    )

    def __init__(self, box: Box) -> None:
        self.box = box

    def solve(self, given: Mapping[str, str], position: State | None) -> Solution:
        attacker, defender, ground = self._armies(given, position)
        rounds = None if given["rounds"] == TO_THE_END else number(given, "rounds", 1, MOST_ROUNDS)
        first: tuple[First, First] = (
            _first(given["attacker-loses"]),
            _first(given["defender-loses"]),
        )
        ends = battle(attacker, defender, ground, rounds, first=first)
        losses = expected_losses(ends, attacker, defender)
        return Solution(
            Message(
                "odds-battle-title",
                {
                    "attacker": _army(attacker),
                    "defender": _army(defender),
                    "ground": Message(f"odds-ground-{ground}"),
                    "rounds": rounds or 0,
                },
            ),
            (
                Spread("outcome", Message("odds-battle-outcome"), _outcomes(ends)),
                Spread("attacker", Message("odds-battle-left-attacker"), _left(ends, 0)),
                Spread("defender", Message("odds-battle-left-defender"), _left(ends, 1)),
            ),
            (
                Mean("attacker-hits", Message("odds-battle-hits-attacker"), losses[0]),
                Mean("defender-hits", Message("odds-battle-hits-defender"), losses[1]),
            ),
            (
                Message("odds-battle-note"),
                *([Message("odds-battle-note-siege")] if ground == "siege" else ()),
            ),
        )

    def prospects(
        self, game: Rules, position: State, seat: Seat, option: Option
    ) -> tuple[Likelihood, ...]:
        """That the attacker wins, to who attacks; that he does not, to who defends."""
        side = side_of(position.seats, seat)
        after: State = game.apply(position, option)[0]
        # Dice and losses may end a battle; whoever gives way ends it, too, and nobody is destroyed.
        losing = isinstance(position.frames[-1], Rerolling | Losing)
        fought = battle_of(position) if losing else None
        won = conquest(game, self.box, after, side, fought)
        if won is None:
            return ()
        if (fought or battle_of(after)).attacker == side:
            return (Likelihood("conquest", Message("odds-battle-conquest"), won),)
        return (Likelihood("defence", Message("odds-battle-defence"), 1 - won),)

    def _armies(self, given: Mapping[str, str], state: State | None) -> tuple[Host, Host, Ground]:
        """Both armies and the ground, as told or as they stand in the position."""
        if state is not None and not {"attacker", "defender"} & given.keys():
            return self._under_way(given, state)
        for side in ("attacker", "defender"):
            if side not in given:
                raise BadProblem("missing", given=side)
        regions = [read_region(self.box, given[side]) for side in ("attacker", "defender")]
        if regions == [None, None]:
            told = given.get("ground", "open")
            ground: Ground = next(one for one in get_args(Ground) if one == told)
            attacker, defender = (read_host(one, given[one]) for one in ("attacker", "defender"))
            return attacker, defender, ground
        origin, target = regions
        if state is None or origin is None or target is None:
            raise BadProblem("regions")
        return self._standing(given, state, origin, target)

    def _under_way(self, given: Mapping[str, str], state: State) -> tuple[Host, Host, Ground]:
        """The armies of the battle that is going on, after the hits scored so far."""
        if battle_at(state) is None:
            raise BadProblem("no-battle")
        battle = battle_of(state)
        ours, theirs = (
            standing(self.box, state, battle, side)
            for side in (battle.attacker, 1 - battle.attacker)
        )
        found: Ground = "open"
        if battle.kind == "siege":
            found = "siege"
            if battle.step in PRESSING and ours.elites:  # another round costs one. RKR-6.95
                ours = ours.after(1, "elites")
        elif battle.kind == "field" and battle.round.number < 2 and not any(battle.round.rolls):
            found = ground_of(self.box, battle.target)
        told = given.get("ground", found)
        return ours, theirs, next(one for one in get_args(Ground) if one == told)

    def _standing(
        self, given: Mapping[str, str], state: State, origin: str, target: str
    ) -> tuple[Host, Host, Ground]:
        """The armies that would fight in a position."""
        box = self.box
        for side in (SHADOW, 1 - SHADOW):
            kind = attacking.kind_of(box, state, side, origin, target)
            party = attacking.attackers(box, state, side, origin)
            if kind is None or not board.has_army(box, state, side, origin):
                continue
            white_hand = board.where(box, state, SARUMAN) in box.at
            ours = host(box, party.force, party.people, white_hand=white_hand)
            theirs = host(
                box,
                board.army(box, state, 1 - side, target),
                board.people_in(box, state, 1 - side, target),
                white_hand=white_hand,
            )
            if ours.units and theirs.units:
                found = ground_of(box, target, besieged=kind == "siege")
                if kind == "sortie":
                    found = "open"
                told = given.get("ground", found)
                return ours, theirs, next(one for one in get_args(Ground) if one == told)
        raise BadProblem("no-attack", origin=_region(origin), to=_region(target))


def _first(told: str) -> First:
    return "regulars" if told == "regulars" else "elites"


def _outcomes(ends: Ends) -> tuple[Likelihood, ...]:
    def kind(armies: tuple[Host, Host]) -> str:
        ours, theirs = armies
        if ours.units:
            return "undecided" if theirs.units else "won"
        return "lost" if theirs.units else "nobody"

    odds = gather(ends, kind)
    return tuple(
        Likelihood(one, Message(f"odds-battle-{one}"), odds.get(one, Fraction()))
        for one in ("won", "lost", "nobody", "undecided")
        if one != "undecided" or one in odds
    )


def _left(ends: Ends, at: int) -> tuple[Likelihood, ...]:
    """What may be left of one army, most first."""
    odds = gather(ends, lambda armies: armies[at])
    ordered = sorted(odds, key=lambda one: (-one.endures, -one.units))
    return tuple(
        Likelihood(f"{one.regulars}/{one.elites}", _units(one), odds[one]) for one in ordered
    )


def _units(army: Host) -> Message:
    return Message("odds-units", {"regulars": army.regulars, "elites": army.elites})


def _army(army: Host) -> Message:
    return Message(
        "odds-army",
        {"units": _units(army), "leadership": army.leadership, "captains": army.captains},
    )


def _region(region: str) -> Message:
    return Message(f"region-{region}")
