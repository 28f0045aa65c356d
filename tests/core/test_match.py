"""Matches: undo up to the barrier, forks, and why something cannot be done."""

import pytest

import mathom
from mathom.core import BadNotation, BadSetup, Chance, Choice, Match, NoUndo, Refusal


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
    assert no.value.message.id == "undo-other-seat"


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
