"""The Fellowship and the hunt: moving, hiding, declaring, bearing damage, dice for the hunt."""

from collections.abc import Mapping

from mathom.core import Option
from mathom.games.ringwar import options
from mathom.games.ringwar.advice.plans import clamp
from mathom.games.ringwar.advice.road import peril_with, steps_left, way_left
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, flat, person, region
from mathom.games.ringwar.box import ENTRANCES
from mathom.games.ringwar.frames import Declaring, Facing
from mathom.games.ringwar.kinds import CORRUPTED, SHADOW
from mathom.games.ringwar.rules import fellowship

MOVING = 6.3
"""What a region nearer to Mordor is worth, if nothing is to be feared."""
HURT = 2.0
"""What a point of damage costs."""
SEEN = 1.6
"""What being revealed costs."""
CLOSE = 3
"""So many regions before Mordor the Ring waits, if it can."""
WAITING = 1.5
"""What it is worth not to declare."""
EYES = 1.17
"""How many of the Shadow's seven dice show an eye, on average."""


# -- moving and hiding ---------------------------------------------------------------------------


def journey(scene: Scene) -> Verdict:
    """Another move of the Fellowship."""
    state, plan = scene.state, scene.plan
    here, peril = state.fellowship, scene.peril
    percent = round(100 * peril.found)
    if here.step is not None:
        why = because("doom", steps=steps_left(state), percent=percent)
        if steps_left(state) == 1 and here.corruption + peril.damage < CORRUPTED - 2:
            return Verdict(12.0, why)
        if not state.turn.tried:  # whoever neither moves nor hides is worn down anyway
            return Verdict(9.5 - 0.8 * HURT * peril.damage, why)
        return Verdict(4.2 + 1.2 * plan.haste - 0.5 * HURT * plan.care * peril.damage, why)
    left = way_left(scene.atlas, state)
    if not left:
        return Verdict(-1.0, because("at-the-gate"))
    if plan.calm and left <= CLOSE:
        return Verdict(0.2, because("bides"))
    if rests(scene):
        return Verdict(-0.5, because("rest", region=region(here.region)))
    cost = plan.care * HURT * peril.damage + SEEN * peril.found
    score = MOVING + 1.2 * plan.haste - cost
    return Verdict(score, because("ring-on", regions=left, percent=percent))


def rests(scene: Scene) -> bool:
    """Whether the Fellowship stays where it is to heal at the beginning of the next turn."""
    here = scene.state.fellowship
    if here.progress or not fellowship.haven(scene.box, scene.state, here.region):
        return False
    return here.corruption > bearable(scene)


def bearable(scene: Scene) -> float:
    """The corruption that there is no time to heal."""
    late = 0.0 if scene.atlas.to_mordor[scene.state.fellowship.region] < 7 else 1.0
    return 2.0 * scene.plan.haste + late


def hide(scene: Scene) -> Verdict:
    return Verdict(7.5 if scene.state.fellowship.step is None else 10.0, because("hide"))


# -- declaring and being found -------------------------------------------------------------------


def trace(scene: Scene, option: options.Trace) -> Verdict:
    state, atlas = scene.state, scene.atlas
    here, left = state.fellowship, atlas.to_mordor[option.to]
    if not isinstance(state.frames[-1], Declaring):
        score = -float(left) - 2.5 * len(option.through)
        return Verdict(score, because("placed", regions=left))
    if option.to in ENTRANCES and not scene.plan.calm:
        return Verdict(20.0, because("gate", region=region(option.to)))
    # Declared, the way covered so far counts as far as it leads to Mordor.
    detour = left - max(0, atlas.to_mordor[here.region] - here.progress)
    score = WAITING - 0.3 - 0.9 * detour - 2.5 * len(option.through)
    if here.corruption and fellowship.haven(scene.box, state, option.to):
        if here.corruption > bearable(scene):
            score += 1.2 + 0.35 * here.corruption
        elif not detour:
            score += 1.0
        return Verdict(score, because("heals", region=region(option.to)))
    return Verdict(score, because("declared", regions=left))


def decline_declaring(scene: Scene) -> Verdict:
    # At the end of the track there is nothing to wait for.
    ended = scene.state.fellowship.progress >= 11
    return Verdict(-99.0 if ended else WAITING, because("unseen"))


# -- bearing damage ------------------------------------------------------------------------------


def bear(scene: Scene, option: options.Bear) -> Verdict:
    frame = scene.state.frames[-1]
    damage = frame.damage if isinstance(frame, Facing) else 1
    deadly = scene.state.fellowship.corruption + damage >= CORRUPTED
    return Verdict(-50.0 if deadly else 0.0, because("bear", damage=damage))


