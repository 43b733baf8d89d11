"""The Debian package: the built folder, a command, and what a desktop wants to know."""

import shutil
import subprocess
import textwrap
from pathlib import Path

from building import desktops
from building.contents import CHECKOUT, Contents
from building.frozen import NotBuilt, NotHere

_WIDTH = 76


def deb(contents: Contents, folder: Path, build: Path) -> Path:
    """Makes the package. Raises NotBuilt."""
    if not shutil.which("dpkg-deb"):
        raise NotHere("there is no dpkg-deb on this system")
    architecture = _said("dpkg", "--print-architecture")
    root = build / "deb"
    shutil.rmtree(root, ignore_errors=True)
    _lay_out(contents, folder, build, root)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(fields(contents, architecture, _kilobytes(root)), encoding="utf-8")
    made = build / f"{contents.id}_{contents.version}_{architecture}.deb"
    _said("dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(root), str(made))
    shutil.rmtree(root)
    return made


def _lay_out(contents: Contents, folder: Path, build: Path, root: Path) -> None:
    """Everything in the place that it has on the user's disk."""
    lib = root / "usr" / "lib" / contents.id
    shutil.copytree(folder, lib, symlinks=True)
    command = root / "usr" / "bin" / contents.command
    command.parent.mkdir()
    command.symlink_to(Path("..") / "lib" / contents.id / contents.command)
    desktops.write(contents, root / "usr" / "share", build / "icons")
    texts = root / "usr" / "share" / "doc" / contents.id / "copyright"
    texts.parent.mkdir(parents=True)
    texts.write_text(licences(contents), encoding="utf-8")
    for one in root.rglob("*"):
        if not one.is_symlink():
            server = lib / "_internal" / contents.server.programs
            runs = one.is_dir() or one == lib / contents.command or one.parent == server
            one.chmod(0o755 if runs else 0o644)


def fields(contents: Contents, architecture: str, kilobytes: int) -> str:
    """What Debian wants to know of a package."""
    said = contents.debian
    about = textwrap.indent(textwrap.fill(contents.about, _WIDTH), " ")
    lines = [
        f"Package: {contents.id}",
        f"Version: {contents.version}",
        f"Architecture: {architecture}",
        f"Maintainer: {contents.maker}",
        f"Installed-Size: {kilobytes}",
        f"Section: {said['section']}",
        "Priority: optional",
        *(f"{key.capitalize()}: {', '.join(said[key])}" for key in _RELATIONS if said[key]),
        f"Description: {contents.summary}",
        about,
    ]
    return "\n".join(lines) + "\n"


_RELATIONS = ("depends", "recommends", "suggests")


def licences(contents: Contents) -> str:
    """The licence of everything in the package, one after the other."""
    texts = sorted((CHECKOUT / "resources" / "licences").glob("*.txt"))
    parts = [
        f"{contents.name} is shipped with these parts.",
        *(one.read_text("utf-8") for one in texts),
    ]
    return "\n\n----\n\n".join(part.strip() for part in parts) + "\n"


def _kilobytes(root: Path) -> int:
    sizes = (
        one.stat().st_size for one in root.rglob("*") if one.is_file() and not one.is_symlink()
    )
    return sum(-(-size // 1024) for size in sizes)


def _said(*command: str) -> str:
    """What a command says. Raises NotBuilt."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()
