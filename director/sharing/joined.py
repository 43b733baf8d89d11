"""The evenings that this station has joined, kept for the next start in the user's own folder.

Each has a folder with its certificate and how it is reached; the password is in it, so that only
its owner may read it.
"""

import json
import secrets
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from director.sharing.private_files import write_private
from director.sharing.whereabouts import Look, Place, Whereabouts
from director.translation import say

_CERTIFICATE, _NOTE, _PLACE = "certificate.pem", "evening.json", "place.json"
_KEPT = timedelta(days=14)
"""A certificate is valid no longer."""


@dataclass(frozen=True)
class Joined:
    """An evening that was joined."""

    evening: str
    """Its name."""
    station: str
    """What this station is called there."""
    certificate: str
    """Its fingerprint."""
    at: str
    """When, in UTC."""

    def name(self) -> str:
        """By which it is offered again."""
        return say("{evening}, as {station}", evening=self.evening, station=self.station)


def _place(note: Path) -> Place | None:
    """Where it was found last; None where it has always been where it was joined."""
    with suppress(OSError, ValueError, TypeError):
        address, port = json.loads(note.read_text(encoding="utf-8"))
        return str(address), int(port)
    return None


def _note(note: Path, place: Place) -> None:
    write_private(note, json.dumps(place))


class JoinedEvenings:
    """The evenings that lie in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, joined: Joined, certificate: str, book: Callable[[Path], str]) -> str:
        """Keeps one, in place of what it was before; the address of its book. Raises OSError.

        `book` says that address when it knows the file of the certificate.
        """
        for folder, known, _ in self._all():
            if known.certificate == joined.certificate:
                shutil.rmtree(folder, ignore_errors=True)
        folder = self._folder / secrets.token_hex(8)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700)
        write_private(folder / _CERTIFICATE, certificate)
        address = book(folder / _CERTIFICATE)
        write_private(folder / _NOTE, json.dumps({"book": address, **asdict(joined)}))
        return address

    def all(self, now: datetime) -> list[tuple[str, str]]:
        """Name and address of the book of those that may still be there, the newest first."""
        there = [
            (joined.at, joined.name(), book)
            for _, joined, book in self._all()
            if now - datetime.fromisoformat(joined.at) < _KEPT
        ]
        return [(name, book) for _, name, book in sorted(there, reverse=True)]

    def forget(self, address: str) -> None:
        """Forgets the evening whose book has this address. Raises OSError."""
        for folder, _, book in self._all():
            if book == address:
                shutil.rmtree(folder)

    def whereabouts(self, address: str, look: Look) -> Whereabouts | None:
        """Where the evening of this address is now; None where none was joined there."""
        for folder, joined, book in self._all():
            if book == address:
                note = folder / _PLACE
                return Whereabouts(joined.certificate, _place(note), look, partial(_note, note))
        return None

    def _all(self) -> list[tuple[Path, Joined, str]]:
        found = []
        for note in self._folder.glob(f"*/{_NOTE}"):
            with suppress(OSError, ValueError, TypeError, KeyError):
                told = json.loads(note.read_text(encoding="utf-8"))
                book = str(told.pop("book"))
                joined = Joined(**told)
                datetime.fromisoformat(joined.at)
                found.append((note.parent, joined, book))
        return found
