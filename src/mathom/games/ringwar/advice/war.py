"""Armies: attacking, recruiting, and bringing nations to war; `marches` is about moving them."""

from collections.abc import Mapping

from mathom.core import Message, Option
from mathom.games.ringwar import forces, options
from mathom.games.ringwar.advice.front import NONE, Front, joined, outlook
from mathom.games.ringwar.advice.marches import ADVANCE, GUARD, safety
from mathom.games.ringwar.advice.scene import (
    Judge,
    Scene,
    Verdict,
    because,
    best,
    region,
    there,
)
from mathom.games.ringwar.kinds import (
    ARMY_LIMIT,
    FIGURE_AT,
    FREE,
    NATION_AT,
    NAZGUL,
    SHADOW,
)
from mathom.games.ringwar.odds import Host
from mathom.games.ringwar.rules import attacking, board, recruiting
from mathom.games.ringwar.rules.politics import refuse_muster

HOME = (1.5, 2.0)
"""What a point that an enemy beaten no longer threatens counts to each side."""
BOLD = (0.62, 0.42)
"""Attack if the battle is won more often than this."""


# -- attacking -----------------------------------------------------------------------------------


def attack(scene: Scene, option: options.Attack) -> Verdict:
    """By the exact odds, and by what the place is worth."""
    front, side, to = scene.front, scene.side, option.to
    odds = front.win(option.origin, to)
    points = front.worth.get(to, 0)
    keen = 9.0 if points or _in_the_way(scene, option) else 4.0
    score = keen * (odds - BOLD[side]) + 2.4 * points * odds * scene.conquest
    score += HOME[side] * safety_won(scene, option, odds)
    if side == FREE:
        score -= 1.0 + safety_lost(scene, option.origin, odds)
    if points >= scene.needed > 0:
        score += 12.0 * odds
    percent = round(100 * odds)
    reasons = because("odds", percent=percent, region=region(to))
    if points:
        reasons += because("prize", region=region(to), points=points)
    return Verdict(score, reasons)


def _in_the_way(scene: Scene, option: options.Attack) -> bool:
    """Whether the enemy stands between an army and its goal."""
    front = scene.front
    goal = front.prospect(option.origin, front.mine.get(option.origin, NONE))[1]
    if goal is None:
        return False
    steps = scene.atlas.steps
    return steps[option.to][goal] < steps[option.origin][goal]


def safety_won(scene: Scene, option: options.Attack, odds: float) -> float:
    """What a won battle takes the danger from: points of own places near the enemy beaten."""
    enemy = scene.front.theirs.get(option.to, NONE)
    threatened = [
        points * outlook(enemy, scene.front.mine.get(place, NONE), place in scene.box.strongholds)
        for place, points in scene.front.own.items()
        if scene.atlas.steps[place][option.to] <= 1
    ]
    return odds * max(threatened, default=0.0)


def safety_lost(scene: Scene, origin: str, odds: float) -> float:
    """What a lost battle would leave open."""
    if origin not in scene.front.own:
        return 0.0
    return (1 - odds) * GUARD[scene.side] * scene.front.own[origin]


def best_attack(scene: Scene, led: bool) -> Verdict:
    found = attacking.attacks(scene.box, scene.state, scene.side, led)
    return best(attack(scene, one) for one in found)


# -- recruiting ----------------------------------------------------------------------------------


def recruit(scene: Scene, option: options.Recruit) -> Verdict:
    front, place = scene.front, option.region
    here = front.mine.get(place, NONE)
    if option.figure == NAZGUL:
        return Verdict(1.6 - 0.1 * here.leadership, because("nazgul-lead"))
    if option.figure.endswith("leader"):
        return Verdict(0.5 if here.leadership < 2 else 0.0, there("leads", place))
    elite = option.figure.endswith("elite")
    more = joined(here, Host(0, 1) if elite else Host(1))
    score = 1.2 if elite else 0.0
    if here.units >= ARMY_LIMIT:
        return Verdict(score - 5.0, there("crowded", place))
    if place in scene.state.besieged and here.units >= 5:
        return Verdict(score - 5.0, there("crowded", place))
    gain, saved = _reinforced(front, place, here, more)
    score += ADVANCE * gain * scene.conquest
    score += (5.0 if scene.side == FREE else 2.0) * saved
    if saved > gain:
        return Verdict(score, there("guards", place))
    return Verdict(score, there("recruits", place))


