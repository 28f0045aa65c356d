"""How to play well: the Free Peoples carry the Ring to Mordor, the Shadow hunts and conquers."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from mathom.core import Choice, Option, Rating, View
from mathom.games.ringwar import forces, options, view
from mathom.games.ringwar.box import ENTRANCES, Box
from mathom.games.ringwar.frames import (
    AtTheGate,
    Battle,
    Continuing,
    Declaring,
    Facing,
    Losing,
    Retreating,
    SortingAdvance,
    SortingAttack,
    SortingMarch,
    Standing,
)
from mathom.games.ringwar.judgement import Judgement
from mathom.games.ringwar.kinds import FREE, SHADOW, Side
from mathom.games.ringwar.odds import field_battle, roughly
from mathom.games.ringwar.rules import armies, attacking, board, fellowship
from mathom.games.ringwar.rules.fighting import battle_at, battle_of, fighters
from mathom.games.ringwar.rules.seats import seat_of, side_of, team
from mathom.games.ringwar.state import State
from mathom.games.ringwar.view import Table

Judge = Callable[["RingwarAdvisor", State, Side, Any], float]
WAITING = 1.5
"""What it is worth not to declare."""
PRICES = {"guide": 2.4, "random": 2.1}
"""What a companion is worth on the way, in damage; on the Mordor track less."""
LATE_PRICE = 0.6
FEAR = 2.0
"""How much the Fellowship shrinks from damage on the Mordor track."""
GOOD_ODDS = 0.6
"""Attack if the battle is won more often than this."""


class RingwarAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.judge = Judgement(box)

    # -- the contract ----------------------------------------------------------------------------

    def rate(self, view_: View[Table]) -> Sequence[Rating]:
        # What is hidden does not matter to the rules of thumb: any state that looks alike will do.
        state = view.resample(self.box, view_.table, view_.seat, Random(0))
        choice = view_.choice
        side = side_of(state.seats, choice.seat)
        return [Rating(option, self.score(state, side, option)) for option in choice]

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        side = side_of(state.seats, choice.seat)
        best, found = choice.options[0], -1e9
        for option in choice.options:
            score = self.score(state, side, option) + rng.random() * 0.5
            if score > found:
                best, found = option, score
        return best

    def value(self, state: State) -> tuple[float, ...]:
        free = 1 / (1 + exp(-self.balance(state) / 3))
        if state.won is not None:
            free = float(state.won[0] == FREE)
        shares = (free / len(team(state, FREE)), (1 - free) / len(team(state, SHADOW)))
        return tuple(shares[side_of(state.seats, seat)] for seat in range(state.seats))

    def balance(self, state: State) -> float:
        """How far the Free Peoples are ahead: the Ring's way, its burden, and the war."""
        here = state.fellowship
        if here.step is not None:
            way = 6.0 + here.step
        else:
            way = 6.0 - 0.5 * max(0, self.judge.to_mordor[here.region] - here.progress)
        burden = here.corruption * (0.45 + 0.05 * here.corruption)
        guard = 0.35 * len(fellowship.companions(self.box, state))
        war = 0.5 * self.judge.points(state, SHADOW) - 0.9 * self.judge.points(state, FREE)
        return way - burden + guard - war - 2.0

    # -- one option ------------------------------------------------------------------------------

    def score(self, state: State, side: Side, option: Option) -> float:
        """How good an option looks; compares within one question only."""
        judge = JUDGES.get(type(option))
        return 0.0 if judge is None else judge(self, state, side, option)

    # -- dice ------------------------------------------------------------------------------------

    def use(self, state: State, side: Side, option: options.Use) -> float:
        thrift = DIE_WORTH.get(option.die, 0.0)
        return self.action(state, side, option.action) - thrift

    def action(self, state: State, side: Side, name: str) -> float:
        box = self.box
        match name:
            case "move-fellowship":
                return self.journey(state)
            case "hide-fellowship":
                return 7.0
            case "march" | "march-led":
                led = name.endswith("led")
                return max(
                    (self.march(state, side, one) for one in armies.marches(box, state, side, led)),
                    default=0.0,
                )
            case "attack" | "attack-led":
                led = name.endswith("led")
                found = attacking.attacks(box, state, side, led)
                return max((self.attack(state, side, one) for one in found), default=0.0)
            case "politics":
                return 4.0 if side == SHADOW else 2.5
            case "recruit":
                return 3.0
            case "voice":
                return 3.6
            case "saruman" | "witch-king" | "mouth-of-sauron" | "aragorn" | "gandalf-white":
                return 8.0
            case "draw-character" | "draw-strategy":
                return 1.5 if len(state.hands[seat_of(state, side)]) < 6 else 0.1
            case "separate":
                return -1.0
            case "move-minions":
                return 1.6
            case "move-companions":
                return 0.8
            case _:
                return 2.0

    def journey(self, state: State) -> float:
        """Whether to move the Fellowship: how dangerous it is, and how urgent."""
        here, judge = state.fellowship, self.judge
        danger = judge.danger(state)
        urgent = judge.points(state, SHADOW) / 2
        if here.step is not None:
            # Whoever neither moves nor hides is worn down by 1 anyway.
            return 9.0 - FEAR * danger if not state.turn.tried else 3.5 + urgent - 1.5 * danger
        resting = here.progress == 0 and fellowship.haven(self.box, state, here.region)
        if resting and here.corruption > 1.5 * urgent:
            return -1.0
        weary = 0.12 * here.corruption
        return 6.0 + urgent - (3.5 + weary) * danger * (1 + 0.4 * state.hunt.dice[FREE])

    def play(self, state: State, side: Side, option: options.Play) -> float:
        return 3.2 - DIE_WORTH.get(option.die, 0.0)

    def turn_die(self, state: State, side: Side, option: options.TurnDie) -> float:
        if side == FREE:
            stuck = "character" not in state.dice[FREE] and "will" not in state.dice[FREE]
            useful = stuck and option.face == "character" and option.die in ("event", "muster")
            return 5.5 if useful else -5.0
        return -1.0

    def allocate(self, state: State, side: Side, option: options.Allocate) -> float:
        wanted = 2 if state.fellowship.step is None else 3
        return -abs(option.dice - wanted)

    # -- armies ----------------------------------------------------------------------------------

    def march(self, state: State, side: Side, option: options.March) -> float:
        judge, box = self.judge, self.box
        gain = judge.pull(state, side, option.to) - judge.pull(state, side, option.origin)
        units = forces.units(armies.marchers(box, state, side, option.origin, option.to).force)
        size = min(units, 10)
        score = 12.0 * gain * size if side == SHADOW else 4.0 * gain * (size - 3)
        if board.holder(box, state, option.to) == 1 - side and option.to not in state.besieged:
            score += 3.0 * judge.prize(state, side, option.to)
        left = forces.units(board.army(box, state, side, option.origin)) - units
        if side == FREE and option.origin in box.major and not left:
            score -= 4.0
        if option.origin in state.besieged:
            score -= 4.0
        if units + forces.units(board.army(box, state, side, option.to)) > 10:
            score -= 3.0
        return score

    def attack(self, state: State, side: Side, option: options.Attack) -> float:
        odds = self.judge.win(state, side, option.origin, option.to)
        prize = self.judge.prize(state, side, option.to)
        bold = GOOD_ODDS if side == SHADOW else 0.75
        return 9.0 * (odds - bold) + prize * odds * 2.0 + (1.0 if side == SHADOW else -0.5)

    def stay(self, state: State, side: Side, option: options.Stay) -> float:
        frame = state.frames[-1]
        if not isinstance(frame, SortingMarch | SortingAttack | SortingAdvance):
            return 0.0
        home = frame.origin
        if isinstance(frame, SortingAdvance) and home in self.box.major:
            return 0.6 if option.count == 1 else -1.0
        if isinstance(frame, SortingAttack):
            return -1.0
        threatened = side == FREE and home in self.box.major
        here = forces.units(board.army(self.box, state, side, home)) - forces.units(frame.force)
        return 0.5 if threatened and here < 2 and option.count == 1 else -1.0

    def recruit(self, state: State, side: Side, option: options.Recruit) -> float:
        elite = 1.2 if option.figure.endswith("elite") else 0.0
        pull = self.judge.pull(state, side, option.region)
        here = forces.units(board.army(self.box, state, side, option.region))
        full = 5.0 if here >= 10 else 0.0
        if side == SHADOW:
            return 6.0 * pull + elite - full + (1.0 if option.figure == "nazgul" else 0.0)
        need = 1.0 if option.region in self.box.strongholds and here < 5 else 0.0
        return need + elite - full

    def advance(self, state: State, side: Side, option: options.Advance) -> float:
        if side == SHADOW:
            return {"sauron": 3.0, "isengard": 2.5, "southrons": 2.0}.get(option.nation, 0.0)
        return {"gondor": 2.0, "rohan": 1.5, "elves": 1.0}.get(option.nation, 0.5)

    # -- battles ---------------------------------------------------------------------------------

    def _odds(self, state: State) -> float:
        """How likely the attacker wins the battle that is going on."""
        at = battle_at(state)
        if at is None:
            return 0.5
        battle = battle_of(state)
        return self._battle_odds(state, battle)

    def _battle_odds(self, state: State, battle: Battle) -> float:
        judge = self.judge
        mine = judge.host(state, battle.attacker, battle.origin)
        force, _ = fighters(self.box, state, battle, battle.attacker)
        mine = mine._replace(regulars=forces.regulars(force), elites=forces.elites(force))
        theirs = judge.host(state, 1 - battle.attacker, battle.target)
        return float(field_battle(mine, theirs, False, roughly).attacker)

    def accept(self, state: State, side: Side, option: options.Accept) -> float:
        frame = state.frames[-1]
        match frame:
            case Continuing():
                return self._odds(state) - 0.5
            case Standing():
                return self._odds(state) - 0.3
            case AtTheGate():
                return 1.0
            case _:
                return 0.5

    def retreat(self, state: State, side: Side, option: options.Retreat) -> float:
        frame = state.frames[-1]
        if not isinstance(frame, Retreating):
            return 0.0
        valued = 0.3 if frame.region in self.box.major else 0.0
        safe = 0.1 if option.to in self.box.strongholds else 0.0
        return self._odds(state) - 0.6 - valued + safe

    def lose(self, state: State, side: Side, option: options.Lose) -> float:
        return -3.0 if option.figure.endswith("elite") else 0.0

    def reduce(self, state: State, side: Side, option: options.Reduce) -> float:
        if isinstance(state.frames[-1], Losing):
            here = board.army(self.box, state, side, state.frames[-1].region)
            return 0.5 if forces.units(here) <= 5 else -0.5
        return self._odds(state) - 0.45

    # -- the Ring --------------------------------------------------------------------------------

    def trace(self, state: State, side: Side, option: options.Trace) -> float:
        here, left = state.fellowship, self.judge.to_mordor[option.to]
        if not isinstance(state.frames[-1], Declaring):
            return -float(left) - 2.5 * len(option.through)
        if option.to in ENTRANCES:
            return 20.0
        # Declared, the way covered so far counts as far as it leads to Mordor.
        detour = left - max(0, self.judge.to_mordor[here.region] - here.progress)
        score = WAITING - 0.8 * detour - 2.5 * len(option.through) - 0.3
        if here.corruption and fellowship.haven(self.box, state, option.to):
            score += 1.0 + 0.3 * here.corruption
        return score

    def decline(self, state: State, side: Side, option: options.Decline) -> float:
        if isinstance(state.frames[-1], Declaring):
            # At the end of the track there is nothing to wait for.
            return WAITING if state.fellowship.progress < 11 else -99.0
        return 0.0

    def sacrifice(self, state: State, side: Side, option: options.Sacrifice) -> float:
        """Companions are there to bear what the Ring-bearer need not."""
        frame, here = state.frames[-1], state.fellowship
        damage = frame.damage if isinstance(frame, Facing) else 0
        people = self.box.people
        levels = [people[one].level or 0 for one in fellowship.companions(self.box, state)]
        if option.who == "guide":
            levels = [people[here.guide].level or 0]
        spared = sum(min(damage, level) for level in levels) / len(levels)
        price = LATE_PRICE if here.step is not None else PRICES[option.who]
        return spared * (1 + 0.12 * here.corruption) - price

    def leave(self, state: State, side: Side, option: options.Leave) -> float:
        return 0.6

    def land(self, state: State, side: Side, option: options.Land) -> float:
        """Nazgûl hang about the Ring, and lead the largest armies near the enemy."""
        here = state.fellowship
        score = 1.5 if here.step is None and option.to == here.region else 0.0
        force = board.army(self.box, state, SHADOW, option.to)
        units = forces.units(force)
        if side == SHADOW and units:
            lack = units - 2 * forces.leaders(force)
            score += 0.25 * max(0, lack) + 3.0 * self.judge.pull(state, SHADOW, option.to)
        return score

    def done(self, state: State, side: Side, option: options.Done) -> float:
        return 0.2


