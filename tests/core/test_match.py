"""Matches: undo up to the barrier, forks, and why something cannot be done."""

import pytest

import mathom
from mathom.core import (
    BadNotation,
    BadRecord,
    BadSetup,
    Chance,
    Choice,
    Event,
    Match,
    NoUndo,
    Refusal,
    Seeded,
    read_record,
    record,
    replay,
    verify,
)
from mathom.core.concession import Conceded
from mathom.core.frames import put
from tests.toys.duel import Duel, Duelling, Lay


@pytest.fixture
def match() -> Match:
    """Two hobbits; seat 0 has rolled a four."""
    game = mathom.game("hobbits")
    match = Match(game, game.setup(2))
    return match.play_all(["orc", "aragorn", "wolf", "gandalf", "saruman", "legolas", 4])


def test_every_option_has_its_part_of_the_whole(match: Match) -> None:
    choice = match.question
    assert isinstance(choice, Choice)
    size = len(choice)
    assert [choice.at((number + 0.5) / size) for number in range(size)] == list(choice)


def test_a_move_can_be_taken_back_until_the_next_die_is_rolled(match: Match) -> None:
    before = match.digest
    match.play("move a_east4")
    match.undo(0)
    assert match.digest == before


def test_once_chance_has_spoken_undo_needs_consent(match: Match) -> None:
    before = match.digest
    match.play("move a_east4")
    match.play(3)
    with pytest.raises(NoUndo) as no:
        match.undo(0)
    assert no.value.message.id == "undo-chance"
    match.undo(consent=True)
    assert match.digest == before


def test_nobody_takes_back_somebody_elses_move(match: Match) -> None:
    match.play("move a_east4")
    with pytest.raises(NoUndo) as no:
        match.undo(1)
    assert no.value.message.id == "undo-nothing"


def test_what_somebody_else_has_answered_since_is_not_taken_back_alone() -> None:
    match = Match(Duel(), Duel().setup(2)).play_all([0, "lay 1", "lay 4"])
    with pytest.raises(NoUndo) as no:
        match.undo(0)
    assert no.value.message.id == "undo-other-seat"
    assert match.undo(0, consent=True) == Lay("1")
    assert len(match.played) == 1


def test_a_match_tells_how_it_stands(match: Match) -> None:
    assert repr(match).startswith("<Match of hobbits, 2 seats, 7 answers; seat 0: ask-walk, ")
    match.concede(0)
    assert repr(match).endswith("over: over-conceded, winners [1]>")


# -- giving up -------------------------------------------------------------------------------------


def test_who_gives_up_has_lost_whoever_is_asked(match: Match) -> None:
    state = match.state
    assert match.concede(1) == (Conceded(1),)
    over = match.over
    assert over is not None
    assert (over.winners, len(over.scores)) == ((0,), 2)
    assert match.state == state
    assert match.view(0).question == match.view(None).question == over
    with pytest.raises(Refusal) as refused:
        match.concede(0)
    assert refused.value.message.id == "refused-game-over"


def test_of_several_all_others_win() -> None:
    match = mathom.new("hobbits", seats=3, seed=1)
    match.concede(1)
    assert match.over is not None
    assert match.over.winners == (0, 2)


@pytest.mark.parametrize(("seats", "seat", "winners"), [(3, 1, (0,)), (4, 2, (1, 3)), (2, 0, (1,))])
def test_where_there_are_sides_the_other_side_wins(
    seats: int, seat: int, winners: tuple[int, ...]
) -> None:
    match = mathom.new("ringwar", seats=seats, seed=1)
    match.concede(seat)
    assert match.over is not None
    assert match.over.winners == winners


def test_giving_up_is_no_slip(match: Match) -> None:
    before = match.digest
    match.play("move a_east4")
    match.concede(0)
    with pytest.raises(NoUndo) as no:
        match.undo(0)
    assert no.value.message.id == "undo-conceded"
    match.undo(0, consent=True)
    assert match.over is None
    match.undo(0)
    assert match.digest == before


