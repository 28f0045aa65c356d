"""What a die can do: chapter 4. Every action of both sides, in the order of the book."""

from collections.abc import Callable

from mathom.core import Log, Message, Refusal, enforces
from mathom.games.ringwar.box import Box, pays
from mathom.games.ringwar.cards.base import Action
from mathom.games.ringwar.frames import (
    Arriving,
    Attacking,
    Companions,
    Drawing,
    Flying,
    Gathering,
    Marching,
    Recruiting,
    Speaking,
    Swaying,
    ToHuntBox,
)
from mathom.games.ringwar.kinds import DECKS_OF, FACES, FREE, NATION_AT, SHADOW, Face, Side
from mathom.games.ringwar.rules import (
    arriving,
    attacking,
    board,
    cards,
    characters,
    fellowship,
    lone_player,
    marching,
    politics,
    reactions,
    recruiting,
)
from mathom.games.ringwar.rules.characters import carry_message, messenger
from mathom.games.ringwar.rules.seats import role, seat_of
from mathom.games.ringwar.state import State

Fits = Callable[[Box, State, Side, Face], bool]


def shows(face: Face) -> Fits:
    """A die that shows this, or can be used as if it did. RKR-4.17, RKR-4.18"""
    able = frozenset(die for dice in FACES for die in dice if pays(die, face))
    return lambda box, state, side, die: die in able


def any_die(box: Box, state: State, side: Side, die: Face) -> bool:
    return True


def only_will(box: Box, state: State, side: Side, die: Face) -> bool:
    return die == "will"


def army_die(box: Box, state: State, side: Side, die: Face) -> bool:
    """An army die, or one that the Messenger of the Dark Tower makes one."""
    return pays(die, "army") or messenger(box, state, side, die)


@enforces("RKR-12.3", "RKR-8.31", "RKR-8.6")
def hiding_die(box: Box, state: State, side: Side, die: Face) -> bool:
    """A character die; any, while Strider is the guide."""
    return pays(die, "character") or state.fellowship.guide == "strider"


# -- armies --------------------------------------------------------------------------------------


