"""Answers as people type them: a number, the notation, or the beginning of either's words."""

from mathom.core import Answer, BadNotation, Chance, Choice, Match
from mathom.text import Words


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
        if begun and not any(line.split()[0] == text.split()[0] for text in written):
            raise BadNotation("ambiguous", text=line, count=len(begun))
    return match.game.read(line)


def _outcome(line: str, chance: Chance, words: Words) -> Answer:
    """An outcome by name or beginning; a number is what the die shows, if it shows numbers."""
    for outcome in chance.outcomes:
        if line == str(outcome):
            return outcome
    if line.isdecimal() and not any(isinstance(one, int) for one in chance.outcomes):
        if not 1 <= int(line) <= len(chance):
            raise BadNotation("no-number", number=line, most=len(chance))
        return chance.outcomes[int(line) - 1]
    begun = [
        one
        for one in chance.outcomes
        if _begins(str(one), line) or _begins(say_outcome(chance, one, words), line)
    ]
    if len(begun) == 1:
        return begun[0]
    raise BadNotation("no-outcome", text=line)


def say_outcome(chance: Chance, outcome: str | int, words: Words) -> str:
    """What chance might answer, in words: as the game calls it, or as the thing it is."""
    for message_id in (f"outcome-{chance.what}-{outcome}", f"{chance.what}-{outcome}"):
        if message_id in words:
            return words.text(message_id)
    return str(outcome)


def _begins(text: str, line: str) -> bool:
    return text.casefold().startswith(line.casefold())
