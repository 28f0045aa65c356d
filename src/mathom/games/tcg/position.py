"""Which positions cannot be."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from mathom.core.errors import BadPosition
from mathom.core.frames import Frame
from mathom.games.tcg import frames as f
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State


def check(rules: Rules, state: State) -> None:
    """Raises BadPosition, with the reason, if this position can not be."""
    board, seats = state.board, len(state.hands)
    if seats not in range(2, 5) or len(state.decks) != seats or len(state.adventure) != seats:
        raise BadPosition("unreadable", reason="hands, decks and sites do not fit the seats")
    _check_cards(rules, state)
    _check_players(state)
    ids = [card.id for card in board.play]
    if len(set(ids)) != len(ids) or any(not 10 <= one < board.next_id for one in ids):
        raise BadPosition("tcg-numbers")
    known = {*ids, *range(1, len(board.path) + 1)}
    for card in board.play:
        if card.on and card.on not in known and rules.faces[card.kind].type != "one_ring":
            raise BadPosition("tcg-bearer", card=str(card))
    for counts in (board.wounds, board.tokens):
        for one in counts:
            if one.card not in known or one.n < 1:
                raise BadPosition("tcg-counter", card=one.card)
    for number, site in enumerate(board.path, 1):
        if site.id != number or rules.faces[site.kind].site != number:
            raise BadPosition("tcg-site", number=number)
    if len(board.control) != len(board.path):
        raise BadPosition("tcg-site", number=len(board.control))
    _check_sites(rules, state)
    if (not state.frames) != (board.winner is not None):
        raise BadPosition("tcg-over")
    _check_frames(rules, state)


def _check_cards(rules: Rules, state: State) -> None:
    """Every card is one of the set."""
    board = state.board
    kinds: Counter[str] = Counter()
    for pile in (*state.hands, *board.discards, *board.dead, *board.shown, *state.adventure):
        kinds.update(pile)
    for deck in state.decks:
        kinds.update(deck.cards())
    kinds.update(card.kind for card in (*board.play, *board.path))
    kinds.update(one.kind for stack in board.stacks for one in stack.cards)
    for kind in kinds:
        if kind not in rules.faces:
            raise BadPosition("tcg-card", card=kind)


def _check_sites(rules: Rules, state: State) -> None:
    """Everybody who plays has each site once, on the path or not, and fellowships are on it."""
    board = state.board
    for seat in board.order:
        numbers = [rules.faces[kind].site for kind in state.adventure[seat]]
        numbers += [site.id for site in board.path if site.owner == seat]
        if sorted(numbers) != list(range(1, 10)):
            raise BadPosition("tcg-site", number=len(numbers))
        if board.path and board.markers[seat] > len(board.path):
            raise BadPosition("tcg-site", number=board.markers[seat])
        if board.phase != "start" and not board.path:
            raise BadPosition("tcg-site", number=1)


def _check_players(state: State) -> None:
    board, seats = state.board, len(state.hands)
    everybody = range(seats)
    if sorted((*board.order, *board.lost)) != list(everybody) or board.fp not in everybody:
        raise BadPosition("tcg-players")
    least = 1 if board.winner is not None else 2
    if len(board.order) < least or len(board.how) != len(board.lost):
        raise BadPosition("tcg-players")
    if board.winner is not None and board.winner not in board.order:
        raise BadPosition("tcg-players")
    for counts in (board.markers, board.burdens, board.resistance, board.bearers):
        if len(counts) != seats or any(one < 0 for one in counts):
            raise BadPosition("tcg-players")
    if any(not 1 <= site <= 9 for site in board.markers) or board.twilight < 0:
        raise BadPosition("tcg-players")


# -- what can be under way ------------------------------------------------------------------------

BASES = (f.Turn, f.MovingOn, f.Bidding, f.Lots, f.Seating, f.Dealing)
"""What lies at the bottom, and nowhere else."""
ANYWHERE = (f.Doing, f.After, f.Responding, f.RingBearerFell)
"""What follows at once from how things are may begin at any time, and be responded to."""
ABOVE: Mapping[type[Frame], tuple[type[Frame], ...]] = {
    f.Turn: (
        f.Acting, f.Moving, f.Healing, f.Firing, f.Targeting, f.Assigning, f.NextSkirmish,
        f.Fighting, f.Reconciling, f.Drawing,
    ),
    f.MovingOn: (),
    f.Bidding: (),
    f.Lots: (),
    f.Seating: (),
    f.Dealing: (f.Starting, f.Rethinking, f.Drawing),
    f.Starting: (f.Starting, f.Playing),
    f.Rethinking: (f.Drawing,),
    f.Drawing: (f.Reshuffling,),
    f.Confirming: (f.Confirming, f.Drawing),
    f.Moving: (),
    f.Firing: (f.AboutTo,),
    f.Targeting: (f.Firing,),
    f.Fighting: (f.Acting,),
    f.Losing: (f.AboutTo,),
    f.Acting: (f.Acted, f.Playing, f.Finishing),
    f.Acted: (f.Doing,),
    f.Finishing: (f.Doing,),
    f.Playing: (f.Doing,),
    f.Offering: (f.Doing,),
    f.AboutTo: (f.AboutTo,),
    f.After: (f.Losing,),
    f.RingBearerFell: (),
    f.Responding: (f.Acted, f.Finishing),
    f.Doing: (
        f.Picking, f.Numbering, f.Naming, f.Branching, f.Confirming, f.FromHand, f.Finding,
        f.FindingStacked, f.PlayingFound, f.Playing, f.Offering, f.Drawing, f.Revealing,
        f.Reconciling, f.AboutTo,
    ),
}  # fmt: skip
SETTING_UP = (f.Bidding, f.Lots, f.Seating, f.Dealing)


def _check_frames(rules: Rules, state: State) -> None:
    """What is under way fits together, and the board."""
    frames, board, seats = state.frames, state.board, len(state.hands)
    if not frames:
        return
    if not isinstance(frames[0], BASES) or any(isinstance(one, BASES) for one in frames[1:]):
        raise BadPosition("frames")
    if isinstance(frames[0], SETTING_UP) != (board.phase == "start"):
        raise BadPosition("frames")
    for below, above in pairwise(frames):
        if not isinstance(above, (*ANYWHERE, *ABOVE.get(type(below), ()))):
            raise BadPosition("frames")
    for frame in frames:
        for name in ("seat", "alone", "deck"):
            seat = getattr(frame, name, None)
            if seat is not None and seat not in range(seats):
                raise BadPosition("frames")
        if isinstance(frame, f.Bidding | f.Lots) and len(frame.bids) != seats:
            raise BadPosition("frames")
        if isinstance(frame, f.Seating):
            taken = [one for one in frame.places if one is not None]
            everybody = sorted((*taken, *frame.pickers))
            if everybody != sorted(board.order) or len(frame.places) != len(everybody):
                raise BadPosition("frames")
        if isinstance(frame, f.Lots):
            drawn = set(frame.order)
            if len(drawn) != len(frame.order) or not drawn <= set(board.order):
                raise BadPosition("frames")
        if isinstance(frame, f.Dealing) and not set(frame.left) <= set(board.order):
            raise BadPosition("frames")
        if isinstance(frame, f.Doing):
            _check_text(rules, frame)


def _check_text(rules: Rules, frame: f.Doing) -> None:
    """A text under way is one of the set, at one of its steps."""
    face = rules.faces.get(frame.x.source.kind)
    if face is None or not 0 <= frame.record < len(face.programs):
        raise BadPosition("frames")
    parts = face.programs[frame.record].parts
    if not 0 <= frame.part < len(parts) or not 0 <= frame.at <= len(parts[frame.part]):
        raise BadPosition("frames")
