"""The Windows installer, compiled by NSIS; Debian has its compiler too, but not what goes in.

On another system a stand-in is compiled, which shows that the script is sound and installs nothing.
"""

import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from building.contents import INSTALLER, Contents
from building.frozen import NotBuilt, NotHere

SCRIPT = INSTALLER / "windows" / "director.nsi"


def setup(contents: Contents, folder: Path, build: Path) -> Path:
    """Makes the installer, on Windows. Raises NotBuilt."""
    if platform.system() != "Windows":
        raise NotHere(f"what goes in is built on Windows; {_tried(contents, build)}")
    made = build / f"{contents.id}-{contents.version}-setup.exe"
    compiled(contents, folder, build / "icons" / "director.ico", made)
    return made


def _tried(contents: Contents, build: Path) -> str:
    """What the compiler says of the script here."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "folder"
        (folder / "_internal").mkdir(parents=True)
        (folder / f"{contents.command}.exe").write_bytes(b"a stand-in")
        (folder / "_internal" / "a library.dll").write_bytes(b"a stand-in")
        made = Path(scratch) / f"{contents.id}-setup.exe"
        try:
            compiled(contents, folder, build / "icons" / "director.ico", made)
        except NotBuilt as why:
            return f"its script could not be tried: {why}"
        return f"its script compiles ({made.stat().st_size // 1024} kB with a stand-in inside)"


def compiled(contents: Contents, folder: Path, icon: Path, made: Path) -> None:
    """Has NSIS compile the script; a warning counts as a fault. Raises NotBuilt."""
    compiler = shutil.which("makensis")
    if compiler is None:
        raise NotHere("there is no makensis on this system")
    said = {
        "FOLDER": folder,
        "OUT": made,
        "ICON": icon,
        "NAME": contents.name,
        "ID": contents.id,
        "COMMAND": contents.command,
        "VERSION": contents.version,
    }
    defined = [f"-D{key}={value}" for key, value in said.items()]
    command = [compiler, "-V2", "-WX", *defined, str(SCRIPT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"makensis says: {(done.stdout + done.stderr).strip()}")
