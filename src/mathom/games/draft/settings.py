"""What a table may agree on."""

from mathom.core import Setting

PLAYERS = range(2, 9)
SETTINGS = (
    Setting("kind", ("draft", "sealed")),
    Setting("boosters", ("4", "6", "3", "2", "1")),
)
