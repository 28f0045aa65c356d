"""Tables at a site, and on the way to one."""

from typing import Any

from tests.rulebook.tcg.tabletop import FACES, SPARE, Table, table

QUIET = {
    1: "4U324", 2: "4U334", 3: "4U341", 4: "4U343", 5: "4U347", 6: "4U354", 7: "4U357", 8: "4U358",
}  # fmt: skip
"""Sites that do nothing when they are left."""


def at(here: str, **more: Any) -> Table:
    """The fellowship is at a site."""
    number = FACES[here].site
    setting: dict[str, Any] = {"phase": "fellowship", "hand": [SPARE], "shadow_hand": [SPARE]}
    t = table(**{**setting, "site": number, "sites": {number: here}, **more})
    return t.pass_all() if t.phase == "assignment" else t


def arriving(site: str, **more: Any) -> Table:
    """The fellowship moves to a site that lies on the path."""
    number = FACES[site].site
    sites = {number: site, number - 1: QUIET[number - 1]}
    return at(site, **{"phase": "move", "markers": (number - 1, 1), "sites": sites, **more})
