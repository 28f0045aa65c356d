"""What a table may agree on."""

from mathom.core import Setting

PLAYERS = range(2, 9)
SETTINGS = (
    Setting("kind", ("draft", "sealed")),
    Setting("boosters", ("1", "2", "3", "4", "6"), usual="4"),
)
