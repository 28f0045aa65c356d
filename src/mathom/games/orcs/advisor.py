"""How to play well: keep the towers apart, and beat more orcs than the others.

Every answer is judged by the board it leads to: how likely the table survives there, times the
chance to win if it does. See `judgement`.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from mathom.core import Arg, Choice, Message, Option, Rating, View
from mathom.core.values import Seat
from mathom.games.orcs.advice.judgement import Judge, Threat
from mathom.games.orcs.board import FIELDS, FIGURES, FREE, INDEX, put
from mathom.games.orcs.box import Box
from mathom.games.orcs.components import HeroCard
from mathom.games.orcs.link import NEVER, fields_of
from mathom.games.orcs.options import Discard, Jump, Move, Relocate, Remove
from mathom.games.orcs.rules.offers import Mover, movers_of
from mathom.games.orcs.rules.pincer import Walk, shares, walk
from mathom.games.orcs.state import Discarding, GivingUp, Hero, OrcCard, State, Turning
from mathom.games.orcs.view import Table

CARD = 0.0005
"""What a point of a card's worth counts: of two cards for one move the weaker is played."""
SHADOWFAX, ANY = 4.0, 2.0
"""What Shadowfax, and moving in all directions, are worth in points of strength."""
TURN = 2.8
"""The points a turn brings: who is next has them sooner."""
GLANCE = 3
"""At so many options a quick reply looks besides the obvious ones."""
CUT = 3
"""So many orcs anywhere an orc on the shortest link is worth, at first sight."""
TRIES = 2
"""So many ways are looked at of those that seem equally good."""


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


class Gain(NamedTuple):
    """What a move leads to: the board, and how many tokens go to whom."""

    board: str
    tokens: dict[Seat, int]


class OrcsAdvisor:
    """Judges positions of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.judge = Judge(box)

    # -- judging ---------------------------------------------------------------------------------

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

    def win(self, scene: Scene, seat: Seat, gain: Gain, threat: Threat) -> float:
        """A seat's chance to win after a gain that leaves all under this threat."""
        points = list(scene.points)
        steps = scene.steps
        for owner, count in gain.tokens.items():
            points[owner] += count * scene.worth
            steps -= count * scene.ents
        survival = self.judge.survival(threat, steps)
        return survival * self.judge.shares(points, steps)[seat]

    def value(self, state: State) -> tuple[float, ...]:
        if state.joined:
            return (0.0,) * state.seats
        scene = self.scene(state)
        survival = self.judge.survival(self.judge.threat(state.board, state.orc_deck), scene.steps)
        points = [one + ahead for one, ahead in zip(scene.points, _ahead(state), strict=True)]
        return tuple([survival * share for share in self.judge.shares(points, scene.steps)])

    # -- what options lead to --------------------------------------------------------------------

    def gain(self, scene: Scene, option: Option) -> Gain:
        """What an option leads to, as far as the board and the tokens go."""
        board = scene.board
        match option:
            case Move() | Jump():
                return self._after_walk(scene, option)
            case Remove():
                return Gain(put(board, INDEX[option.field], FREE), {})
            case Relocate():
                sign = self._sign(scene, option.figure)
                board = board.replace(sign, FREE)
                return Gain(put(board, INDEX[option.to], sign), {})
            case _:
                return Gain(board, {})

    def _after_walk(self, scene: Scene, option: Move | Jump) -> Gain:
        land, board, to = self.box.land, scene.board, INDEX[option.to]
        sign = self._sign(scene, option.figure)
        entered: tuple[int, ...] = (to,)
        if isinstance(option, Move):
            entered = land.entered(option.start, option.turn, option.to)
        gone = walk(land, board, board.index(sign), entered)
        return Gain(gone.board, _tokens(scene, gone))

    def _sign(self, scene: Scene, figure: str | None) -> str:
        return FIGURES[scene.turn if figure is None else self.box.figures.index(figure)]

    def card_worth(self, card: str) -> float:
        """How much one would like to keep a card, in points of strength."""
        hero = self.box.heroes[card]
        return hero.strength + SHADOWFAX * hero.shadowfax + ANY * (hero.movement == "any")

    def _loss(self, option: Option) -> float:
        """What it costs to be without the card of an option."""
        card = getattr(option, "card", None)
        return 0.0 if card is None else CARD * self.card_worth(card)

    # -- rating ----------------------------------------------------------------------------------

    def rate(self, view: View[Table]) -> Sequence[Rating]:
        choice, scene = view.choice, self.scene(view.table)
        now = self.judge.threat(scene.board, scene.orc_deck)
        known: dict[Option, tuple[float, tuple[Message, ...]]] = {}
        return [self._rating(scene, choice.seat, one, now, known) for one in choice.options]

    def _rating(
        self,
        scene: Scene,
        seat: Seat,
        option: Option,
        now: Threat,
        known: dict[Option, tuple[float, tuple[Message, ...]]],
    ) -> Rating:
        # The same way with another card leads to the same board.
        way = _way(option)
        if way not in known:
            gain = self.gain(scene, option)
            threat = self.judge.threat(gain.board, scene.orc_deck)
            score = self.win(scene, seat, gain, threat)
            known[way] = score, tuple(_reasons(seat, gain, now, threat))
        score, reasons = known[way]
        score -= self._loss(option)
        if isinstance(option, Discard):
            reasons = (Message("why-weak-card"),)
        return Rating(option, score, reasons)

    # -- playing an imagined game on -------------------------------------------------------------

    def reply(self, state: State, choice: Choice, rng: Random) -> Option:
        options = choice.options
        if isinstance(state.frames[-1], Discarding | GivingUp):
            return min(options, key=lambda one: self.card_worth(getattr(one, "card", "")))
        looked_at = options if len(options) <= GLANCE else self._glance(state, options, rng)
        scene, seat = self.scene(state), choice.seat

        def win(option: Option) -> float:
            gain = self.gain(scene, option)
            threat = self.judge.threat(gain.board, scene.orc_deck)
            return self.win(scene, seat, gain, threat) - self._loss(option)

        return max(looked_at, key=win)

    def _glance(self, state: State, options: Sequence[Option], rng: Random) -> Sequence[Option]:
        """A few options at random, and with each hero card a hunt and a cut."""
        found = rng.sample(options, GLANCE)
        if isinstance(state.frames[-1], Hero):
            hand = self.box.hand(state.hands[state.turn])
            orcs, lacking = map(fields_of, self.box.links.shortest(state.board))
            for mover in movers_of(self.box, state, hand):
                found += self._obvious(mover, hand.heroes, orcs, lacking, rng)
        return found

    def _obvious(
        self,
        mover: Mover,
        heroes: Sequence[HeroCard],
        orcs: list[int],
        lacking: list[int],
        rng: Random,
    ) -> Iterator[Option]:
        """With each card the way that beats the most orcs, and the one that does most against the
        link."""
        fan = mover.fan
        prey = fan.beaten(mover.costs) + fan.taken(mover.jaws)
        cut = fan.through(orcs) + fan.ending(lacking)
        worths = (prey, prey + CUT * cut) if cut else (prey,)
        jumps = [*orcs, *lacking]
        for hero, payable in zip(heroes, mover.payable, strict=True):
            for worth in worths * TRIES if payable else ():
                way = fan.best(worth, payable, rng.random())
                if way is not None:
                    yield fan.move(way, hero.id, mover.name)
            if hero.shadowfax:
                for to in rng.sample(jumps, min(len(jumps), TRIES)):
                    yield Jump(hero.id, mover.name, FIELDS[to])


def _ahead(state: State) -> list[float]:
    """What the order of the coming turns is worth to every seat, in points."""
    seats = state.seats
    to_come = any(isinstance(frame, OrcCard | Hero) for frame in state.frames)
    next_seat = state.turn if to_come else state.turn + 1
    return [TURN * (1 - (seat - next_seat) % seats / seats) for seat in range(seats)]


def _tokens(scene: Scene, gone: Walk) -> dict[Seat, int]:
    """Who wins how many tokens by a walk."""
    seat = scene.turn
    tokens = {seat: len(gone.beaten)}
    for pincer in gone.pincers:
        partner = pincer.partner % scene.seats
        own, given = shares(len(pincer.fields), own=partner == seat)
        tokens[seat] += own
        tokens[partner] = tokens.get(partner, 0) + given
    return tokens


def _way(option: Option) -> Option:
    """An option without its card."""
    match option:
        case Move():
            return Move("", option.figure, option.start, option.turn, option.to)
        case Jump():
            return Jump("", option.figure, option.to)
        case Discard():
            return Discard("")
        case _:
            return option


def _reasons(seat: Seat, gain: Gain, now: Threat, threat: Threat) -> list[Message]:
    found = []
    own = gain.tokens.get(seat, 0)
    if own:
        found.append(Message("why-beats", {"orcs": own}))
    for partner, count in gain.tokens.items():
        if partner != seat and count:
            about: dict[str, Arg] = {"seat": Message("seat", {"seat": partner}), "orcs": count}
            found.append(Message("why-shares", about))
    if threat.missing == NEVER:
        found.append(Message("why-never"))
    elif threat.closing:
        percent = round(100 * threat.closing)
        found.append(Message("why-danger", {"percent": percent}))
    elif threat.missing > now.missing:
        found.append(Message("why-apart", {"missing": threat.missing}))
    elif threat.missing < now.missing:
        found.append(Message("why-nearer", {"missing": threat.missing}))
    return found or [Message("why-best-so")]
