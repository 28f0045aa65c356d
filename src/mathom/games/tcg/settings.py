"""What a table may agree on, and what each seat brings: its deck.

The first value is how it is played unless somebody asks; the reasons are in the rulings, and in
`docs/what-we-could-not-know.md`.
"""

from mathom.core import Setting

DECKS = ("aragorn", "theoden", "galadhrim", "ithilien", "white-rider", "riders")
"""The decks of the box, in the order in which seats get them."""

SETTINGS = (
    Setting("deck", DECKS, free_text=True, by_seat=True),  # TCG-3.1
    Setting("lists", ("closed", "open")),  # TCG-3.1
    Setting("discards", ("seen", "covered")),  # TCG-2.3
    Setting("mulligan", ("off", "once")),  # TCG-4.6
    Setting("starter-rules", ("off", "on")),  # TCG-3.6
    Setting("transfers", ("once", "free"), ruling=True),  # TCG-12.6
    Setting("ring-bearer-cancel", ("allowed", "barred"), ruling=True),  # TCG-14.21
)
