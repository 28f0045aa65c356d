"""Names and chat: text, on one line, without tricks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mathom.table import BadOrder
from mathom.table.clean_text import clean_chat, clean_name


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        ("  Bilbo  Beutlin ", "Bilbo Beutlin"),
        ("Bil\nbo", "Bil bo"),
        ("\u202eoblib", "oblib"),
        ("<b>Sam</b>", "<b>Sam</b>"),
        ("Fro\0do", "Fro do"),
        ("👩‍🚀", "👩‍🚀"),
        ("E\u0301owyn", "Éowyn"),
    ],
)
def test_names_are_tidied(given_: str, kept: str) -> None:
    assert clean_name(given_) == kept


@pytest.mark.parametrize("wrong", ["", "   ", "\u200b", "x" * 41, "\ud800" * 50])
def test_no_name(wrong: str) -> None:
    with pytest.raises(BadOrder):
        clean_name(wrong)


@given(st.text(min_size=1, max_size=600))
def test_whatever_is_said_fits_on_a_line_and_into_a_store(text: str) -> None:
    try:
        line = clean_chat(text)
    except BadOrder:
        return
    assert 1 <= len(line) <= 500
    assert "\n" not in line
    assert "\0" not in line
    line.encode()
    assert clean_chat(line) == line
