"""A game of frames whose rulebook, sentences and lessons are data files of its package."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from mathom.core.frames import AnyStep, Frame, FramedGame, State
from mathom.core.learning import Learning
from mathom.core.printed import LANGUAGES, Printed

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=msgspec.Struct)


class PrintedGame(FramedGame[S, T]):
    """The base of the games on the shelf."""

    printed: ClassVar[Printed]

    def __init__(
        self,
        box: Any,
        label: str,
        steps: Mapping[type[Frame], AnyStep],
        names: Callable[[Any, str], Mapping[str, str]],
    ) -> None:
        """`label` tells an owner's components from the printed ones; `names` are what the things
        in the box are called in a language."""
        super().__init__(steps)
        self.components = label
        self.rulebook = self.printed.rulebook
        self.texts = self.printed.texts
        self.lexicons = self.printed.lexicons
        self.names = {language: names(box, language) for language in LANGUAGES}

    def printed_components(self) -> bytes | None:
        return self.printed.components_file()

    def learning(self) -> Learning:
        return self.printed.learning
