"""An evening is shared by a hub in a process of its own, joined from others, and taken back."""

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from director import __version__
from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.stations import How, Shared, Stranger
from director.house.home import Home
from director.sharing.addresses import addresses
from director.sharing.codes import SIGNS
from director.sharing.evening_note import read_note
from director.sharing.server import end_what_was_left
from director.sharing.share import Machine, Share
from director.start.left_behind import left_behind
from director.start.stations import joining
from director.tournament.commands import Register
from director.tournament.log.books import BookFailed, BookUnusable
from director.views.qr import qr
from tests.sharing.desks import HERE, PATIENCE, a_desk, listed, runs, server_of, within
from tests.sharing.knocks import knocked

SAID = 5.0
"""Seconds within which it is said that nothing is shared any more."""


def logs(book):
    """All records of all events, as they are stored."""
    return {row.number: [tuple(one) for one in book.texts(row.number)] for row in book.events()}


def in_file(home):
    book = Books(home.book)
    try:
        return logs(book)
    finally:
        book.close()


@pytest.fixture
def desk():
    """A machine with a book of one event, whose hub has ended when the test has."""
    with a_desk() as made:
        yield made


@pytest.fixture(scope="module")
def sharing():
    """The same for several tests: its evening is shared."""
    with a_desk() as made:
        made.begin()
        yield made


@pytest.fixture
def opened(tmp_path):
    """Opens a book on a server, for as long as the test takes."""
    with ExitStack() as until_then:

        def opened(url):
            book = Books(ServerPlace(url, tmp_path))
            until_then.callback(book.close)
            return book

        yield opened


def is_open(port):
    with socket.socket() as tried:
        return tried.connect_ex((HERE, port)) == 0


def test_what_another_process_does_on_a_shared_evening_is_here_and_then_in_the_file(desk, opened):
    before = in_file(desk.home)
    shared = desk.begin()
    book = opened(shared.book)
    assert logs(book) == before
    ours = listed(book).open(book.events()[0].number)

    command = [sys.executable, "-m", "tests.sharing.station"]
    told = [str(desk.home.folder), shared.link, "Floor", "Zoe Invented"]
    subprocess.run([*command, *told], check=True, timeout=PATIENCE)
    ours.catch_up()

    assert sorted(ours.people().values())[-1] == "Zoe Invented"
    desk.comes(lambda shared: [one.name for one in shared.stations] == ["Floor"])
    assert desk.share.shared.code_ended == "Floor has joined with the code"
    ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
    after = logs(book)
    clock = opened(joining(Home(desk.home.folder / "clock")).join(new_code(desk).link, "", "Clock"))
    assert desk.ends() == Shared(How.OFF)
    assert within(10, clock.farewell)
    assert clock.farewell()[:2] == (False, "Uwe")
    assert in_file(desk.home) == after
    assert {one.name for one in desk.home.folder.glob("*.book*")} == {"events.book"}


def test_what_was_prepared_and_not_begun_is_gone_and_the_next_is_begun_all_the_same(desk):
    made = desk.home.evening / "data"
    desk.share.prepare()
    assert within(PATIENCE, made.is_dir)
    desk.share.put_away()
    left = desk.share.left_over()
    gone = within(PATIENCE, lambda: not made.exists())
    desk.share.prepare()

    desk.begin()

    assert (left, gone) == ("", True)
    assert desk.ends() == Shared(How.OFF)
    assert not desk.home.evening.exists()


def new_code(desk):
    """How the evening stands when it has a code that nobody has used."""
    before = desk.share.shared.code
    desk.share.new_code()
    return desk.comes(lambda shared: shared.code not in ("", before))


def test_a_station_comes_back_by_what_it_kept_until_it_is_dismissed(sharing, opened, tmp_path):
    floor = joining(Home(tmp_path / "floor"))
    floor.join(new_code(sharing).link, "", "Floor")
    ((name, address),) = floor.joined()

    assert name == "Friday, as Floor"
    book = opened(address)
    assert len(book.events()) == 1
    sharing.comes(lambda shared: [one.here for one in shared.stations] == [True])
    sharing.share.dismiss("Floor", "Uwe")
    sharing.comes(lambda shared: shared.stations == ())
    assert within(10, book.farewell)
    assert book.farewell()[:2] == (True, "Uwe")
    with pytest.raises(BookUnusable, match="this station is not admitted to the event any more"):
        opened(address)
    floor.forget(address)
    assert floor.joined() == []


def test_a_second_station_of_a_name_is_called_otherwise(sharing, tmp_path):
    for folder in ("clock", "other clock"):
        shared = new_code(sharing)
        where = f"{shared.address}:{shared.port}"
        joining(Home(tmp_path / folder)).join(where, shared.code.lower(), "Clock")

    there = sharing.comes(lambda shared: len(shared.stations) == 2).stations
    assert [one.name for one in there] == ["Clock", "Clock 2"]


