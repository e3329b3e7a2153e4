"""Settings of the whole suite."""

import os

from hypothesis import HealthCheck, settings

# A first example compiles the kernel, so no single one has a deadline.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.register_profile("interpreted", settings.get_profile("ci"), max_examples=10)
"""Plain Python is a hundred times slower; it looks for other faults than the compiled lane."""

if os.environ.get("NUMBA_DISABLE_JIT") == "1":
    settings.load_profile("interpreted")
else:
    settings.load_profile("ci" if os.environ.get("CI") else "default")
