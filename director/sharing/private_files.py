"""Files with a secret in them: their owner alone may read them, from their first byte on."""

import os
from contextlib import suppress
from pathlib import Path

_PRIVATE = 0o600


def write_private(path: Path, text: str) -> None:
    """Writes a file that its owner alone may read, from its first byte on. Raises OSError."""
    with suppress(FileNotFoundError):
        path.unlink()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE), "w") as file:
        file.write(text)
