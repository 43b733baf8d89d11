"""The licences of the system's libraries that come with the built folder.

Those of Python's packages are among the resources. What PyInstaller takes from the system it is
run on differs from system to system, so these are looked up when it has done so.
"""

import re
import shutil
import subprocess
from pathlib import Path

FOLDER = "licences-of-libraries"
_DOCS = Path("/usr/share/doc")


def write(built: Path) -> list[str]:
    """Lays the copyright file of each system package beside the libraries; the packages' names.

    Where no dpkg knows of them, as on Windows and macOS, there are none to be written.
    """
    if not shutil.which("dpkg-query"):
        return []
    folder = built / "_internal" / FOLDER
    folder.mkdir(exist_ok=True)
    found = sorted({package for one in libraries(built) if (package := owner(one))})
    for package in found:
        shutil.copy(_DOCS / package / "copyright", folder / f"{package}.txt")
    return found


def libraries(built: Path) -> list[str]:
    """The libraries that were put beside the program, not into a package of Python's."""
    return sorted(one.name for one in (built / "_internal").glob("lib*.so*"))


def owner(library: str) -> str:
    """The installed package that a library is from; empty where it is from none."""
    command = ["dpkg-query", "-S", f"*/{library}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"^([a-z0-9.+-]+)(?::\w+)?: ", done.stdout, re.MULTILINE)
    named = found[1] if found else ""
    return named if named and (_DOCS / named / "copyright").is_file() else ""
