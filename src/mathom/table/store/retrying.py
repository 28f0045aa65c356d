"""Trying again: how long to wait for a store that does not answer."""

FIRST_WAIT = 0.25
LONGEST_WAIT = 10.0
"""Seconds; each time twice as long as before."""


def longer(wait: float) -> float:
    """The wait that follows this one."""
    return min(2 * wait, LONGEST_WAIT)
