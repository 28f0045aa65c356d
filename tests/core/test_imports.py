"""The core needs Python and msgspec, and nothing else."""

import ast
import sys
from pathlib import Path

import pytest

import mathom.core

FILES = sorted(Path(mathom.core.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_core_imports_the_standard_library_and_msgspec_only(file: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    foreign = {
        name
        for name in imported
        if name.split(".")[0] not in {*sys.stdlib_module_names, "msgspec"}
        and not name.startswith("mathom.core")
    }
    assert foreign == set()
