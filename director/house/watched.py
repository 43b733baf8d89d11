"""Until when each event was last looked at: what its clock did after that, nobody saw.

A small file in the user's folder, written about once a minute. One question depends on it.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from director.files.whole_files import put_text

FILE = "watched.json"
_KEPT = 50
"""Events; those looked at longest ago are forgotten first."""


def watched_until(path: Path) -> dict[str, datetime]:
    """The moments by the mark of each event; none where the file cannot be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return {str(mark): datetime.fromtimestamp(at, UTC) for mark, at in found.items()}
    except (OSError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return {}


def note_watched(path: Path, seen: Mapping[str, datetime]) -> None:
    """Writes down which were looked at; where the disk does not take it, nobody is troubled."""
    latest = sorted({**watched_until(path), **seen}.items(), key=lambda one: one[1])[-_KEPT:]
    with suppress(OSError):
        put_text(json.dumps({mark: at.timestamp() for mark, at in latest}), path)
