"""Marching: what an army changes by going elsewhere, who stays behind, and which march is best."""

from collections.abc import Mapping

from mathom.core import Option
from mathom.games.ringwar import forces, options
from mathom.games.ringwar.advice.front import NONE, Effect, Front, joined
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, flat, region, there
from mathom.games.ringwar.frames import SortingAdvance, SortingAttack, SortingMarch
from mathom.games.ringwar.kinds import ARMY_LIMIT, FREE, SHADOW, Force
from mathom.games.ringwar.odds import Host
from mathom.games.ringwar.rules import board, marching

ADVANCE = 26.0
"""What an army's better prospect counts."""
GUARD = (4.0, 5.2)
"""What a point of an own place out of danger counts to each side: four end the Shadow."""
FOREIGN = 0.45
"""How much less the Shadow cares for a place it took than for one of its own."""
NOWHERE = because("nowhere")


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


JUDGES: Mapping[type[Option], Judge] = {
    options.March: march,
    options.Stay: stay,
    options.StayBehind: flat(-1.0, "together"),
    options.Go: flat(0.3, "together"),
    options.Hold: flat(-0.5, "holds"),
}
