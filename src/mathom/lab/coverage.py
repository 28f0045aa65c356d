"""Which rules the code enforces and which the tests check: two tables, printable at any time."""

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from inspect import getsourcefile, unwrap
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, ModuleType
from typing import Any

import msgspec

import mathom.core
from mathom.core import AnyGame


class SourcePlace(msgspec.Struct, frozen=True, order=True):
    """A place in the source: `moving.py:31 WalkStep.guard`."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


class Covered(msgspec.Struct, frozen=True):
    """One rule or ruling, where it is enforced and which tests check it."""

    rule: str
    code: tuple[SourcePlace, ...]
    tests: tuple[SourcePlace, ...] | None
    """None: this is no source checkout, so there are no tests to look at."""


class Coverage(msgspec.Struct, frozen=True):
    """Every rule of a game's rulebook."""

    game: str
    rules: tuple[Covered, ...]
    unknown: tuple[str, ...]
    """Ids that code or tests name and the rulebook does not have."""

    @property
    def without_code(self) -> tuple[str, ...]:
        """The rules that no code carries out."""
        return tuple(one.rule for one in self.rules if not one.code)

    @property
    def without_test(self) -> tuple[str, ...] | None:
        """The rules that no test checks; None in an installed package, where the tests are not."""
        if any(one.tests is None for one in self.rules):
            return None
        return tuple(one.rule for one in self.rules if not one.tests)


def coverage(game: AnyGame, tests: Path | None = None) -> Coverage:
    """The coverage of a game's rulebook; `tests` is the folder of its rulebook tests."""
    code = marked_code(game)
    folder = tests or rulebook_tests(game)
    checked = None if folder is None else marked_tests(folder)
    rules = tuple(
        Covered(
            rule.id,
            tuple(sorted(code.get(rule.id, ()))),
            None if checked is None else tuple(sorted(checked.get(rule.id, ()))),
        )
        for rule in game.rulebook
    )
    named = {*code, *(checked or {})}
    return Coverage(game.id, rules, tuple(sorted(named - {rule.id for rule in game.rulebook})))


# -- in the code ---------------------------------------------------------------------------------


def marked_code(game: AnyGame) -> dict[str, set[SourcePlace]]:
    """The places in the game's package and in the core that carry `@enforces`."""
    found: dict[str, set[SourcePlace]] = {}
    for module in (*_modules(_package(game)), *_modules(mathom.core)):
        for name, code in _members(module):
            if rules := vars(code).get("__rules__", ()):  # a subclass does not inherit the mark
                place = _place(name, code)
                for rule in rules:
                    found.setdefault(rule, set()).add(place)
    return found


def _package(game: AnyGame) -> ModuleType:
    home = sys.modules[type(game).__module__]
    return sys.modules[home.__package__] if home.__package__ else home


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        if not found.name.endswith(".__main__"):
            yield import_module(found.name)


def _members(home: ModuleType | type, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Functions and classes written in this module, and in its classes."""
    module = home.__name__ if isinstance(home, ModuleType) else home.__module__
    for name, member in vars(home).items():
        code = _code(member)
        if getattr(code, "__module__", None) != module:
            continue
        if isinstance(code, type):
            yield f"{prefix}{name}", code
            if code is not home:
                yield from _members(code, f"{prefix}{name}.")
        elif isinstance(code, FunctionType):
            yield f"{prefix}{name}", code


def _code(member: Any) -> Any:
    """What is inside a property, a method of the class, or a cache."""
    for inner in ("fget", "func", "__func__"):
        member = getattr(member, inner, member)
    return unwrap(member) if callable(member) else member


def _place(name: str, code: Any) -> SourcePlace:
    file = Path(getsourcefile(code) or "")
    root = _checkout(file) or file.parents[code.__module__.count(".") + (file.stem == "__init__")]
    first = (
        _class_lines(file)[code.__qualname__]
        if isinstance(code, type)
        else code.__code__.co_firstlineno
    )
    return SourcePlace(file.relative_to(root).as_posix(), first, name)


@cache
def _class_lines(file: Path) -> dict[str, int]:
    """Where each class of a file begins, decorators included. (`inspect` reads the whole file for
    each of them.)"""
    return dict(_classes(ast.parse(file.read_text(encoding="utf-8")), ""))


def _classes(scope: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, int]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield f"{prefix}{node.name}", first
            yield from _classes(node, f"{prefix}{node.name}.")


# -- in the tests --------------------------------------------------------------------------------

_TESTS = Path("tests") / "rulebook"


def rulebook_tests(game: AnyGame) -> Path | None:
    """The folder of the game's rulebook tests, if this is a source checkout."""
    root = _checkout(Path(getsourcefile(type(game)) or ""))
    folder = root / _TESTS / game.id if root else None
    return folder if folder and folder.is_dir() else None


def _checkout(file: Path) -> Path | None:
    """The root of the source checkout this file is in."""
    return next((root for root in file.resolve().parents if (root / _TESTS).is_dir()), None)


def marked_tests(folder: Path) -> dict[str, set[SourcePlace]]:
    """The tests in a folder by the rules they are marked with: `@pytest.mark.rule("HOB-4.2")`.

    The files are read, not run. A mark on a class or a module (`pytestmark`) counts for each of
    its tests.
    """
    found: dict[str, set[SourcePlace]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        root = _checkout(file) or folder
        name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
        for rules, line, test in _tests(ast.parse(file.read_text(encoding="utf-8")), (), ""):
            for rule in rules:
                found.setdefault(rule, set()).add(SourcePlace(name, line, test))
    return found


def _tests(
    scope: ast.Module | ast.ClassDef, inherited: tuple[str, ...], prefix: str
) -> Iterator[tuple[tuple[str, ...], int, str]]:
    """Every test function of a scope with the rules it is marked with."""
    marks = [
        node.value
        for node in scope.body
        if isinstance(node, ast.Assign)
        and any(isinstance(one, ast.Name) and one.id == "pytestmark" for one in node.targets)
    ]
    inherited += _marked(marks)
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            rules = inherited + _marked(node.decorator_list)
            yield from _tests(node, rules, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield inherited + _marked(node.decorator_list), node.lineno, f"{prefix}{node.name}"


def _marked(nodes: Iterable[ast.AST]) -> tuple[str, ...]:
    """The arguments of every `pytest.mark.rule(…)` in these expressions, however deep."""
    return tuple(
        argument.value
        for root in nodes
        for node in ast.walk(root)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )
