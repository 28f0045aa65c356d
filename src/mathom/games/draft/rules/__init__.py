"""The rules, a file for each part of an evening: opening, picking, building."""

from mathom.core.frames import AnyStep, Frame
from mathom.games.draft.judgement import Judgement
from mathom.games.draft.products import Products
from mathom.games.draft.rules.building import BuildDecks
from mathom.games.draft.rules.opening import OpenBoosters, UnpackStarters
from mathom.games.draft.rules.picking import PickCards
from mathom.games.draft.state import Building, Opening, Picking, Unpacking


def steps(products: Products, judgement: Judgement) -> dict[type[Frame], AnyStep]:
    """What the rules do about every kind of frame."""
    return {
        Unpacking: UnpackStarters(products),
        Opening: OpenBoosters(products),
        Picking: PickCards(products),
        Building: BuildDecks(judgement),
    }
