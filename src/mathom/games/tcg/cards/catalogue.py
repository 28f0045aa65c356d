"""All cards of the set, by number."""

from collections.abc import Mapping
from functools import cache

from mathom.games.tcg.cards.dunland import dunland_cards
from mathom.games.tcg.cards.dwarven import dwarven_cards
from mathom.games.tcg.cards.elven import elven_cards
from mathom.games.tcg.cards.gandalf import gandalf_cards
from mathom.games.tcg.cards.gondor import gondor_cards
from mathom.games.tcg.cards.isengard_conditions import isengard_conditions_cards
from mathom.games.tcg.cards.isengard_events import isengard_events_cards
from mathom.games.tcg.cards.isengard_men import isengard_men_cards
from mathom.games.tcg.cards.isengard_uruks import isengard_uruks_cards
from mathom.games.tcg.cards.raider_men import raider_men_cards
from mathom.games.tcg.cards.raider_rest import raider_rest_cards
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.cards.ring import ring_cards
from mathom.games.tcg.cards.rohan import rohan_cards
from mathom.games.tcg.cards.shire import shire_cards
from mathom.games.tcg.cards.sites import sites_cards


@cache
def all_cards() -> Mapping[str, CardText]:
    """What is written on each card, by its number: `4R41`. Made when it is first asked for."""
    return {
        **ring_cards(),
        **dunland_cards(),
        **dwarven_cards(),
        **elven_cards(),
        **gandalf_cards(),
        **gondor_cards(),
        **isengard_men_cards(),
        **isengard_uruks_cards(),
        **isengard_conditions_cards(),
        **isengard_events_cards(),
        **raider_men_cards(),
        **raider_rest_cards(),
        **rohan_cards(),
        **shire_cards(),
        **sites_cards(),
    }
