"""Armies: marching, attacking, garrisons, recruiting, and bringing nations to war."""

from collections.abc import Mapping

from mathom.core import Message, Option
from mathom.games.ringwar import forces, options
from mathom.games.ringwar.advice.front import NONE, Effect, Front, joined, outlook
from mathom.games.ringwar.advice.scene import (
    Judge,
    Scene,
    Verdict,
    because,
    best,
    flat,
    region,
    there,
)
from mathom.games.ringwar.frames import SortingAdvance, SortingAttack, SortingMarch
from mathom.games.ringwar.kinds import (
    ARMY_LIMIT,
    FIGURE_AT,
    FREE,
    NATION_AT,
    NAZGUL,
    SHADOW,
    Force,
)
from mathom.games.ringwar.odds import Host
from mathom.games.ringwar.rules import attacking, board, marching, recruiting
from mathom.games.ringwar.rules.politics import refuse_muster

ADVANCE = 26.0
"""What an army's better prospect counts."""
GUARD = (4.0, 5.2)
"""What a point of an own place out of danger counts to each side: four end the Shadow."""
FOREIGN = 0.45
"""How much less the Shadow cares for a place it took than for one of its own."""
HOME = (1.5, 2.0)
"""What a point that an enemy beaten no longer threatens counts to each side."""
NOWHERE = because("nowhere")
BOLD = (0.62, 0.42)
"""Attack if the battle is won more often than this."""


# -- marching ------------------------------------------------------------------------------------


def march(scene: Scene, option: options.March) -> Verdict:
    """By what the army can hope for there and here, and by what it leaves unguarded."""
    known = scene.marches.get(option)
    if known is None:
        known = _march(scene, option.origin, option.to)
        scene.marches[option] = known
    return known


def _march(scene: Scene, origin: str, to: str) -> Verdict:
    return _verdict(scene, origin, to, _known_effect(scene, origin, to))


def _verdict(scene: Scene, origin: str, to: str, effect: Effect) -> Verdict:
    score = _march_score(scene, origin, to, effect)
    if to in scene.front.open and to not in scene.state.besieged:
        return Verdict(score, because("takes", region=region(to), points=scene.box.points[to]))
    if effect.joins and effect.gain > 0:
        return Verdict(score, there("gather", to))
    if effect.goal is None:
        return Verdict(score, NOWHERE)
    return Verdict(score, there("towards", effect.goal))


def _march_score(scene: Scene, origin: str, to: str, effect: Effect) -> float:
    conquest, besieged = scene.conquest, scene.state.besieged
    score = ADVANCE * effect.gain * conquest + GUARD[scene.side] * effect.safety
    if to in scene.front.open and to not in besieged:
        points = scene.box.points[to]
        return score + (
            0.8 + 3.0 * points * conquest + (15.0 if points >= scene.needed > 0 else 0.0)
        )
    if origin in besieged:
        score -= 4.0
    if effect.crowd > ARMY_LIMIT:
        score -= 3.0
    return score


def _known_effect(scene: Scene, origin: str, to: str) -> Effect:
    """What a march changes, worked out once for all positions in which that is the same: with the
    same armies here and there, the same enemies near, and the same goals."""
    front, box, state, side = scene.front, scene.box, scene.state, scene.side
    army = board.army(box, state, side, origin)
    # Of two players each commands all armies of a side.
    force = army if state.seats == 2 else marching.marchers(box, state, side, origin, to).force
    own = front.own
    alike = (
        origin,
        to,
        army,
        force,
        front.mine.get(to),
        front.enemies(origin) if origin in own else None,
        front.enemies(to) if to in own else None,
    )
    effect = front.effects.get(alike)
    if effect is None:
        force = marching.marchers(box, state, side, origin, to).force
        effect = front.effects[alike] = _effect(scene, origin, to, army, force)
    return effect


