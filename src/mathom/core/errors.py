"""What can go wrong by somebody's doing. Each error says what to do about it, as a message."""

from collections.abc import Iterable
from typing import Self

from mathom.core.message import Arg, Message, several


class MathomError(Exception):
    """The base of every error a user can cause; its message can be said in any language."""

    game: str | None = None
    """The game whose texts have the words for it, if the shell's have not."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self._message = message

    @property
    def message(self) -> Message:
        """What went wrong."""
        return self._message

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.message.args.items())
        return f"{self.message.id}({facts})"


class BadNotation(MathomError):
    """A text that is no answer in this game's notation at all."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"notation-{reason}", facts))


class BadSetup(MathomError):
    """A match was asked for with a number of seats or settings that the game does not have.

    There may be several flaws at once, in a deck list for example: all of them are told.
    """

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"setup-{reason}", facts))
        self.flaws: tuple[Message, ...] = (self.message,)

    @classmethod
    def of(cls, flaws: Iterable[Message]) -> Self:
        """One error for all these flaws, each of them a message with words of its own."""
        error = cls("flaws")
        error.flaws = tuple(flaws)
        error._message = several(error.flaws)
        return error


class BadRecord(MathomError):
    """A record that cannot be read or does not replay."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"record-{reason}", facts))


class BadComponents(MathomError):
    """A components file that is broken; names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(Message("components-broken", {"line": line, "reason": reason}))
        self.line = line
        self.reason = reason


class BadPosition(MathomError):
    """A position that cannot arise: the reason is told."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"position-{reason}", facts))


class BadProblem(MathomError):
    """A question of chance asked with something that is missing, unknown or makes no sense."""

    def __init__(self, reason: str, /, **facts: Arg) -> None:
        super().__init__(Message(f"problem-{reason}", facts))


class NoUndo(MathomError):
    """The last answer cannot be taken back."""

    def __init__(self, reason: str) -> None:
        super().__init__(Message(f"undo-{reason}"))


class Refusal(MathomError):
    """An answer the rules do not allow: which rule, and the facts that failed.

    Guards *return* a refusal (or None), so that asking "may I?" costs nothing; `Game.apply`
    raises it. The rule is None only where no rule is at stake: the match is over, or chance was
    asked and the outcome is not on the die.
    """

    def __init__(self, rule: str | None, reason: str, /, **facts: Arg) -> None:
        # Most refusals are only counted; what one says is put together if somebody asks.
        self.rule = rule
        self._reason = reason
        self._facts = facts

    @property
    def message(self) -> Message:
        return Message(f"refused-{self._reason}", self._facts)
