"""Talking with the people at the terminal: telling, asking, hiding what was on the screen."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from mathom.cli.console import DIM, coloured
from mathom.cli.terminal.rulebook import labelled
from mathom.core import Arg, MathomError, Refusal
from mathom.text import Words

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it; `clear` alone would leave hands to be read."""


class Left(Exception):
    """The people at the terminal have left the match; nobody is there any more if `silent`."""

    def __init__(self, *, silent: bool = False) -> None:
        super().__init__()
        self.silent = silent


class Talk:
    """One conversation, in one language, with players who have names and colours."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    @property
    def players(self) -> Sequence[str]:
        return self.words.players

    def show(self, *things: RenderableType) -> None:
        """Prints things as they are."""
        for thing in things:
            self.console.print(thing)

    def tell(self, message_id: str, /, style: str = "", **facts: Arg) -> None:
        """Says a sentence."""
        self.show(self.line(self.words.text(message_id, **facts), style))

    def line(self, text: str, style: str = "") -> Text:
        """A sentence with the players' names in their colours."""
        return coloured(text, self.players, style)

    def ask(self, prompt: str = "") -> str:
        """A line typed by the people. Raises Left at the end of the input."""
        if prompt:
            self.show(self.line(prompt))
        try:
            return input("> ").strip()
        except EOFError:
            self.console.print()
            raise Left(silent=True) from None

    def agree(self, message_id: str, /, **facts: Arg) -> bool:
        """Whether the people say yes; anything else is no."""
        yes = self.words.text("answer-yes")
        answer = self.ask(f"{self.words.text(message_id, **facts)} [{yes[0]}/N]")
        return answer != "" and yes.startswith(answer.lower())

    def object(self, error: MathomError) -> None:
        """Says why something does not work, with the rule where one is at stake."""
        if not isinstance(error, Refusal):
            self.show(self.line(self.words.say(error.message), "red"))
            return
        why = self.words.explain(error)
        self.show(self.line(why.text, "red"))
        if why.rule is not None:
            self.show(labelled(why.rule, Text(why.rule_text or "", DIM)))

    def wipe(self) -> None:
        """Nothing that was shown can be read any more."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.rule(style=DIM)
