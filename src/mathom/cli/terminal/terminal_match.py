"""A match at this terminal, from the first question to the last."""

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text

from mathom.cli.console import seat_style
from mathom.cli.terminal import lookup
from mathom.cli.terminal.options import menu, numbered
from mathom.cli.terminal.players import TerminalPlayer, labels
from mathom.cli.terminal.saved_match import save
from mathom.cli.terminal.shared_screen import SharedScreen
from mathom.cli.terminal.steps import TOO_MANY, Steps
from mathom.cli.terminal.talk import Left, Talk
from mathom.cli.terminal.typed import Command, is_listed, read_command, say_outcome, understand
from mathom.core import Chance, Choice, Match, MathomError, NoUndo, Over, Seat
from mathom.core.frames import replace
from mathom.text.drawing import draw


class TerminalMatch:
    """Plays one match with the people and bots at the table."""

    def __init__(
        self, match: Match, players: Sequence[TerminalPlayer], talk: Talk, since: int = -1
    ) -> None:
        """What happened before answer number `since` is known (-1: not even the set-up)."""
        self.match = match
        self.players = players
        self.talk = talk
        self.screen = SharedScreen(match, players, talk, since)
        self._on_screen: tuple[Seat, int] | None = None
        self._steps: Steps | None = None
        """How far a person has come towards an answer, where there are too many to list."""

    def run(self) -> Over:
        """Plays to the end. Raises Left if the people leave before."""
        while not (over := self.match.over):
            self.screen.catch_up()
            question = self.match.question
            if isinstance(question, Chance):
                self._ask_chance(question)
            elif isinstance(question, Choice):
                player = self.players[question.seat]
                if player.bot is None:
                    self._ask_person(question)
                else:
                    self._ask_bot(question.seat, player)
        self.screen.finish()
        return over

    # -- who answers -----------------------------------------------------------------------------

    def _ask_bot(self, seat: Seat, player: TerminalPlayer) -> None:
        assert player.bot is not None
        thinking = self.talk.words.text("thinking", player=player.name)
        with self.talk.console.status(self.talk.line(thinking)):
            option = player.bot.choose(self.match.view(seat))
        self.match.play(option)

    def _ask_person(self, choice: Choice) -> None:
        self.screen.turn_to(choice.seat)
        crowded = len(choice) > TOO_MANY
        self._steps = Steps(choice.options, self.talk.words) if crowded else None
        self._show_question(choice)
        self._listen()
        self.screen.catch_up(choice.seat)

    def _ask_chance(self, chance: Chance) -> None:
        words = self.talk.words
        ask = f"chance-{chance.what}"
        self.talk.show(Text(words.text(ask) if ask in words else chance.what, style="bold"))
        said = tuple(say_outcome(chance, outcome, words) for outcome in chance.outcomes)
        if is_listed(chance, words):
            self.talk.show(numbered(said, self.talk.console.width))
        else:
            self.talk.show(Text("  " + "  ".join(said)))
        self._listen()

    def _show_question(self, choice: Choice) -> None:
        talk, words, style = self.talk, self.talk.words, seat_style(choice.seat)
        name = self.players[choice.seat].name
        view, seen = self.match.view(choice.seat), self._is_seen(choice.seat)
        if self._steps is not None:
            view = replace(view, question=replace(choice, options=self._steps.options))
        if not seen or (self._steps is not None and self._steps.taken):
            talk.show("", Rule(Text(name, style), style=style))
            talk.show(draw(self.match.game, view, words))
        talk.show("", Text.assemble((name, style), ": ", (words.say(choice.ask), "bold")))
        steps = self._steps
        width = talk.console.width
        talk.show(menu(choice, words, width) if steps is None else steps.show(width))

    def _is_seen(self, seat: Seat) -> bool:
        """Whether the table is on the screen for this person, and nothing has happened since."""
        before, self._on_screen = self._on_screen, (seat, len(self.match.events(seat)))
        return before == self._on_screen

    # -- listening -------------------------------------------------------------------------------

    def _listen(self) -> None:
        """Until the question is settled: answered, or gone because of an undo."""
        while not self._hear(self.talk.ask()):
            pass

    def _hear(self, line: str) -> bool:
        """Does what a line says; whether that settles the question."""
        if not line:
            self.talk.tell("prompt-again", style="dim")
            return False
        try:
            command = read_command(line)
            if command is not None:
                return self._obey(command)
            if self._steps is not None and self._steps.take(line):
                return self._step(self._steps)
            self.match.play(understand(line, self.match, self.talk.words))
        except MathomError as error:
            self.talk.object(error)
            return False
        return True

    def _step(self, steps: Steps) -> bool:
        """A step towards an answer was taken, or taken back; whether it settles the question."""
        if len(steps.options) == 1:
            self.match.play(steps.options[0])
            return True
        question = self.match.question
        assert isinstance(question, Choice)
        if len(steps.taken) < 2:
            self._show_question(question)
        else:
            self.talk.show(steps.show(self.talk.console.width))
        return False

    def _obey(self, command: Command) -> bool:
        match command.name:
            case "undo":
                if self._steps is not None and self._steps.back():
                    return self._step(self._steps)
                return self._undo()
            case "why":
                lookup.why(self.match, command.rest, self.players, self.talk)
            case "rules":
                lookup.rules(self.match.game, command.rest, self.talk)
            case "save":
                save(self.match, labels(self.players), command.rest, self.talk)
            case "table":
                self._on_screen = None
                return True  # the question is shown again, with the table
            case "log":
                self.screen.repeat()
            case "help":
                lookup.commands(self.match, self.talk)
            case "quit":
                raise Left
        return False

    def _undo(self) -> bool:
        """Back to this person's last choice: freely where nothing lies between, or if all agree."""
        person = self.screen.looking if self.match.to_move is None else self.match.to_move
        try:
            self.match.undo(person)
        except NoUndo as error:
            if not any(one.seat == person for one in self.match.played):
                raise NoUndo("nothing") from None
            self.talk.object(error)
            if not self.talk.agree("undo-agree"):
                return False
            self._back_to(person)
        self.screen.take_back()
        self._on_screen = None
        self.talk.tell("undone", style="dim")
        return True

    def _back_to(self, person: Seat | None) -> None:
        gone = None
        while gone != person:
            gone = next(one.seat for one in reversed(self.match.played) if one.seat is not None)
            self.match.undo(consent=True)
