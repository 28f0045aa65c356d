"""Random legal decks, and players who rather act than pass."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from mathom.core import Choice, Match, Option, Seeded
from mathom.games.tcg import options as o
from mathom.games.tcg.decks.deck import Deck
from mathom.games.tcg.game import Tcg, game

GAME: Tcg = game()
FACES = GAME.box.faces
SITES = {
    number: [face.id for face in FACES.values() if face.type == "site" and face.site == number]
    for number in range(1, 10)
}
HALF = 30
MOST = 4


def random_deck(rng: Random) -> Deck:
    """Any legal deck: at most four of a title, as many Free Peoples as Shadow cards."""
    cards: Counter[str] = Counter()
    for side in ("free", "shadow"):
        kinds = [face.id for face in FACES.values() if face.side == side]
        titles: Counter[str] = Counter(frodo=1)
        while sum(n for kind, n in cards.items() if FACES[kind].side == side) < HALF:
            kind = rng.choice(kinds)
            if titles[FACES[kind].name] < MOST:
                titles[FACES[kind].name] += 1
                cards[kind] += 1
    sites = tuple(rng.choice(SITES[number]) for number in range(1, 10))
    bearers = [face.id for face in FACES.values() if face.resistance]
    rings = [face.id for face in FACES.values() if face.type == "one_ring"]
    return Deck(rng.choice(bearers), rng.choice(rings), sites, dict(cards))


def decks_of_all_cards(rng: Random) -> list[Deck]:
    """Random legal decks in which every card is met: most of a deck is of one culture a side."""
    left = {
        side: sorted(rng.sample(kinds, len(kinds)), key=lambda kind: FACES[kind].culture)
        for side in ("free", "shadow")
        if (kinds := [face.id for face in FACES.values() if face.side == side])
    }
    places = {number: rng.sample(kinds, len(kinds)) for number, kinds in SITES.items()}
    bearers = [face.id for face in FACES.values() if face.resistance]
    rings = [face.id for face in FACES.values() if face.type == "one_ring"]
    decks: list[Deck] = []
    while any(left.values()) or len(decks) < max(map(len, SITES.values())):
        cards: Counter[str] = Counter()
        for side, wanted in left.items():
            cards += _half(rng, wanted, [one.id for one in FACES.values() if one.side == side])
        at = len(decks)
        sites = tuple(kinds[at % len(kinds)] for kinds in places.values())
        decks.append(Deck(bearers[at % 2], rings[at % 2], sites, dict(cards)))
    return decks


def _half(rng: Random, wanted: list[str], kinds: list[str]) -> Counter[str]:
    """One side of a deck: what is still wanted first, then any; what is taken is struck off."""
    cards: Counter[str] = Counter()
    titles: Counter[str] = Counter(frodo=1)
    for kind in (*wanted, *rng.sample(kinds, len(kinds))):
        title = FACES[kind].name
        n = min(MOST - titles[title], 2, HALF - cards.total())
        if n > 0:
            titles[title] += n
            cards[kind] += n
    wanted[:] = [kind for kind in wanted if kind not in cards]
    return cards


def eager(choice: Choice, match: Match, rng: Random) -> Option:
    """Mostly does something, and keeps the Ring-bearer out of the first line."""
    options = list(choice.options)
    if isinstance(options[0], o.Bid):
        return options[rng.randrange(2)]
    if rng.random() < 0.85:
        idle = (o.Pass, o.Stop, o.Done)
        options = [one for one in options if not isinstance(one, idle)] or options
    board = match.state.board
    bearer = f".{board.bearers[board.fp]}"
    if isinstance(options[0], (o.Assign, o.WoundBy)):
        options = [one for one in options if bearer not in str(one)] or options
    return rng.choice(options)


def random_match(seed: int, seats: int) -> Match:
    """A match of random decks, not begun."""
    rng = Random(seed)
    return match_of([random_deck(rng) for _ in range(seats)], seed)


def match_of(decks: Sequence[Deck], seed: int) -> Match:
    """A match of these decks, not begun."""
    lists = {f"deck.{seat}": deck.line() for seat, deck in enumerate(decks)}
    return Match(GAME, GAME.setup(len(decks), lists), Seeded(seed))


def play_on(match: Match, rng: Random, most: int = 6000) -> Match:
    """Plays until it is over."""
    while isinstance(match.question, Choice):
        match.play(eager(match.question, match, rng))
        assert len(match.played) <= most, "does not end"
    return match
