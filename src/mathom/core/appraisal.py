"""Appraisals: all that the rules say about something a seat would bring, playable or not."""

from typing import Any

import msgspec

from mathom.core.message import Message


class Finding(msgspec.Struct, frozen=True):
    """One sentence about it: what a rule demands and finds, or does not find."""

    said: Message
    rule: str = ""
    """The rule it goes by; "": this is about the writing."""
    kept: bool = False
    """Whether the rule is kept; everything else is a flaw."""
    line: int = 0
    """The line of the text it is about; 0: the whole."""


class Appraisal(msgspec.Struct, frozen=True):
    """What became of a text when the game read it, as far as it could be read."""

    findings: tuple[Finding, ...]
    """The flaws first, then what is in order."""
    text: str
    """The same again as people write it, in the language asked for: one can go on from there."""
    content: Any
    """What was read, as the game's own data."""

    @property
    def flawless(self) -> bool:
        """Whether it may be played."""
        return all(finding.kept for finding in self.findings)
