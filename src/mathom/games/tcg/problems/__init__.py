"""What can be asked about chance in `tcg`: draws, and a skirmish against unseen cards."""

from mathom.core.problems import AnyProblem
from mathom.games.tcg.problems.draw import DrawProblem
from mathom.games.tcg.problems.skirmish import SkirmishProblem
from mathom.games.tcg.rules.table import Rules


def problems(rules: Rules) -> tuple[AnyProblem, ...]:
    """The problems, with this box."""
    return (DrawProblem(rules), SkirmishProblem(rules))
