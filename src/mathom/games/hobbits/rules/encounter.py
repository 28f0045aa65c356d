"""Turn, part 2 – encounter, success, stacks and the end: chapters 5 to 8; friends' help: 9.5."""

from collections.abc import Iterable

from mathom.core import Chance, ChanceStep, ChoiceStep, Log, Option, Refusal, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.hobbits.components import DARK, Box
from mathom.games.hobbits.events import (
    BrokeOff,
    Crossed,
    CubesRemoved,
    EnemyBeaten,
    FriendWon,
    Met,
    NazgulBeaten,
    PlaceEmptied,
    Spun,
    TileLaid,
    Won,
)
from mathom.games.hobbits.options import EndTurn, Help, Meet, SpinOn, Stop, Submit
from mathom.games.hobbits.rules.friends import friends_of, give_up, guard_help, offers
from mathom.games.hobbits.state import (
    Darkness,
    Hoard,
    Pause,
    Pressing,
    Restocking,
    Rolling,
    Site,
    Spinning,
    State,
    TurnEnd,
)


def after_moving(box: Box, state: State) -> State:
    """The hobbit has moved: there is something to decide, or the turn is over. HOB-5.1"""
    if meeting_place(box, state) is not None or friends_of(box, state):
        return state.then(Pause())
    return state.then(TurnEnd())


@enforces("HOB-5.1", "HOB-R7", "HOB-R8")
def meeting_place(box: Box, state: State) -> int | None:
    """The place whose tile the hobbit can meet from where it stands, whichever side that is."""
    at = box.place_beside.get(state.where)
    return at if at is not None and state.sites[at].tile is not None else None


@enforces("HOB-5.1", "HOB-9.5", "HOB-9.7", "HOB-R17", "HOB-R18")
class GoOn(ChoiceStep[Box, State, Pause]):
    """Rolled and moved: meet what is there, give up a friend to roll once more, or end the turn.

    The spinner has not been used yet, and once it has, no path leads back here.
    """

    rule = "HOB-5.1"
    accepts = (Meet, Help, EndTurn)

    def seat(self, state: State, frame: Pause) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Pause) -> Iterable[Option]:
        yield Meet()
        yield from offers(self.box)
        yield EndTurn()

    def options(self, state: State, frame: Pause) -> tuple[Option, ...]:
        meet = () if meeting_place(self.box, state) is None else (Meet(),)
        return (*meet, *map(Help, friends_of(self.box, state)), EndTurn())

    def guard(self, state: State, frame: Pause, option: Meet | Help | EndTurn) -> Refusal | None:
        match option:
            case Meet():
                if meeting_place(self.box, state) is None:
                    return Refusal("HOB-5.1", "nobody-here")
                return None
            case Help():
                return guard_help(self.box, state, option)
            case EndTurn():
                return None

    def do(self, state: State, frame: Pause, option: Meet | Help | EndTurn, log: Log) -> State:
        match option:
            case Meet():
                at = meeting_place(self.box, state)
                assert at is not None
                site = state.sites[at]
                assert site.tile is not None
                log.append(Met(state.turn, site.place, site.tile))
                return state.then(Spinning(site.place))
            case Help():
                return give_up(state, option, "roll", log).then(Rolling())
            case EndTurn():
                return state.then(TurnEnd())


@enforces(
    "HOB-2.3", "HOB-5.2", "HOB-5.3", "HOB-5.4", "HOB-5.5", "HOB-5.6", "HOB-5.7", "HOB-5.8",
    "HOB-R9", "HOB-R19",
)  # fmt: skip
class Spin(ChanceStep[Box, State, Spinning]):
    """The ring spinner: darkness ends the turn, light works on the Nazgûl first, then the tile."""

    def chance(self, state: State, frame: Spinning) -> Chance:
        return self.box.spin

    def do(self, state: State, frame: Spinning, outcome: str, log: Log) -> State:
        log.append(Spun(state.turn, outcome))
        segment = self.box.segments[outcome]
        at = self.box.place_index[frame.place]
        site = state.sites[at]
        if segment.kind == DARK:
            if friends_of(self.box, state):
                return state.then(Darkness(frame.place))
            return state.then(TurnEnd())
        if site.nazgul:
            if segment.nazgul:
                state = self._beat_nazgul(state, at, log)
            return self._spin_on(state, frame)
        assert site.tile is not None
        if self.box.is_friend(site.tile):
            log.append(FriendWon(state.turn, site.place, site.tile))
            return succeed(self.box, state, at, log)
        cubes = min(segment.cubes, site.cubes)
        left = site.cubes - cubes
        log.append(CubesRemoved(state.turn, site.place, site.tile, cubes, left))
        state = replace(state, sites=put(state.sites, at, replace(site, cubes=left)))
        if left:
            return self._spin_on(state, frame)
        log.append(EnemyBeaten(state.turn, site.place, site.tile))
        return succeed(self.box, state, at, log)

    def _beat_nazgul(self, state: State, at: int, log: Log) -> State:
        """Beaten anywhere it flees to Mount Doom; beaten there it is the player's. HOB-5.5"""
        doom, site = self.box.doom, state.sites[at]
        kept = at == doom
        log.append(NazgulBeaten(state.turn, site.place, kept))
        sites = put(state.sites, at, replace(site, nazgul=site.nazgul - 1))
        if kept:
            hoard = state.hoards[state.turn]
            hoards = state.with_hoard(replace(hoard, nazgul=hoard.nazgul + 1))
            return replace(state, sites=sites, hoards=hoards)
        fled = replace(sites[doom], nazgul=sites[doom].nazgul + 1)
        return replace(state, sites=put(sites, doom, fled))

    def _spin_on(self, state: State, frame: Spinning) -> State:
        return state.then(Pressing(frame.place) if state.may_stop else Spinning(frame.place))