def _flat(score: float) -> Judge:
    return lambda advisor, state, side, option: score


DIE_WORTH = {"will": 1.0, "character": 0.3, "army_muster": 0.2}
"""What is kept by using another die."""

JUDGES: dict[type[Option], Judge] = {
    options.Use: RingwarAdvisor.use,
    options.Play: RingwarAdvisor.play,
    options.LayAside: _flat(0.0),
    options.Pass: _flat(0.6),
    options.TurnDie: RingwarAdvisor.turn_die,
    options.Allocate: RingwarAdvisor.allocate,
    options.March: RingwarAdvisor.march,
    options.Attack: RingwarAdvisor.attack,
    options.Stay: RingwarAdvisor.stay,
    options.StayBehind: _flat(-1.0),
    options.Go: _flat(0.3),
    options.Hold: _flat(-0.5),
    options.Recruit: RingwarAdvisor.recruit,
    options.Advance: RingwarAdvisor.advance,
    options.Accept: RingwarAdvisor.accept,
    options.Decline: RingwarAdvisor.decline,
    options.Retreat: RingwarAdvisor.retreat,
    options.Lose: RingwarAdvisor.lose,
    options.Reduce: RingwarAdvisor.reduce,
    options.ReduceFromReserve: _flat(-1.0),
    options.Reroll: lambda advisor, state, side, option: float(option.dice),
    options.Trace: RingwarAdvisor.trace,
    options.Sacrifice: RingwarAdvisor.sacrifice,
    options.Leave: RingwarAdvisor.leave,
    options.ShowYourself: _flat(-0.5),
    options.Land: RingwarAdvisor.land,
    options.Done: RingwarAdvisor.done,
    options.CombatCard: _flat(0.3),
    options.UseCard: _flat(1.0),
}
"""How each kind of answer is judged; what is not listed counts 0."""
