"""docs/lab.md: what it shows works, in its order."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_of_the_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 8
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, PAGE.name, "exec"), names)
    assert (tmp_path / "table.svg").read_text("utf-8").startswith("<svg")
    said = capsys.readouterr().out
    assert "mathom record 1" in said
    assert "<Layout of journey, 3 seats" in said
