"""A pytest plugin for tests that only have to fail: nothing is made smaller, nothing remembered.

`CPU_SECONDS` says how much of a processor they may have before they are taken for endless.
"""

import os

import pytest
from hypothesis import Phase, settings

from mutating.patience import limited


@pytest.hookimpl(trylast=True)
def pytest_sessionstart() -> None:
    """After the tests' own profile was chosen, and before a test reads it."""
    if given := os.environ.get("CPU_SECONDS"):
        limited(float(given))
    settings.register_profile(
        "quickly",
        parent=settings.get_profile("director"),
        phases=[Phase.explicit, Phase.generate],
        database=None,
        derandomize=True,
    )
    settings.load_profile("quickly")
