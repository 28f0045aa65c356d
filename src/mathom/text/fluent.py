"""The seam to the library `fluent.runtime`: nothing else in Mathom knows it.

The library is asleep; whoever replaces it replaces this file.
"""

import re
from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a sentence, or a term that sentences use, begins in a source."""
_NAMES = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What another sentence or term is named by."""


class Sentences:
    """The sentences of one language, from one or more Fluent sources; the first one wins.

    Parsing is slow, and most sentences are never said: each is parsed when it is first needed.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Isolation marks are for mixed writing directions; a terminal shows them as dirt.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            for name, entry in _entries(source):
                self._unread.setdefault(name, entry)
        self._ids = frozenset(self._unread)

    def __contains__(self, sentence: str) -> bool:
        return sentence in self._ids

    def _read(self, name: str) -> None:
        """Parses an entry, and what it mentions."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in _NAMES.findall(entry):
                self._read(other)

    def say(self, sentence: str, facts: Mapping[str, str | int]) -> tuple[str, tuple[str, ...]]:
        """The sentence with these facts in it, and what is wrong with it (nothing, we hope)."""
        self._read(sentence)
        pattern = self._bundle.get_message(sentence).value
        if pattern is None:
            return "", (f"{sentence} has no text of its own",)
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), tuple(map(str, errors))


def _entries(source: str) -> Iterable[tuple[str, str]]:
    """The entries of a source, unparsed, with their names."""
    begins = list(_BEGINS.finditer(source))
    ends = [one.start() for one in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], source[begin.start() : end]


def sentences_in(source: str) -> tuple[str, ...]:
    """The ids of all sentences in a Fluent source. Raises ValueError for what does not parse."""
    body = FluentResource(source).body
    junk = [entry.content or "" for entry in body if isinstance(entry, Junk)]
    if junk:
        raise ValueError(junk[0].strip())
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))
