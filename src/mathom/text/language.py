"""Which language to speak: what the environment says, unless somebody said otherwise."""

from collections.abc import Mapping
from os import environ

LANGUAGES = ("de", "en")
DEFAULT = "en"
_LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def detect(env: Mapping[str, str] = environ) -> str:
    """`de` where MATHOM_LANG or, failing that, the locale says so; `en` everywhere else.

    The order of the locale's variables is that of gettext: LANGUAGE may list several, and the
    first that we speak is taken.
    """
    for wish in (env.get("MATHOM_LANG", ""), *(env.get(name, "") for name in _LOCALE)):
        spoken = [lang for part in wish.split(":") if (lang := part[:2].lower()) in LANGUAGES]
        if spoken:
            return spoken[0]
        if wish:
            return DEFAULT
    return DEFAULT
