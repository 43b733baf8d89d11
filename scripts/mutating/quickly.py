"""A pytest plugin for tests that only have to fail: nothing is made smaller, nothing remembered."""

import pytest
from hypothesis import Phase, settings


@pytest.hookimpl(trylast=True)
def pytest_sessionstart() -> None:
    """After the tests' own profile was chosen, and before a test reads it."""
    settings.register_profile(
        "quickly",
        parent=settings.get_profile("director"),
        phases=[Phase.explicit, Phase.generate],
        database=None,
        derandomize=True,
    )
    settings.load_profile("quickly")
