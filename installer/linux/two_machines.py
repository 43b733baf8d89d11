#!/usr/bin/env python3
"""Builds on two machines that have different packages, and compares what came out.

    sudo python3 installer/linux/two_machines.py FOLDER

Both are Debians made in a folder of their own. One has no more than the building needs, the other
what people have who work with pictures and windows. What they have built goes into FOLDER/first and
FOLDER/second. It takes some fifteen minutes, and its status is 1 where a file is in one of the two
builds only.

    python3 installer/linux/two_machines.py --compare ONE OTHER

compares two built folders that are there.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from building import debians
from building.contents import CHECKOUT, Contents, contents

THERE = "checkout"
BUILD = ("python3", f"/{THERE}/scripts/build.py")
OTHERS = [
    "build-essential", "gir1.2-gtk-3.0", "libavif15", "libcups2", "libgl1-mesa-dri", "libgtk-3-0",
    "libjpeg62-turbo", "libreadline8", "libtiff6", "libwebp7", "libxcursor1", "libxi6",
    "libxinerama1", "libxrandr2", "python3-gdbm", "python3-gi", "python3-tk", "qt6-wayland",
    "x11-utils", "xvfb",
]  # fmt: skip
"""What the second machine has besides."""
MACHINES: dict[str, list[str]] = {"first": [], "second": OTHERS}


class NotCompared(Exception):
    """A machine or a build could not be made; says why."""


def building_packages(what: Contents, root: Path) -> list[str]:
    """Every Debian package that the building needs, of those that the Debian in a folder knows."""
    said = [*what.debian["depends"], *what.debian["builds"], *what.linux.taken_in.values()]
    names = {one.partition(" (")[0].strip() for entry in said for one in entry.split("|")}
    known = debians.run(root, "apt-cache", "pkgnames").stdout.split()
    return sorted(names & set(known))


def built(root: Path, checkout: Path, more: list[str]) -> set[str]:
    """The files of the program's folder as it is built of a checkout. Raises NotCompared."""
    _done(root, "apt-get", "update", "-qq")
    packages = [*building_packages(contents(), root), *more]
    _done(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    shutil.copytree(checkout, root / THERE)
    _trust(root)
    began = time.monotonic()
    _done(root, *BUILD, "folder")
    seconds = time.monotonic() - began
    count = len(debians.run(root, "dpkg-query", "-W", "-f", "${Package}\n").stdout.split())
    found = files(root / THERE / "build" / "frozen" / contents().id)
    tell(f"built on a machine with {count} packages in {seconds:.0f} s: {len(found)} files")
    return found


def copy_checkout(there: Path) -> None:
    """Lays what the checkout's version keeps track of into a folder, as it stands now."""
    listed = subprocess.run(
        ["git", "-C", CHECKOUT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in listed.split("\0"):
        if (CHECKOUT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(CHECKOUT / name, there / name)


def _trust(root: Path) -> None:
    """Whom this machine trusts on the network, the one in the folder trusts."""
    trusted = Path("etc/ssl/certs/ca-certificates.crt")
    if (Path("/") / trusted).is_file():
        shutil.copy(Path("/") / trusted, root / trusted)


def _done(root: Path, *command: str) -> None:
    done = debians.run(root, *command)
    if done.returncode:
        raise NotCompared(f"{' '.join(command)}: status {done.returncode}:\n{done.stdout.strip()}")


def files(folder: Path) -> set[str]:
    """Every file in a built folder, by its place."""
    return {
        one.relative_to(folder).as_posix()
        for one in folder.rglob("*")
        if one.is_symlink() or not one.is_dir()
    }


def differences(one: set[str], other: set[str]) -> list[str]:
    """A sentence for each file that is in one list only."""
    return [
        f"{name} is only on the {'first' if name in one else 'second'}"
        for name in sorted(one ^ other)
    ]


def tell(words: str) -> None:
    """Says it at once, so that whoever waits can watch."""
    print(words, flush=True)


def compared(folder: Path, release: str, mirror: str) -> list[str]:
    """Builds on both, keeps what they have built, and says how they differ."""
    with tempfile.TemporaryDirectory() as scratch:
        checkout = Path(scratch) / THERE
        copy_checkout(checkout)  # once, whatever is written here meanwhile
        first, second = (
            kept(folder / name, checkout, more, release, mirror) for name, more in MACHINES.items()
        )
    return differences(first, second)


def kept(folder: Path, checkout: Path, more: list[str], release: str, mirror: str) -> set[str]:
    """Builds of a checkout on a machine with more packages, and keeps what comes out.

    Gives the files of the program's folder. Raises NotCompared.
    """
    with debians.fresh(release, mirror) as root:
        found = built(root, checkout, more)
        _done(root, *BUILD, "packages")
        folder.mkdir(parents=True, exist_ok=True)
        for one in (root / THERE / "build").glob(f"{contents().id}*"):
            shutil.copy(one, folder)
            tell(f"{one.name}: {one.stat().st_size / 1e6:.0f} MB")
    return found


def main() -> int:
    """Says what is in one build only; 1 where there is any."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("folder", type=Path, nargs="+", help="where to; with --compare two of them")
    asked.add_argument("--compare", action="store_true", help="only compare two built folders")
    asked.add_argument("--release", default="bookworm", help="of Debian; bookworm if not said")
    asked.add_argument("--mirror", default="", help="debootstrap's own if not said")
    said = asked.parse_args()
    if len(said.folder) != 1 + said.compare:
        asked.error("--compare wants two folders, everything else one")
    if not said.compare and not debians.able():
        sys.exit("this wants root and debootstrap")
    try:
        if said.compare:
            found = differences(*(files(one) for one in said.folder))
        else:
            found = compared(said.folder[0], said.release, said.mirror)
    except (debians.NotMade, NotCompared) as why:
        sys.exit(str(why))
    for one in found:
        tell(one)
    tell(f"{len(found)} files differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
