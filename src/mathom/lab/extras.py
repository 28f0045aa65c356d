"""What comes with the optional extras of the package, loaded when it is needed."""

from importlib import import_module
from typing import Any

from mathom.core import MathomError, Message


class MissingExtra(MathomError):
    """A library that is not installed, because nobody asked for the extra it comes with."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(Message("lab-missing-extra", {"library": library, "extra": extra}))
        self.library = library
        self.extra = extra

    def __str__(self) -> str:
        return f"{self.library} is not installed; try: pip install 'mathom[{self.extra}]'"


def need(library: str, extra: str) -> Any:
    """The module of a library. Raises MissingExtra, with the command that installs it."""
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if error.name is None or not library.startswith(error.name):
            raise
        raise MissingExtra(library.partition(".")[0], extra) from None