def test_the_board_is_there_once_it_is_switched_on_and_gone_when_it_is_off(sharing):
    assert sharing.share.shared.board == ""

    sharing.share.open_board(board=True, remote=False)
    address = sharing.comes(lambda shared: shared.board).board
    sharing.share.announce(1, "Dinner is served")
    within(PATIENCE, lambda: "Dinner is served" in read(address))
    page = read(address)
    sharing.share.open_board(board=False, remote=False)
    sharing.comes(lambda shared: not shared.board)

    assert "Sample evening" in page
    assert "Dinner is served" in page
    assert not is_open(urlsplit(address).port)


def test_what_was_switched_on_is_known_where_the_evening_is_gone_on_with(sharing):
    sharing.share.open_board(board=True, remote=False)
    sharing.comes(lambda shared: shared.board)
    assert within(PATIENCE, lambda: sharing.share.left_over_pages() == (True, False))


def test_a_joined_station_knows_the_board_and_what_it_announces_stands_there(
    sharing, opened, tmp_path
):
    link = new_code(sharing).link
    book = opened(joining(Home(tmp_path / "far")).join(link, "", "Far room"))
    sharing.share.open_board(board=True, remote=False)
    address = sharing.comes(lambda shared: shared.board).board
    known = within(PATIENCE, lambda: book.board() == address)

    book.announce(1, "Table 9 <b>breaks</b>")

    assert known
    assert within(PATIENCE, lambda: "Table 9 &lt;b&gt;breaks&lt;/b&gt;" in read(address))
    sharing.share.open_board(board=False, remote=False)
    assert within(PATIENCE, lambda: book.board() == "")


def read(address):
    """A page, as a reader gets it: nobody is given twenty a second for long."""
    time.sleep(0.1)
    with urlopen(address, timeout=PATIENCE) as answer:
        return answer.read().decode()


def test_the_remote_is_behind_the_door_while_it_is_switched_on(sharing, tmp_path):
    shared = sharing.share.shared
    at = f"https://{shared.address}:{shared.port}/remote/"
    secret = read_note(sharing.home.evening).secret
    trusted = ssl.create_default_context(cafile=sharing.home.evening / "certificate.pem")

    def status(secret):
        try:
            with urlopen(f"{at}{secret}", timeout=PATIENCE, context=trusted) as answer:
                return answer.status
        except HTTPError as refused:
            return refused.code

    off = status(f"{secret}/")
    sharing.share.open_board(board=False, remote=True)
    shared = sharing.comes(lambda shared: shared.remote)
    on = [status(one) for one in (f"{secret}/", secret.lower(), "", f"{'X' * 8}/")]
    sharing.share.open_board(board=False, remote=False)
    sharing.comes(lambda shared: not shared.remote)

    assert (off, on, status(f"{secret}/")) == (404, [200, 200, 404, 404], 404)
    way = urlsplit(shared.remote)
    assert (way.hostname, way.path, way.fragment) == (HERE, "/floor", f"{shared.port}/{secret}")
    assert len(shared.remote_pin) == 6
    assert (len(secret), set(secret) - set(SIGNS)) == (8, set())


@pytest.mark.skipif(sys.platform == "darwin", reason="a Mac has one address for itself")
def test_a_neighbor_who_tries_codes_is_told_of_and_shut_out_and_a_station_joins_all_the_same(
    desk, tmp_path
):
    shared = desk.begin()
    code = {"version": __version__, "station": "x", "message": bytes(33)}

    def tries():
        return knocked(shared.port, "pair", code, address="127.0.0.2")[0]

    gate = read_note(desk.home.evening).gate
    answers = [tries() for _ in range(6)]
    told = desk.comes(lambda now: now.strangers and now.strangers[0].codes == 5).strangers
    desk.share.shut_out("127.0.0.2")
    desk.comes(lambda shared: shared.strangers[0].shut_out)
    for port in (shared.port, gate):
        with socket.create_connection((HERE, port), 10, ("127.0.0.2", 0)) as line:
            assert line.recv(1) == b""
    joined = joining(Home(tmp_path)).join(shared.link, "", "Floor")
    desk.share.let_in("127.0.0.2")
    desk.comes(lambda shared: not shared.strangers[0].shut_out)

    assert (answers, tries()) == ([403] * 6, 410)
    assert told == (Stranger("127.0.0.2", codes=5),)
    assert joined.startswith("postgresql")


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="Linux alone tells who listens")
def test_the_evening_listens_where_it_was_told_to_and_nowhere_else(sharing):
    note = read_note(sharing.home.evening)

    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    where = {line[1].split(":")[0] for line in lines if _port(line) in (note.door, note.gate)}

    assert where == {"0100007F"}  # 127.0.0.1


def _port(line):
    """Of a line of a process that listens; else 0."""
    return int(line[1].split(":")[1], 16) if line[3] == "0A" else 0


