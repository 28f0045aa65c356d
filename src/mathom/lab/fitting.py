"""Fitting a judgement to games: two regressions, small enough to be solved exactly. Needs numpy.

The value. Every seat's share of the win is a softmax over the seats of what their marks weigh. The
weights begin where the value is the advisor's own, and are pulled back there by a penalty; it is
the most likely ones that are looked for. A position is taught by how its game ended and, as far as
that helps, by what the value expects of the positions that came after it: one result says little
about all the positions of a long game, the next ones say more. (Temporal differences: Sutton,
1988.)

The ratings. What an option brought is how the game ended less what the value had expected before.
That is foretold, by ridge regression, from how the words of the option differ from those that might
have been chosen instead. (So the regression is the natural gradient of the policy: Kakade, 2002.)
The advisor's own score takes part as one more word. What another word brings by what a point of
that score brings is what the word adds to the score.

How strong the penalties are, and how much later positions teach, is decided by games that were
held back.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from mathom.core import MathomError, Message
from mathom.core.judgement import HAND_MADE
from mathom.lab.extras import need
from mathom.lab.selfplay import TeachingGame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

One = TypeVar("One")
SEEN = 40
"""A word that was of consequence less often is not looked at."""
HELD_BACK = 5
"""Every fifth game is held back to judge by."""
PENALTIES = (100.0, 300.0, 1000.0, 3000.0, 10000.0)
LATER = (0.01, 0.03)
"""How much of what a position is taught may come from the next one; the rest is passed on from
those after it, and in the end from the result."""
ROUNDS = 4
"""So often positions are taught by what was learned from later ones."""
STEPS = 12
"""Newton's method needs no more."""
HALVINGS = 20
DRAGGED = 1e-12
"""The least that holds a weight back, so that there is always one solution."""


class NothingLearned(MathomError):
    """Nothing that these games teach holds in those of them that were held back."""

    def __init__(self, games: int) -> None:
        super().__init__(Message("train-nothing-learned", {"games": games}))


class FittedValue(NamedTuple):
    """A fitted value."""

    weights: dict[str, float]
    before: float
    """The logarithmic loss of the advisor's own, in games that were held back."""
    after: float


class FittedRatings(NamedTuple):
    """Fitted ratings."""

    weights: dict[str, float]
    explained: float
    """How much more of the variance in games held back they foretell than the score alone."""


# -- the value -----------------------------------------------------------------------------------


def fit_value(games: Sequence[TeachingGame]) -> FittedValue:
    """The weights of marks that fit how the games ended; of equal losses the advisor's own."""
    np = need("numpy", "lab")
    names = _names(games)
    start = np.array([float(name == HAND_MADE) for name in names])
    taught, judged = (_positions(np, part, names) for part in held_back(games))
    before = _loss(np, judged, start)
    found = {(one, 0.0): _learn(np, taught, start, one, 0.0) for one in PENALTIES}
    losses = {one: _loss(np, judged, weights) for one, weights in found.items()}
    penalty = min(losses, key=losses.__getitem__)[0]
    for later in LATER:
        losses[penalty, later] = _loss(np, judged, _learn(np, taught, start, penalty, later))
    best = min(losses, key=losses.__getitem__)
    if losses[best] >= before:
        return FittedValue({}, before, before)
    weights = _learn(np, _positions(np, games, names), start, *best)
    named = {name: round(float(one), 4) for name, one in zip(names, weights, strict=True)}
    return FittedValue(named, before, losses[best])


def _names(games: Sequence[TeachingGame]) -> list[str]:
    found: dict[str, None] = {}
    for game in games:
        for decision in game.decisions:
            for marks in decision.marks:
                found.update(dict.fromkeys(marks))
    return list(found)


class _Positions(NamedTuple):
    """Positions as numbers: marks by position, seat and name; how the win was shared; how much each
    counts, so that all games count alike, however long; where each game begins."""

    marks: "NDArray[np.float64]"
    shares: "NDArray[np.float64]"
    counts: "NDArray[np.float64]"
    begins: tuple[int, ...]


def _positions(np: Any, games: Sequence[TeachingGame], names: Sequence[str]) -> _Positions:
    marks: list[list[list[float]]] = []
    shares: list[tuple[float, ...]] = []
    counts: list[float] = []
    begins: list[int] = []
    lengths = [len(game.decisions) for game in games]
    mean = sum(lengths) / max(1, len(lengths))
    for game, length in zip(games, lengths, strict=True):
        if sum(game.payoffs) <= 0:
            continue  # everybody lost, which tells no seat from another
        begins.append(len(marks))
        for one in game.decisions:
            marks.append([[seat.get(name, 0.0) for name in names] for seat in one.marks])
            shares.append(game.payoffs)
            counts.append(mean / length)
    return _Positions(np.array(marks), np.array(shares), np.array(counts), tuple(begins))


def _softmax(np: Any, scores: Any) -> Any:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _loss(np: Any, of: _Positions, weights: Any) -> float:
    if not len(of.marks):
        return 0.0
    expected = np.maximum(_softmax(np, of.marks @ weights), 1e-9)
    losses = -(of.shares * np.log(expected)).sum(axis=1)
    return float((of.counts * losses).sum() / of.counts.sum())


