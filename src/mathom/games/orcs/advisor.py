"""How to play well: keep the towers apart, and beat more orcs than the others.

Every answer is judged by the board it leads to: how likely the table survives there, times the
chance to win if it does. See `judgement`.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, reduce
from operator import or_
from random import Random
from typing import NamedTuple

from mathom.core import Arg, Choice, Focus, Guidance, Message, Option, Rating, View
from mathom.core.values import Seat
from mathom.games.orcs.advice.judgement import Judge
from mathom.games.orcs.advice.threats import Glimpses, Threat, Threats
from mathom.games.orcs.advice.trails import Trail, Trails, Verdict
from mathom.games.orcs.board import FIELDS, FIGURES, INDEX
from mathom.games.orcs.box import Box
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.link import NEVER, fields_of, ground_bits, orc_bits
from mathom.games.orcs.options import Discard, Jump, Move, Relocate, Remove
from mathom.games.orcs.paths import counting
from mathom.games.orcs.rules.offers import Mover, Offers
from mathom.games.orcs.state import Discarding, GivingUp, Hero, OrcCard, State, Turning
from mathom.games.orcs.view import Table

GUIDANCE = Guidance(
    playout=2, turn=lambda state, _: state.turn, focus=Focus(options=40, chance=1.0, doubt=0.02)
)
"""Ways go by the hundred, and scores are chances to win. Where a way should end is seen only in
one's own next turn: what the others leave, and what is near."""
CARD = 0.0005
"""What a point of a card's worth counts: of two cards for one move the weaker is played."""
SHADOWFAX, ANY = 4.0, 2.0
"""What Shadowfax, and moving in all directions, are worth in points of strength."""
TURN = 2.8
"""The points a turn brings: who is next has them sooner."""
HELD = 0.2
"""The points that a point of strength in hand is worth."""
RELIEF = 4
"""So many orcs a hero who is about to move will take out of the shortest link."""
HELPLESS = 0.1
"""How often he can do nothing against an orc card that would close it."""
GLANCE = 3
"""At so many options a quick reply looks where none is obvious."""
CUT = 3
"""So many orcs anywhere an orc on the shortest link is worth, at first sight."""
TRIES = 2
"""At so many jumps a quick reply looks."""

WITH_A_CARD = (Move, Jump, Discard)
GIVING = (Discarding, GivingUp)
NOWHERE = ""
WEAK = Message("why-weak-card")


class Scene(NamedTuple):
    """What there is to know about a position, whether imagined or seen."""

    board: str
    turn: Seat
    seats: int
    points: tuple[float, ...]
    worth: float
    """The points to be expected of a token."""
    ents: float
    """The Ents to be expected on a token."""
    steps: float
    """The steps the Ent has to go."""
    orc_deck: tuple[str, ...]


class Lifted(NamedTuple):
    """A figure lifted from its field, to be put down elsewhere."""

    ground: int
    threats: Threats | Glimpses
    trails: Trails


class Aims:
    """What a hero might want to do against the link."""

    def __init__(self, orcs: list[int], lacking: list[int]) -> None:
        """By the orcs on the shortest links, and the free fields that these lack."""
        self.fields = [*orcs, *lacking]
        self.cut = counting(orcs)
        """The orcs to be beaten."""
        self.block = counting(lacking)
        """The fields to stand on."""


