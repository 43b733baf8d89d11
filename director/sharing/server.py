"""The PostgreSQL that keeps a shared book: started on this machine, for this machine alone.

Other machines come to it through the gate. What it has acknowledged is on the disk, whatever kills
it. Where its program was killed and it went on by itself, the next start ends it first.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from shutil import rmtree
from types import TracebackType
from typing import Self

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.sql import SQL, Identifier

from director.sharing.database_url import database_url
from director.sharing.evening_note import read_note
from director.sharing.server_folder import OWNER, ServerFolder
from director.sharing.server_programs import Programs, ServerFailed, programs, reason, unable
from director.translation import say

HERE = "127.0.0.1"
_READY, _READY_LINE = "ready", 7
_PORT_LINE = 3
_PATIENCE = 30.0
"""Seconds that a start may take: after a crash the server first reads what it noted down."""
_TO_STOP = 20.0
"""Seconds, after which it is stopped without being asked."""
_PORTS = 5
"""So often another port is tried, where somebody else was faster."""
_TAKEN = "could not create any TCP/IP sockets"
_ALREADY = 'lock file "postmaster.pid" already exists'
_STILL_THERE = "pre-existing shared memory block"
"""A server was killed, and its processes have not all seen it yet."""
_STARTING_UP = "57P03"
_A_MOMENT, _A_WHILE = 0.01, 1.0
_WITHOUT_HASTE = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0"
"""Who carries a whole book here may take longer than a station."""


class Server:
    """A server that runs. It stops when it is told to, and at the end of a `with`."""

    def __init__(
        self,
        folder: ServerFolder,
        port: int,
        process: subprocess.Popen[bytes],
        programs: Programs,
        held: ExitStack,
    ) -> None:
        self.folder = folder
        self.port = port
        """On 127.0.0.1."""
        self._process = process
        self._programs = programs
        self._held = held

    @property
    def runs(self) -> bool:
        """Whether it still does: it may have been killed."""
        return self._process.poll() is None

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    def parameters(self, database: str = OWNER) -> dict[str, str]:
        """How libpq reaches a database of it from this machine, as its superuser."""
        told = {"dbname": database, "options": _WITHOUT_HASTE}
        return _parameters(self.folder, self.port) | told

    def url(self, database: str) -> str:
        """The same in one line, as the books take it; the password is in it."""
        return database_url(self.parameters(database))

    def make_database(self, name: str) -> None:
        """Makes an empty database, where there is none of that name. Raises ServerFailed."""
        known = "select 1 from pg_database where datname = %s"
        try:
            with psycopg.connect(make_conninfo(**self.parameters()), autocommit=True) as owner:
                if owner.execute(known, [name]).fetchone() is None:
                    owner.execute(SQL("create database {}").format(Identifier(name)))
        except psycopg.Error as error:
            raise ServerFailed(say("the server: {reason}", reason=reason(str(error)))) from error

    def stop(self) -> None:
        """Ends it, and every connection; what was committed stays. Raises ServerFailed."""
        with self._held:
            if sys.platform == "win32":
                if self.runs:
                    _stop(self.folder, self._programs)
            else:
                self._process.send_signal(signal.SIGINT)  # nothing where it has ended
            try:
                self._process.wait(_TO_STOP)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def free_port() -> int:
    """A port of this machine that nobody listened on just now."""
    with socket.socket() as tried:
        tried.bind((HERE, 0))
        port: int = tried.getsockname()[1]
        return port


def start(path: Path, ports: Callable[[], int] = free_port) -> Server:
    """Starts the server of an evening's folder, which is made where there is none.

    Raises ServerFailed.
    """
    found = programs()
    folder = ServerFolder(path.absolute())
    with ExitStack() as until_it_runs:
        try:
            until_it_runs.enter_context(folder.held())
            folder.prepare(found)
            _end_what_was_left(folder, found)
            process, port = _started(folder, found, ports)
        except OSError as error:
            raise unable(error) from error
        return Server(folder, port, process, found, until_it_runs.pop_all())


def prepare(path: Path) -> bool:
    """Makes what an evening's server begins with; no where it was there. Raises ServerFailed."""
    found = programs()
    folder = ServerFolder(path.absolute())
    try:
        with folder.held():
            is_there = folder.data.is_dir()
            folder.prepare(found)
    except OSError as error:
        raise unable(error) from error
    return not is_there


def forget_prepared(path: Path) -> None:
    """Takes away what was made for an evening that nobody began. Raises ServerFailed."""
    folder = ServerFolder(path.absolute())
    with folder.held():
        if read_note(path) is None:  # another window may have begun meanwhile
            rmtree(folder.data, ignore_errors=True)