@enforces("RKR-4.14", "RKR-6.40")
def _march(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return carry_message(state, die).push(Marching(side, 2, led=False))


@enforces("RKR-4.11", "RKR-6.41")
def _march_led(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Marching(side, 1, led=True))


@enforces("RKR-4.14", "RKR-6.50")
def _attack(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return carry_message(state, die).push(Attacking(side, led=False))


@enforces("RKR-4.11", "RKR-6.51")
def _attack_led(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Attacking(side, led=True))


# -- the Fellowship and characters ---------------------------------------------------------------


@enforces("RKR-4.12", "RKR-8.13", "RKR-8.16")
def _fellowship(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return fellowship.move(box, state.push(ToHuntBox()), log)


def _hide(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return fellowship.hide(state, log)


@enforces("RKR-4.12", "RKR-8.34")
def _separate(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Gathering())


@enforces("RKR-4.12", "RKR-6.5")
def _companions(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Companions())


@enforces("RKR-4.13", "RKR-6.8")
def _fly(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Flying())


# -- mustering -----------------------------------------------------------------------------------


@enforces("RKR-4.15", "RKR-7.8")
def _politics(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Swaying(side))


@enforces("RKR-4.15", "RKR-6.22")
def _recruit(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Recruiting(side))


def _voice(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
    return state.push(Speaking())


@enforces("RKR-4.15", "RKR-4.18", "RKR-6.2", "RKR-6.3")
def entering(person: str, side: Side, fits: Fits) -> Action:
    """A character comes into play."""

    def refuse(box: Box, state: State, side: Side) -> Refusal | None:
        if side == SHADOW and person not in role(state, seat_of(state, side)).minions:
            return Refusal("RKR-11.1", "not-yours")
        return arriving.refuse_entering(box, state, person)

    def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
        return state.push(Arriving(person))

    return Action(person, side, fits, refuse, begin)


@enforces("RKR-4.20", "RKR-12.4", "RK-034")
def errand(person: str, nation: str, places: tuple[str, ...] | None) -> Action:
    """A companion at home among his people brings them closer to war, with any die."""

    def refuse(box: Box, state: State, side: Side) -> Refusal | None:
        here = board.where(box, state, person)
        home = places or tuple(one for one in box.towns_of[nation] if one in box.major)
        if nation == "elves":
            home = tuple(one for one in home if one in box.strongholds)
        if here not in home or not board.unconquered(box, state, here):
            return Refusal("RKR-12.4", "not-at-home", person=Message(f"character-{person}"))
        if refusal := lone_player.refuse_again(state, side, nation):
            return refusal
        if politics.may_advance(state, nation):
            return None
        at_war = not state.steps[NATION_AT[nation]]
        return Refusal(
            "RKR-7.2", "at-war" if at_war else "passive", nation=Message(f"nation-{nation}")
        )

    def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
        state = politics.advance(lone_player.note(state, side, nation), nation, log)
        return reactions.happened(box, state, "advanced-by-ability", log)

    return Action(f"{person}-counsels", FREE, any_die, refuse, begin)


# -- cards ---------------------------------------------------------------------------------------


@enforces("RKR-4.16", "RKR-5.2")
def drawing(which: int) -> Action:
    """Draw a card from the character deck or from the strategy deck."""

    def refuse(box: Box, state: State, side: Side) -> Refusal | None:
        return cards.no_draw(state, DECKS_OF[side][which])

    def begin(box: Box, state: State, side: Side, die: Face, log: Log) -> State:
        return state.push(Drawing(seat_of(state, side), (DECKS_OF[side][which],)))

    return Action(("draw-character", "draw-strategy")[which], None, shows("event"), refuse, begin)


ACTIONS = (
    Action(
        "move-fellowship", FREE, shows("character"),
        lambda box, state, side: fellowship.refuse_moving(box, state), _fellowship,
    ),
    Action(
        "hide-fellowship", FREE, hiding_die,
        lambda box, state, side: fellowship.refuse_hiding(state), _hide,
    ),
    Action(
        "separate", FREE, shows("character"),
        lambda box, state, side: fellowship.refuse_separating(box, state), _separate,
    ),
    Action(
        "move-companions", FREE, shows("character"),
        lambda box, state, side: characters.no_companions(box, state), _companions,
    ),
    Action(
        "move-minions", SHADOW, shows("character"),
        lambda box, state, side: characters.no_flight(box, state), _fly,
    ),
    Action(
        "march-led", None, shows("character"),
        lambda box, state, side: marching.no_march(box, state, side, led=True), _march_led,
    ),
    Action(
        "attack-led", None, shows("character"),
        lambda box, state, side: attacking.no_attack(box, state, side, led=True), _attack_led,
    ),
    Action(
        "march", None, army_die,
        lambda box, state, side: marching.no_march(box, state, side, led=False), _march,
    ),
    Action(
        "attack", None, army_die,
        lambda box, state, side: attacking.no_attack(box, state, side, led=False), _attack,
    ),
    Action("politics", None, shows("muster"), politics.no_politics, _politics),
    Action("recruit", None, shows("muster"), recruiting.no_recruits, _recruit),
    Action(
        "voice", SHADOW, shows("muster"),
        lambda box, state, side: recruiting.no_voice(box, state), _voice,
    ),
    entering("saruman", SHADOW, shows("muster")),
    entering("witch-king", SHADOW, shows("muster")),
    entering("mouth-of-sauron", SHADOW, shows("muster")),
    drawing(0),
    drawing(1),
    entering("aragorn", FREE, only_will),
    entering("gandalf-white", FREE, only_will),
    errand("boromir", "gondor", None),
    errand("legolas", "elves", None),
    errand("gimli", "dwarves", ("erebor",)),
)  # fmt: skip
"""Everything a die can do without a card on the table."""

BY_ID = {action.id: action for action in ACTIONS}
