"""Characters on the map: companions who leave, Nazgûl who fly, who comes into play where."""

from collections.abc import Mapping

from mathom.core import Message, Option
from mathom.games.ringwar import options
from mathom.games.ringwar.advice.front import NONE
from mathom.games.ringwar.advice.scene import Judge, Scene, Verdict, because, person, region
from mathom.games.ringwar.frames import Arriving, Companions, Gathering, Landing, Walking
from mathom.games.ringwar.kinds import FELLOWSHIP, FREE, NATION_AT, SHADOW
from mathom.games.ringwar.rules import board, characters
from mathom.games.ringwar.rules.arriving import HEIRS_PLACES

CROWN_BY = 8
"""After this turn a crown comes too late."""


def throne(scene: Scene) -> str | None:
    """Where Strider could be crowned if he left the Fellowship now."""
    state, box = scene.state, scene.box
    if board.where(box, state, "strider") != FELLOWSHIP or state.turn.number > CROWN_BY:
        return None
    here = state.fellowship
    reach = here.progress + characters.level(box, ("strider",))
    open_ = [
        place
        for place in HEIRS_PLACES
        if board.unconquered(box, state, place) and place not in state.besieged
    ]
    near = [place for place in open_ if scene.atlas.steps[here.region].get(place, 99) <= reach]
    if not near:
        return None
    found = characters.walks(box, state, here.region, reach)
    return next((place for place in near if place in found), None)


def separate(scene: Scene) -> Verdict:
    """Strider leaves to be crowned; the others are needed where they are."""
    place = throne(scene)
    if place is None:
        return Verdict(-1.0, because("together"))
    willing = 0.8 if "will" in scene.state.dice[FREE] else 0.0
    late = 0.3 * max(0, scene.state.turn.number - 4)
    return Verdict(4.4 + willing - late, because("crown", region=region(place)))


def move_companions(scene: Scene) -> Verdict:
    where = board.where(scene.box, scene.state, "strider")
    if where in scene.box.at and where not in HEIRS_PLACES:
        return Verdict(3.4, because("crown-later"))
    return Verdict(0.3, because("walk"))


def take(scene: Scene, option: options.Take) -> Verdict:
    frame, who = scene.state.frames[-1], option.person
    if isinstance(frame, Gathering):
        if who == "strider" and throne(scene) is not None:
            return Verdict(3.0, because("crown-later"))
        keen = {"peregrin": 0.6, "meriadoc": 0.55, "gimli": 0.4, "legolas": 0.4, "boromir": 0.45}
        return Verdict(-0.2 if frame.group else keen.get(who, 0.1), because("together"))
    if isinstance(frame, Companions):
        here = board.where(scene.box, scene.state, who)
        if who == "strider" and here not in HEIRS_PLACES:
            return Verdict(3.0, because("crown-later"))
        return Verdict(-0.1 if frame.group else 0.1, because("walk"))
    if who == "witch-king":
        return Verdict(0.8, because("nazgul-lead"))
    return Verdict(0.3, because("walk"))


def walk(scene: Scene, option: options.Walk) -> Verdict:
    """Where companions are of use: Strider on the throne, the others with peoples to rouse."""
    frame = scene.state.frames[-1]
    group: tuple[str, ...] = frame.group if isinstance(frame, Walking | Companions) else ()
    box, state, to = scene.box, scene.state, option.to
    if "strider" in group:
        far = min(scene.atlas.steps[to].get(place, 99) for place in _open_thrones(scene))
        return Verdict(3.0 - 0.5 * far, because("crown-later"))
    nation = box.nation[to]
    if nation is not None and to in box.major and board.holder(box, state, to) == FREE:
        passive = not state.active[NATION_AT[nation]]
        if passive and any(nation in box.people[one].activates for one in group):
            return Verdict(2.0 + ROUSED.get(nation, 0.0), because("rouses", nation=_nation(nation)))
        guard = scene.front.mine.get(to, NONE)
        if guard.units:
            danger = scene.front.peril(to, guard)
            return Verdict(0.6 + danger, because("leads", region=region(to)))
    return Verdict(0.0, because("walk"))


def _open_thrones(scene: Scene) -> list[str]:
    places = [one for one in HEIRS_PLACES if board.unconquered(scene.box, scene.state, one)]
    return places or list(HEIRS_PLACES)


ROUSED = {"gondor": 1.0, "rohan": 0.8, "north": 0.5, "dwarves": 0.4}
"""How welcome each people is in the war."""


