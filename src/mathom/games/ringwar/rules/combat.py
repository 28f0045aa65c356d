"""What is asked in a battle: cards, withdrawal, dice, breaking off, retreat. Chapter 6."""

from collections.abc import Iterable

from mathom.core import (
    Chance,
    ChanceStep,
    ChoiceStep,
    Log,
    Message,
    Option,
    Refusal,
    enforces,
)
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.pieces.conditions import unmet
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.cards.standing import NoCombatCards
from mathom.games.ringwar.events import CardUsed, CombatCardLaid, CombatRolled, Withdrew
from mathom.games.ringwar.frames import (
    Battle,
    Carding,
    Continuing,
    Pressing,
    Rerolling,
    Retreating,
    RollingAgain,
    RollingCombat,
    Standing,
    Striking,
    WhiteRider,
)
from mathom.games.ringwar.frames.terms import GivenUp, MuteNazgul, NoCards, NoPressing
from mathom.games.ringwar.kinds import ELITE, FIGURE_AT, FIGURES, FREE, SHADOW, Side
from mathom.games.ringwar.options import (
    Accept,
    CombatCard,
    Decline,
    Reduce,
    ReduceFromReserve,
    Reroll,
    Retreat,
)
from mathom.games.ringwar.rules import board, fighting, losses
from mathom.games.ringwar.rules.fighting import (
    battle_of,
    fighters,
    losing,
    terms,
    with_battle,
    with_round,
)
from mathom.games.ringwar.rules.marching import barred
from mathom.games.ringwar.rules.moving import move
from mathom.games.ringwar.rules.seats import seat_of
from mathom.games.ringwar.state import State


class Offer(ChoiceStep[Box, State, Standing | Continuing | WhiteRider]):
    """Something may be done or not."""

    accepts = (Accept, Decline)

    def candidates(
        self, state: State, frame: Standing | Continuing | WhiteRider
    ) -> Iterable[Option]:
        return (Accept(), Decline())

    def guard(
        self, state: State, frame: Standing | Continuing | WhiteRider, option: Accept | Decline
    ) -> Refusal | None:
        return None


@enforces("RKR-12.10", "RK-088")
class RideOut(Offer):
    """The White Rider gives up his leadership; no Nazgûl leads in this battle."""

    rule = "RKR-12.10"

    def seat(self, state: State, frame: object) -> Seat:
        return seat_of(state, FREE)

    def do(self, state: State, frame: object, option: Accept | Decline, log: Log) -> State:
        state = state.then()
        if isinstance(option, Decline):
            return state
        battle = battle_of(state)
        lasting = (MuteNazgul(SHADOW), GivenUp(FREE, 1, "gandalf-white"))
        return with_battle(state, replace(battle, terms=battle.terms + lasting))


def may_withdraw(box: Box, state: State, battle: Battle) -> bool:
    """Whether the defenders hold a stronghold here that is not besieged yet."""
    side, region = 1 - battle.attacker, battle.target
    if battle.kind != "field" or region not in box.strongholds or region in state.besieged:
        return False
    return board.holder(box, state, region) == side


@enforces("RKR-6.90", "RKR-6.91", "RK-100")
class Stand(Offer):
    """Accept: withdraw into the stronghold. Decline: a field battle."""

    rule = "RKR-6.90"

    def seat(self, state: State, frame: object) -> Seat:
        assert isinstance(frame, Standing)
        return seat_of(state, frame.side)

    def do(self, state: State, frame: object, option: Accept | Decline, log: Log) -> State:
        assert isinstance(frame, Standing)
        state = state.then()
        if isinstance(option, Decline):
            return state
        return withdraw(state, frame.side, log)


@enforces("RKR-6.90", "RKR-6.91")
def withdraw(state: State, side: Side, log: Log) -> State:
    """The defenders go into the stronghold; the battle ends."""
    battle = battle_of(state)
    log.append(Withdrew(side, battle.target))
    return with_battle(state, replace(battle, step="withdrawn"))


@enforces("RKR-6.76", "RK-080")
class BreakOff(Offer):
    """Accept: the attacker goes on. Decline: he breaks off and stays where he is."""

    rule = "RKR-6.76"

    def seat(self, state: State, frame: object) -> Seat:
        assert isinstance(frame, Continuing)
        return seat_of(state, frame.side)

    def do(self, state: State, frame: object, option: Accept | Decline, log: Log) -> State:
        state = state.then()
        if isinstance(option, Accept):
            return state
        return with_battle(state, replace(battle_of(state), step="ceased"))


# -- cards ---------------------------------------------------------------------------------------


def may_play_cards(box: Box, state: State, battle: Battle, side: Side) -> bool:
    """Whether a side can be asked for a combat card at all, as everybody can see."""
    if battle.round.number == 1 and terms(battle, NoCards, side):
        return False
    for piece in board.standing(box, state, NoCombatCards):
        if piece.side == side and piece.region == battle.target:
            return False
    ready = any(
        box.built[card].event.fights_from_table
        for card in state.table
        if box.card_side[card] == side
    )
    return bool(state.hands[seat_of(state, side)]) or ready


