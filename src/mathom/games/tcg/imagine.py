"""What a seat can imagine from what it sees: hidden cards are dealt anew.

With open lists the hidden cards of others follow from their lists. With closed ones the list is
guessed: the deck of the box that fits best what was seen so far, filled up from its own cards.
The number of hidden Free Peoples and Shadow cards is public, because the halves of a deck are
equal. TCG-3.2
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from mathom.core import enforces
from mathom.core.frames import put, replace
from mathom.core.pile import HIDDEN, Known, Pile
from mathom.core.values import Seat
from mathom.games.tcg.board import without
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.verbs.playing import PlayFrom
from mathom.games.tcg.frames import (
    AnyFrame,
    Bidding,
    Doing,
    Finding,
    Finishing,
    FromHand,
    Playing,
    PlayingFound,
)
from mathom.games.tcg.rules.paying import Purse, plays
from mathom.games.tcg.rules.table import Rules
from mathom.games.tcg.state import State
from mathom.games.tcg.view import Table

HIGH_BID = 4


@enforces("TCG-3.1", "TCG-3.2")
def resample(rules: Rules, seen: Table, seat: Seat | None, rng: Random) -> State:
    """A whole state that this seat cannot tell from the true one."""
    hands: list[tuple[str, ...]] = []
    decks: list[Pile] = []
    adventure: list[tuple[str, ...]] = []
    lists: list[tuple[str, ...]] = []
    discards: list[tuple[str, ...]] = []
    for one in range(len(seen.hand_sizes)):
        if one == seat and seen.hand is not None and seen.adventure is not None:
            hands.append(seen.hand)
            discards.append(seen.board.discards[one])
            deck = seen.decks[one]
            unseen = _listed(deck)
            if deck.top or deck.bottom:
                rng.shuffle(unseen)
            decks.append(deck.filled(unseen))
            adventure.append(seen.adventure)
        else:
            hidden = hidden_cards(rules, seen, one, rng)
            discards.append(_discards(rules, seen, one, hidden, rng))
            hand, rest = _deal(rules, seen, one, hidden, rng)
            hands.append(hand)
            decks.append(seen.decks[one].filled(rest))
            adventure.append(_sites(rules, seen.sites_left[one], rng))
        listed = seen.lists[one]
        if listed is None:
            listed = _list(
                rules, seen, one, (hands[one], discards[one]), decks[one], adventure[one]
            )
        lists.append(listed)
    board = seen.board
    if tuple(discards) != board.discards:
        board = replace(board, discards=tuple(discards))
    state = State(
        frames=tuple(_whole(frame, rng) for frame in seen.frames),
        board=board,
        hands=tuple(hands),
        decks=tuple(decks),
        adventure=tuple(adventure),
        lists=tuple(lists),
    )
    top = state.frames[-1] if state.frames else None
    if isinstance(top, PlayingFound) and top.seat != seat:
        if top.zone == "hand":
            return _with_a_playable(rules, state, top.seat, rng)
        if top.covered:
            return _with_a_playable_discard(rules, state, top.seat, rng)
    return state


def _asked_play(rules: Rules, state: State) -> tuple[Doing, PlayFrom]:
    """The text on top that plays a card."""
    doing = state.frames[-2]
    assert isinstance(doing, Doing)
    steps = rules.faces[doing.x.source.kind].programs[doing.record].parts[doing.part]
    verb = steps[doing.at - 1].verb
    assert isinstance(verb, PlayFrom)
    assert isinstance(verb.what, Filter)
    return doing, verb


def _with_a_playable_discard(rules: Rules, state: State, owner: Seat, rng: Random) -> State:
    """Who is asked which card to play from a covered pile has one there that can be played."""
    doing, verb = _asked_play(rules, state)
    assert isinstance(verb.what, Filter)
    board, pile = state.board, state.board.discards[owner]
    tries = sorted(rules.matcher(verb.what).away)
    rng.shuffle(tries)
    for kind in (None, *tries):
        lying = pile if kind is None else tuple(sorted((kind, *pile[1:])))
        guess = replace(state, board=replace(board, discards=put(board.discards, owner, lying)))
        purse = Purse(rules, guess, doing.x, board.twilight, state.hands[owner])
        if plays(purse, verb, first=True):
            return guess
    return state


def _with_a_playable(rules: Rules, state: State, owner: Seat, rng: Random) -> State:
    """Who is asked which card to play from hand holds one that can be played."""
    doing, verb = _asked_play(rules, state)
    assert isinstance(verb.what, Filter)
    hand = state.hands[owner]
    shown = Counter(state.board.shown[owner])
    hidden = [kind for kind in hand if not shown[kind]] or list(hand)
    tries = sorted(rules.matcher(verb.what).away)
    rng.shuffle(tries)
    for kind in (None, *tries):
        held = hand if kind is None else tuple(sorted((*without(hand, hidden[0]), kind)))
        if plays(Purse(rules, state, doing.x, state.board.twilight, held), verb, first=True):
            return replace(state, hands=put(state.hands, owner, held))
    return state


def _whole(frame: AnyFrame, rng: Random) -> AnyFrame:
    if isinstance(frame, Bidding):
        bids = [rng.randrange(HIGH_BID) if bid == -1 else bid for bid in frame.bids]
        return replace(frame, bids=tuple(bids))
    return frame


def _listed(pile: Pile) -> list[str]:
    return [card for card, count in pile.rest for _ in range(count)]


def seen_of(rules: Rules, seen: Table, owner: Seat) -> Counter[str]:
    """The cards of a player's draw deck that everybody has seen leave it, wherever they are."""
    board = seen.board
    found: Counter[str] = Counter()
    found.update(filter(None, board.discards[owner]))
    found.update(board.dead[owner])
    found.update(board.shown[owner])
    for card in board.play:
        first = card.id < 10 + 2 * len(seen.hand_sizes)
        if card.owner == owner and not first and rules.faces[card.kind].type != "one_ring":
            found[card.kind] += 1
    for stack in board.stacks:
        found.update(one.kind for one in stack.cards if one.owner == owner)
    for frame in seen.frames:
        if isinstance(frame, (Playing, Finishing)) and frame.card.owner == owner:
            found[frame.card.kind] += 1
    for place in (*seen.decks[owner].top, *seen.decks[owner].bottom):
        kind = place.card if isinstance(place, Known) else place
        if kind != HIDDEN:
            found[kind] += 1
    return found


