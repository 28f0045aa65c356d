"""What is on the lid of the box of `tcg`."""

from mathom.core.lid import Lid
from mathom.games.tcg.settings import SETTINGS

LID = Lid(
    "tcg",
    package=__package__,
    version=4,
    players=range(2, 5),
    usual=2,
    settings=SETTINGS,
)
