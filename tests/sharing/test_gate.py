"""The gate: stations of the evening come through, in TLS, and nobody else does."""

import asyncio
import shutil
import socket
import ssl
import sys
import threading
import time
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from director.sharing.certificate import certificate
from director.sharing.gate import Limits, _closed_after, open_gate
from director.sharing.listener import listening as listening_at
from director.sharing.server import start
from director.sharing.server_programs import ServerFailed
from tests.sharing.conftest import PASSWORD, ann, connected

RECORD = "Ann Invented is out in 17th place"
SHORT = Limits(connections=4, from_one_address=3, seconds=0.3)


@pytest.fixture(scope="module")
def server(made, room):
    """One for all gates: none of them changes it."""
    with start(shutil.copytree(made, room / "before all gates")) as running:
        yield running


def spoken(parameters, statement="select current_user"):
    with psycopg.connect(**parameters) as connection:
        return connection.execute(statement).fetchone()[0]


def comes_true(condition):
    """Whether it does within ten seconds."""
    until = time.monotonic() + 10
    while not condition() and time.monotonic() < until:
        time.sleep(0.01)
    return condition()


@contextmanager
def wire(port):
    """A relay to a port that keeps all that crosses it, both ways."""
    seen = bytearray()

    def carry(source, target):
        with closing(target), suppress(OSError):
            while data := source.recv(65536):
                seen.extend(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)

    def relay():
        station, _ = listening.accept()
        gate = socket.create_connection(("127.0.0.1", port))
        back = threading.Thread(target=carry, args=(gate, station))
        back.start()
        carry(station, gate)
        back.join()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=relay)
        thread.start()
        yield listening.getsockname()[1], seen
        thread.join()


def test_a_station_with_the_evenings_certificate_comes_through(opened, shown):
    gate = opened()

    assert spoken(ann(gate, shown).parameters()) == "ann"
    assert spoken(ann(gate, shown).parameters(), "show application_name") == "Registration desk"


def test_a_gate_that_has_moved_is_at_its_new_place_and_ends_no_line(opened, shown):
    gate = opened()
    before = ann(gate, shown)
    with psycopg.connect(**before.parameters()) as there:
        gate.listen_at(listening_at("127.0.0.1", 0))
        moved = ann(gate, shown)

        assert moved.port != before.port
        assert spoken(moved.parameters()) == "ann"
        assert there.execute("select current_user").fetchone() == ("ann",)
    assert comes_true(lambda: not is_open(before.port))


def is_open(port):
    with socket.socket() as tried:
        return not tried.connect_ex(("127.0.0.1", port))


def test_nothing_that_is_written_or_read_crosses_the_wire_in_clear_text(opened, shown):
    gate = opened()

    with wire(gate.port) as (port, seen):
        station = replace(ann(gate, shown), port=port)
        assert spoken(station.parameters(), f"select '{RECORD}'") == RECORD

    assert len(seen) > 1000
    assert [word for word in (RECORD, PASSWORD, "ann", "select") if word.encode() in seen] == []


def test_a_station_never_gives_its_password_to_who_cannot_show_the_certificate(
    opened, shown, tmp_path_factory
):
    gate = opened()
    other = certificate(
        tmp_path_factory.mktemp("other"), "127.0.0.1", "club.local", datetime.now(UTC)
    )
    deceived = replace(ann(gate, shown), certificate=other.file)

    with pytest.raises(psycopg.OperationalError, match="certificate verify failed"):
        spoken(deceived.parameters())


@pytest.mark.parametrize("mode", ["disable", "prefer", "require"])
def test_a_station_that_does_not_begin_with_tls_is_dropped(opened, shown, mode):
    plain = {"sslnegotiation": "postgres", "sslmode": mode}

    with pytest.raises(psycopg.OperationalError, match="closed the connection"):
        spoken(ann(opened(), shown).parameters() | plain)


def test_the_superuser_does_not_come_in_from_outside_with_the_right_password(opened, shown, server):
    told = {"user": "postgres", "password": server.parameters()["password"]}

    with pytest.raises(psycopg.OperationalError, match="nobody signs in as postgres here"):
        spoken(ann(opened(), shown).parameters() | told)


def test_a_wrong_password_is_refused_through_the_gate(opened, shown):
    with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
        spoken(replace(ann(opened(), shown), password="guessed").parameters())


