"""Files that are written whole or not at all."""

from pathlib import Path


def put_bytes(content: bytes, path: Path) -> Path:
    """Writes a file whole or not at all. Raises OSError."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(content)
    return beside.replace(path)


def put_text(text: str, path: Path) -> Path:
    """The same for a text, in a folder that is made where there is none. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return put_bytes(text.encode(), path)
