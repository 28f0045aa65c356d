"""Puts the toys on the shelf, beside the games that are installed."""

import sys
from importlib.metadata import EntryPoint, EntryPoints
from importlib.metadata import entry_points as installed
from typing import Any

import pytest

from mathom.games import GROUP, find
from tests.toys import shelf
from tests.toys.duel import Duel

KIND: type[Duel] = Duel


def duel(components: bytes | None = None) -> Duel:
    """The factory of the entry point."""
    return shelf.KIND()


def put_duel_on_the_shelf(monkeypatch: pytest.MonkeyPatch, kind: type[Duel] = Duel) -> None:
    """For the time of a test there is a game called `duel`, in this version."""
    toy = EntryPoint("duel", "tests.toys.shelf:duel", GROUP)

    def entry_points(**wanted: Any) -> EntryPoints:
        found = [*installed(**wanted), toy]
        return EntryPoints(found).select(**wanted)

    monkeypatch.setattr(shelf, "KIND", kind)
    monkeypatch.setattr(sys.modules["mathom.games"], "entry_points", entry_points)
    find.cache_clear()
