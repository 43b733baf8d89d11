"""A Debian with nothing in it, in a folder that is gone afterwards; wants debootstrap and root.

Nothing outside the folder is changed.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_KEPT = re.compile(r"https?_proxy|no_proxy|PIP_.+|SSL_CERT_FILE|SOURCE_DATE_EPOCH", re.IGNORECASE)
"""What a command inside is told of how this machine reaches others."""


class NotMade(Exception):
    """There is no such Debian to be had here; says why."""


def able() -> bool:
    """Whether one can be made here."""
    return os.geteuid() == 0 and shutil.which("debootstrap") is not None


@contextmanager
def fresh(release: str, mirror: str) -> Iterator[Path]:
    """The folder of a Debian of some release; debootstrap's own mirror where none is said.

    Raises NotMade.
    """
    root = Path(tempfile.mkdtemp(prefix="bare-debian-"))
    root.chmod(0o755)
    proc = root / "proc"
    try:
        command = ["debootstrap", "--variant=minbase", release, str(root)]
        made = subprocess.run(
            [*command, mirror] if mirror else command, capture_output=True, text=True, check=False
        )
        if made.returncode:
            said = (made.stdout + made.stderr).strip().splitlines()
            last = said[-1] if said else f"status {made.returncode}"
            raise NotMade(f"debootstrap cannot make a Debian {release}: {last}")
        subprocess.run(["mount", "-t", "proc", "proc", str(proc)], check=True)
        yield root
    finally:
        if proc.is_mount():
            subprocess.run(["umount", str(proc)], check=True)
        if not proc.is_mount():  # never through a mount
            shutil.rmtree(root)


def run(
    root: Path, *command: str, user: str = "root", home: str = "/root", **more: str
) -> subprocess.CompletedProcess[str]:
    """Runs a command in there; what it says on either stream is in `stdout`."""
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": home,
        "LC_ALL": "C.UTF-8",
        "DEBIAN_FRONTEND": "noninteractive",
        "QT_QPA_PLATFORM": "offscreen",
        **{key: os.environ[key] for key in os.environ if _KEPT.fullmatch(key)},
        **more,
    }
    return subprocess.run(
        ["chroot", f"--userspec={user}:{user}", str(root), *command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
