"""Writes docs/api.md: every public name with its signature and what its docstring says.

    .venv/bin/python tools/api_page.py          write it anew
    .venv/bin/python tools/api_page.py --check  only say whether it is up to date

The sources are read and not run, so that a signature looks as its author wrote it. What is public
is what a package lists in `__all__`, and the few names of modules that are listed here.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCES, PAGE = ROOT / "src", ROOT / "docs" / "api.md"
WIDTH = 96

CHAPTERS: Mapping[str, tuple[str, ...] | None] = {
    "mathom": None,
    "mathom.core": None,
    "mathom.bots": None,
    "mathom.art": None,
    "mathom.lab": None,
    "mathom.lab.pettingzoo": ("env", "parallel_env"),
    "mathom.lab.gymnasium": ("env",),
    "mathom.lab.openspiel": ("register",),
    "mathom.lab.layout": ("layout", "Layout"),
    "mathom.lab.dataset": ("collect", "watch", "write", "read_records", "matrix"),
    "mathom.lab.training": ("train", "measure"),
    "mathom.lab.peers": ("compare", "Comparison", "Peer", "Missing"),
}
"""The modules on the page and the names of each; None: those in its `__all__`."""
OWN = {"__iter__", "__len__", "__contains__", "__getitem__", "__call__"}
FULFILS = {"choose": ("mathom.bots", "Bot"), "outcome": ("mathom.core", "Source")}
"""Methods of protocols, which say what they do for all that have them."""

HEAD = """\
# The public API

