"""Step 2 – hero card and movement: chapter 5."""

from collections.abc import Iterable, Sequence

from mathom.core import Choice, ChoiceStep, Log, Message, Option, Refusal, enforces
from mathom.core.frames import Asked, replace
from mathom.core.frames import put as put_item
from mathom.core.question import Answer
from mathom.core.values import Seat
from mathom.games.orcs.board import (
    FIELDS,
    FIGURES,
    INDEX,
    SYMBOLS,
    back,
    named,
    straight,
)
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import HeroDiscarded, HeroPlayed, Jumped, Moved, PincerClosed
from mathom.games.orcs.options import Discard, Jump, Move
from mathom.games.orcs.rules.figures import figure_names, own_figure
from mathom.games.orcs.rules.offers import Offers
from mathom.games.orcs.rules.pincer import Walk, shares, walk
from mathom.games.orcs.state import Drawing, Hero, State, Turning, Won, without


@enforces(
    "ORK-5.1", "ORK-5.2", "ORK-5.3", "ORK-5.5", "ORK-5.6", "ORK-5.8", "ORK-6.4", "ORK-10.1",
    "ORK-R8", "ORK-R9", "ORK-R10",
)  # fmt: skip
class PlayHero(ChoiceStep[Box, State, Hero]):
    """The player shows a hero card and moves a figure with it, if the card offers any move."""

    rule = "ORK-5.1"
    accepts = (Move, Jump, Discard)

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._gone: tuple[object, object, Walk | None] = (None, None, None)
        # What is allowed is then done: the last way that was gone, on which board.
        self._offers: Offers | None = None
        # What was offered last.

    def seat(self, state: State, frame: Hero) -> Seat:
        return state.turn

    # -- what is allowed -------------------------------------------------------------------------

    def candidates(self, state: State, frame: Hero) -> Iterable[Option]:
        box, atlas = self.box, self.box.atlas
        names = figure_names(box, state)
        yield from map(Discard, box.heroes)
        for card in state.hands[state.turn]:
            hero = box.heroes[card]
            for figure in state.own(state.turn):
                name, start = names[figure], state.where(figure)
                fan = atlas.fan(start, hero.strength, hero.strength)
                yield from fan.all_moves(card, name)
                yield from atlas.jumps(card, name)

    def options(self, state: State, frame: Hero) -> Sequence[Option]:
        self._offers = offers = Offers(self.box, state, state.hands[state.turn])
        return offers

    def go(self, state: State, frame: Hero, log: Log) -> State | Choice | Asked:
        """Every card offers something: who has two need not be told how much to be asked."""
        if len(state.hands[state.turn]) > 1:
            return self.question(state, frame)
        return super().go(state, frame, log)

    def refusal(self, state: State, frame: Hero, answer: Answer) -> Refusal | None:
        """What was just looked up among the offers is allowed: no need to look into it again."""
        offers = self._offers
        if offers is not None and offers.state is state and offers.gave(answer):
            return None
        return super().refusal(state, frame, answer)

    def guard(self, state: State, frame: Hero, option: Move | Jump | Discard) -> Refusal | None:
        if option.card not in state.hands[state.turn]:
            return Refusal("ORK-5.1", "not-in-hand", card=self._card(option.card))
        if type(option) is Discard:
            offered = Offers(self.box, state, (option.card,))
            if isinstance(offered[0], Discard):
                return None
            return Refusal("ORK-5.6", "must-move", card=self._card(option.card))
        figure = own_figure(self.box, state, option.figure)
        if figure is None:
            return Refusal("ORK-10.1", "not-your-figure", figure=option.figure or "-")
        if option.to not in INDEX:
            return Refusal("ORK-1.1", "no-field", field=option.to)
        if type(option) is Jump:
            return self._guard_jump(state, option, figure)
        return self._guard_way(state, option, figure) or self._guard_walk(state, option)

    def _guard_jump(self, state: State, option: Jump, figure: int) -> Refusal | None:
        to, field = INDEX[option.to], Message(f"field-{option.to}")
        if not self.box.heroes[option.card].shadowfax:
            return Refusal("ORK-5.8", "no-shadowfax", card=self._card(option.card))
        if to in self.box.land.towers:
            return Refusal("ORK-1.1", "tower", field=field)
        if to == state.where(figure):
            return Refusal("ORK-5.8", "same-field", field=field)
        if state.board[to] in FIGURES:
            return Refusal("ORK-5.8", "figure-there", field=field)
        return None

    def _guard_way(self, state: State, option: Move, figure: int) -> Refusal | None:
        """Whether this is a way at all: straight lines in the card's directions, one turn."""
        start, turn, to = option.start, option.turn, option.to
        if start not in INDEX or state.board[INDEX[start]] != FIGURES[figure]:
            return Refusal("ORK-5.3", "not-there", field=Message(f"field-{start}"))
        if turn is not None and turn not in INDEX:
            return Refusal("ORK-1.1", "no-field", field=turn)
        symbol, legs = self.box.heroes[option.card].movement, self.box.land.legs
        allowed = SYMBOLS[symbol]
        first = legs[start].get(turn or to)
        if first is None or first.direction not in allowed:
            return self._why_no_leg(start, turn or to, symbol)
        if turn is None:
            return None
        second = legs[turn].get(to)
        if second is None or second.direction not in allowed:
            return self._why_no_leg(turn, to, symbol)
        if second.direction == first.direction:
            return Refusal("ORK-5.3", "no-turn", field=Message(f"field-{turn}"))
        if second.direction == back(first.direction):
            return Refusal("ORK-5.3", "turned-back", field=Message(f"field-{turn}"))
        return None

    def _why_no_leg(self, start: str, to: str, symbol: str) -> Refusal:
        """Why no straight way leads from here to there under this symbol."""
        field = Message(f"field-{to}")
        if INDEX[to] in self.box.land.towers:
            return Refusal("ORK-1.1", "tower", field=field)
        direction = straight(INDEX[start], INDEX[to])
        if direction is None:
            return Refusal("ORK-5.3", "not-straight", field=field)
        if direction not in SYMBOLS[symbol]:
            about = Message(f"symbol-{symbol}")
            return Refusal("ORK-5.2", "wrong-direction", field=field, symbol=about)
        return Refusal("ORK-1.1", "tower-between", field=field)

    def _guard_walk(self, state: State, option: Move) -> Refusal | None:
        """Whether the way can be paid for and ends where a figure may stand."""
        gone = self._walk(state, option)
        points = self._points(option, gone)
        if gone.cost > points:
            field = Message(f"field-{option.to}")
            return Refusal("ORK-5.5", "too-far", field=field, cost=gone.cost, points=points)
        if state.board[INDEX[option.to]] in FIGURES:
            return Refusal("ORK-5.5", "figure-there", field=Message(f"field-{option.to}"))
        return None

    # -- what happens ----------------------------------------------------------------------------

    def do(self, state: State, frame: Hero, option: Move | Jump | Discard, log: Log) -> State:
        seat, card, board = state.turn, option.card, state.board
        won: Won = ()
        if type(option) is Discard:
            log.append(HeroDiscarded(seat, card))
        else:
            if type(option) is Move:
                gone = self._walk(state, option)
                figure, path = self.box.figures[gone.figure], named(gone.entered)
                log.append(HeroPlayed(seat, card, self._points(option, gone)))
                beaten = named(gone.beaten)
                costs = gone.costs
                log.append(Moved(seat, figure, option.start, path, option.to, beaten, costs))
            else:
                number = own_figure(self.box, state, option.figure)
                assert number is not None
                start = state.where(number)
                gone = walk(self.box.land, board, start, (INDEX[option.to],))
                figure = self.box.figures[number]
                log.append(HeroPlayed(seat, card, self.box.heroes[card].strength))
                log.append(Jumped(seat, figure, FIELDS[start], option.to, bool(gone.beaten)))
            won, board = self._won(state, gone, log), gone.board
        return replace(
            state,
            frames=(Turning(won), Drawing(seat)),
            board=board,
            hands=put_item(state.hands, seat, without(state.hands[seat], card)),
            discard=(*state.discard, card),
        )

    def _won(self, state: State, gone: Walk, log: Log) -> Won:
        """Who has how many tokens to turn over, in the order of their turning: ORK-8.1."""
        seat, beaten = state.turn, len(gone.beaten)
        if not gone.pincers:
            return ((seat, beaten),) if beaten else ()
        tokens = {seat: beaten}
        for pincer in gone.pincers:
            partner = pincer.partner % len(state.hands)
            own, given = shares(len(pincer.fields), own=partner == seat)
            fields = named(pincer.fields)
            log.append(PincerClosed(seat, partner, FIELDS[pincer.at], fields, own, given))
            tokens[seat] += own
            if given:
                tokens[partner] = tokens.get(partner, 0) + given
        return tuple([(owner, count) for owner, count in tokens.items() if count])

    # -- helpers ---------------------------------------------------------------------------------

    def _walk(self, state: State, option: Move) -> Walk:
        board, way, gone = self._gone
        if gone is None or way is not option or board is not state.board:
            land = self.box.land
            entered = land.entered(option.start, option.turn, option.to)
            gone = walk(land, state.board, INDEX[option.start], entered)
            self._gone = (state.board, option, gone)
        return gone

    def _points(self, option: Move, gone: Walk) -> int:
        strength = self.box.heroes[option.card].strength
        return strength - gone.lost if strength > gone.lost else 0

    def _card(self, card: str) -> Message | str:
        return Message(f"card-{card}") if card in self.box.heroes else card
