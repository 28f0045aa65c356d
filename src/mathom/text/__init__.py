"""The only place where messages become words."""

from mathom.text.language import LANGUAGES, detect
from mathom.text.words import Explanation, MissingText, Words

__all__ = ["LANGUAGES", "Explanation", "MissingText", "Words", "detect"]
