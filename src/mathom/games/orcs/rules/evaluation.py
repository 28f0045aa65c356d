"""Step 4 – evaluation and the Ents: chapter 8, up to the event cards."""

from mathom.core import Chance, ChanceStep, Log, enforces
from mathom.core.frames import put as put_item
from mathom.games.orcs.box import Box
from mathom.games.orcs.events import EntMoved, TokenTurned
from mathom.games.orcs.rules.ending import ents_arrived
from mathom.games.orcs.rules.turn import next_turn
from mathom.games.orcs.state import EventCard, State, Turning, Won


@enforces("ORK-8.1", "ORK-8.2", "ORK-8.3", "ORK-9.2", "ORK-R6", "ORK-R14", "ORK-R15")
class TurnToken(ChanceStep[Box, State, Turning]):
    """The next token won this turn is turned over for all to see, and then kept face down.

    An Ent on it leads to an event at once, but no longer when the last space is reached: then
    the remaining tokens are only counted.
    """

    def chance(self, state: State, frame: Turning) -> Chance:
        ids, counts = tuple(self.box.kinds), state.unseen
        if 0 in counts:
            some = [(name, count) for name, count in zip(ids, counts, strict=True) if count]
            ids, counts = tuple(name for name, _ in some), tuple(count for _, count in some)
        return Chance("token", ids, counts)

    def go(self, state: State, frame: Turning, log: Log) -> State | Chance:
        if frame.won:
            return super().go(state, frame, log)
        if state.ent >= self.box.last_space:
            return ents_arrived(state, log)
        return next_turn(state, log)

    def do(self, state: State, frame: Turning, outcome: str, log: Log) -> State:
        seat = frame.won[0][0]
        number = self.box.kinds[outcome]
        token = self.box.tokens[number]
        log.append(TokenTurned(seat, outcome, token.points, token.ent))
        own = state.kept[seat]
        kept = put_item(state.kept, seat, put_item(own, number, own[number] + 1))
        unseen = put_item(state.unseen, number, state.unseen[number] - 1)
        rest = Turning(_one_less(frame.won))
        if not token.ent or state.ent >= self.box.last_space:
            return state.then(rest, unseen=unseen, kept=kept)
        ent = state.ent + 1
        log.append(EntMoved(ent))
        if ent == self.box.last_space:
            return state.then(rest, unseen=unseen, kept=kept, ent=ent)
        return state.then(rest, EventCard(), unseen=unseen, kept=kept, ent=ent)


def _one_less(won: Won) -> Won:
    (seat, count), *others = won
    return ((seat, count - 1), *others) if count > 1 else tuple(others)