def tls(port, *, protocol="postgresql", newest=ssl.TLSVersion.TLSv1_3):
    """A connection in TLS that looks at no certificate."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    made.check_hostname, made.verify_mode = False, ssl.CERT_NONE
    made.maximum_version = newest
    made.set_alpn_protocols([protocol])
    return made.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=10))


def is_dropped(connection):
    """Whether the other side ends it, having said nothing."""
    try:
        return connection.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_no_older_tls_is_spoken(opened):
    with pytest.raises(ssl.SSLError):
        tls(opened().port, newest=ssl.TLSVersion.TLSv1_2)


def test_a_browser_is_dropped(opened):
    with closing(tls(opened().port, protocol="http/1.1")) as browser:
        assert is_dropped(browser)


@pytest.mark.parametrize("said", [b"", b"\x16", b"GET / HTTP/1.1\r\n\r\n", b"\0" * 5000])
def test_a_stranger_who_says_nothing_sensible_is_dropped(opened, capfd, said):
    gate = opened(SHORT)

    with socket.create_connection(("127.0.0.1", gate.port), timeout=10) as stranger:
        stranger.sendall(said)
        assert is_dropped(stranger)

    assert comes_true(lambda: gate.connections == 0)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("said", [b"", b"\0\0", b"GET / HTTP/1.1\r\n\r\n", b"\0\0\0\x20\0\3\0\0us"])
def test_a_stranger_in_tls_who_does_not_say_who_comes_is_dropped(opened, capfd, said):
    gate = opened(SHORT)

    with closing(tls(gate.port)) as stranger:
        stranger.sendall(said)
        assert is_dropped(stranger)

    assert comes_true(lambda: gate.connections == 0)
    assert capfd.readouterr() == ("", "")


def test_one_address_takes_no_more_than_its_share_and_gets_it_back(opened, shown):
    gate = opened(replace(SHORT, seconds=10))
    station = ann(gate, shown).parameters()

    with ExitStack() as strangers:
        for _ in range(3):
            address = ("127.0.0.1", gate.port)
            strangers.enter_context(socket.create_connection(address))
        assert comes_true(lambda: gate.connections == 3)
        with pytest.raises(psycopg.OperationalError):
            spoken(station)

    assert comes_true(lambda: gate.connections == 0)
    assert spoken(station) == "ann"


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127 is this machine")
def test_a_station_comes_in_where_strangers_have_all_places_and_is_not_pushed_out(opened, shown):
    gate = opened(replace(SHORT, seconds=10))
    told = ann(gate, shown).parameters()

    with ExitStack() as lines:

        def come(*addresses):
            for one in addresses:
                stranger = socket.create_connection(("127.0.0.1", gate.port), 5, (one, 0))
                lines.enter_context(stranger)

        come(*("127.0.0.2", "127.0.0.3") * 3)
        assert comes_true(lambda: gate.connections == 4)
        station = lines.enter_context(psycopg.connect(**told))
        come("127.0.0.1", "127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4")
        assert comes_true(lambda: gate.connections == 4)
        assert station.execute("select current_user").fetchone() == ("ann",)


def files_open():
    """How many this process has open, where the system tells."""
    folder = Path("/proc/self/fd")
    return len([*folder.iterdir()]) if folder.is_dir() else 0


def test_a_hundred_strangers_leave_nothing_behind(opened):
    gate = opened(Limits(seconds=0.3))
    before = files_open()

    for number in range(100):
        with socket.create_connection(("127.0.0.1", gate.port)) as stranger:
            stranger.sendall(b"\x16\3\1" * (number % 3))
    with socket.create_connection(("127.0.0.1", gate.port), timeout=10) as last:
        assert is_dropped(last)

    assert comes_true(lambda: (gate.connections, files_open()) == (0, before))


def test_a_station_hears_that_the_server_is_away_and_comes_again_after_its_restart(evening, shown):
    with start(evening) as server:
        gate = open_gate(shown, "127.0.0.1", 0, server.port)
        station = ann(gate, shown).parameters()
        assert spoken(station) == "ann"

    try:
        with pytest.raises(psycopg.OperationalError, match="the server does not run just now"):
            spoken(station)
        with start(evening) as again:
            gate.to = again.port
            assert spoken(station) == "ann"
    finally:
        gate.stop()


def test_a_gate_that_is_closed_ends_every_connection(opened, shown, server):
    gate = opened()
    connection = psycopg.connect(**ann(gate, shown).parameters())

    gate.stop()

    with pytest.raises(psycopg.OperationalError):
        connection.execute("select 1")
    connection.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", gate.port))
    with connected(server) as owner:
        left = "select count(*) from pg_stat_activity where usename = 'ann'"
        assert comes_true(lambda: owner.execute(left).fetchone() == (0,))


def test_a_port_that_somebody_has_is_refused_in_a_sentence(opened, shown):
    port = opened().port

    with pytest.raises(ServerFailed, match=rf"^nothing can be shared at 127.0.0.1, port {port}: "):
        open_gate(shown, "127.0.0.1", port, 1)


@pytest.mark.parametrize("address", ["192.0.2.7", "nowhere"])
def test_an_address_of_another_machine_is_refused_in_a_sentence(shown, address):
    with pytest.raises(ServerFailed, match=rf"^nothing can be shared at {address}, port 0: "):
        open_gate(shown, address, 0, 1)


def test_a_station_that_is_shown_shows_no_password(opened, shown):
    assert PASSWORD not in repr(ann(opened(), shown))


class ClosedTwice:
    """A connection of TLS that was closed twice before, as Python 3.11.2 leaves it."""

    def __init__(self):
        self.transport = self

    def abort(self):
        raise AttributeError("'NoneType' object has no attribute '_abort'")

    def close(self):
        pass

    async def wait_closed(self):
        pass


def test_a_gate_that_is_stopped_breaks_over_no_connection_that_was_closed_already():
    async def stopped():
        async with _closed_after(ClosedTwice()):
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(stopped())