def end_what_was_left(path: Path) -> None:
    """Stops the server of an evening's folder whose program was killed. Raises ServerFailed."""
    found = programs()
    folder = ServerFolder(path.absolute())
    try:
        with folder.held():
            _end_what_was_left(folder, found)
    except OSError as error:
        raise unable(error) from error


def _started(
    folder: ServerFolder, found: Programs, ports: Callable[[], int]
) -> tuple[subprocess.Popen[bytes], int]:
    """The process, which takes connections, and its port."""
    for _ in range(_PORTS):
        port = ports()
        command = found.command("postgres", "-D", folder.data, "-p", str(port))
        with os.fdopen(os.open(folder.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)) as log:
            told = found.circumstances(folder.path)
            told |= {"stdout": log, "stderr": subprocess.STDOUT}
            # a session of its own: a Ctrl+C in our terminal is ours to hear
            process = subprocess.Popen(command, **told, start_new_session=True)
        if _ready(folder, process):
            return process, port
        said = folder.log.read_text(encoding="utf-8", errors="replace")
        if _ALREADY in said:
            sentence = "{path}: another server is running in this folder"
            raise ServerFailed(say(sentence, path=folder.path))
        if _STILL_THERE in said:
            time.sleep(_A_WHILE)
        elif _TAKEN not in said:
            raise ServerFailed(say("the server did not start: {reason}", reason=reason(said)))
    if _STILL_THERE in said:
        raise ServerFailed(say("the server did not start: {reason}", reason=_STILL_THERE))
    raise ServerFailed(say("the server did not start: no port of this machine is free"))


def _ready(folder: ServerFolder, process: subprocess.Popen[bytes]) -> bool:
    """Waits until it takes connections; no where it ends instead. Raises ServerFailed."""
    until = time.monotonic() + _PATIENCE
    while process.poll() is None:
        lines = _lock_lines(folder)
        if lines[:1] == [str(process.pid)] and lines[_READY_LINE:][:1] == [_READY]:
            return True
        if time.monotonic() > until:
            process.kill()
            process.wait()
            said = folder.log.read_text(encoding="utf-8", errors="replace")
            sentence = "the server did not start within {seconds:.0f} seconds: {reason}"
            raise ServerFailed(say(sentence, seconds=_PATIENCE, reason=reason(said)))
        time.sleep(_A_MOMENT)
    return False


def _lock_lines(folder: ServerFolder) -> list[str]:
    """What the server notes of itself; nothing where it has noted nothing yet."""
    try:
        return [line.strip() for line in folder.lock_file.read_text(encoding="utf-8").split("\n")]
    except OSError:
        return []


def _parameters(folder: ServerFolder, port: int) -> dict[str, str]:
    return {
        "host": HERE,
        "port": str(port),
        "user": OWNER,
        "password": folder.password(),
        "sslmode": "disable",
        "gssencmode": "disable",
        "require_auth": "scram-sha-256",
        "connect_timeout": "3",
    }


def _end_what_was_left(folder: ServerFolder, found: Programs) -> None:
    """Stops a server whose program was killed, or forgets one that a lost battery ended.

    We hold the folder, so that nobody needs it. But its note of itself names a process, and that
    number may be another program's by now: what runs there has to know our password.
    """
    lines = _lock_lines(folder)
    if len(lines) <= _PORT_LINE or not lines[_PORT_LINE].isdecimal():
        return
    port = int(lines[_PORT_LINE])
    try:
        _greeted(folder, port)
    except psycopg.OperationalError:
        with socket.socket() as tried:
            if tried.connect_ex((HERE, port)):
                folder.lock_file.unlink()
        return
    _stop(folder, found)


def _greeted(folder: ServerFolder, port: int) -> None:
    """Signs in to a server, which shows that it is ours. Raises psycopg.OperationalError."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            psycopg.connect(make_conninfo(dbname=OWNER, **_parameters(folder, port))).close()
        except psycopg.OperationalError as refused:
            if refused.sqlstate != _STARTING_UP or time.monotonic() > until:
                raise
            time.sleep(_A_MOMENT)
        else:
            return


def _stop(folder: ServerFolder, found: Programs) -> None:
    """Stops whichever server runs in a folder. Raises ServerFailed."""
    options = ("-m", "fast", "-w", "-t", str(int(_TO_STOP)))
    found.run(folder.path, "pg_ctl", "stop", "-D", folder.data, *options)