Made from the docstrings by `tools/api_page.py`; a test keeps it up to date. How these things work
together is told in [The laboratory](lab.md), [Bots](bots.md) and [How a game is
built](how-a-game-is-built.md). All of it is typed (`py.typed`). Whatever raises an error says so,
and every error that a user can cause is a `MathomError`, whose message can be said in German and
English.
"""

Node = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


class Found(NamedTuple):
    """Where a name is written down, and what its author said below."""

    module: str
    node: Node
    doc: str


def main() -> int:
    text = page()
    if "--check" in sys.argv:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


def page() -> str:
    """The whole page."""
    parts = [HEAD, *(f"* [`{one}`](#{_anchor(one)})" for one in CHAPTERS), ""]
    told: dict[tuple[str, int], str] = {}
    for module in CHAPTERS:
        parts += [f"## `{module}`", "", ast.get_docstring(_tree(module)) or "", ""]
        for name in public(module):
            found = find(module, name)
            place = (found.module, found.node.lineno)
            if place in told:
                parts += [f"### {name}", "", f"The same as [`{told[place]}`]({_link(name)}).", ""]
            else:
                told[place] = f"{module}.{name}"
                parts += [*_entry(found, name), ""]
    return "\n".join(parts).rstrip() + "\n"


def public(module: str) -> list[str]:
    """The public names of a module."""
    listed = CHAPTERS[module]
    if listed is not None:
        return list(listed)
    for node in _tree(module).body:
        if isinstance(node, ast.Assign) and _target(node) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return [name for name in names if not name.startswith("__")]
    raise LookupError(f"{module} has no __all__")


def find(module: str, name: str) -> Found:
    """Where a public name is written down. Raises LookupError."""
    body = _tree(module).body
    if name == "games":  # the package itself can be called; what types see is its stub
        body = [one for node in body if isinstance(node, ast.If) for one in node.body]
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return Found(module, node, ast.get_docstring(node) or "")
        if isinstance(node, ast.Assign | ast.AnnAssign) and _target(node) == name:
            return Found(module, node, _said_below(body, at))
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return find(node.module, alias.name)
    raise LookupError(f"{module} has no {name}")


def members(found: Found) -> Iterator[tuple[str, str]]:
    """The public fields and methods of a class: how each is written, and what is said of it."""
    of = found.node
    assert isinstance(of, ast.ClassDef)
    for at, node in enumerate(of.body):
        if isinstance(node, ast.AnnAssign) and not _target(node).startswith("_"):
            default = "" if node.value is None else f" = {ast.unparse(node.value)}"
            yield (
                f"{_target(node)}: {ast.unparse(node.annotation)}{default}",
                _said_below(of.body, at),
            )
        elif isinstance(node, ast.FunctionDef) and _is_public(node):
            kinds = {ast.unparse(one) for one in node.decorator_list}
            if kinds & {"property", "cached_property"}:
                told = f": {_type(node.returns)}" if node.returns else ""
                yield f"{node.name}{told}", said_of(found, node.name)
            elif not any(one.endswith(".setter") for one in kinds):
                plain = "staticmethod" not in kinds
                yield _signature(node, method=plain), said_of(found, node.name)


def said_of(found: Found, method: str) -> str:
    """What is said of a method: where it is written, or in what it overrides or fulfils."""
    of = found.node
    assert isinstance(of, ast.ClassDef)
    for node in of.body:
        if isinstance(node, ast.FunctionDef) and node.name == method and ast.get_docstring(node):
            return ast.get_docstring(node) or ""
    for base in of.bases:
        name = ast.unparse(base).partition("[")[0]
        try:
            above = find(found.module, name)
        except (LookupError, FileNotFoundError):
            continue
        if isinstance(above.node, ast.ClassDef) and (said := said_of(above, method)):
            return said
    if method in FULFILS and of.name != FULFILS[method][1]:
        return said_of(find(*FULFILS[method]), method)
    return ""


def _is_public(node: ast.FunctionDef) -> bool:
    """Containers behave as such where their class says so; of the rest what has a name."""
    return not node.name.startswith("_") or (
        node.name in OWN and ast.get_docstring(node) is not None
    )


def _entry(found: Found, name: str) -> Iterator[str]:
    match found.node:
        case ast.FunctionDef():
            head = _signature(found.node, name=name)
        case ast.ClassDef():
            head = _class_head(found.node, name)
        case _:
            head = f"{name} = {_type(found.node.value)}" if found.node.value else name
    yield f"### {name}"
    yield ""
    yield f"```python\n{head}\n```"
    if found.doc:
        yield f"\n{found.doc}"
    if isinstance(found.node, ast.ClassDef):
        listed = [*members(found)]
        if listed:
            yield ""
        for written, said in listed:
            yield f"* `{written}`" + (f"  \n  {_inline(said)}" if said else "")


def _class_head(node: ast.ClassDef, name: str) -> str:
    bases = [ast.unparse(one) for one in node.bases]
    made = next(
        (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"),
        None,
    )
    head = f"class {name}({', '.join(bases)})" if bases else f"class {name}"
    if made is None:
        return head
    return f"{head}\n{_wrapped(name, [*_arguments(made, method=True)], '')}"


def _signature(node: ast.FunctionDef, *, method: bool = False, name: str | None = None) -> str:
    told = f" -> {_type(node.returns)}" if node.returns else ""
    arguments = [*_arguments(node, method=method)]
    return _wrapped(name or node.name, arguments, told, WIDTH if not method else None)


def _wrapped(name: str, arguments: list[str], told: str, width: int | None = WIDTH) -> str:
    """A signature in one line, or where that is too long an argument a line."""
    line = f"{name}({', '.join(arguments)}){told}"
    if width is None or len(line) <= width:
        return line
    inner = "".join(f"    {one},\n" for one in arguments)
    return f"{name}(\n{inner}){told}"


def _arguments(node: ast.FunctionDef, *, method: bool) -> Iterator[str]:
    args = node.args
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
    last = len(args.posonlyargs) - 1
    for at, (one, default) in enumerate(zip(plain, defaults, strict=True)):
        if not (method and at == 0):
            yield _argument(one, default)
        if at == last:
            yield "/"
    if args.vararg or args.kwonlyargs:
        yield f"*{_argument(args.vararg, None) if args.vararg else ''}"
    for one, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield _argument(one, default)
    if args.kwarg:
        yield f"**{_argument(args.kwarg, None)}"


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    kind = f": {_type(one.annotation)}" if one.annotation else ""
    return f"{one.arg}{kind}" + ("" if default is None else f" = {ast.unparse(default)}")


def _type(node: ast.expr) -> str:
    """A type as it is meant: quotes are for what is not defined yet."""
    return ast.unparse(node).replace("'", "")


def _said_below(body: list[ast.stmt], at: int) -> str:
    """The text that stands below an assignment, as authors document one."""
    if at + 1 < len(body):
        below = body[at + 1]
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            value = below.value.value
            return dedent(value).strip() if isinstance(value, str) else ""
    return ""


def _inline(said: str) -> str:
    """What is said on one line; examples are for readers of the source."""
    told = [part for part in said.split("\n\n") if not part.startswith("    ")]
    return " ".join(" ".join(told).split())


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def _tree(module: str) -> ast.Module:
    path = SOURCES / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def _link(name: str) -> str:
    return f"#{name.lower()}"


def _anchor(module: str) -> str:
    return module.replace(".", "")


if __name__ == "__main__":
    sys.exit(main())