@enforces("RKR-6.62", "RK-093")
def refuse_combat_card(box: Box, state: State, side: Side, card: str) -> Refusal | None:
    """Why a side cannot use a card in this battle, as everybody can see who sees the card."""
    condition, at = box.built[card].combat.condition, Scope(box, state, side, card)
    if condition is None or condition.holds(at):
        return None
    return Refusal("RKR-6.62", "condition", condition=unmet(card, "combat", condition, at))


@enforces("RKR-6.61", "RKR-6.62", "RKR-5.11", "RK-070", "RK-093")
class PlayCombatCard(ChoiceStep[Box, State, Carding]):
    """A card is laid face down, its back visible, or none. Hidden: how many would do."""

    rule = "RKR-6.61"
    accepts = (CombatCard, Decline)
    veiled = True

    def seat(self, state: State, frame: Carding) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Carding) -> Iterable[Option]:
        yield Decline()
        yield from map(CombatCard, state.hands[self.seat(state, frame)])
        yield from map(CombatCard, state.table)

    def guard(self, state: State, frame: Carding, option: CombatCard | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        name = option.card
        card = self.box.built.get(name)
        if name not in state.hands[self.seat(state, frame)]:
            lying = card is not None and card.event.fights_from_table and name in state.table
            if not lying or self.box.card_side[name] != frame.side:
                return Refusal("RKR-6.61", "not-in-hand", card=_card(name))
        return refuse_combat_card(self.box, state, frame.side, name)

    def do(self, state: State, frame: Carding, option: CombatCard | Decline, log: Log) -> State:
        seat, state = self.seat(state, frame), state.then()
        if isinstance(option, Decline):
            log.append(CombatCardLaid(frame.side, None))
            return state
        name = option.card
        log.append(CombatCardLaid(frame.side, self.box.cards[name].deck))
        now = battle_of(state).round
        if name in state.table:
            log.append(CardUsed(frame.side, name))
            state = replace(state, table=tuple(one for one in state.table if one != name))
            now = replace(now, known=(*now.known, name))
        else:
            hand = tuple(one for one in state.hands[seat] if one != name)
            state = replace(state, hands=put(state.hands, seat, hand))
        cards = (name, now.cards[1]) if frame.side == FREE else (now.cards[0], name)
        return with_round(state, replace(now, cards=cards))


# -- dice ----------------------------------------------------------------------------------------


def _pair(pair: tuple[str, str], side: Side, rolled: str) -> tuple[str, str]:
    return (rolled, pair[1]) if side == FREE else (pair[0], rolled)


@enforces("RKR-6.66", "RKR-6.68")
class RollCombat(ChanceStep[Box, State, RollingCombat]):
    """The combat roll of one side."""

    def chance(self, state: State, frame: RollingCombat) -> Chance:
        return self.box.combat_dice[frame.dice]

    def do(self, state: State, frame: RollingCombat, outcome: str, log: Log) -> State:
        state = state.then()
        now = battle_of(state).round
        state = with_round(state, replace(now, rolls=_pair(now.rolls, frame.side, outcome)))
        state = fighting.count(self.box, state)
        scored = fighting.roll_hits(self.box, battle_of(state), frame.side)
        log.append(CombatRolled(frame.side, outcome, scored))
        return state


@enforces("RKR-6.67", "RK-071")
class ChooseReroll(ChoiceStep[Box, State, Rerolling]):
    """How many of the dice that missed are rolled again."""

    rule = "RKR-6.67"
    accepts = (Reroll,)

    def seat(self, state: State, frame: Rerolling) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Rerolling) -> Iterable[Option]:
        return (Reroll(dice) for dice in range(frame.most, -1, -1))

    def guard(self, state: State, frame: Rerolling, option: Reroll) -> Refusal | None:
        if 0 <= option.dice <= frame.most:
            return None
        return Refusal("RKR-6.67", "too-many", most=frame.most)

    def do(self, state: State, frame: Rerolling, option: Reroll, log: Log) -> State:
        return state.then(RollingAgain(frame.side, option.dice)) if option.dice else state.then()


class RollAgain(ChanceStep[Box, State, RollingAgain]):
    """The leader re-roll of one side."""

    def chance(self, state: State, frame: RollingAgain) -> Chance:
        return self.box.combat_dice[frame.dice]

    def do(self, state: State, frame: RollingAgain, outcome: str, log: Log) -> State:
        state = state.then()
        now = battle_of(state).round
        state = with_round(state, replace(now, rerolls=_pair(now.rerolls, frame.side, outcome)))
        state = fighting.count(self.box, state)
        scored = fighting.reroll_hits(self.box, battle_of(state), frame.side)
        log.append(CombatRolled(frame.side, outcome, scored, "reroll"))
        return state


