"""What came printed with a game: the rulebook, the sentences and the list of what is in the box.

A package carries them as files, and hands them in as a folder: `Printed(files(__package__))`.
"""

import tomllib
from collections.abc import Callable, Iterable
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from mathom.core.components import fingerprint, read_components
from mathom.core.judgement import Judgement, read_judgement
from mathom.core.learning import Learning, read_learning
from mathom.core.rules import Rulebook

C = TypeVar("C", bound=msgspec.Struct)

LANGUAGES = ("de", "en")
STANDARD = "standard"


class Printed:
    """The data files of one game."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self.rulebook = read_rulebook(_texts(folder, "rulebook", ".toml"))
        self.texts = read_sentences(folder)
        self.lexicons = {
            language: tuple(_texts(folder, "lexicon", f"{language}.toml")) for language in LANGUAGES
        }

    @cached_property
    def learning(self) -> Learning:
        """Lessons, puzzles, the glossary and the one page. Raises BadLesson."""
        return read_learning(
            _by_name(self._folder, "lessons"),
            _by_name(self._folder, "puzzles"),
            *("".join(_texts(self._folder, name, ".toml")) for name in ("glossary", "overview")),
        )

    @cached_property
    def judgement(self) -> Judgement:
        """What was learned about the game, where something was."""
        return read_judgement(self._folder.joinpath("judgement.json").read_bytes())

    def components_file(self) -> bytes:
        """What is in the box, as it is written down."""
        return self._folder.joinpath("components.json").read_bytes()

    def components(
        self, kind: type[C], check: Callable[[C], None], owned: bytes | None
    ) -> tuple[C, str]:
        """What is in the box, or in an owner's file about it, and a label that tells them apart.

        Raises BadComponents, with line and reason, if the file is broken.
        """
        printed = read_components(self.components_file(), kind, check)
        if owned is None:
            return printed, STANDARD
        own = read_components(owned, kind, check)
        return own, STANDARD if own == printed else fingerprint(own)


def read_sentences(folder: Traversable) -> dict[str, str]:
    """The sentences of a game: language → Fluent source."""
    return {
        language: "\n".join(_texts(folder, "text", f"{language}.ftl")) for language in LANGUAGES
    }


def read_rulebook(parts: Iterable[str]) -> Rulebook:
    """A rulebook from its TOML text, in one part or in several: their lists are joined."""
    whole: dict[str, Any] = {}
    for part in parts:
        for key, value in tomllib.loads(part).items():
            whole[key] = whole.get(key, []) + value if isinstance(value, list) else value
    return msgspec.convert(whole, Rulebook)


def _texts(folder: Traversable, name: str, ending: str) -> list[str]:
    """The files of this kind: a single one with this name, or all in the folder of this name."""
    single = folder.joinpath(name + ending)
    if single.is_file():
        return [single.read_text("utf-8")]
    if not folder.joinpath(name).is_dir():
        return []
    found = [one for one in folder.joinpath(name).iterdir() if one.name.endswith(ending)]
    return [one.read_text("utf-8") for one in sorted(found, key=lambda one: one.name)]


def _by_name(folder: Traversable, name: str) -> dict[str, str]:
    """The TOML files in a folder of this name, without their ending, in order of their numbers."""
    if not folder.joinpath(name).is_dir():
        return {}
    found = [one for one in folder.joinpath(name).iterdir() if one.name.endswith(".toml")]
    ordered = sorted(found, key=lambda one: (len(one.name.partition("-")[0]), one.name))
    return {one.name.removesuffix(".toml"): one.read_text("utf-8") for one in ordered}
