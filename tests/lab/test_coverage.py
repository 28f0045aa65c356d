"""Which rules have code, and which have a test."""

from pathlib import Path
from textwrap import dedent

from mathom.lab import coverage
from mathom.lab.coverage import marked_tests, rulebook_tests
from tests.bots.toys import nim


def _write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(dedent(text), encoding="utf-8")


def test_code_is_found_by_its_marks() -> None:
    found = {one.rule: [place.name for place in one.code] for one in coverage(nim()).rules}
    assert found == {"NIM-1": ["NimStep.guard"], "NIM-2": ["Nim.result"], "NIM-3": []}


def test_a_place_leads_to_the_source() -> None:
    place = coverage(nim()).rules[0].code[0]
    assert str(place).split(":")[0].endswith("tests/bots/toys/nim.py")
    line = Path(__file__).parents[2] / "tests/bots/toys/nim.py"
    assert "@enforces" in line.read_text(encoding="utf-8").splitlines()[place.line - 1]


def test_a_game_without_rulebook_tests_has_none() -> None:
    found = coverage(nim())
    assert rulebook_tests(nim()) is None
    assert found.without_code == ("NIM-3",)
    assert found.without_test is None


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    _write(
        tmp_path,
        "test_taking.py",
        """
        import pytest

        @pytest.mark.rule("NIM-1", "NIM-2")
        def test_one(): ...

        @pytest.mark.rule("NIM-9")
        class TestMore:
            @pytest.mark.rule("NIM-1")
            def test_two(self): ...

            def test_three(self): ...

        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("NIM-3"))])
        def test_four(n): ...

        @pytest.mark.rule("NIM-1")
        def helper(): ...
        """,
    )
    _write(
        tmp_path,
        "test_whole.py",
        """
        import pytest

        pytestmark = [pytest.mark.slow, pytest.mark.rule("NIM-3")]

        def test_five(): ...
        """,
    )
    names = {
        rule: {place.name for place in places} for rule, places in marked_tests(tmp_path).items()
    }
    assert names == {
        "NIM-1": {"test_one", "TestMore.test_two"},
        "NIM-2": {"test_one"},
        "NIM-9": {"TestMore.test_two", "TestMore.test_three"},
        "NIM-3": {"test_four", "test_five"},
    }


def test_what_is_missing_and_what_is_unknown(tmp_path: Path) -> None:
    _write(
        tmp_path,
        "test_taking.py",
        """
        import pytest

        @pytest.mark.rule("NIM-1", "NIM-7")
        def test_one(): ...
        """,
    )
    found = coverage(nim(), tmp_path)
    assert found.without_test == ("NIM-2", "NIM-3")
    assert found.unknown == ("NIM-7",)
