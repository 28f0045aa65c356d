"""Sites: chapters 8 and 15."""

from mathom.games.tcg.cards.pieces.verbs.verb import Verb


class ControlSite(Verb, frozen=True):
    """Take control of the lowest site that can be taken. TCG-15.1"""


class LiberateSite(Verb, frozen=True):
    """Free the highest site an opponent controls. TCG-15.6"""


class PlayNextSite(Verb, frozen=True):
    """Play the fellowship's next sites from your adventure deck. TCG-8.9"""

    n: int


CONTROL_SITE, LIBERATE_SITE = ControlSite(), LiberateSite()
