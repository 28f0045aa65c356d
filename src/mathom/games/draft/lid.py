"""What would be on the lid of `draft`, if it had a box."""

from mathom.core.lid import Lid
from mathom.games.draft.settings import PLAYERS, SETTINGS

LID = Lid("draft", package=__package__, version=1, players=PLAYERS, usual=4, settings=SETTINGS)
