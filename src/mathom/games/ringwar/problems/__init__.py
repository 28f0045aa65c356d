"""What can be asked about chance in `ringwar`: battles, the hunt, draws."""

from mathom.core.problems import AnyProblem
from mathom.games.ringwar.box import Box
from mathom.games.ringwar.problems.battle import BattleProblem
from mathom.games.ringwar.problems.draw import DrawProblem
from mathom.games.ringwar.problems.hunt import HuntProblem


def problems(box: Box) -> tuple[AnyProblem, ...]:
    """The problems, with this box."""
    return (BattleProblem(box), HuntProblem(box), DrawProblem(box))