@enforces("HOB-R6")
class Press(ChoiceStep[Box, State, Pressing]):
    """Where the table agreed that an encounter may be broken off: spin on or stop."""

    rule = "HOB-R6"
    accepts = (SpinOn, Stop)

    def seat(self, state: State, frame: Pressing) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Pressing) -> Iterable[Option]:
        return (SpinOn(), Stop())

    def guard(self, state: State, frame: Pressing, option: SpinOn | Stop) -> Refusal | None:
        return None

    def do(self, state: State, frame: Pressing, option: SpinOn | Stop, log: Log) -> State:
        if isinstance(option, SpinOn):
            return state.then(Spinning(frame.place))
        log.append(BrokeOff(state.turn))
        return state.then(TurnEnd())


@enforces("HOB-9.5", "HOB-9.6")
class FaceTheEye(ChoiceStep[Box, State, Darkness]):
    """After a dark spin: give up a friend and spin on, or let the turn end."""

    rule = "HOB-9.5"
    accepts = (Help, Submit)

    def seat(self, state: State, frame: Darkness) -> Seat:
        return state.turn

    def candidates(self, state: State, frame: Darkness) -> Iterable[Option]:
        return (*offers(self.box), Submit())

    def guard(self, state: State, frame: Darkness, option: Help | Submit) -> Refusal | None:
        return guard_help(self.box, state, option) if isinstance(option, Help) else None

    def do(self, state: State, frame: Darkness, option: Help | Submit, log: Log) -> State:
        if isinstance(option, Help):
            return give_up(state, option, "spin", log).then(Spinning(frame.place))
        return state.then(TurnEnd())


@enforces("HOB-6.1", "HOB-6.2", "HOB-7.4", "HOB-8.1")
def succeed(box: Box, state: State, at: int, log: Log) -> State:
    """The tile is the player's, the hobbit crosses over, and a new tile is turned up."""
    site, seat = state.sites[at], state.turn
    assert site.tile is not None
    hoard = state.hoards[seat]
    to = box.across[state.where]
    log.append(Crossed(seat, site.place, to))
    state = replace(
        state,
        hobbits=state.with_hobbit(to),
        hoards=state.with_hoard(Hoard((*hoard.tiles, site.tile), hoard.nazgul)),
        sites=put(state.sites, at, Site(site.place)),
    )
    if at == box.doom:
        log.append(Won(seat))
        return replace(state, frames=(), winner=seat)
    if state.light or state.dark:
        return state.then(TurnEnd(), Restocking(site.place))
    log.append(PlaceEmptied(site.place))
    return state.then(TurnEnd())


@enforces("HOB-2.1", "HOB-6.2", "HOB-7.1", "HOB-7.2", "HOB-7.3")
class Restock(ChanceStep[Box, State, Restocking]):
    """A new tile from the stack of the place's kind, or from the other one if that is empty."""

    def _from_light(self, state: State, frame: Restocking) -> bool:
        light_place = self.box.places[self.box.place_index[frame.place]].kind == "light"
        return bool(state.light) if light_place else not state.dark

    def chance(self, state: State, frame: Restocking) -> Chance:
        pile = state.light if self._from_light(state, frame) else state.dark
        return pile.draw("tile")

    def do(self, state: State, frame: Restocking, outcome: str, log: Log) -> State:
        strength = self.box.tiles[outcome].strength
        log.append(TileLaid(frame.place, outcome, strength))
        at = self.box.place_index[frame.place]
        sites = put(state.sites, at, Site(frame.place, outcome, strength))
        if self._from_light(state, frame):
            return state.then(sites=sites, light=state.light.without(outcome))
        return state.then(sites=sites, dark=state.dark.without(outcome))
