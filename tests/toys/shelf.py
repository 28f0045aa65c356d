"""Puts the toys on the shelf, beside the games that are installed."""

from importlib.metadata import EntryPoint, EntryPoints
from importlib.metadata import entry_points as installed
from typing import Any

import pytest

from mathom import games
from tests.toys.duel import Duel


def duel(components: bytes | None = None) -> Duel:
    """The factory of the entry point."""
    return Duel()


def put_duel_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the time of a test there is a game called `duel`."""
    toy = EntryPoint("duel", "tests.toys.shelf:duel", games.GROUP)

    def entry_points(**wanted: Any) -> EntryPoints:
        found = [*installed(**wanted), toy]
        return EntryPoints(found).select(**wanted)

    monkeypatch.setattr(games, "entry_points", entry_points)
