"""Notation: short lines that read back, and clear words for those that do not."""

import pytest

from mathom.core import BadNotation, Option
from mathom.core.notation import read, write


class Lay(Option, frozen=True):
    card: str
    count: int
    gandalf: bool = False


class Show(Option, frozen=True):
    cards: tuple[str, ...]
    to: str | None


OPTIONS: dict[str, type[Option]] = {"lay": Lay, "show": Show}


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (Lay("red", 2), "lay red 2"),
        (Lay("red", 2, gandalf=True), "lay red 2 gandalf"),
        (Show(("ent", "elf"), "frodo"), "show ent+elf frodo"),
        (Show((), None), "show - -"),
    ],
)
def test_options_are_written_and_read_back(option: Option, text: str) -> None:
    assert write(option) == text
    assert read(text, OPTIONS) == option


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "notation-unknown-word"),
        ("burn red", "notation-unknown-word"),
        ("lai red 2", "notation-unknown-word-near"),
        ("lay red", "notation-wrong-field"),
        ("lay red two", "notation-wrong-field"),
        ("lay red 2 gandalf twice", "notation-too-long"),
    ],
)
def test_what_is_no_option_is_told_apart(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as bad:
        read(text, OPTIONS)
    assert bad.value.message.id == reason
