"""What a player can look up while playing: why, the rules, what can be typed."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from mathom.cli.console import DIM
from mathom.cli.terminal.players import TerminalPlayer
from mathom.cli.terminal.rulebook import labelled, rule_panel, rules_page, search
from mathom.cli.terminal.talk import Talk
from mathom.cli.terminal.typed import ALIASES, understand
from mathom.core import AnyGame, Choice, Match

SHOWN_WHY = 5


def why(match: Match, line: str, players: Sequence[TerminalPlayer], talk: Talk) -> None:
    """Why this is asked and why the last bot moved as it did; or why an answer is not allowed."""
    if line:
        refusal = match.game.refusal(match.state, understand(line, match, talk.words))
        if refusal is None:
            talk.tell("explain-allowed")
        else:
            talk.object(refusal)
        return
    _why_moved(match, players, talk)
    _why_asked(match, talk)


def _why_moved(match: Match, players: Sequence[TerminalPlayer], talk: Talk) -> None:
    """The last bot's reasons, unless they would give away what only the bot could see."""
    for one in reversed(match.played):
        player = None if one.seat is None else players[one.seat]
        if player is None or player.bot is None:
            continue
        if not match.may_hear_why(match.to_move, one):
            talk.tell("explain-later", player=player.name)
            return
        talk.tell("explain-bot", player=player.name)
        for message in player.bot.why.messages[:SHOWN_WHY]:
            talk.show(talk.line(f"  – {talk.words.say(message)}"))
        return


def _why_asked(match: Match, talk: Talk) -> None:
    """The rule that lets the player choose now."""
    question = match.question
    if not isinstance(question, Choice) or question.rule is None:
        return
    talk.tell("explain-asked")
    text = talk.words.rule(match.game.rulebook[question.rule])
    talk.show(labelled(question.rule, Text(text, DIM)))


def rules(game: AnyGame, wanted: str, talk: Talk) -> None:
    """The rulebook, one rule of it, or the rules that speak of a word."""
    if not wanted:
        talk.show(rules_page(game, talk.words))
        return
    found = search(game, wanted, talk.words)
    if not found:
        talk.tell("rules-none", text=wanted)
    for rule in found:
        talk.show(rule_panel(game, rule, talk.words))


def commands(match: Match, talk: Talk) -> None:
    """What can be typed."""
    question = match.question
    if isinstance(question, Choice):
        example = match.game.write(question.options[-1])
        talk.tell("help-answer", most=len(question), example=example)
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 2, 0, 0))
    for name in ALIASES:
        typed = Text(talk.words.text(f"command-{name}"), "bold cyan")
        table.add_row(typed, talk.words.text(f"help-{name}"))
    talk.show(table)