class Survey:
    """A position looked over, so that hundreds of answers to it are quickly judged."""

    def __init__(self, box: Box, judge: Judge, scene: Scene, seat: Seat, *, says: bool) -> None:
        """For a seat; `says` whether it is to give reasons, for hundreds of answers, or to judge a
        few at a glance."""
        self.scene = scene
        self._box = box
        self._judge = judge
        self._seat = seat
        self._says = says
        self._orcs = orc_bits(scene.board)
        self._ground = ground_bits(scene.board)
        self._nothing = (0,) * scene.seats
        self._lifted: dict[str | None, Lifted] = {}
        self._ways: dict[tuple[str | None, str | None, str], Verdict] = {}
        self._known: dict[tuple[tuple[int, ...], Threat], Verdict] = {}

    @cached_property
    def glimpses(self) -> Glimpses:
        """The threats at a glance."""
        return self._judge.glimpses(self._orcs, self._ground, self.scene.orc_deck)

    @cached_property
    def _threats(self) -> Threats | Glimpses:
        """With all figures where they are."""
        if not self._says:
            return self.glimpses
        return self._judge.threats(self._orcs, self._ground, self.scene.orc_deck)

    @cached_property
    def now(self) -> Threat:
        """How things are before anything is done."""
        return self._threats(self._orcs, self._ground)

    def verdict(self, option: Option) -> Verdict:
        """What an option leads to, as far as the board and the tokens go."""
        if isinstance(option, Move):
            way = option.figure, option.turn, option.to
            return self._ways.get(way) or self._go(*way)
        if isinstance(option, Jump):
            lifted = self._lift(option.figure)
            return self._end(lifted, lifted.trails.jump(option.to), option.to)
        if isinstance(option, Relocate):
            lifted = self._lift(option.figure)
            return self._end(lifted, lifted.trails.begin, option.to)
        if isinstance(option, Remove):
            orcs = self._orcs & ~(1 << INDEX[option.field])
            return self._judged(self._nothing, self._threats(orcs, self._ground))
        return self._judged(self._nothing, self.now)

    def _go(self, figure: str | None, turn: str | None, to: str) -> Verdict:
        """What a way leads to, whichever card pays for it."""
        lifted = self._lift(figure)
        verdict = self._end(lifted, lifted.trails.walk(turn, to), to)
        self._ways[figure, turn, to] = verdict
        return verdict

    def _lift(self, figure: str | None) -> Lifted:
        """A figure lifted."""
        known = self._lifted.get(figure)
        if known is None:
            scene, box = self.scene, self._box
            sign = FIGURES[scene.turn if figure is None else box.figures.index(figure)]
            start = scene.board.index(sign)
            owners = {
                scene.board.index(other): number % scene.seats
                for number, other in enumerate(FIGURES)
                if other != sign and other in scene.board
            }
            ground = self._ground | 1 << start
            threats: Threats | Glimpses
            if self._says:
                threats = self._judge.threats(self._orcs, ground, scene.orc_deck)
            else:
                threats = self.glimpses
            trails = Trails(box.land, self._orcs, start, owners, scene.turn, scene.seats)
            known = self._lifted[figure] = Lifted(ground, threats, trails)
        return known

    def _end(self, lifted: Lifted, trail: Trail, to: str) -> Verdict:
        """What it leads to if a figure ends a trail on a field."""
        verdict = trail.verdicts.get(to)
        if verdict is None:
            ground, threats, _ = lifted
            bit = 1 << INDEX[to]
            if not threats.matters(trail.orcs, bit):
                verdict, bit = trail.verdicts.get(NOWHERE), 0
            if verdict is None:
                verdict = self._judged(trail.tokens, threats(trail.orcs, ground & ~bit))
            trail.verdicts[to if bit else NOWHERE] = trail.verdicts[to] = verdict
        return verdict

    def _judged(self, tokens: tuple[int, ...], threat: Threat) -> Verdict:
        """What it is worth to have won these tokens, under this threat."""
        known = self._known.get((tokens, threat))
        if known is None:
            scene, judge = self.scene, self._judge
            points = [
                one + count * scene.worth for one, count in zip(scene.points, tokens, strict=True)
            ]
            steps = scene.steps - sum(tokens) * scene.ents
            win = judge.survival(threat, steps) * judge.shares(points, steps)[self._seat]
            reasons = tuple(self._reasons(tokens, threat)) if self._says else ()
            known = self._known[tokens, threat] = Verdict(win, reasons)
        return known

    def _reasons(self, tokens: tuple[int, ...], threat: Threat) -> Sequence[Message]:
        found, own = [], tokens[self._seat]
        if own:
            found.append(Message("why-beats", {"orcs": own}))
        for partner, count in enumerate(tokens):
            if partner != self._seat and count:
                about: dict[str, Arg] = {"seat": Message("seat", {"seat": partner}), "orcs": count}
                found.append(Message("why-shares", about))
        if threat.missing == NEVER:
            found.append(Message("why-never"))
        elif threat.closing:
            percent = round(100 * threat.closing)
            found.append(Message("why-danger", {"percent": percent}))
        elif threat.missing > self.now.missing:
            found.append(Message("why-apart", {"missing": threat.missing}))
        elif threat.missing < self.now.missing:
            found.append(Message("why-nearer", {"missing": threat.missing}))
        return found or [Message("why-best-so")]


class OrcsAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.judge = Judge(box)
        self._losses = {card: CARD * self.card_worth(card) for card in box.heroes}

    # -- judging ---------------------------------------------------------------------------------

    def survey(self, seen: State | Table, seat: Seat, *, says: bool) -> Survey:
        """A position looked over for a seat."""
        return Survey(self.box, self.judge, self.scene(seen), seat, says=says)

    def scene(self, seen: State | Table) -> Scene:
        """The position as the judgement needs it; tokens still face down count as average."""
        unseen = sum(seen.unseen) or 1
        worth = self.box.score(seen.unseen) / unseen
        ents = sum(n for n, token in zip(seen.unseen, self.box.tokens, strict=True) if token.ent)
        points: list[float] = [self.box.score(kept) for kept in seen.kept]
        for frame in seen.frames:
            if isinstance(frame, Turning):
                for seat, count in frame.won:
                    points[seat] += count * worth
        return Scene(
            seen.board,
            seen.turn,
            len(points),
            tuple(points),
            worth,
            ents / unseen,
            self.box.last_space - seen.ent,
            seen.orc_deck,
        )

    def value(self, state: State) -> tuple[float, ...]:
        if state.joined:
            return (0.0,) * state.seats
        scene, judge = self.scene(state), self.judge
        threat = judge.threat(state.board, state.orc_deck)
        if isinstance(state.frames[-1], Hero):
            threat = Threat(threat.missing + RELIEF, threat.closing * HELPLESS)
        survival = judge.survival(threat, scene.steps)
        held = [HELD * sum(map(self.card_worth, hand)) for hand in state.hands]
        points = map(sum, zip(scene.points, _ahead(state), held, strict=True))
        return tuple([survival * share for share in judge.shares([*points], scene.steps)])

    def card_worth(self, card: str) -> float:
        """How much one would like to keep a card, in points of strength."""
        hero = self.box.heroes[card]
        return hero.strength + SHADOWFAX * hero.shadowfax + ANY * (hero.movement == "any")

    def _loss(self, option: Option) -> float:
        """What it costs to be without the card of an option."""
        return self._losses[option.card] if isinstance(option, WITH_A_CARD) else 0.0

    # -- rating ----------------------------------------------------------------------------------

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        choice, losses = view.choice, self._losses
        verdict = self.survey(view.table, choice.seat, says=True).verdict
        found = []
        for option in choice.options:
            win, reasons = verdict(option)
            if isinstance(option, WITH_A_CARD):
                win -= losses[option.card]
                if isinstance(option, Discard):
                    reasons = (WEAK,)
            found.append(Rating(option, win, reasons))
        return found

    # -- playing an imagined game on -------------------------------------------------------------

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        options = choice.options
        if type(state.frames[-1]) in GIVING:
            return min(options, key=lambda one: self.card_worth(getattr(one, "card", "")))
        survey, loss = self.survey(state, choice.seat, says=False), self._loss
        looked_at = options if len(options) <= GLANCE else self._glance(survey, options, rng)
        verdict = survey.verdict
        return max(looked_at, key=lambda one: verdict(one).win - loss(one))

    def _glance(self, survey: Survey, options: Sequence[Option], rng: Random) -> Sequence[Option]:
        """A few options: a hunt and a cut with each figure; where heroes do not move, any."""
        if not isinstance(options, Offers):
            return rng.sample(options, GLANCE)
        aims = Aims(*map(fields_of, survey.glimpses.fronts.shortest()))
        found: list[Option] = []
        for mover in options.movers:
            found += self._obvious(mover, options.hand.heroes, aims, rng)
        return found or rng.sample(options, GLANCE)

    def _obvious(
        self, mover: Mover, heroes: Sequence[HeroCard], aims: Aims, rng: Random
    ) -> Iterator[Option]:
        """The way that beats the most orcs, and the one that does most against the link, each with
        the least card that will do; and a jump or two on Shadowfax."""
        fan = mover.fan
        prey = fan.beaten(mover.costs) + fan.taken(mover.jaws)
        cut = fan.sums(aims.cut) + fan.ending(aims.block)
        payable = reduce(or_, mover.payable)
        for worth in (prey, prey + CUT * cut) if cut else (prey,):
            way = fan.best(worth, payable, rng.random())
            if way is not None:
                able = zip(heroes, mover.payable, strict=True)
                card = min(
                    [hero.id for hero, marks in able if marks >> 8 * way + 7 & 1],
                    key=self._losses.__getitem__,
                )
                yield fan.move(way, card, mover.name)
        for hero in heroes:
            if hero.shadowfax:
                for to in rng.sample(aims.fields, min(len(aims.fields), TRIES)):
                    yield Jump(hero.id, mover.name, FIELDS[to])


def _ahead(state: State) -> list[float]:
    """What the order of the coming turns is worth to every seat, in points."""
    seats = state.seats
    to_come = any(isinstance(frame, OrcCard | Hero) for frame in state.frames)
    next_seat = state.turn if to_come else state.turn + 1
    return [TURN * (1 - (seat - next_seat) % seats / seats) for seat in range(seats)]
