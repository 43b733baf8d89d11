"""What all tests share: they need no screen, and nothing from outside a clone."""

import os
from pathlib import Path

from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("director", deadline=None)  # on a busy machine any example may be slow
settings.load_profile("director")

SHARED = Path(__file__).parents[2] / "shared"
"""Recorded showdowns and transcriptions, beside the checkout on some machines."""

collect_ignore = [] if SHARED.is_dir() else ["shared"]


def pytest_addoption(parser):
    parser.addoption(
        "--tell", action="store_true", help="write anew the stories that tests hold to"
    )


def pytest_report_header() -> str:
    """Says whether the suite that reads `../shared` is among the tests."""
    return (
        f"tests/shared: {'not collected, there is no ../shared' if collect_ignore else 'collected'}"
    )
