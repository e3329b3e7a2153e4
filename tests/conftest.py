"""Settings of the whole suite."""

import os

from hypothesis import HealthCheck, settings

# A first example compiles the kernel, so no single one has a deadline.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")
