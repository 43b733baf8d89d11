"""The folder in which a server keeps a shared book: made whole or not at all, and one's own.

Nobody comes in without a password, from this machine either.
"""

import os
import secrets
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from director.books.server.logins import AT_ONCE
from director.files.held_files import held
from director.sharing.private_files import write_private
from director.sharing.server_programs import Programs, ServerFailed
from director.translation import say

OWNER = "postgres"
"""The superuser. Stations never sign in as this one: the gate keeps it out."""

STATIONS = 20
"""So many may have joined an evening."""

OF_STATIONS = STATIONS * AT_ONCE
"""Connections for them all."""

CONNECTIONS = OF_STATIONS + 20
"""As many as the server takes: the rest are for this machine."""

_PATIENCE, _A_MOMENT = 3.0, 0.05
"""Seconds for which whoever prepared a folder may still hold it."""

_PRIVATE, _PRIVATE_FOLDER = 0o600, 0o700

_AT_ONE_GO = sys.platform == "linux"
"""Whether what was written can be brought to the disk together: one file after the other takes
seconds, for an empty server has a thousand."""

_SETTINGS = f"""\
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = {CONNECTIONS}
shared_buffers = 32MB
password_encryption = 'scram-sha-256'
authentication_timeout = 10s
lock_timeout = 5s
statement_timeout = 15s
idle_in_transaction_session_timeout = 30s
tcp_keepalives_idle = 2
tcp_keepalives_interval = 1
tcp_keepalives_count = 3
tcp_user_timeout = 5s
client_connection_check_interval = {"0" if sys.platform == "win32" else "2s"}
wal_level = minimal
max_wal_senders = 0
max_wal_size = 256MB
max_logical_replication_workers = 0
recovery_init_sync_method = {"syncfs" if _AT_ONE_GO else "fsync"}
io_method = sync
timezone = 'UTC'
log_timezone = 'UTC'
# what is refused to a station has people's names and telephone numbers in it
log_min_error_statement = panic
log_error_verbosity = terse
"""
"""Written anew at each start: whichever version of this program made the folder."""

_WHO_COMES_IN = "host all all 127.0.0.1/32 scram-sha-256\n"


@dataclass(frozen=True)
class ServerFolder:
    """An evening's folder, and where everything of its server lies in it."""

    path: Path

    @property
    def data(self) -> Path:
        """The server's own folder."""
        return self.path / "data"

    @property
    def lock_file(self) -> Path:
        """What a running server is known by: process, port, whether it is ready."""
        return self.data / "postmaster.pid"

    @property
    def log(self) -> Path:
        """What the server said since it was last started."""
        return self.path / "server.log"

    def password(self) -> str:
        """The superuser's. Raises OSError."""
        return self._password.read_text(encoding="ascii")

    @property
    def _password(self) -> Path:
        return self.path / "password"

    def prepare(self, programs: Programs) -> None:
        """Makes what is not there yet, and sets right what a copy of the folder lost.

        Raises ServerFailed and OSError.
        """
        programs.check_way(self.path)
        programs.hand_over(self.path)
        if not self.data.is_dir():
            self._make(programs)
        if sys.platform != "win32":
            for one in (self.path, self.data):
                one.chmod(_PRIVATE_FOLDER)
            self._password.chmod(_PRIVATE)
        programs.hand_over(self.data, whole=True)
        self._write("director.conf", _SETTINGS)
        self._write("pg_hba.conf", _WHO_COMES_IN)

    def _make(self, programs: Programs) -> None:
        half_made = self.path / "data.new"
        if half_made.exists():
            shutil.rmtree(half_made)
        write_private(self._password, secrets.token_urlsafe(32))
        told = self.path / "password.told"
        shutil.copy(self._password, told)
        try:
            programs.hand_over(told)
            options = ["-A", "scram-sha-256", f"--pwfile={told}", "-E", "UTF8"]
            locale = ["--locale-provider=builtin", "--locale=C.UTF-8"]
            sync = ["--sync-method=syncfs"] if _AT_ONE_GO else []
            user = ["-U", OWNER]
            made: tuple[str | Path, ...] = ("-D", half_made, *user, *options, *locale, *sync)
            programs.run(self.path, "initdb", *made)
        finally:
            told.unlink()
        with (half_made / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("\ninclude_if_exists = 'director.conf'\n")
        half_made.rename(self.data)

    def _write(self, name: str, text: str) -> None:
        """Writes a file of settings, keeping whose it is."""
        path = self.data / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o644)  # no secret, and the user who runs the server has to read it

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps every other program from starting a server here. Raises ServerFailed and OSError.

        It ends with our process, however that ends.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, _PRIVATE)
        until = time.monotonic() + _PATIENCE
        while not held(lock):
            if time.monotonic() > until:
                os.close(lock)
                sentence = (
                    "{path}: this evening is already shared by another window of this program"
                )
                raise ServerFailed(say(sentence, path=self.path))
            time.sleep(_A_MOMENT)
        try:
            yield
        finally:
            os.close(lock)
