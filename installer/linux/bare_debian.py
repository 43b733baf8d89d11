#!/usr/bin/env python3
"""The check on a bare Debian: `sudo python3 installer/linux/bare_debian.py PACKAGE.deb`.

A Debian with nothing in it, in a folder; the package with what it depends on and nothing besides;
a start without a screen, the self-test, each kind of file, and the package removed again. It says
what it tries and what came of it, and its status is 1 where anything fell short. Nothing outside
the folder is changed; it takes minutes, and wants debootstrap and root.
"""

import argparse
import hashlib
import os
import re
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from building import debians

USER = "floor"
HOME = str(Path("/") / "home" / USER)
BOOKS = ".local/share/tournament-director"
LIB, COMMAND = "usr/lib/tournament-director", "usr/bin/director"
LOOKS = ["libglib2.0-bin", "shared-mime-info", "desktop-file-utils"]
"""What a desktop would have; only for the question what a file is opened with."""
KINDS = {
    "events.book": "application/x-tournament-director-book",
    "horse.toml": "text/x-tournament-director-structure",
    "stud.toml": "text/x-tournament-director-game",
    "other.toml": "application/toml",
}
FIRST_WINDOW = 1.0
"""Seconds within which the first window is to be there; less than that the fewer others work."""
LARGEST = 260
"""Megabytes, unpacked."""


class NotInstalled(Exception):
    """The package cannot be installed, so that nothing else can be tried; says why."""


class Bare:
    """A Debian in a folder, and what came of what was tried there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.faults: list[str] = []

    def run(self, *command: str, user: str = "root", quiet: bool = False) -> str:
        """What a command says in there; its failing is a fault."""
        home = f"/{user}" if user == "root" else HOME
        done = debians.run(self.root, *command, user=user, home=home)
        said = done.stdout.strip()
        if done.returncode:
            self.faults.append(f"{' '.join(command)}: status {done.returncode}")
        if done.returncode or not quiet:
            tell(f"$ {' '.join(command)}")
            tell("\n".join(f"  {line}" for line in said.splitlines()[-40:]))
        return said

    def hold(self, sentence: str, true: bool) -> None:
        """Says a sentence, and whether it is so."""
        tell(f"{'holds' if true else 'FALLS SHORT'}: {sentence}")
        if not true:
            self.faults.append(sentence)

    @property
    def home(self) -> Path:
        """The user's own folder, seen from outside."""
        return self.root / HOME.lstrip("/")


def tell(words: str) -> None:
    """Says it at once, so that whoever waits can watch."""
    if words:
        print(words, flush=True)


def check(bare: Bare, package: Path) -> None:
    """Everything, one after the other. Raises NotInstalled."""
    bare.run("useradd", "--create-home", USER)
    install(bare, package)
    look_at_what_is_installed(bare)
    start(bare)
    open_files(bare)
    remove(bare)


def install(bare: Bare, package: Path) -> None:
    """The package with what it depends on, and nothing besides. Raises NotInstalled."""
    shutil.copy(package, bare.root / "package.deb")
    before = packages(bare)
    for command in (
        ("apt-get", "update", "-qq"),
        ("apt-get", "install", "-y", "-q", "--no-install-recommends", "./package.deb"),
    ):
        done = debians.run(bare.root, *command)
        if done.returncode:
            raise NotInstalled(f"{package.name} cannot be installed: {reason(done.stdout)}")
    tell(f"installed with {len(packages(bare)) - len(before) - 1} packages that it depends on")


def reason(said: str) -> str:
    """Why apt refused, in one line of all that it says: what is lacking, or else its error."""
    lines = [line.strip() for line in said.splitlines()]
    parts = [line.partition("Depends: ")[2] for line in lines]
    lacking = [f"it depends on {part}" for part in parts if part]
    errors = [line.removeprefix("E: ") for line in lines if line.startswith("E: ")]
    return "; ".join(lacking or errors or lines[-1:] or ["apt-get does not say why"])


def packages(bare: Bare) -> list[str]:
    """What is installed."""
    return bare.run("dpkg-query", "-W", "-f", "${Package}\n", quiet=True).splitlines()


def look_at_what_is_installed(bare: Bare) -> None:
    """How large it is, and that every library finds those that it needs."""
    lib = bare.root / LIB
    files = [one for one in lib.rglob("*") if one.is_file() and not one.is_symlink()]
    megabytes = sum(one.stat().st_size for one in files) / 1e6
    bare.hold(f"unpacked it has {megabytes:.0f} MB, under {LARGEST}", megabytes < LARGEST)
    loops = [one for one in files if one.name.startswith("_rl_accel.")]
    bare.hold("paper is set by the loops in C", bool(loops))
    libraries = [f"/{one.relative_to(bare.root)}" for one in files if ".so" in one.name]
    inside = f"/{LIB}/_internal"
    search = f"LD_LIBRARY_PATH={inside}:{inside}/PySide6/Qt/lib"
    said = bare.run("env", search, "ldd", *libraries, quiet=True)
    missing = sorted({line.split()[0] for line in said.splitlines() if "not found" in line})
    bare.hold(f"none of {len(libraries)} libraries lacks another {missing or ''}", not missing)