def price(scene: Scene, name: str) -> float:
    """What a companion is worth to the Fellowship, in points of damage."""
    state = scene.state
    level = scene.box.people[name].level or 0
    if state.fellowship.step is not None:
        left = steps_left(state)
        return level * (0.15 + 0.1 * left)
    cost = 0.78 * level
    if name == "gandalf-grey":  # he returns as the White
        cost -= 1.3
    elif name == "strider" and state.turn.number < 8:
        cost += 0.8
    return cost


def sacrifice(scene: Scene, option: options.Sacrifice) -> Verdict:
    """Companions are there to bear what the Ring-bearer need not."""
    state, frame = scene.state, scene.state.frames[-1]
    damage = frame.damage if isinstance(frame, Facing) else 0
    guide = option.who == "guide"
    who = [state.fellowship.guide] if guide else fellowship.companions(scene.box, state)
    people, hurt = scene.box.people, _hurt(scene, damage)
    gains = [hurt * min(damage, people[one].level or 0) - price(scene, one) for one in who]
    spared = sum(min(damage, people[one].level or 0) for one in who) / len(who)
    reason = because("absorb", damage=round(spared))
    return Verdict(sum(gains) / len(gains), reason)


def _hurt(scene: Scene, damage: int) -> float:
    """How much a point of damage hurts now: the more, the nearer the end is."""
    corruption = scene.state.fellowship.corruption
    deadly = 20.0 if corruption + damage >= CORRUPTED else 0.0
    return clamp(0.75 + 0.05 * corruption, 0.7, 1.4) + deadly


def leave(scene: Scene, option: options.Leave) -> Verdict:
    frame = scene.state.frames[-1]
    damage = frame.damage if isinstance(frame, Facing) else 0
    score = _hurt(scene, damage) - price(scene, option.person)
    return Verdict(score, because("leaves", person=person(option.person)))


def show_yourself(scene: Scene, option: options.ShowYourself) -> Verdict:
    frame = scene.state.frames[-1]
    damage = frame.damage if isinstance(frame, Facing) else 0
    in_mordor = scene.state.fellowship.step is not None
    return Verdict(_hurt(scene, damage) - (1.3 if in_mordor else 1.1), because("gollum"))


def guide(scene: Scene, option: options.Guide) -> Verdict:
    """Strider hides the Fellowship with any die; Gandalf is kept as a scholar early on."""
    worth = {"strider": 1.0, "gandalf-grey": 0.8, "boromir": 0.4, "gimli": 0.5, "legolas": 0.5}
    if scene.state.turn.number <= 2:
        worth["gandalf-grey"] = 1.2
    return Verdict(worth.get(option.person, 0.0), because("guide", person=person(option.person)))


# -- the hunt ------------------------------------------------------------------------------------


def allocate(scene: Scene, option: options.Allocate) -> Verdict:
    """Dice in the hunt box against what they could do elsewhere."""
    state, plan = scene.state, scene.plan
    dice = option.dice
    rolled = EYES * (state.turn.pool[SHADOW] - dice) / 7
    moves = 1.9 if state.fellowship.hidden else 1.0
    harm = _mean_harm(scene, dice + rolled, moves)
    cost = 0.55 * dice + 0.08 * dice * dice
    score = 2.6 * plan.hunt * harm - plan.war * cost
    found = peril_with(scene.box, state, 0, dice).found
    return Verdict(score, because("hunt-dice", percent=round(100 * found)))


def _mean_harm(scene: Scene, dice: float, moves: float) -> float:
    """The damage to expect in a turn, with so many dice of the hunt on average."""
    whole, rest = int(dice), dice - int(dice)
    found = 0.0
    for count, share in ((whole, 1 - rest), (whole + 1, rest)):
        if share:
            first = peril_with(scene.box, scene.state, 0, count)
            second = peril_with(scene.box, scene.state, 1, count)
            harm = first.damage + 0.4 * first.found
            later = second.damage + 0.4 * second.found
            found += share * (harm + (moves - 1) * (1 - first.found) * later)
    return found


JUDGES: Mapping[type[Option], Judge] = {
    options.Trace: trace,
    options.Bear: bear,
    options.Sacrifice: sacrifice,
    options.Leave: leave,
    options.ShowYourself: show_yourself,
    options.Guide: guide,
    options.Allocate: allocate,
    options.ToEye: flat(0.1, "hunt-more"),
}
