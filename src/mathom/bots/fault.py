"""Faults: what a bot that somebody else wrote did wrong, in words for people."""

from mathom.core import Arg, MathomError, Message


class BotFault(MathomError):
    """A guest broke, took too long, or said what is no answer. It should lose its game."""

    def __init__(self, reason: str, **facts: Arg) -> None:
        super().__init__(Message(f"bot-fault-{reason}", facts))
