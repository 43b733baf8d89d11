"""Files that are written whole or not at all."""

from contextlib import suppress
from pathlib import Path


def put_bytes(content: bytes, path: Path) -> Path:
    """Writes a file whole or not at all; a device or a pipe stays one. Raises OSError."""
    there = path.resolve()  # what a link leads to is written, and the link stays
    if there.exists() and not there.is_file():
        there.write_bytes(content)
        return path
    beside = there.with_name(f"{there.name}.new")
    try:
        beside.write_bytes(content)
        beside.replace(there)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    return path


def put_text(text: str, path: Path) -> Path:
    """The same for a text, in a folder that is made where there is none. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return put_bytes(text.encode(), path)
