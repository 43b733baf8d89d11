"""The system's libraries in the folder built on Linux: those of the list, and none besides.

Everything in the folder finds what it needs in there or in what the package depends on, or it is
not built; so that what comes out is the same whatever else the building machine has.
"""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from building.contents import SystemLibraries

INSIDE = "_internal"
LICENCES = "licences-of-libraries"
DOCS = Path("/usr/share/doc")
_ELF = b"\x7fELF"
_BY_NAME = "libpython*"
"""The one library that is loaded by its name: the starter of the program does so."""


@dataclass(frozen=True)
class Binary:
    """A program or library in the folder, by its place there."""

    place: Path
    needs: tuple[str, ...] = ()
    """Libraries, by name."""
    looks: tuple[Path, ...] = ()
    """The folders that it looks in first, by their place."""


def package(table: dict[str, str], library: str) -> str | None:
    """The Debian package that a table names for a library; None where it is not in the table."""
    return next((table[one] for one in table if fnmatchcase(library, one)), None)


def binaries(built: Path) -> list[Binary]:
    """Every program and library in the built folder; a link is one too, and needs nothing."""
    found = [one for one in sorted(built.rglob("*")) if one.is_file() and _is_elf(one)]
    return [_read(built, one) for one in found]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as start:
        return start.read(len(_ELF)) == _ELF


def _read(built: Path, path: Path) -> Binary:
    place = path.relative_to(built)
    if path.is_symlink():
        return Binary(place)
    said = subprocess.run(
        ["objdump", "-p", path], capture_output=True, text=True, check=True
    ).stdout
    needs = re.findall(r"^ +NEEDED +(\S+)$", said, re.MULTILINE)
    looks = ":".join(re.findall(r"^ +R(?:UN)?PATH +(\S+)$", said, re.MULTILINE))
    folders = [one.replace("$ORIGIN", str(path.parent)) for one in looks.split(":") if one]
    inside = [Path(os.path.normpath(one)) for one in folders]
    return Binary(
        place,
        tuple(needs),
        tuple(one.relative_to(built) for one in inside if one.is_relative_to(built)),
    )


def unneeded(linux: SystemLibraries, files: list[Binary]) -> list[Path]:
    """What was taken in of the system's though nothing that stays needs it."""
    there = list(files)
    gone: list[Path] = []
    while True:
        needed = {name for one in there for name in one.needs}
        idle = [
            one
            for one in there
            if one.place.parent == Path(INSIDE)
            and package(linux.taken_in, one.place.name) is not None
            and one.place.name not in needed
            and not fnmatchcase(one.place.name, _BY_NAME)
        ]
        if not idle:
            return gone
        gone += [one.place for one in idle]
        there = [one for one in there if one not in idle]


def faults(linux: SystemLibraries, files: list[Binary]) -> list[str]:
    """A sentence for each library that something needs and would not find, with the way out."""
    there = {one.place for one in files}
    wanted: dict[str, Path] = {}
    for one in files:
        for name in one.needs:
            folders = (*one.looks, one.place.parent, Path(INSIDE))
            found = any(folder / name in there for folder in folders)
            if not found and package(linux.of_the_system, name) is None:
                wanted.setdefault(name, one.place)
    return [_fault(linux, name, wanted[name]) for name in sorted(wanted)]


def _fault(linux: SystemLibraries, name: str, by: Path) -> str:
    said = package(linux.taken_in, name)
    if said is None:
        return f"{by} needs {name}, which installer/contents.toml names nowhere"
    return f"{by} needs {name}, which is not on this system; install {said}"


def write_licences(linux: SystemLibraries, files: list[Binary], built: Path) -> list[str]:
    """Lays the copyright file of each library taken in beside it; the packages' names.

    The texts are Debian's; on a system that keeps none there are none to be laid.
    """
    taken = [one.place.name for one in files if one.place.parent == Path(INSIDE)]
    said = {package(linux.taken_in, name) or "" for name in taken}
    folder = built / INSIDE / LICENCES
    folder.mkdir(exist_ok=True)
    found = [name for one in said for name in one.split(" | ") if name and _text(name).is_file()]
    for name in found:
        shutil.copy(_text(name), folder / f"{name}.txt")
    return sorted(found)


def _text(package: str) -> Path:
    return DOCS / package / "copyright"
