"""What all tests share: they need no screen, and nothing from outside a clone."""

import gc
import os
from pathlib import Path

import pytest

from tests.rounds import register

os.environ["QT_QPA_PLATFORM"] = "offscreen"

gc.disable()  # nothing that is collected becomes rubbish, and looking for it takes seconds

register()

SHARED = Path(__file__).parents[2] / "shared"
"""Recorded showdowns and transcriptions, beside the checkout on some machines."""

collect_ignore = [] if SHARED.is_dir() else ["shared"]


def pytest_addoption(parser):
    parser.addoption(
        "--tell", action="store_true", help="write anew the stories that tests hold to"
    )


_WAITING = tuple(
    f"tests/{one}/"
    for one in ("architecture", "books/server", "evenings", "sharing", "start", "web")
)
"""Their tests wait for servers and other processes half of the time."""


def pytest_collection_modifyitems(items):
    """Mixes the files that wait among the others: at the end all workers would wait together."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    waiting = [name for name in files if name.startswith(_WAITING)]
    working = sorted(files.keys() - waiting, key=lambda name: (-len(files[name]), name))
    begun = {name: at / len(waiting) for at, name in enumerate(waiting)}
    before = 0
    for name in working:
        begun[name] = before / len(items)
        before += len(files[name])
    items[:] = [item for name in sorted(begun, key=begun.__getitem__) for item in files[name]]


def pytest_collection_finish() -> None:
    """Whatever tests leave behind is swept up again; what was read to find them is passed over."""
    gc.freeze()
    gc.enable()


def pytest_report_header() -> str:
    """Says whether the suite that reads `../shared` is among the tests."""
    return (
        f"tests/shared: {'not collected, there is no ../shared' if collect_ignore else 'collected'}"
    )


@pytest.fixture(scope="session")
def book_server():
    """A PostgreSQL server that runs while tests do; who kills one starts one of its own."""
    from tests.servers import hurry, running  # noqa: PLC0415 -- few tests pay for a server

    with running() as server:
        hurry(server)
        yield server


@pytest.fixture
def book_url(book_server):
    """The address of a book without events on a server, in a database of its own."""
    from tests.servers import new_book  # noqa: PLC0415 -- few tests pay for a server

    return new_book(book_server)
