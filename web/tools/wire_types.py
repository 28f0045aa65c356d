"""Writes the types of what the server sends, for the browser client, from the structs themselves.

    python web/tools/wire_types.py            writes web/src/games/<game>/wire.ts for every game
    python web/tools/wire_types.py --check    only says which files are not up to date

For each game: its table as a seat sees it, its components file, and everything that can happen.
A test holds the files to the structs.
"""

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from mathom.core import AnyGame
from mathom.games import available, find

GAMES = Path(__file__).parents[1] / "src" / "games"
HEAD = "/** What the server sends about `{game}`. Made by web/tools/wire_types.py: do not edit. */"
_PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Writes types, each struct once, with a name of its own."""

    def __init__(self) -> None:
        self._names: dict[type[Any], str] = {}
        self.declared: list[str] = []

    def struct(self, cls: type[msgspec.Struct], name: str | None = None) -> str:
        """The name of a struct's interface, declared if it is not yet."""
        if cls not in self._names:
            self._names[cls] = name or self._free_name(cls)
            info = inspect.type_info(cls)
            assert isinstance(info, inspect.StructType)
            rows = [] if info.tag is None else [f'  readonly is: "{info.tag}";']
            for field in info.fields:
                missing = "?" if cls.__struct_config__.omit_defaults and not field.required else ""
                rows.append(f"  readonly {field.encode_name}{missing}: {self.written(field.type)};")
            body = "\n".join(rows)
            name = self._names[cls]
            self.declared.append(
                f"export interface {name} {{\n{body}\n}}"
                if rows
                else f"export type {name} = object;"
            )
        return self._names[cls]

    def union(self, name: str, structs: Iterable[type[msgspec.Struct]]) -> None:
        """A type that is one of these."""
        members = "".join(f"\n  | {self.struct(one)}" for one in structs)
        self.declared.append(f"export type {name} ={members};")

    def written(self, info: inspect.Type) -> str:
        """A type in TypeScript."""
        if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
            return " | ".join(map(str, range(info.ge, info.le + 1)))
        if type(info) in _PLAIN:
            return _PLAIN[type(info)]
        match info:
            case inspect.StructType():
                return self.struct(info.cls)
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(one).decode() for one in info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self.written, info.types)))
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.written, info.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
                return f"readonly {self._item(info.item_type)}[]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.written(info.value_type)}>>"
            case inspect.EnumType():
                return " | ".join(msgspec.json.encode(one.value).decode() for one in info.cls)
            case inspect.Metadata():
                return self.written(info.type)
        raise TypeError(f"no TypeScript for {info}")

    def _item(self, info: inspect.Type) -> str:
        text = self.written(info)
        return f"({text})" if " " in text else text

    def _free_name(self, cls: type[Any]) -> str:
        """The struct's own name; one that is taken already gets the word for its family."""
        name = cls.__name__
        if name in self._names.values():
            name += str(getattr(cls, "family", "thing")).replace("ask", "frame").capitalize()
        return name


def wire_types(game: AnyGame) -> str:
    """The file of one game."""
    writer = Writer()
    writer.struct(game.shown_type or game.table_type, "Table")
    if game.part_of is None:
        package = type(game).__module__.rpartition(".")[0]
        writer.struct(import_module(f"{package}.components").Components, "Components")
    writer.union("AnyEvent", game.event_types)
    return "\n\n".join((HEAD.format(game=game.id), *writer.declared)) + "\n"


def files() -> dict[Path, str]:
    """What each file should hold: of all games that have a drawing."""
    games = (find(one) for one in available() if (GAMES / one).is_dir())
    return {GAMES / game.id / "wire.ts": wire_types(game) for game in games}


def main(arguments: list[str]) -> int:
    """Writes or checks; gives the exit code."""
    stale = [
        (path, text)
        for path, text in files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    for path, text in stale:
        print(path.relative_to(GAMES.parents[2]))
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
