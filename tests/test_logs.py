"""The log in the user's folder."""

import logging

import pytest

from director.house.home import Home
from director.start.program_log import keep_log, write_crash


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    log = logging.getLogger("director")
    before = list(log.handlers)
    keep_log(Home(tmp_path))
    yield Home(tmp_path)
    for handler in set(log.handlers) - set(before):
        log.removeHandler(handler)
        handler.close()
    logging.raiseExceptions = True


def test_a_fault_is_logged_by_its_kind_and_without_its_message(home):
    write_crash(KeyError("Ann Ost"))

    line = home.log.read_text(encoding="utf-8")

    assert line.endswith("ERROR fault: KeyError\n")


def test_a_full_log_makes_room_for_the_next(home):
    log = logging.getLogger("director")

    for _ in range(80):
        log.info("x" * 20_000)

    logs = sorted(path.name for path in home.folder.glob("director.log*"))
    assert logs == ["director.log", "director.log.1", "director.log.2", "director.log.3"]
    assert max(path.stat().st_size for path in home.folder.glob("director.log*")) <= 256 * 1024
