"""The portable tarball: the built folder as it is, to unpack anywhere and to start from there."""

import platform
import tarfile
from pathlib import Path

from building import desktops
from building.contents import Contents
from building.frozen import NotHere

_READ = """{name} {version}

Start it with ./{command} from this folder; it needs no installing. Your events are kept in your
own folder, not in this one. In the folder share lie an icon, an entry for the menu and the kinds
of files, for those who want to put them into ~/.local/share.
"""


def tarball(contents: Contents, folder: Path, build: Path) -> Path:
    """Packs the folder. Raises NotHere."""
    if platform.system() != "Linux":
        raise NotHere("it is made on Linux")
    desktops.write(contents, folder / "share", build / "icons")
    text = _READ.format(name=contents.name, version=contents.version, command=contents.command)
    (folder / "README.txt").write_text(text, encoding="utf-8")
    top = f"{contents.id}-{contents.version}"
    made = build / f"{top}.tar.xz"
    with tarfile.open(made, "w:xz", preset=3) as packed:
        packed.add(folder, top, filter=_nobodys)
    return made


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever built it does not own it where it is unpacked."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