def test_when_the_program_ends_all_has_stopped_and_the_evening_is_gone_on_with(desk, opened):
    shared = desk.begin()
    joined = joining(Home(desk.home.folder / "floor"))
    floor = joined.join(shared.link, "", "Floor")
    hub, server = desk.share.process, server_of(desk.home)
    note = read_note(desk.home.evening)
    ports = (shared.port, note.gate)

    desk.share.close()

    assert within(10, lambda: not runs(hub) and not runs(server))
    assert [port for port in ports if is_open(port)] == []
    again = desk.again()
    assert again.left_over() == "Friday"
    on = desk.begin()
    assert (on.port, on.address) == (shared.port, HERE)
    assert read_note(desk.home.evening).secret == note.secret  # phones find the remote again
    assert len(opened(floor).events()) == 1  # who has joined need not join again


def test_an_evening_that_was_left_over_is_taken_back_without_being_shared(desk, opened):
    shared = desk.begin()
    book = opened(shared.book)
    ours = listed(book).open(book.events()[0].number)
    ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
    after = logs(book)
    desk.share.close()

    desk.again()
    assert desk.ends() == Shared(How.OFF)
    assert in_file(desk.home) == after
    assert (desk.share.left_over(), desk.home.evening.exists()) == ("", False)


def test_a_hub_that_is_killed_leaves_no_process_and_the_book_whole(desk, opened):
    shared = desk.begin()
    book = opened(shared.book)
    ours = listed(book).open(book.events()[0].number)
    ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
    after, server = logs(book), server_of(desk.home)

    os.kill(desk.share.process, signal.SIGKILL)

    assert within(SAID, lambda: desk.share.shared.how is How.FAILED)
    assert desk.share.shared.why == "sharing has stopped by itself; go on with it, or end it"
    assert within(10, lambda: not runs(server))
    assert desk.share.left_over() == "Friday"
    assert desk.ends() == Shared(How.OFF)
    assert in_file(desk.home) == after


def test_a_hub_that_stands_still_is_told_of_and_the_evening_is_shared_on(desk, opened):
    shared = desk.begin()
    book = opened(shared.book)
    ours = listed(book).open(book.events()[0].number)
    ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
    after, hub = logs(book), desk.share.process

    os.kill(hub, signal.SIGSTOP)
    told = within(SAID, lambda: desk.share.shared.silent)
    os.kill(hub, signal.SIGCONT)
    assert (told, within(SAID, lambda: not desk.share.shared.silent)) == (True, True)
    os.kill(hub, signal.SIGSTOP)
    desk.comes(lambda shared: shared.silent)
    desk.share.begin_again()
    on = desk.comes(lambda now: now.link and now.book != shared.book)

    assert not runs(hub)
    assert (on.port, logs(opened(on.book))) == (shared.port, after)


def test_a_server_that_is_killed_comes_back_by_itself_at_the_same_place(desk, opened):
    shared = desk.begin()
    before = server_of(desk.home)

    os.kill(before, signal.SIGKILL)

    assert within(PATIENCE, lambda: is_ready(desk.home) and server_of(desk.home) != before)
    assert within(PATIENCE, lambda: answers(shared.book, desk.home))
    assert desk.share.shared.how is How.ON


def is_ready(home):
    try:
        return "ready" in (home.evening / "data" / "postmaster.pid").read_text()
    except OSError:
        return False


def answers(url, home):
    try:
        ServerPlace(url, home.servers).close()
    except BookFailed:
        return False
    return True


def test_where_nothing_can_be_shared_the_sentence_says_why_and_the_book_is_as_it_was(desk):
    before = desk.home.book.read_bytes()

    desk.share.begin("192.0.2.1", "Friday", board=False, remote=False)

    assert within(PATIENCE, lambda: desk.share.shared.how is How.FAILED)
    assert desk.share.shared.why == (
        "nothing can be shared at 192.0.2.1, port 0: Cannot assign requested address"
    )
    assert desk.share.left_over() == ""
    assert desk.home.book.read_bytes() == before


def test_what_cannot_even_begin_is_not_said_to_lie_on_a_server(desk):
    machine = Machine(addresses, qr, end_what_was_left, left_behind)
    folder, nothing = desk.home.evening, [sys.executable, "-c", "pass"]
    share = Share(machine, folder, desk.home.book, nothing)

    share.begin(HERE, "Friday", board=False, remote=False)

    assert within(SAID, lambda: share.shared.how is How.FAILED)
    assert share.shared.why == "sharing could not begin: what was started for it ended by itself"


def test_records_that_somebody_wrote_into_the_old_file_meanwhile_are_not_lost(desk):
    desk.begin()
    book = Books(desk.home.book)
    ours = listed(book).open(book.events()[0].number)
    ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
    written = logs(book)
    book.close()

    ended = desk.ends()

    (aside,) = desk.home.folder.glob("events before sharing *.book")
    assert ended == Shared(
        How.OFF, f"the book’s file had records that the server had not: it lies in {aside}"
    )
    book = Books(aside)
    assert logs(book) == written
    book.close()
