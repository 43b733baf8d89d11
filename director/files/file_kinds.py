"""What a file is that was double-clicked: told by what stands in it, not by its name.

The installed program is known for these kinds; `installer/contents.toml` has the same.
"""

import tomllib
from enum import Enum
from pathlib import Path

from director.translation import say


class FileKind(Enum):
    """The kinds that are opened with the program."""

    BOOK = "book"
    STRUCTURE = "structure"
    GAME = "game"


SQLITE = b"SQLite format 3\0"
TELLS = {FileKind.STRUCTURE: "starting_chips", FileKind.GAME: "tldr"}
"""The key by which each kind of text is told."""


class NothingOfOurs(Exception):
    """No kind of file that the program opens; says what is the matter."""


def kind_of(path: Path) -> FileKind:
    """What a file is. Raises NothingOfOurs."""
    neither = say("{file} is not a book, a structure or a game", file=path.name)
    try:
        data = path.read_bytes()
    except OSError as failure:
        why = failure.strerror or str(failure)
        raise NothingOfOurs(say("{file} cannot be read: {why}", file=path, why=why)) from None
    if data.startswith(SQLITE):
        return FileKind.BOOK
    try:
        said = tomllib.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise NothingOfOurs(say("{what}: {why}", what=neither, why=str(wrong))) from None
    kind = next((kind for kind, key in TELLS.items() if key in said), None)
    if kind is None:
        raise NothingOfOurs(neither)
    return kind
