"""Puts the toys on the shelf, beside the games that are installed."""

import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint

import pytest

from mathom.core.extensions import extensions
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

    def with_the_toy(group: str) -> Mapping[str, EntryPoint]:
        return {**extensions(group), toy.name: toy}

    monkeypatch.setattr(shelf, "KIND", kind)
    monkeypatch.setattr(sys.modules["mathom.games"], "extensions", with_the_toy)
    find.cache_clear()
