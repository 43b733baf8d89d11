"""What Qt needs of a Linux system: which libraries and fonts are lacking, and how they are got.

The wheels bring Qt itself; what draws, finds fonts, talks to the screen and to the printer is the
system's. The linker is asked what it cannot find, so that no list here can fall behind Qt's.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

USED = [
    "Qt[CGNPSTW]*.abi3.so",
    "Qt/plugins/iconengines/*.so",
    "Qt/plugins/imageformats/*.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqwayland.so",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/printsupport/*.so",
    "Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "Qt/plugins/xcbglintegrations/*.so",
]
"""The parts of PySide6 that the program loads, and those that Qt then loads for it."""

FONTS = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts"]
A_FONT = "any font"

PACKAGES = {
    A_FONT: "fonts-dejavu-core",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgmodule-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""Debian's names for what does not go by its rule, see `package`."""


def completed(site_packages: Path) -> str:
    """Sees to what Qt lacks; what the user has to do about it, mostly nothing."""
    lacks = lacking(site_packages / "PySide6")
    if not lacks:
        return ""
    advice = installed(f"Qt lacks {in_short(lacks)}", {package(name) for name in lacks})
    if not advice and (lacks := lacking(site_packages / "PySide6")):
        return f"Qt still lacks {', '.join(lacks)}"
    return advice


def in_short(names: list[str]) -> str:
    """The first few of them, and how many more.

    >>> in_short(["libGL.so.1", "libEGL.so.1", "libX11.so.6", "libxcb.so.1", "any font"])
    'libGL.so.1, libEGL.so.1 and 3 more'
    """
    return (
        ", ".join(names) if len(names) <= 4 else f"{', '.join(names[:2])} and {len(names) - 2} more"
    )


def lacking(pyside: Path) -> list[str]:
    """The libraries that Qt names and this system does not have; and a font, if there is none."""
    if sys.platform != "linux" or not shutil.which("ldd"):
        return []
    files = chain.from_iterable(pyside.glob(pattern) for pattern in USED)
    linker = subprocess.run(
        ["ldd", *map(str, files)],
        env=os.environ | {"LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,  # what it does not find is its answer, not its failure
    )
    return not_found(linker.stdout) + ([] if has_a_font() else [A_FONT])


def not_found(said: str) -> list[str]:
    """What `ldd` could not find, but for parts of Qt, which come in wheels or are not used."""
    missing = set(re.findall(r"(\S+) => not found", said))
    return sorted(name for name in missing if not name.startswith("libQt6"))


def has_a_font() -> bool:
    """Whether the system has any font at all; the names of players need one beside our own."""
    folders = (Path(folder).expanduser() for folder in FONTS)
    return any(file.suffix in {".ttf", ".otf", ".ttc"} for f in folders for file in f.rglob("*"))


def package(library: str) -> str:
    """Debian's package of a library: `libxkbcommon-x11.so.0` is in `libxkbcommon-x11-0`.

    >>> package("libxcb-icccm.so.4"), package("libGL.so.1"), package("libdbus-1.so.3")
    ('libxcb-icccm4', 'libgl1', 'libdbus-1-3')
    """
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    hyphen = "-" if name[-1].isdigit() else ""
    return PACKAGES.get(library, f"{name}{hyphen}{version.partition('.')[0]}")


def installed(lack: str, packages: Iterable[str]) -> str:
    """Has Debian's apt install packages, if this is root; else, or if it fails, what to type."""
    if not shutil.which("apt-get"):
        return f"{lack}; please install it from this system's own packages"
    wanted = sorted(packages)
    found = known(wanted)
    if os.geteuid() != 0:
        first = "" if len(found) == len(wanted) else "sudo apt-get update && "
        return f"{lack}. Type this once:\n  {first}sudo {' '.join(install(found or wanted))}"
    print(f"{lack}; having apt install it ...", file=sys.stderr, flush=True)
    if len(found) == len(wanted) and succeeds(install(found)):
        return ""
    # a fresh system knows no package yet, and an old list names versions that are gone
    if succeeds(["apt-get", "update"]) and succeeds(install(known(wanted) or wanted)):
        return ""
    return f"{lack}, and apt failed. To try again, type:\n  {' '.join(install(wanted))}"


def install(packages: list[str]) -> list[str]:
    """The command that installs Debian packages."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def known(packages: list[str]) -> list[str]:
    """Those packages that apt can install, under the name they have in this release.

    Since Debian 13 and Ubuntu 24.04 some end in `t64`: their times no longer end in 2038.
    """
    both = [name + end for name in packages for end in ("", "t64")]
    policy = subprocess.run(
        ["apt-cache", "policy", *both],
        env=os.environ | {"LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    there = set(re.findall(r"^(\S+):\n.*\n +Candidate: (?!\(none\))", policy, re.MULTILINE))
    return [name for name in both if name in there]


def succeeds(command: list[str]) -> bool:
    """Runs apt, which never asks, waits for another apt, and speaks on standard error."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]
    done = subprocess.run(
        [*command, *options],
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        env=os.environ | quiet,
        check=False,
    )
    return done.returncode == 0
