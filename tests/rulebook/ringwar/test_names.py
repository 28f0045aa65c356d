"""One word, one thing: no two classes of the game have the same name."""

from collections import Counter
from pathlib import Path

from mathom.games.ringwar import lid


def test_no_class_has_the_name_of_another() -> None:
    package = Path(lid.__file__).parent
    names = Counter(
        line.removeprefix("class ").partition("(")[0].rstrip(":")
        for path in package.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("class ")
    )
    assert [name for name, number in names.items() if number > 1] == []
