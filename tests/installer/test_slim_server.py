"""The server as it is shipped is whole enough for an evening."""

import sys
import sysconfig
import tempfile
from pathlib import Path

import pytest
from building import slim_server
from building.contents import contents

from director.sharing.server_programs import programs
from director.start.self_test.sharing import try_sharing

PACKAGES = Path(sysconfig.get_path("purelib"))


@pytest.fixture
def slim():
    """What goes in, laid out where everybody may read it."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield slim_server.lay_out(contents(), PACKAGES, Path(folder) / "server")


def test_an_evening_is_shared_with_no_more_than_what_is_shipped(slim, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(slim), raising=False)

    assert programs().folder == slim / contents().server.programs
    assert [*try_sharing()] == []


def test_a_book_is_copied_with_no_more_than_what_is_shipped(slim):
    found = slim / contents().server.programs
    names = {path.stem for path in found.iterdir() if path.suffix != ".dll"}

    assert names == {"initdb", "pg_ctl", "pg_dump", "pg_restore", "postgres"}


def test_no_python_code_and_no_header_of_the_package_goes_in():
    kept = {place.suffix for place in slim_server.parts(contents().server, PACKAGES)}

    assert kept & {".py", ".h", ".a"} == set()
