"""The options of a choice, numbered and laid out so that the eye finds its way."""

from collections.abc import Iterator, Sequence
from itertools import groupby, starmap, takewhile
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.core import Choice, Option
from mathom.text import Words

MANY = 3
"""From so many options of one kind on, what they have in common is said once, above them."""
LONG = 60
"""Of sentences as long as this, what they share is said once even if they are only two."""
CROWD = 12
"""More options of one kind than this are split further."""


class OptionLine(NamedTuple):
    """An option as it is shown: the number to type, and what it says."""

    number: int
    text: str


class Block(NamedTuple):
    """Options that belong together, under a heading if they share words."""

    heading: str | None
    lines: tuple[OptionLine, ...]


def menu(choice: Choice, words: Words, width: int) -> RenderableType:
    """All options of a choice, numbered from 1 in their order."""
    return Group(*(_show(block, width) for block in blocks(choice, words)))


def numbered(texts: Sequence[str], width: int) -> RenderableType:
    """Any texts, numbered from 1."""
    return _show(Block(None, tuple(starmap(OptionLine, enumerate(texts, start=1)))), width)


def blocks(choice: Choice, words: Words) -> list[Block]:
    """The options in groups: by kind, and large groups by the first thing they name."""
    kinds: dict[object, list[tuple[Option, OptionLine]]] = {}
    for number, option in enumerate(choice.options, start=1):
        line = OptionLine(number, words.say(option.message()))
        kinds.setdefault(_kind(option), []).append((option, line))
    found: list[Block] = []
    for kind in kinds.values():
        parts = _by_first_anchor(kind) if len(kind) > CROWD else [kind]
        found += (_block([line for _, line in part]) for part in parts)
    return found


def _kind(option: Option) -> object:
    """What makes options sound alike: their word, and their flags."""
    values = (getattr(option, name) for name in option.__struct_fields__)
    return option.tag(), tuple(value for value in values if isinstance(value, bool))


def _by_first_anchor(
    kind: list[tuple[Option, OptionLine]],
) -> list[list[tuple[Option, OptionLine]]]:
    """Split by the first anchor, where that makes a few groups and not a heap of single ones."""
    parts = [
        list(same) for _, same in groupby(kind, key=lambda one: (one[0].anchors() or ("",))[0])
    ]
    return parts if len(parts) <= len(kind) // 2 else [kind]


def _block(lines: list[OptionLine]) -> Block:
    if len(lines) == 1 or (len(lines) < MANY and max(len(line.text) for line in lines) < LONG):
        return Block(None, tuple(lines))
    texts = [line.text.split() for line in lines]
    head = _shared(texts)
    tail = _shared([text[head:][::-1] for text in texts])
    if not head or any(len(text) == head + tail for text in texts):
        return Block(None, tuple(lines))
    first = texts[0]
    heading = " ".join((*first[:head], "…", *first[len(first) - tail :]))
    short = (
        OptionLine(line.number, " ".join(text[head : len(text) - tail]))
        for line, text in zip(lines, texts, strict=True)
    )
    return Block(heading, tuple(short))


def _shared(texts: Sequence[Sequence[str]]) -> int:
    """With how many words all of them begin."""
    alike = (len(set(words)) == 1 for words in zip(*texts, strict=False))
    return sum(1 for _ in takewhile(bool, alike))


def _show(block: Block, width: int) -> RenderableType:
    grid = Table.grid()
    rows = list(_in_columns(block.lines, width))
    for _ in rows[0]:
        grid.add_column(no_wrap=True, style="bold cyan")
        grid.add_column()
    for row in rows:
        grid.add_row(*(cell for line in row for cell in _label(line)))
    if block.heading is None:
        return grid
    return Group(Text(block.heading, style="bold"), grid)


def _label(line: OptionLine) -> tuple[str, Text]:
    """The number, and beside it the text, which may take several lines."""
    return f"{line.number:>3}  ", Text(f"{line.text}   ")


def _in_columns(lines: Sequence[OptionLine], width: int) -> Iterator[Sequence[OptionLine]]:
    """The rows of a grid that is read column by column; short lists stay one column."""
    widest = max(len(line.text) for line in lines) + 9
    columns = 1 if len(lines) < MANY else max(1, min(7, width // widest))
    height = -(-len(lines) // columns)
    for row in range(height):
        yield lines[row::height]
