"""An evening on its server: the book carried there, the gate before it, the stations' logins.

All of it takes its time and none of it knows of loops: the hub calls it in threads.
"""

import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from shutil import rmtree
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from director.books.moving_out import move_back, moved_out
from director.books.server import reaching
from director.books.server.look_ups import KeepingLookUps, note_made
from director.books.server.place import ServerPlace
from director.books.server.sentences import plainly
from director.books.server.watching import Watching
from director.sharing.certificate import Certificate, certificate
from director.sharing.codes import new_code
from director.sharing.database_url import database_url
from director.sharing.discovery import Announcement
from director.sharing.evening_note import EveningNote, forget_note, read_note, write_note
from director.sharing.gate import Gate, gate_at
from director.sharing.house_server import HouseServer, house_server
from director.sharing.hub_lines import Begin, TakeBack
from director.sharing.listener import listening_again
from director.sharing.logins import Logins, Seen
from director.sharing.phones import Phones
from director.sharing.remote_address import SIGNS
from director.sharing.server import Server, free_port, start
from director.sharing.server_programs import ServerFailed, unable
from director.sharing.station_connection import BOOK
from director.sharing.strangers import Strangers
from director.tournament.log.books import BookFailed


class Evening:
    """An evening that is shared until it is stopped."""

    def __init__(
        self,
        wished: Begin,
        server: Server | HouseServer,
        gate: Gate,
        door: socket.socket,
        shown: Certificate,
        logins: Logins,
        book: str,
        phones: Phones,
        secret: str,
        keeping: ExitStack,
    ) -> None:
        self.wished = wished
        self.door = door
        """A socket at which stations may knock."""
        self.certificate = shown
        self.book = book
        """Its address for this machine's window."""
        self.phones = phones
        self.secret = secret
        """What stands in the address of the remote, for the whole evening."""
        self.gate = gate
        self._server = server
        self._database = server.database if isinstance(server, HouseServer) else BOOK
        self._logins = logins
        self._keeping = keeping

    @property
    def process(self) -> int:
        """The number of the server's process."""
        return self._server.process

    def admit(self, station: str) -> dict[str, Any]:
        """A login for a station: all that it has to know. Raises BookFailed."""
        made = self._logins.admit(station)
        return {
            "certificate": self.certificate.text,
            "port": self.gate.port,
            "login": made.login,
            "password": made.password,
            "database": self._database,
            "station": made.station,
            "evening": self.wished.name,
        }

    def announce(self, version: str) -> Announcement:
        """Says on the network that it is there, for stations of this version. Raises OSError."""
        at = (self.wished.address, self.door.getsockname()[1])
        shown = self.certificate.fingerprint
        return Announcement(*at, self.wished.name, version, shown, self.gate.port)

    def look(self, board: str) -> Seen:
        """Looks at the stations, which hear where the board is: empty while it is off.

        Raises BookFailed.
        """
        return self._logins.look(board)

    def note_pages(self, *, board: bool, remote: bool) -> None:
        """Notes what is switched on, so that it is offered where the evening is gone on with."""
        self._note(board=board, remote=remote)

    def dismiss(self, station: str, who: str) -> None:
        """Admits a station no longer, which is told who did that. Raises BookFailed."""
        self._logins.dismiss(station, who)

    def keep_running(self) -> None:
        """Starts the server again where it was killed, at the same port. Raises ServerFailed."""
        if isinstance(self._server, Server) and not self._server.runs:
            before = self._server.port
            self._server.stop()
            folder = Path(self.wished.folder)
            self._server = start(folder, _first(before))
            self.gate.to = self._server.port

    def move(self, address: str) -> None:
        """From now on it is shared at this address of this machine. Raises ServerFailed."""
        door = listening_again(address, self.door.getsockname()[1])
        try:
            outside = listening_again(address, self.gate.port)
        except ServerFailed:
            door.close()
            raise
        self.door = door
        self.gate.listen_at(outside)
        self.wished = replace(self.wished, address=address)
        self._note(address=address, door=door.getsockname()[1], gate=self.gate.port)

    def take_back(self, who: str) -> Path | None:
        """Carries the book back into its file, and stops. Raises BookFailed.

        The stations are told who has ended the sharing.

        Nobody is let through any more, also where it fails: the book stays on the server then.
        Where the file had records that the server has not, the answer says where it lies now.
        """
        self.door.close()
        with suppress(BookFailed):  # then they see that nobody answers
            self._logins.say_farewell(who)
        self.gate.stop()
        self._keeping.close()
        if isinstance(self._server, HouseServer):
            self._logins.end()
            forget_note(Path(self.wished.folder))
            return None
        return _taken_back(self._server, Path(self.wished.folder), Path(self.wished.book))

    def _note(self, **changed: Any) -> None:
        folder = Path(self.wished.folder)
        if note := read_note(folder):
            with suppress(OSError):  # it is shared all the same
                write_note(folder, replace(note, **changed))

    def stop(self) -> None:
        """Closes the door and the gate, and stops the server: the book stays there."""
        self.door.close()
        self.gate.stop()
        self._keeping.close()
        self._server.stop()