@enforces("RKR-6.65", "RK-085")
class Strike(ChanceStep[Box, State, Striking]):
    """An extra attack of a card: no re-roll, no modifiers, losses at once."""

    def chance(self, state: State, frame: Striking) -> Chance:
        return self.box.combat_dice[frame.dice]

    def do(self, state: State, frame: Striking, outcome: str, log: Log) -> State:
        scored = fighting.hits(outcome, frame.needs, 0)
        log.append(CombatRolled(frame.side, outcome, scored, "strike"))
        state = state.then()
        battle = battle_of(state)
        struck = list(battle.round.struck)
        struck[frame.side] += scored
        state = with_round(state, replace(battle.round, struck=(struck[0], struck[1])))
        return state.push(losing(battle, 1 - frame.side, scored)) if scored else state


# -- after the round -----------------------------------------------------------------------------


@enforces("RKR-6.77", "RKR-6.79", "RK-080", "RK-103")
def ways_out(box: Box, state: State, side: Side, region: str) -> list[str]:
    """Where a defending army can retreat to."""
    if board.is_garrison(box, state, side, region):
        return []
    return [
        near
        for near in box.near[region]
        if board.is_free(box, state, side, near)
        and not (state.table and barred(box, state, side, near))
    ]


@enforces("RKR-6.76", "RKR-6.77", "RKR-6.78", "RKR-6.11", "RK-081")
class ChooseRetreat(ChoiceStep[Box, State, Retreating]):
    """The whole army leaves, but for those who never move; or it stands."""

    rule = "RKR-6.77"
    accepts = (Retreat, Decline)

    def seat(self, state: State, frame: Retreating) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Retreating) -> Iterable[Option]:
        yield Decline()
        yield from map(Retreat, self.box.near[frame.region])

    def guard(self, state: State, frame: Retreating, option: Retreat | Decline) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        if option.to in ways_out(self.box, state, frame.side, frame.region):
            return None
        return Refusal("RKR-6.77", "not-free", region=Message(f"region-{option.to}"))

    def do(self, state: State, frame: Retreating, option: Retreat | Decline, log: Log) -> State:
        state = state.then()
        if isinstance(option, Decline):
            return state
        return retreat(self.box, state, frame.side, option.to, log)


@enforces("RKR-6.77", "RKR-6.78", "RKR-6.11", "RK-081")
def retreat(box: Box, state: State, side: Side, to: str, log: Log) -> State:
    """The defenders leave the battle, but for those who never move; it ends."""
    battle = battle_of(state)
    force, people = fighters(box, state, battle, side)
    going = tuple(one for one in people if box.people[one].level != 0)
    state = with_battle(state, replace(battle, step="retreated"))
    return move(box, state, side, battle.target, to, force, going, log, "retreat")


@enforces("RKR-6.95", "RK-104")
def can_press(box: Box, state: State, battle: Battle) -> list[int]:
    """The elites that can be given up for another round of a siege battle."""
    side = battle.attacker
    if terms(battle, NoPressing, side):  # RK-115
        return []
    force, _ = fighters(box, state, battle, side)
    return [
        kind
        for kind in forces.kinds(force)
        if kind % 3 == ELITE and losses.replaceable(state, side, kind)
    ]


@enforces("RKR-6.95", "RK-104")
class Press(ChoiceStep[Box, State, Pressing]):
    """Another round of a siege battle costs an elite, which becomes a regular."""

    rule = "RKR-6.95"
    accepts = (Reduce, ReduceFromReserve, Decline)

    def seat(self, state: State, frame: Pressing) -> Seat:
        return seat_of(state, frame.side)

    def candidates(self, state: State, frame: Pressing) -> Iterable[Option]:
        yield Decline()
        for kind in range(ELITE, len(FIGURES), 3):
            yield Reduce(FIGURES[kind])
            yield ReduceFromReserve(FIGURES[kind])

    def guard(
        self, state: State, frame: Pressing, option: Reduce | ReduceFromReserve | Decline
    ) -> Refusal | None:
        if isinstance(option, Decline):
            return None
        kind = FIGURE_AT.get(option.figure, -1)
        if kind not in can_press(self.box, state, battle_of(state)):
            return Refusal("RKR-6.95", "no-elite")
        if isinstance(option, ReduceFromReserve):
            return losses.refuse_fresh(state, frame.side, kind)
        return None

    def do(
        self,
        state: State,
        frame: Pressing,
        option: Reduce | ReduceFromReserve | Decline,
        log: Log,
    ) -> State:
        state = state.then()
        if isinstance(option, Decline):
            return state
        battle = battle_of(state)
        state = with_battle(state, replace(battle, rounds=battle.rounds + 1))
        kind = FIGURE_AT[option.figure]
        fresh = isinstance(option, ReduceFromReserve)
        return losses.reduce(self.box, state, frame.side, battle.origin, kind, log, fresh)


def _card(card: str) -> Message:
    return Message(f"card-{card}")
