"""What a table may agree on: the points on which the printed rules leave a doubt.

The first value is how it is played unless somebody asks; the reasons are in the rulings, and in
`docs/what-we-could-not-know.md`.
"""

from mathom.core import Setting

SETTINGS = (
    Setting("elven-rings", ("player", "side"), ruling=True),  # RK-012
    Setting("activation", ("held", "anywhere"), ruling=True),  # RK-124
    Setting("entering", ("counts", "silent"), ruling=True),  # RK-124
    Setting("rearguard", ("unit", "anybody"), ruling=True),  # RK-083
    Setting("storm", ("goes-on", "three-rounds"), ruling=True),  # RK-115
    Setting("dark-places", ("each", "one-tile"), ruling=True),  # RK-143
    Setting("found-again", ("nothing", "tile"), ruling=True),  # RK-157
    Setting("track-end", ("stops", "goes-on"), ruling=True),  # RK-158
    Setting("mordor", ("closed", "open"), ruling=True),  # RK-169
    Setting("hobbit-guide", ("stays", "leaves"), ruling=True),  # RK-151
    Setting("gollum", ("english", "german"), ruling=True),  # RK-152
    Setting("gollum-shows", ("no-tile", "tile"), ruling=True),  # RK-152
    Setting("staff", ("step", "no-step"), ruling=True),  # RK-039
    Setting("mithril", ("only-card", "new-tile"), ruling=True),  # RK-159
    Setting("coat", ("unused", "replaces"), ruling=True),  # RK-170
    Setting("lure", ("no-casualty", "casualty"), ruling=True),  # RK-040
    Setting("power", ("decks", "symbols"), ruling=True),  # RK-035
    Setting("palantir", ("later", "at-once"), ruling=True),  # RK-032
    Setting("eagles", ("shadow", "free"), ruling=True),  # RK-046
    Setting("astray", ("printed", "held"), ruling=True),  # RK-049
    Setting("secret-fire", ("grey", "either"), ruling=True),  # RK-045
)
