"""The note in an evening's folder that its book lies on the server now, and no more in its file.

While it is there, the file is old, and nobody writes to it: whatever was killed in between, the
evening is gone on with, or taken back.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from director.house.home import EVENING_NOTE
from director.sharing.private_files import write_private


@dataclass(frozen=True)
class EveningNote:
    """A shared evening, as it is gone on with."""

    book: str
    """The file that it came from, and goes back into."""
    name: str
    address: str
    door: int
    """Ports, which stay the same: who has joined finds it again."""
    gate: int
    board: bool = False
    remote: bool = False
    """Whether these were switched on."""
    secret: str = ""
    """What stands in the address of the remote."""


def read_note(folder: Path) -> EveningNote | None:
    """The note that lies there; None where there is none that can be read."""
    try:
        told = json.loads((folder / EVENING_NOTE).read_text(encoding="utf-8"))
        note = EveningNote(**told)
    except (OSError, ValueError, TypeError):
        return None
    texts, ports = (note.book, note.name, note.address, note.secret), (note.door, note.gate)
    on = (note.board, note.remote)
    known = (
        all(isinstance(one, str) for one in texts)
        and all(type(one) is int for one in ports)
        and all(isinstance(one, bool) for one in on)
    )
    return note if known else None


def write_note(folder: Path, note: EveningNote) -> None:
    """Lays it there, whole or not at all. Raises OSError."""
    new = folder / f"{EVENING_NOTE}.new"
    write_private(new, json.dumps(asdict(note)))
    new.replace(folder / EVENING_NOTE)


def forget_note(folder: Path) -> None:
    """Takes it away. Raises OSError."""
    (folder / EVENING_NOTE).unlink(missing_ok=True)
