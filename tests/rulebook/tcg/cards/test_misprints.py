"""A misprinted number, condition, cost, phase or time on any card would be noticed by a test."""

import pytest

from tests.rulebook.tcg.cards.misprints import WORTH, of_culture, unnoticed

SAME = {
    # The Rule of 4 lets nobody draw more in the fellowship phase.
    "4U337-1 number: Action.Draw.n 5",
    # No ally of Rohan has a vitality above 2: none has a second wound to heal.
    "4C266-2 number: Trigger.HealWounds.n 2",
    "4R290-2 number: Action.HealWounds.n 2",
    "4U296-2 number: Trigger.HealWounds.n 2",
    # The rules take the Ring off, whatever the card says.
    "4R1-3 time: Action.end_of_phase",
    "4R1-3 time: Action.end_of_turn",
    "4C2-1 time: Response.end_of_phase",
    "4C2-1 time: Response.end_of_turn",
}
"""Misprints with which a card does the same as before."""
CULTURES = (
    "dunland", "dwarven", "elven", "gandalf", "gondor", "isengard", "raider", "rohan", "shire",
    "none",
)  # fmt: skip


@pytest.mark.parametrize("culture", CULTURES)
def test_a_misprint_would_be_noticed(culture: str) -> None:
    assert set(unnoticed(of_culture(culture), WORTH)) <= SAME
