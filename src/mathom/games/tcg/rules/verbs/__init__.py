"""What verbs do, by subject."""

from mathom.games.tcg.rules.verbs.decks import DECKS
from mathom.games.tcg.rules.verbs.logic import LOGIC
from mathom.games.tcg.rules.verbs.modifiers import MODIFIERS
from mathom.games.tcg.rules.verbs.moving_cards import MOVING_CARDS
from mathom.games.tcg.rules.verbs.playing import PLAYING
from mathom.games.tcg.rules.verbs.sites import SITES
from mathom.games.tcg.rules.verbs.skirmish import SKIRMISH
from mathom.games.tcg.rules.verbs.tokens import TOKENS
from mathom.games.tcg.rules.verbs.verb import Verbs
from mathom.games.tcg.rules.verbs.wounds import WOUNDS

VERBS: Verbs = {
    **WOUNDS,
    **MODIFIERS,
    **MOVING_CARDS,
    **DECKS,
    **PLAYING,
    **TOKENS,
    **SKIRMISH,
    **SITES,
    **LOGIC,
}

__all__ = ["VERBS"]
