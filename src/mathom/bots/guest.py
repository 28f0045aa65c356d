"""Guests: bots that somebody else wrote. They may break or lie; then it is them who lose by it.

A guest comes from an installed package (entry point group `mathom.bots`), or is a program of its
own (`run:node bot.js`). Whoever lets one play uses `hire` and is told of its faults by BotFault.
Specs that come over a network must never be hired: they could start any program.
"""

from collections.abc import Sequence
from typing import Any

from mathom.bots.bot import Bot, Why
from mathom.bots.fault import BotFault
from mathom.bots.learned import learned_game, read_learned
from mathom.bots.program import ProgramBot, is_program, read_program
from mathom.bots.registry import installed, make
from mathom.bots.spec import read_spec
from mathom.core import AnyGame, Option, View


class Guest:
    """A bot from another package, watched."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @property
    def name(self) -> str:
        """The spec it was made from."""
        return self._bot.name

    @property
    def why(self) -> Why:
        """What the bot says of its last choice; nothing if that is no explanation."""
        try:
            said: object = self._bot.why
        except Exception:
            said = None
        return said if isinstance(said, Why) else Why()

    def choose(self, view: View[Any]) -> Option:
        """What the bot chooses. Raises BotFault if it breaks, or chooses what is no option."""
        try:
            option = self._bot.choose(view)
        except Exception as error:
            raise BotFault("broke", error=repr(error)) from error
        if option not in view.choice:
            raise BotFault("option", option=str(option))
        return option


def hire(spec: str, game: AnyGame, seed: int = 0) -> Bot:
    """Any bot this machine can run: programs, bots of other packages and those with a learned
    judgement included. Raises BadBot and BadJudgement."""
    if is_program(spec):
        return ProgramBot(read_program(spec), game, seed)
    if learned := read_learned(spec):
        return make(learned.spec, learned_game(game, learned.file), seed)
    bot = make(spec, game, seed)
    return Guest(bot) if read_spec(spec).name in installed() else bot


def dismiss(bots: Sequence[Bot]) -> None:
    """The game is over, or given up: programs are told, and are free for the next one."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.leave()
