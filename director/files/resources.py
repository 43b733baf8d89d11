"""Where shipped files lie: in the checkout's `resources`, or inside the installed package."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_INSIDE = _PACKAGE / "resources"

RESOURCES = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent / "resources"
