"""Records that another version of the rules has played: what can be replayed, and what is said."""

import pytest

from mathom.core import BadRecord, Match, Seam, Seeded, read_record, record, replay, verify
from mathom.text import Words
from tests.toys.duel import Duel
from tests.toys.duel_versions import LowDuel, SameDuel, StrictDuel


def played(kind: type[Duel], answers: int = 99) -> Match:
    """A duel in which the highest number is always laid."""
    game = kind()
    match = Match(game, game.setup(2, {"deck.0": "1 2 9", "deck.1": "3 4 8"}), Seeded(3))
    while not match.over and len(match.played) < answers:
        match.play(match.question.options[-1])  # type: ignore[union-attr]
    return match


def test_rules_that_come_to_the_same_positions_replay_it() -> None:
    match = played(Duel)
    again = replay(SameDuel(), read_record(str(record(match))))
    assert again.state == match.state
    assert verify(SameDuel(), record(match)).answers == len(match.played)


@pytest.mark.parametrize("kind", [LowDuel, StrictDuel])
@pytest.mark.parametrize("language", ["de", "en"])
def test_rules_that_do_not_say_how_far_they_can_follow(kind: type[Duel], language: str) -> None:
    told = record(played(Duel))
    with pytest.raises(BadRecord) as bad:
        replay(kind(), told)
    message = bad.value.message
    assert message.id == "record-other-version"
    assert (message.args["found"], message.args["wanted"]) == (1, kind.version)
    answers = message.args["answers"]
    assert isinstance(answers, int)
    assert answers < len(told.lines)
    assert f"--to {answers}" in Words(language, Duel(), strict=True).say(message)
    assert len(replay(kind(), told, to=answers).played) == answers


def test_a_record_with_a_seam_is_replayed_from_there() -> None:
    before = played(Duel, 3)
    low = LowDuel()
    after = Match(low, before.setup, Seeded(3), before.state, chances=len(before.outcomes))
    while not after.over:
        after.play(after.question.options[0])  # type: ignore[union-attr]
    first, second = record(before), record(after)
    seam = Seam(len(before.played), 1, 3, low.dump(before.state).decode())
    whole = type(first)(
        game="duel",
        version=1,
        seats=2,
        settings=first.settings,
        chance=first.chance,
        lines=first.lines + second.lines,
        seams=(seam,),
        result=second.result,
        digest=second.digest,
    )
    read = read_record(str(whole))
    assert read.seams == (seam,)
    assert [line[:2] for line in read.lines] == [line[:2] for line in whole.lines]
    again = replay(low, read)
    assert again.over == after.over
    proof = verify(low, read)
    assert (proof.before, proof.answers, proof.chance) == (seam.at, len(after.played), "seed")
    assert len(replay(low, read, to=2).played) == 2, "what lies before may be looked at too"
    assert f"seam 1 3: {seam.position}" in str(read)


def test_a_position_of_another_version_is_loaded_if_it_can_be() -> None:
    state = played(Duel, 3).state
    assert SameDuel().load(Duel().dump(state)) == state
