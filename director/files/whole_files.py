"""Files that are written whole or not at all."""

from pathlib import Path


def put_text(text: str, path: Path) -> Path:
    """Writes a file whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    return beside.replace(path)
