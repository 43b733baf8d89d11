"""Where shipped files lie: inside the package, in a checkout as in an installation."""

from pathlib import Path

RESOURCES = Path(__file__).parents[1] / "resources"
