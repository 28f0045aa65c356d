"""What a table may agree on: the points on which the printed rules leave a doubt.

The first value is how it is played unless somebody asks; the reasons are in the rulings, and in
`docs/what-we-could-not-know.md`.
"""

from mathom.core import Setting

SETTINGS = (
    Setting("elven-rings", ("player", "side")),  # RK-012
    Setting("activation", ("held", "anywhere")),  # RK-124
    Setting("entering", ("counts", "silent")),  # RK-124
    Setting("rearguard", ("unit", "anybody")),  # RK-083
    Setting("storm", ("goes-on", "three-rounds")),  # RK-115
    Setting("dark-places", ("each", "one-tile")),  # RK-143
    Setting("found-again", ("nothing", "tile")),  # RK-157
    Setting("track-end", ("stops", "goes-on")),  # RK-158
    Setting("mordor", ("closed", "open")),  # RK-169
    Setting("hobbit-guide", ("stays", "leaves")),  # RK-151
    Setting("gollum", ("english", "german")),  # RK-152
    Setting("gollum-shows", ("no-tile", "tile")),  # RK-152
    Setting("staff", ("step", "no-step")),  # RK-039
    Setting("mithril", ("only-card", "new-tile")),  # RK-159
    Setting("coat", ("unused", "replaces")),  # RK-170
    Setting("lure", ("no-casualty", "casualty")),  # RK-040
    Setting("power", ("decks", "symbols")),  # RK-035
    Setting("palantir", ("later", "at-once")),  # RK-032
    Setting("eagles", ("shadow", "free")),  # RK-046
    Setting("astray", ("printed", "held")),  # RK-049
    Setting("secret-fire", ("grey", "either")),  # RK-045
)
