"""Every card says what the audited fact sheets say: no card was mistyped."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mathom.games.tcg.cards.catalogue import all_cards
from tests.rulebook.tcg.terms import written

TERMS = json.loads((Path(__file__).parent / "terms.json").read_text("utf-8"))


def test_no_card_is_missing() -> None:
    assert set(all_cards()) == set(TERMS)
    assert len(all_cards()) == 365


@pytest.mark.parametrize("number", TERMS)
def test_a_card_is_written_as_in_the_facts(number: str) -> None:
    said = json.dumps(TERMS[number]).replace(", by=you", "")  # you choose, unless it says otherwise
    assert [written(record) for record in all_cards()[number]] == json.loads(said)


def test_no_card_is_made_before_a_box_is_opened() -> None:
    """Importing the game costs no card."""
    asked = "from mathom.games.tcg.game import all_cards; print(all_cards.cache_info().misses)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
