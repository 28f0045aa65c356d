"""What is on the lid of the box of `ringwar`."""

from mathom.core.lid import Lid
from mathom.games.ringwar.settings import SETTINGS

LID = Lid(
    "ringwar",
    package=__package__,
    version=3,
    players=range(2, 5),
    usual=2,
    settings=SETTINGS,
)
