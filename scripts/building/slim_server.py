"""The server as it is shipped: what a shared book needs of it, and none of what developers do.

The whole package has forty megabytes; its Python code is not taken at all.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from building.contents import Contents, ServerParts


def lay_out(contents: Contents, packages: Path, folder: Path) -> Path:
    """Copies it from where Python's packages lie into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for place in parts(contents.server, packages):
        made = folder / place
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(packages / place, made)
        strip(made)
    return folder


def parts(server: ServerParts, packages: Path) -> Iterator[Path]:
    """Each file that is taken, by its place."""
    for top in sorted(packages.glob(f"{server.package}*")):
        for path in sorted(top.rglob("*")):
            place = path.relative_to(packages)
            if path.is_file() and _is_kept(server, place.as_posix()):
                yield place


def _is_kept(server: ServerParts, place: str) -> bool:
    kept = any(fnmatch(place, one) for one in server.keep)
    return kept and not any(fnmatch(place, one) for one in server.leave)


def strip(file: Path) -> None:
    """Takes a program's or library's symbols away, on Linux; without the tool they stay."""
    if sys.platform != "linux" or not shutil.which("strip"):
        return
    with file.open("rb") as start:
        if start.read(4) != b"\x7fELF":
            return
    subprocess.run(["strip", "--strip-unneeded", str(file)], check=True, capture_output=True)
