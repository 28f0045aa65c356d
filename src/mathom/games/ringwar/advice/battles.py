"""Battles: standing or withdrawing, going on or not, retreating, and who falls."""

from collections.abc import Mapping

from mathom.core import Option
from mathom.games.ringwar import forces, options
from mathom.games.ringwar.advice import ring
from mathom.games.ringwar.advice.front import outlook
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, region
from mathom.games.ringwar.frames import (
    AtTheGate,
    Battle,
    Continuing,
    Declaring,
    Losing,
    Pressing,
    Retreating,
    Standing,
    WhiteRider,
)
from mathom.games.ringwar.kinds import SHADOW
from mathom.games.ringwar.odds import Host, field_battle, roughly, siege_to_the_end
from mathom.games.ringwar.rules import board
from mathom.games.ringwar.rules.fighting import battle_at, battle_of, fighters, leadership

GO_ON = (0.5, 0.36)
"""A battle goes on if it is won more often than this, by who attacks."""


def odds(scene: Scene) -> float:
    """How likely the attacker wins the battle that is going on, fought to the end."""
    if battle_at(scene.state) is None:
        return 0.5
    return _odds(scene, battle_of(scene.state))


def _odds(scene: Scene, battle: Battle) -> float:
    mine, theirs = (_host(scene, battle, side) for side in (battle.attacker, 1 - battle.attacker))
    if battle.kind == "siege":
        return float(siege_to_the_end(mine, theirs, roughly).attacker)
    walls = not battle.round.number and battle.target in scene.box.walls
    return float(field_battle(mine, theirs, walls, roughly).attacker)


def _host(scene: Scene, battle: Battle, side: int) -> Host:
    box, state = scene.box, scene.state
    force, people = fighters(box, state, battle, side)
    captains = sum(box.people[one].captain for one in people)
    lead = min(5, leadership(box, state, battle, side))
    return Host(forces.regulars(force), forces.elites(force), lead, captains)


def accept(scene: Scene, option: options.Accept) -> Verdict:
    frame = scene.state.frames[-1]
    match frame:
        case Continuing():
            won = odds(scene)
            why = because("battle-odds", percent=round(100 * won))
            return Verdict(won - GO_ON[scene.side], why)
        case Standing():
            lost = odds(scene)
            why = because("shut-gates", percent=round(100 * lost))
            return Verdict(lost - 0.25, why)
        case WhiteRider():
            return Verdict(0.5, because("white-rider"))
        case AtTheGate():
            if scene.plan.calm:
                return Verdict(-1.0, because("bides"))
            return Verdict(1.0, because("enter-mordor"))
        case _:
            return Verdict(0.5, because("offered"))


def decline(scene: Scene, option: options.Decline) -> Verdict:
    frame = scene.state.frames[-1]
    match frame:
        case Declaring():
            return ring.decline_declaring(scene)
        case Continuing():
            return Verdict(0.0, because("breaks-off"))
        case Standing() | Retreating():
            return Verdict(0.0, because("stands"))
        case _:
            return Verdict(0.0, because("not-needed"))


def retreat(scene: Scene, option: options.Retreat) -> Verdict:
    """Who is likely to lose goes, unless the place is worth a last stand."""
    frame = scene.state.frames[-1]
    if not isinstance(frame, Retreating):
        return Verdict(0.0)
    box, front = scene.box, scene.front
    points = box.points[frame.region] if frame.region in front.own else 0
    safe = 0.12 if option.to in box.strongholds and option.to in front.own else 0.0
    lost = odds(scene)
    score = lost - 0.6 - 0.15 * points + safe - 0.05 * front.peril(option.to, Host(1))
    return Verdict(score, because("retreats", percent=round(100 * lost), region=region(option.to)))


def withdraw(scene: Scene, option: options.Withdraw) -> Verdict:
    lost = odds(scene)
    return Verdict(lost - 0.25, because("shut-gates", percent=round(100 * lost)))


def lose(scene: Scene, option: options.Lose) -> Verdict:
    if option.figure.endswith("elite"):
        return Verdict(-3.0, because("elites-stay"))
    return Verdict(0.0, because("regular-goes"))


def reduce(scene: Scene, option: options.Reduce) -> Verdict:
    """An elite that becomes a regular keeps its die; above five units that does not matter."""
    frame = scene.state.frames[-1]
    if isinstance(frame, Losing):
        here = board.army(scene.box, scene.state, scene.side, frame.region)
        few = forces.units(here) <= 5
        return Verdict(0.5 if few else -0.5, because("keeps-die" if few else "elites-stay"))
    if isinstance(frame, Pressing):
        return _press(scene)
    return Verdict(0.0)


def reduce_from_reserve(scene: Scene, option: options.ReduceFromReserve) -> Verdict:
    """Who has fallen comes for nothing."""
    return Verdict(-1.0, because("elites-stay"))


def _press(scene: Scene) -> Verdict:
    """Another round of a siege, if the storm is likely to succeed."""
    battle = battle_of(scene.state)
    mine, theirs = (_host(scene, battle, side) for side in (battle.attacker, 1 - battle.attacker))
    won = outlook(mine.after(1), theirs, behind_walls=True)
    return Verdict(won - 0.5, because("storm", percent=round(100 * won)))


def reroll(scene: Scene, option: options.Reroll) -> Verdict:
    return Verdict(float(option.dice), because("reroll"))


def slay(scene: Scene, option: options.Slay) -> Verdict:
    mine = (option.figure == "nazgul") == (scene.side == SHADOW)
    return Verdict(-1.0 if mine else 1.0, because("least-missed" if mine else "strikes"))


def amount(scene: Scene, option: options.Amount) -> Verdict:
    """More is better for whoever deals, and less is better for whoever pays."""
    return Verdict(0.1 * option.number, because("offered"))


JUDGES: Mapping[type[Option], Judge] = {
    options.Accept: accept,
    options.Decline: decline,
    options.Retreat: retreat,
    options.Withdraw: withdraw,
    options.Lose: lose,
    options.Reduce: reduce,
    options.ReduceFromReserve: reduce_from_reserve,
    options.Reroll: reroll,
    options.Slay: slay,
    options.Amount: amount,
}
