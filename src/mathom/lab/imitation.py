"""Fitting ratings to a teacher: a better player is asked now and then what he would choose. Needs
numpy.

How likely an option is chosen is a softmax of the advisor's score and of what the words of the
option weigh, over all options that were there (McFadden, 1974). The most likely weights are looked
for; a penalty holds those of the words back. What a word weighs by what a point of the score weighs
is what the word adds to the score.

One choice of a teacher says more than how a game ended: that all its choices share.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mathom.lab.extras import need
from mathom.lab.fitting import DRAGGED, SEEN, STEPS, FittedRatings, downhill, held_back
from mathom.lab.selfplay import TeachersChoice, TeachingGame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PENALTIES = (1.0, 3.0, 10.0, 30.0, 100.0)
NEAR = 1e-4
"""Weights that change by less are found."""


def fit_choices(games: Sequence[TeachingGame]) -> FittedRatings:
    """What the words of options add to the advisor's scores, so that these are a teacher's.

    Nothing, unless that makes what he chose in games held back more likely than the scores alone.
    """
    np = need("numpy", "lab")
    shown = [[one.shown for one in game.decisions if one.shown] for game in games]
    known = _vocabulary(one for some in shown for one in some)
    taught, judged = (
        _Choices(np, known, [one for some in part for one in some]) for part in held_back(shown)
    )
    alone = taught.most_likely(None)
    before = judged.loss(alone)
    losses = {one: judged.loss(taught.most_likely(one, alone)) for one in PENALTIES}
    penalty = min(PENALTIES, key=losses.__getitem__)
    if losses[penalty] >= before:
        return FittedRatings({}, 0.0)
    whole = _Choices(np, known, [one for some in shown for one in some])
    found = whole.most_likely(penalty, alone)
    point = float(found[0])
    if point <= DRAGGED:
        return FittedRatings({}, 0.0)
    weights = {word: round(float(found[at]) / point, 4) for word, at in known.items()}
    learned = {word: one for word, one in weights.items() if one}
    return FittedRatings(learned, (before - losses[penalty]) / before)


def _vocabulary(shown: Iterable[TeachersChoice]) -> dict[str, int]:
    """The words that often tell options apart, and their places; place 0 is the score's."""
    counts = Counter[str]()
    for one in shown:
        said = Counter(word for words in one.words for word in words)
        counts.update(word for word in said if said[word] < len(one.words))
    often = sorted(word for word in counts if counts[word] >= SEEN)
    return {word: at for at, word in enumerate(often, 1)}


class _Menu(NamedTuple):
    """A choice as numbers: the score and the words of every option, the one chosen first."""

    places: "NDArray[np.int64]"
    options: "NDArray[np.float64]"


class _Choices:
    """Choices of a teacher, and how likely weights make them."""

    def __init__(self, np: Any, known: dict[str, int], shown: Iterable[TeachersChoice]) -> None:
        self._np = np
        self._size = len(known) + 1
        self._menus = [_menu(np, known, one) for one in shown]

    def loss(self, weights: Any) -> float:
        """The logarithmic loss of what was chosen, on the average."""
        np, total = self._np, 0.0
        for places, options in self._menus:
            scores = options @ weights[places]
            top = scores.max()
            total += float(top + np.log(np.exp(scores - top).sum()) - scores[0])
        return total / max(1, len(self._menus))

    def most_likely(self, penalty: float | None, start: Any = None) -> Any:
        """The weights that make the choices most likely; without a penalty of the score alone."""
        np = self._np
        weights = np.zeros(self._size) if start is None else start.copy()
        pull = np.full(self._size, penalty or 0.0)
        pull[0] = DRAGGED

        def height(weights: Any) -> float:
            return self.loss(weights) * len(self._menus) + float(pull @ (weights * weights)) / 2

        for _ in range(STEPS):
            slope, curvature = self._slope(weights)
            slope -= pull * weights
            if penalty is None:
                step = np.zeros(self._size)
                step[0] = slope[0] / (curvature[0, 0] + DRAGGED)
            else:
                step = np.linalg.solve(curvature + np.diag(pull), slope)
            further = downhill(height, weights, step)
            if np.abs(further - weights).max() < NEAR:
                return further
            weights = further
        return weights

    def _slope(self, weights: Any) -> tuple[Any, Any]:
        """In which direction choices become more likely, and how that changes."""
        np = self._np
        slope, curvature = np.zeros(self._size), np.zeros((self._size, self._size))
        for places, options in self._menus:
            scores = options @ weights[places]
            powers = np.exp(scores - scores.max())
            chances = powers / powers.sum()
            mean = chances @ options
            slope[places] += options[0] - mean
            centred = options - mean
            curvature[np.ix_(places, places)] += (centred * chances[:, None]).T @ centred
        return slope, curvature


def _menu(np: Any, known: dict[str, int], shown: TeachersChoice) -> _Menu:
    rows = [
        {0: score, **{known[word]: 1.0 for word in words if word in known}}
        for score, words in zip(shown.scores, shown.words, strict=True)
    ]
    places = sorted(set().union(*rows))
    options = [[row.get(place, 0.0) for place in places] for row in rows]
    return _Menu(np.array(places), np.array(options))
