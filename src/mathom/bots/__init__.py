"""Bots: they get views, never states, and can say why they chose.

bot = make("ismcts:0.5s", game, seed=7)
option = bot.choose(match.view(match.to_move))
bot.why.messages  # what to tell a person, in any language
"""

from mathom.bots.bot import Bot, Weighed, Why
from mathom.bots.estimate import estimate
from mathom.bots.fault import BotFault
from mathom.bots.greedy import Greedy
from mathom.bots.guest import Guest, dismiss, hire
from mathom.bots.ismcts import ISMCTS
from mathom.bots.registry import bots, budget_of, make
from mathom.bots.search import Tuning
from mathom.bots.spec import BadBot, Budget, Spec, read_spec
from mathom.bots.uniform import Uniform

__all__ = [
    "ISMCTS",
    "BadBot",
    "Bot",
    "BotFault",
    "Budget",
    "Greedy",
    "Guest",
    "Spec",
    "Tuning",
    "Uniform",
    "Weighed",
    "Why",
    "bots",
    "budget_of",
    "dismiss",
    "estimate",
    "hire",
    "make",
    "read_spec",
]
