"""Scoring phase – scoring: chapter 6, and chapter 8 for two players."""

from collections.abc import Container

from mathom.core import AutoStep, Log, enforces
from mathom.core.frames import put, replace
from mathom.core.values import Seat
from mathom.games.journey.components import Box
from mathom.games.journey.events import (
    CardRemoved,
    Counted,
    GandalfLeft,
    RingTaken,
    TileLost,
    TileWon,
    TraitCounted,
)
from mathom.games.journey.options import GANDALF
from mathom.games.journey.rules.ending import end_game
from mathom.games.journey.state import Moving, Row, Rows, Scoring, ScoringTrait, State


@enforces("GEF-6.1", "GEF-8.2")
def count(rows: Rows, traits: Container[str]) -> int:
    """The cards in rows with one of these traits, Gandalf included."""
    return sum([row.cards + row.gandalf for row in rows if row is not None and row.trait in traits])


@enforces("GEF-6.2", "GEF-8.2")
def ranked(state: State, counts: tuple[int, ...]) -> list[Seat]:
    """Who has valid cards, most first; of equals the one who laid out earlier."""
    seats = len(counts)
    in_turn = [(state.start + at) % seats for at in range(seats)]
    counted = [seat for seat in in_turn if counts[seat]]
    return sorted(counted, key=counts.__getitem__, reverse=True)


@enforces("GEF-6.2", "GEF-6.3", "GEF-6.4", "GEF-R10", "GEF-R12", "GEF-R14")
class ScorePlace(AutoStep[Box, State, Scoring]):
    """The tiles go to those with the most valid cards, the ring to the first of them."""

    def go(self, state: State, frame: Scoring, log: Log) -> State:
        place = self.box.places[state.place]
        counts = tuple(count(rows, place.traits) for rows in state.rows)
        seats = len(counts)
        for at in range(seats):
            seat = (state.start + at) % seats
            log.append(Counted(seat, place.id, counts[seat]))
        ranking = ranked(state, counts)
        tiles = state.tiles[state.place]
        for seat, tile in zip(ranking, tiles, strict=False):
            log.append(TileWon(seat, place.id, tile))
            state = replace(state, won=put(state.won, seat, (*state.won[seat], tile)))
        if ranking:
            state = take_ring(state, ranking[0], log)
        lost = tiles[len(ranking) :]
        log += (TileLost(place.id, tile) for tile in lost)
        for seat in ranking[: len(tiles)]:
            state = remove_cards(self.box, state, seat, place.traits, log)
        tiles_left = put(state.tiles, state.place, ())
        state = replace(state, tiles=tiles_left, lost=state.lost + lost)
        return next_round(self.box, state, counts, log)


@enforces("GEF-8.2", "GEF-8.3", "GEF-8.4", "GEF-8.5", "GEF-R12")
class ScoreTrait(AutoStep[Box, State, ScoringTrait]):
    """One trait after another: its tile to who has more cards, the ring with the last one."""

    def go(self, state: State, frame: ScoringTrait, log: Log) -> State:
        place = self.box.places[state.place]
        trait = place.traits[frame.at]
        counts = tuple([count(rows, (trait,)) for rows in state.rows])
        for seat in (state.start, 1 - state.start):
            log.append(TraitCounted(seat, place.id, trait, counts[seat]))
        ranking = ranked(state, counts)
        tile, *left = state.tiles[state.place]
        tiles = put(state.tiles, state.place, tuple(left))
        # A card removed for one trait never was valid for another: the sums can be made as we go.
        sums = tuple(map(sum, zip(counts, state.final or (0, 0), strict=True)))
        final = sums if state.place == self.box.last else ()
        if ranking:
            winner = ranking[0]
            log.append(TileWon(winner, place.id, tile))
            won = put(state.won, winner, (*state.won[winner], tile))
            state = replace(state, tiles=tiles, won=won, final=final)
            if not left:
                state = take_ring(state, winner, log)
            state = remove_cards(self.box, state, winner, (trait,), log)
        else:
            log.append(TileLost(place.id, tile))
            state = replace(state, tiles=tiles, lost=(*state.lost, tile), final=final)
        if left:
            return state.then(ScoringTrait(frame.at + 1))
        return next_round(self.box, state, sums, log)


@enforces("GEF-6.2", "GEF-8.4")
def take_ring(state: State, seat: Seat, log: Log) -> State:
    """The ring goes to a player, who may have it already."""
    if seat == state.ring:
        return state
    log.append(RingTaken(seat))
    return replace(state, ring=seat)


@enforces("GEF-6.4", "GEF-8.3", "GEF-R9")
def remove_cards(box: Box, state: State, seat: Seat, traits: Container[str], log: Log) -> State:
    """From each row that was counted one character card goes; then a Gandalf left alone."""
    rows, discard = list(state.rows[seat]), list(state.discard)
    for colour, row in enumerate(rows):
        if row is None or row.trait not in traits:
            continue
        card = box.card_of[colour][row.trait]
        log.append(CardRemoved(seat, card))
        discard.append(card)
        if row.cards > 1:
            rows[colour] = Row(row.trait, row.cards - 1, row.gandalf)
            continue
        rows[colour] = None
        if row.gandalf:
            log.append(GandalfLeft(seat, box.colours[colour]))
            discard.append(GANDALF)
    return replace(state, rows=put(state.rows, seat, tuple(rows)), discard=tuple(discard))


@enforces("GEF-3.1", "GEF-6.5", "GEF-7.1")
def next_round(box: Box, state: State, counts: tuple[int, ...], log: Log) -> State:
    """Who has the ring begins the next round. After the last place there is none."""
    if state.place == box.last:
        return end_game(replace(state, frames=(), final=counts), log)
    return replace(state, frames=(Moving(),), start=state.ring, turn=state.ring)
