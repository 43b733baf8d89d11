"""`director FILE`, as a real process: the window comes up over what the file is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from director.books.book import Books
from director.house import shelf


def started(home: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "director", "--first-window", *map(str, words)],
        env=os.environ | {"DIRECTOR_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("words", [(), ("open",)])
def test_a_structure_is_opened_with_the_command_and_without(tmp_path, words):
    done = started(tmp_path, *words, shelf.structures() / "horse.toml")

    assert (done.returncode, done.stdout) == (0, "painted\n")


def test_another_book_is_opened_and_the_users_own_is_not_touched(tmp_path):
    home, other = tmp_path / "home", tmp_path / "stick" / "friday.book"
    Books(other).close()

    done = started(home, other)

    assert (done.returncode, done.stdout) == (0, "painted\n")
    assert not (home / "events.book").exists()


def test_the_users_own_book_is_opened_as_ever(tmp_path):
    started(tmp_path)

    done = started(tmp_path, tmp_path / "events.book")

    assert (done.returncode, done.stdout) == (0, "painted\n")
    assert not (tmp_path / "copies" / "copies").exists()


def test_a_word_that_is_neither_a_command_nor_a_file_is_refused(tmp_path):
    done = started(tmp_path, "shodown")

    assert done.returncode == 2
    assert "No such command" in done.stderr
