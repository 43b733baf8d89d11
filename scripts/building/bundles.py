"""The macOS disk image; Apple's own tools make it, and they run on macOS only."""

import platform
import subprocess
from pathlib import Path

from building.contents import INSTALLER, Contents
from building.frozen import NotBuilt, NotHere

SCRIPT = INSTALLER / "macos" / "make_dmg.sh"


def bundle(contents: Contents, folder: Path, build: Path) -> Path:
    """Makes the image from the bundle beside the folder. Raises NotBuilt."""
    if platform.system() != "Darwin":
        raise NotHere(f"it needs macOS; {_tried()}")
    made = build / f"{contents.id}-{contents.version}-{platform.machine()}.dmg"
    app = folder.with_name(f"{contents.name}.app")
    command = ["sh", str(SCRIPT), str(app), str(made), contents.name]
    done = subprocess.run(command, check=False)  # what it says is seen: signed or not, notarised
    if done.returncode:
        raise NotBuilt(f"{SCRIPT.name}: status {done.returncode}")
    return made


def _tried() -> str:
    """What the shell says of the script, without running it."""
    command = ["sh", "-n", str(SCRIPT)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return "its script could not be tried: there is no sh"
    return (
        f"its script is no shell script: {done.stderr}" if done.returncode else "its script reads"
    )
