"""Action dice: what to use one for, and when to use a ring, to pass, or to lay one aside."""

from collections.abc import Callable, Mapping

from mathom.core import Option
from mathom.games.ringwar import options
from mathom.games.ringwar.advice import cards, marches, people, ring, war
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, flat, person
from mathom.games.ringwar.kinds import FREE, SHADOW, Face
from mathom.games.ringwar.rules import arriving

THRIFT: Mapping[str, float] = {"will": 0.8, "character": 0.4, "army_muster": 0.15}
"""What is kept by using another die."""
RING = 2.0
"""What an Elven Ring is worth: the enemy gets it."""


def use(scene: Scene, option: options.Use) -> Verdict:
    verdict = action(scene, option.action)
    thrift = THRIFT.get(option.die, 0.0)
    if scene.side == SHADOW:
        thrift = 0.0 if option.die == "character" else 0.5 * thrift
    return Verdict(verdict.score - thrift, verdict.reasons)


def action(scene: Scene, name: str) -> Verdict:
    """What an action is worth, whichever die pays for it."""
    known = scene.actions.get(name)
    if known is None:
        known = _action(scene, name)
        scene.actions[name] = known
    return known


def _action(scene: Scene, name: str) -> Verdict:
    judge = ACTIONS.get(name)
    if judge is not None:
        return judge(scene)
    return Verdict(1.5, because("rid"))  # a die that throws a card off the table


def _enters(name: str) -> Callable[[Scene], Verdict]:
    return lambda scene: Verdict(8.5, because("enters", person=person(name)))


def _draw(scene: Scene) -> Verdict:
    held = len(scene.hand)
    return Verdict(1.9 - 0.25 * held if held < 6 else 0.1, because("draw"))


def _counsel(scene: Scene) -> Verdict:
    return Verdict(1.6, because("counsel"))


ACTIONS: Mapping[str, Callable[[Scene], Verdict]] = {
    "move-fellowship": ring.journey,
    "hide-fellowship": ring.hide,
    "separate": people.separate,
    "move-companions": people.move_companions,
    "move-minions": people.fly,
    "march": lambda scene: marches.best_march(scene, led=False),
    "march-led": lambda scene: marches.best_march(scene, led=True),
    "attack": lambda scene: war.best_attack(scene, led=False),
    "attack-led": lambda scene: war.best_attack(scene, led=True),
    "politics": war.best_politics,
    "recruit": war.best_recruit,
    "voice": lambda scene: Verdict(3.8, because("voice")),
    "draw-character": _draw,
    "draw-strategy": _draw,
    "boromir-counsels": _counsel,
    "legolas-counsels": _counsel,
    "gimli-counsels": _counsel,
    **{
        name: _enters(name)
        for name in ("saruman", "witch-king", "mouth-of-sauron", "aragorn", "gandalf-white")
    },
}
"""Everything a die can do, and how it is judged."""


def play(scene: Scene, option: options.Play) -> Verdict:
    verdict = cards.event(scene, option.card)
    thrift = THRIFT.get(option.die, 0.0) + (0.1 if option.face != "event" else 0.0)
    return Verdict(verdict.score - thrift, verdict.reasons)


# -- rings ---------------------------------------------------------------------------------------


def turn_die(scene: Scene, option: options.TurnDie) -> Verdict:
    """A ring is for the moment when the right die is missing and much depends on it."""
    gain = _free_ring(scene, option) if scene.side == FREE else _shadow_ring(scene, option.face)
    price = RING + THRIFT.get(option.die, 0.0)
    if gain <= 0:
        return Verdict(-5.0, because("ring-kept"))
    return Verdict(gain - price, because("ring-used"))


def _free_ring(scene: Scene, option: options.TurnDie) -> float:
    state = scene.state
    dice = state.dice[FREE]
    if option.face != "character" or "character" in dice or "will" in dice:
        return 0.0
    here = state.fellowship
    if not here.hidden:
        return 0.0 if here.guide == "strider" else ring.hide(scene).score
    moving = ring.journey(scene).score
    if here.step is not None:
        return moving + 1.0 if not state.turn.tried else moving
    return moving + 0.6 * scene.plan.haste if scene.plan.haste > 0.5 else 0.0


def _shadow_ring(scene: Scene, face: Face) -> float:
    state = scene.state
    dice = state.dice[SHADOW]
    if face == "muster" and "muster" not in dice and "army_muster" not in dice:
        minions = ("saruman", "witch-king", "mouth-of-sauron")
        if any(arriving.entrances(scene.box, state, one) for one in minions):
            return 8.5
    return 0.0


# -- nothing -------------------------------------------------------------------------------------


def lay_aside(scene: Scene, option: options.LayAside) -> Verdict:
    return Verdict(-0.2 - THRIFT.get(option.die, 0.0), because("nothing-to-do"))


JUDGES: Mapping[type[Option], Judge] = {
    options.Use: use,
    options.Play: play,
    options.TurnDie: turn_die,
    options.LayAside: lay_aside,
    options.Pass: flat(0.6, "waits"),
}