def start(bare: Bare) -> None:
    """By itself, as an ordinary user, without a screen."""
    bare.run("director", "--version", user=USER)
    seconds = []
    for _ in range(5):
        began = time.monotonic()
        bare.run("director", "--first-window", user=USER, quiet=True)
        seconds.append(time.monotonic() - began)
    tell(f"first window shown and closed again in {', '.join(f'{one:.2f}' for one in seconds)} s")
    said = bare.run("director", "--self-test", "--timing", user=USER)
    bare.hold("the self-test finds no fault", "\n0 faults" in f"\n{said}")
    found = re.search(r"first usable window after ([\d.]+) s", said)
    quick = found is not None and float(found[1]) < FIRST_WINDOW
    bare.hold(f"the first window is there within {FIRST_WINDOW} s", quick)
    crashes = bare.home / BOOKS / "crashes.txt"
    bare.hold("nothing of ours broke", not crashes.exists())
    if crashes.exists():
        tell(crashes.read_text(encoding="utf-8"))
    book = bare.home / BOOKS / "events.book"
    bare.hold("the first start made the book", book.is_file())


def open_files(bare: Bare) -> None:
    """Each kind of file is told by what stands in it, and opens what it is."""
    inside = bare.root / LIB / "_internal" / "director" / "resources"
    ours = [
        bare.home / BOOKS / "events.book",
        inside / "structures" / "horse.toml",
        inside / "games" / "stud.toml",
    ]
    lacking = [one.name for one in ours if not one.is_file()]
    bare.hold(f"there is one of each kind to open {lacking or ''}", not lacking)
    if lacking:
        return
    for one in ours:
        shutil.copy(one, bare.home)
    (bare.home / "other.toml").write_text('colour = "green"\n', encoding="utf-8")
    bare.run("chown", "-R", f"{USER}:{USER}", HOME, quiet=True)
    for one in ours:
        bare.run("director", "--first-window", f"{HOME}/{one.name}", user=USER)
    bare.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *LOOKS, quiet=True)
    bare.run("desktop-file-validate", "/usr/share/applications/tournament-director.desktop")
    for name, kind in KINDS.items():
        said = bare.run(
            *("gio", "info", "-a", "standard::content-type", f"{HOME}/{name}"),
            user=USER,
            quiet=True,
        )
        bare.hold(f"{name} is {kind}", said.rpartition(": ")[2].strip() == kind)
        opens = bare.run("gio", "mime", kind, user=USER, quiet=True)
        wanted = "tournament-director" in kind
        bare.hold(
            f"{name} is {'' if wanted else 'not '}opened with the program",
            ("tournament-director.desktop" in opens) == wanted,
        )


def remove(bare: Bare) -> None:
    """The program goes, what people wrote stays."""
    books = written(bare.home)
    bare.run("apt-get", "purge", "-y", "-qq", "tournament-director", quiet=True)
    left = [one for one in (LIB, COMMAND) if os.path.lexists(bare.root / one)]
    bare.hold(f"nothing of the program is left {left or ''}", not left)
    bare.hold(f"all {len(books)} files of the user are as they were", books == written(bare.home))


def written(folder: Path) -> dict[str, str]:
    """Every file in a folder, with what is in it in short."""
    return {
        str(one.relative_to(folder)): hashlib.sha256(one.read_bytes()).hexdigest()
        for one in sorted(folder.rglob("*"))
        if one.is_file()
    }


def main() -> int:
    """Tries it all; 1 where something fell short."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("package", type=Path)
    asked.add_argument("--release", default="bookworm", help="of Debian; bookworm if not said")
    asked.add_argument("--mirror", default="", help="debootstrap's own if not said")
    said = asked.parse_args()
    if not debians.able():
        sys.exit("this wants root and debootstrap")
    if not said.package.is_file():
        sys.exit(f"there is no file {said.package}")
    began = time.monotonic()
    try:
        with debians.fresh(said.release, said.mirror) as root:
            bare = Bare(root)
            tell(f"a bare Debian {said.release} in {time.monotonic() - began:.0f} s")
            check(bare, said.package)
            faults = bare.faults
    except (debians.NotMade, NotInstalled) as why:
        sys.exit(str(why))
    for fault in faults:
        tell(f"FALLS SHORT: {fault}")
    tell(f"{len(faults)} faults in {time.monotonic() - began:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