def _all_marches(scene: Scene, led: bool) -> list[tuple[str, str, Effect]]:
    """Every march that can be made, and what it changes."""
    front, box, state, side = scene.front, scene.box, scene.state, scene.side
    if state.seats > 2:
        return [
            (one.origin, one.to, _known_effect(scene, one.origin, one.to))
            for one in marching.marches(box, state, side, led)
        ]
    found: list[tuple[str, str, Effect]] = []
    mine, theirs, own = front.mine, front.theirs, front.own
    for origin in mine:
        near = box.near[origin]
        alike = (
            origin,
            led,
            board.army(box, state, side, origin),
            tuple([mine.get(to) for to in near]),
            tuple([to in theirs for to in near]),
            tuple([front.enemies(place) for place in (origin, *near) if place in own]),
            state.table,
        )
        known = front.marches.get(alike)
        if known is None:
            known = front.marches[alike] = [
                (origin, to, _known_effect(scene, origin, to))
                for to in marching.marches_from(box, state, side, origin, led)
            ]
        found += known
    return found


def _effect(scene: Scene, origin: str, to: str, army: Force, force: Force) -> Effect:
    """What a march changes; a garrison stays behind where one is needed."""
    front = scene.front
    here, there = front.mine.get(origin, NONE), front.mine.get(to, NONE)
    all_go = force == army
    going = here if all_go else front.host(scene.side, origin, force)
    left = Host(max(0, here.regulars - going.regulars), max(0, here.elites - going.elites))
    behind = min(garrison(scene, origin) - left.units, going.regulars, going.units - 1)
    if behind > 0:
        left = left._replace(regulars=left.regulars + behind)
        going = going._replace(regulars=going.regulars - behind)
    merged = joined(going, there) if there.units else going
    hope, goal = front.prospect(to, merged)
    gain = hope - front.prospect(origin, here)[0]
    if there.units:
        gain -= front.prospect(to, there)[0]
    if left.units:
        gain += front.prospect(origin, left)[0]
    safer = 0.0
    if origin in front.own:
        safer += safety(front, origin, left) - safety(front, origin, here)
    if to in front.own:
        safer += safety(front, to, merged) - safety(front, to, there)
    crowd = going.units + there.units
    return Effect(gain * front.ready(origin), safer, goal, crowd, there.units > 0)


def safety(front: Front, place: str, guard: Host) -> float:
    """What an own place is worth, less what its danger takes of it."""
    points = front.own.get(place)
    if points is None:
        return 0.0
    native = front.side == FREE or front.box.home[place] == SHADOW
    return -points * front.peril(place, guard) * (1.0 if native else FOREIGN)


def best_march(scene: Scene, led: bool) -> Verdict:
    """The best march; one that is not led leaves another to a second army."""
    found = _all_marches(scene, led)
    if not found:
        return Verdict(0.0)
    scores = [_march_score(scene, *one) for one in found]
    top = scores.index(max(scores))
    verdict = _verdict(scene, *found[top])
    if led or len(found) == 1:
        return verdict
    del scores[top]
    return Verdict(verdict.score + 0.4 * max(0.0, *scores), verdict.reasons)


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


# -- who stays -----------------------------------------------------------------------------------


def stay(scene: Scene, option: options.Stay) -> Verdict:
    """A garrison stays where one is needed; all others go."""
    frame = scene.state.frames[-1]
    if not isinstance(frame, SortingMarch | SortingAttack | SortingAdvance):
        return Verdict(0.0)
    home = frame.origin
    here = board.army(scene.box, scene.state, scene.side, home)
    left = forces.units(here) - forces.units(frame.force)
    regular = option.figure.endswith("regular")
    if left < garrison(scene, home) and option.count == 1 and regular:
        return Verdict(0.6, there("garrison", home))
    return Verdict(-1.0, because("together"))


def garrison(scene: Scene, place: str) -> int:
    """How many units a place needs so that it is not simply taken."""
    front = scene.front
    if place not in front.own or place in scene.state.besieged:
        return 0
    danger = front.peril(place, NONE)
    if scene.side == FREE:
        return 2 if danger > 0.3 else 1
    if scene.box.home[place] == SHADOW and place in scene.box.strongholds:
        return 3 if danger > 0.6 else 2 if danger > 0.4 else 1 if danger > 0.2 else 0
    return 1 if danger > 0.3 else 0


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
    options.March: march,
    options.Attack: attack,
    options.Stay: stay,
    options.StayBehind: flat(-1.0, "together"),
    options.Go: flat(0.3, "together"),
    options.Hold: flat(-0.5, "holds"),
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