# -- servants of the Shadow ----------------------------------------------------------------------


def fly(scene: Scene) -> Verdict:
    """Nazgûl hunt the Ring, and lead armies that lack leaders."""
    best = Verdict(0.3, because("nazgul-lead"))
    state = scene.state
    here = state.fellowship
    unwatched = here.step is None and not board.has_nazgul(scene.box, state, here.region)
    if unwatched and not characters.shut(scene.box, state, here.region) and state.hunt.dice[SHADOW]:
        score = 1.6 + 0.8 * scene.plan.hunt + 0.3 * state.hunt.dice[SHADOW]
        best = Verdict(score, because("nazgul-hunt"))
    place, lack = _leaderless(scene)
    if place is not None and 1.0 + 0.6 * lack > best.score:
        best = Verdict(1.0 + 0.6 * lack, because("nazgul-lead"))
    return best


def _leaderless(scene: Scene) -> tuple[str | None, float]:
    """The army near its goal that lacks leaders most, and how much."""
    found: tuple[str | None, float] = None, 0.0
    for place, host in scene.front.mine.items():
        if host.units < 4 or host.leadership >= 3:
            continue
        hope, goal = scene.front.prospect(place, host)
        if goal is None or scene.atlas.steps[place][goal] > 2:
            continue
        lack = hope * (3 - host.leadership)
        if lack > found[1]:
            found = place, lack
    return found


def lift(scene: Scene, option: options.Lift) -> Verdict:
    """Idle Nazgûl go, those that lead an army at the enemy stay; one by one is best."""
    host = scene.front.mine.get(option.origin, NONE)
    hope = scene.front.prospect(option.origin, host)[0] if host.units else 0.0
    hunting = scene.state.fellowship
    busy = 1.5 if option.origin == hunting.region and hunting.step is None else 0.0
    score = 1.0 - hope - busy - 0.2 * abs(option.count - 1)
    return Verdict(score, because("nazgul-idle"))


def land(scene: Scene, option: options.Land) -> Verdict:
    frame, state = scene.state.frames[-1], scene.state
    if isinstance(frame, Arriving):
        return _arrive(scene, frame, option)
    if scene.side == FREE:  # a card scatters them
        return Verdict(-scene.front.peril(option.to, NONE), because("walk"))
    here, host = state.fellowship, scene.front.mine.get(option.to, NONE)
    score, why = 0.0, because("walk")
    flies = not isinstance(frame, Landing) or frame.person in (None, "witch-king")
    if flies and here.step is None and option.to == here.region:
        alone = not board.has_nazgul(scene.box, state, here.region)
        score = 1.6 * scene.plan.hunt if alone else 0.2
        why = because("nazgul-hunt")
    if host.units >= 3:
        lead = (1.2 + scene.front.prospect(option.to, host)[0]) * max(0, 4 - host.leadership) / 4
        if lead > score:
            score, why = lead, because("nazgul-lead")
    return Verdict(score, why)


def _arrive(scene: Scene, frame: Arriving, option: options.Land) -> Verdict:
    host = scene.front.mine.get(option.to, NONE)
    if scene.side == FREE:
        need = scene.front.peril(option.to, host) if option.to in scene.front.own else 0.0
        return Verdict(need + 0.05 * host.units, because("leads", region=region(option.to)))
    hope = scene.front.prospect(option.to, host)[0] if host.units else 0.0
    return Verdict(hope + 0.05 * host.units, because("leads", region=region(option.to)))


def choose(scene: Scene, option: options.Choose) -> Verdict:
    """The character of the enemy who leads best, or the own one who does least."""
    one = scene.box.people[option.person]
    worth = one.leadership + 0.5 * one.captain + 0.5 * (one.level or 2)
    mine = scene.box.side_of[option.person] == scene.side
    return Verdict(-worth if mine else worth, because("hits-most", person=person(option.person)))


def give_life(scene: Scene, option: options.GiveLife) -> Verdict:
    level = scene.box.people[option.person].level or 1
    return Verdict(0.6 * option.hits - 0.7 * level, because("life", hits=option.hits))


def _nation(name: str) -> Message:
    return Message(f"nation-{name}")


JUDGES: Mapping[type[Option], Judge] = {
    options.Take: take,
    options.Walk: walk,
    options.Lift: lift,
    options.Land: land,
    options.Choose: choose,
    options.GiveLife: give_life,
}
