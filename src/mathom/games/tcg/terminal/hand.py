"""One's own hand: what the fellowship can use, and what the Shadow can."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mathom.games.tcg.terminal.signs import DIM, Signs


def hand(cards: tuple[str, ...], signs: Signs) -> RenderableType:
    """The cards by side, each with its twilight cost."""
    parts: list[RenderableType] = [Text(signs.say("terminal-your-hand"), "bold")]
    for side in ("free", "shadow"):
        own = [kind for kind in cards if signs.scene.faces[kind].side == side]
        if own:
            line = Text.assemble(f"{signs.say(f'terminal-side-{side}')} ", _listed(own, signs))
            parts.append(Padding(line, (0, 0, 0, 2)))
    return Group(*parts)


def _listed(kinds: list[str], signs: Signs) -> Text:
    counts = {kind: kinds.count(kind) for kind in kinds}
    parts = []
    for kind, n in counts.items():
        times = f"{n} × " if n > 1 else ""
        cost = (f" ({signs.scene.faces[kind].cost})", DIM)
        parts.append(Text.assemble(times, signs.name(kind), cost))
    return Text(" · ").join(parts)
