"""Setups: what the table agrees on, what a seat brings along, and everything wrong with either."""

import pytest

from mathom.core import (
    BadRecord,
    BadSetup,
    Match,
    Provable,
    Seeded,
    Setting,
    Setup,
    read_record,
    record,
    replay,
    verify,
)
from mathom.text import Words
from tests.toys.duel import Duel

GAME = Duel()
SECRET = bytes(range(32))
DECKS = {"deck.0": "9 1 2", "deck.1": "3,4,5"}


def finished(match: Match) -> Match:
    while not match.over:
        match.play(match.question.options[0])  # type: ignore[union-attr]
    return match


def provable() -> Match:
    return Match(GAME, GAME.setup(2, DECKS), Provable(SECRET, "duel"))


def test_who_brings_nothing_gets_the_next_of_the_usual_things() -> None:
    setup = GAME.setup(3)
    assert setup == Setup(3, {"pace": "slow"}, ({"deck": "low"}, {"deck": "high"}, {"deck": "low"}))


def test_the_first_value_is_played_unless_another_is_usual() -> None:
    assert Setting("pace", ("slow", "quick")).default == "slow"
    assert Setting("pace", ("slow", "quick"), usual="quick").default == "quick"


def test_what_a_seat_brings_is_kept_apart_and_in_its_usual_form() -> None:
    setup = GAME.setup(2, {"pace": "quick", **DECKS})
    assert setup.settings == {"pace": "quick"}
    assert setup.brought == ({"deck": "1 2 9"}, {"deck": "3 4 5"})
    assert GAME.setup(2, setup.written()) == setup


def test_every_flaw_is_told_at_once() -> None:
    wrong = {"pace": "never", "colour": "red", "deck.0": "9 9 9 x", "deck.1": "9 9 9"}
    with pytest.raises(BadSetup) as bad:
        GAME.setup(2, wrong)
    assert [flaw.id for flaw in bad.value.flaws] == [
        "setup-value",
        "setup-setting",
        "setup-deck-size",
        "setup-deck-number",
        "setup-deck-sum",
    ]
    for language in ("de", "en"):
        said = Words(language, GAME, strict=True).say(bad.value.message).splitlines()
        assert len(said) == 5
    assert said[2:] == [
        "A deck has 3 numbers, not 4.",
        "“x” is no number from 1 to 9.",
        "The numbers come to 27, allowed are 20.",
    ]


def test_one_flaw_is_told_as_it_is() -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.setup(2, {"pace": "never"})
    assert bad.value.message.id == "setup-value"
    assert bad.value.game == "duel"


@pytest.mark.parametrize("name", ["deck", "deck.2", "pace.0", "deck.x", "deck.-1"])
def test_a_setting_belongs_to_a_seat_of_the_table_or_to_all(name: str) -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.setup(2, {name: "low"})
    assert bad.value.message.args["known"] == "pace, deck.0, deck.1"


# -- in the record ---------------------------------------------------------------------------------


def test_a_provable_match_seals_what_was_brought_until_it_is_over() -> None:
    running = str(record(provable()))
    assert "1 2 9" not in running
    assert "sealed deck.0: " in running
    with pytest.raises(BadRecord) as bad:
        replay(GAME, read_record(running))
    assert bad.value.message.id == "record-sealed"


def test_at_the_end_it_is_told_and_proves_to_be_what_was_sealed() -> None:
    match = provable()
    sealed = read_record(str(record(match))).sealed
    told = read_record(str(record(finished(match))))
    assert told.settings == {"pace": "slow", "deck.0": "1 2 9", "deck.1": "3 4 5"}
    assert told.sealed == sealed
    assert verify(GAME, told).chance == "provable"
    assert replay(GAME, told).setup == match.setup


def test_another_deck_than_was_sealed_is_found_out() -> None:
    match = provable()
    text = str(record(finished(match)))
    seal = read_record(text).sealed["deck.0"]
    other = Provable(SECRET, "duel").seal("deck.0", "1 2 8")
    with pytest.raises(BadRecord) as bad:
        verify(GAME, read_record(text.replace(seal, other)))
    assert bad.value.message.id == "record-seal"


def test_the_same_deck_is_sealed_differently_in_another_seat_and_match() -> None:
    source = Provable(SECRET, "duel")
    seals = {
        source.seal("deck.0", "low"),
        source.seal("deck.1", "low"),
        Provable(SECRET, "other").seal("deck.0", "low"),
        Provable(b"other", "duel").seal("deck.0", "low"),
    }
    assert len(seals) == 4


def test_a_match_with_a_seed_has_no_secrets_and_can_go_on_later() -> None:
    match = Match(GAME, GAME.setup(2, DECKS), Seeded(3))
    read = read_record(str(record(match)))
    assert not read.sealed
    assert replay(GAME, read).setup == match.setup
