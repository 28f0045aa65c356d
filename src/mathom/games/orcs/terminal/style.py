"""Signs and colours. Every colour has a sign of its own, so that nothing is lost without it."""

FIGURES = (
    ("♣", "bold green"),
    ("♦", "bold red"),
    ("☾", "bold bright_blue"),
    ("★", "bold yellow"),
)
ORC = ("●", "bold white")
FREE = ("·", "bright_black")
TARGET = ("◦", "bold cyan")
GAP = ("×", "bold red")
"""Where orcs are missing between the towers."""
THREATENED = "bold red"
PREY = ("●", "bold cyan")
"""An orc that can be reached."""
OPTION = "bold cyan"
TOWERS = {"orthanc": "bold white on grey15", "barad_dur": "bold white on dark_red"}
AREAS = {
    "amon_hen": "on grey30",
    "fangorn": "on dark_green",
    "rohan_plain": "on yellow4",
    "helms_deep": "on deep_sky_blue4",
    "edoras": "on orange4",
    "minas_tirith": "on purple4",
}
ENT = ("♠", "bold black on green")
SYMBOLS = {"orthogonal": "✚", "diagonal": "✖", "any": "✱"}
SHADOWFAX = "♞"
ENTRY = {"left": ("▸", "red"), "right": ("◂", "red")}
DIM = "bright_black"
