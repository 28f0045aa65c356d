"""The sentences of the cards, and which test tries each of them.

A sentence is a paragraph of card text (`4R41-3`, as options and records name it) or a printed
keyword (`4C49-damage`). A test says which ones it tries: `@pytest.mark.card("4R41-3", "4C49-1")`,
on the test or on a row of its table.

`python -m tests.rulebook.tcg.cards.sentences` prints the table.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.rulebook.tcg.tabletop import FACES

HERE = Path(__file__).parent
ROOT = HERE.parents[3]


def sentences(card: str) -> list[str]:
    """What is written on a card, a name for each sentence."""
    face = FACES[card]
    return [
        *(f"{card}-{keyword}" for keyword in face.keywords),
        *(f"{card}-{at}" for at in range(1, len(face.text) + 1)),
    ]


def every_sentence() -> list[str]:
    """Everything written on the cards of the set."""
    return [one for card in FACES for one in sentences(card)]


def tried() -> Mapping[str, list[str]]:
    """The tests of this folder by the sentences they try."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(HERE.rglob("test_*.py")):
        module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for sentence in _marked(getattr(test, "pytestmark", ())):
                    found[sentence].append(f"{file.relative_to(HERE)}::{name}")
    return found


def _marked(marks: Any) -> Iterator[str]:
    """The sentences in these marks, and in those of the rows of a table."""
    for one in marks:
        mark = getattr(one, "mark", one)
        if mark.name == "card":
            yield from mark.args
        elif mark.name == "parametrize":
            for row in mark.args[1]:
                yield from _marked(getattr(row, "marks", ()))


if __name__ == "__main__":
    by_sentence = tried()
    for sentence in every_sentence():
        tests = by_sentence.get(sentence, ["–"])
        title = FACES[sentence.partition("-")[0]].title
        print(f"{sentence:16} {title:28} {', '.join(dict.fromkeys(tests))}")
