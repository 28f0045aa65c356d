"""Records: readable, exact, and honest about what is wrong with them."""

import pytest

import mathom
from mathom.core import (
    AnyGame,
    BadRecord,
    Match,
    Provable,
    Seeded,
    read_record,
    record,
    replay,
    verify,
)
from tests.conformance.tables import wander

SECRET = bytes(range(32))


@pytest.fixture
def game() -> AnyGame:
    return mathom.game("hobbits")


def provable(game: AnyGame, words: str = "") -> Match:
    match = Match(game, game.setup(2), Provable(SECRET, words))
    return wander(match, 10_000, seed=2, sense=1.0)


def test_a_record_names_game_setup_players_and_every_answer(game: AnyGame) -> None:
    match = Match(game, game.setup(2, {"mode": "advanced"}), Seeded(7))
    wander(match, 3, seed=1)
    text = str(record(match, ("Anna", "greedy")))
    assert text.startswith("mathom record 1\ngame: hobbits 2\nseats: 2\nsetting mode: advanced\n")
    assert "chance: seed 7\nplayer 0: Anna\nplayer 1: greedy\n" in text
    assert all(len(line) <= 100 for line in text.splitlines())


def test_a_replay_can_stop_anywhere(game: AnyGame) -> None:
    match = wander(Match(game, game.setup(3), Seeded(1)), 30, seed=1)
    half = replay(game, record(match), to=20)
    assert half.answers == match.answers[:20]


def test_comments_and_blank_lines_are_skipped(game: AnyGame) -> None:
    match = wander(Match(game, game.setup(2), Seeded(1)), 5, seed=1)
    text = str(record(match)).replace("\n\n", "\n\n# a fine opening\n\n", 1)
    assert replay(game, read_record(text)).digest == match.digest


def test_a_position_set_up_by_hand_is_in_the_record(game: AnyGame) -> None:
    start = wander(Match(game, game.setup(2), Seeded(1)), 12, seed=1)
    match = Match(game, start.setup, Seeded(4), position=start.state)
    wander(match, 6, seed=2)
    assert replay(game, read_record(str(record(match)))).digest == match.digest


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("chess\n", "record-not-one"),
        ("mathom record 1\nwhatever\n", "record-line"),
        ("mathom record 1\nseats: 2\n", "record-key"),
        ("mathom record 1\ngame: hobbits 1\nseats: two\n", "record-key"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(broken: str, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(broken)
    assert bad.value.message.id == reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: hobbits 2", "game: hobbits 3", "record-other-version"),
        ("components: standard", "components: sha256:00", "record-components"),
        ("\n0 ", "\n1 ", "record-turn"),
        ("\n0 move ", "\n0 fly ", "record-answer"),
        ("digest: ", "digest: 0", "record-digest"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    game: AnyGame, old: str, new: str, reason: str
) -> None:
    match = wander(Match(game, game.setup(2), Seeded(3)), 8, seed=1)
    text = str(record(match))
    assert old in text
    with pytest.raises(BadRecord) as bad:
        replay(game, read_record(text.replace(old, new, 1)))
    assert bad.value.message.id == reason


def test_a_false_result_is_noticed(game: AnyGame) -> None:
    text = str(record(provable(game)))
    with pytest.raises(BadRecord) as bad:
        replay(game, read_record(text.replace("result: winners ", "result: winners 1 ")))
    assert bad.value.message.id == "record-result"


def test_seeded_chance_is_verified(game: AnyGame) -> None:
    match = wander(Match(game, game.setup(2), Seeded(3)), 10, seed=1)
    assert verify(game, record(match)).chance == "seed"


def test_provable_chance_is_verified_after_the_secret_is_out(game: AnyGame) -> None:
    proof = verify(game, record(provable(game, words="second breakfast")))
    assert proof.chance == "provable"
    assert proof.chances > 10


def test_before_the_end_the_secret_is_not_in_the_record(game: AnyGame) -> None:
    match = Match(game, game.setup(2), Provable(SECRET))
    written = record(wander(match, 5, seed=1))
    assert SECRET.hex() not in str(written)
    assert Provable(SECRET).promise in str(written)
    assert verify(game, written).chance == "sealed"


def test_a_loaded_die_is_found_out(game: AnyGame) -> None:
    told = Match(game, game.setup(2))
    honest = provable(game)
    written = record(honest)
    for answer in honest.answers[:6]:
        told.play(answer)
    forged = str(record(told)).replace("chance: told", f"chance: {written.chance}")
    forged = forged.replace("digest:", f"secret: {SECRET.hex()}\ndigest:")
    assert verify(game, read_record(forged)).chance == "provable"
    outcomes = [str(one) for one in honest.outcomes[:6]]
    other = next(one for one in ("orc", "wolf", "gimli") if one != outcomes[0])
    cheating = Match(game, game.setup(2))
    cheating.play(other)
    forged = str(record(cheating)).replace("chance: told", f"chance: {written.chance}")
    forged = forged.replace("digest:", f"secret: {SECRET.hex()}\ndigest:")
    with pytest.raises(BadRecord) as bad:
        verify(game, read_record(forged))
    assert bad.value.message.id == "record-chance"


def test_another_secret_than_promised_is_found_out(game: AnyGame) -> None:
    text = str(record(provable(game))).replace(SECRET.hex(), SECRET[::-1].hex())
    with pytest.raises(BadRecord) as bad:
        verify(game, read_record(text))
    assert bad.value.message.id == "record-promise"
