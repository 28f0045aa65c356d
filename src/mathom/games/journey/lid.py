"""What is on the lid of the box of `journey`."""

from mathom.core.lid import Lid
from mathom.core.setup import Setting

LID = Lid(
    "journey",
    package=__package__,
    version=1,
    players=range(2, 6),
    settings=(Setting("first", ("seat-0", "lot")),),
)
