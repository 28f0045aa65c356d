"""Random legal decks, and players who rather act than pass."""

from collections import Counter
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


def random_deck(rng: Random) -> Deck:
    """Any legal deck: at most four of a title, as many Free Peoples as Shadow cards."""
    cards: Counter[str] = Counter()
    for side in ("free", "shadow"):
        kinds = [face.id for face in FACES.values() if face.side == side]
        titles: Counter[str] = Counter(frodo=1)
        while sum(n for kind, n in cards.items() if FACES[kind].side == side) < HALF:
            kind = rng.choice(kinds)
            if titles[FACES[kind].name] < 4:
                titles[FACES[kind].name] += 1
                cards[kind] += 1
    sites = tuple(rng.choice(SITES[number]) for number in range(1, 10))
    bearers = [face.id for face in FACES.values() if face.resistance]
    rings = [face.id for face in FACES.values() if face.type == "one_ring"]
    return Deck(rng.choice(bearers), rng.choice(rings), sites, dict(cards))


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
    decks = {f"deck.{seat}": random_deck(rng).line() for seat in range(seats)}
    return Match(GAME, GAME.setup(seats, decks), Seeded(seed))


def play_on(match: Match, rng: Random, most: int = 6000) -> Match:
    """Plays until it is over."""
    while isinstance(match.question, Choice):
        match.play(eager(match.question, match, rng))
        assert len(match.played) <= most, "does not end"
    return match
