"""What is on the lid of the box of `hobbits`."""

from mathom.core.lid import Lid
from mathom.core.setup import Setting

LID = Lid(
    "hobbits",
    package=__package__,
    version=2,
    players=range(2, 6),
    settings=(
        Setting("mode", ("beginner", "advanced")),
        Setting("first", ("seat-0", "lot")),
        Setting("palantir", ("neighbour", "chance"), ruling=True),
        Setting("spins", ("to-the-end", "may-stop"), ruling=True),
    ),
)