def _reinforced(front: Front, place: str, here: Host, more: Host) -> tuple[float, float]:
    """How much more an army can hope for, and how much safer a place is, with somebody new."""
    known = front.reinforced.get((place, more))
    if known is None:
        gain = front.prospect(place, more)[0] - front.prospect(place, here)[0]
        known = gain, safety(front, place, more) - safety(front, place, here)
        front.reinforced[place, more] = known
    return known


def best_recruit(scene: Scene) -> Verdict:
    found = [
        recruit(scene, one)
        for one in recruiting.recruits(scene.box, scene.state, scene.side, None)
    ]  # fmt: skip
    top = best(found)
    base = 1.6 if scene.side == FREE else 1.8
    return Verdict(base + min(2.5, top.score), top.reasons)


def improve(scene: Scene, option: options.Improve) -> Verdict:
    here = scene.front.mine.get(option.region, NONE)
    hope = scene.front.prospect(option.region, here)[0]
    return Verdict(0.5 + hope, there("recruits", option.region))


# -- politics ------------------------------------------------------------------------------------

FREE_NEED = {"gondor": 1.6, "rohan": 1.3, "elves": 1.0, "north": 0.9, "dwarves": 0.6}
SHADOW_NEED = {"sauron": 4.4, "isengard": 4.6, "southrons": 4.2}


def advance(scene: Scene, option: options.Advance) -> Verdict:
    nation = option.nation
    steps = scene.state.steps[NATION_AT[nation]]
    if scene.side == SHADOW:
        score = SHADOW_NEED.get(nation, 0.0) + (0.6 if steps == 1 else 0.0)
    else:
        danger = max(
            (
                scene.front.peril(place, scene.front.mine.get(place, NONE))
                for place in scene.box.towns_of[nation]
                if place in scene.front.own
            ),
            default=0.0,
        )
        near = 0.8 if steps == 1 else 0.3 if steps == 2 else 0.0
        score = FREE_NEED.get(nation, 0.0) + near + 1.2 * danger
    reason = "to-war" if steps == 1 else "nearer-war"
    return Verdict(score, because(reason, nation=Message(f"nation-{nation}")))


def best_politics(scene: Scene) -> Verdict:
    able = [
        nation
        for nation in NATION_AT
        if refuse_muster(scene.box, scene.state, scene.side, nation) is None
    ]
    top = best(advance(scene, options.Advance(nation)) for nation in able)
    return Verdict(top.score + (1.0 if scene.side == SHADOW else 0.6), top.reasons)


# -- other things with armies --------------------------------------------------------------------


def remove(scene: Scene, option: options.Remove) -> Verdict:
    elite = option.figure.endswith("elite")
    return Verdict(-1.0 if elite else 0.0, because("elites-stay" if elite else "regular-goes"))


def give_up(scene: Scene, option: options.GiveUp) -> Verdict:
    elite = FIGURE_AT.get(option.figure, 0) % 3 == 1
    danger = scene.front.peril(option.region, scene.front.mine.get(option.region, NONE))
    return Verdict(-1.0 * elite - danger, because("least-missed"))


def target(scene: Scene, option: options.Target) -> Verdict:
    """Where a card strikes or helps: the largest army of either."""
    theirs = scene.front.theirs.get(option.region, NONE)
    mine = scene.front.mine.get(option.region, NONE)
    return Verdict(0.2 * theirs.endures + 0.1 * mine.units, because("strikes"))


def aim(scene: Scene, option: options.Aim) -> Verdict:
    theirs = scene.front.theirs.get(option.to, NONE)
    mine = scene.front.mine.get(option.origin, NONE)
    return Verdict(0.2 * theirs.endures + 0.1 * mine.units, because("strikes"))


def pick(scene: Scene, option: options.Pick) -> Verdict:
    """The Voice of Saruman: elites, if there are many regulars in Orthanc."""
    if option == recruiting.EVERYWHERE:
        return Verdict(0.5, because("voice"))
    if option == recruiting.IMPROVE:
        here = board.army(scene.box, scene.state, SHADOW, "orthanc")
        return Verdict(0.8 if forces.units(here) >= 6 else 0.2, because("voice-elites"))
    return Verdict(0.0, because("as-good"))


def summon(scene: Scene, option: options.Summon) -> Verdict:
    danger = scene.front.peril(option.origin, scene.front.mine.get(option.origin, NONE))
    return Verdict(0.3 - danger, there("gather", option.origin))


JUDGES: Mapping[type[Option], Judge] = {
    options.Attack: attack,
    options.Recruit: recruit,
    options.Improve: improve,
    options.Advance: advance,
    options.Remove: remove,
    options.GiveUp: give_up,
    options.Target: target,
    options.Aim: aim,
    options.Summon: summon,
    options.Pick: pick,
}
