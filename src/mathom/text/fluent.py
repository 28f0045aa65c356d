"""The seam to the library `fluent.runtime`: nothing else in Mathom knows it.

The library is asleep; whoever replaces it replaces this file.
"""

from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message


class Sentences:
    """The sentences of one language, from one or more Fluent sources; the first one wins."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Isolation marks are for mixed writing directions; a terminal shows them as dirt.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, sentence: str) -> bool:
        return self._bundle.has_message(sentence)

    def say(self, sentence: str, facts: Mapping[str, str | int]) -> tuple[str, tuple[str, ...]]:
        """The sentence with these facts in it, and what is wrong with it (nothing, we hope)."""
        pattern = self._bundle.get_message(sentence).value
        if pattern is None:
            return "", (f"{sentence} has no text of its own",)
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), tuple(map(str, errors))


def sentences_in(source: str) -> tuple[str, ...]:
    """The ids of all sentences in a Fluent source. Raises ValueError for what does not parse."""
    body = FluentResource(source).body
    junk = [entry.content or "" for entry in body if isinstance(entry, Junk)]
    if junk:
        raise ValueError(junk[0].strip())
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))
