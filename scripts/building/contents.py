"""The list of what goes into the installed program, as `installer/contents.toml` has it."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[2]
INSTALLER = CHECKOUT / "installer"
LIST = INSTALLER / "contents.toml"


@dataclass(frozen=True)
class FileKind:
    """A kind of file that is opened with the program, and how it is told from others."""

    type: str
    what: str
    ending: str
    holds: str = ""
    within: int = 0
    at: tuple[tuple[int, bytes], ...] = ()
    """What stands at which place."""


@dataclass(frozen=True)
class ServerParts:
    """What of the server goes in, by its place among Python's packages."""

    package: str
    programs: str
    """The folder of what runs."""
    keep: tuple[str, ...]
    leave: tuple[str, ...]
    """Of what is kept, what is left out after all."""


@dataclass(frozen=True)
class SystemLibraries:
    """Every library of a Linux system that something in the built folder may need.

    Their names may have a star in them; each has the Debian package that it comes from.
    """

    taken_in: dict[str, str]
    """Go into the folder where they are needed; a package may be two, for two releases."""
    of_the_system: dict[str, str]
    """Stay where they are; a package that the built one depends on brings them."""


@dataclass(frozen=True)
class Contents:
    """The list; what one system alone asks for is in the table of its name."""

    name: str
    id: str
    command: str
    bundle: str
    maker: str
    summary: str
    about: str
    version: str
    resources: tuple[str, ...]
    whole: tuple[str, ...]
    besides: tuple[str, ...]
    read: tuple[str, ...]
    never: tuple[str, ...]
    left_out: tuple[str, ...]
    stripped: tuple[str, ...]
    server: ServerParts
    files: tuple[FileKind, ...]
    linux: SystemLibraries
    debian: dict[str, Any]


def version(checkout: Path = CHECKOUT) -> str:
    """The version, read where it is written: in the package."""
    text = (checkout / "director" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("director/__init__.py says no version")
    return found[1]


def contents() -> Contents:
    """What goes in."""
    said = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return Contents(
        name=said["name"],
        id=said["id"],
        command=said["command"],
        bundle=said["bundle"],
        maker=said["maker"],
        summary=said["summary"],
        about=said["about"].strip(),
        version=version(),
        resources=tuple(said["resources"]),
        whole=tuple(said["whole"]),
        besides=tuple(said["besides"]),
        read=tuple(said["read"]),
        never=tuple(said["never"]),
        left_out=tuple(said["left_out"]),
        stripped=tuple(said["stripped"]),
        server=ServerParts(
            said["server"]["package"],
            said["server"]["programs"],
            tuple(said["server"]["keep"]),
            tuple(said["server"]["leave"]),
        ),
        files=tuple(_kind(one) for one in said["file"]),
        linux=SystemLibraries(said["linux"]["taken_in"], said["linux"]["of_the_system"]),
        debian=said["debian"],
    )


def _kind(said: dict[str, Any]) -> FileKind:
    places = said.get("bytes", {})
    return FileKind(
        said["type"],
        said["is"],
        said["ending"],
        said.get("holds", ""),
        said.get("within", 0),
        tuple((int(place), bytes.fromhex(places[place])) for place in places),
    )
