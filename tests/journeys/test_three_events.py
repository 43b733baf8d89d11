"""Three events at once on a desk with three more screens, in a process that has so many."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_three_events_at_once_have_a_wall_each_and_never_reach_one_another():
    evening = HERE / "evening_of_three.py"
    played = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", evening],
        cwd=HERE.parents[1],
        env={name: one for name, one in os.environ.items() if not name.startswith("PYTEST_")},
        capture_output=True,
        encoding="utf-8",
        timeout=400,
        check=False,
    )

    assert played.returncode == 0, played.stdout
