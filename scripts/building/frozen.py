"""The program with its Python and libraries in one folder, made by PyInstaller.

It is made from the installed package in an environment of its own, so that what is shipped is
exactly what is locked, and nothing that lies about on this machine.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment

from building import slim_server, system_libraries
from building.contents import CHECKOUT, INSTALLER, Contents

_NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*_cache")


class NotBuilt(Exception):
    """Something could not be built; says why."""


class NotHere(NotBuilt):
    """Another system makes it, or this one has not what makes it; says which."""


def place(contents: Contents, build: Path) -> Path:
    """Where in the build folder the program's folder lies, or will."""
    return build / "frozen" / contents.id


def frozen(contents: Contents, build: Path) -> Path:
    """The folder with everything in it. Raises NotBuilt."""
    python = _prepared(build)
    icons(python, build)
    server = slim_server.lay_out(contents, packages(python), build / "server")
    made = place(contents, build)
    shutil.rmtree(made.parent, ignore_errors=True)
    run(
        [
            *(str(python), "-m", "PyInstaller", str(INSTALLER / "director.spec")),
            *("--noconfirm", "--log-level=WARN"),
            *("--distpath", str(made.parent), "--workpath", str(build / "work")),
        ],
        "PyInstaller failed",
        build,
        DIRECTOR_ICONS=str(build / "icons"),
        DIRECTOR_SERVER=str(server),
    )
    for pattern in contents.stripped:
        for library in (made / "_internal").glob(pattern):
            slim_server.strip(library)
    if sys.platform == "linux":
        _settle(contents, made)
    return made


def _settle(contents: Contents, made: Path) -> None:
    """Holds the system's libraries in the folder to the list. Raises NotBuilt."""
    linux = contents.linux
    for idle in system_libraries.unneeded(linux, system_libraries.binaries(made)):
        (made / idle).unlink()
    files = system_libraries.binaries(made)
    found = system_libraries.faults(linux, files)
    if found:
        raise NotBuilt("\n".join(found))
    system_libraries.write_licences(linux, files, made)


def icons(python: Path, build: Path) -> None:
    """The icon in the sizes and forms that each system wants."""
    script = Path(__file__).with_name("icons.py")
    run(
        [str(python), str(script), str(build / "icons")],
        "the icon cannot be drawn",
        build,
        QT_QPA_PLATFORM="offscreen",
    )


def packages(python: Path) -> Path:
    """Where the packages of a Python lie. Raises NotBuilt."""
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(run([str(python), "-I", "-c", asked], "no packages to build from").strip())


def _prepared(build: Path) -> Path:
    """The Python of an environment with the package and the locked tools, and nothing else."""
    venv = build / "environment"
    python = environment.interpreter_in(venv)
    wanted = "".join(environment.locked(part) for part in ("program", "installer"))
    stamp = venv / "whole.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        environment.say("Making an environment to build in ...")
        run([sys.executable, "-m", "venv", "--clear", str(venv)], "no environment to build in")
        listed = venv / "locked.txt"
        listed.write_text(wanted, encoding="utf-8")
        options = ["--no-deps", "--require-hashes", "--only-binary=:all:", "-r"]
        pip(python, "install", *options, str(listed))
        stamp.write_text(wanted, encoding="utf-8")
    again = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
    pip(python, "install", *again, str(copied(build)))
    return python


def copied(build: Path) -> Path:
    """A copy of the package to build from, since building leaves things beside what is built."""
    copy = build / "package"
    shutil.rmtree(copy, ignore_errors=True)
    for name in ("director", "resources", "scripts/building"):
        shutil.copytree(CHECKOUT / name, copy / name, ignore=_NOT_COPIED)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(CHECKOUT / name, copy)
    return copy


def pip(python: Path, command: str, *arguments: str) -> None:
    """Has the pip of a Python do something, asking nobody. Raises NotBuilt."""
    options = ["--no-input", "--disable-pip-version-check", "--progress-bar=off", "--quiet"]
    run([str(python), "-I", "-m", "pip", command, *options, *arguments], "pip failed")


def run(command: list[str], fault: str, folder: Path | None = None, **more: str) -> str:
    """Runs a command, and gives what it says. Raises NotBuilt with that where it fails."""
    done = subprocess.run(
        command,
        cwd=folder,  # not the checkout: its package would be taken for the installed one
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | {"PYTHONPATH": ""} | more,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"{fault}:\n{done.stdout.strip()}")
    return done.stdout


def size(folder: Path) -> int:
    """Megabytes of a file, or of a folder with all that is in it; a link counts as nothing."""
    files = [folder] if folder.is_file() else folder.rglob("*")
    whole = (one.stat().st_size for one in files if one.is_file() and not one.is_symlink())
    return round(sum(whole) / 1e6)
