"""Signs and colours. Every colour has a sign of its own, so that nothing is lost without it."""

HOBBITS = (
    ("★", "bold yellow"),
    ("✿", "bold magenta"),
    ("♣", "bold green"),
    ("☾", "bold bright_blue"),
    ("♦", "bold red"),
)
NAZGUL = ("▲", "bold bright_magenta")
FRIEND = ("♥", "bold black on green")
ENEMY_STYLE = "bold white on red"
FRIEND_NAME, ENEMY_NAME = "green", "red"
EMPTY = ("○", "white")
FIELD, LARGE_FIELD = ("○", "white"), ("◎", "bold white")
TOWER_FIELD = ("◇", "red")
TOWER = ("♜", "bold red")
PATH = ("·", "bright_black")
OPTION = "bold cyan"
PLACE_NAME = "bold"
