"""How thoroughly properties are searched."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", parent=settings.get_profile("quick"), max_examples=500)
settings.load_profile(os.environ.get("MATHOM_PROPERTIES", "quick"))
