"""All cards of the set, by number."""

from collections.abc import Mapping

from mathom.games.tcg.cards.dunland import DUNLAND_CARDS
from mathom.games.tcg.cards.dwarven import DWARVEN_CARDS
from mathom.games.tcg.cards.elven import ELVEN_CARDS
from mathom.games.tcg.cards.gandalf import GANDALF_CARDS
from mathom.games.tcg.cards.gondor import GONDOR_CARDS
from mathom.games.tcg.cards.isengard_conditions import ISENGARD_CONDITIONS_CARDS
from mathom.games.tcg.cards.isengard_events import ISENGARD_EVENTS_CARDS
from mathom.games.tcg.cards.isengard_men import ISENGARD_MEN_CARDS
from mathom.games.tcg.cards.isengard_uruks import ISENGARD_URUKS_CARDS
from mathom.games.tcg.cards.raider_men import RAIDER_MEN_CARDS
from mathom.games.tcg.cards.raider_rest import RAIDER_REST_CARDS
from mathom.games.tcg.cards.record import CardText
from mathom.games.tcg.cards.ring import RING_CARDS
from mathom.games.tcg.cards.rohan import ROHAN_CARDS
from mathom.games.tcg.cards.shire import SHIRE_CARDS
from mathom.games.tcg.cards.sites import SITES_CARDS

CARDS: Mapping[str, CardText] = {
    **RING_CARDS,
    **DUNLAND_CARDS,
    **DWARVEN_CARDS,
    **ELVEN_CARDS,
    **GANDALF_CARDS,
    **GONDOR_CARDS,
    **ISENGARD_MEN_CARDS,
    **ISENGARD_URUKS_CARDS,
    **ISENGARD_CONDITIONS_CARDS,
    **ISENGARD_EVENTS_CARDS,
    **RAIDER_MEN_CARDS,
    **RAIDER_REST_CARDS,
    **ROHAN_CARDS,
    **SHIRE_CARDS,
    **SITES_CARDS,
}
"""What is written on each card, by its number: `4R41`."""