def open_evening(wished: Begin, strangers: Strangers | None = None) -> Evening:
    """Starts to share an evening, or goes on with the one that lies in its folder.

    Raises BookFailed, BookUnusable; nothing runs then, and the book is where it was.
    """
    folder = Path(wished.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unable(error) from error
    note = read_note(folder)
    with ExitStack() as undone:
        house = house_server(wished.book)
        server = house or start(folder)
        undone.callback(server.stop)
        door = listening_again(wished.address, note.door if note else 0)
        undone.callback(door.close)
        outside = listening_again(wished.address, note.gate if note else 0)
        undone.callback(outside.close)
        ports = (door.getsockname()[1], outside.getsockname()[1])
        on = (wished.board, wished.remote)
        secret = (note.secret if note else "") or new_code(SIGNS)
        shared = house.shown if house else wished.book
        now = EveningNote(shared, wished.name, wished.address, *ports, *on, secret)
        try:
            if note is None and isinstance(server, Server):
                _make_database(server)
                with moved_out(Path(wished.book), server.url(BOOK), folder):
                    write_note(folder, now)
            elif note != now:
                write_note(folder, now)
            shown = certificate(folder, wished.address, wished.address, datetime.now(UTC))
        except OSError as error:
            raise unable(error) from error
        logins = Logins(server.url(BOOK))
        if note is None and not house:
            note_made(server.url(BOOK), folder)
        keeping = undone.enter_context(_keeping(server.url(BOOK), folder, logins))
        window = logins.window()
        inside = server.parameters(BOOK)

        def address(login: str, password: str) -> str:
            return database_url(inside | {"user": login, "password": password})

        phones = logins.phones(address)
        gate = gate_at(shown, outside, server.port, strangers=strangers, house=house)
        undone.pop_all()
        book = address(window.login, window.password)
        return Evening(wished, server, gate, door, shown, logins, book, phones, secret, keeping)


def _keeping(url: str, folder: Path, logins: Logins) -> ExitStack:
    """What goes on until it is closed: look-up tables are kept, and nobody holds others up."""
    with ExitStack() as keeping:
        place = ServerPlace(url, folder)
        keeping.callback(place.close)
        keeping.callback(KeepingLookUps(place).stop)
        keeping.callback(Watching(reaching.line(url), logins.was_cut).stop)
        return keeping.pop_all()


def take_back(order: TakeBack) -> Path | None:
    """Carries the book of an evening that nobody ended back into its file. Raises BookFailed.

    Where the file had records that the server has not, the answer says where it lies now.
    """
    folder = Path(order.folder)
    return _taken_back(start(folder), folder, Path(order.book))


def _taken_back(server: Server, folder: Path, book: Path) -> Path | None:
    """Stops the server, whatever comes of it; its folder goes once the book is in its file."""
    with server:
        aside = move_back(server.url(BOOK), folder, book)
        try:
            forget_note(folder)
        except OSError as error:
            raise unable(error) from error
    rmtree(folder, ignore_errors=True)
    return aside


def _make_database(server: Server) -> None:
    """Makes the database anew: what an earlier start left there was never used."""
    with plainly(), psycopg.connect(make_conninfo(**server.parameters()), autocommit=True) as owner:
        owner.execute(f"drop database if exists {BOOK}")
    server.make_database(BOOK)


def _first(port: int) -> Callable[[], int]:
    """Says this port, and then any other free ones."""
    ports = iter((port,))
    return lambda: next(ports, 0) or free_port()
