"""Components files: what is in the box, checked on reading, with the line of every mistake."""

import hashlib
import json
import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from mathom.core.errors import BadComponents

C = TypeVar("C", bound=msgspec.Struct)
Path = tuple[str | int, ...]

LARGEST = 9999
"""No box holds more of anything, and no number printed on a component is larger."""
LONGEST = 2000
"""No text in a components file has more letters."""


class Flaw(ValueError):
    """A components file that is well-formed and still wrong, at this path: `("die", "faces")`."""

    def __init__(self, reason: str, *path: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.path: Path = path


def read_components(data: bytes, kind: type[C], check: Callable[[C], None]) -> C:
    """The components in a JSON file. Raises BadComponents with line and reason."""
    try:
        text = data.decode()
        plain = json.loads(text)
    except UnicodeDecodeError as error:
        raise BadComponents(data.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise BadComponents(error.lineno, error.msg) from None
    except (ValueError, RecursionError):
        raise BadComponents(1, "numbers too long or lists too deep") from None
    try:
        _check_plain(plain, ())
        components = msgspec.json.decode(data, type=kind)
        check(components)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        found = re.findall(r"\.(\w+)|\[(\d+)\]", where)
        path: Path = tuple(name or int(number) for name, number in found)
        raise BadComponents(line_of(text, path), f"{reason} {_dotted(path)}".strip()) from None
    except Flaw as flaw:
        where = _dotted(flaw.path)
        raise BadComponents(line_of(text, flaw.path), f"{flaw.reason} {where}".strip()) from None
    return components


def _check_plain(value: object, path: Path) -> None:
    """Raises Flaw for a number or a text that cannot be printed on anything."""
    if isinstance(value, dict):
        for key, member in value.items():
            _check_plain(member, (*path, key))
    elif isinstance(value, list):
        for at, member in enumerate(value):
            _check_plain(member, (*path, at))
    elif isinstance(value, str):
        if len(value) > LONGEST or not value.replace("\n", "").isprintable():
            raise Flaw("not a text that can be printed", *path)
    elif isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
        raise Flaw(f"numbers go up to {LARGEST}", *path)


def fingerprint(components: msgspec.Struct) -> str:
    """The digest of the content, whatever the file's layout."""
    return f"sha256:{hashlib.sha256(msgspec.json.encode(components)).hexdigest()[:16]}"


def line_of(text: str, path: Path) -> int:
    """The line on which the value at `path` begins, or the innermost one that is there."""
    decoder = json.JSONDecoder()
    at = _skip(text, 0)
    for key in path:
        inner = _enter(text, at, key, decoder)
        if inner is None:
            break
        at = inner
    return text.count("\n", 0, at) + 1


def _enter(text: str, at: int, key: str | int, decoder: json.JSONDecoder) -> int | None:
    """The place of the member `key` inside the object or list that begins at `at`."""
    closing = {"{": "}", "[": "]"}.get(text[at])
    index, at = 0, _skip(text, at + 1)
    while closing is not None and text[at] != closing:
        member: str | int = index
        if closing == "}":
            member, at = decoder.raw_decode(text, at)
            at = _skip(text, at)
        if member == key:
            return at
        _, at = decoder.raw_decode(text, at)
        at = _skip(text, at)
        index += 1
    return None


def _skip(text: str, at: int) -> int:
    """Past white space, and the comma or colon between members."""
    found = re.compile(r"\s*[,:]?\s*").match(text, at)
    return found.end() if found else at


def _dotted(path: Path) -> str:
    dotted = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return f"(at {dotted.lstrip('.')})" if dotted else ""
