"""The client's types of what the server sends are those of the structs."""

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "web" / "tools" / "wire_types.py"
FILES: dict[Path, str] = runpy.run_path(str(TOOL))["files"]()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_the_types_of_the_client_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "please run: python web/tools/wire_types.py"
