"""What glows in a picture: what the seat that looks could point at now."""

from typing import Any

from mathom.core import Choice, View


def lit(view: View[Any]) -> frozenset[str]:
    """The anchors with which its answers begin; none if it is asked nothing."""
    if not isinstance(view.question, Choice):
        return frozenset()
    return frozenset(anchor for one in view.question.options for anchor in one.anchors()[:1])
