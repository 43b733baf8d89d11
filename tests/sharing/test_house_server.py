"""`director share`: an evening from a server of the house's own, as Debian has it."""

import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from threading import Thread

import pytest

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.house import shelf
from director.sharing.join import Join
from director.sharing.joined import JoinedEvenings
from director.sharing.knocking import granted
from director.tournament.commands import Eliminate, PauseClock
from tests.servers import DEBIANS, asked, new_book, running_debians
from tests.shipped import shipped_games

pytestmark = pytest.mark.skipif(not DEBIANS.is_dir(), reason="there is none on this machine")
PATIENCE = 60.0


class Shares:
    """The program as somebody runs it on the server, and what it says."""

    def __init__(self, book, home, passwords):
        surroundings = {"DIRECTOR_HOME": str(home), "PGPASSFILE": str(passwords)}
        self._said = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "director", "share", book, "--name", "House",
             "--address", "127.0.0.1"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**surroundings, "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"},
        )  # fmt: skip
        Thread(target=self._read, daemon=True).start()

    def hears(self, word):
        """The rest of the first line that begins so and was not heard yet."""

        def found():
            return next((line for line in self._said if line.startswith(word)), "")

        assert within(found), (word, self._said)
        self._said.remove(line := found())
        return line.removeprefix(word).strip()

    def types(self, words):
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdin.close()

    def _read(self):
        with self.process.stdout as told:
            for line in told:
                self._said.append(line.rstrip("\n"))


@pytest.fixture
def house():
    with running_debians() as server:
        yield server


@pytest.fixture
def shares(house, tmp_path):
    url = new_book(house)
    with closing(Books(ServerPlace(url, tmp_path / "owner"))) as book:
        EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk").sample()
    passwords = tmp_path / "passwords"
    passwords.write_text("*:*:*:postgres:of the house\n", encoding="ascii")
    passwords.chmod(0o600)
    began = []

    def shares():
        login, _, where = url.rpartition("@")
        shown = f"{login.rpartition(':')[0]}@{where}"
        began.append(Shares(shown, tmp_path / "server", passwords))
        return began[-1]

    shares.url = url
    yield shares
    for one in began:
        one.stop()


def joins(told, home, name):
    """The book as a station has it that has joined by what the server says."""
    link = told.hears("code ").rpartition(": ")[2]
    join = Join(JoinedEvenings(home), lambda _: lambda: None, granted)
    return Books(ServerPlace(join.join(link, "", name), home / "notes"))


def read(address):
    with urllib.request.urlopen(address, timeout=10) as page:
        return page.read().decode()


def within(true):
    until = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < until:
        time.sleep(0.05)
    return true()


def test_two_desks_and_a_board_work_from_a_server_of_the_house(shares, house, tmp_path):
    told = shares()
    board = told.hears("board: ")
    with closing(joins(told, tmp_path / "one", "Desk 1")) as first:
        assert told.hears("Desk 1 is") == "connected"
        told.types("")
        with closing(joins(told, tmp_path / "two", "Desk 2")) as second:
            one = Desk(first, 1, "Ina", "Desk 1", first.now)
            other = Desk(second, 1, "Uwe", "Desk 2", second.now)
            one.do(Eliminate(3))
            assert within(lambda: other.listen_elsewhere() or other.tournament.out == (3,))
            other.do(PauseClock())
            assert "Sample evening" in read(board)
            assert within(lambda: first.board() == second.board() == board)
            assert within(lambda: second.events()[0].left == 17)

            told.stop()
            assert within(lambda: first.away_since() and second.away_since())
            again = shares()
            again.hears("shared at")
            assert within(lambda: first.away_since() is None)
            one.catch_up()
            one.do(Eliminate(4))

            again.types("end")
            assert again.process.wait(PATIENCE) == 0
            assert within(first.farewell)
    with closing(Books(ServerPlace(shares.url, tmp_path / "owner"))) as book:
        assert book.differences() == []
        assert book.head(1).number == len(one.log.records)
    with asked(house) as owner:
        query = "select rolname from pg_roles where rolname like 'td%'"
        assert owner.execute(query).fetchall() == []


def test_a_file_is_not_shared_so(tmp_path):
    command = [sys.executable, "-m", "director", "share", str(tmp_path / "events.book")]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "does not begin with postgresql://" in done.stderr
