"""How thoroughly properties are searched.

`quick` looks at the same examples every time, so that a failure always is about the change at hand;
`thorough` goes looking for new ones: MATHOM_PROPERTIES=thorough make test
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough", parent=settings.get_profile("quick"), max_examples=500, derandomize=False
)
settings.load_profile(os.environ.get("MATHOM_PROPERTIES", "quick"))