def test_giving_up_is_a_line_of_its_own_and_replays(match: Match) -> None:
    match.play("move a_east4")
    match.concede(1)
    text = str(record(match))
    assert "\n! 1 concedes\n" in text
    again = replay(match.game, read_record(text))
    assert again.over == match.over
    assert again.answers == match.answers
    assert verify(match.game, read_record(text)).answers == len(match.played)


@pytest.mark.parametrize("line", ["! 7 concedes", "! concedes", "! 0 resigns"])
def test_nobody_else_can_give_up(match: Match, line: str) -> None:
    match.concede(1)
    text = str(record(match)).replace("! 1 concedes", line)
    with pytest.raises(BadRecord):
        replay(match.game, read_record(text))


class Surviving(Duel):
    """Rules that know of giving up: it costs points, and all play on."""

    def concede(self, state: Duelling, seat: int) -> tuple[Duelling, tuple[Event, ...]]:
        return Duelling(state.frames, state.hands, state.laid, put(state.points, seat, -9)), ()


def test_rules_that_know_of_giving_up_let_the_others_play_on() -> None:
    game = Surviving()
    match = Match(game, game.setup(3), Seeded(1))
    asked = match.to_move
    match.concede(2)
    assert match.to_move == asked
    while not match.over:
        match.play(match.question.options[0])  # type: ignore[union-attr]
    assert replay(game, read_record(str(record(match)))).digest == match.digest


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NoUndo) as no:
        mathom.new("hobbits", seats=2).undo()
    assert no.value.message.id == "undo-nothing"


def test_the_dice_are_the_same_after_undo() -> None:
    match = mathom.new("hobbits", seats=2, seed=5)
    option = match.question.options[-1]  # type: ignore[union-attr]
    match.play(option)
    after = match.digest
    match.undo(consent=True)
    match.play(option)
    assert match.digest == after


def test_a_fork_goes_its_own_way(match: Match) -> None:
    fork = match.fork()
    fork.play("move a_east4")
    assert len(fork.played) == len(match.played) + 1
    assert fork.digest != match.digest


def test_a_refused_answer_changes_nothing(match: Match) -> None:
    before = match.digest
    with pytest.raises(Refusal):
        match.play("move mount_doom_near")
    with pytest.raises(BadNotation):
        match.play("teleport mount_doom")
    assert match.digest == before


def test_why_not_explains_a_click_that_leads_nowhere(match: Match) -> None:
    refusal = match.why_not(["field:moria_near"])
    assert refusal is not None
    assert refusal.rule == "HOB-4.3"
    assert match.why_not(["field:a_east4"]) is None
    assert match.why_not(["place:moria"]) is None


def test_why_not_explains_a_place_nobody_thought_of(match: Match) -> None:
    refusal = match.why_not(["field:nowhere"])
    assert refusal is not None
    assert refusal.rule is not None
    assert match.why_not([]) is None


def test_an_outcome_that_is_not_on_the_die_is_refused() -> None:
    game = mathom.game("hobbits")
    match = Match(game, game.setup(2))
    with pytest.raises(Refusal) as refused:
        match.play("smaug")
    assert refused.value.message.id == "refused-no-outcome"
    assert isinstance(match.question, Chance)


@pytest.mark.parametrize(
    ("name", "seats", "settings", "reason"),
    [
        ("chess", 2, {}, "setup-game"),
        ("hobbits", 6, {}, "setup-seats"),
        ("hobbits", 2, {"colour": "red"}, "setup-setting"),
        ("hobbits", 2, {"mode": "expert"}, "setup-value"),
    ],
)
def test_what_a_game_does_not_have_is_refused(
    name: str, seats: int, settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadSetup) as bad:
        mathom.game(name).setup(seats, settings)
    assert bad.value.message.id == reason


def test_reasons_are_told_to_those_who_saw_as_much(match: Match) -> None:
    match.play("move a_east4")
    assert match.may_hear_why(1, match.played[-1])


def test_reasons_that_would_show_something_hidden_wait_for_the_end() -> None:
    match = mathom.new("journey", seats=2)
    match.play("draw")
    moved = next(one for one in match.played if one.seat == 0)
    assert match.may_hear_why(0, moved)
    assert not match.may_hear_why(1, moved)
    assert not match.may_hear_why(None, moved)
