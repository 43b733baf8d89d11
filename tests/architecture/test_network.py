"""Whoever shares nothing pays nothing for it: no library of the network is loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

NETWORK = {"cryptography", "psycopg", "spake2", "starlette", "uvicorn", "zeroconf"}
LOOPS = {"asyncio", "ssl"}
"""SQLAlchemy loads these itself, so that only a window without a book yet goes without them."""

FIRST_WINDOW = """
import director.start.window_start
import director.window.shell.main_window
"""
AN_EVENING = f"""
{FIRST_WINDOW}
import sys
from pathlib import Path
import director.window.shell.areas
from director.start.self_test.evening import evening
book, desk = evening(Path(sys.argv[1]))
book.close()
"""
LOADED = """
import sys
print(*sys.modules)
"""


@pytest.mark.parametrize(
    ("done", "never"), [(FIRST_WINDOW, NETWORK | LOOPS), (AN_EVENING, NETWORK)]
)
def test_what_is_not_shared_loads_no_library_of_the_network(
    tmp_path: Path, done: str, never: set[str]
) -> None:
    command = [sys.executable, "-c", done + LOADED, str(tmp_path / "events.book")]

    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    loaded = set(said.split())
    floors = {f"director.{floor}" for floor in ("sharing", "web", "books.server")}
    assert loaded & (never | floors) == set()
    assert "director.window.shell.main_window" in loaded