def hidden_cards(rules: Rules, seen: Table, owner: Seat, rng: Random) -> list[str]:
    """What a player may have in hand and deck that this seat does not see, in random order."""
    unseen = seen.hand_sizes[owner] - len(seen.board.shown[owner])
    unseen += sum(count for _, count in seen.decks[owner].rest)
    unseen += seen.board.discards[owner].count(HIDDEN)
    known = seen_of(rules, seen, owner)
    listed = seen.lists[owner]
    if listed is not None:
        cards = list((Counter(listed[11:]) - known).elements())
        if len(cards) == unseen:
            rng.shuffle(cards)
            return cards
    total = unseen + known.total()
    free = sum(count for kind, count in known.items() if rules.faces[kind].side == "free")
    hidden_free = max(0, min(unseen, total // 2 - free))
    best = max((deck.cards for deck in rules.decks.values()), key=lambda one: _fits(one, known))
    found: list[str] = []
    for side, wanted in (("free", hidden_free), ("shadow", unseen - hidden_free)):
        kinds = [kind for kind in best if rules.faces[kind].side == side]
        left = [kind for kind in kinds for _ in range(best[kind] - known[kind])]
        found += rng.sample(left, wanted) if len(left) > wanted else left
        found += rng.choices(kinds, k=max(0, wanted - len(left)))
    rng.shuffle(found)
    return found


def _fits(cards: Mapping[str, int], known: Counter[str]) -> int:
    """How many of the known cards may have come from this deck."""
    return sum(min(count, cards.get(kind, 0)) for kind, count in known.items())


def _discards(
    rules: Rules, seen: Table, owner: Seat, hidden: list[str], rng: Random
) -> tuple[str, ...]:
    """A discard pile, at some tables of hidden cards; who chooses from it finds what is wanted."""
    pile = seen.board.discards[owner]
    covered = pile.count(HIDDEN)
    if not covered:
        return pile
    wanted = _proved(rules, seen, owner, "discard_pile")
    if wanted is not None:
        _first(rules, hidden, *wanted, rng)
    found = tuple(sorted(hidden[:covered]))
    del hidden[:covered]
    return found


def _first(rules: Rules, hidden: list[str], which: Filter, wanted: int, rng: Random) -> None:
    """So many matching cards come first, of those that are hidden or others."""
    away = rules.matcher(which).away
    fitting = [kind for kind in hidden if kind in away]
    while len(fitting) < wanted:
        kind = rng.choice(sorted(away))
        side = rules.faces[kind].side
        at = next((at for at, one in enumerate(hidden) if rules.faces[one].side == side), 0)
        hidden[at] = kind
        fitting = [one for one in hidden if one in away]
    for kind in fitting[: max(0, wanted)]:
        hidden.remove(kind)
        hidden.insert(0, kind)


def _deal(
    rules: Rules, seen: Table, owner: Seat, hidden: list[str], rng: Random
) -> tuple[tuple[str, ...], list[str]]:
    """A hand and what is left for the deck; what the question on top proves is dealt first."""
    shown = seen.board.shown[owner]
    more = seen.hand_sizes[owner] - len(shown)
    proved = _proved(rules, seen, owner, "hand")
    if proved is not None:
        which, wanted = proved
        away = rules.matcher(which).away
        _first(rules, hidden, which, wanted - sum(kind in away for kind in shown), rng)
    return tuple(sorted((*shown, *hidden[:more]))), hidden[more:]


def _proved(rules: Rules, seen: Table, owner: Seat, zone: str) -> tuple[Filter, int] | None:
    """What a question tells about a hidden hand or pile: there are so many cards that match."""
    if len(seen.frames) < 2:
        return None
    top, below = seen.frames[-1], seen.frames[-2]
    if not isinstance(top, (FromHand, Finding, PlayingFound)) or not isinstance(below, Doing):
        return None
    if isinstance(top, PlayingFound):
        asked = top.zone
    elif isinstance(top, FromHand):
        asked = "hand"
    else:
        asked = "revealed" if top.purpose == "revealed" else "discard_pile"
    if top.seat != owner or asked != zone:
        return None
    program = rules.faces[below.x.source.kind].programs[below.record]
    verb = program.parts[below.part][below.at - 1].verb
    which = getattr(verb, "which", getattr(verb, "what", None))
    assert isinstance(which, Filter)
    return which, 1 if isinstance(top, PlayingFound) else top.left


def _sites(rules: Rules, numbers: Sequence[int], rng: Random) -> tuple[str, ...]:
    """Any sites of these numbers."""
    return tuple(sorted(rng.choice(rules.sites[n]) for n in numbers))


def _list(
    rules: Rules,
    seen: Table,
    owner: Seat,
    dealt: tuple[tuple[str, ...], tuple[str, ...]],
    deck: Pile,
    adventure: tuple[str, ...],
) -> tuple[str, ...]:
    """A list that fits what was dealt: hand and discard pile, deck, sites."""
    board = seen.board
    first = [card for card in board.play if card.id < 10 + 2 * len(seen.hand_sizes)]
    own = [card.kind for card in first if card.owner == owner]
    bearer = next((kind for kind in own if rules.faces[kind].type != "one_ring"), "")
    ring = next((kind for kind in own if rules.faces[kind].type == "one_ring"), "")
    sites = [card.kind for card in board.path if card.owner == owner]
    cards = seen_of(rules, seen, owner) - Counter(board.shown[owner])
    cards -= Counter(filter(None, board.discards[owner]))
    for zone in (*dealt, _listed(deck)):
        cards.update(zone)
    return (bearer, ring, *sorted((*sites, *adventure)), *sorted(cards.elements()))
