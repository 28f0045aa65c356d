"""A battle from the attack to its end: chapter 6. Each named step sets the next one."""

from collections.abc import Callable

from mathom.core import AutoStep, Log, enforces
from mathom.core.frames import replace
from mathom.games.ringwar import forces
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.cards.base import Moment
from mathom.games.ringwar.cards.pieces.piece import Scope
from mathom.games.ringwar.events import BattleBegan, BattleEnded, CombatCardShown
from mathom.games.ringwar.events.battles import BattleEnd
from mathom.games.ringwar.frames import (
    Battle,
    Carding,
    Continuing,
    DrawingAfterwards,
    Pressing,
    Rerolling,
    Retreating,
    RollingCombat,
    Round,
    SortingAdvance,
    Standing,
    WhiteRider,
)
from mathom.games.ringwar.frames.battles import BattleStep
from mathom.games.ringwar.frames.terms import Cancelled, Landed, NoCeasing
from mathom.games.ringwar.kinds import FREE, SHADOW
from mathom.games.ringwar.rules import attacking, board, combat, fighting, politics, seats, sieges
from mathom.games.ringwar.rules.fighting import fighters, losing, terms
from mathom.games.ringwar.state import State

StepFn = Callable[[State, Battle, Log], State]


class Fight(AutoStep[Box, State, Battle]):
    """Goes through the steps of a battle; effects of combat cards come in their order."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.steps: dict[BattleStep, StepFn] = {
            "begin": self.begin,
            "rider": self.rider,
            "round": self.next_round,
            "stand": self.stand,
            "cards": self.cards,
            "reveal": self.reveal,
            "reveal-effects": self.moment("reveal", "before-roll"),
            "before-roll": self.moment("before-roll", "roll-effects"),
            "roll-effects": self.moment("roll", "roll"),
            "roll": self.roll,
            "before-reroll": self.moment("before-reroll", "reroll"),
            "reroll": self.reroll,
            "tally": self.tally,
            "after-rolls": self.moment("after-rolls", "losses"),
            "losses": self.losses,
            "after-losses": self.moment("after-losses", "decide"),
            "decide": self.decide,
            "pressed": self.pressed,
            "continued": self.continued,
            "ceased": self.ceased,
            "retreated": self.retreated,
            "withdrawn": self.withdrawn,
        }

    def go(self, state: State, frame: Battle, log: Log) -> State:
        if frame.step not in BEFORE and self.decided(state, frame):
            return self.destroyed(state, frame, log)
        if frame.round.queue:
            return self.next_effect(state, frame, log)
        return self.steps[frame.step](state, frame, log)

    def decided(self, state: State, battle: Battle) -> bool:
        """Whether a side has no unit left in the battle."""
        return not all(
            forces.units(fighters(self.box, state, battle, side)[0]) for side in (FREE, SHADOW)
        )

    # -- before the first round ------------------------------------------------------------------

    @enforces("RKR-6.60", "RKR-7.6", "RKR-7.9", "RK-130")
    def begin(self, state: State, battle: Battle, log: Log) -> State:
        log.append(BattleBegan(battle.attacker, battle.origin, battle.target, battle.kind))
        force, _ = fighters(self.box, state, battle, 1 - battle.attacker)
        state = politics.attacked(self.box, state, forces.nations(force), battle.target, log)
        return state.then(replace(battle, step="rider", captains=self.captains(state, battle)))

    @enforces("RKR-11.10", "RK-182")
    def captains(self, state: State, battle: Battle) -> tuple[int, int]:
        """Who leads the armies; losses can change it."""
        if state.seats == 2:
            return (FREE, SHADOW)
        free, shadow = (fighters(self.box, state, battle, side)[0] for side in (FREE, SHADOW))
        return seats.captain(state, FREE, free), seats.captain(state, SHADOW, shadow)

    @enforces("RKR-12.10", "RK-088")
    def rider(self, state: State, battle: Battle, log: Log) -> State:
        state = state.then(replace(battle, step="round"))
        _, people = fighters(self.box, state, battle, FREE)
        nazgul = fighting.nazgul_leadership(self.box, state, battle)
        return state.push(WhiteRider()) if "gandalf-white" in people and nazgul else state

    # -- a round ---------------------------------------------------------------------------------

    def next_round(self, state: State, battle: Battle, log: Log) -> State:
        fresh = Round(battle.round.number + 1)
        captains = self.captains(state, battle)
        return state.then(replace(battle, step="stand", round=fresh, captains=captains))

    @enforces("RKR-6.90", "RKR-6.100", "RK-100", "RK-114")
    def stand(self, state: State, battle: Battle, log: Log) -> State:
        """Before every round a defender with a stronghold may withdraw into it."""
        side, region = 1 - battle.attacker, battle.target
        state = state.then(replace(battle, step="cards"))
        if not combat.may_withdraw(self.box, state, battle):
            return state
        return state.push(Standing(side, region))

    @enforces("RKR-6.61", "RK-070")
    def cards(self, state: State, battle: Battle, log: Log) -> State:
        """The attacker decides first about a card, then the defender."""
        state = state.then(replace(battle, step="reveal"))
        for side in (1 - battle.attacker, battle.attacker):
            if combat.may_play_cards(self.box, state, battle, side):
                state = state.push(Carding(side))
        return state

    @enforces("RKR-6.61", "RKR-12.16", "RK-090")
    def reveal(self, state: State, battle: Battle, log: Log) -> State:
        for side in (battle.attacker, 1 - battle.attacker):
            if battle.round.cards[side]:
                log.append(CombatCardShown(side, battle.round.cards[side]))
        shown = replace(battle.round, revealed=True)
        state = state.then(replace(battle, step="reveal-effects", round=shown))
        card = battle.round.cards[SHADOW]
        sorcerer = "witch-king" in fighters(self.box, state, battle, SHADOW)[1]
        if card and sorcerer and battle.round.number == 1:
            deck = self.box.cards[card].deck
            return state.push(DrawingAfterwards(SHADOW, (deck,), "sorcerer"))
        return state

    @enforces("RKR-6.63", "RK-086")
    def moment(self, moment: Moment, following: BattleStep) -> StepFn:
        """Effects of both cards at one moment: lower initiative first, then the defender's."""

        def gather(state: State, battle: Battle, log: Log) -> State:
            found = []
            for side in (FREE, SHADOW):
                card = battle.round.cards[side]
                if not card:
                    continue
                numbers = self.box.cards[card].combat.initiative
                for at, effect in enumerate(self.box.built[card].combat.effects):
                    if effect.moment == moment:
                        number = numbers[min(at, len(numbers) - 1)]
                        found.append((number, side == battle.attacker, side, at))
            queue = tuple((side, at) for _, _, side, at in sorted(found))
            now = replace(battle.round, queue=queue)
            return state.then(replace(battle, step=following, round=now))

        return gather

    def next_effect(self, state: State, battle: Battle, log: Log) -> State:
        (side, at), *rest = battle.round.queue
        battle = replace(battle, round=replace(battle.round, queue=tuple(rest)))
        state = state.then(battle)
        if terms(battle, Cancelled, side):
            return state
        card = battle.round.cards[side]
        built = self.box.built[card]
        number = len(built.parts) - len(built.combat.effects) + at
        what, scope = built.combat.effects[at].what, Scope(self.box, state, side, card, (number, 0))
        return what.act(scope, log) if what.possible(scope) else state

    @enforces("RKR-6.66")
    def roll(self, state: State, battle: Battle, log: Log) -> State:
        state = state.then(replace(battle, step="before-reroll"))
        for side in (1 - battle.attacker, battle.attacker):
            number = fighting.dice(self.box, state, battle, side)
            state = state.push(RollingCombat(side, number))
        return state

    @enforces("RKR-6.67")
    def reroll(self, state: State, battle: Battle, log: Log) -> State:
        state = fighting.count(self.box, state.then(replace(battle, step="tally")))
        for side in (1 - battle.attacker, battle.attacker):
            most = fighting.may_reroll(self.box, state, battle, side)
            if most:
                state = state.push(Rerolling(side, most))
        return state

    def tally(self, state: State, battle: Battle, log: Log) -> State:
        now = replace(battle.round, hits=fighting.tally(self.box, battle))
        return state.then(replace(battle, step="after-rolls", round=now))

    @enforces("RKR-6.70", "RK-075", "RK-095")
    def losses(self, state: State, battle: Battle, log: Log) -> State:
        """The hits are fixed; the attacker removes his losses first, then the defender."""
        state = state.then(replace(battle, step="after-losses"))
        for side in (1 - battle.attacker, battle.attacker):
            hits = battle.round.hits[1 - side]
            if hits > 0:
                state = state.push(losing(battle, side, hits))
        return state

    # -- after a round ---------------------------------------------------------------------------

    @enforces("RKR-6.76", "RKR-6.95", "RKR-6.97", "RK-080", "RK-097", "RK-104", "RK-108")
    def decide(self, state: State, battle: Battle, log: Log) -> State:
        state = put_cards_away(state, battle)
        battle = fighting.battle_of(state)
        battle = replace(battle, captains=self.captains(state, battle))
        if battle.kind == "siege":
            state = state.then(replace(battle, step="pressed"))
            if battle.round.number < battle.rounds:  # a card made it longer
                return state.push(Continuing(battle.attacker))
            able = combat.can_press(self.box, state, battle)
            return state.push(Pressing(battle.attacker)) if able else state
        state = state.then(replace(battle, step="continued"))
        if terms(battle, NoCeasing, battle.attacker):
            return state
        return state.push(Continuing(battle.attacker))

    def pressed(self, state: State, battle: Battle, log: Log) -> State:
        """A siege battle goes on only if another round was bought."""
        if battle.round.number < battle.rounds:
            return state.then(replace(battle, step="round"))
        return self.end(state, battle, "siege", log)

    def continued(self, state: State, battle: Battle, log: Log) -> State:
        """The attacker goes on; the defender may retreat."""
        state = state.then(replace(battle, step="round"))
        side = 1 - battle.attacker
        if combat.ways_out(self.box, state, side, battle.target):
            return state.push(Retreating(side, battle.target))
        return state

    # -- the end ---------------------------------------------------------------------------------

    def ceased(self, state: State, battle: Battle, log: Log) -> State:
        return self.end(state, battle, "ceased", log)

    def retreated(self, state: State, battle: Battle, log: Log) -> State:
        return self.won(self.end(state, battle, "retreat", log), battle, log)

    @enforces("RKR-6.91", "RK-101")
    def withdrawn(self, state: State, battle: Battle, log: Log) -> State:
        return self.won(self.end(state, battle, "withdrawal", log), battle, log)

    @enforces("RKR-6.75", "RKR-6.80", "RKR-6.82", "RK-075", "RK-078")
    def destroyed(self, state: State, battle: Battle, log: Log) -> State:
        """At least one army has no unit left; who led it perishes with it."""
        box = self.box
        for side in (battle.attacker, 1 - battle.attacker):
            force, people = fighters(box, state, battle, side)
            if not forces.units(force):
                region = battle.origin if side == battle.attacker else battle.target
                state = board.destroy_leaders(box, state, side, region, force, people, log)
        state = self.end(state, battle, "destroyed", log)
        return self.won(state, battle, log)

    def end(self, state: State, battle: Battle, how: BattleEnd, log: Log) -> State:
        """The battle is over, and with it perhaps a siege. Pops the frame."""
        log.append(BattleEnded(how))
        state = put_cards_away(state, battle).then()
        for region in dict.fromkeys((battle.origin, battle.target)):
            state = sieges.settle(self.box, state, region, log)
        return state

    @enforces("RKR-6.81", "RKR-6.82", "RKR-6.97", "RKR-6.98", "RK-082", "RK-110")
    def won(self, state: State, battle: Battle, log: Log) -> State:
        """The attacker may advance into a region that was given up; who landed there is there."""
        box, side = self.box, battle.attacker
        inside = board.has_army(box, state, 1 - side, battle.target)
        if battle.kind != "field" or (inside and battle.step != "withdrawn"):
            return state
        force, people = fighters(box, state, battle, side)
        if not forces.units(force):
            return state
        going = tuple(one for one in people if box.people[one].level != 0)
        who = SortingAdvance(side, battle.origin, battle.target, force, going)
        if terms(battle, Landed, side):
            return attacking.advance(box, state, who, log)
        return state.push(who)


BEFORE = ("begin", "retreated", "withdrawn")
"""Steps at which an army may be missing without having been destroyed."""


@enforces("RKR-5.11")
def put_cards_away(state: State, battle: Battle) -> State:
    """Combat cards are discarded at the end of the round."""
    played = tuple(card for card in battle.round.cards if card)
    if not played:
        return state
    current = fighting.battle_of(state)
    emptied = replace(current, round=replace(current.round, cards=("", "")))
    return fighting.with_battle(replace(state, spent=state.spent + played), emptied)
