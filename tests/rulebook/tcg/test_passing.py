"""Passing on: what interrupts it, seen by who passes."""

import pytest

import mathom
from mathom.core import Event, Match, Message
from mathom.games import find
from mathom.games.tcg.events import (
    Killed,
    PhaseBegan,
    Played,
    SkirmishBegan,
    TurnBegan,
    Used,
    Wounded,
)
from mathom.games.tcg.options import Pass
from mathom.text import Words

GAME = find("tcg")
PASSING = GAME.passing
assert PASSING is not None


@pytest.fixture(scope="module")
def fight() -> Match:
    """A match of three in the middle of a skirmish."""
    match = mathom.new("tcg", seats=3, seed=4)
    bot = mathom.bot("greedy", match.game, seed=1)
    while match.state.board.skirmish is None or not match.state.board.skirmish.minions:
        match.play(bot.choose(match.view(match.to_move)))
    return match


def stops(match: Match, event: Event, seat: int) -> set[str]:
    assert PASSING is not None
    return set(PASSING.stopped_by(event, match.view(seat).table, seat))


def test_it_is_ones_turn_with_ones_own_turn_and_shadow_phase(fight: Match) -> None:
    assert stops(fight, TurnBegan(1), 1) == {"turn", "phase"}
    assert stops(fight, TurnBegan(1), 2) == {"phase"}
    assert stops(fight, PhaseBegan("shadow", 2), 2) == {"turn", "phase"}
    assert stops(fight, PhaseBegan("shadow", 2), 1) == {"phase"}
    assert stops(fight, PhaseBegan("archery"), 1) == {"phase"}


def test_what_others_play_and_use_interrupts_and_what_one_plays_oneself_does_not(
    fight: Match,
) -> None:
    for event in (Played(1, "4C2.31", None, 2), Used(1, "4C2.31", "4C2-1")):
        assert stops(fight, event, 0) == {"played"}
        assert stops(fight, event, 1) == set()


def test_a_skirmish_and_a_wound_concern_those_whose_cards_they_are(fight: Match) -> None:
    board = fight.state.board
    bout = board.skirmish
    assert bout is not None
    cards = {one.id: one for one in board.play}
    who, minion = cards[bout.who], cards[bout.minions[0]]
    began = SkirmishBegan(str(who), (str(minion),))
    concerned = {who.owner, minion.owner}
    for seat in range(3):
        assert stops(fight, began, seat) == ({"skirmish"} if seat in concerned else set())
        assert stops(fight, Wounded(str(minion)), seat) == (
            {"hurt"} if seat == minion.owner else set()
        )


def test_a_companion_that_was_killed_was_the_free_peoples_players(fight: Match) -> None:
    board = fight.state.board
    bout = board.skirmish
    assert bout is not None
    kind = next(one.kind for one in board.play if one.id == bout.who)
    for seat in range(3):
        hurt = {"hurt"} if seat == board.fp else set()
        assert stops(fight, Killed(f"{kind}.9999"), seat) == hurt


def test_every_skirmish_is_a_stretch_of_its_own_and_every_phase() -> None:
    """In a whole match no stretch comes twice."""
    assert PASSING is not None
    match = mathom.new("tcg", seats=2, seed=1)
    bot = mathom.bot("greedy", match.game, seed=1)
    seen = [PASSING.stretch(match.view(0).table)]
    while not match.over:
        match.play(bot.choose(match.view(match.to_move)))
        now = PASSING.stretch(match.view(0).table)
        if now != seen[-1]:
            seen.append(now)
    assert len(seen) == len(set(seen))


def test_who_may_pass_is_offered_it(fight: Match) -> None:
    assert PASSING is not None
    choice = fight.view(fight.to_move).choice
    expected = Pass() if Pass() in choice else None
    assert PASSING.option(choice) == expected


@pytest.mark.parametrize("language", ["de", "en"])
def test_stops_have_words(language: str) -> None:
    assert PASSING is not None
    for stop in PASSING.stops:
        assert Words(language, GAME, strict=True).say(Message(f"stop-{stop}"))
