"""Every card says what the audited fact sheets say: no card was mistyped."""

import json
from pathlib import Path

import pytest

from mathom.games.tcg.cards.catalogue import CARDS
from tests.rulebook.tcg.terms import written

TERMS = json.loads((Path(__file__).parent / "terms.json").read_text("utf-8"))


def test_no_card_is_missing() -> None:
    assert set(CARDS) == set(TERMS)
    assert len(CARDS) == 365


@pytest.mark.parametrize("number", TERMS)
def test_a_card_is_written_as_in_the_facts(number: str) -> None:
    said = json.dumps(TERMS[number]).replace(", by=you", "")  # you choose, unless it says otherwise
    assert [written(record) for record in CARDS[number]] == json.loads(said)