def _learn(np: Any, of: _Positions, start: Any, penalty: float, later: float) -> Any:
    """The weights that positions teach, so much of it by what came next."""
    weights = _newton(np, of, start, penalty)
    for _ in range(ROUNDS if later and len(of.marks) else 0):
        expected = _softmax(np, of.marks @ weights)
        foreseen = of._replace(shares=_foreseen(of, expected, later))
        weights = _newton(np, foreseen, start, penalty)
    return weights


def _foreseen(of: _Positions, expected: Any, later: float) -> Any:
    """What every position is taught, from the last of each game to the first."""
    shares = of.shares.copy()
    ends = (*of.begins[1:], len(shares))
    for begin, end in zip(of.begins, ends, strict=True):
        for at in range(end - 2, begin - 1, -1):
            shares[at] = later * expected[at + 1] + (1 - later) * shares[at + 1]
    return shares


def _newton(np: Any, of: _Positions, start: Any, penalty: float) -> Any:
    """The most likely weights near the start."""
    weights, pull = start.copy(), penalty * np.eye(len(start))

    def height(weights: Any) -> float:
        away = weights - start
        return _loss(np, of, weights) * float(of.counts.sum()) + penalty * float(away @ away) / 2

    for _ in range(STEPS if len(of.marks) else 0):
        expected = _softmax(np, of.marks @ weights)
        wrong = (of.shares - expected) * of.counts[:, None]
        slope = np.einsum("ps,psn->n", wrong, of.marks) - penalty * (weights - start)
        centred = of.marks - np.einsum("ps,psn->pn", expected, of.marks)[:, None, :]
        weighed = centred * (expected * of.counts[:, None])[:, :, None]
        curvature = np.tensordot(weighed, centred, axes=((0, 1), (0, 1)))
        step = np.linalg.solve(curvature + pull, slope)
        weights = downhill(height, weights, step)
    return weights


def downhill(height: Callable[[Any], float], here: Any, step: Any) -> Any:
    """The end of a step, or of a part of it: as long as it leads downhill."""
    before = height(here)
    for _ in range(HALVINGS):
        if height(here + step) <= before:
            return here + step
        step = step / 2
    return here


# -- the ratings ---------------------------------------------------------------------------------


def fit_ratings(
    games: Sequence[TeachingGame], expected: Sequence[Sequence[float]]
) -> FittedRatings:
    """What the words of options add to the advisor's scores.

    `expected`: for every game what the value expected for who chose, decision by decision. Nothing,
    unless they foretell more of the games held back than the advisor's score does alone.
    """
    np = need("numpy", "lab")
    known = _vocabulary(games)
    whole = [*zip(games, expected, strict=True)]
    taught, judged = (_Sums(np, known, part) for part in held_back(whole))
    alone = judged.explained(taught.score_alone())
    gains = {one: judged.explained(taught.solve(one)) - alone for one in PENALTIES}
    penalty = max(PENALTIES, key=gains.__getitem__)
    found = _Sums(np, known, whole).solve(penalty)
    point = float(found[0])
    if gains[penalty] <= 0 or point <= DRAGGED:
        return FittedRatings({}, 0.0)
    weights = {word: round(float(found[at]) / point, 4) for word, at in known.items()}
    return FittedRatings({word: one for word, one in weights.items() if one}, gains[penalty])


def _vocabulary(games: Iterable[TeachingGame]) -> dict[str, int]:
    """The words that occur often enough, and their places; place 0 is the score's."""
    counts = Counter(word for game in games for one in game.decisions for word in one.words)
    often = sorted(word for word in counts if counts[word] >= SEEN)
    return {word: at for at, word in enumerate(often, 1)}


class _Sums:
    """The sums a ridge regression is made of."""

    def __init__(
        self,
        np: Any,
        known: dict[str, int],
        games: Iterable[tuple[TeachingGame, Sequence[float]]],
    ) -> None:
        self._np = np
        size = len(known) + 1
        self._squares: NDArray[np.float64] = np.zeros((size, size))
        self._products: NDArray[np.float64] = np.zeros(size)
        self._variance = 0.0
        for game, expected in games:
            for one, before in zip(game.decisions, expected, strict=True):
                row = {known[word]: much for word, much in one.words.items() if word in known}
                row[0] = one.score
                places = np.fromiter(row, int)
                values = np.fromiter(row.values(), float)
                brought = game.payoffs[one.seat] - before
                self._squares[np.ix_(places, places)] += np.outer(values, values)
                self._products[places] += brought * values
                self._variance += brought * brought

    def solve(self, penalty: float) -> Any:
        """The weights; the score's own is not held back by the penalty."""
        np = self._np
        pull = penalty * np.eye(len(self._products))
        pull[0, 0] = DRAGGED + 1e-6 * self._squares[0, 0]
        return np.linalg.solve(self._squares + pull, self._products)

    def score_alone(self) -> Any:
        """The weights if no word is looked at."""
        weights = self._np.zeros(len(self._products))
        weights[0] = self._products[0] / (self._squares[0, 0] + DRAGGED)
        return weights

    def explained(self, weights: Any) -> float:
        """How much of the variance here such weights foretell."""
        gain = 2 * weights @ self._products - weights @ self._squares @ weights
        return float(gain / self._variance) if self._variance else 0.0


def held_back(whole: Sequence[One]) -> tuple[list[One], list[One]]:
    """The games to be taught by, and those held back."""
    held = [one for at, one in enumerate(whole) if at % HELD_BACK == 0]
    return [one for at, one in enumerate(whole) if at % HELD_BACK], held
