"""The notebook of the school: who has answered what, one file in the user's own folder.

It is no part of any event's book. A file that cannot be read is put beside, and a new one begun.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from director.files.whole_files import put_text
from director.school.remembering import Pupil, as_data, from_data

_MOST = 60
"""Letters of a name."""


class Notebook:
    """Everybody who practises here, by name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pupils: dict[str, Pupil] = {}
        self.put_beside: Path | None = None
        """Where the file lies now that could not be read."""
        self.last = ""
        """Who practised last."""
        self._read()

    def pupil(self, name: str) -> Pupil:
        """Somebody, who may be new."""
        return self.pupils.get(name) or Pupil(name)

    def keep(self, pupil: Pupil) -> None:
        """Writes down what somebody has answered. Raises OSError where that cannot be done."""
        self.pupils[pupil.name] = pupil
        self.last = pupil.name
        self._write()

    def strike(self, name: str) -> None:
        """Leaves nothing of somebody. Raises OSError."""
        self.pupils.pop(name, None)
        self.last = "" if self.last == name else self.last
        self._write()

    def _write(self) -> None:
        data = {
            "last": self.last,
            "people": {name: as_data(one) for name, one in self.pupils.items()},
        }
        put_text(json.dumps(data, ensure_ascii=False), self.path)

    def _read(self) -> None:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError):
            self._set_beside()
            return
        try:
            data = json.loads(text)
            people: Mapping[str, Any] = data["people"]
            self.pupils = {
                name[:_MOST]: from_data(name[:_MOST], one) for name, one in people.items()
            }
            self.last = data["last"] if data["last"] in self.pupils else ""
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            self.pupils = {}
            self._set_beside()

    def _set_beside(self) -> None:
        beside = self.path.with_suffix(".damaged")
        with suppress(OSError):
            self.path.replace(beside)
            self.put_beside = beside


def is_name(text: str) -> bool:
    """Whether somebody can be called this in the notebook."""
    return bool(text.strip()) and len(text) <= _MOST and text.isprintable()
