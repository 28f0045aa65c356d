"""What people type: a command in either language, or an answer by number, notation or words."""

from collections.abc import Mapping
from typing import NamedTuple

from mathom.core import Answer, Arg, BadNotation, Chance, Choice, Match, Message, Outcome
from mathom.text import Words


class Command(NamedTuple):
    """A command as typed: what to do, and what stands behind it."""

    name: str
    rest: str = ""


ALIASES: Mapping[str, tuple[str, ...]] = {
    "undo": ("undo", "zurück", "zurueck"),
    "why": ("why", "warum"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "save": ("save", "speichern"),
    "table": ("table", "tisch"),
    "log": ("log", "protokoll"),
    "help": ("help", "hilfe", "?"),
    "quit": ("quit", "exit", "ende", "q"),
}
_ALONE = ("undo", "table", "log", "help", "quit")
"""These stand alone; with more words behind it the line is meant for the game."""


def read_command(line: str) -> Command | None:
    """The command a line stands for, or None if it is meant as an answer."""
    word, _, rest = line.partition(" ")
    for name, aliases in ALIASES.items():
        if word.lower() in aliases and not (rest and name in _ALONE):
            return Command(name, rest.strip())
    return None


def understand(line: str, match: Match, words: Words) -> Answer:
    """The answer a line stands for, allowed or not. Raises BadNotation if it is none."""
    question = match.question
    if isinstance(question, Chance):
        return _outcome(line, question, words)
    assert isinstance(question, Choice)
    if line.isdecimal():
        if not 1 <= int(line) <= len(question):
            raise BadNotation("no-number", number=line, most=len(question))
        return question.options[int(line) - 1]
    written = {match.game.write(option): option for option in question}
    if line in written:
        return written[line]
    for texts in (written, {words.say(one.message()): one for one in question}):
        begun = [option for text, option in texts.items() if _begins(text, line)]
        if len(begun) == 1:
            return begun[0]
        if begun and not any(line.split(maxsplit=1)[0] == text.split()[0] for text in written):
            raise BadNotation("ambiguous", text=line, count=len(begun))
    return match.game.read(line)


def _outcome(line: str, chance: Chance, words: Words) -> Outcome:
    """An outcome by its number in the list, its name, or the beginning of it."""
    said = {outcome: say_outcome(chance, outcome, words) for outcome in chance.outcomes}
    for outcome, text in said.items():
        if line in (text, str(outcome)) and not (line.isdecimal() and is_listed(chance, words)):
            return outcome
    if line.isdecimal() and is_listed(chance, words):
        if not 1 <= int(line) <= len(chance):
            raise BadNotation("no-number", number=line, most=len(chance))
        return chance.outcomes[int(line) - 1]
    begun = [one for one, text in said.items() if _begins(text, line) or _begins(str(one), line)]
    if len(begun) == 1:
        return begun[0]
    raise BadNotation("no-outcome", text=line)


def is_listed(chance: Chance, words: Words) -> bool:
    """Whether outcomes are numbered: not where one is a number itself, as on a die."""
    return not any(say_outcome(chance, one, words).isdecimal() for one in chance.outcomes)


def say_outcome(chance: Chance, outcome: Outcome, words: Words) -> str:
    """What chance might answer, in words: as the game calls it, or as the thing it is."""
    facts: dict[str, Arg] = {"outcome": outcome}
    if isinstance(outcome, int):
        facts["seat"] = Message("seat", {"seat": outcome})
    for message_id in (
        f"outcome-{chance.what}-{outcome}",
        f"outcome-{chance.what}",
        f"{chance.what}-{outcome}",
    ):
        if message_id in words:
            return words.text(message_id, **facts)
    return str(outcome)


def _begins(text: str, line: str) -> bool:
    return text.casefold().startswith(line.casefold())
